// The screen of the bid table: a hand picked from the pack or dealt, and the worth of each way to lay
// cards aside. The address contains the whole question.

import { Card, spoken } from "../base/card.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { byWorth, cardsOf } from "../base/view.js";
import { Act, Advised, Best, against } from "../parts/advice.js";
import {
	Amount, Bare, Button, Picks, Select, attempt, changing, isBad, persist, announce, trouble,
} from "../parts/components.js";
import { copyLink } from "../parts/invitation.js";
import { bidText, offerName, trumpName } from "../parts/sheet.js";
import { learn, variantGroups, variants } from "../table/join.js";
import { go, query } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { variantOf } from "../transport/variants.js";
import { Ways, hopeless, howFar } from "./bidtable.js";
/** @import { BidAsking, BidTable, Variant } from "../base/types.js" */

/** @typedef {Record<string, string | undefined>} Change */

/** The parameters of the address, in this order. */
const names = ["variant", "hand", "trump", "up", "offer", "dealer", "seat", "totals", "played", "others", "sort"];

/** The address with some parameters changed. @param {URLSearchParams} now @param {Change} change */
function placeOf(now, change) {
	const next = new URLSearchParams();
	for (const name of names) {
		const value = name in change ? change[name] : (now.get(name) ?? undefined);
		if (value) next.set(name, value);
	}
	return `/bids?${next.toString().replaceAll("%2C", ",")}`;
}

/** A number in the address. @param {string | null} text */
const count = (text) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** The question in the address. @param {URLSearchParams} q @returns {BidAsking} */
function askingOf(q) {
	const text = (/** @type {string} */ name) => q.get(name) || undefined;
	const [dealer, seat, played] = ["dealer", "seat", "played"].map((name) => count(q.get(name)));
	const totals = q.get("totals")?.split(",").map(Number).map((n) => (Number.isInteger(n) ? n : 0));
	const asking = {
		variant: text("variant") ?? "standard", hand: text("hand"), trump: text("trump"), up: text("up"),
		offer: text("offer"), dealer, seat, totals, played, others: q.get("others")?.split(","),
	};
	return JSON.parse(JSON.stringify(asking)); // drops undefined fields
}

/** The cards of the pack by suit. @param {Variant} variant */
const packOf = (variant) => [...byWorth].map((suit) => variant.ranks.split(" ").map((rank) => rank + suit));

/** A hand at random, and the card turned up. @param {Variant} variant @returns {Change} */
function drawn(variant) {
	const pack = [...packOf(variant).flat(), ...(variant.joker ? ["joker"] : [])];
	for (let i = pack.length - 1; i > 0; i--) {
		const k = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (i + 1);
		[pack[i], pack[k]] = [pack[k] ?? "", pack[i] ?? ""];
	}
	const last = pack.length === variant.seats * variant.hand; // not the dealer's last here
	const up = turnsUp(variant) ? (pack[last ? pack.length - 1 : variant.hand] ?? "") : "";
	const hand = pack.slice(0, variant.hand).map((c) => (c === "joker" ? up : c)); // the joker stands for the turn-up
	return { hand: hand.join(" "), up };
}

/** Whether the card turned up makes the trump. @param {Variant} variant */
const turnsUp = (variant) => variant.trump.by === "turnup";

/** Whether offers come before cards are laid aside. @param {Variant} variant */
const offersFirst = ({ order }) => order.includes("offer") && order.indexOf("offer") < order.indexOf("lay");

/**
 * The pack: each card is a button, reached by the arrow keys.
 * @param {{variant: Variant, hand: string[], onhand: (hand: string[]) => void}} props
 */
function Pack({ variant, hand, onhand }) {
	const rows = packOf(variant);
	const [at, setAt] = useState([0, 0]);
	const box = useRef(/** @type {HTMLDivElement | null} */ (null));
	const full = hand.length >= variant.hand;
	/** @param {string} card */
	const pick = (card) => {
		if (hand.includes(card)) onhand(hand.filter((c) => c !== card));
		else if (!full) onhand([...hand, card]);
		else announce(t("page.bids.full", { n: variant.hand }));
	};
	/** @param {KeyboardEvent} e */
	const move = (e) => {
		const [row = 0, place = 0] = at;
		const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[e.key];
		if (!step) return;
		e.preventDefault();
		const next = [(row + step[0] + rows.length) % rows.length, place + step[1]];
		const length = rows[next[0] ?? 0]?.length ?? 1;
		next[1] = ((next[1] ?? 0) + length) % length;
		setAt(next);
		/** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(`[data-at="${next.join()}"]`))?.focus();
	};
	/** @param {string} card @param {number} r @param {number} c */
	const button = (card, r, c) => html`<button type="button" key=${card} data-at=${`${r},${c}`}
		tabindex=${at[0] === r && at[1] === c ? 0 : -1} aria-pressed=${hand.includes(card)}
		onclick=${() => (setAt([r, c]), pick(card))}>
		<${Card} card=${card} size="mini" />
	</button>`;
	const columns = (/** @type {number} */ n) => (n > 9 ? Math.ceil(n / 2) : n); // more than nine take two lines
	return html`<div class="pack" role="group" aria-label=${t("page.bids.cards")} ref=${box} onkeydown=${move}>
		${rows.map((row, r) => html`<div key=${r} class="suit-row" style=${`--n: ${columns(row.length)}`}>
			${row.map((card, c) => button(card, r, c))}
		</div>`)}
	</div>`;
}

/** @typedef {{variant: Variant, asking: BidAsking, set: (change: Change) => void}} Part */

/** The trump, or the card that makes it. @param {Part} props */
function Trump({ variant, asking, set }) {
	if (turnsUp(variant)) {
		const cards = [...packOf(variant).flat(), ...(variant.joker ? ["joker"] : [])];
		const choose = changing(set)("up");
		return html`<${Select} label=${t("page.bids.up")} value=${asking.up ?? ""} onchange=${choose}
			options=${[["", t("page.bids.up.none")], ...cards.map((c) => [c, spoken(c)])]} />`;
	}
	const named = variant.trump.by === "holder" && asking.offer && asking.offer !== "pass";
	const none = named && !variant.trump.none ? [] : ["none"];
	const trumps = [...none, ..."CDHS", ...(named && variant.trump.nines ? ["nines"] : [])];
	return html`<${Picks} label=${t("page.bids.trump")} value=${asking.trump ?? variant.trump.first}
		options=${trumps.map((x) => [x, x === "none" ? t("trump.short") : trumpName(x)])}
		onchange=${changing(set)("trump")} />`;
}

/** The seat's turn in the first trick. @param {Part} props */
function Place({ variant, asking, set }) {
	const n = variant.seats - (variant.dummy ? 1 : 0);
	const seat = asking.seat ?? 0;
	const dealer = asking.dealer ?? n - 1;
	const places = Array.from({ length: n }, (_, i) => {
		const dealt = (seat - 1 - i + 2 * n) % n; // the dealer if the seat plays as number i
		return [String(dealt), i === n - 1 ? t("page.bids.place.last") : t("page.bids.place", { n: i + 1 })];
	});
	return html`<${Picks} label=${t("page.bids.place.label")} value=${String(dealer)} options=${places}
		onchange=${changing(set)("dealer")} />`;
}

/** The seat's offer, where offers come first. @param {Part} props */
function Offer({ variant, asking, set }) {
	if (!offersFirst(variant)) return null;
	const { declare, reveal } = variant.offers;
	const offers = ["", "pass", ...(declare ? ["declare"] : []), ...(reveal ? ["reveal"] : [])];
	/** @param {string} offer */
	const choose = (offer) => {
		const names = offer !== "" && offer !== "pass" && !variant.trump.none; // a suit
		set({ offer, trump: names ? asking.trump?.replace("none", "") || "C" : asking.trump });
	};
	return html`<${Picks} label=${t("page.bids.offer")} value=${asking.offer ?? ""}
		options=${offers.map((o) => [o, o === "" ? t("page.bids.offer.none") : offerName(o)])}
		onchange=${choose} />`;
}

/** The score of the game, collapsed. @param {Part} props */
function Score({ variant, asking, set }) {
	const n = variant.seats;
	const now = Array.from({ length: n }, (_, i) => asking.totals?.[i] ?? 0);
	const most = 9999;
	const seat = asking.seat ?? 0;
	/** @param {number} i */
	const name = (i) => variant.dummy && i === n - 1 ? "dummy" : i === seat ? "you" : String(((i - seat + n) % n) + 1);
	const off = () => set({ totals: "", played: "" });
	/** @param {number} i */
	const take = (i) => (/** @type {number} */ total) => set({ totals: now.with(i, total).join() });
	/** @param {number} total @param {number} i */
	const field = (total, i) => html`<${Amount} key=${i} late label=${t("page.bids.total", { who: name(i) })}
		value=${total} min=${-most} max=${most} onchange=${take(i)} />`;
	return html`<details class="score-so-far" open=${asking.totals !== undefined}>
		<summary>${t("page.bids.score")}</summary>
		<div class="stack">
			<div class="row">
				${now.map(field)}
				${variant.game.deals
					? html`<${Amount} late label=${t("page.bids.played")} value=${asking.played ?? 0} min=${0}
							max=${variant.game.deals - 1}
							onchange=${(/** @type {number} */ x) => set({ totals: now.join(), played: String(x) })} />`
					: null}
			</div>
			<p class="small soft">${t("page.bids.score.about")}</p>
			${asking.totals
				? html`<p><${Button} plain onclick=${off} say=${t("page.bids.score.off")} /></p>`
				: null}
		</div>
	</details>`;
}

/**
 * The state of a question. began: when playing out every way began, and how long the likely ways took, in
 * milliseconds.
 * @typedef {{table?: BidTable, whole?: boolean, wrong?: string, began?: [number, number]}} Known
 */

/** The approximate progress of playing out. @param {{began: [number, number]}} props */
function Far({ began: [at, first] }) {
	const [now, setNow] = useState(performance.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(performance.now()), 250);
		return () => clearInterval(timer);
	}, []);
	return html`<progress value=${howFar(now - at, first)} aria-label=${t("page.bids.far")}></progress>`;
}

/** The time limit for a bid table with all ways played out, in milliseconds. */
const wholeTable = 110_000;

/** Answers by question, for back and forward. @type {Map<string, BidTable>} */
const answered = new Map();

/**
 * The answer to a question: first with the likely ways played out, then with all.
 * @param {BidAsking | undefined} asking @returns {Known}
 */
function useTable(asking) {
	const key = asking ? JSON.stringify(asking) : "";
	const [known, setKnown] = useState(/** @type {Known & {key?: string}} */ ({}));
	useEffect(() => {
		if (!asking) return undefined;
		const held = answered.get(key);
		if (held) return void setKnown({ key, table: held, whole: true });
		const stop = new AbortController(); // an abandoned request saves the server work
		const { signal } = stop;
		const run = async () => {
			const asked = performance.now();
			const table = await hall.bids(asking, { signal });
			const more = table.advice.phase === "lay" && table.advice.choices.some((c) => !c.played);
			if (signal.aborted) return;
			const now = performance.now();
			setKnown({ key, table, whole: !more, began: [now, now - asked] });
			if (!more) return void answered.set(key, table);
			try {
				const all = await hall.bids({ ...asking, all: true }, { signal, within: wholeTable });
				answered.set(key, all);
				if (!signal.aborted) setKnown({ key, table: all, whole: true });
			} catch {
				if (!signal.aborted) setKnown({ key, table, whole: true }); // estimates are marked
			}
		};
		const fails = (/** @type {unknown} */ e) => setKnown({ key, wrong: isBad(e) ? t("page.bids.none") : trouble(e) });
		void persist(run, fails, () => !signal.aborted);
		return () => stop.abort();
	}, [key]);
	return known.key === key ? known : {};
}

/** The answer and its state. @param {{known: Known, variant: Variant, sort: string, set: Part["set"]}} props */
function Outcome({ known: { table, whole, wrong, began }, variant, sort, set }) {
	if (wrong) return html`<p role="alert">${wrong}</p>`;
	if (!table) return html`<p class="soft" role="status">${t("page.hint.thinking")}</p>`;
	const { advice, game } = table;
	const [by = "points", way] = sort.split(".");
	const order = { by: by || "points", up: way === "up" };
	const best = advice.choices[0];
	return html`<div class="advice">
		${advice.phase === "lay" && best
			? html`<div class="advised">
				<p class="verdict"><${Best} /><span>
					${t("page.bids.says", { bid: bidText(best.bid ?? 0, variant) })} <${Act} act=${best.act} />
				</span></p>
				${hopeless(advice) ? html`<p class="why">${t("page.bids.spoil")}</p>` : null}
			</div>
			<${Ways} advice=${advice} variant=${variant} order=${order}
				onorder=${(/** @type {any} */ o) => set({ sort: o.by + (o.up ? ".up" : "") })} />
			<div class="small soft far">
				<p role="status">${t(whole ? "page.hint.worlds" : "page.bids.more", { n: advice.worlds })} ${against(advice)}</p>
				${!whole && began ? html`<${Far} began=${began} />` : null}
			</div>
			<p class="small soft estimates">${t("page.bids.estimate")}</p>
			<p class="small soft">${t(game ? "page.bids.points.game" : "page.bids.points")}</p>`
			: html`<${Advised} advice=${advice} variant=${variant} open />`}
	</div>`;
}

/** The missing input, or the answer. @param {Part & {known: Known, hand: string[], sort: string}} props */
function Result({ variant, asking, set, known, hand, sort }) {
	const left = variant.hand - hand.length;
	if (left > 0) return html`<p class="soft waiting-for">${t("page.bids.wait", { n: left })}</p>`;
	if (turnsUp(variant) && !asking.up) return html`<p class="soft waiting-for">${t("page.bids.wait.up")}</p>`;
	return html`<${Outcome} known=${known} variant=${variant} sort=${sort} set=${set} />`;
}

export function Bids() {
	const now = query.value;
	const asking = askingOf(now);
	const variant = variantOf(asking.variant);
	const hand = cardsOf(asking.hand?.trim().replaceAll(/[\s.]+/g, " "));
	const ready = variant && hand.length >= variant.hand && (!turnsUp(variant) || asking.up);
	const known = useTable(ready ? asking : undefined);
	useEffect(() => void attempt(learn), []);
	/** @param {Change} change @param {boolean} [replace] */
	const set = (change, replace = "sort" in change) => go(placeOf(query.value, change), { replace });
	if (!variant) {
		const none = variants.value.length > 0 && variants.value.every((v) => v.id !== asking.variant);
		return html`<${Bare} title=${none ? t("page.nowhere") : ""} />`;
	}
	/** @param {string[]} cards */
	const onhand = (cards) => set({ hand: cards.join(" ") }, cards.length < variant.hand);
	const deal = () => set(drawn(variant), false);
	const clear = () => set({ hand: "" }, false);
	const part = { variant, asking, set };
	return html`<main id="main" tabindex="-1" class="bid-screen">
		<header><h1>${t("page.nav.bids")}</h1><p class="lead">${t("page.bids.lead")}</p></header>
		<div class="bid-asked">
			<${Select} label=${t("page.create.variant")} value=${variant.id} groups=${variantGroups()}
				onchange=${(/** @type {string} */ id) => go(`/bids?variant=${id}`)} />
			<div class="pack-head"><h2>${t("page.bids.cards")}</h2>
				<span class="soft" aria-live="polite">${t("page.bids.count", { n: hand.length, of: variant.hand })}</span></div>
			<${Pack} variant=${variant} hand=${hand} onhand=${onhand} />
			<p class="row">
				<${Button} onclick=${deal} say=${t("page.bids.deal")} />
				${hand.length > 0
					? html`<${Button} plain onclick=${clear} say=${t("page.bids.clear")} />`
					: null}
			</p>
			<${Offer} ...${part} /><${Trump} ...${part} /><${Place} ...${part} /><${Score} ...${part} />
		</div>
		<section class="bid-found" aria-label=${t("page.bids.found")}>
			<${Result} ...${part} known=${known} hand=${hand} sort=${now.get("sort") ?? ""} />
			${ready
				? html`<p><${Button} plain onclick=${() => copyLink(location.href)}
					say=${t("page.link.give", { how: "copy" })} /></p>`
				: null}
		</section>
	</main>`;
}
