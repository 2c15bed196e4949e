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
 * @property {{by: string}} trump
 * @property {string} worth
 * @property {{how: string, declare: number, reveal: number, announce: string}} offers
 * @property {{trick: number, made: number[]}} score
 * @property {{target: number, deals: number}} game
 * @property {{games: number, wins: number}} rubber
 * @property {unknown} [clauses] where its rules come from
 */

const known = signal(/** @type {Record<string, Variant>} */ ({}));
/** @type {Set<string>} */
const asked = new Set();

/** Whether bids have been laid aside when a phase comes: mostly they come first, and in some variants there are none. @param {Variant | undefined} variant @param {string | undefined} phase */
export function laidBefore(variant, phase) {
	const order = variant?.order ?? [];
	return order.includes("lay") && order.indexOf("lay") < order.indexOf(phase ?? "");
}

/** A variant, with a house's own rules if it has some, as soon as it is known. @param {string | undefined} id @param {object} [rules] @returns {Variant | undefined} */
export function variantOf(id, rules) {
	if (!id) return undefined;
	const key = rules ? `${id} ${JSON.stringify(rules)}` : id;
	if (!asked.has(key)) {
		asked.add(key);
		const answer = rules ? ask("/api/guide", { body: { variant: id, rules } }).then((g) => g.rules) : ask(`/api/variants/${encodeURIComponent(id)}`);
		answer.then(
			(v) => (known.value = { ...known.value, [key]: v }),
			() => setTimeout(() => asked.delete(key), 10_000), // and then once more
		);
	}
	return known.value[key];
}
