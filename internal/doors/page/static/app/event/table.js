// What a page knows of a table: who sits where, and the boards of the round that it plays, with the acts that wait in a
// phone.

/** @import { BoardResult, EventAct, EventBoard, EventResult, EventRound, PadEntry } from "../base/types.js" */
/** @import { EventTable, EventView } from "../base/types.js" */
/** @import { Connection, NewAct } from "./connection.js" */

/**
 * A board at a table. players: by the seats of the deal; own: the result, if it may be seen; unsent: the act of this
 * phone that the server has not answered, if there is one
 * @typedef {EventBoard & {players: string[], own?: EventResult | undefined, unsent?: EventAct | undefined}} Board
 */

/**
 * The round of a table. due: the next board to play, if there is one
 * @typedef {{round: EventRound, table: EventTable, boards: Board[], due?: Board | undefined}} Sitting
 */

/**
 * What the parts of the phone's screen share.
 * @typedef {{connection: Connection, view: EventView, sitting: Sitting, name: (id: string) => string,
 *   send: (...acts: NewAct[]) => void}} Here
 */

/** The word for how far a board is. @param {EventBoard & {unsent?: EventAct | undefined}} board */
export const statusOf = ({ own, unsent, played, again }) =>
	unsent ? "unsent" : own?.status ?? (played ? "entered" : again ? "again" : "open");

/** @param {EventRound} round @param {number} number */
const at = (round, number) => round.tables.find((one) => one.number === number);

/** The player who sits out, then the others clockwise from forehand. @param {Board} board */
const clockwise = ({ players, dealer, out = "" }) =>
	[out, ...players.map((_, i) => players[(dealer + 1 + i) % players.length] ?? "")];

/**
 * The players of a board by chair, with substitutes.
 * @param {Board} board @param {string[]} seats those who sat down at first
 */
export function byChair(board, seats) {
	if (board.players.length === 0) return seats; // a result that is hidden
	if (!board.out) return board.players;
	const ring = clockwise(board);
	const known = ring.findIndex((id) => seats.includes(id));
	const turn = known < 0 ? 0 : known - seats.indexOf(ring[known] ?? "");
	return seats.map((_, chair) => ring[(chair + turn + seats.length) % seats.length] ?? "");
}

/**
 * The seats of the deal, in the order of the chairs.
 * @param {Board} board @param {string[]} seats
 */
export const seatOrder = (board, seats) =>
	byChair(board, seats).map((id) => board.players.indexOf(id)).filter((seat) => seat >= 0);

/**
 * The players by the seats of a deal if another of the table's players sits out.
 * @param {Board} board @param {string} out the player's id @returns {string[]}
 */
export function playersWithout(board, out) {
	const { players, dealer, out: was } = board;
	if (!was || was === out) return players;
	const ring = clockwise(board);
	const [n, from] = [players.length, ring.indexOf(out)];
	const seated = [...players];
	for (let i = 0; i < n; i++) seated[(dealer + 1 + i) % n] = ring[(from + 1 + i) % ring.length] ?? "";
	return seated;
}

/**
 * A result as an act sends it, with the player who sat out.
 * @param {Board} board @param {string[]} seats @param {{entry?: PadEntry, points?: number[]}} told
 * @param {string} [out] the player's id, if another than planned
 * @returns {BoardResult}
 */
export function resultOf(board, seats, { entry, points = [] }, out = board.out) {
	const chair = out ? byChair(board, seats).indexOf(out) : -1;
	return { ...(entry ? { entry } : { points }), ...(chair >= 0 && { out: chair }) };
}

/**
 * A board with a result that waits.
 * @param {EventBoard} board @param {BoardResult} result @param {EventAct} act @param {EventTable} table
 * @returns {Board}
 */
function entered(board, result, act, table) {
	const before = asSent(board);
	const out = result.out === undefined ? board.out : byChair(before, table.seats)[result.out];
	const players = out ? playersWithout(before, out) : before.players;
	const { entry, points } = result;
	/** @type {EventResult} */
	const own = { status: "entered", players, ...(entry && { entry }), ...(points && { points }), results: [act.id] };
	return { ...board, ...(out && { out }), played: true, players, own, unsent: act };
}

/** A board as the server shows it. @param {EventBoard} b @returns {Board} */
export const asSent = (b) => ({ ...b, players: b.own?.players ?? b.players ?? [] });

/**
 * The boards of a table, as if the waiting acts had been done.
 * @param {EventRound} round @param {EventTable} table @param {EventAct[]} waiting @returns {Board[]}
 */
function boardsOf(round, table, waiting) {
	let boards = table.boards.map(asSent);
	for (const act of waiting) {
		const of = act.of ?? act.replaces?.[0];
		const about = boards.find((b) => of !== undefined && b.own?.results?.includes(of));
		if (!act.result) {
			if (about) boards = boards.map((b) => (b === about ? { ...b, unsent: act } : b));
			continue;
		}
		if (act.round !== round.number || act.table !== table.number) continue;
		if (about && about.number !== act.board) {
			const { own: _, played: __, ...open } = about; // it was another board
			boards = boards.map((b) => (b === about ? { ...open, players: about.players } : b));
		}
		const number = act.board ?? 0;
		const was = boards.find((b) => b.number === number);
		const blank = /** @type {EventBoard} */ ({ number, dealer: about?.dealer ?? 0, players: about?.players ?? [] });
		const now = entered(was ?? blank, act.result, act, table);
		boards = was ? boards.map((b) => (b === was ? now : b)) : [...boards, now];
	}
	return boards;
}

/**
 * The round that a table plays: the last in which it has a result or, once all boards of that are played or the
 * round is closed, the next; undefined if the table has sat in none.
 * @param {EventView} view @param {number} number @param {EventAct[]} waiting @param {number} [only] this round; 0: any
 * @returns {Sitting | undefined}
 */
export function sittingOf(view, number, waiting, only = 0) {
	let last, current;
	for (const round of view.rounds) {
		const table = at(round, number);
		if (!table || only && round.number !== only) continue;
		const boards = boardsOf(round, table, waiting);
		const due = round.closed || view.closed ? undefined : boards.find((b) => !b.played);
		last = { round, table, boards, due };
		if (boards.some((b) => b.played) || current === undefined) current = due && last;
	}
	return current ?? last;
}

/**
 * Where the players of a table sit in the round after it; empty while it is not open.
 * @param {EventView} view @param {number} number of the table @param {number} round
 * @returns {{member: string, table: number, chair: number}[]} table: 0 for players who sit out
 */
export function movesFrom(view, number, round) {
	const next = view.rounds.find((r) => r.number > round);
	const from = view.rounds.find((r) => r.number === round);
	const { seats = [], boards = [] } = (from && at(from, number)) ?? {};
	const last = boards.at(-1);
	return !next ? [] : (last ? byChair(asSent(last), seats) : seats).map((member) => {
		const to = next.tables.find((one) => one.seats.includes(member));
		return { member, table: to?.number ?? 0, chair: (to?.seats.indexOf(member) ?? -1) + 1 };
	});
}
