// What a table says when a new version of the page waits.

import { html, signal } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Button } from "../parts/components.js";
import { loadNow, ready } from "./serviceworker.js";

/** Whether the person wants to see the cards below the notice first; until the page is loaded. */
const closed = signal(false);

/** Says that a new version waits, and loads it when the person wants: the table is there again. */
export function Edition() {
	if (!ready.value || closed.value) return null;
	return html`<div class="unkept edition row" role="status">
		<p>${t("page.edition.ready")}</p>
		<${Button} onclick=${loadNow} say=${t("page.edition.load")} />
		<${Button} onclick=${() => (closed.value = true)} say=${t("page.close")} />
	</div>`;
}
