// The sums of the person's deals: contracts made, points, and the cost of mistakes, over time and by
// common features.

import { Band } from "../base/chart.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { number, percent, t } from "../base/phrase.js";
import { Button, Picks, Select, Wide, trouble } from "../parts/components.js";
import { kinds, reports } from "../parts/reportsummary.js";
import { offerName, Sign, trumpName } from "../parts/sheet.js";
import * as hall from "../transport/api.js";
import { me } from "../transport/session.js";
import { variantName } from "./records.js";
/** @import { Stretch } from "../base/chart.js" */
/** @import { Expectation, Figures, Group, Mean } from "../base/types.js" */

/** @typedef {import("../base/types.js").Statistics} Told */

/** @param {{rest: string[]}} _props */
export function Statistics(_props) {
	const who = me.value;
	return html`<main id="main" tabindex="-1" class="statistics">
		${who ? html`<${Own} key=${who.id} />` : html`<h1>${t("page.nav.statistics")}</h1><${Nothing} />`}
	</main>`;
}

/** Where statistics come from. */
const Play = () => html`<p><a class="button chief" href="/">${t("page.records.play")}</a></p>`;

/** No deal to count is finished. */
const Nothing = () => html`<section class="stack"><p class="lead">${t("page.stats.none")}</p><${Play} /></section>`;

/**
 * The statistics, fetched until all matches are counted.
 * @param {string} variant "" for all @returns {{told?: Told, wrong?: string, again: () => Promise<Told |
 * undefined>}}
 */
function useStatistics(variant) {
	const [got, setGot] = useState(/** @type {{told?: Told, wrong?: string}} */ ({}));
	const wanted = useRef("");
	const again = async () => {
		try {
			for (;;) {
				const told = await hall.statistics({ variant });
				if (wanted.current !== variant) return undefined;
				setGot({ told });
				if (told.counted >= told.of) return told;
			}
		} catch (e) {
			if (wanted.current === variant) setGot((had) => ({ ...had, wrong: trouble(e) }));
			return undefined;
		}
	};
	useEffect(() => {
		wanted.current = variant;
		void again();
		return () => {
			wanted.current = "-";
		};
	}, [variant]);
	return { ...got, again };
}

function Own() {
	const [variant, setVariant] = useState("");
	const { told, wrong, again } = useStatistics(variant);
	/** All variants played, from the answer about all. */
	const played = useRef(/** @type {Group[]} */ ([]));
	if (told && variant === "") played.current = told.variants;
	return html`<header class="report-head">
			<h1>${t("page.nav.statistics")}</h1>
			${played.current.length > 1
				? html`<${Select} hidden label=${t("page.stats.variant")} value=${variant} onchange=${setVariant}
						options=${[["", t("page.stats.variant.all")], ...played.current.map(({ key }) => [key, variantName(key)])]} />`
				: null}
		</header>
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		${told && told.counted < told.of
			? html`<p class="soft" role="status">${t("page.stats.counting", { n: told.counted, of: told.of })}</p>`
			: null}
		${told ? html`<${Known} told=${told} again=${again} />` : null}`;
}

/** From how many matches, or deals, on there are figures, and charts: fewer show chance. */
const enough = { figures: { matches: 3, deals: 20 }, charts: { matches: 10, deals: 60 } };

/** Whether there are enough matches or deals. @param {Told} told @param {{matches: number, deals: number}} least */
const has = (told, least) => told.matches >= least.matches || told.all.deals >= least.deals;

/** @param {{told: Told, again: () => Promise<Told | undefined>}} props */
function Known({ told, again }) {
	const { all, assisted } = told;
	if (all.deals === 0 && assisted.deals === 0) return html`<${Nothing} />`;
	const apart = assisted.deals ? html`<${Assisted} of=${assisted} />` : null;
	if (all.deals === 0) {
		return html`<section class="stack">${apart}<p>${t("page.stats.unaided")}</p><${Play} /></section>`;
	}
	const charts = has(told, enough.charts) && told.course.length > 1;
	const marked = charts && whiskered(all);
	return html`<${Said} told=${told} />
		${has(told, enough.figures) ? html`<${Main} told=${told} />` : null}
		${charts ? html`<${Course} told=${told} /><${Split} told=${told} />` : html`<${Next} told=${told} />`}
		<section class="stack">
			<h2>${t("page.stats.judge")}</h2>
			<${Expected} of=${all.bids} />
			<${Judging} told=${told} again=${again} />
			${apart}
			${marked ? html`<p class="small soft">${t("page.stats.how.bands")}</p>` : null}
			${all.judged ? html`<p class="small soft">${t("page.stats.how.judged")}</p>` : null}
		</section>`;
}

/** What the deals come to, in sentences. @param {{told: Told}} props */
function Said({ told: { all, best, bids } }) {
	const top = bids.find((g) => g.key === best);
	const kind = kinds.reduce((a, b) => (all.lost[b].mean > all.lost[a].mean ? b : a));
	const lost = number(all.lost.all.mean, 1);
	return html`<p class="lead">${[
		t("page.stats.said", { made: all.made.count, n: all.deals, points: number(all.points.mean, 1) }),
		top && t("page.stats.said.best", { bid: Number(top.key), made: top.made.count, n: top.deals }),
		all.judged === all.deals && all.lost.all.mean > 0
			? t("page.stats.said.lost", { lost, n: all.lost.all.mean, kind: t(`page.stats.aspect.${kind}`) })
			: "",
	].filter(Boolean).join(" ")}</p>`;
}

/** What more matches will show, and the way to them. @param {{told: Told}} props */
const Next = ({ told }) => html`<section class="stack">
	<p class="soft">${t("page.stats.next", { what: has(told, enough.figures) ? "charts" : "figures" })}</p><${Play} />
</section>`;

/**
 * Whether an interval is narrower than what it shows, and so says something.
 * @param {number} low @param {number} high @param {number} mean
 */
const telling = (low, high, mean) => high > low && high - low < Math.abs(mean);

/** The margin of a mean, if it says something: ± 1.2. @param {Mean} m */
const marginText = (m) => (telling(-(m.margin ?? 0), m.margin ?? 0, m.mean) ? `± ${number(m.margin ?? 0, 1)}` : "");

/** A mean with its interval: 12.3 ± 1.2. @param {Mean} m */
const meanText = (m) => [number(m.mean, 1), marginText(m)].filter(Boolean).join(" ");

/** Figures in a row. @param {{of: [string, string, string][]}} props what, the figure, and a note */
const Row = ({ of }) => html`<dl class="figures-row">${of.map(
	([what, figure, note]) => html`<div key=${what}>
		<dt>${what}</dt><dd><span class="figure">${figure}</span> <span class="small soft">${note}</span></dd>
	</div>`,
)}</dl>`;

/** @param {{told: Told}} props */
function Main({ told: { all, streaks } }) {
	const { low, high, share } = all.made;
	const made = whiskered(all) ? t("page.stats.interval", { low: percent(low), high: percent(high) }) : "";
	const lost = [marginText(all.lost.all), t("page.stats.of.judged", { n: all.judged })].filter(Boolean).join(" · ");
	const now = t("page.stats.now", { n: streaks.now, way: streaks.making ? "made" : "failed" });
	/** @type {[string, string, string][]} */
	const figures = [
		[t("page.records.deals"), number(all.deals), t("page.stats.made.count", { n: all.made.count })],
		[t("page.records.made"), percent(share), made],
		[t("page.records.points"), number(all.points.mean, 1), marginText(all.points)],
	];
	if (all.judged) figures.push([t("page.stats.lost"), number(all.lost.all.mean, 1), lost]);
	figures.push([t("page.stats.streak"), number(streaks.made), now]);
	return html`<${Row} of=${figures} />`;
}

/**
 * The aspects of a block in the course: a mean and its interval.
 * @type {Record<string, (f: Figures) => [number, number, number]>}
 */
const aspects = {
	made: (f) => [100 * f.made.share, 100 * f.made.low, 100 * f.made.high],
	points: (f) => around(f.points),
	lost: (f) => around(f.lost.all),
	...Object.fromEntries(kinds.map((k) => [k, (/** @type {Figures} */ f) => around(f.lost[k])])),
};

/** @param {Mean} m @returns {[number, number, number]} */
const around = (m) => [m.mean, m.mean - (m.margin ?? 0), m.mean + (m.margin ?? 0)];

/** The deals in order. @param {{told: Told}} props */
function Course({ told }) {
	const [chosen, setChosen] = useState(told.all.judged ? "lost" : "made");
	const judged = told.course.filter((b) => b.judged > 0);
	const lossy = judged.length > 1;
	const idle = (/** @type {"bid" | "premium" | "trump" | "play"} */ k) => told.all.lost[k].mean === 0;
	const shown = ["made", "points", ...(lossy ? ["lost", ...kinds.filter((k) => !idle(k))] : [])];
	const aspect = shown.includes(chosen) ? chosen : "made";
	const sure = (/** @type {Figures} */ b) => aspect === "made" || b.points.margin !== undefined; // at least five deals
	const of = (aspect === "made" || aspect === "points" ? told.course : judged).filter(sure).map((b) => {
		const [mean = 0, low = 0, high = 0] = aspects[aspect]?.(b) ?? [];
		return { from: b.from, to: b.from + b.deals - 1, mean, low, high };
	});
	const [all = 0] = aspects[aspect]?.(told.all) ?? [];
	const said = (/** @type {number} */ n) => (aspect === "made" ? percent(n / 100) : number(n));
	const banded = 2 * of.filter((p) => telling(p.low, p.high, p.mean)).length > of.length;
	return html`<section>
		<h2>${t("page.stats.course")}</h2>
		<${Picks} label=${t("page.stats.show")} hidden value=${aspect} onchange=${setChosen}
			options=${shown.map((a) => [a, t(`page.stats.aspect.${a}`)])} />
		<${Band} of=${of} last=${told.all.deals} label=${courseText(t(`page.stats.aspect.${aspect}`), of, said)}
			all=${all} most=${aspect === "made" ? 100 : undefined} said=${said} banded=${banded}
			foot=${t("page.scores.deals", { n: told.all.deals })} />
		<p class="small soft legend">
			${banded ? html`<${Sample} of="range" say="page.stats.key.interval" />` : null}
			<${Sample} of="all" say="page.stats.key.all" />
		</p>
	</section>`;
}

/**
 * The course in words, for screen readers.
 * @param {string} what @param {Stretch[]} of @param {(n: number) => string} said
 */
function courseText(what, of, said) {
	const about = (/** @type {number} */ mean) => said(Math.round(mean * 10) / 10);
	return `${what}: ${of.map((p) => t("page.stats.stretch", { from: p.from, to: p.to, n: about(p.mean) })).join(", ")}`;
}

/** The least number of deals whose share made is given in per cent; half as many have a bar. */
const shares = 10;

/** Whether the interval of a share is shown. @param {Pick<Figures, "deals" | "made">} f */
const whiskered = ({ deals, made: { low, high, share } }) => deals >= shares && telling(low, high, share);

/** An entry of a legend. @param {{of: string, say: string}} props the class of the sample, and its phrase */
const Sample = ({ of, say }) => html`<span><span class=${`sample ${of}`} aria-hidden="true"></span> ${t(say)}</span>`;

/** How deals can be split. */
const splits = /** @type {const} */ (["bids", "trumps", "premiums", "places", "variants"]);

/** The common feature of a group's deals. @param {string} by @param {string} key */
function keyText(by, key) {
	if (by === "trumps") return html`<${Sign} trump=${key} /> ${trumpName(key)}`;
	if (by === "premiums") return key === "plain" ? t("page.stats.plain") : offerName(key);
	if (by === "places") return t(`page.stats.place.${key}`);
	return by === "variants" ? variantName(key) : number(Number(key));
}

/** The deals by a common feature, as bars in a table. @param {{told: Told}} props */
function Split({ told }) {
	const [chosen, setChosen] = useState(/** @type {typeof splits[number]} */ ("bids"));
	const shown = splits.filter((s) => told[s].length > 1 || s === "bids");
	const by = shown.includes(chosen) ? chosen : "bids";
	const groups = told[by];
	const judged = told.all.judged > 0;
	const expected = groups.some((g) => g.bids.of > 0);
	const whiskers = groups.some((g) => whiskered(g));
	return html`<section>
		<h2>${t("page.stats.split")}</h2>
		<${Picks} label=${t("page.stats.show")} hidden value=${by} onchange=${setChosen}
			options=${shown.map((s) => [s, t(`page.stats.by.${s}`)])} />
		<${Wide}><table class="book split">
			<thead><tr>
				<th scope="col">${t(`page.stats.by.${by}`)}</th>
				<td class="bar-head"><span aria-hidden="true">${number(0)}</span><span aria-hidden="true">${percent(1)}</span></td>
				<th scope="col">${t("page.stats.head.made")}</th>
				${expected ? html`<th scope="col">${t("page.stats.head.expected")}</th>` : null}
				<th scope="col">${t("page.records.deals")}</th><th scope="col" class="spare">${t("page.stats.head.points")}</th>
				${judged ? html`<th scope="col" class="spare">${t("page.stats.head.lost")}</th>` : null}
			</tr></thead>
			<tbody>${groups.map((g) => html`<tr key=${g.key}>
				<th scope="row">${keyText(by, g.key)}</th>
				<td class="bar" aria-hidden="true"><${Bar} of=${g} /></td>
				<td>${g.deals < shares ? t("page.stats.of", { made: g.made.count, n: g.deals }) : percent(g.made.share)}</td>
				${expected ? html`<td>${g.bids.of ? percent(g.bids.expected / g.bids.of) : ""}</td>` : null}
				<td>${number(g.deals)}</td><td class="spare">${meanText(g.points)}</td>
				${judged ? html`<td class="spare">${g.judged ? meanText(g.lost.all) : ""}</td>` : null}
			</tr>`)}</tbody>
		</table><//>
		<p class="small soft legend">
			<${Sample} of="made" say="page.stats.head.made" />
			${whiskers ? html`<${Sample} of="interval" say="page.stats.key.interval" />` : null}
			${expected ? html`<${Sample} of="expected" say="page.stats.key.expected" />` : null}
		</p>
	</section>`;
}

/** A share as a bar with its interval, and the share expected. @param {{of: Group}} props */
function Bar({ of: { deals, made, bids } }) {
	const at = (/** @type {number} */ share) => `${100 * share}%`;
	const { low, high, share } = made;
	const mark = bids.of ? html`<span class="expected" style=${{ "--at": at(bids.expected / bids.of) }}></span>` : null;
	return html`<span class="track">
		${deals < shares / 2 ? null : html`<span class="made" style=${{ "--long": at(share) }}></span>`}
		${whiskered({ deals, made })
			? html`<span class="interval" style=${{ "--at": at(low), "--long": at(high - low) }}></span>`
			: null}${mark}
	</span>`;
}

/** Bids made against bids expected to be made. @param {{of: Expectation}} props */
function Expected({ of: e }) {
	if (!telling(e.low, e.high, e.expected)) return null;
	const way = e.made < e.low ? "below" : e.made > e.high ? "above" : "within";
	const [low, high] = [number(Math.ceil(e.low)), number(Math.floor(e.high))];
	const figures = { of: e.of, made: number(e.made), n: number(e.expected, 1), low, high, way };
	return html`<p>${t("page.stats.expected", figures)}</p>`;
}

/** @param {{of: Figures}} props */
const Assisted = ({ of }) => html`<p>${t("page.stats.assisted", { n: of.deals, made: number(of.made.count) })}</p>`;

/**
 * The number of judged deals, and a button that has the rest judged, match by match, while the page is
 * open.
 * @param {{told: Told, again: () => Promise<Told | undefined>}} props
 */
function Judging({ told, again }) {
	const [busy, setBusy] = useState(false);
	const [wrong, setWrong] = useState("");
	const going = useRef(false);
	useEffect(() => () => void (going.current = false), []);
	const judge = async () => {
		going.current = true;
		setBusy(true);
		setWrong("");
		try {
			/** @type {Told | undefined} */
			let now = told;
			while (going.current && now && now.unjudged.length > 0) {
				const [next] = now.unjudged;
				if (next) for await (const _ of reports(next.table, next.match, undefined, () => going.current, true));
				if (going.current) now = await again();
				const [then] = now?.unjudged ?? [];
				if (then && then.table === next?.table && then.match === next.match) break; // not known there yet
			}
		} catch (e) {
			setWrong(trouble(e));
		}
		setBusy(false);
	};
	const rest = told.all.deals - told.all.judged;
	const far = { n: told.all.judged, of: told.all.deals };
	return html`<p role="status">${t(busy ? "page.stats.judging" : "page.stats.judged", far)}</p>
		${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
		${rest > 0 && told.unjudged.length > 0
			? html`<p><${Button} onclick=${() => (busy ? (going.current = false) : judge())}
				say=${busy ? t("page.stats.judge.stop") : t("page.stats.judge.go", far)} /></p>`
			: null}`;
}
