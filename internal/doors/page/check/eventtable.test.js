// What a table's phone makes of an event, and of its own acts that wait: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	byChair, movesFrom, playersWithout, resultOf, seatOrder, sittingOf, statusOf,
} from "../static/app/event/table.js";

const board = (number, more = {}) => ({ number, dealer: 2, players: ["a", "b", "c"], ...more });
const round = (number, boards, more = {}, seats = ["a", "b", "c"]) =>
	({ number, tables: [{ number: 4, seats, boards }, { number: 5, seats: ["d"], boards: [] }], ...more });
const view = (...rounds) => ({ rounds });
const own = { status: "entered", players: ["a", "b", "c"], results: ["r1"], points: [1, 2, 3] };
const played = { players: undefined, played: true, own };
const entry = { hands: [{ tricks: 3 }, { tricks: 3 }, { tricks: 3 }] };
const act = (id, more) => ({ do: "result", id, round: 1, table: 4, board: 7, result: { entry }, ...more });

test("a table plays the round in which it has its last result until that is done, then the next", () => {
	const due = (...rounds) => {
		const s = sittingOf(view(...rounds), 4, []);
		return [s.round.number, s.due?.number];
	};
	assert.deepEqual(due(round(1, [board(7), board(8)])), [1, 7]);
	assert.deepEqual(due(round(1, [board(7, played), board(8)]), round(2, [board(9)])), [1, 8]);
	assert.deepEqual(due(round(1, [board(7, played)]), round(2, [board(9)])), [2, 9]);
	assert.deepEqual(due(round(1, [board(7)]), round(2, [board(9, played), board(10)])), [2, 10]);
	assert.deepEqual(due(round(1, [board(7, played)])), [1, undefined]);
	assert.deepEqual(due(round(1, [board(7)], { closed: true })), [1, undefined]);
	const closed = round(1, [board(7, played), board(8)], { closed: true });
	assert.deepEqual(due(closed), [1, undefined]);
	assert.deepEqual(due(closed, round(2, [board(9)])), [2, 9], "a board that was left out holds nobody up");
	assert.equal(sittingOf(view(round(1, [])), 9, []), undefined);
	const early = sittingOf(view(round(1, [board(7)]), round(2, [board(9, played), board(10)])), 4, [], 1);
	assert.deepEqual([early.round.number, early.due.number], [1, 7], "the desk enters what is missing of a round before");
});

test("a board that the organiser has taken back is to be entered again", () => {
	assert.deepEqual([{}, { again: true }, { again: true, unsent: {} }, { again: true, own }].map(statusOf),
		["open", "again", "unsent", "entered"]);
});

test("at a table of four the player who leads has the slip that leads, and the next the next number", () => {
	const seats = ["a", "b", "c", "d"];
	const slips = [0, 1, 2, 3].flatMap((out) => [0, 1, 2].map((dealer) => {
		const players = ["", "", ""];
		for (let i = 0; i < 3; i++) players[(dealer + 1 + i) % 3] = seats[(out + 1 + i) % 4];
		const of = { players, dealer, out: seats[out] };
		const rows = byChair(of, seats).filter((id) => id !== of.out);
		const slip = (chair) => seatOrder(of, seats)[rows.indexOf(seats[chair % 4])];
		return [1, 2, 3].map((i) => (slip(out + i) - dealer + 3) % 3); // forehand's slip is the dealer's and one
	}));
	assert.deepEqual(slips, Array(12).fill([1, 2, 0]));
});

test("acts that wait count at once, and are marked", () => {
	const s = sittingOf(view(round(1, [board(7), board(8)])), 4, [act("x")]);
	assert.deepEqual([s.due.number, s.boards[0].unsent.id, s.boards[0].own.entry], [8, "x", entry]);
	const two = sittingOf(view(round(1, [board(7, played), board(8)])), 4, [{ do: "confirm", id: "y", of: "r1" }]);
	assert.deepEqual([two.boards[0].unsent.id, two.boards[0].own.points], ["y", [1, 2, 3]]);
	const other = sittingOf(view(round(1, [board(7), board(8)])), 5, [act("x")]);
	assert.equal(other.boards.length, 0);
});

test("a correction that names another board leaves the first one to be played", () => {
	const moved = act("z", { do: "correction", board: 9, replaces: ["r1"] });
	const s = sittingOf(view(round(1, [board(7, played), board(8)])), 4, [moved]);
	assert.deepEqual(s.boards.map((b) => [b.number, b.played ?? false]), [[7, false], [8, false], [9, true]]);
	assert.deepEqual([s.due.number, s.due.players], [7, ["a", "b", "c"]]);
});

test("at a table of four the others move around when another player sits out", () => {
	const of = { players: ["b", "c", "d"], dealer: 2, out: "a" }; // forehand is seat 0
	assert.deepEqual(playersWithout(of, "a"), ["b", "c", "d"]);
	assert.deepEqual(playersWithout(of, "b"), ["c", "d", "a"]);
	assert.deepEqual(playersWithout({ ...of, players: ["d", "b", "c"], dealer: 0 }, "c"), ["b", "d", "a"]);
	const four = round(1, [board(7, of)], {}, ["a", "b", "c", "d"]);
	const s = sittingOf(view(four), 4, [act("x", { result: { entry, out: 1 } })]);
	assert.deepEqual([s.boards[0].out, s.boards[0].own.players], ["b", ["c", "d", "a"]]);
});

test("rows follow the chairs, also where a substitute sits or sits out", () => {
	const seats = ["a", "b", "c", "d"];
	const of = { players: ["d", "b", "c"], dealer: 0, out: "a" }; // forehand is seat 1
	assert.deepEqual([byChair(of, seats), seatOrder(of, seats)], [seats, [1, 2, 0]]);
	assert.deepEqual(byChair({ ...of, players: ["x", "b", "c"] }, seats), ["a", "b", "c", "x"]);
	assert.deepEqual(byChair({ ...of, out: "x" }, seats), ["x", "b", "c", "d"]);
	assert.deepEqual(byChair({ players: ["d", "x", "c"], dealer: 1, out: "b" }, seats), ["x", "b", "c", "d"]);
	assert.deepEqual(byChair({ players: ["a", "b", "c"], dealer: 1 }, ["a", "b", "c"]), ["a", "b", "c"]);
	assert.deepEqual(byChair({ players: [], dealer: 1, out: "a" }, seats), seats, "a result that is hidden");
});

test("a result says which chair sat out", () => {
	const seats = ["a", "b", "c", "d"];
	const of = { players: ["b", "c", "d"], dealer: 2, out: "a" };
	assert.deepEqual(resultOf(of, seats, { entry }), { entry, out: 0 });
	assert.deepEqual(resultOf(of, seats, { points: [1, 2, 3] }, "c"), { points: [1, 2, 3], out: 2 });
	assert.deepEqual(resultOf(board(7), ["a", "b", "c"], { entry }), { entry });
});

test("players see where they sit next", () => {
	const next = { number: 2, tables: [{ number: 5, seats: ["c", "d", "a"], boards: [] }] };
	assert.deepEqual(movesFrom(view(round(1, []), next), 4, 1), [
		{ member: "a", table: 5, chair: 3 }, { member: "b", table: 0, chair: 0 }, { member: "c", table: 5, chair: 1 },
	]);
	assert.deepEqual(movesFrom(view(round(1, [])), 4, 1), []);
	const played = round(1, [board(7, { played: true, own: { ...own, players: ["a", "b", "d"] } })]);
	assert.deepEqual(movesFrom(view(played, next), 4, 1).map((m) => m.member), ["a", "b", "d"], "a substitute goes on");
});
