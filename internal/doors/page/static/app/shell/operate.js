// The operators' page: complaints, players, tables and the audit log, and the acts on them.

import { html, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import {
	Bare, Button, Check, Line, Picks, Select, announce, changing, named, useAsked, useAttempt,
} from "../parts/components.js";
import * as hall from "../transport/api.js";
import { newID } from "../transport/http.js";
import { askSessionAt, me } from "../transport/session.js";
import { variantName } from "../study/records.js";
import { NewEvening } from "./evenings.js";
import { Role } from "./people.js";
/** @import { AuditEntry, Charge as Complaint, Evening, Membership, OperatorAct } from "../base/types.js" */
/** @import { Person as ShownPerson, Sanctioned, Sanctions, Summary } from "../base/types.js" */

const parts = {
	complaints: Complaints, people: People, sanctions: InForce, tables: Tables, groups: Groups, evenings: Evenings,
	log: Log,
};

/** @typedef {keyof typeof parts} Part */

/** @param {{rest: string[]}} _props */
export function Operate(_props) {
	const { value, wrong } = useAsked(async () => (await askSessionAt("there"), true), me.value?.id);
	const [part, setPart] = useState(/** @type {Part} */ ("complaints"));
	if (!value || !me.value?.operator) {
		return html`<${Bare} title=${t("page.nav.operate")} wrong=${wrong} text=${value ? t("page.operate.refused") : ""} />`;
	}
	const Chosen = parts[part];
	return html`<main id="main" tabindex="-1" class="operate">
		<h1>${t("page.nav.operate")}</h1>
		<${Picks} hidden label=${t("page.nav.operate")} value=${part} onchange=${setPart}
			options=${named("page.operate", ...Object.keys(parts))} />
		<${Chosen} key=${part} />
	</main>`;
}

/** A time, to the minute. @param {number} at */
const moment = (at) => date(at, { dateStyle: "medium", timeStyle: "short" });

/**
 * A list, or why there is none.
 * @param {{asked: {value?: unknown, wrong?: string}, empty: boolean, children?: any}} props
 */
function Found({ asked, empty, children }) {
	if (!asked.value) return html`<p class=${asked.wrong ? "trouble" : "soft"} role="status">${asked.wrong ?? ""}</p>`;
	if (empty) return html`<p class="soft" role="status">${t("page.operate.none")}</p>`;
	return html`<ul class="found">${children}</ul>`;
}

function Complaints() {
	const [turn, setTurn] = useState(0);
	const first = { closed: false, before: 0, whom: "", after: 0 };
	const [from, setFrom] = useState(first);
	const asked = useAsked(() => hall.operatorComplaints(from), turn, from);
	const found = asked.value?.complaints ?? [];
	const last = found.at(-1)?.id ?? 0;
	const after = asked.value?.after;
	const ondone = () => (setTurn(turn + 1), void askSessionAt("there").catch(() => {})); // the menu has their number
	return html`<${Check} label=${t("page.operate.complaints.closed")} checked=${from.closed}
			onchange=${(/** @type {boolean} */ closed) => setFrom({ ...first, closed })} />
		<${Found} asked=${asked} empty=${found.length === 0}>${found.map(
			(c) => html`<li key=${c.id}>
				<${Charge} complaint=${c} ondone=${ondone} />
				${c.count && c.count > 1
					? html`<${Button} plain onclick=${() => setFrom({ ...first, whom: c.whom })}
						say=${t("page.operate.complaints.about", { n: c.count })} />`
					: null}
			</li>`,
		)}<//>
		${from.closed && last > 1
			? html`<${Button} onclick=${() => setFrom({ ...from, before: last })} say=${t("page.operate.older")} />`
			: null}
		${from.whom || from.after
			? html`<${Button} onclick=${() => setFrom(first)} say=${t("page.operate.complaints.first")} />`
			: null}
		${after
			? html`<${Button} onclick=${() => setFrom({ ...from, after })} say=${t("page.more")} />`
			: null}`;
}

/**
 * A complaint or an appeal, and the player about whom it is; or its answer.
 * @param {{complaint: Complaint, ondone: () => void}} props
 */
function Charge({ complaint, ondone }) {
	const { id, at, by, from = by, whom, about, called, table, match, lines = [], text } = complaint;
	const { appeal, outcome, answer, watching } = complaint;
	const then = called && about && !about.startsWith(`${called}·`);
	return html`<h2>${t(appeal ? "page.operate.appeal" : "page.operate.complaint", { n: id })}</h2>
		<p class="soft small">${moment(at)} ·${" "}${appeal
			? t("page.operate.appeal.against", { n: appeal })
			: html`<a href=${`/t/${table}`}>${t("page.operate.at", { table, match })}</a>`}</p>
		${appeal ? null : html`<${Other} id=${by} say=${t("page.operate.from", { id: from })} />`}
		${watching ? html`<span class="soft small">${t("page.operate.watching")}</span>` : null}
		${lines.map((l) => html`<blockquote key=${l.seq}>${l.text}</blockquote>`)}
		${text ? html`<p>${text}</p>` : null}
		${then ? html`<p class="small">${t("page.operate.called", { name: called })}</p>` : null}
		${outcome
			? html`<${Other} id=${whom} say=${about ?? whom} />
				${answer ? html`<${Entries} entries=${[answer]} />` : html`<p>${t(`page.operate.act.${outcome}`)}</p>`}`
			: about
				? html`<${Person} id=${whom} complaint=${id} ondone=${ondone} />`
				: html`<p class="soft small">${whom}</p>
					<${Acts} whom=${whom} acts=${["dismiss"]} complaint=${id} ondone=${ondone} />`}`;
}

/** A field to search by. @param {{label: string, onfind: (text: string) => void}} props */
function Search({ label, onfind }) {
	const [text, setText] = useState("");
	const find = (/** @type {Event} */ e) => (e.preventDefault(), onfind(text.trim()));
	return html`<form class="row" onsubmit=${find}>
		<${Line} label=${label} value=${text} oninput=${setText} />
		<button class="button">${t("page.operate.find")}</button>
	</form>`;
}

/**
 * What was found, each with a button that shows more of it.
 * @template {{id: string}} T
 * @param {{asked: {value?: unknown, wrong?: string}, all: T[] | undefined, say: (one: T) => string,
 *   above?: (one: T) => any, within: (one: T) => any}} props
 */
function Opening({ asked, all = [], say, above, within }) {
	const [shown, setShown] = useState("");
	return html`<${Found} asked=${asked} empty=${all.length === 0}>${all.map(
		(one) => html`<li key=${one.id}>
			${above?.(one)}
			<button type="button" class="button plain" aria-expanded=${shown === one.id}
				onclick=${() => setShown(shown === one.id ? "" : one.id)}>${say(one)}</button>
			${shown === one.id ? within(one) : null}
		</li>`,
	)}<//>`;
}

function People() {
	const [find, setFind] = useState("");
	const asked = useAsked(() => hall.people({ find }), find);
	return html`<${Search} label=${t("page.operate.who")} onfind=${setFind} />
		<${Opening} asked=${asked} all=${asked.value?.people} say=${(/** @type {ShownPerson} */ p) => p.tagged}
			within=${(/** @type {ShownPerson} */ p) => html`<${Person} id=${p.id} />`} />
		${asked.value?.more ? html`<p class="soft">${t("page.operate.more")}</p>` : null}
		<h2>${t("page.operate.network")}</h2>
		<${Network} />`;
}

/** Bans of networks. */
function Network() {
	const [whom, setWhom] = useState("");
	return html`<${Line} label=${t("page.operate.network.which")} value=${whom} oninput=${setWhom} />
		${whom.trim() ? html`<${Acts} whom=${whom.trim()} acts=${["ban", "ban-all", "lift-ban"]} />` : null}`;
}

/** All bans and silences in force. */
function InForce() {
	const [turn, setTurn] = useState(0);
	const asked = useAsked(() => hall.sanctions({}), turn);
	const all = asked.value?.sanctioned.map((s) => ({ ...s, id: s.whom }));
	const ondone = () => setTurn(turn + 1);
	return html`<${Opening} asked=${asked} all=${all} say=${(/** @type {Sanctioned} */ s) => s.tagged ?? s.whom}
		above=${(/** @type {Sanctioned} */ s) => html`<${Sanction} of=${s} />`}
		within=${(/** @type {Sanctioned} */ s) => s.tagged
			? html`<${Person} id=${s.whom} ondone=${ondone} />`
			: html`<${Acts} whom=${s.whom} acts=${["lift"]} ondone=${ondone} />`} />
		${asked.value?.more ? html`<p class="soft">${t("page.operate.sanctions.more")}</p>` : null}`;
}

/** What is in force against a player or a network. @param {{of: Sanctions}} props */
function Sanction({ of: { banned, bannedUntil, bannedFor, all, network, silenced, silencedUntil, silencedFor } }) {
	/** @param {string} act @param {number} [until] @param {string} [reason] */
	const line = (act, until, reason) => {
		const limit = until ? ` ${t("page.operate.until.short", { date: moment(until) })}` : "";
		const more = act === "ban" && network ? ` · ${t("page.operate.networks")}` : "";
		return html`<p><b>${t("page.operate.sanctions.one", { act })}</b>${limit}${more}: ${reason}</p>`;
	};
	return html`${banned ? line(all ? "ban-all" : "ban", bannedUntil, bannedFor) : null}
		${silenced ? line("silence", silencedUntil, silencedFor) : null}`;
}

/**
 * A player, where they sit, what operators have done, and what can be done.
 * @param {{id: string, complaint?: number, ondone?: () => void}} props
 */
function Person({ id, complaint, ondone }) {
	const [turn, setTurn] = useState(0);
	const { value, wrong } = useAsked(() => hall.person({ player: id }), id, turn);
	if (!value) return html`<p class=${wrong ? "trouble" : "soft"} role="status">${wrong ?? ""}</p>`;
	const { banned, silenced } = value.sanctions;
	const acts = ["silence", "ban", "rename", ...(banned ? ["lift-ban"] : []), ...(silenced ? ["lift-silence"] : []),
		...(complaint ? ["dismiss"] : []), "link", "end-keys", ...(value.aliasOf ? ["split"] : []), "erase"];
	const again = () => (setTurn(turn + 1), ondone?.());
	return html`<p><b>${value.tagged}</b> <span class="soft small">${id} · ${moment(value.created)}</span></p>
		${value.former?.length
			? html`<p class="small">${t("page.operate.former", { names: value.former.join(", ") })}</p>`
			: null}
		${value.aliasOf ? html`<p class="small">${t("page.operate.became", { id: value.aliasOf })}</p>` : null}
		${value.aliases.map((also) => html`<${Other} key=${also} id=${also} ondone=${again}
			say=${t("page.operate.also", { ids: also })} />`)}
		<${Sanction} of=${value.sanctions} />
		${value.tables.map((s) => html`<${Seat} key=${s.id} table=${s} />`)}
		<${Acts} whom=${id} acts=${acts} called=${value.name} complaint=${complaint}
			networks=${value.networks} others=${value.others} ondone=${again} />
		${value.audit.length ? html`<${Entries} entries=${value.audit} />` : null}`;
}

/**
 * A further player, once the button is pressed.
 * @param {{id: string, say: string, ondone?: () => void}} props
 */
function Other({ id, say, ondone }) {
	const [shown, setShown] = useState(false);
	return html`<${Button} plain aria-expanded=${shown} onclick=${() => setShown(!shown)} say=${say} />
		${shown ? html`<div class="within"><${Person} id=${id} ondone=${ondone} /></div>` : null}`;
}

/** A table in a line. @param {{table: Summary}} props */
const Seat = ({ table: s }) => html`<p class="small">
	<a href=${`/t/${s.id}`}>${s.id}</a> · ${variantName(s.variant)} · ${t(`page.operate.status.${s.status}`)} ·${" "}
	${s.chairs.map((c) => c.name).filter(Boolean).join(", ")}
</p>`;

/**
 * The form for an act. called is the name of the player; networks are how many the player came from lately, others how
 * many other players did.
 * @param {{whom: string, acts: string[], called?: string, table?: string, complaint?: number | undefined,
 *   networks?: number, others?: number, ondone?: () => void}} props
 */
function Acts({ whom, acts, called = "", table, complaint, networks = 0, others = 0, ondone }) {
	const none = { act: acts[0] ?? "", day: "", reason: "", name: "", network: false, id: "" };
	const [form, setForm] = useState(none);
	/** A form that is sent again, unchanged, is done once. @param {Partial<typeof none>} part */
	const set = (part) => setForm((had) => ({ ...had, ...part, id: newID() }));
	const change = changing(set);
	const { busy, once } = useAttempt();
	const [link, setLink] = useState("");
	const byName = form.act === "rename" || form.act === "erase";
	const timed = ["silence", "ban", "ban-all"].includes(form.act);
	/** @param {Event} e */
	const send = (e) => {
		e.preventDefault();
		void once(async () => {
			const done = await hall.operate({
				id: form.id, act: /** @type {OperatorAct["act"]} */ (form.act), whom, reason: form.reason,
				...(timed && form.day ? { until: Date.parse(form.day) } : {}),
				...(byName ? { name: form.name } : {}), ...(form.act === "ban" && form.network ? { network: true } : {}),
				...(table && form.act === "remove" ? { table } : {}), ...(complaint ? { complaint } : {}),
			});
			announce(t("page.operate.done"));
			setLink(done.link ? location.origin + done.link : "");
			setForm(none);
			ondone?.();
		});
	};
	return html`<form class="acts" onsubmit=${send}>
		<${Select} label=${t("page.operate.act")} value=${form.act} options=${named("page.operate.act", ...acts)}
			onchange=${change("act")} />
		${form.act === "erase" ? html`<p class="small">${t("page.operate.erase.about")}</p>` : null}
		${byName
			? html`<${Line}
				label=${form.act === "rename" ? t("page.operate.name") : t("page.operate.erase.name", { name: called })}
				value=${form.name} required oninput=${change("name")} />`
			: null}
		${timed
			? html`<${Line} type="date" label=${t("page.operate.until")} value=${form.day} oninput=${change("day")} />`
			: null}
		${form.act === "ban" && networks
			? html`<${Check} label=${t("page.operate.ban.network", { n: networks, others })} checked=${form.network}
				onchange=${(/** @type {boolean} */ network) => set({ network })} />`
			: null}
		<${Line} label=${t(timed ? "page.operate.reason" : "page.operate.reason.kept")} maxlength="200" required
			value=${form.reason} oninput=${change("reason")} />
		<button class="button" aria-busy=${busy}
			disabled=${form.act === "erase" && form.name !== called}>${t("page.operate.do")}</button>
		${link ? html`<p class="small">${t("page.operate.link.about")} <code>${link}</code></p>` : null}
	</form>`;
}

function Tables() {
	const [find, setFind] = useState("");
	const [turn, setTurn] = useState(0);
	const asked = useAsked(() => hall.operatorTables({ find }), find, turn);
	return html`<${Search} label=${t("page.operate.where")} onfind=${setFind} />
		<${Opening} asked=${asked} all=${asked.value?.tables} say=${() => t("page.operate.show")}
			above=${(/** @type {Summary} */ s) => html`<${Seat} table=${s} />`}
			within=${(/** @type {Summary} */ s) => html`<${Shown} id=${s.id} ondone=${() => setTurn(turn + 1)} />`} />`;
}

/** Who sits at a table, and what is said there. @param {{id: string, ondone: () => void}} props */
function Shown({ id, ondone }) {
	const [turn, setTurn] = useState(0);
	const { value, wrong } = useAsked(() => hall.operatorTable({ table: id }), id, turn);
	const again = () => (setTurn(turn + 1), ondone());
	if (!value) return html`<p class=${wrong ? "trouble" : "soft"} role="status">${wrong ?? ""}</p>`;
	const people = value.chairs.filter((c) => c.player);
	return html`${value.talk.map((s) => html`<p key=${s.seq} class="small"><b>${s.name}</b> ${s.text}</p>`)}
		<${Acts} whom=${id} acts=${["close"]} ondone=${again} />
		${people.map((c) => html`<h2 key=${c.player}>${c.name}</h2>
			<${Acts} whom=${c.player ?? ""} table=${id} acts=${["remove"]} ondone=${again} />`)}`;
}

function Groups() {
	const [find, setFind] = useState("");
	const [turn, setTurn] = useState(0);
	const asked = useAsked(() => hall.operatorGroups({ find }), find, turn);
	return html`<${Search} label=${t("page.groups.name")} onfind=${setFind} />
		<${Opening} asked=${asked} all=${asked.value?.groups} say=${(/** @type {Membership} */ g) => g.name}
			within=${(/** @type {Membership} */ g) => html`<${Circle} id=${g.id} ondone=${() => setTurn(turn + 1)} />`} />`;
}

/** The members of a group, and its end. @param {{id: string, ondone: () => void}} props */
function Circle({ id, ondone }) {
	const { value, wrong } = useAsked(() => hall.operatorGroup({ group: id }), id);
	if (!value) return html`<p class=${wrong ? "trouble" : "soft"} role="status">${wrong ?? ""}</p>`;
	return html`<p class="soft small">${id} · ${moment(value.since)}</p>
		<ul>${value.members.map(
			(m) => html`<li key=${m.id}>${m.name}<span class="soft">·${m.tag}</span><${Role} of=${m.role} /></li>`,
		)}</ul>
		<${Acts} whom=${id} acts=${["end-group"]} ondone=${ondone} />`;
}

/** The hours at which tables are made. */
function Evenings() {
	const [turn, setTurn] = useState(0);
	const asked = useAsked(() => hall.evenings({}), turn);
	const again = () => setTurn(turn + 1);
	const all = (asked.value?.evenings ?? []).filter((e) => !e.group);
	/** @param {Evening} evening @param {string} reason */
	const begin = async (evening, reason) => {
		await hall.operate({ id: newID(), act: "evening", whom: "", evening, reason });
		again();
	};
	return html`<${Found} asked=${asked} empty=${all.length === 0}>${all.map(
		(e) => html`<li key=${e.id}>
			<b>${date(e.begins, { weekday: "long", hour: "numeric", minute: "2-digit", timeZone: e.zone })} ${e.zone}</b>
			<span>${variantName(e.variant)} · ${e.games ?? 0} · ${e.clock} · ${t(`page.level.${e.bot}`)}</span>
			<${Acts} whom=${e.id} acts=${["end-evening"]} ondone=${again} />
		</li>`,
	)}<//>
		<h2>${t("page.operate.act.evening")}</h2>
		<${NewEvening} reasoned begin=${begin} />`;
}

function Log() {
	const [before, setBefore] = useState(0);
	const asked = useAsked(() => hall.audit({ before }), before);
	const entries = asked.value?.entries ?? [];
	const last = entries.at(-1)?.n ?? 0;
	return html`<${Found} asked=${asked} empty=${entries.length === 0}><li><${Entries} entries=${entries} /></li><//>
		${last > 1 ? html`<${Button} onclick=${() => setBefore(last)} say=${t("page.operate.older")} />` : null}`;
}

/** @param {{entries: AuditEntry[]}} props */
const Entries = ({ entries }) => html`<ol class="small entries" aria-label=${t("page.operate.log")}>${entries.map(
	(e) => html`<li key=${e.n} value=${e.n}>
		${moment(e.at)} · ${e.operator} · <b>${t(`page.operate.act.${e.act}`)}</b> ${e.whom} ${e.table ?? ""}${" "}
		${e.former ? `${e.former} → ${e.name} ` : ""}${e.networks ? `${t("page.operate.networks")} ` : ""}
		${e.until ? `${t("page.operate.until.short", { date: moment(e.until) })} ` : ""}
		${e.complaint ? `· ${t("page.operate.complaint", { n: e.complaint })} ` : ""}· ${e.reason}
	</li>`,
)}</ol>`;
