// The panel of a hint, beside its hand, and the cards that the hint names.

import { html, useEffect, useLayoutEffect, useRef } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Button } from "./components.js";
/** @import { Children } from "../base/html.js" */

/**
 * A panel beside the usable table. It takes the focus while it is open, and returns it.
 * @param {{title: string, class?: string, told?: unknown, back?: {current: HTMLElement | null},
 *   onclose: () => void, children?: Children}} props
 *   told: a change scrolls the panel into view; back: the element that gets the focus; by default the previous one
 */
export function Beside({ title, class: kind = "", told, back, onclose, children }) {
	const ref = useRef(/** @type {HTMLElement | null} */ (null));
	useLayoutEffect(() => {
		const here = ref.current;
		const before = /** @type {HTMLElement | null} */ (document.activeElement);
		here?.focus({ preventScroll: true });
		return () => {
			if (here?.contains(document.activeElement)) (back?.current ?? before)?.focus({ preventScroll: true });
		};
	}, []);
	useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), [told]);
	return html`<section class=${`hint ${kind}`} ref=${ref} tabindex="-1" aria-label=${title}>
		<header>
			<h2>${title}</h2>
			<${Button} plain onclick=${onclose} say=${t("page.close")} />
		</header>
		${children}
	</section>`;
}

/**
 * The cards that advice names.
 * @param {{act: string} | undefined} advice @returns {Set<string>} empty if it names none
 */
export function advisedCards(advice) {
	const [verb, ...cards] = (advice?.act ?? "").split(" ");
	return new Set(verb === "play" || verb === "lay" ? cards : []);
}
