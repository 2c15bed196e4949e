// The mistakes of a report, as links to the replay.

import { html } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { chances, facts, inShort } from "./reason.js";
import { point } from "./reportsummary.js";
import { signs } from "./rules.js";
/** @import { Mistake } from "../base/types.js" */

/** An act in short form, a bid with its number. @param {string} act @param {number | undefined} bid */
export const actSaid = (act, bid) =>
	bid === undefined ? inShort(act) : t("page.report.bid", { bid: number(bid), cards: inShort(act) });

/** The trick or the phase of the mistake. @param {Mistake} m */
export const whenOf = (m) => (m.trick ? t("page.report.trick", { n: m.trick }) : t(`page.report.at.${m.phase}`));

/**
 * Addresses of mistakes in the replay of a match.
 * @param {string} table @param {number} match @returns {(m: Mistake) => string}
 */
export const placeIn = (table, match) => (m) =>
	`/replay/${table}/${match}/${m.deal}?step=${m.step}&seat=${m.seat}&hint`;

/**
 * Mistakes, the worst first, each a link to its place in the replay.
 * @param {{of: Mistake[], names: string[], place: (m: Mistake) => string, one: boolean, named?: boolean}} props
 */
export function Moments({ of, names, place, one, named = false }) {
	return html`<ol class="moments">${of.map((m) => {
		const when = whenOf(m);
		const where = one ? when : t("page.report.where", { deal: m.deal + 1, when });
		const said = t("page.report.instead", { act: actSaid(m.act, m.bid), better: actSaid(m.better, m.betterBid) });
		const why = facts(m.why).join(" ");
		const chance = chances(m);
		return html`<li key=${`${m.deal} ${m.step}`}><a href=${place(m)}>
			<span class="moment-where">${named ? `${names[m.seat]} · ` : ""}${where}</span>
			<span class="moment-said">${signs(said)}</span>
			<span class="moment-lost score" aria-label=${t("page.report.points", { n: number(m.lost / point, 1) })}>
				−${number(m.lost / point, 1)}
			</span>
			${why ? html`<span class="moment-why">${signs(why)}</span>` : null}
			${chance ? html`<span class="moment-why small soft">${chance}</span>` : null}
		</a></li>`;
	})}</ol>`;
}
