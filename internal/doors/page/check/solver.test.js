// Problems in words, and typed answers to them: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, beforeEach, test } from "node:test";
import { speak } from "../static/app/base/phrase.js";
import { Solver } from "../static/app/learn/solver.js";

before(async () => {
	const text = readFileSync(new URL("../../../base/phrase/en.json", import.meta.url));
	globalThis.fetch = async () => new Response(text);
	await speak("en", "/");
	const variant = { id: "standard", seats: 3, dummy: false, hand: 12, aside: 3, worth: "C3 H2 S1 D0" };
	Object.assign(variant, { order: ["lay", "offer", "play"] });
	globalThis.fetch = async () => new Response(JSON.stringify(variant));
});

const view = {
	variant: "standard", seat: 0, phase: "play", trump: "H", hand: "AC 9D",
	played: ["KH", "7H", "8H"], leads: [0], won: [1, 0, 0], held: [2, 2, 2],
	turn: [0], void: ["", "S", ""], options: { kind: "play", from: "AC 9D", pick: 1 },
};
const problem = { id: "p", variant: "standard", kind: "hidden", grade: 2, left: 2, need: [1], rating: 1500, view };
const outcome = {
	right: false, answers: ["play AC"], levels: [{ level: "club", solved: 0.5 }], progress: { rating: 1490, doubt: 300 },
	refutations: [{ act: "play 9D", fails: 3, of: 10, hands: ["AC 9D", "2C 3C", "4D 5D"], tricks: [
		{ acts: ["0 play 9D", "1 play 2C", "2 play 5D"], won: 0 }, { acts: ["0 play AC"] },
	] }, { act: "play 8D", fails: 1, of: 10, hands: [], tricks: [] }],
};

let said, answered, gone, solver;

beforeEach(() => {
	[said, answered, gone] = [[], [], 0];
	const how = { answer: (act) => answered.push(act), next: () => gone++ };
	solver = new Solver(problem, (lines) => said.push(...lines), how);
});

/** Types a line, and returns what is said. */
async function type(text, now = { answered: false, busy: false }) {
	said.length = 0;
	await solver.obey(text, now);
	return said.join("\n");
}

test("a problem is told with what came before, and what is to be found", () => {
	solver.present(2, 10, false);
	assert.deepEqual(said, [
		"Problem 2 of 10 · Ninety-Nine · grade 2 of 4.",
		"You: king of hearts, Seat 2: 7 of hearts, Seat 3: 8 of hearts; you win it.",
		"Tricks won: You: 1, Seat 2: 0, Seat 3: 0.",
		"Seat 2 is out of spades.",
		"Trump: hearts.",
		"Your hand: clubs: ace; diamonds: 9.",
		"Win exactly one of the last two tricks. Find the card that works however the other cards lie and are played.",
		"Which card do you play?",
		"1: ace of clubs, 2: 9 of diamonds",
	]);
});

test("what is typed answers, asks, or is put right", async () => {
	assert.match(await type("hand"), /ace; diamonds: 9/);
	assert.match(await type("kh"), /You do not hold king of hearts/);
	assert.match(await type("undo"), /You cannot do that now\.\nWhich card/);
	assert.match(await type(""), /^Which card/);
	assert.match(await type("help"), /To ask: hand, /);
	assert.deepEqual([answered, gone], [[], 0]);
	await type("9 of diamonds");
	await type("1");
	assert.deepEqual(answered, ["play 9D", "play AC"]);
});

test("an answer is given once, and Enter leads on", async () => {
	const done = { answered: true, busy: false };
	assert.match(await type("ac", done), /You cannot do that now\.\nEnter for the next one\./);
	await type("ac", { answered: false, busy: true });
	assert.deepEqual([answered, gone], [[], 0]);
	await type("", done);
	assert.equal(gone, 1);
});

test("an outcome says what is right, and how the answer fails", () => {
	solver.tell({ act: "play 9D", told: outcome }, 3);
	assert.deepEqual(said, [
		"Wrong: 9 of diamonds.",
		"Ace of clubs works however the cards lie.",
		"9 of diamonds fails.",
		"In 3 of 10 sampled lies, even if you see every card. For example:",
		"Seat 2: 2 of clubs, 3 of clubs.",
		"Seat 3: 4 of diamonds, 5 of diamonds.",
		"You: 9 of diamonds, Seat 2: 2 of clubs, Seat 3: 5 of diamonds; you win it.",
		"You: ace of clubs.",
		"How often computer players find it: Club 50%.",
		"Your rating: 1490 ± 300; this problem’s: 1500. It comes back in 3 days.",
		"Enter for the next one.",
	]);
});
