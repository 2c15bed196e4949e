// Both endings of a deal that was played on from a moment, side by side.

import { html } from "../base/html.js";
import { number, signed, t } from "../base/phrase.js";
import { hands } from "../base/view.js";
import { Bare, Told, Wide, useAsked } from "../parts/components.js";
import { signs } from "../parts/rules.js";
import { DealSheet, Sign, trumpName } from "../parts/sheet.js";
import { Tricks, parting } from "../parts/tricks.js";
import { endingsAt } from "../table/outcome.js";
import { query } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { variantOf } from "../transport/variants.js";
import { frontSeat, ownSeat, seatNames, variantName } from "./records.js";
import { load, momentsOf, opened, said } from "./replay.js";
/** @import { Replay, Variant, View } from "../base/types.js" */

/** @typedef {{table: string, match: number, deal: number, step: number}} From "mine": the loaded record */

/** The moment in the address from which play went on. @param {URLSearchParams} asked @returns {From} */
function fromOf(asked) {
	/** @param {string} key @param {number} least */
	const count = (key, least) => Math.max(least, Math.trunc(Number(asked.get(key))) || least);
	const [match, deal, step] = [count("match", 1), count("deal", 0), count("step", 0)];
	return { table: asked.get("of") || "mine", match, deal, step };
}

/** @param {{rest: string[]}} props */
export function Endings({ rest: [table = ""] }) {
	const from = fromOf(query.value);
	const key = endingsAt(table, from);
	const { value: got, wrong } = useAsked(async () => {
		const both = await Promise.all([load(from), hall.replay({ table, match: 1, deal: from.deal })]);
		if (!sameCards(both)) throw new Told(t("page.replay.gone"));
		return { key, both };
	}, key);
	if (wrong) {
		return html`<${Bare} class="endings" title=${t("page.nav.whatif")} text=${wrong}>
			<p><a class="button" href="/records">${t("page.nav.records")}</a></p>
		<//>`;
	}
	if (got?.key !== key) return html`<${Bare} class="endings" text=${t("page.replay.loading")} />`;
	return html`<main id="main" tabindex="-1" class="endings">
		<${Both} table=${table} from=${from} both=${got.both} />
	</main>`;
}

/** Whether both have the same cards: a different record may be loaded by now. @param {[Replay, Replay]} both */
const sameCards = ([a, b]) => String(a.steps[0]?.line.hands) === String(b.steps[0]?.line.hands);

/** The lines of all acts. @param {Replay} played */
const actsOf = ({ steps }) => steps.map(({ line }) => line).filter((line) => "act" in line);

/** The end of a deal with all cards open. @param {Replay} played */
function endOf({ steps }) {
	const views = steps.findLast(({ views }) => views[0]?.phase === "over")?.views;
	return views && opened(views, 0);
}

/** @param {{table: string, from: From, both: [Replay, Replay]}} props */
function Both({ table, from, both: [first, second] }) {
	const { header } = first;
	const variant = variantOf(header.variant, header.rules);
	const [was, now] = [endOf(first), endOf(second)];
	if (!was?.points || !now?.points) {
		return html`<h1>${t("page.nav.whatif")}</h1><p>${t("page.whatif.unfinished")}</p>
			<p><a class="button" href=${`/t/${table}`}>${t("page.records.table")}</a></p>`;
	}
	const parted = parting(actsOf(first), actsOf(second), hands(was), from.step);
	const players = first.steps[0]?.views.length ?? 1;
	const me = ownSeat(second, table);
	const names = [seatNames(header, players, ownSeat(first, from.table)), seatNames(second.header, players, me)];
	const origin = `/replay/${from.table}/${from.match}/${from.deal}`;
	const [before = from.step, after = from.step] = parted?.steps ?? [];
	return html`<div class="endings-head"><header>
			<p class="soft">${header.rules?.name ?? variantName(header.variant)} ·${" "}
				${t("sheet.title", { deal: from.deal + 1, trump: trumpName(now.trump) })}${"\u00a0"}
				<${Sign} trump=${now.trump ?? ""} /></p>
			<h1>${t("page.nav.whatif")}</h1>
			<p class="lead">${whereParted(parted?.trick)}</p>
		</header>
		<${Difference} was=${was.points} now=${now.points} names=${names} me=${frontSeat(second.header, players, me)} /></div>
		<div class="endings-both">
			<${Ending} title=${t("page.whatif.was")} played=${first} view=${was} names=${names[0]} variant=${variant}
				trick=${parted?.trick} step=${before} at=${origin} />
			<${Ending} title=${t("page.whatif.now")} played=${second} view=${now} names=${names[1]} variant=${variant}
				trick=${parted?.trick} step=${after} at=${`/replay/${table}/1/${from.deal}`}
				again=${`${origin}?step=${from.step}&on=1`} />
		</div>`;
}

/** The place where the lines part, in words. @param {number | undefined} trick */
function whereParted(trick) {
	if (trick === undefined) return t("page.whatif.same");
	return trick < 0 ? t("page.whatif.parted.before") : t("page.whatif.parted", { n: trick + 1 });
}

/**
 * One of the endings.
 * @param {{title: string, played: Replay, view: View, names: string[], variant: Variant | undefined,
 *   trick: number | undefined, step: number, at: string, again?: string}} props trick and step: where lines part; at:
 *   its replay; again: the link to try again
 */
function Ending({ title, played, view, names, variant, trick, step, at, again }) {
	const moment = trick === undefined || trick < 0 ? undefined : momentsOf(played)[step + 1];
	return html`<section>
		<h2>${title}</h2>
		${moment ? html`<p>${signs(said(moment, names, -1, variant))}</p>` : null}
		<${DealSheet} view=${view} names=${names} variant=${variant} me=${-1} untitled=${true} />
		<div class="endings-tricks">
			<h3>${t("tricks.title")}</h3>
			<${Tricks} view=${view} names=${names} from=${Math.max(0, trick ?? 0)} />
		</div>
		<p class="row">
			<a class="button" href=${`${at}?step=${step}`}>${t("page.replay")}</a>
			${again ? html`<a class="button plain" href=${again}>${t("page.whatif.again")}</a>` : null}
		</p>
	</section>`;
}

/**
 * The points of every seat in both endings.
 * @param {{was: number[], now: number[], names: string[][], me: number}} props
 */
function Difference({ was, now, names, me }) {
	const seats = was.map((_, i) => i);
	/** @param {number} i */
	const name = (i) => {
		const [a = "", b = ""] = names.map((all) => all[i] ?? "");
		return a === b ? a : html`${a}<span class="soft small"> / ${b}</span>`;
	};
	/** @param {string} label @param {(i: number) => string} of @param {string} [kind] */
	const row = (label, of, kind = "") => html`<tr class=${kind}><th scope="row">${label}</th>
		${seats.map((i) => html`<td key=${i} data-mine=${i === me ? "" : undefined}>${of(i)}</td>`)}</tr>`;
	return html`<${Wide}><table class="book endings-difference">
		<caption class="unseen">${t("page.whatif.points")}</caption>
		<thead><tr><td></td>${seats.map((i) => html`<th key=${i} scope="col">${name(i)}</th>`)}</tr></thead>
		<tbody>
			${row(t("page.whatif.was"), (i) => number(was[i] ?? 0))}
			${row(t("page.whatif.now"), (i) => number(now[i] ?? 0))}
		</tbody>
		<tfoot>${row(t("page.whatif.difference"), (i) => signed((now[i] ?? 0) - (was[i] ?? 0)), "total")}</tfoot>
	</table><//>`;
}
