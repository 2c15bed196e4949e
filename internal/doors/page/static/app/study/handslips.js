// Numbered deals on paper: a page for each deal, a strip for each slip, always at the same place, so that
// cutting the stack sorts them. A strip is folded between the cards and the pattern, print inside; its
// tab stays visible.

import { index, parts } from "../base/card.js";
import { html, useMemo } from "../base/html.js";
import { t } from "../base/phrase.js";
import { byWorth, cardsOf } from "../base/view.js";
import { runs, signs } from "../parts/rules.js";
import { Sign, trumpName } from "../parts/sheet.js";
/** @import { RealDeal, RealDeals, Slip, Variant } from "../base/types.js" */

/** event: they are an event's boards. @typedef {{variant: Variant, series: RealDeals, event: boolean}} Whole */
/** @typedef {Whole & {deal: RealDeal, slip: Slip}} One */

const symbols = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });

/** A card as people write it. @param {string} card */
function written(card) {
	if (card === "joker") return t("joker");
	const { rank, suit } = parts(card);
	return index(rank) + symbols[suit];
}

/** A trump by its symbol, or a word. @param {string} trump */
const short = (trump) => symbols[trump] ?? t(trump === "none" ? "trump.short" : `trump.${trump}`);

/** A trump by symbol and name. @param {string} trump */
const long = (trump) => (symbols[trump] ? `${symbols[trump]} ${trumpName(trump)}` : short(trump));

/** The name of a seat. @param {Variant} variant @param {number} seat */
export const player = (variant, seat) =>
	variant.dummy && seat === variant.seats - 1 ? t("dummy") : t("page.pad.player", { n: seat + 1 });

/** The owner of a slip's cards. @param {Pick<One, "variant" | "slip">} one */
export const holder = ({ variant, slip }) =>
	(slip.kind === "bid" ? t("page.slips.dummy.bid") : player(variant, slip.seat));

/** Whether the holder of a premium names the trump. @param {Variant} variant */
const isNamed = (variant) => variant.trump.by === "holder";

/** The trump, or how it comes about, in lines. @param {Variant} variant @param {RealDeal} deal */
export function trumpOf(variant, { trump, turnup }) {
	if (turnup) {
		return [t("page.slips.turnup", { card: written(turnup) }), t("page.slips.trump", { trump: long(trump ?? "none") })];
	}
	if (isNamed(variant)) return [t("page.slips.named", { trump: trump ? long(trump) : t("page.slips.stays") })];
	if (trump) return [t("page.slips.trump", { trump: long(trump) })];
	const { first, after = [] } = variant.trump;
	const possible = [...byWorth, "none"].filter((x) => x === first || after.includes(/** @type {any} */ (x)));
	const made = runs(after).map(([from, to, x]) => `${from === to ? from : `${from}–${to}`}\u00a0${short(x)}`);
	return [
		t("page.slips.ring", { trumps: possible.map(short).join(" \u2003 ") }),
		t("page.slips.after", { list: made.join(", ") }),
	];
}

/** When a dummy's slip is opened. @param {Slip} slip */
const when = ({ kind }) => (kind === "bid" ? t("page.slips.when.bid") : t("page.slips.when.dummy"));

/** The cards by suits, and the joker. @param {Pick<One, "deal" | "slip">} one */
export function Suits({ deal, slip }) {
	const cards = cardsOf(slip.cards);
	return html`${[...byWorth].map((suit) => {
		const ranks = cards.filter((c) => c.endsWith(suit)).map((c) => index(parts(c).rank));
		return html`<p key=${suit} class="suit-of"><${Sign} trump=${suit} /><span class="unseen">${trumpName(suit)}</span>
			<span class="ranks">${ranks.length > 0 ? ranks.map((r) => html`<b>${r}</b>`) : html`<b>–</b>`}</span>
		</p>`;
	})}
	${slip.joker ? html`<p class="joker">${signs(t("joker.as", { card: written(deal.turnup ?? "") }))}</p>` : null}`;
}

/** The length of its longest suit. @param {Slip} slip */
const longest = ({ cards }) => Math.max(...[...byWorth].map((suit) => cards.split(suit).length - 1));

/** The boxes for a player to write in. @param {{variant: Variant}} props */
function Boxes({ variant }) {
	const names = ["bid", ...(variant.offers.how === "none" ? [] : ["premium"]), "tricks", "points"];
	return html`<div class="boxes">
		${names.map((name) => html`<span key=${name}>${t(`page.slips.${name}`)}</span>`)}
	</div>`;
}

/** @param {One} one */
function Hand(one) {
	const { variant, deal, slip, event } = one;
	const own = slip.kind === "hand";
	const n = cardsOf(slip.cards).length + (slip.joker ? 1 : 0);
	const lines = own ? trumpOf(variant, deal) : [when(slip)];
	return html`<div class="slip-hand">
		<p class="slip-head"><b>${t(event ? "page.event.board" : "page.pad.deal", { n: deal.number })} · ${holder(one)}</b>
			<span class="soft">${t("page.slips.cards", { n })}</span></p>
		<div class="slip-cards" style=${`--longest: ${longest(slip)}`}><${Suits} ...${one} /></div>
		${lines.map((line, i) => html`<p key=${i} class="slip-line">${signs(line)}</p>`)}
		${own ? html`<${Boxes} variant=${variant} />` : null}
	</div>`;
}

/** The visible part. @param {One} one */
function Tab(one) {
	const { variant, series, deal, slip, event } = one;
	const { seat, kind } = slip;
	const role = seat === deal.dealer ? t("page.slips.deals") : seat === deal.forehand ? t("page.slips.leads") : "";
	const told = deal.trump && !isNamed(variant) ? trumpOf(variant, deal) : [];
	const lines = kind === "hand" ? told : [when(slip)];
	return html`<div class="slip-tab">
		<p class="soft">${t(`variant.${variant.id}`)}<br />${t("page.slips.set", { label: series.label })}</p>
		<p class="slip-number"><b>${t(event ? "page.event.phone.boards" : "col.deal")}</b>${deal.number}</p>
		<p><b>${holder(one)}</b>${kind === "hand" && role ? html`<br />${role}` : null}</p>
		${lines.map((line, i) => html`<p key=${i} class="slip-line">${signs(line)}</p>`)}
	</div>`;
}

/** The size of the pattern, larger than any strip, its grid step, and the size of its largest signs, in pixels. */
const [wide, high, step, largest] = [330, 374, 22, 36];

/**
 * Signs all over, in the sizes of cards on slips, so that no stroke of a card stands out. From one side
 * of the paper the cards are mirrored, so half of these are too.
 */
function scattered() {
	const all = "A K Q J 10 9 8 7 6 5 4 3 2 C H S D C S H".split(" ");
	let n = 1;
	const draw = () => (n = (Math.imul(n, 1664525) + 1013904223) >>> 0) / 2 ** 32; // looks random enough
	const across = wide / step;
	return Array.from({ length: (2 * across * high) / step }, (_, i) => {
		const sign = all[Math.floor(draw() * all.length)] ?? "";
		const x = (((i >> 1) % across) + draw()) * step;
		const y = (Math.floor((i >> 1) / across) + draw()) * step;
		const scale = ((0.6 + 0.4 * draw()) * largest) / 10;
		const size = [i % 2 ? -scale : scale, scale].map((k) => k.toFixed(2));
		const turn = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`;
		return symbols[sign]
			? `<use href="#${sign}" x="-3.7" y="-3.7" width="7.4" height="7.4" transform="${turn}"/>`
			: `<text y="3.3" transform="${turn}">${sign}</text>`;
	}).join("");
}

/** The pattern as a picture: browsers would print an SVG pattern blurred, and sharp cards would stand out. */
function pattern() {
	const pips = [...byWorth].map((suit) => {
		const drawn = document.getElementById(`pip-${suit}`)?.innerHTML ?? "";
		return `<symbol id="${suit}" viewBox="0 0 100 100" color="${/[DH]/.test(suit) ? "#a00" : "#000"}">${drawn}</symbol>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" font-family="sans-serif"
		font-size="10" font-weight="700" text-anchor="middle">${pips.join("")}${scattered()}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Resolves when the paper can be printed; a picture that fails to load does not prevent it. */
export const ready = () =>
	Promise.allSettled([...document.images].filter((i) => i.className === "slip-back").map((i) => i.decode()));

/** @param {Whole} whole */
export function Strips(whole) {
	const back = useMemo(pattern, []);
	return html`<div class="slips-paper">
		${whole.series.deals.map((deal, n) => html`<section key=${n} class="slips-page"
			style=${`--strips: ${Math.max(3, deal.slips.length)}`}>
			${deal.slips.map((slip, i) => html`<div key=${i} class="strip">
				<${Hand} ...${whole} deal=${deal} slip=${slip} />
				<img class="slip-back" src=${back} alt="" />
				<${Tab} ...${whole} deal=${deal} slip=${slip} />
			</div>`)}
		</section>`)}
	</div>`;
}

/** All hands of all deals, for the organizer. @param {Whole & {seed: string}} props */
export function AllHands({ seed, ...whole }) {
	const { variant, series } = whole;
	return html`<div class="slips-paper slips-sheet">
		<h1>${t("page.slips.sheet")}</h1>
		<p><b>${t(`variant.${variant.id}`)} · ${t("page.slips.set", { label: series.label })}</b></p>
		<p class="secret"><b>${t("page.slips.secret")}</b></p>
		<p>${t("page.slips.how")}</p><p>${t("page.slips.packs")}</p><p>${t("page.slips.seed", { seed })}</p>
		<div class="all-deals">${series.deals.map((deal) => html`<section key=${deal.number}>
			<h2>${t("page.pad.deal", { n: deal.number })} · ${t("page.slips.dealt", { name: player(variant, deal.dealer) })}</h2>
			${deal.trump ? html`<p class="slip-line">${signs(trumpOf(variant, deal).join(" · "))}</p>` : null}
			${deal.slips.map((slip, i) => html`<div key=${i} class="all-hand">
				<span class="soft">${holder({ ...whole, slip })}</span><${Suits} ...${whole} deal=${deal} slip=${slip} />
			</div>`)}
		</section>`)}</div>
	</div>`;
}
