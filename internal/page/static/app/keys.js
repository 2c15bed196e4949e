// Playing by keyboard: the keys in a list, and a focus that is not lost when
// what had it goes away.

import { html, useEffect } from "./html.js";
import { Dialog } from "./parts.js";
import { t } from "./phrase.js";

const keys = [
	"rank", "arrows", "suits", "ends", "enter", "hint", "last", "score", "undo", "close", "help",
];

/** What the keys do at a table. @param {{onclose: () => void}} props */
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

/** The hand of which a card is asked, or one's own. */
export const handNow = () => document.querySelector(".hand.asked") ?? document.querySelector(".mine .hand");

/** The card at which the keyboard enters that hand. */
export const wayIn = () =>
	/** @type {HTMLElement | null | undefined} */ (handNow()?.querySelector('[data-card][tabindex="0"]'));

/**
 * Keeps the focus within the table: when what had it is gone, it goes to the
 * next card of the hand, to the next answer, or back into the hand; what was
 * disabled for a moment has it back.
 */
export function useKeptFocus() {
	useEffect(() => {
		let last = /** @type {HTMLElement | null} */ (null);
		let hand = /** @type {Element | null} */ (null);
		let at = 0;
		/** @param {FocusEvent} e */
		function gained(e) {
			if (e.target instanceof Element && e.target.closest("dialog")) return; // what opened it has the focus back
			last = e.target instanceof HTMLElement && e.target.closest("main.table") ? e.target : null;
			hand = last?.closest(".hand") ?? null;
			at = hand && last ? [...hand.querySelectorAll("[data-card]")].indexOf(last) : 0;
		}
		const pointed = () => (last = null); // somebody who points does not want it kept
		function changed() {
			if (!last || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
			if (last.isConnected) {
				if (!last.matches(":disabled")) last.focus({ preventScroll: true });
				return;
			}
			const cards = hand?.isConnected ? hand.querySelectorAll("[data-card]") : [];
			const answer = () => document.querySelector(".answer button:not(:disabled)");
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
