// What a newcomer is told in a guided match: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";
import { speak, t } from "../static/app/base/phrase.js";
import { settings } from "../static/app/base/settings.js";
import {
	aboutBid, aboutOwn, contract, counsel, forNewcomer, hint, premiumOf, seesPremiums,
} from "../static/app/table/coach.js";

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
	const [two, one] = [{ hand: "AC 6C" }, { hand: "AC" }];
	assert.deepEqual(said({ won: [3, 0, 0], contract: ["lost"], ...two }), [t("coach.over", { more: "yes" })]);
	const over = "That was one trick too many: this bid is lost.";
	assert.deepEqual(said({ won: [3, 0, 0], contract: ["lost"], ...one }), [over]);
	assert.deepEqual(said({ won: [0, 4, 4], contract: ["lost"], ...two }), [t("coach.under", { more: "yes" })]);
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
	assert.equal(counsel(view, own),
		"Throw 10♠ away. Your bid then comes out in 7 of 10 ways the cards may lie; with 7♠, in 4.");
	const why = [{ kind: "few", n: 1, m: 3 }, { kind: "wasted", card: "7S" }];
	assert.equal(counsel(view, { ...own, why }), "Throw 10♠ away. 7♠ cannot win now, but later it might.");
	const wins = { ...own, why: [{ kind: "wins", card: "10S" }], choices: [choice("10S", 0.7), choice("9S", 0.7)] };
	assert.equal(counsel(view, wins), `Throw 10♠ away. 10♠ is sure to win the trick. ${t("page.why.margin",
		{ how: "close", act: "10♠", second: "9♠", gap: "0" })}`);
	const rival = [{ kind: "few", n: 1, m: 3 }, { kind: "wins", of: "done", card: "9S" }];
	assert.equal(counsel(view, { ...own, why: rival }), "Throw 10♠ away. 9♠ would be sure to win the trick.");
	const because = (...choices) => counsel(view, { phase: "play", contract: "short", act: "play 7S", choices }).slice(15);
	assert.equal(because(choice("7S", 0.4), choice("10S", 0.37, 3)), "", "too little to be told");
	assert.equal(because(choice("7S", 0.4), choice("10S", 0.4)), "Your other card is about as good here.");
	const three = because(choice("7S", 0.4), choice("10S", 0.4), choice("9S", 0.4));
	assert.equal(three, "Your other cards are about as good here.");
	assert.equal(because(choice("7S", 0.4), choice("10S", 0.4, 3)), t("coach.because", { how: "free" }));
	assert.equal(because(choice("7S", 0), choice("10S", 0, 3)), t("coach.because", { how: "faint" }));
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

test("low trumps count where there are many; a high card may make up the bid", async () => {
	await speak("en", "/");
	const view = { trump: "S", hand: "JS 9S 8S 7S KD 7D 6D 8C 7C 6C 9H 7H" };
	const said = (tricks, best) => aboutBid(view, { bids: [{ tricks, best }] });
	assert.equal(said(4, "KD 8C 9S").split(". ").slice(2).join(". "),
		"J♠ should win a trick; for the rest, count on your middling cards. You need K♦ to make up the bid.");
	assert.match(said(5, "KD 8C 9H"), /J♠ should win a trick; for the rest, count on your 4 trumps, the low ones too\./);
	const none = aboutBid({ ...view, hand: "KD 7D 6D 8C 7C 6C 9H 7H" }, { bids: [{ tricks: 0, best: "7D 7C 7H" }] });
	assert.match(none, / Take care with K♦: it must not win a trick\.$/);
	assert.match(said(1, "KD 7D 7H"), /K♦: laid aside, it cannot win one trick too many/);
});

test("a newcomer who asks for advice gets a newcomer's, and others the adviser's", () => {
	const choice = (card, chance) => ({ act: `play ${card}`, chance, gap: 0, gapError: 0 });
	const told = { phase: "play", contract: "short", act: "play 7S", choices: [choice("7S", 0.4), choice("10S", 0.7)] };
	const asked = (guided, open = null) => {
		let got;
		const view = { trump: "C", options: { kind: "play", from: "10S 7S" } };
		const table = { guides: () => guided, view: { peek: () => view }, advice: { value: open } };
		void hint({ ...table, hint: (adapt) => (got = adapt(told)) });
		return got?.act;
	};
	assert.deepEqual([asked(true), asked(false)], ["play 10S", "play 7S"]);
	assert.deepEqual([asked(true, told), asked(false, told)], [undefined, "play 7S"], "help that is open is not closed");
});

test("an own bid that is clearly less likely to be made is called risky", async () => {
	await speak("en", "/");
	const told = { bids: [{ tricks: 2, chance: 0.6 }, { tricks: 3, chance: 0.56 }, { tricks: 4, chance: 0.3 }] };
	const risky = t("coach.bid.risky", { bid: "4", best: "2" });
	assert.deepEqual([2, 3, 4, 5].map((n) => aboutOwn(told, n)), ["", "", risky, ""]);
	assert.equal(aboutOwn({}, 4), "");
});
