// The moment at the end of a deal: bid-cards turn over and the tricks won meet the marks of the bid, or
// the winner of a game or match stands printed above the account. At rest it says the same.

import { Card } from "../base/card.js";
import { html, useEffect, useState } from "../base/html.js";
import { newLeader } from "../base/lead.js";
import { list, number, t } from "../base/phrase.js";
import { settings, still } from "../base/settings.js";
import { byWorth, cardsOf, sorted, suitOf, worthOf } from "../base/view.js";
import { Flourish, Stamp, counting, stamped } from "../parts/celebration.js";
import { announce } from "../parts/components.js";
import { WithBonus, bidText, gameText, inSentence, leadText, nextTrump, rubberText, tricksOf } from "../parts/sheet.js";
import { heardAtEnd, sound } from "./sound.js";
/** @import { Variant, View } from "../base/types.js" */

/**
 * The viewer's contract in words: the bid, the tricks won, and the points.
 * @param {View} view @param {number} seat @param {Variant} [variant]
 */
export function ownContract(view, seat, variant) {
	const bid = bidText(view.bid ?? 0, variant);
	return t("outcome.own", { bid, won: view.won?.[seat] ?? 0, points: view.points?.[seat] ?? 0 });
}

/** By how much a contract failed; "" if it was made. @param {View} view @param {number} seat */
function missedBy(view, seat) {
	const off = (view.won?.[seat] ?? 0) - (view.bid ?? 0);
	return view.made?.[seat] || !off ? "" : t("outcome.off", { n: Math.abs(off), over: off > 0 ? "yes" : "no" });
}

/**
 * The marks under each bid-card, one for each trick that it bids: "won", "open", or "extra" for tricks too
 * many, which follow the last card.
 * @param {string[]} cards @param {{bid: number, won: number, worth: string}} of
 * @returns {string[][]}
 */
export function marksOf(cards, { bid, won, worth }) {
	const by = worthOf(worth);
	const each = cards.map((c) => by[suitOf(c)] ?? 0);
	const fits = each.length && each.reduce((a, b) => a + b, 0) === bid;
	let n = 0;
	const marks = (fits ? each : [bid]).map((of) => Array.from({ length: of }, () => (n++ < won ? "won" : "open")));
	if (won > bid) marks.at(-1)?.push(...new Array(won - bid).fill("extra"));
	return marks;
}

/**
 * The bid-cards of the viewer, and the tricks won on the marks of the bid.
 * @param {{view: View, seat: number, variant: Variant | undefined}} props
 */
function Contract({ view, seat, variant }) {
	const cards = sorted(cardsOf(view.aside), byWorth);
	const won = view.won?.[seat] ?? 0;
	const all = view.bid === 0 && won > 0 && view.made?.[seat] && variant?.score.zeroOrAll;
	const bid = all ? tricksOf(variant) : (view.bid ?? 0);
	const marks = marksOf(cards, { bid, won, worth: variant?.worth ?? "" });
	let n = 0;
	const column = (/** @type {string[]} */ of) => html`<span class="bid-marks">
		${of.map((mark) => html`<i key=${n} class=${mark} style=${{ "--fall": n++ }}></i>`)}
	</span>`;
	return html`<div class="met" aria-hidden="true" style=${{ "--falls": Math.max(bid, won, 1) }}>
		${cards.map((card, i) => html`<div key=${card} class="turning" style=${{ "--turn": i }}>
			<span class="face"><${Card} card=${card} /></span><span class="back"><${Card} face="down" /></span>
			${marks.length === cards.length ? column(marks[i] ?? []) : null}
		</div>`)}
		${marks.length === cards.length ? null : marks.map(column)}
	</div>`;
}

/** The result of the viewer's contract, or for spectators the players who made theirs. @param {Props} props */
function Result({ view, names, variant }) {
	const { seat } = view;
	if (seat === undefined || view.bid === undefined) return html`<p class="outcome">${makers(view, names)}</p>`;
	const made = view.made?.[seat] ?? false;
	const off = missedBy(view, seat);
	const said = ownContract(view, seat, variant).replace(/ (?=\S+$)/u, "\u00a0"); // the points stay in one line
	return html`<p class=${`outcome own-${made ? "made" : "failed"}`}>
		<b aria-hidden="true">${made ? "✓" : "✕"}</b> ${said}
		${off ? html` <span class="off">${off}</span>` : null}
	</p>`;
}

/** The players who made their contracts. @param {View} view @param {string[]} names */
function makers(view, names) {
	const made = names.filter((_, i) => view.made?.[i]);
	return t("page.over.makers", { names: list(made), n: made.length });
}

/**
 * @typedef {{view: View, names: string[], variant: Variant | undefined, won: string, day?: boolean}} Props
 *   won: the winner of the match in words, "" while it goes on; day: of the deal of the day
 */

/** The winner of a game, rubber or match, or the best of a day, in words; "" if nothing is won. @param {Props} props */
export const titleOf = ({ view, names, won }) =>
	(view.end?.rubber ? rubberText(view, names) : won || gameText(view, names));

/** What the moment says, for screen readers. @param {Props} props */
function toldOf(props) {
	const { view, names, variant } = props;
	const { seat } = view;
	const own = seat !== undefined && view.bid !== undefined;
	const result = own ? [ownContract(view, seat, variant), missedBy(view, seat)] : [makers(view, names)];
	const title = titleOf(props);
	const places = finalScores(view, names);
	const named = inSentence(places.map(([name]) => name));
	const totals = list(places.map(([, n], i) => `${named[i]} ${number(n)}`));
	const points = list(inSentence(names).map((name, i) => `${name} ${number(view.points?.[i] ?? 0)}`));
	const more = title ? [title, `${totals}.`]
		: [t("outcome.scores", { points, totals }), leadText(view, names, newLeader(view)), nextTrump(view)];
	return [...result, ...more].filter(Boolean).join(" ");
}

/** The final score of a game or match, by seat. @param {View} view */
const final = ({ end, closed, totals }) =>
	end?.totals ?? totals.map((n, i) => (closed ? (closed.totals[i] ?? n) + (closed.bonus[i] ?? 0) : n));

/**
 * Each player's name and final score, and the bonus of a single game in it, the best first.
 * @param {View} view @param {string[]} names @returns {[string, number, number][]}
 */
export function finalScores(view, names) {
	/** @param {number} n @param {number} i */
	const bonus = (n, i) => {
		const { totals = [], bonus: of = [] } = view.closed ?? {};
		return n === (totals[i] ?? 0) + (of[i] ?? 0) ? (of[i] ?? 0) : 0; // of several games the score sheet has the parts
	};
	return final(view).map((n, i) => /** @type {[string, number, number]} */ ([names[i] ?? "", n, bonus(n, i)]))
		.sort((a, b) => b[1] - a[1]);
}

/** The winner of a game or match, printed as a title. @param {{title: string, view: View, names: string[]}} props */
function Printed({ title, view, names }) {
	return html`<div class="printed">
		<${Flourish} />
		<p class="outcome winner">${title}</p>
		<p class="standing">
			${finalScores(view, names).map(([name, n, bonus]) => html`<span key=${name}>${name} <b>${number(n)}</b>${" "}
				<${WithBonus} total=${n} bonus=${bonus} /></span>`)}
		</p>
	</div>`;
}

/** @param {Props & {hands: number}} props hands: those with a player */
export function Moment(props) {
	const { view, names, variant, won, day = false, hands } = props;
	const { seat, bid, aside } = view;
	const what = stamped(view, hands, won !== "" && !day);
	const title = titleOf(props);
	const contract = seat !== undefined && bid !== undefined && aside !== undefined;
	return html`<header class="moment" data-what=${what}>
		${title && !day ? html`<${Printed} title=${title} view=${view} names=${names} />` : null}
		${contract && (!title || day) ? html`<${Contract} view=${view} seat=${seat} variant=${variant} />` : null}
		<div class="outcomes">
			${title && day ? html`<p class="outcome winner">${title}</p>` : null}
			<${Result} ...${props} />
		</div>
		${title && !day ? null : html`<${Stamp} what=${what} />`}
	</header>`;
}

/** How long the lines of an account take, in milliseconds. */
const lines = 600;

/**
 * Whether the end of a deal still moves: it does after play in this window, until it is over or the person
 * presses a key or the screen. It is spoken once, and heard with the stamp.
 * @param {boolean} fresh the viewer saw the deal end @param {Props} props
 * @param {number} written when the account begins to be written, in milliseconds
 */
export function useMoving(fresh, props, written) {
	const [moves, setMoves] = useState(fresh && !still() && !document.hidden);
	useEffect(() => {
		if (!fresh) return undefined;
		if (!settings.spoken.peek()) announce(toldOf(props), true);
		const all = new AbortController();
		/** @param {Event} [e] */
		const end = (e) => {
			const key = e instanceof KeyboardEvent ? e.key : "";
			const on = /** @type {HTMLElement | undefined} */ (e?.target);
			if ((key === " " || key === "Enter") && !on?.closest("button, a, input, dialog")) e?.preventDefault();
			all.abort();
			setMoves(false);
		};
		const chime = setTimeout(() => heardAtEnd(props.view).forEach((kind) => sound(kind)), moves ? written - 100 : 0);
		const timer = setTimeout(end, written + lines + counting);
		for (const sign of moves ? ["pointerdown", "keydown", "visibilitychange"] : []) {
			document.addEventListener(sign, end, { capture: true, signal: all.signal });
		}
		return () => (clearTimeout(timer), clearTimeout(chime), all.abort());
	}, []);
	return moves;
}
