// The lessons of the course: their steps, which are data (lesson/course.json), and their deals. Cards and
// acts come from a record, lesson/ID.99.jsonl, which the server replays.

import { base } from "../base/build.js";
import * as hall from "../transport/api.js";
/** @import { Replay, View } from "../base/types.js" */

/** @typedef {{act: string, seat: number, view: View}} Moment a View of the person's seat, and the act that led to it */

/**
 * @typedef {object} Plan the script of a lesson
 * @property {string} id
 * @property {string} variant the variant whose figures hold in it
 * @property {number} minutes it takes, roughly
 * @property {Step[]} steps
 *
 * @typedef {object} Step
 * @property {string} say the text: course.ID.SAY
 * @property {string} [chapter] the heading, course.ID.chapter.CHAPTER; without it the lesson's title
 * @property {number} deal the number in the record, counted through all its matches
 * @property {number} at the number of acts made in the deal
 * @property {boolean} [lies] the complete trick is still on the table
 * @property {"lay" | "offer" | "name" | "play"} [does] the person's task: the record's next act of that kind
 * @property {number[]} [ask] numbers to choose from, where the text asks for one
 * @property {number} [right] the right one
 * @property {Record<string, string>} [no] the answers to wrong choices, course.ID.SAY.ANSWER, by card, act, number, or
 *   the sum of the cards laid aside; all else is answered by course.ID.SAY.no
 * @property {"values" | "account" | "end"} [leaf] what the felt shows
 * @property {"contract"} [point] the part of it to point at
 * @property {boolean} [worth] whether cards show what they bid
 * @property {string[]} [facts] claims of the text about the deal, checked when the program is built
 * @property {string} [among] the level among which the record's offer is the best; by default among all counted
 * @property {boolean} [narrow] another offer is close, and the text says so
 * @property {Record<string, {of: number, offers: Record<string, {made: number, gain: number}>}>} [counted] by level:
 *   in how many deals, and by offer the contracts made in 100 and the points on each opponent
 *
 * @typedef {Plan & {names: string[], deals: Moment[][]}} Lesson
 */

/** The person's seat in the records. */
export const mine = 0;

/** @param {string} name @returns {Promise<Response>} */
async function file(name) {
	const answer = await fetch(`${base}lesson/${name}`);
	if (!answer.ok) throw new Error(`${name} did not come: ${answer.status}`);
	return answer;
}

/** All lessons, in order. @returns {Promise<Plan[]>} */
export const fetchCourse = async () => (await file("course.json")).json();

/** A lesson with its deals, replayed by the server. @param {Plan} plan @returns {Promise<Lesson>} */
export async function fetchLesson(plan) {
	const record = await (await file(`${plan.id}.99.jsonl`)).text();
	const played = await Promise.all(
		dealsOf(record).map((which) => hall.look(which, { body: record })),
	);
	return { ...plan, names: played[0]?.header.seats ?? [], deals: played.map(momentsOf) };
}

/** The deals in a record. @param {string} record @returns {{match: number, deal: number}[]} */
function dealsOf(record) {
	let match = 0;
	return record.split("\n").flatMap((line) => {
		if (line.startsWith('{"ninetynine"')) match++;
		return line.startsWith('{"deal"') ? [{ match, deal: JSON.parse(line).deal }] : [];
	});
}

/** @param {Replay} played @returns {Moment[]} */
function momentsOf(played) {
	const set = played.header.rules !== undefined; // the lesson sets the trump, so there is nothing to explain
	return played.steps.flatMap(({ line, views }) => {
		const view = views[mine];
		if (!view || !("act" in line || "deal" in line)) return [];
		return [{ act: line.act ?? "", seat: line.seat ?? -1, view: set ? { ...view, why: undefined } : view }];
	});
}

/**
 * The place in the record of the act expected from the person: the person's next, or the next of a dummy
 * that the person plays; -1 if there is none.
 * @param {Moment[]} deal @param {number} at @returns {number}
 */
export function actAfter(deal, at) {
	const seat = deal[at]?.view.options?.seat ?? mine;
	return deal.findIndex((m, i) => i > at && m.seat === seat);
}

/** The act expected from the person. @param {Moment[]} deal @param {number} at @returns {string} */
export const wanted = (deal, at) => deal[actAfter(deal, at)]?.act ?? "";
