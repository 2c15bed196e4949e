// The deal of the day: npm test

import assert from "node:assert/strict";
import test from "node:test";

import { squares } from "../static/app/parts/reportsummary.js";
import { ended, streak } from "../static/app/base/dates.js";

test("the squares are shared once everything is judged with care", () => {
	const told = (judged, rough) => ({ judged, of: 5, rough, deals: [{ squares: ["🟩🟡", "🔺🟩"] }] });
	assert.equal(squares(told(5, 0), 0), "🟩🟡");
	assert.equal(squares(told(4, 0), 0), "");
	assert.equal(squares(told(5, 1), 0), "");
	assert.equal(squares(undefined, 0), "");
	assert.equal(squares({ judged: 5, of: 5, rough: 0, deals: [{}] }, 0), "", "of an older server, which has none");
});

test("days in a row end today or yesterday", () => {
	const days = (...all) => new Map(all.map((d) => [d, 1]));
	assert.equal(streak(days("2026-11-21", "2026-11-22", "2026-11-23"), "2026-11-23"), 3);
	assert.equal(streak(days("2026-11-30", "2026-12-01"), "2026-12-02"), 2);
	assert.equal(streak(days("2026-11-20", "2026-11-23"), "2026-11-23"), 1);
	assert.equal(streak(days("2026-11-20"), "2026-11-23"), 0);
	assert.equal(streak(days(), "2026-11-23"), 0);
});

test("a deal counts for its day if it was that day anywhere, in whatever zone the player is now", () => {
	const inNewYork = Date.parse("2026-11-21T22:50-05:00");
	assert.ok(inNewYork < ended("2026-11-21"));
	assert.ok(Date.parse("2026-11-21T23:59-12:00") < ended("2026-11-21"));
	assert.ok(Date.parse("2026-11-22T00:00-12:00") >= ended("2026-11-21"));
});
