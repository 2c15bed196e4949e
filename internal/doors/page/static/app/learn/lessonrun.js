// The running lesson: the current step, the view of it, and the answers to the person's acts. Nothing
// here draws.

import { index } from "../base/card.js";
import { batch, signal } from "../base/html.js";
import { has, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { store, stored } from "../base/stored.js";
import { bidOf, cardsOf, completed, suitOf } from "../base/view.js";
import { variantOf } from "../transport/variants.js";
import { isAt, leave } from "../parts/way.js";
import { actAfter, wanted } from "./lesson.js";
/** @import { View } from "../base/types.js" */
/** @import { Full } from "../base/view.js" */
/** @import { Lesson, Moment, Step } from "./lesson.js" */

/** @typedef {{view: View, full: Full | null}} Frame what is seen */
/** @typedef {Frame & {ms: number}} Passing and for how long */

/** More acts than this between two steps are not shown one by one. */
const most = 9;

/** How long things stay visible, in milliseconds: a card, a trick, a trick being gathered. */
const [beat, hold, gathering] = [700, 1700, 280];

/** The key in the browser's storage for the last step of a lesson. @param {string} id */
const key = (id) => (id === "first" ? "ninetynine.lesson" : `ninetynine.lesson.${id}`);

/** The step to begin with: the last one seen, or the first if the lesson was finished. @param {Lesson} lesson */
function kept({ id, steps }) {
	const n = Number(stored(key(id)));
	return Number.isInteger(n) && n > 0 && n < steps.length - 1 ? n : 0;
}

/** @param {string} id @param {number} n */
const keep = (id, n) => store(key(id), String(n));

/** The completed lessons, by id. */
export const done = () => settings.course.value.split(" ").filter((id) => id !== "");

/** Notes that a lesson is completed. @param {string} id */
function complete(id) {
	if (id === "first") settings.taught.value = true;
	if (isAt("cure", id)) leave();
	if (!done().includes(id)) settings.course.value = [...done(), id].join(" ");
}

/** Every card by name, as texts write it: {KC} is K♣. @returns {Record<string, string>} */
function cardNames() {
	const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };
	const ranks = ["A", "K", "Q", "J", ..."23456789", "10", "11", "12"];
	return Object.fromEntries(
		Object.entries(signs).flatMap(([suit, sign]) => ranks.map((rank) => [rank + suit, index(rank) + sign])),
	);
}

/** The figures used in the texts. @param {string} id the variant */
function figures(id) {
	const variant = variantOf(id);
	const [, alone = 30, two = 20, three = 10] = variant?.score.made ?? [];
	const { declare = 30, reveal = 60 } = variant?.offers ?? {};
	return { alone, two, three, declare, reveal };
}

/**
 * How many contracts in 100 deals were counted: {strong_declare} is among strong players, after declaring.
 * @param {Step} s
 */
const counted = ({ counted: levels = {} }) =>
	Object.fromEntries(
		Object.entries(levels).flatMap(([level, { offers }]) =>
			Object.entries(offers).map(([act, { made }]) => [`${level}_${act}`, made])),
	);

/** A View of a deal. @param {Moment[]} deal @param {number} at the number of acts made */
const viewAt = (deal, at) => /** @type {View} */ (deal[at]?.view);

/** The complete trick on the table after this many acts, if there is one. @param {Moment[]} deal @param {number} at */
const completedAt = (deal, at) => completed(deal[at - 1]?.view, deal[at]?.view);

/** A trick being gathered. @param {Moment[]} deal @param {number} at @param {Full} full @returns {Passing} */
const gathered = (deal, at, full) => ({ view: viewAt(deal, at), full: { ...full, gone: true }, ms: gathering });

/** The frames between two steps of a deal. @param {Moment[]} deal @param {Step} from @param {Step} to */
function between(deal, from, to) {
	const frames = /** @type {Passing[]} */ ([]);
	const lying = from.lies ? completedAt(deal, from.at) : null;
	if (lying) frames.push(gathered(deal, from.at, lying));
	for (let m = from.at + 1; m <= to.at; m++) {
		const moment = deal[m];
		if (!moment?.act.startsWith("play")) continue;
		const full = completedAt(deal, m);
		if (m === to.at && (to.lies || !full)) continue; // the step's own frame
		frames.push({ view: moment.view, full, ms: full ? hold : beat });
		if (full) frames.push(gathered(deal, m, full));
	}
	return frames;
}

/**
 * The frames of the act that a step asks for, if the lesson goes on elsewhere: for a card, with the rest
 * of its trick.
 * @param {Moment[]} deal @param {Step} from
 */
function closing(deal, from) {
	const done = actAfter(deal, from.at);
	let last = done;
	if (from.does === "play") while (last < deal.length - 1 && !completedAt(deal, last)) last++;
	return deal.slice(done, last + 1).map(({ view }, i) => ({ view, full: completedAt(deal, done + i), ms: beat }));
}

/** A running lesson. */
export class Run {
	moving = signal(false);
	/** the person has done the step's task and looks at the result before the lesson goes on elsewhere */
	rests = signal(false);
	chosen = signal(/** @type {Set<string>} */ (new Set()));
	/** the answer to the person's last choice */
	reply = signal("");

	#timer = 0;
	/** runs after the animation */
	#then = () => {};

	/** @param {Lesson} lesson */
	constructor(lesson) {
		this.lesson = lesson;
		this.at = signal(kept(lesson));
		this.shown = signal(this.#still(this.step()));
	}

	/** @returns {Step} */
	step(n = this.at.peek()) {
		return /** @type {Step} */ (this.lesson.steps[n]);
	}

	get last() {
		return this.lesson.steps.length - 1;
	}

	/** Jumps to a step. @param {number} n */
	be(n) {
		this.stop();
		batch(() => {
			this.#turn(false);
			this.at.value = n;
			this.shown.value = this.#still(this.step(n));
		});
		keep(this.lesson.id, n);
		if (n === this.last) complete(this.lesson.id);
	}

	back() {
		const again = this.moving.peek() || this.rests.peek();
		this.be(Math.max(0, this.at.peek() - (again ? 0 : 1)));
	}

	/** Goes to the next step, doing the person's task if there is one. */
	forward() {
		if (this.moving.peek()) {
			this.stop();
			return this.#then();
		}
		if (this.rests.peek()) return this.be(this.at.peek() + 1);
		const s = this.step();
		if (s.does !== "lay") return this.#on();
		const right = this.#right(s);
		const chosen = this.chosen.peek();
		if (right.every((c) => chosen.has(c)) && chosen.size === right.length) return this.#on();
		this.chosen.value = new Set(right);
		this.reply.value = this.words("so");
	}

	/** The text of the step, or of an answer in it. @param {string} [answer] @param {Record<string, any>} [more] */
	words(answer, more) {
		const s = this.step();
		const full = `${this.lesson.id}.${s.say}${answer ? `.${answer}` : ""}`;
		if (answer && !has(`course.${full}`)) return "";
		return t(`course.${full}`, { ...cardNames(), ...figures(this.lesson.variant), ...counted(s), ...more });
	}

	/** Takes the person's answer: a number, an offer or a trump. @param {string} said */
	answer(said) {
		const s = this.step();
		const right = s.ask ? String(s.right) : wanted(this.#deal(s), s.at);
		if (said === right) return this.#on();
		this.reply.value = this.#wrong(s, said.replace(/^name /, ""));
	}

	/** Plays a card, if it is the right one. @param {string} card */
	play(card) {
		const s = this.step();
		if (card === this.#right(s)[0]) return this.#on();
		const view = this.#view(s);
		const led = view?.trick?.[0]?.card;
		const may = cardsOf(view?.options?.from);
		const must = led && !may.includes(card);
		this.reply.value = must ? t("page.learn.must", { suit: t(`suit.${suitOf(led)}`) }) : this.#wrong(s, card);
	}

	/** Lays the chosen cards aside; others that bid as much give way to the lesson's, with a word why. */
	lay() {
		const s = this.step();
		const worth = this.#view(s)?.options?.worth ?? "";
		const chosen = [...this.chosen.peek()];
		const right = this.#right(s);
		const n = bidOf(chosen, worth);
		if (chosen.every((c) => right.includes(c))) return this.#on();
		if (n !== bidOf(right, worth)) return void (this.reply.value = this.#wrong(s, String(n), { n }));
		this.chosen.value = new Set(right);
		this.reply.value = this.words("also");
	}

	stop() {
		clearTimeout(this.#timer);
	}

	/** @param {Step} s */
	#deal(s) {
		return this.lesson.deals[s.deal] ?? [];
	}

	/** @param {Step} s */
	#view(s) {
		return this.#deal(s)[s.at]?.view;
	}

	/** The right cards at a step. @param {Step} s */
	#right(s) {
		return wanted(this.#deal(s), s.at).split(" ").slice(1);
	}

	/** The answer to a wrong choice. @param {Step} s @param {string} choice @param {Record<string, any>} [more] */
	#wrong(s, choice, more) {
		return this.words(s.no?.[choice] ?? "no", more) || t("page.learn.no");
	}

	/** The table at a step. @param {Step} s @returns {Frame} */
	#still(s) {
		return { view: viewAt(this.#deal(s), s.at), full: s.lies ? completedAt(this.#deal(s), s.at) : null };
	}

	/** Clears the state of the previous step. @param {boolean} moving */
	#turn(moving) {
		this.moving.value = moving;
		this.rests.value = false;
		this.chosen.value = new Set();
		this.reply.value = "";
	}

	/** Goes to the next step, showing the acts between. */
	#on() {
		const n = this.at.peek() + 1;
		const [from, to] = [this.step(), this.lesson.steps[n]];
		if (!to) return;
		if (to.deal === from.deal && to.at - from.at <= most) {
			return this.#pass(between(this.#deal(from), from, to), () => this.be(n));
		}
		const frames = from.does ? closing(this.#deal(from), from) : [];
		const last = frames.pop();
		this.#pass(frames, last ? () => this.#rest(last) : () => this.be(n));
	}

	/** Lets the person look at the result of the act. @param {Frame} frame */
	#rest(frame) {
		batch(() => {
			this.#turn(false);
			this.rests.value = true;
			this.shown.value = frame;
		});
	}

	/** Shows frames in order, and then calls a function. @param {Passing[]} frames @param {() => void} then */
	#pass(frames, then) {
		this.#then = then;
		batch(() => this.#turn(frames.length > 0));
		this.#show(frames);
	}

	/** @param {Passing[]} frames */
	#show([first, ...rest]) {
		if (!first) return this.#then();
		this.shown.value = first;
		this.#timer = setTimeout(() => this.#show(rest), first.ms);
	}
}
