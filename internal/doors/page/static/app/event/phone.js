// A table's phone at an event: who sits, which board is due, its result in a few taps, and what became of earlier ones.

import { html, useEffect, useMemo, useState } from "../base/html.js";
import { list, number, signed, t } from "../base/phrase.js";
import { Bare, Button, announce, trouble } from "../parts/components.js";
import { EntryPanel } from "../pad/entry.js";
import { Refused } from "../transport/http.js";
import { Connection, eventKey } from "./connection.js";
import { OpenBoard } from "./openboard.js";
import { BoardAccount, Reasons, Result } from "./boardaccount.js";
import { movesFrom, playersWithout, sittingOf, statusOf } from "./table.js";
import { boardName, nameOf } from "./words.js";
/** @import { EventClaim, EventView, PadEntry } from "../base/types.js" */
/** @import { NewAct } from "./connection.js" */
/** @import { Board, Here } from "./table.js" */

/** @param {{id: string, table: number, code: string}} props */
export function Phone({ id, table, code }) {
	const connection = useMemo(() => new Connection(id, { table, code }), [id, table, code]);
	useEffect(() => () => connection.close(), [connection]);
	const shown = connection.shown.value;
	const title = t("page.event.phone.table", { n: table });
	useEffect(() => void (document.title = `${title} · Ninety-Nine`), [title]);
	const refused = connection.refused.value;
	if (refused) return html`<${Bare} title=${title} wrong=${trouble(refused)} />`;
	if (!shown?.view) {
		const out = connection.offline.value;
		return html`<${Bare} title=${title} text=${t(out ? "trouble.unreached" : "page.event.phone.opening")} />`;
	}
	return html`<${Open} connection=${connection} view=${shown.view} />`;
}

/** @param {{connection: Connection, view: EventView}} props */
function Open({ connection, view }) {
	const waiting = connection.waiting.value;
	const sitting = useMemo(() => sittingOf(view, connection.table, waiting), [view, waiting]);
	const [opened, setOpened] = useState(-1); // the board whose account is open
	const [corrected, setCorrected] = useState(-1); // the board that is corrected
	const name = (/** @type {string} */ id) => nameOf(view, id);
	const send = (/** @type {NewAct[]} */ ...acts) => void connection.send(...acts);
	const head = html`<header class="event-head">
		<h1>${t("page.event.phone.table", { n: connection.table })}</h1>
		<p class="standing">${sitting
			? t("page.event.phone.round", { n: sitting.round.number, of: Math.max(view.planned, sitting.round.number) })
			: null}</p>
		<p class="soft">${view.title}</p>
	</header>`;
	const state = html`<${State} connection=${connection} view=${view} />`;
	if (!sitting) {
		return html`<main id="main" tabindex="-1" class="stack event-table">${head}${state}
			<p>${t("page.event.phone.unopened")}</p></main>`;
	}
	const here = { connection, view, sitting, name, send };
	const account = sitting.boards.find((b) => b.number === opened);
	return html`<main id="main" tabindex="-1" class="pad event-table">
		<section class="pad-sheet">
			${head}${state}
			<${Moves} here=${here} />
			<${Boards} here=${here} onpick=${setOpened} />
			<p><a href=${`/event/${connection.id}`} target="_blank">${t("page.event.phone.ranking")}</a></p>
		</section>
		<${Panel} here=${here} corrected=${corrected} setCorrected=${setCorrected} />
		${account
			? html`<${BoardAccount} here=${here} board=${account} onclose=${() => setOpened(-1)}
				correct=${() => (setCorrected(opened), setOpened(-1))} />`
			: null}
	</main>`;
}

/**
 * Whether the phone reaches the server, what waits, and what was refused.
 * @param {{connection: Connection, view: EventView}} props
 */
function State({ connection, view }) {
	const n = connection.waiting.value.length;
	const refusals = connection.refusals.value;
	const offline = connection.offline.value;
	return html`<div class="event-state" role="status">
		${offline ? html`<p class="trouble">${t("page.event.phone.offline")}</p>` : null}
		${offline && n ? html`<p>${t("page.event.phone.unsent", { n })}</p>` : null}
		${refusals.map(({ id, act, fault: { reason, text, why, args } }) => html`<p key=${id} class="trouble">
			${act.board ? `${boardName(view, act.board)}: ` : ""}${trouble(new Refused(0, reason, text, why, args))}
			<${Button} plain say=${t("page.close")}
				onclick=${() => (connection.refusals.value = refusals.filter((r) => r.id !== id))} />
		</p>`)}
	</div>`;
}

/** The boards of the round, with the points of the players. @param {{here: Here, onpick: (n: number) => void}} props */
function Boards({ here: { view, sitting, name }, onpick }) {
	const { seats } = sitting.table;
	const points = (/** @type {Board} */ { own }, /** @type {string} */ id) => own?.points?.[own.players.indexOf(id)];
	const sums = seats.map((id) => sitting.boards.reduce((sum, board) => sum + (points(board, id) ?? 0), 0));
	/** @param {Board} board @param {string} id */
	const cell = (board, id) => {
		const { own, out } = board;
		const gained = points(board, id);
		if (gained !== undefined) return html`<td key=${id} class="num">${signed(gained)}</td>`;
		const tricks = own?.entry?.hands[own.players.indexOf(id)]?.tricks;
		const text = own && out === id ? "–" : tricks === undefined ? "" : `(${number(tricks)})`;
		return html`<td key=${id} class="num soft">${text}</td>`;
	};
	return html`<table class="book event-boards">
		<thead><tr><th scope="col">${t(view.play === "boards" ? "page.event.phone.boards" : "page.event.phone.deals")}</th>
			${seats.map((id, i) => html`<th key=${id} scope="col" class="num">${name(id)}
				<small>${t("page.event.phone.chair", { n: i + 1 })}</small></th>`)}</tr></thead>
		<tbody>${sitting.boards.map((board) => {
			const status = statusOf(board);
			const now = board === sitting.due;
			return html`<tr key=${board.number} class=${now ? "now" : ""} data-status=${status}>
				<th scope="row">${board.own
					? html`<button type="button" class="link" aria-haspopup="dialog"
						onclick=${() => onpick(board.number)}>${board.number}</button>`
					: board.number}
					<small class="soft">${t(now ? "page.event.phone.now" : `page.event.phone.status.${status}`)}</small></th>
				${seats.map((id) => cell(board, id))}
			</tr>`;
		})}</tbody>
		<tfoot><tr><th scope="row">${t("page.event.phone.sum.head")}</th>
			${sums.map((n, i) => html`<td key=${seats[i]} class="num">${signed(n)}</td>`)}</tr></tfoot>
	</table>`;
}

/** Where the players go, once the next round is open. @param {{here: Here}} props */
function Moves({ here: { view, sitting, connection, name } }) {
	const started = sitting.boards.some((b) => b.played);
	const after = started ? sitting.round.number : sitting.round.number - 1;
	const moves = movesFrom(view, connection.table, after);
	if (moves.length === 0 || sitting.due && started) return null;
	return html`<section class="event-moves">
		<h2>${t("page.event.phone.moves")}</h2>
		<ul>${moves.map(({ member, table, chair }) => html`<li key=${member}><b>${name(member)}</b> <span>${table
			? t("page.event.phone.move", { n: table, chair })
			: t("page.event.phone.move.out")}</span></li>`)}</ul>
	</section>`;
}

/**
 * What the table has to do now: settle a dispute, confirm a result, enter a board, or wait.
 * @param {{here: Here, corrected: number, setCorrected: (n: number) => void}} props
 */
function Panel({ here, corrected, setCorrected }) {
	const { connection, sitting } = here;
	const [later, setLater] = useState(/** @type {string[]} */ ([])); // results that can wait, by their ids
	const keyOf = (/** @type {Board} */ b) => (b.own?.results ?? []).join();
	const settled = (/** @type {Board} */ b) => b.unsent !== undefined || later.includes(keyOf(b));
	const wait = (/** @type {Board} */ b) => setLater([...later, keyOf(b)]);
	const correcting = sitting.boards.find((b) => b.number === corrected);
	if (correcting) {
		return html`<${Entering} key=${`c${corrected}`} here=${here} board=${correcting} done=${() => setCorrected(-1)} />`;
	}
	const disputed = sitting.boards.find((b) => b.own?.status === "disputed" && !settled(b));
	if (disputed) {
		return html`<${Settle} key=${disputed.number} here=${here} board=${disputed} wait=${() => wait(disputed)}
			neither=${() => setCorrected(disputed.number)} />`;
	}
	const asked = sitting.boards.find((b) => b.own?.status === "entered" && !settled(b)
		&& !(b.own.results ?? []).some((id) => connection.isMine(id)));
	if (asked) return html`<${Agree} key=${asked.number} here=${here} board=${asked} wait=${() => wait(asked)} />`;
	if (sitting.due) return html`<${Entering} key=${sitting.due.number} here=${here} board=${sitting.due} />`;
	const end = `page.event.phone.${here.view.closed ? "over" : "done"}`;
	return html`<section class="pad-panel ended"><p class="winner">${t(end)}</p>
		<p class="soft">${t(`${end}.about`)}</p></section>`;
}

/**
 * The panel in which a board is entered or corrected.
 * @param {{here: Here, board: Board, done?: () => void}} props done: ends a correction
 */
function Entering({ here, board, done }) {
	const { connection, view, sitting, name, send } = here;
	const [out, setOut] = useState(board.out);
	const [choosing, setChoosing] = useState(false);
	const [entered, setEntered] = useState(/** @type {PadEntry | null} */ (null)); // asks why
	const players = out ? playersWithout(board, out) : board.players;
	const at = { round: sitting.round.number, table: connection.table, board: board.number };
	const result = (/** @type {PadEntry} */ entry) => {
		const chair = out === board.out ? -1 : sitting.table.seats.indexOf(out ?? "");
		return { entry, ...(chair >= 0 && { out: chair }) };
	};
	const open = useMemo(() => new OpenBoard({
		view, board, names: players.map(name), name: `${eventKey}${connection.id}.draft.${at.round}.${at.table}.${at.board}`,
		offline: () => connection.offline.peek(),
		...(done && board.own?.entry && { was: board.own.entry }),
		enter: (entry, points) => {
			if (done) return setEntered(entry);
			send({ do: "result", ...at, result: result(entry) });
			const told = players.map((id, i) => `${name(id)} ${signed(points?.[i] ?? 0)}`);
			if (points) announce(`${boardName(view, board.number)}: ${list(told)}`);
		},
		leave: () => done?.(),
	}), [board.number, players.join()]);
	useEffect(() => () => open.close(), [open]);
	const { told } = open;
	if (!told) {
		return html`<section class="pad-panel"><p class=${open.wrong.value ? "trouble" : "soft"} role="status">
			${open.wrong.value || t("page.event.phone.opening")}</p></section>`;
	}
	const lead = name(players[told.due?.lead ?? 0] ?? "");
	const roles = out
		? t("page.event.phone.out", { name: name(out), lead })
		: t("page.pad.roles", { dealer: name(players[board.dealer] ?? ""), lead, past: "no" });
	const enter = t(done ? "page.event.phone.correct" : "page.event.phone.enter");
	const words = { title: boardName(view, board.number), roles, enter };
	const why = (/** @type {string} */ reason) => {
		const replaces = board.own?.results ?? [];
		if (entered) send({ do: "correction", ...at, result: result(entered), replaces, reason });
		done?.();
	};
	return html`<${EntryPanel} open=${open} pad=${told} words=${words}>
		${out && board.own === undefined
			? html`<p class="row small"><${Button} plain aria-expanded=${choosing} onclick=${() => setChoosing(!choosing)}
				say=${t("page.event.phone.out.other")} />
				${choosing ? sitting.table.seats.filter((id) => id !== out).map((id) => html`<${Button} key=${id} say=${name(id)}
					onclick=${() => (setOut(id), setChoosing(false))} />`) : null}</p>`
			: null}
		${entered ? html`<${Reasons} title=${words.title} why=${why} onclose=${() => setEntered(null)} /> ` : null}
	<//>`;
}

/** Asks a second player whether a result is right. @param {{here: Here, board: Board, wait: () => void}} props */
function Agree({ here, board, wait }) {
	const [no, setNo] = useState(false);
	const { view, send } = here;
	const of = board.own?.results?.[0] ?? "";
	return html`<section class="pad-panel event-question" aria-label=${boardName(view, board.number)}>
		<h2>${t("page.event.phone.agree", { board: boardName(view, board.number) })}</h2>
		<${Result} here=${here} board=${board} />
		<div class="pad-acts">
			<${Button} onclick=${() => setNo(true)} say=${t("page.event.phone.no")} />
			<${Button} chief onclick=${() => send({ do: "confirm", of })} say=${t("page.event.phone.yes")} />
		</div>
		<${Button} plain onclick=${wait} say=${t("page.event.phone.later")} />
		${no
			? html`<${Reasons} title=${t("page.event.phone.dispute")} onclose=${() => setNo(false)}
				why=${(/** @type {string} */ reason) => (send({ do: "dispute", of, reason }), setNo(false))} />`
			: null}
	</section>`;
}

/**
 * Two results for one board: the table says which is right.
 * @param {{here: Here, board: Board, wait: () => void, neither: () => void}} props
 */
function Settle({ here, board, wait, neither }) {
	const { connection, view, sitting, send } = here;
	const { claims = [], results = [] } = board.own ?? {};
	const several = claims.filter((claim) => claim.entry || claim.points).length > 1;
	/** @param {EventClaim} claim */
	const right = ({ entry, points }) => send({
		do: "correction", round: sitting.round.number, table: connection.table, board: board.number,
		result: entry ? { entry } : { points: points ?? [] }, replaces: results, reason: t("page.event.phone.reason.settled"),
	});
	return html`<section class="pad-panel event-question" aria-label=${boardName(view, board.number)}>
		<h2>${t(`page.event.phone.${several ? "differ" : "contested"}`, { board: boardName(view, board.number) })}</h2>
		<div class="event-claims">${claims.map((claim, i) => html`<section key=${results[i]}>
			<h3>${t(`page.event.phone.${!claim.entry && !claim.points ? "objects"
				: connection.isMine(results[i] ?? "") ? "mine" : "theirs"}`)}</h3>
			${claim.board && claim.board !== board.number ? html`<p>${boardName(view, claim.board)}</p>` : null}
			${claim.reason ? html`<p class="soft">${claim.reason}</p>` : null}
			${claim.entry || claim.points
				? html`<${Result} here=${here} board=${board} claim=${claim} />
					${claim.board === board.number
						? html`<${Button} chief onclick=${() => right(claim)} say=${t("page.event.phone.right")} />`
						: null}`
				: null}
		</section>`)}</div>
		<div class="pad-acts">
			<${Button} onclick=${wait} say=${t("page.event.phone.later")} />
			<${Button} onclick=${neither} say=${t("page.event.phone.neither")} />
		</div>
	</section>`;
}
