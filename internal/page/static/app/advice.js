// What the strongest player would do in one's place, and how sure it is.

import { Card } from "./card.js";
import { html } from "./html.js";
import { Wide } from "./parts.js";
import { number, signed, t } from "./phrase.js";
import { offerName, trumpName } from "./sheet.js";
import { byWorth, cardsOf, sorted } from "./view.js";

/**
 * @typedef {object} Advice
 * @property {string} act
 * @property {number} worlds
 * @property {{act: string, points: number, error: number, gap: number, gapError: number, chance: number, policy: number}[]} choices
 * @property {{tricks: number, best: string, points: number, chance: number, premiums?: {offer: string, with: string, points: number, chance: number}[]}[]} [bids]
 */

/** An act in a few signs. @param {{act: string}} props */
export function Act({ act }) {
	const [verb = "", ...rest] = act.split(" ");
	if (verb === "play" || verb === "lay") return html`<${Cards} cards=${rest.join(" ")} />`;
	return html`<span class="act">${verb === "name" ? trumpName(rest[0]) : offerName(act)}</span>`;
}

/** @param {{cards: string}} props */
const Cards = ({ cards }) => html`<span class="act">${sorted(cardsOf(cards), byWorth).map((c) => html`<${Card} key=${c} card=${c} size="mini" />`)}</span>`;

/** @param {number} chance */
const percent = (chance) => `${number(Math.round(chance * 100))} %`;

/** @param {{advice: Advice}} props */
export function AdviceTable({ advice }) {
	const first = advice.choices[0];
	return html`<div class="advice">
		<p class="verdict">${t("page.hint.says")} <${Act} act=${advice.act} /></p>
		${first ? html`<p>${t("page.hint.sure", { chance: Math.round(first.chance * 100), points: signed(first.points, 1) })}</p>` : null}
		${advice.bids ? html`<${Bids} bids=${advice.bids} />` : html`<${Choices} choices=${advice.choices} />`}
		<p class="small soft">${t("page.hint.worlds", { n: advice.worlds })}</p>
	</div>`;
}

/** The choices, the one that it likes best first. @param {{choices: Advice["choices"]}} props */
function Choices({ choices }) {
	return html`<${Wide}><table class="book">
		<thead><tr><th scope="col">${t("page.hint.choice")}</th><th scope="col">${t("page.hint.points")}</th><th scope="col">${t("page.hint.chance")}</th></tr></thead>
		<tbody>${choices.slice(0, 13).map(
			(c) => html`<tr key=${c.act}>
				<td><${Act} act=${c.act} /></td>
				<td>${signed(c.points, 1)} <span class="soft">± ${number(c.error, 1)}</span></td>
				<td>${percent(c.chance)}</td>
			</tr>`,
		)}</tbody>
	</table><//>`;
}

/** The ways to bid each number of tricks, and what premiums would come to. @param {{bids: NonNullable<Advice["bids"]>}} props */
function Bids({ bids }) {
	const offers = [...new Set(bids.flatMap((b) => b.premiums ?? []).map((p) => p.offer))].filter((o) => o !== "pass");
	return html`<${Wide}><table class="book">
		<thead><tr><th scope="col">${t("col.bid")}</th><th scope="col">${t("page.hint.best")}</th><th scope="col">${t("page.hint.points")}</th><th scope="col">${t("page.hint.chance")}</th>
			${offers.map((o) => html`<th key=${o} scope="col">${offerName(o)}</th>`)}</tr></thead>
		<tbody>${bids.map(
				(b) => html`<tr key=${b.tricks}>
					<td>${b.tricks}</td>
					<td><${Cards} cards=${b.best} /></td>
					<td>${signed(b.points, 1)}</td>
					<td>${percent(b.chance)}</td>
					${offers.map((o) => {
						const p = b.premiums?.find((x) => x.offer === o);
						return html`<td key=${o}>${p ? signed(p.points, 1) : "–"}</td>`;
					})}
				</tr>`,
			)}</tbody>
	</table><//>`;
}
