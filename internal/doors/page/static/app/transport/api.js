// The halls where people play: a server's, and the one in this browser. operations.js has a function for
// each operation; this file has those that need more code. route.js chooses the hall.

import { address, again, ask, askText } from "./http.js";
import * as operations from "./operations.js";
/** @import { Signal } from "../../vendor/signals.js" */
/** @import { Guide, Hint, Reply, Summary, Variant } from "../base/types.js" */
/** @import { Refused } from "./http.js" */
/** @import { Where } from "./route.js" */

export * from "./operations.js";

/**
 * A connection to a table: delivers all messages in order, and sends acts.
 * @typedef {object} Port
 * @property {Signal<"opening" | "live" | "lost" | "refused">} state of the connection
 * @property {Signal<Refused | null>} refused why the table cannot
 *   be watched
 * @property {Signal<string>} trouble why the hall cannot store the game:
 *   full, unsaved or busy; "" if it can
 * @property {(command: Command & {id: string}, stop?: AbortSignal) => Promise<Reply>} act sends a
 *   command once; the answer names its entry
 * @property {() => Promise<Hint>} hint asks for advice
 * @property {() => number} now the hall's time, in milliseconds since 1970
 * @property {() => void} again reconnects, with the current session
 * @property {() => void} doubt checks the connection after a missing answer
 * @property {() => void} close
 */

/** @typedef {Omit<import("../base/types.js").Command, "id">} Command sent with an id */
/** @typedef {{variant?: string, rules?: object}} House a variant with its house rules */

/**
 * A variant as data, with house rules applied.
 * @param {string} id @param {object} [rules] @returns {Promise<Variant>}
 */
export const variant = async (id, rules) =>
	rules ? (await operations.houseGuide({ variant: id, rules })).rules : operations.variant({ variant: id });

/** The rules in words. @param {House} house @param {string} lang @returns {Promise<Guide>} */
export const guide = ({ variant = "standard", rules }, lang) =>
	rules ? operations.houseGuide({ variant, rules, lang }) : operations.guide({ variant, lang });

/**
 * The first pages of a list of tables, and whether more follow.
 * @param {"open" | "playing" | "mine" | "friends"} list @param {number} pages @param {Where} where
 * @returns {Promise<{all: Summary[], more: boolean}>}
 */
export async function tables(list, pages, where) {
	/** @type {Map<string, Summary>} */
	const all = new Map(); // a table that moves meanwhile may appear twice
	let before = "";
	for (let n = 0; n === 0 || (n < pages && before); n++) {
		const page = await operations.tables({ list, before }, { where });
		for (const table of page.tables) all.set(table.id, table);
		before = page.before ?? "";
	}
	return { all: [...all.values()], more: before !== "" };
}

/**
 * Sends a command to a table, once.
 * @param {string} table @param {Command & {id: string}} command @param {AbortSignal} [signal] @returns {Promise<Reply>}
 */
export const act = (table, command, signal) =>
	operations.command({ table, ...command }, { once: false, within: again, signal });

/** @param {string} table */
const at = (table) => `tables/${encodeURIComponent(table)}`;

/**
 * The address of a table's messages.
 * @param {string} table @param {number} after the number of the last message received
 */
export const streamAt = (table, after) => address(`${at(table)}/events?changes=1&trouble=1&after=${after}`);

/** The address of a match's record. @param {string} table @param {number} match */
export const recordAt = (table, match) => address(`${at(table)}/matches/${match}/record`);

// The data of a hall in this browser; no server answers these requests.

/** All data as an archive: see docs/server.md. @returns {Promise<string>} */
export const everything = () => askText("kept");

/** A table as an archive, for moving it to a server. @param {string} table @returns {Promise<string>} */
export const tableKept = (table) => askText(`kept?table=${encodeURIComponent(table)}`);

/**
 * Imports an archive, except known data; longer: tables with new acts.
 * @param {Blob} archive @param {boolean} mine another person's data becomes this person's; otherwise it
 * is refused
 * @returns {Promise<{tables: number, longer: number, known: number}>}
 */
export const takeIn = (archive, mine) => ask(`kept${mine ? "?whose=mine" : ""}`, { body: archive });
