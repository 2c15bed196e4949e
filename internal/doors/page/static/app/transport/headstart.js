// The first minutes of a new player: they enter, open a table and see their hand while the engine is
// still loading. All of it was prepared; once the engine runs it receives the same commands and repeats
// them.

import { base, root } from "../base/build.js";
import { letters } from "../base/hash.js";
import { store, stored, storedData } from "../base/stored.js";
import { starts } from "./prepared.js";

/**
 * @typedef {{id: string, name: string}} Me
 * @typedef {import("../base/types.js").Message} Message
 * @typedef {{opening: Record<string, any>, seated: {table: string}, message: Message}} Prepared see alone.PreparedTable
 * @typedef {{seed: string, me: Me, tables: Record<string, Prepared>}} Start
 * @typedef {{start: Start, id: string, name: string, table?: Prepared, mark?: string}} Begun id: the person's; mark:
 *   the table's, whose id may exist for other players too
 */

/** The key under which the page stores the beginning, with its place on the host. */
export const key = "ninetynine.start";
const place = `${key} ${root.pathname}`;

/** The beginning in this tab that the engine has not received yet. @type {Begun | undefined} */
let own;

/** The beginning: by this tab, before the page was loaded, or by another tab. @returns {Begun | undefined} */
function begun() {
	const was = own ?? storedData(place);
	return was?.start ? was : undefined;
}

/** @param {Begun} now */
function keep(now) {
	own = now;
	store(place, JSON.stringify(now));
}

/** The new player. @returns {Me | undefined} */
export function who() {
	const now = begun();
	return now && { id: now.id, name: now.name };
}

/** The time limit for loading a prepared start, in milliseconds; after that, waiting for the engine is as good. */
const patience = 5000;

/** One of the prepared starts; undefined if there is none. @returns {Promise<Start | undefined>} */
export async function prepared() {
	const number = Math.floor(Math.random() * starts);
	const answer = await fetch(`${base}said/start/${number}.json`, { signal: AbortSignal.timeout(patience) });
	return answer.ok ? answer.json() : undefined;
}

/** Begins, unless another tab did meanwhile. @param {Start} start @param {string} name the person's */
export function enter(start, name) {
	if (!begun()) keep({ start, id: `p${letters(16)}`, name });
}

/**
 * Opens a prepared table, at any pace.
 * @param {Record<string, any>} opening @returns {{table: string} | undefined} undefined if none fits
 */
export function open(opening) {
	const now = begun();
	if (!now || now.table) return undefined;
	const found = Object.values(now.start.tables).find((table) => alike(table.opening, opening));
	if (!found) return undefined;
	const { settings } = opening;
	const mark = letters(8);
	const seated = { ...found.seated, table: `${found.seated.table}_${mark}` };
	const message = { ...found.message, settings };
	keep({ ...now, mark, table: { opening: { ...found.opening, settings }, message, seated } });
	return seated;
}

/** Whether two openings lead to the same deal. @param {Record<string, any>} a @param {Record<string, any>} b */
function alike(a, b) {
	const [one, other] = [a, b].map(({ settings: { pace: _, ...settings }, bots, sit, ready }) =>
		JSON.stringify([settings, bots, sit, ready]));
	return one === other;
}

/** The state of the table with an id; undefined if it is not the one opened here. @param {string} id */
export function standing(id) {
	const was = begun();
	if (!was?.table || was.table.seated.table !== id) return undefined;
	const now = Date.now();
	const { me } = was.start;
	const text = [[me.id, was.id], [me.name, was.name]].reduce(
		(text, [prepared, own]) => text.replaceAll(JSON.stringify(prepared), () => JSON.stringify(own)),
		JSON.stringify(was.table.message),
	);
	/** @type {Message} */
	const message = JSON.parse(text);
	const chairs = message.table.chairs.map((c) => ({ ...c, since: now }));
	return { ...message, at: now, table: { ...message.table, chairs } };
}

/** The body of the request that the engine must receive first; undefined if there is none. */
export function pendingRequest() {
	const now = begun();
	if (!now) return undefined;
	const { start, id: me, name, table, mark } = now;
	return JSON.stringify({ seed: start.seed, me, name, opening: table?.opening, mark });
}

/** The engine has received it. More may follow if another tab began at the same moment. */
export function told() {
	const was = own;
	own = undefined;
	if (!was || stored(place) === JSON.stringify(was)) store(place, null);
}
