// The deal of the day: npm test

import assert from "node:assert/strict";
import test from "node:test";

import { squares } from "../static/app/parts/reportsummary.js";

test("the squares are shared once everything is judged with care", () => {
	const told = (judged, rough) => ({ judged, of: 5, rough, deals: [{ squares: ["🟩🟡", "🔺🟩"] }] });
	assert.equal(squares(told(5, 0), 0), "🟩🟡");
	assert.equal(squares(told(4, 0), 0), "");
	assert.equal(squares(told(5, 1), 0), "");
	assert.equal(squares(undefined, 0), "");
	assert.equal(squares({ judged: 5, of: 5, rough: 0, deals: [{}] }, 0), "", "of an older server, which has none");
});
