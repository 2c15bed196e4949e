// A player's contribution to the shuffle: 32 bytes drawn here. The player commits to them before the
// match and discloses them when it begins. See fair dealing in docs/api.md.

import { committed, hex } from "./hash.js";
import { store, stored } from "./stored.js";

const place = (/** @type {string} */ table, /** @type {string} */ commit) => `ninetynine.entropy.${table}.${commit}`;

/**
 * Draws entropy and its commitment; undefined if the browser cannot hash, as on a page without encryption.
 * @returns {Promise<{own: string, commit: string} | undefined>} both in hexadecimal
 */
export async function draw() {
	if (!globalThis.crypto?.subtle) return undefined;
	const own = crypto.getRandomValues(new Uint8Array(32));
	return { own: hex(own), commit: await committed(own) };
}

/** What was stored since the page was loaded, for browsers without persistent storage. @type {Map<string, string>} */
const kept = new Map();

/**
 * Stores the entropy for a match, to disclose it and to find it again in the match's record.
 * @param {string} table @param {{own: string, commit: string}} drawn
 */
export function keep(table, { own, commit }) {
	kept.set(place(table, commit), own);
	store(place(table, commit), own); // if this fails, the match will not count as proved
}

/**
 * The entropy behind a commitment made at a table.
 * @param {string} table @param {string} commit @returns {string | undefined}
 */
export const recall = (table, commit) => stored(place(table, commit)) ?? kept.get(place(table, commit));
