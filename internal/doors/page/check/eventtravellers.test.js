// What leads from the travellers of an event elsewhere: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { reportOf } = await import("../static/app/event/travellers.js");

test("a result of a table online leads to the report on the match that the board was there", () => {
	const boards = [{ number: 7 }, { number: 5 }];
	const view = { rounds: [{ number: 2, tables: [{ number: 1, boards }, { number: 4, at: "k3f", boards }] }] };
	const line = { round: 2, table: 4, points: [1, 2, 3] };
	assert.equal(reportOf(view, line, 7), "/report/k3f/1");
	assert.equal(reportOf(view, line, 5), "/report/k3f/2");
	assert.equal(reportOf(view, { ...line, points: undefined }, 5), undefined, "it may not have been played");
	assert.equal(reportOf(view, { ...line, table: 1 }, 5), undefined, "a real table has none");
	assert.equal(reportOf(view, { ...line, round: 3 }, 5), undefined);
});
