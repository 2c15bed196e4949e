// A score pad in use: the hall's answers about it and about the current entry, and its changes, each
// stored at once. Nothing here draws.

import { batch, signal } from "../base/html.js";
import { language, list, signed, t } from "../base/phrase.js";
import { announce, trouble } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { Answer, isBlank } from "./answer.js";
import {
	beside, changed, closed, dealOf, draftName, draftOf, keepPad, lookAgain, padOf, stepped, withDraft, withoutEntered,
} from "./store.js";
import { nameAt } from "./words.js";
/** @import { Pad, PadAsking, PadEntry } from "../base/types.js" */
/** @import { Kept, Way } from "./store.js" */

/** An entry in which nothing is known. @param {Pad} pad @returns {PadEntry} */
const blank = (pad) => ({ hands: pad.seats.map(() => ({})) });

/** The question about a pad as it is stored. @param {Kept} kept @returns {PadAsking} */
function asking(kept) {
	const { record, summary, open, inserting } = kept;
	const deal = dealOf(kept);
	const entry = draftOf(kept);
	const nothing = { hands: summary.names.map(() => ({})) };
	if (inserting) return { record, deal, entry: entry ?? nothing };
	if (open !== null) return { record, deal, ...(entry ? { entry } : {}) };
	return summary.over ? { record } : { record, entry: entry ?? nothing };
}

/** @param {unknown} a @param {unknown} b */
const alike = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @typedef {{of: string, entry: PadEntry}} Step what was entered, and of which deal */

/** Asks the hall in the person's language. @type {typeof hall.pad} */
const askIn = (asking, how) => hall.pad({ lang: language.peek(), ...asking }, how);

/** A pad that is open in this window. */
export class OpenPad {
	/** a change is in progress or waiting */
	busy = signal(false);

	#ask;
	#answer;
	#steps = /** @type {Step[]} */ ([]); // earlier states of the entry, for undo
	#back = /** @type {Step[]} */ ([]); // undone states of the entry, for redo
	#last = /** @type {Promise<unknown> | null} */ (null); // the last of the changes in progress
	#warned = ""; // the last line, if it would have given up deals, and the record for which it was typed

	/** @param {string} id @param {typeof hall.pad} [ask] */
	constructor(id, ask = askIn) {
		this.id = id;
		this.#ask = ask;
		this.#answer = new Answer(() => this.#of(), (of, signal) => ask(JSON.parse(of), { signal }));
	}

	close() {
		this.#answer.close();
	}

	/** Why the hall has no answer about the pad; "" if it has. */
	get wrong() {
		return this.#answer.wrong;
	}

	/** The pad as stored; undefined once it is deleted. */
	get kept() {
		return padOf(this.id);
	}

	/** The hall's last answer. */
	get told() {
		return this.#answer.told;
	}

	/** Whether that is about an earlier state. */
	get stale() {
		return this.#answer.stale;
	}

	/** The deal that is being entered or corrected. */
	get deal() {
		return this.kept ? dealOf(this.kept) : 0;
	}

	/** Its entry so far. @returns {PadEntry} */
	get entry() {
		const { kept, told } = this;
		return (kept && draftOf(kept)) ?? (told ? blank(told) : { hands: [] });
	}

	/** A deal that was entered before is open. */
	get correcting() {
		return this.kept?.open !== null;
	}

	/** A deal before it is open. */
	get inserting() {
		return this.kept?.inserting === true;
	}

	get undoable() {
		const { kept } = this;
		return kept !== undefined && (draftOf(kept) !== undefined || kept.past.length > 0);
	}

	get redoable() {
		const { kept } = this;
		return kept !== undefined && (this.#back.some((s) => s.of === this.place) || !draftOf(kept) && kept.next.length > 0);
	}

	/** A key for each state of the pad and each deal in it. */
	get place() {
		return `${this.kept?.versions.at(-1)} ${this.kept && draftName(this.kept)}`;
	}

	#of() {
		return this.kept ? JSON.stringify({ lang: language.value, ...asking(this.kept) }) : "";
	}

	/** Changes the entry of the deal. @param {PadEntry} entry */
	set(entry) {
		this.#steps.push({ of: this.place, entry: this.entry });
		this.#back = [];
		this.#draw(entry);
	}

	/** @param {PadEntry} entry */
	#draw(entry) {
		const { kept } = this;
		if (kept) keepPad(withDraft(kept, draftName(kept), isBlank(entry) && kept.open === null ? undefined : entry));
	}

	/** Opens a deal for correction. Entries of other deals stay. @param {number} n */
	correct(n) {
		const { kept } = this;
		const was = this.told?.deals[n];
		if (kept && was) keepPad({ ...withDraft(closed(kept), n, kept.drafts[n] ?? was.entry), open: n });
	}

	/** Opens a new deal before another. @param {number} n */
	insert(n) {
		const { kept } = this;
		if (kept) keepPad({ ...kept, open: n, inserting: true });
	}

	/** Closes the deal without a change. */
	leave() {
		const { kept } = this;
		if (kept) keepPad(closed(withDraft(kept, draftName(kept))));
	}

	/**
	 * Makes a change after those in progress, based on their result.
	 * @template T @param {() => Promise<T>} change @returns {Promise<T>}
	 */
	async #inTurn(change) {
		const before = this.#last;
		this.busy.value = true;
		const made = before ? before.then(change, change) : change();
		this.#last = made;
		try {
			return await made;
		} finally {
			if (this.#last === made) {
				this.#last = null;
				this.busy.value = false;
			}
		}
	}

	/** Enters the deal, or its correction. @param {boolean} [again] gives up what no longer fits */
	async enter(again = false) {
		const { kept, deal, entry } = this;
		if (!kept || this.busy.peek()) return;
		const name = draftName(kept);
		/** @type {PadAsking} */
		const asked = {
			record: kept.record, do: kept.inserting ? "insert" : "enter", deal, entry, ...(again ? { again } : {}),
		};
		const now = await this.#inTurn(() => this.#change(asked, (pad, told) => {
			const is = closed(withDraft(pad.record === told.record ? pad : changed(pad, told), name));
			const draft = pad.drafts[name] ?? entry;
			return alike(draft, entry) ? is : { ...withDraft(is, deal, draft), open: deal }; // changed meanwhile
		}));
		if (now) announceResult(now);
	}

	/**
	 * The result of an act, without doing it, including what would no longer fit.
	 * @param {Omit<PadAsking, "record">} act @returns {Promise<Pad | undefined>} undefined if it is
	 * impossible
	 */
	async propose(act) {
		const record = this.kept?.record ?? "";
		const now = await this.#ask({ record, ...act });
		if (!now.unfit) return now.fault ? void announce(refused(now)) : now;
		const anyway = await this.#ask({ record, ...act, again: true });
		return anyway.unfit ? now : { ...anyway, unfit: now.unfit, said: [...(now.said ?? []), ...(anyway.said ?? [])] };
	}

	/** Does an act, giving up what no longer fits. @param {Omit<PadAsking, "record">} act */
	async revise(act) {
		const { kept } = this;
		if (!kept || this.busy.peek()) return;
		const now = await this.#inTurn(() => this.#change({ record: kept.record, ...act, again: true }, (pad, told) =>
			told.record === pad.record ? pad : closed({ ...changed(pad, told), drafts: dueDraft(pad, told) })));
		if (now) announceResult(now);
	}

	/** Ends the match here. */
	async end() {
		const { kept } = this;
		if (kept && !this.busy.peek()) await this.#inTurn(() => this.#change({ record: kept.record, do: "stop" }, changed));
	}

	/** Takes back the last step of the entry, or the last change. */
	undo = () => this.#turn("past", "pad.undone");

	/** Repeats what was taken back last. */
	redo = () => this.#turn("next", "pad.redone");

	/** @param {Way} way @param {string} done */
	async #turn(way, done) {
		if (this.busy.peek() || this.#step(way)) return;
		const what = await this.#inTurn(() => this.#go(way));
		if (what) announce(t(done, { what }));
	}

	/** Undoes or redoes a step of the entry. @param {Way} way @returns {boolean} false if there is none */
	#step(way) {
		const { kept, place, entry } = this;
		const back = way === "past";
		const [from, to] = back ? [this.#steps, this.#back] : [this.#back, this.#steps];
		const at = from.findLastIndex((s) => s.of === place);
		if (back ? !kept || !draftOf(kept) : at < 0) return false;
		const [step] = from.splice(Math.max(at, 0));
		to.push({ of: place, entry });
		if (at >= 0 && step) this.#draw(step.entry);
		else this.leave();
		return true;
	}

	/**
	 * Undoes or redoes a change of the pad.
	 * @param {Way} way @returns {Promise<string>} which change that was; "" if there is none
	 */
	async #go(way) {
		const { kept } = this;
		const record = kept && beside(kept, way);
		if (!kept || record === undefined) return "";
		const { act = "some", deal = 0 } = kept[way].at(-1)?.did ?? {};
		const now = await this.#change({ record }, (pad, told) => closed(stepped(pad, told, way)), kept.record);
		return now ? t(`pad.act.${act}`, { deal: deal + 1 }) : "";
	}

	/**
	 * Runs typed lines, one after another.
	 * @param {string} line @param {string} lang @returns {Promise<string[]>} the answers
	 */
	type(line, lang) {
		return this.#inTurn(() => this.#typed(line, lang));
	}

	/** @param {string} line @param {string} lang @returns {Promise<string[]>} */
	async #typed(line, lang) {
		const { kept } = this;
		if (!kept) return [];
		const is = (/** @type {string} */ key, /** @type {string} */ word) =>
			t(key).split("|").concat(word).includes(line.trim().toLowerCase());
		if (is("cmd.undo", "undo")) return [await this.#said("past", "pad.undone", "pad.nothing")]; // of this window
		if (is("pad.cmd.redo", "redo")) return [await this.#said("next", "pad.redone", "pad.nothing.again")];
		const mark = `${kept.record}\n${line}`;
		const asked = { record: kept.record, line, lang, ...(mark === this.#warned ? { again: true } : {}) };
		const now = await this.#change(asked, (pad, told) =>
			told.record === pad.record ? pad : closed(withoutEntered(changed(pad, told))));
		this.#warned = now?.again ? mark : "";
		return now?.said ?? [];
	}

	/** @param {Way} way @param {string} done @param {string} none */
	async #said(way, done, none) {
		if (this.#step(way)) return t(done, { what: t("pad.act.some") });
		const what = await this.#go(way);
		return what ? t(done, { what }) : t(none);
	}

	/**
	 * Replaces the pad by the hall's answer.
	 * @param {PadAsking} asked @param {(pad: Kept, told: Pad) => Kept} by
	 * @param {string} [of] the record that it changes
	 * @returns {Promise<Pad | undefined>} undefined if nothing was changed
	 */
	async #change(asked, by, of = asked.record) {
		const was = this.#of();
		const now = await this.#ask(asked).catch((e) => void announce(trouble(e)));
		lookAgain(this.id);
		return batch(() => {
			const { kept } = this;
			if (!now || !kept) return undefined;
			if (now.fault || now.unfit || now.entry) return this.#refused(asked, now, was);
			if (kept.record !== of && kept.record !== now.record) return this.#elsewhere(kept, asked);
			this.#become(by(kept, now), now);
			return now;
		});
	}

	/**
	 * Draws the answer to a change at once, as the next tap is meant for the next deal. It has no
	 * inferences about a draft.
	 * @param {Kept} pad @param {Pad} told
	 */
	#become(pad, told) {
		const was = this.#of();
		keepPad(pad);
		const of = this.#of();
		if (of !== was) this.#answer.know(draftOf(pad) ? "" : of, told);
	}

	/**
	 * Shows why a change is refused, if the entry is still the same.
	 * @param {PadAsking} asked @param {Pad} now @param {string} of @returns {undefined}
	 */
	#refused(asked, now, of) {
		if (!asked.entry) announce(refused(now));
		else if (of === this.#of()) this.#answer.know(of, now);
	}

	/**
	 * Keeps the entry as a draft: another window has changed the pad meanwhile.
	 * @param {Kept} kept @param {PadAsking} asked @returns {undefined}
	 */
	#elsewhere(kept, { deal = 0, entry, record }) {
		const due = kept.summary.deals;
		const correction = deal < due && deal < (this.told?.deals.length ?? 0) && this.told?.record === record;
		if (entry) keepPad({ ...withDraft(kept, correction ? deal : due, entry), open: correction ? deal : null });
		announce(t("page.pad.elsewhere"));
	}
}

/** Why a change is refused, in words. @param {Pad} now */
const refused = (now) => (now.said ?? []).join(" ");

/** The draft of the deal that is due, for the later pad. @param {Kept} pad @param {Pad} told */
const dueDraft = ({ drafts, summary }, { deals }) => {
	const draft = drafts[summary.deals];
	return draft ? { [deals.length]: draft } : {};
};

/** Announces the result of an act. @param {Pad} told */
function announceResult(told) {
	const { did } = told;
	const d = told.deals[did?.deal ?? -1];
	if (did?.act === "enter" && d) {
		const points = list(d.points.map((n, i) => `${nameAt(told, i)} ${signed(n)}`));
		return announce(t("page.pad.entered", { n: did.deal + 1, points }), true); // the sheet shows the points
	}
	if (!did) return;
	const deal = { deal: did.deal + 1 };
	const about = ["correct", "delete", "insert"].includes(did.act);
	const what = about ? t(`pad.did.${did.act}`, deal) : t("pad.changed.head", { what: t(`pad.act.${did.act}`, deal) });
	announce([what, ...(told.said ?? [])].join(" "));
}
