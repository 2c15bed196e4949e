// The table: what comes down the line, shown in time, and what the person at
// it may do.

import { AdviceTable } from "./advice.js";
import { Laying, Naming, Offering, asks } from "./bar.js";
import { Card } from "./card.js";
import { draw, keep, recall } from "./entropy.js";
import { Felt, Seat } from "./felt.js";
import { Hand, byRank } from "./hand.js";
import { batch, computed, effect, html, signal, useEffect, useMemo, useState } from "./html.js";
import { Keys, useKeptFocus, wayIn } from "./keys.js";
import { openLine } from "./live.js";
import { Dialog, attempt, tellAll, trouble } from "./parts.js";
import { list, t } from "./phrase.js";
import { present } from "./presenter.js";
import { go } from "./route.js";
import { enter, me } from "./session.js";
import { settings } from "./settings.js";
import { Scores } from "./scores.js";
import { DealSheet, trumpName } from "./sheet.js";
import { sound } from "./sound.js";
import { Speech } from "./speech.js";
import { Talk } from "./talk.js";
import { Tricks } from "./tricks.js";
import { variantOf } from "./variants.js";
import { byWorth, cardsOf, inPlay, sorted, suitAs, worthOf } from "./view.js";
import { Waiting } from "./waiting.js";

/** @typedef {import("./types.js").Message} Message */

/** Everything about one table that is open in this browser. @param {string} id */
function openTable(id) {
	const showing = present(() => (settings.spoken.value ? "quick" : settings.pace.value));
	const newest = signal(/** @type {Message | null} */ (null));
	const settled = signal(/** @type {{settings: Record<string, any>, host: string}} */ ({ settings: {}, host: "" }));
	const talk = signal(/** @type {NonNullable<Message["talk"]>} */ ([]));
	const busy = signal("");
	const chosen = signal(/** @type {Set<string>} */ (new Set()));
	const advice = signal(/** @type {{seq: number, advice: any} | null} */ (null));
	/** the premium to offer as soon as it can be, having been chosen with the bid */
	const intended = signal("");
	let offering = false; // whether it is under way
	let done = 0;
	let offset = 0;

	/** @param {Message} m */
	function onmessage(m) {
		offset = m.event.do === "present" ? offset : m.at - Date.now();
		batch(() => {
			newest.value = m;
			if (m.settings) settled.value = { settings: m.settings, host: m.host ?? "" };
			if (m.talk) talk.value = m.talk;
			if (m.event.do === "chat") talk.value = [...talk.value.slice(-99), said(m)];
			showing.take(m);
		});
		byItself(m);
	}

	const line = openLine(id, onmessage);
	/** the View that is shown, unless it shows how things stood before our last command */
	const view = computed(() => showing.shown.value?.message.view);
	const current = computed(() => {
		const m = showing.shown.value?.message;
		return m !== undefined && m.seq >= done && m.seq === newest.value?.seq && showing.shown.value?.full === null;
	});

	/** Does a command and says so if it cannot be. @param {Record<string, unknown>} command @param {string} [what] is under way */
	async function act(command, what = String(command.do)) {
		busy.value = what;
		try {
			const answer = await line.act(command);
			done = Math.max(done, answer.seq);
			return answer;
		} catch (e) {
			if (!(/** @type {any} */ (e).reason === "stale")) tellAll(trouble(e));
			return undefined;
		} finally {
			if (command.do !== "act") busy.value = "";
		}
	}

	/** Plays an act of the View that is shown. @param {string} words */
	async function play(words) {
		const v = view.peek();
		if (!v?.options || busy.peek()) return;
		const answer = await act({ do: "act", act: words, seen: newest.peek()?.seq, ...(v.options.seat === undefined ? {} : { hand: v.options.seat }) }, words);
		if (!answer) busy.value = "";
		if (newest.peek() && (newest.peek()?.seq ?? 0) >= done) busy.value = "";
	}

	/** What a player's side does unasked: its part in the shuffle, and the premium that was chosen with the bid. @param {Message} m */
	function byItself(m) {
		if (m.seq >= done) busy.value = "";
		const chair = m.seat === undefined ? undefined : m.table.chairs[m.seat];
		if (m.table.stage === "mixing" && chair?.commit && (m.event.do === "begin" || m.event.do === "present")) {
			const own = recall(id);
			if (own) void line.act({ do: "entropy", text: own }).catch(() => {});
		}
		const o = m.view?.options;
		if (o?.kind === "offer" && intended.peek() && o.acts?.includes(intended.peek()) && !offering && m.seq >= done) {
			offering = true;
			void act({ do: "act", act: intended.peek(), seen: m.seq }, intended.peek()).finally(() => (offering = false));
		}
		if (m.view?.phase !== "lay" && (m.view?.phase !== "offer" || m.view.offers?.[m.seat ?? 0])) intended.value = "";
	}

	/** Lays the chosen cards aside. @param {string} offer to be made then, "" if that is asked later */
	function lay(offer) {
		intended.value = offer;
		void play(`lay ${[...chosen.peek()].join(" ")}`);
	}

	/** Says that one is ready: for a match with a part in its shuffle. */
	async function ready() {
		if (newest.peek()?.table.stage !== "waiting") return act({ do: "ready" });
		const drawn = await draw();
		if (drawn) keep(id, drawn.own);
		return act({ do: "ready", ...(drawn ? { text: drawn.commit } : {}) });
	}

	async function hint() {
		const seq = newest.peek()?.seq ?? 0;
		busy.value = "hint";
		const told = await attempt(() => line.hint());
		busy.value = "";
		if (told) advice.value = { seq, advice: told.advice };
	}

	/** a card to be played as soon as it may be */
	const next = signal("");
	let soon = 0;
	const alone = () => newest.peek()?.table.chairs.filter((c) => c.player).length === 1;
	const stop = effect(() => {
		const v = view.value;
		const o = current.value && busy.value === "" ? v?.options : undefined;
		if (o?.kind === "play" && v) {
			const may = cardsOf(o.from);
			const wanted = o.seat === undefined && may.includes(next.peek()) ? next.peek() : "";
			// the last card is played by itself where nobody could tell from it that it was the only one
			const only = may.length === 1 && o.seat === undefined && alone() && ((cardsOf(v.hand).length === 1 && !settings.spoken.value) || settings.forced.value) ? may[0] : "";
			clearTimeout(soon);
			if (wanted || only) soon = setTimeout(() => view.peek() === v && current.peek() && void play(`play ${wanted || only}`), wanted ? 0 : 450);
			next.value = "";
		}
		if (v?.phase !== "play" || (next.peek() && !cardsOf(v.hand).includes(next.peek()))) next.value = "";
		const can = new Set(cardsOf(v?.options?.from));
		const left = [...chosen.peek()].filter((c) => can.has(c));
		if (left.length !== chosen.peek().size) chosen.value = new Set(left);
		if (advice.peek() && v?.options?.kind === undefined) advice.value = null;
	});
	return {
		id, line, showing, newest, settled, talk, busy, chosen, intended, next, advice, view, current, act, play, lay, ready, hint,
		now: () => Date.now() + offset,
		close() {
			stop();
			showing.stop();
			line.close();
		},
	};
}

/** @typedef {ReturnType<typeof openTable>} Open */

/** @param {Message} m */
const said = (m) => ({ seq: m.seq, at: m.at, by: m.event.by ?? "", name: m.event.name ?? "", seat: m.event.seat ?? -1, text: m.event.text ?? "" });

/** The screen of a table. @param {{rest: string[]}} props */
export function Table({ rest }) {
	const id = rest[0] ?? "";
	const table = useMemo(() => openTable(id), [id]);
	useEffect(() => () => table.close(), [table]);
	const refused = table.line.refused.value;
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

/** What names are shown at the seats. @param {Message} m */
export function namesOf(m) {
	const names = m.table.chairs.map((c, i) => (i === m.seat ? t("you") : c.bot && c.name === c.bot ? t(`page.level.${c.bot}`) : (c.name ?? t("seat", { n: i + 1 }))));
	const twice = names.map((n, i) => (names.indexOf(n) !== names.lastIndexOf(n) && m.table.chairs[i]?.bot ? `${n} ${names.slice(0, i + 1).filter((x) => x === n).length}` : n));
	if (m.view && (m.view.held?.length ?? 0) > twice.length) twice.push(t("dummy"));
	return twice;
}

/** @param {{table: Open}} props */
function At({ table }) {
	const [panel, setPanel] = useState(/** @type {"" | "score" | "tricks" | "talk" | "more" | "last" | "keys"} */ (""));
	const shown = /** @type {import("./presenter.js").Shown} */ (table.showing.shown.value);
	const { message, full } = shown;
	const { view, seat } = message;
	const names = namesOf(message);
	const { variant: played = "standard", rules: own } = table.settled.value.settings;
	const variant = variantOf(played, own);
	useEffect(() => {
		const mine = view?.options && table.current.value;
		document.title = `${mine ? "● " : ""}${t(`variant.${played}`)} · Ninety-Nine`;
	});
	useKeys(table, setPanel);
	useKeptFocus();
	useSeconds(message.table.chairs.some((c) => c.until !== undefined));
	useSounds(view);
	const over = view?.phase === "over" && message.table.stage !== "playing";
	const between = over && !full;
	const waiting = message.table.stage === "waiting" && !over;
	return html`<main id="main" class="table" aria-busy=${table.busy.value !== ""} data-stage=${message.table.stage} data-phase=${view?.phase ?? ""}>
		<${Speech} table=${table} message=${message} names=${names} variant=${variant} />
		<${Head} table=${table} message=${message} onpanel=${setPanel} />
		<div class="spread">
		<div class="board">
			${message.table.stage === "mixing" || (!waiting && (!view || view.phase === undefined))
				? html`<div class="felt empty"><p class="opening">${t("waiting.table")}</p></div>`
				: waiting || !view
				? html`<div class="felt empty"><${Waiting} message=${message} host=${table.settled.value.host} me=${me.value?.id ?? ""}
						ondo=${(/** @type {any} */ c) => withName(table, () => table.act(c))} onready=${() => table.ready()} /></div>`
				: html`<${Felt} view=${view} names=${names} me=${seat ?? 0} elsewhere=${seat} full=${full} pending=${pendingCard(table.busy.value)} chairs=${message.table.chairs} now=${table.now()} onhurry=${() => table.showing.hurry()}>
						${between ? html`<${Over} table=${table} message=${message} names=${names} variant=${variant} />` : html`<${Asking} table=${table} message=${message} names=${names} variant=${variant} />`}
					<//>`}
			${view && view.phase !== undefined && !waiting && seat !== undefined ? html`<${Mine} table=${table} message=${message} names=${names} />` : null}
		</div>
		${view && !waiting ? html`<aside class="side"><h2>${t("score.title")}</h2><${Scores} table=${table.id} names=${names} view=${view} /></aside>` : null}
		</div>
		${panel === "tricks" && view ? html`<${Dialog} title=${t("tricks.title")} broad onclose=${() => setPanel("")}><${Tricks} view=${view} names=${names} /><//>` : null}
		${panel === "last" && view ? html`<${Dialog} title=${t("page.lasttrick")} onclose=${() => setPanel("")}><${Tricks} view=${view} names=${names} last /><//>` : null}
		${panel === "talk" ? html`<${Dialog} title=${t("page.talk")} onclose=${() => setPanel("")}><${Said} table=${table} message=${message} /><//>` : null}
		${panel === "score" ? html`<${Dialog} title=${t("score.title")} broad onclose=${() => setPanel("")}><${Scores} table=${table.id} names=${names} view=${view} /><//>` : null}
		${table.advice.value ? html`<${Advised} table=${table} />` : null}
		${panel === "keys" ? html`<${Keys} onclose=${() => setPanel("")} />` : null}
		${panel === "more" ? html`<${More} table=${table} message=${message} onpanel=${setPanel} onclose=${() => setPanel("")} />` : null}
	</main>`;
}

/** What is said at the table. @param {{table: Open, message: Message}} props */
function Said({ table, message }) {
	return html`<${Talk} talk=${table.talk.value} me=${me.value?.id ?? ""} muted=${message.muted ?? []}
		onsay=${(/** @type {string} */ text) => withName(table, () => table.act({ do: "chat", text }))} onmute=${(/** @type {string} */ text, /** @type {boolean} */ on) => table.act({ do: "mute", text, on })} />`;
}

/** Becomes a player first, if one only watches so far. @param {Open} table @param {() => Promise<unknown>} f */
async function withName(table, f) {
	const nobody = me.value === null;
	if (!(await attempt(() => enter(t("page.guest"))))) return undefined;
	if (nobody) table.line.again(); // what came down the line so far was for nobody
	return f();
}

/** @param {string} busy */
const pendingCard = (busy) => (busy.startsWith("play ") ? busy.slice(5) : null);

/** The line above the table. @param {{table: Open, message: Message, onpanel: (p: any) => void}} props */
function Head({ table, message, onpanel }) {
	const { view } = message;
	const state = table.line.state.value;
	const unread = table.talk.value.length;
	return html`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${t("page.home")}`}>99</a>
		<div class="where"><h1>${t(`variant.${table.settled.value.settings.variant ?? "standard"}`)}</h1>
			${view && view.phase !== undefined ? html`<span class="soft">${t("page.deal", { deal: view.deal + 1, game: view.game + 1 })}</span>` : null}</div>
		${state === "lost" ? html`<p class="lost" role="status">${t("page.lost")}</p>` : null}
		<nav aria-label=${t("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${() => onpanel("score")}>${t("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${() => onpanel("tricks")}>${t("page.tricks")}</button>
			<button type="button" class="button plain" onclick=${() => onpanel("talk")}>${t("page.talk")}${unread ? html` <span class="score">${unread}</span>` : null}</button>
			<button type="button" class="button plain" onclick=${() => onpanel("more")}>${t("page.more")}</button>
		</nav>
	</header>`;
}

/** What may be done now, once what is shown is what is known. @param {Open} table @param {Message} message */
const optionsNow = (table, message) => (table.current.value && !message.table.paused ? message.view?.options : undefined);

/** What is asked, and the answers that are no cards. @param {{table: Open, message: Message, names: string[], variant: any}} props */
function Asking({ table, message, names, variant }) {
	const view = /** @type {import("./types.js").View} */ (message.view);
	const o = optionsNow(table, message);
	const busy = table.busy.value !== "";
	return html`<section class=${`asking ${o ? "asked" : ""}`} aria-label=${t("page.yours")} onclick=${(/** @type {Event} */ e) => o && e.stopPropagation()}>
		<${Ask} table=${table} message=${message} names=${names} />
		<p class="ask" role=${settings.spoken.value ? undefined : "status"}>${asks({ ...view, options: o }, names, message.table.paused ?? false)}</p>
		${o?.kind === "lay" ? html`<${Laying} options=${o} chosen=${table.chosen.value} variant=${variant} busy=${busy} onlay=${table.lay} />` : null}
		${o?.kind === "offer" && table.intended.value === "" ? html`<${Offering} options=${o} variant=${variant} busy=${busy} onact=${table.play} />` : null}
		${o?.kind === "name" ? html`<${Naming} options=${o} busy=${busy} onact=${table.play} />` : null}
	</section>`;
}

/** Why a card cannot be played now. @param {import("./types.js").View} view */
function illegal(view) {
	const led = view.trick?.[0]?.card;
	const may = cardsOf(view.options?.from);
	return led && may.every((c) => suitAs(view, c) === suitAs(view, led)) ? t("illegal.follow", { suit: trumpName(suitAs(view, led)) }) : t("illegal");
}

/** One's own seat and cards, and the dummy's while one plays it. @param {{table: Open, message: Message, names: string[]}} props */
function Mine({ table, message, names }) {
	const view = /** @type {import("./types.js").View} */ (message.view);
	const seat = /** @type {number} */ (message.seat);
	const busy = table.busy.value;
	const o = optionsNow(table, message);
	const laying = o?.kind === "lay";
	const dummy = o?.kind === "play" && o.seat !== undefined && o.seat !== seat ? o.seat : undefined;
	const own = sorted(cardsOf(view.hand), laying ? byWorth : inPlay).filter((c) => `play ${c}` !== busy);
	const can = o && (o.kind === "lay" || o.kind === "play") ? new Set(cardsOf(o.from)) : null;
	const chosen = table.chosen.value;
	const full = table.showing.shown.value?.full;
	/** @param {string} c */
	const pick = (c) => {
		const next = new Set(laying ? chosen : []);
		if (chosen.has(c)) next.delete(c);
		else if (next.size < (o?.pick ?? 1)) next.add(c);
		else return tellAll(t("lay.full", { n: next.size }));
		table.chosen.value = next;
		return undefined;
	};
	/** @param {string} c */
	const play = (c) => {
		if (!can && view.phase === "play") {
			table.next.value = table.next.value === c ? "" : c;
			if (full) table.showing.skip(); // who plays on has seen the trick
			return undefined;
		}
		if (!can) return undefined;
		if (!can.has(c)) return tellAll(illegal(view));
		void table.play(`play ${c}`);
	};
	const values = laying && settings.values.value && o?.worth ? worthOf(o.worth) : null;
	return html`<section class=${`mine ${o ? "asked" : ""}`} aria-label=${t("page.yourhand")}>
		<div class="me">
			<${Seat} view=${view} seat=${seat} name=${names[seat]} place="south" own chair=${message.table.chairs[seat]} now=${table.now()} open=${null} winner=${full?.winner === seat} />
			${view.aside && !laying ? html`<p class="laid"><span class="unseen">${t("page.aside")}</span>${sorted(cardsOf(view.aside), byWorth).map((c) => html`<${Card} key=${c} card=${c} size="mini" />`)}</p>` : null}
		</div>
		<div class="holding">
			${dummy !== undefined
				? html`<${Hand} cards=${sorted(cardsOf(view.shown?.[dummy]?.hand), inPlay)} can=${can} chosen=${chosen} label=${names[dummy] ?? t("dummy")} twice=${false} onpick=${pick} onplay=${play} />`
				: null}
			<${Hand} cards=${own} can=${dummy === undefined ? can : null} chosen=${table.next.value ? new Set([table.next.value]) : chosen} values=${values} label=${t("page.yourhand")} small=${dummy !== undefined} twice=${laying} onpick=${pick} onplay=${play} />
		</div>
		<div class="tools">
			${message.table.hints ? html`<button type="button" class="button plain" disabled=${!o || busy !== ""} onclick=${table.hint}>${t(busy === "hint" ? "page.hint.thinking" : "page.hint")}</button>` : null}
			${message.table.stage !== "waiting" ? html`<button type="button" class="button plain" disabled=${busy !== ""} onclick=${() => table.act({ do: "ask", text: "undo" })}>${t(message.table.free ? "page.undo" : "page.undo.ask")}</button>` : null}
		</div>
	</section>`;
}

/** @param {{table: Open}} props */
function Advised({ table }) {
	const told = table.advice.value;
	if (!told) return null;
	const close = () => (table.advice.value = null);
	const take = () => {
		close();
		const [verb, ...cards] = told.advice.act.split(" ");
		if (verb === "lay") table.chosen.value = new Set(cards);
		else void table.play(told.advice.act);
	};
	return html`<${Dialog} title=${t("page.hint")} onclose=${close} actions=${html`<button type="button" class="button chief" onclick=${take}>${t("page.hint.take")}</button>`}>
		<${AdviceTable} advice=${told.advice} />
	<//>`;
}

/** Something that somebody has proposed. @param {{table: Open, message: Message, names: string[]}} props */
function Ask({ table, message, names }) {
	const p = message.table.ask;
	const { seat } = message;
	if (message.table.paused && seat !== undefined && !message.table.chairs[seat]?.ready) {
		return html`<p class="proposal"><button type="button" class="button chief" onclick=${() => table.act({ do: "resume" })}>${t("page.resume")}</button></p>`;
	}
	const away = seat !== undefined && message.table.chairs[seat]?.away;
	if (away) return html`<p class="proposal">${t("page.standin")} <button type="button" class="button chief" onclick=${() => table.act({ do: "back" })}>${t("page.back")}</button></p>`;
	if (!p) return null;
	const mine = seat !== undefined && !p.yes.includes(seat);
	return html`<div class="proposal" role=${settings.spoken.value ? undefined : "alert"}>
		<p>${t(`page.proposes.${p.what}`, { name: names[p.by] ?? "", you: p.by === seat ? "yes" : "no" })}</p>
		${mine
			? html`<button type="button" class="button chief" onclick=${() => table.act({ do: "answer", on: true })}>${t("page.agree")}</button>
				<button type="button" class="button" onclick=${() => table.act({ do: "answer", on: false })}>${t("page.disagree")}</button>`
			: null}
	</div>`;
}

/** A deal that is over. @param {{table: Open, message: Message, names: string[], variant: any}} props */
function Over({ table, message, names, variant }) {
	const { seat } = message;
	const ready = seat !== undefined && message.table.chairs[seat]?.ready;
	const ended = message.table.stage === "waiting";
	return html`<div class="over leaf" onclick=${(/** @type {Event} */ e) => e.stopPropagation()}>
		<${DealSheet} view=${message.view} names=${names} variant=${variant} />
		${ended && message.table.winners ? html`<p class="outcome">${t("page.winner", { names: list(message.table.winners.map((w) => names[w] ?? "")), n: message.table.winners.length, you: message.table.winners.includes(seat ?? -1) && message.table.winners.length === 1 ? "yes" : "no" })}</p>` : null}
		<div class="row">
			${seat === undefined || ready
				? html`<p class="soft">${seat === undefined ? "" : t("page.waiting.others")}</p>`
				: html`<button type="button" class="button chief" disabled=${table.busy.value !== ""} onclick=${() => table.ready()}>${t(ended ? "page.again" : "page.next")}</button>`}
			${ended || message.table.open ? html`<a class="button plain" href=${`/replay/${table.id}/${message.table.match}/${message.view?.deal ?? 0}`}>${t("page.replay")}</a>` : null}
		</div>
	</div>`;
}

/** Everything else that can be done at a table. @param {{table: Open, message: Message, onpanel: (p: any) => void, onclose: () => void}} props */
function More({ table, message, onpanel, onclose }) {
	const { seat } = message;
	const running = message.table.stage !== "waiting";
	const alone = message.table.chairs.filter((c) => c.player).length === 1;
	const [sure, setSure] = useState(false);
	/** @param {Record<string, unknown>} c */
	const act = (c) => {
		onclose();
		void table.act(c);
	};
	return html`<${Dialog} title=${t("page.more")} onclose=${onclose}>
		<div class="menu stack">
			<button type="button" class="button" onclick=${() => onpanel("tricks")}>${t("tricks.title")}</button>
			${seat !== undefined && running
				? html`<button type="button" class="button" onclick=${() => act({ do: "ask", text: "replay" })}>${t(alone ? "page.do.replay" : "page.ask.replay")}</button>
					${message.table.paused ? null : html`<button type="button" class="button" onclick=${() => act({ do: "ask", text: "pause" })}>${t(alone ? "page.do.pause" : "page.ask.pause")}</button>`}
					<button type="button" class="button" onclick=${() => act({ do: "claim" })}>${t("page.claim")}</button>
					${alone ? null : html`<button type="button" class="button" onclick=${() => act({ do: "stand" })}>${t("page.leave")}</button>`}
					${sure
						? html`<button type="button" class="button chief" onclick=${() => act({ do: "ask", text: "abandon" })}>${t("page.abandon.sure")}</button>`
						: html`<button type="button" class="button" onclick=${() => setSure(true)}>${t("page.abandon")}</button>`}`
				: null}
			<button type="button" class="button" onclick=${() => onpanel("keys")}>${t("page.keys")}</button>
			<a class="button" href=${`/rules/${table.settled.value.settings.variant ?? "standard"}`}>${t("page.nav.rules")}</a>
			<a class="button" href="/settings">${t("page.nav.settings")}</a>
			<button type="button" class="button" onclick=${() => go("/")}>${t("page.home")}</button>
		</div>
	<//>`;
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

/** Keys that hold everywhere at the table. @param {Open} table @param {(p: any) => void} onpanel */
function useKeys(table, onpanel) {
	useEffect(() => {
		/** @param {KeyboardEvent} e */
		function key(e) {
			const on = /** @type {HTMLElement} */ (e.target);
			if (e.defaultPrevented || on.closest("input, select, textarea, dialog")) return;
			const undo = (e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z";
			if (undo) return e.preventDefault(), void table.act({ do: "ask", text: "undo" });
			if (e.ctrlKey || e.metaKey || e.altKey) return;
			const cards = [...document.querySelectorAll(".hand:not(.small) [data-card]")].map((el) => /** @type {HTMLElement} */ (el).dataset.card ?? "");
			const card = byRank(cards, e.key, /** @type {HTMLElement} */ (document.activeElement)?.dataset?.card ?? "");
			if (card) return /** @type {HTMLElement} */ (document.querySelector(`.hand:not(.small) [data-card="${card}"]`)).focus();
			if (e.key === "h" && table.view.peek()?.options) void table.hint();
			else if (e.key === "l") onpanel("last");
			else if (e.key === "s") onpanel("score");
			else if (e.key === "?") onpanel("keys");
			else if (e.key === "ArrowLeft" || e.key === "ArrowRight") wayIn()?.focus();
			else if (e.key === " " || e.key === "Enter") {
				if (on.closest("button, a")) return;
				if (!table.showing.hurry()) /** @type {HTMLElement | null} */ (document.querySelector(".table .button.chief:not(:disabled)"))?.click();
			} else return;
			e.preventDefault();
		}
		document.addEventListener("keydown", key);
		return () => document.removeEventListener("keydown", key);
	}, [table]);
}
