// The players on the chairs of a table, their names, and how to take a chair.

import { html, useSignal, useState } from "../base/html.js";
import { longestName, readable, tidy } from "../base/names.js";
import { has, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { me, nickname, rename } from "../transport/session.js";
import { Line, trouble } from "./components.js";
/** @import { Message } from "../base/types.js" */

/**
 * A chair of a table, of a record, or of a list of tables.
 * @typedef {{name?: string, bot?: string | boolean, temperament?: string, player?: string}} Sitter
 */

/** Whether a computer player is named after its level, as in old records. @param {Sitter} chair */
const byLevel = ({ bot, name = "" }) => Boolean(bot) && has(`page.level.${name}`);

/** The name of a chair's player; "" if the chair is free. @param {Sitter} chair */
export const nameOf = (chair) => (byLevel(chair) ? t(`page.level.${chair.name}`) : chair.name ?? "");

/** The names of all hands of a table. @param {Message} m */
export function namesOf(m) {
	const names = m.table.chairs.map((c, i) => (i === m.seat ? t("you") : nameOf(c) || t("seat", { n: i + 1 })));
	/** @param {string} n @param {number} i */
	const counted = (n, i) => `${n} ${names.slice(0, i + 1).filter((x) => x === n).length}`;
	/** @param {string} n */
	const shared = (n) => names.indexOf(n) !== names.lastIndexOf(n);
	const twice = names.map((n, i) => (shared(n) && m.table.chairs[i]?.bot ? counted(n, i) : n));
	if (m.view && (m.view.held?.length ?? 0) > twice.length) twice.push(t("dummy"));
	return twice;
}

/**
 * The strength of a computer player in words, to show beside its name; "" for people, or if the name is
 * the level.
 * @param {Sitter | undefined} chair
 */
function levelOf(chair) {
	if (!chair || typeof chair.bot !== "string" || byLevel(chair)) return "";
	return has(`page.level.${chair.bot}`) ? t(`page.level.${chair.bot}`) : chair.bot;
}

/**
 * The strength and, in a word or two, the temperament of a computer player; without the strength if that
 * is shown elsewhere.
 * @param {Sitter | undefined} chair @param {boolean} [known]
 */
export const kindOf = (chair, known = false) =>
	[known ? "" : levelOf(chair), chair?.temperament ? t(`page.temperament.${chair.temperament}`) : ""]
		.filter(Boolean).join(" · ");

/** The temperament of a computer player in a sentence; "" if it has none. @param {Sitter | undefined} chair */
export const aboutTemperament = (chair) => (chair?.temperament ? t(`page.temperament.about.${chair.temperament}`) : "");

/** The strength and the temperament of a computer player in sentences. @param {Sitter | undefined} chair */
export const aboutBot = (chair) =>
	[has(`page.level.about.${chair?.bot}`) ? t(`page.level.about.${chair?.bot}`) : "", aboutTemperament(chair)]
		.filter(Boolean).map((s) => `${s.charAt(0).toLocaleUpperCase()}${s.slice(1)}.`).join(" ");

/** @typedef {{typed: string, wrong: string, type: (text: string) => void, keep: () => Promise<boolean>}} Naming */

/**
 * The name while the person types it. A name is optional: keep() also returns true if the field is empty, and false
 * only if the server refuses the name.
 * @returns {Naming}
 */
export function useName() {
	const typed = useSignal(settings.name.peek());
	const [wrong, setWrong] = useState("");
	const keep = async () => {
		const name = tidy(typed.peek());
		if (name === "" || name === (me.peek()?.name ?? settings.name.peek())) return true;
		if (!readable(name)) return setWrong(t("page.choices.name.empty")), false;
		try {
			await rename(name);
			return true;
		} catch (e) {
			return setWrong(trouble(e)), false;
		}
	};
	return {
		typed: typed.value,
		wrong,
		type: (text) => ((typed.value = text), setWrong("")),
		keep,
	};
}

/**
 * The field for the person's name.
 * @param {{name: Naming, onkeep?: () => void}} props onkeep: called when the field is left
 */
export function NameField({ name, onkeep }) {
	return html`<${Line} class="naming" label=${t("page.name")} value=${name.typed} oninput=${name.type} onchange=${onkeep}
		maxlength=${longestName} placeholder=${nickname(t("page.guest"))} autocomplete="nickname" enterkeyhint="done"
		aria-invalid=${name.wrong !== ""}>
		${name.wrong ? html`<small class="trouble" role="alert">${name.wrong}</small>` : null}
	<//>`;
}

/**
 * The default chair: a free one, or else a computer player's.
 * @param {Sitter[]} chairs @returns {number} -1 if all chairs have persons
 */
function chairFor(chairs) {
	const free = chairs.findIndex((c) => !c.player && !c.bot);
	return free >= 0 ? free : chairs.findIndex((c) => !c.player);
}

/**
 * Sitting down: the name, and one button.
 * @param {{chairs: Sitter[], name: Naming, onsit: (seat: number) => void, busy?: boolean}} props
 */
export function SitDown({ chairs, name, onsit, busy = false }) {
	const seat = chairFor(chairs);
	const chair = chairs[seat];
	if (!chair) return html`<p class="soft">${t("page.invited.full")}</p>`;
	/** @param {SubmitEvent} e */
	const submit = (e) => (e.preventDefault(), onsit(seat));
	return html`<form class="sitting" onsubmit=${submit}>
		<${NameField} name=${name} />
		<button type="submit" class="button chief" disabled=${busy}>
			${chair.bot ? t("page.sit.for", { name: nameOf(chair) }) : t("page.sit.down")}
		</button>
	</form>`;
}
