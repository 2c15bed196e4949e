// Explains advice in a sentence or two, from its figures and from the server's facts about the contract.

import { index, parts } from "../base/card.js";
import { has, number, t } from "../base/phrase.js";
import { point } from "./reportsummary.js";
import { bidText, trumpName } from "./sheet.js";
/** @import { Advice, Choice, Fact, Mistake, Variant } from "../base/types.js" */

/** @typedef {(act: string) => string} Say */

/**
 * A card in short form, with the sign of its suit.
 * @param {string} card @param {string} [joker] the card for which the joker stands @returns {string}
 */
export function short(card, joker) {
	if (card === "joker") return t("joker");
	if (card === joker) return t("joker.as", { card: short(card) });
	const { rank, suit } = parts(card);
	return index(rank) + signOf(suit);
}

/** An act in short form, for sentences. @param {string} act */
export function inShort(act) {
	const [verb = "", ...rest] = act.split(" ");
	if (verb === "play" || verb === "lay") return rest.map((c) => short(c)).join("\u00a0");
	if (verb === "name") return trumpName(rest[0]);
	return t("page.why.saying", { offer: verb, n: rest[0] ?? "none" });
}

/** A difference in points that is negligible, where the error is not known. */
const near = 0.5;

/** A bid counts as likely if it is made in at least this many of 100 cases. */
export const likely = 5;

/** Chances with at most this difference, in hundredths, are about the same. */
const close = 2;

/**
 * Whether the difference of two chances explains a gap: if it is large, or if, at 25 points a contract,
 * it makes half of the gap.
 * @param {number} a @param {number} b both in hundredths @param {number} gap in points
 */
const tells = (a, b, gap) => a > b + close || (a > b && a - b >= 2 * gap);

/** A chance as a number of 100 cases. @param {number} chance */
const ofHundred = (chance) => Math.round(chance * 100);

/** Points without a sign. @param {number} x */
export const points = (x) => number(Math.abs(x), 1);

/** @param {string} text */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A negligible number of tenths of a point. */
const trifle = 2;

/**
 * How a choice compares with the best: "behind" if the gap exceeds the error and a trifle, all rounded as
 * displayed.
 * @param {{gap: number, gapError: number}} c @returns {"close" | "behind"}
 */
export const nearness = (c) =>
	Math.round(c.gap * 10) <= Math.max(Math.round(c.gapError * 10), trifle) ? "close" : "behind";

/**
 * Facts in words, except kinds that only another version of the program knows.
 * @param {Fact[]} why @param {boolean} [ahead] nothing is played yet: the other card only would @returns {string[]}
 */
export const facts = (why, ahead = false) =>
	why.filter(({ kind }) => has(`why.${kind}`)).map(({ kind, of, card, than, suit = "", n = 0, m = 0 }) =>
		t(`why.${kind}`, {
			card: card ? short(card) : "", than: than ? short(than) : "", suit: signOf(suit), n, m,
			would: ahead && of === "done" ? "yes" : "no",
		}));

/** The sign of a suit; nines count as a suit where they are trumps. @param {string} suit */
const signOf = (suit) => ({ C: "♣", D: "♦", H: "♥", S: "♠" })[suit] ?? "9";

/**
 * The reason, as sentences: facts first, then figures.
 * @param {Advice} advice @param {Variant} [variant] @param {Say} [say] words for an act @returns {string[]}
 */
export function reason(advice, variant, say = inShort) {
	const [best, second] = advice.choices;
	if (!best) return [];
	if (!second) return [t("page.why.only")];
	const known = facts(advice.why ?? [], true);
	if (advice.bids) return [...ofBids(advice, variant, say).map(sentence), ...known];
	if (advice.phase === "offer") return ofOffers(advice.choices, best, second, say).map(sentence);
	return [...known, ...ofCards(advice, best, second, say).map(sentence)];
}

/** How a mistake changed the chance of the contract; "" if that explains nothing. @param {Mistake} m */
export function chances({ phase, act, better, chance, betterChance, why, lost }) {
	const [a, b] = [ofHundred(chance), ofHundred(betterChance)];
	const settled = why.some((f) => f.kind === "lost") || a + b === 0;
	if (phase === "offer" && act === "pass") return t("page.report.chance", { how: "premium", a, b });
	if (tells(b, a, lost / point)) return t("page.report.chance", { how: "more", a, b });
	if (phase === "offer" && better === "pass") return t("page.report.chance", { how: "unpaid", a, b });
	if (settled || phase === "offer") return "";
	return t("page.report.chance", { how: a > b + close ? "less" : "same", a, b });
}

/**
 * The next best choice; among bids the next best with another total, as the choice of cards for one bid
 * is a detail.
 * @param {Advice} advice
 */
const rival = ({ bids, choices }) => (bids ? choices.find((c) => c.act === `lay ${bids[1]?.best}`) : choices[1]);

/** The next best choice, if it is about as good. @param {Advice} advice */
export function equal(advice) {
	const next = rival(advice);
	return next && nearness(next) === "close" ? next : undefined;
}

/** @param {Advice} advice @param {Variant | undefined} variant @param {Say} say @returns {string[]} */
function ofBids(advice, variant, say) {
	const [first, second] = advice.bids ?? [];
	if (!first) return [];
	const next = rival(advice);
	const how = next ? nearness(next) : "only";
	const best = (advice.bids ?? []).reduce((a, b) => (b.chance > a.chance ? b : a));
	const poor = ofHundred(best.chance) < likely;
	const spoils = !poor && ofHundred(first.chance) < likely;
	const made = { bid: bidText(first.tricks, variant), a: ofHundred(first.chance) };
	const lines = poor ? [t("page.why.spoil", { bid: bidText(best.tricks, variant), a: ofHundred(best.chance) })] : [];
	lines.push(t("page.why.bid", { how: spoils ? "spoil" : how, ...made }));
	if (second && next) {
		lines.push(t("page.why.bids", { how, second: bidText(second.tricks, variant), gap: points(next.gap) }));
	}
	const pass = first.premiums?.find((p) => p.offer === "pass");
	const offers = (first.premiums ?? []).filter((p) => p.offer !== "pass").toSorted((a, b) => b.points - a.points);
	const gain = pass && offers[0] ? offers[0].points - pass.points : 0;
	if (pass && offers[0]) lines.splice(gain > near ? 1 : lines.length, 0, premium(say(offers[0].offer), gain, near));
	return lines;
}

/** What a premium is worth, compared with none. @param {string} offer @param {number} gain @param {number} error */
const premium = (offer, gain, error) =>
	t("page.why.premium", { pays: Math.abs(gain) <= error ? "even" : gain > 0 ? "yes" : "no", offer, gap: points(gain) });

/** @param {Choice[]} choices @param {Choice} best @param {Choice} second @param {Say} say @returns {string[]} */
function ofOffers(choices, best, second, say) {
	const chance = t("page.why.chance", { a: ofHundred(best.chance) });
	const pass = choices.find((c) => c.act === "pass");
	if (pass === best) return [premium(say(second.act), -second.gap, second.gapError), chance];
	if (pass) return [premium(say(best.act), pass.gap, pass.gapError), chance];
	return [margin(best, second, say), chance];
}

/**
 * The reason for a card, or for the trump to name.
 * @param {Advice} advice @param {Choice} best @param {Choice} second @param {Say} say @returns {string[]}
 */
function ofCards({ choices, contract, phase }, best, second, say) {
	const names = { act: say(best.act), second: say(second.act), a: ofHundred(best.chance), b: ofHundred(second.chance) };
	const even = choices.every((c) => nearness(c) === "close");
	if (contract === "lost") return [even ? t("page.why.even") : margin(best, second, say)]; // a fact says so
	if (even) return [t("page.why.even"), t("page.why.chance", names)];
	if (phase === "name" || nearness(second) !== "behind") return [margin(best, second, say), t("page.why.chance", names)];
	const how = tells(names.a, names.b, second.gap) ? "more" : names.a < names.b - close ? "less" : "same";
	return [t(`page.why.${how}`, names), margin(best, second, say)];
}

/** How far the best choice is ahead. @param {Choice} best @param {Choice} second @param {Say} say */
export const margin = (best, second, say) =>
	t("page.why.margin", { how: nearness(second), act: say(best.act), second: say(second.act), gap: points(second.gap) });

/** The state of the contract; "" if it is unknown, or if no tricks are left. @param {Advice} advice */
export function stand({ makes, won, left, phase }) {
	if (!makes || phase !== "play") return "";
	const [a = 0, b] = makes;
	const bid = b === undefined ? number(a) : t("guide.or", { a: number(a), b: number(b) });
	return t("page.why.stand", { bid, won, left });
}

/**
 * The act chosen, compared with the best.
 * @param {Advice} advice @param {string} act @param {string} name of the player
 */
export function verdict(advice, act, name) {
	const c = advice.choices.find((x) => x.act === act);
	if (!c) return "";
	const how = act === advice.act ? "same" : nearness(c);
	return t("page.hint.did", { how, name, act: inShort(act), gap: points(c.gap), error: points(c.gapError) });
}
