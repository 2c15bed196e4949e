// Checks whether cards were dealt fairly, as docs/record.md describes: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { kind } = await import("../static/app/study/fairness.js");
const { verify } = await import("../static/app/study/verify.js");

const docs = readFileSync(new URL("../../../../docs/record.md", import.meta.url), "utf8");
const record = docs.split("**Committed dealing.**")[1].split("```jsonl record\n")[1].split("```")[0];
const duel = { seats: 2, dummy: false, ranks: "A K Q J 10 9", joker: false, hand: 12, aside: 0, trump: { by: "none" } };

test("the deals of a match that its player began without a server prove nothing", async () => {
	const brought = record.replace("}\n", ',"brought":true}\n');
	for (const [text, outcome] of [[record, "proved"], [brought, "brought"]]) {
		const verdict = await verify(text, duel);
		assert.deepEqual(verdict.deals, [{ deal: 0, outcome: "proved" }]);
		assert.equal(kind(verdict), outcome);
	}
	const forged = brought.replace(/"hands":\["([^"]*)","([^"]*)"\]/, '"hands":["$2","$1"]');
	assert.equal(kind(await verify(forged, duel)), "wrong");
});
