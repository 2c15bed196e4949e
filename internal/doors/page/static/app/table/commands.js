// Parses what a person types at the table: commands, cards and offers, in the
// person's language or in English. It prints nothing and does nothing; it returns
// what was understood, or why nothing was.

import { cardsOf, rankOf, suitOf } from "../base/view.js";
/** @import { Options } from "../base/types.js" */

/** Commands whose words are the same as in the terminal. */
const shared = [
	"hand", "trick", "last", "tricks", "bids", "score", "worth", "rules", "legal", "hint", "take", "short", "undo",
	"restart", "play", "lay", "pass", "declare", "reveal", "name", "yes", "no", "next", "again", "help", "quit",
];

/** Commands that are not about the cards but about the table and its people, as help lists them. */
export const social = [
	"who", "say", "ready", "agree", "pause", "resume", "claim", "leave", "back", "abandon", "sit", "bot", "remove",
	"time", "report",
];

const suits = /** @type {Record<string, {sign: string, english: string}>} */ ({
	C: { sign: "♣", english: "clubs" },
	D: { sign: "♦", english: "diamonds" },
	H: { sign: "♥", english: "hearts" },
	S: { sign: "♠", english: "spades" },
});
const courts = /** @type {Record<string, string>} */ ({ A: "ace", K: "king", Q: "queen", J: "jack" });
const ranks = ["A", "K", "Q", "J", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const counted = "two three four five six seven eight nine ten eleven twelve".split(" ");
const offers = ["pass", "declare", "reveal"];
const levels = ["random", "greedy", "beginner", "casual", "club", "strong", "expert"];

/** Every card of every pack. */
export const allCards = Object.keys(suits).flatMap((k) => ranks.map((r) => r + k));

/**
 * The words of a language, in lower case; each list has the local words before the English ones.
 * @typedef {object} Lexicon
 * @property {[string, string][]} verbs word and command
 * @property {[string, string][]} offers what an offer is called when it is made, and its command
 * @property {Record<string, string[]>} ranks
 * @property {Record<string, string>} suits
 * @property {Record<string, string>} trumps
 * @property {[string, string][]} levels
 * @property {string[]} joker the joker and, before the card it stands for, as
 */

/**
 * Reads a language's words.
 * @param {(key: string) => string} t @param {(key: string) => boolean} has @returns {Lexicon}
 */
export function lexicon(t, has) {
	const counts = t("page.cmd.numbers").split(" ");
	/** @param {string} r */
	const namesOf = (r) => {
		const n = Number(r);
		if (n) return [r, counts[n - 2] ?? r, counted[n - 2] ?? r, ...(n === 10 ? ["t"] : [])];
		const index = t(`rank.${r}`).toLowerCase();
		return [t(`rank.name.${r}`).toLowerCase(), index, index.slice(-1), courts[r] ?? "", r.toLowerCase()];
	};
	return {
		verbs: [...pairs(shared, (c) => t(`cmd.${c}`)), ...pairs(social, (c) => t(`page.cmd.${c}`))],
		offers: [...pairs(offers, (o) => t(`offer.${o}`)), ...pairs(offers, (o) => t(`cmd.${o}`))],
		ranks: Object.fromEntries(ranks.map((r) => [r, namesOf(r)])),
		suits: Object.fromEntries(Object.keys(suits).map((k) => [k, t(`suit.${k}`).toLowerCase()])),
		trumps: { none: t("trump.none").toLowerCase(), nines: t("trump.nines").toLowerCase() },
		levels: pairs(levels.filter((l) => has(`page.level.${l}`)), (l) => t(`page.level.${l}`)),
		joker: t("joker.as").toLowerCase().split(/[\s,]+/).slice(0, 2),
	};
}

/**
 * Each command with its words; several words for one command are separate pairs.
 * @param {string[]} all @param {(one: string) => string} words those of one, parted by "|"
 * @returns {[string, string][]}
 */
const pairs = (all, words) => all.flatMap((one) => words(one).toLowerCase().split("|").map((w) => pair(w, one)));

/** @param {string} word @param {string} one @returns {[string, string]} */
const pair = (word, one) => [word, one];

/** A word without its diacritics. @param {string} w */
const bare = (w) => w.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

/** A word as typed on a keyboard without umlauts. @param {string} w */
const ascii = (w) => w.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");

/**
 * Whether the typed word is the word meant, with or without its diacritics.
 * @param {string} typed @param {string} meant
 */
const same = (typed, meant) => typed === meant || typed === ascii(meant) || typed === bare(meant);

/** @param {string} meant @param {string} typed */
const begins = (meant, typed) => meant.startsWith(typed) || bare(meant).startsWith(typed);

/**
 * The English name of a command; words of the person's language take precedence.
 * @param {string} word @param {Lexicon} lex
 */
export function verbOf(word, lex) {
	const own = lex.verbs.find(([w]) => same(word, w))?.[1];
	if (own) return own;
	if (word === "?") return "help";
	return lex.verbs.some(([, c]) => c === word) ? word : "";
}

/** @param {string} w @param {Lexicon} lex */
const rankWord = (w, lex) => ranks.find((r) => lex.ranks[r]?.some((name) => same(w, name))) ?? "";

/**
 * A suit by its letter, or by a prefix of its name that has at least so many letters and fits no other suit; "" if
 * there is none.
 * @param {string} w @param {number} least @param {Lexicon} lex
 */
function suitWord(w, least, lex) {
	const sign = Object.keys(suits).find((k) => suits[k]?.sign === w.replace("\uFE0E", "").replace("\uFE0F", ""));
	if (sign) return sign;
	if (w.length < least) return "";
	/** @param {string} k */
	const means = (k) => begins(lex.suits[k] ?? "", w) || (w.length >= 3 && suits[k]?.english.startsWith(w));
	const found = Object.keys(suits).filter(means);
	if (found.length === 1) return found[0] ?? "";
	return found.length === 0 && least === 1 && w.length === 1 && w.toUpperCase() in suits ? w.toUpperCase() : "";
}

const little = new Set(["of", "von", "av", "i", "the", "der", "die", "das"]);

/**
 * A card in words at the start of ws, as "king of hearts" or "Herz König", and how many words it took.
 * @param {string[]} ws @param {Lexicon} lex @returns {[string, number]}
 */
function inWords(ws, lex) {
	const first = ws[0] ?? "";
	const at = little.has(ws[1] ?? "") ? 2 : 1;
	const second = ws[at];
	if (second === undefined) return ["", 0];
	const suit = suitWord(first, 3, lex);
	const rank = suit ? rankWord(second, lex) : "";
	if (rank) return [rank + suit, at + 1];
	const after = rankWord(first, lex) ? suitWord(second, 1, lex) : "";
	return after ? [rankWord(first, lex) + after, at + 1] : ["", 0];
}

/**
 * How many words at the start of ws mean the joker: alone, or with the card it stands for, as "joker, as seven of
 * clubs"; but "as" may be the ace of spades.
 * @param {string[]} ws @param {string} joker that card, or "" @param {Lexicon} lex
 */
function asJoker(ws, joker, lex) {
	const [name = "", as = ""] = lex.joker;
	if (ws[0] !== "joker" && !same(ws[0] ?? "", name)) return 0;
	if (!joker || (ws[1] !== "as" && !same(ws[1] ?? "", as))) return 1;
	const [card, n] = inWords(ws.slice(2), lex);
	if (n) return card === joker ? n + 2 : 1;
	return namedCards([joker], ws[2] ?? "", lex).length ? 3 : 1;
}

/**
 * Splits the typed text into words, in lower case: commas count as blanks, and a card in words becomes one word.
 * @param {string} text @param {Lexicon} lex @param {string} [standsFor] the joker's card @returns {string[]}
 */
export function wordsOf(text, lex, standsFor = "") {
	const parted = text.normalize("NFC").toLowerCase().split(/[\s,;–—-]+/);
	const ws = parted.map((w) => w.replace(/[.!]+$/, "")).filter(Boolean);
	const offer = lex.offers.find(([name]) => same(ws.join(" "), name) || same(ws.join(""), name));
	if (offer) return [offer[1]];
	const out = [];
	for (let i = 0; i < ws.length; i++) {
		const joker = asJoker(ws.slice(i), standsFor, lex);
		const [card, n] = joker ? ["", joker] : inWords(ws.slice(i), lex);
		if (joker) out.push("joker");
		else out.push(n ? rankOf(card).toLowerCase() + suits[suitOf(card)]?.sign : (ws[i] ?? ""));
		i += Math.max(n, 1) - 1;
	}
	return out;
}

/**
 * The cards among these that a word may mean: the rank in this language or in English, then the suit by its symbol,
 * a prefix of its name, or its English letter, unless that letter begins the name of another suit.
 * @param {string[]} cards @param {string} word @param {Lexicon} lex @returns {string[]}
 */
export function namedCards(cards, word, lex) {
	/** @type {Set<string>} */
	const own = new Set();
	/** @type {Set<string>} */
	const english = new Set();
	for (const card of cards) {
		const k = suitOf(card);
		const { sign, english: name } = suits[k] ?? { sign: "", english: "" };
		for (const rank of lex.ranks[rankOf(card)] ?? []) {
			for (const suit of [cut(word, rank), /^\d+$/.test(rank) ? cutEnd(word, rank) : ""]) {
				if (!suit) continue;
				if (suit.replace(/[\uFE0E\uFE0F]/, "") === sign) return [card];
				if (begins(lex.suits[k] ?? "", suit)) own.add(card);
				else if (name.startsWith(suit)) english.add(card);
			}
		}
	}
	return [...(own.size ? own : english)];
}

/** @param {string} word @param {string} rank */
const cut = (word, rank) => (rank && word.startsWith(rank) ? word.slice(rank.length) : "");

/** @param {string} word @param {string} rank */
const cutEnd = (word, rank) =>
	word.endsWith(rank) && !/^\d/.test(word) ? word.slice(0, -rank.length) : "";

/**
 * The cards among these that match a rank alone or a suit alone.
 * @param {string[]} cards @param {string} word @param {Lexicon} lex
 */
function partly(cards, word, lex) {
	const rank = /^\d/.test(word) ? "" : rankWord(word, lex);
	const suit = suitWord(word, 2, lex);
	return cards.filter((c) => (rank && rankOf(c) === rank) || (suit && suitOf(c) === suit));
}

/**
 * An option that is not a card.
 * @typedef {object} Choice
 * @property {string} key its number
 * @property {string} act the act; or an offer that still needs its number
 * @property {boolean} numbered
 */

/**
 * All current options except cards.
 * @param {Options | undefined} o @param {string} offer whose number is asked for, "" for none
 * @returns {Choice[]}
 */
export function choicesOf(o, offer) {
	const acts = o?.acts ?? [];
	if (offer) {
		const numbers = acts.filter((a) => a.startsWith(`${offer} `));
		return numbers.map((act) => ({ key: act.split(" ")[1] ?? "", act, numbered: false }));
	}
	if (o?.kind !== "offer") return acts.map((act, i) => ({ key: String(i + 1), act, numbered: false }));
	const named = [...new Set(acts.map((a) => a.split(" ")[0] ?? ""))];
	return named.map((act, i) => ({ key: String(i + 1), act, numbered: !acts.includes(act) }));
}

/**
 * The state when something is typed.
 * @typedef {object} Moment
 * @property {Options | undefined} options
 * @property {string[]} hand the cards of the hand that plays or lays aside
 * @property {string} joker the card that the joker stands for, if it lies in that hand, or ""
 * @property {string[]} list the cards that may be chosen, in the order of their numbers
 * @property {boolean} dummy whether that hand is the dummy's
 * @property {string} sure a premium that waits for a yes
 * @property {string} offer a premium that waits for its number
 * @property {boolean} answering whether yes and no answer something else than the deal
 */

/**
 * What was typed. `act` is to be done; `told` says that it was chosen by a number, which says nothing by itself.
 * `sure` and `offer` need another answer. `trouble` is a mistake, with the cards to name among its arguments;
 * `forbidden` is a card that may not be played; `ask` repeats the question; `command` is anything else.
 * @typedef {{kind: "act", act: string, told: boolean} | {kind: "sure" | "offer", offer: string}
 *   | {kind: "ask"} | {kind: "forbidden", card: string}
 *   | {kind: "trouble", key: string, args: Record<string, string | number>, cards?: string[], then?: "ask" | "lay"}
 *   | {kind: "command", verb: string, words: string[], rest: string}} Understood
 */

const deciding = new Set(["play", "lay", "pass", "declare", "reveal", "name", "yes", "no"]);

/** Parses what was typed. @param {string} text @param {Moment} now @param {Lexicon} lex @returns {Understood} */
export function understand(text, now, lex) {
	const [first = "", ...others] = text.trim().split(/\s+/);
	const words = wordsOf(text, lex, now.joker);
	const verb = verbOf(words[0] ?? "", lex);
	if (verbOf(first.toLowerCase(), lex) === "say") {
		return { kind: "command", verb: "say", words: others, rest: text.trim().slice(first.length).trim() };
	}
	if (words.length === 0) return { kind: "command", verb: "", words: [], rest: "" };
	const elsewhere = !deciding.has(verb) || !now.options || (now.answering && (verb === "yes" || verb === "no"));
	if (verb && elsewhere) return { kind: "command", verb, words: words.slice(1), rest: "" };
	if (!now.options) {
		const cards = words.every((w) => /^\d+$/.test(w) || namedCards(allCards, w, lex).length > 0);
		if (cards) return { kind: "trouble", key: "illegal", args: {}, then: "ask" };
		return { kind: "trouble", key: "plain.what", args: { word: text.trim() } };
	}
	const withCards = now.options.kind === "lay" || now.options.kind === "play";
	return withCards ? decideCards(verb, words, now, lex) : decideOther(verb, words, now, lex);
}

/** @param {string} verb @param {string[]} words @param {Moment} now @param {Lexicon} lex @returns {Understood} */
function decideCards(verb, words, now, lex) {
	const kind = /** @type {string} */ (now.options?.kind);
	const pick = now.options?.pick ?? 1;
	if (verb && verb !== kind) return { kind: "trouble", key: "illegal", args: {}, then: "ask" };
	const meant = verb ? words.slice(1) : words;
	/** @type {Set<string>} */
	const cards = new Set();
	for (const word of meant) {
		const [found = [], wrong] = cardsMeant(word, now, lex);
		if (wrong) return wrong;
		for (const c of found) cards.add(c);
	}
	if (cards.size !== pick) {
		const then = kind === "lay" ? { then: /** @type {const} */ ("lay") } : {};
		return { kind: "trouble", key: "plain.count", args: { got: cards.size, n: pick }, ...then };
	}
	const forbidden = [...cards].find((c) => !now.list.includes(c));
	if (forbidden) return { kind: "forbidden", card: forbidden };
	const byNumber = meant.some((w) => namedCards([...cards], w, lex).length === 0);
	return { kind: "act", act: `${kind} ${[...cards].join(" ")}`, told: kind === "lay" || byNumber };
}

/**
 * The card that a word means, by name or number, or what is wrong with it.
 * @param {string} word @param {Moment} now @param {Lexicon} lex @returns {[string[]?, Understood?]}
 */
function cardsMeant(word, now, lex) {
	if (/^\d+$/.test(word)) {
		const card = now.list[Number(word) - 1];
		return card ? [[card]] : [[], { kind: "trouble", key: "plain.number", args: { n: now.list.length } }];
	}
	if (word === "joker" && now.joker) return [[now.joker]];
	let named = namedCards(now.hand, word, lex);
	if (named.length === 0) {
		named = partly(now.list, word, lex);
		if (named.length === 0) named = partly(now.hand, word, lex);
	}
	if (named.length === 1) return [named];
	if (named.length > 1) return [[], { kind: "trouble", key: "page.speech.which", args: { word }, cards: named }];
	const elsewhere = namedCards(allCards, word, lex);
	if (elsewhere.length === 0) return [[], { kind: "trouble", key: "plain.what", args: { word } }];
	const args = { who: now.dummy ? "dummy" : "own" };
	return [[], { kind: "trouble", key: "plain.lacks", args, cards: elsewhere.slice(0, 1) }];
}

/**
 * Makes the offer or names the trump that was typed; a premium must be confirmed.
 * @param {string} verb @param {string[]} words @param {Moment} now @param {Lexicon} lex @returns {Understood}
 */
function decideOther(verb, words, now, lex) {
	if (now.sure) return answerSure(verb, words[0] ?? "", now);
	if (verb === "no" && now.offer) return { kind: "offer", offer: "" };
	const menu = choicesOf(now.options, now.offer);
	const number = words.length === 1 && /^\d+$/.test(words[0] ?? "");
	const choice = choose(verb, words, menu, now, lex);
	if (!choice) {
		if (number && now.offer) return { kind: "ask" };
		if (number) return { kind: "trouble", key: "plain.number", args: { n: menu.length } };
		if (verb) return { kind: "trouble", key: "illegal", args: {}, then: "ask" };
		return { kind: "trouble", key: "plain.what", args: { word: words.join(" ") } };
	}
	if (choice.numbered) return { kind: "offer", offer: choice.act };
	const naming = now.options?.kind === "name";
	if (naming || choice.act === "pass") return { kind: "act", act: choice.act, told: naming || number };
	return { kind: "sure", offer: choice.act };
}

/**
 * Reads the answer to the question whether a premium is really meant.
 * @param {string} verb @param {string} word @param {Moment} now @returns {Understood}
 */
function answerSure(verb, word, now) {
	if (verb === "yes" || ["y", "j", "1"].includes(word)) return { kind: "act", act: now.sure, told: false };
	if (verb === "no" || ["n", "2"].includes(word)) return { kind: "offer", offer: "" };
	if (verb === "pass" && now.options?.acts?.includes("pass")) return { kind: "act", act: "pass", told: false };
	return { kind: "ask" };
}

/**
 * Finds the offer or trump that was typed: its number in the menu, or its name.
 * @param {string} verb @param {string[]} words @param {Choice[]} menu @param {Moment} now @param {Lexicon} lex
 * @returns {Choice | undefined}
 */
function choose(verb, words, menu, now, lex) {
	const name = (verb === "name" ? words.slice(1) : words).join(" ");
	const byKey = menu.find((c) => c.key === name);
	if (byKey) return byKey;
	if (now.options?.kind === "name") {
		const suit = suitWord(name, 1, lex);
		return menu.find((c) => {
			const trump = c.act.replace(/^name /, "");
			return trump === suit || name === trump || same(name, lex.trumps[trump] ?? "");
		});
	}
	const premiums = menu.filter((c) => c.act !== "pass");
	if (!now.offer && verb === "no") return menu.find((c) => c.act === "pass");
	if (!now.offer && verb === "yes") return premiums.length === 1 ? premiums[0] : undefined;
	const wanted = [verb, ...words.slice(1)].join(" ");
	if (words.length > 1) {
		const act = now.options?.acts?.find((a) => a === wanted);
		return act ? { key: "", act, numbered: false } : undefined;
	}
	return menu.find((c) => c.act === wanted);
}

/** The level that words name, in this language or in English; "" for none. @param {string} word @param {Lexicon} lex */
export const levelOf = (word, lex) => lex.levels.find(([name, l]) => same(word, name) || word === l)?.[1] ?? "";

/** The cards that may be chosen now. @param {Options | undefined} o @returns {string[]} */
export const choosable = (o) => (o?.kind === "lay" || o?.kind === "play" ? cardsOf(o.from) : []);
