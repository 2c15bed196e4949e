// A board is entered on a table's phone, with and without a hall: npm test

import { asked, pass, settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { OpenBoard } from "../static/app/event/openboard.js";
import { Refused, Unreached } from "../static/app/transport/http.js";

const missing = [0, 1, 2].map((seat) => ({ what: "tricks", seat }));
const base = {
	record: "r", head: { first: 1 }, seats: ["Ada", "Bo", "Cleo"],
	choices: { tricks: 9, bids: [0, 3], live: 3, premiums: [], trumps: [] },
	due: { dealer: 1, lead: 2, trump: "none", origin: "first", missing }, deals: [], game: [0, 0, 0], totals: [0, 0, 0],
};
const board = { number: 7, dealer: 1, trump: "H", players: ["a", "b", "c"] };
const hands = (...tricks) =>
	({ hands: tricks.map((n) => (n === undefined ? { made: true } : { tricks: n, made: true })) });

let pad, entered, opened = [], offline;

beforeEach(() => {
	pad = asked();
	entered = [];
	offline = false;
});
afterEach(() => opened.splice(0).forEach((open) => open.close()));

function open(more = {}) {
	const task = {
		view: { variant: "standard" }, board, names: base.seats, name: "ninetynine.event.e.draft.1.4.7",
		offline: () => offline,
		enter: (...all) => entered.push(all), leave: () => entered.push("left"), ...more,
	};
	const one = new OpenBoard(task, { pad, variant: async () => ({ seats: 3 }) });
	opened.push(one);
	return one;
}

async function answer(told) {
	await settle();
	pad.calls.at(-1).answer(told);
	await settle();
}

/** A board that is open, with the hall's first answers. */
async function begun(more) {
	const one = open(more);
	await settle();
	assert.deepEqual(pad.calls[0].args[0].begin, { variant: "standard", seats: base.seats, first: 1 });
	await answer(base);
	assert.deepEqual(pad.calls[1].args[0].head, { first: 1, opening: { totals: [0, 0, 0], trump: "H" } });
	await answer({ ...base, due: { ...base.due, trump: "H" } });
	return one;
}

test("the hall says what an entry makes, and its points are handed over", async () => {
	const one = await begun();
	assert.equal(one.told.due.trump, "H");
	one.set(hands(3, 3, undefined));
	assert.ok(one.stale);
	one.enter();
	assert.equal(entered.length, 0, "not before the answer");
	await answer({ ...base, entry: hands(3, 3, 3), missing: [] });
	one.set(hands(3, 2, 4));
	await answer({ ...base, deals: [{ entry: hands(3, 2, 4), points: [33, 2, 4] }] });
	assert.deepEqual([one.stale, one.told.game], [false, [33, 2, 4]]);
	one.enter();
	assert.deepEqual(entered, [[hands(3, 2, 4), [33, 2, 4]]]);
	assert.equal(store.getItem("ninetynine.event.e.draft.1.4.7"), null);
});

test("a deal of a match has no trump before the deal before it is known", async () => {
	const one = open({ board: { ...board, trump: undefined } });
	await settle();
	await answer(base);
	assert.equal(one.told.due.trump, undefined);
});

test("an entry outlives a reload, and steps are taken back", async () => {
	const one = await begun();
	one.set(hands(3, undefined, undefined));
	one.set(hands(3, 4, undefined));
	one.close();
	pad = asked();
	assert.deepEqual((await begun()).entry, hands(3, 4, undefined));
	one.undo();
	assert.deepEqual(one.entry, hands(3, undefined, undefined));
});

test("without a hall the phone takes what is complete, and sees a wrong sum", async () => {
	(await begun()).close();
	offline = true;
	const one = open({ board: { ...board, dealer: 2 } });
	await settle();
	assert.equal(pad.calls.length, 2, "nobody is asked");
	assert.deepEqual([one.told.due.trump, one.told.due.lead], ["H", 0]);
	one.set(hands(3, 3, undefined));
	await settle();
	assert.deepEqual([one.told.missing, one.told.entry], [[], hands(3, 3, 3)]);
	one.set(hands(3, 3, 4));
	await settle();
	assert.equal(one.told.fault.kind, "sum");
	one.set(hands(8, 3, undefined));
	await settle();
	assert.equal(one.told.fault.kind, "sum");
	one.set({ hands: [{ tricks: 3 }, { tricks: 3, made: true }, { tricks: 3, made: true }] });
	await settle();
	assert.deepEqual(one.told.missing, [{ what: "outcome", seat: 0 }]);
	one.set(hands(3, 3, 3));
	await settle();
	one.enter();
	assert.deepEqual(entered, [[hands(3, 3, 3), undefined]]);
});

test("a hall that breaks off leaves the phone alone; one that refuses is heard", async () => {
	const one = await begun();
	one.set(hands(3, 3, 3));
	await settle();
	pad.calls.at(-1).refuse(new Unreached("there"));
	await settle();
	assert.deepEqual([one.told.entry, one.stale, one.wrong.value], [hands(3, 3, 3), false, ""]);
	one.set(hands(3, 3, undefined));
	await settle();
	pad.calls.at(-1).refuse(new Refused(429, "too-many", "later"));
	await settle();
	assert.notEqual(one.wrong.value, "");
	pass(4000);
	await answer(base);
	await answer(base);
	await answer({ ...base, entry: hands(3, 3, 3), missing: [] });
	assert.deepEqual([one.stale, one.wrong.value], [false, ""], "it was too much at once: the phone asks again");
});

test("a correction begins with what was entered, and can be left", async () => {
	const one = await begun({ was: hands(3, 3, 3) });
	assert.deepEqual([one.entry, one.correcting], [hands(3, 3, 3), true]);
	one.leave();
	assert.deepEqual(entered, ["left"]);
});
