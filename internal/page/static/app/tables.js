// Tables in a list: who sits there, how they stand, and the person's own to go on with.

import { nameOf } from "./chairs.js";
import { either } from "./edition.js";
import * as hall from "./hall.js";
import { isHere, without } from "./halls.js";
import { html, useEffect, useState } from "./html.js";
import { movedTo } from "./moved.js";
import { language, list, t } from "./phrase.js";
import { isMe, meAt, recallAt } from "./session.js";

/** @typedef {import("./join.js").Summary} Summary */
/** @typedef {import("./join.js").Sitter} Sitter */

/** The other players at a table. @param {Sitter[]} chairs */
export const others = (chairs) => chairs.filter((c) => !isMe(c.player) && (c.player || c.bot)).map(nameOf);

/** Names in a row, without duplicates. @param {string[]} names */
export const row = (names) => list([...new Set(names)]);

/** How long ago a time was. @param {number} at milliseconds since 1970 */
export function ago(at) {
	const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
	const seconds = Math.max(0, (Date.now() - at) / 1000);
	const steps = /** @type {const} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);
	for (const [unit, length] of steps) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
	return t("page.home.just");
}

/** Whether the hall here has been asked who the person is. */
let known = false;

/**
 * The person's tables at the server, if it is in reach. Those in this browser are told as soon as they are known; while
 * the server answers nobody waits for them, as the hall here may rest or fail, and what it said last holds.
 * @param {(here: Summary[]) => void} tell @returns {Promise<Summary[]>}
 */
export async function mine(tell) {
	const here = inBrowser() ? hall.tables("mine", 1, "here") : Promise.resolve({ all: [] });
	const told = here.then(({ all }) => tell(all.filter((table) => !movedTo(table.id))));
	if (without.peek()) return (await told, []);
	void told.catch(() => {});
	return meAt("there") ? (await hall.tables("mine", 1, "there")).all : [];
}

/** Whether the person has a hall here; at a server that is not asked before there is time for it. */
function inBrowser() {
	if (either && !without.peek() && !known) {
		known = true;
		setTimeout(() => void recallAt("here").catch(() => {}), peace);
	}
	return meAt("here") !== null;
}

/** How long the page stands before the hall here is started for its tables alone, in milliseconds. */
const peace = 1500;

/** What one of the person's tables is waiting for. @param {Summary} table */
function standing(table) {
	if (table.status === "gathering") return t("page.home.gathering");
	if (table.status === "over") return t("page.home.over");
	const thinking = table.chairs.filter((c) => c.turn);
	if (thinking.some((c) => isMe(c.player))) return t("page.home.turn");
	return thinking.length > 0 ? t("ask.wait", { names: row(thinking.map(nameOf)) }) : "";
}

const expectedKey = "ninetynine.unfinished";

/** How many unfinished matches are listed at first. */
const few = 3;

/** How many unfinished matches the player had when the list was last told, as far as they are listed at first. */
export function expected() {
	try {
		return Math.min(few, Number(localStorage.getItem(expectedKey)) || 0);
	} catch {
		return 0;
	}
}

/** @param {number} n */
function expect(n) {
	try {
		localStorage.setItem(expectedKey, String(n));
	} catch {
		// this browser stores nothing: the next visit begins without room for them
	}
}

/** A match that is not over. @param {Summary} table */
export const unfinished = (table) => table.status !== "over";

/**
 * The player's unfinished matches, each a way back to its table. Until they are told, there is room for as many as
 * there were.
 * @param {{found: Summary[], told: boolean}} props
 */
export function GoOn({ found, told }) {
	const [all, setAll] = useState(false);
	const mine = found.filter(unfinished);
	useEffect(() => void (told && expect(mine.length)), [told, mine.length]);
	if (mine.length === 0) {
		const room = Array.from({ length: told ? 0 : expected() }, () => html`<li><a>\u00a0</a><span>\u00a0</span></li>`);
		return room.length > 0
			? html`<section class="go-on" aria-busy="true">
					<h2>${t("page.home.on")}</h2><ul class="tables">${room}</ul>
				</section>`
			: null;
	}
	const both = either && mine.some((table) => isHere(table.id));
	/** @param {Summary} table */
	const place = ({ id }) => both && t(isHere(id) ? "page.home.on.here" : "page.home.on.there");
	return html`<section class="go-on">
		<h2>${t("page.home.on")}</h2>
		<ul class="tables">
			${mine.slice(0, all ? mine.length : few).map((table) => {
				const names = others(table.chairs);
				const args = { variant: t(`variant.${table.variant}`), names: row(names) };
				return html`<li key=${table.id}>
					<a href=${`/t/${table.id}`}>${t(names.length > 0 ? "page.home.on.against" : "page.home.on.alone", args)}</a>
					<span class="soft">${[place(table), standing(table), ago(table.moved)].filter(Boolean).join(" · ")}</span>
				</li>`;
			})}
		</ul>
		${mine.length > few && !all
			? html`<button type="button" class="button plain" onclick=${() => setAll(true)}>
					${t("page.home.more", { n: mine.length - few })}
				</button>`
			: null}
	</section>`;
}
