// Seating the next round: the ways that the server finds, with what each means for the players, and the organiser's
// own.

import { html, useRef, useState } from "../base/html.js";
import { list, number, t } from "../base/phrase.js";
import { Button, Wide, useAsked } from "../parts/components.js";
import * as hall from "../transport/eventoperations.js";
import { comings, plays } from "./reading.js";
/** @import { EventRound, Seating, SeatingChoice } from "../base/types.js" */
/** @import { Reading } from "./reading.js" */

/** How long the players must stay the same before seats are asked for, in milliseconds. */
const rest = 500;

/** The most rounds that are seated ahead. */
const mostRounds = 40;

/** A seating of a round: the members at each table by chair, and those who sit out. @typedef {{tables: string[][],
 * out: string[]}} Plan */

/** The people who play in a round, without bots. @param {Reading} of @param {number} round */
export const roster = (of, round) =>
	of.view.members.filter((m) => !m.bot && plays(comings(of, m.id), round)).map((m) => m.id);

/** Those who are there, but sit at no table of a round. @param {Reading} of @param {EventRound} round */
export function waiting(of, round) {
	const seated = new Set(round.tables.flatMap((x) =>
		[...x.seats, ...x.boards.flatMap((b) => b.own?.players ?? b.players ?? [])]).map((id) => of.root(id)));
	return roster(of, round.number).filter((id) => !seated.has(id));
}

/**
 * The ways to seat the next round, once they are found.
 * @param {string} id @param {Reading} of @param {number} live how many players a deal has
 * @param {boolean} wanted whether they are needed now
 */
export function useSeatings(id, of, live, wanted) {
	const players = roster(of, of.next);
	const bots = of.view.members.filter((m) => m.bot).map((m) => m.id);
	const rounds = Math.max(1, Math.min(of.view.planned, mostRounds) - of.next + 1);
	const asks = wanted && players.length + bots.length >= live;
	const about = JSON.stringify([asks, of.next, rounds, players, bots]);
	const [turn, setTurn] = useState(0);
	const { value, wrong } = useAsked(async (signal) => {
		await new Promise((go) => setTimeout(go, rest));
		if (!asks || signal.aborted) return { about, choices: [] };
		const { choices } = await hall.seatings({ event: id, from: of.next, rounds }, { signal });
		return { about, choices };
	}, about, turn);
	return { choices: value?.about === about ? value.choices : [], wrong, players, again: () => setTurn(turn + 1),
		enough: players.length + bots.length >= live };
}

/** The seating of the next round in a choice. @param {SeatingChoice | undefined} choice @returns {Plan} */
export const planOf = (choice) => ({
	tables: choice?.rounds[0]?.tables.map((x) => x.seats) ?? [], out: choice?.rounds[0]?.out ?? [],
});

/**
 * The tables of a round as an act opens them.
 * @param {Plan} plan @param {number} round @param {number} boards how many a table plays in a round; 0 in matches
 * @returns {Seating[]}
 */
export const tablesOf = ({ tables }, round, boards) => tables.map((seats, i) => ({
	table: i + 1, seats,
	...(boards && { boards: Array.from({ length: boards }, (_, b) => (round - 1) * boards + b + 1) }),
}));

/** What keeps a plan from being opened; "" if nothing does. @param {Plan} plan @param {number} live */
export function faultOf({ tables }, live) {
	const at = tables.findIndex((seats) => seats.length !== live && seats.length !== live + 1);
	if (tables.length === 0) return t("page.event.seat.none", { n: live });
	return at < 0 ? "" : t("page.event.seat.wrong",
		{ table: at + 1, is: tables[at]?.length ?? 0, n: live, more: live + 1 });
}

/** How many tables of which size. @param {string[][]} tables */
export function sizesIn(tables) {
	/** @type {Map<number, number>} */
	const by = new Map();
	for (const { length } of tables) by.set(length, (by.get(length) ?? 0) + 1);
	return list([...by].sort(([a], [b]) => a - b).map(([size, n]) => t("page.event.tables.of", { n, size })));
}

/** The least and the most. @param {number[]} range */
const least = ([a = 0, b = 0]) => (a === b ? number(a) : `${number(a)}–${number(b)}`);

/**
 * The ways, to choose among.
 * @param {{choices: SeatingChoice[], chosen: number, onchoose: (i: number) => void}} props chosen: -1 for an own
 *   seating
 */
export function Choices({ choices, chosen, onchoose }) {
	const figures = /** @type {const} */ (["meetings", "shared", "out", "large"]);
	return html`${choices.map((c, i) => html`<label key=${i} class="choice"><input type="radio" name="seating"
			checked=${i === chosen} onchange=${() => onchoose(i)} />
		<span>${sizesIn(planOf(c).tables)}${c.bots ? ` ${t("page.event.choice.bots")}` : ""}
			<br /><span class="small soft">${t("page.event.choice.words", { meet: c.meetings[1], out: c.out[1] })}</span>
			${c.apart ? html` <span class="trouble">${t("page.event.choice.apart", { n: c.apart })}</span>` : null}</span>
	</label>`)}
	<details><summary>${t("page.more")}</summary><${Wide}><table class="book choices-of">
		<thead><tr><th scope="col">${t("page.event.choices")}</th>
			${figures.map((f) => html`<th key=${f} scope="col">${t(`page.event.choice.${f}`)}</th>`)}</tr></thead>
		<tbody>${choices.map((c, i) => html`<tr key=${i}>
			<th scope="row">${sizesIn(planOf(c).tables)}</th>
			${figures.map((f) => html`<td key=${f}>${least(c[f])}</td>`)}</tr>`)}</tbody>
	</table><//>
	<p class="small soft">${t("page.event.choices.how")}</p></details>`;
}

/**
 * @typedef {{row: number, chair: number}} Place row: of a table, after the tables of those who sit out, then a new
 *   table
 */

/**
 * A plan with what is at two places exchanged, or moved to a free place.
 * @param {Plan} plan @param {Place} a @param {Place} b
 */
export function moved({ tables, out }, a, b) {
	const rows = [...tables.map((x) => [...x]), [...out], []];
	const [from, to] = [rows[a.row], rows[b.row]];
	const who = from?.[a.chair];
	if (!from || !to || !who || a.row === b.row && b.chair >= to.length) return { tables, out };
	const other = to[b.chair];
	to[b.chair] = who;
	if (other) from[a.chair] = other;
	else from.splice(a.chair, 1);
	const free = rows.pop() ?? [];
	const sitsOut = rows.pop() ?? [];
	return { tables: [...rows, free].filter((x) => x.length > 0), out: sitsOut };
}

/**
 * The tables of the round, in which names change places by drag, or by a tap on each of two.
 * @param {{of: Reading, plan: Plan, live: number, onchange: (plan: Plan) => void}} props
 */
export function Seats({ of, plan, live, onchange }) {
	const [picked, setPicked] = useState(/** @type {Place | null} */ (null));
	const dragged = useRef(/** @type {Place | null} */ (null));
	/** @param {Place | null} a @param {Place} b */
	const put = (a, b) => (setPicked(null), a && onchange(moved(plan, a, b)));
	/** @param {Place} at @param {string} [id] */
	const chip = (at, id) => {
		const on = picked?.row === at.row && picked.chair === at.chair;
		const press = () => (on ? setPicked(null) : picked ? put(picked, at) : id && setPicked(at));
		return html`<button type="button" key=${id ?? "+"} class=${`chip ${id ? "" : "free"}`}
			aria-pressed=${on} onclick=${press}
			draggable=${Boolean(id)} ondragstart=${() => (dragged.current = at)}
			ondragover=${(/** @type {Event} */ e) => e.preventDefault()}
			ondrop=${(/** @type {Event} */ e) => (e.preventDefault(), put(dragged.current, at))}
			aria-label=${id ? undefined : t("page.event.seat.free")}>${id ? of.name(id) : "+"}</button>`;
	};
	/** @param {string[]} seats @param {number} row @param {boolean} open */
	const row = (seats, row, open) => [...seats.map((id, chair) => chip({ row, chair }, id)),
		...(open ? [chip({ row, chair: seats.length })] : [])];
	return html`<p class="small soft">${t(picked ? "page.event.seat.put" : "page.event.seat.how")}</p>
		<div class="seat-plan">
			${plan.tables.map((seats, i) => html`<div key=${i} class="plan-table"><b>${t("page.event.table", { n: i + 1 })}</b>
				<div class="chips">${row(seats, i, seats.length <= live)}</div></div>`)}
			<div class="plan-table"><b>${t("page.event.seat.new")}</b>
				<div class="chips">${row([], plan.tables.length + 1, true)}</div></div>
			<div class="plan-table"><b>${t("page.event.out")}</b>
				<div class="chips">${row(plan.out, plan.tables.length, true)}</div></div>
		</div>`;
}

/** A plan for those who play now; the others of them sit out. @param {Plan} plan @param {string[]} players with bots */
export function withPlayers({ tables }, players) {
	const kept = tables.map((x) => x.filter((id) => players.includes(id))).filter((x) => x.length > 0);
	return { tables: kept, out: players.filter((id) => !kept.flat().includes(id)) };
}

/** The button that gives an own seating up. @param {{onclick: () => void}} props */
export const Suggested = ({ onclick }) =>
	html`<${Button} plain onclick=${onclick} say=${t("page.event.seat.suggested")} />`;
