// A group's season of events: players by evening, what counts, points given or taken, names joined.

import { html, useState } from "../base/html.js";
import { csvOf, saveTable } from "../base/output.js";
import { list, signed, t } from "../base/phrase.js";
import { Amount, Button, Check, Line, Select, Told, Wide, attempt, useAsked } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { event as askEvent, eventActs } from "../transport/eventoperations.js";
import { Refused, newID } from "../transport/http.js";
import { dayInWords } from "./events.js";
import { plain } from "./ranking.js";
import { ids, standing } from "./reading.js";
import { Reasoned } from "./reasoned.js";
import { figures } from "./words.js";
/** @import { EventSeason, SeasonCount, SeasonPlacing } from "../base/types.js" */

/** @param {{group: string, organises: boolean}} props */
export function GroupSeason({ group, organises }) {
	const [turn, setTurn] = useState(0);
	const { value, wrong } = useAsked(() => hall.groupSeason({ group }), group, turn);
	if (!value?.events.length) return wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null;
	return html`<section class="season-of"><h2>${t("page.season")}</h2>
		<${Table} season=${value} />
		<${Notes} season=${value} />
		<p class="row"><${Button} plain say=${t("page.season.csv")}
			onclick=${() => saveTable(csvOf(rowsOf(value)), "season.csv")} /></p>
		${organises ? html`<${Rules} group=${group} season=${value} onchange=${() => setTurn(turn + 1)} />` : null}
	</section>`;
}

/** A result: the points, in brackets if they do not count. @param {SeasonPlacing["results"][number]} r */
const resultText = (r) => (r.absent && !r.counts ? "–" : r.counts ? figures(r.points) : `(${figures(r.points)})`);

/** @param {{season: EventSeason}} props */
const Table = ({ season: { events, players } }) => html`<${Wide}><table class="book">
	<thead><tr><th scope="col">${t("page.event.place")}</th><th scope="col" class="who">${t("page.season.player")}</th>
		<th scope="col">${t("page.season.points")}</th>
		${events.map((e) => html`<th key=${e.event} scope="col">
			<a href=${`/event/${e.event}`}>${dayInWords(e.date)}</a></th>`)}
		<th scope="col">${t("page.season.balance")}</th></tr></thead>
	<tbody>${players.map((p) => html`<tr key=${p.player}><td>${p.place}</td><th scope="row" class="who">${p.name}</th>
		<td><b>${figures(p.total)}</b></td>${p.results.map((r) => html`<td key=${r.event}
			class=${r.counts && !r.absent ? "" : "soft"}>${resultText(r)}</td>`)}
		<td>${signed(p.balance)}</td></tr>`)}</tbody>
</table><//>`;

/** What counts, and which points were given. @param {{season: EventSeason}} props */
function Notes({ season: { count, players } }) {
	const given = players.flatMap((p) => (p.adjustments ?? []).map((a) => ({ ...a, name: p.name })));
	return html`<p class="small soft">${count.best ? t("page.event.season.best", { n: count.best })
		: t("page.event.season.all")}
			${" "}${t(count.mean ? "page.event.season.mean" : "page.event.season.zero")}</p>
		${given.length ? html`<ul class="small">${given.map((a, i) =>
			html`<li key=${i}>${t("page.event.season.given",
				{ name: a.name, n: signed(a.points), reason: a.reason })}</li>`)}</ul>` : null}`;
}

/** A season as a table of text and numbers. @param {EventSeason} season */
export const rowsOf = ({ events, players }) => [
	["place", "player", "points", ...events.map((e) => e.date), "adjustments", "boards", "made", "balance"],
	...players.map((p) => [p.place, p.name, plain(p.total),
		...p.results.map((r) => (r.absent && !r.counts ? "" : plain(r.points))),
		(p.adjustments ?? []).reduce((sum, a) => sum + a.points, 0), p.boards, p.made, p.balance]),
];

/**
 * What counts, for those who organise: the latest event's setup says so.
 * @param {{group: string, season: EventSeason, onchange: () => void}} props
 */
function Rules({ group, season: { count, players }, onchange }) {
	const [best, setBest] = useState(count.best ?? 0);
	const [from, setFrom] = useState(count.from ?? "");
	const [player, setPlayer] = useState("");
	const [points, setPoints] = useState(0);
	const [same, setSame] = useState(["", ""]);
	const names = [["", "–"], ...players.map((p) => [p.player, p.name])];
	/** @param {Partial<SeasonCount>} change */
	const put = (change) => attempt(async () => {
		await setCount(group, { ...count, ...change });
		onchange();
	});
	const joins = count.same ?? [];
	const joined = new Set(joins.map(([, to]) => players.find((p) => p.player === to)?.name ?? to ?? ""));
	return html`<details><summary>${t("page.event.season.rules")}</summary><div class="stack">
		<form class="row" onsubmit=${(/** @type {Event} */ e) =>
			(e.preventDefault(), put({ best: best || undefined, from: from || undefined }))}>
			<${Amount} label=${t("page.event.season.best.n")} value=${best} min=${0} max=${999} onchange=${setBest} />
			<${Line} type="date" label=${t("page.event.season.from")} value=${from} oninput=${setFrom} />
			<button class="button">${t("page.event.save")}</button></form>
		<${Check} label=${t("page.event.season.mean.check")} checked=${count.mean ?? false}
			onchange=${(/** @type {boolean} */ mean) => put({ mean: mean || undefined })} />
		<${Reasoned} say=${t("page.event.season.give")} can=${player && points} onsend=${(/** @type {string} */ reason) =>
			put({ adjustments: [...count.adjustments ?? [], { player, points, reason }] })}>
			<div class="row"><${Select} label=${t("page.season.player")} value=${player}
				options=${names} onchange=${setPlayer} />
				<${Amount} label=${t("page.season.points")} value=${points}
					min=${-9999} max=${9999} onchange=${setPoints} /></div><//>
		<div class="row"><${Select} label=${t("page.event.season.same")} value=${same[0]} options=${names}
				onchange=${(/** @type {string} */ a) => setSame([a, same[1] ?? ""])} />
			<${Select} label=${t("page.event.season.is")} value=${same[1]} options=${names}
				onchange=${(/** @type {string} */ b) => setSame([same[0] ?? "", b])} />
			<${Button} disabled=${!same[0] || !same[1] || same[0] === same[1]}
				onclick=${() => (put({ same: [...joins, same] }), setSame(["", ""]))}
				say=${t("page.event.same.do")} /></div>
		${joins.length ? html`<p class="row small"><span>${list([...joined])}</span>
			<${Button} plain onclick=${() => put({ same: undefined })} say=${t("page.event.unjoin")} /></p>` : null}
	</div></details>`;
}

/** Has the group's latest event say what counts. @param {string} group @param {SeasonCount} count */
async function setCount(group, count) {
	const { events: [last] } = await hall.groupEvents({ group });
	const desk = last && (await askEvent({ event: last.event })).desk;
	if (!desk) throw new Told(t("refusal.event-organiser"));
	const replaces = ids(standing(desk.acts).filter((a) => a.do === "setup"));
	const kept = Object.fromEntries(Object.entries(count).filter(([, value]) => value !== undefined));
	const { refused: [no] } = await eventActs({ event: last.event,
		acts: [{ do: "setup", id: newID(), setup: { ...desk.setup, count: kept }, replaces }] });
	if (no) throw new Refused(400, no.fault.reason, no.fault.text, no.fault.why, no.fault.args);
}
