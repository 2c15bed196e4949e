// Restores everything that a browser stores from a file: npm test

import { page, store } from "./fakes.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";

globalThis.StorageEvent = class extends Event {
	constructor(type, what) {
		super(type);
		Object.assign(this, what);
	}
};
globalThis.dispatchEvent = page.dispatchEvent.bind(page);

const { unpack } = await import("../static/app/shell/backup.js");
const { dropPad, pads } = await import("../static/app/pad/store.js");

let told = [];
page.addEventListener("storage", ({ key }) => told.push(key));
beforeEach(() => {
	for (const { id } of pads()) dropPad(id);
	told = [];
	const taken = { tables: 1, longer: 2, known: 3 };
	globalThis.fetch = async (path) => Response.json(path.startsWith("/api/kept") ? taken : {});
});

/** A file with what a page keeps. */
const file = (kept) => new Blob([gzipSync(`{"ninetynine-archive":1}\n${JSON.stringify({ page: kept })}\n`)]);

/** A pad with a record and its history. */
const pad = (record, past = [], more = {}) =>
	JSON.stringify({ id: "a", record, past, moved: 7, summary: { names: [], deals: 0 }, ...more });
const key = "ninetynine.pad.a";

test("what a file has and the page has not is there at once, and the rest stays", async () => {
	store.setItem("ninetynine.one", "own");
	const ours = { "ninetynine.one": "other", "ninetynine.two": "2", "ninetynine.start": "x", "ninetynine.moved": "{}" };
	const kept = { ...ours, stranger: "y", [key]: pad("r") };
	assert.deepEqual(await unpack(file(kept)), { tables: 1, longer: 2, known: 3, pads: 1 });
	const stored = ["one", "two", "start", "moved"].map((name) => store.getItem(`ninetynine.${name}`));
	assert.deepEqual(stored, ["own", "2", null, null]);
	assert.equal(store.getItem("stranger"), null);
	assert.deepEqual(told, ["ninetynine.two"]);
	assert.equal(pads()[0].record, "r");
	assert.equal((await unpack(file(kept))).pads, 0);
});

test("of a pad that is on two devices the later is taken, and both if they differ", async () => {
	const past = [{ at: 1, rest: "" }, { at: 2, rest: "" }]; // "r", "ra", "rab"
	store.setItem(key, pad("r"));
	const record = () => JSON.parse(store.getItem(key)).record;
	assert.equal((await unpack(file({ [key]: pad("rab", past) }))).pads, 1);
	assert.equal(record(), "rab");
	assert.equal((await unpack(file({ [key]: pad("ra", past.slice(0, 1)) }))).pads, 0);
	assert.equal(record(), "rab");
	const other = pad("rx", past.slice(0, 1), { moved: 40, shared: { secret: "s" } });
	for (const n of [1, 0]) {
		assert.equal((await unpack(file({ [key]: other }))).pads, n);
		assert.equal(record(), "rab");
		const [copy, ...more] = pads().filter(({ id }) => id !== "a");
		assert.deepEqual([copy.record, copy.shared, more], ["rx", undefined, []]);
	}
});

test("a pad that is none is left out", async () => {
	const others = { "ninetynine.pad.b": pad("r"), "ninetynine.pad.c": "null", "ninetynine.pad.d": "{" };
	const taken = await unpack(file({ [key]: pad(7), ...others }));
	assert.equal(taken.pads, 0);
	assert.deepEqual(told, []);
});

test("a file that cannot be read is refused for what is wrong with it, before anything is asked", async () => {
	globalThis.fetch = () => assert.fail("somebody was asked");
	const whole = gzipSync("{}\n".repeat(1000));
	for (const [bytes, reason] of [
		["", "file-empty"],
		[gzipSync("\n"), "file-empty"],
		[whole.subarray(0, whole.length - 12), "file-cut"],
		[whole.subarray(0, 3), "file-cut"],
		[whole.map((b, i) => (i > 12 ? b ^ 85 : b)), "file-cut"],
		[new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0]), "file-packed"],
	]) {
		await assert.rejects(unpack(new Blob([bytes])), { reason });
	}
});

test("without space it is said that something is missing", async () => {
	const { setItem } = store;
	store.setItem = () => {
		throw new Error("full");
	};
	await assert.rejects(unpack(file({ "ninetynine.two": "2" })), { reason: "full" });
	store.setItem = setItem;
});
