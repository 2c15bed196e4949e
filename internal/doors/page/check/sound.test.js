// The sounds of a table: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import { heard, heardAtEnd } from "../static/app/table/sound.js";

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
	];
	for (const [name, before, now, want] of cases) {
		assert.equal(heard(/** @type {any} */ (before), /** @type {any} */ (now)).join(" "), want, String(name));
	}
});

test("what can be heard at the end of a deal", () => {
	const over = { phase: "over", seat: 0, made: [true, false], points: [13, 2], totals: [43, 52] };
	const cases = [
		["made", over, "stamp made"],
		["lost", { ...over, made: [false, true] }, "lost"],
		["99", { ...over, points: [99, 2] }, "stamp best"],
		["a game won", { ...over, made: [false, false], closed: { winners: [0] } }, "stamp best"],
		["a game lost", { ...over, closed: { winners: [1] } }, "stamp made"],
		["the lead", { ...over, totals: [63, 52] }, "stamp made lead"],
		["another player's lead", { ...over, totals: [53, 62], points: [1, 13] }, "stamp made"],
		["nothing, for a spectator", { ...over, seat: undefined }, ""],
	];
	for (const [name, view, want] of cases) {
		assert.equal(heardAtEnd(/** @type {any} */ (view)).join(" "), want, String(name));
	}
});
