// The hall in the browser while its workers load, are late, or fail: npm test

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { afterEach, beforeEach, mock, test } from "node:test";

/** The workers started so far. @type {Fake[]} */
let started = [];

class Fake {
	constructor(_url, { name }) {
		Object.assign(this, { name, told: [], ended: false });
		started.push(this);
	}
	postMessage(data) {
		this.told.push(data);
	}
	terminate() {
		this.ended = true;
	}
	says(data) {
		this.onmessage({ data });
	}
}

const { Worker, location, fetch } = globalThis;
const { error } = console;
let alone;
let fresh = 0;
beforeEach(async () => {
	started = [];
	mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1e6 });
	performance.now = () => Date.now();
	Object.assign(globalThis, { Worker: Fake, location: new URL("http://localhost/cards/") });
	console.error = () => {};
	alone = await import(`../static/app/transport/worker.js?${++fresh}`);
});
afterEach(() => {
	mock.timers.reset();
	Object.assign(globalThis, { Worker, location, fetch });
	console.error = error;
});

/** Lets promises settle. */
const settle = () => new Promise((go) => setImmediate(go));

/** Answers a worker's last request. */
function answer(worker, body) {
	const { id } = worker.told.at(-1);
	worker.says({ id, status: 200, media: "application/json", body: new TextEncoder().encode(JSON.stringify(body)) });
}

test("a request waits until the hall listens, and others do not start it again", async () => {
	const asked = alone.engineFetch("/api/tables?list=mine");
	await settle();
	assert.deepEqual(started.map((w) => w.name), ["hall", "thinker"]);
	assert.equal(started[0].told.length, 1, "nothing but its role");
	assert.notEqual(started[0].told[0].database, "ninetynine", "which is that of loadedrecord.js");
	assert.equal(alone.coming.value, true);
	started[0].says({ sign: "fetched" });
	started[0].says({ sign: "ready" });
	await settle();
	assert.equal(alone.coming.value, false);
	assert.deepEqual(started[0].told[1].query, [["list", "mine"]]);
	answer(started[0], { tables: [] });
	assert.deepEqual(await (await asked).json(), { tables: [] });
	void alone.engineFetch("/api/tables");
	await settle();
	assert.equal(started.length, 2);
});

test("an engine that is here and does not start is started once more, and never after it has", async () => {
	const asked = alone.engineFetch("/api/tables");
	await settle();
	const [first, thinker] = started;
	mock.timers.tick(600_000); // a slow line
	assert.equal(started.length, 2);
	first.says({ sign: "fetched" });
	mock.timers.tick(20_000);
	assert.deepEqual([first.ended, thinker.ended], [true, true]);
	const again = started[2];
	assert.equal(again.told[0].slowly, true);
	again.says({ sign: "ready" });
	again.says({ sign: "fetched" }); // it is late
	mock.timers.tick(600_000);
	await settle();
	assert.equal(again.ended, false);
	answer(again, {});
	assert.equal((await asked).status, 200);
});

test("an engine that never starts is an error, and tried again after a rest", async () => {
	const asked = assert.rejects(alone.engineFetch("/api/tables"), TypeError);
	await settle();
	for (const n of [0, 2]) {
		started[n].says({ sign: "fetched" });
		mock.timers.tick(20_000);
	}
	await asked;
	assert.equal(alone.coming.value, false);
	assert.equal(started.every((w) => w.ended), true);
	await assert.rejects(alone.engineFetch("/api/tables"), TypeError);
	assert.equal(started.length, 4);
	mock.timers.tick(3001);
	void alone.engineFetch("/api/tables").catch(() => {});
	await settle();
	assert.equal(started.length, 6);
});

test("a worker that fails refuses what was asked", async () => {
	const asked = assert.rejects(alone.engineFetch("/api/tables"), TypeError);
	await settle();
	started[0].says({ sign: "ready" });
	await settle();
	started[1].says({ failed: "out of memory" });
	await asked;
});

test("a page that is left ends its workers, and starts others once it is shown again", async (t) => {
	const page = new EventTarget();
	globalThis.addEventListener = page.addEventListener.bind(page);
	t.after(() => delete globalThis.addEventListener);
	alone = await import(`../static/app/transport/worker.js?${++fresh}`);
	const asked = assert.rejects(alone.engineFetch("/api/tables"), TypeError);
	await settle();
	started[0].says({ sign: "ready" });
	await settle();
	page.dispatchEvent(new Event("pagehide"));
	await asked;
	assert.deepEqual(started.map((w) => w.ended), [true, true]);
	await assert.rejects(alone.engineFetch("/api/tables"), TypeError);
	assert.equal(started.length, 2, "nothing is started while nobody sees it");
	page.dispatchEvent(new Event("pageshow"));
	const again = alone.engineFetch("/api/tables");
	await settle();
	started[2].says({ sign: "ready" });
	await settle();
	answer(started[2], {});
	assert.equal((await again).status, 200);
});

test("what a worker still says once it was ended is not heard", async () => {
	const asked = alone.engineFetch("/api/tables");
	await settle();
	const [first, thinker] = started;
	first.says({ sign: "fetched" });
	mock.timers.tick(20_000);
	first.says({ failed: "late" });
	first.says({ unkept: "refused" });
	first.says({ sign: "ready" });
	thinker.onerror({ message: "late" });
	await settle();
	assert.equal(alone.unkeptReason.value, "");
	assert.equal(started[2].told.length, 1, "nothing is asked yet");
	started[2].says({ sign: "ready" });
	await settle();
	answer(started[2], {});
	assert.equal((await asked).status, 200);
	assert.equal(started.length, 4);
});

test("a worker that does not answer any more is ended, and the engine is started anew", async () => {
	const asked = assert.rejects(alone.engineFetch("/api/tables"), TypeError);
	await settle();
	const [hall, thinker] = started;
	hall.says({ sign: "ready" });
	await settle();
	const beats = (n, ...answer) => {
		for (; n > 0; n--) {
			mock.timers.tick(10_000);
			for (const worker of answer) worker.says({ alive: true });
		}
	};
	beats(5, hall, thinker);
	beats(2, hall); // a moment without an answer
	beats(5, hall, thinker);
	assert.equal(hall.ended, false);
	beats(4, hall);
	assert.deepEqual([hall.ended, thinker.ended], [true, true]);
	await asked;
	mock.timers.tick(3001);
	void alone.engineFetch("/api/tables").catch(() => {});
	await settle();
	assert.equal(started.length, 4);
});

test("what is the same for everybody is told without the engine, unless its file is missing", async () => {
	const fetched = [];
	globalThis.fetch = async (url) => {
		fetched.push(url);
		return url.endsWith("levels.json") ? Response.json({ usual: "club" }) : new Response("", { status: 404 });
	};
	assert.deepEqual(await (await alone.engineFetch("/api/levels")).json(), { usual: "club" });
	assert.equal(started.length, 0);
	void alone.engineFetch("/api/variants/four/guide?lang=de").catch(() => {});
	await settle();
	await settle();
	assert.deepEqual(fetched, ["/said/levels.json", "/said/variants/four/guide.de.json"]);
	assert.equal(started.length, 2);
});

test("the page itself runs no engine: clicks never wait for it", async () => {
	const folder = new URL("../static/app/", import.meta.url);
	for (const name of (await readdir(folder, { recursive: true })).filter((at) => at.endsWith(".js"))) {
		const text = await readFile(new URL(name, folder), "utf8");
		assert.doesNotMatch(text, /WebAssembly|wasm_exec/, name);
	}
});

/** Begins a game as a new player. */
async function begun() {
	const { enter, open, who } = await import("../static/app/transport/headstart.js");
	const opening = { settings: { variant: "standard", pace: 1 }, sit: true, ready: true, bots: ["", "club"] };
	const message = { seq: 7, at: 1, table: { chairs: [] } };
	const me = { id: "pa", name: "1" };
	enter({ seed: "start 1", me, tables: { club: { opening, seated: { table: "here-x", seq: 5 }, message } } }, "Ann");
	return { ...open(opening), me: who() };
}

test("what has begun without space for it is told with every request, and refused, until there is", async () => {
	const { table, me } = await begun();
	const asked = [alone.engineFetch(`/api/tables/${table}/scores`), alone.engineFetch(`/api/tables/${table}/claim`)];
	await settle();
	const [worker] = started;
	worker.says({ sign: "ready" });
	await settle();
	assert.deepEqual(worker.told.slice(1).map(({ path }) => path), ["/here/start"]);
	const { id } = worker.told.at(-1);
	const full = { error: { reason: "full", text: "" } };
	worker.says({ id, status: 507, media: "application/json", body: new TextEncoder().encode(JSON.stringify(full)) });
	for (const answer of asked) {
		assert.equal((await answer).status, 507);
		assert.deepEqual(await (await answer).json(), full);
	}
	const again = alone.engineFetch(`/api/tables/${table}/scores`);
	await settle();
	assert.equal(worker.told.at(-1).path, "/here/start");
	answer(worker, { table, me });
	await settle();
	assert.equal(worker.told.at(-1).path, `/api/tables/${table}/scores`);
	answer(worker, { scores: [] });
	assert.equal((await again).status, 200);
	assert.equal(worker.told.length, 4);
});

test("whoever finds that another tab has begun first loads the page anew", async () => {
	const { table, me } = await begun();
	let loaded = 0;
	globalThis.location.reload = () => loaded++;
	void alone.engineFetch("/api/tables?list=mine");
	await settle();
	started[0].says({ sign: "ready" });
	await settle();
	answer(started[0], { table, me: { ...me, id: "pother" } });
	await settle();
	assert.equal(loaded, 1);
});

test("the messages of the first table go on with the hall's, and end when nobody reads them any more", async () => {
	const { table, me } = await begun();
	const reading = new AbortController();
	const { body } = await alone.engineFetch(`/api/tables/${table}/events`, { signal: reading.signal });
	const reader = body.getReader();
	assert.equal(JSON.parse(new TextDecoder().decode((await reader.read()).value)).seq, 7);
	const more = reader.read();
	await settle();
	started[0].says({ sign: "ready" });
	await settle();
	answer(started[0], { table, me });
	await settle();
	const { id, path, query } = started[0].told.at(-1);
	assert.deepEqual([path, query], [`/api/tables/${table}/events`, [["changes", "1"], ["after", "7"]]]);
	started[0].says({ id, line: "next" });
	assert.equal(new TextDecoder().decode((await more).value), "next\n");
	const end = reader.read();
	reading.abort();
	await assert.rejects(end, { name: "AbortError" });
	assert.deepEqual(started[0].told.at(-1), { cancel: id });
});

test("that nothing is kept is said as long as it is so", async () => {
	void alone.engineFetch("/api/tables").catch(() => {});
	await settle();
	started[0].says({ unkept: "full" });
	started[0].says({ sign: "ready" });
	assert.equal(alone.unkeptReason.value, "full");
	const { now } = Date;
	started[0].says({ failed: "out of memory" });
	Date.now = () => now() + 4000;
	void alone.engineFetch("/api/tables").catch(() => {});
	await settle();
	Date.now = now;
	started[2].says({ sign: "ready" });
	assert.equal(alone.unkeptReason.value, "");
});

test("what cannot be saved is told", async () => {
	void alone.save({ pathname: "/api/tables/here-x/matches/1/record", search: "", download: "x" });
	await settle();
	started[0].says({ sign: "ready" });
	await settle();
	const { id, path } = started[0].told.at(-1);
	assert.equal(path, "/api/tables/here-x/matches/1/record");
	started[0].says({ id, status: 404, media: "", body: new TextEncoder().encode("{}") });
	await settle();
	assert.deepEqual(alone.saveFailure.value, { status: 404, statusText: "", body: "{}" });
	void alone.save({ pathname: "/api/x", search: "", download: "x" });
	await settle();
	started[1].says({ failed: "out of memory" });
	await settle();
	assert.equal(alone.saveFailure.value.status, 0);
});

test("where the browser does not say what it keeps, or has nothing prepared, the engine is asked", async (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	const { told } = await import("../static/app/transport/headstart.js");
	told(); // forgets the games that earlier tests began
	globalThis.indexedDB = { databases: () => new Promise(() => {}) };
	void alone.engineFetch("/api/me");
	await settle();
	assert.equal(started.length, 0);
	t.mock.timers.tick(2000);
	await settle();
	assert.equal(started.length, 2);
	globalThis.indexedDB = { databases: async () => [] };
	const { timeout } = AbortSignal;
	AbortSignal.timeout = () => AbortSignal.abort();
	globalThis.fetch = async (_, { signal }) => signal.throwIfAborted();
	void alone.engineFetch("/api/guest", { method: "POST", body: "{}" });
	await settle();
	started[0].says({ sign: "ready" });
	await settle();
	assert.deepEqual(started[0].told.slice(1).map(({ path }) => path).sort(), ["/api/guest", "/api/me"]);
	AbortSignal.timeout = timeout;
	delete globalThis.indexedDB;
});
