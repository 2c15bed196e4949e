// The person's games, and a record loaded from a file.

import { either } from "../base/build.js";
import { html, useEffect, useState } from "../base/html.js";
import { date, has, list, number, percent, t } from "../base/phrase.js";
import { nameOf } from "../parts/chairs.js";
import { Button, Dialog, FileButton, Told, Wide, trouble, useAsked, useAttempt } from "../parts/components.js";
import { again } from "../table/join.js";
import { UnfinishedMatches } from "../table/tables.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { keepRecord, keptRecord } from "../transport/loadedrecord.js";
import { movedTo } from "../transport/movedtables.js";
import { without } from "../transport/route.js";
import { isMe, me, meAt, askSessionAt, where } from "../transport/session.js";
import { Fairness } from "./fairness.js";
import { Own as OwnRatings } from "./ratings.js";
/** @import { Children } from "../base/html.js" */
/** @import { History, Result, Tally } from "../base/types.js" */
/** @import { Where } from "../transport/route.js" */

/** @param {{rest: string[]}} _props */
export function Records(_props) {
	useEffect(() => void (either && askSessionAt("here").catch(() => {})), []);
	const who = me.value;
	const here = either && where.value === "there" ? meAt("here") : null; // the person has a player in both halls
	return html`<main id="main" tabindex="-1" class="records">
		<h1>${t("page.nav.records")}</h1>
		${who ? html`<${Mine} key=${who.id} id=${who.id} at=${where.value} />` : here ? null : html`<${Nothing} />`}
		${here ? html`<h1>${t("page.here")}</h1><${Mine} key=${here.id} id=${here.id} at="here" />` : null}
		<${Import} />
	</main>`;
}

/** No match is finished yet. */
const Nothing = () => html`<section class="stack">
	<p class="lead">${t("page.records.none")}</p>
	<p><a class="button chief" href="/">${t("page.records.play")}</a></p>
</section>`;

/** @param {string} id */
export const variantName = (id) => (has(`variant.${id}`) ? t(`variant.${id}`) : id);

/**
 * The players, by seat; hands without a player are dummies. The person has the name of today, not that of the record.
 * @param {any} header @param {number} hands that have a player @param {number} mine the person's seat, or -1
 * @returns {string[]}
 */
export function seatNames(header, hands, mine) {
	const today = me.value?.name;
	return header.seats.map((/** @type {string} */ name, /** @type {number} */ i) => {
		if (i >= hands) return t("dummy");
		if (i === mine && today && !header.seats.includes(today)) return today;
		const level = header.bots?.[i];
		return level && level === name && has(`page.level.${level}`) ? t(`page.level.${level}`) : name;
	});
}

/**
 * The person's seat: as the server says, or by name in a loaded record; -1 if there is none.
 * @param {{seat?: number, header: any}} told @param {string} table @returns {number}
 */
export const ownSeat = ({ seat, header }, table) =>
	seat ?? (table === "mine" ? header.seats.indexOf(me.value?.name) : -1);

/**
 * The seat in front: the person's, or the first person's.
 * @param {any} header @param {number} hands @param {number} mine -1 if there is none @returns {number}
 */
export function frontSeat(header, hands, mine) {
	const seat = mine >= 0 ? mine : (header.bots ?? []).indexOf("");
	return seat >= 0 && seat < hands ? seat : 0;
}

/** A person's matches in one of the halls. @param {{id: string, at: Where}} props */
function Mine({ id, at }) {
	const both = () => Promise.all([hall.profile({ player: id }, { where: at }), hall.tables("mine", 1, at)]);
	const { value, wrong } = useAsked(both, id);
	if (wrong) return html`<p class="trouble">${wrong}</p>`;
	if (!value) return null;
	const [{ tallies, ratings }, { all }] = value;
	return html`<${UnfinishedMatches} found=${all} told=${true} />
		${tallies.length
			? html`<${Tallies} tallies=${tallies} /><${OwnRatings} player=${id} ratings=${ratings} />
				<${Matches} id=${id} at=${at} />`
			: html`<${Nothing} />`}`;
}

/** @param {{tallies: Tally[]}} props */
function Tallies({ tallies }) {
	const counted = tallies.filter((x) => x.matches > 0);
	const sum = (/** @type {"assisted" | "assistedWon"} */ of) => tallies.reduce((n, x) => n + x[of], 0);
	const assisted = sum("assisted");
	return html`<section>
		<h2>${t("page.records.tallies")}</h2>
		${counted.length ? html`<${Wide}><table class="book">
			<thead><tr>
				<th scope="col">${t("page.records.variant")}</th><th scope="col">${t("page.records.matches")}</th>
				<th scope="col">${t("page.records.won")}</th><th scope="col" class="spare">${t("page.records.deals")}</th>
				<th scope="col">${t("page.records.made")}</th><th scope="col">${t("page.records.points")}</th>
			</tr></thead>
			<tbody>${counted.map(
				(x) => html`<tr key=${x.variant}><th scope="row"><a href=${`/rules/${x.variant}`}>${variantName(x.variant)}</a></th>
					<td>${dash(x.matches)}</td><td>${dash(x.won)}</td><td class="spare">${dash(x.deals)}</td>
					<td>${x.deals ? percent(x.made / x.deals) : dash(0)}</td>
					<td>${x.deals ? number(x.points / x.deals, 1) : dash(0)}</td>
				</tr>`,
			)}</tbody>
		</table><//>` : null}
		${assisted ? html`<p>${t("page.records.assisted", { n: assisted, won: sum("assistedWon") })}</p>
			<p class="small soft">${t("page.records.assisted.what")}</p>` : null}
		<p class="row"><a class="button plain" href="/statistics">${t("page.records.statistics")}</a>
			<a class="button plain" href="/ratings">${t("page.ratings.all")}</a>
			${without.value ? null : html`<a class="button plain" href="/people">${t("page.people")}</a>`}</p>
	</section>`;
}

/** @param {number} n */
const dash = (n) => (n ? number(n) : "–");

/**
 * A player's matches, or those that read finds; nothing if there are none.
 * @param {{id: string, at: Where, read?: (page: {before: string}, how: {where: Where}) => Promise<History>,
 *   children?: Children}} props children: more buttons
 */
export function Matches({ id, at, read = (page, how) => hall.history({ player: id, ...page }, how), children }) {
	const [matches, setMatches] = useState(/** @type {Result[]} */ ([]));
	const [before, setBefore] = useState(/** @type {string | undefined} */ (""));
	const [fair, setFair] = useState(/** @type {Result | null} */ (null));
	const { once } = useAttempt();
	const more = () => once(async () => {
		const page = await read({ before: before ?? "" }, { where: at });
		setMatches((m) => [...m, ...page.matches.filter((match) => !movedTo(match.table ?? ""))]);
		setBefore(page.before);
	});
	useEffect(() => void more(), []);
	if (matches.length === 0) return null;
	return html`<section>
		<h2>${t("page.records.all")}</h2>
		<ol class="matches">${matches.map((m) => {
			const key = `${m.table} ${m.match} ${m.ended}`;
			return html`<${Match} key=${key} match=${m} id=${id} onfair=${() => setFair(m)} />`;
		})}</ol>
		${before || children
			? html`<p class="row">
				${before ? html`<${Button} onclick=${more} say=${t("page.records.more")} />` : null}${children}</p>`
			: null}
		${fair
			? html`<${Dialog} title=${t("page.fair")} onclose=${() => setFair(null)}>
					<${Fairness} table=${fair.table} match=${fair.match} />
				<//>`
			: null}
	</section>`;
}

/** With so many hints a deal, as in a guided match, they are not counted. */
const often = 4;

/** @param {{match: Result, id: string, onfair: () => void}} props */
function Match({ match: m, id, onfair }) {
	const mine = m.chairs.find((c) => c.player === id);
	const shared = m.chairs.filter((c) => c.won).length > 1;
	const result = m.cut ? "cut" : !mine ? "over" : mine.won ? (shared ? "shared" : "won") : "lost";
	const others = m.chairs.filter((c) => c !== mine).map(nameOf);
	const people = m.chairs.filter((c) => c.player && !isMe(c.player));
	const { busy, once } = useAttempt();
	const more = () => again(m.table ?? "", people.map((c) => c.player ?? ""));
	const record = hall.recordAt(m.table ?? "", m.match);
	const help = [
		mine?.hints
			? t("page.records.hints", { n: mine.hints, often: mine.hints < often * Math.max(1, m.deals) ? "no" : "yes" })
			: "",
		mine?.undone ? t("page.records.undone", { n: mine.undone }) : "",
		mine?.away ? t("page.records.away") : "",
		mine?.brought ? t("page.records.brought") : "",
		m.house ? t("page.home.house") : "",
	].filter(Boolean);
	return html`<li data-result=${result}>
		<p class="what"><b>${variantName(m.variant)}</b> ${t("page.records.with", { names: list(others) })}
			<span class="soft small">${date(m.ended)}${help.length > 0 ? ` · ${help.join(", ")}` : ""}</span></p>
		<p class="result"><span class=${`outcome-${result}`}>${t(`page.records.result.${result}`)}</span>
			<span class="score">${m.chairs.map((c, i) => {
				const own = c === mine ? "self" : "";
				const between = i > 0 ? " : " : "";
				return html`${between}<span key=${c.seat} class=${own} title=${nameOf(c)}>${number(c.points)}</span>`;
			})}</span>
			<span class="soft small">${t("page.records.length", { n: m.deals })}</span></p>
		${m.table
			? html`<p class="doings">
				${m.deals > 0 ? html`<a href=${`/replay/${m.table}/${m.match}/0`}>${t("page.records.replay")}</a>` : null}
				<a href=${record} download=${`${m.table}-${m.match}.99.jsonl`}>${t("page.records.export")}</a>
				<button type="button" class="link" onclick=${onfair}>${t("page.fair.short")}</button>
				<a href=${`/t/${m.table}`}>${t("page.records.table")}</a>
				${people.length > 0
					? html`<button type="button" class="link" aria-busy=${busy} onclick=${() => once(more)}>
						${t("page.records.again", { names: list(people.map(nameOf)) })}
					</button>`
					: null}</p>`
			: null}
	</li>`;
}

/** Why a record cannot be shown. @param {unknown} e */
function unread(e) {
	if (e instanceof Refused && e.status === 400) {
		return t("page.import.refused", { text: e.message.replace(/^the record( is refused)?: /, "") });
	}
	return trouble(e);
}

/** Loads a record from a file. */
function Import() {
	const [wrong, setWrong] = useState("");
	const [over, setOver] = useState(false);
	const kept = useAsked(keptRecord).value?.name;
	/** @param {File} file */
	const take = async (file) => {
		setWrong("");
		try {
			if (file.size > 1 << 20) throw new Told(t("page.import.large"));
			await hall.look({ match: 1, deal: 0 }, { body: file });
			await keepRecord({ name: file.name, bytes: file });
			go("/replay/mine/1/0");
		} catch (e) {
			setWrong(unread(e));
		}
	};
	/** @param {DragEvent} e */
	const drop = (e) => {
		e.preventDefault();
		setOver(false);
		const file = e.dataTransfer?.files[0];
		if (file) void take(file);
	};
	/** @param {DragEvent} e */
	const drag = (e) => {
		e.preventDefault();
		setOver(true);
	};
	const leave = () => setOver(false);
	return html`<section class=${`import ${over ? "over-it" : ""}`} ondragover=${drag} ondragleave=${leave} ondrop=${drop}>
		<h2>${t("page.import")}</h2>
		<p>${t("page.import.what")}</p>
		<p class="row">
			<${FileButton} say=${t("page.import.choose")} accept=".jsonl,.gz,.zst,.99" ontake=${take} />
			${kept ? html`<a href="/replay/mine/1/0">${t("page.import.again", { name: kept })}</a>` : null}
		</p>
		${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
	</section>`;
}
