// Verifies in the browser that the cards of a match were dealt fairly, and explains what that proves.

import { recall } from "../base/entropy.js";
import { html } from "../base/html.js";
import { list, t } from "../base/phrase.js";
import { Told, useAsked } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { changed, verify } from "./verify.js";
/** @import { Checked, Verdict } from "./verify.js" */

/** @param {string} record @param {string} [own] */
async function verifyRecord(record, own) {
	const header = JSON.parse(record.slice(0, record.indexOf("\n")));
	const variant = changed(await hall.variant(header.variant), header.rules);
	return { names: /** @type {string[]} */ (header.seats), verdict: await verify(record, variant, own) };
}

/**
 * The fairness of a table's match, or of the given record.
 * @param {{table?: string, match?: number, record?: string}} props
 */
export function Fairness({ table, match = 1, record }) {
	const { value: found, wrong } = useAsked(async () => {
		if (!globalThis.crypto?.subtle) throw new Told(t("page.fair.insecure"));
		const text = record ?? (await hall.record({ table: table ?? "", match }).catch((e) => {
			throw e instanceof Refused && e.reason === "not-now" ? new Told(t("page.fair.later")) : e;
		}));
		const { commits = [] } = JSON.parse(text.split("\n", 1)[0] ?? "{}");
		/** @param {string} c */
		const drawn = (c) => (table === undefined ? undefined : recall(table, c));
		return verifyRecord(text, commits.map(drawn).find(Boolean));
	}, table, match, record);
	if (wrong) return html`<p role="status">${wrong}</p>`;
	if (!found) return html`<p class="soft" role="status">${t("page.fair.looking")}</p>`;
	return html`<${Proof} names=${found.names} verdict=${found.verdict} />`;
}

/**
 * The summary of a verdict.
 * @param {Verdict} v @returns {"wrong" | "hidden" | "brought" | "withheld" | "alone" | "proved" | "seed"
 * | "none"}
 */
export function kind(v) {
	if (v.deals.some((d) => d.outcome === "wrong")) return "wrong";
	if (v.by !== "commit") return v.by;
	if (v.deals.some((d) => d.outcome === "hidden")) return "hidden";
	if (v.brought) return "brought";
	if (v.entropy.includes("withheld")) return "withheld";
	return v.entropy.includes("given") ? "proved" : "alone";
}

/** @param {{names: string[], verdict: Verdict}} props */
function Proof({ names, verdict }) {
	const what = kind(verdict);
	const with_ = (/** @type {string} */ how) => list(names.filter((_, i) => verdict.entropy[i] === how));
	const n = verdict.deals.filter((d) => d.outcome === "proved").length;
	const wrong = verdict.deals.find((d) => d.outcome === "wrong" || d.outcome === "hidden");
	const args = { n, names: with_(what === "withheld" ? "withheld" : "given"), deal: (wrong?.deal ?? 0) + 1 };
	const shared = verdict.by === "commit" && !verdict.brought && verdict.own !== undefined;
	const share = shared && (verdict.own ? "page.fair.own" : "page.fair.own.not");
	return html`<section class="fair" data-outcome=${what}>
		<p class="fair-verdict" role="status">${t(`page.fair.${what}.short`)}</p>
		<p>${t(`page.fair.${what}`, args)}${share && ` ${t(share)}`}</p>
		${new Set(verdict.deals.map((d) => d.outcome)).size > 1
			? html`<table class="book">
					<thead><tr><th scope="col">${t("page.scores.deal")}</th><th scope="col">${t("page.fair.found")}</th></tr></thead>
					<tbody>${verdict.deals.map(
						(d) => html`<tr key=${d.deal}><th scope="row">${d.deal + 1}</th>
							<td class=${d.outcome === "wrong" ? "failed" : ""}>${outcome(d, what)}</td></tr>`,
					)}</tbody>
				</table>`
			: null}
		${verdict.commit
			? html`<details><summary>${t("page.fair.commitments")}</summary>
				<p class="small">${t("page.fair.commitments.what")}</p>
				<dl class="commitments"><dt>${t("page.fair.server")}</dt><dd>${verdict.commit}</dd>
					${verdict.commits.map((c, i) => (c ? html`<dt>${names[i]}</dt><dd>${c}</dd>` : null))}</dl></details>`
			: null}
	</section>`;
}

/** @param {Checked} d @param {string} what */
function outcome(d, what) {
	if (d.outcome === "wrong") return t(`page.fair.why.${d.why}`);
	return t(d.outcome === "proved" && what !== "proved" ? "page.fair.deal.follows" : `page.fair.deal.${d.outcome}`);
}
