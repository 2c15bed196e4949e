// The keyboard of a score pad. Keys pressed before the hall's answer wait, as only the answer determines
// their cell.

import { useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
/** @import { Pad } from "../base/types.js" */

/** The step of each arrow key, down and to the right. @type {Record<string, [number, number]>} */
export const arrows = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] };

/** The greatest number of waiting keys. */
const most = 60;

/** How long a warning must be visible before Enter overrides it, in milliseconds, so that a double press does not. */
const toRead = 600;

/**
 * @typedef {object} How
 * @property {(key: string) => boolean} act does what a key does; false if it does nothing
 * @property {() => boolean} current the drawn state is the hall's latest answer
 * @property {() => boolean} changing a change of the pad is in progress
 */

/** The queue of keys. */
export class Typing {
	#how;
	#waiting = /** @type {string[]} */ ([]);
	#read = 0; // when the warning may have been read

	/** @param {How} how */
	constructor(how) {
		this.#how = how;
	}

	/** Handles a key, now or soon. @param {string} key @returns {boolean} false if it does nothing */
	press(key) {
		if (key === "Enter" && performance.now() < this.#read) return true;
		if (this.#waiting.length === 0 && this.#how.current()) return this.#how.act(key);
		if (!(key in arrows || /^(.|Enter|Backspace|Redo)$/u.test(key))) return false;
		if (this.#waiting.length < most) this.#waiting.push(key);
		this.#trim();
		return true;
	}

	/** Handles waiting keys as long as their meaning is known. */
	goOn() {
		while (this.#waiting.length > 0 && this.#how.current()) this.#how.act(this.#waiting.shift() ?? "");
		this.#trim();
	}

	/** Drops keys that are not meant for the state after a change: undo, and a second Enter. */
	#trim() {
		if (!this.#how.changing()) return;
		this.#waiting = this.#waiting.filter((key) => key !== "Backspace" && key !== "Redo");
		while (this.#waiting[0] === "Enter") this.#waiting.shift();
	}

	/**
	 * Drops keys typed before an error was visible, and gives time to read a warning.
	 * @param {Pick<Pad, "fault" | "unfit">} pad the hall's latest answer
	 */
	hear({ fault, unfit }) {
		if (fault || unfit) this.#waiting = [];
		this.#read = unfit ? performance.now() + toRead : 0;
	}
}

/** Whether a button of the panel has the focus: Enter clicks it. @param {Event} e */
const onPanel = (e) => e.target instanceof Element && e.target.closest(".pad-panel") !== null;

/** The meaning of a key: Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo. @param {KeyboardEvent} e */
function meaning(e) {
	if (!(e.ctrlKey || e.metaKey) || e.altKey) return e.key;
	const key = e.key.toLowerCase();
	return key === "z" && !e.shiftKey ? "Backspace" : key === "z" || key === "y" ? "Redo" : "";
}

/** Whether a pressed key is meant for the pad. @param {KeyboardEvent} e */
function isOurs(e) {
	if (!meaning(e) || e.altKey || document.querySelector("dialog[open]")) return false;
	const at = e.target instanceof Element ? e.target : null;
	if (at?.closest("input, select, textarea, summary, [contenteditable]")) return false;
	if (e.key in arrows) return at === document.body || onPanel(e);
	return !((e.key === "Enter" || e.key === " ") && at?.closest("button, a"));
}

/** Whether the key repeats and must not: it would enter deal after deal. @param {KeyboardEvent} e */
const isHeld = (e) => e.repeat && ["Enter", "Backspace", "Redo"].includes(meaning(e));

/**
 * Listens to the keyboard.
 * @param {How & {pad: Pad}} how pad: the hall's answer, as drawn
 * @returns {(key: string) => boolean} handles a key, now or soon; false if it does nothing
 */
export function useTyping(how) {
	const ref = useRef(how);
	ref.current = how;
	const drawn = useRef(true); // since the last key
	const [, draw] = useState(0);
	const only = useRef(/** @type {Typing | null} */ (null));
	const typing = (only.current ??= new Typing({
		act: (key) => {
			if (!ref.current.act(key)) return false;
			drawn.current = false;
			draw((n) => n + 1);
			return true;
		},
		current: () => drawn.current && ref.current.current(),
		changing: () => ref.current.changing(),
	}));
	useLayoutEffect(() => typing.hear(how.pad), [how.pad]); // before the next key
	useEffect(() => {
		drawn.current = true;
		typing.goOn();
	});
	useLayoutEffect(() => { // as soon as the keys are drawn
		/** @param {KeyboardEvent} e */
		const type = (e) => {
			if (isHeld(e) ? onPanel(e) : isOurs(e) && typing.press(meaning(e))) e.preventDefault();
		};
		document.addEventListener("keydown", type);
		return () => document.removeEventListener("keydown", type);
	}, []);
	return (key) => typing.press(key);
}
