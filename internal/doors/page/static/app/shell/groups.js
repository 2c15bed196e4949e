// Groups: small circles of players, with tables, evenings, a history and a ladder of their own.

import { html, useEffect, useState } from "../base/html.js";
import { csvOf, saveTable } from "../base/output.js";
import { number, t } from "../base/phrase.js";
import { GroupEvents } from "../event/events.js";
import { GroupSeason } from "../event/season.js";
import { NameField, nameOf, useName } from "../parts/chairs.js";
import {
	Bare, Button, Confirm, Dialog, Line, Wide, announce, useAsked, useAttempt, useTurns,
} from "../parts/components.js";
import { Introduction, Invitation } from "../parts/invitation.js";
import { ratingText } from "../parts/ratings.js";
import { Matches } from "../study/records.js";
import { withSession } from "../table/join.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { without } from "../transport/route.js";
import { isMe, me, sessionKnown } from "../transport/session.js";
import { Evenings } from "./evenings.js";
import { Create } from "./newtable.js";
import { Name, Role, Tables, sits } from "./people.js";
/** @import { GroupDoor, GroupMember, GroupShown, Ladder, Membership } from "../base/types.js" */

/** How often a group is looked at again, in milliseconds. */
const refresh = 60_000;

/** @param {{rest: string[]}} props */
export function Group({ rest: [id = ""] }) {
	if (without.value || !sessionKnown.value) return html`<${Bare} />`;
	return html`<${Look} key=${id} id=${id} />`;
}

/**
 * A group as its members see it; or its door, for those who have its code.
 * @param {string} id @param {string} code "" for members @returns {Promise<{group?: GroupShown, door?: GroupDoor}>}
 */
async function look(id, code) {
	const missing = (/** @type {unknown} */ e) => {
		if (e instanceof Refused && e.status === 404) return undefined;
		throw e;
	};
	const door = code ? await hall.groupDoor({ group: id, code }).catch(missing) : undefined;
	if (door && !door.member) return { door };
	const group = me.peek() ? await hall.group({ group: id }).catch(missing) : undefined;
	return group ? { group } : {};
}

/** @param {{id: string}} props */
function Look({ id }) {
	const [code, setCode] = useState(location.hash.slice(1));
	useEffect(() => {
		const led = () => location.hash && setCode(location.hash.slice(1)); // another link of the group, in this tab
		addEventListener("hashchange", led);
		return () => removeEventListener("hashchange", led);
	}, []);
	const { turn, again } = useTurns(refresh);
	const { value, wrong } = useAsked(() => look(id, location.hash ? code : ""), turn, me.value?.id, code);
	const group = value?.group;
	useEffect(() => void (group && location.hash && history.replaceState(null, "", location.pathname)), [group]);
	if (group) return html`<${Inside} group=${group} onchange=${again} />`;
	if (value?.door) return html`<${Door} id=${id} of=${value.door} code=${code} onjoin=${again} />`;
	return html`<${Bare} title=${t("page.groups")} wrong=${wrong} text=${value ? t("page.group.none") : ""} />`;
}

/** The way in. @param {{id: string, of: GroupDoor, code: string, onjoin: () => void}} props */
function Door({ id, of: { name, owner, members }, code, onjoin }) {
	const own = useName();
	const { busy, once } = useAttempt();
	const join = () => once(async () => {
		if (!(await own.keep())) return;
		await withSession(() => hall.joinGroup({ group: id, code }));
		onjoin();
	});
	return html`<main id="main" tabindex="-1" class="records people stack">
		<h1>${name}</h1>
		<p class="lead">${t("page.group.invited", { owner, n: members })}</p>
		<${Introduction} variant="" />
		${me.value ? null : html`<${NameField} name=${own} />`}
		<p><${Button} chief aria-busy=${busy} onclick=${join} say=${t("page.group.join")} /></p>
	</main>`;
}

/** @param {{group: GroupShown, onchange: () => void}} props */
function Inside({ group: { id, name, code, role, members, tables }, onchange }) {
	const [open, setOpen] = useState(false);
	const [sure, setSure] = useState(false);
	const { busy, once } = useAttempt();
	const organises = role !== "member";
	const last = role === "owner" ? "end" : "leave";
	const history = (/** @type {{before: string}} */ page) => hall.groupHistory({ group: id, ...page });
	const part = () => once(async () => {
		await (last === "end" ? hall.endGroup({ group: id }) : hall.changeMember({ group: id, player: me.peek()?.id ?? "" }));
		go("/people");
	});
	const alone = members.length === 1;
	const waits = tables.some((table) => table.status === "gathering" && !sits(table));
	const link = html`<${Link} id=${id} code=${code} chief=${alone} organises=${organises} onchange=${onchange} />`;
	return html`<main id="main" tabindex="-1" class="records people">
		<header class="stack">
			<h1>${name}</h1>
			<p class="soft">${t("page.group.members", { n: members.length })} · ${t(`page.group.role.${role}`)}</p>
		</header>
		${alone ? html`<section><h2>${t("page.group.alone")}</h2>${link}</section>` : null}
		${tables.length ? html`<${Tables} tables=${tables} title=${t("page.group.tables")} />` : null}
		<p><${Button} chief=${!waits && !alone} onclick=${() => setOpen(true)} say=${t("page.group.open")} /></p>
		${open ? html`<${Create} group=${id} onclose=${() => setOpen(false)} />` : null}
		<${Evenings} group=${id} organises=${organises} />
		<${GroupEvents} group=${id} organises=${organises} />
		<${GroupSeason} group=${id} organises=${organises} />
		<section><h2>${t("page.group.who")}</h2>
			<ul class="held">${members.map((m) =>
				html`<${Row} key=${m.id} group=${id} of=${m} beside=${members} role=${role} onchange=${onchange} />`)}</ul>
			${alone ? null : link}
		</section>
		<${Ladders} id=${id} />
		<${Matches} id=${me.value?.id ?? ""} at="there" read=${history}>
			<${Button} plain aria-busy=${busy} onclick=${() => once(() => saveResults(id))} say=${t("page.season.csv")} />
		<//>
		<section>
			${organises ? html`<${Change} id=${id} name=${name} onchange=${onchange} />` : null}
			<p class="row"><${Button} plain onclick=${() => setSure(true)} say=${t(`page.group.${last}`)} /></p>
		</section>
		${sure
			? html`<${Confirm} title=${t(`page.group.${last}`)} text=${t(`page.group.${last}.sure`)} busy=${busy}
				yes=${t(`page.group.${last}`)} onyes=${part} onclose=${() => setSure(false)} />`
			: null}
	</main>`;
}

/**
 * The link for new members, and how to make another.
 * @param {{id: string, code: string, chief: boolean, organises: boolean, onchange: () => void}} props
 */
function Link({ id, code, chief, organises, onchange }) {
	const { busy, once } = useAttempt();
	const renew = () => once(async () => {
		await hall.changeGroup({ group: id, newCode: true });
		announce(t("page.group.renewed"));
		onchange();
	});
	const link = `${location.origin}/g/${id}#${code}`;
	return html`<${Invitation} invites key=${code} link=${link} label=${t("page.group.link")} chief=${chief} />
		${organises
			? html`<p class="row"><${Button} plain aria-busy=${busy} onclick=${renew} say=${t("page.group.renew")} /></p>`
			: null}`;
}

/** What the owner and organisers change. @param {{id: string, name: string, onchange: () => void}} props */
function Change({ id, name, onchange }) {
	const [typed, setTyped] = useState(name);
	const { busy, once } = useAttempt();
	const rename = (/** @type {Event} */ e) => {
		e.preventDefault();
		void once(async () => {
			await hall.changeGroup({ group: id, name: typed });
			onchange();
		});
	};
	return html`<details><summary>${t("page.group.rename")}</summary>
		<form class="row" onsubmit=${rename}>
			<${Line} label=${t("page.groups.name")} value=${typed} maxlength="40" required oninput=${setTyped} />
			<button class="button" aria-busy=${busy}>${t("page.operate.act.rename")}</button>
		</form></details>`;
}

/**
 * A member, and what the person may do about the member.
 * @param {{group: string, of: GroupMember, beside: GroupMember[], role: Membership["role"],
 *   onchange: () => void}} props
 */
function Row({ group, of, beside, role, onchange }) {
	const [open, setOpen] = useState(false);
	const [sure, setSure] = useState(/** @type {"owner" | "out" | ""} */ (""));
	const { busy, once } = useAttempt();
	/** @type {("owner" | "organiser" | "member" | "out")[]} */
	const acts = isMe(of.id) || of.role === "owner" || role === "member" ? []
		: role === "owner" ? [of.role === "organiser" ? "member" : "organiser", "owner", "out"]
		: of.role === "member" ? ["out"] : [];
	/** @param {typeof acts[number]} act */
	const set = (act) => once(async () => {
		if ((act === "owner" || act === "out") && !sure) return setSure(act);
		await hall.changeMember({ group, player: of.id, ...(act !== "out" && { role: act }) });
		if (act === "out") announce(t("page.group.renewed"));
		setOpen(false);
		onchange();
	});
	return html`<li class="row">
		<span><a href=${`/people/${of.id}`}><b><${Name} of=${of} beside=${beside} /></b></a>
			<${Role} of=${of.role} /></span>
		${acts.length ? html`<${Button} plain onclick=${() => setOpen(true)} say=${t("page.group.change")} />` : null}
		${open
			? html`<${Dialog} title=${of.name} onclose=${() => (setOpen(false), setSure(""))}><div class="stack">
				${sure ? html`<p>${t(`page.group.do.${sure}.sure`, { name: of.name })}</p>` : null}
				${acts.filter((act) => !sure || act === sure).map((act) =>
					html`<${Button} key=${act} aria-busy=${busy} onclick=${() => set(act)}
						say=${t(`page.group.do.${act}`)} />`)}</div><//>`
			: null}
	</li>`;
}

/** Saves the results of a group as comma-separated values: a row for each player of a match. @param {string} id */
async function saveResults(id) {
	/** @type {(string | number)[][]} */
	const rows = [["ended", "variant", "deals", "player", "points", "won"]];
	for (let before = /** @type {string | undefined} */ (""); before !== undefined;) {
		const page = await hall.groupHistory({ group: id, before, limit: 100 });
		for (const m of page.matches) {
			rows.push(...m.chairs.map((c) => [new Date(m.ended).toISOString(), m.variant, m.deals, nameOf(c), c.points,
				m.cut ? "" : Number(c.won ?? false)]));
		}
		before = page.before || undefined;
	}
	saveTable(csvOf(rows), "group.csv");
}

/** The ladders; nothing without a match. @param {{id: string}} props */
function Ladders({ id }) {
	const { value } = useAsked(() => hall.ladders({ group: id }), id);
	const ladders = value?.ladders ?? [];
	return ladders.map((/** @type {Ladder} */ { class: of, players }) => html`<section key=${of}>
		<h2>${t("page.group.ladder")}: ${t(`page.ratings.class.${of}`)}</h2>
		<${Wide}><table class="book">
			<thead><tr><th scope="col">${t("page.ratings.player")}</th><th scope="col">${t("page.ratings.rating")}</th>
				<th scope="col">${t("page.records.matches")}</th></tr></thead>
			<tbody>${players.map((r, i) => html`<tr key=${r.id} class=${r.sure ? "" : "soft"}>
				<th scope="row">${r.sure ? `${i + 1}. ` : ""}
					<a href=${`/people/${r.id}`}>${isMe(r.id) ? html`<b>${r.name}</b>` : r.name}</a></th>
				<td>${ratingText(r)}</td><td>${number(r.matches)}</td></tr>`)}</tbody>
		</table><//>
		${players.every((r) => r.sure) ? null : html`<p class="small soft">${t("page.group.unsure")}</p>`}
	</section>`);
}
