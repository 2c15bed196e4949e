// Why advice says what it says, in a sentence or two for people: from the
// figures of the advice, and from what the server says of the contract.

import { index, parts } from "./card.js";
import { number, t } from "./phrase.js";
import { trumpName } from "./sheet.js";

/** @typedef {import("./types.js").Advice} Advice */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {(act: string) => string} Say */

/** A card in short, with its suit's sign. @param {string} card */
export function short(card) {
	if (card === "joker") return t("joker");
	const { rank, suit } = parts(card);
	return index(rank) + { C: "♣", D: "♦", H: "♥", S: "♠" }[suit];
}

/** An act in short, as sentences have it. @param {string} act */
export function inShort(act) {
	const [verb = "", ...rest] = act.split(" ");
	if (verb === "play" || verb === "lay") return rest.map(short).join(" ");
	if (verb === "name") return trumpName(rest[0]);
	return t("page.why.saying", { offer: verb, n: rest[0] ?? "none" });
}

/** Points that make no difference to people, where the error of one is not known. */
const near = 0.5;

/** @param {number} chance */
const percent = (chance) => Math.round(chance * 100);

/** Points without a sign. @param {number} x */
export const points = (x) => number(Math.abs(x), 1);

/** A sentence begins with a capital. @param {string} text */
const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * How a choice compares with the best: "behind" is by more than the error,
 * both as people read them.
 * @param {{gap: number, gapError: number}} c @returns {"close" | "behind"}
 */
export const standing = (c) => (Math.round(c.gap * 10) <= Math.round(c.gapError * 10) ? "close" : "behind");

/**
 * The reason, sentence by sentence.
 * @param {Advice} advice @param {Say} [say] what acts are called @returns {string[]}
 */
export function reason(advice, say = inShort) {
	const [best, second] = advice.choices;
	if (!best) return [];
	if (!second) return [t("page.why.only")];
	if (advice.bids) return ofBids(advice, say).map(sentence);
	if (advice.phase === "offer") return ofOffers(advice.choices, best, second, say).map(sentence);
	return ofCards(advice, best, second, say).map(sentence);
}

/** The next best choice; among bids that of another total, as other cards are a detail. @param {Advice} advice */
const rival = ({ bids, choices }) => (bids ? choices.find((c) => c.act === `lay ${bids[1]?.best}`) : choices[1]);

/** The next best choice, where it is about as good. @param {Advice} advice */
export function equal(advice) {
	const next = rival(advice);
	return next && standing(next) === "close" ? next : undefined;
}

/** @param {Advice} advice @param {Say} say @returns {string[]} */
function ofBids(advice, say) {
	const [first, second] = advice.bids ?? [];
	if (!first) return [];
	const next = rival(advice);
	const how = next ? standing(next) : "only";
	const lines = [t("page.why.bid", { how, bid: first.tricks, a: percent(first.chance) })];
	if (second && next) lines.push(t("page.why.bids", { how, second: second.tricks, gap: points(next.gap) }));
	const pass = first.premiums?.find((p) => p.offer === "pass");
	const offers = (first.premiums ?? []).filter((p) => p.offer !== "pass").toSorted((a, b) => b.points - a.points);
	if (pass && offers[0]) lines.push(premium(say(offers[0].offer), offers[0].points - pass.points, near));
	return lines;
}

/**
 * What a premium would come to, against having none.
 * @param {string} offer @param {number} gain @param {number} error
 */
const premium = (offer, gain, error) =>
	t("page.why.premium", { pays: Math.abs(gain) <= error ? "even" : gain > 0 ? "yes" : "no", offer, gap: points(gain) });

/** @param {Choice[]} choices @param {Choice} best @param {Choice} second @param {Say} say @returns {string[]} */
function ofOffers(choices, best, second, say) {
	const chance = t("page.why.chance", { a: percent(best.chance) });
	const pass = choices.find((c) => c.act === "pass");
	if (pass === best) return [premium(say(second.act), -second.gap, second.gapError), chance];
	if (pass) return [premium(say(best.act), pass.gap, pass.gapError), chance];
	return [margin(best, second, say), chance];
}

/**
 * Of cards, and of trumps that may be named.
 * @param {Advice} advice @param {Choice} best @param {Choice} second @param {Say} say @returns {string[]}
 */
function ofCards({ choices, contract, phase }, best, second, say) {
	const names = { act: say(best.act), second: say(second.act), a: percent(best.chance), b: percent(second.chance) };
	if (choices.every((c) => standing(c) === "close")) return [t("page.why.even"), t("page.why.chance", names)];
	if (contract === "lost" || contract === "safe") return [t(`page.why.${contract}`), margin(best, second, say)];
	if (phase === "name" || standing(second) !== "behind") return [margin(best, second, say), t("page.why.chance", names)];
	const more = names.a - names.b;
	return [t(`page.why.${more > 2 ? "more" : more < -2 ? "less" : "same"}`, names), margin(best, second, say)];
}

/** By how much the best is the best. @param {Choice} best @param {Choice} second @param {Say} say */
const margin = (best, second, say) =>
	t("page.why.margin", { how: standing(second), act: say(best.act), second: say(second.act), gap: points(second.gap) });

/**
 * How the contract stands, as far as it is fixed; "" if it is not, or there is nothing to win yet.
 * @param {Advice} advice
 */
export function stand({ makes, won, left, phase }) {
	if (!makes || phase !== "play") return "";
	const [a = 0, b] = makes;
	const bid = b === undefined ? number(a) : t("guide.or", { a: number(a), b: number(b) });
	return t("page.why.stand", { bid, won, left });
}

/** What was done, against the best. @param {Advice} advice @param {string} act @param {string} name of who did it */
export function verdict(advice, act, name) {
	const c = advice.choices.find((x) => x.act === act);
	if (!c) return "";
	const how = act === advice.act ? "same" : standing(c);
	return t("page.hint.did", { how, name, act: inShort(act), gap: points(c.gap), error: points(c.gapError) });
}
