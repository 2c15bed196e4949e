// Signs at a table that last: that the connection is lost, or that the hall keeps nothing; and what waits to be sent.

import { minis, spoken } from "../base/card.js";
import { html, useEffect, useRef } from "../base/html.js";
import { list, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { cardsOf } from "../base/view.js";
import { tellAll } from "../parts/components.js";
import { offerName, trumpName } from "../parts/sheet.js";
/** @import { OpenTable } from "./opentable.js" */
/** @import { Kept, Unsent } from "./unsent.js" */

/** What is said of the line to a table. @param {string} wrong with it; "": nothing any more @param {string} before */
export const lineTold = (wrong, before) =>
	wrong ? t(`page.line.${wrong}`) : t(before === "lost" ? "page.line.back" : "page.line.saved");

/** What waits long enough to be told. @param {Unsent} unsent */
export const delayed = (unsent) => unsent.waiting.value.filter((k) => k.late);

/** The words of an act: what it does, and with which cards or what else. @param {string} act */
const parted = (act) => [act.split(" ")[0] ?? "", act.split(" ").slice(1).join(" ")];

/** What buttons for other commands say. */
const names = /** @type {Record<string, string>} */ ({
	ready: "page.ready", unready: "page.unready", claim: "page.claim", stand: "page.leave", back: "page.back",
	resume: "page.resume", sit: "page.sit",
	undo: "page.undo", replay: "page.do.replay", pause: "page.do.pause", abandon: "page.abandon",
});

/** What a command does, in words. @param {Kept["command"]} command */
export function called({ do: what, act = "", text = "", on = false }) {
	const [verb, rest] = parted(act);
	if (what === "chat") return t("page.unsent.chat", { text });
	if (what === "answer") return t(on ? "page.agree" : "page.disagree");
	if (what !== "act") return t(names[what === "ask" ? text : what] ?? "page.unsent.other");
	if (verb === "play" || verb === "lay") return list(cardsOf(rest).map((c) => spoken(c)));
	return verb === "name" ? trumpName(rest) : offerName(act);
}

/** The same to look at: cards as cards. @param {{command: Kept["command"]}} props */
function What({ command }) {
	const [verb, rest] = parted(command.act ?? "");
	const cards = command.do === "act" && (verb === "play" || verb === "lay");
	return cards ? html`<span class="of">${minis(rest)}</span>` : html`<b>${called(command)}</b>`;
}

/**
 * What waits to be sent, each with a way to have it not sent; and why, unless that is told already.
 * @param {{unsent: Unsent, told?: string}} props
 */
export function Waits({ unsent, told = "" }) {
	return delayed(unsent).map((k) => html`<p key=${k.command.id} class="unsent">
		<span>${t(k.undo ? "page.unsent.stopping" : "page.unsent")} <${What} command=${k.command} /></span>
		${k.undo
			? null
			: html`<button type="button" class="button plain" onclick=${() => unsent.withdraw(k.command.id)}>
					${t("page.unsent.stop")}<span class="unseen"> ${called(k.command)}</span>
				</button>`}
		${k.why && !told ? html`<small>${k.why}</small>` : null}
	</p>`);
}

/**
 * The signs of a table. Screen readers hear of each once; who plays by typing reads it in the log.
 * @param {{table: OpenTable}} props
 */
export function Signs({ table }) {
	const wrong = table.wrong.value;
	const was = useRef("");
	useEffect(() => {
		if (was.current && !wrong && !settings.spoken.peek()) tellAll(lineTold("", was.current), true);
		was.current = wrong;
	}, [wrong]);
	const live = settings.spoken.value ? {} : { role: "status" };
	return html`<div class="signs" ...${live}>
		${wrong ? html`<p class="cut"><span aria-hidden="true" class="broken"></span>${lineTold(wrong, "")}</p>` : null}
		<${Waits} unsent=${table.unsent} told=${wrong} />
	</div>`;
}
