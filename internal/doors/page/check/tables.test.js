// The person's tables, when the page has both a server and an engine.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { doc, page, settle } from "./fakes.js";
import { catalogue } from "./catalogues.js";

doc.body.dataset.hall = "either";
/** @type {any[]} the engine's workers */
const started = [];
const { fetch, Worker } = globalThis;
Object.assign(globalThis, {
	addEventListener: page.addEventListener.bind(page),
	location: new URL("http://localhost/"),
	fetch: async () => Response.json({ tables: [{ id: "abcdefgh", moved: 1 }] }),
	Worker: class {
		told = [];
		constructor() {
			started.push(this);
		}
		postMessage(data) {
			this.told.push(data);
		}
		terminate() {}
	},
});
after(() => Object.assign(globalThis, { fetch, Worker }));
const { mine, distinguish, showMoved, showTurns, titleOf } = await import("../static/app/table/tables.js");
const { speak } = await import("../static/app/base/phrase.js");
const { out } = await import("../static/app/transport/route.js");
const { sessionKnown, setPlayer } = await import("../static/app/transport/session.js");

test("while the server answers, nobody waits for the tables here, and they may fail", async (t) => {
	t.mock.method(console, "error", () => {});
	setPlayer({ id: "p1", name: "Anna" }, "there");
	setPlayer({ id: "p2", name: "Anna" }, "here");
	let here;
	const tell = (tables) => (here = tables.map(({ id }) => id));
	const there = async () => (await mine(tell)).map(({ id }) => id);
	assert.deepEqual(await there(), ["abcdefgh"]);
	assert.equal(here, undefined, "the engine has not started yet");
	await settle();
	const [worker] = started;
	worker.onmessage({ data: { sign: "ready" } });
	await settle();
	const { id } = worker.told.at(-1);
	const body = new TextEncoder().encode(JSON.stringify({ tables: [{ id: "here-abc", moved: 2 }] }));
	worker.onmessage({ data: { id, status: 200, media: "application/json", body } });
	await settle();
	assert.deepEqual(here, ["here-abc"]);
	worker.onmessage({ data: { failed: "out of memory" } });
	assert.deepEqual(await there(), ["abcdefgh"]);
	await settle();
	assert.deepEqual(here, ["here-abc"], "what the hall here said last holds");
	out.value = true;
	await assert.rejects(mine(tell), "there are no other tables while the server is out of reach");
	out.value = false;
	setPlayer(null, "here");
	await there();
	assert.deepEqual(here, []);
});

test("tables that go by the same words are set apart", async (t) => {
	t.mock.method(globalThis, "fetch", async () => Response.json(catalogue("en")));
	await speak("en", "/");
	const from = { match: 1, deal: 2, step: 14, phase: "play", trick: 5 };
	const table = (id, created, more = {}) => ({
		id, created, variant: "duel", status: "playing", chairs: [{ player: "p1" }, { name: "Ada", bot: true }], ...more,
	});
	const all = [
		table("a", 1), table("b", 2), table("here-c", 3), table("here-c_m", 4),
		table("e", 6, { from }), table("f", 5, { from }), table("g", 7, { from: { ...from, trick: 6 } }),
	];
	const marks = distinguish(all);
	assert.deepEqual(all.map(({ id }) => marks.get(id)), ["", "", "", "the other way it went on", "(2)", "", ""]);
	assert.match(titleOf(table("h", 8, { day: "2026-11-23" })), /^Deal of the day: .*against Ada$/);
});

test("a page that opened at a table asks once which others wait, before it changes the badge", async (t) => {
	const badges = [];
	const was = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? { value: undefined, configurable: true };
	const value = { setAppBadge: async (/** @type {number} */ n) => badges.push(n) };
	Object.defineProperty(globalThis, "navigator", { value, configurable: true });
	t.after(() => Object.defineProperty(globalThis, "navigator", was));
	for (const at of /** @type {const} */ (["here", "there"])) setPlayer(null, at);
	await showMoved("a");
	assert.deepEqual(badges, [], "nobody knows yet whose tables they are");
	setPlayer({ id: "p1", name: "Anna" }, "there");
	let fails = true;
	const tables = ["a", "b", "c"].map((id) => ({ id, moved: 1, chairs: [{ player: "p1", turn: true }] }));
	const { mock: asked } = t.mock.method(globalThis, "fetch", async () => {
		if (fails) throw new TypeError("no network");
		return Response.json({ tables });
	});
	showTurns([], false);
	await showMoved("a");
	assert.deepEqual(badges, [], "no list was read");
	fails = false;
	const before = asked.callCount();
	await Promise.all([showMoved("a"), showMoved("b")]);
	await showMoved("a");
	assert.deepEqual([asked.callCount() - before, badges.at(-1)], [1, 1]);
});

test("the badge counts the tables that wait, until the person has moved or signs out", async (t) => {
	const badges = [];
	const was = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? { value: undefined, configurable: true };
	const value = { setAppBadge: async (/** @type {number} */ n) => badges.push(n) };
	Object.defineProperty(globalThis, "navigator", { value, configurable: true });
	t.after(() => Object.defineProperty(globalThis, "navigator", was));
	setPlayer({ id: "p1", name: "Anna" });
	const all = ["a", "b"].map((id) => ({ id, chairs: [{ player: "p1", turn: true }] }));
	showTurns(all, true);
	await showMoved("a");
	await showMoved("c");
	sessionKnown.value = true;
	for (const at of /** @type {const} */ (["here", "there"])) setPlayer(null, at);
	assert.deepEqual(badges, [2, 1, 1, 0]);
	assert.equal(doc.title, "(2) Ninety-Nine");
});
