// The lead in a game, and when it changes hands.

/** @import { View } from "./types.js" */

/** The seat that leads alone; -1 if none does. @param {number[]} totals */
export function leaderOf(totals) {
	const most = Math.max(...totals);
	return totals.some((n) => n !== 0) && totals.filter((n) => n === most).length === 1 ? totals.indexOf(most) : -1;
}

/** The totals before a finished deal. @param {View} v */
export const totalsBefore = (v) => v.totals.map((n, i) => n - (v.points?.[i] ?? 0));

/**
 * The seat that took the lead with this deal; -1 if the lead did not change hands, as in the first deal of a game.
 * @param {View} v
 */
export function newLeader(v) {
	const before = totalsBefore(v);
	const now = leaderOf(v.totals);
	return v.phase === "over" && before.some((n) => n !== 0) && now !== leaderOf(before) ? now : -1;
}
