// Lasting signs at a table: the connection is lost, or the hall cannot store the game; and the list of
// unsent commands.

import { minis, spoken } from "../base/card.js";
import { html, useEffect, useRef } from "../base/html.js";
import { list, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { cardsOf } from "../base/view.js";
import { announce } from "../parts/components.js";
import { offerName, trumpName } from "../parts/sheet.js";
/** @import { OpenTable } from "./opentable.js" */
/** @import { Kept, Unsent } from "./unsent.js" */

/**
 * The message about the connection to a table. @param {string} wrong the trouble; "": none any more
 * @param {string} before
 */
export const lineMessage = (wrong, before) =>
	wrong ? t(`page.line.${wrong}`) : t(before === "lost" ? "page.line.back" : "page.line.saved");

/** Commands that have waited long enough to be shown. @param {Unsent} unsent */
export const delayed = (unsent) => unsent.waiting.value.filter((k) => k.late);

/** The parts of an act: its verb, and its cards or other words. @param {string} act */
const parted = (act) => [act.split(" ")[0] ?? "", act.split(" ").slice(1).join(" ")];

/** The texts of buttons for other commands. */
const names = /** @type {Record<string, string>} */ ({
	ready: "page.ready", unready: "page.unready", claim: "page.claim", stand: "page.leave", back: "page.back",
	resume: "page.resume", sit: "page.sit",
	undo: "page.undo", redo: "page.do.redo", replay: "page.do.replay", pause: "page.do.pause", abandon: "page.abandon",
});

/** A command in words. @param {Kept["command"]} command */
export function commandText({ do: what, act = "", text = "", on = false }) {
	const [verb, rest] = parted(act);
	if (what === "chat") return t("page.unsent.chat", { text });
	if (what === "answer") return t(on ? "page.agree" : "page.disagree");
	if (what !== "act") return t(names[what === "ask" ? text : what] ?? "page.unsent.other");
	if (verb === "play" || verb === "lay") return list(cardsOf(rest).map((c) => spoken(c)));
	return verb === "name" ? trumpName(rest) : offerName(act);
}

/** A command with drawn cards. @param {{command: Kept["command"]}} props */
function What({ command }) {
	const [verb, rest] = parted(command.act ?? "");
	const cards = command.do === "act" && (verb === "play" || verb === "lay");
	return cards ? html`<span class="of">${minis(rest)}</span>` : html`<b>${commandText(command)}</b>`;
}

/**
 * The unsent commands, each with a button to cancel it; and the reason, unless it is shown already.
 * @param {{unsent: Unsent, told?: string}} props
 */
export function UnsentCommands({ unsent, told = "" }) {
	return delayed(unsent).map((k) => html`<p key=${k.command.id} class="unsent">
		<span>${t(k.undo ? "page.unsent.stopping" : "page.unsent")} <${What} command=${k.command} /></span>
		${k.undo
			? null
			: html`<button type="button" class="button plain" onclick=${() => unsent.withdraw(k.command.id)}>
					${t("page.unsent.stop")}<span class="unseen"> ${commandText(k.command)}</span>
				</button>`}
		${k.why && !told ? html`<small>${k.why}</small>` : null}
	</p>`);
}

/**
 * The signs of a table. Screen readers announce each once; people who type read it in the log.
 * @param {{table: OpenTable}} props
 */
export function TableSigns({ table }) {
	const wrong = table.wrong.value;
	const was = useRef("");
	useEffect(() => {
		if (was.current && !wrong && !settings.spoken.peek()) announce(lineMessage("", was.current), true);
		was.current = wrong;
	}, [wrong]);
	const live = settings.spoken.value ? {} : { role: "status" };
	return html`<div class="signs" ...${live}>
		${wrong ? html`<p class="cut"><span aria-hidden="true" class="broken"></span>${lineMessage(wrong, "")}</p>` : null}
		<${UnsentCommands} unsent=${table.unsent} told=${wrong} />
	</div>`;
}
