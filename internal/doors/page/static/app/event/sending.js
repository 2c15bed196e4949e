// What the server has not answered.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
/** @import { Connection } from "./connection.js" */

/** Says that acts wait for the server. @param {{connection: Connection}} props */
export const Sending = ({ connection: { offline, waiting } }) => (offline.value
	? html`<p class="trouble unprinted" role="status">${t("page.event.offline", { n: waiting.value.length })}</p>` : null);
