// A table's phone at an event: who sits, which board is due, its result in a few taps, and what became of earlier ones.

import { html, useEffect, useMemo, useState } from "../base/html.js";
import { language, list, number, signed, t } from "../base/phrase.js";
import { languages } from "../base/lists.js";
import { settings } from "../base/settings.js";
import { Bare, Button, Dialog, announce, trouble } from "../parts/components.js";
import { EntryPanel } from "../pad/entry.js";
import { BoardDialog, OtherBoard, Result } from "./board.js";
import { Connection, eventKey } from "./connection.js";
import { OpenBoard } from "./openboard.js";
import { roundText } from "./reading.js";
import { Reasoned } from "./reasoned.js";
import { State } from "./sending.js";
import { byChair, movesFrom, playersWithout, resultOf, seatOrder, sittingOf, statusOf } from "./table.js";
import { boardName, nameOf } from "./words.js";
/** @import { Children } from "../base/html.js" */
/** @import { Language } from "../base/phrase.js" */
/** @import { EventClaim, EventView, PadEntry } from "../base/types.js" */
/** @import { Righting } from "./board.js" */
/** @import { NewAct } from "./connection.js" */
/** @import { Board, Here } from "./table.js" */

/**
 * @param {{id: string, table: number, code: string, board: number, round: number}} props board: the one to enter; 0:
 *   what is due; round: the one to show; 0: what the table plays
 */
export function Phone({ id, table, code, board, round }) {
	const connection = useMemo(() => new Connection(id, { table, code }), [id, table, code]);
	useEffect(() => () => connection.close(), [connection]);
	const shown = connection.shown.value;
	const title = t("page.event.table", { n: table });
	useEffect(() => void (document.title = `${title} · Ninety-Nine`), [title]);
	const refused = connection.refused.value;
	if (refused) return html`<${Bare} title=${title} wrong=${trouble(refused)} />`;
	if (!shown?.view) {
		const out = connection.offline.value;
		return html`<${Bare} title=${title} text=${t(out ? "trouble.unreached" : "page.event.phone.opening")} />`;
	}
	return html`<${Open} connection=${connection} view=${shown.view} only=${board} round=${round} />`;
}

/** @param {{connection: Connection, view: EventView, only: number, round: number}} props only: the board to enter */
function Open({ connection, view, only, round }) {
	const waiting = connection.waiting.value;
	const sitting = useMemo(() => sittingOf(view, connection.table, waiting, round), [view, waiting, round]);
	const [opened, setOpened] = useState(-1); // the board whose account is open
	const [corrected, setCorrected] = useState(-1); // the board that is corrected
	const name = (/** @type {string} */ id) => nameOf(view, id);
	const send = (/** @type {NewAct[]} */ ...acts) => void connection.send(...acts);
	const head = html`<header class="event-head">
		<h1>${t("page.event.table", { n: connection.table })}</h1>
		<p class="standing">${sitting
			? roundText(sitting.round, Math.max(view.planned, sitting.round.number)) : null}</p>
		<p class="soft">${view.title}</p>
	</header>`;
	const state = html`<${State} connection=${connection} view=${view} />`;
	if (!sitting) {
		return html`<main id="main" tabindex="-1" class="stack event-table">${head}${state}
			<p>${t("page.event.phone.unopened")}</p><${Languages} /></main>`;
	}
	const here = { connection, view, sitting, name, send };
	const account = sitting.boards.find((b) => b.number === opened);
	const alone = sitting.boards.find((b) => b.number === only);
	return html`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${head}${state}
			<${Moves} here=${here} />
			<${Boards} here=${here} onpick=${setOpened} />
			<p><a href=${`/event/${connection.id}`} target="_blank">${
				t(view.play === "boards" ? "page.event.phone.ranking" : "page.event.part.ranking")}</a></p>
			<${Languages} />
		</section>
		${alone ? html`<${Alone} here=${here} board=${alone} />`
			: html`<${Panel} here=${here} corrected=${corrected} setCorrected=${setCorrected} />`}
		${account
			? html`<${Account} here=${here} board=${account} onclose=${() => setOpened(-1)}
				correct=${() => (setCorrected(opened), setOpened(-1))} />`
			: null}
	</main>`;
}

/** The choice of the language. */
const Languages = () => html`<p class="event-languages small">${Object.entries(languages).map(([tag, name]) =>
	html`<${Button} plain key=${tag} lang=${tag} aria-pressed=${tag === language.value} say=${name}
		onclick=${() => (settings.language.value = /** @type {Language} */ (tag))} />`)}</p>`;

/**
 * One board, which the organiser enters for the table; one with a result has no players, or a result that may be seen.
 * @param {{here: Here, board: Board}} props
 */
const Alone = ({ here, board }) => (board.own || board.players.length === 0
	? html`<section class="pad-panel ended"><p class="winner">${boardName(here.view, board.number)}: ${
		t(`page.event.status.${statusOf(board)}`)}</p></section>`
	: html`<${Entering} key=${board.number} here=${here} board=${board} />`);

/** The boards of the round, with the points by chair. @param {{here: Here, onpick: (n: number) => void}} props */
function Boards({ here: { view, sitting, name }, onpick }) {
	const { round, table: { seats }, boards, due } = sitting;
	const rows = boards.map((board) => ({ board, status: statusOf(board), players: byChair(board, seats) }));
	const points = (/** @type {Board} */ { own, players }, /** @type {string} */ id) => own?.points?.[players.indexOf(id)];
	/** @param {Board} board @param {string} id */
	const cell = (board, id) => {
		const gained = points(board, id);
		if (gained !== undefined) return signed(gained);
		const tricks = board.own?.entry?.hands[board.players.indexOf(id)]?.tricks;
		const text = board.own && board.out === id ? "–" : tricks === undefined ? "" : `(${number(tricks)})`;
		return html`<span class="soft">${text}</span>`;
	};
	/** @param {Board} board @param {string} status */
	const word = (board, status) => (board === due && status !== "again" ? "phone.now"
		: round.closed && !board.played ? "phone.left" : `status.${status}`);
	/** @param {Board} board @param {Children} what */
	const headed = (board, what) => (board.own ? html`<button type="button" class="link" aria-haspopup="dialog"
		onclick=${() => onpick(board.number)}>${what}</button>` : what);
	const chairs = seats.map((id, i) => ({
		names: [...new Set([id, ...rows.map(({ players }) => players[i] ?? id)])].map(name),
		sum: rows.reduce((sum, { board, players }) => sum + (points(board, players[i] ?? "") ?? 0), 0),
	}));
	return html`<table class="book event-boards">
		<thead><tr><th scope="col">${t(view.play === "boards" ? "page.event.phone.boards" : "page.sheet.deal")}</th>
			${chairs.map(({ names }, i) => html`<th key=${i} scope="col">${names.join(" / ")}
				<small>${t("page.event.chair", { n: i + 1 })}</small></th>`)}</tr></thead>
		<tbody>${rows.map(({ board, status, players }) => html`<tr key=${board.number} data-status=${status}
			class=${board === due ? "now" : ""}>
			<th scope="row">${headed(board, html`<span>${board.number}</span> <small class="soft">
				${t(`page.event.${word(board, status)}`)}</small>`)}</th>
			${players.map((id, i) => html`<td key=${i}>${cell(board, id)}</td>`)}
		</tr>`)}</tbody>
		<tfoot><tr><th scope="row">${t("page.event.phone.sum.head")}</th>
			${chairs.map(({ sum }, i) => html`<td key=${i}>${signed(sum)}</td>`)}</tr></tfoot>
	</table>`;
}

/** Where the players go, once the next round is open. @param {{here: Here}} props */
function Moves({ here: { view, sitting, connection, name } }) {
	const started = sitting.boards.some((b) => b.played);
	const after = started ? sitting.round.number : sitting.round.number - 1;
	const moves = movesFrom(view, connection.table, after);
	if (view.closed || moves.length === 0 || sitting.due && started) return null;
	return html`<section class="event-moves">
		<h2>${t("page.event.phone.moves")}</h2>
		<ul>${moves.map(({ member, table, chair }) => html`<li key=${member}><b>${name(member)}</b> <span>${
			t(table ? "page.event.wall.to" : "page.event.out", { table, chair })}</span></li>`)}</ul>
		${moves.some(({ table }) => table && table !== connection.table)
			? html`<p>${t("page.event.phone.moves.scan")}</p>` : null}
	</section>`;
}

/**
 * What the table has to do now: settle a dispute, confirm a result, enter a board, or wait.
 * @param {{here: Here, corrected: number, setCorrected: (n: number) => void}} props
 */
function Panel({ here, corrected, setCorrected }) {
	const { connection, sitting, view: { closed, planned, play } } = here;
	const [later, setLater] = useState(/** @type {string[]} */ ([])); // results that can wait, by their ids
	const keyOf = (/** @type {Board} */ b) => (b.own?.results ?? []).join();
	const settled = (/** @type {Board} */ b) => b.unsent !== undefined || later.includes(keyOf(b));
	const correcting = sitting.boards.find((b) => b.number === corrected);
	if (correcting && !closed && !correcting.own?.settled) {
		return html`<${Entering} key=${`c${corrected}`} here=${here} board=${correcting} done=${() => setCorrected(-1)} />`;
	}
	const all = sitting.boards.filter((b) => !settled(b) && (b.own?.status === "disputed" || b.own?.status === "entered"
		&& !b.own.desk && !(b.own.results ?? []).some((id) => connection.isMine(id))));
	const asked = closed ? undefined : all.find((b) => b.own?.status === "disputed") ?? all[0];
	if (asked) {
		return html`<${Question} key=${`${asked.number} ${asked.own?.status}`} here=${here} board=${asked}
			many=${all.length > 1} wait=${() => setLater([...later, ...all.map(keyOf)])}
			again=${() => setCorrected(asked.number)} />`;
	}
	if (sitting.due) return html`<${Entering} key=${sitting.due.number} here=${here} board=${sitting.due} />`;
	const left = sitting.boards.some((b) => !b.played);
	const how = closed ? "over" : left ? "shut" : sitting.round.number < planned ? "done" : "last";
	return html`<section class="pad-panel ended">
		<p class="winner">${t(`page.event.${closed ? "over" : `phone.${how}`}`)}</p>
		<p class="soft">${t(`page.event.phone.${how}.about`, { play })}</p></section>`;
}

/**
 * The panel in which a board is entered or corrected. Its rows are in the order of the chairs, and so are the seats of
 * the pad that the hall gets.
 * @param {{here: Here, board: Board, done?: () => void}} props done: ends a correction
 */
function Entering({ here, board, done }) {
	const { connection, view, sitting, name, send } = here;
	const { table: { seats }, round } = sitting;
	const [chair, setChair] = useState(-1); // of another player who sits out
	const [choosing, setChoosing] = useState(false);
	const [entered, setEntered] = useState(/** @type {PadEntry | null} */ (null)); // asks why
	const sits = byChair(board, seats);
	const out = sits[chair] ?? board.out;
	const now = { ...board, players: out ? playersWithout(board, out) : board.players, ...(out && { out }) };
	const order = seatOrder(now, seats); // of the seats of the deal
	const players = order.map((seat) => now.players[seat] ?? "");
	const at = { round: round.number, table: connection.table, board: board.number };
	const was = done && board.own?.entry;
	/** An entry by seats, or by rows. @param {PadEntry} entry @param {(i: number) => number} from */
	const turned = (entry, from) =>
		({ ...entry, hands: entry.hands.map((hand, i) => (i < order.length && entry.hands[from(i)]) || hand) });
	const bySeat = (/** @type {PadEntry} */ entry) => turned(entry, (seat) => order.indexOf(seat));
	const open = useMemo(() => new OpenBoard({
		view, board: { ...now, dealer: order.indexOf(board.dealer) }, names: players.map(name),
		name: `${eventKey}${connection.id}.draft.${at.round}.${at.table}.${at.board}`,
		offline: () => connection.offline.peek(),
		...(was && { was: turned(was, (row) => order[row] ?? row) }),
		enter: (entry, points) => {
			if (done) return setEntered(bySeat(entry));
			send({ do: "result", ...at, result: resultOf(now, seats, { entry: bySeat(entry) }) });
			const told = players.map((id, i) => `${name(id)} ${signed(points?.[i] ?? 0)}`);
			if (points) announce(`${boardName(view, board.number)}: ${list(told)}`);
		},
		leave: () => done?.(),
	}), [board.number, board.trump, players.join()]);
	useEffect(() => () => open.close(), [open]);
	const { told, wrong: { value: wrong } } = open;
	const state = wrong ? html`<p class="trouble" role="status">${wrong}</p>`
		: told ? null : html`<p class="soft" role="status">${t("page.event.phone.opening")}</p>`;
	if (!told) return html`<section class="pad-panel">${state}</section>`;
	const lead = name(players[told.due?.lead ?? 0] ?? "");
	const roles = out
		? t("page.event.phone.out", { name: name(out), lead })
		: t("page.pad.roles", { dealer: name(now.players[board.dealer] ?? ""), lead, past: "no" });
	const enter = t(done ? "page.event.phone.correct" : "page.event.enter.do");
	const words = { title: boardName(view, board.number), roles, enter,
		...(view.slips && { slips: order.map((seat) => t("page.event.phone.slip", { n: seat + 1 })) }) };
	const why = (/** @type {string} */ reason) => {
		const replaces = board.own?.results ?? [];
		if (entered) send({ do: "correction", ...at, result: resultOf(now, seats, { entry: entered }), replaces, reason });
		done?.();
	};
	return html`<${EntryPanel} open=${open} pad=${told} words=${words}>${state}
		${board.again && !done
			? html`<p class="trouble">${t("page.event.phone.again", { play: view.play, n: board.number })}</p>` : null}
		${out && board.own === undefined
			? html`<p class="row small"><${Button} plain aria-expanded=${choosing} onclick=${() => setChoosing(!choosing)}
				say=${t("page.event.phone.out.other")} />
				${choosing ? sits.map((id, i) => id !== out && html`<${Button} key=${id} say=${name(id)}
					onclick=${() => (setChair(i), setChoosing(false))} />`) : null}</p>`
			: null}
		${entered ? html`<${Why} title=${words.title} say=${enter} why=${why} onclose=${() => setEntered(null)} />` : null}
	<//>`;
}

/**
 * Asks for a reason.
 * @param {{title: string, say?: string, why: (reason: string) => void, onclose: () => void}} props say: what is done;
 *   the title, if it is not given
 */
const Why = ({ title, say = title, why, onclose }) => html`<${Dialog} title=${title} onclose=${onclose}>
	<${Reasoned} table say=${say} onsend=${why} /><//>`;

/** Disputes a result. @param {Righting} props */
const Dispute = ({ board, put }) => html`<${Reasoned} table say=${t("page.event.phone.dispute")}
	onsend=${(/** @type {string} */ reason) => put({ do: "dispute", of: board.own?.results?.[0] ?? "", reason })} />`;

/**
 * What the table has entered for a board, and what it can do about it.
 * @param {{here: Here, board: Board, onclose: () => void, correct: () => void}} props
 */
function Account({ here: { view, sitting: { round, table }, name, send }, board, onclose, correct }) {
	const entry = board.own?.entry;
	const { closed, play } = view;
	const settled = closed || board.own?.settled;
	const moves = play === "boards" && entry && !settled;
	const forms = { ...(!closed && !board.unsent && { dispute: Dispute }), ...(moves && { other: OtherBoard }) };
	return html`<${BoardDialog} title=${boardName(view, board.number)} view=${view} table=${table} board=${board}
		at=${{ round: round.number, table: table.number, board: board.number }} name=${name} put=${send}
		result=${entry && resultOf(board, table.seats, { entry })} forms=${forms} onclose=${onclose}>
		<p class="small soft">${t(`page.event.${closed ? "over" : settled ? "phone.settled" : "phone.chairs"}`)}</p>
		${settled ? null : html`<p><${Button} onclick=${correct} say=${t("page.event.phone.correct")} /></p>`}<//>`;
}

/**
 * Results that a second player or the whole table has to judge: is one right, or which of two?
 * @param {{here: Here, board: Board, many: boolean, wait: () => void, again: () => void}} props many: others wait, too;
 *   wait: asks about all later; again: enters it anew
 */
function Question({ here: { connection, view, sitting: { round, table }, name, send }, board, many, wait, again }) {
	const [no, setNo] = useState(false);
	const { claims, results = [], entry, points, settled } = board.own ?? {};
	const desk = claims && settled; // the organiser says which counts
	const all = claims ?? [{ board: board.number, ...(entry && { entry }), ...(points && { points }) }];
	const isResult = (/** @type {EventClaim} */ claim) => claim.entry !== undefined || claim.points !== undefined;
	const asks = !claims ? "agree" : all.filter(isResult).length > 1 ? "differ" : "contested";
	const of = results[0] ?? "";
	const right = (/** @type {EventClaim} */ claim) => send(!claims ? { do: "confirm", of } : {
		do: "correction", round: round.number, table: table.number, board: board.number,
		result: resultOf(board, table.seats, claim), replaces: results, reason: t("page.event.phone.reason.settled"),
	});
	/** @param {EventClaim} claim @param {number} i */
	const from = (claim, i) =>
		(!isResult(claim) ? "objects" : connection.isMine(results[i] ?? "") ? "mine" : "theirs");
	const title = boardName(view, board.number);
	return html`<section class="pad-panel event-question" aria-label=${title}>
		<h2>${t(`page.event.phone.${asks}`, { board: title })}</h2>
		<div class="event-claims">${all.map((claim, i) => html`<section key=${results[i]}>
			${claims ? html`<h3>${t(`page.event.phone.${from(claim, i)}`)}</h3>` : null}
			${claim.board && claim.board !== board.number ? html`<p>${boardName(view, claim.board)}</p>` : null}
			${claim.reason ? html`<p class="soft">${claim.reason}</p>` : null}
			${isResult(claim) ? html`<${Result} board=${board} seats=${table.seats} name=${name} claim=${claim} />` : null}
			${isResult(claim) && claim.board === board.number && !desk
				? html`<${Button} chief onclick=${() => right(claim)} say=${t(`page.event.${claims ? "so" : "phone.yes"}`)} />`
				: null}
		</section>`)}</div>
		${desk ? html`<p class="soft">${t("page.event.phone.settled")}</p>` : null}
		<div class="pad-acts">
			<${Button} onclick=${wait} say=${t(`page.event.phone.later${many ? ".all" : ""}`)} />
			${settled ? null
				: html`<${Button} onclick=${again} say=${t(`page.event.phone.${claims ? "neither" : "no.change"}`)} />`}
			${claims ? null : html`<${Button} onclick=${() => setNo(true)} say=${t("page.event.phone.no.call")} />`}
		</div>
		${no
			? html`<${Why} title=${title} say=${t("page.event.phone.dispute")} onclose=${() => setNo(false)}
				why=${(/** @type {string} */ reason) => (send({ do: "dispute", of, reason }), setNo(false))} />`
			: null}
	</section>`;
}
