// This screen is being written.

import { html } from "./html.js";
import { t } from "./phrase.js";

/** @param {{rest: string[]}} props */
export function Rules({ rest }) {
	return html`<main id="main"><h1>${t("title")} ${rest.join("/")}</h1></main>`;
}
