// The person's score pads, stored in this browser: each as its record, with what has been
// entered of an open deal, and with what the record was before each change.

import { signal } from "./html.js";
import { newID } from "./wire.js";

/** @typedef {import("./types.js").PadEntry} Entry */
/** @typedef {{at: number, rest: string}} Past an earlier record: so many characters of the later one, then the rest */
/**
 * What the list says of a pad.
 * @typedef {{variant: string, names: string[], totals: number[], deals: number, over: boolean}} Summary
 */
/** @typedef {{deal: number, entry: Entry}} Draft what is being entered; deal: from 0 */
/**
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} record
 * @property {Past[]} past the last change last
 * @property {Draft | null} draft
 * @property {number} moved when it changed, in milliseconds
 * @property {Summary} summary
 * @property {{secret: string, pad: string, of: string}} [shared] the server keeps it as pad; of: the record it has
 */

const prefix = "ninetynine.pad.";

/** How many changes can be taken back. */
const most = 200;

/** The pads by id. */
const known = signal(read());

/** Whether this browser refuses to store pads: then they last as long as the page. */
export const unkept = signal(false);

/** @returns {Record<string, Kept>} */
function read() {
	/** @type {Record<string, Kept>} */
	const all = {};
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) take(all, localStorage.getItem(key));
	} catch {
		// this browser stores nothing
	}
	return all;
}

/** @param {Record<string, Kept>} all @param {string | null} text */
function take(all, text) {
	try {
		const pad = JSON.parse(text ?? "");
		if (typeof pad?.record === "string" && typeof pad.id === "string") all[pad.id] = { past: [], draft: null, ...pad };
	} catch {
		// not ours
	}
}

globalThis.addEventListener?.("storage", (e) => {
	if (e.key === null || e.key.startsWith(prefix)) known.value = read(); // changed in another window
});

/** All pads, the last used first. @returns {Kept[]} */
export const pads = () => Object.values(known.value).sort((a, b) => b.moved - a.moved);

/** @param {string} id @returns {Kept | undefined} */
export const padOf = (id) => known.value[id];

/** Stores a pad. @param {Kept} pad */
export function keepPad(pad) {
	known.value = { ...known.value, [pad.id]: pad };
	try {
		localStorage.setItem(prefix + pad.id, JSON.stringify(pad));
		unkept.value = false;
	} catch {
		unkept.value = true;
	}
}

/** @param {string} id */
export function dropPad(id) {
	const { [id]: _, ...others } = known.value;
	known.value = others;
	try {
		localStorage.removeItem(prefix + id);
	} catch {
		// it was not stored either
	}
}

/** What the list says of a pad. @param {import("./types.js").Pad} told @returns {Summary} */
const summaryOf = ({ rules, seats, totals, deals, end }) => ({
	variant: rules.id, names: seats, totals, deals: deals.length, over: end !== undefined,
});

/** A new pad. @param {import("./types.js").Pad} told @returns {Kept} */
export const fresh = (told) => ({
	id: newID().slice(0, 12), record: told.record, past: [], draft: null, moved: Date.now(), summary: summaryOf(told),
});

/** A pad after a change. @param {Kept} pad @param {import("./types.js").Pad} told @returns {Kept} */
export const changed = (pad, told) => ({
	...pad, record: told.record, past: [...pad.past, since(pad.record, told.record)].slice(-most), draft: null,
	moved: Date.now(), summary: summaryOf(told),
});

/** How an earlier record differs from a later one. @param {string} was @param {string} is @returns {Past} */
function since(was, is) {
	let at = 0;
	while (at < was.length && was[at] === is[at]) at++;
	return { at, rest: was.slice(at) };
}

/** The record before the last change; undefined if none is known. @param {Kept} pad @returns {string | undefined} */
export function before(pad) {
	const last = pad.past.at(-1);
	return last && pad.record.slice(0, last.at) + last.rest;
}

/** The pad with its last change taken back. @param {Kept} pad @param {import("./types.js").Pad} told what it is then */
export const undone = (pad, told) => ({ ...changed(pad, told), past: pad.past.slice(0, -1) });
