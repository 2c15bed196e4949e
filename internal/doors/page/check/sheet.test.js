// A finished deal in words: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./catalogues.js";
import { ownContract } from "../static/app/table/moment.js";
import { speak } from "../static/app/base/phrase.js";
import { bidText, endings, keeping, verdicts } from "../static/app/parts/sheet.js";
import { bySuit, sorted } from "../static/app/base/view.js";

const names = ["You", "Ada", "Felix", "Paul"];
const variant = /** @type {any} */ ({ offers: { declare: 50, reveal: 100 } });

/** A finished deal: each seat's hand, whether it made its contract, and the points of premiums. */
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

const four = /** @type {any} */ ({ hand: 13, aside: 3, score: { zeroOrAll: true } });

test("three diamonds are a bid of two numbers where every trick meets them too, in all languages", async () => {
	for (const [language, both] of Object.entries({ en: "0 or 10", de: "0 oder 10", sv: "0 eller 10" })) {
		await speak(language, "/");
		assert.equal(bidText(0, four), both);
		assert.equal(bidText(4, four), "4");
		assert.equal(bidText(0, undefined), "0", "the variant is not known yet");
	}
	await speak("en", "/");
	const view = /** @type {any} */ ({ bid: 0, won: [10, 0, 0, 0], points: [40, 0, 0, 0] });
	assert.equal(ownContract(view, 0, four), "You bid 0 or 10 and won 10: 40 points.");
});

test("where the cards left over are the bid, one is told what they come to and what one announced", async () => {
	await speak("en", "/");
	const nobid = /** @type {any} */ ({ order: ["offer", "play"], hand: 12, aside: 3, worth: "C3 D0 H2 S1", score: {} });
	/** @param {string} hand @param {string} premium @param {string} [phase] */
	const told = (hand, premium, phase = "play", won = [0, 0, 0]) =>
		keeping(/** @type {any} */ ({ seat: 0, phase, hand, premium: [premium, "", ""], won }), nobid);
	assert.deepEqual(told("AC KC 7D 8S 9S", ""), ["Your last 3 cards are your bid; still possible: 2, 4–7."]);
	assert.deepEqual(told("AC 7D 8S", ""), ["Your last 3 cards are your bid; still possible: 4."]);
	assert.deepEqual(told("AC 7D 8S", "declare 4"), [
		"You announced 4: win 4 tricks, and keep cards that bid 4.",
		"Your last 3 cards are your bid; still possible: 4.",
	]);
	assert.deepEqual(told("AC 7D 8S", "", "over"), []);
	const six = "AC 7D 8D 8S 9S 9H"; // which can bid 0, or 1 to 6
	assert.deepEqual(told(six, "", "play", [2, 3, 1]), ["Your last 3 cards are your bid; still possible: 2–5."]);
	const none = ["Your last 3 cards are your bid; it can no longer be made."];
	assert.deepEqual(told("AC KC 7C", "", "play", [2, 3, 1]), none);
	const laid = /** @type {any} */ ({ ...nobid, order: ["lay", "offer", "play"] });
	assert.deepEqual(keeping(/** @type {any} */ ({ seat: 0, phase: "play", hand: "AC 7D 8S" }), laid), []);
});

test("nines that are trumps come first and lie together; else each is of its suit", () => {
	const hand = ["9D", "AC", "9C", "8D", "KH", "9H"];
	assert.deepEqual(sorted(hand, "CHSD", "nines"), ["9C", "9H", "9D", "AC", "KH", "8D"]);
	assert.deepEqual(bySuit(sorted(hand, "CHSD", "nines"), "nines").map((suit) => suit.length), [3, 1, 1, 1]);
	assert.deepEqual(sorted(hand, "CHSD", "H"), ["AC", "9C", "KH", "9H", "9D", "8D"]);
});

test("a bonus is added up in words, and it is said what for", async () => {
	const view = /** @type {any} */ ({ closed: { game: 0, totals: [100, 80], bonus: [100, 0], winners: [0] } });
	for (const [language, want] of Object.entries({
		en: "You: 100 points + 100 bonus for the game = 200.",
		de: "Du: 100 Punkte + 100 Bonus für die Partie = 200.",
		sv: "Du: 100 poäng + 100 i bonus för omgången = 200.",
	})) {
		await speak(language, "/");
		assert.deepEqual(endings(view, [language === "en" ? "You" : "Du", "Ada"], 0, true), [[want, false]]);
	}
});
