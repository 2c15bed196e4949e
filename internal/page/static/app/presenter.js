// What is shown of a table is not always the newest that is known: a trick
// that is complete stays for a moment, and what follows waits.

import { signal } from "./html.js";
import { completed } from "./view.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./view.js").Full} Full */

/**
 * What is on the table: a message, and a complete trick that still lies there.
 * @typedef {object} Shown
 * @property {Message} message
 * @property {Full | null} full
 */

/** How long a full trick lies, and is gathered, in milliseconds. */
const holds = { calm: 2000, usual: 1200, quick: 550 };
const gathering = 280;

/** More than this many waiting messages are not played one by one. */
const most = 12;

/** Whether the person wants no motion. */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

	/** Shows the newest at once. */
	skip() {
		this.stop();
		const message = this.#waiting.at(-1) ?? this.shown.peek()?.message;
		this.#waiting = [];
		if (message) this.shown.value = { message, full: null };
	}

	/** Goes on at once if something lies there to be seen. */
	hurry() {
		if (this.#timer) this.#next();
		return this.#timer !== 0;
	}

	stop() {
		clearTimeout(this.#timer);
		this.#timer = 0;
	}

	/** Shows the next message, if nothing lies there that is to be seen first. */
	#step() {
		const message = this.#waiting.shift();
		if (!message) return;
		const full = completed(this.shown.peek()?.message.view, message.view);
		this.shown.value = { message, full };
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
