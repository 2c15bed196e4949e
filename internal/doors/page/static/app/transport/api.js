// The halls where people play, with one named function for each request: a server's, and the one in
// this browser. Nothing else in the page knows their addresses. route.js decides which is asked. See
// docs/api.md.

import { address, again, ask, askText, insist, tell } from "./http.js";
/** @import { Signal } from "../../vendor/signals.js" */
/** @import { BidAsking, BidTable, Daily, DailyOpening, DealAsking, Guide, Hindsight, Hint } from "../base/types.js" */
/** @import { History, Level, Me, Message, Pad, PadAsking, PadLooked, PadShared } from "../base/types.js" */
/** @import { ProblemAnswer, ProblemOutcome, Problems, ProblemsAsking, ProblemTalkAsking } from "../base/types.js" */
/** @import { Profile, RealDeals, Replay, Reply, Report, Scores, Season, SeasonAsking } from "../base/types.js" */
/** @import { Seated, Settings, Settled, Short, Statistics, Summary, TalkAnswer, TalkAsking } from "../base/types.js" */
/** @import { Variant, Version } from "../base/types.js" */
/** @import { Refused } from "./http.js" */

/**
 * A connection to a table: delivers all messages in order, and sends acts.
 * @typedef {object} Port
 * @property {Signal<"opening" | "live" | "lost" | "refused">} state of the connection
 * @property {Signal<Refused | null>} refused why the table cannot
 *   be watched
 * @property {Signal<string>} trouble why the hall cannot keep what happens at the table:
 *   full, unsaved or busy; "" if it can
 * @property {(command: Command & {id: string}, stop?: AbortSignal) => Promise<Reply>} act sends a
 *   command once; the answer is the entry that it led to
 * @property {() => Promise<Hint>} hint asks for advice
 * @property {() => number} ahead how far the hall's clock is ahead of ours, in milliseconds
 * @property {() => void} again reconnects, with the current session
 * @property {() => void} doubt makes sure that the connection holds: something was not answered
 * @property {() => void} close
 */

/** @typedef {Omit<import("../base/types.js").Command, "id">} Command an id comes with it when it is sent */
/** @typedef {{variant?: string, rules?: object}} House a variant, and what a house has changed of it */

const part = encodeURIComponent;

/** @param {string} table */
const at = (table) => `tables/${part(table)}`;

/** @param {string} table @param {number} match */
const matchAt = (table, match) => `${at(table)}/matches/${match}`;

// Variants and computer players.

/** @returns {Promise<Short[]>} the usual variant first */
export const variants = async () => (await ask("variants")).variants;

/**
 * The computer players, weakest first, and the default one.
 * @returns {Promise<{levels: Level[], usual: string}>}
 */
export const levels = () => ask("levels");

/** @returns {Promise<Version>} */
export const version = () => ask("version");

/**
 * A variant as data, with house rules applied.
 * @param {string} id @param {object} [rules] @returns {Promise<Variant>}
 */
export const variant = async (id, rules) =>
	rules ? (await ask("guide", { body: { variant: id, rules } })).rules : ask(`variants/${part(id)}`);

/** The rules in words. @param {House} house @param {string} lang @returns {Promise<Guide>} */
export const guide = ({ variant = "standard", rules }, lang) =>
	rules
		? ask("guide", { body: { variant, rules, lang } })
		: ask(`variants/${part(variant)}/guide?lang=${lang}`);

/** How long a bid table with all ways played out may take, in milliseconds. */
const wholeTable = 110_000;

/**
 * What each way to lay cards aside is worth.
 * @param {BidAsking} asking @param {AbortSignal} signal
 * @returns {Promise<BidTable>}
 */
export const bids = (asking, signal) =>
	ask("bids", { body: asking, signal, ...(asking.all ? { within: wholeTable } : {}) });

/**
 * The hands of numbered deals, for real cards.
 * @param {DealAsking} asking @returns {Promise<RealDeals>}
 */
export const deal = (asking) => ask("deal", { body: asking });

// The person's identity.

/** @typedef {import("./route.js").Where} Where the hall that is asked, where there are two */

/** @param {Where} where @returns {Promise<Partial<Me>>} empty without a session */
export const whoAmI = (where) => ask("me", { where });

/** @param {string} name @param {Where} where @returns {Promise<Me>} */
export const enter = (name, where) => ask("guest", { body: { name }, where });

/** Continues as the player who got the code on another device. @param {string} code @returns {Promise<Me>} */
export const goOn = (code) => ask("session", { body: { code } });

/** @param {string} name @param {Where} where @returns {Promise<Me>} */
export const rename = (name, where) => ask("me", { body: { name }, where });

export const leave = () => ask("session", { method: "DELETE" });

// What a hall in this browser keeps; no server answers these.

/** All of it, as an archive: see docs/server.md. @returns {Promise<string>} */
export const everything = () => askText("kept");

/** A table as an archive, to be brought to a server. @param {string} table @returns {Promise<string>} */
export const tableKept = (table) => askText(`kept?table=${part(table)}`);

/**
 * Takes in an archive, but what is here already; longer: tables that go on.
 * @param {Blob} archive @param {boolean} mine what is another person's becomes the person's own; else it is refused
 * @returns {Promise<{tables: number, longer: number, known: number}>}
 */
export const takeIn = (archive, mine) => ask(`kept${mine ? "?whose=mine" : ""}`, { body: archive });

// Tables.

/**
 * The first pages of a list, and whether more follow.
 * @param {"open" | "playing" | "mine"} list @param {number} pages @param {Where} where
 * @returns {Promise<{all: Summary[], more: boolean}>}
 */
export async function tables(list, pages, where) {
	/** @type {Map<string, Summary>} */
	const all = new Map(); // a table that moves in the meantime may appear twice
	let before = "";
	for (let n = 0; n === 0 || (n < pages && before); n++) {
		const page = await ask(`tables?list=${list}${before && `&before=${before}`}`, { where });
		for (const table of page.tables) all.set(table.id, table);
		before = page.before ?? "";
	}
	return { all: [...all.values()], more: before !== "" };
}

/** The current state of a table. @param {string} table @param {AbortSignal} [signal] @returns {Promise<Message>} */
export const table = (table, signal) => ask(at(table), signal ? { signal } : {});

/**
 * Opens a table and takes a chair.
 * @param {Record<string, unknown> & {settings: Partial<Settings>}} opening bots too, and how one
 *   comes
 * @returns {Promise<Seated>}
 */
export const create = (opening) => tell("tables", { sit: true, ...opening });

/** Brings a table from this browser to the server. @param {Blob} archive @returns {Promise<Seated>} */
export const bring = (archive) => insist("brought", { body: archive, within: 30_000 });

/**
 * Takes a chair where a player waits for company, or opens a table.
 * @param {Record<string, unknown>} wish the variant, and how one comes @returns {Promise<Seated>}
 */
export const company = (wish) => tell("play", wish);

/** The deals of a day. @param {string} day @returns {Promise<Daily>} */
export const daily = (day) => ask(`daily?day=${part(day)}`);

/**
 * The person’s table for a deal of the day.
 * @param {DailyOpening} wish @returns {Promise<Seated>}
 */
export const playDaily = (wish) => insist("daily", { body: wish });

/** Sends a command to a table. @param {string} table @param {Command} command @returns {Promise<Reply>} */
export const tellTable = (table, command) => tell(`${at(table)}/commands`, command);

/**
 * Sends a command to a table, once.
 * @param {string} table @param {Command & {id: string}} command @param {AbortSignal} [stop] @returns {Promise<Reply>}
 */
export const act = (table, command, stop) =>
	ask(`${at(table)}/commands`, { body: command, within: again, ...(stop && { signal: stop }) });

/** What the strongest player would do now. @param {string} table @returns {Promise<Hint>} */
export const hint = (table) => tell(`${at(table)}/hint`, {}, 30_000);

/**
 * The address of a table's messages.
 * @param {string} table @param {number} after the number of the last that came
 */
export const streamAt = (table, after) => address(`${at(table)}/events?changes=1&trouble=1&after=${after}`);

/**
 * The scores of the finished deals of a table's match.
 * @param {string} table @returns {Promise<Scores>}
 */
export const scores = (table) => ask(`${at(table)}/scores`);

/**
 * Whether nothing can change the score any more.
 * @param {string} table @param {AbortSignal} signal @returns {Promise<Settled>}
 */
export const settled = (table, signal) => ask(`${at(table)}/claim`, { signal });

/** @typedef {{deal: number, step: number, seat: number, bots: string, pace: number}} Wish how to play on */

/** @param {Wish & {id: string}} wish */
const wished = (wish) => new URLSearchParams(Object.entries(wish).map(([key, value]) => [key, String(value)]));

/**
 * A table that plays on from a moment of a match.
 * @param {string} table @param {number} match @param {Wish & {id: string}} wish @returns {Promise<Seated>}
 */
export const whatIf = (table, match, wish) =>
	insist(`${matchAt(table, match)}/whatif?${wished(wish)}`, { method: "POST" });

/**
 * The same for a record that the person has loaded.
 * @param {Blob} record @param {number} match @param {Wish & {id: string}} wish @returns {Promise<Seated>}
 */
export const whatIfOn = (record, match, wish) => insist(`whatif?match=${match}&${wished(wish)}`, { body: record });

// Finished matches.

/** @param {string} player @param {Where} where @returns {Promise<Profile>} */
export const tallies = (player, where) => ask(`players/${part(player)}`, { where });

/**
 * @param {string} player @param {string} before where to go on; "" at first @param {Where} where
 * @returns {Promise<History>}
 */
export const matches = (player, before, where) =>
	ask(`players/${part(player)}/matches${before ? `?before=${before}` : ""}`, { where });

/**
 * What the person's finished matches add up to; more of them on each request, until all are counted.
 * @param {string} variant its id; "" for all @returns {Promise<Statistics>}
 */
export const statistics = (variant) => ask(`statistics${variant ? `?variant=${part(variant)}` : ""}`);

/** The address of a match's record. @param {string} table @param {number} match */
export const recordAt = (table, match) => address(`${matchAt(table, match)}/record`);

/** A match's record. @param {string} table @param {number} match @returns {Promise<string>} */
export const record = (table, match) => askText(`${matchAt(table, match)}/record`);

/**
 * The replay of a deal of a table's match.
 * @param {string} table @param {number} match @param {number} deal @returns {Promise<Replay>}
 */
export const replay = (table, match, deal) => ask(`${matchAt(table, match)}/replay?deal=${deal}`);

/**
 * The same for a record that the person has loaded.
 * @param {Blob} record @param {number} match @param {number} deal @returns {Promise<Replay>}
 */
export const replayOf = (record, match, deal) => ask(`replay?match=${match}&deal=${deal}`, { body: record });

/**
 * What came of a match, or of one deal of it; more on each request, until it is complete.
 * @param {string} table @param {number} match @param {number | undefined} deal
 * @returns {Promise<Report>}
 */
export const report = (table, match, deal) =>
	ask(`${matchAt(table, match)}/report${deal === undefined ? "" : `?deal=${deal}`}`);

/**
 * The same for a deal of a loaded record.
 * @param {Blob} record @param {number} match @param {number} deal @returns {Promise<Report>}
 */
export const reportOn = (record, match, deal) => ask(`report?match=${match}&deal=${deal}`, { body: record });

/**
 * What the strongest player would have done at a step of a deal.
 * @param {string} table @param {number} match @param {number} deal @param {number} step @param {AbortSignal} signal
 * @returns {Promise<Hindsight>}
 */
export const hindsight = (table, match, deal, step, signal) =>
	ask(`${matchAt(table, match)}/hint?deal=${deal}&step=${step}`, { signal });

/**
 * The same for a loaded record.
 * @param {Blob} record @param {number} match @param {number} deal @param {number} step @param {AbortSignal} signal
 * @returns {Promise<Hindsight>}
 */
export const hindsightOf = (record, match, deal, step, signal) =>
	ask(`hint?match=${match}&deal=${deal}&step=${step}`, { body: record, signal });

// Problems.

/**
 * The problems of a day.
 * @param {ProblemsAsking} asking @returns {Promise<Problems>}
 */
export const problems = (asking) => ask("problems", { body: asking });

/**
 * Answers a problem.
 * @param {string} id @param {ProblemAnswer} answer
 * @returns {Promise<ProblemOutcome>}
 */
export const solve = (id, answer) => ask(`problems/${part(id)}`, { body: answer });

// Score pads.

/**
 * What to say to a person who plays by typing, and what to do.
 * @param {TalkAsking} asking @returns {Promise<TalkAnswer>}
 */
export const talk = (asking) => ask("talk", { body: asking });

/**
 * The same to a person who solves a problem.
 * @param {ProblemTalkAsking} asking @returns {Promise<TalkAnswer>}
 */
export const problemTalk = (asking) => ask("talk/problem", { body: asking });

/**
 * Reckons a score pad that the page keeps, after changing it; nothing is stored.
 * @param {PadAsking} asking @param {AbortSignal} [signal]
 * @returns {Promise<Pad>}
 */
export const pad = (asking, signal) => ask("pad", { body: asking, ...(signal ? { signal } : {}) });

/**
 * Adds up score pads that the page keeps; nothing is stored.
 * @param {SeasonAsking} asking @param {AbortSignal} signal
 * @returns {Promise<Season>}
 */
export const season = (asking, signal) => ask("season", { body: asking, signal });

/**
 * Keeps a score pad at the server for those who look on; without a record, no longer.
 * @param {string} secret @param {string} [record]
 * @param {string} [was] the mark of the record that the server has, as far as this page knows
 * @returns {Promise<PadShared>} its id
 */
export const sharePad = (secret, record, was) =>
	ask("pads", { body: { secret, ...(record ? { record } : {}), ...(was ? { was } : {}) } });

/**
 * A score pad that another player keeps, if it has changed.
 * @param {string} id @param {string} after the mark that came last; "" for none @param {AbortSignal} [signal]
 * @returns {Promise<PadLooked>}
 */
export const sharedPad = (id, after, signal) =>
	ask(`pads/${part(id)}${after && `?after=${after}`}`, signal ? { signal } : {});
