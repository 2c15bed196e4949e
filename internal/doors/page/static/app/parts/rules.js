// The rules of every variant, in words, and their sources.

import { html, useEffect } from "../base/html.js";
import { has, language, number, t } from "../base/phrase.js";
import * as hall from "../transport/api.js";
import { grouped } from "../transport/variants.js";
import { Bare, Button, useAsked } from "./components.js";
import { Sign, trumpName } from "./sheet.js";
/** @import { Clause, Guide, Short, Variant } from "../base/types.js" */

/** @param {{rest: string[]}} props */
export function Rules({ rest }) {
	const [id] = rest;
	return id ? html`<${One} key=${id} id=${id} />` : html`<${All} />`;
}

/** All variants, by number of players. */
function All() {
	const { value, wrong } = useAsked(() => hall.variants());
	const all = value?.variants ?? [];
	return html`<main id="main" tabindex="-1" class="rules-index">
		<h1>${t("page.nav.rules")}</h1>
		<p class="lead">${t("page.rules.lead")}</p>
		${wrong ? html`<p class="trouble">${wrong}</p>` : null}
		<div class="index">
			${grouped(all).map(
				([n, group]) => html`<section key=${n}><h2>${t("page.players", { n })}</h2>
					<ul>${group.map((v) => html`<${Entry} key=${v.id} variant=${v} />`)}</ul>
				</section>`,
			)}
		</div>
		${all.length ? html`<p class="small soft history">${t("page.rules.history")}</p>` : null}
	</main>`;
}

/** @param {{variant: Short}} props */
const Entry = ({ variant: v }) => html`<li><a href=${`/rules/${v.id}`}>
	<b>${nameOf(v)}</b><span class="soft">${has(`about.${v.id}`) ? t(`about.${v.id}`) : ""}</span>
</a></li>`;

/** @param {Short} v */
const nameOf = (v) => (has(`variant.${v.id}`) ? t(`variant.${v.id}`) : v.name);

/** @param {{id: string}} props */
function One({ id }) {
	const { value, wrong } = useAsked(() => hall.guide({ variant: id }, language.value), id, language.value);
	useEffect(() => {
		if (value) document.title = `${value.name} · Ninety-Nine`;
	}, [value]);
	if (wrong) {
		return html`<${Bare} title=${t("page.nav.rules")} wrong=${wrong}>
			<p><a href="/rules">${t("page.rules.all")}</a></p>
		<//>`;
	}
	if (!value) return html`<${Bare} />`;
	return html`<main id="main" tabindex="-1" class="rules"><${Guided} guide=${value} /></main>`;
}

/** The fields whose notes belong to a chapter. */
const about = /** @type {Record<string, RegExp>} */ ({
	bid: /^(history|aside|worth|score\.exact|score\.zeroOrAll)/,
	play: /^(seats|ranks|joker|hand|deal|order|play)/,
	trump: /^trump/,
	dummy: /^(dummy|score\.dummy)/,
	vulnerable: /^score\.vulnerable/,
	premium: /^offers/,
	score: /^score/,
	end: /^(game|rubber)/,
	advice: /^advice/,
});

/** The rules of a variant, typeset as in a book. @param {{guide: Guide}} props */
export function Guided({ guide }) {
	/** @type {Clause[]} */
	const clauses = guide.rules.clauses ?? [];
	const keys = guide.chapters.map((c) => c.key);
	const specific = /** @type {const} */ ([
		"vulnerable", "dummy", "bid", "play", "trump", "premium", "score", "end", "advice",
	]);
	/** @param {Clause} c */
	const chapterOf = (c) => specific.find((key) => about[key]?.test(c.field) && keys.includes(key)) ?? "play";
	const notes = keys.flatMap((key) => clauses.filter((c) => chapterOf(c) === key).map((clause) => ({ key, clause })));
	/** @param {string} key */
	const numbers = (key) => notes.flatMap((n, i) => (n.key === key ? [i + 1] : []));
	return html`
		<header class="rules-head">
			<p class="small"><a href="/rules">${t("page.rules.all")}</a></p>
			<h1>${guide.name}</h1>
			${guide.about ? html`<p class="lead">${guide.about}</p>` : null}
			${guide.players ? html`<p class="lead">${guide.players}</p>` : null}
		</header>
		<div class="rules-text">
			${guide.chapters.map(
				(c) => html`<section key=${c.key} id=${c.key}>
					<h2>${c.title}<${Marks} numbers=${numbers(c.key)} /></h2>
					${c.text.map((p, i) => html`<p key=${i}>${signs(p)}</p>`)}
				</section>`,
			)}
			<p class="unprinted row">
				<${Button} onclick=${() => print()} say=${t("page.rules.print")} />
				<a class="button plain" href="/">${t("page.rules.play")}</a>
				${guide.house
					? null
					: html`<a class="button plain" href=${`/deal?variant=${guide.rules.id}`}>${t("page.slips.from")}</a>`}
			</p>
		</div>
		<${AtAGlance} rules=${guide.rules} />
		<${Notes} notes=${notes} guide=${guide} />`;
}

/** References to notes: runs shortened to the first and the last. @param {{numbers: number[]}} props */
function Marks({ numbers }) {
	const [first] = numbers;
	const last = numbers[numbers.length - 1];
	if (first === undefined || last === undefined) return null;
	return html`<sup class="marks"><a href=${`#note-${first}`}>
		<span class="unseen">${t("page.rules.notes", { n: numbers.length })} </span>
		${first === last ? first : `${first}–${last}`}
	</a></sup>`;
}

/** Text with its suits in their colours. @param {string} text */
export function signs(text) {
	const names = /** @type {Record<string, string>} */ ({ "♣": "C", "♦": "D", "♥": "H", "♠": "S" });
	return text.split(/([♣♦♥♠])/).map((part, i) => {
		const suit = names[part];
		if (suit) return html`<span key=${i} class="suit" data-suit=${suit}>${part}\uFE0E</span>`;
		return part.replace(/^ (?=\d)|(?<=\d) $/g, "\u00a0"); // no break between a suit and its number
	});
}

/** The source of a rule in brief. @param {Clause} clause */
function sourceOf({ source, basis }) {
	if (source === "ours") return t("page.rules.basis.ruling");
	return basis === "stated" ? source : `${source}, ${t(`page.rules.basis.${basis}`)}`;
}

/** @param {{notes: {key: string, clause: Clause}[], guide: Guide}} props */
function Notes({ notes, guide }) {
	if (notes.length === 0) return null;
	const cited = Object.entries(guide.works);
	return html`<footer class="rules-notes">
		<h2>${t("page.rules.sources")}</h2>
		<dl class="works">${cited.map(
			([short, work]) => html`<div key=${short}><dt>${short}</dt><dd lang="en">${work}</dd></div>`,
		)}</dl>
		<ol>${notes.map(
			({ clause }, i) => html`<li key=${i} id=${`note-${i + 1}`}>
				<span lang=${clause.basis === "house" ? undefined : "en"}>${clause.text}</span>${" "}
				<span class="source">${sourceOf(clause)}</span>
			</li>`,
		)}</ol>
	</footer>`;
}

/** The figures of a variant, for reference during play. @param {{rules: Variant}} props */
function AtAGlance({ rules }) {
	const ranks = String(rules.ranks).split(" ").length;
	const made = [...rules.score.made.entries()].slice(1);
	const after = (rules.trump.by === "success" && rules.trump.after) || [];
	const worth = Object.fromEntries(String(rules.worth).split(" ").map((w) => [w.charAt(0), w.slice(1)]));
	const { declare, reveal, how } = rules.offers;
	return html`<aside class="glance" aria-label=${t("page.rules.glance")}>
		<table class="book"><tbody>
			<tr><th scope="row">${t("page.rules.players")}</th>
				<td>${rules.dummy ? `${rules.seats - 1} + ${t("dummy")}` : rules.seats}</td></tr>
			<tr><th scope="row">${t("page.rules.cards")}</th><td>${4 * ranks + (rules.joker ? 1 : 0)}</td></tr>
			<tr><th scope="row">${t("page.rules.hand")}</th><td>${rules.hand}</td></tr>
			<tr><th scope="row">${t("page.rules.tricks")}</th><td>${rules.hand - rules.aside}</td></tr>
		</tbody></table>
		<table class="book worths"><caption>${t("page.rules.worth")}</caption>
			<thead><tr>${[..."CHSD"].map(
				(k) => html`<th key=${k} scope="col"><${Sign} trump=${k} /><span class="unseen">${trumpName(k)}</span></th>`,
			)}</tr></thead>
			<tbody><tr>${[..."CHSD"].map((k) => html`<td key=${k}>${worth[k]}</td>`)}</tr></tbody></table>
		<table class="book"><caption>${t("page.rules.made")}</caption>
			<tbody>${made.map(
				([n, points]) => html`<tr key=${n}>
					<th scope="row">${t("page.rules.made.n", { n })}</th><td>${number(points)}</td>
				</tr>`,
			)}
				<tr><th scope="row">${t("page.rules.trick")}</th><td>${rules.score.trick}</td></tr>
				${how !== "none" && declare ? html`<tr><th scope="row">${t("offer.declare")}</th><td>${declare}</td></tr>` : null}
				${how !== "none" && reveal ? html`<tr><th scope="row">${t("offer.reveal")}</th><td>${reveal}</td></tr>` : null}
			</tbody></table>
		${after.length > 0
			? html`<table class="book"><caption>${t("page.rules.trump")}</caption>
					<tbody>${runs(after).map(([from, to, trump]) => {
						const counts = from === to ? number(from) : `${from}–${to}`;
						return html`<tr key=${from}>
							<th scope="row">${t("page.rules.after", { counts, n: to })}</th>
							<td><span class="nowrap"><${Sign} trump=${trump} /> ${trumpName(trump)}</span></td>
						</tr>`;
					})}</tbody></table>`
			: null}
	</aside>`;
}

/** Merges neighbours with the same trump into one row. @param {string[]} after @returns {[number, number, string][]} */
export function runs(after) {
	/** @type {[number, number, string][]} */
	const out = [];
	after.forEach((trump, n) => {
		const last = out[out.length - 1];
		if (last && last[2] === trump) last[1] = n;
		else out.push([n, n, trump]);
	});
	return out;
}
