// The best players of each class of table, among the levels whose ratings are fixed.

import { html, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { Picks, Wide, named, useAsked } from "../parts/components.js";
import { Limited, classes, ratingText } from "../parts/ratings.js";
import * as hall from "../transport/api.js";
import { me } from "../transport/session.js";
/** @import { ClassLost, Leaderboard, Rating } from "../base/types.js" */

/** @param {{rest: string[]}} props */
export function Ratings({ rest: [first = ""] }) {
	const [of, setOf] = useState(classes.find((c) => c === first) ?? classes[0]);
	const { value, wrong } = useAsked(() => hall.ratings({ class: of }), of);
	return html`<main id="main" tabindex="-1" class="records">
		<h1>${t("page.ratings")}</h1>
		<p>${t("page.ratings.about")}</p>
		<${Picks} hidden label=${t("page.ratings.class")} value=${of} options=${named("page.ratings.class", ...classes)}
			onchange=${setOf} />
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		${value ? html`<${Board} board=${value} />` : null}
	</main>`;
}

/** What mistakes cost a deal, and in how many deals. @param {ClassLost | undefined} lost */
function lostText(lost) {
	if (!lost) return "";
	const { mean, margin } = lost.lost;
	const text = margin ? `${number(mean, 1)} ± ${number(margin, 1)}` : number(mean, 1);
	return t("page.ratings.lost.deals", { lost: text, n: lost.deals });
}

/** @param {{board: Leaderboard}} props */
function Board({ board: { players, levels } }) {
	const people = players.map((r, i) => {
		const name = html`<a href=${`/people/${r.id}`}>${r.id === me.value?.id ? html`<b>${r.name}</b>` : r.name}</a>`;
		return { mean: r.mean, row: html`<tr key=${r.id}><th scope="row">${i + 1}. ${name}</th>
			<td>${ratingText(r)}</td><td>${number(r.matches)}</td></tr>` };
	});
	const fixed = levels.map(({ level, mean }) => ({ mean, row: html`<tr key=${level} class="soft">
		<th scope="row"><i>${t(`page.level.${level}`)}</i></th><td><i>${mean}</i></td><td></td></tr>` }));
	return html`${players.length ? null : html`<p class="lead">${t("page.ratings.none")}</p>`}
		<${Wide}><table class="book">
			<thead><tr><th scope="col">${t("page.ratings.player")}</th><th scope="col">${t("page.ratings.rating")}</th>
				<th scope="col">${t("page.records.matches")}</th></tr></thead>
			<tbody>${[...people, ...fixed].sort((x, y) => y.mean - x.mean).map(({ row }) => row)}</tbody>
		</table><//>`;
}

/**
 * A person's ratings, and what mistakes cost in judged matches; nothing without ratings.
 * @param {{player: string, ratings: Rating[], keyless?: boolean}} props
 */
export function Own({ player, ratings, keyless }) {
	const asks = ratings.length > 0 && me.value !== null;
	const { value } = useAsked(async () => (asks ? hall.lost({ player }, { where: "there" }) : undefined), player, asks);
	if (ratings.length === 0) return null;
	const lost = Object.fromEntries(value?.classes.map((c) => [c.class, c]) ?? []);
	const judged = Object.keys(lost).length > 0;
	return html`<section>
		<h2>${t("page.ratings")}</h2>
		<${Wide}><table class="book">
			<thead><tr><th scope="col">${t("page.ratings.class")}</th><th scope="col">${t("page.ratings.rating")}</th>
				<th scope="col">${t("page.records.matches")}</th>
				${judged ? html`<th scope="col">${t("page.ratings.lost")}</th>` : null}</tr></thead>
			<tbody>${ratings.map(
				(r) => html`<tr key=${r.class}>
					<th scope="row"><a href=${`/ratings/${r.class}`}>${t(`page.ratings.class.${r.class}`)}</a></th>
					<td>${ratingText(r)}</td><td>${number(r.matches)}</td>
					${judged ? html`<td>${lostText(lost[r.class])}</td>` : null}</tr>`,
			)}</tbody>
		</table><//>
		${judged ? html`<p class="small soft">${t("page.ratings.lost.about")}</p>` : null}
		${ratings.filter((r) => r.most).map((r) => html`<p key=${r.class} class="small soft"><${Limited} rating=${r} /></p>`)}
		${ratings.every((r) => r.sure) ? null : html`<p class="small soft">${t("page.ratings.unsure")}</p>`}
		${keyless
			? html`<p class="small soft">${t("page.ratings.keyless")} <a href="/you">${t("page.you.go")}</a></p>`
			: null}
	</section>`;
}
