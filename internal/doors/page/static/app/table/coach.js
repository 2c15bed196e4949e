// What a newcomer is told in a guided match: a good bid, what premiums are once a hand is worth one, and what
// each trick means for the contract.

import { minis } from "../base/card.js";
import { html, useEffect, useState } from "../base/html.js";
import { list, number, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { bidOf, cardsOf, rankOf, suitOf, tricksWon } from "../base/view.js";
import { Button, announce } from "../parts/components.js";
import { equal, facts, inShort, margin, nearness, reason, short } from "../parts/reason.js";
import { signs } from "../parts/rules.js";
import { tricksOf } from "../parts/sheet.js";
import { leave } from "../parts/way.js";
/** @import { Advice, Choice, Message, Variant, View } from "../base/types.js" */
/** @import { OpenTable } from "./opentable.js" */

/** Whether a person is guided at the table. @param {OpenTable} table @param {Message} message */
export function guided(table, { seat, view, table: { stage } }) {
	return Boolean(table.guides() && seat !== undefined && stage === "playing" && view?.phase && view.phase !== "over");
}

const ranks = "AKQJ";

/** Whether a card is high: an ace, a king or a high trump. @param {View} view @param {string} c */
const high = ({ trump }, c) => (suitOf(c) === trump ? ranks : "AK").includes(rankOf(c));

/**
 * The high cards that stay in the hand after a bid, the strongest first; of equals those of short suits, which are
 * trumped later.
 * @param {View} view @param {string[]} laid
 */
function strong(view, laid) {
	const kept = cardsOf(view.hand).filter((c) => !laid.includes(c));
	/** @param {string} c */
	const strength = (c) => (suitOf(c) === view.trump ? 2 : 0) - ranks.indexOf(rankOf(c));
	/** @param {string} c */
	const length = (c) => kept.filter((k) => suitOf(k) === suitOf(c)).length;
	return kept.filter((c) => high(view, c)).toSorted((a, b) => strength(b) - strength(a) || length(a) - length(b));
}

/** Cards in short form, as a list. @param {string[]} cards */
const named = (cards) => list(cards.map((c) => short(c)));

/**
 * Why high cards are not counted: those kept beyond the bid, or else those laid aside.
 * @param {View} view @param {string[]} spare @param {string[]} laid @param {boolean} enough high cards for the bid
 * @param {boolean} none is to be won
 */
function uncounted(view, spare, laid, enough, none) {
	const [c] = spare;
	if (c && none) return [t("coach.bid.spare", { how: "danger", n: spare.length, cards: named(spare) })];
	const away = laid.filter((x) => high(view, x));
	if (c) {
		/** Whether no other player can hold a higher card of the suit. @param {string} x */
		const top = (x) => [...ranks.slice(0, ranks.indexOf(rankOf(x)))].every((r) => view.hand?.includes(r + suitOf(x)));
		const same = spare.filter((x) => top(x) === top(c));
		const how = !top(c) ? "beaten" : "CDHS".includes(view.trump ?? "") && view.trump ? "trumped" : "late";
		return [t("coach.bid.spare", { how, n: same.length, cards: named(same) })];
	}
	const kind = { spare: enough ? "yes" : "no", n: away.length, cards: named(away) };
	return away.length ? [t("coach.bid.away", kind)] : [];
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

/** With so many trumps the low ones win tricks, too. */
const many = 4;

/** What is said about the best bid. @param {View} view @param {Advice} advice @returns {string} */
export function aboutBid(view, advice) {
	const best = advice.bids?.[0];
	if (!best) return "";
	const laid = cardsOf(best.best);
	const kept = strong(view, laid);
	const cards = kept.slice(0, best.tricks);
	const enough = cards.length === best.tricks;
	const trumps = cardsOf(view.hand).filter((c) => suitOf(c) === view.trump && !laid.includes(c)).length;
	const said = [t("coach.bid", { n: best.tricks })];
	if (best.tricks > 0) {
		const key = enough ? "high" : cards.length ? "some" : "none";
		said.push(t(`coach.bid.${key}`, { n: cards.length, cards: named(cards), trumps: trumps < many ? 0 : trumps }));
	}
	said.push(...uncounted(view, kept.slice(best.tricks), laid, enough, best.tricks === 0));
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
			return [t(won > bid ? "coach.over" : "coach.under", { more: cardsOf(view.hand).length > 1 ? "yes" : "no" })];
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
 * Whether the seat has to choose one of its own cards to play.
 * @param {View} view @returns {view is View & {options: NonNullable<View["options"]>}}
 */
function chooses(view) {
	const o = view.options;
	return o?.kind === "play" && o.seat === undefined && cardsOf(o.from).length > 1;
}

/** Whether a seat's contract can still be made. @param {View} view @param {number} [seat] */
const hopes = ({ contract: stands }, seat = 0) => ["kept", "short"].includes(stands?.[seat] ?? "");

/** The facts on the contract as a whole, which the coach tells in other words. */
const whole = ["lost", "enough", "all", "some", "few"];

/** By how much a chance may fall short of the best, as nobody notices that. */
const slight = 0.02;

/** Says that another card is about as good, as facts do not. @param {Advice} advice @param {Choice} best */
function tied(advice, best) {
	const second = equal(advice);
	return second && second.chance >= best.chance - slight ? [margin(best, second, inShort)] : [];
}

/** By how much the chance, and the points, of a bid may fall short for one that counts each high card. */
const fair = { chance: 0.05, points: 2 };

/**
 * Advice for a newcomer: the bid that counts each high card kept, if it is nearly as good, and in play the card that
 * makes the own contract likeliest.
 * @param {View} view @param {Advice} advice @returns {Advice}
 */
export function forNewcomer(view, advice) {
	const { bids = [], choices, contract: stands } = advice;
	const [bid] = bids;
	if (bid) {
		const plain = bids.find((b) => b.chance >= bid.chance - fair.chance && b.points >= bid.points - fair.points &&
			strong(view, cardsOf(b.best)).length === b.tricks);
		return plain ? { ...advice, act: `lay ${plain.best}`, bids: [plain, ...bids.filter((b) => b !== plain)] } : advice;
	}
	const [best] = choices;
	if (!best || advice.phase !== "play" || stands === "lost") return advice;
	const own = choices.reduce((a, b) => (b.chance > a.chance + slight ? b : a), best);
	if (own === best) return advice;
	return { ...advice, act: own.act, why: [], choices: [own, ...choices.filter((c) => c !== own)] };
}

/** Whether the coach's advice is open already. @param {OpenTable} table */
export const helps = (table) => table.guides() && table.advice.value !== null;

/** Asks for advice, a newcomer's where one is guided, to whom it stays open. @param {OpenTable} table */
export async function hint(table) {
	const view = table.view.peek();
	if (helps(table)) return undefined;
	return table.hint((told) => (view && table.guides() ? forNewcomer(view, told) : told));
}

/**
 * The card that advice names, and the reason: facts, or else what it does for the contract.
 * @param {View} view @param {Advice} advice @param {Variant | undefined} variant @returns {string}
 */
export function counsel(view, advice, variant) {
	const [best, ...rest] = advice.choices;
	if (!best || !rest.length || advice.phase !== "play") return reason(advice, variant).join(" ");
	const card = advice.act.replace(/^play /, "");
	const away = view.options?.led && !view.options.follow && suitOf(card) !== view.trump;
	const known = facts((advice.why ?? []).filter(({ kind }) => !whole.includes(kind)), true);
	const why = known.length ? [...known, ...tied(advice, best)] : because(advice);
	return [t("coach.card", { how: away ? "away" : "play", card: short(card) }), ...why].join(" ");
}

/** A newcomer's chance is told in tenths, and hopeless below this. */
const faint = 0.05;

/**
 * What the card advised does for the own contract, where no fact speaks for it: nothing is said if that is too little
 * to be told in figures.
 * @param {Advice} advice
 */
function because({ choices, contract: stands }) {
	const [best, ...rest] = /** @type {[Choice, ...Choice[]]} */ (choices);
	const tenths = (/** @type {Choice} */ c) => Math.round(c.chance * 10);
	if (stands === "lost") return [t("coach.because", { how: "spoil" })];
	const worse = rest.filter((c) => c.chance < best.chance - slight);
	const other = worse.filter((c) => tenths(c) < tenths(best)).toSorted((a, b) => b.chance - a.chance)[0];
	const figures = other && { a: tenths(best), b: tenths(other), other: inShort(other.act) };
	if (figures) return [t("coach.because", { how: "likely", ...figures })];
	if (worse.length) return [];
	if (rest.every((c) => nearness(c) === "close")) return [t("coach.because", { how: "even", n: rest.length })];
	return [t("coach.because", { how: best.chance < faint ? "faint" : "free" })];
}

/**
 * What to think about before one plays: to win a trick, or to avoid it.
 * @param {"coach.win" | "coach.avoid"} key @param {View} view @returns {string} empty if there is no choice of
 *   an own card
 */
function thought(key, view) {
	if (!chooses(view)) return "";
	const { options: o, trick = [], trump, won = [] } = view;
	const may = cardsOf(o.from);
	const last = trick.length === won.length - 1;
	const free = may.some((c) => suitOf(c) === trump) ? "ruff" : "discard";
	return t(key, { turn: !o.led ? "lead" : !o.follow ? free : last ? "last" : "middle" });
}

/**
 * What is said in play: at first what a premium means that is held, and then how the contract stands.
 * @param {View} view @param {number} seat @param {string[]} names @param {Variant | undefined} variant
 * @param {boolean} advised a card is named
 */
function inPlay(view, seat, names, variant, advised) {
	const premium = held(view, names, variant);
	const said = premium.length ? premium : contract(view, seat, variant);
	return advised ? said.slice(0, 1) : said;
}

/**
 * A word on an own bid that is clearly less likely to be made than the advised one; "" on any other.
 * @param {Advice} advice @param {number} tricks
 */
export function aboutOwn({ bids: [best, ...others] = [] }, tricks) {
	const own = others.find((b) => b.tricks === tricks);
	const risky = best && own && own.chance < best.chance - fair.chance;
	return risky ? t("coach.bid.risky", { bid: number(tricks), best: number(best.tricks) }) : "";
}

/**
 * What is said once a bid is chosen, or before.
 * @param {View} view @param {Advice} advice @param {Set<string>} chosen @param {boolean} all @param {boolean} best
 */
function onBid(view, advice, chosen, all, best) {
	const own = () => aboutOwn(advice, bidOf([...chosen], view.options?.worth ?? ""));
	const said = !all || best ? aboutBid(view, advice) : own();
	return [said, t(all ? "coach.bid.lay" : "coach.bid.own")].filter(Boolean).join(" ");
}

/**
 * What is said before play: about the bid and then, once the cards are chosen, about premiums.
 * @param {OpenTable} table @param {View} view @param {Advice} advice @param {Variant | undefined} variant
 */
function before(table, view, advice, variant) {
	const chosen = table.chosen.value;
	const best = cardsOf(advice.bids?.[0]?.best);
	const all = chosen.size === view.options?.pick;
	const typed = settings.spoken.value; // then all cards are chosen at once
	const first = ["", dealAt(table, view)].includes(settings.premiums.value);
	const same = best.every((c) => chosen.has(c));
	const sees = (all || typed) && seesPremiums(table, view);
	const said = sees ? aboutPremium(advice, variant, first, same || typed) : "";
	return said && !typed ? said : [onBid(view, advice, chosen, all, same), said].filter(Boolean).join(" ");
}

/**
 * Tells a newcomer a text as soon as it is complete: in the log of typed play, or to screen readers.
 * @param {OpenTable} table @param {string} text "" while it is not
 */
function useTold(table, text) {
	useEffect(() => {
		if (settings.spoken.peek()) table.coached.value = text;
		else if (text) announce(text, true);
	}, [text]);
}

/**
 * The panel of the guided player.
 * @param {{table: OpenTable, message: Message, names: string[], variant: Variant | undefined}} props
 */
export function Coach({ table, message, names, variant }) {
	const view = /** @type {View} */ (message.view);
	const early = view.phase === "lay";
	const free = table.intended.value === "" && table.busy.value === "";
	const open = free && early && view.options;
	const asks = open || (free && hopes(view, message.seat) && chooses(view));
	const asked = asks ? `${view.game} ${view.deal} ${view.phase} ${tricksWon(view)}` : "";
	const current = table.current.value;
	const [answered, setAnswered] = useState(""); // the question that was answered, if only by an error
	useEffect(() => {
		if (!asked || !current || table.advice.peek()) return;
		void hint(table).finally(() => setAnswered(asked));
	}, [asked, current]);
	const sees = open && seesPremiums(table, view);
	useEffect(() => {
		if (sees) settings.premiums.value ||= dealAt(table, view);
	}, [sees]);
	const advice = table.advice.value?.advice;
	const said = [
		...(view.phase === "play" ? inPlay(view, message.seat ?? 0, names, variant, Boolean(advice)) : []),
		...(advice && !early ? [counsel(view, advice, variant)] : []),
		...(open && advice ? [before(table, view, advice, variant)] : []),
	].filter(Boolean).join(" ");
	const ready = asked !== "" && (advice !== undefined || answered === asked);
	useTold(table, ready || (view.phase === "play" && !hopes(view, message.seat)) ? said : ""); // the rest later
	const best = open ? advice?.bids?.[0]?.best : undefined;
	const unchosen = best && table.chosen.value.size < cardsOf(best).length;
	return html`<section class="hint coach" aria-label=${t("coach.title")}>
		<header><h2>${t("coach.title")}</h2><${Button} plain onclick=${leave} say=${t("coach.off")} /></header>
		<p aria-busy=${asked !== "" && !ready}>
			${signs(table.thinking.value ? `${said} ${t("coach.thinking")}` : said)}
		</p>
		${unchosen
			? html`<div class="proposed"><span class="act">${minis(best)}</span><${Button} chief onclick=${() => table.heed()}
					say=${t("page.hint.choose")} /></div>`
			: null}
	</section>`;
}
