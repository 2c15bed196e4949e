// What is printed for an event: cards for the tables, guides, who sits where, results, and the way to the slips.

import { html, useEffect, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { Amount, Button, useAttempt } from "../parts/components.js";
import { Squares, codesOf, own } from "../parts/invitation.js";
import { printDeals } from "../study/slips.js";
import { addressOf } from "../transport/address.js";
import * as hall from "../transport/eventoperations.js";
import { isMe } from "../transport/session.js";
import { dayInWords } from "./events.js";
import { Ranking } from "./ranking.js";
import { Travellers, learnPars } from "./travellers.js";
/** @import { Bitmap2D } from "../../vendor/lean-qr.js" */
/** @import { Desk } from "./reading.js" */

const papers = { cards: Cards, organiser: Guide, players: Guide, seats: DoorList, results: Results };

/** @typedef {keyof typeof papers} Paper */

/** The link of a table's phone. @param {Desk} desk @param {number} table */
const tableLink = ({ id, codes }, table) => `${addressOf(`/event/${id}`)}#${table}.${codes[table - 1]}`;

/** @param {{desk: Desk}} props */
export function Prints({ desk }) {
	const { of, setup, live } = desk;
	const players = of.view.members.length;
	const [tables, setTables] = useState(Math.max(1, of.round?.tables.length ?? Math.floor(players / (live || 3))));
	const [paper, setPaper] = useState(/** @type {{what: Paper, codes: Bitmap2D[]} | null} */ (null));
	const { busy, once } = useAttempt();
	const wants = (/** @type {Paper} */ what) => once(async () => {
		const links = Array.from({ length: tables }, (_, i) => tableLink(desk, i + 1));
		if (what === "results") await learnPars(desk.id);
		setPaper({ what, codes: what === "cards" ? await codesOf(links) : [] });
	});
	useEffect(() => void (paper && print()), [paper]); // it is drawn
	const slips = (/** @type {number} */ round) => once(async () => {
		const { seed } = await hall.eventSeed({ event: desk.id });
		printDeals({ variant: setup.variant, seed, first: (round - 1) * setup.deals + 1, deals: setup.deals, fixed: true,
			copies: tables, event: { id: desk.id, title: of.view.title, round } });
	});
	const rounds = of.view.slips && isMe(setup.organiser)
		? Array.from({ length: Math.max(of.view.planned, of.round?.number ?? 0) }, (_, i) => i + 1) : [];
	const printed = /** @type {Paper[]} */ (desk.codes.length === 0 ? ["results"] // tables of the server need no paper
		: Object.keys(papers).filter((p) => p !== "seats" || of.round));
	const Shown = papers[paper?.what ?? "cards"];
	return html`<section class="stack unprinted">
			${own(location.hostname) ? html`<p class="trouble">${t("page.event.print.own")}</p>` : null}
			${desk.codes.length
				? html`<${Amount} label=${t("page.event.print.tables")} value=${tables} min=${1}
					max=${Math.min(200, desk.codes.length)} onchange=${setTables} />` : null}
			<ul class="held">${printed.map((p) => html`<li key=${p} class="row"><span><b>${t(`page.event.print.${p}`)}</b><br />
				<span class="small soft">${t(`page.event.print.about.${p}`)}</span></span>
				<${Button} aria-busy=${busy} onclick=${() => wants(p)} say=${t("page.rules.print")} /></li>`)}
				${rounds.map((n) => html`<li key=${n} class="row"><span><b>${t("page.event.print.slips", { n })}</b>
					${n > 1 ? null : html`<br /><span class="small soft">${t("page.event.print.about.slips")}</span>`}</span>
					<${Button} aria-busy=${busy} onclick=${() => slips(n)} say=${t("page.rules.print")} /></li>`)}</ul>
			<p><a class="button plain" href=${`/event/${desk.id}/wall`} target="_blank">${t("page.event.wall")}</a></p>
		</section>
		${paper
			? html`<div class=${`event-paper paper-${paper.what}`}><${Shown} desk=${desk} codes=${paper.codes}
				of=${paper.what} /></div>`
			: null}`;
}

/** A card for each table. @param {{desk: Desk, codes: Bitmap2D[]}} props */
function Cards({ desk, codes }) {
	return codes.map((code, i) => html`<section key=${i} class="table-card">
		<p class="card-title">${desk.of.view.title}</p>
		<p class="card-number">${t("page.event.table", { n: i + 1 })}</p>
		<${Squares} code=${code} label=${tableLink(desk, i + 1)} />
		<ol>${[1, 2, 3, 4].map((n) => html`<li key=${n}>${t(`page.event.card.${n}`)}</li>`)}</ol>
	</section>`);
}

/** A page for the organiser, or for the players. @param {{desk: Desk, of: string}} props */
function Guide({ desk: { of: { view }, setup }, of }) {
	const told = { deals: setup.deals, rounds: view.planned, play: setup.play, slips: view.slips ? "yes" : "no" };
	const address = own(location.hostname) ? "____________________" : location.origin;
	/** @param {string} part @param {number} n @param {"ol" | "ul"} tag */
	const lines = (part, n, tag) => html`<${tag} class="guide">${Array.from({ length: n }, (_, i) =>
		html`<li key=${i}>${t(`page.event.guide.${part}.${i + 1}`, told)}</li>`)}<//>`;
	return html`<h1>${t(`page.event.guide.${of}`)}</h1>
		<p><b>${view.title}</b> · ${dayInWords(view.date)} · ${t(`variant.${view.variant}`)}</p>
		${of === "players" ? lines(of, 8, "ol") : html`${lines(of, 6, "ol")}
			<h2>${t("page.event.guide.trouble")}</h2>${lines("trouble", 8, "ul")}
			<p class="guide-note">${t("page.event.guide.note", { address })}</p>`}`;
}

/** Who sits where in the round, by name. @param {{desk: Desk}} props */
function DoorList({ desk: { of } }) {
	const { round, view } = of;
	const seated = (round?.tables ?? []).flatMap((x) =>
		x.seats.map((id, chair) => ({ name: of.name(id), table: x.number, chair: chair + 1 })));
	seated.sort((a, b) => a.name.localeCompare(b.name));
	return html`<h1>${view.title}</h1><h2>${t("page.event.round", { n: round?.number ?? 0 })}</h2>
		<table class="book door"><thead><tr><th scope="col">${t("page.season.player")}</th>
			<th scope="col">${t("page.event.table.head")}</th><th scope="col">${t("page.event.chair.head")}</th></tr></thead>
			<tbody>${seated.map((s) => html`<tr key=${`${s.table} ${s.chair}`}><th scope="row">${s.name}</th>
				<td><b>${number(s.table)}</b></td><td>${number(s.chair)}</td></tr>`)}</tbody></table>`;
}

/** The ranking and the travellers. @param {{desk: Desk}} props */
function Results({ desk: { id, of: { view } } }) {
	return html`<h1>${view.title}</h1>
		<p>${dayInWords(view.date)} · ${t(`variant.${view.variant}`)}</p>
		<${Ranking} view=${view} rounds />
		${view.travellers?.length
			? html`<h2>${t("page.event.part.travellers")}</h2><${Travellers} view=${view} event=${id} />` : null}`;
}
