// Ratings, as they stand beside players.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import * as hall from "../transport/api.js";
import { nameOf } from "./chairs.js";
import { useAsked } from "./components.js";
import { PlayerName } from "./player.js";
/** @import { Chair, Rating, Table } from "../base/types.js" */

/** A rating with the range in which the truth lies. @param {Pick<Rating, "mean" | "within">} rating */
export const ratingText = ({ mean, within }) => `${mean}\u00a0±\u00a0${within}`;

/** The classes of table, the usual one first. */
export const classes = /** @type {const} */ (["3", "4", "5", "2", "2d"]);

/** The class of a variant's tables. @param {string} variant its id */
async function classOf(variant) {
	const { variants } = await hall.variants();
	return variants.find((v) => v.id === variant)?.class;
}

/**
 * The ratings of the people at a table by their ids, if its matches are rated.
 * @param {Table} table @param {string} variant
 */
export function useRatings(table, variant) {
	const ids = table.rated ? table.chairs.flatMap((c) => c.player ?? []) : [];
	const { value } = useAsked(async () => {
		if (ids.length === 0) return {};
		const [of, ...all] = await Promise.all([classOf(variant), ...ids.map((player) => hall.profile({ player }))]);
		return Object.fromEntries(all.map((p) => [p.id, p.ratings.find((r) => r.class === of)]));
	}, variant, ids.join());
	return /** @type {Record<string, Rating | undefined>} */ (value ?? {});
}

/** A player's rating, or that there is none yet. @param {{rating: Rating | undefined}} props */
export const Strength = ({ rating }) =>
	html`<span class="soft small rating">${rating ? ratingText(rating) : t("page.ratings.new")}</span>`;

/**
 * What a match at a table does for the ratings of its players, and what the person's own lacks.
 * @param {{table: Table, rating?: Rating | undefined}} props
 */
export function Counted({ table, rating }) {
	if (table.bears) return html`<p class="soft small">${t("page.rated.alone")}</p>`;
	if (!table.rated) return null;
	const limited = rating?.most ? html` <${Limited} rating=${rating} />` : null;
	return html`<p class="soft small">${t("page.rated")}${limited}</p>`;
}

/** That no more of a rating is shown. @param {{rating: Rating}} props */
export const Limited = ({ rating: { class: of, most } }) =>
	t("page.ratings.most", { class: t(`page.ratings.class.${of}`), most: String(most) });

/** The people at a table whose matches are rated, and their ratings. @param {{table: Table, variant: string}} props */
export function People({ table, variant }) {
	const ratings = useRatings(table, variant);
	if (!table.rated) return null;
	/** @param {Chair} c */
	const person = (c) => html`<li key=${c.player}><b><${PlayerName} player=${c.player} name=${nameOf(c)} /></b>${" "}
		<${Strength} rating=${ratings[c.player ?? ""]} /></li>`;
	return html`<section class="bots"><h3>${t("page.ratings")}</h3>
		<ul>${table.chairs.filter((c) => c.player).map(person)}</ul>
		<p class="soft small">${t("page.rated")} <a href="/ratings">${t("page.ratings.all")}</a></p>
	</section>`;
}
