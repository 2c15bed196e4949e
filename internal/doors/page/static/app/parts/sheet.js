// The account of a finished deal, and the words for its trump, bids, premiums, winners and next trump.

import { minis } from "../base/card.js";
import { html } from "../base/html.js";
import { leaderOf, newLeader, totalsBefore } from "../base/lead.js";
import { list, number, signed, t } from "../base/phrase.js";
import { bidsLeft } from "../base/view.js";
import { Counted, Pennant } from "./celebration.js";
import { Wide } from "./components.js";
import { Word } from "./glossary.js";
/** @import { Settings, Variant, View } from "../base/types.js" */

/** The sign of a suit or other trump; not spoken. @param {{trump: string}} props */
export function Sign({ trump }) {
	if (trump === "nines") return html`<span class="sign" aria-hidden="true">9</span>`;
	if (!/^[CDHS]$/.test(trump)) return html`<span class="sign none" aria-hidden="true">–</span>`;
	return html`<svg class="sign" data-suit=${trump} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
		<use href=${`#pip-${trump}`} />
	</svg>`;
}

/** The name of a trump. @param {string | undefined} trump */
export const trumpName = (trump) =>
	t(!trump ? "trump.unnamed" : /^[CDHS]$/.test(trump) ? `suit.${trump}` : `trump.${trump}`);

/**
 * A bid in words; zero shows two numbers where winning every trick fulfils it too.
 * @param {number} bid @param {Variant | undefined} variant
 */
export const bidText = (bid, variant) =>
	bid === 0 && variant?.score.zeroOrAll ? t("guide.or", { a: number(0), b: number(tricksOf(variant)) }) : number(bid);

/**
 * The aim where the cards left over are the bid: the bids still possible, and the number announced.
 * @param {View} view @param {Variant | undefined} variant @returns {string[]} empty in other variants
 */
export function keeping(view, variant) {
	const left = bidsLeft(view, variant);
	if (!left || !variant) return [];
	const [, said] = (view.premium?.[view.seat ?? -1] ?? "").split(" ");
	const aim = t(left.length ? "page.keeping" : "page.keeping.lost", { n: variant.aside, bid: spans(left) });
	return said === undefined ? [aim] : [t("page.keeping.said", { said: Number(said) }), aim];
}

/** Numbers in order, shortened to spans: "0–2, 5". @param {number[]} all */
function spans(all) {
	const ends = all.filter((n) => !all.includes(n + 1));
	return all.filter((n) => !all.includes(n - 1)).map((from, i) => {
		const to = ends[i] ?? from;
		return from === to ? number(from) : `${number(from)}–${number(to)}`;
	}).join(", ");
}

/** @param {Variant} variant */
export const tricksOf = (variant) => variant.hand - variant.aside;

/** An offer in words: "declare 4". @param {string} offer */
export function offerName(offer) {
	const [what = "", n] = offer.split(" ");
	return n === undefined ? t(`offer.${what}`) : t("offer.numbered", { offer: t(`offer.${what}`), n: Number(n) });
}

/** A premium that a seat holds: "declared". @param {string} premium */
export function heldName(premium) {
	const [offer = "", n = "none"] = premium.split(" ");
	return t("offer.held", { offer, n });
}

/**
 * Whether a seat is the viewer's, as an argument of messages.
 * @param {View} view @param {number} seat @param {number} [me]
 */
const isMe = (view, seat, me) => (seat === (me ?? view.seat) ? "yes" : "no");

/** A seat's bid-cards, if the viewer may see them. @param {View} view @param {number} seat */
function holding(view, seat) {
	if (seat === view.seat) return { aside: view.aside, bid: view.bid };
	return { aside: view.shown?.[seat]?.aside, bid: view.shown?.[seat]?.bid };
}

/**
 * The points of a finished deal, seat by seat, added up as on paper.
 * @param {object} props
 * @param {View} props.view in the phase over
 * @param {string[]} props.names by seat
 * @param {Variant} [props.variant] for the worth of several premiums
 * @param {number} [props.me] the seat of "you"; by default the View's seat, -1 for none
 * @param {boolean} [props.untitled] without the heading
 * @param {number} [props.written] at a table: when the account begins to be written, in milliseconds; 0: it is
 * @param {boolean} [props.crowned] the winner of the game or match is shown elsewhere
 */
export function DealSheet({ view, names, variant, me, untitled = false, written, crowned = false }) {
	const seats = names.map((_, i) => i).slice(0, view.points?.length ?? 0);
	const parts = view.parts;
	if (!parts || !view.points) return null;
	/** @param {"tricks" | "contract" | "premium" | "vulnerable"} what */
	const sum = (what) => {
		const points = parts[what] ?? [];
		if (points.every((n) => n === 0)) return null;
		return html`<${Points} key=${what} label=${t(`page.sheet.for.${what}`)} points=${points} class=${`for-${what}`} />`;
	};
	const all = verdicts(view, names, variant, me);
	const said = all.length < 3 ? all.join(" ") : ""; // the account is clearer for more of them
	const taken = written === undefined || crowned ? -1 : newLeader(view);
	return html`<section class="deal-sheet">
		${untitled
			? null
			: html`<h2>
					${t("sheet.title", { deal: view.deal + 1, trump: trumpName(view.trump) })} <${Sign} trump=${view.trump ?? ""} />
				</h2>`}
		<${Wide}><table class="book account" data-hands=${seats.length}>
			<thead><tr><td></td>${seats.map((i) => html`<th key=${i} scope="col">${names[i]}</th>`)}</tr></thead>
			<tbody class="facts">
				<${Facts} view=${view} seats=${seats} variant=${variant} />
			</tbody>
			<tbody class="sum">${sum("tricks")}${sum("contract")}${sum("premium")}${sum("vulnerable")}</tbody>
			<tfoot>
				<${Points} label=${t("page.sheet.deal")} points=${view.points} class="total" plain written=${written} />
				<${Points} label=${t("page.sheet.total")} points=${view.totals} class="totals" plain written=${written}
					from=${totalsBefore(view)} lead=${written !== undefined} />
			</tfoot>
		</table><//>
		<div class="verdicts">
			${said ? html`<p>${said}</p>` : null}
			${taken >= 0 ? html`<p class="taken"><${Pennant} /> ${leadText(view, names, taken)}</p>` : null}
			${endings(view, names, me, crowned).map(([text, won]) => html`<p key=${text} class=${won ? "won" : ""}>${text}</p>`)}
			<${Next} view=${view} />
		</div>
	</section>`;
}

/**
 * The bid, the tricks and the cards of each seat.
 * @param {{view: View, seats: number[], variant: Variant | undefined}} props
 */
function Facts({ view, seats, variant }) {
	const premiums = (view.premium ?? []).some((p) => p !== "");
	/** @param {number} i */
	const cards = (i) => html`<${BidCards} view=${view} seat=${i} />`;
	/** @param {number} i */
	const bid = (i) => {
		const known = holding(view, i).bid;
		return known === undefined ? hidden() : bidText(known, variant);
	};
	/** @param {number} i */
	const held = (i) => (view.premium?.[i] ? heldName(view.premium[i]) : "");
	/** @param {number} i */
	const contract = (i) => html`<${Verdict} made=${view.made?.[i] ?? false} />`;
	return html`<${Row} label=${t("page.sheet.cards")} word="bid" class="cards" seats=${seats} of=${cards} />
		<${Row} label=${t("page.sheet.bid")} seats=${seats} of=${bid} />
		<${Row} label=${t("page.sheet.won")} seats=${seats} of=${(/** @type {number} */ i) => view.won?.[i]} />
		${premiums
			? html`<${Row} label=${t("page.sheet.held")} word="premium" class="held" seats=${seats} of=${held} />`
			: null}
		<${Row} label=${t("page.sheet.contract")} word="contract" seats=${seats} of=${contract} />`;
}

/**
 * @param {{label: string, word?: string, seats: number[], of: (seat: number) => any, class?: string}} props
 *   word: what explains the label, in the glossary
 */
function Row({ label, word, seats, of, class: more = "" }) {
	const head = word ? html`<${Word} of=${word}>${label}<//>` : label;
	return html`<tr class=${more}><th scope="row">${head}</th>${seats.map((i) => html`<td key=${i}>${of(i)}</td>`)}</tr>`;
}

/**
 * @param {{label: string, points: number[], plain?: boolean, class?: string, written?: number | undefined,
 *   from?: number[], lead?: boolean}} props
 *   plain: zero is shown too; written: when the points begin to count up from zero or from; lead: mark the leader
 */
function Points({ label, points, plain = false, class: more = "", written = 0, from = [], lead = false }) {
	/** @param {number} n @param {number} i */
	const figure = (n, i) => html`<${Counted} from=${from[i] ?? 0} to=${n} after=${written} />`;
	const [had, has] = lead ? [leaderOf(from), leaderOf(points)] : [-1, -1];
	const flies = written && had >= 0 && had !== has ? `.account .totals td:nth-of-type(${had + 1})` : undefined;
	return html`<tr class=${more}><th scope="row">${label}</th>
		${points.map((n, i) => html`<td key=${i}>
			${i === has ? html`<${Pennant} from=${flies} after=${written && written + 500} />` : null}
			${n === 0 && !plain ? "–" : figure(n, i)}
		</td>`)}
	</tr>`;
}

/** @param {{made: boolean}} props */
export const Verdict = ({ made }) => html`<span class=${`verdict ${made ? "made" : "failed"}`}>
	${t(made ? "page.sheet.made" : "page.sheet.failed")}
</span>`;

/** Instead of a bid that is not shown. */
const hidden = () => html`<span class="soft small">${t("bid.hidden")}</span>`;

/** @param {{view: View, seat: number}} props */
function BidCards({ view, seat }) {
	const { aside } = holding(view, seat);
	if (aside === undefined) return hidden();
	return html`<span class=${view.made?.[seat] ? "minis fanned" : "minis"}>${minis(aside)}</span>`;
}

/**
 * The outcome of each premium, and the seats that gained or lost points by it.
 * @param {View} view @param {string[]} names @param {Variant | undefined} variant @param {number |
 * undefined} me
 * @returns {string[]}
 */
export function verdicts(view, names, variant, me) {
	const columns = view.parts?.premium ?? [];
	const holders = (view.premium ?? []).map((p, i) => (p ? i : -1)).filter((i) => i >= 0);
	return holders.flatMap((i) => {
		const made = view.made?.[i] ?? false;
		const offer = view.premium?.[i] ?? "";
		const [level = "", n = ""] = offer.split(" ");
		const own = columns[i] ?? 0;
		const said = { name: names[i], level, n: n && `\u00a0${n}`, you: isMe(view, i, me) };
		if (own < 0) return [t("page.premium.failed", { ...said, points: signed(own), loss: "own" })];
		const stake = variant?.offers[level === "reveal" ? "reveal" : "declare"];
		const points = holders.length > 1 ? stake : made ? own : Math.max(...columns);
		if (!points) return [];
		const loss = holders.length > 1 ? "others" : "opponents";
		return [t(made ? "page.premium.made" : "page.premium.failed", { ...said, points: signed(points), loss })];
	});
}

/** The next trump and the reason; "" if it is not decided. @param {View} view */
export function nextTrump(view) {
	const why = view.why;
	if (!why?.next) return "";
	const trump = trumpName(why.then);
	const kind = why.then === "none" ? "none" : "suit";
	const n = (view.made ?? []).filter(Boolean).length;
	return {
		turnup: () => t("next.turnup"),
		game: () => t("next.game", { trump }),
		stays: () => t("next.holder", { trump }),
		rotation: () => t("next.rotation", { kind, trump }),
		success: () => t("next.success", { n, kind, trump }),
	}[why.next]();
}

/** @param {{view: View}} props */
function Next({ view }) {
	const text = nextTrump(view);
	if (!text) return null;
	return html`<p class="next-trump">
		${view.why?.then ? html`<${Sign} trump=${view.why.then} />` : null}<span>${text}</span>
	</p>`;
}

/** Names to list in a sentence: "you" begins with a capital only at the beginning. @param {string[]} names */
export const inSentence = (names) => names.map((n, i) => (i > 0 && n === t("you") ? t("page.create.you") : n));

/**
 * @param {string} what how the key begins @param {number[]} winners @param {string[]} names @param {View} view
 * @param {number | undefined} me @param {number} [game]
 */
function won(what, winners, names, view, me, game = 0) {
	const how = winners.length === 0 ? "drawn" : winners.length === 1 ? "won" : "shared";
	const you = winners.length === 1 ? isMe(view, winners[0] ?? -1, me) : "no";
	return t(`${what}${how}`, { names: list(inSentence(winners.map((i) => names[i] ?? ""))), you, game });
}

/** The winner of a game that a deal closed. @param {View} view @param {string[]} names @param {number} [me] */
export const gameText = (view, names, me) =>
	(view.closed ? won("game.", view.closed.winners, names, view, me, view.closed.game + 1) : "");

/** The points and the bonus in a total; nothing without a bonus. @param {{total: number, bonus: number}} props */
export const WithBonus = ({ total, bonus }) => (bonus
	? html`<small class="soft">(${number(total - bonus)} + ${number(bonus)}${" "}
			<${Word} of="bonus">${t("word.bonus")}<//>)</small>`
	: null);

/** The winner of a rubber. @param {View} view @param {string[]} names @param {number} [me] */
export const rubberText = (view, names, me) => won("rubber.", view.end?.winners ?? [], names, view, me);

/** A new leader in words; "" for the seat -1. @param {View} view @param {string[]} names @param {number} seat */
export function leadText(view, names, seat) {
	return seat < 0 ? "" : t("outcome.lead", { name: names[seat] ?? "", you: isMe(view, seat) });
}

/**
 * How a game and the match ended, if they did.
 * @param {View} view @param {string[]} names @param {number | undefined} me
 * @param {boolean} [crowned] the winner and the final score are shown elsewhere
 * @returns {[string, boolean][]} text, and whether it names the winner
 */
export function endings(view, names, me, crowned = false) {
	/** @type {[string, boolean][]} */
	const all = [];
	const { closed, end } = view;
	const lone = end && !end.cut && closed?.game === 0; // the match was a single game
	if (closed) {
		if (!crowned) all.push([gameText(view, names, me), true]);
		closed.bonus.forEach((bonus, i) => {
			const points = closed.totals[i] ?? 0;
			if (bonus) all.push([t("bonus", { name: names[i], points, bonus, total: points + bonus }), false]);
		});
	}
	if (!end || lone) return all;
	if (end.cut) return view.deal && !crowned ? [...all, [t("end.cut"), false]] : all; // a single deal is no match
	if (!crowned) all.push([rubberText(view, names, me), true]);
	end.rubber?.forEach((bonus, i) => {
		if (bonus) all.push([t("bonus.rubber", { name: names[i], bonus }), false]);
	});
	const named = inSentence(names);
	const totals = list(end.totals.map((n, i) => `${named[i]} ${number(n)}`));
	if (!crowned) all.push([t("end.totals", { totals }), false]);
	return all;
}

/**
 * The winner of a match, or the best in a deal of the day, in words; "" if there is none to name, as
 * after a deal played on.
 * @param {number[] | undefined} winners @param {string[]} names @param {number} me
 * @param {Partial<Settings>} settings the table's
 */
export function victory(winners, names, me, { day, from }) {
	if (!winners || from) return "";
	const you = winners.length === 1 && winners[0] === me ? "yes" : "no";
	const told = { names: list(inSentence(winners.map((w) => names[w] ?? ""))), n: winners.length, you };
	return t(day ? "daily.most" : "page.winner", told);
}
