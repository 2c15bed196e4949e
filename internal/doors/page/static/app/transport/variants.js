// The server's data about variants, fetched once.

import { signal } from "../base/html.js";
import * as hall from "./api.js";
/** @import { Short, Variant } from "../base/types.js" */

const known = signal(/** @type {Record<string, Variant>} */ ({}));
/** @type {Set<string>} */
const asked = new Set();

/**
 * Whether bid-cards are laid aside before a phase: usually that comes first, but some variants have none.
 * @param {Variant | undefined} variant @param {string | undefined} phase
 */
export function laidBefore(variant, phase) {
	const order = variant?.order ?? [];
	return order.includes("lay") && order.indexOf("lay") < order.indexOf(phase ?? "");
}

/**
 * A variant with its house rules, once loaded.
 * @param {string | undefined} id @param {object} [rules] @returns {Variant | undefined}
 */
export function variantOf(id, rules) {
	if (!id) return undefined;
	const key = rules ? `${id} ${JSON.stringify(rules)}` : id;
	if (!asked.has(key)) {
		asked.add(key);
		hall.variant(id, rules).then(
			(v) => (known.value = { ...known.value, [key]: v }),
			() => setTimeout(() => asked.delete(key), 10_000), // retry after a while
		);
	}
	return known.value[key];
}

/**
 * Variants by number of players: first the group of the first, which is the default, then in ascending order.
 * @param {Short[]} variants @returns {[number, Short[]][]}
 */
export function grouped(variants) {
	/** @type {Map<number, Short[]>} */
	const by = new Map();
	for (const v of variants) by.set(v.chairs, [...(by.get(v.chairs) ?? []), v]);
	const [usual, ...others] = by;
	return usual ? [usual, ...others.sort(([a], [b]) => a - b)] : [];
}
