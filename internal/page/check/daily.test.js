// The deal of the day: npm test

import assert from "node:assert/strict";
import test from "node:test";

import { point, squares } from "../static/app/account.js";
import { run } from "../static/app/days.js";

test("a square for the bid, the premium and each trick", () => {
	const mistake = (phase, lost, trick, seat = 0) => ({ phase, lost: lost * point, trick, seat });
	const told = (mistakes, judged = 5) => ({ judged, of: 5, rough: 0, deals: [{ mistakes }] });
	assert.equal(squares(told([]), 3), "🟩🟩🟩🟩🟩");
	assert.equal(squares(told([mistake("lay", 5), mistake("play", 6, 3), mistake("play", 9, 2, 1)]), 3), "🟨🟩🟩🟩🟥");
	assert.equal(squares(told([mistake("offer", 0.6), mistake("play", 3, 1), mistake("play", 3, 1)]), 3), "🟩🟨🟥🟩🟩");
	assert.equal(squares(told([], 4), 3), "", "as long as not all is judged");
	assert.equal(squares({ ...told([]), rough: 1 }, 3), "", "as long as something is judged at a glance alone");
	assert.equal(squares(undefined, 3), "");
});

test("days in a row end today or yesterday", () => {
	const days = (...all) => new Map(all.map((d) => [d, 1]));
	assert.equal(run(days("2026-11-21", "2026-11-22", "2026-11-23"), "2026-11-23"), 3);
	assert.equal(run(days("2026-11-30", "2026-12-01"), "2026-12-02"), 2);
	assert.equal(run(days("2026-11-20", "2026-11-23"), "2026-11-23"), 1);
	assert.equal(run(days("2026-11-20"), "2026-11-23"), 0);
	assert.equal(run(days(), "2026-11-23"), 0);
});
