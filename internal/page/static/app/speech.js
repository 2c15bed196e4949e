// The switch for playing by typed commands with spoken answers, for who does
// not look at the screen: conversation.js is the place at the table.

import { html } from "./html.js";
import { t } from "./phrase.js";
import { settings } from "./settings.js";

/**
 * The switch for people who play by typing and listening, to stand first on
 * every page: unseen until it has the focus, as the link past the navigation.
 */
export function Spoken() {
	const { spoken } = settings;
	return html`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${spoken.value}
			onclick=${() => (spoken.value = !spoken.value)}>
			${t("page.choices.spoken.switch", { on: spoken.value ? "yes" : "no" })}
		</button>
	</section>`;
}
