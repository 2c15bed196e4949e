// The log of an event: its acts in words, those that no longer count struck through.

import { html, useState } from "../base/html.js";
import { date, list, number, signed, t } from "../base/phrase.js";
import { Button, Dialog } from "../parts/components.js";
import { isMe } from "../transport/session.js";
import { handText } from "./ranking.js";
import { Reasoned } from "./reasoned.js";
import { boardName } from "./words.js";
/** @import { EventAct, EventView } from "../base/types.js" */
/** @import { Desk, Reading } from "./reading.js" */

/**
 * Where an act belongs: "Round 2, table 3, board 7".
 * @param {EventView} view @param {Pick<EventAct, "round" | "table" | "board">} at
 */
export const placeText = (view, { round, table, board }) => [
	round && t("page.event.round", { n: round }), table && t("page.event.table", { n: table }),
	board && boardName(view, board),
].filter(Boolean).join(", ");

/** A result in words: each player's bid and tricks, or the points. @param {Reading} of @param {EventAct} act */
export function resultText(of, { result, round, table, board }) {
	const at = of.view.rounds.find((r) => r.number === round)?.tables.find((x) => x.number === table);
	const seats = at?.boards.find((b) => b.number === (board ?? 0))?.own?.players ?? at?.seats ?? [];
	/** @param {number} i */
	const name = (i) => of.name(seats[i]) || t("page.pad.player", { n: i + 1 });
	if (result?.entry)
		return result.entry.hands.slice(0, seats.length || undefined).map((h, i) => `${name(i)} ${handText(h)}`).join(" · ");
	return (result?.points ?? []).map((n, i) => `${name(i)} ${number(n)}`).join(" · ");
}

/** An act in words, with where it belongs. @param {Reading} of @param {EventAct} act @returns {string} */
export const fullText = (of, act) => [placeText(of.view, act), actText(of, act)].filter(Boolean).join(": ");

/** What an act says, without where it belongs. @param {Reading} of @param {EventAct} act @returns {string} */
export function actText(of, act) {
	const { do: kind, member, other, round, ruling, tables, seats, chair = 0, from, ends, replaces = [], setup } = act;
	const about = of.acts.find((a) => a.id === (act.of ?? replaces[0]));
	switch (kind) {
		case "result": case "correction": return resultText(of, act);
		case "confirm": case "dispute": case "withdraw":
			return t(`page.event.act.${kind}`, { what: about ? fullText(of, about) : "…" });
		case "member":
			return t("page.event.act.member",
				{ name: act.name ?? t("page.event.unnamed"), again: replaces.length ? "yes" : "no" });
		case "same": return t("page.event.act.same", { name: entered(of, member), other: entered(of, other) });
		case "round": return t("page.event.act.round", { n: tables?.length ?? 0 });
		case "seated": return list((seats ?? []).map(of.name));
		case "substitute": return t("page.event.act.substitute", { name: of.name(member), chair: chair + 1, n: from ?? 1 });
		case "ruling":
			return `${of.name(member)}: ${t(`page.event.ruling.${ruling?.score}`, { n: signed(ruling?.points ?? 0) })}`;
		case "clock": return t("page.event.act.clock", { time: ends ? date(ends, { timeStyle: "short" }) : "–" });
		case "setup": return [t("page.event.act.setup", { title: setup?.title ?? "" }),
			t("page.event.rounds.n", { n: setup?.rounds ?? 0 })].join(" · ");
		case "close": case "reopen": return t(`page.event.act.${kind}${round ? "" : ".event"}`);
		default: return t(`page.event.act.${kind}`, { name: of.name(member), n: round ?? 0 });
	}
}

/**
 * The name under which a member was entered, before it was joined with another.
 * @param {Reading} of @param {string} [id]
 */
const entered = (of, id) => of.acts.findLast((a) => a.do === "member" && a.member === id)?.name ?? of.name(id);

/** Who made an act: a member, the person, or a table's phone. @param {Reading} of @param {EventAct} act */
function byText(of, act) {
	if (act.device === "hall") return ""; // nobody did
	if (isMe(act.by)) return t("page.event.by.you");
	const person = act.by && of.acts.findLast((a) => a.person === act.by);
	if (person) return person.name ?? "";
	if (act.desk || act.do === "setup") return t("page.event.by.desk");
	return act.table ? t("page.event.by.table", { n: act.table }) : "";
}

/** When an act came, and who made it. @param {Reading} of @param {EventAct} act */
export const whenceText = (of, act) =>
	[act.at && date(act.at, { timeStyle: "short" }), byText(of, act)].filter(Boolean).join(" · ");

/** @param {{desk: Desk}} props */
export function Log({ desk: { of, send } }) {
	const [chosen, setChosen] = useState("");
	const counts = new Set(of.stand.map((a) => a.id));
	const act = of.stand.find((a) => a.id === chosen);
	const stays = ["setup", "withdraw", ...(of.view.online ? ["round", "close"] : [])];
	/** @param {string} reason */
	const withdraw = (reason) => (send({ do: "withdraw", replaces: [chosen], reason }), setChosen(""));
	return html`<ol class="desk-log" reversed>${of.acts.toReversed().map((a) => html`<li key=${a.id}>
			<${counts.has(a.id) ? "span" : "s"}>
				${a.round && a.do !== "here" && a.do !== "gone" ? html`<b>${placeText(of.view, a)}</b> ` : null}${actText(of, a)}
				${a.reason ? html` <em>${t("page.event.because", { reason: a.reason })}</em>` : null}
			<//>
			<small class="soft">${whenceText(of, a)}</small>
			${counts.has(a.id) && !stays.includes(a.do)
				? html`<${Button} plain onclick=${() => setChosen(a.id)} say=${t("page.event.withdraw")} />`
				: null}
		</li>`)}</ol>
		${act
			? html`<${Dialog} title=${t("page.event.withdraw")} onclose=${() => setChosen("")}>
				<p>${fullText(of, act)}</p>
				<${Reasoned} say=${t("page.event.withdraw")} onsend=${withdraw} /><//>`
			: null}`;
}
