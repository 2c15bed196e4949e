// Progress while all bids are played out: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import { howFar, totals } from "../static/app/study/bidtable.js";

test("what takes about so long goes on, ever slower, and never seems done before it is", () => {
	const at = [0, 1, 2.5, 5, 7.4, 7.6, 10, 20, 60].map((seconds) => howFar(1000 * seconds, 2000));
	assert.equal(at[0], 0);
	assert.equal(at[3], 0.5);
	for (const [i, x] of at.entries()) assert.ok(i === 0 || (x > at[i - 1] && x < 1), `${at}`);
	assert.ok(howFar(3, 0) < 1); // the likely ones were there at once
});

test("the adviser's bid is the first row, with its own cards, however well others did in the sample", () => {
	const way = (act, bid, points, sampled, chance) => ({ act, bid, points, sampled, chance, played: true });
	const advice = { act: "lay KS 10S 9D", choices: [
		way("lay KS 10S 9D", 2, 8, 8, 0.6), way("lay QS 10S 9D", 3, 8, 9, 0.7), way("lay KH AD 9D", 2, 7, 8.5, 0.65),
	] };
	const first = (by, up = false) => totals(/** @type {any} */ (advice), { by, up }).map(({ ways }) => ways[0].act);
	assert.deepEqual(first("points"), ["lay KS 10S 9D", "lay QS 10S 9D"]);
	assert.deepEqual(first("chance"), ["lay QS 10S 9D", "lay KS 10S 9D"]);
	assert.deepEqual(first("bid", true), ["lay KS 10S 9D", "lay QS 10S 9D"]);
});
