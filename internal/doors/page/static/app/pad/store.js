// The person's score pads, stored in this browser: each as its record, with the entries of
// open deals, and with the record before each change. Several windows, and browsers that exchange their
// stores, agree on a pad, or keep both.

import { computed, signal } from "../base/html.js";
import { t } from "../base/phrase.js";
import { store, storedUnder } from "../base/stored.js";
import { tellAll } from "../parts/components.js";
import { newID } from "../transport/http.js";
/** @import { Pad, PadAct, PadEntry } from "../base/types.js" */

/**
 * Another record: so many characters of this one, then the rest; and the act that lies between the two, if it is known.
 * @typedef {{at: number, rest: string, did?: PadAct | undefined}} Past
 */
/**
 * What the list says of a pad.
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
 * @property {string[]} versions what its records are called, the present one last; wherever the pad is kept, the
 *   same version is the same record with the same history
 * @property {Record<string, PadEntry>} drafts what is being entered, by deal, from 0, and where a deal is inserted
 * @property {number | null} open the deal that is being corrected
 * @property {boolean} [inserting] rather, a deal is being inserted before it
 * @property {number} moved when it changed, in milliseconds
 * @property {Summary} summary
 * @property {{secret: string, pad: string, of: string, mark?: string}} [shared] the server keeps it as pad; of: the
 *   record it has; mark: what the server calls that
 */

/** Where they are stored: this, then the id. */
export const padKey = "ninetynine.pad.";

/** How many changes can be taken back. */
const most = 200;

/** How many versions are remembered. */
const mostVersions = 400;

/** The pads by id. */
const known = signal(read());

/** The ids of pads that this browser did not store as they are. */
const unstored = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Whether this browser refuses to store pads: then they last as long as the page. */
export const unkept = computed(() => unstored.value.size > 0);

/** Notes whether the browser stored a pad. @param {string} id @param {boolean} done */
function note(id, done) {
	if (unstored.peek().has(id) !== done) return; // nothing new
	const others = [...unstored.peek()].filter((other) => other !== id);
	unstored.value = new Set(done ? others : [...others, id]);
}

/** A name for a record that was stored without one. @param {string} record */
function nameFor(record) {
	let hash = 0x811c9dc5;
	for (let i = 0; i < record.length; i++) hash = Math.imul(hash ^ record.charCodeAt(i), 0x01000193) >>> 0;
	return `${hash.toString(16)}${record.length.toString(16)}`;
}

/**
 * What the records of a pad are called that was stored without their names.
 * @param {string} record @param {Past[]} past
 */
function namesOf(record, past) {
	const names = [nameFor(record)];
	for (const { at, rest } of past.toReversed()) names.unshift(nameFor((record = record.slice(0, at) + rest)));
	return names;
}

/** A pad as it was stored, now or by an earlier page; undefined if it is none. @param {string | null} text */
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

/** What the present record of a pad is called. @param {Kept} pad */
const versionOf = (pad) => pad.versions.at(-1) ?? "";

/** Whether a pad is another, or has become of it. @param {Kept} later @param {Kept} earlier */
const isOf = (later, earlier) => later.versions.includes(versionOf(earlier));

/** Takes a pad as it is stored. @param {Kept} theirs */
function follow(theirs) {
	known.value = { ...known.peek(), [theirs.id]: theirs };
	note(theirs.id, true);
}

/**
 * Looks what another window has made of a pad. If both have changed it at once, this window's is from now on a pad of
 * its own, so that no deal is lost.
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
	const newer = unstored.peek().has(id); // what is here
	if (!theirs) {
		if (mine && !newer) forget(id); // thrown away there
	} else if (mine && isOf(mine, theirs) && (newer || !isOf(theirs, mine))) {
		keepPad(mine); // they wrote before they knew
	} else if (!mine || isOf(theirs, mine)) {
		follow(theirs);
	} else {
		follow(theirs);
		const { shared: _, ...own } = mine; // the link stays with the other
		keepPad({ ...own, id: versionOf(mine) });
		tellAll(t("page.pad.split"));
	}
}

globalThis.addEventListener?.("storage", (e) => {
	if (e.key?.startsWith(padKey)) lookAgain(e.key.slice(padKey.length));
});

/** All pads, the last used first. @returns {Kept[]} */
export const pads = () => Object.values(known.value).sort((a, b) => b.moved - a.moved);

/** @param {string} id @returns {Kept | undefined} */
export const padOf = (id) => known.value[id];

/** Stores a pad. @param {Kept} pad */
export function keepPad(pad) {
	known.value = { ...known.peek(), [pad.id]: pad };
	note(pad.id, store(padKey + pad.id, JSON.stringify(pad)));
}

/** @param {string} id */
function forget(id) {
	const { [id]: _, ...others } = known.peek();
	known.value = others;
	note(id, true); // there is nothing to store
}

/** @param {string} id */
export function dropPad(id) {
	forget(id);
	store(padKey + id, null);
}

/** All pads as they are stored, by the names of their places: also those for which the browser had no room. */
export const padsStored = () => Object.fromEntries(pads().map((pad) => [padKey + pad.id, JSON.stringify(pad)]));

/**
 * What has become of a pad elsewhere, with its link here, and with what is being entered here: what was of the deal
 * that was due is of the one that is due now.
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
 * Takes in a stored pad from elsewhere: what has become of a pad that is here, or one more.
 * @param {string} name of its place @param {string} text @returns {boolean} whether anything was new
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
	else keepPad({ ...own, id: versionOf(other) }); // beside the one that is here, which has gone on too
	return true;
}

/** What the list says of a pad. @param {Pad} told @returns {Summary} */
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

/** Under which name a draft of it is kept. @param {Kept} pad */
export const draftName = (pad) => `${pad.inserting ? "before " : ""}${dealOf(pad)}`;

/** What is entered of it so far. @param {Kept} pad @returns {PadEntry | undefined} */
export const draftOf = (pad) => pad.drafts[draftName(pad)];

/**
 * The pad with a draft; undefined takes it away.
 * @param {Kept} pad @param {number | string} deal @param {PadEntry} [entry] @returns {Kept}
 */
export function withDraft(pad, deal, entry) {
	const { [deal]: _, ...others } = pad.drafts;
	return { ...pad, drafts: entry ? { ...others, [deal]: entry } : others };
}

/** The pad without drafts of deals that are entered: these are now as they were entered. @param {Kept} pad */
export const withoutEntered = (pad) => ({
	...pad, drafts: Object.fromEntries(Object.entries(pad.drafts).filter(([deal]) => Number(deal) >= pad.summary.deals)),
});

/** The pad with no deal open but the one that is due. @param {Kept} pad @returns {Kept} */
export const closed = ({ inserting: _, ...pad }) => ({ ...pad, open: null });

/**
 * How a record is made of another.
 * @param {string} was the one to make @param {string} is the other @param {Past["did"]} did what lies between
 * @returns {Past}
 */
function since(was, is, did) {
	let at = 0;
	while (at < was.length && was[at] === is[at]) at++;
	return { at, rest: was.slice(at), ...(did ? { did } : {}) };
}

/** @typedef {"past" | "next"} Way back to what was, or forward to what was taken back */

/** The record one step away; undefined if none is known. @param {Kept} pad @param {Way} way */
export function beside(pad, way) {
	const step = pad[way].at(-1);
	return step && pad.record.slice(0, step.at) + step.rest;
}

/**
 * The pad one step away.
 * @param {Kept} pad @param {Pad} told what it is there @param {Way} way @returns {Kept}
 */
export function stepped(pad, told, way) {
	const { past, next } = pad;
	const back = since(pad.record, told.record, pad[way].at(-1)?.did);
	const steps = way === "past"
		? { past: past.slice(0, -1), next: [...next, back] }
		: { past: [...past, back], next: next.slice(0, -1) };
	return { ...changed(pad, told), ...steps };
}
