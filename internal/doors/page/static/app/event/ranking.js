// The ranking of an event.

import { html } from "../base/html.js";
import { csvOf, saveTable } from "../base/output.js";
import { list, number, t } from "../base/phrase.js";
import { Button, Wide } from "../parts/components.js";
import { offerName } from "../parts/sheet.js";
import { titleOf } from "./events.js";
import { figures, nameOf, valueOf } from "./words.js";
/** @import { EventStanding, EventView, PadHand } from "../base/types.js" */

/** A standing's name. @param {EventView} view @param {EventStanding} s */
export const standingName = (view, s) => s.name ?? nameOf(view, s.member);

/** What ranks a player, in figures. @param {EventView} view @param {EventStanding} s */
export const rankedBy = (view, s) => (view.field ? figures(s.field ?? "0", true) : figures(s.points));

/**
 * @param {{view: EventView, you?: string | undefined, rounds?: boolean}} props you: the id of the member who is the
 *   person; rounds: with what each round gave
 */
export function Ranking({ view, you, rounds }) {
	const { ranking } = view;
	const compared = ranking.some((s) => s.field !== undefined);
	if (ranking.length === 0) return html`<p class="soft">${t("page.event.ranking.none")}</p>`;
	const columns = view.field ? ["field", "points"] : compared ? ["points", "field"] : ["points"];
	const each = rounds ? view.rounds : [];
	return html`<${Wide}><table class="book ranking">
			<thead><tr><th scope="col">${t("page.event.place")}</th><th scope="col" class="who">${t("page.season.player")}</th>
				${each.map((r) => html`<th key=${r.number} scope="col">${t("page.event.round.short", { n: r.number })}</th>`)}
				${columns.map((c) => html`<th key=${c} scope="col">${t(`page.event.col.${c}`)}</th>`)}
				<th scope="col">${t("page.season.made")}</th><th scope="col">${t(`page.event.col.${view.play}`)}</th></tr></thead>
			<tbody>${ranking.map((s) => html`<tr key=${s.member} class=${s.member === you ? "own" : ""}>
				<td>${s.place}</td>
				<th scope="row" class="who">${standingName(view, s)}${s.rulings ? html` <small class="soft">*</small>` : null}</th>
				${each.map((r) => html`<td key=${r.number}>${figures(s.rounds?.[r.number - 1] ?? "0", view.field)}</td>`)}
				${columns.map((c, i) => {
					const points = c === "field" ? figures(s.field ?? "0", true) : figures(s.points);
					return html`<td key=${c}>${i ? points : html`<b>${points}</b>`}</td>`;
				})}
				<td>${number(s.made)}</td><td>${number(s.boards)}${s.fewer ? "°" : ""}</td></tr>`)}</tbody>
		</table><//>
		${compared ? html`<p class="small soft">${t("page.event.ranking.how")}</p>` : null}
		${ranking.some((s) => s.fewer) ? html`<p class="small soft">${t("page.event.fewer")}</p>` : null}
		${ranking.some((s) => s.rulings) ? html`<p class="small soft">${t("page.event.ruled")}</p>` : null}`;
}

/** Points with two decimals at most, as a number. @param {string} points */
export const plain = (points) => Math.round(100 * valueOf(points)) / 100;

/** Saves a ranking as comma-separated values. @param {EventView} view */
function saveRanking(view) {
	const rows = view.ranking.map((s) =>
		[s.place, standingName(view, s), plain(s.points), s.field === undefined ? "" : plain(s.field), s.made, s.boards,
			`${s.fewer ? "°" : ""}${s.rulings ? "*" : ""}`, ...view.rounds.map((r) => plain(s.rounds?.[r.number - 1] ?? "0"))]);
	const name = `${titleOf(view)} ${view.date}`.replace(/[\\/:*?"<>|]+/g, " ");
	saveTable(csvOf([["place", "player", "points", "compared", "made", "boards", "marks",
		...view.rounds.map((r) => `round ${r.number}`)], ...rows]), `${name}.csv`);
}

/** @param {{view: EventView}} props */
export const SaveRanking = ({ view }) =>
	html`<${Button} plain onclick=${() => saveRanking(view)} say=${t("page.season.csv")} />`;

/** A hand's bid and tricks: "3/4"; and its premium. @param {PadHand | undefined} hand */
export function handText(hand) {
	if (!hand) return "";
	const { made, premium, tricks = "–", bid = made ? tricks : "–" } = hand;
	return `${bid}/${tricks}${premium ? ` ${offerName(premium)}` : ""}`;
}

/** Who sits at a table, in words. @param {EventView} view @param {string[]} seats */
export const seatedAt = (view, seats) => list(seats.map((id) => nameOf(view, id)));
