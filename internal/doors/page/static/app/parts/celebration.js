// Small celebrations: points that count up, the stamp on the account of a deal, the leader's pennant, and
// announcements of premiums.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { settings, still } from "../base/settings.js";
import { sameDeal } from "../base/view.js";
/** @import { View } from "../base/types.js" */

/** How long points count up, and how long an announced premium stays, in milliseconds. */
export const counting = 800;
const standing = 2600;

/**
 * A number that counts up while it moves, only visually.
 * @param {{from?: number, to: number, after: number}} props after: when it begins, in milliseconds; 0: it is at rest
 */
export function Counted({ from = 0, to, after }) {
	const [at, setAt] = useState(from);
	useEffect(() => {
		if (!after || from === to) return undefined;
		let [frame, began] = [0, 0];
		/** @param {number} now */
		const step = (now) => {
			began ||= now + after;
			const way = Math.min(1, Math.max(0, now - began) / counting);
			setAt(Math.round(from + (to - from) * (1 - (1 - way) ** 3)));
			if (way < 1) frame = requestAnimationFrame(step);
		};
		frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [after > 0]);
	if (!after || at === to) return html`${number(to)}`;
	return html`<span class="counted">
		<span class="end">${number(to)}</span><span aria-hidden="true">${number(at)}</span>
	</span>`;
}

/**
 * The stamp on the account of a deal, as the end of a message's key; "" without one.
 * @param {View} view in the phase over @param {number} hands that have a player
 * @param {boolean} won whether the match is won
 */
export function stamped(view, hands, won) {
	const { closed, points = [], made = [], seat = -1 } = view;
	if (won) return "match";
	if (closed) return "game";
	if (points.includes(99)) return "best"; // the maximum of a deal, and the game's name
	if (made[seat] && view.premium?.[seat]) return "premium";
	if (hands > 1 && made.slice(0, hands).every(Boolean)) return "all";
	return made[seat] ? "made" : "";
}

/** A stamp on a sheet. The sheet says the same in words. @param {{what: string}} props */
export function Stamp({ what }) {
	if (!what) return null;
	return html`<p class="stamp" data-what=${what} aria-hidden="true"><span>${t(`page.stamp.${what}`)}</span></p>`;
}

/** A line of suits between rules. */
export const Flourish = () => html`<p class="flourish" aria-hidden="true">
	${[..."♣♦♥♠"].map((suit) => html`<span key=${suit}>${suit}</span>`)}
</p>`;

/**
 * The sign of the player in the lead. A new one flies in from the place of the previous leader.
 * @param {{from?: string | undefined, after?: number}} props from: a selector; after: when, in milliseconds
 */
export function Pennant({ from, after = 0 }) {
	const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
	useLayoutEffect(() => {
		const was = from && !still() ? document.querySelector(from)?.getBoundingClientRect() : undefined;
		const now = ref.current?.getBoundingClientRect();
		if (!was || !now || !now.width || document.hidden) return undefined;
		const way = [{ translate: `${was.right - now.right}px ${was.top - now.top}px` }, { translate: "0" }];
		const how = { duration: 700, delay: after, easing: "cubic-bezier(0.5, 0, 0.2, 1)" };
		const flight = ref.current?.animate(way, { ...how, fill: "backwards" });
		return () => flight?.finish();
	}, [after > 0]);
	return html`<svg class="pennant" ref=${ref} viewBox="0 0 14 16" aria-hidden="true" focusable="false">
		<path d="M1 0h1.5v16H1zM3.5 1 13 4.8 3.5 8.6z" />
	</svg>`;
}

/**
 * The premiums newly held between two Views of a deal.
 * @param {View | undefined} before @param {View | undefined} now @returns {{seat: number, offer:
 * string}[]}
 */
export function exposed(before, now) {
	if (!now || !before || !sameDeal(before, now) || now.phase === "over") return [];
	const held = (now.premium ?? []).map((offer, seat) => ({ seat, offer }));
	return held.filter(({ seat, offer }) => offer !== "" && !before.premium?.[seat]);
}

/** Announces the premiums of a deal above the table for a moment. @param {{view: View, names: string[]}} props */
export function Announced({ view, names }) {
	const seen = useRef(/** @type {View | undefined} */ (undefined));
	const [news, setNews] = useState(/** @type {{seat: number, offer: string}[]} */ ([]));
	const held = `${view.game} ${view.deal} ${view.phase} ${view.premium?.join()}`;
	useEffect(() => {
		const fresh = exposed(seen.current, view);
		seen.current = view;
		setNews(fresh);
		if (!fresh.length) return undefined;
		const timer = setTimeout(() => setNews([]), standing);
		return () => clearTimeout(timer);
	}, [held]);
	/** @param {{seat: number, offer: string}} p */
	const line = ({ seat, offer }) => {
		const [level = "", n = ""] = offer.split(" ");
		const said = { name: names[seat] ?? "", you: seat === view.seat ? "yes" : "no", level, n: n && `\u00a0${n}` };
		return html`<span key=${seat}>${t("page.announced", said)}</span>`;
	};
	return html`<p class="announced" role=${settings.spoken.value ? undefined : "status"}>${news.map(line)}</p>`;
}
