// The members of an event by name, and its exact points in figures.

import { alike } from "../base/names.js";
import { number, t } from "../base/phrase.js";
/** @import { EventMember, EventView } from "../base/types.js" */

/**
 * A member's name; "?" if it has not arrived, or was withheld.
 * @param {{members: EventMember[]}} view @param {string} id
 */
export const nameOf = (view, id) => view.members.find((m) => m.id === id)?.name ?? "?";

/**
 * The name of a board, of a deal in a match or, with 0, of the whole match.
 * @param {EventView} view @param {number} n
 */
export const boardName = (view, n) =>
	t(view.play === "boards" ? "page.event.board" : n ? "page.pad.deal" : "page.event.whole", { n });

/**
 * The member with a name, in any spelling that was entered.
 * @param {{members: EventMember[]}} view @param {string} name
 */
export const memberNamed = (view, name) =>
	view.members.find((m) => [m.name ?? "", ...(m.others ?? [])].some((other) => alike(other, name)));

/** An exact fraction as a number. @param {string} points as "37/4" or "-12" */
export function valueOf(points) {
	const [over = 0, under = 1] = points.split("/").map(Number);
	return over / under;
}

/**
 * Exact points in figures, with two decimals unless they are whole.
 * @param {string} points as "37/4" @param {boolean} [sign] with + before points gained
 */
export function figures(points, sign = false) {
	const value = valueOf(points);
	return (sign && value > 0 ? "+" : "") + number(value, points.includes("/") ? 2 : 0);
}

/**
 * The round that an event is in: the last that was opened.
 * @param {EventView} view
 */
export const latest = (view) => view.rounds.at(-1);
