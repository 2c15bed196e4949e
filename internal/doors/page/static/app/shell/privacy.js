// The privacy text: what the server keeps of people and what stays in the browser, for how long, and whom to ask.

import { alone } from "../base/build.js";
import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { useAsked } from "../parts/components.js";
import * as hall from "../transport/api.js";

/** @param {{about: string, parts: string[]}} props */
const Part = ({ about, parts }) => html`<section class="stack">
	<h2>${t(`page.privacy.${about}`)}</h2>
	${parts.map((text) => html`<p>${text}</p>`)}
</section>`;

/** The operator's address, as a link. @param {{contact: string}} props */
const Contact = ({ contact }) => html`<p>
	${t("page.privacy.contact")}${" "}<a href=${contact}>${contact.replace(/^(mailto|https):(\/\/)?/, "")}</a>
</p>`;

export function Privacy() {
	const { value: server, wrong } = useAsked(async () => (alone ? undefined : hall.privacy({})));
	/** @param {string[]} names */
	const paragraphs = (...names) => names.map((name) => t(`page.privacy.${name}`));
	return html`<main id="main" tabindex="-1" class="stack lessons">
		<h1>${t("page.nav.privacy")}</h1>
		${wrong ? html`<p class="trouble">${wrong}</p>` : null}
		${alone ? html`<p>${t("page.privacy.alone")}</p>` : null}
		${server
			? html`<${Part} about="server"
					parts=${[
						...paragraphs("name", "keys", "play", "pads", "ratings", "groups", "evenings", "order"),
						...paragraphs(...(server.push ? ["push"] : []), server.callers ? "logged" : "unlogged"),
						t("page.privacy.networks", { n: server.networks }),
						t("page.privacy.others", { push: server.push ? "yes" : "no" }),
					]} />
				<${Part} about="long" parts=${[
					t("page.privacy.sessions", { forget: server.forget, guests: server.guests }),
					...paragraphs("matches", "erased"),
					...(server.chat > 0 ? [t("page.privacy.chat", { n: server.chat })] : []),
					server.backups > 0 ? t("page.privacy.days", { n: server.backups }) : t("page.privacy.backups"),
				]} />`
			: null}
		<${Part} about="browser" parts=${paragraphs("stays")} />
		${server
			? html`<${Part} about="rights" parts=${paragraphs("change")} />
				${server.contact ? html`<${Contact} contact=${server.contact} />` : html`<p>${t("page.privacy.uncontact")}</p>`}`
			: null}
	</main>`;
}
