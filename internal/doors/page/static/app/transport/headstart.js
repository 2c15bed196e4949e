// The first minutes of a new player: the engine is still on its way,
// and yet they enter, open a table and see their hand. All of it was prepared; as soon as
// the engine listens it is told, and does the same.

import { base, root } from "../base/build.js";
import { letters } from "../base/hash.js";
import { store, stored, storedData } from "../base/stored.js";
import { starts } from "./prepared.js";

/**
 * @typedef {{id: string, name: string}} Me
 * @typedef {import("../base/types.js").Message} Message
 * @typedef {{opening: Record<string, any>, seated: {table: string}, message: Message}} Prepared see alone.PreparedTable
 * @typedef {{seed: string, me: Me, tables: Record<string, Prepared>}} Start
 * @typedef {{start: Start, id: string, name: string, table?: Prepared, mark?: string}} Begun id: the person's; mark: of
 *   the table, whose id others may have, too
 */

/** The page stores what has begun under this name, and that of its place on the host. */
export const key = "ninetynine.start";
const place = `${key} ${root.pathname}`;

/** What has begun in this tab without the engine, and is not told to it yet. @type {Begun | undefined} */
let own;

/** What has begun: here, or before the page was loaded, or in another tab. @returns {Begun | undefined} */
function begun() {
	const was = own ?? storedData(place);
	return was?.start ? was : undefined;
}

/** @param {Begun} now */
function keep(now) {
	own = now;
	store(place, JSON.stringify(now));
}

/** The player who has begun here. @returns {Me | undefined} */
export function who() {
	const now = begun();
	return now && { id: now.id, name: now.name };
}

/** How long a prepared start is waited for, in milliseconds; then one may as well wait for the engine. */
const patience = 5000;

/** One of the prepared starts; undefined if there is none. @returns {Promise<Start | undefined>} */
export async function prepared() {
	const number = Math.floor(Math.random() * starts);
	const answer = await fetch(`${base}said/start/${number}.json`, { signal: AbortSignal.timeout(patience) });
	return answer.ok ? answer.json() : undefined;
}

/** Begins, unless another tab has, meanwhile. @param {Start} start @param {string} name the person's */
export function enter(start, name) {
	if (!begun()) keep({ start, id: `p${letters(16)}`, name });
}

/**
 * Opens a table that was prepared; the pace may be any.
 * @param {Record<string, any>} opening @returns {{table: string} | undefined} undefined if none is like it
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

/** How things stand at the table with an id; undefined if it is not the one that was opened. @param {string} id */
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

/** What the engine has to be told first, as the body of a request; undefined if there is nothing. */
export function untold() {
	const now = begun();
	if (!now) return undefined;
	const { start, id: me, name, table, mark } = now;
	return JSON.stringify({ seed: start.seed, me, name, opening: table?.opening, mark });
}

/** The engine has been told. There may be more: what another tab has begun at the same moment. */
export function told() {
	const was = own;
	own = undefined;
	if (!was || stored(place) === JSON.stringify(was)) store(place, null);
}
