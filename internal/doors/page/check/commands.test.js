// Understanding what a person types at the table: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { languages as names } from "../static/app/base/lists.js";
import { allCards, lexicon, namedCards, understand, verbOf, wordsOf } from "../static/app/table/commands.js";

const languages = Object.keys(names);
const catalogue = (l) => JSON.parse(readFileSync(new URL(`../../../base/phrase/${l}.json`, import.meta.url), "utf8"));
const catalogues = Object.fromEntries(languages.map((l) => [l, catalogue(l)]));
const lexicons = Object.fromEntries(
	languages.map((l) => [
		l,
		lexicon(
			(key) => catalogues[l][key],
			(key) => key in catalogues[l],
		),
	]),
);

const hand = "AC 10C 7C KD QD 9D KH 7H KS JS 8S 7S".split(" ");
const play = { kind: "play", from: "KS JS 8S 7S", pick: 1 };
const at = (options, more = {}) => ({
	options,
	hand,
	joker: "",
	list: options?.from?.split(" ") ?? [],
	dummy: false,
	sure: "",
	offer: "",
	answering: false,
	...more,
});
const lay = at({ kind: "lay", from: hand.join(" "), pick: 3, worth: "C3 D0 H2 S1" });
const offers = (...acts) => at({ kind: "offer", acts });

test("every card of every pack by its names, in every language", () => {
	for (const l of languages) {
		const t = catalogues[l];
		const counts = t["page.cmd.numbers"].split(" ");
		for (const card of allCards) {
			const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
			const index = t[`rank.${rank}`] ?? rank;
			const sign = { C: "♣", D: "♦", H: "♥", S: "♠" }[suit];
			const spoken = t["card.spoken"]
				.replace("{rank}", t[`rank.name.${rank}`] ?? counts[Number(rank) - 2])
				.replace("{suit}", t[`suit.${suit}`]);
			const court = { A: "ace", K: "king", Q: "queen", J: "jack" }[rank];
			const english = `${court ?? rank} of ${{ C: "clubs", D: "diamonds", H: "hearts", S: "spades" }[suit]}`;
			for (const typed of [
				spoken,
				spoken.toUpperCase(),
				english,
				index + sign,
				`${index}${t[`suit.${suit}`].slice(0, 3)}`,
				index + t[`suit.${suit}`],
				rank + sign,
				...(Number(rank) ? [t[`suit.${suit}`].slice(0, 3) + rank, sign + rank] : []),
			]) {
				const words = wordsOf(typed, lexicons[l]);
				assert.equal(words.length, 1, `${l}: ${typed} is ${words}`);
				const named = namedCards(allCards, words[0], lexicons[l]);
				assert.deepEqual(named, [card], `${l}: ${typed}`);
			}
		}
	}
});

test("no word of a language is two commands", () => {
	for (const l of languages) {
		const { verbs } = lexicons[l];
		for (const [word, command] of verbs) assert.equal(verbOf(word, lexicons[l]), command, `${l}: ${word}`);
		for (const [word] of verbs) assert.match(word, /^\S+$/, `${l}: one word`);
	}
});

test("words that a command had before", () => {
	const now = offers("pass", "declare", "reveal");
	for (const [typed, offer] of [
		["deklarera", "declare"],
		["öppetbud", "declare"],
		["öppet bud", "declare"],
		["oppetspel", "reveal"],
		["Öppet spel", "reveal"],
	])
		assert.deepEqual(understand(typed, now, lexicons.sv), { kind: "sure", offer }, typed);
});

test("cards that are played", () => {
	const cases = [
		["en", "ks", "KS", false],
		["en", "play jack of spades", "JS", false],
		["en", "seven of spades", "7S", false],
		["en", "2", "JS", true],
		["en", "8♠.", "8S", false],
		["en", "jack", "JS", true],
		["en", "s8", "8S", false],
		["de", "spielen Pik Bube", "JS", false],
		["de", "bube pik", "JS", false],
		["de", "BP", "JS", false],
		["de", "js", "JS", false],
		["de", "Pik 7", "7S", false],
		["de", "könig", "KS", true],
		["de", "koenig", "KS", true],
		["sv", "spela spader knekt", "JS", false],
		["sv", "kns", "JS", false],
		["sv", "ns", "JS", false],
		["sv", "sju av spader", "7S", false],
	];
	for (const [l, typed, card, told] of cases)
		assert.deepEqual(
			understand(typed, at(play), lexicons[l]),
			{ kind: "act", act: `play ${card}`, told },
			`${l}: ${typed}`,
		);
});

test("the joker, as it is told and in a word", () => {
	const joker = at(play, { joker: "7S" });
	for (const l of languages) {
		const { "joker.as": as, joker: word, "card.spoken": of, "rank.7": seven } = catalogues[l];
		const card = of.replace("{rank}", seven ?? "7").replace("{suit}", catalogues[l]["suit.S"]);
		for (const typed of [as.replace("{card}", card), word, as.split(",")[0], "Joker", `joker ${as.split(" ")[1]} 7♠`])
			assert.equal(understand(typed, joker, lexicons[l]).act, "play 7S", `${l}: ${typed}`);
		assert.equal(understand(word, at(play), lexicons[l]).key, "plain.what");
	}
	const ace = { ...lay, hand: [...hand, "AS"], list: [...hand, "AS"], joker: "7S" };
	assert.equal(understand("lay joker as kd", ace, lexicons.en).act, "lay 7S AS KD");
	assert.equal(understand("lay joker kd qd", { ...lay, joker: "7S" }, lexicons.en).act, "lay 7S KD QD");
});

test("cards that cannot be played, and why", () => {
	const en = lexicons.en;
	assert.deepEqual(understand("kh", at(play), en), { kind: "forbidden", card: "KH" });
	assert.equal(understand("ah", at(play), en).key, "plain.lacks");
	assert.equal(understand("9", at(play), en).key, "plain.number");
	assert.equal(understand("grue", at(play), en).key, "plain.what");
	assert.deepEqual(understand("spades", at(play), en).cards, ["KS", "JS", "8S", "7S"]);
	assert.deepEqual(
		understand("7k", at({ kind: "play", from: "7C KD", pick: 1 }, { hand: ["7C", "7D"] }), lexicons.de).cards,
		["7C", "7D"],
	); // Kreuz, or Karo
	assert.equal(understand("lay 7s", at(play), en).key, "illegal");
});

test("bid-cards", () => {
	assert.equal(understand("lay 9d, qd; kd", lay, lexicons.en).act, "lay 9D QD KD");
	assert.equal(understand("seven of clubs, 9d 1", lay, lexicons.en).act, "lay 7C 9D AC");
	assert.equal(understand("legen Karo Neun, Dame Karo, 7h", lay, lexicons.de).act, "lay 9D QD 7H");
	assert.deepEqual(understand("lay 7s 7s 8s", lay, lexicons.en), {
		kind: "trouble",
		key: "plain.count",
		args: { got: 2, n: 3 },
		then: "lay",
	});
});

test("offers: named, numbered, announced, and confirmed", () => {
	const three = offers("pass", "declare", "reveal");
	assert.deepEqual(understand("declare", three, lexicons.en), { kind: "sure", offer: "declare" });
	assert.deepEqual(understand("offene Reizung", three, lexicons.de), { kind: "sure", offer: "declare" });
	assert.deepEqual(understand("3", three, lexicons.sv), { kind: "sure", offer: "reveal" });
	assert.deepEqual(understand("passar", three, lexicons.sv), { kind: "act", act: "pass", told: false });
	assert.deepEqual(understand("nein", three, lexicons.de), { kind: "act", act: "pass", told: false });
	assert.deepEqual(understand("ja", { ...three, sure: "declare" }, lexicons.de), {
		kind: "act",
		act: "declare",
		told: false,
	});
	assert.deepEqual(understand("no", { ...three, sure: "declare" }, lexicons.en), { kind: "offer", offer: "" });
	assert.deepEqual(understand("hmm", { ...three, sure: "declare" }, lexicons.en), { kind: "ask" });
	const numbered = offers("pass", "declare 3", "declare 4");
	assert.deepEqual(understand("declare", numbered, lexicons.en), { kind: "offer", offer: "declare" });
	assert.deepEqual(understand("declare 4", numbered, lexicons.en), { kind: "sure", offer: "declare 4" });
	assert.deepEqual(understand("3", { ...numbered, offer: "declare" }, lexicons.en), {
		kind: "sure",
		offer: "declare 3",
	});
	assert.deepEqual(understand("7", { ...numbered, offer: "declare" }, lexicons.en), { kind: "ask" });
});

test("trumps", () => {
	const name = at({ kind: "name", acts: ["name C", "name D", "name H", "name none", "name nines"] });
	for (const [l, typed, trump] of [
		["en", "name hearts", "H"],
		["en", "no trump", "none"],
		["de", "trumpf karo", "D"],
		["de", "Neunen", "nines"],
		["sv", "utan trumf", "none"],
		["sv", "trumf hjärter", "H"],
		["sv", "hjarter", "H"],
		["en", "2", "D"],
	]) {
		assert.equal(understand(typed, name, lexicons[l]).act, `name ${trump}`, `${l}: ${typed}`);
	}
});

test("commands, whoever's turn it is", () => {
	const none = at(undefined);
	assert.deepEqual(understand("say Hello, there", at(play), lexicons.en), {
		kind: "command",
		verb: "say",
		words: ["Hello,", "there"],
		rest: "Hello, there",
	});
	assert.equal(understand("HILFE", none, lexicons.de).verb, "help");
	assert.equal(understand("hand", none, lexicons.de).verb, "hand");
	assert.equal(understand("varden", none, lexicons.sv).verb, "worth");
	assert.equal(understand("?", at(play), lexicons.sv).verb, "help");
	assert.deepEqual(understand("bot 2 Stark", none, lexicons.de).words, ["2", "stark"]);
	assert.deepEqual(understand("  ", at(play), lexicons.en), { kind: "command", verb: "", words: [], rest: "" });
	assert.equal(understand("7h", none, lexicons.en).key, "illegal");
	assert.equal(understand("no", at(play, { answering: true }), lexicons.en).verb, "no");
});
