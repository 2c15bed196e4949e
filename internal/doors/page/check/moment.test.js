// The moment at the end of a deal: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import "./catalogues.js";
import { leaderOf, newLeader } from "../static/app/base/lead.js";
import { speak } from "../static/app/base/phrase.js";
import { inSentence, leadText } from "../static/app/parts/sheet.js";
import { finalScores, marksOf, titleOf } from "../static/app/table/moment.js";

const worth = "C3 D0 H2 S1";

test("the marks of a bid lie under the cards that bid them, and tricks too many follow", () => {
	/** @param {string} cards @param {number} bid @param {number} won */
	const marks = (cards, bid, won) => marksOf(cards.split(" "), { bid, won, worth }).map((of) => of.join(" "));
	assert.deepEqual(marks("KC 7S 9D", 4, 2), ["won won open", "open", ""]);
	assert.deepEqual(marks("JH 7S 9D", 3, 3), ["won won", "won", ""]);
	assert.deepEqual(marks("JH 7S 9D", 3, 5), ["won won", "won", "extra extra"]);
	assert.deepEqual(marks("6D 7D 9D", 0, 1), ["", "", "extra"]);
	assert.deepEqual(marks("6D 7D 9D", 3, 1), ["won open open"], "in one row if the suits do not add up to the bid");
});

test("the lead changes hands when another player leads alone, after the first deal of a game", async () => {
	/** @param {number[]} before @param {number[]} points @param {object} [more] */
	const after = (before, points, more = {}) => {
		const totals = before.map((n, i) => n + (points[i] ?? 0));
		return newLeader(/** @type {any} */ ({ phase: "over", points, totals, ...more }));
	};
	assert.equal(after([20, 30, 5], [13, 2, 3]), 0);
	assert.equal(after([20, 20, 5], [13, 2, 3]), 0, "level before");
	assert.equal(after([20, 30, 5], [10, 0, 3]), -1, "level now");
	assert.equal(after([20, 30, 5], [1, 2, 3]), -1, "kept");
	assert.equal(after([0, 0, 0], [13, 2, 3]), -1, "the first deal");
	assert.equal(after([20, 30, 5], [13, 2, 3], { phase: "play" }), -1);
	assert.deepEqual([[0, 0], [-50, -20], [3, 3]].map(leaderOf), [-1, 1, -1]);
	const texts = { en: "Bo takes the lead.", de: "Bo übernimmt die Führung.", sv: "Bo tar ledningen." };
	for (const [tag, text] of Object.entries(texts)) {
		await speak(tag, "/");
		assert.equal(leadText(/** @type {any} */ ({ seat: 0 }), ["Du", "Bo"], 1), text);
	}
});

test("what is won is named once: a rubber before a match, a match before a game", async () => {
	await speak("en", "/");
	const closed = { game: 2, winners: [1], totals: [90, 120], bonus: [0, 100] };
	/** @param {object} view @param {string} [won] */
	const title = (view, won = "") =>
		titleOf(/** @type {any} */ ({ view: { seat: 0, ...view }, names: ["You", "Bo"], won }));
	assert.equal(title({}), "");
	assert.equal(title({ closed }), "Bo wins game 3.");
	assert.equal(title({ closed, end: { winners: [1] } }, "Bo wins the match."), "Bo wins the match.");
	assert.equal(title({ closed, end: { winners: [1], rubber: [0, 250] } }, "Bo wins the match."), "Bo wins the rubber.");
});

test("the bonus of a single game is told beside its final score, and none of several", () => {
	const closed = { game: 0, totals: [100, 80], bonus: [100, 0] };
	const view = (more) => /** @type {any} */ ({ totals: [0, 0], closed, ...more });
	const parts = [["You", 200, 100], ["Ada", 80, 0]];
	assert.deepEqual(finalScores(view({}), ["You", "Ada"]), parts);
	assert.deepEqual(finalScores(view({ end: { totals: [200, 80], cut: true } }), ["You", "Ada"]), parts);
	const several = view({ closed: { ...closed, game: 2 }, end: { totals: [500, 280] } });
	assert.deepEqual(finalScores(several, ["You", "Ada"]).map(([, , bonus]) => bonus), [0, 0]);
});

test("in a list of names, you are small unless you come first", async () => {
	for (const [tag, You, you] of [["en", "You", "you"], ["de", "Du", "du"], ["sv", "Du", "du"]]) {
		await speak(tag, "/");
		assert.deepEqual([inSentence([You, "Bo"]), inSentence(["Bo", You])], [[You, "Bo"], ["Bo", you]]);
	}
});
