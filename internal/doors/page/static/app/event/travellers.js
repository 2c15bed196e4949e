// The travellers of an event's boards: the cards, the results of all tables, and what each hand is worth among equals.

import { html, signal, useEffect } from "../base/html.js";
import { number, percent, signed, t } from "../base/phrase.js";
import { Wide } from "../parts/components.js";
import { signs } from "../parts/rules.js";
import { Suits, holder, player, trumpOf } from "../study/handslips.js";
import * as hall from "../transport/eventoperations.js";
import { variantOf } from "../transport/variants.js";
import { handText } from "./ranking.js";
import { figures, nameOf } from "./words.js";
/** @import { EventPar, EventView, RealDeal, Traveller, TravellerLine, Variant } from "../base/types.js" */

/** The pars that are known, of one event. */
const known = signal({ event: "", pars: /** @type {EventPar[]} */ ([]) });

/** Learns the pars of an event, as far as the server has them. @param {string} event */
export async function learnPars(event) {
	for (let more = /** @type {boolean | undefined} */ (true); more;) {
		const told = await hall.eventPars({ event }).catch(() => undefined); // a traveller is complete without
		if (told) known.value = { event, pars: told.pars };
		more = told?.more;
	}
}

/** A player's part of a line. @param {{view: EventView, line: TravellerLine, seat: number}} props */
function Cell({ view, line, seat }) {
	const id = line.players[seat] ?? "";
	const ruling = line.rulings?.[id];
	const points = line.points?.[seat];
	return html`<td><span class="who">${nameOf(view, id)}</span> <span class="figures">
		<span class="soft">${handText(line.entry?.hands[seat])}</span>
		${ruling
			? html`<b>${t(`page.event.ruling.${ruling.score}`, { n: ruling.points ?? 0 })}</b>`
			: points === undefined ? null : html`<b>${number(points)}</b>`}
		${line.field && !ruling
			? html`<span class="soft">${figures(line.field[seat] ?? "0", true)}</span>` : null}</span></td>`;
}

/**
 * The path of the report on what a table played; undefined at real tables.
 * @param {EventView} view @param {TravellerLine} line @param {number} board
 */
export function reportOf(view, line, board) {
	const table = view.rounds.find((r) => r.number === line.round)?.tables.find((x) => x.number === line.table);
	if (!table?.at || !line.points) return undefined;
	return `/report/${table.at}/${table.boards.findIndex((b) => b.number === board) + 1}`; // each board is a match there
}

/** @param {{n: number, report: string | undefined}} props n: the table's number */
function TableName({ n, report }) {
	const name = t("page.event.table", { n });
	return report ? html`<a href=${report}>${name}</a>` : name;
}

/** The cards of a board, above its results. @param {{variant: Variant, deal: RealDeal}} props */
function Hands({ variant, deal }) {
	const own = deal.slips.filter((s) => s.kind === "hand");
	const dummies = deal.slips.filter((s) => s.kind !== "hand");
	return html`<thead><tr><td></td>${own.map((slip) => html`<th key=${slip.seat} scope="col">${player(variant, slip.seat)}
			${slip.seat === deal.dealer ? html` <span class="soft">${t("page.slips.deals")}</span>` : null}
			<${Suits} deal=${deal} slip=${slip} /></th>`)}</tr>
		${dummies.map((slip, i) => html`<tr key=${i}><th scope="row">${holder({ variant, slip })}</th>
			<td colspan=${own.length} class="laid"><${Suits} deal=${deal} slip=${slip} /></td></tr>`)}</thead>`;
}

/** What each hand is worth among equals. @param {{par: EventPar["par"], seats: number}} props */
const Par = ({ par, seats }) => html`<tr class="par"><th scope="row">${t("page.event.par")}</th>
	${par.seats.slice(0, seats).map((s, i) => html`<td key=${i}><span class="figures">
		<span class="soft">${percent(s.made)}</span>
		<b>${number(Math.round(s.points))}</b>
		<span class="soft">${signed(Math.round(s.margin))} ±${number(Math.ceil(1.96 * s.error))}</span></span></td>`)}</tr>`;

/**
 * The results of a board at all tables.
 * @param {{view: EventView, variant: Variant | undefined, par: EventPar | undefined, of: Traveller}} props
 */
const Board = ({ view, variant, par, of: { board, lines, deal } }) => html`<section class="traveller">
	<h3>${t("page.event.board", { n: board })} ${deal && variant
		? html`<small class="soft">${signs(trumpOf(variant, deal).join(" · "))}</small>` : null}</h3>
	<${Wide}><table class="book">
		${deal && variant ? html`<${Hands} variant=${variant} deal=${deal} />` : null}
		<tbody>${lines.map((line) => html`<tr key=${`${line.round} ${line.table}`}>
			<th scope="row"><${TableName} n=${line.table} report=${reportOf(view, line, board)} /></th>
			${line.players.map((_, i) => html`<${Cell} key=${i} view=${view} line=${line} seat=${i} />`)}</tr>`)}
			${par ? html`<${Par} par=${par.par} seats=${lines[0]?.players.length ?? 0} />` : null}</tbody>
	</table><//>
</section>`;

/** @param {{view: EventView, event: string}} props event: its id */
export function Travellers({ view, event }) {
	const all = view.travellers ?? [];
	const dealt = all.filter((one) => one.deal).length;
	useEffect(() => void (dealt && learnPars(event)), [event, dealt]);
	const variant = variantOf(view.variant, view.rules);
	const pars = known.value.event === event ? known.value.pars : [];
	if (all.length === 0) return html`<p class="soft">${t("page.event.travellers.none")}</p>`;
	const how = [t("page.event.travellers.how"), pars[0] ? t("page.event.par.how", { n: pars[0].par.plays }) : "",
		view.online ? t("page.event.travellers.report") : ""];
	return html`<p class="small soft">${how.filter(Boolean).join(" ")}</p>
		<div class="travellers">${all.map((one) => html`<${Board} key=${one.board} view=${view} variant=${variant} of=${one}
			par=${pars.find((p) => p.board === one.board)} />`)}</div>`;
}
