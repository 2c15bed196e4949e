// The first minutes of somebody who has never played here: the engine is still on its way,
// and yet they enter, open a table and see their hand. All of it was prepared; as soon as
// the engine listens it is told, and does the same.

import { base } from "./edition.js";
import { starts } from "./fixed.js";

/**
 * @typedef {{id: string, name: string}} Me
 * @typedef {import("./types.js").Message} Message
 * @typedef {{opening: Record<string, any>, seated: {table: string}, message: Message}} Prepared see alone.PreparedTable
 * @typedef {{seed: string, me: Me, tables: Record<string, Prepared>}} Start
 * @typedef {{start: Start, id: string, name: string, table?: Prepared}} Begun id: the person's
 */

const key = "ninetynine.start";

/** What has begun without the engine, and is not told to it yet. @type {Begun | undefined} */
let begun = recall();

/** What had begun when the page was left. @returns {Begun | undefined} */
function recall() {
	try {
		return JSON.parse(globalThis.localStorage?.getItem(key) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** @param {Begun | undefined} now */
function keep(now) {
	begun = now;
	try {
		if (now) localStorage.setItem(key, JSON.stringify(now));
		else localStorage.removeItem(key);
	} catch {
		// it lasts as long as the page
	}
}

/** Who has begun here. @returns {Me | undefined} */
export const who = () => begun && { id: begun.id, name: begun.name };

/** One of the prepared starts; undefined if there is none. @returns {Promise<Start | undefined>} */
export async function prepared() {
	const answer = await fetch(`${base}said/start/${Math.floor(Math.random() * starts)}.json`);
	return answer.ok ? answer.json() : undefined;
}

/** Begins. @param {Start} start @param {string} name the person's */
export const enter = (start, name) => keep({ start, id: drawID(), name });

/** A player's id, as store.NewPlayer draws them: 80 bits. */
const drawID = () => {
	const letters = "abcdefghijklmnopqrstuvwxyz234567";
	return `p${Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => letters[b & 31]).join("")}`;
};

/**
 * Opens a table that was prepared; the pace may be any.
 * @param {Record<string, any>} opening @returns {{table: string} | undefined} undefined if none is like it
 */
export function open(opening) {
	if (!begun || begun.table) return undefined;
	const found = Object.values(begun.start.tables).find((table) => alike(table.opening, opening));
	if (!found) return undefined;
	const { seated, message } = found;
	const { settings } = opening;
	keep({ ...begun, table: { opening: { ...found.opening, settings }, message: { ...message, settings }, seated } });
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
	if (!begun?.table || begun.table.seated.table !== id) return undefined;
	const now = Date.now();
	const { me } = begun.start;
	const text = [[me.id, begun.id], [me.name, begun.name]].reduce(
		(text, [prepared, own]) => text.replaceAll(JSON.stringify(prepared), () => JSON.stringify(own)),
		JSON.stringify(begun.table.message),
	);
	/** @type {Message} */
	const message = JSON.parse(text);
	const chairs = message.table.chairs.map((c) => ({ ...c, since: now }));
	return { ...message, at: now, table: { ...message.table, chairs } };
}

/** What the engine has to be told first, as the body of a request; undefined if there is nothing. */
export const untold = () =>
	begun && JSON.stringify({ seed: begun.start.seed, me: begun.id, name: begun.name, opening: begun.table?.opening });

/** The engine has been told. */
export const told = () => keep(undefined);
