// Sums of score pads: standings over several evenings, and payments between players.

import { html, useState } from "../base/html.js";
import { byComma, saveTable } from "../base/output.js";
import { date, list, number, signed, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { Button, Check, Line, Told, Wide, useAsked } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { refusal } from "./answer.js";
import { pads } from "./store.js";
/** @import { Season } from "../base/types.js" */
/** @import { Kept } from "./store.js" */

/** The day on which a pad was begun; "" if its record does not say. @param {Kept} pad */
const dayOf = ({ record }) => /** @type {string} */ (/^[^\n]*"date":"([\d-]+)"/.exec(record)?.[1] ?? "");

/** A stake as a number with a point; "" for none or an unreadable one. @param {string} text */
const stakeOf = (text) => {
	const plain = text.trim().replace(",", ".");
	return /^\d{1,6}(\.\d{1,4})?$/.test(plain) && Number(plain) > 0 ? plain : "";
};

/** An amount from the hall, formatted in the person's language. @param {string} amount */
const money = (amount) => number(Number(amount), amount.split(".")[1]?.length ?? 0);

/** The day and the players of a pad. @param {Kept} pad */
const called = (pad) =>
	[dayOf(pad) && date(Date.parse(`${dayOf(pad)}T12:00`), { dateStyle: "medium" }), list(pad.summary.names)]
		.filter(Boolean).join(" · ");

export function SeasonOfPads() {
	const all = pads().filter((pad) => pad.summary.deals > 0);
	const [left, setLeft] = useState(/** @type {ReadonlySet<string>} */ (new Set())); // out of the season
	const [from, setFrom] = useState("");
	const [to, setTo] = useState("");
	const stake = settings.stake.value;
	const within = all.filter((pad) => (!from || dayOf(pad) >= from) && (!to || (dayOf(pad) || "9") <= to));
	const chosen = within.filter((pad) => !left.has(pad.id));
	const asking = { records: chosen.map((pad) => pad.record), stake: stakeOf(stake), ...(byComma() && { comma: true }) };
	const { value: season, wrong } = useAsked((signal) => hall.season(asking, { signal }).catch((e) => {
		throw new Told(refusal(e));
	}), JSON.stringify(asking));
	/** @param {string} id */
	const turn = (id) => setLeft(new Set(left.has(id) ? [...left].filter((other) => other !== id) : [...left, id]));
	return html`<main id="main" tabindex="-1" class="pads season stack">
		<h1>${t("page.season")}</h1>
		<p class="lead">${t("page.season.about")}</p>
		<div class="row unprinted">
			<${Line} label=${t("page.season.from")} type="date" value=${from} oninput=${setFrom} />
			<${Line} label=${t("page.season.to")} type="date" value=${to} oninput=${setTo} />
			<${Line} label=${t("page.season.stake")} inputmode="decimal" value=${stake}
				oninput=${(/** @type {string} */ now) => (settings.stake.value = now)} />
		</div>
		${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
		${season?.players.length
			? html`<${Standings} season=${season} />`
			: html`<p class="soft">${t("page.season.none")}</p>`}
		<details class="unprinted" open=${left.size > 0}>
			<summary>${t("page.season.pads", { n: chosen.length, of: all.length })}</summary>
			<div class="stack">${within.map((pad) => html`<${Check} key=${pad.id} label=${called(pad)}
				checked=${!left.has(pad.id)} onchange=${() => turn(pad.id)} />`)}</div>
		</details>
		<p class="row unprinted">
			${season?.players.length
				? html`<${Button} onclick=${() => saveTable(season.csv, "season.csv")} say=${t("page.season.csv")} />
						<${Button} plain onclick=${() => print()} say=${t("page.rules.print")} />`
				: null}
			<a class="button plain" href="/pad">${t("page.pad.all")}</a>
		</p>
	</main>`;
}

/** The standings and the payments. @param {{season: Season}} props */
function Standings({ season: { players, transfers } }) {
	const paid = players.some((p) => p.amount);
	const columns = ["deals", "made", "matches", "won", "games", "gamesWon"];
	return html`<${Wide}><table class="book standings">
			<thead><tr>
				<th scope="col">${t("page.season.player")}</th>
				<th scope="col">${t("page.season.points")}</th>
				<th scope="col">${t("page.season.balance")}</th>
				${paid ? html`<th scope="col">${t("page.season.amount")}</th>` : null}
				${columns.map((key) => html`<th key=${key} scope="col">${t(`page.season.${key}`)}</th>`)}
			</tr></thead>
			<tbody>${players.map((p) => html`<tr key=${p.name}>
				<th scope="row">${p.name}</th>
				<td><b>${number(p.points)}</b></td>
				<td>${signed(p.balance)}</td>
				${paid ? html`<td>${money(p.amount ?? "0")}</td>` : null}
				${columns.map((key) => html`<td key=${key}>${number(/** @type {any} */ (p)[key])}</td>`)}
			</tr>`)}</tbody>
		</table><//>
		${transfers.length
			? html`<h2>${t("page.season.pays")}</h2>
				<ul class="plain-list">${transfers.map((x) => html`<li key=${x.from + x.to}>
					${t("page.season.transfer", { from: x.from, to: x.to, n: x.points })}${x.amount ? ` = ${money(x.amount)}` : ""}
				</li>`)}</ul>`
			: null}
		<p class="small soft">${t("page.season.how")}</p>`;
}
