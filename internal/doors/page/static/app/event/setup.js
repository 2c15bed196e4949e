// The dialog in which an event is set up, and in which its setup is changed later.

import { today } from "../base/dates.js";
import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { NameField, useName } from "../parts/chairs.js";
import {
	Amount, Button, Dialog, Line, Picks, Select, attempt, changing, named, trouble, useAsked, useAttempt,
} from "../parts/components.js";
import { HouseRules, Which, asPublished, changesOf } from "../parts/houserules.js";
import { own } from "../parts/invitation.js";
import { newSeed } from "../study/slips.js";
import { learn, variantChosen, variantGroups, variants, withSession } from "../table/join.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { makeEvent } from "../transport/eventoperations.js";
import { newID } from "../transport/http.js";
import { isMe, me } from "../transport/session.js";
import { variantOf } from "../transport/variants.js";
import { dealTakes, ids } from "./reading.js";
/** @import { EventSetup, Variant } from "../base/types.js" */
/** @import { Desk } from "./reading.js" */

/** The greatest length of an event's title, in characters. */
const longestTitle = 200;

/** The contents of the form. plus: the points of a ruling above or below the average. */
const usual = () => ({
	title: "", date: today(), variant: "", play: /** @type {"boards" | "matches"} */ ("boards"), rounds: 3, deals: 8,
	ranking: /** @type {"sum" | "field"} */ ("sum"), cards: /** @type {"drawn" | "text" | "hand"} */ ("drawn"), seed: "",
	group: "", where: /** @type {"here" | "online"} */ ("here"), house: asPublished,
	plus: 16, deputies: /** @type {string[]} */ ([]), apart: /** @type {string[][]} */ ([]),
});

/** How an event is played online: ten minutes for each board or match, and ten seconds more after each act. */
const online = { clock: { bank: 600_000, add: 10_000 }, bot: "club" };

/** @typedef {ReturnType<typeof usual>} Plan */
/** @typedef {{plan: Plan, set: (change: Partial<Plan>) => void}} Part */

/** A setup in the form. @param {EventSetup} setup @returns {Plan} */
const planOf = ({ title, date, variant, play, rounds, deals, scoring, group = "", deputies = [], apart = [] }) => ({
	...usual(), title, date, variant, play: play === "boards" ? play : "matches", rounds, deals, group, deputies, apart,
	ranking: scoring?.field ? "field" : "sum", plus: scoring?.plus ?? 0,
});

/** What stays as it was first set up. @param {Plan} plan @param {Variant | undefined} rules */
function lasting({ variant, play, deals, cards, seed, group, where, house }, rules) {
	const changes = changesOf(house, rules);
	const away = where === "online" && group !== "";
	const text = away || play !== "boards" ? "" : cards === "drawn" ? newSeed() : cards === "text" ? seed.trim() : "";
	return { variant, play, deals, organiser: "", ...(changes && { rules: changes }), ...(text && { seed: text }),
		...(group && { group }), ...(away && { online }) };
}

/**
 * The setup in the server's format.
 * @param {Plan} plan @param {Omit<EventSetup, "title" | "date" | "rounds">} was the setup before, or what lasts of it
 * @returns {EventSetup}
 */
function setupOf({ title, date, rounds, ranking, plus, deputies, apart }, was) {
	const { scoring: { field, plus: _, ...scoring } = {}, deputies: __, apart: ___, ...kept } = was;
	return {
		...kept, title, date, rounds,
		...(was.play === "boards"
			&& { scoring: { ...scoring, ...(ranking === "field" && { field: true }), ...(plus && { plus }) } }),
		...(deputies.length && { deputies }), ...(apart.length && { apart }),
	};
}

/** What is played. @param {Part} props */
function Play({ plan, set }) {
	const change = changing(set);
	return html`<div>
			<${Picks} label=${t("page.event.play")} value=${plan.play} onchange=${change("play")}
				options=${named("page.event.play", "boards", "matches")} />
			<p class="soft small">${t(`page.event.play.about.${plan.play}`)}</p>
		</div>
		${plan.play === "matches" || plan.group && plan.where === "online" ? null : html`<div>
			<${Picks} label=${t("page.event.cards")} value=${plan.cards} onchange=${change("cards")}
				options=${named("page.event.cards", "drawn", "text", "hand")} />
			${plan.cards === "text"
				? html`<${Line} label=${t("page.event.cards.word")} required maxlength="48" autocapitalize="none"
					value=${plan.seed} oninput=${change("seed")} />`
				: null}
			<p class="soft small">${t(`page.event.cards.about.${plan.cards}`)}</p>
		</div>`}`;
}

/** How much is played, and what counts. @param {Part & {changes: boolean}} props */
function Counts({ plan, set, changes }) {
	const change = changing(set);
	return html`<div class="row">
			<${Amount} label=${t("page.event.rounds")} value=${plan.rounds} min=${1} max=${99} onchange=${change("rounds")} />
			${changes ? null : html`<${Amount} label=${t(`page.event.deals.${plan.play}`)} value=${plan.deals}
				min=${1} max=${200} onchange=${change("deals")} />`}
		</div>
		${changes ? null : html`<p class="soft small">
			${t("page.event.deals.about", { n: plan.deals, minutes: plan.deals * dealTakes })}</p>`}
		${plan.play === "boards"
			? html`<div>
				<${Picks} label=${t("page.event.rank")} value=${plan.ranking} onchange=${change("ranking")}
					options=${named("page.event.rank", "sum", "field")} />
				<p class="soft small">${t(`page.event.rank.about.${plan.ranking}`)}</p>
			</div>`
			: null}`;
}

/**
 * What is on a list, with a button that takes it off.
 * @param {{all: string[], onremove: (i: number) => void}} props
 */
const Taken = ({ all, onremove }) => (all.length
	? html`<ul class="desk-list">${all.map((text, i) => html`<li key=${text}><span>${text}</span>
		<${Button} plain onclick=${() => onremove(i)} say=${t("page.event.remove")} /></li>`)}</ul>` : null);

/** The players who may become deputies: members of the group, and friends. @param {string} group "" for none */
function useHelpers(group) {
	const asks = async () => {
		if (!me.peek()) return [];
		const [{ players }, { members }] = await Promise.all([hall.ties(), group ? hall.group({ group }) : { members: [] }]);
		const friends = players.filter((p) => p.friend && !members.some((m) => m.id === p.id));
		return [...members, ...friends].filter((p) => !isMe(p.id));
	};
	return useAsked(asks, group, me.value?.id);
}

/** What few events need. @param {Part & {desk: Desk | undefined}} props */
function More({ plan, set, desk }) {
	const { deputies, apart, group } = plan;
	const { value: helpers = [], wrong } = useHelpers(group);
	const [pair, setPair] = useState(["", ""]);
	const free = helpers.filter((p) => !deputies.includes(p.id));
	const members = desk?.of.view.members ?? [];
	const nameOf = (/** @type {string} */ id) => helpers.find((p) => p.id === id)?.name ?? t("page.event.by.deputy");
	const [one = "", other = ""] = pair;
	const known = apart.some((p) => p.includes(one) && p.includes(other));
	/** @param {number} i @param {string} label */
	const member = (i, label) => html`<${Select} label=${label} value=${pair[i]}
		options=${[["", "–"], ...members.map((m) => [m.id, m.name ?? "?"])]}
		onchange=${(/** @type {string} */ id) => setPair(pair.with(i, id))} />`;
	return html`<details><summary>${t("page.event.setup.more")}</summary><div class="stack">
		${plan.play === "boards"
			? html`<div><${Amount} label=${t("page.event.plus")} value=${plan.plus} min=${0} max=${999}
					onchange=${changing(set)("plus")} />
				<p class="soft small">${t("page.event.plus.about")}</p></div>`
			: null}
		${!desk || isMe(desk.setup.organiser)
			? html`<div>${free.length
					? html`<${Select} label=${t("page.event.deputies")} value=""
						options=${[["", t("page.event.bot.choose")], ...free.map((p) => [p.id, p.name])]}
						onchange=${(/** @type {string} */ id) => id && set({ deputies: [...deputies, id] })} />`
					: html`<p class="small soft">${t("page.event.deputies")}</p>`}
				${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
				<${Taken} all=${deputies.map(nameOf)} onremove=${(/** @type {number} */ i) =>
					set({ deputies: deputies.toSpliced(i, 1) })} />
				<p class="soft small">${t("page.event.deputies.about")}</p></div>`
			: null}
		${members.length > 1
			? html`<div class="whole"><div class="row">${member(0, t("page.event.apart"))}
					${member(1, t("page.event.apart.from"))}
					<${Button} disabled=${!one || !other || one === other || known} say=${t("page.event.enter.do")}
						onclick=${() => (set({ apart: [...apart, pair] }), setPair(["", ""]))} /></div>
				<${Taken} all=${apart.map((p) => p.map(desk?.of.name ?? String).join(" – "))}
					onremove=${(/** @type {number} */ i) => set({ apart: apart.toSpliced(i, 1) })} /></div>`
			: null}
	</div></details>`;
}

/**
 * The dialog.
 * @param {{group?: string, desk?: Desk, onclose: () => void}} props group: the event's, "" for none; desk: of the event
 *   whose setup is changed
 */
export function SetUp({ group = "", desk, onclose }) {
	useEffect(() => void attempt(learn), []);
	const [plan, setPlan] = useState(() => (desk ? planOf(desk.setup) : { ...usual(), group }));
	const [id] = useState(newID);
	/* If two change it at once, the desk asks which counts. */
	const [was] = useState(() => ids(desk?.of.stand.filter((a) => a.do === "setup") ?? []));
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt((e) => setWrong(trouble(e)));
	const name = useName();
	const asks = async () => (me.peek() ? (await hall.groups({})).groups.filter((g) => g.role !== "member") : []);
	const { value: groups = [] } = useAsked(asks, me.value?.id);
	const variant = variants.value.find((v) => v.id === plan.variant) ?? variantChosen();
	const rules = variantOf(variant?.id);
	const says = desk ? ["page.event.setup", "page.event.save"] : ["page.events.new", "page.events.new"];
	if (!variant) return html`<${Dialog} title=${t(says[0] ?? "")} onclose=${onclose}>
		<p class="soft" role="status">${t("page.event.phone.opening")}</p><//>`;
	/** @param {Partial<Plan>} change */
	const set = (change) => (setPlan((now) => ({ ...now, ...change })), setWrong(""));
	const change = async (/** @type {Desk} */ { setup, send }) => {
		if (await send({ do: "setup", setup: setupOf(plan, setup), replaces: was })) onclose();
	};
	const make = async () => {
		if (!(await name.keep())) return;
		const setup = setupOf(plan, lasting({ ...plan, variant: variant.id }, rules));
		const { event } = await withSession(() => makeEvent({ id, setup }), "there");
		go(`/event/${event}`);
	};
	const submit = (/** @type {SubmitEvent} */ e) => (e.preventDefault(), void once(() => (desk ? change(desk) : make())));
	const actions = html`<button type="submit" form="new-event" class="button chief" aria-busy=${busy}>${t(says[1] ?? "")}
	</button>`;
	return html`<${Dialog} broad title=${t(says[0] ?? "")} onclose=${onclose} actions=${actions}>
		<form id="new-event" class="create stack" onsubmit=${submit}>
			${!desk && own(location.hostname) ? html`<p class="trouble">${t("page.events.own")}</p>` : null}
			<div class="row">
				<${Line} class="wide-line" label=${t("page.event.title")} required maxlength=${longestTitle} value=${plan.title}
					placeholder=${t("page.event.title.like")} oninput=${changing(set)("title")} />
				<${Line} label=${t("page.event.day")} type="date" required value=${plan.date} oninput=${changing(set)("date")} />
			</div>
			${desk ? null : html`${me.value ? null : html`<${NameField} name=${name} />`}
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
				<${Play} plan=${plan} set=${set} />`}
			<${Counts} plan=${plan} set=${set} changes=${Boolean(desk)} />
			<${More} plan=${plan} set=${set} desk=${desk} />
			${desk ? html`<p class="soft small">${t("page.event.setup.stays")}</p>`
				: html`<${HouseRules} own=${plan.house} set=${changing(set)("house")} rules=${rules} />`}
			<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		</form>
	<//>`;
}
