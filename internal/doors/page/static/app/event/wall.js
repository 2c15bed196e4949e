// The wall: an event for a projector. Long lists are in pages that turn by themselves.

import { html, useLayoutEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { useTurns } from "../parts/components.js";
import { remaining, useNow } from "./desk.js";
import { rankedBy, standingName } from "./ranking.js";
import { isFresh, playing, progress, roundText } from "./reading.js";
import { latest, nameOf } from "./words.js";
/** @import { EventRound, EventView } from "../base/types.js" */

/** How long a page stays, in milliseconds. */
const stays = 9000;

/** How wide a column and how high a line is at least, in letters of the wall. */
const [wide, high] = [16, 2.05];

/**
 * A list in columns, as many entries as fit, the others on pages that turn.
 * @param {{all: any[]}} props
 */
function Pages({ all }) {
	const box = useRef(/** @type {HTMLDivElement | null} */ (null));
	const [{ columns, rows }, setRoom] = useState({ columns: 1, rows: 1 });
	const { turn } = useTurns(stays, true);
	useLayoutEffect(() => {
		const room = box.current;
		if (!room) return undefined;
		const measure = () => {
			const letter = parseFloat(getComputedStyle(room).fontSize) || 16;
			setRoom({ columns: Math.max(1, Math.floor(room.clientWidth / letter / wide)),
				rows: Math.max(1, Math.floor(room.clientHeight / letter / high)) });
		};
		const watch = new ResizeObserver(measure);
		watch.observe(room);
		measure();
		return () => watch.disconnect();
	}, []);
	const most = columns * rows;
	const pages = Math.max(1, Math.ceil(all.length / most));
	const at = turn % pages;
	const shown = all.slice(at * most, (at + 1) * most);
	const down = Math.max(1, Math.min(rows, Math.ceil(all.length / columns)));
	return html`<div class="wall-box" ref=${box}>
		<ol class="wall-list" style=${`--columns: ${columns}; --rows: ${down}`}>${shown}</ol>
		${pages > 1 ? html`<p class="wall-page">${t("page.event.wall.page", { n: at + 1, of: pages })}</p>` : null}</div>`;
}

/** @param {{view: EventView, stale: boolean}} props stale: the server does not answer */
export function Wall({ view, stale }) {
	const round = latest(view);
	const seats = round !== undefined && isFresh(round);
	return html`<main id="main" tabindex="-1" class="wall">
		<header><h1>${view.title}</h1>
			<p>${roundText(round, view.planned)}</p>
			${stale ? html`<b class="trouble" role="status">${t("page.event.wall.stale")}</b>` : null}
			<${Time} round=${round} /></header>
		${seats ? html`<${WhoGoesWhere} view=${view} round=${round} />` : html`<${Places} view=${view} />`}
		<${Late} round=${round} closed=${view.closed === true} />
	</main>`;
}

/** @param {{round: EventRound | undefined}} props */
function Time({ round }) {
	const now = useNow();
	if (!round?.ends || round.closed) return null;
	return html`<b class=${`wall-clock ${now > round.ends ? "up" : ""}`} role="timer">${remaining(round.ends - now)}</b>`;
}

/** @param {{view: EventView}} props */
function Places({ view }) {
	if (view.ranking.length === 0) return html`<p class="wall-said">${t("page.event.wall.soon")}</p>`;
	return html`<${Pages} all=${view.ranking.map((s) => html`<li key=${s.member}>
		<span class="place">${s.place}</span> <span class="who">${standingName(view, s)}</span>
		<b>${rankedBy(view, s)}</b></li>`)} />`;
}

/** @param {{view: EventView, round: EventRound}} props */
const WhoGoesWhere = ({ view, round }) => {
	const all = round.tables.flatMap((x) => x.seats.map((id, chair) =>
		({ name: nameOf(view, id), table: x.number, chair })));
	all.sort((a, b) => a.name.localeCompare(b.name));
	return html`<${Pages} all=${all.map((s) => html`<li key=${`${s.table} ${s.chair}`}>
		<span class="who">${s.name}</span>
			<b>${t("page.event.wall.to", { table: s.table, chair: s.chair + 1 })}</b></li>`)} />`;
};

/** The tables that the others wait for. @param {{round: EventRound | undefined, closed: boolean}} props */
function Late({ round, closed }) {
	const late = playing(round);
	const some = round?.tables.some((x) => progress(x).done) || (round?.ends ?? Infinity) < Date.now();
	if (closed) return html`<footer><b>${t("page.event.over")}</b></footer>`;
	if (!late.length || !some) return null;
	return html`<footer>${t("page.event.wall.late")} ${late.map((x) => {
		const { played, of } = progress(x);
		return html`<span key=${x.number}><b>${t("page.event.table", { n: x.number })}</b>
			<small> (${t("page.event.progress", { n: played, of })})</small></span> `;
	})}</footer>`;
}
