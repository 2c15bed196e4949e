// A complaint to the operators of the server about what a player says, and what came of it.

import { html, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { store, storedData } from "../base/stored.js";
import { Button, Check, Dialog, Line, announce, useAttempt } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { words } from "./chat.js";
/** @import { Said } from "../base/types.js" */

/** Where the browser notes the complaints of which no outcome has been told. */
const waiting = "ninetynine.complaint";

/** Their numbers; earlier versions noted one. @returns {number[]} */
const noted = () => [storedData(waiting) ?? []].flat();

/** @param {number[]} ids */
const note = (ids) => store(waiting, ids.length > 0 ? JSON.stringify(ids) : null);

/** The most lines of a complaint. */
const most = 10;

/**
 * The complaint about a player.
 * @param {{table: string, whom: {id: string, name: string}, talk: Said[], onclose: () => void}} props
 *   talk: the chat of the table
 */
export function Complain({ table, whom, talk, onclose }) {
	const said = talk.filter((s) => s.by === whom.id).slice(-most);
	const [chosen, setChosen] = useState(/** @type {number[]} */ ([]));
	const [text, setText] = useState("");
	const { busy, once } = useAttempt();
	const send = () =>
		once(async () => {
			const { complaints } = await hall.complain({ table, whom: whom.id, lines: chosen, text: text.trim() });
			note([...noted(), ...complaints.map((c) => c.id)]);
			announce(t("page.complain.sent"));
			onclose();
		});
	/** @param {number} seq @param {boolean} on */
	const choose = (seq, on) => setChosen(on ? [...chosen, seq] : chosen.filter((s) => s !== seq));
	const empty = chosen.length === 0 && !text.trim();
	return html`<${Dialog} title=${t("page.complain.title", { name: whom.name })} onclose=${onclose}
		actions=${html`<${Button} chief aria-busy=${busy} disabled=${empty} onclick=${send}
			say=${t("page.complain.send")} />`}>
		<p>${t("page.complain.about")}</p>
		<div class="stack">${said.map((s) => html`<${Check} key=${s.seq} label=${words(s)} checked=${chosen.includes(s.seq)}
			onchange=${(/** @type {boolean} */ on) => choose(s.seq, on)} />`)}
		<${Line} label=${t("page.complain.text")} maxlength="300" value=${text} oninput=${setText} /></div>
	<//>`;
}

/** Tells the person, once, that operators have dealt with their complaints. */
export async function tellOutcome() {
	if (noted().length === 0) return;
	const { complaints } = await hall.complaints({});
	const own = complaints.filter((c) => noted().includes(c.id));
	note(own.filter((c) => !c.outcome).map((c) => c.id));
	const outcomes = own.flatMap((c) => c.outcome ?? []);
	if (outcomes.length === 0) return;
	const acted = outcomes.some((o) => o !== "dismiss");
	announce(t("page.complain.outcome", { outcome: acted ? "act" : "none" }));
}
