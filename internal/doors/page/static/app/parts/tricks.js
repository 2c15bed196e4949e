// The tricks of a deal so far, as all players have seen them.

import { Card } from "../base/card.js";
import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { hands, trick, tricksWon, winner } from "../base/view.js";
import { Wide } from "./components.js";
/** @import { View } from "../base/types.js" */

/**
 * @param {{view: View, names: string[], last?: boolean, from?: number}} props last: the last one
 *   alone; from: how many at the beginning are left out
 */
export function Tricks({ view, names, last = false, from = 0 }) {
	const n = tricksWon(view);
	if (n === 0) return html`<p class="soft">${t("last.none")}</p>`;
	const which = last ? [n - 1] : Array.from({ length: n }, (_, i) => i).slice(from);
	const seats = Array.from({ length: hands(view) }, (_, i) => i);
	return html`<${Wide}><table class="book tricks">
		<thead><tr><th scope="col"><span class="unseen">${t("page.trick")}</span></th>
			${seats.map((s) => html`<th key=${s} scope="col">${names[s]}</th>`)}</tr></thead>
		<tbody>${which.map((i) => {
			const cards = trick(view, i);
			const won = winner(view, i);
			return html`<tr key=${i}><td>${i + 1}</td>
				${seats.map((s) => {
					const card = cards.find((c) => c.seat === s)?.card;
					return html`<td key=${s} class=${s === won ? "won" : ""}>
						${card ? html`<${Card} card=${card} size="mini" />` : null}
						<i class=${s === view.leads?.[i] ? "led-dot" : ""} aria-hidden="true"></i>
						${s === view.leads?.[i] ? html`<span class="unseen">${t("page.led")}</span>` : null}
						${s === won ? html`<span class="unseen">${t("page.wins")}</span>` : null}
					</td>`;
				})}</tr>`;
		})}</tbody>
	</table><//>
	<p class="small soft legend" aria-hidden="true">
		<span><i class="led-dot"></i> ${t("page.led")}</span><span><i class="won-frame"></i> ${t("page.wins")}</span>
	</p>`;
}

/**
 * The last complete trick, small on the felt, as players look it up most often. While it still lies in
 * the middle, the one before.
 * @param {{view: View, names: string[], lies: boolean}} props
 */
export function LastTrick({ view, names, lies }) {
	const n = tricksWon(view) - (lies ? 2 : 1);
	if (n < 0 || view.phase !== "play") return null;
	const won = winner(view, n);
	return html`<figure class="last-trick">
		<figcaption class="small">${t("page.lasttrick")}</figcaption>
		<ol>${trick(view, n).map(({ seat, card }) => html`<li key=${seat} data-card=${card}
			class=${seat === won ? "best" : ""}>
			<span class="unseen">${names[seat]}: </span><${Card} card=${card} size="mini" />
		</li>`)}</ol>
	</figure>`;
}

/**
 * Where the lines part: the number of the trick from 0, or -1 in the bidding, and the number of acts before it.
 * The order of bids does not matter.
 * @param {any[]} a @param {any[]} b the lines of all acts @param {number} cards in a trick @param {number} step
 */
export function parting(a, b, cards, step) {
	const plays = (/** @type {any} */ line) => line.act.startsWith("play ");
	const words = (/** @type {any} */ line) => `${line.seat} ${line.act}`;
	const bids = (/** @type {any[]} */ all) => all.filter((line) => !plays(line)).map(words).sort().join();
	if (bids(a) !== bids(b)) return { trick: -1, steps: [step, step] };
	const [first, second] = [a.filter(plays), b.filter(plays)];
	const n = first.findIndex((line, i) => !second[i] || words(line) !== words(second[i]));
	if (n < 0) return null;
	return { trick: Math.floor(n / cards), steps: [a.length - first.length + n, b.length - second.length + n] };
}
