// A player's contribution to the shuffle: 32 bytes drawn here. The player commits to
// them before the match and discloses them when it begins. See fair dealing in
// docs/api.md.

import { store, stored } from "./stored.js";

const place = (/** @type {string} */ table, /** @type {string} */ commit) => `ninetynine.entropy.${table}.${commit}`;

/** Bytes in hexadecimal. @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/**
 * Draws entropy and its commitment; undefined if the browser cannot hash, as on a page without encryption.
 * @returns {Promise<{own: string, commit: string} | undefined>} both in hexadecimal
 */
export async function draw() {
	if (!globalThis.crypto?.subtle) return undefined;
	const own = crypto.getRandomValues(new Uint8Array(32));
	const prefix = new TextEncoder().encode("n99-entropy-1");
	const said = new Uint8Array(prefix.length + own.length);
	said.set(prefix);
	said.set(own, prefix.length);
	const commit = await crypto.subtle.digest("SHA-256", said);
	return { own: hex(own), commit: hex(new Uint8Array(commit)) };
}

/** What was stored since the page was loaded, for browsers without persistent storage. @type {Map<string, string>} */
const kept = new Map();

/**
 * Stores the entropy for a match, to disclose it and to find it again in the match's record.
 * @param {string} table @param {{own: string, commit: string}} drawn
 */
export function keep(table, { own, commit }) {
	kept.set(place(table, commit), own);
	store(place(table, commit), own); // else it is lost with the page, and the match will not count as proved
}

/**
 * The entropy behind a commitment made at a table.
 * @param {string} table @param {string} commit @returns {string | undefined}
 */
export const recall = (table, commit) => stored(place(table, commit)) ?? kept.get(place(table, commit));
