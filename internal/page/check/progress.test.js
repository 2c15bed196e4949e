// The progress with problems that this browser keeps: npm test

import { store } from "./fakes.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keep, progress, withProgress } from "../static/app/progress.js";
import { Refused } from "../static/app/wire.js";

const key = "ninetynine.problems";
const good = { rating: 1600, doubt: 200, marks: {} };

beforeEach(() => store.clear());

/** A server that takes only good progress. */
const server = async ({ progress: p, act }) => {
	if (act === "nonsense" || (p && p.rating !== good.rating)) throw new Refused(400, "bad", "no");
	return p ? "gone on" : "begun";
};

test("progress goes along", async () => {
	keep(good);
	assert.deepEqual(await withProgress({}, server), { told: "gone on", anew: false });
	assert.deepEqual(progress(), good);
});

test("progress that is damaged is set aside, whatever it is", async () => {
	for (const bad of ['{"rating":1e9}', '"x"', "[1]", "7"]) {
		store.clear();
		store.setItem(key, bad);
		assert.deepEqual(await withProgress({}, server), { told: "begun", anew: true }, bad);
		assert.equal(progress(), undefined);
		assert.equal(store.getItem("ninetynine.problems.damaged"), bad);
		assert.deepEqual(await withProgress({}, server), { told: "begun", anew: false }, bad);
	}
	store.setItem(key, "{half");
	assert.deepEqual(await withProgress({}, server), { told: "begun", anew: false });
});

test("a wrong question is no fault of the progress", async () => {
	keep(good);
	await assert.rejects(withProgress({ act: "nonsense" }, server), Refused);
	assert.deepEqual(progress(), good);
});
