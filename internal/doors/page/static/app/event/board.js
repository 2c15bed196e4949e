// What a table has entered for a board, and the ways to put it right.

import { html, useState } from "../base/html.js";
import { number, signed, t } from "../base/phrase.js";
import { Amount, Dialog, Picks } from "../parts/components.js";
import { offerName } from "../parts/sheet.js";
import { seatOrder, statusOf } from "./table.js";
import { boardName } from "./words.js";
/** @import { Children } from "../base/html.js" */
/** @import { BoardResult, EventClaim, EventTable, EventView } from "../base/types.js" */
/** @import { NewAct } from "./connection.js" */
/** @import { Board } from "./table.js" */

/**
 * What a way to put a board right needs.
 * @typedef {object} Righting
 * @property {EventView} view
 * @property {EventTable} table
 * @property {{round: number, table: number, board?: number}} at the board, absent for a whole match
 * @property {Board} board
 * @property {BoardResult | undefined} result as it was entered; undefined if nothing was, or two differ
 * @property {(id: string) => string} name of a member
 * @property {(act: NewAct) => void} put does it
 */

/**
 * Tricks, contracts and points of a board, in the order of the chairs.
 * @param {{board: Board, seats: string[], name: (id: string) => string, claim?: EventClaim}} props
 */
export function Result({ board, seats, name, claim }) {
	const { entry, points } = claim ?? board.own ?? {};
	return html`<table class="book event-result">
		<thead><tr><td></td>${["sheet.won", "sheet.contract", "event.right.points"].map((of) =>
			html`<th key=${of} scope="col">${t(`page.${of}`)}</th>`)}</tr></thead>
		<tbody>${seatOrder(board, seats).map((seat) => {
			const { bid, tricks, made, premium } = entry?.hands[seat] ?? {};
			return html`<tr key=${seat}><th scope="row">${name(board.players[seat] ?? "")}
					${premium ? html` <small class="soft">${offerName(premium)}</small>` : null}</th>
				<td>${tricks === undefined ? "" : number(tricks)}</td>
				<td>${bid === undefined ? "" : number(bid)}${made === undefined
					? null
					: html` <span class=${`mark ${made ? "made" : "failed"}`}
						aria-label=${t(made ? "page.sheet.made" : "page.sheet.failed")}>${made ? "✓" : "✗"}</span>`}</td>
				<td>${points ? signed(points[seat] ?? 0) : ""}</td></tr>`;
		})}</tbody>
	</table>`;
}

/**
 * A board at a table: its result, and how to put it right.
 * @param {Righting & {title: string, forms: Record<string, any>, first?: string, onclose: () => void,
 *   children?: Children}} props forms: the ways to put it right; first: the one that is open at once; children: links
 *   and buttons before them
 */
export function BoardDialog({ title, forms, first = "", onclose, children, ...righting }) {
	const [way, setWay] = useState(first);
	const { view, board, table, name, put } = righting;
	const Form = forms[way];
	return html`<${Dialog} broad title=${title} onclose=${onclose}><div class="stack desk-dialog">
		<p><b>${t(`page.event.status.${statusOf(board)}`)}</b></p>
		${board.own ? html`<${Result} board=${board} seats=${table.seats} name=${name} />` : null}
		${children}
		<${Picks} hidden=${!first} label=${t("page.event.right")} value=${way}
			options=${Object.keys(forms).map((form) => [form, t(`page.event.right.${form}`, { play: view.play })])}
			onchange=${setWay} />
		${Form ? html`<${Form} key=${way} ...${righting}
			put=${(/** @type {NewAct} */ act) => (put(act), onclose())} />` : null}
	</div><//>`;
}

/** The board that was really played. @param {Righting} props */
export function OtherBoard({ view, at, board, result, put }) {
	const [other, setOther] = useState(board.number);
	const submit = (/** @type {Event} */ e) => {
		e.preventDefault();
		const reason = t("page.event.right.other.reason", { board: boardName(view, other) });
		if (result) put({ do: "correction", ...at, board: other, result, replaces: board.own?.results ?? [], reason });
	};
	return html`<form class="stack" onsubmit=${submit}>
		<div class="row"><${Amount} label=${t("page.event.right.other.board", { play: view.play })} value=${other}
			min=${1} max=${9999} onchange=${setOther} />
			<button class="button" disabled=${!result || other === board.number}>${t("page.event.correct")}</button></div>
		<p class="small soft">${t(`page.event.other.about.${view.play}`)}</p>
	</form>`;
}
