// The people with whom one plays: friends and their tables, players met, muted and blocked; and a player's page.

import { html, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { Button, Line, Told, useAsked, useAttempt, useTurns } from "../parts/components.js";
import { Invitation } from "../parts/invitation.js";
import { Matches } from "../study/records.js";
import { Own as Ratings } from "../study/ratings.js";
import { Complain } from "../table/complain.js";
import { again, sit, withSession } from "../table/join.js";
import { ago, titleOf } from "../table/tables.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { newID, Refused } from "../transport/http.js";
import { without } from "../transport/route.js";
import { isMe, me } from "../transport/session.js";
/** @import { Membership, Said, Summary, Tied, Tying } from "../base/types.js" */

/** How many matches a player's form is about. */
const recent = 10;

/** @param {{rest: string[]}} props */
export const People = ({ rest: [id = ""] }) => html`<main id="main" tabindex="-1" class="records people">
	${id ? html`<${Person} key=${`${id} ${me.value?.id}`} id=${id} />` : html`<${All} key=${me.value?.id} />`}
</main>`;

/** Makes or ends a tie. @param {Tying} tying */
const tie = (tying) => withSession(() => hall.tie(tying));

function All() {
	const [changed, setChanged] = useState(0);
	const { value, wrong } = useAsked(async () => {
		if (!me.peek() || without.peek()) return { players: [], tables: [] };
		const [{ players }, { all }] = await Promise.all([hall.ties(), hall.tables("friends", 1, "there")]);
		return { players, tables: all };
	}, String(changed));
	const change = () => setChanged((n) => n + 1);
	const { players = [], tables = [] } = value ?? {};
	const apart = (/** @type {Tied} */ p) => p.mute || p.block;
	/** @param {"friends" | "followed" | "met" | "apart"} of @param {Tied[]} found */
	const listed = (of, found) => (found.length > 0
		? html`<section key=${of}><h2>${t(`page.people.${of}`)}</h2>
			<ul class="held">${found.map((p) => html`<${Row} key=${p.id} of=${p} onchange=${change} />`)}</ul></section>`
		: null);
	return html`<h1>${t("page.people")}</h1>
		${without.value ? null : html`<p><a href="/you">${t(me.value ? "page.you.go" : "page.you.back")}</a></p>`}
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		${value && players.length === 0
			? html`<section><p class="lead">${t("page.people.none")}</p>
				<p><a class="button chief" href="/">${t("page.records.play")}</a></p></section>`
			: null}
		${tables.length ? html`<${Tables} tables=${tables} />` : null}
		${listed("friends", players.filter((p) => p.friend))}
		${listed("followed", players.filter((p) => p.follow && !p.friend))}
		${without.value ? null : html`<${Groups} />`}
		${me.value && !without.value
			? html`<section><h2>${t("page.people.add")}</h2><p>${t("page.people.add.about")}</p>
				<${Invitation} link=${`${location.origin}/people/${me.value.id}`} label=${t("page.people.link")} /></section>`
			: null}
		${listed("met", players.filter((p) => p.met && !p.follow && !apart(p)))}
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
		<p>${t("page.groups.about")}</p>
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

/** How often the lobby looks for tables of friends, in milliseconds. */
const refresh = 15_000;

/** Whether the person has a chair at a table. @param {Summary} table */
const sits = ({ chairs }) => chairs.some((c) => isMe(c.player));

/** The tables of friends, and those to which the person is invited, for the lobby. */
export function FriendsTables() {
	const { turn } = useTurns(refresh);
	const { value } = useAsked(() => hall.tables("friends", 1, "there"), turn, me.value?.id);
	const foreign = value?.all.filter((table) => !sits(table));
	return foreign?.length ? html`<${Tables} tables=${foreign} />` : null;
}

/**
 * The tables of friends and groups, or those that the title names.
 * @param {{tables: Summary[], title?: string}} props
 */
export function Tables({ tables, title = t("page.people.tables") }) {
	const { busy, once } = useAttempt();
	return html`<section><h2>${title}</h2>
		<ul class="held">${tables.map((table) => html`<li key=${table.id} class="row">
			<span><b>${titleOf(table)}</b><br /><span class="soft small">${
				[table.invited && t("page.home.invited"), ago(table)].filter(Boolean).join(" · ")}</span></span>
			${table.status === "gathering" && !sits(table)
				? html`<${Button} aria-busy=${busy} onclick=${() => once(() => sit(table.id))} say=${t("page.home.sit")} />`
				: html`<a class="button plain" href=${`/t/${table.id}`}>
					${t(sits(table) ? "page.evenings.go" : "page.home.watch")}</a>`}
		</li>`)}</ul></section>`;
}

/** How often one met a player, and when last. @param {Tied} of */
const meetings = ({ met = 0, last = 0 }) =>
	(met ? t("page.people.times", { n: met, when: date(last, { dateStyle: "medium" }) }) : "");

/** A name with its tag. @param {{of: Pick<Tied, "name" | "tag">}} props */
const Name = ({ of }) => html`${of.name}<span class="soft tag">·${of.tag}</span>`;

/** @param {{of: Tied, onchange: () => void}} props */
function Row({ of, onchange }) {
	const { busy, once } = useAttempt();
	/** @param {Tying["tie"]} kind @param {boolean} on */
	const set = (kind, on) => once(async () => {
		await tie({ player: of.id, tie: kind, on });
		onchange();
	});
	const kind = of.block ? "block" : of.mute ? "mute" : "follow";
	const button = of[kind] ? (kind === "follow" ? "" : `undo.${kind}`) : "do.follow";
	const about = [of.block ? t("page.people.blocked") : of.mute ? t("page.people.muted") : "", meetings(of)];
	return html`<li class="row">
		<span><a href=${`/people/${of.id}`}><b><${Name} of=${of} /></b></a>
			<br /><span class="soft small">${about.filter(Boolean).join(" · ")}</span></span>
		<span class="doings">${of.table && !of.block
			? html`<${Button} plain aria-busy=${busy} onclick=${() => once(() => again(of.table ?? "", [of.id]))}
				say=${t("page.people.again")} />`
			: null}
		${button
			? html`<${Button} plain aria-busy=${busy} onclick=${() => set(kind, !of[kind])} say=${t(`page.tie.${button}`)} />`
			: null}</span>
	</li>`;
}

/** A player's page. @param {{id: string}} props */
function Person({ id }) {
	const [changed, setChanged] = useState(/** @type {Tied | null} */ (null));
	const { value, wrong } = useAsked(async () => {
		const [profile, { matches }, players] = await Promise.all([
			hall.profile({ player: id }), hall.history({ player: id, limit: recent }),
			me.peek() ? hall.ties().then((told) => told.players) : [],
		]);
		return { profile, matches, known: players.find((p) => p.id === profile.id) };
	});
	if (wrong) return html`<h1>${t("page.people")}</h1><p class="trouble" role="status">${wrong}</p>`;
	if (!value) return null;
	const { profile, matches, known } = value;
	const of = { ...(changed ?? known), ...profile };
	const decided = matches.filter((m) => !m.cut);
	const won = decided.filter((m) => m.chairs.some((c) => c.player === profile.id && c.won));
	return html`<header class="stack">
			<h1><${Name} of=${of} /></h1>
			<p class="soft">${[
				of.friend ? t("page.people.friend") : "", known ? meetings(known) : "",
				decided.length > 0 && t("page.people.form", { n: won.length, of: decided.length }),
			].filter(Boolean).join(" · ")}</p>
			${me.value?.id === profile.id
				? html`<${Invitation} link=${location.href} label=${t("page.people.link")} />`
				: html`<${Acts} of=${of} table=${known?.table ?? ""} onchange=${setChanged} />`}
		</header>
		<${Ratings} player=${profile.id} ratings=${profile.ratings} keyless=${profile.keyless} />
		<${Matches} id=${profile.id} at="there" />`;
}

/** @param {{of: Tied, table: string, onchange: (now: Tied) => void}} props table: where they met last */
function Acts({ of, table, onchange }) {
	const [about, setAbout] = useState(/** @type {{about: Said, talk: Said[]} | null} */ (null));
	const { busy, once } = useAttempt();
	const report = () => once(async () => {
		if (!table) throw new Told(t("page.people.report.met"));
		const { talk = [] } = await hall.present({ table }).catch((e) => {
			if (e instanceof Refused) return { talk: [] }; // its host may have closed it to us
			throw e;
		});
		setAbout({ about: { seq: 0, at: 0, by: of.id, name: of.name, seat: -1, text: "" }, talk });
	});
	/** @param {Tying["tie"]} kind */
	const button = (kind) => html`<${Button} chief=${kind === "follow" && !of.follow} plain=${kind !== "follow"}
		aria-busy=${busy} say=${t(of[kind] ? `page.tie.undo.${kind}` : `page.tie.do.${kind}`)}
		onclick=${() => once(async () => onchange(await tie({ player: of.id, tie: kind, on: !of[kind] })))} />`;
	return html`<p class="row">
		${button("follow")}
		${table && !of.block
			? html`<${Button} plain aria-busy=${busy} onclick=${() => once(() => again(table, [of.id]))}
				say=${t("page.people.again")} />`
			: null}
		${button("mute")}${button("block")}
		<${Button} plain aria-busy=${busy} onclick=${report} say=${t("page.people.report")} />
	</p>
	<p class="soft small">${t("page.people.private")}</p>
	${about ? html`<${Complain} table=${table} ...${about} onclose=${() => setAbout(null)} />` : null}`;
}
