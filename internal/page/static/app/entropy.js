// What a player adds to the shuffle: 32 bytes drawn here, to which one commits
// before the match and which one discloses when it has begun. See fair dealing
// in docs/api.md.

const place = (/** @type {string} */ table, /** @type {string} */ commit) => `ninetynine.entropy.${table}.${commit}`;

/** Bytes in hexadecimal. @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/**
 * Draws entropy, and the commitment to it. Where the browser has no hashes,
 * as on a page without encryption, there is none to be had: undefined.
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

/** What was kept since the page was loaded, for browsers that keep nothing longer. @type {Map<string, string>} */
const kept = new Map();

/**
 * Keeps the entropy for a match of a table, to be disclosed, and to be found again in its record.
 * @param {string} table @param {{own: string, commit: string}} drawn
 */
export function keep(table, { own, commit }) {
	kept.set(place(table, commit), own);
	try {
		localStorage.setItem(place(table, commit), own);
	} catch {
		// after the page was loaded anew it cannot be disclosed: that match counts as not proved
	}
}

/**
 * The entropy to which one has committed so at a table.
 * @param {string} table @param {string} commit @returns {string | undefined}
 */
export function recall(table, commit) {
	try {
		return localStorage.getItem(place(table, commit)) ?? kept.get(place(table, commit));
	} catch {
		return kept.get(place(table, commit));
	}
}
