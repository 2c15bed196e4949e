// The first minutes of somebody new, before the engine has come: npm test

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
const load = () => import(`../static/app/start.js?${++fresh}`);
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
	assert.equal(start.untold(), undefined);
	start.enter(prepared, 'Ann "$&" ①');
	const { id, name } = start.who();
	assert.match(id, /^p[a-z2-7]{16}$/);
	assert.equal(name, 'Ann "$&" ①');
	assert.deepEqual(JSON.parse(start.untold()), { seed: "start 3", me: id, name });
	const settings = { variant: "standard", pace: 100 };
	assert.deepEqual(start.open({ id: "any", ...wish, settings }), { table: "here-x", seq: 5 });
	start = await load();
	const { at, table } = start.standing("here-x");
	assert.ok(at > 1 && table.chairs[1].since === at);
	assert.deepEqual([table.chairs[0].player, table.chairs[0].name], [id, name]);
	assert.deepEqual(JSON.parse(start.untold()).opening, { ...prepared.tables.club.opening, settings });
	assert.equal(start.standing("here-y"), undefined);
	start.told();
	assert.equal(start.standing("here-x"), undefined);
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
	kept.set("ninetynine.start", "{");
	assert.equal((await load()).who(), undefined);
});
