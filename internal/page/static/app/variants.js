// What the server says of variants, asked once.

import * as hall from "./hall.js";
import { signal } from "./html.js";

/** @typedef {import("./types.js").Variant} Variant */

const known = signal(/** @type {Record<string, Variant>} */ ({}));
/** @type {Set<string>} */
const asked = new Set();

/**
 * Whether bids have been laid aside when a phase comes: mostly they come first, and in some variants there are none.
 * @param {Variant | undefined} variant @param {string | undefined} phase
 */
export function laidBefore(variant, phase) {
	const order = variant?.order ?? [];
	return order.includes("lay") && order.indexOf("lay") < order.indexOf(phase ?? "");
}

/**
 * A variant, with a house's own rules if it has some, as soon as it is known.
 * @param {string | undefined} id @param {object} [rules] @returns {Variant | undefined}
 */
export function variantOf(id, rules) {
	if (!id) return undefined;
	const key = rules ? `${id} ${JSON.stringify(rules)}` : id;
	if (!asked.has(key)) {
		asked.add(key);
		hall.variant(id, rules).then(
			(v) => (known.value = { ...known.value, [key]: v }),
			() => setTimeout(() => asked.delete(key), 10_000), // and then once more
		);
	}
	return known.value[key];
}
