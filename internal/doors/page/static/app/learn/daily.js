// The deals of a day: played once, compared with the other players and with expert, and shared without
// revealing anything.

import { dayOf, isDay, today, wholeDay } from "../base/dates.js";
import { html, useState } from "../base/html.js";
import { copyText } from "../base/output.js";
import { date, language, number, t } from "../base/phrase.js";
import { Button, Told, isBad, announce, useAsked, useAttempt, useJust } from "../parts/components.js";
import { own as onlyHere } from "../parts/invitation.js";
import { squares, useReport } from "../parts/reportsummary.js";
import { trumpName } from "../parts/sheet.js";
import { variantName } from "../study/records.js";
import { learn, playDaily, variants } from "../table/join.js";
import * as hall from "../transport/api.js";
import { out } from "../transport/route.js";
import { me } from "../transport/session.js";
/** @import { DailyDeal, Played } from "../base/types.js" */

/** @typedef {import("../base/types.js").Daily} Deals */

/** @param {string} day @param {Intl.DateTimeFormatOptions} [how] */
const inWords = (day, how = { dateStyle: "long" }) => date(Date.parse(day), { timeZone: "UTC", ...how });

/** @param {{rest: string[]}} props */
export function Daily({ rest: [asked] }) {
	const day = asked !== undefined && isDay(asked) ? asked : today();
	return html`<${Day} key=${day} day=${day} />`;
}

/** @param {{day: string}} props */
function Day({ day }) {
	const { value: deals, wrong } = useAsked(async () => {
		const [told] = await Promise.all([hall.daily({ day }), learn()]).catch((e) => {
			throw isBad(e) ? new Told(t("page.daily.none")) : e;
		});
		return told;
	}, day, me.value?.id, out.value);
	const cards = deals?.seal ? "own" : out.value ? "out" : "open";
	const proof = html`<p class="soft">${t("page.daily.proof", { cards })}</p>`;
	return html`<main id="main" tabindex="-1" class="daily">
		<header>
			<h1>${t("page.nav.daily")}</h1>
			<p class="soft">${inWords(day, { dateStyle: "full" })}</p>
			<p class="lead">${t("page.daily.about")}</p>
			${deals && deals.played.length === 0 ? html`<p>${t("page.daily.premium")}</p>` : null}
			${cards === "out" ? proof : null}
		</header>
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		<div class="daily-deals">
			${deals?.deals.map((deal) => html`<${One} key=${deal.variant} day=${day} deal=${deal} />`)}
		</div>
		${deals
			? html`<${Calendar} ...${deals} day=${day} days=${deals.played.map((p) => p.day)} of="daily" />`
			: null}
		${deals && cards !== "out" ? html`<details><summary>${t("page.fair")}</summary>${proof}</details>` : null}
	</main>`;
}

/** @param {{day: string, deal: DailyDeal}} props */
function One({ day, deal }) {
	const { busy, once } = useAttempt();
	const play = () => once(() => playDaily(day, deal.variant));
	const chairs = variants.value.find((v) => v.id === deal.variant)?.chairs;
	const about = [
		chairs && t("page.players", { n: chairs }),
		deal.trump && (deal.trump === "none" ? t("trump.none") : trumpName(deal.trump)),
		`${t("page.home.level")} ${t(`page.level.${deal.bots}`)}`,
	];
	return html`<section class="daily-deal">
		<h2>${variantName(deal.variant)}</h2>
		<p class="soft">${about.filter(Boolean).join(" · ")}</p>
		${deal.own ? html`<${Result} day=${day} deal=${deal} own=${deal.own} />` : null}
		${deal.lost
			? html`<p>${t("page.daily.lost")}</p>
				<p><a class="button plain" href=${`/replay/${deal.table}/1/0`}>${t("page.daily.replay")}</a></p>`
			: null}
		${deal.own || deal.lost
			? null
			: html`<p><${Button} chief aria-busy=${busy} onclick=${play}
				say=${t(deal.table ? "page.daily.on-with" : "page.daily.play")} /></p>
				<p class="soft">${t("page.daily.players", { n: deal.players })}</p>`}
	</section>`;
}

/** A player's result. @param {Played} played @param {string} you "yes", "expert", or a name */
const done = (played, you) =>
	t("page.daily.own", { you, points: number(played.points), n: played.points, made: played.made ? "yes" : "no" });

/** The variant's subtitle; "none" for the first. @param {string} variant */
const subtitle = (variant) => (variant === variants.value[0]?.id ? "none" : variantName(variant));

/** The viewer's place. @param {DailyDeal} deal */
const placed = (deal) => deal.late
	? t("page.daily.late")
	: deal.players > 1 ? t("page.daily.place", { place: deal.place ?? 1, n: deal.players }) : t("page.daily.alone");

/** Part of a ranking, with shared places. @param {{of: Played[]}} props */
const Standings = ({ of }) => html`<ol class="daily-best">
	${of.map((p, i) => html`<li key=${i} class=${p.table ? "own" : ""}>
		<span>${number(p.place ?? 0)}.</span> <span>${p.name}</span>
		<span>${p.made ? "✓" : "✕"}</span> <span>${number(p.points)}</span>
	</li>`)}
</ol>`;

/** @param {{day: string, deal: DailyDeal, own: Played}} props */
function Result({ day, deal, own }) {
	const { told } = useReport(own.table ?? "", 1, 0);
	const here = `/${own.table}/1/0`;
	return html`<p class="daily-points"><b>${number(own.points)}</b> ${own.made ? "✓" : "✕"}</p>
		<ul class="daily-done">
			<li>${done(own, "yes")}</li>
			${deal.expert ? html`<li>${done(deal.expert, "expert")}</li>` : null}
			<li>${placed(deal)}</li>
		</ul>
		<p class="turns">
			<a class="button" href=${`/report${here}?seat=0`}>${t("page.daily.report")}</a>
			<a class="button plain" href=${`/replay${here}`}>${t("page.daily.replay")}</a>
		</p>
		${deal.best && deal.best.length > 1
			? html`<h3>${t("page.daily.best")}</h3>
				<${Standings} of=${deal.best} />
				${deal.near ? html`<p class="daily-gap" aria-hidden="true">⋯</p><${Standings} of=${deal.near} />` : null}`
			: null}
		<${Share} text=${[
			t("page.daily.first", { day: inWords(day, { dateStyle: "medium" }), variant: subtitle(deal.variant) }),
			squares(told, 0),
			[t("page.daily.last", { points: number(own.points), n: own.points, made: own.made ? "yes" : "no" }),
				...(deal.players > 1 && !deal.late ? [placed(deal)] : [])].join(" · "),
			onlyHere(location.hostname) ? "" : `${location.origin}/daily/${day}`,
		].filter(Boolean).join("\n")} />`;
}

/** @param {{text: string}} props */
function Share({ text }) {
	const [copied, setCopied] = useJust();
	const copy = async () => ((await copyText(text)) ? setCopied() : announce(t("page.link.by-hand")));
	return html`<h3>${t("page.daily.share")}</h3>
		<pre class="daily-share" tabindex="0">${text}</pre>
		<p class="small soft">${t("page.daily.squares")}</p>
		<p><${Button} onclick=${copy} say=${t(copied ? "page.daily.copied" : "page.daily.copy")} /></p>`;
}

/**
 * The days before, with how much was done on each, and the length of the series.
 * @param {{of: "daily" | "problems", day: string, first: string, days: string[], streak: number}} props
 *   first: the first day that has a page; days: with one entry for each thing done
 */
export function Calendar({ of, day, first: begun, days: done, streak }) {
	const [month, setMonth] = useState(day.slice(0, 7));
	/** @type {Map<string, number>} */
	const played = new Map();
	for (const d of done) played.set(d, (played.get(d) ?? 0) + 1);
	const now = today();
	const first = new Date(`${month}-01T00:00Z`);
	const begins = Math.round(first.getTime() / wholeDay);
	const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
	const monday = (first.getUTCDay() + 6) % 7;
	/** The month so many months later. @param {number} by */
	const turned = (by) => dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by) / wholeDay).slice(0, 7);
	const aMonday = 4; // 5 January 1970
	const weekdays = Array.from({ length: 7 }, (_, i) => inWords(dayOf(aMonday + i), { weekday: "short" }));
	/** @param {number} by @param {string} sign @param {string} key @param {boolean} off */
	const turn = (by, sign, key, off) => html`<button type="button" class="button plain" aria-label=${t(key)}
		disabled=${off} onclick=${() => setMonth(turned(by))}>${sign}</button>`;
	return html`<section class="daily-calendar">
		<h2>${t(`page.${of}.calendar`)}</h2>
		<p>${t(`page.${of}.run`, { n: streak })}</p>
		<div class="daily-month">
			${turn(-1, "‹", "page.daily.back", month <= begun.slice(0, 7))}
			<b aria-live="polite">${inWords(`${month}-01`, { month: "long", year: "numeric" })}</b>
			${turn(1, "›", "page.daily.on", month >= now.slice(0, 7))}
		</div>
		<div class="daily-days" lang=${language.value}>
			${weekdays.map((w) => html`<span key=${w} class="soft" aria-hidden="true">${w}</span>`)}
			${Array.from({ length: days }, (_, i) => {
				const d = dayOf(begins + i);
				const n = played.get(d) ?? 0;
				const style = i === 0 ? { gridColumnStart: monday + 1 } : {};
				if (!n && (d < begun || d > now)) return html`<span key=${d} class="soft" style=${style}>${i + 1}</span>`;
				return html`<a key=${d} style=${style} href=${`/${of}/${d}`} data-played=${n}
					aria-current=${d === day ? "date" : undefined}
					aria-label=${t(`page.${of}.mark`, { day: inWords(d), n })}>${i + 1}</a>`;
			})}
		</div>
	</section>`;
}
