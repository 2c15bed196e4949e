// What a table has entered for a board, and what can be done about it: correct it, dispute it, or say that it was
// another.

import { html, useState } from "../base/html.js";
import { number, signed, t } from "../base/phrase.js";
import { Amount, Button, Dialog, Line } from "../parts/components.js";
import { offerName } from "../parts/sheet.js";
import { statusOf } from "./table.js";
import { boardName } from "./words.js";
/** @import { EventClaim } from "../base/types.js" */
/** @import { Board, Here } from "./table.js" */

/** Bids, tricks and points of a board. @param {{here: Here, board: Board, claim?: EventClaim}} props */
export function Result({ here: { name }, board: { own }, claim }) {
	const { entry, points } = claim ?? own ?? {};
	return html`<table class="book event-result">
		<thead><tr><td></td><th scope="col" class="num">${t("page.event.phone.bid")}</th>
			<th scope="col" class="num">${t("page.event.phone.tricks")}</th>
			<th scope="col" class="num">${t("page.event.phone.points")}</th></tr></thead>
		<tbody>${(own?.players ?? []).map((id, seat) => {
			const { bid, tricks, made, premium } = entry?.hands[seat] ?? {};
			return html`<tr key=${id}><th scope="row">${name(id)}
					${premium ? html` <small class="soft">${offerName(premium)}</small>` : null}</th>
				<td class="num">${bid === undefined ? "" : number(bid)}${made === undefined
					? null
					: html` <span class=${`mark ${made ? "made" : "failed"}`}
						aria-label=${t(made ? "page.sheet.made" : "page.sheet.failed")}>${made ? "✓" : "✗"}</span>`}</td>
				<td class="num">${tricks === undefined ? "" : number(tricks)}</td>
				<td class="num">${points ? signed(points[seat] ?? 0) : ""}</td></tr>`;
		})}</tbody>
	</table>`;
}

/**
 * Asks for a reason: one tap, or own words.
 * @param {{title: string, why: (reason: string) => void, onclose: () => void}} props
 */
export function Reasons({ title, why, onclose }) {
	const [own, setOwn] = useState("");
	const usual = ["typing", "count", "names"].map((one) => t(`page.event.phone.reason.${one}`));
	/** @param {SubmitEvent} e */
	const submit = (e) => {
		e.preventDefault();
		if (own.trim()) why(own.trim());
	};
	return html`<${Dialog} title=${title} onclose=${onclose}>
		<form class="stack" onsubmit=${submit}>
			<p>${t("page.event.phone.why")}</p>
			<div class="event-reasons">
				${usual.map((reason) => html`<${Button} key=${reason} onclick=${() => why(reason)} say=${reason} />`)}
			</div>
			<${Line} label=${t("page.event.phone.why.own")} value=${own} maxlength=${200} oninput=${setOwn} />
			<button type="submit" class="button" disabled=${own.trim() === ""}>${t("page.event.phone.enter")}</button>
		</form>
	<//>`;
}

/** @param {{here: Here, board: Board, onclose: () => void, correct: () => void}} props */
export function BoardAccount({ here, board, onclose, correct }) {
	const { connection, view, sitting, send } = here;
	const [doing, setDoing] = useState("");
	const [other, setOther] = useState(board.number);
	const { results = [], entry } = board.own ?? {};
	const title = boardName(view, board.number);
	const back = () => setDoing("");
	const dispute = (/** @type {string} */ reason) => (send({ do: "dispute", of: results[0] ?? "", reason }), onclose());
	const moved = () => {
		if (!entry || other === board.number) return;
		send({
			do: "correction", round: sitting.round.number, table: connection.table, board: other, result: { entry },
			replaces: results, reason: t("page.event.phone.reason.board", { n: other }),
		});
		onclose();
	};
	if (doing === "dispute") {
		return html`<${Reasons} title=${t("page.event.phone.dispute")} why=${dispute} onclose=${back} />`;
	}
	return html`<${Dialog} title=${title} onclose=${onclose}>
		<div class="stack">
			<p class="soft">${t(`page.event.phone.status.${statusOf(board)}`)}</p>
			<${Result} here=${here} board=${board} />
			${doing === "board"
				? html`<div class="row event-other">
					<${Amount} label=${t("page.event.phone.other.n")} min=${1} max=${9999} value=${other} onchange=${setOther} />
					<${Button} chief disabled=${other === board.number} onclick=${moved} say=${t("page.event.phone.other.do")} />
				</div>`
				: html`<div class="event-reasons">
					<${Button} onclick=${correct} say=${t("page.event.phone.correct")} />
					${board.unsent
						? null
						: html`<${Button} onclick=${() => setDoing("dispute")} say=${t("page.event.phone.dispute")} />`}
					${view.play === "boards" && entry
						? html`<${Button} onclick=${() => setDoing("board")} say=${t("page.event.phone.other")} />`
						: null}
				</div>`}
			<p class="small soft">${t("page.event.phone.chairs")}</p>
		</div>
	<//>`;
}
