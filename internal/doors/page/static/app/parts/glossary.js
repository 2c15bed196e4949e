// Words of the game that explain themselves: on a press, on keyboard focus and under the pointer.

import { html, useEffect, useRef } from "../base/html.js";
import { t } from "../base/phrase.js";
import { lossOf } from "../base/view.js";
/** @import { Children } from "../base/html.js" */
/** @import { Variant } from "../base/types.js" */

/** How long the pointer rests on a word before it explains itself, in milliseconds. */
const rest = 500;

/** The space between a word and its explanation, and the edge of the window, in pixels. */
const gap = 8;

/** What a word means, with the points of the variant. @param {string} of @param {Variant} [variant] */
export function meaning(of, variant) {
	const { declare = 30, reveal = 60 } = variant?.offers ?? {};
	return t(`word.${of}.is`, { declare, reveal, loss: lossOf(variant), vulnerable: variant?.score.vulnerable ?? 10 });
}

/**
 * Puts an explanation below its word, or above where there is no room.
 * @param {HTMLElement} tip @param {HTMLElement} word
 */
function place(tip, word) {
	const at = word.getBoundingClientRect();
	const { offsetWidth: w, offsetHeight: h } = tip;
	const left = Math.min(Math.max(gap, at.left + at.width / 2 - w / 2), innerWidth - w - gap);
	const below = at.bottom + gap;
	tip.style.left = `${left}px`;
	tip.style.top = `${below + h > innerHeight - gap ? at.top - gap - h : below}px`;
}

/**
 * A word of the game as a button that explains it, or as the label of a choice, which explains itself under the
 * pointer.
 * @param {{of?: string, say?: string, variant?: Variant | undefined, class?: string, label?: boolean,
 *   children?: Children}} props
 *   of: its key in the glossary; say: the explanation, if it is not there
 */
export function Word({ of = "", say, variant, class: kind = "", label = false, children }) {
	const word = useRef(/** @type {HTMLElement | null} */ (null));
	const tip = useRef(/** @type {HTMLElement | null} */ (null));
	const timer = useRef(0);
	const said = say ?? meaning(of, variant);
	const show = () => word.current?.isConnected && !isOpen() && tip.current?.showPopover?.();
	const isOpen = () => tip.current?.matches(":popover-open");
	const hide = () => (clearTimeout(timer.current), tip.current?.hidePopover?.());
	useEffect(() => () => clearTimeout(timer.current), []);
	/** @param {PointerEvent} e */
	const enter = (e) => e.pointerType === "mouse" && (timer.current = setTimeout(show, rest));
	/** @param {Event & {newState?: string}} e */
	const opened = (e) => e.newState === "open" && tip.current && word.current && place(tip.current, word.current);
	const left = (/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && hide();
	const still = (/** @type {Event} */ e) => e.stopPropagation();
	const told = html`<span ref=${tip} popover="auto" class="meaning" ontoggle=${opened} onclick=${still}>${said}</span>`;
	if (label) {
		return html`<label ref=${word} onpointerenter=${enter} onpointerleave=${left} onclick=${hide}>
			${children}</label>${told}`;
	}
	return html`<button type="button" ref=${word} class=${`word ${kind}`} aria-description=${said}
		onclick=${(/** @type {Event} */ e) => (still(e), clearTimeout(timer.current), show())}
		onfocus=${(/** @type {any} */ e) => e.currentTarget.matches(":focus-visible") && show()} onblur=${hide}
		onpointerenter=${enter} onpointerleave=${left}>${children}</button>${told}`;
}
