// Unintended clicks: the second click of a double click hits a thing that has moved under the pointer
// since the first.

import { useEffect } from "./html.js";

/** Clicks belong to the same double click if they are this close in time (milliseconds) and space (pixels). */
const [soon, near] = [400, 12];

/** @typedef {{target: unknown, timeStamp: number, clientX: number, clientY: number}} Click */

/** Tells intended clicks from the second clicks of double clicks. */
export class Clicks {
	#last = /** @type {Click | null} */ (null);

	/**
	 * Whether this click was meant for the thing it hits. A second click on the same thing always is:
	 * people play a card by touch like that.
	 * @param {Click} click its target: the element that reacts
	 */
	meant(click) {
		const last = this.#last;
		const again = last !== null && click.timeStamp - last.timeStamp < soon
			&& Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY) < near;
		const meant = !again || click.target === last.target;
		this.#last = meant ? click : { ...last, timeStamp: click.timeStamp };
		return meant;
	}
}

/** Blocks unintended clicks within a table. */
export function useSteady() {
	useEffect(() => {
		const clicks = new Clicks();
		/** @param {MouseEvent} e */
		function click(e) {
			if (e.detail === 0 || !(e.target instanceof Element)) return; // a key press, which has no position
			const { timeStamp, clientX, clientY } = e;
			const hit = e.target.closest("button, a, label, input") ?? e.target;
			const target = hit instanceof HTMLLabelElement ? (hit.control ?? hit) : hit; // clicked after its label
			if (clicks.meant({ target, timeStamp, clientX, clientY })) return;
			e.preventDefault();
			e.stopPropagation();
		}
		document.addEventListener("click", click, true);
		return () => document.removeEventListener("click", click, true);
	}, []);
}
