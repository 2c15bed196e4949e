// The bid table: every way to lay cards aside, grouped by the number of tricks it bids.

import { minis } from "../base/card.js";
import { html, useMemo, useState } from "../base/html.js";
import { number, percent, signed, t } from "../base/phrase.js";
import { Best } from "../parts/advice.js";
import { Wide } from "../parts/components.js";
import { likely } from "../parts/reason.js";
import { bidText, offerName } from "../parts/sheet.js";
/** @import { Advice, Choice, Variant } from "../base/types.js" */

/**
 * How to sort: by bid, chance, points or an offer, up: the lowest first.
 * @typedef {{by: string, up: boolean}} Order
 */
/** All ways to bid a number of tricks, the best first. @typedef {{tricks: number, ways: Choice[]}} Total */

/** The level of an offer, without its number. @param {string} offer */
const level = (offer) => offer.split(" ")[0] ?? "";

/** The worth of a way with an offer. @param {Choice} c @param {string} offer */
const premium = (c, offer) => c.premiums?.find((p) => level(p.offer) === offer);

/** The offers that may follow. @param {Advice} advice */
const offersOf = (advice) => (advice.bids?.[0]?.premiums ?? []).map((p) => level(p.offer));

/** The figure to sort ways by; unknown figures come last. @param {Choice} c @param {string} by */
function figure(c, by) {
	if (by === "chance") return c.chance;
	if (by === "points" || by === "bid") return c.points;
	return premium(c, by)?.points ?? -Infinity;
}

/**
 * The ways grouped by their bid and sorted; in each group the adviser's own comes first, then those played out. Of
 * equals the one comes first that the adviser prefers.
 * @param {Advice} advice @param {Order} order @returns {Total[]}
 */
export function totals(advice, { by, up }) {
	/** @type {Map<number, Choice[]>} */
	const groups = new Map();
	for (const c of advice.choices) groups.set(c.bid ?? 0, [...(groups.get(c.bid ?? 0) ?? []), c]);
	const rank = (/** @type {Choice} */ c) => Number(c.act === advice.act) + Number(c.played ?? false);
	/** @param {Choice} a @param {Choice} b */
	const better = (a, b) => rank(b) - rank(a) || figure(b, by) - figure(a, by);
	const all = [...groups].map(([tricks, ways]) => ({ tricks, ways: ways.toSorted(better) }));
	/** @param {Total} x */
	const value = ({ tricks, ways: [first] }) => (by === "bid" ? tricks : first ? figure(first, by) : 0);
	return all.toSorted((a, b) => (value(b) - value(a)) * (up ? -1 : 1));
}

/** Whether no bid is likely to be made. @param {Advice} advice */
export const hopeless = (advice) => advice.choices.every((c) => Math.round(c.chance * 100) < likely);

/**
 * The head of a column, by which the table can be sorted.
 * @param {{by: string, text: string, order: Order, onorder: (order: Order) => void, class?: string}} props
 */
function Head({ by, text, order, onorder, class: more }) {
	const on = order.by === by;
	const first = by === "bid"; // bids ascend first, figures descend
	const sorted = order.up ? "ascending" : "descending";
	return html`<th scope="col" class=${more} aria-sort=${on ? sorted : undefined}>
		<button type="button" class="sort" onclick=${() => onorder({ by, up: on ? !order.up : first })}>
			${text}<span aria-hidden="true">${on ? (order.up ? "↑" : "↓") : ""}</span>
		</button>
	</th>`;
}

/** Points, rounded; estimates are marked. @param {number} x @param {boolean} [sure] */
const points = (x, sure = true) => `${sure ? "" : "≈ "}${signed(Math.round(x) || 0, 0)}`;

/** The figures of a way. @param {{way: Choice, offers: string[]}} props */
function Figures({ way, offers }) {
	const sure = way.played ?? false;
	const most = Math.max(...(way.premiums ?? []).map((p) => p.points));
	const chance = `${sure ? "" : "≈ "}${percent(way.chance)}`;
	return html`<td class=${offers.length > 0 ? "spare" : ""} data-estimate=${sure ? undefined : ""}>${chance}</td>
		<td class=${offers.length > 0 ? "whole" : ""}>${points(way.points, sure)}</td>
		${offers.map((o) => {
			const p = premium(way, o);
			return html`<td key=${o} class=${p && p.points === most ? "offered top" : "offered"}>
				${p ? html`<b>${points(p.points)}</b> <small>${percent(p.chance)}</small>` : "–"}
			</td>`;
		})}`;
}

/** @param {{act: string}} props */
const Cards = ({ act }) => html`<span class="act">${minis(act.replace(/^lay /, ""))}</span>`;

/**
 * A number of tricks: a row for the best way to bid it, which unfolds the rest.
 * @param {{total: Total, best: string, offers: string[], variant: Variant | undefined}} props
 */
function Rows({ total: { tricks, ways }, best, offers, variant }) {
	const [open, setOpen] = useState(false);
	const [first, ...others] = ways;
	if (!first) return null;
	const bid = bidText(tricks, variant);
	const has = ways.some((c) => c.act === best);
	return html`<tbody class=${open ? "open" : ""}>
		<tr class="total">
			<th scope="row"><span class="which">
				<span class="mark">${has ? html`<${Best} />` : null}</span>
				<b data-long=${bid.length > 2 ? "" : undefined}>${bid}</b>
				<${Cards} act=${first.act} />
			</span></th>
			<${Figures} way=${first} offers=${offers} />
			<td class="fold">${others.length === 0 ? null : html`<button type="button" aria-expanded=${open}
				aria-label=${t("page.bids.fold", { bid, n: ways.length })} onclick=${() => setOpen(!open)}>
				<span aria-hidden="true">${number(ways.length)}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
			</button>`}</td>
		</tr>
		${open ? others.map((c) => html`<tr key=${c.act} class="way">
			<th scope="row"><span class="which">
				<span class="mark">${c.act === best ? html`<${Best} />` : null}</span>
				<b></b><${Cards} act=${c.act} />
			</span></th>
			<${Figures} way=${c} offers=${offers} />
			<td></td>
		</tr>`) : null}
	</tbody>`;
}

/** The time for playing out every way, as a multiple of that for the likely ones. */
const longer = 5;

/**
 * The estimated progress, from 0 to 1: it slows down and never reaches 1.
 * @param {number} time elapsed @param {number} first the time for the likely ways
 */
export function howFar(time, first) {
	const x = time / Math.max(longer * first, 1);
	return x < 0.75 ? x : 1 - 0.25 * Math.exp(3 - 4 * x);
}

/** @param {{advice: Advice, variant: Variant | undefined, order: Order, onorder: (order: Order) => void}} props */
export function Ways({ advice, variant, order, onorder }) {
	const offers = offersOf(advice);
	const rows = useMemo(() => totals(advice, order), [advice, order.by, order.up]);
	const head = { order, onorder };
	return html`<${Wide}><table class="book choices bids ways">
		<caption class="unseen">${t("page.nav.bids")}</caption>
		<thead><tr>
			<${Head} by="bid" text=${t("col.bid")} ...${head} />
			<${Head} by="chance" text=${t("page.hint.chance")} class=${offers.length > 0 ? "spare" : ""} ...${head} />
			<${Head} by="points" text=${t("page.hint.points")} class=${offers.length > 0 ? "whole" : ""} ...${head} />
			${offers.map((o) => html`<${Head} key=${o} by=${o}
				text=${o === "pass" ? t("page.nopremium") : offerName(o)} ...${head} />`)}
			<th scope="col">${t("page.bids.ways")}</th>
		</tr></thead>
		${rows.map((r) =>
			html`<${Rows} key=${r.tricks} total=${r} best=${advice.act} offers=${offers} variant=${variant} />`)}
	</table><//>`;
}
