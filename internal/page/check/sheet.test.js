// What a deal that is over is put into words as: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ownContract } from "../static/app/outcome.js";
import { speak } from "../static/app/phrase.js";
import { verdicts } from "../static/app/sheet.js";

globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
const catalogue = (l) => JSON.parse(readFileSync(new URL(`../../phrase/${l}.json`, import.meta.url), "utf8"));
globalThis.fetch = /** @type {any} */ (
	async (path) => ({ ok: true, json: async () => catalogue(/(\w\w)\.json$/.exec(path)[1]) })
);

const names = ["You", "Ada", "Felix", "Paul"];
const variant = /** @type {any} */ ({ offers: { declare: 50, reveal: 100 } });

/** A deal that is over: what each seat held, whether it made its contract, and what premiums brought it. */
const over = (premium, made, points) =>
	/** @type {any} */ ({ seat: 0, premium, made, parts: { tricks: [], contract: [], premium: points } });

const cases = {
	none: [over(["", "", "", ""], [true, false, false, false], [0, 0, 0, 0]), []],
	made: [over(["", "declare", "", ""], [false, true, false, false], [0, 30, 0, 0]), ["Ada declared and made it: +30."]],
	"one's own, with a number": [
		over(["reveal 4", "", "", ""], [true, false, false, false], [60, 0, 0, 0]),
		["You revealed\u00a04 and made it: +60."],
	],
	"failed, the others have it": [
		over(["", "reveal", "", ""], [false, false, true, false], [60, 0, 60, 60]),
		["Ada revealed and failed: +60 to each opponent."],
	],
	"several, each for itself": [
		over(["", "declare", "declare", "declare"], [false, true, true, false], [0, 50, 50, -50]),
		["Ada declared and made it: +50.", "Felix declared and made it: +50.", "Paul declared and failed: −50."],
	],
	"several, and who failed pays the rest": [
		over(["", "declare", "", "reveal"], [false, true, false, false], [100, 150, 100, 0]),
		["Ada declared and made it: +50.", "Paul revealed and failed: +100 to each other hand that did not fail a premium."],
	],
};

for (const [what, [view, want]] of Object.entries(cases)) {
	test(`premiums: ${what}`, async () => {
		await speak("en", "/");
		assert.deepEqual(verdicts(view, names, variant, undefined), want);
	});
}

const contracts = {
	made: [{ bid: 3, won: [3, 6], made: [true, false], points: [33, 6] }, "You bid 3 and won 3: 33 points."],
	failed: [{ bid: 3, won: [2, 7], made: [false, true], points: [2, 37] }, "You bid 3 and won 2: 2 points."],
	"nought, met by winning all": [
		{ bid: 0, won: [9, 0], made: [true, true], points: [29, 20] },
		"You bid 0 and won 9: 29 points.",
	],
};

for (const [what, [view, want]] of Object.entries(contracts)) {
	test(`one's own contract: ${what}`, async () => {
		await speak("en", "/");
		assert.equal(ownContract(/** @type {any} */ (view), 0), want);
	});
}
