// A table as a View shows it: the hands around it, the trick and the trump, from any seat. Nothing here
// can be clicked except words that explain themselves.

import { Card, Joker, minis, spoken } from "../base/card.js";
import { html, useLayoutEffect, useRef } from "../base/html.js";
import { leaderOf, newLeader, totalsBefore } from "../base/lead.js";
import { list, number, t } from "../base/phrase.js";
import { around, bySuit, byWorth, cardsOf, dummyOf, hands, sorted, suitOf, trumpSoFar } from "../base/view.js";
import { Pennant } from "../parts/celebration.js";
import { aboutBot, kindOf } from "../parts/chairs.js";
import { Word } from "../parts/glossary.js";
import { PlayerName } from "../parts/player.js";
import { Sign, bidText, heldName, offerName, tricksOf, trumpName } from "../parts/sheet.js";
import { Bubble } from "./chat.js";
/** @import { Chair, Said, Variant, View } from "../base/types.js" */
/** @import { Full, Played } from "../base/view.js" */

/** The positions of the seats, by their number: the viewer first, then clockwise. */
const places = /** @type {Record<number, string[]>} */ ({
	2: ["south", "north"],
	3: ["south", "west", "east"],
	4: ["south", "west", "north", "east"],
	5: ["south", "west", "northwest", "northeast", "east"],
});

/** The place of each seat, by seat. @param {number} n @param {number} me @returns {string[]} */
export function placesOf(n, me) {
	/** @type {string[]} */
	const by = [];
	around(n, me).forEach((seat, i) => (by[seat] = places[n]?.[i] ?? "north"));
	return by;
}

/**
 * The felt with everything except the viewer's own hand. A seat drawn elsewhere is left out.
 * @param {{view: View, variant?: Variant, names: string[], me: number, elsewhere?: number, laid?: boolean,
 *   full?: Full | null, pending?: string | null, unsent?: boolean, chairs?: Chair[], now?: number,
 *   said?: Map<number, Said> | undefined,
 *   played?: {seat: number, hand: any} | null, over?: "" | "covered" | "sheeted", onhurry?: () => void,
 *   aloud?: boolean, children?: any}} props
 *   said: new messages, by seat; unsent: the pending card waits to be sent;
 *   played: an open hand that the viewer plays, and its drawing; over: how children cover the felt:
 *   sheeted means with the sheet of a deal; aloud: screen readers announce each card played
 */
export function Felt(props) {
	const { view, names, me, variant, elsewhere, laid = true, full = null, pending = null, unsent = false } = props;
	const { chairs, now = 0, played = null, said, over = "", onhurry, aloud = false, children } = props;
	const n = hands(view);
	const where = placesOf(n, me);
	const cards = full ? full.cards : view.trick ?? [];
	const taking = full ? full.winner : pending ? -1 : (view.taking ?? -1);
	const lying = pending && !full ? [...cards, { seat: view.options?.seat ?? me, card: pending }] : cards;
	return html`<div class=${`felt hands-${n} ${over}`} onclick=${onhurry}>
		<${Cloth} trump=${trumpSoFar(view)} />
		${around(n, me).filter((seat) => seat !== elsewhere).map(
			(seat) => html`<${Seat}
				key=${seat} view=${view} variant=${variant} seat=${seat} name=${names[seat] ?? ""} names=${names}
				place=${where[seat]} own=${seat === me} chair=${chairs?.[seat]} now=${now} open=${shownHand(view, seat)}
				winner=${full?.winner === seat} laid=${laid} said=${said?.get(seat)}
				hand=${seat === played?.seat ? played.hand : undefined}
			/>`,
		)}
		<${Trick} cards=${lying} pending=${pending && !full && unsent ? pending : ""} where=${where} winner=${taking}
			gone=${full?.gone ?? false} names=${names} aloud=${aloud} />
		<${Ground} view=${view} variant=${variant} names=${names} me=${me} />
		${children}
	</div>`;
}

/** The hand of another seat, if it is face up. @param {View} view @param {number} seat */
const shownHand = (view, seat) => (view.shown?.[seat]?.hand !== undefined ? cardsOf(view.shown[seat]?.hand) : null);

/**
 * The origin of the trump, and the holders of premiums.
 * @param {View} view @param {string[]} names @param {number} me @returns {string[]}
 */
function reasons(view, names, me) {
	const { why } = view;
	const you = (/** @type {number | undefined} */ seat) => (seat === me && view.seat !== undefined ? "yes" : "no");
	const said = view.trump === undefined && trumpSoFar(view) ? [t("why.stay")] : [];
	if (why?.trump && view.trump) {
		const card = view.turnup && view.turnup !== "joker" ? spoken(view.turnup) : t("joker");
		said.push(t(`why.${why.trump}`, { n: why.made, card, name: names[why.by ?? -1] ?? "", you: you(why.by) }));
	}
	const holder = view.premium?.findIndex((p) => p !== "") ?? -1;
	if (why?.premium && holder >= 0) {
		const how = why.premium === "place" ? "near" : "level";
		said.push(t("why.holds", { name: names[holder] ?? "", you: you(holder), why: how }));
	}
	if (why?.behind) said.push(t("why.behind", { name: names[holder] ?? "", you: you(holder), n: why.behind }));
	return said;
}

/**
 * The cost of failing, if one of two players is vulnerable.
 * @param {View} view @param {Variant | undefined} variant @param {string[]} names @param {number} me
 */
function atRisk(view, variant, names, me) {
	const [seat, ...others] = view.vulnerable ?? [];
	const n = variant?.score.vulnerable;
	if (view.seat === undefined || seat === undefined || others.length || !n) return [];
	return [t("why.vulnerable", { you: seat === me ? "yes" : "no", name: names[seat] ?? "", n })];
}

/** The trump, large in the middle of a wide table; without trump the suits are equal. @param {{trump: string}} props */
const Cloth = ({ trump }) => html`<div class="cloth" data-trump=${trump} aria-hidden="true">
	${(trump === "none" ? [..."CHSD"] : [trump]).map((suit) => html`<${Sign} key=${suit} trump=${suit} />`)}
</div>`;

/** The trump, and the turned-up card. @param {{view: View, variant?: Variant, names: string[], me: number}} props */
function Ground({ view, variant, names, me }) {
	if (view.phase === undefined) return null;
	const said = [...reasons(view, names, me), ...atRisk(view, variant, names, me)];
	return html`<div class="ground">
		<div>
			<${Trump} trump=${trumpSoFar(view)} explains />
			${said.map((r) => html`<p key=${r} class="reason small">${r}</p>`)}
		</div>
		${view.turnup
			? html`<div class="turnup">
					<${Joker.Provider} value=""><${Card} card=${view.turnup} size="mini" /><//>
					<span class="small">${t("turnup")}</span>
				</div>`
			: null}
	</div>`;
}

/**
 * A badge that shows the trump.
 * @param {{trump: string, unsure?: boolean, explains?: boolean}} props trump as in a View, "" while unknown;
 *   unsure: a player may still name another; explains: it is no part of a button, and explains itself
 */
export function Trump({ trump, unsure = false, explains = false }) {
	const name = html`<b>${trumpName(trump)}${unsure && trump ? "?" : ""}</b>`;
	return html`<p class="trump">
		<span class="small">${t("page.trump")}</span>
		${trump === "" ? html`<span class="sign none" aria-hidden="true">?</span>` : html`<${Sign} trump=${trump} />`}
		${explains ? html`<${Word} of=${trump === "none" ? "notrump" : "trump"}>${name}<//>` : name}
	</p>`;
}

/**
 * A hand on the felt: its player, its bid, the tricks it won, and its open cards.
 * @param {{view: View, variant?: Variant, seat: number, name: string, names?: string[], place: string | undefined,
 *   own: boolean, chair: Chair | undefined, now: number, open: string[] | null, winner: boolean, laid?: boolean,
 *   hand?: any, said?: Said | undefined}} props
 *   hand: drawn instead of open cards; laid: bids have been laid before this phase
 */
export function Seat(props) {
	const { view, variant, seat, name, names = [], place, own, chair, now, open, winner, laid = true, hand, said } = props;
	const held = view.held?.[seat] ?? 0;
	const thinks = view.due === undefined ? view.turn.includes(seat) : view.due === seat;
	const mine = own && view.seat !== undefined; // spectators have no hand elsewhere
	const bid = mine ? view.bid : view.shown?.[seat]?.bid;
	const aside = mine ? undefined : view.shown?.[seat]?.aside;
	const kind = kindOf(chair);
	const byMe = view.control === view.seat ? "yes" : "no";
	const state = `${thinks ? "thinks" : ""} ${winner ? "winner" : ""} ${own ? "own" : ""}`;
	return html`<section class=${`seat ${place} ${state}`} data-seat=${seat} aria-label=${name}>
		<div class="nameplate">
			<h2>
				<${PlayerName} player=${chair?.player} name=${name} />
				${kind ? html`<${Word} class="level" say=${aboutBot(chair)}>${kind}<//>` : null}
				${view.totals[seat] === undefined
					? null
					: html`<span class="points" title=${t("page.points")}>
							${number(view.totals[seat])}<span class="unseen"> ${t("page.points")}</span>
						</span>`}
				<${Leads} view=${view} seat=${seat} />
				${view.dealer === seat
					? html`<${Word} of="dealer" class="badge">
							${t("page.dealer.short")}<span class="unseen"> ${t("dealer")}</span>
						<//>`
					: null}
				${thinks && !mine ? html`<span class="unseen">${t("seat.thinks")}</span>` : null}
				${chair?.ready && view.phase === "over" ? html`<span class="small soft">${t("seat.ready")}</span>` : null}
			</h2>
			<p class="tally">
				${view.phase === undefined
					? null
					: html`<${Tally} view=${view} variant=${variant} seat=${seat} bid=${bid}
							laid=${view.phase === "lay" ? !view.turn.includes(seat) : laid} />`}
				<${Premium} view=${view} seat=${seat} variant=${variant} />
				${view.vulnerable?.includes(seat)
					? html`<${Word} of="vulnerable" class="badge" variant=${variant}>${t("vulnerable")}<//>`
					: null}
				${view.control !== undefined && seat === dummyOf(view)
					? html`<span>${t("dummy.by", { name: names[view.control] ?? "", you: byMe })}</span>`
					: null}
				${chair?.away ? html`<span class="badge">${t("page.away")}</span>` : null}
				<${Time} chair=${chair} now=${now} />
			</p>
			${view.phase === "play" ? html`<${Voids} suits=${cardsOf(view.void?.[seat])} />` : null}
			${said ? html`<${Bubble} said=${said} />` : null}
		</div>
		${aside ? html`<div class="aside" aria-label=${t("page.aside")}>${minis(aside)}</div>` : null}
		${mine || open ? null : html`<${Backs} n=${held} />`}
		${mine || !open ? null : (hand ?? html`<${OpenHand} cards=${open} trump=${view.trump} />`)}
	</section>`;
}

/** The pennant of the seat in the lead. @param {{view: View, seat: number}} props */
function Leads({ view, seat }) {
	const leads = leaderOf(view.totals) === seat;
	const led = useRef(leads);
	const took = leads && !led.current && newLeader(view) === seat;
	led.current = leads;
	if (!leads) return null;
	const from = took ? `[data-seat="${leaderOf(totalsBefore(view))}"] .points` : undefined;
	return html`<${Word} class="leads" say=${t("page.leads.is")}>
		<${Pennant} from=${from} /><span class="unseen"> ${t("page.leads")}</span>
	<//>`;
}

/** The suits in which a seat has shown void. @param {{suits: string[]}} props */
function Voids({ suits }) {
	const named = { suits: list(suits.map(trumpName)) };
	return html`<p class="voids">
		${suits.length
			? html`<${Word} say=${t("page.void.is", named)}>
					<span class="unseen">${t("page.void", named)}</span>${suits.map((s) => html`<${Void} suit=${s} />`)}
				<//>`
			: null}
	</p>`;
}

/** An open hand, sorted by suit. @param {{cards: string[], trump: string | undefined}} props */
function OpenHand({ cards, trump }) {
	/** @param {string[]} suit */
	const together = (suit) => html`<span key=${suitOf(suit[0] ?? "")} class="same-suit">
		${suit.map((c) => html`<${Card} key=${c} card=${c} size="mini" />`)}
	</span>`;
	return html`<div class="open-hand">${bySuit(sorted(cards, byWorth, trump), trump).map(together)}</div>`;
}

/** Face-down cards. @param {{n: number}} props */
function Backs({ n }) {
	return html`<div class="backs" aria-label=${t("page.held", { n })} role="img" style=${{ "--n": Math.max(n, 1) }}>
		${Array.from({ length: n }, (_, i) => html`<${Card} key=${i} face="down" />`)}
	</div>`;
}

/**
 * The premium that a seat holds or offers, or its overcalled offer.
 * @param {{view: View, seat: number, variant: Variant | undefined}} props
 */
function Premium({ view, seat, variant }) {
	const premium = view.premium?.[seat] || "";
	if (premium) {
		const of = premium.startsWith("declare") ? "declare" : "reveal";
		return html`<${Word} of=${of} class="premium" variant=${variant}>${heldName(premium)}<//>`;
	}
	const beaten = view.why?.overcalled?.includes(seat) && view.phase !== "offer";
	const offer = offerName(view.offers?.[seat] ?? "declare");
	return html`${offered(view, seat)}
		${beaten ? html`<span class="beaten">${t("offer.beaten", { offer })}</span>` : null}`;
}

/**
 * A seat's bid and tricks.
 * @param {{view: View, variant: Variant | undefined, seat: number, bid: number | undefined, laid:
 * boolean}} props
 */
function Tally({ view, variant, seat, bid, laid }) {
	const won = view.won?.[seat] ?? 0;
	if (view.phase === "lay" || view.phase === "offer" || view.phase === "name") {
		if (bid !== undefined) return html`<span>${t("page.bid", { bid: bidText(bid, variant) })}</span>`;
		return laid ? html`<span>${t("page.laid")}</span>` : null;
	}
	if (bid === undefined) return html`<span class="score">${t("page.won", { won })}</span>`;
	const stands = view.contract?.[seat] || "short";
	return html`<span class=${`stand ${stands}`}>
		<${Marks} view=${view} variant=${variant} seat=${seat} bid=${bid} />
		<span class="score">${t("page.won.of", { won, bid: bidText(bid, variant) })}</span><${Mark} stands=${stands} />
	</span>`;
}

/**
 * A dot for each trick bid, filled once it is won; overtricks follow them.
 * @param {{view: View, variant: Variant | undefined, seat: number | undefined, bid: number | undefined}} props
 *   bid: undefined if it is not known
 */
export function Marks({ view, variant, seat = -1, bid: said }) {
	const won = view.won?.[seat] ?? 0;
	if (said === undefined || won + said === 0) return null;
	const all = said === 0 && view.contract?.[seat] !== "lost" && variant?.score.zeroOrAll; // it may win all
	const bid = all ? tricksOf(variant) : said;
	return html`<span class="dots" aria-hidden="true">
		${Array.from(
			{ length: Math.max(won, bid) },
			(_, i) => html`<i key=${i} class=${i >= bid ? "extra" : i < won ? "full" : ""}></i>`,
		)}
	</span>`;
}

/**
 * The state of a contract, drawn and for screen readers.
 * @param {{stands: "short" | "kept" | "lost" | "safe"}} props
 */
function Mark({ stands }) {
	const sign = stands === "lost" ? "✕" : "✓";
	return html`<span class="unseen">${t(`page.contract.${stands}`)}</span>
		${stands === "short" ? null : html`<b class="tells" aria-hidden="true">${sign}</b>`}`;
}

/** A seat's offer during the offers. @param {View} view @param {number} seat */
function offered(view, seat) {
	const offer = view.phase === "offer" ? view.offers?.[seat] : "";
	return offer ? html`<span>${offerName(offer)}</span>` : null;
}

/** @param {{suit: string}} props */
function Void({ suit }) {
	if (suit === "nines") return html`<span class="void">9</span>`;
	return html`<svg class=${`void suit-${suit}`} viewBox="0 0 100 100" aria-hidden="true">
		<use href=${`#pip-${suit}`} /><path d="M8 92 92 8" />
	</svg>`;
}

/** A seat's remaining time, if the table has a clock. @param {{chair: Chair | undefined, now: number}} props */
function Time({ chair, now }) {
	if (!chair || (chair.until === undefined && chair.bank === undefined)) return null;
	const left = Math.max(0, chair.until !== undefined ? chair.until - now : (chair.bank ?? 0));
	const short = left < 20_000 && chair.until !== undefined;
	return html`<span class=${`time ${short ? "short" : ""}`}>${duration(left)}</span>`;
}

/** @param {number} ms */
export function duration(ms) {
	const s = Math.ceil(ms / 1000);
	if (s >= 86_400) return t("page.days", { n: Math.floor(s / 86_400) });
	const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
	const [hours, minutes] = [Math.floor(s / 3600), Math.floor(s / 60)];
	return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

/**
 * The trick on the table. A played card flies in from its seat; its winner gathers a complete trick.
 * @param {{cards: Played[], pending: string, where: string[], winner: number, gone: boolean, names: string[],
 *   aloud: boolean}} props
 *   pending: a card that waits to be sent; aloud: screen readers announce each card
 */
function Trick({ cards, pending, where, winner, gone, names, aloud }) {
	const ref = useRef(/** @type {HTMLElement | null} */ (null));
	const seen = useRef(/** @type {Set<string>} */ (new Set()));
	useLayoutEffect(() => {
		const box = ref.current;
		if (!box) return;
		const now = new Set(cards.map((c) => `${c.seat} ${c.card}`));
		const moves = [];
		for (const el of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-of]"))) {
			const key = `${el.dataset.of} ${el.dataset.card}`;
			if (!seen.current.has(key)) moves.push(fly(el, origin(el)));
			if (gone) moves.push(leave(el, box.closest(".felt")?.querySelector(`[data-seat="${winner}"] .nameplate`)));
		}
		for (const move of moves) move?.(); // after all measuring
		seen.current = now;
	}, [cards.map((c) => `${c.seat}${c.card}`).join(), gone]);
	return html`<ol class="trick" ref=${ref} aria-label=${t("page.trick")} aria-live=${aloud ? "polite" : undefined}>
		${cards.map(
			({ seat, card }, i) => html`<li key=${`${seat} ${card}`}
				class=${`${where[seat]} ${seat === winner ? "best" : ""} ${card === pending ? "waits" : ""}`}
				data-of=${seat} data-card=${card} style=${{ "--i": i }}>
				<span class="unseen">${names[seat]}: </span><${Card} card=${card} />
				${card === pending ? html`<small class="later">${t("page.unsent.card")}</small>` : null}
			</li>`,
		)}
	</ol>`;
}

/** The elements from which a seat's cards may fly. */
const sources = ":is(.backs, .open-hand, .hand, .nameplate)";

/** The origin of a card: its place in the hand, or its seat. @param {HTMLElement} el */
function origin(el) {
	const was = lastSeen.get(el.dataset.card ?? "");
	if (was) return was;
	const seat = el.closest(".felt")?.querySelector(`[data-seat="${el.dataset.of}"] ${sources}`);
	return seat?.getBoundingClientRect();
}

/** The latest positions of clickable cards. */
export const lastSeen = /** @type {Map<string, DOMRect>} */ (new Map());

/** How long a card flies, in milliseconds; 0 for people who prefer no motion. @param {Element} el */
const moving = (el) => parseFloat(getComputedStyle(el).getPropertyValue("--move")) || 0;

/** Makes a card fly in. @param {HTMLElement} el @param {DOMRect | undefined} from */
function fly(el, from) {
	const ms = moving(el);
	if (!from || !ms || !el.animate) return undefined;
	const to = el.getBoundingClientRect();
	const x = from.left + from.width / 2 - (to.left + to.width / 2);
	const y = from.top + from.height / 2 - (to.top + to.height / 2);
	const small = Math.min(1, from.width / to.width || 1);
	const way = [{ transform: `translate(${x}px, ${y}px) scale(${small})` }, { transform: "none" }];
	return () => el.animate(way, { duration: ms, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
}

/** Makes a card fly to the winner. @param {HTMLElement} el @param {Element | null | undefined} to */
function leave(el, to) {
	const ms = moving(el);
	if (!to || !ms || !el.animate) return undefined;
	const a = el.getBoundingClientRect();
	const b = to.getBoundingClientRect();
	const x = b.left + b.width / 2 - (a.left + a.width / 2);
	const y = b.top + b.height / 2 - (a.top + a.height / 2);
	const way = [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 }];
	return () => el.animate(way, { duration: ms, easing: "cubic-bezier(0.5, 0, 0.8, 0.4)", fill: "forwards" });
}
