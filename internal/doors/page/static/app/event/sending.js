// What the server has not answered, or has refused.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Button, trouble } from "../parts/components.js";
import { boardName } from "./words.js";
/** @import { EventView } from "../base/types.js" */
/** @import { Connection, RefusedAct } from "./connection.js" */

/** Says that what is shown is old, and that acts wait for the server. @param {{connection: Connection}} props */
export function Sending({ connection: { offline, refused, waiting } }) {
	const wrong = refused.value ? trouble(refused.value)
		: offline.value ? t("page.event.offline", { n: waiting.value.length }) : "";
	return wrong ? html`<p class="trouble unprinted" role="status">${wrong}</p>` : null;
}

/**
 * Whether the page reaches the server, what waits, and what was refused.
 * @param {{connection: Connection, view: EventView}} props
 */
export function State({ connection, view }) {
	const { refusals, waiting } = connection;
	const tried = (/** @type {RefusedAct} */ { act }) => waiting.value.some(({ id }) => id === act.id);
	return html`<${Sending} connection=${connection} />
		${refusals.value.map((refusal) => html`<p key=${refusal.act.id} class="trouble unprinted" role="alert">
			${refusal.act.board ? `${boardName(view, refusal.act.board)}: ` : ""}${trouble(refusal.why)}
			<${Button} plain say=${t(tried(refusal) ? "page.event.withdraw" : "page.close")}
				onclick=${() => connection.dismiss(refusal)} /></p>`)}`;
}
