// Where two lines of play part: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { parting } from "../static/app/parts/tricks.js";

/** Lines of acts, from "0 lay AC" and the like. @param {string} text */
const lines = (text) => text.split(", ").map((words) => ({ seat: Number(words[0]), act: words.slice(2) }));

const bids = "0 lay AC, 1 lay AD";
const trick = `${bids}, 0 play 9C, 1 play 9D`;
const cases = {
	"in the second trick": [`${trick}, 0 play 9H`, `${trick}, 0 play KH`, { trick: 1, steps: [4, 4] }],
	"where others lead": [`${trick}, 0 play 9H`, `${trick}, 1 play 9H`, { trick: 1, steps: [4, 4] }],
	"after other bidding": [`${bids}, 0 play 9C`, "1 lay AD, 0 lay AC, 0 play KC", { trick: 0, steps: [2, 2] }],
	"in the bidding": [trick, "0 lay KC, 1 lay AD, 0 play 9C", { trick: -1, steps: [1, 1] }],
	nowhere: [trick, trick, null],
};

for (const [name, [a, b, want]] of Object.entries(cases)) {
	test(`play parts ${name}`, () => assert.deepEqual(parting(lines(a), lines(b), 2, 1), want));
}

test("a what-if names one level for all, or one for each seat but one's own", async () => {
	const { botsOf } = await import("../static/app/study/whatif.js");
	assert.equal(botsOf(3, 1, "club", {}), "club");
	assert.equal(botsOf(3, 1, "club", { 0: "club", 1: "expert" }), "club");
	assert.equal(botsOf(3, 1, "club", { 2: "expert" }), "club,,expert");
	assert.equal(botsOf(4, 0, "club", { 2: "expert" }), ",club,expert,club");
});
