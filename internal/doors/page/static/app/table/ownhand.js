// The viewer's cards, to choose and play.

import { Card } from "../base/card.js";
import { html, useLayoutEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { bySuit, rankOf, suitOf } from "../base/view.js";
import { Best } from "../parts/advice.js";
import { lastSeen } from "./felt.js";

/**
 * A hand of cards as buttons. One of them is in the Tab order; arrows and rank keys move among them.
 * @param {{cards: string[], can: Set<string> | null, chosen: Set<string>, best?: Set<string> | undefined,
 *   values?: Record<string, number> | null,
 *   label: string, open?: boolean, twice: boolean,
 *   onpick: (card: string) => void, onplay: (card: string) => void}} props
 *   open: it lies on the felt, sorted by suit; can: the cards that may be picked, null if none is asked for;
 *   best: the cards that a hint recommends;
 *   twice: the first pick chooses a card, the second plays it;
 *   onpick: called to choose or put back a card; onplay: called to play one
 */
export function Hand({ cards, can, chosen, best, values = null, label, open = false, twice, onpick, onplay }) {
	const [at, setAt] = useState("");
	const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
	const stop = cards.includes(at) ? at : (cards.find((c) => can?.has(c)) ?? cards[0]);

	useFocus(cards, can, stop, ref, setAt);
	useMeasured(ref);

	/** @param {KeyboardEvent} e */
	function key(e) {
		const to = e.ctrlKey || e.metaKey || e.altKey ? undefined : reached(cards, stop, e.key);
		if (to === undefined) return;
		e.preventDefault();
		if (to === "") return;
		setAt(to);
		cardIn(ref.current, to)?.focus();
	}

	/** @param {MouseEvent} e @param {string} card */
	function click(e, card) {
		setAt(card);
		const touch = /** @type {PointerEvent} */ (e).pointerType === "touch";
		const again = settings.play.value === "twice" || (settings.play.value === "auto" && touch);
		if (twice || (again && !chosen.has(card))) onpick(card);
		else onplay(card);
	}

	/** @param {string} card @param {number} k */
	const button = (card, k) => {
		const may = can === null || can.has(card);
		return html`<button type="button" key=${card} data-card=${card} class=${chosen.has(card) ? "chosen" : ""}
			tabindex=${card === stop ? 0 : -1} aria-disabled=${may && can !== null ? undefined : "true"}
			aria-pressed=${twice ? chosen.has(card) : undefined} style=${{ "--k": k }}
			onclick=${(/** @type {MouseEvent} */ e) => click(e, card)}>
			<${Card} card=${card} dim=${!may} lifted=${chosen.has(card)} size=${open ? "mini" : "full"} />
			${values ? html`<span class="worth" aria-hidden="true">${values[suitOf(card)]}</span>` : null}
			${best?.has(card) ? html`<span class="mark"><${Best} /></span>` : null}
		</button>`;
	};
	const columns = cards.length > 5 ? Math.ceil(cards.length / 2) : 5;
	return html`<div class=${`hand ${open ? "open" : ""} ${can ? "asked" : ""}`} ref=${ref} role="group"
		aria-label=${label} onkeydown=${key} onmousedown=${unfocused}
		style=${{ "--n": Math.max(1, cards.length), "--cols": columns }}>
		${open
			? bySuit(cards).map((suit) => html`<span key=${suitOf(suit[0] ?? "")} class="same-suit">${suit.map(button)}</span>`)
			: cards.map(button)}
	</div>`;
}

/**
 * Moves the place of the keys, and the focus, to a card that may be played, when the player is asked for one.
 * @param {readonly string[]} cards @param {ReadonlySet<string> | null} can @param {string | undefined} stop
 * @param {{current: HTMLDivElement | null}} ref @param {(card: string) => void} setAt
 */
function useFocus(cards, can, stop, ref, setAt) {
	useLayoutEffect(() => {
		const first = cards.find((c) => can?.has(c));
		const focused = /** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector("[data-card]:focus"));
		if (!first || can?.has(focused?.dataset.card ?? stop ?? "")) return;
		setAt(first);
		if (focused) cardIn(ref.current, first)?.focus();
	}, [can ? [...can].join() : ""]);
}

/** Keeps where the cards of a hand were seen last. @param {{current: HTMLDivElement | null}} ref */
function useMeasured(ref) {
	useLayoutEffect(() => {
		let soon = 0;
		const measure = () => {
			for (const el of /** @type {NodeListOf<HTMLElement>} */ (ref.current?.querySelectorAll("[data-card]") ?? [])) {
				lastSeen.set(el.dataset.card ?? "", el.getBoundingClientRect());
			}
		};
		const drawn = requestAnimationFrame(() => (soon = setTimeout(measure))); // sooner would cost a layout
		return () => (cancelAnimationFrame(drawn), clearTimeout(soon));
	});
}

/** The button of a card. @param {HTMLElement | null} hand @param {string} card */
const cardIn = (hand, card) =>
	/** @type {HTMLElement | null | undefined} */ (hand?.querySelector(`[data-card="${card}"]`));

/**
 * Keeps a pressed card from taking the focus: it would lose it again when played, which costs two
 * layouts. @param {MouseEvent} e
 */
const unfocused = (e) => e.preventDefault();

/**
 * The card that an arrow key, Home or End moves to: the next card or suit, or an end; "" if there is
 * none, undefined for other keys.
 * @param {string[]} cards @param {string | undefined} from @param {string} key
 */
export function reached(cards, from, key) {
	const i = cards.indexOf(from ?? "");
	switch (key) {
		case "ArrowRight":
			return cards[(i + 1) % cards.length];
		case "ArrowLeft":
			return cards[(i - 1 + cards.length) % cards.length];
		case "Home":
			return cards[0];
		case "End":
			return cards.at(-1);
		case "ArrowUp":
			return nextSuit(cards, i, -1);
		case "ArrowDown":
			return nextSuit(cards, i, 1);
	}
	return undefined;
}

/** The first card of another suit. @param {string[]} cards @param {number} i @param {-1 | 1} step */
function nextSuit(cards, i, step) {
	const own = suitOf(cards[i] ?? "");
	for (let k = 1; k < cards.length; k++) {
		const card = cards[(i + step * k + cards.length * k) % cards.length] ?? "";
		if (suitOf(card) !== own) return card;
	}
	return "";
}

/**
 * The card for a rank key: the next of that rank after the focused one.
 * @param {string[]} cards @param {string} key @param {string} from
 */
export function byRank(cards, key, from) {
	const wanted = cards.filter((c) => rankKeys(rankOf(c)).includes(key.toLowerCase()));
	const i = wanted.indexOf(from);
	return wanted[(i + 1) % wanted.length];
}

/**
 * Moves the focus to the next card of the rank of a key.
 * @param {string} hand a selector @param {string} key @returns {boolean} true if there is one
 */
export function focusRank(hand, key) {
	const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`${hand} [data-card]`)]);
	const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.card ?? "";
	const card = byRank(all.map((el) => el.dataset.card ?? ""), key, focused);
	all.find((el) => card && el.dataset.card === card)?.focus();
	return card !== undefined;
}

/**
 * The keys for a rank: its last letter in the person's pack (n for Kn), and the international ones.
 * @param {string} rank
 */
function rankKeys(rank) {
	if (/^\d+$/.test(rank)) return rank === "10" ? ["0", "t"] : rank.length > 1 ? [] : [rank];
	return [rank.toLowerCase(), t(`rank.${rank}`).slice(-1).toLowerCase()];
}
