// The first minutes of a new player, before the engine is loaded: npm test

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

const prepared = {
	seed: "start 3",
	me: { id: "pa", name: "①" },
	tables: {
		club: {
			opening: {
				id: "club",
				settings: { variant: "standard", pace: 700 },
				sit: true,
				ready: true,
				bots: ["", "club"],
			},
			seated: { table: "here-x", seq: 5 },
			message: {
				seq: 7,
				at: 1,
				table: { chairs: [{ player: "pa", name: "①", since: 1 }, { name: "Clara", since: 1 }] },
			},
		},
	},
};
const wish = { settings: { variant: "standard", pace: 700 }, sit: true, bots: ["", "club"], ready: true, commit: "c" };

let kept;
let fresh = 0;
const load = () => import(`../static/app/transport/headstart.js?${++fresh}`);
beforeEach(() => {
	kept = new Map();
	globalThis.localStorage = {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => kept.set(key, text),
		removeItem: (key) => kept.delete(key),
	};
});
afterEach(() => delete globalThis.localStorage);

test("whoever enters and opens a table as usual is shown it, under their name, also after loading anew", async () => {
	let start = await load();
	assert.equal(start.pendingRequest(), undefined);
	start.enter(prepared, 'Ann "$&" ①');
	const { id, name } = start.who();
	assert.match(id, /^p[a-z2-7]{16}$/);
	assert.equal(name, 'Ann "$&" ①');
	assert.deepEqual(JSON.parse(start.pendingRequest()), { seed: "start 3", me: id, name });
	const settings = { variant: "standard", pace: 100 };
	const { table: opened } = start.open({ id: "any", ...wish, settings });
	assert.match(opened, /^here-x_[a-z2-7]{8}$/);
	start = await load();
	const { at, table } = start.standing(opened);
	assert.ok(at > 1 && table.chairs[1].since === at);
	assert.deepEqual([table.chairs[0].player, table.chairs[0].name], [id, name]);
	assert.deepEqual(JSON.parse(start.pendingRequest()).opening, { ...prepared.tables.club.opening, settings });
	assert.equal(JSON.parse(start.pendingRequest()).mark, opened.slice(-8));
	assert.equal(start.standing("here-x"), undefined);
	start.told();
	assert.equal(start.standing(opened), undefined);
	assert.equal((await load()).who(), undefined);
});

test("another table is none that was prepared, and neither is a second one", async () => {
	const start = await load();
	assert.equal(start.open(wish), undefined);
	start.enter(prepared, "Ann");
	for (const other of [{ bots: ["", "expert"] }, { settings: { variant: "four", pace: 700 } }, { ready: false }]) {
		assert.equal(start.open({ ...wish, ...other }), undefined);
	}
	assert.ok(start.open(wish));
	assert.equal(start.open(wish), undefined);
});

test("what was kept wrongly is as if nothing had begun", async () => {
	for (const text of ["{", "null", "7"]) {
		kept.set("ninetynine.start /", text);
		assert.equal((await load()).pendingRequest(), undefined);
	}
});

test("whoever begins in two tabs is one person, and each table is told", async () => {
	const [one, two] = [await load(), await load()];
	one.enter(prepared, "Ann");
	two.enter(prepared, "Bob");
	assert.deepEqual(two.who(), one.who());
	const { table } = two.open(wish);
	assert.ok(one.standing(table) === undefined && two.standing(table));
	assert.ok((await load()).standing(table));
	one.told();
	assert.equal(JSON.parse(one.pendingRequest()).mark, table.slice(-8), "the other tab's is still to be told");
	one.told();
	assert.equal(one.pendingRequest(), undefined);
	assert.ok(two.standing(table), "as long as its own engine does not know");
	two.told();
	assert.equal(two.who(), undefined);
});

test("whoever begins twice at the very same moment does so in each tab", async () => {
	const [one, two] = [await load(), await load()];
	one.enter(prepared, "Ann");
	const of = new Map(kept);
	kept.clear();
	two.enter(prepared, "Bob");
	const { table } = two.open(wish);
	kept = of;
	assert.equal(JSON.parse(one.pendingRequest()).name, "Ann");
	assert.equal(JSON.parse(two.pendingRequest()).mark, table.slice(-8));
	two.told();
	assert.equal(two.who().name, "Ann");
});
