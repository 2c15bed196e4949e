// Reading a View: cards, tricks and seats as it has them. No rules.

/** @typedef {import("./types.js").View} View */
/** @typedef {{seat: number, card: string}} Played */

/** The cards of a list as "AC KD". @param {string | undefined} list @returns {string[]} */
export const cardsOf = (list) => (list ? list.split(" ") : []);

/** @param {string} card */
export const suitOf = (card) => card.slice(-1);

/** @param {string} card */
export const rankOf = (card) => card.slice(0, -1);

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "Q", "K", "A"];

/** The order of suits that people lay a hand out in: by what they bid, and so black and red in turn. */
export const byWorth = "CHSD";

/**
 * The order in which a hand is laid out throughout a deal: black and red in
 * turn as far as the suits that it was dealt allow.
 * @param {string[]} dealt @returns {string}
 */
export function layout(dealt) {
	const missing = [...byWorth].find((suit) => !dealt.some((c) => suitOf(c) === suit));
	return { H: "CDSH", S: "HCDS" }[missing ?? ""] ?? byWorth;
}

/** Sorts cards by suit and then rank, highest first. @param {string[]} cards @param {string} suits */
export function sorted(cards, suits) {
	/** @param {string} c */
	const place = (c) => suits.indexOf(suitOf(c)) * 100 - ranks.indexOf(rankOf(c));
	return cards.toSorted((a, b) => place(a) - place(b));
}

/** Sorted cards in groups of a suit. @param {string[]} cards @returns {string[][]} */
export function bySuit(cards) {
	/** @type {string[][]} */
	const groups = [];
	for (const c of cards) {
		const last = groups.at(-1);
		if (last && suitOf(last[0] ?? "") === suitOf(c)) last.push(c);
		else groups.push([c]);
	}
	return groups;
}

/** How many hands there are. @param {View} v */
export const hands = (v) => v.held?.length ?? v.totals.length;

/**
 * The hand that nobody sits at, which comes last; there is one where View.control says who plays it.
 * @param {View} v
 */
export const dummyOf = (v) => hands(v) - 1;

/** Tricks that are complete. @param {View} v */
export const tricksWon = (v) => (v.won ?? []).reduce((a, b) => a + b, 0);

/**
 * A trick in the order in which its cards fell, as far as they have fallen.
 * @param {View} v @param {number} n from 0 @returns {Played[]}
 */
export function trick(v, n) {
	const leader = v.leads?.[n];
	if (leader === undefined) return [];
	const cards = [];
	for (let i = 0; i < hands(v); i++) {
		const seat = (leader + i) % hands(v);
		const card = cardsOf(v.played?.[seat])[n];
		if (card) cards.push({ seat, card });
	}
	return v.trick && n === tricksWon(v) && v.trick.length ? v.trick : cards;
}

/** Who won a complete trick: it led the next, or has won one more than that tells. @param {View} v @param {number} n */
export function winner(v, n) {
	const next = v.leads?.[n + 1];
	if (next !== undefined) return next;
	const won = (v.leads ?? []).slice(1);
	return (v.won ?? []).findIndex((w, i) => w > won.filter((seat) => seat === i).length);
}

/**
 * A complete trick that still lies there: who won it, and whether it is being gathered.
 * @typedef {{cards: Played[], winner: number, gone: boolean}} Full
 */

/**
 * The trick that was completed between two Views of a deal; null if none was.
 * @param {View | undefined} before @param {View | undefined} now @returns {Full | null}
 */
export function completed(before, now) {
	if (!before || !now || !sameDeal(before, now)) return null;
	const n = tricksWon(now);
	if (n <= tricksWon(before)) return null;
	const cards = trick(now, n - 1);
	return cards.length ? { cards, winner: winner(now, n - 1), gone: false } : null;
}

/**
 * The seats as one who sits at `me` sees them, oneself first, then to the left.
 * @param {number} n @param {number} me
 */
export const around = (n, me) => Array.from({ length: n }, (_, i) => (me + i) % n);

/** What the cards bid, by the worth of their suits: "C3 D0 H2 S1". @param {string[]} cards @param {string} worth */
export function bidOf(cards, worth) {
	const by = worthOf(worth);
	return cards.reduce((sum, c) => sum + (by[suitOf(c)] ?? 0), 0);
}

/** @param {string} worth @returns {Record<string, number>} */
export const worthOf = (worth) => Object.fromEntries(worth.split(" ").map((w) => [w.charAt(0), Number(w.slice(1))]));

/** The same deal of the same game. @param {View | undefined} a @param {View | undefined} b */
export const sameDeal = (a, b) => a !== undefined && b !== undefined && a.deal === b.deal && a.game === b.game;
