// Progress while all bids are played out: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import { howFar } from "../static/app/study/bidtable.js";

test("what takes about so long goes on, ever slower, and never seems done before it is", () => {
	const at = [0, 1, 2.5, 5, 7.4, 7.6, 10, 20, 60].map((seconds) => howFar(1000 * seconds, 2000));
	assert.equal(at[0], 0);
	assert.equal(at[3], 0.5);
	for (const [i, x] of at.entries()) assert.ok(i === 0 || (x > at[i - 1] && x < 1), `${at}`);
	assert.ok(howFar(3, 0) < 1); // the likely ones were there at once
});
