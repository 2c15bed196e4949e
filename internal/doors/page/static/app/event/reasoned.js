// An act that needs a reason, which the log shows.

import { html, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Button, Line } from "../parts/components.js";
/** @import { Children } from "../base/html.js" */

/** The reasons that a table gives most often. */
const often = ["typing", "count", "names"];

/**
 * @param {{say: string, onsend: (reason: string) => void, children?: Children, can?: boolean, table?: boolean}} props
 *   say: what is done; children: fields before the reason; table: a tap gives one of the usual reasons
 */
export function Reasoned({ say, onsend, children, can = true, table }) {
	const [reason, setReason] = useState("");
	const submit = (/** @type {Event} */ e) => (e.preventDefault(), onsend(reason.trim()));
	return html`<form class="reasoned stack" onsubmit=${submit}>
		${children}
		${table ? html`<p>${t("page.event.phone.why")}</p>
			<div class="event-reasons">${often.map((one) => t(`page.event.phone.reason.${one}`)).map((usual) =>
				html`<${Button} key=${usual} onclick=${() => onsend(usual)} say=${usual} />`)}</div>` : null}
		<div class="row"><${Line} label=${t(`page.event.${table ? "phone.why.own" : "reason"}`)} required maxlength="200"
			value=${reason} oninput=${setReason} />
			<button class="button" disabled=${!can || !reason.trim()}>${say}</button></div>
	</form>`;
}
