// The events that the player runs or takes part in, and those of a group.

import { html, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { Bare, Button, useAsked } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { myEvents } from "../transport/eventoperations.js";
import { without } from "../transport/route.js";
import { me, sessionKnown } from "../transport/session.js";
import { SetUp } from "./setup.js";
/** @import { EventListed } from "../base/types.js" */

/** A day in words. @param {string} day as 2026-11-30 */
export const dayInWords = (day) => date(Date.parse(`${day}T12:00`), { dateStyle: "medium" });

/**
 * The title of an event. That of an evening is its group's name.
 * @param {{title: string, evening?: string, online?: {evening?: string}}} event
 */
export const titleOf = ({ title, evening, online }) =>
	(evening ?? online?.evening ? t("page.evenings.of", { group: title }) : title);

/** Events in a list. @param {{events: EventListed[]}} props */
const Rows = ({ events }) => html`<ul class="held">${events.map((e) => html`<li key=${e.event} class="row">
	<span><a href=${`/event/${e.event}`}><b>${titleOf(e)}</b></a><br />
		<span class="soft small">${[dayInWords(e.date), t(`variant.${e.variant}`),
			t("page.event.players.n", { n: e.players }),
				e.closed ? t("page.event.closed") : ""].filter(Boolean).join(" · ")}</span>
	</span>
</li>`)}</ul>`;

/** The screen of the player's events. */
export function Events() {
	const { value, wrong } = useAsked(async () => (me.peek() ? (await myEvents()).events : []), me.value?.id);
	const [open, setOpen] = useState(false);
	if (without.value || !sessionKnown.value) return html`<${Bare} text=${without.value ? t("page.event.server") : ""} />`;
	return html`<main id="main" tabindex="-1" class="records people">
		<header class="stack"><h1>${t("page.events")}</h1><p class="lead">${t("page.events.about")}</p></header>
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		<p><${Button} chief onclick=${() => setOpen(true)} say=${t("page.events.new")} /></p>
		${value?.length ? html`<section><h2>${t("page.events.yours")}</h2><${Rows} events=${value} /></section>` : null}
		${open ? html`<${SetUp} group="" onclose=${() => setOpen(false)} />` : null}
	</main>`;
}

/** A group's events, and a new one. @param {{group: string, organises: boolean}} props */
export function GroupEvents({ group, organises }) {
	const { value = [], wrong } = useAsked(async () => (await hall.groupEvents({ group })).events, group);
	const [open, setOpen] = useState(false);
	if (value.length === 0 && !organises && !wrong) return null;
	return html`<section><h2>${t("page.events")}</h2>
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		<${Rows} events=${value} />
		${organises
			? html`<p><${Button} onclick=${() => setOpen(true)} say=${t("page.events.new")} /></p>`
			: null}
		${open ? html`<${SetUp} group=${group} onclose=${() => setOpen(false)} />` : null}
	</section>`;
}
