// Advice in words: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "./catalogues.js";
import { spoken } from "../static/app/base/card.js";
import { languages } from "../static/app/base/lists.js";
import { point } from "../static/app/parts/reportsummary.js";
import { speak } from "../static/app/base/phrase.js";
import { chances, facts, reason, short, stand, verdict } from "../static/app/parts/reason.js";

const tags = /** @type {(keyof typeof languages)[]} */ (Object.keys(languages));

const plainly = globalThis.fetch;
globalThis.fetch = /** @type {any} */ (
	async (path) => (path.startsWith("/keys/") ? Response.json(keys()) : plainly(path))
);

const args = "how act second a b gap bid pays offer won left".split(" ");

/** A catalogue whose messages print their keys and arguments. */
function keys() {
	const named = (message) => args.filter((a) => JSON.stringify(message).includes(`["${a}"`));
	const said = (key, message) => [
		key.replace("page.why.", ""),
		...(key === "page.why.saying" ? [] : named(message)).flatMap((a) => [` ${a}=`, [a]]),
	];
	return Object.fromEntries(
		Object.entries(catalogue("en")).map(([key, text]) => [key, key.startsWith("page.why.") ? said(key, text) : text]),
	);
}

/** A choice: the act, how much less than the best, its error, and the chance of the contract. */
const choice = (act, gap, gapError, chance) => ({ act, gap, gapError, chance, points: 5 - gap, error: 1, policy: 0.5 });
const best = (act, chance = 0.5) => choice(act, 0, 0, chance);
const advice = (phase, choices, more = {}) => ({
	phase,
	act: choices[0].act,
	choices,
	worlds: 120,
	won: 0,
	left: 9,
	...more,
});
const cards = (gap, gapError, a, b, more) =>
	advice("play", [best("play QH", a), choice("play 7C", gap, gapError, b), choice("play AC", 9, 1, 0)], {
		makes: [3],
		contract: "short",
		won: 1,
		left: 5,
		...more,
	});
const way = (offer, points) => ({ offer, with: "", points, error: 1, chance: 0.5 });
const bids = (gap, gapError, premiums) =>
	advice("lay", [best("lay JC KD QD", 0.62), choice("lay JC QH KD", gap, gapError, 0.4)], {
		bids: [
			{ tricks: 3, best: "JC KD QD", points: 5, chance: 0.62, premiums },
			{ tricks: 5, best: "JC QH KD", points: 5 - gap, chance: 0.4, premiums },
		],
	});

/** The message for each choice: its key and its arguments, in the order of args. */
const cases = {
	"no other": [advice("play", [best("play QH")]), "only"],
	"no matter": [advice("play", [best("play QH", 0.5), choice("play 7C", 0.1, 0.3, 0.5)]), "even; chance a=50"],
	"more often": [
		cards(1.2, 0.4, 0.62, 0.48),
		"more act=Q♥ second=7♣ a=62 b=48; margin how=behind act=Q♥ second=7♣ gap=1.2",
	],
	"less often": [
		cards(1.2, 0.4, 0.48, 0.62),
		"less act=Q♥ second=7♣ a=48 b=62; margin how=behind act=Q♥ second=7♣ gap=1.2",
	],
	"a little more often, for little": [
		cards(0.5, 0.1, 0.62, 0.61),
		"more act=Q♥ second=7♣ a=62 b=61; margin how=behind act=Q♥ second=7♣ gap=0.5",
	],
	"for next to nothing": [cards(0.2, 0, 0.62, 0.61), "margin how=close act=Q♥ second=7♣ gap=0.2; chance a=62"],
	"as often": [cards(1.2, 0.4, 0.62, 0.61), "same a=62; margin how=behind act=Q♥ second=7♣ gap=1.2"],
	"as good": [cards(0.2, 0.4, 0.62, 0.48), "margin how=close act=Q♥ second=7♣ gap=0.2; chance a=62"],
	"as good to a tenth": [cards(0.34, 0.26, 0.62, 0.48), "margin how=close act=Q♥ second=7♣ gap=0.3; chance a=62"],
	"no better than the best": [cards(0, 0.4, 0.5, 0.6), "margin how=close act=Q♥ second=7♣ gap=0.0; chance a=50"],
	lost: [cards(1.2, 0.4, 0, 0, { contract: "lost" }), "margin how=behind act=Q♥ second=7♣ gap=1.2"],
	"lost, and no matter": [
		advice("play", [best("play QH", 0), choice("play 7C", 0.1, 0.3, 0)], { contract: "lost" }),
		"even",
	],
	bid: [bids(0.8, 0.3), "bid how=behind a=62 bid=3; bids how=behind second=5 gap=0.8"],
	"bid as good": [
		bids(0.2, 0.3, [way("pass", 5), way("declare", 5.2)]),
		"bid how=close a=62 bid=3; bids how=close second=5 gap=0.2; premium gap=0.2 pays=even offer=saying",
	],
	"bid and premium": [
		bids(0, 0.3, [way("pass", 5), way("declare", 2), way("reveal", 9)]),
		"bid how=close a=62 bid=3; premium gap=4.0 pays=yes offer=saying; bids how=close second=5 gap=0.0",
	],
	"a bid that spoils": [
		advice("lay", [best("lay JC KD QD", 0), choice("lay JC QH KD", 0.8, 0.3, 0.2)], {
			bids: [
				{ tricks: 8, best: "JC KD QD", points: 5, chance: 0 },
				{ tricks: 5, best: "JC QH KD", points: 4.2, chance: 0.2 },
			],
		}),
		"bid how=spoil a=0 bid=8; bids how=behind second=5 gap=0.8",
	],
	"no bid that is likely": [
		advice("lay", [best("lay JC KD QD", 0), choice("lay JC QH KD", 0.8, 0.3, 0.02)], {
			bids: [
				{ tricks: 8, best: "JC KD QD", points: 5, chance: 0 },
				{ tricks: 5, best: "JC QH KD", points: 4.2, chance: 0.02 },
			],
		}),
		"spoil a=2 bid=5; bid how=behind a=0 bid=8; bids how=behind second=5 gap=0.8",
	],
	pass: [
		advice("offer", [best("pass", 0.4), choice("declare", 1.2, 0.3, 0.4)]),
		"premium gap=1.2 pays=no offer=saying; chance a=40",
	],
	declare: [
		advice("offer", [best("declare 4", 0.4), choice("declare 5", 1.2, 0.3, 0.4), choice("pass", 3, 0.3, 0.4)]),
		"premium gap=3.0 pays=yes offer=saying; chance a=40",
	],
	"no pass": [
		advice("offer", [best("declare 4", 0.4), choice("declare 5", 1.2, 0.3, 0.4)]),
		"margin how=behind act=saying second=saying gap=1.2; chance a=40",
	],
	name: [
		advice("name", [best("name none", 0.4), choice("name H", 1.2, 0.3, 0.4)]),
		"margin how=behind act=no trump second=hearts gap=1.2; chance a=40",
	],
};

test("the reason of every kind of advice", async () => {
	await speak("en", "/keys/");
	for (const [name, [a, want]] of Object.entries(cases))
		assert.equal(
			reason(a)
				.map((s) => s.charAt(0).toLowerCase() + s.slice(1))
				.join("; "),
			want,
			name,
		);
	for (const l of tags) {
		await speak(l, "/");
		for (const [name, [a]] of Object.entries(cases)) {
			for (const s of reason(a)) assert.match(s, /^[\p{Lu}\d][^⟨{}]*\.$/u, `${l}, ${name}`);
		}
	}
});

test("how the contract stands, where it is fixed", async () => {
	await speak("en", "/keys/");
	assert.equal(stand(cards(1, 0, 0, 0)), "stand bid=3 won=1 left=5");
	assert.equal(stand(cards(1, 0, 0, 0, { makes: [0, 9], left: 1 })), "stand bid=0 or 9 won=1 left=1");
	assert.equal(stand(bids(1, 0)), "");
});

test("what was done, against the best", async () => {
	for (const l of tags) {
		await speak(l, "/");
		const told = (act, gap) => verdict(cards(gap, 0.4, 0.5, 0.5), act, "Anna");
		const all = [told("play QH", 1), told("play 7C", 0.2), told("play 7C", 2.3)];
		assert.equal(new Set(all).size, 3, l);
		for (const s of all) assert.match(s, /^Anna [^⟨{}]*\.$/u, l);
		assert.match(all[2], /7♣.*2[.,]3\u00a0±\u00a00[.,]4/);
	}
	assert.equal(verdict(cards(1, 0, 0, 0), "play 2C", "Anna"), "");
});

test("what a mistake did to the chance of the contract, where that explains something", async () => {
	await speak("en", "/");
	const told = (phase, act, better, chance, betterChance, why = [], lost = 3 * point) =>
		chances({ phase, act, better, chance, betterChance, why, lost });
	assert.equal(told("play", "play AC", "play KC", 0.41, 0.52), "contract 41% instead of 52%");
	assert.equal(told("play", "play AC", "play KC", 0.41, 0.42), "contract 42% either way: the other points decide");
	assert.equal(told("play", "play AC", "play KC", 0.41, 0.42, [], 0.5 * point), "contract 41% instead of 42%");
	assert.equal(told("lay", "lay AC", "lay KC", 0.6, 0.2), "contract 60% instead of 20%, but fewer points on average");
	assert.equal(told("play", "play AC", "play KC", 0, 0), "");
	assert.equal(told("play", "play AC", "play KC", 0.01, 0.01, [{ kind: "lost" }]), "");
	const gains = "over many deals that gains more than it costs";
	const costs = "over many deals that costs more than it gains";
	assert.equal(told("offer", "pass", "declare", 0.88, 0.74), `contract 74% with the premium: ${gains}`);
	assert.equal(told("offer", "declare", "pass", 0.7, 0.7), `contract 70% with the premium: ${costs}`);
	assert.equal(told("offer", "reveal", "pass", 0, 0), `contract 0% with the premium: ${costs}`);
	assert.equal(told("offer", "declare", "reveal", 0.7, 0.7), "");
});

test("nines are a suit of their own where they are trumps", async () => {
	for (const [l, want] of Object.entries({ en: "a higher 9 than", de: "eine höhere 9 haben als", sv: "högre nia än" })) {
		await speak(l, "/");
		assert.ok(facts([{ kind: "highest", of: "better", card: "9H", suit: "nines" }])[0]?.includes(want), l);
	}
});

test("a fact of a kind that only another version knows is left out", async () => {
	await speak("en", "/");
	const known = { kind: "lost" };
	assert.deepEqual(facts([{ kind: "safe", n: 2 }, known]), facts([known]));
	assert.deepEqual(facts([{ kind: "safe" }]), []);
});

test("the joker is named with the card that it stands for, and other cards plainly", async () => {
	for (const [tag, names] of Object.entries({
		en: ["joker, as queen of clubs", "joker, as Q♣", "queen of clubs"],
		de: ["Joker, als Kreuz Dame", "Joker, als D♣", "Kreuz Dame"],
		sv: ["jokern, som klöver dam", "jokern, som D♣", "klöver dam"],
	})) {
		await speak(/** @type {any} */ (tag), "/");
		assert.deepEqual([spoken("QC", "QC"), short("QC", "QC"), spoken("QC", "8C")], names);
	}
});
