// What a newcomer is told in a guided match: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";
import { speak, t } from "../static/app/base/phrase.js";
import { settings } from "../static/app/base/settings.js";
import { aboutOwn, contract, counsel, forNewcomer, hint, premiumOf, seesPremiums } from "../static/app/table/coach.js";

/** Advice whose best bid has these offers, as [offer, points, chance]. */
const advice = (...offers) => ({
	bids: [{ premiums: offers.map(([offer, points, chance]) => ({ offer, points, chance })) }],
});

test("a newcomer is told of a premium only if it pays and is safe", () => {
	const pass = ["pass", 10, 0.9];
	assert.equal(premiumOf(advice(pass, ["declare", 12, 0.7], ["reveal", 14, 0.6])), "pass", "too risky");
	assert.equal(premiumOf(advice(pass, ["declare", 9, 0.9])), "pass", "does not pay");
	assert.equal(premiumOf(advice(pass, ["declare", 20, 0.9], ["reveal", 30, 0.8])), "declare");
	assert.equal(premiumOf(advice(pass, ["declare", 20, 0.9], ["reveal", 30, 0.9])), "reveal");
	assert.equal(premiumOf({}), "pass");
});

test("premiums are not shown in the first deal, nor before a hand is worth one", () => {
	const worth = { advice: { value: { advice: advice(["pass", 1, 0.9], ["declare", 9, 0.9]) } } };
	const sees = (table, deal) => seesPremiums(table, { phase: "lay", deal });
	assert.deepEqual([sees(worth, 0), sees({ advice: { value: null } }, 1), sees(worth, 1)], [false, false, true]);
	settings.premiums.value = "t1 0 1";
	assert.equal(sees({ advice: { value: null } }, 2), true, "they were explained");
});

test("in play one sentence says how the contract stands, and one what to think about", async () => {
	await speak("en", "/");
	const view = { bid: 2, won: [1, 1, 0], played: ["", "", ""], trump: "H", contract: ["short", "", ""] };
	const said = (more) => contract({ ...view, ...more }, 0, { hand: 12, aside: 3 });
	const play = (from, more = {}) => ({ options: { kind: "play", from, ...more } });
	const need = t("coach.need", { won: 1, need: 1, left: 7 });
	assert.deepEqual(said({}), [need, ""], "not one's turn");
	assert.deepEqual(said(play("AC")), [need, ""], "no choice");
	for (const [turn, asked, trick] of [
		["lead", play("AC 6C"), []],
		["middle", play("AC 6C", { led: "C", follow: true }), [1]],
		["last", play("AC 6C", { led: "C", follow: true }), [1, 2]],
		["ruff", play("AC 6H", { led: "D", follow: false }), [1]],
		["discard", play("AC 6S", { led: "D", follow: false }), [1]],
	]) {
		assert.deepEqual(said({ ...asked, trick }), [need, t("coach.win", { turn })]);
		assert.deepEqual(said({ ...asked, trick, won: [2, 0, 0], contract: ["kept"] }),
			[t("coach.enough", { bid: 2 }), t("coach.avoid", { turn })]);
	}
	assert.deepEqual(said({ won: [3, 0, 0], contract: ["lost"] }), [t("coach.over")]);
	assert.deepEqual(said({ won: [0, 4, 4], contract: ["lost"] }), [t("coach.under")]);
	assert.deepEqual(said({ bid: 0, won: [2, 0, 0] }), [t("coach.all", { left: 7 })], "no trick, or all");
});

test("a card is named with its reason, and never costs a newcomer the own contract", async () => {
	await speak("en", "/");
	const view = { trump: "C", options: { kind: "play", from: "10S 7S", led: "H", follow: false } };
	const choice = (card, chance, gap = 0) => ({ act: `play ${card}`, chance, gap, gapError: 0 });
	const told = { phase: "play", contract: "short", act: "play 7S", why: [{ kind: "few", n: 1, m: 3 }],
		choices: [choice("7S", 0.4), choice("10S", 0.7, 1)] };
	const own = forNewcomer(view, told);
	assert.equal(own.act, "play 10S");
	assert.equal(counsel(view, own), "Throw 10♠ away. That makes your bid likeliest to come out exactly.");
	const why = [{ kind: "few", n: 1, m: 3 }, { kind: "wasted", card: "7S" }];
	assert.equal(counsel(view, { ...own, why }), "Throw 10♠ away. 7♠ cannot win now, but later it might.");
	const rival = [{ kind: "few", n: 1, m: 3 }, { kind: "wins", of: "done", card: "9S" }];
	assert.equal(counsel(view, { ...own, why: rival }), "Throw 10♠ away. 9♠ would be sure to win the trick.");
	const alike = { ...told, choices: [choice("7S", 0.7), choice("10S", 0.7, 3)] };
	const because = (how) => `Throw 7♠ away. ${t("coach.because", { how })}`;
	assert.equal(counsel(view, alike), because("free"), "the own bid is no reason");
	assert.equal(counsel(view, { ...alike, contract: "lost" }), because("spoil"));
	const lost = forNewcomer(view, { ...told, contract: "lost" });
	assert.equal(lost.act, "play 7S", "it spoils the others' bids");
});

test("the bid that counts each high card is advised if it is nearly as good", () => {
	const view = { trump: "H", hand: "AC AS 6D 7D 8D 9D 10D 7C 8C 7S 8S 9S" };
	const bids = (points) => [
		{ tricks: 1, best: "6D 7D 7S", chance: 0.6, points: 10 }, { tricks: 2, best: "7S 8S 6D", chance: 0.57, points },
	];
	assert.equal(forNewcomer(view, { act: "lay 6D 7D 7S", bids: bids(9) }).act, "lay 7S 8S 6D");
	assert.equal(forNewcomer(view, { act: "lay 6D 7D 7S", bids: bids(5) }).act, "lay 6D 7D 7S");
});

test("a newcomer who asks for advice gets a newcomer's, and others the adviser's", () => {
	const choice = (card, chance) => ({ act: `play ${card}`, chance, gap: 0, gapError: 0 });
	const told = { phase: "play", contract: "short", act: "play 7S", choices: [choice("7S", 0.4), choice("10S", 0.7)] };
	const asked = (guided) => {
		let got;
		const view = { trump: "C", options: { kind: "play", from: "10S 7S" } };
		hint({ guides: () => guided, view: { peek: () => view }, hint: (adapt) => (got = adapt(told)) });
		return got.act;
	};
	assert.deepEqual([asked(true), asked(false)], ["play 10S", "play 7S"]);
});

test("an own bid that is clearly less likely to be made is called risky", async () => {
	await speak("en", "/");
	const told = { bids: [{ tricks: 2, chance: 0.6 }, { tricks: 3, chance: 0.56 }, { tricks: 4, chance: 0.3 }] };
	const risky = t("coach.bid.risky", { bid: "4", best: "2" });
	assert.deepEqual([2, 3, 4, 5].map((n) => aboutOwn(told, n)), ["", "", risky, ""]);
	assert.equal(aboutOwn({}, 4), "");
});
