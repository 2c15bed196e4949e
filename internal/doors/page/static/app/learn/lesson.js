// The lessons of the course: their steps, which are data (lesson/course.json), and the
// deals that they are about. The cards and everything that follows from them come from
// a record, lesson/ID.99.jsonl, as the server replays it.

import { base } from "../base/build.js";
import * as hall from "../transport/api.js";
/** @import { Replay, View } from "../base/types.js" */

/** @typedef {{act: string, seat: number, view: View}} Moment a View of the person's seat, and the act that led to it */

/**
 * @typedef {object} Plan what a lesson consists of
 * @property {string} id
 * @property {string} variant whose figures hold in it
 * @property {number} minutes it takes, roughly
 * @property {Step[]} steps
 *
 * @typedef {object} Step
 * @property {string} say what is said: course.ID.SAY
 * @property {string} [chapter] the heading, course.ID.chapter.CHAPTER; without it the lesson's title
 * @property {number} deal of the record, all its matches counted on
 * @property {number} at the number of acts made in the deal
 * @property {boolean} [lies] the complete trick still lies there
 * @property {"lay" | "offer" | "name" | "play"} [does] what the person has to do: the record's next act of that kind
 * @property {number[]} [ask] numbers to choose from, where the text asks for one
 * @property {number} [right] the right one
 * @property {Record<string, string>} [no] the answers to wrong choices, course.ID.SAY.ANSWER, by card, act, number, or
 *   the sum of the cards laid aside; others are answered by course.ID.SAY.no
 * @property {"values" | "account" | "end"} [leaf] what lies on the felt
 * @property {"tricks" | "contract" | "failed" | "premium" | "next"} [point] what to point at on it
 * @property {boolean} [worth] whether cards show what they bid
 * @property {string[]} [facts] what the text says of the deal; checked when the program is built
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

/** All lessons, in their order. @returns {Promise<Plan[]>} */
export const fetchCourse = async () => (await file("course.json")).json();

/** A lesson with its deals, as the server replays them. @param {Plan} plan @returns {Promise<Lesson>} */
export async function fetchLesson(plan) {
	const record = await (await file(`${plan.id}.99.jsonl`)).text();
	const played = await Promise.all(
		dealsOf(record).map((which) => hall.look(which, { body: record })),
	);
	return { ...plan, names: played[0]?.header.seats ?? [], deals: played.map(momentsOf) };
}

/** Where the deals of a record are. @param {string} record @returns {{match: number, deal: number}[]} */
function dealsOf(record) {
	let match = 0;
	return record.split("\n").flatMap((line) => {
		if (line.startsWith('{"ninetynine"')) match++;
		return line.startsWith('{"deal"') ? [{ match, deal: JSON.parse(line).deal }] : [];
	});
}

/** @param {Replay} played @returns {Moment[]} */
function momentsOf(played) {
	const set = played.header.rules !== undefined; // the trump was set for the lesson, so there is nothing to explain
	return played.steps.flatMap(({ line, views }) => {
		const view = views[mine];
		if (!view || !("act" in line || "deal" in line)) return [];
		return [{ act: line.act ?? "", seat: line.seat ?? -1, view: set ? { ...view, why: undefined } : view }];
	});
}

/**
 * Where the record has the act that the person is to do: the person's next one, or the dummy's that the person
 * plays. -1: nowhere.
 * @param {Moment[]} deal @param {number} at @returns {number}
 */
export function actAfter(deal, at) {
	const seat = deal[at]?.view.options?.seat ?? mine;
	return deal.findIndex((m, i) => i > at && m.seat === seat);
}

/** The act that the person is to do. @param {Moment[]} deal @param {number} at @returns {string} */
export const wanted = (deal, at) => deal[actAfter(deal, at)]?.act ?? "";
