// The sheet of a score pad: all deals, the course of the match, the settlement, and the account of a
// deal.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Button, Dialog } from "../parts/components.js";
import { ScoreSheet, playedFor } from "../parts/scores.js";
import { DealSheet, trumpName } from "../parts/sheet.js";
import { nameAt, namesOf, standing, titleOf } from "./words.js";
/** @import { Pad, PadDeal } from "../base/types.js" */

/** The whole sheet, on the screen and on paper. @param {{pad: Pad, onpick?: (deal: number) => void}} props */
export function PadSheet({ pad, onpick }) {
	const names = namesOf(pad);
	return html`<section class="pad-sheet">
		<header>
			<h1>${names.slice(0, pad.choices.live).join("\u00a0· ")}</h1>
			<p class="soft">${titleOf(pad)} · ${playedFor(pad.rules)}</p>
			<p class="standing">${standing(pad)}</p>
		</header>
		${pad.deals.length
			? html`<${ScoreSheet} scores=${pad.deals} names=${names} end=${pad.end} onpick=${onpick} />
				<div class="settled small soft">${(pad.settlement ?? []).map((line) => html`<p key=${line}>${line}</p>`)}</div>`
			: html`<p class="soft">${t("page.pad.unwritten")}</p>`}
	</section>`;
}

/** The data for a deal's account, as in a View of a finished deal. @param {Pad} pad @param {number} n */
function viewOf(pad, n) {
	const deal = /** @type {PadDeal} */ (pad.deals[n]);
	const next = pad.deals[n + 1] ?? (pad.due?.deal === n + 1 ? pad.due : undefined);
	const following = next && { next: cause(pad, next.why.trump), ...(next.trump ? { then: next.trump } : {}) };
	const shown = Object.fromEntries(deal.entry.hands.map((h, i) => [i, h.bid === undefined ? {} : { bid: h.bid }]));
	const { closed, ...rest } = deal;
	return /** @type {any} */ ({
		...rest, shown, ...(next ? { why: following } : {}),
		...(closed ? { closed: { ...closed, game: deal.game, totals: deal.totals } } : {}),
		...(pad.end && n === pad.deals.length - 1 ? { end: pad.end } : {}),
	});
}

/** The origin of the next trump, as in Views. @param {Pad} pad @param {string | undefined} why */
const cause = (pad, why) =>
	pad.rules.trump.by === "holder" && why !== "game" ? "stays" : why === "named" || why === "first" ? "stays" : why;

/**
 * The account of a deal: the sources of its points.
 * @param {{pad: Pad, deal: number, onclose: () => void, correct?: () => void, insert?: () => void,
 *   strike?: () => void}} props
 */
export function Account({ pad, deal, onclose, correct, insert, strike }) {
	const d = pad.deals[deal];
	if (!d) return null;
	const actions = correct && html`
		<${Button} plain onclick=${strike} say=${t("page.pad.strike")} />
		<${Button} plain onclick=${insert} say=${t("page.pad.insert.before")} />
		<${Button} chief onclick=${correct} say=${t("page.pad.correct")} />`;
	return html`<${Dialog} title=${t("page.pad.deal", { n: deal + 1 })} onclose=${onclose} actions=${actions}>
		<div class="pad-account stack">
			<p class="soft">
				${t("page.pad.roles", { dealer: nameAt(pad, d.dealer), lead: nameAt(pad, d.lead), past: "yes" })}.${" "}
				${t("page.pad.trump")}: ${trumpName(d.trump)} (${d.origin}).</p>
			<${DealSheet} view=${viewOf(pad, deal)} names=${namesOf(pad)} variant=${pad.rules} me=${-1} untitled />
		</div>
	<//>`;
}
