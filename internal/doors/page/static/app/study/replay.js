// A finished deal, step by step: by act or by trick, with all hands open or as one seat saw it. The
// address includes the step, and whether the strongest player's advice is shown.

import { Card, Joker, minis } from "../base/card.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { byWorth, cardsOf, completed, jokerOf, sorted } from "../base/view.js";
import { Advised, Best, Chosen } from "../parts/advice.js";
import { Bare, Button, Dialog, Select, Told, named, trouble, useAsked } from "../parts/components.js";
import { Beside, advisedCards } from "../parts/hint.js";
import { copyLink } from "../parts/invitation.js";
import { short } from "../parts/reason.js";
import { signs } from "../parts/rules.js";
import { DealSheet, Sign, bidText, offerName, trumpName } from "../parts/sheet.js";
import { Tricks } from "../parts/tricks.js";
import { Felt, Seat } from "../table/felt.js";
import { paces } from "../table/join.js";
import { Moment } from "../table/moment.js";
import { holds } from "../table/presenter.js";
import { addressOf, go, query } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { askOfMatch, keptRecord, textOf } from "../transport/loadedrecord.js";
import { laidBefore, variantOf } from "../transport/variants.js";
import { Fairness } from "./fairness.js";
import { frontSeat, ownSeat, seatNames, variantName } from "./records.js";
import { PlayOn } from "./whatif.js";
/** @import { Hindsight, Variant, View } from "../base/types.js" */

/** @typedef {import("../base/types.js").Replay} Played */
/** @typedef {{line: any, views: View[], before?: View[], sheet?: boolean}} Moment */
/** @typedef {{told?: Hindsight, wrong?: string}} Asked neither field : waiting for the answer */

/** @param {{rest: string[]}} props */
export function Replay({ rest }) {
	const [table, match = "1", deal = "0"] = rest;
	if (!table) {
		return html`<${Bare} title=${t("page.nav.replay")} text=${t("page.replay.which")}>
			<p><a class="button chief" href="/records">${t("page.nav.records")}</a></p>
		<//>`;
	}
	return html`<${Deal} table=${table} match=${Number(match) || 1} deal=${Number(deal) || 0} />`;
}

/**
 * Fetches a deal of a table's match, or of a loaded record.
 * @param {{table: string, match: number, deal: number}} which @returns {Promise<Played>}
 */
export async function load({ table, match, deal }) {
	if (table === "mine" && !(await keptRecord())) throw new Told(t("page.replay.gone"));
	return askOfMatch(hall.replay, hall.look, { table, match, deal });
}

/**
 * The strongest player's advice at a step, from what the deciding seat could see: fetched once per step,
 * and cancelled with it; null if it is not wanted.
 * @param {{table: string, match: number, deal: number}} which @param {number} step @param {boolean}
 * wanted
 * @returns {Asked | null}
 */
function useHindsight(which, step, wanted) {
	const known = useRef(/** @type {Map<number, Asked>} */ (new Map()));
	const [, redraw] = useState(0);
	useEffect(() => {
		if (!wanted || known.current.get(step)?.told) return undefined;
		const stop = new AbortController();
		const keep = (/** @type {Asked} */ asked) => {
			known.current.set(step, asked);
			redraw((n) => n + 1);
		};
		keep({});
		askOfMatch(hall.hindsight, hall.secondThought, { ...which, step }, stop.signal)
			.then((told) => keep({ told }), (e) => stop.signal.aborted || keep({ wrong: trouble(e) }));
		return () => stop.abort();
	}, [step, wanted]);
	return wanted ? (known.current.get(step) ?? {}) : null;
}

/** The moments of a deal: its cards, each act, and its score. @param {Played} played @returns {Moment[]} */
export function momentsOf(played) {
	/** @type {Moment[]} */
	const moments = [];
	for (const { line, views } of played.steps) {
		const before = moments[moments.length - 1]?.views;
		if ("act" in line || moments.length === 0) moments.push(before ? { line, views, before } : { line, views });
	}
	const last = played.steps[played.steps.length - 1];
	if (last?.views[0]?.phase === "over") moments.push({ line: {}, views: last.views, sheet: true });
	return moments;
}

/** @param {{table: string, match: number, deal: number}} props */
function Deal({ table, match, deal }) {
	const { value: played, wrong } = useAsked(() => load({ table, match, deal }), table, match, deal);
	if (wrong) {
		return html`<${Bare} title=${t("page.nav.replay")} text=${wrong}>
			<p><a class="button" href="/records">${t("page.nav.records")}</a></p>
		<//>`;
	}
	if (!played) return html`<${Bare} text=${t("page.replay.loading")} />`;
	const key = `${table} ${match} ${deal}`;
	return html`<${Board} key=${key} table=${table} match=${match} deal=${deal} played=${played} />`;
}

/** All hands as one View from a seat. @param {View[]} views @param {number} at @returns {View} */
export function opened(views, at) {
	const base = /** @type {View} */ (views[at]);
	const shown = { ...base.shown };
	views.forEach((v, i) => {
		if (i === at) return;
		/** @type {{hand?: string, aside?: string, bid?: number}} */
		const known = { hand: v.hand ?? "" };
		if (v.aside) known.aside = v.aside;
		if (v.bid !== undefined) known.bid = v.bid;
		shown[i] = known;
	});
	return { ...base, shown, offers: (base.offers ?? []).map((o, i) => views[i]?.offers?.[i] ?? o) };
}

/** @param {{table: string, match: number, deal: number, played: Played}} props */
function Board({ table, match, deal, played }) {
	const variant = variantOf(played.header.variant, played.header.rules);
	const moments = useMemo(() => momentsOf(played), [played]);
	const hands = moments[0]?.views.length ?? 1;
	const names = seatNames(played.header, hands, ownSeat(played, table));
	const last = moments.length - 1;
	const asked = query.value;
	const step = Math.min(last, Math.max(0, Number(asked.get("step")) || 0));
	const seat = /^[0-4]$/.test(asked.get("seat") ?? "") ? Math.min(hands - 1, Number(asked.get("seat"))) : -1;
	const at = seat >= 0 ? seat : frontSeat(played.header, hands, ownSeat(played, table));
	const next = moments[step + 1]?.line;
	const decided = next !== undefined && "act" in next;
	const hint = useHindsight({ table, match, deal }, step, decided && asked.has("hint"));
	/** @param {number} n @param {number} [s] @param {boolean} [h] */
	const here = (n, s = seat, h = hint !== null && n === step) =>
		`/replay/${table}/${match}/${deal}?step=${n}${s >= 0 ? `&seat=${s}` : ""}${h ? "&hint" : ""}`;
	const show = (/** @type {number} */ n) => go(here(Math.min(last, Math.max(0, n))), { replace: true });
	const moment = /** @type {Moment} */ (moments[step]);
	const auto = useAutoplay(step, last, Boolean(fullTrick(moment)), show);
	const to = auto.past(show);
	const stops = useMemo(() => stopsOf(moments), [moments]);
	const steps = waysFrom(step, stops, last, to);
	const asks = useRef(/** @type {HTMLButtonElement | null} */ (null)); // the hint button
	const inPlay = moments[step]?.views[0]?.phase !== "over";
	const toPlayOn = auto.past(() => inPlay && go(`${here(step)}&on=1`, { replace: true }));
	const toHint = auto.past(() => decided && go(here(step, seat, !hint), { replace: true }));
	useKeys({
		...{ h: toHint, p: toPlayOn, ...(hint && { Escape: toHint }), ArrowRight: steps.forward, ArrowLeft: steps.back },
		...{ " ": auto.toggle, ArrowDown: steps.trickForward, ArrowUp: steps.trickBack, Home: steps.start, End: steps.end },
	});
	const view = seat >= 0 ? /** @type {View} */ (moment.views[seat]) : opened(moment.views, at);
	return html`<${Joker.Provider} value=${jokerOf(view)}><main id="main" tabindex="-1" class="replay">
		<${Head} played=${played} table=${table} match=${match} deal=${deal} names=${names.slice(0, hands)} seat=${seat}
			onseat=${(/** @type {number} */ s) => go(here(step, s), { replace: true })} here=${here(step)}
			onplay=${inPlay ? toPlayOn : undefined} />
		<div class="replay-board">
			<div class="replay-table table board" onpointerdown=${auto.stop}>
				<h2 class="unseen">${seat >= 0 ? t("page.replay.seen", { name: names[seat] }) : t("page.replay.all")}</h2>
				<${Lying} moment=${moment} view=${view} names=${names} variant=${variant} at=${at} hint=${hint?.told} />
			</div>
			<aside class="replay-aside" tabindex="0" data-hint=${hint ? "" : undefined}>
				${hint
					? html`<${Hint} key=${step} hint=${hint} variant=${variant} name=${names[next.by ?? next.seat] ?? ""}
							bid=${moments[step + 1]?.views[next.seat]?.bid} back=${asks} onclose=${toHint} />`
					: null}
				<section class="replay-tricks"><h2>${t("tricks.title")}</h2><${Tricks} view=${view} names=${names} /></section>
			</aside>
		</div>
		<div class="replay-controls">
			<div class="replay-say">
				<p class="said" aria-live="polite"><span>${signs(said(moment, names, seat, variant))}</span></p>
				<button type="button" class="button plain" ref=${asks} aria-pressed=${hint !== null} aria-keyshortcuts="h"
					title=${t("page.hint.ask")} disabled=${!decided} onclick=${toHint}>${t("page.hint")}</button>
			</div>
			<${Steps} step=${step} last=${last} to=${to} steps=${steps} auto=${auto} />
		</div>
		${inPlay && asked.get("on") ? html`<${PlayOn} of=${{ table, match, deal, step }} names=${names.slice(0, hands)}
			front=${at} onclose=${() => to(step)} />` : null}
	</main><//>`;
}

/**
 * The table at a step: the sheet of a finished deal, or the felt and the front hand.
 * @param {{moment: Moment, view: View, names: string[], variant: Variant | undefined, at: number,
 *   hint: Hindsight | undefined}} props
 */
function Lying({ moment, view, names, variant, at, hint }) {
	if (moment.sheet) {
		const seen = { view: { ...view, seat: undefined }, names, variant, won: "", hands: moment.views.length };
		return html`<div class="replay-sheet"><div>
			<${Moment} ...${seen} />
			<${DealSheet} view=${view} names=${names} variant=${variant} me=${-1} untitled=${true}
				crowned=${Boolean(view.closed)} />
		</div></div>`;
	}
	const laid = laidBefore(variant, view.phase);
	return html`<${Felt} view=${view} variant=${variant} names=${names} me=${at} elsewhere=${at} laid=${laid}
			full=${fullTrick(moment)} />
		<${Held} view=${view} variant=${variant} laid=${laid} seat=${at} name=${names[at] ?? ""} hint=${hint} />`;
}

/**
 * The steps reachable from a step.
 * @param {number} step @param {number[]} stops @param {number} last @param {(n: number) => void} to
 */
const waysFrom = (step, stops, last, to) => ({
	start: () => to(0),
	trickBack: () => to(stops.findLast((s) => s < step) ?? 0),
	back: () => to(step - 1),
	forward: () => to(step + 1),
	trickForward: () => to(stops.find((s) => s > step) ?? last),
	end: () => to(last),
});

/**
 * Plays the deal automatically until its end, or until the person stops it or leaves for another window.
 * @param {number} step @param {number} last @param {boolean} full a trick is complete @param {(n: number)
 * => void} show
 */
function useAutoplay(step, last, full, show) {
	const [on, setOn] = useState(false);
	const [pace, setPace] = useState(() => (settings.pace.peek() === "instant" ? "quick" : settings.pace.peek()));
	useEffect(() => {
		if (on && step === last) setOn(false);
		if (!on || step === last) return undefined;
		const timer = setTimeout(() => show(step + 1), full ? holds[pace] : paces[pace]);
		return () => clearTimeout(timer);
	}, [on, step, pace]);
	const stop = () => setOn(false);
	useEffect(() => {
		document.addEventListener("visibilitychange", stop);
		return () => document.removeEventListener("visibilitychange", stop);
	}, []);
	const toggle = () => {
		if (!on && step === last) show(0);
		setOn(!on);
	};
	/** Returns a function that stops and then calls f. @template {unknown[]} A @param {(...args: A) => unknown} f */
	const past = (f) => (/** @type {A} */ ...args) => {
		stop();
		f(...args);
	};
	return { on, toggle, past, stop, pace, setPace };
}

/**
 * @param {{step: number, last: number, to: (n: number) => void, steps: ReturnType<typeof waysFrom>,
 *   auto: ReturnType<typeof useAutoplay>}} props
 */
function Steps({ step, last, to, steps, auto }) {
	const at = t("page.replay.at", { n: step, of: last });
	/** @param {Event & {currentTarget: HTMLInputElement}} e */
	const slide = (e) => to(e.currentTarget.valueAsNumber);
	const [first, over] = [step === 0, step === last];
	return html`<div class="replay-auto">
			<${Key} label=${t(auto.on ? "page.replay.pause" : "page.replay.play")} icon=${auto.on ? "pause" : "play"}
				off=${false} onclick=${auto.toggle} />
			<input type="range" min="0" max=${last} value=${step} aria-label=${t("page.replay.step")}
				aria-valuetext=${at} oninput=${slide} />
			<${Select} hidden label=${t("page.replay.pace")} value=${auto.pace} onchange=${auto.setPace}
				options=${named("page.pace", "calm", "usual", "quick")} />
		</div>
		<div class="replay-keys">
			<${Key} label=${t("page.replay.start")} icon="start" off=${first} onclick=${steps.start} />
			<${Key} label=${t("page.replay.trick.back")} icon="fast-back" off=${first} onclick=${steps.trickBack} />
			<${Key} label=${t("page.replay.back")} icon="back" off=${first} onclick=${steps.back} />
			<span class="count score">${at}</span>
			<${Key} label=${t("page.replay.forward")} icon="forward" off=${over} onclick=${steps.forward} />
			<${Key} label=${t("page.replay.trick.forward")} icon="fast-forward" off=${over} onclick=${steps.trickForward} />
			<${Key} label=${t("page.replay.end")} icon="end" off=${over} onclick=${steps.end} />
		</div>`;
}

/**
 * The stops for stepping by tricks: the cards, the first lead, the end of each trick, the end.
 * @param {Moment[]} moments
 */
function stopsOf(moments) {
	return moments.flatMap((m, i) => {
		const begins = m.views[0]?.phase === "play" && m.before?.[0]?.phase !== "play";
		return i === 0 || begins || fullTrick(m) || m.sheet ? [i] : [];
	});
}

/** The trick that ended at this moment. @param {Moment} m */
const fullTrick = (m) => completed(m.before?.[0], m.views[0]);

/**
 * The latest event, as far as the seat could see it.
 * @param {Moment} m @param {string[]} names @param {number} seat -1 for all @param {Variant | undefined} variant
 * @returns {string}
 */
export function said(m, names, seat, variant) {
	if (m.sheet) return t("ask.next");
	const { line } = m;
	if (!("act" in line)) return t("page.replay.dealt", { name: names[line.dealer] });
	const [what = "", ...rest] = String(line.act).split(" ");
	const name = names[line.seat] ?? "";
	const secret = seat >= 0 && seat !== line.seat;
	const view = m.views[line.seat];
	const full = fullTrick(m);
	if (what === "lay") {
		const cards = rest.map((c) => short(c, jokerOf(view))).join(" ");
		const bid = bidText(view?.bid ?? 0, variant);
		return secret ? t("page.replay.laid", { name }) : t("page.replay.lays", { name, cards, bid });
	}
	if (what === "name") return t("page.replay.names", { name, trump: trumpName(rest[0]) });
	if (what === "play") {
		const [taken, winner] = full ? ["yes", names[full.winner] ?? ""] : ["no", ""];
		return t("page.replay.plays", { name, card: short(rest[0] ?? "", jokerOf(view)), taken, winner });
	}
	const seen = m.views[seat];
	if (secret && seen?.phase === "offer" && !seen.offers?.[line.seat]) return t("page.replay.decided", { name });
	return t("page.replay.offers", { name, offer: offerName(String(line.act)) });
}

/** Handles keys, but not while the person is typing or choosing. @param {Record<string, () => void>} keys */
function useKeys(keys) {
	useLayoutEffect(() => { // keys apply to the drawn state
		/** @param {KeyboardEvent} e */
		const press = (e) => {
			const f = keys[e.key];
			if (!f || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
			const own = `input, select, textarea, dialog${e.key === " " ? ", button, a" : ""}`; // they handle the key
			if (e.target instanceof Element && e.target.closest(own)) return;
			e.preventDefault();
			f();
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	});
}

/**
 * The advice, and the act chosen.
 * @param {{hint: Asked, variant: Variant | undefined, name: string, bid: number | undefined,
 *   back: {current: HTMLElement | null}, onclose: () => void}} props back: what gets the focus afterwards
 */
function Hint({ hint, variant, name, bid, back, onclose }) {
	const { told, wrong } = hint;
	const title = t("page.hint.of", { name });
	return html`<${Beside} class="replay-hint" title=${title} told=${told} back=${back} onclose=${onclose}>
		${told
			? html`<${Advised} advice=${told.advice} variant=${variant} done=${{ act: told.act, name, bid }} />`
			: html`<p class=${wrong ? "" : "soft"} role="status">${wrong ?? t("page.hint.thinking")}</p>`}
	<//>`;
}

/**
 * The front hand and its player, with marks for the recommended act and the real one.
 * @param {{view: View, variant: Variant | undefined, laid: boolean, seat: number, name: string,
 *   hint: Hindsight | undefined}} props laid: bids have been laid before this phase
 */
function Held({ view, variant, laid, seat, name, hint }) {
	const cards = sorted(cardsOf(view.hand), byWorth, view.trump);
	const [best, done] = [advisedCards(hint?.advice), advisedCards(hint)];
	return html`<div class="replay-held">
		<${Seat} view=${view} variant=${variant} seat=${seat} name=${name} place="south" own=${true}
			chair=${undefined} now=${0} open=${null} winner=${false} laid=${laid} />
		<div class="cards" style=${{ "--n": Math.max(cards.length, 2) }} aria-label=${name} role="group">${cards.map(
			(c) => html`<span key=${c} class="one">
				<${Card} card=${c} />
				<span class="mark">
					${best.has(c) ? html`<${Best} />` : null}${done.has(c) ? html`<${Chosen} />` : null}
				</span>
			</span>`,
		)}</div>
		<div class="laid">${minis(view.aside)}</div>
	</div>`;
}

/**
 * @param {{played: Played, table: string, match: number, deal: number, names: string[], seat: number,
 *   onseat: (seat: number) => void, here: string, onplay: (() => void) | undefined}} props onplay: plays on from here
 */
function Head({ played, table, match, deal, names, seat, onseat, here, onplay }) {
	const [fair, setFair] = useState(false);
	const trump = played.steps[played.steps.length - 1]?.views[0]?.trump ?? "";
	const place = (/** @type {number} */ n) => `/replay/${table}/${match}/${n}${seat >= 0 ? `?seat=${seat}` : ""}`;
	const seats = names.map((name, i) => [String(i), t("page.replay.seen", { name })]);
	return html`<header class="replay-head">
		<a class="mark" href="/records">99<span class="unseen"> ${t("page.nav.records")}</span></a>
		<h1>
			<span class="soft">${played.header.rules?.name ?? variantName(played.header.variant)}</span>
			<span>${t("sheet.title", { deal: deal + 1, trump: trumpName(trump) })}${"\u00a0"}<${Sign} trump=${trump} /></span>
		</h1>
		<nav class="row" aria-label=${t("page.replay.deals")}>
			<${Link} to=${deal > 0 ? place(deal - 1) : ""} text=${t("page.replay.previous")} arrow="←" />
			<${Link} to=${deal + 1 < played.deals ? place(deal + 1) : ""} text=${t("page.replay.next")} arrow="→" />
		</nav>
		<${Select} hidden label=${t("page.replay.hands")} value=${String(seat)}
			options=${[["-1", t("page.replay.all")], ...seats]}
			onchange=${(/** @type {string} */ i) => onseat(Number(i))} />
		<div class="row doings">
			${table === "mine"
				? null
				: html`<a class="button plain to-table" href=${`/t/${table}`} aria-label=${t("page.learn.table")}>
						${words(t("page.learn.table"), t("page.replay.table.short"))}
					</a>`}
			<button type="button" class="button plain" aria-keyshortcuts="p" disabled=${!onplay} onclick=${onplay}
				aria-label=${t("page.whatif")}>${words(t("page.whatif"), t("page.whatif.play"))}</button>
			<a class="button plain" href=${`/report/${table}/${match}/${deal}${seat >= 0 ? `?seat=${seat}` : ""}`}>
				${t("page.report.short")}
			</a>
			${table === "mine"
				? null
				: html`<button type="button" class="button plain" onclick=${() => copyLink(addressOf(here))}
						aria-label=${t("page.replay.link")}>${words(t("page.replay.link"), t("page.replay.link.short"))}</button>`}
			<${Button} plain onclick=${() => setFair(true)} say=${t("page.fair.short")} />
		</div>
		${fair
			? html`<${Dialog} title=${t("page.fair")} onclose=${() => setFair(false)}>
					${table === "mine"
						? html`<${KeptFairness} match=${match} />`
						: html`<${Fairness} table=${table} match=${match} />`}
				<//>`
			: null}
	</header>`;
}

/** A text, with a shorter one for small screens. @param {string} text @param {string} less */
const words = (text, less) => html`<span class="words">${text}</span><span class="arrow">${less}</span>`;

/** The fairness of a match of the loaded record. @param {{match: number}} props */
function KeptFairness({ match }) {
	const { value: text } = useAsked(async () => {
		const kept = await keptRecord();
		return (kept && (await textOf(kept.bytes))) ?? "";
	});
	if (text === undefined) return null;
	if (text === "") return html`<p>${t("page.fair.packed")}</p>`;
	const starts = [...text.matchAll(/^\s*\{[^\n]*"ninetynine":/gm)].map((m) => m.index);
	const from = starts[match - 1] ?? 0;
	return html`<${Fairness} record=${text.slice(from, starts[match] ?? text.length)} />`;
}

/**
 * A link, or only its text if there is no target; an arrow on small screens.
 * @param {{to: string, text: string, arrow: string}} props
 */
function Link({ to, text, arrow }) {
	const words = html`<span class="words">${text}</span><span class="arrow" aria-hidden="true">${arrow}</span>`;
	return to ? html`<a href=${to}>${words}</a>` : html`<span class="off" aria-disabled="true">${words}</span>`;
}

const icons = /** @type {Record<string, string>} */ ({
	start: "M5 4v16M20 4 8 12l12 8z",
	"fast-back": "M12 4 2 12l10 8zM22 4 12 12l10 8z",
	back: "M15 4 7 12l8 8 1-1-7-7 7-7z",
	forward: "M9 4l8 8-8 8-1-1 7-7-7-7z",
	play: "M6 3l14 9-14 9z",
	pause: "M5 4h4v16H5zM15 4h4v16h-4z",
	"fast-forward": "M2 4l10 8-10 8zM12 4l10 8-10 8z",
	end: "M19 4v16M4 4l12 8-12 8z",
});

/** @param {{label: string, icon: string, off: boolean, onclick: () => void}} props */
function Key({ label, icon, off, onclick }) {
	return html`<button type="button" class="replay-key" aria-label=${label} title=${label} aria-disabled=${off}
		onclick=${() => off || onclick()}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${icons[icon]} /></svg>
	</button>`;
}
