// The switch for playing by typed commands with spoken answers, for people who do not use the screen;
// conversation.js shows the table.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { announce } from "../parts/components.js";

/** The switch. It comes first on every page, invisible until focused, like a skip link. */
export function Spoken() {
	const { spoken } = settings;
	const turn = () => {
		spoken.value = !spoken.value;
		if (spoken.peek() && !document.querySelector("main.table:not(.lesson)")) announce(t("page.choices.spoken.on"));
	};
	return html`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${spoken.value}
			aria-label=${t("page.choices.spoken")} onclick=${turn}>
			${t("page.choices.spoken.switch", { on: spoken.value ? "yes" : "no" })}
		</button>
	</section>`;
}
