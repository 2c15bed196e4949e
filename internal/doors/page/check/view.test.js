// A View: the order of a hand, and the trump: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { bySuit, cardsOf, ownHand, trumpSoFar } from "../static/app/base/view.js";
import { reached } from "../static/app/table/ownhand.js";

const lies = (hand, more = {}) => ownHand({ hand, ...more }, 1).join(" ");

test("a hand lies by suits, black and red in turn, and highest first", () => {
	assert.equal(lies("6D AS 10H KC 9D QH AC 2S"), "AC KC QH 10H AS 2S 9D 6D");
	assert.equal(lies("6D AS KC 9D AC 2S"), "AC KC 9D 6D AS 2S", "without hearts");
	assert.equal(lies("6D 10H KC 9D QH AC"), "QH 10H AC KC 9D 6D", "without spades");
	assert.equal(lies("12H JH"), "JH 12H", "ranks above ten");
});

test("a hand keeps its order when a suit has been laid aside or played out", () => {
	const dealt = lies("6D AS 10H KC 9D QH AC 2S").split(" ");
	for (const gone of ["10H QH", "AC KC QH 10H", "2S AS", "9D 6D 2S"]) {
		const left = dealt.filter((c) => !cardsOf(gone).includes(c));
		const hand = left.toReversed().join(" ");
		assert.equal(lies(hand, { aside: gone }), left.join(" "), `${gone} laid aside`);
		assert.equal(lies(hand, { played: ["3C 3D", gone, "4C 4D"] }), left.join(" "), `${gone} played`);
	}
});

test("nines that are trumps lie together before all others", () => {
	const hand = "9D AC 9S KC 9C QH";
	assert.equal(lies(hand), "AC KC 9C QH 9S 9D");
	assert.equal(lies(hand, { trump: "nines" }), "9C 9S 9D AC KC QH");
	assert.deepEqual(bySuit(cardsOf("9C 9S 9D AC KC QH"), "nines"), [["9C", "9S", "9D"], ["AC", "KC"], ["QH"]]);
});

test("keys move through a hand: to the next card, to the next suit, and to both ends", () => {
	const hand = "AC KC QH 10H AS".split(" ");
	const moves = { ArrowRight: "QH", ArrowLeft: "AC", ArrowDown: "QH", ArrowUp: "AS", Home: "AC", End: "AS" };
	for (const [key, to] of Object.entries(moves)) assert.equal(reached(hand, "KC", key), to, key);
	assert.equal(reached(hand, "AS", "ArrowRight"), "AC", "round the end");
	assert.equal(reached(hand, "KC", "x"), undefined);
	assert.equal(reached(["AC", "KC"], "AC", "ArrowDown"), "", "there is no other suit");
});

test("a trump stays until a player bids", () => {
	assert.equal(trumpSoFar({ stay: "H", offers: ["", "pass", ""] }), "H");
	assert.equal(trumpSoFar({ stay: "H", offers: ["declare", "pass", ""] }), "");
	assert.equal(trumpSoFar({ trump: "C", stay: "H", offers: ["declare", "pass", ""] }), "C");
	assert.equal(trumpSoFar({}), "");
});
