// What a newcomer is told in a guided match: a good bid, what premiums are once a hand is worth one, and what
// each trick means for the contract.

import { minis } from "../base/card.js";
import { html, useEffect } from "../base/html.js";
import { list, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { cardsOf, rankOf, suitOf, tricksWon } from "../base/view.js";
import { Button } from "../parts/components.js";
import { short } from "../parts/reason.js";
import { signs } from "../parts/rules.js";
import { tricksOf } from "../parts/sheet.js";
import { leave } from "../parts/way.js";
/** @import { Advice, Message, Variant, View } from "../base/types.js" */
/** @import { OpenTable } from "./opentable.js" */

/** Whether a person is guided at the table. @param {OpenTable} table @param {Message} message */
export function guided(table, { seat, view, table: { stage } }) {
	return Boolean(table.guides() && seat !== undefined && stage === "playing" && view?.phase && view.phase !== "over");
}

/**
 * The high cards that stay in the hand after a bid: aces, kings and high trumps, at most one for each trick.
 * @param {View} view @param {string[]} laid @param {number} n
 */
function strong(view, laid, n) {
	const high = "AKQJ";
	/** @param {string} c */
	const wins = (c) => (suitOf(c) === view.trump ? high : "AK").includes(rankOf(c));
	/** @param {string} c */
	const strength = (c) => (suitOf(c) === view.trump ? 2 : 0) - high.indexOf(rankOf(c));
	return cardsOf(view.hand)
		.filter((c) => !laid.includes(c) && wins(c))
		.toSorted((a, b) => strength(b) - strength(a))
		.slice(0, n);
}

/** The least chance of a contract with which a newcomer is told of a premium: they play worse than the adviser. */
const safe = 0.85;

/** The offer that gains most with the best bid, of those that are safe; pass, if none does. @param {Advice} advice */
export function premiumOf({ bids }) {
	const [pass, ...offers] = bids?.[0]?.premiums ?? [];
	const most = pass && offers.reduce((a, b) => (b.points > a.points && b.chance >= safe ? b : a), pass);
	return most?.offer.split(" ")[0] ?? "pass";
}

/**
 * The table's deal, as the settings keep the one in which premiums were explained.
 * @param {OpenTable} table @param {View} view
 */
const dealAt = (table, { game, deal }) => `${table.id} ${game} ${deal}`;

/**
 * Whether a guided person sees the premiums at a bid: not in the first deal, and then not before a hand is worth one.
 * @param {OpenTable} table @param {View} view
 */
export function seesPremiums(table, view) {
	const told = table.advice.value;
	const worth = told && view.phase === "lay" && view.deal > 0 && premiumOf(told.advice) !== "pass";
	return settings.premiums.value !== "" || Boolean(worth);
}

/** What is said about the best bid. @param {View} view @param {Advice} advice @returns {string} */
function aboutBid(view, advice) {
	const best = advice.bids?.[0];
	if (!best) return "";
	const cards = strong(view, cardsOf(best.best), best.tricks);
	const said = [t("coach.bid", { n: best.tricks })];
	if (best.tricks > 0) {
		const key = cards.length === best.tricks ? "high" : cards.length ? "some" : "none";
		said.push(t(`coach.bid.${key}`, { n: cards.length, cards: list(cards.map((c) => short(c))) }));
	}
	if (view.deal === 0) said.push(t("coach.bid.own"));
	return said.join(" ");
}

/**
 * What is said about premiums: what they are, in the first deal worth one, and which to offer with the best bid.
 * @param {Advice} advice @param {Variant | undefined} variant @param {boolean} first @param {boolean} best
 */
function aboutPremium(advice, variant, first, best) {
	const { declare = 0, reveal = 0 } = variant?.offers ?? {};
	const offer = premiumOf(advice);
	const said = first ? [t("coach.wager", { declare, reveal })] : [];
	if (best && offer !== "pass") said.push(t(`coach.premium.${offer}`));
	return said.join(" ");
}

/**
 * What a premium means that a seat holds.
 * @param {View} view @param {string[]} names @param {Variant | undefined} variant
 */
function held(view, names, variant) {
	const seat = view.premium?.findIndex((p) => p !== "") ?? -1;
	const bid = seat === view.seat ? view.bid : view.shown?.[seat]?.bid;
	if (seat < 0 || bid === undefined || tricksWon(view) > 0) return [];
	const points = variant?.offers[view.premium?.[seat]?.startsWith("declare") ? "declare" : "reveal"] ?? 0;
	return [t("coach.holds", { you: seat === view.seat ? "yes" : "no", name: names[seat] ?? "", bid, points })];
}

/**
 * What the tricks won so far mean for the contract, and what to think about before the next card.
 * @param {View} view @param {number} seat @param {Variant | undefined} variant
 */
export function contract(view, seat, variant) {
	const [bid, won] = [view.bid ?? 0, view.won?.[seat] ?? 0];
	const left = (variant ? tricksOf(variant) : 9) - tricksWon(view);
	if (left === 0) return [];
	switch (view.contract?.[seat]) {
		case "lost":
			return [t(won > bid ? "coach.over" : "coach.under")];
		case "kept":
			return [t("coach.enough", { bid }), thought("coach.avoid", view)];
		case "short": {
			const need = bid > won ? bid - won : left; // a bid of none may win all
			if (need === left) return [t("coach.all", { left })];
			return [t("coach.need", { won, need, left }), thought("coach.win", view)];
		}
	}
	return [];
}

/**
 * What to think about before one plays: to win a trick, or to avoid it.
 * @param {"coach.win" | "coach.avoid"} key @param {View} view @returns {string} empty if there is no choice of
 *   an own card
 */
function thought(key, { options: o, trick = [], trump, won = [] }) {
	const may = cardsOf(o?.from);
	if (o?.kind !== "play" || o.seat !== undefined || may.length < 2) return "";
	const last = trick.length === won.length - 1;
	const free = may.some((c) => suitOf(c) === trump) ? "ruff" : "discard";
	return t(key, { turn: !o.led ? "lead" : !o.follow ? free : last ? "last" : "middle" });
}

/**
 * What is said in play: at first what a premium means that is held, and then how the contract stands.
 * @param {View} view @param {number} seat @param {string[]} names @param {Variant | undefined} variant
 */
function inPlay(view, seat, names, variant) {
	const premium = held(view, names, variant);
	return premium.length ? premium : contract(view, seat, variant);
}

/**
 * What is said before play: about the bid and then, once the cards are chosen, about premiums.
 * @param {OpenTable} table @param {View} view @param {Advice} advice @param {Variant | undefined} variant
 */
function before(table, view, advice, variant) {
	const chosen = table.chosen.value;
	const best = cardsOf(advice.bids?.[0]?.best);
	const all = chosen.size === view.options?.pick && seesPremiums(table, view);
	const first = settings.premiums.value === dealAt(table, view);
	const said = all ? aboutPremium(advice, variant, first, best.every((c) => chosen.has(c))) : "";
	return said || aboutBid(view, advice);
}

/**
 * The panel of the guided player.
 * @param {{table: OpenTable, message: Message, names: string[], variant: Variant | undefined, hint: any}} props
 *   hint: shown instead, if the player asks for one during play
 */
export function Coach({ table, message, names, variant, hint }) {
	const view = /** @type {View} */ (message.view);
	const early = view.phase === "lay";
	const open = view.options && early && table.intended.value === "" && table.busy.value === "";
	const asked = open ? `${view.game} ${view.deal} ${view.phase}` : "";
	const current = table.current.value;
	useEffect(() => {
		if (asked && current && !table.advice.peek()) void table.hint();
	}, [asked, current]);
	const sees = open && seesPremiums(table, view);
	useEffect(() => {
		if (sees) settings.premiums.value ||= dealAt(table, view);
	}, [sees]);
	const advice = table.advice.value?.advice;
	if (advice && !early) return hint;
	const said = [
		...(view.phase === "play" ? inPlay(view, message.seat ?? 0, names, variant) : []),
		...(asked && advice ? [before(table, view, advice, variant)] : []),
		...(table.thinking.value ? [t("coach.thinking")] : []),
	];
	const best = asked ? advice?.bids?.[0]?.best : undefined;
	const unchosen = best && table.chosen.value.size < cardsOf(best).length;
	return html`<section class="hint coach" aria-label=${t("coach.title")}>
		<header><h2>${t("coach.title")}</h2><${Button} plain onclick=${leave} say=${t("coach.off")} /></header>
		<p role="status">${signs(said.filter(Boolean).join(" "))}</p>
		${unchosen
			? html`<div class="proposed"><span class="act">${minis(best)}</span><${Button} chief onclick=${() => table.heed()}
					say=${t("page.hint.choose")} /></div>`
			: null}
	</section>`;
}
