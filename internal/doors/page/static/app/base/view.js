// Reads a View: cards, tricks and seats. It knows no rules of the game.

/** @import { Variant, View } from "./types.js" */

/** @typedef {{seat: number, card: string}} Played */

/** The cards of a list as "AC KD". @param {string | undefined} list @returns {string[]} */
export const cardsOf = (list) => (list ? list.split(" ") : []);

/** @param {string} card */
export const suitOf = (card) => card.slice(-1);

/** @param {string} card */
export const rankOf = (card) => card.slice(0, -1);

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "Q", "K", "A"];

/** The order of suits in a hand: by bidding value, which also alternates black and red. */
export const byWorth = "CHSD";

/**
 * The viewer's cards in their order throughout a deal: black and red alternate as far as the dealt suits
 * allow.
 * @param {View} v @param {number} seat the viewer's @returns {string[]}
 */
export function ownHand(v, seat) {
	const dealt = [v.hand, v.aside, v.played?.[seat]].flatMap(cardsOf);
	const missing = [...byWorth].find((suit) => !dealt.some((c) => suitOf(c) === suit));
	const suits = { H: "CDSH", S: "HCDS" }[missing ?? ""] ?? byWorth;
	return sorted(cardsOf(v.hand), suits, v.trump);
}

/** The suit that a card counts as: nines may be a suit of their own. @param {string} card @param {string} [trump] */
export const suitAs = (card, trump) => (trump === "nines" && rankOf(card) === "9" ? "nines" : suitOf(card));

/**
 * Sorts cards by suit and then rank, highest first; nines that are trumps come first.
 * @param {string[]} cards @param {string} suits @param {string} [trump]
 */
export function sorted(cards, suits, trump) {
	/** @param {string} c */
	const suit = (c) => suits.indexOf(suitOf(c)) - (suitAs(c, trump) === "nines" ? 10 : 0);
	/** @param {string} c */
	const place = (c) => suit(c) * 100 - ranks.indexOf(rankOf(c));
	return cards.toSorted((a, b) => place(a) - place(b));
}

/** Sorted cards, grouped by suit. @param {string[]} cards @param {string} [trump] @returns {string[][]} */
export function bySuit(cards, trump) {
	/** @type {string[][]} */
	const groups = [];
	for (const c of cards) {
		const last = groups.at(-1);
		if (last && suitAs(last[0] ?? "", trump) === suitAs(c, trump)) last.push(c);
		else groups.push([c]);
	}
	return groups;
}

/** The trump; before it is known, the one that stays if no player bids; "" once a player has bid. @param {View} v */
export function trumpSoFar(v) {
	const bid = v.offers?.some((offer) => offer !== "" && offer !== "pass");
	return v.trump ?? (bid ? "" : (v.stay ?? ""));
}

/**
 * The card for which the joker stands: the one turned up, unless that is the dealer's last; "" if there is none.
 * @param {View | undefined} v
 */
export const jokerOf = (v) => (v?.kept ? "" : (v?.turnup ?? ""));

/** @param {View} v */
export const hands = (v) => v.held?.length ?? v.totals.length;

/** The dummy, which is the last hand; there is one if View.control is present. @param {View} v */
export const dummyOf = (v) => hands(v) - 1;

/** @param {View} v */
export const tricksWon = (v) => (v.won ?? []).reduce((a, b) => a + b, 0);

/** The cards of a trick in the order played so far. @param {View} v @param {number} n from 0 @returns {Played[]} */
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

/**
 * The winner of a complete trick: the seat that leads to the next or, after the last, the one with one
 * trick more than the leads show.
 * @param {View} v @param {number} n
 */
export function winner(v, n) {
	const next = v.leads?.[n + 1];
	if (next !== undefined) return next;
	const won = (v.leads ?? []).slice(1);
	return (v.won ?? []).findIndex((w, i) => w > won.filter((seat) => seat === i).length);
}

/**
 * A complete trick still on the table: its winner, and whether it is being gathered.
 * @typedef {{cards: Played[], winner: number, gone: boolean}} Full
 */

/**
 * The trick completed between two Views of a deal; null if there is none.
 * @param {View | undefined} before @param {View | undefined} now @returns {Full | null}
 */
export function completed(before, now) {
	if (!before || !now || !sameDeal(before, now)) return null;
	const n = tricksWon(now);
	if (n <= tricksWon(before)) return null;
	const cards = trick(now, n - 1);
	return cards.length ? { cards, winner: winner(now, n - 1), gone: false } : null;
}

/** The seats as seen from `me`: the viewer first, then clockwise. @param {number} n @param {number} me */
export const around = (n, me) => Array.from({ length: n }, (_, i) => (me + i) % n);

/** What the cards bid, by the worth of their suits: "C3 D0 H2 S1". @param {string[]} cards @param {string} worth */
export function bidOf(cards, worth) {
	const by = worthOf(worth);
	return cards.reduce((sum, c) => sum + (by[suitOf(c)] ?? 0), 0);
}

/** Whose points a failed premium changes. @param {Variant | undefined} variant */
export function lossOf(variant) {
	if (variant?.offers.loss === "own") return "own";
	return variant?.offers.many ? "others" : "opponents";
}

/**
 * The bids that can still be made where the cards left over are the bid: such cards are held, and the tricks allow it.
 * @param {View} v @param {Variant | undefined} variant
 * @returns {number[] | undefined} in order; undefined in other variants
 */
export function bidsLeft(v, variant) {
	const cards = cardsOf(v.hand);
	const open = v.phase === "offer" || v.phase === "play";
	if (!variant || variant.order.includes("lay") || !open || cards.length < variant.aside) return undefined;
	const by = worthOf(variant.worth);
	const sums = [1, ...new Array(variant.aside).fill(0)]; // as bits: the possible bids of this many of the cards
	for (const c of cards) {
		for (let n = variant.aside; n > 0; n--) sums[n] |= sums[n - 1] << (by[suitOf(c)] ?? 0);
	}
	const won = v.won?.[v.seat ?? 0] ?? 0;
	const over = (v.won ?? []).reduce((a, b) => a + b, 0);
	const most = won + variant.hand - variant.aside - over;
	const all = variant.score.zeroOrAll && won === over; // no trick is lost
	const may = (/** @type {number} */ n) => (n >= won && n <= most) || (n === 0 && all);
	return Array.from({ length: 32 }, (_, n) => n).filter((n) => (sums[variant.aside] >> n) & 1 && may(n));
}

/** @param {string} worth @returns {Record<string, number>} */
export const worthOf = (worth) => Object.fromEntries(worth.split(" ").map((w) => [w.charAt(0), Number(w.slice(1))]));

/** Whether both show the same deal of the same game. @param {View | undefined} a @param {View | undefined} b */
export const sameDeal = (a, b) => a !== undefined && b !== undefined && a.deal === b.deal && a.game === b.game;
