// House rules: fields for common changes, and a box for everything else.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Amount, Check, Picks, Select, Told, changing, named } from "./components.js";
/** @import { Variant } from "../base/types.js" */
/** @import { Choices } from "./components.js" */

/**
 * House rules: values by field, and changes written as text.
 * @typedef {{changed: Record<string, unknown>, written: string}} Own
 */

/** No house rules. @type {Own} */
export const asPublished = { changed: {}, written: "" };

/**
 * The fields in the order shown, each with its least and greatest value. If the variant's value is below
 * the least, it has no such rule to change.
 * @type {Record<string, readonly [number, number]>}
 */
const numbers = {
	"game.target": [1, 1000], "game.deals": [1, 1000], "game.bonus": [0, 1000],
	"rubber.games": [1, 100], "rubber.wins": [1, 100],
	"score.trick": [0, 1000], "score.vulnerable": [1, 1000], "offers.declare": [1, 1000], "offers.reveal": [1, 1000],
};

/** Whether there are premiums. @param {Variant} rules */
const offered = (rules) => rules.offers.how !== "none";

/**
 * The possible words of a field in the variant; undefined if there is no choice.
 * @type {Record<string, (rules: Variant) => readonly string[] | undefined>}
 */
const words = {
	"offers.how": (rules) => {
		if (!offered(rules)) return undefined;
		return rules.trump.by === "holder" ? ["sealed", "turn", "raise"] : ["sealed", "turn", "raise", "none"];
	},
	"offers.loss": (rules) => (offered(rules) ? ["opponents", "own"] : undefined),
	"trump.by": (rules) =>
		rules.trump.by === "success" ? ["success", "rotation", ...(rules.joker ? [] : ["turnup"])] : undefined,
	"game.tie": (rules) => (rules.rubber.wins ? ["usual", "on", "contracts"] : ["usual", "on", "share", "contracts"]),
	"game.bonusTo": (rules) => (rules.dummy ? ["dummy", "double"] : undefined),
};

/** Whether an on/off rule means anything in the variant. @type {Record<string, (rules: Variant) => boolean>} */
const switches = {
	"score.zeroOrAll": () => true,
	"trump.across": ({ rubber, trump }) => trump.by === "success" && (rubber.games > 1 || rubber.wins > 0),
};

/** The variant's value of a field such as game.target. @param {Variant} rules @param {string} at @returns {unknown} */
const published = (rules, at) => at.split(".").reduce((/** @type {any} */ x, name) => x?.[name], rules);

/** Whether two values of a field mean the same. @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {unknown} x */
const isObject = (x) => typeof x === "object" && x !== null && !Array.isArray(x);

/** @typedef {{length: "" | "deals" | "games", rounds: number}} Long length: "" as the variant has it */

/** The length of the match. @param {{plan: Long, set: (change: Partial<Long>) => void}} props */
export function Length({ plan, set }) {
	return html`<div>
		<${Picks} label=${t("page.create.length")} value=${plan.length} onchange=${changing(set)("length")}
			options=${[["", t("page.create.length.usual")], ...named("page.create.length", "deals", "games")]} />
		${plan.length
			? html`<${Amount} label=${t("page.create.length.n")} value=${plan.rounds} min=${1} max=${1000}
					onchange=${changing(set)("rounds")} />`
			: null}
	</div>`;
}

/**
 * The choice of a variant, with its description.
 * @param {{value: string, groups: readonly (readonly [string, Choices])[], onchange: (id: string) =>
 * void}} props
 */
export const Which = ({ value, groups, onchange }) => html`<div class="variant">
	<${Select} label=${t("page.create.variant")} value=${value} groups=${groups} onchange=${onchange} />
	<p class="soft">${t(`about.${value}`)}</p>
</div>`;

/** The error for text that is not an object of rules. @param {string} text what is wrong with it */
const unread = (text) => new Told(t("page.create.rules.unread", { text }));

/**
 * The house rules in the server's format; undefined if there are none.
 * @param {Own} own @param {Variant | undefined} rules
 */
export function changesOf({ changed, written }, rules) {
	/** @type {Record<string, any>} */
	const changes = {};
	for (const [at, value] of Object.entries(rules ? changed : {})) {
		const [group = "", name = ""] = at.split(".");
		const usual = published(/** @type {Variant} */ (rules), at);
		if (!same(value, usual)) changes[group] = { ...changes[group], [name]: value };
	}
	/** @type {unknown} */
	let more = {};
	try {
		more = written.trim() ? JSON.parse(written) : {};
	} catch (e) {
		throw unread(e instanceof Error ? e.message : "");
	}
	if (!isObject(more)) throw unread(t("page.create.rules.object"));
	for (const [field, value] of Object.entries(/** @type {object} */ (more))) {
		changes[field] = isObject(changes[field]) && isObject(value) ? { ...changes[field], ...value } : value;
	}
	return Object.keys(changes).length > 0 ? changes : undefined;
}

/** @param {{own: Own, set: (own: Own) => void, rules: Variant | undefined}} props */
export function HouseRules({ own, set, rules }) {
	if (!rules) return null;
	/** @param {string} at */
	const now = (at) => /** @type {any} */ (at in own.changed ? own.changed[at] : published(rules, at));
	/** @param {string} at @param {unknown} value */
	const change = (at, value) => set({ ...own, changed: { ...own.changed, [at]: value } });
	/** @param {string} at */
	const named = (at) => t(`page.create.rules.${at}`);
	/** @param {Event & {currentTarget: HTMLTextAreaElement}} e */
	const write = (e) => set({ ...own, written: e.currentTarget.value });
	const { clauses: _, ...fields } = rules;
	return html`<details>
		<summary>${t("page.create.rules")}</summary>
		<div class="stack">
			<${Made} points=${now("score.made")} onchange=${(/** @type {number[]} */ points) => change("score.made", points)} />
			${Object.entries(numbers).map(([at, [least, most]]) =>
				Number(published(rules, at)) < least || (at === "game.bonus" && !rules.game.target)
					? null
					: html`<${Amount} key=${at} label=${named(at)} value=${now(at)} min=${least} max=${most}
							onchange=${(/** @type {number} */ n) => change(at, n)} />`,
			)}
			${Object.entries(words).map(([at, choices]) => {
				const all = choices(rules);
				return all
					? html`<${Picks} key=${at} label=${named(at)} value=${now(at)}
							options=${all.map((word) => [word, t(`page.create.rules.${at}.${word}`)])}
							onchange=${(/** @type {string} */ word) => change(at, word)} />`
					: null;
			})}
			${Object.entries(switches).map(([at, means]) =>
				means(rules)
					? html`<${Check} key=${at} label=${named(at)} checked=${now(at)}
							onchange=${(/** @type {boolean} */ on) => change(at, on)} />`
					: null,
			)}
			<details class="whole">
				<summary>${t("page.create.rules.written")}</summary>
				<label class="field">
					<span>${t("page.create.rules.json")}</span>
					<textarea class="code" rows="3" spellcheck=${false} autocapitalize="none" value=${own.written}
						placeholder='{"score": {"made": [0, 40, 20, 10]}}' oninput=${write}></textarea>
				</label>
				<p class="small soft">${t("page.create.rules.all")}</p>
				<pre class="code">${written(fields)}</pre>
			</details>
		</div>
	</details>`;
}

/**
 * The points of a contract, by the number of players who make theirs.
 * @param {{points: number[], onchange: (points: number[]) => void}} props points: the first, for none
 * made, is 0
 */
function Made({ points, onchange }) {
	return html`<fieldset class="amounts whole">
		<legend>${t("page.create.rules.made")}</legend>
		${points.map((p, n) =>
			n === 0
				? null
				: html`<${Amount} key=${n} label=${t("page.create.rules.made.n", { n })} value=${p} min=${0} max=${1000}
						onchange=${(/** @type {number} */ now) => onchange(points.with(n, now))} />`,
		)}
	</fieldset>`;
}

/** Fields as text, one per line. @param {Record<string, unknown>} fields */
const written = (fields) =>
	Object.entries(fields)
		.map(([name, value]) => {
			const text = JSON.stringify(value).replaceAll(/([,:])(?=["\d[{tf-])/g, "$1 ");
			return `${JSON.stringify(name)}: ${text}`;
		})
		.join("\n");
