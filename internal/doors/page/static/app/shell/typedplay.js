// The switch for playing by typed commands with spoken answers, for people who do not use the screen;
// conversation.js shows the table.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";

/** The switch. It comes first on every page, invisible until focused, like a skip link. */
export function Spoken() {
	const { spoken } = settings;
	return html`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${spoken.value}
			onclick=${() => (spoken.value = !spoken.value)}>
			${t("page.choices.spoken.switch", { on: spoken.value ? "yes" : "no" })}
		</button>
	</section>`;
}
