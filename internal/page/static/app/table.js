// The table: what comes down the line, shown in time, and what the person at
// it may do.

import { AdviceTable } from "./advice.js";
import { Laying, Naming, Offering, asks, illegal } from "./bar.js";
import { Card } from "./card.js";
import { namesOf } from "./chairs.js";
import { Conversation } from "./conversation.js";
import { Felt, Seat, Trump, lastSeen } from "./felt.js";
import { Hand, byRank } from "./hand.js";
import { html, useEffect, useMemo, useState } from "./html.js";
import { Line } from "./live.js";
import { Keys, handNow, useKeptFocus, wayIn } from "./keys.js";
import { House, More } from "./menu.js";
import { Over, Proposal } from "./outcome.js";
import { Dialog, attempt, tellAll, trouble } from "./parts.js";
import { t } from "./phrase.js";
import { OpenTable } from "./playing.js";
import { enter, me } from "./session.js";
import { settings } from "./settings.js";
import { Scores, playedFor } from "./scores.js";
import { sound } from "./sound.js";
import { Talk } from "./talk.js";
import { Tricks } from "./tricks.js";
import { laidBefore, variantOf } from "./variants.js";
import { byWorth, cardsOf, dummyOf, hands, layout, sorted, worthOf } from "./view.js";
import { Waiting } from "./waiting.js";
import { Watching } from "./watching.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./hall.js").Command} Command */
/** @typedef {import("./types.js").View} View */


/** How long something said is news, in milliseconds. */
const fleeting = 10_000;

/** The screen of a table. @param {{rest: string[]}} props */
export function Table({ rest }) {
	const id = rest[0] ?? "";
	const table = useMemo(() => new OpenTable(id, (at, onmessage) => new Line(at, onmessage)), [id]);
	useEffect(() => () => table.close(), [table]);
	const refused = table.port.refused.value;
	if (refused) return html`<${Refusal} why=${refused} id=${id} />`;
	const shown = table.showing.shown.value;
	if (!shown) return html`<main id="main" class="table"><p class="opening">${t("page.opening")}</p></main>`;
	return html`<${At} table=${table} />`;
}

/** @param {{why: import("./wire.js").Refused, id: string}} props */
function Refusal({ why }) {
	return html`<main id="main" class="stack">
		<h1>${t(why.status === 404 ? "page.table.none" : "page.table.refused")}</h1>
		<p>${trouble(why)}</p>
		<p><a class="button" href="/">${t("page.nowhere.go")}</a></p>
	</main>`;
}

/** @param {{table: OpenTable}} props */
function At({ table }) {
	const [panel, setPanel] = useState(/** @type {"" | "score" | "tricks" | "talk" | "more" | "last" | "keys" | "rules"} */ (""));
	const shown = /** @type {import("./presenter.js").Shown} */ (table.showing.shown.value);
	const { message, full } = shown;
	const { view, seat } = message;
	const names = namesOf(message);
	const { variant: played = "standard", rules: own, deals } = table.settled.value.settings;
	const variant = variantOf(played, own);
	const title = `${view?.options && table.current.value ? "● " : ""}${t(`variant.${played}`)} · Ninety-Nine`;
	useEffect(() => void (document.title = title), [title]);
	useKeys(table, setPanel);
	useKeptFocus();
	useEffect(() => lastSeen.clear(), [view?.deal, view?.game]); // the cards are others' now
	useSeconds(message.table.chairs.some((c) => c.until !== undefined));
	useSounds(view);
	useTalk(table, message);
	const over = view?.phase === "over" && message.table.stage !== "playing";
	const between = over && !full;
	const waiting = message.table.stage === "waiting" && !over;
	const laid = laidBefore(variant, view?.phase);
	return html`<main id="main" class="table" aria-busy=${table.busy.value !== "" || table.waits.value > 0 || table.thinking.value} data-stage=${message.table.stage} data-phase=${view?.phase ?? ""}>
		${settings.spoken.value ? html`<${Conversation} table=${table} variant=${variant} />` : null}
		<${Head} table=${table} message=${message} onpanel=${setPanel} />
		<div class="spread">
		<div class="board">
			${message.table.stage === "mixing" || (!waiting && (!view || view.phase === undefined))
				? html`<div class="felt empty"><p class="opening">${t("waiting.table")}</p></div>`
				: waiting || !view
				? html`<div class="felt empty"><${Waiting} message=${message} settings=${table.settled.value.settings} host=${table.settled.value.host} me=${me.value?.id ?? ""}
						ondo=${(/** @type {Command} */ c) => withName(table, () => table.act(c))} busy=${table.waits.value > 0} onready=${() => table.ready()} /></div>`
				: html`<${Felt} view=${view} names=${names} me=${seat ?? 0} elsewhere=${seat} laid=${laid} full=${full} played=${dummyPlayed(table, message, names)} pending=${pendingCard(table.busy.value)} chairs=${message.table.chairs} now=${table.now()} onhurry=${() => table.showing.hurry()}>
						${between ? html`<${Over} table=${table} message=${message} names=${names} variant=${variant} />` : html`<${Asking} table=${table} message=${message} names=${names} variant=${variant} />`}
					<//>`}
			${view && view.phase !== undefined && !waiting && seat !== undefined ? html`<${Mine} table=${table} message=${message} names=${names} laid=${laid} />` : null}
			${view && !waiting && seat === undefined ? html`<${Watching} message=${message} busy=${table.waits.value > 0} ondo=${(/** @type {Command} */ c) => withName(table, () => table.act(c))} />` : null}
		</div>
		${view && !waiting ? html`<aside class="side"><h2>${t("score.title")}</h2><${Scores} table=${table.id} names=${names} about=${playedFor(variant, deals)} view=${view} /></aside>` : null}
		</div>
		${panel === "tricks" && view ? html`<${Dialog} title=${t("tricks.title")} broad=${hands(view) > 3} onclose=${() => setPanel("")}><${Tricks} view=${view} names=${names} /><//>` : null}
		${panel === "last" && view ? html`<${Dialog} title=${t("page.lasttrick")} onclose=${() => setPanel("")}><${Tricks} view=${view} names=${names} last /><//>` : null}
		${panel === "talk" ? html`<${Dialog} title=${t("page.talk")} onclose=${() => setPanel("")}><${Said} table=${table} message=${message} /><//>` : null}
		${panel === "score" ? html`<${Dialog} title=${t("score.title")} broad onclose=${() => setPanel("")}><${Scores} table=${table.id} names=${names} about=${playedFor(variant, deals)} view=${view} /><//>` : null}
		${table.advice.value && panel === "" ? html`<${Advised} table=${table} />` : null}
		${panel === "rules" ? html`<${House} settings=${table.settled.value.settings} onclose=${() => setPanel("")} />` : null}
		${panel === "keys" ? html`<${Keys} onclose=${() => setPanel("")} />` : null}
		${panel === "more" ? html`<${More} table=${table} message=${message} onpanel=${setPanel} onclose=${() => setPanel("")} />` : null}
	</main>`;
}

/** @param {{table: OpenTable}} props */
function Advised({ table }) {
	const told = table.advice.value;
	if (!told) return null;
	const close = () => (table.advice.value = null);
	return html`<${Dialog} title=${t("page.hint")} onclose=${close} actions=${html`<button type="button" class="button chief" onclick=${() => table.heed()}>${t("page.hint.take")}</button>`}>
		<${AdviceTable} advice=${told.advice} />
	<//>`;
}

/** What is said at the table. @param {{table: OpenTable, message: Message}} props */
function Said({ table, message }) {
	return html`<${Talk} talk=${table.talk.value} me=${me.value?.id ?? ""} muted=${message.muted ?? []}
		onsay=${(/** @type {string} */ text) => withName(table, () => table.act({ do: "chat", text }))} onmute=${(/** @type {string} */ text, /** @type {boolean} */ on) => table.act({ do: "mute", text, on })} />`;
}

/** Becomes a player first, if one only watches so far. @param {OpenTable} table @param {() => Promise<unknown>} f */
async function withName(table, f) {
	const nobody = me.value === null;
	if (!(await attempt(() => enter(t("page.guest"))))) return undefined;
	if (nobody) table.port.again(); // what came down the line so far was for nobody
	return f();
}

/** @param {string} busy */
const pendingCard = (busy) => (busy.startsWith("play ") ? busy.slice(5) : null);

/** The line above the table. @param {{table: OpenTable, message: Message, onpanel: (p: any) => void}} props */
function Head({ table, message, onpanel }) {
	const { view } = message;
	const [heard, setHeard] = useState(table.newest.peek()?.seq ?? 0); // the talk that was seen, or was there before
	const state = table.port.state.value;
	const unread = table.talk.value.filter((s) => s.seq > heard && s.by !== me.value?.id).length;
	return html`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${t("page.home")}`}>99</a>
		<div class="where">${view?.phase !== undefined ? html`<${Trump} trump=${view.trump ?? ""} />` : null}<h1>${t(`variant.${table.settled.value.settings.variant ?? "standard"}`)}</h1>
			${table.settled.value.settings.rules ? html`<span class="soft">${t("page.house")}</span>` : null}
			${view && view.phase !== undefined ? html`<span class="soft">${t("page.deal", { deal: view.deal + 1, game: view.game + 1 })}</span>` : null}</div>
		${state === "lost" ? html`<p class="lost" role="status">${t("page.lost")}</p>` : null}
		<nav aria-label=${t("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${() => onpanel("score")}>${t("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${() => onpanel("tricks")}>${t("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${() => (setHeard(table.talk.value.at(-1)?.seq ?? heard), onpanel("talk"))}>${t("page.talk")}${unread ? html` <span class="unread">${unread}</span>` : null}</button>
			<button type="button" class="button plain" onclick=${() => onpanel("more")}>${t("page.more")}</button>
		</nav>
	</header>`;
}

/** What may be done now, once what is shown is what is known. @param {OpenTable} table @param {Message} message */
const optionsNow = (table, message) => (table.current.value && !message.table.paused ? message.view?.options : undefined);

/** What is asked, and the answers that are no cards. @param {{table: OpenTable, message: Message, names: string[], variant: import("./types.js").Variant | undefined}} props */
function Asking({ table, message, names, variant }) {
	const view = /** @type {import("./types.js").View} */ (message.view);
	const o = optionsNow(table, message);
	const busy = table.busy.value !== "";
	return html`<section class=${`asking ${o ? "asked" : ""} ${o?.kind === "lay" ? "laying" : ""}`} aria-label=${t("page.yours")} onclick=${(/** @type {Event} */ e) => o && e.stopPropagation()}>
		<${Proposal} table=${table} message=${message} names=${names} />
		<p class="ask" role=${settings.spoken.value ? undefined : "status"}>${o?.kind === "play" && table.chosen.value.size ? t("page.tap.again") : asks({ ...view, options: o }, names, message.table.paused ?? false, table.showing.shown.value?.full)}</p>
		${o?.kind === "lay" ? html`<${Laying} options=${o} chosen=${table.chosen.value} variant=${variant} busy=${busy} onlay=${(/** @type {string} */ premium) => table.lay(premium)} slots />` : null}
		${o?.kind === "offer" && table.intended.value === "" ? html`<${Offering} options=${o} variant=${variant} busy=${busy} onact=${(/** @type {string} */ words) => table.play(words)} />` : null}
		${o?.kind === "name" ? html`<${Naming} options=${o} busy=${busy} onact=${(/** @type {string} */ words) => table.play(words)} />` : null}
	</section>`;
}

/**
 * What is done with cards: chosen to be laid aside, or played.
 * @param {OpenTable} table @param {Message} message
 */
function handling(table, message) {
	const view = /** @type {import("./types.js").View} */ (message.view);
	const o = optionsNow(table, message);
	const chosen = table.chosen.value;
	const can = o && (o.kind === "lay" || o.kind === "play") ? new Set(cardsOf(o.from)) : null;
	/** @param {string} c */
	const onpick = (c) => {
		const next = new Set(o?.kind === "lay" ? chosen : []);
		if (chosen.has(c)) next.delete(c);
		else if (next.size < (o?.pick ?? 1)) next.add(c);
		else return tellAll(t("lay.full", { n: next.size }));
		table.chosen.value = next;
		return undefined;
	};
	/** @param {string} c */
	const onplay = (c) => {
		if (!can && view.phase === "play") {
			table.next.value = table.next.value === c ? "" : c;
			if (table.showing.shown.peek()?.full) table.showing.skip(); // who plays on has seen the trick
			return undefined;
		}
		if (!can) return undefined;
		if (!can.has(c)) return tellAll(illegal(o));
		void table.play(`play ${c}`);
	};
	return { can, chosen, onpick, onplay };
}

/** The dummy's hand where it lies, while one plays its cards. @param {OpenTable} table @param {Message} message @param {string[]} names */
function dummyPlayed(table, message, names) {
	const view = /** @type {import("./types.js").View} */ (message.view);
	const seat = dummyOf(view);
	const cards = view.shown?.[seat]?.hand;
	if (view.phase !== "play" || view.control === undefined || view.control !== message.seat || cards === undefined) return null;
	const { can, ...rest } = handling(table, message);
	const asked = optionsNow(table, message)?.seat === seat;
	return { seat, hand: html`<${Hand} cards=${sorted(cardsOf(cards), byWorth)} ...${rest} can=${asked ? can : null} onplay=${asked ? rest.onplay : () => {}} label=${names[seat]} open twice=${false} />` };
}

/** One's own seat and cards. @param {{table: OpenTable, message: Message, names: string[], laid: boolean}} props */
function Mine({ table, message, names, laid }) {
	const view = /** @type {import("./types.js").View} */ (message.view);
	const seat = /** @type {number} */ (message.seat);
	const busy = table.busy.value;
	const o = optionsNow(table, message);
	const laying = o?.kind === "lay";
	const { can, chosen, onpick, onplay } = handling(table, message);
	const order = layout([...cardsOf(view.hand), ...cardsOf(view.aside), ...cardsOf(view.played?.[seat])]);
	const own = sorted(cardsOf(view.hand), order).filter((c) => `play ${c}` !== busy);
	const full = table.showing.shown.value?.full;
	const values = laying && settings.values.value && o?.worth ? worthOf(o.worth) : null;
	return html`<section class=${`mine ${o ? "asked" : ""}`} aria-label=${t("page.yourhand")}>
		<div class="me">
			<${Seat} view=${view} seat=${seat} name=${names[seat]} place="south" own chair=${message.table.chairs[seat]} now=${table.now()} open=${null} winner=${full?.winner === seat} laid=${laid} />
			${view.aside && !laying ? html`<p class="laid"><span class="unseen">${t("page.aside")}</span>${sorted(cardsOf(view.aside), byWorth).map((c) => html`<${Card} key=${c} card=${c} size="mini" />`)}</p>` : null}
		</div>
		<${Hand} cards=${own} can=${o?.seat === undefined ? can : new Set()} chosen=${table.next.value ? new Set([table.next.value]) : chosen} values=${values} label=${t("page.yourhand")} twice=${laying} onpick=${onpick} onplay=${o?.seat === undefined ? onplay : () => tellAll(t("page.dummy.turn"))} />
		<div class="tools">
			${message.table.hints ? html`<button type="button" class="button plain" disabled=${!o || busy !== "" || table.thinking.value} onclick=${() => table.hint()}>${t(table.thinking.value ? "page.hint.thinking" : "page.hint")}</button>` : null}
			${message.table.stage !== "waiting" ? html`<button type="button" class="button plain" disabled=${busy !== "" || table.waits.value > 0 || message.table.ask !== undefined} onclick=${() => table.act({ do: "ask", text: "undo" })}>${t(message.table.free ? "page.undo" : "page.undo.ask")}</button>` : null}
		</div>
	</section>`;
}

/** Has a clock drawn anew every second. @param {boolean} runs */
function useSeconds(runs) {
	const [, tick] = useState(0);
	useEffect(() => {
		if (!runs) return undefined;
		const timer = setInterval(() => tick((n) => n + 1), 1000);
		return () => clearInterval(timer);
	}, [runs]);
}

/** Soft sounds of cards, and of one's turn, if they are wanted. @param {import("./types.js").View | undefined} view */
function useSounds(view) {
	const lying = view?.played?.join(" ").length ?? 0;
	const mine = view?.options !== undefined;
	useEffect(() => {
		if (lying) sound("card");
	}, [lying]);
	useEffect(() => {
		if (mine) sound("turn");
	}, [mine]);
}

/** Shows what others say as they say it. @param {OpenTable} table @param {Message} message */
function useTalk(table, message) {
	const last = table.talk.value.at(-1);
	useEffect(() => {
		const fresh = last && table.now() - last.at < fleeting;
		if (!fresh || settings.spoken.peek() || last.by === me.peek()?.id || message.muted?.includes(last.by)) return;
		tellAll(`${last.name}: ${last.text}`);
	}, [last?.seq]);
}

/** Keys that hold everywhere at the table. @param {OpenTable} table @param {(p: any) => void} onpanel */
function useKeys(table, onpanel) {
	useEffect(() => {
		/** @param {KeyboardEvent} e */
		function key(e) {
			const on = /** @type {HTMLElement} */ (e.target);
			if (e.defaultPrevented || e.repeat || on.closest("input, select, textarea, dialog")) return;
			const undo = (e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z";
			if (undo) return e.preventDefault(), void table.act({ do: "ask", text: "undo" });
			if (e.ctrlKey || e.metaKey || e.altKey) return;
			const cards = /** @type {HTMLElement[]} */ ([...(handNow()?.querySelectorAll("[data-card]") ?? [])]);
			const card = byRank(cards.map((el) => el.dataset.card ?? ""), e.key, /** @type {HTMLElement} */ (document.activeElement)?.dataset?.card ?? "");
			if (card) return cards.find((el) => el.dataset.card === card)?.focus();
			if (e.key === "h" && table.view.peek()?.options) void table.hint();
			else if (e.key === "l") onpanel("last");
			else if (e.key === "s") onpanel("score");
			else if (e.key === "?") onpanel("keys");
			else if (e.key === "ArrowLeft" || e.key === "ArrowRight") wayIn()?.focus();
			else if (e.key === " " || e.key === "Enter") {
				if (on.closest("button, a")) return;
				if (!table.showing.hurry()) /** @type {HTMLElement | null} */ (document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)"))?.click();
			} else return;
			e.preventDefault();
		}
		document.addEventListener("keydown", key);
		return () => document.removeEventListener("keydown", key);
	}, [table]);
}
