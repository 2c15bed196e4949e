// The sounds of a table: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import { heard } from "../static/app/table/sound.js";

const deal = { deal: 1, game: 0, phase: "play", seat: 0, played: ["AC", ""] };

test("what can be heard between two views", () => {
	const cases = [
		["nothing, when one has just come", undefined, deal, ""],
		["nothing new", deal, { ...deal }, ""],
		["a card", deal, { ...deal, played: ["AC", "KC"] }, "card"],
		["a card, and one's turn", deal, { ...deal, played: ["AC", "KC"], options: {} }, "card turn"],
		["still one's turn", { ...deal, options: {} }, { ...deal, options: {} }, ""],
		["a card taken back", deal, { ...deal, played: ["", ""] }, ""],
		["the next deal", deal, { deal: 2, game: 0, phase: "lay", seat: 0, options: {} }, "deal turn"],
		["made", deal, { ...deal, phase: "over", made: [true, false] }, "made"],
		["lost", deal, { ...deal, phase: "over", made: [false, true] }, "lost"],
		["99", deal, { ...deal, phase: "over", made: [true, false], points: [99, 2] }, "best"],
		["a game won", deal, { ...deal, phase: "over", made: [false, false], closed: { winners: [0] } }, "best"],
		["a game lost", deal, { ...deal, phase: "over", made: [true, false], closed: { winners: [1] } }, "made"],
		["seen by somebody else", { ...deal, seat: undefined }, { ...deal, seat: undefined, phase: "over", made: [] }, ""],
	];
	for (const [name, before, now, want] of cases) {
		assert.equal(heard(/** @type {any} */ (before), /** @type {any} */ (now)).join(" "), want, String(name));
	}
});
