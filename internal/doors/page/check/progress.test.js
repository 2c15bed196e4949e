// The progress with problems in this browser's store: npm test

import { store } from "./fakes.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { begins, keep, progress, withProgress } from "../static/app/learn/progress.js";
import { Refused } from "../static/app/transport/http.js";

const key = "ninetynine.problems";
const good = { rating: 1600, doubt: 200, marks: {} };

beforeEach(() => store.clear());

/** A server that accepts only valid progress. */
const server = async ({ progress: p, act }) => {
	if (act === "nonsense" || (p && p.rating !== good.rating)) throw new Refused(400, "bad", "no");
	return p ? "gone on" : "begun";
};

test("progress goes along", async () => {
	keep(good);
	assert.deepEqual(await withProgress({}, server), { told: "gone on", damaged: false });
	assert.deepEqual(progress(), good);
});

test("progress that is damaged is set aside, whatever it is", async () => {
	for (const bad of ['{"rating":1e9}', '"x"', "[1]", "7", "{half", ""]) {
		store.clear();
		store.setItem(key, bad);
		assert.deepEqual(await withProgress({}, server), { told: "begun", damaged: true }, bad);
		assert.equal(progress(), undefined);
		assert.equal(store.getItem("ninetynine.problems.damaged"), bad);
		assert.deepEqual(await withProgress({}, server), { told: "begun", damaged: false }, bad);
	}
});

test("what was set aside before stays", async () => {
	for (const bad of ["{one", '{"rating":1e9}', "{three"]) {
		store.setItem(key, bad);
		await withProgress({}, server);
	}
	const all = ["", ".2", ".3", ".4"].map((n) => store.getItem(`ninetynine.problems.damaged${n}`));
	assert.deepEqual(all, ["{one", '{"rating":1e9}', "{three", null]);
});

test("damaged progress stays until an answer comes, and so does what another tab keeps meanwhile", async () => {
	store.setItem(key, "{half");
	await assert.rejects(withProgress({ act: "nonsense" }, server), Refused);
	assert.equal(store.getItem(key), "{half");
	await withProgress({}, async () => keep(good));
	assert.deepEqual(progress(), good);
});

test("who has answered nothing before a day begins on it, whatever is kept", () => {
	assert.ok(begins("2026-11-23"));
	for (const bad of ["{half", "7", '{"marks":7}', '{"marks":{"a":null}}', '{"marks":{"a":{"first":7}}}']) {
		store.setItem(key, bad);
		assert.ok(begins("2026-11-23"), bad);
	}
	keep({ ...good, marks: { a: { first: "2026-11-22" } } });
	assert.ok(!begins("2026-11-23"));
	assert.ok(begins("2026-11-22"));
});

test("a wrong question is no fault of the progress", async () => {
	keep(good);
	await assert.rejects(withProgress({ act: "nonsense" }, server), Refused);
	assert.deepEqual(progress(), good);
});
