// The events that the player runs or takes part in, those of a group, and the form that sets one up.

import { today } from "../base/dates.js";
import { html, useEffect, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { NameField, useName } from "../parts/chairs.js";
import {
	Amount, Bare, Button, Dialog, Line, Picks, Select, attempt, changing, named, trouble, useAsked, useAttempt,
} from "../parts/components.js";
import { HouseRules, Which, asPublished, changesOf } from "../parts/houserules.js";
import { newSeed } from "../study/slips.js";
import { learn, variantChosen, variantGroups, variants, withSession } from "../table/join.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { makeEvent, myEvents } from "../transport/eventoperations.js";
import { newID } from "../transport/http.js";
import { without } from "../transport/route.js";
import { me, sessionKnown } from "../transport/session.js";
import { variantOf } from "../transport/variants.js";
/** @import { EventListed, EventSetup, Variant } from "../base/types.js" */

/** The greatest length of an event's title, in characters. */
const longestTitle = 200;

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
	const { value = [] } = useAsked(async () => (await hall.groupEvents({ group })).events, group);
	const [open, setOpen] = useState(false);
	if (value.length === 0 && !organises) return null;
	return html`<section><h2>${t("page.events")}</h2>
		<${Rows} events=${value} />
		${organises
			? html`<p><${Button} onclick=${() => setOpen(true)} say=${t("page.events.new")} /></p>`
			: null}
		${open ? html`<${SetUp} group=${group} onclose=${() => setOpen(false)} />` : null}
	</section>`;
}

/** The contents of the form. */
const usual = () => ({
	title: "", date: today(), variant: "", play: /** @type {"boards" | "matches"} */ ("boards"), rounds: 3, deals: 8,
	ranking: /** @type {"sum" | "field"} */ ("sum"), cards: /** @type {"drawn" | "text" | "hand"} */ ("drawn"), seed: "",
	group: "", where: /** @type {"here" | "online"} */ ("here"), house: asPublished,
});

/** How an event is played online: ten minutes for each board or match, and ten seconds more after each act. */
const online = { clock: { bank: 600_000, add: 10_000 }, bot: "club" };

/** @typedef {ReturnType<typeof usual>} Plan */
/** @typedef {{plan: Plan, set: (change: Partial<Plan>) => void}} Part */

/** The setup in the server's format. @param {Plan} plan @param {Variant | undefined} rules @returns {EventSetup} */
function setupOf(plan, rules) {
	const { title, date: day, variant, play, rounds, deals, ranking, cards, seed, group, where, house } = plan;
	const changes = changesOf(house, rules);
	const boards = play === "boards";
	const away = where === "online" && group !== "";
	const text = away ? "" : cards === "drawn" ? newSeed() : cards === "text" ? seed.trim() : "";
	return {
		title, date: day, variant, play, rounds, deals, organiser: "",
		...(changes && { rules: changes }), ...(boards && text && { seed: text }),
		...(boards && ranking === "field" && { scoring: { field: true } }), ...(group && { group }), ...(away && { online }),
	};
}

/** What is played, and what counts. @param {Part} props */
function Play({ plan, set }) {
	const change = changing(set);
	const boards = plan.play === "boards";
	return html`<div>
			<${Picks} label=${t("page.event.play")} value=${plan.play} onchange=${change("play")}
				options=${named("page.event.play", "boards", "matches")} />
			<p class="soft small">${t(`page.event.play.about.${plan.play}`)}</p>
		</div>
		<div class="row">
			<${Amount} label=${t("page.event.rounds")} value=${plan.rounds} min=${1} max=${99} onchange=${change("rounds")} />
			<${Amount} label=${t(`page.event.deals.${plan.play}`)} value=${plan.deals} min=${1} max=${200}
				onchange=${change("deals")} />
		</div>
		<p class="soft small">${t("page.event.deals.about")}</p>
		${boards
			? html`<div>
					<${Picks} label=${t("page.event.rank")} value=${plan.ranking} onchange=${change("ranking")}
						options=${named("page.event.rank", "sum", "field")} />
					<p class="soft small">${t(`page.event.rank.about.${plan.ranking}`)}</p>
				</div>
				${plan.group && plan.where === "online" ? null : html`<div>
					<${Picks} label=${t("page.event.cards")} value=${plan.cards} onchange=${change("cards")}
						options=${named("page.event.cards", "drawn", "text", "hand")} />
					${plan.cards === "text"
						? html`<${Line} label=${t("page.event.cards.word")} required maxlength="48" autocapitalize="none"
							value=${plan.seed} oninput=${change("seed")} />`
						: null}
					<p class="soft small">${t(`page.event.cards.about.${plan.cards}`)}</p>
				</div>`}`
			: null}`;
}

/** The form. @param {{group: string, onclose: () => void}} props group: the event's; "" for none */
function SetUp({ group, onclose }) {
	useEffect(() => void attempt(learn), []);
	const [plan, setPlan] = useState(() => ({ ...usual(), group }));
	const [id] = useState(newID);
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt((e) => setWrong(trouble(e)));
	const name = useName();
	const asks = async () => (me.peek() ? (await hall.groups({})).groups.filter((g) => g.role !== "member") : []);
	const { value: groups = [] } = useAsked(asks, me.value?.id);
	const variant = variants.value.find((v) => v.id === plan.variant) ?? variantChosen();
	const rules = variantOf(variant?.id);
	if (!variant) return null;
	/** @param {Partial<Plan>} change */
	const set = (change) => (setPlan((now) => ({ ...now, ...change })), setWrong(""));
	const submit = (/** @type {SubmitEvent} */ e) => {
		e.preventDefault();
		void once(async () => {
			if (!(await name.keep())) return;
			const setup = setupOf({ ...plan, variant: variant.id }, rules);
			const { event } = await withSession(() => makeEvent({ id, setup }), "there");
			go(`/event/${event}`);
		});
	};
	const actions = html`<button type="submit" form="new-event" class="button chief" aria-busy=${busy}>
		${t("page.events.new")}
	</button>`;
	return html`<${Dialog} broad title=${t("page.events.new")} onclose=${onclose} actions=${actions}>
		<form id="new-event" class="create stack" onsubmit=${submit}>
			<div class="row">
				<${Line} class="wide-line" label=${t("page.event.title")} required maxlength=${longestTitle} value=${plan.title}
					placeholder=${t("page.event.title.like")} oninput=${changing(set)("title")} />
				<${Line} label=${t("page.event.day")} type="date" required value=${plan.date} oninput=${changing(set)("date")} />
			</div>
			${me.value ? null : html`<${NameField} name=${name} />`}
			<${Which} value=${variant.id} groups=${variantGroups()}
				onchange=${(/** @type {string} */ to) => set({ variant: to, house: { ...plan.house, changed: {} } })} />
			${groups.length
				? html`<${Select} label=${t("page.event.group")} value=${plan.group} onchange=${changing(set)("group")}
					options=${[["", t("page.event.group.none")], ...groups.map((g) => [g.id, g.name])]} />`
				: null}
			${plan.group
				? html`<div><${Picks} label=${t("page.event.where")} value=${plan.where} onchange=${changing(set)("where")}
						options=${named("page.event.where", "here", "online")} />
					<p class="soft small">${t(`page.event.where.about.${plan.where}`)}</p></div>`
				: null}
			<${Play} plan=${plan} set=${set} />
			<${HouseRules} own=${plan.house} set=${changing(set)("house")} rules=${rules} />
			<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		</form>
	<//>`;
}
