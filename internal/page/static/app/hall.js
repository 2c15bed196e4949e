// The hall at which one plays, and all that is asked of it, each by its name.
// Here it is a server; nothing else in the page knows its addresses, so that a
// hall in this browser could take its place. See docs/api.md.

import { address, ask, askText, tell } from "./wire.js";

/**
 * A line to a table: all its messages come in order, and acts go the other way.
 * @typedef {object} Port
 * @property {import("../vendor/signals.js").Signal<"opening" | "live" | "lost" | "refused">} state how the line is
 * @property {import("../vendor/signals.js").Signal<import("./wire.js").Refused | null>} refused why the table cannot
 *   be watched
 * @property {(command: Command) => Promise<import("./types.js").Reply>} act does something; the answer is the entry
 *   that it led to
 * @property {() => Promise<import("./types.js").Hint>} hint asks for advice
 * @property {() => number} ahead how far the hall's clock is ahead of ours, in milliseconds
 * @property {() => void} again takes up the line anew, as who one is by now
 * @property {() => void} close
 */

/** @typedef {Omit<import("./types.js").Command, "id">} Command an id comes with it when it is sent */
/** @typedef {import("./types.js").Reply} Reply */
/** @typedef {import("./types.js").Me} Me */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Hindsight} Hindsight */
/** @typedef {import("./types.js").Replay} Replay */
/** @typedef {import("./types.js").Seated} Seated */
/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./types.js").Variant} Variant */
/** @typedef {{variant?: string, rules?: object}} House a variant, and what a house has changed of it */

const part = encodeURIComponent;

/** @param {string} table */
const at = (table) => `tables/${part(table)}`;

/** @param {string} table @param {number} match */
const matchAt = (table, match) => `${at(table)}/matches/${match}`;

// What there is to play, and with whom.

/** @returns {Promise<import("./types.js").Short[]>} the usual variant first */
export const variants = async () => (await ask("variants")).variants;

/**
 * The computer players, the weakest first, and which is for whom has chosen none.
 * @returns {Promise<{levels: import("./types.js").Level[], usual: string}>}
 */
export const levels = () => ask("levels");

/** @returns {Promise<import("./types.js").Version>} */
export const version = () => ask("version");

/**
 * A variant as data, with a house's own rules.
 * @param {string} id @param {object} [rules] @returns {Promise<Variant>}
 */
export const variant = async (id, rules) =>
	rules ? (await ask("guide", { body: { variant: id, rules } })).rules : ask(`variants/${part(id)}`);

/** The rules in words. @param {House} house @param {string} lang @returns {Promise<import("./types.js").Guide>} */
export const guide = ({ variant = "standard", rules }, lang) =>
	rules
		? ask("guide", { body: { variant, rules, lang } })
		: ask(`variants/${part(variant)}/guide?lang=${lang}`);

// Who one is.

/** @returns {Promise<Partial<Me>>} nobody without a session */
export const whoAmI = () => ask("me");

/** @param {string} name @returns {Promise<Me>} */
export const enter = (name) => ask("guest", { body: { name } });

/** Goes on as who has got the code elsewhere. @param {string} code @returns {Promise<Me>} */
export const goOn = (code) => ask("session", { body: { code } });

/** @param {string} name @returns {Promise<Me>} */
export const rename = (name) => ask("me", { body: { name } });

export const leave = () => ask("session", { method: "DELETE" });

// Tables.

/** @param {"open" | "playing" | "mine"} list @returns {Promise<Summary[]>} */
export const tables = async (list) => (await ask(`tables?list=${list}`)).tables;

/** How a table stands now. @param {string} table @returns {Promise<Message>} */
export const table = (table) => ask(at(table));

/**
 * Opens a table and sits down at it.
 * @param {Record<string, unknown> & {settings: Partial<import("./types.js").Settings>}} opening bots too, and how one
 *   comes
 * @returns {Promise<Seated>}
 */
export const create = (opening) => tell("tables", { sit: true, ...opening });

/**
 * Sits down where somebody waits for company, or opens a table.
 * @param {Record<string, unknown>} wish the variant, and how one comes @returns {Promise<Seated>}
 */
export const company = (wish) => tell("play", wish);

/** Does something at a table. @param {string} table @param {Command} command @returns {Promise<Reply>} */
export const act = (table, command) => tell(`${at(table)}/commands`, command);

/** What the strongest player would do now. @param {string} table @returns {Promise<import("./types.js").Hint>} */
export const hint = (table) => tell(`${at(table)}/hint`, {}, 30_000);

/**
 * Where the messages of a table come from.
 * @param {string} table @param {number} after the number of the last that came
 */
export const streamAt = (table, after) => address(`${at(table)}/events?changes=1&after=${after}`);

/**
 * What the deals of a table's match have come to.
 * @param {string} table @returns {Promise<import("./types.js").Scores>}
 */
export const scores = (table) => ask(`${at(table)}/scores`);

/**
 * Whether nothing can change the score any more.
 * @param {string} table @param {AbortSignal} signal @returns {Promise<import("./types.js").Settled>}
 */
export const settled = (table, signal) => ask(`${at(table)}/claim`, { signal });

// Matches that were played.

/** @param {string} player @returns {Promise<import("./types.js").Profile>} */
export const tallies = (player) => ask(`players/${part(player)}`);

/**
 * @param {string} player @param {string} before where to go on; "" at first
 * @returns {Promise<import("./types.js").History>}
 */
export const matches = (player, before) => ask(`players/${part(player)}/matches${before ? `?before=${before}` : ""}`);

/** Where a match's record is. @param {string} table @param {number} match */
export const recordAt = (table, match) => address(`${matchAt(table, match)}/record`);

/** A match's record. @param {string} table @param {number} match @returns {Promise<string>} */
export const record = (table, match) => askText(`${matchAt(table, match)}/record`);

/**
 * A deal of a table's match played back.
 * @param {string} table @param {number} match @param {number} deal @returns {Promise<Replay>}
 */
export const replay = (table, match, deal) => ask(`${matchAt(table, match)}/replay?deal=${deal}`);

/**
 * And of a record that somebody has brought along.
 * @param {Blob} record @param {number} match @param {number} deal @returns {Promise<Replay>}
 */
export const replayOf = (record, match, deal) => ask(`replay?match=${match}&deal=${deal}`, { body: record });

/**
 * What the strongest player would have done at a step of a deal.
 * @param {string} table @param {number} match @param {number} deal @param {number} step @returns {Promise<Hindsight>}
 */
export const hindsight = (table, match, deal, step) =>
	ask(`${matchAt(table, match)}/hint?deal=${deal}&step=${step}`);

/**
 * And of a record.
 * @param {Blob} record @param {number} match @param {number} deal @param {number} step @returns {Promise<Hindsight>}
 */
export const hindsightOf = (record, match, deal, step) =>
	ask(`hint?match=${match}&deal=${deal}&step=${step}`, { body: record });
