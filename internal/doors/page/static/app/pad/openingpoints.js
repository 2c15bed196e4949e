// The opening points of a score pad that continues another sheet.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Amount, Picks } from "../parts/components.js";
import { trumpName } from "../parts/sheet.js";
/** @import { PadOpening, Trump, Variant } from "../base/types.js" */

/** The possible trumps of the first deal. @param {Variant} rules @returns {Trump[]} */
function firstTrumps({ trump }) {
	if (trump.by === "turnup") return [];
	/** @type {any[]} */
	const all = trump.by === "rotation" ? trump.rotation : ["none", trump.first ?? "none", "C", "D", "H", "S"];
	return [...new Set(all)].filter(Boolean);
}

/**
 * The form for the opening points.
 * @param {{opening: PadOpening | undefined, names: string[], rules: Variant | undefined,
 *   set: (opening: PadOpening) => void}} props
 */
export function Beginning({ opening, names, rules, set }) {
	if (!rules) return null;
	const trumps = firstTrumps(rules);
	/** @type {PadOpening} */
	const now = opening ?? { totals: names.map(() => 0), trump: trumps[0] };
	return html`<details open=${opening !== undefined}>
		<summary>${t("page.pad.opening")}</summary>
		<div class="stack">
			<p class="soft small">${t("page.pad.opening.about")}</p>
			<fieldset class="amounts">
				<legend class="unseen">${t("page.pad.opening")}</legend>
				${names.map((name, i) => html`<${Amount} key=${i} label=${name} value=${now.totals[i] ?? 0}
					min=${-9999} max=${9999}
					onchange=${(/** @type {number} */ n) => set({ ...now, totals: now.totals.with(i, n) })} />`)}
			</fieldset>
			${rules.game.deals
				? html`<${Amount} label=${t("page.pad.opening.deals")} value=${now.deals ?? 0} min=${0} max=${rules.game.deals - 1}
						onchange=${(/** @type {number} */ deals) => set({ ...now, deals })} />`
				: null}
			${trumps.length
				? html`<${Picks} label=${t("page.pad.opening.trump")} value=${now.trump ?? "none"}
						options=${trumps.map((trump) => [trump, trumpName(trump)])}
						onchange=${(/** @type {any} */ trump) => set({ ...now, trump })} />`
				: null}
		</div>
	</details>`;
}

/** The opening, unless it is empty. @param {PadOpening | undefined} o @returns {PadOpening | undefined} */
export const said = (o) => {
	if (!o) return undefined;
	const { trump, ...rest } = o;
	/** @type {PadOpening} */
	const given = trump && trump !== "none" ? { ...rest, trump } : rest;
	return given.trump || given.deals || given.totals.some((n) => n !== 0) ? given : undefined;
};
