// Describes a table in sentences for people who listen: in order, completely, and
// with nothing that a View does not show.

import { has, list, number, t } from "../base/phrase.js";
import {
	bidOf, bySuit, byWorth, cardsOf, hands, jokerOf, lossOf, rankOf, sameDeal, sorted, suitAs, suitOf, trick, tricksWon,
	trumpSoFar, winner, worthOf,
} from "../base/view.js";
import { whenOf } from "../parts/mistakes.js";
import { equal, facts } from "../parts/reason.js";
import { lossLine } from "../parts/reportsummary.js";
import { bidText, endings, keeping, nextTrump, offerName, trumpName, verdicts, victory } from "../parts/sheet.js";
import { words } from "./chat.js";
import { choicesOf } from "./commands.js";
import { asks } from "./question.js";
/** @import { Advice, Message, Report, Settings, Variant, View } from "../base/types.js" */
/** @import { Played } from "../base/view.js" */
/** @import { Moment } from "./commands.js" */

/**
 * What sentences about a position describe, and the style.
 * @typedef {object} Sight
 * @property {View} view
 * @property {string[]} names by seat
 * @property {number} me one's seat; -1 for who watches
 * @property {Variant | undefined} rules the fields of the variant, as far as they are known
 * @property {boolean} short whether cards have short names
 */

/**
 * The same at a table: a message with a View of a deal.
 * @typedef {Sight & {message: Message, settings: Partial<Settings>}} Scene settings: the table's
 */

/** @param {boolean} b */
const yes = (b) => (b ? "yes" : "no");

/** @param {string} rank */
const rankName = (rank) => (has(`rank.name.${rank}`) ? t(`rank.name.${rank}`) : rank);

const signs = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });

/**
 * How to name cards: by short or long names, and in which View; the joker may stand for a card there.
 * @typedef {{short: boolean, view?: View}} Manner
 */

/** The name of a card. @param {string} card @param {Manner} s @returns {string} */
export function cardName(card, { short, view }) {
	if (card === "joker") return t("joker");
	if (card === jokerOf(view)) return t("joker.as", { card: cardName(card, { short }) });
	const [rank, suit] = [rankOf(card), suitOf(card)];
	if (short) return (has(`rank.${rank}`) ? t(`rank.${rank}`) : rank) + signs[suit];
	return t("card.spoken", { rank: rankName(rank), suit: t(`suit.${suit}`) });
}

/** @param {string[]} cards @param {Manner} s */
export const each = (cards, s) => cards.map((c) => cardName(c, s)).join(", ");

/** Cards suit by suit: "clubs: ace, king; hearts: 9". @param {string[]} cards @param {Manner} s */
export function bySuits(cards, s) {
	if (s.short) return cards.map((c) => cardName(c, s)).join(" ");
	/** @param {string[]} suit */
	const told = (suit) => {
		const kind = suitAs(suit[0] ?? "", s.view?.trump);
		const ranks = suit.map((c) => (kind === "nines" ? t(`suit.${suitOf(c)}`) : rankName(rankOf(c))));
		return `${trumpName(kind)}: ${ranks.join(", ")}`;
	};
	return bySuit(cards, s.view?.trump).map(told).join("; ");
}

/** An act in words. @param {string} act @param {Sight} s */
export function actName(act, s) {
	const [verb = "", ...rest] = act.split(" ");
	if (verb === "lay") return t("act.lay", { cards: each(rest, s), bid: bidText(bidOf(rest, worths(s)), s.rules) });
	if (verb === "name") return t("act.name", { trump: trumpName(rest[0]) });
	return verb === "play" ? each(rest, s) : offerName(act);
}

/** @param {Sight} s @returns {string} */
const worths = (s) => s.view.options?.worth ?? s.rules?.worth ?? "";

/** @param {Sight} s */
const seatsOf = (s) => Array.from({ length: hands(s.view) }, (_, i) => i);

/** The open hand of another seat, if it is open. @param {View | undefined} v @param {number} seat */
const openHand = (v, seat) => v?.shown?.[seat]?.hand;

/**
 * The cards of a hand in the order of the screen.
 * @param {Sight} s @param {number} seat
 */
const handOf = (s, seat) =>
	sorted(cardsOf(seat === s.me ? s.view.hand : openHand(s.view, seat)), byWorth, s.view.trump);

/** The cards of the hand that has to decide. @param {Sight} s */
export const handInTurn = (s) => handOf(s, s.view.options?.seat ?? s.me);

/** @param {Sight} s */
export function handLines(s) {
	const v = s.view;
	const lines = v.hand === undefined ? [] : [t("plain.hand", { cards: bySuits(handOf(s, s.me), s) })];
	const joker = jokerOf(v);
	if (cardsOf(v.hand).includes(joker)) lines.push(t("plain.joker", { card: cardName(joker, { short: s.short }) }));
	return [...lines, ...keeping(v, s.rules), ...openLines(s, undefined)];
}

/** Other seats' hands that have just been exposed. @param {Sight} s @param {View | undefined} before */
function openLines(s, before) {
	if (s.view.phase === "over") return [];
	const opened = seatsOf(s).filter((i) => i !== s.me && openHand(s.view, i) && !openHand(before, i));
	return opened.map((i) => t("plain.open", { name: s.names[i], cards: bySuits(handOf(s, i), s) }));
}

/**
 * Bid-cards that have just been exposed; the viewer's own for a premium.
 * @param {Sight} s @param {View | undefined} before
 */
function exposedLines(s, before) {
	return seatsOf(s).flatMap((i) => {
		const own = i === s.me;
		const aside = own ? (s.view.premium?.[i] ? s.view.aside : "") : s.view.shown?.[i]?.aside;
		const was = own ? (before?.premium?.[i] ? before.aside : "") : before?.shown?.[i]?.aside;
		return aside && !was ? [exposedLine(s, i, aside)] : [];
	});
}

/** @param {Sight} s @param {number} i the seat @param {string} aside */
const exposedLine = (s, i, aside) =>
	t("plain.exposed", { name: s.names[i], you: yes(i === s.me), cards: each(cardsOf(aside), s) });

/** What the viewer has laid aside. @param {Sight} s @param {string[]} cards */
const laidLine = (s, cards) => t("plain.laid", { cards: each(cards, s), bid: bidText(s.view.bid ?? 0, s.rules) });

/** @param {Sight} s @param {boolean} why */
function trumpLine(s, why) {
	const { turnup } = s.view;
	const trump = trumpSoFar(s.view);
	const kind = !trump ? "unnamed" : trump === "none" ? "none" : "suit";
	const text = t("plain.trump", { kind, trump: trumpName(trump) });
	const reason = why && !turnup ? trumpReason(s) : "";
	return reason ? `${text.replace(/\.$/, "")} (${reason}).` : text;
}

/** Why this deal's trump is what it is, in a few words. @param {Sight} s */
function trumpReason(s) {
	const why = s.view.why;
	if (!s.view.trump && trumpSoFar(s.view)) return t("why.stay");
	if (!s.view.trump && why?.trump !== "stays") return "";
	if (why?.trump === "named") return t("why.named", { name: s.names[why.by ?? 0], you: yes(why.by === s.me) });
	if (why?.trump === "success") return t("why.success", { n: why.made ?? 0 });
	return why?.trump && has(`why.${why.trump}`) ? t(`why.${why.trump}`) : "";
}

/** @param {Sight} s */
function vulnerableLines(s) {
	const seats = s.view.vulnerable ?? [];
	if (!seats.length || !s.rules?.score?.vulnerable) return [];
	return [t("plain.vulnerable", {
			names: seats.map((i) => s.names[i]).join(", "),
			both: yes(seats.length > 1),
			n: s.rules.score.vulnerable,
		})];
}

/** What bid-cards are worth. @param {Sight} s */
export function worthLines(s) {
	const by = worthOf(worths(s));
	const words = [...byWorth].filter((k) => k in by).map((k) => `${t(`suit.${k}`)} ${by[k]}`);
	return words.length ? [t("plain.worth", { worth: words.join(", ") })] : [];
}

/** The start of a deal, or its state when the viewer comes back. @param {Sight} s @param {boolean} on */
export function beginning(s, on) {
	const v = s.view;
	const games = s.rules?.rubber?.games ?? 0;
	const all = { games: games > 1 ? games : 0, deals: s.rules?.game?.deals ?? 0 };
	const where = { game: v.game + 1, deal: v.deal + 1 };
	const inTrick = v.phase === "play" ? tricksWon(v) + 1 : 0;
	const first = on
		? t("plain.resume", { ...where, trick: inTrick, won: v.won?.[s.me] ?? 0 })
		: t("plain.deal", { ...where, ...all, dealer: s.names[v.dealer ?? 0], you: yes(v.dealer === s.me) });
	if (v.phase === "over") return [first];
	const early = s.rules && !s.rules.order.includes("lay") ? worthLines(s) : [];
	return [first, ...vulnerableLines(s), ...early, ...lies(s)];
}

/** The table in the middle of a deal. @param {Sight} s */
export function lies(s) {
	const v = s.view;
	const lines = [trumpLine(s, true)];
	if (v.turnup) lines.push(t("plain.turnup", { card: cardName(v.turnup, { short: s.short }) }));
	if (v.phase === "play") lines.push(...holderLines(s, undefined), ...exposedLines(s, undefined));
	if (v.phase !== "over") lines.push(...handLines(s));
	return v.trick?.length ? [...lines, ...trickLines(s, tricksWon(v))] : lines;
}

/** Who has just got a premium. @param {Sight} s @param {View | undefined} before */
function holderLines(s, before) {
	const { premium = [], why } = s.view;
	return seatsOf(s).filter((i) => premium[i] && !before?.premium?.[i]).flatMap((i) => {
		const who = { name: s.names[i], you: yes(i === s.me) };
		const lines = [t("plain.holds", { ...who, offer: offerName(premium[i] ?? "") })];
		if (why?.premium) lines.push(t("why.holds", { ...who, why: why.premium === "place" ? "near" : "level" }));
		return lines;
	});
}

/** @param {Sight} s */
export const tally = (s) => seatsOf(s).map((i) => `${s.names[i]}: ${s.view.won?.[i] ?? 0}`).join(", ");

/** A trick, and its winner if it is complete. @param {Sight} s @param {number} n from 0 */
export function trickLines(s, n) {
	const v = s.view;
	if (n < 0 || v.phase === "lay" || v.phase === "offer" || v.phase === "name") return [t("last.none")];
	const cards = trick(v, n);
	if (cards.length === 0) return [t(n === 0 || n === tricksWon(v) ? "plain.empty" : "last.none")];
	const lines = cards.map(({ seat, card }) => t("plain.plays", { name: s.names[seat], card: cardName(card, s) }));
	const won = n < tricksWon(v) ? winner(v, n) : -1;
	return won < 0 ? lines : [...lines, wonLine(s, cards, won)];
}

/** @param {Sight} s @param {Played[]} cards @param {number} seat */
function wonLine(s, cards, seat) {
	const card = cardName(cards.find((c) => c.seat === seat)?.card ?? "", s);
	return t("plain.won", { name: s.names[seat], you: yes(seat === s.me), card, tally: tally(s) });
}

/** How many tricks each has won, and who else has shown void in what. @param {Sight} s */
export function tricksLines(s) {
	const out = seatsOf(s).filter((i) => i !== s.me && s.view.void?.[i]);
	/** @param {number} i */
	const suits = (i) => list(cardsOf(s.view.void?.[i]).map(trumpName));
	const voids = out.map((i) => t("page.speech.void", { name: s.names[i], suits: suits(i) }));
	return [t("plain.tally", { tally: tally(s) }), ...voids];
}

/** What each has bid, offered and won, and which cards are open. @param {Sight} s */
export function bidsLines(s) {
	const v = s.view;
	const lays = s.rules?.order?.includes("lay") ?? true;
	const lines = seatsOf(s).map((i) => {
		const known = i === s.me ? v.bid : v.shown?.[i]?.bid;
		const laid = !lays || v.held?.[i] !== s.rules?.hand;
		const bid = known !== undefined ? bidText(known, s.rules) : laid ? "hidden" : "none";
		const offer = v.premium?.[i] || v.offers?.[i];
		return t("plain.bid", { name: s.names[i], bid, won: v.won?.[i] ?? 0, offer: offer ? offerName(offer) : "none" });
	});
	if (v.aside && !v.premium?.[s.me]) lines.push(laidLine(s, cardsOf(v.aside)));
	lines.push(...keeping(v, s.rules));
	return [...lines, ...holderLines(s, undefined), ...exposedLines(s, undefined), trumpLine(s, false)];
}

/** The state of the match. @param {Sight} s */
export function standing(s) {
	const v = s.view;
	const each = (/** @type {number[]} */ points) => points.map((n, i) => `${s.names[i]}: ${number(n)}`).join(", ");
	const lines = [
		t("page.speech.where", { game: v.game + 1, deal: v.deal + 1 }),
		t("plain.totals", { totals: each(v.totals) }),
	];
	const game = s.rules?.game;
	if (game?.target) lines.push(t("score.target", { n: game.target }));
	else if (game?.deals) lines.push(t("score.deals", { n: game.deals }));
	const earlier = v.wins.some((n) => n > 0) || v.sum.some((n) => n !== 0);
	if (earlier) lines.push(t("page.speech.sums", { sums: each(v.sum), wins: each(v.wins) }));
	return [...lines, ...vulnerableLines(s)];
}

/**
 * The score of a deal, a sentence for each hand, and its consequences.
 * @param {Scene} s @param {View} [before] which bid-cards were open already
 */
export function account(s, before) {
	const v = s.view;
	const { parts, points } = v;
	if (!parts || !points) return [];
	const lines = points.map((deal, i) => {
		const known = i === s.me ? v.bid : v.shown?.[i]?.bid;
		return t("plain.score", {
			name: s.names[i],
			bid: known === undefined ? "hidden" : bidText(known, s.rules),
			won: v.won?.[i] ?? 0,
			result: t(v.made?.[i] ? "made.short" : "failed.short"),
			tricks: parts.tricks[i] ?? 0,
			contract: parts.contract[i] ?? 0,
			premium: parts.premium?.[i] ?? 0,
			vulnerable: parts.vulnerable?.[i] ?? 0,
			deal,
			total: v.totals[i] ?? 0,
		});
	});
	const laid = seatsOf(s).flatMap((i) => {
		const aside = i === s.me || before?.shown?.[i]?.aside ? "" : v.shown?.[i]?.aside;
		return aside ? [exposedLine(s, i, aside)] : [];
	});
	const next = nextTrump(v);
	const ends = endings(v, s.names, s.me).map(([text]) => text);
	return [...lines, ...laid, ...verdicts(v, s.names, s.rules, s.me), ...ends, ...(next ? [next] : []), ...won(s)];
}

/** Who won the match, if it has ended and the View does not say so. @param {Scene} s */
function won(s) {
	const { winners, stage } = s.message.table;
	if (stage !== "waiting" || (s.view.end?.winners.length ?? 0) > 0) return [];
	return [victory(winners, s.names, s.me, s.settings)].filter(Boolean);
}

/** The options, each with its number. @param {Sight} s @param {Moment} now */
export function listed(s, now) {
	const cards = now.list.map((c, i) => `${i + 1}: ${cardName(c, s)}`);
	const choices = choicesOf(s.view.options, now.offer).map((c) => {
		if (now.offer) return c.key;
		return `${c.key}: ${c.act.startsWith("name ") ? trumpName(c.act.slice(5)) : offerLabel(c.act, s)}`;
	});
	return [...cards, ...choices].join(", ");
}

/** An offer and its worth. @param {string} offer @param {Sight} s */
function offerLabel(offer, s) {
	if (offer === "pass") return t(s.view.offers?.[s.me] ? "menu.stay" : "menu.pass");
	const level = offer.startsWith("declare") ? "declare" : "reveal";
	return t(`menu.${level}`, { points: s.rules?.offers?.[level] ?? "?" });
}

/**
 * Asks for confirmation of a premium: its worth, what it exposes, and the cost of failure.
 * @param {Sight} s @param {string} offer
 */
function sureText(s, offer) {
	const [level = "", n] = offer.split(" ");
	const offers = s.rules?.offers;
	const open = level === "reveal" ? (n ? "both" : "all") : n ? "number" : "bid";
	const loss = lossOf(s.rules);
	const points = offers?.[level === "declare" ? "declare" : "reveal"] ?? "?";
	return t("plain.sure", { level, points, open, said: Number(n ?? 0), loss });
}

/**
 * The decision to make, and its options; nothing if it is not the viewer's turn.
 * @param {Scene} s @param {Moment} now @returns {string[]}
 */
export function question(s, now) {
	const { table } = s.message;
	const v = s.view;
	const chair = table.chairs[s.me];
	if (chair?.away) return [t("page.speech.standin", { command: t("page.cmd.back") })];
	if (table.paused) return [t("page.speech.paused", { command: t("page.cmd.resume") })];
	const o = v.options;
	if (o) {
		if (now.sure) return [sureText(s, now.sure)];
		if (now.offer) return [t("ask.number"), listed(s, now)];
		const asked = [asks(v, s.names, false), ...(o.kind === "lay" ? worthLines(s) : [])];
		const few = now.list.length === 1 || now.list.length < now.hand.length;
		const choice = o.kind === "offer" || o.kind === "name" || (o.kind === "play" && (now.dummy || few));
		return choice ? [...asked, listed(s, now)] : asked;
	}
	if (!chair) return [];
	if (table.stage === "between") return [chair.ready ? t("page.waiting.others") : t("plain.next")];
	const ended = v.phase === "over" && table.stage === "waiting" && !chair.ready;
	if (!ended) return [];
	if (s.settings.from) return [t("whatif.over")];
	return [s.settings.day ? t("daily.over") : t("page.speech.over", { quit: t("cmd.quit") })];
}

/** Who sits where, and what the table is waiting for. @param {Message} m @param {string[]} names */
export function company(m, names) {
	const { chairs, stage } = m.table;
	const lines = chairs.map((c, i) => {
		const marks = [
			c.bot && !names[i]?.includes(t("page.bot")) ? t("page.bot") : "",
			c.away ? t("page.away") : "",
			c.player && c.ready && stage !== "playing" ? t("seat.ready") : "",
		];
		const who = c.player || c.bot ? [names[i] ?? "", ...marks.filter(Boolean)].join(", ") : t("page.chair.empty");
		return t("page.speech.seat", { n: i + 1, who });
	});
	const awaited = m.view?.turn.filter((i) => i !== m.seat) ?? [];
	if (stage === "playing" && awaited.length) {
		return [...lines, t("ask.wait", { names: list(awaited.map((i) => names[i] ?? "")) })];
	}
	if (stage !== "waiting") return lines;
	if (m.seat === undefined) return [...lines, t("page.speech.watching", { sit: t("page.cmd.sit") })];
	if (!chairs[m.seat]?.ready) return [...lines, t("page.speech.waiting", { ready: t("page.cmd.ready") })];
	const others = chairs.flatMap((c, i) => (c.player && !c.ready ? [names[i] ?? ""] : []));
	return [...lines, others.length ? t("ask.wait", { names: list(others) }) : t("page.waiting.friends")];
}

/** What a computer player said after what happened. @param {Message} m */
export const remark = ({ said }) => (said ? [t("page.speech.said", { name: said.name, text: words(said) })] : []);

/** What happened among the people at the table. @param {Message} m @param {string[]} names @returns {string[]} */
export function news(m, names) {
	const { event: e, table } = m;
	const seat = e.seat ?? -1;
	const own = seat >= 0 && seat === m.seat;
	const name = e.name ?? names[seat] ?? "";
	const running = table.stage !== "waiting";
	const free = t("page.speech.stands", { n: seat + 1 });
	const isAway = own ? [] : [t("page.speech.isaway", { name })];
	switch (e.do) {
		case "chat":
			return own ? [] : [t("page.speech.said", { name, text: words({ ...e, text: e.text ?? "" }) })];
		case "sit":
		case "bot": {
			if (own) return company(m, names);
			const taken = table.chairs[seat]?.player || table.chairs[seat]?.bot;
			return [taken ? t("page.speech.sits", { name: names[seat], n: seat + 1 }) : free];
		}
		case "remove":
			return [free];
		case "stand":
			if (running) return isAway;
			return own ? company(m, names) : [free];
		case "unready":
			return [t("page.speech.unready", { name, you: yes(own) })];
		case "ready":
			if (own) return running ? [] : [t("page.speech.ready", { no: t("cmd.no") })];
			return table.stage === "playing" ? [] : [t("page.speech.isready", { name })];
		case "away":
			return isAway;
		case "back":
			return [own ? t("page.speech.isback.you") : t("page.speech.isback", { name })];
		case "claim":
			return [t("page.speech.claims", { name, you: yes(own) })];
		case "resume":
			if (e.done) return [t("page.speech.resumed")];
			return [own ? t("page.waiting.others") : t("page.speech.isready", { name })];
		case "ask":
		case "answer":
			return consent(m, names, name, own);
		default:
			return [];
	}
}

/** The outcome of a proposal. @param {Message} m @param {string[]} names @param {string} name @param {boolean} own */
function consent(m, names, name, own) {
	const { event: e, table } = m;
	if (e.done) return table.cut ? [t("page.speech.abandoned")] : [];
	if (e.do !== "answer") return proposal(m, names);
	if (!e.on) return [t("page.speech.refused", { name, you: yes(own) })];
	return own ? [] : [t("page.speech.agreed", { name })];
}

/** A proposal, and how to answer it. @param {Message} m @param {string[]} names */
export function proposal(m, names) {
	const p = m.table.ask;
	if (!p) return [];
	const lines = [t(`page.proposes.${p.what}`, { name: names[p.by], you: yes(p.by === m.seat) })];
	const mine = m.seat !== undefined && !p.yes.includes(m.seat);
	return mine ? [...lines, t("page.speech.answer", { yes: t("page.cmd.agree"), no: t("cmd.no") })] : lines;
}

/** The proposal that has just been carried out; "" if there is none. @param {Message} a @param {Message} b */
function takenBack(a, b) {
	if (!b.event.done || (b.event.do !== "ask" && b.event.do !== "answer")) return "";
	const what = b.event.do === "ask" ? b.event.text : a.table.ask?.what;
	return what === "undo" || what === "replay" ? what : "";
}

/**
 * What happened in the deal between one message and the next.
 * @param {Message} a @param {Scene} s of the next @param {string} own what one has just typed, and need not be told
 */
export function happened(a, s, own) {
	const [u, v, b] = [a.view, s.view, s.message];
	const back = takenBack(a, b);
	if (back && b.event.keep && b.event.seat !== s.me) {
		return [t("page.speech.rethinks", { name: s.names[b.event.seat ?? -1] ?? "" })];
	}
	if (back) return [t(back === "undo" ? "plain.undone" : "plain.restarted"), ...lies(s)];
	if (v.phase === undefined) return [];
	if (!u || u.phase === undefined || !sameDeal(u, v) || a.table.match !== b.table.match) return beginning(s, false);
	const lines = [...offered(u, s, own), ...named(u, s, own)];
	if (v.aside && !u.aside && v.phase !== "over") lines.push(laidLine(s, sorted(cardsOf(v.aside), byWorth)));
	if (v.phase !== "over") lines.push(...holderLines(s, u), ...exposedLines(s, u), ...openLines(s, u));
	lines.push(...played(u, s, own));
	return v.phase === "over" && u.phase !== "over" ? [...lines, ...account(s, u)] : lines;
}

/** @param {View} u @param {Sight} s @param {string} own */
function offered(u, s, own) {
	const v = s.view;
	return seatsOf(s).flatMap((i) => {
		const offer = v.offers?.[i];
		if (!offer || offer === u.offers?.[i] || (i === s.me && offer === own)) return [];
		return [t("plain.says", { name: s.names[i], offer: offerName(offer) })];
	});
}

/** @param {View} u @param {Sight} s @param {string} own */
function named(u, s, own) {
	const { trump, why } = s.view;
	if (!trump || trump === u.trump) return [];
	if (why?.trump !== "named") return [trumpLine(s, true)];
	if (why.by === s.me && own === `name ${trump}`) return [];
	return [t("plain.names", { name: s.names[why.by ?? 0], you: yes(why.by === s.me), trump: trumpName(trump) })];
}

/** The cards played, and who won tricks with them. @param {View} u @param {Sight} s @param {string} own */
function played(u, s, own) {
	const v = s.view;
	/** @type {string[]} */
	const lines = [];
	const done = tricksWon(v);
	for (let n = tricksWon(u); n <= done && n < (v.leads?.length ?? 0); n++) {
		const cards = trick(v, n);
		const before = new Set(cards.filter(({ seat, card }) => cardsOf(u.played?.[seat])[n] === card).map((c) => c.card));
		for (const { seat, card } of cards) {
			if (before.has(card) || own === `play ${card}`) continue;
			lines.push(t("plain.plays", { name: s.names[seat], card: cardName(card, s) }));
		}
		if (n < done) lines.push(wonLine(s, cards, winner(v, n)));
	}
	return lines;
}

/**
 * What a seat lost in a deal, and where, the worst first.
 * @param {Report} report @param {number} seat @param {Sight} s
 */
export function reportLines({ deals: [deal] }, seat, s) {
	const lost = deal?.accounts[seat]?.lost;
	if (!deal || !lost) return [t("page.report.none")];
	const lines = deal.mistakes.filter((m) => m.seat === seat).map((m) => {
		const said = t("page.report.instead", { act: actName(m.act, s), better: actName(m.better, s) });
		return `${whenOf(m)}: ${said}. ${facts(m.why).join(" ")}`.trim();
	});
	return [`${lossLine(lost, "", true)}.`, ...lines];
}

/** Advice in words. @param {Advice} advice @param {Sight} s */
export function advised(advice, s) {
	const [best] = advice.choices;
	const second = equal(advice);
	const o = s.view.options;
	let bid = "none";
	if (o?.kind === "lay") bid = bidText(bidOf(advice.act.split(" ").slice(1), worths(s)), s.rules);
	else if (o?.kind === "play" && s.view.bid !== undefined) bid = bidText(s.view.bid, s.rules);
	const points = Math.round(best?.points ?? 0);
	return t("plain.hint", {
		act: actName(advice.act, s),
		reason: t(advice.choices.length === 1 ? "reason.forced"
			: advice.player === "expert" ? "reason.learnt" : "reason.reckoned"),
		chance: Math.round(100 * (best?.chance ?? 0)),
		bid,
		points: (points > 0 ? "+" : "") + number(points),
		two: yes(second !== undefined),
		second: second ? actName(second.act, s) : "",
	});
}
