// The way in for newcomers: a first lesson, a first match with advice, its report, and the lesson about
// the person's own mistakes. The settings keep how far the person has come.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";

const stages = /** @type {const} */ (["lesson", "match", "report", "cure"]);

/** @typedef {(typeof stages)[number]} Stage */

/**
 * How far the person has come, and the table or the lesson that this is about; undefined for people who are
 * not on the way.
 * @returns {{stage: Stage, of: string} | undefined}
 */
export function onWay() {
	const [at = "", of = ""] = settings.way.value.split(" ");
	if (at === "") return settings.taught.value ? undefined : { stage: "lesson", of };
	const stage = stages.find((s) => s === at);
	if (stage === "lesson" && settings.taught.value) return { stage: "match", of: "" };
	return stage && { stage, of };
}

/** Whether the person is at this stage, with this table or lesson. @param {Stage} stage @param {string} of */
export const isAt = (stage, of) => settings.way.value === `${stage} ${of}`;

/** Notes that the person has come to a stage. @param {Stage} stage @param {string} [of] a table or a lesson */
export const come = (stage, of = "") => void (settings.way.value = `${stage} ${of}`.trim());

/** Leaves the way for good, at its end or before. */
export function leave() {
	settings.way.value = "over";
	settings.taught.value = true;
}

/** The steps of the way. @param {{at: Stage}} props at: the current one */
export const Steps = ({ at }) => html`<ol class="way-steps" aria-label=${t("way.steps")}>
	${stages.map((s) => html`<li key=${s} aria-current=${s === at ? "step" : undefined}
		class=${stages.indexOf(s) < stages.indexOf(at) ? "done" : ""}>${t(`way.step.${s}`)}</li>`)}
</ol>`;
