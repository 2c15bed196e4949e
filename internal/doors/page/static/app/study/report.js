// The report of a match or of one deal: for each player a sum of luck, mistakes and the acts of the other
// players, and the worst mistakes with links to the replay.

import { Card } from "../base/card.js";
import { Chart } from "../base/chart.js";
import { html, useEffect, useState } from "../base/html.js";
import { number, signed, t } from "../base/phrase.js";
import { cardsOf } from "../base/view.js";
import { Act } from "../parts/advice.js";
import { Bare, Select, Wide } from "../parts/components.js";
import { Moments, actSaid, placeIn, whenOf } from "../parts/mistakes.js";
import { chances, facts, sentence as upper } from "../parts/reason.js";
import { counting, kinds, lossLine, point, progress, rounded, useReport } from "../parts/reportsummary.js";
import { signs } from "../parts/rules.js";
import { bidText } from "../parts/sheet.js";
import { Steps, come, isAt } from "../parts/way.js";
import { at, go, query } from "../transport/address.js";
import { variantOf } from "../transport/variants.js";
import { frontSeat, ownSeat, seatNames, variantName } from "./records.js";
/** @import { Account, Lost, Mistake, Variant } from "../base/types.js" */

/** @typedef {import("../base/types.js").Report} Told */

/** @param {{rest: string[]}} props */
export function Report({ rest }) {
	const [table = "", match = "1", deal] = rest;
	const one = deal === undefined ? undefined : Number(deal) || 0;
	return html`<${Page} key=${rest.join(" ")} table=${table} match=${Number(match) || 1} deal=${one} />`;
}

/** @param {{table: string, match: number, deal: number | undefined}} props */
function Page({ table, match, deal }) {
	const { told, wrong } = useReport(table, match, deal);
	const [newcomer] = useState(() => isAt("report", table));
	const title = deal === undefined ? t("page.report.match") : t("page.report.deal", { deal: deal + 1 });
	if (!told) {
		return html`<${Bare} class="report stack" title=${title} wrong=${wrong} text=${t("page.report.coming")}>
			<${Ways} table=${table} match=${match} deal=${deal ?? 0} />
		<//>`;
	}
	/** @type {any} */
	const header = told.header;
	const variant = variantOf(header.variant);
	const asked = Number(query.value.get("seat") ?? -1);
	const mine = ownSeat(told, table);
	const names = seatNames(header, variant ? variant.seats : header.seats.length, mine);
	const seat = asked >= 0 && asked < names.length ? asked : frontSeat(header, names.length, mine);
	const own = seat === mine;
	const all = html`<${Told} told=${told} table=${table} match=${match} one=${deal !== undefined} names=${names}
		seat=${seat} own=${own} />`;
	return html`<main id="main" tabindex="-1" class="report" data-counting=${counting(told)}>
		<header class="report-head"><h1>${title}</h1>
			<p class="soft">${header.rules?.name ?? variantName(header.variant)}</p>
			<${Select} hidden label=${t("page.report.whose")} value=${String(seat)}
				options=${names.map((name, i) => [String(i), t("page.report.of", { name })])}
				onchange=${(/** @type {string} */ i) => go(`${at()}?seat=${i}`, { replace: true })} />
			<${Ways} table=${table} match=${match} deal=${deal ?? 0} seat=${seat} />
		</header>
		<${Progress} told=${told} wrong=${wrong} />
		${told.deals.length && own && !counting(told)
			? html`<${Plain} told=${told} table=${table} match=${match} one=${deal !== undefined} seat=${seat}
					newcomer=${newcomer} />`
			: null}
		${told.deals.length === 0 ? null : newcomer
			? html`<details><summary>${t("page.hint.figures")}</summary>${all}</details>`
			: all}
	</main>`;
}

/**
 * Links to the deal, and to the table, where the match may be going on.
 * @param {{table: string, match: number, deal: number, seat?: number}} props
 */
const Ways = ({ table, match, deal, seat }) => html`<p class="row">
	${table === "mine" ? null : html`<a class="button plain" href=${`/t/${table}`}>${t("page.learn.table")}</a>`}
	<a class="button plain" href=${`/replay/${table}/${match}/${deal}${seat === undefined ? "" : `?seat=${seat}`}`}>
		${t("page.nav.replay")}
	</a>
</p>`;

/** The judge's progress; not spoken, as the outcome is. @param {{told: Told, wrong: string | undefined}} props */
function Progress({ told, wrong }) {
	if (wrong) return html`<p class="trouble" role="status">${wrong}</p>`;
	if (counting(told)) {
		const { judged: n, of, rough } = told;
		return html`<p class="soft judging" style=${{ "--far": (n - rough) / of }}>
			${progress(told)}
		</p>`;
	}
	return told.deals.length ? null : html`<p class="soft">${t("page.report.none")}</p>`;
}

/** The lesson for a newcomer without a mistake: the second of the course. */
const second = "three";

/**
 * Where the report leads: to the lesson; without one from a deal to its whole match, and from there to the course.
 * @param {string} lesson "" for none @param {boolean} one of one deal @param {string} whole the match's report
 */
export function wayFrom(lesson, one, whole) {
	if (lesson) return { to: `/learn/${lesson}`, say: "page.report.lesson" };
	return one ? { to: whole, say: "page.last.report" } : { to: `/learn/${second}`, say: "way.go.cure" };
}

/** A match of more deals than this is not gone through deal by deal in words. */
const long = 12;

/**
 * Why the seat's contracts failed, in two sentences for each deal: what was bid and won, and the costliest act or the
 * kind of luck that was against the seat.
 * @param {Told} told @param {number} seat @param {Variant | undefined} variant
 */
export function failures({ deals, luck }, seat, variant) {
	return deals.filter((d) => variant?.aside && d.made[seat] === false).map((d) => {
		const [worst] = d.mistakes.filter((m) => m.seat === seat);
		const a = /** @type {Account} */ (d.accounts[seat]);
		const against = /** @type {const} */ (["cards", "lie", "others"]).reduce((x, y) => (a[y] < a[x] ? y : x));
		const why = worst ? "act" : luck && a[against] < -point ? against : "";
		const [act, better] = worst ? [actSaid(worst.act, worst.bid), actSaid(worst.better, worst.betterBid)] : ["", ""];
		const bid = bidText(d.bids[seat] ?? 0, variant);
		const what = t("page.report.failed", { deal: d.deal + 1, bid, won: d.won[seat] ?? 0 });
		return `${what} ${t("page.report.failed.why", { why, when: worst ? whenOf(worst) : "", act, better })}`;
	});
}

/**
 * The report in plain words: where most points went, the costliest mistake, shown on the cards, and the
 * lesson about the person's mistakes.
 * @param {{told: Told, table: string, match: number, one: boolean, seat: number, newcomer: boolean}} props
 */
function Plain({ told, table, match, one, seat, newcomer }) {
	const lesson = told.lessons?.[seat] ?? "";
	useEffect(() => {
		if (newcomer && !one) come("cure", lesson || second); // the report is read
	}, []);
	const mistakes = told.deals.flatMap((d) => d.mistakes).filter((m) => m.seat === seat);
	const [worst] = mistakes.sort((a, b) => b.lost - a.lost);
	const { lost } = /** @type {Account} */ (told.total[seat]);
	const kind = kinds.reduce((a, b) => (lost[b] > lost[a] ? b : a));
	const n = rounded(kinds.map((k) => lost[k]), 0)[kinds.indexOf(kind)] ?? 0;
	const failed = told.deals.length > long ? [] : failures(told, seat, variantOf(told.header.variant));
	if (!worst && !newcomer && !failed.length) return null; // the line below says so
	const on = wayFrom(lesson, one, `/report/${table}/${match}?seat=${seat}`);
	return html`<section class="plainly">
		${newcomer ? html`<${Steps} at="report" />` : null}
		${worst
			? html`<p class="lead">${t("page.report.plain", { kind, n, one: one ? "yes" : "no" })}</p>
				<${Shown} mistake=${worst} place=${placeIn(table, match)} />`
			: newcomer
				? html`<p class="lead">${t("page.report.plain.none", { failed: failed.length ? "yes" : "no" })}</p>`
				: null}
		${failed.map((s) => html`<p key=${s}>${signs(s)}</p>`)}
		<p class="row">
			${lesson || newcomer
				? html`<a class="button chief" href=${on.to}>${t(on.say)}</a>`
				: null}
		</p>
	</section>`;
}

/**
 * A mistake on the cards: those chosen, and the better ones.
 * @param {{mistake: Mistake, place: (m: Mistake) => string}} props
 */
function Shown({ mistake: m, place }) {
	const [a, b] = [m.chance, m.betterChance].map((x) => Math.round(x * 10));
	const chance = chances(m);
	const cards = m.act.startsWith("play ") || m.act.startsWith("lay ");
	const drawn = (/** @type {string} */ c) => html`<${Card} key=${c} card=${c} />`;
	/** @param {string} which @param {string} act @param {number | undefined} bid */
	const side = (which, act, bid) => html`<figure>
		<figcaption>
			${t(`page.report.${which}`, { bid: bid === undefined ? "none" : String(bid) })}
		</figcaption>
		${cards
			? html`<div class="cards">${cardsOf(act.replace(/^\w+ /, "")).map(drawn)}</div>`
			: html`<p><${Act} act=${act} /></p>`}
	</figure>`;
	const where = t("page.report.where", { deal: m.deal + 1, when: whenOf(m) });
	return html`<div class="shown">
		<h2>${where}</h2>
		<div class="sides">${side("did", m.act, m.bid)}${side("better", m.better, m.betterBid)}</div>
		${facts(m.why).slice(0, 2).map((s) => html`<p key=${s}>${signs(s)}</p>`)}
		${b > a
			? html`<p>${t("page.report.odds", { a, b })}</p>`
			: chance ? html`<p>${upper(chance)}.</p>` : null}
		<p><a href=${place(m)}>${t("page.report.look")}</a></p>
	</div>`;
}

/**
 * @param {{told: Told, table: string, match: number, one: boolean, names: string[], seat: number,
 *   own: boolean}} props one: about one deal; own: the seat is the person's
 */
function Told({ told, table, match, one, names, seat, own: yours }) {
	const account = /** @type {Account} */ (told.total[seat]);
	const mistakes = told.deals.flatMap((d) => d.mistakes).sort((a, b) => b.lost - a.lost);
	const own = mistakes.filter((m) => m.seat === seat);
	const others = mistakes.filter((m) => m.seat !== seat);
	const name = names[seat] ?? "";
	const lines = { names, place: placeIn(table, match), one };
	const line = counting(told) ? t("page.report.coming") : lossLine(account.lost, name, yours, one, own);
	return html`<section class="stack">
			<p class="lead" role="status" aria-busy=${counting(told)}>${sentence(line)}</p>
			${told.luck ? html`<p>${luckLine(account)}</p>` : html`<p class="soft">${t("page.report.noluck")}</p>`}
		</section>
		<div class="report-columns">
			${own.length
				? html`<section><h2>${t("page.report.moments")}</h2><${Moments} of=${own.slice(0, 12)} ...${lines} /></section>`
				: null}
			<section>
				<h2>${t("page.report.sum")}</h2>
				<${Sum} account=${account} luck=${told.luck} />
				<p class="small soft">${t("page.report.lead.what")}</p>
			</section>
		</div>
		<section>
			<h2>${t(one ? "page.report.course.deal" : "page.report.course.match")}</h2>
			<${Course} told=${told} names=${names} seat=${seat} one=${one} />
		</section>
		${others.length
			? html`<section>
					<h2>${t(one ? "page.report.others.moments" : "page.report.turning")}</h2>
					<${Moments} of=${(one ? others : mistakes).slice(0, 6)} ...${lines} named=${true} />
				</section>`
			: null}
		<section>
			<h2>${t("page.report.all")}</h2>
			<${All} told=${told} names=${names} />
			<p class="small soft">${t("page.report.how")}</p>
		</section>`;
}

/** A line as a sentence. @param {string} line */
const sentence = (line) => (line.endsWith("…") ? line : `${line}.`);

/** Luck and the acts of the other players, in a sentence. @param {Account} a */
function luckLine(a) {
	const [cards = 0, lie = 0, others = 0] = [a.cards, a.lie, a.others].map((x) => Math.round(x / point) || 0);
	const gifts = Math.min(Math.round(a.gifts / point), Math.max(others, 0));
	return t("page.report.luck", {
		cards: signed(cards), lie: signed(lie), others: signed(others),
		lay: lie > 0 ? "well" : lie < 0 ? "badly" : "even", gifts: gifts > 0 ? "yes" : "no", n: number(gifts),
	});
}

/** The parts of the lead, added up as on paper. @param {{account: Account, luck: boolean}} props */
function Sum({ account: a, luck }) {
	/** @type {[string, number][]} */
	const parts = luck ? [["start", a.start], ["cards", a.cards], ["lie", a.lie]] : [["lie", a.lie]];
	for (const k of kinds) if (a.lost[k]) parts.push([`lost.${k}`, -a.lost[k]]);
	if (luck) parts.push(["others", a.others]);
	const shown = rounded(parts.map(([, x]) => x), 1);
	const most = Math.max(1, ...shown.map(Math.abs));
	const lead = shown.reduce((x, y) => x + y, 0);
	return html`<table class="book account parts"><tbody>
		${parts.map(([what], i) => {
			const x = shown[i] ?? 0;
			return html`<tr key=${what}><th scope="row">${t(`page.report.${what}`)}</th>
				<td class="bar" aria-hidden="true"><span data-way=${x < 0 ? "down" : "up"}
					style=${{ "--long": `${(50 * Math.abs(x)) / most}%` }}></span></td>
				<td>${signed(x, 1)}</td></tr>`;
		})}
	</tbody><tfoot><tr class="total">
		<th scope="row">${t("page.report.lead")}</th><td></td><td>${signed(lead, 1)}</td>
	</tr></tfoot></table>`;
}

/**
 * For a deal, the expectation of each seat act by act; for a match, the leads and the seat's luck deal by
 * deal.
 * @param {{told: Told, names: string[], seat: number, one: boolean}} props
 */
function Course({ told, names, seat, one }) {
	const hands = told.total.length;
	if (one) {
		const worth = told.deals[0]?.worth ?? [];
		if (worth.length < 2) return null;
		const at = worth.slice(1).map((w) => w.map((x) => x / point));
		return html`<${Chart} at=${at} from=${(worth[0] ?? []).map((x) => x / point)} names=${names} me=${seat}
			label=${t("page.report.course.deal")} foot=${t("page.report.acts", { n: at.length - 1 })} />`;
	}
	const sums = new Array(hands + 1).fill(0);
	const at = told.deals.map((d) => {
		d.accounts.forEach((a, i) => (sums[i] += a.lead / point));
		const own = d.accounts[seat];
		sums[hands] += own ? (own.cards + own.lie) / point : 0;
		return told.luck ? [...sums] : sums.slice(0, hands);
	});
	const all = told.luck ? [...names.slice(0, hands), t("page.report.own.luck")] : names;
	return html`<${Chart} at=${at} names=${all} me=${seat} label=${t("page.report.course.match")}
		foot=${t("page.scores.deals", { n: at.length })} />`;
}

/** All accounts, a column for each player. @param {{told: Told, names: string[]}} props */
function All({ told, names }) {
	const rows = told.luck
		? ["start", "cards", "lie", ...kinds.map((k) => `lost.${k}`), "others"]
		: ["lie", ...kinds.map((k) => `lost.${k}`)];
	/** @param {Account} a @param {string} what @returns {number} */
	const part = (a, what) => {
		const [head = "", kind] = what.split(".");
		return kind ? -a.lost[/** @type {keyof Lost} */ (kind)] : Number(a[/** @type {"start"} */ (head)]);
	};
	const columns = told.total.map((a) => rounded(rows.map((r) => part(a, r)), 1));
	const idle = (/** @type {number} */ i) => rows[i]?.startsWith("lost") && columns.every((c) => !c[i]);
	const kept = rows.map((_, i) => i).filter((i) => !idle(i));
	return html`<${Wide}><table class="book account" data-hands=${columns.length}>
		<thead><tr><td></td>
			${columns.map((_, i) => html`<th key=${i} scope="col">${names[i] ?? t("dummy")}</th>`)}
		</tr></thead>
		<tbody>${kept.map((r) => html`<tr key=${r}><th scope="row">${t(`page.report.${rows[r]}`)}</th>
			${columns.map((c, i) => html`<td key=${i}>${signed(c[r] ?? 0, 1)}</td>`)}</tr>`)}</tbody>
		<tfoot><tr class="total"><th scope="row">${t("page.report.lead")}</th>
			${columns.map((c, i) => html`<td key=${i}>${signed(c.reduce((x, y) => x + y, 0), 1)}</td>`)}</tr></tfoot>
	</table><//>`;
}
