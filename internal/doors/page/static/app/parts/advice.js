// The strongest player's advice: the reason, and its figures on demand.

import { minis } from "../base/card.js";
import { html, useEffect } from "../base/html.js";
import { strongest } from "../base/lists.js";
import { has, list, number, percent, signed, t } from "../base/phrase.js";
import { Wide, announce } from "./components.js";
import { inShort, nearness, reason, stand, verdict } from "./reason.js";
import { signs } from "./rules.js";
import { bidText, offerName, trumpName } from "./sheet.js";
/** @import { Children } from "../base/html.js" */
/** @import { Advice, Choice, Variant } from "../base/types.js" */

/**
 * The act actually chosen, the name of its player and, for a bid, the number.
 * @typedef {{act: string, name: string, bid: number | undefined}} Done
 */

/** An act in short form. @param {{act: string}} props */
export function Act({ act }) {
	const [verb = "", ...rest] = act.split(" ");
	if (verb === "play" || verb === "lay") return html`<${Cards} cards=${rest.join(" ")} />`;
	return html`<span class="act">${verb === "name" ? trumpName(rest[0]) : offerName(act)}</span>`;
}

/** @param {{cards: string}} props */
const Cards = ({ cards }) => html`<span class="act">${minis(cards)}</span>`;

/** The mark of the best choice: a star. */
export const Best = () =>
	html`<svg class="best-sign" viewBox="0 0 24 24" role="img" aria-label=${t("page.hint.mark.best")}>
		<path d="m12 1.5 3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1 7.8-.6z" />
	</svg>`;

/** The mark of the choice that was made: a ring. */
export const Chosen = () =>
	html`<svg class="done-sign" viewBox="0 0 24 24" role="img" aria-label=${t("page.hint.mark.done")}>
		<circle cx="12" cy="12" r="8" />
	</svg>`;

/** Points, without a sign if they round to zero. @param {number} x */
export const points = (x) => signed(Math.round(x * 10) / 10 || 0, 1);

/** How many sentences of the reason are shown at first. */
const brief = 2;

/**
 * The reason and the advice, the act that was chosen, for a past decision, and the figures on demand.
 * @param {{advice: Advice, variant: Variant | undefined, done?: Done, open?: boolean,
 *   children?: Children}} props open: the figures are shown; children: actions
 */
export function Advised({ advice, variant, done, open = false, children }) {
	const trained = advice.player === strongest;
	const said = reason(advice, variant);
	const did = done ? verdict(advice, done.act, done.name) : "";
	const says = t(trained ? "page.hint.says" : "page.hint.says.untrained");
	useEffect(() => {
		const sentences = [...said.slice(0, brief), `${says} ${inShort(advice.act)}.`, did];
		announce(sentences.filter(Boolean).join(" "), true); // a new live region is not announced
	}, [advice]);
	return html`<div class="advice">
		<div class="advised">
			<p class="why">${signs(said.slice(0, brief).join(" "))}</p>
			<p class="verdict"><${Best} /><span>
				<span class=${trained ? "says" : ""}>${says}</span>${" "}
				<${Act} act=${advice.act} />
			</span></p>
			${done ? html`<p class="did"><${Chosen} /><span>${signs(did)}</span></p>` : null}
		</div>
		${children}
		<${Figures} advice=${advice} variant=${variant} done=${done} open=${open}
			more=${said.slice(brief).join(" ")} />
	</div>`;
}

/**
 * The link to the bid table, for advice that depends on the hand alone.
 * @param {Advice} advice @param {Variant | undefined} variant
 */
function bidTable({ bids, player, variant: id, hand, trump, dealer, seat, against }, variant) {
	if (!bids || !variant || variant.trump.by !== "success" || player !== strongest) return null;
	/** @type {Record<string, string>} */
	const asked = { variant: id, hand, trump, dealer: String(dealer), seat: String(seat) };
	if (against?.length === 1) asked.others = against.join(); // of several kinds it is not told who sits where
	return html`<p class="small"><a href=${`/bids?${new URLSearchParams(asked)}`}>${t("page.bids.all")}</a></p>`;
}

/** Against whom the choices were judged. @param {Advice} advice */
export function against({ against: kinds }) {
	if (!kinds) return "";
	/** @param {string} kind */
	const name = (kind) => (has(`page.level.${kind}`) ? t(`page.level.${kind}`) : t("page.hint.person"));
	return t("page.hint.against", { players: list(kinds.map(name)) });
}

/**
 * The figures behind advice.
 * @param {{advice: Advice, variant: Variant | undefined, done: Done | undefined, open: boolean, more: string}} props
 *   more: the rest of the reason
 */
function Figures({ advice, variant, done, open, more }) {
	const how = stand(advice);
	return html`<details class="figures" open=${open}>
		<summary>${t("page.hint.figures")}</summary>
		<${Wide}>
			${more ? html`<p>${signs(more)}</p>` : null}
			${how ? html`<p class="small soft">${how}</p>` : null}
			${advice.bids
				? html`<${Bids} advice=${advice} variant=${variant} done=${done} />`
				: html`<${Choices} advice=${advice} done=${done} />`}
			${bidTable(advice, variant)}
			<p class="small soft">
				${t("page.hint.relative")} ${t("page.hint.worlds", { n: advice.worlds })} ${against(advice)}
			</p>
		<//>
	</details>`;
}

/**
 * The head of a row: the choice, and a remark on it.
 * @param {{best: boolean, done: boolean, children?: Children}} props
 */
export const Which = ({ best, done, children }) => html`<th scope="row"><span class="which">
	<span class="mark">${best ? html`<${Best} />` : null}${done ? html`<${Chosen} />` : null}</span>${children}
</span></th>`;

/**
 * The distance behind the best, if that exceeds the error.
 * @param {{choice: Choice | undefined, best: boolean, whole?: boolean}} props
 */
function Less({ choice, best, whole }) {
	const close = choice && !best && nearness(choice) === "close";
	const gap = close ? t("page.hint.close") : t("page.hint.behind", { gap: number(choice?.gap ?? 0, 1) });
	const text = best || !choice ? "–" : gap;
	return html`<td class=${`less${close ? " soft" : ""}${whole ? " whole" : ""}`}>${text}</td>`;
}

/** The choices, the best first. @param {{advice: Advice, done: Done | undefined}} props */
function Choices({ advice, done }) {
	return html`<${Wide}><table class="book choices">
		<thead><tr>
			<th scope="col">${t("page.hint.choice")}</th><th scope="col">${t("page.hint.chance")}</th>
			<th scope="col" class="whole">${t("page.hint.points")}</th><th scope="col">${t("page.hint.less")}</th>
		</tr></thead>
		<tbody>${advice.choices.map(
			(c, i) => html`<tr key=${c.act}>
				<${Which} best=${i === 0} done=${c.act === done?.act}><${Act} act=${c.act} /><//>
				<td>${percent(c.chance)}</td>
				<td class="whole">${points(c.points)}</td>
				<${Less} choice=${c} best=${i === 0} />
			</tr>`,
		)}</tbody>
	</table><//>`;
}

/**
 * A row of bids: a number of tricks, and one way to bid it.
 * @typedef {object} Row
 * @property {number} tricks
 * @property {string} cards
 * @property {number} points
 * @property {number} chance
 * @property {{offer: string, points: number}[] | undefined} premiums
 */

/**
 * The rows: the best way for each number, and the act chosen if that was another way.
 * @param {Advice} advice @param {Done | undefined} done @returns {Row[]}
 */
function rowsOf(advice, done) {
	/** @type {Row[]} */
	const rows = (advice.bids ?? []).map((b) => ({ ...b, cards: b.best, premiums: b.premiums }));
	const c = advice.choices.find((x) => x.act === done?.act);
	const cards = c?.act.replace(/^lay /, "") ?? "";
	if (!c || rows.some((r) => r.cards === cards)) return rows;
	const after = rows.findLastIndex((r, i) => i === 0 || r.points >= c.points);
	const own = { tricks: done?.bid ?? 0, cards, points: c.points, chance: c.chance, premiums: undefined };
	return rows.toSpliced(after + 1, 0, own);
}

/** What an offer would gain over passing, if known. @param {Row} row @param {string} offer */
function gain({ premiums }, offer) {
	const [pass, other] = ["pass", offer].map((o) => premiums?.find((p) => p.offer === o));
	return pass && other ? points(other.points - pass.points) : "–";
}

/**
 * The ways to bid each number of tricks, with the gains by premiums.
 * @param {{advice: Advice, variant: Variant | undefined, done: Done | undefined}} props
 */
function Bids({ advice, variant, done }) {
	const all = (advice.bids ?? []).flatMap((b) => b.premiums ?? []).map((p) => p.offer);
	const offers = [...new Set(all)].filter((o) => o !== "pass");
	return html`<${Wide}><table class="book choices bids">
		<thead><tr><th scope="col">${t("col.bid")}</th><th scope="col">${t("page.hint.chance")}</th>
			<th scope="col">${t("page.hint.points")}</th><th scope="col" class="whole">${t("page.hint.less")}</th>
			${offers.map((o) => html`<th key=${o} scope="col">${offerName(o)}</th>`)}</tr></thead>
		<tbody>${rowsOf(advice, done).map((b, i) => {
			const choice = advice.choices.find((c) => c.act === `lay ${b.cards}`);
			return html`<tr key=${b.cards}>
				<${Which} best=${i === 0} done=${choice !== undefined && choice.act === done?.act}>
					<b>${bidText(b.tricks, variant)}</b><${Cards} cards=${b.cards} />
				<//>
				<td>${percent(b.chance)}</td>
				<td>${points(b.points)}</td>
				<${Less} choice=${choice} best=${i === 0} whole />
				${offers.map((o) => html`<td key=${o}>${gain(b, o)}</td>`)}
			</tr>`;
		})}</tbody>
	</table><//>
	${offers.length > 0 ? html`<p class="small soft">${t("page.hint.gain")}</p>` : null}`;
}
