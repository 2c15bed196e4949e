// The screen of an event: for its organiser and deputies the desk, for a table's phone its pad, for others what all may
// see; and the wall.

import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Bare, trouble } from "../parts/components.js";
import { without } from "../transport/route.js";
import { me, sessionKnown } from "../transport/session.js";
import { Connection } from "./connection.js";
import { DeskPage } from "./desk.js";
import { dayInWords } from "./events.js";
import { Ranking, Travellers, seatedAt } from "./ranking.js";
import { progress, roundText } from "./reading.js";
import { Wall } from "./wall.js";
import { Phone } from "./phone.js";
import { latest } from "./words.js";
/** @import { EventView } from "../base/types.js" */

/** How often the desk and the wall ask, in milliseconds: what is entered is seen within two seconds. */
const pace = 1000;

/**
 * The table and its code, as the card on a table has them in the address: #4.k3f… A phone that scans another card may
 * show it in the same page.
 */
function useCard() {
	const [hash, setHash] = useState(location.hash);
	useEffect(() => {
		const changed = () => setHash(location.hash);
		addEventListener("hashchange", changed);
		return () => removeEventListener("hashchange", changed);
	}, []);
	return /^#(\d{1,2})\.([\w-]+)$/.exec(hash);
}

/** @param {{rest: string[]}} props */
export function Event({ rest: [id = "", part = ""] }) {
	const [, table, code = ""] = useCard() ?? [];
	if (table) return html`<${Phone} key=${`${id} ${table} ${code}`} id=${id} table=${Number(table)} code=${code} />`;
	if (without.value || !sessionKnown.value) return html`<${Bare} text=${without.value ? t("page.event.server") : ""} />`;
	return html`<${Shown} key=${`${id} ${me.value?.id}`} id=${id} wall=${part === "wall"} />`;
}

/** @param {{id: string, wall: boolean}} props */
function Shown({ id, wall }) {
	const [connection, setConnection] = useState(/** @type {Connection | null} */ (null));
	useEffect(() => {
		const made = new Connection(id, { pace });
		setConnection(made);
		return () => made.close();
	}, [id]);
	const shown = connection?.shown.value;
	const refused = connection?.refused.value;
	if (!connection || !shown?.view) return html`<${Bare} wrong=${refused ? trouble(refused) : ""} />`;
	const { view, desk } = shown;
	if (wall) return html`<${Wall} view=${view} />`;
	if (desk) return html`<${DeskPage} connection=${connection} shown=${{ ...shown, view, desk }} />`;
	return html`<${Open} view=${view} you=${shown.you} />`;
}

/** What everyone may see. @param {{view: EventView, you: string | undefined}} props */
function Open({ view, you }) {
	const round = latest(view);
	return html`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${view.title}</h1>
			<p class="soft">${dayInWords(view.date)} · ${t(`variant.${view.variant}`)} · ${view.closed ? t("page.event.closed")
				: roundText(round, view.planned)}</p></header>
		${round && !view.closed
			? html`<section><h2>${t("page.event.round", { n: round.number })}</h2>
				<ul class="held">${round.tables.map((x) => html`<li key=${x.number} class="row">
					<span><b>${t("page.event.table", { n: x.number })}</b> ${seatedAt(view, x.seats)}</span>
					<span class="soft">
						${t("page.event.progress", { n: progress(x).played, of: progress(x).of })}</span></li>`)}</ul></section>`
			: null}
		<section><h2>${t("page.event.part.ranking")}</h2><${Ranking} view=${view} you=${you} /></section>
		${view.travellers?.length
			? html`<section><h2>${t("page.event.part.travellers")}</h2><${Travellers} view=${view} /></section>` : null}
	</main>`;
}
