// Playing by keyboard: the list of keys, and keeping the focus when the focused element disappears.

import { html, useEffect } from "../base/html.js";
import { t } from "../base/phrase.js";
import { hasNavigated } from "../transport/address.js";
import { Dialog } from "./components.js";

const keys = [
	"rank", "arrows", "suits", "ends", "enter", "hint", "last", "score", "undo", "close", "help",
];

/** The keys at a table. @param {{onclose: () => void}} props */
export function Keys({ onclose }) {
	return html`<${Dialog} title=${t("page.keys")} onclose=${onclose}>
		<dl class="keys">
			${keys.map((k) => {
				const [key = "", what = ""] = t(`page.keys.${k}`).split("|");
				return html`<dt key=${k}>${key}</dt><dd>${what}</dd>`;
			})}
		</dl>
		<p class="soft">${t("page.keys.spoken")}</p>
	<//>`;
}

/** Selects the hand that has to play, or the viewer's. */
export const handNow = () => (document.querySelector(".hand.asked") ? ".hand.asked" : ".mine .hand");

/** The card of that hand that is in the Tab order. */
export const wayIn = () =>
	/** @type {HTMLElement | null} */ (document.querySelector(`${handNow()} [data-card][tabindex="0"]`));

/**
 * Keeps the focus within the table: if the focused element disappears, the focus moves to the next card of the
 * hand, to the next answer, or back into the hand. An element that was disabled for a moment gets it back.
 */
export function useKeptFocus() {
	useEffect(() => {
		let last = /** @type {HTMLElement | null} */ (null);
		let hand = /** @type {Element | null} */ (null);
		let at = 0;
		let used = hasNavigated();
		/** @param {FocusEvent} e */
		function gained(e) {
			if (e.target instanceof Element && e.target.closest("dialog")) return; // its opener gets the focus back
			last = e.target instanceof HTMLElement && e.target.closest("main.table") ? e.target : null;
			hand = last?.closest(".hand") ?? null;
			at = hand && last ? [...hand.querySelectorAll("[data-card]")].indexOf(last) : 0;
		}
		const pointed = () => ((last = null), (used = true)); // no focus on cards for people who use a pointer
		function changed() {
			if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
			if (!last) return void (used && document.getElementById("main")?.focus({ preventScroll: true }));
			if (last.isConnected) {
				if (!last.matches(":disabled")) last.focus({ preventScroll: true });
				return;
			}
			const cards = hand?.isConnected ? hand.querySelectorAll("[data-card]") : [];
			const answer = () => document.querySelector(".answer .button:not(.plain, :disabled)");
			const on = () => document.querySelector(".over .button.chief:not(:disabled)");
			const next = cards[Math.min(at, cards.length - 1)] ?? answer() ?? wayIn() ?? on();
			if (next instanceof HTMLElement) next.focus({ preventScroll: true });
		}
		const watch = new MutationObserver(changed);
		watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
		document.addEventListener("focusin", gained);
		document.addEventListener("pointerdown", pointed);
		return () => {
			watch.disconnect();
			document.removeEventListener("focusin", gained);
			document.removeEventListener("pointerdown", pointed);
		};
	}, []);
}
