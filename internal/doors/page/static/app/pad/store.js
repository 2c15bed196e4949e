// The person's score pads, stored in this browser: each with its record, its history, and the entries of
// open deals. Several windows, and browsers that exchange their stores, agree on a pad, or keep both
// versions.

import { computed, signal } from "../base/html.js";
import { t } from "../base/phrase.js";
import { store, storedUnder } from "../base/stored.js";
import { announce } from "../parts/components.js";
import { newID } from "../transport/http.js";
/** @import { Pad, PadAct, PadEntry } from "../base/types.js" */

/**
 * Another record, as a difference: this many characters of the present one, then the rest; and the act
 * between the two, if known.
 * @typedef {{at: number, rest: string, did?: PadAct | undefined}} Past
 */
/**
 * The list's data of a pad.
 * @typedef {object} Summary
 * @property {string} variant
 * @property {string[]} names
 * @property {number} [live] how many of them are players; the others are dummies
 * @property {number[]} totals
 * @property {number} deals
 * @property {boolean} over
 */
/**
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} record
 * @property {Past[]} past the records before each change, the last change last
 * @property {Past[]} next those after each change taken back, the last one taken back last
 * @property {string[]} versions names of its records, the present one last; on all
 *   devices the same version means the same record with the same history
 * @property {Record<string, PadEntry>} drafts open entries, by deal from 0, or by the place of an inserted deal
 * @property {number | null} open the deal that is being corrected
 * @property {boolean} [inserting] a deal is being inserted before it
 * @property {number} moved time of the last change, in milliseconds
 * @property {Summary} summary
 * @property {{secret: string, pad: string, of: string, mark?: string}} [shared] its copy on the server,
 *   under the id pad; of: the record there; mark: the server's mark of that
 */

/** The storage key is this and the id. */
export const padKey = "ninetynine.pad.";

/** How many changes can be taken back. */
const most = 200;

/** How many versions are remembered. */
const mostVersions = 400;

const known = signal(read());

/** The ids of pads whose present state this browser did not store. */
const unstored = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Whether this browser refuses to store pads: then they last as long as the page. */
export const unkept = computed(() => unstored.value.size > 0);

/** Notes whether the browser stored a pad. @param {string} id @param {boolean} done */
function note(id, done) {
	if (unstored.peek().has(id) !== done) return; // unchanged
	const others = [...unstored.peek()].filter((other) => other !== id);
	unstored.value = new Set(done ? others : [...others, id]);
}

/** A version name for a record stored without one. @param {string} record */
function nameFor(record) {
	let hash = 0x811c9dc5;
	for (let i = 0; i < record.length; i++) hash = Math.imul(hash ^ record.charCodeAt(i), 0x01000193) >>> 0;
	return `${hash.toString(16)}${record.length.toString(16)}`;
}

/** Version names for the records of a pad stored without them. @param {string} record @param {Past[]} past */
function namesOf(record, past) {
	const names = [nameFor(record)];
	for (const { at, rest } of past.toReversed()) names.unshift(nameFor((record = record.slice(0, at) + rest)));
	return names;
}

/**
 * A stored pad, possibly from an older version of the page; undefined if the text is none. @param {string
 * | null} text
 */
function parsed(text) {
	try {
		const { draft, ...pad } = JSON.parse(text ?? "");
		const ours = typeof pad.record === "string" && typeof pad.id === "string" && Array.isArray(pad.summary?.names);
		if (!ours) return undefined;
		const drafts = draft ? { [draft.deal]: draft.entry } : {};
		const open = draft && draft.deal < pad.summary.deals ? draft.deal : null;
		const versions = namesOf(pad.record, pad.past ?? []);
		return /** @type {Kept} */ ({ past: [], next: [], versions, drafts, open, ...pad });
	} catch {
		return undefined; // not ours
	}
}

/** @returns {Record<string, Kept>} */
function read() {
	const pads = Object.values(storedUnder(padKey)).map(parsed).filter((pad) => pad !== undefined);
	return Object.fromEntries(pads.map((pad) => [pad.id, pad]));
}

/** The version of a pad's present record. @param {Kept} pad */
const versionOf = (pad) => pad.versions.at(-1) ?? "";

/** Whether a pad equals or descends from another. @param {Kept} later @param {Kept} earlier */
const isOf = (later, earlier) => later.versions.includes(versionOf(earlier));

/** Adopts a pad from the store. @param {Kept} theirs */
function follow(theirs) {
	known.value = { ...known.peek(), [theirs.id]: theirs };
	note(theirs.id, true);
}

/**
 * Checks whether another window has changed a pad. If both windows did, this window's version becomes a
 * separate pad, so that no deal is lost.
 * @param {string} id
 */
export function lookAgain(id) {
	const mine = known.peek()[id];
	let text;
	try {
		text = localStorage.getItem(padKey + id);
	} catch {
		return; // this browser stores nothing
	}
	const theirs = parsed(text);
	const newer = unstored.peek().has(id); // only this window has the newest state
	if (!theirs) {
		if (mine && !newer) forget(id); // deleted there
	} else if (mine && isOf(mine, theirs) && (newer || !isOf(theirs, mine))) {
		keepPad(mine); // that window wrote before it knew
	} else if (!mine || isOf(theirs, mine)) {
		follow(theirs);
	} else {
		follow(theirs);
		const { shared: _, ...own } = mine; // the other one keeps the link
		keepPad({ ...own, id: versionOf(mine) });
		announce(t("page.pad.split"));
	}
}

globalThis.addEventListener?.("storage", (e) => {
	if (e.key?.startsWith(padKey)) lookAgain(e.key.slice(padKey.length));
});

/** All pads, the most recent first. @returns {Kept[]} */
export const pads = () => Object.values(known.value).sort((a, b) => b.moved - a.moved);

/** @param {string} id @returns {Kept | undefined} */
export const padOf = (id) => known.value[id];

/** @param {Kept} pad */
export function keepPad(pad) {
	known.value = { ...known.peek(), [pad.id]: pad };
	note(pad.id, store(padKey + pad.id, JSON.stringify(pad)));
}

/** @param {string} id */
function forget(id) {
	const { [id]: _, ...others } = known.peek();
	known.value = others;
	note(id, true); // nothing to store
}

/** @param {string} id */
export function dropPad(id) {
	forget(id);
	store(padKey + id, null);
}

/** All pads in stored form, by their storage keys, including those that did not fit into the browser's store. */
export const padsStored = () => Object.fromEntries(pads().map((pad) => [padKey + pad.id, JSON.stringify(pad)]));

/**
 * The later version of a pad from elsewhere, with this browser's link and open entries. The entry of the
 * deal that was due moves to the one that is due now.
 * @param {Kept} here @param {Kept} later @returns {Kept}
 */
function goneOn(here, later) {
	const [was, is] = [here.summary.deals, later.summary.deals];
	const drafts = { ...later.drafts };
	for (const [n, entry] of Object.entries(here.drafts)) {
		const deal = Number(n) === was ? is : Number(n);
		if (deal <= is) drafts[deal] = entry;
	}
	const shared = here.shared ?? later.shared;
	return { ...later, id: here.id, drafts, ...(shared ? { shared } : {}) };
}

/**
 * Imports a stored pad: a later version of a pad here, or a new one.
 * @param {string} name the storage key @param {string} text @returns {boolean} true if anything was new
 */
export function takePad(name, text) {
	const other = parsed(text);
	if (!other || padKey + other.id !== name) return false;
	lookAgain(other.id);
	if (pads().some((pad) => isOf(pad, other))) return false;
	const earlier = pads().find((pad) => isOf(other, pad));
	const { shared: _, ...own } = other;
	if (earlier) keepPad(goneOn(earlier, other));
	else if (!padOf(other.id)) keepPad(other);
	else keepPad({ ...own, id: versionOf(other) }); // next to the one here, which has changed too
	return true;
}

/** The list's data of a pad. @param {Pad} told @returns {Summary} */
const summaryOf = ({ rules, seats, choices, totals, deals, end }) => ({
	variant: rules.id, names: seats, live: choices.live, totals, deals: deals.length, over: end !== undefined,
});

const newName = () => newID().slice(0, 12);

/** A new pad. @param {Pad} told @returns {Kept} */
export const fresh = (told) => ({
	id: newName(), record: told.record, past: [], next: [], versions: [newName()], drafts: {}, open: null,
	moved: Date.now(),
	summary: summaryOf(told),
});

/** A pad after a change. @param {Kept} pad @param {Pad} told @returns {Kept} */
export const changed = (pad, told) => ({
	...pad, record: told.record, past: [...pad.past, since(pad.record, told.record, told.did)].slice(-most), next: [],
	versions: [...pad.versions, newName()].slice(-mostVersions), moved: Date.now(), summary: summaryOf(told),
});

/** The deal that is being entered or corrected. @param {Kept} pad */
export const dealOf = ({ open, summary }) => open ?? summary.deals;

/** The name of its draft. @param {Kept} pad */
export const draftName = (pad) => `${pad.inserting ? "before " : ""}${dealOf(pad)}`;

/** Its entry so far. @param {Kept} pad @returns {PadEntry | undefined} */
export const draftOf = (pad) => pad.drafts[draftName(pad)];

/**
 * The pad with a draft, or without it if the entry is undefined.
 * @param {Kept} pad @param {number | string} deal @param {PadEntry} [entry] @returns {Kept}
 */
export function withDraft(pad, deal, entry) {
	const { [deal]: _, ...others } = pad.drafts;
	return { ...pad, drafts: entry ? { ...others, [deal]: entry } : others };
}

/** The pad without drafts of deals that are on the sheet. @param {Kept} pad */
export const withoutEntered = (pad) => ({
	...pad, drafts: Object.fromEntries(Object.entries(pad.drafts).filter(([deal]) => Number(deal) >= pad.summary.deals)),
});

/** The pad with only the deal due open. @param {Kept} pad @returns {Kept} */
export const closed = ({ inserting: _, ...pad }) => ({ ...pad, open: null });

/**
 * A record as a difference from another.
 * @param {string} was the one to make @param {string} is the other @param {Past["did"]} did the act
 * between
 * @returns {Past}
 */
function since(was, is, did) {
	let at = 0;
	while (at < was.length && was[at] === is[at]) at++;
	return { at, rest: was.slice(at), ...(did ? { did } : {}) };
}

/** @typedef {"past" | "next"} Way back to what was, or forward to what was taken back */

/** The record one step away, if known. @param {Kept} pad @param {Way} way */
export function beside(pad, way) {
	const step = pad[way].at(-1);
	return step && pad.record.slice(0, step.at) + step.rest;
}

/** The pad one step away. @param {Kept} pad @param {Pad} told what it is there @param {Way} way @returns {Kept} */
export function stepped(pad, told, way) {
	const { past, next } = pad;
	const back = since(pad.record, told.record, pad[way].at(-1)?.did);
	const steps = way === "past"
		? { past: past.slice(0, -1), next: [...next, back] }
		: { past: [...past, back], next: next.slice(0, -1) };
	return { ...changed(pad, told), ...steps };
}
