// An act that needs a reason, which the log shows.

import { html, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Line } from "../parts/components.js";
/** @import { Children } from "../base/html.js" */

/**
 * @param {{say: string, onsend: (reason: string) => void, children?: Children, can?: boolean}} props say: what is done;
 *   children: fields before the reason
 */
export function Reasoned({ say, onsend, children, can = true }) {
	const [reason, setReason] = useState("");
	const submit = (/** @type {Event} */ e) => (e.preventDefault(), onsend(reason));
	return html`<form class="reasoned stack" onsubmit=${submit}>
		${children}
		<div class="row"><${Line} label=${t("page.event.reason")} required maxlength="200"
			value=${reason} oninput=${setReason} />
			<button class="button" disabled=${!can}>${say}</button></div>
	</form>`;
}
