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

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** More than this many waiting messages are not played one by one. */
const most = 12;

/**
 * Shows messages one after another.
 * @param {() => keyof typeof holds} pace
 */
export function present(pace) {
	const shown = signal(/** @type {Shown | null} */ (null));
	/** @type {Message[]} */
	let waiting = [];
	let timer = 0;
	let next = () => {};

	/** @param {Message} m */
	function take(m) {
		waiting.push(m);
		if (document.hidden || waiting.length > most) skip();
		else if (!timer) step();
	}

	/** Shows the next message, if nothing lies there that is to be seen first. */
	function step() {
		const message = waiting.shift();
		if (!message) return;
		const before = shown.peek()?.message;
		const full = completed(before?.view, message.view);
		shown.value = { message, full };
		if (!full) return step();
		after(holds[pace()], () => {
			shown.value = { message, full: { ...full, gone: true } };
			after(still.matches ? 0 : gathering, () => {
				shown.value = { message, full: null };
				step();
			});
		});
	}

	/** @param {number} wait @param {() => void} then */
	function after(wait, then) {
		next = () => {
			clearTimeout(timer);
			timer = 0;
			then();
		};
		timer = setTimeout(next, wait);
	}

	/** Shows the newest at once. */
	function skip() {
		clearTimeout(timer);
		timer = 0;
		const message = waiting.at(-1) ?? shown.peek()?.message;
		waiting = [];
		if (message) shown.value = { message, full: null };
	}

	return {
		shown,
		take,
		skip,
		/** Goes on at once if something lies there to be seen. */
		hurry() {
			if (timer) next();
			return timer !== 0;
		},
		stop: () => clearTimeout(timer),
	};
}
