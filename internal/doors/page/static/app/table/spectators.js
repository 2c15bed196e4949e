// The bar for spectators, with the button to take a chair.

import { html } from "../base/html.js";
import { t } from "../base/phrase.js";
import { SitDown, useName } from "../parts/chairs.js";
/** @import { Message } from "../base/types.js" */
/** @import { Command } from "../transport/api.js" */

/**
 * @param {{message: Message, busy?: boolean, ondo: (command: Command) =>
 *   Promise<unknown>}} props
 */
export function Watching({ message, busy = false, ondo }) {
	const { stage, chairs } = message.table;
	const name = useName();
	/** @param {number} seat */
	const sit = async (seat) => (await name.keep()) && ondo({ do: "sit", seat });
	return html`<section class="watching" aria-label=${t("page.watch")}>
		<p><b>${t("page.watch")}</b> ${stage === "waiting" ? null : t("page.watch.seen")}</p>
		${stage === "waiting" ? html`<${SitDown} chairs=${chairs} name=${name} onsit=${sit} busy=${busy} />` : null}
		<a class="button plain" href="/">${t("page.home")}</a>
	</section>`;
}
