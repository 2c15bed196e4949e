// The people with whom one plays: friends and their tables, players met, muted and blocked; and a player's page.

import { html, useEffect, useState } from "../base/html.js";
import { alike } from "../base/names.js";
import { t } from "../base/phrase.js";
import { Button, Line, useAsked, useAttempt } from "../parts/components.js";
import { Matches } from "../study/records.js";
import { Own as Ratings } from "../study/ratings.js";
import { again, sit, withSession } from "../table/join.js";
import { Acts, act, meetings, tieLine, tie } from "../table/playercard.js";
import { ago, rivals, row, titleOf } from "../table/tables.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { newID } from "../transport/http.js";
import { without } from "../transport/route.js";
import { isMe, me } from "../transport/session.js";
import { FriendLink, Invited, Read } from "./friends.js";
/** @import { Membership, Summary, Tied, Tying } from "../base/types.js" */
/** @import { Naming } from "../parts/chairs.js" */

/** How many matches a player's form is about, and how many of them tell something. */
const recent = 10, telling = 5;

/** @param {{rest: string[]}} props */
export const People = ({ rest: [id = ""] }) => html`<main id="main" tabindex="-1" class="records people">
	${id ? html`<${Person} key=${id} id=${id} />` : html`<${All} key=${me.value?.id} />`}
</main>`;

function All() {
	const [changed, setChanged] = useState(0);
	const { value, wrong } = useAsked(async () => {
		if (!me.peek() || without.peek()) return { players: [], code: "", tables: [] };
		const [{ players, code }, { all }] = await Promise.all([hall.ties(), hall.tables("friends", 1, "there")]);
		return { players, code, tables: all };
	}, String(changed));
	const change = () => setChanged((n) => n + 1);
	const { players = [], code = "", tables = [] } = value ?? {};
	const apart = (/** @type {Tied} */ p) => p.mute || p.block;
	/** @param {"friends" | "followers" | "followed" | "met" | "apart"} of @param {Tied[]} found */
	const listed = (of, found) => (found.length > 0
		? html`<section key=${of}><h2>${t(`page.people.${of}`)}</h2>
			<ul class="held">${found.map((p) =>
				html`<${Row} key=${p.id} of=${p} beside=${players} onchange=${change} />`)}</ul></section>`
		: null);
	return html`<h1>${t("page.people")}</h1>
		${without.value ? null : html`<p><a href="/you">${t(me.value ? "page.you.go" : "page.you.back")}</a></p>`}
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		${code ? html`<${Read} players=${players} />` : null}
		${value && players.length === 0
			? html`<section><p class="lead">${t("page.people.none")}</p>
				<p><a class="button chief" href="/">${t("page.records.play")}</a></p></section>`
			: null}
		${tables.length ? html`<${Tables} tables=${tables} />` : null}
		${listed("friends", players.filter((p) => p.friend))}
		${listed("followers", players.filter((p) => p.follower && !p.follow && !apart(p)))}
		${listed("followed", players.filter((p) => p.follow && !p.friend))}
		${without.value ? null : html`<${Groups} />`}
		${code
			? html`<section><h2>${t("page.people.add")}</h2><${FriendLink} code=${code} onrenew=${change} /></section>`
			: null}
		${listed("met", players.filter((p) => p.met && !p.follow && !p.follower && !apart(p)))}
		${listed("apart", players.filter(apart))}`;
}

/** What a member is besides. @param {{of: Membership["role"]}} props */
export const Role = ({ of }) =>
	(of === "member" ? null : html`<br /><span class="soft small">${t(`page.group.role.${of}`)}</span>`);

/** The person's groups, and a new one. */
function Groups() {
	const { value } = useAsked(async () => (me.peek() ? (await hall.groups({})).groups : []), me.value?.id);
	const [name, setName] = useState("");
	const [open, setOpen] = useState(false);
	const [request] = useState(newID);
	const { busy, once } = useAttempt();
	const make = (/** @type {Event} */ e) => {
		e.preventDefault();
		void once(async () => go(`/g/${(await withSession(() => hall.makeGroup({ id: request, name }))).id}`));
	};
	return html`<section><h2>${t("page.groups")}</h2>
		<p>${t("page.groups.about")}</p><p><a href="/events">${t("page.events")}</a></p>
		${value?.length
			? html`<ul class="held">${value.map((g) => html`<li key=${g.id} class="row">
				<span><a href=${`/g/${g.id}`}><b>${g.name}</b></a>
					<${Role} of=${g.role} /></span>
			</li>`)}</ul>`
			: null}
		${open
			? html`<form class="row" onsubmit=${make}>
				<${Line} label=${t("page.groups.name")} value=${name} maxlength="40" required oninput=${setName} />
				<button class="button chief" aria-busy=${busy}>${t("page.groups.make")}</button></form>`
			: html`<p><${Button} onclick=${() => setOpen(true)} say=${t("page.groups.make")} /></p>`}
	</section>`;
}

/** Whether the person has a chair at a table. @param {Summary} table */
export const sits = ({ chairs }) => chairs.some((c) => isMe(c.player));

/**
 * The tables of friends and groups, or those that the title names.
 * @param {{tables: Summary[], title?: string}} props
 */
export const Tables = ({ tables, title = t("page.people.tables") }) =>
	html`<section><h2>${title}</h2><${TableRows} tables=${tables} chief /></section>`;

/** For whom a table is, and who may still come. @param {Summary} table */
function about(table) {
	const { invited, groupName, audience, house, status, clock, chairs } = table;
	const free = chairs.filter((c) => !c.player && !c.bot).length;
	return [
		invited ? t("page.home.invited") : groupName || (audience === "friends" && t("page.home.for-friends")),
		house && t("page.home.house"), clock && t("page.home.clock", { clock }),
		status === "gathering" && t("page.home.seats", { free }), ago(table),
	].filter(Boolean).join(" · ");
}

/**
 * Tables in a list, those that wait for players first; nothing without any.
 * @param {{tables: Summary[], chief?: boolean, name?: Naming}} props chief: to sit down at the first is what the person
 *   most likely wants; name: what the person has to say before
 */
export function TableRows({ tables, chief = false, name }) {
	const { busy, once } = useAttempt();
	const waits = (/** @type {Summary} */ table) => table.status === "gathering" && !sits(table);
	const sorted = [...tables].sort((a, b) => Number(waits(b)) - Number(waits(a)));
	if (sorted.length === 0) return null;
	return html`<ul class="held">${sorted.map((table, i) => html`<li key=${table.id} class="row">
		<span><b>${sits(table) ? titleOf(table) : companyOf(table)}</b>
			<br /><span class="soft small">${about(table)}</span></span>
		${waits(table)
			? html`<${Button} chief=${chief && i === 0} aria-busy=${busy} 
				onclick=${() => once(async () => (!name || (await name.keep())) && sit(table.id))} say=${t("page.home.sit")} />`
			: html`<a class="button plain" href=${`/t/${table.id}`}>
				${t(sits(table) ? "page.evenings.go" : "page.home.watch")}</a>`}
	</li>`)}</ul>`;
}

/** The game of other players, and who they are. @param {Summary} table */
const companyOf = ({ variant, chairs }) => {
	const names = rivals(chairs);
	const args = { variant: t(`variant.${variant}`), names: row(names) };
	return t(names.length > 0 ? "page.home.on.with" : "page.home.on.alone", args);
};

/**
 * A name, with its tag where another of those beside it has the same name.
 * @param {{of: {id: string, name: string, tag: string}, beside: {id: string, name: string}[]}} props
 */
export const Name = ({ of, beside }) => (beside.some((p) => p.id !== of.id && alike(p.name, of.name))
	? html`${of.name}<span class="soft tag">·${of.tag}</span>`
	: of.name);

/** @param {{of: Tied, beside: Tied[], onchange: () => void}} props */
function Row({ of, beside, onchange }) {
	const { busy, once } = useAttempt();
	/** @param {Tying["tie"]} kind @param {boolean} on */
	const set = (kind, on) => once(async () => {
		await tie({ player: of.id, tie: kind, on });
		onchange();
	});
	const kind = of.block ? "block" : of.mute ? "mute" : "follow";
	const button = kind === "follow" && of.follow ? "" : act(of, kind);
	return html`<li class="row">
		<span><a href=${`/people/${of.id}`}><b><${Name} of=${of} beside=${beside} /></b></a>
			<br /><span class="soft small">${tieLine(of)}</span></span>
		<span class="doings">${(of.table || of.friend) && !of.block
			? html`<${Button} plain aria-busy=${busy} onclick=${() => once(() => again(of.table ?? "", [of.id]))}
				say=${t(of.table ? "page.people.again" : "page.people.play")} />`
			: null}
		${button
			? html`<${Button} plain aria-busy=${busy} onclick=${() => set(kind, !of[kind])} say=${t(`page.tie.${button}`)} />`
			: null}</span>
	</li>`;
}

/** A player's page. @param {{id: string}} props */
function Person({ id }) {
	const [changes, setChanges] = useState(0);
	const change = () => setChanges((n) => n + 1);
	useEffect(() => {
		addEventListener("hashchange", change); // another link of the player, in this tab
		return () => removeEventListener("hashchange", change);
	}, []);
	const { value, wrong } = useAsked(async () => {
		const [profile, { matches }, ties] = await Promise.all([
			hall.profile({ player: id }), hall.history({ player: id, limit: recent }),
			me.peek() ? hall.ties() : { players: [], code: "" },
		]);
		return { profile, matches, ...ties };
	}, changes, me.value?.id);
	if (wrong) return html`<h1>${t("page.people")}</h1><p class="trouble" role="status">${wrong}</p>`;
	if (!value) return null;
	const { profile, matches, players, code } = value;
	const of = { ...players.find((p) => p.id === profile.id), ...profile };
	const { id: own = "", name: called = "" } = me.value ?? {};
	const invitation = location.hash.slice(1);
	if (invitation && own !== profile.id && !of.friend && !of.block) {
		const done = () => (history.replaceState(null, "", location.pathname), change());
		return html`<${Invited} id=${id} name=${profile.name} code=${invitation} ondone=${done} />`;
	}
	const decided = matches.filter((m) => !m.cut);
	const won = decided.filter((m) => m.chairs.some((c) => c.player === profile.id && c.won));
	return html`<header class="stack">
			<h1><${Name} of=${of} beside=${[...players, { id: own, name: called }]} /></h1>
			<p class="soft">${[
				meetings(of), decided.length >= telling && t("page.people.form", { n: won.length, of: decided.length }),
			].filter(Boolean).join(" · ")}</p>
			${own === profile.id
				? html`<${FriendLink} code=${code} onrenew=${change} />`
				: html`<${Acts} of=${of} table=${of.table ?? ""} onchange=${change} />`}
		</header>
		<${Ratings} player=${profile.id} ratings=${profile.ratings} keyless=${profile.keyless} />
		<${Matches} id=${profile.id} at="there" />`;
}
