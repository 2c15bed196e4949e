// Small celebrations: points that count up, the stamp on the account of a deal, and announcements of
// premiums.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { settings, still } from "../base/settings.js";
import { sameDeal } from "../base/view.js";
/** @import { View } from "../base/types.js" */

/** How long points count up, and how long an announced premium stays, in milliseconds. */
const [counting, standing] = [800, 2600];

/**
 * A number that counts up when it is first drawn, only visually. A click or a key ends it at once.
 * @param {{from?: number, to: number}} props
 */
export function Counted({ from = 0, to }) {
	const moves = from !== to && !still() && !document.hidden;
	const [at, setAt] = useState(moves ? from : to);
	const began = useRef(0);
	useEffect(() => {
		if (!moves) return undefined;
		let frame = 0;
		const all = new AbortController();
		const end = () => (all.abort(), cancelAnimationFrame(frame), setAt(to));
		/** @param {number} now */
		const step = (now) => {
			began.current ||= now;
			const way = Math.min(1, (now - began.current) / counting);
			setAt(Math.round(from + (to - from) * (1 - (1 - way) ** 3)));
			if (way < 1) frame = requestAnimationFrame(step);
		};
		for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, end, { capture: true, signal: all.signal });
		frame = requestAnimationFrame(step);
		return () => (all.abort(), cancelAnimationFrame(frame));
	}, []);
	if (at === to) return html`${number(to)}`;
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

/** Stamps with a line of suits between rules. */
const rare = ["premium", "best", "game", "match"];

/** A stamp on a sheet. The sheet says the same in words. @param {{what: string}} props */
export function Stamp({ what }) {
	if (!what) return null;
	const suits = [..."♣♦♥♠"].map((suit) => html`<span key=${suit}>${suit}</span>`);
	return html`<p class="stamp" data-what=${what} aria-hidden="true"><span>${t(`page.stamp.${what}`)}</span></p>
		${rare.includes(what) ? html`<p class="flourish" data-what=${what} aria-hidden="true">${suits}</p>` : null}`;
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
