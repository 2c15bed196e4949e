// The screen of a table: the felt, the person's hand, questions, hints, chat, score and keys.

import { Joker, minis } from "../base/card.js";
import { useSteady } from "../base/doubleclick.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { askToKeep } from "../base/persistence.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { byWorth, cardsOf, dummyOf, hands, jokerOf } from "../base/view.js";
import { ownHand, sameDeal, sorted, trumpSoFar, worthOf } from "../base/view.js";
import { Advised } from "../parts/advice.js";
import { Announced } from "../parts/celebration.js";
import { namesOf } from "../parts/chairs.js";
import { Bare, Button, Dialog, attempt, announce, trouble, useAsked } from "../parts/components.js";
import { Beside, advisedCards } from "../parts/hint.js";
import { Keys, handNow, useKeptFocus, wayIn } from "../parts/keyboard.js";
import { Scores, playedFor } from "../parts/scores.js";
import { keeping, trumpName } from "../parts/sheet.js";
import { LastTrick, Tricks } from "../parts/tricks.js";
import { come, isAt } from "../parts/way.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { movedTo } from "../transport/movedtables.js";
import { isHere, out } from "../transport/route.js";
import { enter, me } from "../transport/session.js";
import { Line } from "../transport/stream.js";
import { laidBefore, variantOf } from "../transport/variants.js";
import { unfetched } from "../transport/worker.js";
import { TableSigns, UnsentCommands, delayed } from "./banners.js";
import { Reactions, Talk, sayings, words } from "./chat.js";
import { Coach, guided, helps, hint, seesPremiums } from "./coach.js";
import { Complain, tellOutcome } from "./complain.js";
import { Conversation } from "./conversation.js";
import { Felt, Marks, Seat, Trump, lastSeen } from "./felt.js";
import { House, More } from "./menu.js";
import { OpenTable } from "./opentable.js";
import { DealOver, Proposal } from "./outcome.js";
import { Hand, focusRank } from "./ownhand.js";
import { Laying, Naming, Offering, asks, illegal } from "./question.js";
import { heard, sound } from "./sound.js";
import { Watching } from "./spectators.js";
import { showMoved } from "./tables.js";
import { Waiting } from "./waitingroom.js";
/** @import { Chair, Message, Variant, View } from "../base/types.js" */
/** @import { Full } from "../base/view.js" */
/** @import { Command } from "../transport/api.js" */
/** @import { Refused } from "../transport/http.js" */
/** @import { Shown } from "./presenter.js" */

/** How long a chat message counts as new, in milliseconds. */
const fleeting = 10_000;

/** The screen of a table. @param {{rest: string[]}} props */
export function Table({ rest }) {
	const id = rest[0] ?? "";
	const moved = movedTo(id);
	if (moved) return html`<${Moved} to=${moved} />`;
	return html`<${Open} key=${id} id=${id} />`;
}

/** The link to a moved table. @param {{to: string}} props */
function Moved({ to }) {
	useEffect(() => go(`/t/${to}`, { replace: true }), [to]);
	return null;
}

/** A table in its hall. @param {{id: string}} props */
function Open({ id }) {
	const table = useMemo(() => new OpenTable(id, (at, onmessage) => new Line(at, onmessage)), [id]);
	useEffect(() => () => table.close(), [table]);
	const refused = table.port.refused.value;
	const shown = table.showing.shown.value;
	if (refused) return html`<${Refusal} why=${refused} table=${table} chairs=${shown?.message.table.chairs ?? []} />`;
	if (!shown) {
		const far = out.value && !isHere(id);
		return html`<main id="main" tabindex="-1" class="table"><div class="opening" role="status">
			<p>${t(far ? "page.out.table" : "page.opening")}</p>
			${far ? html`<p><a class="button" href="/">${t("page.nowhere.go")}</a></p>` : null}
			<${UnsentCommands} unsent=${table.unsent} />
		</div></main>`;
	}
	return html`<${At} table=${table} />`;
}

/**
 * Why a person may not watch; who sat there until now may complain.
 * @param {{why: Refused, table: OpenTable, chairs: Chair[]}} props
 */
function Refusal({ why, table, chairs }) {
	const [whom, setWhom] = useState(/** @type {{id: string, name: string} | null} */ (null));
	const others = chairs.filter((c) => me.value && c.player && c.player !== me.value.id && !isHere(table.id));
	return html`<${Bare} title=${t(why.status === 404 ? "page.table.none" : "page.table.refused")} text=${trouble(why)}>
		<p><a class="button" href="/">${t("page.nowhere.go")}</a></p>
		${others.map(({ player: id = "", name = "" }) => html`<p><${Button} plain say=${t("page.complain.title", { name })}
			onclick=${() => setWhom({ id, name })} /></p>`)}
		${whom
			? html`<${Complain} table=${table.id} whom=${whom} talk=${table.talk.value} onclose=${() => setWhom(null)} />`
			: null}
	<//>`;
}

/** @typedef {"" | "score" | "tricks" | "talk" | "more" | "last" | "keys" | "rules"} Panel */
/** @typedef {(panel: Panel) => void} OnPanel */

/** @param {{table: OpenTable}} props */
function At({ table }) {
	const [panel, setPanel] = useState(/** @type {Panel} */ (""));
	const { message, full } = /** @type {Shown} */ (table.showing.shown.value);
	const { view, seat } = message;
	const { stage, chairs } = message.table;
	const names = namesOf(message);
	const { variant: played = "standard", rules: own, deals, games } = table.settled.value.settings;
	const variant = variantOf(played, own);
	const mayAct = Boolean(view?.options && table.current.value);
	const title = `${mayAct ? "● " : ""}${t(`variant.${played}`)} · Ninety-Nine`;
	useEffect(() => void (document.title = title), [title]);
	useEffect(() => void (mayAct || showMoved(table.id)), [mayAct, me.value?.id]); // the list needs the person
	useEffect(() => void (isHere(table.id) || tellOutcome().catch(() => undefined)), [table]); // it can wait
	useEffect(() => void (isHere(table.id) && stage === "playing" && askToKeep()), [stage === "playing"]);
	useKeys(table, setPanel);
	useKeptFocus();
	useSteady();
	useEffect(() => lastSeen.clear(), [view?.deal, view?.game]); // the deal has changed
	useSeconds(chairs.some((c) => c.until !== undefined));
	useSounds(view, full?.gone ?? false);
	const fresh = useSeenEnd(view);
	const waiting = stage === "waiting" && view?.phase !== "over";
	useEffect(() => {
		if (stage === "waiting" && view?.phase === "over" && isAt("match", table.id)) come("report", table.id);
	}, [stage]);
	const laid = laidBefore(variant, view?.phase);
	const between = view?.phase === "over" && (stage === "between" || stage === "waiting") && !full;
	const scores = () =>
		html`<${Scores} table=${table.id} names=${names} about=${playedFor(variant, deals, games)} view=${view} />`;
	const talks = talksHere(table, message) && view !== undefined && !waiting;
	useTalk(table, talks, !waiting && view?.phase !== undefined && !between);
	const busy = table.busy.value !== "" || table.waits.value > 0 || table.thinking.value;
	const here = { table, message, names, variant, laid };
	const coached = guided(table, message);
	const hinted = coached || table.advice.value ? "hinted" : "";
	return html`<${Joker.Provider} value=${jokerOf(view)}>
		<main id="main" tabindex="-1" class="table" aria-busy=${busy} data-stage=${stage} data-phase=${view?.phase ?? ""}>
		${settings.spoken.value ? html`<${Conversation} table=${table} variant=${variant} />` : null}
		<${Head} table=${table} message=${message} panel=${panel} onpanel=${setPanel} beside=${talks} />
		<${TableSigns} table=${table} />
		<div class="spread">
			<div class=${`board of-${view ? hands(view) : 0} ${between ? "sheeted" : ""} ${hinted}`}>
				${view && view.phase !== undefined && !waiting && seat !== undefined ? html`<${Mine} ...${here} />` : null}
				${coached
					? html`<${Coach} ...${here} />`
					: html`<${Hint} table=${table} variant=${variant} />`}
				<${Ground} ...${here} full=${full} waiting=${waiting} between=${between} fresh=${fresh} />
				${view && !waiting && seat === undefined ? html`<${Onlooker} table=${table} message=${message} />` : null}
			</div>
			${view && !waiting
				? html`<aside class=${`side ${talks ? "talks" : ""}`}>
						<div class="scoring"><h2>${t("score.title")}</h2>${scores()}</div>
						${talks ? html`<${Said} table=${table} message=${message} />` : null}
					</aside>`
				: null}
		</div>
		<${Over} ...${here} panel=${panel} onpanel=${setPanel} scores=${scores} />
		</main><//>`;
}

/** @typedef {{table: OpenTable, message: Message, names: string[], variant: Variant | undefined}} Here */

/**
 * The middle of the table: the felt, or the chairs while players wait.
 * @param {Here & {laid: boolean, full: Full | null, waiting: boolean, between: boolean, fresh: boolean}} props
 *   between: a deal is over, and its sheet is shown; fresh: the viewer saw it end
 */
function Ground({ table, message, names, variant, laid, full, waiting, between, fresh }) {
	const { view, seat } = message;
	const { stage, chairs } = message.table;
	if (stage === "mixing" || (!waiting && (!view || view.phase === undefined))) {
		return html`<div class="felt empty"><p class="opening">${t("waiting.table")}</p></div>`;
	}
	if (waiting || !view) {
		const { settings, host } = table.settled.value;
		return html`<div class="felt empty">
			<${Waiting} id=${table.id} message=${message} settings=${settings} host=${host} me=${me.value?.id ?? ""}
				ondo=${asPlayer(table)} busy=${table.waits.value > 0} onready=${() => table.ready()} />
		</div>`;
	}
	const here = { table, message, names, variant };
	return html`<${Felt} view=${view} variant=${variant} names=${names} me=${seat ?? 0} elsewhere=${seat}
		laid=${laid} full=${full} played=${dummyPlayed(table, message, names)} pending=${pendingCard(table.busy.value)}
		unsent=${delayed(table.unsent).some((k) => k.command.do === "act")}
		said=${between ? undefined : justSaid(table)} chairs=${shownChairs(table, chairs)} now=${table.now()}
		over=${between ? "sheeted" : ""} aloud=${!settings.spoken.value} onhurry=${() => table.showing.hurry()}>
		<${Announced} view=${view} names=${names} />
		<${LastTrick} view=${view} names=${names} lies=${full !== null} />
		${between ? html`<${DealOver} ...${here} fresh=${fresh} />` : html`<${Asking} ...${here} />`}
	<//>`;
}

/** The text for spectators. @param {{table: OpenTable, message: Message}} props */
const Onlooker = ({ table, message }) =>
	html`<${Watching} message=${message} busy=${table.waits.value > 0} ondo=${asPlayer(table)} />`;

/** The panel over the table. @param {Here & {panel: Panel, onpanel: OnPanel, scores: () => any}} props */
function Over({ table, message, names, panel, onpanel, scores }) {
	const { view } = message;
	const close = () => onpanel("");
	/** @param {string} title @param {any} inside @param {boolean} [broad] */
	const dialog = (title, inside, broad = false) =>
		html`<${Dialog} key=${title} title=${t(title)} broad=${broad} onclose=${close}>${inside}<//>`;
	switch (panel) {
		case "tricks":
			return view && dialog("tricks.title", html`<${Tricks} view=${view} names=${names} />`, hands(view) > 3);
		case "last":
			return view && dialog("page.lasttrick", html`<${Tricks} view=${view} names=${names} last />`);
		case "talk":
			return dialog("page.talk", html`<${Said} table=${table} message=${message} />`);
		case "score":
			return dialog("score.title", scores(), true);
		case "rules":
			return html`<${House} settings=${table.settled.value.settings} onclose=${close} />`;
		case "keys":
			return html`<${Keys} onclose=${close} />`;
		case "more":
			return html`<${More} table=${table} message=${message} onpanel=${onpanel} onclose=${close} />`;
		default:
			return null;
	}
}

/** The hint, until the decision. @param {{table: OpenTable, variant: Variant | undefined}} props */
function Hint({ table, variant }) {
	const told = table.advice.value;
	if (!told) return null;
	const cards = cardsOf(told.advice.act.replace(/^lay /, ""));
	const lays = told.advice.act.startsWith("lay ");
	const chosen = lays && cards.every((c) => table.chosen.value.has(c)); // then the second press needs no movement
	return html`<${Beside} key=${told.about} title=${t("page.hint")} onclose=${() => table.dismiss()}>
		<${Advised} advice=${told.advice} variant=${variant}>
			<button type="button" class="button chief take" onclick=${() => (chosen ? chief()?.click() : table.heed())}>
				${t(chosen ? "page.lay" : lays ? "page.hint.choose" : "page.hint.take")}
			</button>
		<//>
	<//>`;
}

/** @param {{table: OpenTable, message: Message}} props */
function Said({ table, message }) {
	const ids = message.muted ?? [];
	const [acts, setActs] = useState(0);
	const ties = useAsked(async () => (ids.length > 0 ? (await hall.ties()).players : []), ids.join(), acts).value ?? [];
	/** @param {string} text @param {"mute" | "block"} end */
	const hear = (text, end) => void table.act({ do: end, text, on: false }).then(() => setActs(acts + 1));
	const muted = ids.map((id) => {
		const chair = message.table.chairs.find((c) => c.player === id);
		const blocked = ties.some((tied) => tied.id === id && tied.block);
		return { id, name: chair?.name ?? t("page.watching"), blocked };
	});
	return html`<${Talk} talk=${table.talk.value} muted=${muted} onsay=${sayer(table)} onhear=${hear} />`;
}

/** Sends a command; a spectator becomes a player first. @param {OpenTable} table */
const asPlayer = (table) => async (/** @type {Command} */ command) => {
	const stranger = me.value === null;
	if (!(await attempt(() => enter(t("page.guest"))))) return undefined;
	if (stranger) table.port.again(); // the stream so far was for a caller without a session
	return table.act(command);
};

/** Sends a chat message. @param {OpenTable} table */
const sayer = (table) => (/** @type {string} */ text) => asPlayer(table)({ do: "chat", text });

/** @param {string} busy */
const pendingCard = (busy) => (busy.startsWith("play ") ? busy.slice(5) : null);

/**
 * The bar above the table.
 * @param {{table: OpenTable, message: Message, panel: Panel, onpanel: OnPanel, beside: boolean}} props
 *   beside: the chat is beside the table if there is room
 */
function Head({ table, message, panel, onpanel, beside }) {
	const { view } = message;
	const [heard, setHeard] = useState(table.newest.peek()?.seq ?? 0); // chat already seen, or older than this visit
	const unread = table.talk.value.filter((s) => s.seq > heard && s.by !== me.value?.id).length;
	const last = table.talk.value.at(-1)?.seq ?? 0;
	useEffect(() => {
		if (panel === "talk") setHeard((had) => Math.max(had, last));
	}, [panel, last]);
	const { variant = "standard", rules, day, from, games } = table.settled.value.settings;
	return html`<header class="head">
		<a class="mark" href="/" aria-label=${`99 – ${t("page.home")}`}>99</a>
		<div class="where">
			${view?.phase !== undefined ? html`<${Trump} trump=${trumpSoFar(view)} unsure=${!view.trump} explains />` : null}
			<h1>${t(`variant.${variant}`)}</h1>
			${rules && !day ? html`<span class="soft">${t("page.house")}</span>` : null}
			${view && view.phase !== undefined
				? html`<span class="soft">${
						day || from
							? t("game.once", { what: day ? "day" : "other" })
							: t(games === 1 ? "page.home.on.deal" : "page.deal", {
									n: view.deal + 1, deal: view.deal + 1, game: view.game + 1,
								})
					}</span>`
				: null}
		</div>
		<nav aria-label=${t("page.table.menu")}>
			<button type="button" class="button plain scorer" onclick=${() => onpanel("score")}>${t("score.title")}</button>
			<button type="button" class="button plain tricker" onclick=${() => onpanel("tricks")}>${t("page.tricks")}</button>
			${mayTalk(table, message)
				? html`<button type="button" class=${`button plain ${beside ? "talker" : ""}`} onclick=${() => onpanel("talk")}>
						${t("page.talk")}${unread ? html` <span class="unread">${unread}</span>` : null}
					</button>`
				: null}
			<${Button} plain onclick=${() => onpanel("more")} say=${t("page.more")} />
		</nav>
	</header>`;
}

/** The person's options, once the display is up to date. @param {OpenTable} table @param {Message} message */
const optionsNow = (table, message) =>
	(table.current.value && !message.table.paused ? message.view?.options : undefined);

/**
 * Tells screen readers the dealer and the trump of a deal, and then each question. For whom the table waits it says
 * once in each phase before play, and not during play, where each card is announced.
 * @param {string} asking @param {boolean} waiting for other players @param {View} view @param {string[]} names
 */
function useAskedAloud(asking, waiting, view, names) {
	const { deal, phase, dealer, seat } = view;
	useEffect(() => {
		if (settings.spoken.peek()) return;
		const [you, name, trump] = [dealer === seat ? "yes" : "no", names[dealer ?? -1] ?? "", trumpSoFar(view)];
		const kind = view.trump ?? (trump ? "stay" : "unnamed");
		announce(t("page.dealt", { you, dealer: name, kind, trump: trumpName(trump) }), true);
	}, [deal]);
	const first = useMemo(() => asking, [waiting, deal, phase]);
	const told = !waiting ? asking : phase === "play" ? "" : first;
	useEffect(() => {
		if (told.trim() && !settings.spoken.peek()) announce(told, true);
	}, [told]);
}

/** The current question, and the answers other than cards. @param {Here} props */
function Asking({ table, message, names, variant }) {
	const view = /** @type {View} */ (message.view);
	const o = optionsNow(table, message);
	const busy = table.busy.value !== "";
	const { paused = false } = message.table;
	const { full } = table.showing.shown.value ?? {};
	const unreached = unfetched.value.has(table.id);
	const settled = o?.kind === "offer" && table.intended.value !== ""; // it goes with the cards just laid
	const open = settled || (o?.kind === "offer" && busy) ? undefined : o;
	const asked = asks({ ...view, options: open }, names, paused, full, unreached);
	const again = o?.kind === "play" && table.chosen.value.size > 0;
	const waits = delayed(table.unsent).some((k) => k.command.do === "act");
	const asking = waits ? t("page.unsent.act") : again ? t("page.tap.again") : asked;
	useAskedAloud(asking, !open && !waits && !full && !paused && !unreached && view.phase !== "over", view, names);
	/** @param {string} premium */
	const lay = (premium) => table.lay(premium);
	/** @param {string} words */
	const act = (words) => table.play(words);
	/** @param {Event} e */
	const stop = (e) => o && e.stopPropagation();
	const best = table.advice.value?.advice.act;
	const kind = { lay: "laying", name: "naming", offer: "offering", play: "" }[o?.kind ?? "play"];
	const state = `asking ${o ? "asked" : ""} ${kind}`;
	return html`<section class=${state} aria-label=${t("page.yours")} onclick=${stop}>
		<${Proposal} table=${table} message=${message} names=${names} />
		<${Marks} view=${view} variant=${variant} seat=${view.seat} bid=${view.bid} />
		<p class="ask">${asking}</p>
		${o?.kind === "lay"
			? html`<${Laying} options=${o} chosen=${table.chosen.value} variant=${variant} busy=${busy} waits=${waits}
				premiums=${!guided(table, message) || seesPremiums(table, view)} onlay=${lay} slots />`
			: null}
		${o?.kind === "offer" && !settled
			? html`<${Offering} options=${o} variant=${variant} busy=${busy} onact=${act} best=${best} />`
			: null}
		${o?.kind === "name" ? html`<${Naming} options=${o} busy=${busy} onact=${act} best=${best} />` : null}
	</section>`;
}

/**
 * The effect of a click on a card: choosing it for laying aside, or playing it.
 * @param {OpenTable} table @param {Message} message
 */
function handling(table, message) {
	const view = /** @type {View} */ (message.view);
	const o = optionsNow(table, message);
	const chosen = table.chosen.value;
	const can = o && (o.kind === "lay" || o.kind === "play") ? new Set(cardsOf(o.from)) : null;
	/** @param {string} c */
	const onpick = (c) => {
		const next = new Set(o?.kind === "lay" ? chosen : []);
		if (chosen.has(c)) next.delete(c);
		else if (next.size < (o?.pick ?? 1)) next.add(c);
		else return announce(t("lay.full", { n: next.size }));
		table.chosen.value = next;
		return undefined;
	};
	/** @param {string} c */
	const onplay = (c) => {
		if (!can && view.phase === "play") {
			table.next.value = table.next.value === c ? "" : c;
			if (table.showing.shown.peek()?.full) table.showing.skip(); // playing on skips the finished trick
			return undefined;
		}
		if (!can) return undefined;
		if (!can.has(c)) return announce(illegal(o));
		void table.play(`play ${c}`);
	};
	const best = can ? advisedCards(table.advice.value?.advice) : new Set();
	return { can, chosen, best, onpick, onplay };
}

/**
 * The dummy's hand on the felt, while the viewer plays its cards.
 * @param {OpenTable} table @param {Message} message @param {string[]} names
 */
function dummyPlayed(table, message, names) {
	const view = /** @type {View} */ (message.view);
	const seat = dummyOf(view);
	const cards = view.shown?.[seat]?.hand;
	const mine = view.control !== undefined && view.control === message.seat;
	if (view.phase !== "play" || !mine || cards === undefined) return null;
	const { can, best, ...rest } = handling(table, message);
	const asked = optionsNow(table, message)?.seat === seat;
	const hand = html`<${Hand} cards=${sorted(cardsOf(cards), byWorth, view.trump)} ...${rest} can=${asked ? can : null}
		best=${asked ? best : undefined}
		onplay=${asked ? rest.onplay : () => {}} label=${names[seat]} open twice=${false} />`;
	return { seat, hand };
}

/**
 * The viewer's seat and cards. They precede the felt in the document, so Tab moves from the cards to the
 * answers there.
 * @param {Here & {laid: boolean}} props
 */
function Mine({ table, message, names, variant, laid }) {
	const view = /** @type {View} */ (message.view);
	const seat = /** @type {number} */ (message.seat);
	const busy = table.busy.value;
	const o = optionsNow(table, message);
	const laying = o?.kind === "lay";
	const wished = table.next.value;
	const dummys = o?.seat !== undefined; // it is the dummy's turn
	const { can, chosen, best, onpick, onplay } = handling(table, message);
	const own = ownHand(view, seat).filter((c) => `play ${c}` !== busy);
	const full = table.showing.shown.value?.full;
	const aim = keeping(view, variant).join(" ");
	const values = laying && settings.values.value && o?.worth ? worthOf(o.worth) : null;
	return html`<section class=${`mine ${o ? "asked" : ""}`} aria-label=${t("page.yourhand")}>
		<div class="me">
			<${Seat} view=${view} variant=${variant} seat=${seat} name=${names[seat]} place="south" own
				chair=${message.table.chairs[seat]} now=${table.now()} open=${null} winner=${full?.winner === seat} laid=${laid} />
			${view.aside && !laying
				? html`<p class="laid"><span class="unseen">${t("page.aside")}</span>${minis(view.aside)}</p>`
				: null}
			${aim ? html`<p class="keeping">${aim}</p>` : null}
		</div>
		<${Tools} table=${table} message=${message} variant=${variant} />
		${message.table.chairs.filter((c) => c.player).length > 1 ? html`<${Reactions} onsay=${sayer(table)} />` : null}
		<${Hand} cards=${own} can=${dummys ? new Set() : can} chosen=${wished ? new Set([wished]) : chosen}
			best=${dummys ? undefined : best} values=${values} label=${t("page.yourhand")} twice=${laying} onpick=${onpick}
			onplay=${dummys ? () => announce(t("page.dummy.turn")) : onplay} />
	</section>`;
}

/** Whether the viewer has an act in this deal that can be taken back. @param {Message} message */
function acted({ view, seat = -1 }) {
	return Boolean(view?.aside || view?.offers?.[seat] || view?.played?.some((cards) => cards !== ""));
}

/**
 * Whether the viewer's last decision is still secret, while the other seats decide.
 * @param {Message} message @param {Variant | undefined} variant
 */
function concealed({ view, seat = -1 }, variant) {
	if (view?.options) return false;
	if (view?.phase === "lay") return Boolean(view.aside);
	return view?.phase === "offer" && variant?.offers.how === "sealed" && Boolean(view.offers?.[seat]);
}

/** The buttons for hints and undo. @param {{table: OpenTable, message: Message, variant: Variant | undefined}} props */
function Tools({ table, message, variant }) {
	const { hints, stage, ask, redo: redoes = [] } = message.table;
	const free = message.table.free || concealed(message, variant);
	const busy = table.busy.value !== "";
	const thinking = table.thinking.value;
	const advice = html`<button type="button" class=${`button plain ${helps(table) ? "nothing" : ""}`}
		onclick=${() => hint(table)} aria-keyshortcuts="h"
		aria-expanded=${table.advice.value !== null} disabled=${!optionsNow(table, message) || busy || thinking}>
		${t(thinking ? "page.hint.thinking" : "page.hint")}
	</button>`;
	const none = acted(message) ? "" : "nothing"; // its space stays
	const undo = html`<button type="button" class=${`button plain ${none}`}
		onclick=${() => table.takeBack()}
		disabled=${busy || table.waits.value > 0 || ask !== undefined}>${t(free ? "page.undo" : "page.undo.ask")}</button>`;
	const undoes = stage !== "waiting" && table.settled.value.settings.undo !== "never";
	const redo = redoes.includes(message.seat ?? -1)
		? html`<button type="button" class="button plain redo" aria-label=${t("page.redo")} title=${t("page.redo")}
				disabled=${busy || table.waits.value > 0} onclick=${() => table.redo()}>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M4 17a7.5 7.5 0 0 1 15-1M19 8.5V16h-7.5" />
				</svg></button>`
		: null;
	return html`<div class="tools">${hints ? advice : null}${undoes ? undo : null}${redo}</div>`;
}

/** Redraws a clock every second. @param {boolean} runs */
function useSeconds(runs) {
	const [, tick] = useState(0);
	useEffect(() => {
		if (!runs) return undefined;
		const timer = setInterval(() => tick((n) => n + 1), 1000);
		return () => clearInterval(timer);
	}, [runs]);
}

/** Whether the deal that is over ended while this page was open. @param {View | undefined} view */
function useSeenEnd(view) {
	const seen = useRef(/** @type {View | undefined} */ (undefined)); // the last View before the end
	if (view?.phase !== "over") seen.current = view;
	return view?.phase === "over" && sameDeal(seen.current, view);
}

/**
 * Soft sounds for events, if switched on.
 * @param {View | undefined} view @param {boolean} gathered a trick is being gathered
 */
function useSounds(view, gathered) {
	const before = useRef(view);
	useEffect(() => {
		for (const kind of heard(before.current, view)) sound(kind);
		before.current = view;
	}, [view]);
	useEffect(() => {
		if (gathered) sound("trick");
	}, [gathered]);
}

/**
 * Whether there is talk here: by other people, or by computer players with chat on.
 * @param {OpenTable} table @param {Message} message
 */
const talksHere = (table, { table: { chairs } }) =>
	table.talk.value.length > 0 || chairs.filter((c) => c.player).length > 1;

/**
 * Whether to offer the chat: not to a player with computer players alone, who would not answer.
 * @type {typeof talksHere}
 */
const mayTalk = (table, message) => talksHere(table, message) || message.seat === undefined
	|| message.table.chairs.some((c, i) => i !== message.seat && !c.bot);

/**
 * The chairs as the felt shows them: a newcomer's first match is without temperaments.
 * @param {OpenTable} table @param {Chair[]} chairs
 */
const shownChairs = (table, chairs) =>
	(table.settled.value.settings.guide ? chairs.map(({ temperament: _, ...c }) => c) : chairs);

/** New chat messages, by seat. @param {OpenTable} table */
const justSaid = (table) =>
	sayings(table.talk.value, { me: me.value?.id ?? "", since: table.now() - fleeting });

/**
 * Announces new chat messages: by a notice, if neither the chat beside the table nor a bubble shows them.
 * @param {OpenTable} table @param {boolean} beside the chat is beside the table if there is room
 * @param {boolean} seats the seats are visible
 */
function useTalk(table, beside, seats) {
	const last = table.talk.value.at(-1);
	useEffect(() => {
		const fresh = last && table.now() - last.at < fleeting;
		if (!fresh || settings.spoken.peek() || last.by === me.peek()?.id) return;
		if (beside && matchMedia("(min-width: 80rem)").matches) return; // the chat announces it
		const text = `${last.name}: ${words(last)}`;
		announce(text, seats && last.seat >= 0);
	}, [last?.seq]);
}

/** The button that Enter presses. @returns {HTMLElement | null} */
const chief = () => /** @type {HTMLElement | null} */ (
	document.querySelector(":is(.answer, .over > .row) .button.chief:not(:disabled)")
);

/** The keys of the table. @param {OpenTable} table @param {OnPanel} onpanel */
function useKeys(table, onpanel) {
	useEffect(() => {
		/** @param {KeyboardEvent} e */
		function key(e) {
			const on = /** @type {HTMLElement} */ (e.target);
			if (e.defaultPrevented || e.repeat || on.closest("input, select, textarea, dialog")) return;
			const undo = (e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z";
			if (undo) return e.preventDefault(), void (e.shiftKey ? table.redo() : table.takeBack());
			if (e.ctrlKey || e.metaKey || e.altKey) return;
			const letter = e.key.length === 1 && e.key !== " ";
			if (settings.spoken.peek() && letter) return document.getElementById("command")?.focus();
			if (focusRank(handNow(), e.key)) return;
			if (e.key === "h" && table.view.peek()?.options) void hint(table);
			else if (e.key === "Escape" && table.advice.peek()) table.dismiss();
			else if (e.key === "l") onpanel("last");
			else if (e.key === "s") onpanel("score");
			else if (e.key === "?") onpanel("keys");
			else if (e.key === "ArrowLeft" || e.key === "ArrowRight") wayIn()?.focus();
			else if (e.key === " " || e.key === "Enter") {
				if (on.closest("button, a, summary, .hint")) return;
				if (!table.showing.hurry()) chief()?.click();
			} else return;
			e.preventDefault();
		}
		document.addEventListener("keydown", key);
		return () => document.removeEventListener("keydown", key);
	}, [table]);
}
