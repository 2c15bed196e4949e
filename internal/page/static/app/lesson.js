// The first lesson, step by step: what lies on the table, what is said about it, and
// what the person has to do. The cards and everything that follows from them come
// from a record, lesson/first.99.jsonl, as the server replays it.

import * as hall from "./hall.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {{act: string, seat: number, view: View}} Moment a View of the person's seat, and the act that led to it */
/** @typedef {{names: string[], deals: Moment[][]}} Lesson */

/**
 * @typedef {object} Step
 * @property {"aim" | "bid" | "play" | "points" | "trump" | "game"} chapter
 * @property {string} say what is said: page.learn.SAY
 * @property {number} deal of the record
 * @property {number} at the number of acts made in the deal
 * @property {boolean} [lies] the complete trick still lies there
 * @property {"lay" | "play"} [does] what the person has to do: the record's next act of that seat
 * @property {"values" | "account" | "end"} [leaf] what lies on the felt
 * @property {"tricks" | "contract" | "failed" | "next"} [point] what to point at on it
 * @property {boolean} [worth] whether cards show what they bid
 */

/** The person's seat in the record. */
export const mine = 0;

/** @type {Step[]} */
export const steps = [
	{ chapter: "aim", say: "tricks", deal: 0, at: 0 },
	{ chapter: "aim", say: "exact", deal: 0, at: 0 },
	{ chapter: "bid", say: "values", deal: 0, at: 0, leaf: "values", worth: true },
	{ chapter: "bid", say: "guess", deal: 0, at: 0, leaf: "values", worth: true },
	{ chapter: "bid", say: "lay", deal: 0, at: 0, leaf: "values", worth: true, does: "lay" },
	{ chapter: "bid", say: "middling", deal: 0, at: 3 },
	{ chapter: "bid", say: "missing", deal: 0, at: 6 },
	{ chapter: "bid", say: "premium", deal: 0, at: 6 },
	{ chapter: "play", say: "follow", deal: 0, at: 8, does: "play" },
	{ chapter: "play", say: "highest", deal: 0, at: 9, lies: true },
	{ chapter: "play", say: "lead", deal: 0, at: 9, does: "play" },
	{ chapter: "play", say: "low", deal: 0, at: 12, does: "play" },
	{ chapter: "play", say: "under", deal: 0, at: 16, does: "play" },
	{ chapter: "play", say: "queen", deal: 0, at: 19, does: "play" },
	{ chapter: "play", say: "enough", deal: 0, at: 21, lies: true },
	{ chapter: "play", say: "away", deal: 0, at: 21, does: "play" },
	{ chapter: "play", say: "duck", deal: 0, at: 26, does: "play" },
	{ chapter: "play", say: "discard", deal: 0, at: 29, does: "play" },
	{ chapter: "play", say: "last", deal: 0, at: 32, does: "play" },
	{ chapter: "points", say: "each", deal: 0, at: 33, leaf: "account", point: "tricks" },
	{ chapter: "points", say: "contract", deal: 0, at: 33, leaf: "account", point: "contract" },
	{ chapter: "points", say: "failed", deal: 0, at: 33, leaf: "account", point: "failed" },
	{ chapter: "points", say: "next", deal: 0, at: 33, leaf: "account", point: "next" },
	{ chapter: "trump", say: "ruff", deal: 1, at: 7, does: "play" },
	{ chapter: "trump", say: "ruffed", deal: 1, at: 9, lies: true },
	{ chapter: "game", say: "end", deal: 1, at: 9, leaf: "end" },
];

/** Fetches the lesson: the record, and the server's replay of it. @returns {Promise<Lesson>} */
export async function fetchLesson() {
	const answer = await fetch(`${document.body.dataset.base ?? "/"}lesson/first.99.jsonl`);
	if (!answer.ok) throw new Error(`no record of the lesson: ${answer.status}`);
	const record = await answer.text();
	const numbers = [...new Set(steps.map((s) => s.deal))];
	const played = await Promise.all(numbers.map((deal) => hall.replayOf(new Blob([record]), 1, deal)));
	return { names: played[0].header.seats, deals: played.map(momentsOf) };
}

/** @param {import("./types.js").Replay} played @returns {Moment[]} */
function momentsOf(played) {
	return played.steps.flatMap(({ line, views }) => {
		const view = views[mine];
		return view && ("act" in line || "deal" in line) ? [{ act: line.act ?? "", seat: line.seat ?? -1, view }] : [];
	});
}

/**
 * The cards that the person lays aside or plays next in the record.
 * @param {Moment[]} deal @param {number} at @returns {string[]}
 */
export function wanted(deal, at) {
	const next = deal.slice(at + 1).find((m) => m.seat === mine);
	return next ? next.act.split(" ").slice(1) : [];
}
