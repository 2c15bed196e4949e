// What the organiser's page reads out of an event's acts, beside the view: who plays when, which acts stand, and how
// far each table is.

import { t } from "../base/phrase.js";
import { nameOf } from "./words.js";
/** @import { EventAct, EventRound, EventSetup, EventTable, EventView } from "../base/types.js" */
/** @import { NewAct } from "./connection.js" */

/** @typedef {EventAct["do"]} Kind */

/** How long a deal takes, in minutes. */
export const dealTakes = 5;

/** The acts that no other has replaced. @param {EventAct[]} acts */
export function standing(acts) {
	const replaced = new Set(acts.flatMap((a) => a.replaces ?? []));
	return acts.filter((a) => !replaced.has(a.id));
}

/** Their ids. @param {{id: string}[]} acts */
export const ids = (acts) => acts.map((a) => a.id);

/** The ids under which a member was entered: two spellings that were joined have two. @param {EventAct[]} acts */
function joined(acts) {
	/** @type {Map<string, string>} */
	const to = new Map();
	/** @param {string} id @returns {string} */
	const first = (id) => (to.has(id) ? first(/** @type {string} */ (to.get(id))) : id);
	for (const a of acts) {
		const [x, y] = [first(a.member ?? ""), first(a.other ?? "")];
		if (a.do === "same" && x !== y) to.set(x > y ? x : y, x > y ? y : x);
	}
	return first;
}

/**
 * What is known of an event at its desk.
 * @typedef {object} Reading
 * @property {EventView} view what all may see, and all results
 * @property {EventAct[]} acts all acts, in the order in which they came
 * @property {EventAct[]} stand those that no other has replaced
 * @property {(id: string | undefined) => string} root the id by which a member counts
 * @property {(id: string | undefined) => string} name of a member
 * @property {EventRound[]} rounds the opened rounds
 * @property {EventRound | undefined} round the last of them
 * @property {number} next the number of the round that can be opened next
 */

/**
 * What all parts of the page use.
 * @typedef {object} Desk
 * @property {string} id of the event
 * @property {Reading} of
 * @property {EventSetup} setup
 * @property {string[]} codes of the tables, from the first
 * @property {number} live how many players a deal has; 0 until it is known
 * @property {(...acts: NewAct[]) => Promise<boolean>} send whether all acts were taken
 */

/** @param {EventView} view @param {EventAct[]} acts @returns {Reading} */
export function read(view, acts) {
	const stand = standing(acts);
	const root = joined(stand);
	const opened = new Set(stand.filter((a) => a.do === "round").map((a) => a.round));
	const rounds = view.rounds.filter((r) => opened.has(r.number));
	const round = rounds.at(-1);
	return {
		view, acts, stand, root: (id = "") => root(id), name: (id = "") => nameOf(view, root(id)), rounds, round,
		next: (round?.number ?? 0) + 1,
	};
}

/** The standing acts by which a member comes and goes. @param {Reading} of @param {string} member */
export const comings = ({ stand, root }, member) =>
	stand.filter((a) => (a.do === "here" || a.do === "gone") && root(a.member) === member);

/** Whether a member plays in a round, as the server reads it. @param {EventAct[]} all @param {number} round */
export function plays(all, round) {
	const by = [...all].sort((a, b) => (a.round ?? 0) - (b.round ?? 0));
	const last = by.findLast((a) => (a.round ?? 0) <= round);
	if (last) return last.do === "here";
	return by[0]?.do !== "here"; // a member who comes later does not play before
}

/**
 * When a member plays from the next round on: "here", "gone", "from 4", "until 3", or "" if it changes more often.
 * @param {Reading} of @param {string} member
 */
export function presence(of, member) {
	const { next, view } = of;
	const all = comings(of, member);
	const latest = Math.max(view.planned, next, ...all.map((a) => a.round ?? 0));
	const turns = Array.from({ length: latest - next + 1 }, (_, i) => plays(all, next + i));
	const turn = turns.findIndex((p) => p !== turns[0]);
	if (turn < 0) return turns[0] ? "here" : "gone";
	if (turns.slice(turn).some((p) => p !== turns[turn])) return "";
	return turns[0] ? `until ${next + turn - 1}` : `from ${next + turn}`;
}

/**
 * The acts after which a member plays as said, from the next round on.
 * @param {Reading} of @param {string} member @param {string} when as presence returns it
 * @returns {{do: Kind, member: string, round: number, replaces: string[]}[]}
 */
export function presenceActs(of, member, when) {
	const { next } = of;
	const all = comings(of, member);
	const later = all.filter((a) => (a.round ?? 0) >= next);
	const before = all.filter((a) => (a.round ?? 0) < next);
	const replaces = ids(later);
	const [how = "", at = ""] = when.split(" ");
	/** @param {"here" | "gone"} what @param {number} round */
	const act = (what, round) => ({ do: what, member, round, replaces });
	const now = plays(before, next);
	if (how === "here" || how === "gone") return [act(how, next)];
	if (how === "until") return [...(now ? [] : [act("here", next)]), act("gone", Number(at) + 1)];
	const absent = now && (before.length > 0 || next > 1) ? [act("gone", next)] : [];
	return [...absent, act("here", Number(at))];
}

/** The boards that a table is to play, and how many it has played. @param {EventTable} table */
export function progress(table) {
	const all = table.boards.filter((b) => b.number > 0);
	const whole = table.boards.some((b) => b.number === 0 && b.played);
	const played = whole ? all.length : all.filter((b) => b.played).length;
	return { played, of: all.length, done: whole || (all.length > 0 && played >= all.length) };
}

/** The tables of a round that still play, those with the most to play first. @param {EventRound | undefined} round */
export const playing = (round) => (round?.closed ? [] : (round?.tables ?? []).filter((x) => !progress(x).done))
	.sort((a, b) => (progress(b).of - progress(b).played) - (progress(a).of - progress(a).played) || a.number - b.number);

/** Whether nobody has played a board of a round yet. @param {EventRound} round */
export const isFresh = (round) => !round.closed && round.tables.every((x) => progress(x).played === 0);

/** Where an event is: "Round 2 of 5". @param {EventRound | undefined} round @param {number} planned */
export const roundText = (round, planned) => (round
	? t("page.event.round.of", { n: round.number, of: planned }) : t("page.event.rounds.n", { n: planned }));
