// The running lesson: the current step, what the person sees, and the answers to what
// the person does. Nothing here draws.

import { batch, signal } from "./html.js";
import { steps, wanted } from "./lesson.js";
import { t } from "./phrase.js";
import { settings } from "./settings.js";
import { bidOf, byWorth, cardsOf, completed, sorted, suitOf } from "./view.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Moment} Moment */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("./view.js").Full} Full */
/** @typedef {{view: View, full: Full | null}} Frame what is seen */
/** @typedef {Frame & {ms: number}} Passing and for how long */

/** The key in the browser's storage for the last step. */
const key = "ninetynine.lesson";

/** How long things stay visible, in milliseconds: a card, a trick, a trick being gathered. */
const [beat, hold, gathering] = [700, 1700, 280];

/** @returns {number} the step to begin with: where one was, or the first if one had come to the end */
function kept() {
	try {
		const n = Number(localStorage.getItem(key));
		return Number.isInteger(n) && n > 0 && n < steps.length - 1 ? n : 0;
	} catch {
		return 0;
	}
}

/** @param {number} n */
function keep(n) {
	try {
		localStorage.setItem(key, String(n));
	} catch {
		// a browser that stores nothing starts at the beginning
	}
}

/** @param {number} n @returns {Step} */
export const stepAt = (n) => /** @type {Step} */ (steps[n]);

/** A View of a deal. @param {Moment[]} deal @param {number} at how many acts have been made */
const viewAt = (deal, at) => /** @type {View} */ (deal[at]?.view);

/** The complete trick on the table after so many acts, if there is one. @param {Moment[]} deal @param {number} at */
const completedAt = (deal, at) => completed(deal[at - 1]?.view, deal[at]?.view);

/** A trick being gathered. @param {Moment[]} deal @param {number} at @param {Full} full @returns {Passing} */
const gathered = (deal, at, full) => ({ view: viewAt(deal, at), full: { ...full, gone: true }, ms: gathering });

/** What the person sees between two steps of a deal. @param {Moment[]} deal @param {Step} from @param {Step} to */
function between(deal, from, to) {
	const frames = /** @type {Passing[]} */ ([]);
	const lying = from.lies ? completedAt(deal, from.at) : null;
	if (lying) frames.push(gathered(deal, from.at, lying));
	for (let m = from.at + 1; m <= to.at; m++) {
		const moment = deal[m];
		if (!moment?.act.startsWith("play")) continue;
		const full = completedAt(deal, m);
		if (m === to.at && (to.lies || !full)) continue; // this is how the step itself looks
		frames.push({ view: moment.view, full, ms: full ? hold : beat });
		if (full) frames.push(gathered(deal, m, full));
	}
	return frames;
}

/** A running lesson. */
export class Run {
	at = signal(kept());
	moving = signal(false);
	chosen = signal(/** @type {Set<string>} */ (new Set()));
	/** the answer to the person's last choice */
	reply = signal("");

	#laid = ""; // the three cards that the person laid aside, not necessarily the record's
	#timer = 0;
	#target = this.at.peek(); // the step that the animation leads to

	/** @param {Lesson} lesson */
	constructor(lesson) {
		this.lesson = lesson;
		this.shown = signal(this.#still(this.#step()));
	}

	/** Jumps to a step. @param {number} n */
	be(n) {
		this.stop();
		this.#target = n;
		batch(() => {
			this.#turn(false);
			this.at.value = n;
			this.shown.value = this.#still(stepAt(n));
		});
		keep(n);
		if (n === steps.length - 1) settings.taught.value = true;
	}

	back() {
		this.be(this.moving.peek() ? this.at.peek() : Math.max(0, this.at.peek() - 1));
	}

	/** Goes to the next step; if the person has something to do, does it. */
	forward() {
		if (this.moving.peek()) return this.be(this.#target);
		const s = this.#step();
		const right = this.#wanted(s);
		if (s.does === "play") return this.play(right[0] ?? "");
		if (s.does !== "lay") return this.#on();
		const chosen = this.chosen.peek();
		if (right.every((c) => chosen.has(c)) && chosen.size === right.length) return this.lay();
		this.chosen.value = new Set(right);
		this.reply.value = t("page.learn.lay.so");
	}

	/** Plays a card, if it is the right one. @param {string} card */
	play(card) {
		const s = this.#step();
		if (card === this.#wanted(s)[0]) return this.#on();
		this.reply.value = this.#answer(s, card);
	}

	/** Lays the chosen cards aside, if they make the right bid. */
	lay() {
		const s = this.#step();
		const worth = this.#view(s)?.options?.worth ?? "";
		const chosen = [...this.chosen.peek()];
		const n = bidOf(chosen, worth);
		if (n !== bidOf(this.#wanted(s), worth)) return void (this.reply.value = t("page.learn.lay.no", { n }));
		this.#laid = sorted(chosen, byWorth).join(" ");
		this.#on();
	}

	/** whether the person has laid aside the record's cards, or nothing yet */
	same() {
		return this.#laid === "" || this.#laid === sorted(wanted(this.lesson.deals[0] ?? [], 0), byWorth).join(" ");
	}

	stop() {
		clearTimeout(this.#timer);
	}

	#step() {
		return stepAt(this.at.peek());
	}

	/** @param {Step} s */
	#deal(s) {
		return this.lesson.deals[s.deal] ?? [];
	}

	/** @param {Step} s */
	#view(s) {
		return this.#deal(s)[s.at]?.view;
	}

	/** The right move at a step. @param {Step} s */
	#wanted(s) {
		return wanted(this.#deal(s), s.at);
	}

	/** The table at a step. @param {Step} s @returns {Frame} */
	#still(s) {
		return { view: viewAt(this.#deal(s), s.at), full: s.lies ? completedAt(this.#deal(s), s.at) : null };
	}

	/** Clears what belonged to the previous step. @param {boolean} moving */
	#turn(moving) {
		this.moving.value = moving;
		this.chosen.value = new Set();
		this.reply.value = "";
	}

	/** Goes to the next step, and shows what happens on the way. */
	#on() {
		const n = this.at.peek() + 1;
		const [from, to] = [this.#step(), steps[n]];
		if (!to) return;
		if (to.deal !== from.deal) return this.be(n);
		this.#target = n;
		const frames = between(this.#deal(from), from, to);
		batch(() => this.#turn(frames.length > 0));
		this.#show(frames);
	}

	/** @param {Passing[]} frames */
	#show([first, ...rest]) {
		if (!first) return this.be(this.#target);
		this.shown.value = first;
		this.#timer = setTimeout(() => this.#show(rest), first.ms);
	}

	/** The answer to a wrong card. @param {Step} s @param {string} card */
	#answer(s, card) {
		const view = this.#view(s);
		const led = view?.trick?.[0]?.card;
		const may = cardsOf(view?.options?.from);
		if (led && !may.includes(card)) return t("page.learn.must", { suit: t(`suit.${suitOf(led)}`) });
		return t(`page.learn.${s.say}.no`);
	}
}
