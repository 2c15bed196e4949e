// Evenings: hours of each week at which the server makes tables of those who are there.

import { effect, html, signal, useEffect, useState } from "../base/html.js";
import { levels } from "../base/lists.js";
import { saveFile } from "../base/output.js";
import { date, t } from "../base/phrase.js";
import { NameField, useName } from "../parts/chairs.js";
import {
	Amount, Button, Confirm, Line, Select, announce, changing, named, useAttempt, useTurns,
} from "../parts/components.js";
import { PushSwitch } from "../parts/push.js";
import { learn, variants, withSession } from "../table/join.js";
import { sound } from "../table/sound.js";
import { fromNow, showCall } from "../table/tables.js";
import { calledAs, hour, listed } from "../table/waitingroom.js";
import { addressOf, go, path } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { learnTime, timeAt } from "../transport/clock.js";
import { out, without } from "../transport/route.js";
import { me, meAt } from "../transport/session.js";
/** @import { Evening, EveningShown } from "../base/types.js" */
/** @import { Naming } from "../parts/chairs.js" */

const minute = 60_000;

/** From when on before the hour a player can be there. */
const early = 10 * minute;

/** How often a player who waits says so, and how often the list is asked for, in milliseconds. */
const [often, seldom] = [20_000, 60_000];

/** How many evenings the lobby lists. */
const mostListed = 12;

/** The evenings as last told. */
const told = signal({ all: /** @type {EveningShown[]} */ ([]) });

/** The player to whom they were told. */
let whose = meAt("there")?.id;

// What one player is told, or comes to, does not count for the next in this browser.
effect(() => {
	if (whose === meAt("there")?.id) return;
	whose = meAt("there")?.id;
	const { all } = told.peek();
	told.value = { all: all.filter((e) => !e.group).map(({ mine, ...e }) => e) };
});

/** The evenings as last told. */
export const useTold = () => told.value.all;

/** How many answers to what the person says of evenings have come. */
let acts = 0;

/** Which player asks now, and after which act: a list that was asked for earlier may not know of that act. */
export const asking = () => `${whose} ${acts}`;

/**
 * Takes what the server has told a player.
 * @param {{evenings: EveningShown[], at: number}} now @param {string} asks who asked for it, and when
 */
export function tell({ evenings, at }, asks) {
	learnTime(at);
	if (asks === asking()) told.value = { all: evenings };
}

async function look() {
	if (without.peek() || out.peek() || document.visibilityState === "hidden") return;
	const asks = asking();
	tell(await hall.evenings({}, { where: "there" }), asks);
}

/** Puts the answer to an act in the place of the evening. @param {EveningShown} e */
function keep(e) {
	acts++;
	told.value = { all: told.value.all.map((had) => (had.id === e.id ? e : had)) };
}

/** Says whether the person comes. @param {{id: string}} e @param {boolean} coming */
export const come = async ({ id }, coming) =>
	keep(await withSession(() => hall.come({ evening: id, coming }, { where: "there" }), "there", `e/${id}`));

/** Says that the player who comes is there, and returns the player's table. @param {EveningShown} e */
async function wait({ id }) {
	const asks = asking();
	const now = await hall.come({ evening: id, coming: true, here: true }, { where: "there" });
	if (asks !== asking()) return undefined;
	keep(now);
	return now.table;
}

/**
 * Runs a function at once and then again and again, while the component is shown.
 * @param {() => Promise<unknown>} run @param {number} pause in milliseconds @param {any[]} about
 * @param {boolean} [hidden] also while the page is hidden
 */
function useRepeated(run, pause, about, hidden = false) {
	const { turn } = useTurns(pause, hidden);
	useEffect(() => void run().catch(() => {}), [turn, pause, ...about]); // the next time it may succeed
}

/** The day and the hour, on the reader's clock. @param {number} at */
const day = (at) => date(at, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });

/** A clock in words. @param {string} clock such as 10m+5s */
function inWords(clock) {
	const [, minutes, seconds = 0] = /^(\d+)m(?:\+(\d+)s)?$/.exec(clock) ?? [];
	return minutes
		? t("page.evenings.clock", { minutes: Number(minutes), seconds: Number(seconds) })
		: t("page.home.clock", { clock });
}

/** What is played. @param {EveningShown} e */
const what = ({ variant, games = 0, clock, groupName }) =>
	[groupName, t(`variant.${variant}`), games > 0 && t("page.evenings.games", { n: games }), inWords(clock)]
		.filter(Boolean).join(" · ");

/** The hours to come as a calendar. @param {EveningShown} e */
function calendar({ id, begins, later, ...e }) {
	const escaped = (/** @type {string} */ text) => text.replace(/[\\;,]/g, "\\$&");
	const utc = (/** @type {number} */ at) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
	const events = [begins, ...later].flatMap((at) => [
		"BEGIN:VEVENT", `UID:${id}-${at}@ninetynine`, `DTSTAMP:${utc(Date.now())}`, `DTSTART:${utc(at)}`, "DURATION:PT1H30M",
		`SUMMARY:${escaped(`${t("title")}: ${t(`variant.${e.variant}`)}`)}`, `URL:${addressOf("/")}`, "END:VEVENT",
	]);
	const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ninety-Nine//EN", ...events, "END:VCALENDAR", ""];
	saveFile(new Blob([lines.join("\r\n")], { type: "text/calendar" }), "ninety-nine.ics");
}

/** Who comes; the person is "you". @param {EveningShown} e */
function coming({ coming, names, mine }) {
	const own = mine ? names.indexOf(me.value?.name ?? "") : -1;
	const others = names.filter((_, i) => i !== own);
	const n = mine ? coming - 1 : coming;
	return t(mine ? "page.evenings.coming.you" : "page.evenings.coming", { n, names: listed(others, n) });
}

/** Whether an evening is on, or about to be. @param {EveningShown} e @param {number} now */
export const isSoon = ({ begins, late }, now) => now >= begins - early && now < late;

/** Draws again with each minute around the hours of evenings, and returns the time. @param {EveningShown[]} all */
export function useMinutes(all) {
	const [drawn, again] = useState(0);
	const now = timeAt("there");
	const next = Math.min(...all.filter((e) => now < e.late).map(({ begins }) =>
		Math.max(begins - early, begins - minute * (Math.ceil((begins - now) / minute) - 1))));
	useEffect(() => {
		if (next === Infinity) return undefined;
		const timer = setTimeout(() => again((n) => n + 1), next - now);
		return () => clearTimeout(timer);
	}, [next, drawn]);
	return now;
}

/** When an evening begins, or that it is on. @param {EveningShown} e @param {number} now */
function when({ begins }, now) {
	if (now >= begins) return t("page.evenings.on", { time: hour(begins) });
	if (now < begins - early) return day(begins);
	return t("page.evenings.begins", { time: hour(begins), in: fromNow(Math.ceil((begins - now) / minute), "minute") });
}

/** Whether a player waits at an evening for the person, or a table does. @param {EveningShown} e */
export const beckons = ({ mine, table, coming }) => (mine ? table !== undefined : coming > 0);

/**
 * Evenings in a list, and what the person says to them.
 * @param {{all: EveningShown[], now: number, name: Naming, elsewhere?: boolean, chief?: boolean, within?: boolean,
 *   ends?: (id: string) => void}} props elsewhere: the name has its field elsewhere; chief: the first button is what
 *   the person most likely wants; within: on the page of their group; ends: deletes one
 */
export function Occasions({ all, now, name, elsewhere = false, chief = false, within = false, ends }) {
	const { busy, once } = useAttempt();
	const say = (/** @type {EveningShown} */ e) => once(async () => (e.mine || (await name.keep())) && come(e, !e.mine));
	const calls = all.find(beckons);
	return html`${me.value || elsewhere ? null : html`<${NameField} name=${name} />`}
		<ul class="tables evenings">
			${all.map((e) => {
				const soon = isSoon(e, now);
				const first = chief && e === calls;
				return html`<li key=${e.id}>
					<b>${soon ? calledAs(e) : when(e, now)}</b>
					${soon ? html`<span>${when(e, now)}</span>` : null}
					<span class="soft">${what(soon || within ? { ...e, groupName: "" } : e)}</span>
					<span>${soon && e.mine && e.table ? t("page.evenings.ready") : coming(e)}</span>
					${soon && e.mine && !e.table && now < e.begins
						? html`<span role="status">${t("page.evenings.soon", { time: hour(e.begins) })}</span>`
						: null}
					<span class="row">
						${e.mine && e.table
							? html`<a class=${`button ${first ? "chief" : ""}`} href=${`/t/${e.table}`}>${t("page.evenings.go")}</a>`
							: null}
						<${Button} plain=${e.mine} chief=${first && !e.mine} aria-busy=${busy} onclick=${() => say(e)}
							say=${t(e.mine ? "page.evenings.not" : now < e.begins ? "page.evenings.come" : "page.home.sit")} />
						${soon ? null : html`<${Button} plain onclick=${() => calendar(e)} say=${t("page.evenings.calendar")} />`}
						${ends
							? html`<${Button} plain onclick=${() => ends(e.id)} say=${t("page.operate.act.end-evening")} />`
							: null}
					</span>
				</li>`;
			})}
		</ul>`;
}

/**
 * The evenings, in the lobby those that are not soon, or of a group; nothing if there are none.
 * @param {{group?: string, organises?: boolean, name?: Naming}} props organises: the person may set them up and delete
 *   them; name: of the lobby, which has its field at the evenings that are soon, if there are any
 */
export function Evenings({ group = "", organises = false, name }) {
	const own = useName();
	useRepeated(async () => (group ? look() : undefined), seldom, [me.value?.id]); // in the lobby OnNow asks
	const now = useMinutes(told.value.all);
	const { busy, once } = useAttempt();
	const all = group
		? told.value.all.filter((e) => e.group === group)
		: told.value.all.filter((e) => !isSoon(e, now)).slice(0, mostListed);
	const [ends, setEnds] = useState("");
	if (all.length === 0 && !organises) return null;
	const end = () => once(async () => {
		await hall.endGroupEvening({ group, evening: ends });
		setEnds("");
		await look();
	});
	/** @param {Evening} evening */
	const begin = (evening) => hall.newGroupEvening({ ...evening, group });
	return html`<section>
		<h2>${t("page.evenings")}</h2>
		<p>${t("page.evenings.about")}</p>
		<${Occasions} all=${all} now=${now} name=${name ?? own} within=${group !== ""}
			elsewhere=${!group && told.value.all.some((e) => isSoon(e, now))} ends=${organises ? setEnds : undefined} />
		${all.some((e) => e.mine) ? html`<${PushSwitch} what="tonight" />` : null}
		${organises
			? html`<details><summary>${t("page.group.evening")}</summary><${NewEvening} begin=${begin} /></details>`
			: null}
		${ends
			? html`<${Confirm} title=${t("page.operate.act.end-evening")} text=${t("page.evenings.end.sure")} busy=${busy}
				yes=${t("page.operate.act.end-evening")} onyes=${end} onclose=${() => setEnds("")} />`
			: null}
	</section>`;
}

/** The weekdays, from Sunday on, by their numbers. @returns {[string, string][]} */
const weekdays = () => [0, 1, 2, 3, 4, 5, 6].map((n) =>
	[String(n), date(Date.UTC(2026, 10, 1 + n, 12), { weekday: "long", timeZone: "UTC" })]);

/** The clocks among which groups choose: minutes for a match, and seconds for each move. */
const clocks = ["5m+5s", "10m+10s", "20m+20s", "120m"];

/**
 * A form for a new evening.
 * @param {{begin: (evening: Evening, reason: string) => Promise<unknown>, reasoned?: boolean}} props reasoned: for
 *   operators, who give a reason, and may choose any clock and zone
 */
export function NewEvening({ begin, reasoned }) {
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const none = {
		weekday: "3", hour: "20:00", zone, variant: "standard", games: 3, clock: "10m+10s", bot: "club", reason: "",
	};
	const [form, setForm] = useState(none);
	const change = changing((/** @type {Partial<typeof none>} */ part) => setForm((had) => ({ ...had, ...part })));
	const { busy, once } = useAttempt();
	useEffect(() => void learn().catch(() => {}), []);
	const send = (/** @type {Event} */ e) => {
		e.preventDefault();
		const { weekday, hour, reason, ...rest } = form;
		const [h = 0, m = 0] = hour.split(":").map(Number);
		void once(async () => {
			await begin({ ...rest, id: "", weekday: Number(weekday), minute: 60 * h + m }, reason);
			announce(t("page.operate.done"));
			await look();
		});
	};
	const played = variants.value.map((v) => /** @type {[string, string]} */ ([v.id, t(`variant.${v.id}`)]));
	return html`<form class="acts" onsubmit=${send}>
		<${Select} label=${t("page.operate.weekday")} value=${form.weekday} options=${weekdays()}
			onchange=${change("weekday")} />
		<${Line} type="time" label=${`${t("page.operate.hour")}${reasoned ? "" : ` (${zone})`}`} value=${form.hour} required
			oninput=${change("hour")} />
		${reasoned
			? html`<${Line} label=${t("page.operate.zone")} value=${form.zone} required oninput=${change("zone")} />`
			: null}
		<${Select} label=${t("page.create.variant")} value=${form.variant} options=${played} onchange=${change("variant")} />
		<${Amount} label=${t("page.operate.games")} value=${form.games} min=${0} max=${100} onchange=${change("games")} />
		${reasoned
			? html`<${Line} label=${t("page.create.clock")} value=${form.clock} required oninput=${change("clock")} />`
			: html`<${Select} label=${t("page.create.clock")} value=${form.clock}
				options=${clocks.map((clock) => [clock, inWords(clock)])} onchange=${change("clock")} />`}
		<${Select} label=${t("page.operate.bots")} value=${form.bot} options=${named("page.level", ...levels)}
			onchange=${change("bot")} />
		${reasoned
			? html`<${Line} label=${t("page.operate.reason.kept")} maxlength="200" required value=${form.reason}
				oninput=${change("reason")} />`
			: null}
		<button class="button" aria-busy=${busy}>${t("page.operate.do")}</button>
	</form>`;
}

/** Tables that the person has been to: no sign leads there again. */
const seen = new Set();

/**
 * Calls the person to the table that is ready: by a sound, and as long as nobody looks by the title and the icon of the
 * page.
 */
function call() {
	sound("call", true);
	const head = document.querySelector("title");
	if (!document.hidden || !head) return undefined;
	const says = `● ${t("page.evenings.ready")}`;
	let title = "";
	const say = () => {
		if (document.title === says) return;
		title = document.title;
		document.title = says;
	};
	const changed = new MutationObserver(say);
	const stop = () => {
		if (document.hidden) return;
		document.removeEventListener("visibilitychange", stop);
		changed.disconnect();
		document.title = title;
		showCall(false);
	};
	changed.observe(head, { childList: true });
	document.addEventListener("visibilitychange", stop);
	showCall(true);
	say();
	return undefined;
}

/** Keeps the screen on while the person waits. @param {boolean} waits */
function useLight(waits) {
	useEffect(() => {
		if (!waits || !navigator.wakeLock) return undefined;
		/** @type {WakeLockSentinel | undefined} */
		let light;
		let over = false;
		const take = async () => {
			if (document.hidden) return;
			light = await navigator.wakeLock.request("screen");
			if (over) await light.release();
		};
		const seen = () => void take().catch(() => {}); // such as to save the battery
		seen();
		document.addEventListener("visibilitychange", seen);
		return () => {
			over = true;
			document.removeEventListener("visibilitychange", seen);
			void light?.release();
		};
	}, [waits]);
}

/** Says that the person is there, and leads to the table, wherever in the page the person is. */
export function Awaited() {
	const [now, setNow] = useState(timeAt("there"));
	const [given, setGiven] = useState({ at: "", table: "" });
	const next = told.value.all.find((e) => e.mine);
	const occurrence = next ? `${next.id} ${next.begins}` : "";
	const table = given.at === occurrence ? given.table : "";
	const left = next ? next.begins - now : Infinity;
	const here = next !== undefined && left <= early && now < next.late;
	useRepeated(async () => {
		setNow(timeAt("there"));
		if (!here) return me.peek() ? look() : undefined;
		if (!next) return;
		const led = await wait(next);
		if (led && led !== table) setGiven({ at: occurrence, table: led });
	}, here ? often / (left <= early / 2 && !table ? 4 : 1) : seldom, [here, next?.id, me.value?.id], true);
	useEffect(() => (table ? call() : undefined), [table]);
	useLight(here && (left > 0 || !table));
	const [at = "", id] = path.value;
	if (at === "t" && id === table) seen.add(table);
	const ready = here && table !== "" && !seen.has(table);
	useEffect(() => void (ready && at === "" && go(`/t/${table}`)), [ready, at]);
	if (!here || (!ready && (at === "t" || at === "" || table))) return null; // the lobby says what is soon by itself
	return html`<div class=${`awaited row ${ready ? "ready" : ""}`} role="status">
		<p>${t(`page.evenings.${ready ? "ready" : "soon"}`, { time: hour(next.begins) })}</p>
		${ready ? html`<a class="button" href=${`/t/${table}`}>${t("page.evenings.go")}</a>` : null}
	</div>`;
}
