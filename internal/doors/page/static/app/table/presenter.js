// The table does not always show the newest message: a complete trick stays for a moment, and later
// messages wait; cards appear one at a time, however fast they arrive.

import { signal } from "../base/html.js";
import { still } from "../base/settings.js";
import { cardsOf, completed, sameDeal } from "../base/view.js";
/** @import { Message, View } from "../base/types.js" */
/** @import { Full } from "../base/view.js" */

/**
 * The content of the table: a message, and a complete trick not yet gathered.
 * @typedef {object} Shown
 * @property {Message} message
 * @property {Full | null} full
 */

/** How long a complete trick stays, and how long its gathering takes, in milliseconds. */
export const holds = { calm: 2000, usual: 1200, quick: 550, instant: 550 };
const gathering = 280;

/** How long a card lies before the next waiting one appears, in milliseconds: shorter than bots think. */
const beats = { calm: 650, usual: 350, quick: 150, instant: 0 };

/** If more than this many messages wait, they are not shown one by one. */
const most = 12;

/** Whether a card was played between two Views. @param {View | undefined} before @param {View | undefined} now */
const fell = (before, now) => sameDeal(before, now) && cardsIn(now) > cardsIn(before);

/** The number of cards played. @param {View | undefined} v */
const cardsIn = (v) => (v?.played ?? []).reduce((n, cards) => n + cardsOf(cards).length, 0);

/** Shows messages one after another. */
export class Presenter {
	shown = signal(/** @type {Shown | null} */ (null));

	#pace;
	#waiting = /** @type {Message[]} */ ([]);
	#timer = 0;
	#next = () => {};

	/** @param {() => keyof typeof holds} pace */
	constructor(pace) {
		this.#pace = pace;
	}

	/** @param {Message} m */
	take(m) {
		this.#waiting.push(m);
		if (document.hidden || this.#waiting.length > most) this.skip();
		else if (!this.#timer) this.#step();
	}

	/** Shows the newest message at once. */
	skip() {
		this.stop();
		const message = this.#waiting.at(-1) ?? this.shown.peek()?.message;
		this.#waiting = [];
		if (message) this.shown.value = { message, full: null };
	}

	/** Skips the current delay; returns whether more is waiting. */
	hurry() {
		if (this.#timer) this.#next();
		return this.#timer !== 0 && (this.#waiting.length > 0 || Boolean(this.shown.peek()?.full));
	}

	stop() {
		clearTimeout(this.#timer);
		this.#timer = 0;
	}

	/** Shows the next message, unless the current one must stay longer. */
	#step() {
		const message = this.#waiting.shift();
		if (!message) return;
		const before = this.shown.peek()?.message.view;
		const full = completed(before, message.view);
		this.shown.value = { message, full };
		const beat = beats[this.#pace()];
		if (!full && beat && fell(before, message.view)) return this.#after(beat, () => this.#step());
		if (!full) return void this.#step();
		this.#after(holds[this.#pace()], () => {
			this.shown.value = { message, full: { ...full, gone: true } };
			this.#after(still() ? 0 : gathering, () => {
				this.shown.value = { message, full: null };
				this.#step();
			});
		});
	}

	/** @param {number} wait @param {() => void} then */
	#after(wait, then) {
		this.#next = () => {
			this.stop();
			then();
		};
		this.#timer = setTimeout(this.#next, wait);
	}
}
