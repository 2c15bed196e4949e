// The score sheet of a match, deal by deal, with a chart of the totals.

import { Chart } from "../base/chart.js";
import { Fragment, html } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import * as hall from "../transport/api.js";
import { Wide, attempt, useAsked } from "./components.js";
import { Word } from "./glossary.js";
import { Sign, heldName, trumpName } from "./sheet.js";
/** @import { Children } from "../base/html.js" */
/** @import { Score, Variant, View } from "../base/types.js" */

/**
 * The scores of a table's match once loaded; none after an error.
 * @param {string} table @param {string} [moment] a change fetches them again
 * @returns {Score[] | undefined}
 */
export const useScores = (table, moment = "") =>
	useAsked(async () => (await attempt(() => hall.scores({ table })))?.scores ?? [], table, moment).value;

/**
 * The score sheet of a table's match; fetched again after each deal.
 * @param {{table: string, names: string[], about?: string, view?: View, me?: number}} props about: the
 * match's goal
 */
export function Scores({ table, names, about = "", view, me }) {
	const scores = useScores(table, view ? `${view.deal} ${view.phase === "over"}` : "");
	if (!scores) return null;
	return html`${about ? html`<p class="soft">${about}</p>` : null}
		<${ScoreSheet} scores=${scores} names=${names} me=${me ?? view?.seat} end=${view?.end} />`;
}

/**
 * The goal of the match, in a line.
 * @param {Variant | undefined} variant @param {number} [deals] their number, if agreed
 * @param {number} [games] likewise
 */
export function playedFor(variant, deals, games) {
	if (deals) return t("page.scores.deals", { n: deals });
	if (!variant) return "\u00a0";
	const { game, rubber } = variant;
	const one = game.target ? t("page.scores.to", { n: game.target }) : t("page.scores.deals", { n: game.deals });
	if (games) return games > 1 ? `${one} · ${t("page.scores.rubber.games", { n: games })}` : one;
	if (rubber.wins) return `${one} · ${t("page.scores.rubber.first", { n: rubber.wins })}`;
	return rubber.games ? `${one} · ${t("page.scores.rubber.games", { n: rubber.games })}` : one;
}

/** The scores by game, in order. @param {Score[]} scores @returns {Score[][]} */
export function byGame(scores) {
	/** @type {Score[][]} */
	const games = [];
	for (const s of scores) (games[s.game] ??= []).push(s);
	return games.filter((g) => g);
}

/** The least number of deals for which a chart is useful. */
const enoughForLines = 4;

/**
 * All deals so far with running totals, by game, and the bonuses of games.
 * @param {{scores: Score[], names: string[], me?: number | undefined, end?: View["end"],
 *   onpick?: (deal: number) => void}} props onpick: called for a chosen deal
 */
export function ScoreSheet({ scores, names, me = -1, end, onpick }) {
	if (scores.length === 0) return html`<${Unwritten} names=${names} />`;
	const games = byGame(scores);
	const hands = scores[0]?.points.length ?? 0;
	const seats = names.map((_, i) => i).slice(0, hands);
	const made = scores.some((s) => s.made.some(Boolean));
	const levels = ["declare", "reveal"].filter((level) => scores.some((s) => s.premium.some((p) => p.startsWith(level))));
	return html`<div class="score-sheet" data-hands=${hands}>
		<${Wide} label=${t("score.title")}><table class="book running-score">
			<caption class="unseen">${t("score.title")}</caption>
			<thead><tr>
				<th scope="col" rowspan="2"><span class="unseen">${t("page.scores.deal")}</span></th>
				<th scope="col" rowspan="2" class="trump-column"><span>${t("col.trump")}</span></th>
				<th scope="col" rowspan="2" class="dealer-column">${t("page.scores.dealer")}</th>
				${seats.map((i) => html`<th key=${i} scope="colgroup" colspan="2" class="hand-column">${names[i]}</th>`)}
			</tr><tr class="kinds">
				${seats.map(
					(i) => html`<${Fragment} key=${i}>
						<th scope="col" class="gained">${t("page.scores.gained")}</th>
						<th scope="col" class="stands">${t("page.scores.stands")}</th>
					<//>`,
				)}
			</tr></thead>
			${games.map(
				(g, n) => html`<${Game} key=${n} game=${g} alone=${games.length === 1} names=${names} seats=${seats}
					onpick=${onpick} />`,
			)}
			${games.length > 1 || end?.rubber ? html`<${Sum} games=${games} seats=${seats} end=${end} />` : null}
		</table><//>
		${made || levels.length
			? html`<p class="small soft legend">
					${made ? html`<span><span class="dot" aria-hidden="true"></span> ${t("page.scores.made")}</span>` : null}
					${levels.map(
						(level) => html`<span key=${level} class="of-gained">
							<sup>${t(`offer.letter.${level}`)}</sup> ${heldName(level)}
						</span>`,
					)}
				</p>`
			: null}
		${scores.length >= enoughForLines ? html`<${Lines} games=${games} names=${names} me=${me} />` : null}
	</div>`;
}

/** An empty score sheet. @param {{names: string[]}} props */
function Unwritten({ names }) {
	return html`<${Wide}><table class="book running-score unwritten">
			<thead><tr>${names.map((name, i) => html`<th key=${i} scope="col" class="hand-column">${name}</th>`)}</tr></thead>
			<tbody><tr>${names.map((_, i) => html`<td key=${i}>${number(0)}</td>`)}</tr></tbody>
		</table><//>
		<p class="soft">${t("page.scores.none")}</p>`;
}

/** The number of a deal that can be opened. @param {{n: number}} props */
const Look = ({ n }) =>
	html`<button type="button" class="link" aria-label=${t("page.scores.look", { n })}>${n}</button>`;

/** @param {{game: Score[], alone: boolean, names: string[], seats: number[], onpick?: (deal: number) => void}} props */
function Game({ game, alone, names, seats, onpick }) {
	const last = game[game.length - 1];
	const closed = last?.closed;
	return html`<tbody>
		${alone ? null : html`<${GameHead} n=${seats.length} text=${t("page.scores.game", { n: (last?.game ?? 0) + 1 })} />`}
		${game.map(
			(s) => html`<tr key=${s.deal} class=${onpick ? "pickable" : ""} onclick=${onpick && (() => onpick(s.deal))}>
				<th scope="row">${onpick ? html`<${Look} n=${s.deal + 1} />` : s.deal + 1}</th>
				<td class="trump-column"><${Sign} trump=${s.trump} /><span class="unseen">${trumpName(s.trump)}</span></td>
				<td class="dealer-column">${names[s.dealer]}</td>
				${seats.map((i) => html`<${Pair} key=${i} score=${s} seat=${i} />`)}
			</tr>`,
		)}
		${closed && closed.bonus.some((b) => b)
			? html`<${Line} class="bonus" text=${html`<${Word} of="bonus">${t("page.scores.bonus")}<//>`} seats=${seats}
						of=${(/** @type {number} */ i) => (closed.bonus[i] ? number(closed.bonus[i]) : "–")} />
					<${Line} class="sum" text=${t("page.scores.with")} seats=${seats} winners=${closed.winners}
						of=${(/** @type {number} */ i) => number((last.totals[i] ?? 0) + (closed.bonus[i] ?? 0))} />`
			: null}
	</tbody>`;
}

/** The heading above the deals of a game. @param {{n: number, text: string}} props n: hands */
const GameHead = ({ n, text }) => html`<tr class="game-head">
	<th scope="rowgroup" colspan=${2 + 2 * n}>${text}</th><td class="dealer-column"></td>
</tr>`;

/**
 * A row with a figure for each hand.
 * @param {{text: Children, seats: number[], of: (seat: number) => any, winners?: number[], class?: string}}
 * props
 */
function Line({ text, seats, of, winners, class: kind }) {
	/** @param {number} i */
	const cell = (i) => (winners ? html`<span class=${winners.includes(i) ? "won-it" : ""}>${of(i)}</span>` : of(i));
	return html`<tr class=${kind}>
		<th scope="row" colspan="2">${text}</th><td class="dealer-column"></td>
		${seats.map((i) => html`<td key=${i} colspan="2">${cell(i)}</td>`)}
	</tr>`;
}

/** A seat's points in a deal, and its total. @param {{score: Score, seat: number}} props */
function Pair({ score, seat }) {
	const made = score.made[seat] ?? false;
	const premium = score.premium[seat] ?? "";
	const level = premium.startsWith("reveal") ? "reveal" : "declare";
	const tick = html`<span class="dot" aria-hidden="true"></span><span class="unseen"> ${t("made.short")}</span>`;
	return html`<td class="gained">
			${number(score.points[seat] ?? 0)}
			${premium ? html`<sup title=${heldName(premium)}>${t(`offer.letter.${level}`)}</sup>` : null}
		</td>
		<td class="stands">${number(score.totals[seat] ?? 0)}<span class="tick">${made ? tick : null}</span></td>`;
}

/** @param {{games: Score[][], seats: number[], end: View["end"] | undefined}} props */
function Sum({ games, seats, end }) {
	const lasts = games.map((g) => g[g.length - 1]).filter((s) => s !== undefined);
	/** @param {number} i */
	const total = (i) => lasts.reduce((sum, s) => sum + (s.totals[i] ?? 0) + (s.closed?.bonus[i] ?? 0), 0);
	/** @param {number} i */
	const wins = (i) => lasts.filter((s) => s.closed?.winners.includes(i)).length;
	/** @param {number} i */
	const rubber = (i) => end?.rubber?.[i] || "–";
	/** @param {number} i */
	const all = (i) => number(end && !end.cut ? (end.totals[i] ?? 0) : total(i));
	return html`<tfoot>
		<${GameHead} n=${seats.length} text=${t("page.scores.together")} />
		<${Line} text=${t("page.scores.wins")} seats=${seats} of=${(/** @type {number} */ i) => wins(i) || "–"} />
		${end?.rubber
			? html`<${Line} text=${html`<${Word} of="rubber">${t("page.scores.rubber")}<//>`} seats=${seats} of=${rubber} />`
			: null}
		<${Line} class="sum" text=${t("page.scores.all")} seats=${seats} of=${all} winners=${end?.winners ?? []} />
	</tfoot>`;
}

/**
 * The totals after each deal, with games and their bonuses.
 * @param {Score[][]} games
 * @returns {{at: number[][], ends: number[]}} by deal and seat, and the deals after which games ended
 */
export function course(games) {
	/** @type {number[][]} */
	const at = [];
	/** @type {number[]} */
	const ends = [];
	/** @type {number[]} */
	let before = [];
	for (const game of games) {
		for (const s of game) {
			at.push(s.totals.map((n, i) => n + (before[i] ?? 0) + (s.closed?.bonus[i] ?? 0)));
			if (s.closed) ends.push(at.length);
		}
		before = at[at.length - 1] ?? before;
	}
	return { at, ends };
}

/** @param {{games: Score[][], names: string[], me: number}} props */
export function Lines({ games, names, me }) {
	const { at, ends } = course(games);
	return html`<${Chart} at=${at} names=${names} me=${me} ends=${ends.slice(0, -1)} label=${t("page.scores.course")}
		foot=${t("page.scores.deals", { n: at.length })} />`;
}
