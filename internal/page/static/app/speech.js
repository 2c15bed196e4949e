// Playing by typed commands with spoken answers, for who does not look at the
// screen: the switch, and the place at the table where it goes on.

import { html, signal, useEffect } from "./html.js";
import { later } from "./later.js";
import { t } from "./phrase.js";
import { settings } from "./settings.js";

/** What draws the conversation; it comes when it is wanted. */
const conversation = signal(/** @type {((props: any) => any) | null} */ (null));

/**
 * The switch for people who play by typing and listening, to stand first on
 * every page: unseen until it has the focus, as the link past the navigation.
 */
export function Spoken() {
	const { spoken } = settings;
	return html`<section aria-label=${t("page.choices.spoken")}>
		<button type="button" class="skip" role="switch" aria-checked=${spoken.value} onclick=${() => (spoken.value = !spoken.value)}>
			${t("page.choices.spoken.switch", { on: spoken.value ? "yes" : "no" })}
		</button>
	</section>`;
}

/**
 * A field to type commands in and a log of what is answered and what happens;
 * nothing unless that is wanted.
 * @param {{table: import("./playing.js").Open, message: import("./types.js").Message, names: string[], variant: any}} props
 */
export function Speech(props) {
	const wanted = settings.spoken.value;
	useEffect(() => {
		if (wanted) later().then((m) => (conversation.value = m.Conversation), console.error);
	}, [wanted]);
	const Conversation = conversation.value;
	return wanted && Conversation ? html`<${Conversation} ...${props} />` : null;
}
