// Tables in a list: their players, their state, and the person's unfinished ones.

import { either } from "../base/build.js";
import { effect, html, useEffect, useState } from "../base/html.js";
import { language, list, t } from "../base/phrase.js";
import { store, stored } from "../base/stored.js";
import { nameOf } from "../parts/chairs.js";
import { Button, useAttempt } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { timeAt } from "../transport/clock.js";
import { newID } from "../transport/http.js";
import { movedTo } from "../transport/movedtables.js";
import { isHere, without } from "../transport/route.js";
import { askSessionAt, isMe, me, meAt, sessionKnown } from "../transport/session.js";
/** @import { Summary } from "../base/types.js" */
/** @import { Sitter } from "./join.js" */

/** @param {Sitter[]} chairs */
export const rivals = (chairs) => chairs.filter((c) => !isMe(c.player) && (c.player || c.bot)).map(nameOf);

/** Names in a list, without duplicates. @param {string[]} names */
export const row = (names) => list([...new Set(names)]);

/** A time from now, in words. @param {number} n negative: ago @param {"day" | "hour" | "minute"} unit */
export const fromNow = (n, unit) => new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(n, unit);

/** The time since a table's last act, in words. @param {Pick<Summary, "id" | "moved">} table */
export function ago({ id, moved }) {
	const seconds = Math.max(0, (timeAt(isHere(id) ? "here" : "there") - moved) / 1000);
	const steps = /** @type {const} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);
	for (const [unit, length] of steps) if (seconds >= length) return fromNow(-Math.floor(seconds / length), unit);
	return t("page.home.just");
}

/** Whether the hall here was asked for the person. */
let known = false;

/**
 * The person's tables at the server, if it is reachable. Those in this browser are passed on as soon as
 * they are known; the list does not wait for them while the server answers, as the hall here may rest or
 * fail, and its last answer holds.
 * @param {(here: Summary[]) => void} tell @returns {Promise<Summary[]>}
 */
export async function mine(tell) {
	const here = inBrowser() ? hall.tables("mine", 1, "here") : Promise.resolve({ all: [] });
	const told = here.then(({ all }) => tell(all.filter((table) => !movedTo(table.id))));
	if (without.peek()) return (await told, []);
	void told.catch(() => {});
	return meAt("there") ? (await hall.tables("mine", 1, "there")).all : [];
}

/** Whether the person has tables in the hall here; with a server it is asked only when there is time. */
function inBrowser() {
	if (either && !without.peek() && !known) {
		known = true;
		setTimeout(() => void askSessionAt("here").catch(() => {}), peace);
	}
	return meAt("here") !== null;
}

/** The pause after loading before the hall here is started just for its tables, in milliseconds. */
const peace = 1500;

/** Whether a table waits for the person's act. @param {Summary} table */
const myTurn = (table) => table.chairs.some((c) => c.turn && isMe(c.player));

/**
 * The tables that wait for the person; undefined until a list of them was read in this page.
 * @type {Set<string> | undefined}
 */
let waiting;

/** The question for that list. @type {Promise<void> | undefined} */
let asked;

/** Whether a table calls the person. */
let calls = false;

/** Shows on the icon of an installed page how many tables wait for the person, with the one that calls. */
const showBadge = () => void globalThis.navigator?.setAppBadge?.((waiting?.size ?? 0) + Number(calls)).catch(() => {});

/** Counts one more on the icon, for a table that calls the person, or no longer. @param {boolean} on */
export const showCall = (on) => ((calls = on), showBadge());

/** @param {Summary[]} tables */
const turnsAmong = (tables) => new Set(tables.filter(myTurn).map((table) => table.id));

/**
 * Shows in the page's title, and on its icon if the list was read, how many tables wait for the person.
 * @param {Summary[]} tables @param {boolean} read
 */
export function showTurns(tables, read) {
	const turns = turnsAmong(tables);
	document.title = `${turns.size > 0 ? `(${turns.size}) ` : ""}Ninety-Nine`;
	if (!read) return;
	waiting = turns;
	showBadge();
}

/**
 * Shows that a table does not wait for the person any more. A page that opened at a table asks for the list first, as
 * the badge may count others.
 * @param {string} table
 */
export async function showMoved(table) {
	if (!waiting) await (asked ??= askTurns());
	if (!waiting) return;
	waiting.delete(table);
	showBadge();
}

/** Asks the halls that know the person which tables wait; if one does not answer, the next move asks again. */
async function askTurns() {
	const halls = /** @type {const} */ (["here", "there"]).filter((at) => meAt(at));
	try {
		const lists = await Promise.all(halls.map((at) => hall.tables("mine", 1, at)));
		const all = lists.flatMap((list) => list.all).filter((table) => !movedTo(table.id));
		if (lists.length > 0) waiting ??= turnsAmong(all);
	} catch {
		// the badge stays as it is
	} finally {
		asked = undefined;
	}
}

effect(() => {
	if (!sessionKnown.value || me.value) return;
	waiting = undefined;
	showCall(false);
});

/** The event that one of the person's tables is waiting for. @param {Summary} table */
function standing(table) {
	if (table.status === "gathering") return t("page.home.gathering");
	if (table.status === "over") return t("page.home.over");
	if (myTurn(table)) return t("page.home.turn");
	const thinking = table.chairs.filter((c) => c.turn);
	return thinking.length > 0 ? t("ask.wait", { names: row(thinking.map(nameOf)) }) : "";
}

const expectedKey = "ninetynine.unfinished";

/** How many unfinished matches are listed at first. */
const few = 3;

/** The number of unfinished matches in the latest list, as far as they are listed at first. */
export const expectedCount = () => Math.min(few, Number(stored(expectedKey)) || 0);

/** A match that is not over. @param {Summary} table */
export const unfinished = (table) => table.status !== "over";

/** Whether a table is the person's what-if, without other players. @param {Summary} table */
const isWhatIf = ({ from, chairs }) => from !== undefined && chairs.every((c) => !c.player || isMe(c.player));

/** The variant and the other players of a table; for a what-if, its starting moment. @param {Summary} table */
export function titleOf({ variant, chairs, from, day }) {
	const names = rivals(chairs);
	const args = { variant: t(`variant.${variant}`), names: row(names) };
	const title = t(names.length > 0 ? "page.home.on.against" : "page.home.on.alone", args);
	if (day) return t("page.home.on.day", { title });
	if (!from) return title;
	return t("page.home.on.if", { deal: from.deal + 1, n: from.trick ?? 0, title });
}

/**
 * Marks for tables with equal titles: that one was played differently on another device, or their order
 * of opening.
 * @param {Summary[]} tables @returns {Map<string, string>} by id; most have none
 */
export function distinguish(tables) {
	const said = new Map(tables.map((table) => [table.id, titleOf(table)]));
	const marks = new Map();
	for (const table of [...tables].sort((a, b) => a.created - b.created)) {
		const alike = tables.filter((other) => said.get(other.id) === said.get(table.id));
		const before = alike.filter((other) => marks.has(other.id)).length;
		const [stem = "", mark] = table.id.split("_");
		const twin = alike.some((other) => other.id !== table.id && other.id.split("_")[0] === stem);
		if (mark && twin) marks.set(table.id, t("page.home.on.way"));
		else marks.set(table.id, before > 0 && table.from ? `(${before + 1})` : "");
	}
	return marks;
}

/**
 * Asks whether to give up what-ifs, and gives them up.
 * @param {{tables: Summary[], oncleared: (ids: string[]) => void}} props
 */
function Clear({ tables, oncleared }) {
	const [asking, setAsking] = useState(false);
	const { busy, once } = useAttempt();
	const n = tables.length;
	const clear = () => once(async () => {
		const give = (/** @type {Summary} */ { id }) =>
			hall.command({ id: newID(), table: id, do: "ask", text: "abandon" }).then(() => id);
		const done = await Promise.allSettled(tables.map(give));
		oncleared(done.flatMap((d) => (d.status === "fulfilled" ? [d.value] : [])));
		setAsking(false);
		for (const d of done) if (d.status === "rejected") throw d.reason;
	});
	if (!asking) {
		return html`<${Button} plain onclick=${() => setAsking(true)} say=${t("page.home.on.clear", { n })} />`;
	}
	return html`<div role="alert">
		<p>${t("page.home.on.clear", { n })}?</p>
		<p class="row">
			<${Button} aria-busy=${busy} onclick=${clear} say=${t("page.home.on.clear", { n })} />
			<${Button} plain onclick=${() => setAsking(false)} say=${t("page.close")} />
		</p>
	</div>`;
}

/** How the link of an unfinished match looks. @param {boolean} chief @param {number} i its place in the list */
const look = (chief, i) => (chief && i === 0 ? "button chief" : "");

/** Reserves space for the expected number of unfinished matches. @param {{chief: boolean}} props */
function Room({ chief }) {
	const lines = Array.from({ length: expectedCount() }, (_, i) =>
		html`<li><a class=${look(chief, i)}>\u00a0</a><span>\u00a0</span></li>`);
	return lines.length > 0
		? html`<section class="go-on" aria-busy="true">
				<h2>${t("page.home.on")}</h2><ul class="tables">${lines}</ul>
			</section>`
		: null;
}

/**
 * The player's unfinished matches, each a link to its table; those that wait for the player come first, what-ifs
 * last. Until the list is loaded, its space is reserved.
 * @param {{found: Summary[], told: boolean, chief: boolean}} props chief: the first is what the person most
 *   likely wants
 */
export function UnfinishedMatches({ found, told, chief }) {
	const [all, setAll] = useState(false);
	const [cleared, setCleared] = useState(/** @type {string[]} */ ([]));
	const mine = found.filter((table) => unfinished(table) && !cleared.includes(table.id));
	useEffect(() => void (told && store(expectedKey, String(mine.length))), [told, mine.length]);
	if (mine.length === 0) return told ? null : html`<${Room} chief=${chief} />`;
	const whatIfs = mine.filter(isWhatIf);
	mine.sort((a, b) => Number(isWhatIf(a)) - Number(isWhatIf(b)) || Number(myTurn(b)) - Number(myTurn(a)));
	const both = either && mine.some((table) => isHere(table.id));
	const marks = distinguish(mine);
	/** @param {Summary} table */
	const about = (table) => {
		const { id, deal: n, from } = table;
		const place = both && t(isHere(id) ? "page.home.on.here" : "page.home.on.there");
		const deal = n && !from && t("page.home.on.deal", { n });
		return [marks.get(id), place, deal, standing(table), ago(table)].filter(Boolean).join(" · ");
	};
	/** @param {string[]} ids */
	const oncleared = (ids) => setCleared([...cleared, ...ids]);
	return html`<section class="go-on">
		<h2>${t("page.home.on")}</h2>
		<ul class="tables">
			${mine.slice(0, all ? mine.length : few).map((table, i) => html`<li key=${table.id}>
				<a class=${look(chief, i)} href=${`/t/${table.id}`}>${titleOf(table)}</a>
				<span class="soft">${about(table)}</span>
			</li>`)}
		</ul>
		${mine.length > few && !all
			? html`<${Button} plain onclick=${() => setAll(true)} say=${t("page.home.more", { n: mine.length - few })} />`
			: null}
		${whatIfs.length > 0 ? html`<${Clear} tables=${whatIfs} oncleared=${oncleared} />` : null}
	</section>`;
}
