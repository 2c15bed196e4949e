// What the strongest player would do in one's place, and how sure it is.

import { html } from "./html.js";
import { Card } from "./card.js";
import { number, signed, t } from "./phrase.js";
import { offerName, trumpName } from "./sheet.js";

/**
 * @typedef {object} Advice
 * @property {string} act
 * @property {number} worlds
 * @property {{act: string, points: number, error: number, gap: number, gapError: number, chance: number, policy: number}[]} choices
 * @property {{tricks: number, best: {act: string, points: number, chance: number}}[]} [bids]
 */

/** An act in a few signs. @param {{act: string}} props */
export function Act({ act }) {
	const [verb = "", ...rest] = act.split(" ");
	if (verb === "play" || verb === "lay") {
		return html`<span class="act">${rest.map((c) => html`<${Card} key=${c} card=${c} size="mini" />`)}</span>`;
	}
	if (verb === "name") return html`<span class="act">${trumpName(rest[0])}</span>`;
	return html`<span class="act">${offerName(act)}</span>`;
}

/** @param {{advice: Advice, most?: number}} props */
export function AdviceTable({ advice, most = 6 }) {
	const first = advice.choices[0];
	return html`<div class="advice">
		<p>${t("page.hint.says")} <b><${Act} act=${advice.act} /></b>
			${first ? html`<span class="soft">${t("page.hint.sure", { chance: Math.round(first.chance * 100), points: signed(first.points, 1) })}</span>` : null}</p>
		<div class="wide"><table class="book">
			<thead><tr><th scope="col">${t("page.hint.choice")}</th><th scope="col">${t("page.hint.points")}</th><th scope="col">${t("page.hint.chance")}</th><th scope="col">${t("page.hint.loses")}</th></tr></thead>
			<tbody>${advice.choices.slice(0, most).map(
				(c) => html`<tr key=${c.act}>
					<td><${Act} act=${c.act} /></td>
					<td>${signed(c.points, 1)} <span class="soft">± ${number(c.error, 1)}</span></td>
					<td>${number(Math.round(c.chance * 100))} %</td>
					<td>${c.gap > 0 ? number(c.gap, 1) : "–"}</td>
				</tr>`,
			)}</tbody>
		</table></div>
		<p class="small soft">${t("page.hint.worlds", { n: advice.worlds })}</p>
	</div>`;
}
