// A round's tables at the desk: how far each is, what is disputed, and what can be put right.

import { html, useState } from "../base/html.js";
import { list, number, signed, t } from "../base/phrase.js";
import { Amount, Button, Dialog, Select, announce } from "../parts/components.js";
import { BoardDialog, OtherBoard } from "./board.js";
import { dayInWords } from "./events.js";
import { actText, fullText, placeText, whenceText } from "./log.js";
import { ids, progress } from "./reading.js";
import { handText } from "./ranking.js";
import { Reasoned } from "./reasoned.js";
import { asSent, byChair, resultOf, seatOrder, statusOf } from "./table.js";
import { waiting } from "./seating.js";
import { boardName, valueOf } from "./words.js";
/** @import { EventAct, EventBoard, EventDispute, EventRound, EventTable } from "../base/types.js" */
/** @import { Righting } from "./board.js" */
/** @import { NewAct } from "./connection.js" */
/** @import { Desk, Reading } from "./reading.js" */

/** @typedef {{desk: Desk, round: EventRound, table: EventTable}} At */

/** The names at a table by chair, with substitutes: "Anna / Nils". @param {Desk} desk @param {EventTable} table */
const namesAt = ({ of }, { seats, boards }) => seats.map((id, chair) =>
	[...new Set([id, ...boards.map((b) => byChair(asSent(b), seats)[chair] ?? id)])].map(of.name).join(" / "));

/**
 * The adjusted scores that were given at a table for a board.
 * @param {Desk} desk @param {number} round @param {EventTable} table @param {{number: number}} board
 */
const rulingsOf = ({ of }, round, table, board) => of.stand.filter((a) =>
	a.do === "ruling" && a.round === round && a.table === table.number && (a.board ?? 0) === board.number);

/** The tables of a round, and those who sit at none. @param {{desk: Desk, round: EventRound}} props */
export function Tables({ desk, round }) {
	const [open, setOpen] = useState({ table: 0, board: -1 }); // board -1: the table itself
	const wait = round.closed || desk.of.view.closed ? [] : waiting(desk.of, round);
	const ruled = (/** @type {EventTable} */ x, /** @type {EventBoard} */ b) =>
		rulingsOf(desk, round.number, x, b).length > 0;
	const table = round.tables.find((x) => x.number === open.table);
	const board = table?.boards.find((b) => b.number === open.board);
	const onclose = () => setOpen({ table: 0, board: -1 });
	const at = { desk, round, table, onclose };
	return html`${wait.length ? html`<p>${t("page.event.waiting", { list: list(wait.map(desk.of.name)) })}</p>` : null}
		<ul class="desk-tables">${round.tables.map((x) => {
			const { played, of, done } = progress(x);
			return html`<li key=${x.number} class=${done ? "done" : ""}>
				<p class="row"><b>${t("page.event.table", { n: x.number })}</b>
					<span class="soft">${done ? t("page.event.done") : t("page.event.progress", { n: played, of })}</span>
					${x.at
						? html`<a class="button plain" target="_blank" href=${`/t/${x.at}`}>${t("page.evenings.go")}</a>`
						: html`<${Button} plain onclick=${() => setOpen({ table: x.number, board: -1 })}
							say=${t("page.event.change")} />`}</p>
				<p>${namesAt(desk, x).join(" · ")}</p>
				<p class="board-marks">${x.boards.filter((b) => b.number || b.played).map((b) =>
					html`<button type="button" key=${b.number}
					class=${`board-mark ${statusOf(b)}`} onclick=${() => setOpen({ table: x.number, board: b.number })}
					aria-label=${`${boardName(desk.of.view, b.number)}: ${t(`page.event.status.${statusOf(b)}`)}`}
						>${b.number || "∑"}${ruled(x, b) ? "*" : ""}</button>`)}</p>
			</li>`;
		})}</ul>
		<p class="small soft legend">${statuses.filter((s) =>
			round.tables.some((x) => x.boards.some((b) => statusOf(b) === s)))
			.map((s) => html`<span key=${s}><i class=${`board-mark ${s}`} aria-hidden="true"></i>
				${` ${t(`page.event.status.${s}`)}`}</span>`)}
			${round.tables.some((x) => x.boards.some((b) => ruled(x, b)))
				? html`<span>${t("page.event.ruled")}</span>` : null}</p>
		${table && board ? html`<${Board} ...${at} board=${board} />` : table ? html`<${Table} ...${at} />` : null}`;
}

/** The statuses that the legend explains. */
const statuses = ["entered", "confirmed", "waiting", "disputed", "unfit"];

/**
 * Leads to a table's pad or, online, to the table.
 * @param {{desk: Desk, table: EventTable, board?: number, round?: number}} props board: the one to enter there; 0:
 *   none; round: the one to show; absent: the one that the table plays
 */
function ToTable({ desk: { id, codes }, table: { at, number: n }, board = 0, round }) {
	const pad = `/event/${id}#${n}.${codes[n - 1] ?? ""}${round ? `.${board}.${round}` : ""}`;
	return html`<p><a class="button" target="_blank" href=${at ? `/t/${at}` : pad}>
		${t(at ? "page.evenings.go" : board ? "page.event.pad.board" : "page.event.pad")}</a></p>`;
}

/** What can be put right about a table. @param {At & {onclose: () => void}} props */
function Table({ desk, round, table, onclose }) {
	const { of, send } = desk;
	const [seats, setSeats] = useState(table.seats);
	const [who, setWho] = useState("");
	const [chair, setChair] = useState("0");
	const [from, setFrom] = useState(progress(table).played + 1);
	const subject = { round: round.number, table: table.number };
	const seated = of.stand.filter((a) => a.do === "seated" && a.round === round.number && a.table === table.number);
	const free = waiting(of, round);
	const members = of.view.members.map((m) => [m.id, of.name(m.id)]).sort(([a = "", x = ""], [b = "", y = ""]) =>
		Number(free.includes(b)) - Number(free.includes(a)) || x.localeCompare(y));
	/** Two exchange their chairs if the one sits at the table already. @param {number} i @param {string} id */
	const sit = (i, id) => setSeats(seats.map((was, k) => (k === i ? id : was === id ? seats[i] ?? "" : was)));
	const others = table.seats.filter((_, i) => i !== Number(chair)); // one who comes back may take the own chair
	const chairs = table.seats.map((id, i) => [String(i), `${t("page.event.chair", { n: i + 1 })}: ${of.name(id)}`]);
	return html`<${Dialog} broad title=${placeText(of.view, subject)} onclose=${onclose}><div class="stack desk-dialog">
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
					options=${[["", "–"], ...members.filter(([id]) => !others.includes(id ?? ""))]} />
				<${Amount} label=${t("page.event.substitute.from")} value=${from} min=${1} max=${200} onchange=${setFrom} /></div>
			<p><button class="button" disabled=${!who}>${t("page.event.substitute.do")}</button></p>
		</form>
	</div><//>`;
}

/** @typedef {Righting & {desk: Desk}} AtDesk */

/**
 * A board at a table, and how the desk puts it right.
 * @param {At & {board: EventBoard, onclose: () => void}} props
 */
function Board({ desk, round, table, board, onclose }) {
	const { own, number } = board;
	const at = { round: round.number, table: table.number, ...(number && { board: number }) };
	const entered = desk.of.stand.find((a) => own?.results?.includes(a.id));
	const moves = own && own.status !== "disputed"; // otherwise it is not known which result would move
	const forms = { ...(own && { points: Points }), ...(moves && { other: OtherBoard }), ruling: Ruling,
		...(own && { remove: Remove }) };
	const put = async (/** @type {NewAct} */ act) => {
		if (await desk.send(act)) announce(fullText(desk.of, /** @type {EventAct} */ (act)));
	};
	return html`<${BoardDialog} title=${placeText(desk.of.view, at)} desk=${desk} view=${desk.of.view}
		table=${table} at=${at} board=${asSent(board)} result=${entered?.result} name=${desk.of.name} put=${put}
		forms=${forms} first=${own ? "points" : "ruling"} onclose=${onclose}>
		${rulingsOf(desk, round.number, table, board).map((a) => html`<p key=${a.id}>${ruledText(desk, board, a)}</p>`)}
		<${ToTable} desk=${desk} table=${table} board=${own ? 0 : number} round=${round.number} /><//>`;
}

/**
 * A ruling with the points before and after it: "Bo +5 → 16.33".
 * @param {Desk} desk @param {EventBoard} board @param {EventAct} a
 */
function ruledText({ of, setup }, { number: n, own }, { member, ruling, reason, round, table }) {
	const lines = of.view.travellers?.find((one) => one.board === n)?.lines ?? [];
	const line = lines.length > 1 ? lines.find((l) => l.round === round && l.table === table) : undefined;
	const seat = own?.players.findIndex((id) => of.root(id) === of.root(member)) ?? -1;
	const was = own?.points?.[seat];
	const [score, field] = [ruling?.score ?? "fixed", line?.field?.[seat]];
	const more = { plus: 1, minus: -1 }[score] ?? 0;
	const mean = was === undefined || field === undefined ? undefined : was - valueOf(field);
	const now = score === "fixed" ? number(ruling?.points ?? 0)
		: mean === undefined ? t(`page.event.ruling.${score}`)
			: number(Math.round(100 * (mean + more * (setup.scoring?.plus ?? 0))) / 100);
	return t("page.event.ruled.is",
		{ name: of.name(member), was: was === undefined ? "–" : signed(was), now, reason: reason ?? "" });
}

/** The points as they should be. @param {AtDesk} props */
function Points({ at, table, board, name, put }) {
	const [typed, setTyped] = useState(board.players.map((_, seat) => board.own?.points?.[seat] ?? 0));
	return html`<${Reasoned} say=${t("page.event.correct")} onsend=${(/** @type {string} */ reason) =>
		put({ do: "correction", ...at, result: resultOf(board, table.seats, { points: typed }),
			replaces: board.own?.results ?? [], reason })}>
		<div class="row">${seatOrder(board, table.seats).map((seat) => html`<${Amount} key=${seat}
			label=${name(board.players[seat] ?? "")} value=${typed[seat] ?? 0} min=${-9999} max=${9999}
			onchange=${(/** @type {number} */ n) => setTyped(typed.with(seat, n))} />`)}</div>
		<p class="small soft">${t("page.event.points.about")}</p><//>`;
}

/** An adjusted score for a player. @param {AtDesk} props */
function Ruling({ desk, at, board, table, put }) {
	const { of } = desk;
	const boards = of.view.play === "boards";
	const players = byChair(board, table.seats).filter((id) => id !== board.out);
	const [member, setMember] = useState(players[0] ?? "");
	const [score, setScore] = useState(boards ? "average" : "fixed");
	const [points, setPoints] = useState(0);
	const before = rulingsOf(desk, at.round, table, board).filter((a) => of.root(a.member) === member);
	return html`<${Reasoned} say=${t("page.event.rule")} onsend=${(/** @type {string} */ reason) =>
		put({ do: "ruling", ...at, member,
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
const Remove = ({ board, put }) => html`<${Reasoned} say=${t("page.event.withdraw")}
	onsend=${(/** @type {string} */ reason) => put({ do: "withdraw", replaces: board.own?.results ?? [], reason })} />`;

/** What may tell two openings of a round, or two setups, apart. @param {Reading} of @param {EventAct} act */
const details = (of, { tables = [], setup }) => [
	...tables.map(({ table: n, seats }) => `${t("page.event.table", { n })}: ${list(seats.map(of.name))}`),
	...(setup ? [dayInWords(setup.date), t(`page.event.rank.${setup.scoring?.field ? "field" : "sum"}`),
		`${t("page.event.deputies")}: ${number(setup.deputies?.length ?? 0)}`] : []),
];

/**
 * What an act says of a board, in the order of the chairs; what the others say otherwise is marked.
 * @param {{of: Reading, act: EventAct, all: EventAct[]}} props all: the acts that differ
 */
function Said({ of, act, all }) {
	const hands = act.result?.entry?.hands;
	const table = of.view.rounds.find((r) => r.number === act.round)?.tables.find((x) => x.number === act.table);
	const board = table?.boards.find((b) => b.number === (act.board ?? 0));
	if (!hands || !table || !board) return [actText(of, act), ...details(of, act)].join(" · ");
	const sent = asSent(board);
	const differs = (/** @type {number} */ seat) => all.some((a) =>
		a.result?.entry && handText(a.result.entry.hands[seat]) !== handText(hands[seat]));
	return html`${all.some((a) => a.result && a.board !== act.board) ? `${boardName(of.view, board.number)}: ` : ""}
		${seatOrder(sent, table.seats).map((seat, i) => {
			const { made, tricks = "–", bid = made ? tricks : "none" } = hands[seat] ?? {};
			return html`${i ? " · " : ""}${of.name(sent.players[seat])} <${differs(seat) ? "mark" : "span"}>
				${t("page.event.said", { bid, tricks })}<//>`;
		})}`;
}

/**
 * What is disputed: what each said, and a tap that settles it.
 * @param {{desk: Desk, all: EventDispute[]}} props
 */
export function Disputes({ desk, all }) {
	const { of, send } = desk;
	if (all.length === 0) return null;
	/** @param {EventDispute} d @param {import("../base/types.js").EventAct} a */
	const settle = (d, a) => {
		const { id, by, device, count, at, reason, ...says } = a;
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
			return html`<li key=${d.acts.join()}><p><b>${placeText(of.view, d) || t("page.event.kind", { kind: d.kind })}</b></p>
				${acts.map((a) => html`<p key=${a.id} class="row">
					<span>${a.do === "dispute" ? t("page.event.disputed") : html`<${Said} of=${of} act=${a} all=${acts} />`}
						${a.reason ? html` <em>${t("page.event.because", { reason: a.reason })}</em>` : null}
						<small class="soft">${whenceText(of, a)}</small></span>
					<${Button} onclick=${() => settle(d, a)}
						say=${t(a.do === "dispute" ? "page.event.again" : "page.event.so")} /></p>`)}
			</li>`;
		})}</ul></section>`;
}
