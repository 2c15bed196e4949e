// The keyboard of a score pad. Keys that are pressed before the hall has answered wait, since only its
// answer says which cell they are for.

import { useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
/** @import { Pad } from "../base/types.js" */

/** How far each arrow goes, down and to the right. @type {Record<string, [number, number]>} */
export const arrows = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] };

/** The most keys that wait. */
const most = 60;

/** How long a warning is there before Enter goes against it, in milliseconds: no second press of the one before. */
const toRead = 600;

/**
 * @typedef {object} How
 * @property {(key: string) => boolean} act does what a key does; false if it does nothing
 * @property {() => boolean} current whether what is drawn is what the hall says now
 * @property {() => boolean} changing whether a change of the pad is under way
 */

/** The keys that wait. */
export class Typing {
	#how;
	#waiting = /** @type {string[]} */ ([]);
	#read = 0; // when the warning may have been read

	/** @param {How} how */
	constructor(how) {
		this.#how = how;
	}

	/** Does what a key does, now or soon. @param {string} key @returns {boolean} false if it does nothing */
	press(key) {
		if (key === "Enter" && Date.now() < this.#read) return true;
		if (this.#waiting.length === 0 && this.#how.current()) return this.#how.act(key);
		if (!(key in arrows || /^(.|Enter|Backspace|Redo)$/u.test(key))) return false;
		if (this.#waiting.length < most) this.#waiting.push(key);
		this.#trim();
		return true;
	}

	/** Does what waits, as long as it is known what it means. */
	goOn() {
		while (this.#waiting.length > 0 && this.#how.current()) this.#how.act(this.#waiting.shift() ?? "");
		this.#trim();
	}

	/** Drops what is not meant for what a change will bring: taking back, and Enter pressed twice. */
	#trim() {
		if (!this.#how.changing()) return;
		this.#waiting = this.#waiting.filter((key) => key !== "Backspace" && key !== "Redo");
		while (this.#waiting[0] === "Enter") this.#waiting.shift();
	}

	/**
	 * Drops all that was typed before one could see that something is wrong, and lets a warning be read.
	 * @param {Pick<Pad, "fault" | "unfit">} pad what the hall says now
	 */
	hear({ fault, unfit }) {
		if (fault || unfit) this.#waiting = [];
		this.#read = unfit ? Date.now() + toRead : 0;
	}
}

/** Whether a button of the panel has the focus: there Enter clicks. @param {Event} e */
const onPanel = (e) => e.target instanceof Element && e.target.closest(".pad-panel") !== null;

/** What a key means here: Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z do again. @param {KeyboardEvent} e */
function meaning(e) {
	if (!(e.ctrlKey || e.metaKey) || e.altKey) return e.key;
	const key = e.key.toLowerCase();
	return key === "z" && !e.shiftKey ? "Backspace" : key === "z" || key === "y" ? "Redo" : "";
}

/** Whether a key that has been pressed is meant for the pad. @param {KeyboardEvent} e */
function isOurs(e) {
	if (!meaning(e) || e.altKey || document.querySelector("dialog[open]")) return false;
	const at = e.target instanceof Element ? e.target : null;
	if (at?.closest("input, select, textarea, summary, [contenteditable]")) return false;
	if (e.key in arrows) return at === document.body || onPanel(e);
	return !((e.key === "Enter" || e.key === " ") && at?.closest("button, a"));
}

/** Whether a key is held that is meant once: otherwise it would go on to deal after deal. @param {KeyboardEvent} e */
const isHeld = (e) => e.repeat && ["Enter", "Backspace", "Redo"].includes(meaning(e));

/**
 * Listens to what is typed.
 * @param {How & {pad: Pad}} how pad: what the hall says of it, as it is drawn
 * @returns {(key: string) => boolean} does what a key does, now or soon; false if it does nothing
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
	useLayoutEffect(() => typing.hear(how.pad), [how.pad]); // before a key can be pressed
	useEffect(() => {
		drawn.current = true;
		typing.goOn();
	});
	useLayoutEffect(() => { // there as soon as the keys are
		/** @param {KeyboardEvent} e */
		const type = (e) => {
			if (isHeld(e) ? onPanel(e) : isOurs(e) && typing.press(meaning(e))) e.preventDefault();
		};
		document.addEventListener("keydown", type);
		return () => document.removeEventListener("keydown", type);
	}, []);
	return (key) => typing.press(key);
}
