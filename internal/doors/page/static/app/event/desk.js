// The organiser's page of an event: players, rounds, ranking, travellers and the log. Deputies see the same.

import { html, useEffect, useState } from "../base/html.js";
import { list, number, t } from "../base/phrase.js";
import {
	Amount, Button, Confirm, Picks, Select, announce, attempt, named, trouble, useTurns,
} from "../parts/components.js";
import { learn, variants } from "../table/join.js";
import { learnTime, timeAt } from "../transport/clock.js";
import { dayInWords, titleOf } from "./events.js";
import { Log } from "./log.js";
import { Players } from "./players.js";
import { Prints } from "./prints.js";
import { Ranking, SaveRanking } from "./ranking.js";
import { dealTakes, ids, playing, read, roundText } from "./reading.js";
import { Choices, Seats, Suggested, faultOf, planOf, tablesOf, useSeatings, withPlayers } from "./seating.js";
import { State } from "./sending.js";
import { SetUp } from "./setup.js";
import { Disputes, Tables } from "./tables.js";
import { Travellers } from "./travellers.js";
/** @import { EventDispute, EventRound, EventSetup, EventShown } from "../base/types.js" */
/** @import { Connection, NewAct } from "./connection.js" */
/** @import { Desk, Reading } from "./reading.js" */
/** @import { Plan } from "./seating.js" */

const minute = 60_000;

const parts = { round: Round, players: Players, ranking: Standing, travellers: Boards, log: Log, prints: Prints };

/** @typedef {keyof typeof parts} Part */

/**
 * own: what the organiser does as a player.
 * @typedef {EventShown & Required<Pick<EventShown, "view" | "desk">>} DeskShown
 * @typedef {{connection: Connection, shown: DeskShown, own: unknown}} Run
 */

/** @param {Run} props */
export function DeskPage({ connection, shown, own }) {
	const offline = connection.offline.value;
	useEffect(() => void (offline || attempt(learn)), [offline]);
	learnTime(shown.at);
	const { view, desk: { acts, setup, disputes, codes } } = shown;
	const of = read(view, acts);
	const [part, setPart] = useState(/** @type {Part} */ (of.round ? "round" : "players"));
	const [changes, setChanges] = useState(false);
	const seats = useState(/** @type {OwnSeats | null} */ (null)); // also while another part is shown
	const live = variants.value.find((v) => v.id === view.variant)?.chairs ?? 0;
	const send = async (/** @type {NewAct[]} */ ...all) => {
		const refused = await connection.send(...all).done;
		for (const no of refused) announce(trouble(no.why)), connection.dismiss(no);
		return refused.length === 0;
	};
	const desk = { id: shown.event, of, setup, codes, live, send };
	const shownParts = Object.keys(parts).filter((p) => p !== "travellers" || view.play === "boards");
	const Chosen = parts[part];
	return html`<main id="main" tabindex="-1" class="desk">
		<header class="unprinted"><div><h1>${titleOf(view)}</h1>
			<p class="soft row"><span>${[dayInWords(view.date), t(`variant.${view.variant}`), t(`page.event.play.${view.play}`),
				view.closed ? t("page.event.closed") : roundText(of.round, view.planned)].join(" · ")}</span>
				<${Button} plain onclick=${() => setChanges(true)} say=${t("page.event.setup")} /></p></div>
			<${Clock} round=${of.round} desk=${desk} /></header>
		<${State} connection=${connection} view=${view} />
		<div class="unprinted stack">
			${own}
			${disputes.length && part !== "round"
				? html`<p class="trouble" role="status">${t("page.event.disputes.n", { n: disputes.length })}</p>` : null}
			<${Picks} hidden label=${view.title} value=${part} onchange=${setPart}
				options=${named("page.event.part", ...shownParts)} />
		</div>
		<${Chosen} key=${part} desk=${desk} disputes=${disputes} seats=${seats} />
		${changes ? html`<${SetUp} desk=${desk} onclose=${() => setChanges(false)} />` : null}
	</main>`;
}

/** Draws again each second, and returns the time at the server. */
export function useNow() {
	useTurns(1000);
	return timeAt("there");
}

/** The time that is left: "12:05", or "−1:30" when it is up. @param {number} ms */
export function remaining(ms) {
	const seconds = Math.abs(Math.round(ms / 1000));
	return `${ms < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The clock of the round in play. @param {{round: EventRound | undefined, desk: Desk}} props */
function Clock({ round, desk: { of, setup, send } }) {
	const now = useNow();
	if (!round || round.closed || setup.online?.evening) return null;
	const usual = minutesFor(of, setup);
	const set = of.stand.filter((a) => a.do === "clock" && a.round === round.number);
	/** @param {number} ends */
	const put = (ends) => send({ do: "clock", round: round.number, ends: Math.round(ends), replaces: ids(set) });
	return html`<div class="desk-clock row">
		${round.ends
			? html`<b class=${now > round.ends ? "trouble" : ""} role="timer">${remaining(round.ends - now)}</b>`
			: null}
		<${Button} plain onclick=${() => put(round.ends
			? Math.max(round.ends, now) + 5 * minute : now + usual * minute)}
			say=${round.ends ? t("page.event.clock.more") : t("page.event.clock.start", { n: usual })} />
	</div>`;
}

/**
 * The length of a round, in minutes: as when the clock was last started, or else as the deals need it.
 * @param {Reading} of @param {EventSetup} setup
 */
function minutesFor({ acts }, { deals }) {
	const last = acts.findLast((a) => a.do === "clock" && !a.replaces?.length);
	return last?.ends && last.at ? Math.max(1, Math.round((last.ends - last.at) / minute)) : deals * dealTakes;
}

/**
 * The organiser's own seating of a round; and what has them.
 * @typedef {{round: number, plan: Plan}} OwnSeats
 * @typedef {[OwnSeats | null, (seats: OwnSeats | null) => void]} HasSeats
 */

/** @param {{desk: Desk, disputes: EventDispute[], seats: HasSeats}} props */
function Round({ desk, disputes, seats }) {
	const { of } = desk;
	const [chosen, setChosen] = useState(0);
	const round = of.rounds.find((r) => r.number === chosen) ?? of.round;
	return html`<${Disputes} desk=${desk} all=${disputes} />
		${of.view.closed ? html`<${Ended} desk=${desk} />` : html`<${NextRound} desk=${desk} seats=${seats} />`}
		${round
			? html`<section><div class="row"><h2>${t("page.event.round", { n: round.number })}${round.closed
					? html` <small class="soft">${t("page.event.round.closed")}</small>` : null}</h2>
				${of.rounds.length > 1 ? html`<${Select} hidden label=${t("page.event.rounds")} value=${String(round.number)}
					onchange=${(/** @type {string} */ n) => setChosen(Number(n))}
					options=${of.rounds.map((r) => [String(r.number), t("page.event.round", { n: r.number })])} />` : null}
				<${CloseRound} desk=${desk} round=${round} /></div>
				<${Tables} desk=${desk} round=${round} /></section>`
			: null}`;
}

/** The acts that say whether a round, or the event, is closed. @param {Reading} of @param {number} [round] */
const closings = (of, round) => of.stand.filter((a) => (a.do === "close" || a.do === "reopen") && a.round === round);

/**
 * The acts that close rounds when the next one opens. At real tables a round goes on while a table plays it.
 * @param {Reading} of
 */
const closesOf = (of) => of.rounds.filter((r) => !r.closed && (of.view.online || playing(r).length === 0)).map((r) =>
	({ do: /** @type {const} */ ("close"), round: r.number, replaces: ids(closings(of, r.number)) }));

/** The tables that still play a round, in words. @param {Reading} of */
function lateIn({ rounds, view: { play } }) {
	const late = [...new Set(rounds.flatMap(playing).map((x) => x.number))].sort((a, b) => a - b);
	return { n: late.length, list: list(late.map((x) => number(x))), play };
}

/** Closes a round, or opens it again, which cannot be done online. @param {{desk: Desk, round: EventRound}} props */
function CloseRound({ desk: { of, send }, round }) {
	const [sure, setSure] = useState(false);
	const left = playing(round).length;
	const does = /** @type {"close" | "reopen"} */ (round.closed ? "reopen" : "close");
	const act = () => (setSure(false), send({ do: does, round: round.number, replaces: ids(closings(of, round.number)) }));
	const { closed, online, play } = of.view;
	if (closed || online?.evening || online && round.closed) return null; // an evening is over by itself
	const what = online && left ? "next.sure" : "close.sure";
	return html`<${Button} plain onclick=${() => (does === "close" ? setSure(true) : act())}
		say=${t(`page.event.${does}`)} />
		${sure ? html`<${Confirm} title=${t("page.event.close")} yes=${t("page.event.close")} onyes=${act}
			text=${t(`page.event.${what}`, { n: left, play })} onclose=${() => setSure(false)} />` : null}`;
}

/** The event is over. @param {{desk: Desk}} props */
const Ended = ({ desk: { of, send } }) => html`<p class="row"><span class="lead">${t("page.event.over")}</span>
	${of.view.online ? null : html`<${Button} plain onclick=${() => send({ do: "reopen", replaces: ids(closings(of)) })}
		say=${t("page.event.reopen.event")} />`}</p>`;

/** What comes next, with one button that does it. @param {{desk: Desk, seats: HasSeats}} props */
function NextRound({ desk, seats: [seats, setSeats] }) {
	const { of, send, live, setup } = desk;
	const { round, next, view } = of;
	const late = lateIn(of);
	const own = seats?.round === next ? seats.plan : null;
	const setOwn = (/** @type {Plan | null} */ plan) => setSeats(plan && { round: next, plan });
	const [ahead, setAhead] = useState(false); // seats are chosen before all have played
	const [chosen, setChosen] = useState(0);
	const [minutes, setMinutes] = useState(() => (round && !round.ends ? 0 : minutesFor(of, setup)));
	const [sure, setSure] = useState(false);
	const last = round !== undefined && next > view.planned;
	const wanted = !last && live > 0 && (late.n === 0 || ahead);
	const { choices, wrong, players, enough, again } = useSeatings(desk.id, of, live, wanted);
	const all = [...players, ...view.members.filter((m) => m.bot).map((m) => m.id)];
	const plan = own ? withPlayers(own, all) : planOf(choices[chosen] ?? choices[0]);
	const boards = setup.play === "boards" ? setup.deals : 0;
	const fault = own || choices.length ? faultOf(plan, live) : "";
	const closes = closesOf(of);
	const open = async () => {
		setSure(false);
		const seated = of.stand.filter((a) => a.do === "round" && a.round === next);
		const acts = [...closes, { do: /** @type {const} */ ("round"), round: next,
			tables: tablesOf(plan, next, boards), replaces: ids(seated) },
			...(minutes ? [{ do: /** @type {const} */ ("clock"), round: next, ends: timeAt("there") + minutes * minute }] : [])];
		if (await send(...acts)) setOwn(null), setAhead(false), setChosen(0);
	};
	if (last) return html`<${Finish} desk=${desk} late=${late} closes=${closes} />`;
	const does = { closes: closes.length ? "yes" : "no", round: list(closes.map((c) => number(c.round))),
		n: plan.tables.flat().length, tables: plan.tables.length, minutes };
	const goesOn = late.n && !view.online ? ` ${t("page.event.wait.on", late)}` : "";
	return html`<section class="desk-next" aria-label=${t("page.event.next", { n: next })}>
		${late.n && !ahead
			? html`<p class="row"><span>${t("page.event.wait", late)}</span>
				<${Button} plain onclick=${() => setAhead(true)} say=${t("page.event.ahead")} /></p>`
			: html`<div class="row"><${Button} chief onclick=${() => (late.n && view.online ? setSure(true) : open())}
					disabled=${!plan.tables.length || fault !== ""} say=${t("page.event.next", { n: next })} />
				<p>${!live ? t("page.event.seeking") : !enough ? t("page.event.few", { n: live }) :
					fault || (plan.tables.length ? t("page.event.next.does", does) : wrong || t("page.event.seeking"))}${
					goesOn}</p>
				${wrong && !plan.tables.length ? html`<${Button} onclick=${again} say=${t("page.event.seek")} />` : null}</div>`}
		${sure ? html`<${Confirm} title=${t("page.event.next", { n: next })} text=${t("page.event.next.sure", late)}
			yes=${t("page.event.next", { n: next })} onyes=${open} onclose=${() => setSure(false)} />` : null}
		${wanted && enough && (choices.length || own)
			? html`<details><summary>${t("page.event.seating")}</summary><div class="stack">
				<${Choices} choices=${choices} chosen=${own ? -1 : chosen}
					onchoose=${(/** @type {number} */ i) => (setOwn(null), setChosen(i))} />
				<${Seats} of=${of} plan=${withPlayers(plan, all)} live=${live} onchange=${setOwn} />
				<div class="row"><${Amount} label=${t("page.event.minutes")}
					value=${minutes} min=${0} max=${600} onchange=${setMinutes} />
					${own ? html`<${Suggested} onclick=${() => setOwn(null)} />` : null}</div>
			</div></details>`
			: null}
	</section>`;
}

/**
 * All rounds are played: the end, or one round more.
 * @param {{desk: Desk, late: {n: number, list: string}, closes: NewAct[]}} props
 */
function Finish({ desk: { of, send, setup }, late, closes }) {
	const more = () => send({ do: "setup", setup: { ...setup, rounds: of.next },
		replaces: ids(of.stand.filter((a) => a.do === "setup")) });
	const end = () => send(...closes, { do: "close", replaces: ids(closings(of)) });
	return html`<section class="desk-next row">
		${late.n
			? html`<p>${t("page.event.wait", late)}</p>`
			: html`<${Button} chief onclick=${end} say=${t("page.event.end")} /><p>${t("page.event.end.does")}</p>`}
		${of.view.online?.evening ? null
			: html`<${Button} plain onclick=${more} say=${t("page.event.more", { n: of.next })} />`}</section>`;
}

/** @param {{desk: Desk}} props */
function Standing({ desk: { of: { view } } }) {
	return html`<section class="stack"><${Ranking} view=${view} /><p><${SaveRanking} view=${view} /></p></section>`;
}

/** @param {{desk: Desk}} props */
function Boards({ desk: { id, of: { view } } }) {
	return html`<section><h2 class="unseen">${t("page.event.part.travellers")}</h2>
		<${Travellers} view=${view} event=${id} /></section>`;
}
