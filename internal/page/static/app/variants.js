// What the server says of variants, asked once.

import { signal } from "./html.js";
import { ask } from "./wire.js";

/**
 * @typedef {object} Variant
 * @property {string} id
 * @property {string} name
 * @property {number} seats
 * @property {boolean} dummy
 * @property {string[]} order
 * @property {string} worth
 * @property {{how: string, declare: number, reveal: number, announce: string}} offers
 * @property {{trick: number, made: number[]}} score
 */

const known = signal(/** @type {Record<string, Variant>} */ ({}));
/** @type {Set<string>} */
const asked = new Set();

/** A variant, as soon as it is known. @param {string | undefined} id @returns {Variant | undefined} */
export function variantOf(id) {
	if (!id) return undefined;
	if (!asked.has(id)) {
		asked.add(id);
		ask(`/api/variants/${id}`).then(
			(v) => (known.value = { ...known.value, [id]: v }),
			() => asked.delete(id),
		);
	}
	return known.value[id];
}
