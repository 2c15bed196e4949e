// The screen of an event: for its organiser and deputies the desk, for a table's phone its pad, for others what all may
// see; and the wall.

import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Bare, Button, announce, trouble } from "../parts/components.js";
import { without } from "../transport/route.js";
import { me, sessionKnown } from "../transport/session.js";
import { Connection } from "./connection.js";
import { DeskPage } from "./desk.js";
import { dayInWords, titleOf } from "./events.js";
import { Ranking, seatedAt } from "./ranking.js";
import { progress, roundText } from "./reading.js";
import { Sending } from "./sending.js";
import { Travellers } from "./travellers.js";
import { Wall } from "./wall.js";
import { Phone } from "./phone.js";
import { latest } from "./words.js";
/** @import { EventView } from "../base/types.js" */
/** @import { NewAct } from "./connection.js" */

/** How often the desk and the wall ask, in milliseconds: what is entered is seen within two seconds. */
const pace = 1000;

/**
 * The table and its code, as the card on a table has them in the address: #4.k3f… The desk adds the board to enter and
 * its round. A phone that scans another card may show it in the same page.
 */
function useCard() {
	const [hash, setHash] = useState(location.hash);
	useEffect(() => {
		const changed = () => setHash(location.hash);
		addEventListener("hashchange", changed);
		return () => removeEventListener("hashchange", changed);
	}, []);
	return /^#(\d{1,3})\.([\w-]+)(?:\.(\d+)(?:\.(\d+))?)?$/.exec(hash);
}

/** @param {{rest: string[]}} props */
export function Event({ rest: [id = "", part = ""] }) {
	const [, table, code = "", board = "0", round = "0"] = useCard() ?? [];
	if (table) {
		return html`<${Phone} key=${`${id} ${table} ${code}`} id=${id} table=${Number(table)} code=${code}
			board=${Number(board)} round=${Number(round)} />`;
	}
	if (without.value || !sessionKnown.value) return html`<${Bare} text=${without.value ? t("page.event.server") : ""} />`;
	return html`<${Shown} key=${`${id} ${me.value?.id}`} id=${id} wall=${part === "wall"} />`;
}

/** @param {{id: string, wall: boolean}} props */
function Shown({ id, wall }) {
	const [connection, setConnection] = useState(/** @type {Connection | null} */ (null));
	useEffect(() => {
		const made = new Connection(id, { wall, pace });
		setConnection(made);
		return () => made.close();
	}, [id, wall]);
	const shown = connection?.shown.value;
	const refused = connection?.refused.value;
	const offline = connection?.offline.value;
	if (!connection || !shown?.view) {
		return html`<${Bare} wrong=${refused ? trouble(refused) : offline ? t("trouble.unreached") : ""} />`;
	}
	const { view, desk } = shown;
	if (wall) return html`<${Wall} view=${view} stale=${Boolean(refused || offline)} />`;
	const own = html`<${Own} view=${view} you=${shown.you} connection=${connection} />`;
	if (desk) return html`<${DeskPage} connection=${connection} shown=${{ ...shown, view, desk }} own=${own} />`;
	return html`<${Open} connection=${connection} view=${view} you=${shown.you} own=${own} />`;
}

/**
 * What the player does at an event online: take part, go to the table, or stay away.
 * @param {{view: EventView, you: string | undefined, connection: Connection}} props
 */
function Own({ view, you, connection }) {
	const player = me.value;
	if (!view.online || view.closed || !player) return null;
	const send = async (/** @type {NewAct} */ act) => {
		for (const no of await connection.send(act).done) announce(trouble(no.why)), connection.dismiss(no);
	};
	const round = latest(view);
	const tables = round && !round.closed ? round.tables : [];
	const table = tables.find((x) => you !== undefined && x.seats.includes(you));
	const next = (round?.number ?? 0) + 1;
	const plays = view.members.find((m) => m.id === you)?.plays;
	const evening = view.online.evening; // it has seated its players
	if (you === undefined) {
		if (evening) return null;
		const enter = () => send({ do: "member", member: player.id, person: player.id, name: player.name });
		return html`<p><${Button} chief onclick=${enter} say=${t("page.event.take")} /></p>`;
	}
	return html`<p class="row">
		${table?.at && progress(table).played < progress(table).of
			? html`<a class="button chief" href=${`/t/${table.at}`}>${t("page.evenings.go")}</a>` : null}
		${evening ? null
			: html`<${Button} plain onclick=${() => send({ do: plays ? "gone" : "here", member: you, round: next })}
				say=${t(plays ? "page.event.leave" : "page.event.return", { n: next })} />`}</p>`;
}

/**
 * What everyone may see.
 * @param {{connection: Connection, view: EventView, you: string | undefined, own: unknown}} props
 */
function Open({ connection, view, you, own }) {
	const round = latest(view);
	return html`<main id="main" tabindex="-1" class="records">
		<header class="stack"><h1>${titleOf(view)}</h1>
			<p class="soft">${dayInWords(view.date)} · ${t(`variant.${view.variant}`)} · ${view.closed ? t("page.event.closed")
				: roundText(round, view.planned)}</p></header>
		<${Sending} connection=${connection} />
		${own}
		${round && !view.closed
			? html`<section><h2>${t("page.event.round", { n: round.number })}</h2>
				<ul class="held">${round.tables.map((x) => html`<li key=${x.number} class="row">
					<span><b>${t("page.event.table", { n: x.number })}</b> ${seatedAt(view, x.seats)}</span>
					<span class="soft">
						${t("page.event.progress", { n: progress(x).played, of: progress(x).of })}</span></li>`)}</ul></section>`
			: null}
		<section><h2>${t("page.event.part.ranking")}</h2><${Ranking} view=${view} you=${you} /></section>
		${view.travellers?.length
			? html`<section><h2>${t("page.event.part.travellers")}</h2>
				<${Travellers} view=${view} event=${connection.id} /></section>` : null}
	</main>`;
}
