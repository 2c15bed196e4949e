// The last page of a match: the winner, the final score, its course, highlights and decisive mistakes,
// and the same as a picture and as text to share.

import { html, useState } from "../base/html.js";
import { copyText, saveFile } from "../base/output.js";
import { date, list, number, t } from "../base/phrase.js";
import { Button, Dialog, trouble } from "../parts/components.js";
import { Moments, placeIn } from "../parts/mistakes.js";
import { PlayerName } from "../parts/player.js";
import { counting, progress, useReport } from "../parts/reportsummary.js";
import { Lines, byGame, course, useScores } from "../parts/scores.js";
import { WithBonus } from "../parts/sheet.js";
import { picture } from "./resultpicture.js";
/** @import { Score, View } from "../base/types.js" */
/** @import { Page, Place } from "./resultpicture.js" */

/**
 * The seat with the most, if that is at least the minimum; the first of several.
 * @param {number[]} of @param {number} least
 */
function most(of, least) {
	const n = Math.max(...of);
	return n >= least ? { seat: of.indexOf(n), n } : undefined;
}

/** The longest run of deals in which a seat made its contract. @param {Score[]} scores @param {number} seat */
function run(scores, seat) {
	let [now, longest] = [0, 0];
	for (const s of scores) longest = Math.max(longest, (now = s.made[seat] ? now + 1 : 0));
	return longest;
}

/**
 * The highlights of a match, as facts.
 * @param {Score[]} scores @param {string[]} names @param {Place[]} places @returns {string[]}
 */
export function factsOf(scores, names, places) {
	const seats = places.map((p) => p.seat).sort((a, b) => a - b);
	/** @param {(seat: number) => number} count @param {number} least */
	const leader = (count, least) => most(seats.map(count), least);
	const name = (/** @type {number} */ at) => names[seats[at] ?? -1] ?? "";
	const facts = [];
	const highest = leader((i) => Math.max(...scores.map((s) => s.points[i] ?? 0)), 1);
	if (highest) {
		const deal = scores.findIndex((s) => s.points[seats[highest.seat] ?? -1] === highest.n) + 1;
		facts.push(t("page.best.deal", { name: name(highest.seat), n: highest.n, deal }));
	}
	const streak = leader((i) => run(scores, i), 2);
	if (streak) facts.push(t("page.best.run", { name: name(streak.seat), n: streak.n }));
	const premiums = leader((i) => scores.filter((s) => s.premium[i] && s.made[i]).length, 1);
	if (premiums) facts.push(t("page.best.premiums", { name: name(premiums.seat), n: premiums.n }));
	const all = scores.filter((s) => seats.every((i) => s.made[i])).length;
	if (all) facts.push(t("page.best.all", { n: all }));
	const [first, second] = places;
	const ahead = first && second ? first.total - second.total : 0;
	if (ahead > 0) facts.push(t("page.best.ahead", { name: first?.name ?? "", n: ahead }));
	return facts;
}

/**
 * The last page of a finished match.
 * @param {{scores: Score[], end: NonNullable<View["end"]>, names: string[], title: string, winner:
 * string}} match
 * @returns {Page}
 */
export function pageOf({ scores, end, names, title, winner }) {
	const games = byGame(scores);
	const places = end.totals.map((total, seat) => {
		const bonus = games.reduce((sum, g) => sum + (g.at(-1)?.closed?.bonus[seat] ?? 0), end.rubber?.[seat] ?? 0);
		return { seat, total, bonus, name: names[seat] ?? "" };
	});
	places.sort((a, b) => b.total - a.total);
	return { title, winner, places, facts: factsOf(scores, names, places), course: course(games) };
}

/** The page as text, to copy. @param {Page} page */
export const asText = ({ title, winner, places, facts }) =>
	[title, winner, list(places.map((p) => `${p.name} ${number(p.total)}`)), ...facts].join("\n");

/** Shares a picture where that is possible, or saves it. @param {Page} page */
export async function share(page) {
	const file = new File([await picture(page)], "ninety-nine.png", { type: "image/png" });
	if (navigator.canShare?.({ files: [file] })) {
		return navigator.share({ files: [file], title: page.title }).catch((e) => {
			if (e.name !== "AbortError") throw e; // otherwise the person has cancelled
		});
	}
	saveFile(file, file.name);
}

/** The number of costliest mistakes shown. */
const deciding = 3;

/**
 * The decisive moments: the costliest mistakes, and a link to the report; empty if there can be none.
 * @param {{table: string, match: number, names: string[], seat: number | undefined}} props
 */
function Decided({ table, match, names, seat }) {
	const { told, wrong } = useReport(table, match, undefined);
	if (wrong) return null;
	const { judged = 0, of = 0, rough = 0 } = told ?? {};
	const worst = (told?.deals ?? []).flatMap((d) => d.mistakes).sort((a, b) => b.lost - a.lost).slice(0, deciding);
	return html`<section class="decided">
		<h3>${t("page.last.decided")}</h3>
		${!told || counting(told)
			? html`<p class="soft judging" style=${{ "--far": of ? (judged - rough) / of : 0 }}>
				${told?.of ? progress(told) : ""}
			</p>`
			: worst.length
				? html`<${Moments} of=${worst} names=${names} place=${placeIn(table, match)} one=${false} named=${true} />`
				: html`<p class="soft">${t("page.last.clean")}</p>`}
		<p><a href=${`/report/${table}/${match}${seat === undefined ? "" : `?seat=${seat}`}`}>${t("page.last.report")}</a></p>
	</section>`;
}

/**
 * @param {{table: string, match: number, at: number, view: View, names: string[],
 *   players: (string | undefined)[], variant: string, winner: string, onclose: () => void}} props
 *   at: when it ended; players: their ids, by seat; variant: its name; winner: the winner in words
 */
export function MatchResult({ table, match, at, view, names, players, variant, winner, onclose }) {
	const scores = useScores(table);
	const [news, setNews] = useState("");
	const { end, seat } = view;
	const title = `${variant} · ${date(at, { dateStyle: "long" })}`;
	const page = scores && end && pageOf({ scores, end, names, title, winner });
	/** @param {Page} of */
	const copy = async (of) => setNews(t((await copyText(asText(of))) ? "page.link.copied" : "page.copy.not"));
	/** @param {Page} of */
	const send = (of) => share(of).catch((e) => setNews(trouble(e)));
	const actions = page && html`<p class="soft" role="status">${news}</p>
		<${Button} onclick=${() => copy(page)} say=${t("page.copy")} />
		<${Button} chief onclick=${() => send(page)} say=${t("page.share")} />`;
	return html`<${Dialog} title=${t("page.last")} broad onclose=${onclose} actions=${actions}>
		${page
			? html`<div class="last-page">
				<p class="small soft">${title}</p>
				<p class="winner">${winner}</p>
				<div class="brought">
					<table class="book final"><tbody>
						${page.places.map((p) => html`<tr key=${p.seat} class=${p.seat === seat ? "self" : ""}>
							<th scope="row"><${PlayerName} player=${players[p.seat]} name=${p.name} /></th><td>
								<${WithBonus} total=${p.total} bonus=${p.bonus} /> ${number(p.total)}</td>
						</tr>`)}
					</tbody></table>
					${scores.length > 1 ? html`<${Lines} games=${byGame(scores)} names=${names} me=${seat ?? -1} />` : null}
				</div>
				<div class="remembered">
					<ul class="bests">${page.facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>
					<${Decided} table=${table} match=${match} names=${names} seat=${seat} />
				</div>
			</div>`
			: html`<p class="soft" role="status">${t("page.opening")}</p>`}
	<//>`;
}
