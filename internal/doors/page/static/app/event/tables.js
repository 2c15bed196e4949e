// A round's tables at the desk: how far each is, what is disputed, and what can be put right.

import { html, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { Amount, Button, Dialog, Picks, Select, named } from "../parts/components.js";
import { actText, placeText } from "./log.js";
import { handText } from "./ranking.js";
import { ids, progress, statusOf } from "./reading.js";
import { Reasoned } from "./reasoned.js";
/** @import { EventBoard, EventDispute, EventRound, EventTable } from "../base/types.js" */
/** @import { Desk } from "./reading.js" */

/** @typedef {{desk: Desk, round: EventRound, table: EventTable}} At */

/** The tables, those with the most to play first. @param {{desk: Desk, round: EventRound}} props */
export function Tables({ desk, round }) {
	const [open, setOpen] = useState({ table: 0, board: -1 }); // board -1: the table itself
	const left = (/** @type {EventTable} */ x) => progress(x).of - progress(x).played;
	const tables = round.closed ? round.tables : [...round.tables]
		.sort((a, b) => left(b) - left(a) || a.number - b.number);
	const table = round.tables.find((x) => x.number === open.table);
	const board = table?.boards.find((b) => b.number === open.board);
	const onclose = () => setOpen({ table: 0, board: -1 });
	const at = { desk, round, table, onclose };
	return html`<ul class="desk-tables">${tables.map((x) => {
			const { played, of, done } = progress(x);
			return html`<li key=${x.number} class=${done ? "done" : ""}>
				<p class="row"><b>${t("page.event.table", { n: x.number })}</b>
					<span class="soft">${done ? t("page.event.done") : t("page.event.progress", { n: played, of })}</span>
					<${Button} plain onclick=${() => setOpen({ table: x.number, board: -1 })} say=${t("page.event.change")} /></p>
				<p>${x.seats.map((id) => desk.of.name(id)).join(" · ")}</p>
				<p class="board-marks">${x.boards.filter((b) => b.number || b.played).map((b) =>
					html`<button type="button" key=${b.number}
					class=${`board-mark ${statusOf(b)}`} onclick=${() => setOpen({ table: x.number, board: b.number })}
					aria-label=${`${boardName(b)}: ${t(`page.event.status.${statusOf(b)}`)}`}>${b.number || "∑"}</button>`)}</p>
			</li>`;
		})}</ul>
		<p class="small soft legend">${statuses.filter((s) =>
			round.tables.some((x) => x.boards.some((b) => statusOf(b) === s)))
			.map((s) => html`<span key=${s}><i class=${`board-mark ${s}`} aria-hidden="true"></i>
				${` ${t(`page.event.status.${s}`)}`}</span>`)}</p>
		${table && board ? html`<${Board} ...${at} board=${board} />` : table ? html`<${Table} ...${at} />` : null}`;
}

/** The statuses that the legend explains. */
const statuses = ["entered", "confirmed", "waiting", "disputed", "unfit"];

/** @param {EventBoard} b */
const boardName = (b) => (b.number ? t("page.event.board", { n: b.number }) : t("page.event.whole"));

/** Leads to a table's pad or, online, to the table. @param {{desk: Desk, table: EventTable}} props */
const ToTable = ({ desk: { id, codes }, table: { at, number: n } }) => html`<p><a class="button" target="_blank"
	href=${at ? `/t/${at}` : `/event/${id}#${n}.${codes[n - 1] ?? ""}`}>
	${t(at ? "page.evenings.go" : "page.event.pad")}</a></p>`;

/** What can be put right about a table. @param {At & {onclose: () => void}} props */
function Table({ desk, round, table, onclose }) {
	const { of, send } = desk;
	const [seats, setSeats] = useState(table.seats);
	const [who, setWho] = useState("");
	const [chair, setChair] = useState("0");
	const [from, setFrom] = useState(progress(table).played + 1);
	const subject = { round: round.number, table: table.number };
	const seated = of.stand.filter((a) => a.do === "seated" && a.round === round.number && a.table === table.number);
	const members = of.view.members.map((m) => [m.id, of.name(m.id)]);
	/** Two exchange their chairs if the one sits at the table already. @param {number} i @param {string} id */
	const sit = (i, id) => setSeats(seats.map((was, k) => (k === i ? id : was === id ? seats[i] ?? "" : was)));
	const chairs = table.seats.map((id, i) => [String(i), `${t("page.event.chair", { n: i + 1 })}: ${of.name(id)}`]);
	return html`<${Dialog} broad title=${placeText(subject)} onclose=${onclose}><div class="stack desk-dialog">
		<${ToTable} desk=${desk} table=${table} />
		<h3>${t("page.event.seated")}</h3>
		<form class="stack" onsubmit=${(/** @type {Event} */ e) => (e.preventDefault(), onclose(),
			send({ do: "seated", ...subject, seats, replaces: ids(seated) }))}>
			<div class="row">${seats.map((id, i) => html`<${Select} key=${i} label=${t("page.event.chair", { n: i + 1 })}
				value=${id}
				options=${members} onchange=${(/** @type {string} */ to) => sit(i, to)} />`)}</div>
			<p><button class="button" disabled=${seats.join() === table.seats.join()}>${t("page.event.seated.do")}</button></p>
		</form>
		<h3>${t("page.event.substitute")}</h3>
		<form class="stack" onsubmit=${(/** @type {Event} */ e) => (e.preventDefault(), onclose(),
			send({ do: "substitute", ...subject, ...(Number(chair) && { chair: Number(chair) }), from, member: who }))}>
			<div class="row"><${Select} label=${t("page.event.substitute.for")} value=${chair}
				options=${chairs} onchange=${setChair} />
				<${Select} label=${t("page.event.substitute.by")} value=${who} onchange=${setWho}
					options=${[["", "–"], ...members.filter(([id]) => !table.seats.includes(id ?? ""))]} />
				<${Amount} label=${t("page.event.substitute.from")} value=${from} min=${1} max=${200} onchange=${setFrom} /></div>
			<p><button class="button" disabled=${!who}>${t("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`;
}

/**
 * A board at a table: its result, and how to put it right.
 * @param {At & {board: EventBoard, onclose: () => void}} props
 */
function Board({ desk, round, table, board, onclose }) {
	const { of, send } = desk;
	const own = board.own;
	const [act, setAct] = useState(/** @type {"points" | "other" | "ruling" | "remove"} */ (own ? "points" : "ruling"));
	const subject = { round: round.number, table: table.number, ...(board.number && { board: board.number }) };
	const results = of.stand.filter((a) => own?.results?.includes(a.id));
	const players = own?.players ?? table.seats;
	const put = (/** @type {Parameters<typeof send>[0]} */ a) => (send(a), onclose());
	const acts = own ? ["points", "other", "ruling", "remove"] : ["ruling"];
	const forms = { points: Points, other: OtherBoard, ruling: Ruling, remove: Remove };
	const Form = forms[act];
	return html`<${Dialog} broad title=${placeText(subject)} onclose=${onclose}><div class="stack desk-dialog">
		${own
			? html`<p><b>${t(`page.event.status.${own.status}`)}</b></p>
				<table class="book"><tbody>${players.map((id, i) => html`<tr key=${i}><th scope="row">${of.name(id)}</th>
					<td>${handText(own.entry?.hands[i])}</td>
						<td>${own.points ? number(own.points[i] ?? 0) : ""}</td></tr>`)}</tbody></table>`
			: html`<p class="soft">${t("page.event.unplayed")}</p>`}
		<${ToTable} desk=${desk} table=${table} />
		<${Picks} label=${t("page.event.right")} value=${act}
			options=${named("page.event.right", ...acts)} onchange=${setAct} />
		<${Form} key=${act} desk=${desk} subject=${subject} players=${players}
			points=${own?.points} results=${results} put=${put} />
	</div><//>`;
}

/**
 * @typedef {object} Righting
 * @property {Desk} desk
 * @property {{round: number, table: number, board?: number}} subject
 * @property {string[]} players by seat
 * @property {number[] | undefined} points
 * @property {import("../base/types.js").EventAct[]} results those that stand
 * @property {(act: Parameters<Desk["send"]>[0]) => void} put
 */

/** The points as they should be. @param {Righting} props */
function Points({ desk, subject, players, points, results, put }) {
	const [typed, setTyped] = useState(players.map((_, i) => points?.[i] ?? 0));
	return html`<${Reasoned} say=${t("page.event.correct")} onsend=${(/** @type {string} */ reason) =>
		put({ do: "correction", ...subject,
			result: { points: typed }, replaces: ids(results), reason })}>
		<div class="row">${players.map((id, i) => html`<${Amount} key=${i} label=${desk.of.name(id)} value=${typed[i] ?? 0}
			min=${-9999} max=${9999} onchange=${(/** @type {number} */ n) => setTyped(typed.with(i, n))} />`)}</div>
		<p class="small soft">${t("page.event.points.about")}</p><//>`;
}

/** The board that was really played. @param {Righting} props */
function OtherBoard({ desk, subject, results, put }) {
	const [board, setBoard] = useState(subject.board ?? 1);
	const [result] = results;
	return html`<${Reasoned} say=${t("page.event.correct")} can=${result && board !== subject.board}
		onsend=${(/** @type {string} */ reason) => result?.result &&
			put({ do: "correction", ...subject, board, result: result.result,
			replaces: ids(results), reason })}>
		<${Amount} label=${t("page.event.right.other.board")} value=${board} min=${1} max=${999} onchange=${setBoard} />
		<p class="small soft">${t(`page.event.other.about.${desk.of.view.play}`)}</p><//>`;
}

/** An adjusted score for a player. @param {Righting} props */
function Ruling({ desk, subject, players, put }) {
	const { of } = desk;
	const boards = of.view.play === "boards";
	const [member, setMember] = useState(players[0] ?? "");
	const [score, setScore] = useState(boards ? "average" : "fixed");
	const [points, setPoints] = useState(0);
	const before = of.stand.filter((a) => a.do === "ruling" && a.round === subject.round && a.table === subject.table
		&& (a.board ?? 0) === (subject.board ?? 0) && of.root(a.member) === member);
	return html`<${Reasoned} say=${t("page.event.rule")} onsend=${(/** @type {string} */ reason) =>
		put({ do: "ruling", ...subject, member,
			ruling: { score, ...(score === "fixed" && points && { points }) }, reason, replaces: ids(before) })}>
		<div class="row"><${Select} label=${t("page.event.ruling.who")} value=${member} onchange=${setMember}
				options=${players.map((id) => [id, of.name(id)])} />
			${boards ? html`<${Select} label=${t("page.event.ruling.score")} value=${score} onchange=${setScore}
				options=${["average", "plus", "minus", "fixed"].map((s) => [s, t(`page.event.ruling.name.${s}`)])} />` : null}
			${score === "fixed" ? html`<${Amount} label=${t("page.season.points")} value=${points} min=${-9999} max=${9999}
				onchange=${setPoints} />` : null}</div>
		<p class="small soft">${t("page.event.ruling.about")}</p><//>`;
}

/** Takes a result back, so that the table enters it again. @param {Righting} props */
const Remove = ({ results, put }) => html`<${Reasoned} say=${t("page.event.withdraw")}
	onsend=${(/** @type {string} */ reason) => put({ do: "withdraw", replaces: ids(results), reason })} />`;

/**
 * What is disputed: what each said, and a tap that settles it.
 * @param {{desk: Desk, all: EventDispute[]}} props
 */
export function Disputes({ desk, all }) {
	const { of, send } = desk;
	if (all.length === 0) return null;
	/** @param {EventDispute} d @param {import("../base/types.js").EventAct} a */
	const settle = (d, a) => {
		const { id, by, device, count, reason, ...says } = a;
		const replaces = d.acts;
		const settled = t("page.event.settled");
		if (a.do === "dispute") void send({ do: "withdraw", replaces, reason: settled }); // it is entered again
		else if (a.result) void send({ ...says, do: "correction", replaces, reason: settled });
		else void send({ ...says, ...(reason && { reason }), replaces });
	};
	return html`<section class="desk-disputes" aria-label=${t("page.event.disputes")}>
		<h2>${t("page.event.disputes")}</h2>
		<ul>${all.map((d) => {
			const acts = of.stand.filter((a) => d.acts.includes(a.id));
			return html`<li key=${d.acts.join()}><p><b>${placeText(d) || t("page.event.kind", { kind: d.kind })}</b></p>
				${acts.map((a) => html`<p key=${a.id} class="row">
					<span>${a.do === "dispute" ? t("page.event.disputed") : actText(of, a)}
						${a.reason ? html` <em>${t("page.event.because", { reason: a.reason })}</em>` : null}</span>
					<${Button} onclick=${() => settle(d, a)}
						say=${t(a.do === "dispute" ? "page.event.again" : "page.event.so")} /></p>`)}
			</li>`;
		})}</ul></section>`;
}
