// The players of an event at its desk: entering names, who is there, spellings joined, computer players.

import { html, useId, useState } from "../base/html.js";
import { levels } from "../base/lists.js";
import { alike, tidy } from "../base/names.js";
import { list, t } from "../base/phrase.js";
import { Button, Dialog, Line, Select, announce, named, useAsked } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { Refused, newID } from "../transport/http.js";
import { me } from "../transport/session.js";
import { ids, presence, presenceActs } from "./reading.js";
import { Reasoned } from "./reasoned.js";
import { waiting } from "./seating.js";
import { memberNamed } from "./words.js";
/** @import { EventMember } from "../base/types.js" */
/** @import { Desk } from "./reading.js" */

/** The greatest length of a name at an event, in characters. */
const longest = 40;

/** Those who may come: the group's members, and the players of its season. @param {string | undefined} group */
function useKnown(group) {
	const asks = async () => {
		if (!group) return me.peek() ? [{ id: me.peek()?.id, name: me.peek()?.name ?? "" }] : [];
		const [{ members }, { players }] = await Promise.all([hall.group({ group }), hall.groupSeason({ group })]);
		const others = players.filter((p) => !members.some((m) => m.id === p.player || alike(m.name, p.name)));
		return [...members, ...others.map((p) => ({ id: undefined, name: p.name }))];
	};
	/** A deputy may be no member of the group. @param {unknown} e @returns {never[]} */
	const unseen = (e) => {
		if (e instanceof Refused && e.status === 404) return [];
		throw e;
	};
	return useAsked(() => asks().catch(unseen), group, me.value?.id);
}

/** @param {{desk: Desk}} props */
export function Players({ desk }) {
	const { of, setup, send } = desk;
	const { value: known = [], wrong } = useKnown(setup.group);
	const [typed, setTyped] = useState("");
	const [chosen, setChosen] = useState("");
	const options = useId();
	/** @param {string[]} names */
	const enter = (names) => {
		const whole = names.map(tidy);
		const all = whole.map((n) => tidy(n.slice(0, longest)));
		const fresh = all.filter((n, i) => n && all.findIndex((o) => alike(o, n)) === i && !memberNamed(of.view, n));
		const twice = all.filter((n) => n && memberNamed(of.view, n));
		const long = fresh.filter((n) => !whole.includes(n));
		if (twice.length) announce(t("page.event.twice", { name: list(twice) }));
		if (long.length) announce(t("page.event.cut", { name: list(long), n: longest }));
		void send(...fresh.map((name) => {
			const person = known.find((k) => k.id && alike(k.name, name))?.id;
			return /** @type {const} */ ({ do: "member", member: newID(), name, ...(person && { person }) });
		}));
		setTyped("");
	};
	const paste = (/** @type {ClipboardEvent} */ e) => {
		const lines = e.clipboardData?.getData("text").split(/[\n;\t]+/).filter((line) => line.trim()) ?? [];
		if (lines.length < 2) return;
		e.preventDefault();
		enter(lines);
	};
	const bot = (/** @type {string} */ level) => level && send(/** @type {const} */
		({ do: "member", member: newID(), bot: level,
		name: botName(of.view.members, level) }));
	const submit = (/** @type {Event} */ e) => (e.preventDefault(), enter([typed]));
	const there = of.view.members.filter((m) => !m.bot && !presence(of, m.id).startsWith("gone")).length;
	const member = of.view.members.find((m) => m.id === chosen);
	const sorted = [...of.view.members].sort((a, b) => Number(!!a.bot) - Number(!!b.bot) ||
		(a.name ?? "").localeCompare(b.name ?? ""));
	return html`<section class="desk-players">
		<form class="row" onsubmit=${submit}>
			<${Line} label=${t("page.event.enter")} value=${typed} list=${options} maxlength=${longest} enterkeyhint="done"
				oninput=${setTyped} onpaste=${paste} />
			<datalist id=${options}>${known.filter((k) => !memberNamed(of.view, k.name)).map((k) =>
				html`<option key=${k.name} value=${k.name} />`)}</datalist>
			<button class="button">${t("page.event.enter.do")}</button>
			${of.view.online ? html`<${Select} label=${t("page.event.bot")} value="" onchange=${bot}
				options=${[["", t("page.event.bot.choose")], ...named("page.level", ...levels)]} />` : null}
		</form>
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		<p class="small soft">${t("page.event.enter.about")}</p>
		<p><b>${t("page.event.players.n", { n: there })}</b></p>
		<ul class="desk-list">${sorted.map((m) => html`<${Row} key=${m.id} desk=${desk} member=${m}
			onchange=${() => setChosen(m.id)} />`)}</ul>
		${member ? html`<${Change} desk=${desk} member=${member} known=${known} onclose=${() => setChosen("")} />` : null}
	</section>`;
}

/** A name for one more computer player of a level. @param {EventMember[]} members @param {string} level */
function botName(members, level) {
	const n = members.filter((m) => m.bot === level).length;
	return `${t(`page.level.${level}`)}${n ? ` ${n + 1}` : ""}`;
}

/** @param {{desk: Desk, member: EventMember, onchange: () => void}} props */
function Row({ desk, member, onchange }) {
	const { of, send } = desk;
	const now = presence(of, member.id);
	const last = Math.max(of.view.planned, of.next);
	/** @param {number} a @param {number} b */
	const rounds = (a, b) => Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
	const gone = of.next > 1 && of.rounds.some((r) => r.tables.some((x) => x.seats.includes(member.id)));
	const waits = of.round && !of.round.closed && !member.bot && of.next <= of.view.planned
		&& waiting(of, of.round).includes(member.id);
	const options = [["here", waits ? t("page.event.from", { n: of.next }) : t("page.event.here")],
		["gone", gone ? t("page.event.until", { n: of.next - 1 }) : t("page.event.gone")],
		...rounds(of.next + 1, last).map((n) => [`from ${n}`, t("page.event.from", { n })]),
		...rounds(of.next, last - 1).map((n) => [`until ${n}`, t("page.event.until", { n })]),
		...(now === "" ? [["", t("page.event.varies")]] : [])];
	return html`<li class=${now === "gone" ? "absent" : ""}>
		<button type="button" class="link" onclick=${onchange}>${of.name(member.id)}</button>
		${member.others?.length ? html`<small class="soft">${member.others.join(", ")}</small>` : null}
		${of.view.online && !member.plays && now === "here"
			? html`<small class="soft">${t("page.event.silent")}</small>` : null}
		${member.bot
			? html`<span class="soft small">${t("page.event.bot")}</span>`
			: html`<${Select} hidden label=${t("page.event.there", { name: of.name(member.id) })} value=${now} options=${options}
				onchange=${(/** @type {string} */ when) => when && send(...presenceActs(of, member.id, when))} />`}
	</li>`;
}

/**
 * What can be put right about a member.
 * @param {{desk: Desk, member: EventMember, known: {id: string | undefined, name: string}[],
 *   onclose: () => void}} props
 */
function Change({ desk: { of, send }, member, known, onclose }) {
	const [name, setName] = useState(member.name ?? "");
	const entered = of.stand.filter((a) => a.do === "member" && of.root(a.member) === member.id);
	const joins = of.stand.filter((a) => a.do === "same" && of.root(a.member) === member.id);
	const [person, setPerson] = useState(entered.find((a) => a.person)?.person ?? "");
	const [other, setOther] = useState("");
	const rename = (/** @type {Event} */ e) => {
		e.preventDefault();
		void send({ do: "member", member: member.id, name, ...(person && { person }), ...(member.bot && { bot: member.bot }),
			replaces: ids(entered.filter((a) => a.member === member.id || joins.length === 0)) });
		onclose();
	};
	const join = () => (send({ do: "same", member: member.id, other }), onclose());
	const people = known.filter((k) => k.id);
	return html`<${Dialog} title=${of.name(member.id)} onclose=${onclose}><div class="stack">
		<form class="stack" onsubmit=${rename}>
			<${Line} label=${t("page.name")} required maxlength=${longest} value=${name} oninput=${setName} />
			${people.length && !member.bot
				? html`<${Select} label=${t("page.event.person")} value=${person} onchange=${setPerson}
					options=${[["", t("page.event.person.none")], ...people.map((k) => [k.id, k.name])]} />`
				: null}
			<p><button class="button">${t("page.event.save")}</button></p>
		</form>
		${of.view.online ? null : html`<div class="row">
				<${Select} label=${t("page.event.same")} value=${other} onchange=${setOther}
				options=${[["", "–"],
					...of.view.members.filter((m) => m.id !== member.id).map((m) => [m.id, of.name(m.id)])]} />
			<${Button} disabled=${!other} onclick=${join} say=${t("page.event.same.do")} /></div>
			<p class="small soft">${t("page.event.same.about")}</p>`}
		${joins.length
			? html`<${Reasoned} say=${t("page.event.unjoin")} onsend=${(/** @type {string} */ reason) =>
				(send({ do: "withdraw", replaces: ids(joins), reason }), onclose())} />`
			: null}
		${of.rounds.length === 0
			? html`<${Reasoned} say=${t("page.event.remove")} onsend=${(/** @type {string} */ reason) =>
				(send({ do: "withdraw", replaces: ids(entered), reason }), onclose())} />`
			: null}
	</div><//>`;
}
