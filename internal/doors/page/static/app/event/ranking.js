// The ranking of an event, and the travellers of its boards.

import { html } from "../base/html.js";
import { csvOf, saveTable } from "../base/output.js";
import { list, number, t } from "../base/phrase.js";
import { Button, Wide } from "../parts/components.js";
import { offerName } from "../parts/sheet.js";
import { figures, nameOf } from "./words.js";
/** @import { EventStanding, EventView, PadHand, Traveller, TravellerLine } from "../base/types.js" */

/** A standing's name. @param {EventView} view @param {EventStanding} s */
export const standingName = (view, s) => s.name ?? nameOf(view, s.member);

/** What ranks a player, in figures. @param {EventView} view @param {EventStanding} s */
export const rankedBy = (view, s) => (view.field ? figures(s.field ?? "0", true) : figures(s.points));

/** @param {{view: EventView, you?: string | undefined}} props you: the id of the member who is the person */
export function Ranking({ view, you }) {
	const { ranking } = view;
	const compared = ranking.some((s) => s.field !== undefined);
	if (ranking.length === 0) return html`<p class="soft">${t("page.event.ranking.none")}</p>`;
	const columns = view.field ? ["field", "points"] : compared ? ["points", "field"] : ["points"];
	return html`<${Wide}><table class="book ranking">
			<thead><tr><th scope="col">${t("page.event.place")}</th><th scope="col" class="who">${t("page.season.player")}</th>
				${columns.map((c) => html`<th key=${c} scope="col">${t(`page.event.col.${c}`)}</th>`)}
				<th scope="col">${t("page.season.made")}</th><th scope="col">${t(`page.event.col.${view.play}`)}</th></tr></thead>
			<tbody>${ranking.map((s) => html`<tr key=${s.member} class=${s.member === you ? "own" : ""}>
				<td>${s.place}</td>
				<th scope="row" class="who">${standingName(view, s)}${s.rulings ? html` <small class="soft">*</small>` : null}</th>
				${columns.map((c, i) => {
					const points = c === "field" ? figures(s.field ?? "0", true) : figures(s.points);
					return html`<td key=${c}>${i ? points : html`<b>${points}</b>`}</td>`;
				})}
				<td>${number(s.made)}</td><td>${number(s.boards)}${s.fewer ? "°" : ""}</td></tr>`)}</tbody>
		</table><//>
		${ranking.some((s) => s.fewer) ? html`<p class="small soft">${t("page.event.fewer")}</p>` : null}
		${ranking.some((s) => s.rulings) ? html`<p class="small soft">${t("page.event.ruled")}</p>` : null}`;
}

/** Saves a ranking as comma-separated values. @param {EventView} view */
function saveRanking(view) {
	const rows = view.ranking.map((s) =>
		[s.place, standingName(view, s), figures(s.points), s.field === undefined ? "" : figures(s.field), s.made, s.boards]);
	saveTable(csvOf([["place", "player", "points", "field", "made", "boards"], ...rows]), `${view.date}.csv`);
}

/** @param {{view: EventView}} props */
export const SaveRanking = ({ view }) =>
	html`<${Button} plain onclick=${() => saveRanking(view)} say=${t("page.season.csv")} />`;

/** A hand's bid and tricks: "3/4"; and its premium. @param {PadHand | undefined} hand */
export const handText = (hand) => (hand
	? `${hand.bid ?? "–"}/${hand.tricks ?? "–"}${hand.premium ? ` ${offerName(hand.premium)}` : ""}` : "");

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

/** The results of a board at all tables. @param {{view: EventView, of: Traveller}} props */
const Board = ({ view, of: { board, lines } }) => html`<section class="traveller">
	<h3>${t("page.event.board", { n: board })}</h3>
	<${Wide}><table class="book">
		<tbody>${lines.map((line) => html`<tr key=${`${line.round} ${line.table}`}>
			<th scope="row">${t("page.event.table", { n: line.table })}</th>
			${line.players.map((_, i) => html`<${Cell} key=${i} view=${view} line=${line} seat=${i} />`)}</tr>`)}</tbody>
	</table><//>
</section>`;

/** @param {{view: EventView}} props */
export function Travellers({ view }) {
	const all = view.travellers ?? [];
	if (all.length === 0) return html`<p class="soft">${t("page.event.travellers.none")}</p>`;
	return html`<p class="small soft">${t("page.event.travellers.how")}</p>
		<div class="travellers">${all.map((one) => html`<${Board} key=${one.board} view=${view} of=${one} />`)}</div>`;
}

/** Who sits at a table, in words. @param {EventView} view @param {string[]} seats */
export const seatedAt = (view, seats) => list(seats.map((id) => nameOf(view, id)));
