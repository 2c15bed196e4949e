// A score pad in use: what the hall says of it and of what is being entered, and its
// changes, each stored at once. Nothing here draws.

import * as hall from "./hall.js";
import { batch, effect, signal } from "./html.js";
import { blank, isBlank } from "./padentry.js";
import { before, changed, dealOf, keepPad, lookAgain, padOf, undone, withDraft, withoutEntered } from "./pads.js";
import { faultText, missingText, nameAt } from "./padwords.js";
import { isBad, tellAll, trouble } from "./parts.js";
import { list, signed, t } from "./phrase.js";
import { trumpName } from "./sheet.js";
import { Refused, Unreached } from "./wire.js";

/** @typedef {import("./types.js").Pad} Told */
/** @typedef {import("./types.js").PadEntry} Entry */
/** @typedef {import("./types.js").PadAsking} Asking */
/** @typedef {import("./pads.js").Kept} Kept */

/** How long to wait before a hall that could not answer is asked again, in milliseconds. */
const pause = 3000;

/** Whether a hall may well answer the same question soon. @param {unknown} e */
const passing = (e) =>
	e instanceof Unreached || (e instanceof Refused && ([429, 503].includes(e.status) || e.reason === "unfetched"));

/** Why the hall does not take a pad. @param {unknown} e */
export const refusal = (e) =>
	isBad(e) ? t("page.pad.refused", { text: /** @type {Error} */ (e).message }) : trouble(e);

/** What is asked of a pad as it is kept. @param {Kept} kept @returns {Asking} */
function asking(kept) {
	const { record, summary, open } = kept;
	const deal = dealOf(kept);
	const entry = kept.drafts[deal];
	if (open !== null) return { record, deal, ...(entry ? { entry } : {}) };
	return summary.over ? { record } : { record, entry: entry ?? { hands: summary.names.map(() => ({})) } };
}

/** @param {unknown} a @param {unknown} b */
const alike = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** A pad that is open in this window. */
export class OpenPad {
	/** why the hall says nothing of the pad; "" if it does */
	wrong = signal("");
	/** whether a change is under way, or waits for one */
	busy = signal(false);

	#ask;
	#answer = signal(/** @type {{of: string, told: Told} | null} */ (null));
	#tries = signal(0);
	#asked = ""; // what the hall is asked now, and which time; "" if nothing
	#asking = new AbortController();
	#again = 0;
	#steps = /** @type {{of: string, entry: Entry}[]} */ ([]); // what was entered before, for taking back
	#last = /** @type {Promise<unknown> | null} */ (null); // the last of the changes under way
	#warned = ""; // the last line, if it would have given up deals, and the record that it was typed for
	#entered = new Map(/** @type {[string, {deal: number, entry: Entry}][]} */ ([])); // by the record that it led to
	#stop;

	/** @param {string} id @param {typeof hall.pad} [ask] */
	constructor(id, ask = hall.pad) {
		this.id = id;
		this.#ask = ask;
		this.#stop = effect(() => this.#reckon());
	}

	close() {
		this.#stop();
		this.#asking.abort();
		clearTimeout(this.#again);
	}

	/** The pad as it is kept; undefined once it is thrown away. */
	get kept() {
		return padOf(this.id);
	}

	/** What the hall said of it last. */
	get told() {
		return this.#answer.value?.told;
	}

	/** Whether that was of an earlier state. */
	get stale() {
		return this.#answer.value?.of !== this.#of();
	}

	/** The deal that is being entered or corrected. */
	get deal() {
		return this.kept ? dealOf(this.kept) : 0;
	}

	/** What has been entered of it. @returns {Entry} */
	get entry() {
		const { kept, told } = this;
		return kept?.drafts[this.deal] ?? (told ? blank(told) : { hands: [] });
	}

	/** Whether there is anything to take back. */
	get undoable() {
		const { kept } = this;
		return kept !== undefined && (kept.drafts[this.deal] !== undefined || before(kept) !== undefined);
	}

	/** Each state of the pad, and each deal in it. */
	get place() {
		return `${this.kept?.versions.at(-1)} ${this.deal}`;
	}

	#of() {
		return this.kept ? JSON.stringify(asking(this.kept)) : "";
	}

	/** Asks the hall whenever what it said last is not of the pad as it is now. */
	#reckon() {
		const of = this.#of();
		const asks = of && this.stale ? `${this.#tries.value} ${of}` : "";
		if (asks === this.#asked) return;
		this.#asked = asks;
		this.#asking.abort();
		clearTimeout(this.#again);
		if (!asks) return void (this.wrong.value = "");
		const { signal } = (this.#asking = new AbortController());
		this.#ask(JSON.parse(of), signal).then(
			(told) => signal.aborted || (this.#answer.value = { of, told }),
			(e) => {
				if (signal.aborted) return;
				this.wrong.value = refusal(e);
				if (passing(e)) this.#again = Number(setTimeout(() => this.#tries.value++, pause));
			},
		);
	}

	/** Enters some of the deal. @param {Entry} entry */
	set(entry) {
		this.#steps.push({ of: this.place, entry: this.entry });
		this.#draw(entry);
	}

	/** @param {Entry} entry */
	#draw(entry) {
		const { kept, deal } = this;
		if (kept) keepPad(withDraft(kept, deal, isBlank(entry) && kept.open === null ? undefined : entry));
	}

	/** Opens a deal for correction. What has been entered of others stays. @param {number} n */
	correct(n) {
		const { kept } = this;
		const was = this.told?.deals[n];
		if (kept && was) keepPad({ ...withDraft(kept, n, kept.drafts[n] ?? was.entry), open: n });
	}

	/** Leaves the deal as it was. */
	leave() {
		const { kept } = this;
		if (kept) keepPad({ ...withDraft(kept, this.deal), open: null });
	}

	/**
	 * Makes a change, after those under way: each is a change of what the one before it has led to.
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

	/** Enters the deal, or its correction. @param {boolean} [anyway] gives up what no longer fits */
	async enter(anyway = false) {
		const { kept, deal, entry } = this;
		if (!kept || this.busy.peek()) return;
		const due = kept.summary.deals;
		/** @type {Asking} */
		const asked = { record: kept.record, do: anyway ? "anyway" : "enter", deal, entry };
		const now = await this.#inTurn(() => this.#change(asked, (pad, told) => {
			const is = pad.record === told.record ? pad : changed(pad, told);
			if (alike(pad.drafts[deal] ?? entry, entry)) return { ...withDraft(is, deal), open: null };
			return { ...is, open: deal }; // changed meanwhile: from now on a correction
		}));
		if (!now) return;
		this.#entered.set(now.record, { deal, entry });
		announce(now, deal, due);
	}

	/** Ends the match here. */
	async end() {
		const { kept } = this;
		if (kept && !this.busy.peek()) await this.#inTurn(() => this.#change({ record: kept.record, do: "stop" }, changed));
	}

	/** Takes the last step back, or the last change. */
	async undo() {
		if (this.busy.peek() || this.#stepBack()) return;
		if (await this.#inTurn(() => this.#changeBack())) tellAll(t("pad.undone"));
	}

	/** Takes back the last step of what is being entered. @returns {boolean} false if there is none */
	#stepBack() {
		const { kept, deal } = this;
		if (!kept?.drafts[deal]) return false;
		const step = this.#steps.findLast((s) => s.of === this.place);
		this.#steps = this.#steps.slice(0, step ? this.#steps.lastIndexOf(step) : 0);
		if (step) this.#draw(step.entry);
		else this.leave();
		return true;
	}

	/** Takes back the last change. @returns {Promise<boolean>} false if there is none, or the hall did not do it */
	async #changeBack() {
		const { kept } = this;
		const record = kept && before(kept);
		if (!kept || record === undefined) return false;
		const typed = this.#entered.get(kept.record);
		const now = await this.#change({ record }, (pad, told) => {
			const is = undone(pad, told);
			return typed?.deal === told.deals.length && told.due ? withDraft(is, typed.deal, typed.entry) : is;
		}, kept.record);
		return now !== undefined;
	}

	/**
	 * Does what somebody has typed, one line after another.
	 * @param {string} line @param {string} lang @returns {Promise<string[]>} what is answered
	 */
	type(line, lang) {
		return this.#inTurn(() => this.#typed(line, lang));
	}

	/** @param {string} line @param {string} lang @returns {Promise<string[]>} */
	async #typed(line, lang) {
		const { kept } = this;
		if (!kept) return [];
		if (t("cmd.undo").split("|").concat("undo").includes(line.trim().toLowerCase())) { // all that has been done here
			return [t(this.#stepBack() || (await this.#changeBack()) ? "pad.undone" : "pad.nothing")];
		}
		const mark = `${kept.record}\n${line}`;
		const asked = { record: kept.record, line, lang, ...(mark === this.#warned ? { again: true } : {}) };
		const now = await this.#change(asked, (pad, told) =>
			told.record === pad.record ? pad : { ...withoutEntered(changed(pad, told)), open: null });
		this.#warned = now?.again ? mark : "";
		return now?.said ?? [];
	}

	/**
	 * Replaces the pad by what the hall makes of it.
	 * @param {Asking} asked @param {(pad: Kept, told: Told) => Kept} by
	 * @param {string} [of] the record that it is a change of
	 * @returns {Promise<Told | undefined>} undefined if nothing was changed
	 */
	async #change(asked, by, of = asked.record) {
		const was = this.#of();
		const now = await this.#ask(asked).catch((e) => void tellAll(trouble(e)));
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
	 * What a change says of the pad that it leads to is drawn at once: what is tapped next is meant for the next deal.
	 * What follows from an entry it does not say.
	 * @param {Kept} pad @param {Told} told
	 */
	#become(pad, told) {
		const was = this.#of();
		keepPad(pad);
		const of = this.#of();
		if (of !== was) this.#answer.value = { of: pad.drafts[this.deal] ? "" : of, told };
	}

	/**
	 * Shows why a change is refused, if it is still what is there to be entered.
	 * @param {Asking} asked @param {Told} now @param {string} of @returns {undefined}
	 */
	#refused(asked, now, of) {
		if (!asked.entry) tellAll(refused(now));
		else if (of === this.#of()) this.#answer.value = { of, told: now };
	}

	/**
	 * Keeps what was entered as a draft: another window has changed the pad meanwhile.
	 * @param {Kept} kept @param {Asking} asked @returns {undefined}
	 */
	#elsewhere(kept, { deal = 0, entry, record }) {
		const due = kept.summary.deals;
		const correction = deal < due && deal < (this.told?.deals.length ?? 0) && this.told?.record === record;
		if (entry) keepPad({ ...withDraft(kept, correction ? deal : due, entry), open: correction ? deal : null });
		tellAll(t("page.pad.elsewhere"));
	}
}

/** Why a change is refused, in words. @param {Told} now */
const refused = (now) =>
	now.fault ? faultText(now, now.fault) : now.missing ? missingText(now, now.missing) : "";

/** Says what an entry brought, or a correction changed. @param {Told} told @param {number} deal @param {number} due */
function announce(told, deal, due) {
	const d = told.deals[deal];
	if (!d) return;
	const points = list(d.points.map((n, i) => `${nameAt(told, i)} ${signed(n)}`));
	if (deal === due) tellAll(t("page.pad.entered", { n: deal + 1, points }), true); // the sheet shows it
	else tellAll(t("pad.corrected", { deal: deal + 1 }));
	for (const c of told.changed ?? []) {
		const n = { deal: c.deal + 1 };
		if (c.dropped) tellAll(t("pad.dropped", n));
		else if (c.trump !== c.was) {
			const trumps = { trump: trumpName(c.trump), was: trumpName(c.was), dealer: nameAt(told, c.dealer) };
			tellAll(t("pad.changed", { ...n, ...trumps }));
		}
	}
}
