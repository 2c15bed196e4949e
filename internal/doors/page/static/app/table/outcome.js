// Proposals at a table, and the panel with the result of a deal or match.

import { html, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { Button } from "../parts/components.js";
import { ReportLine, explains } from "../parts/reportsummary.js";
import { DealSheet, victory } from "../parts/sheet.js";
import { isAt } from "../parts/way.js";
import { MatchResult } from "./matchresult.js";
import { Moment, titleOf, useMoving } from "./moment.js";
/** @import { Fork, Message, Settings, Variant, View } from "../base/types.js" */
/** @import { OpenTable } from "./opentable.js" */

/** The address of the comparison of both endings. @param {string} table @param {Fork} from */
export const endingsAt = (table, { table: of = "mine", match, deal, step }) =>
	`/whatif/${table}?of=${of}&match=${match}&deal=${deal}&step=${step}`;

/**
 * The link from a table whose last match is over, played or given up; undefined if more may follow.
 * @param {string} table @param {Partial<Settings>} settings @param {number} [over] how many matches are over
 */
export function onward(table, { day, from, event, boards }, over = 0) {
	if (event && over >= (boards?.length ?? 1)) {
		const back = { href: `/event/${event}`, text: t("page.event.to") };
		return { title: back.text, lost: "", played: back, givenUp: back };
	}
	if (from) {
		const { table: of = "mine", match, deal, step } = from;
		return {
			title: t("page.whatif"), lost: t("page.whatif.given.up"),
			played: { href: endingsAt(table, from), text: t("page.whatif.compare") },
			givenUp: { href: `/replay/${of}/${match}/${deal}?step=${step}`, text: t("page.replay") },
		};
	}
	if (!day) return undefined;
	const others = { href: `/daily/${day}`, text: t("page.daily.others") };
	return { title: t("page.nav.daily"), lost: t("page.daily.lost"), played: others, givenUp: others };
}

/** @param {{table: OpenTable, message: Message, names: string[]}} props */
export function Proposal({ table, message, names }) {
	const p = message.table.ask;
	const { seat } = message;
	if (message.table.paused && seat !== undefined && !message.table.chairs[seat]?.ready) {
		return html`<p class="proposal">
			<${Button} chief onclick=${() => table.act({ do: "resume" })} say=${t("page.resume")} />
		</p>`;
	}
	const away = seat !== undefined && message.table.chairs[seat]?.away;
	if (away) {
		return html`<p class="proposal">${t("page.standin")}${" "}
			<${Button} chief onclick=${() => table.act({ do: "back" })} say=${t("page.back")} />
		</p>`;
	}
	if (!p) return null;
	const mine = seat !== undefined && !p.yes.includes(seat);
	/** @param {boolean} on */
	const answer = (on) => table.act({ do: "answer", on, seen: message.seq });
	return html`<div class="proposal" role=${settings.spoken.value ? undefined : "alert"}>
		<p>${t(`page.proposes.${p.what}`, { name: names[p.by] ?? "", you: p.by === seat ? "yes" : "no" })}</p>
		${mine
			? html`<div class="answers">
					<${Button} chief onclick=${() => answer(true)} say=${t("page.agree")} />
				<${Button} onclick=${() => answer(false)} say=${t("page.disagree")} /></div>`
			: null}
		${p.by === seat
			? html`<div class="answers">
					<${Button} onclick=${() => answer(false)} say=${t("page.withdraw")} />
				</div>`
			: null}
	</div>`;
}

/**
 * The button to the last page of a match with a winner. As other people will read it too, no player is
 * "you" there.
 * @param {{table: OpenTable, message: Message, names: string[]}} props
 */
function ToLastPage({ table, message, names }) {
	const [open, setOpen] = useState(false);
	const opened = table.settled.value.settings;
	const { variant = "standard", rules } = opened;
	const called = names.map((name, i) => (i === message.seat ? (message.table.chairs[i]?.name ?? name) : name));
	return html`<${Button} aria-haspopup="dialog" onclick=${() => setOpen(true)} say=${t("page.last")} />
		${open
			? html`<${MatchResult} table=${table.id} match=${message.table.match} at=${message.at} view=${message.view}
					names=${called} players=${message.table.chairs.map((c) => c.player)}
					variant=${rules?.name ?? t(`variant.${variant}`)}
					winner=${victory(message.table.winners, called, -1, opened)} onclose=${() => setOpen(false)} />`
			: null}`;
}

/** When the account of a deal begins to be written, in milliseconds. */
const begins = { made: 1500, failed: 950, printed: 1250 };

/**
 * A finished deal.
 * @param {{table: OpenTable, message: Message, names: string[], variant: Variant | undefined, fresh: boolean}} props
 *   fresh: the viewer saw it end
 */
export function DealOver({ table, message, names, variant, fresh }) {
	const { seat } = message;
	const ready = seat !== undefined && message.table.chairs[seat]?.ready;
	const { view } = message;
	const ended = message.table.stage === "waiting";
	const opened = table.settled.value.settings;
	const { day } = opened;
	const next = onward(table.id, opened, ended ? message.table.match : 0);
	const won = ended ? victory(message.table.winners, names, seat ?? -1, opened) : "";
	const told = { view: /** @type {View} */ (view), names, variant, won, day: day !== undefined };
	const title = titleOf(told);
	const way = title ? "printed" : view?.made?.[seat ?? -1] ? "made" : "failed";
	const moves = useMoving(fresh, told, begins[way]);
	const written = moves ? begins[way] : 0;
	const newcomer = isAt("report", table.id); // with one way on
	const early = isAt("match", table.id); // a newcomer hears of mistakes after the match
	const current = table.current.value; // otherwise the person could be ready again for the deal that is over
	const timed = { "--written": `${written}ms` };
	return html`<div class="over leaf sheeted" data-moves=${moves ? way : undefined} style=${timed}
		onclick=${(/** @type {Event} */ e) => e.stopPropagation()}>
		<${Proposal} table=${table} message=${message} names=${names} />
		<${Moment} ...${told} hands=${message.table.chairs.length} />
		<${DealSheet} view=${view} names=${names} variant=${variant} written=${written} crowned=${title !== ""} />
		${seat !== undefined && !early && explains(message)
			? html`<${ReportLine} table=${table.id} match=${message.table.match} deal=${view?.deal ?? 0} seat=${seat}
					failed=${view?.made?.[seat] === false} />`
			: null}
		<div class="row">
			${newcomer
				? html`<a class="button chief" href=${`/report/${table.id}/${message.table.match}?seat=${seat}`}>
						${t("way.go.report")}
					</a>`
				: null}
			${next
				? html`<a class="button chief" href=${next.played.href}>${next.played.text}</a>`
				: seat === undefined || ready
				? html`<p class="soft">${seat === undefined ? "" : t("page.waiting.others")}</p>`
				: html`<button type="button" class=${`button ${newcomer ? "" : "chief"}`}
						disabled=${table.waits.value > 0 || !current || message.table.paused} onclick=${() => table.ready()}>
						${t(ended ? "page.again" : "page.next")}
					</button>`}
			${won && view?.end && !day && !newcomer
				? html`<${ToLastPage} table=${table} message=${message} names=${names} />`
				: null}
			${!newcomer && (ended || message.table.open)
				? html`<a class="button plain" href=${`/replay/${table.id}/${message.table.match}/${view?.deal ?? 0}`}>
						${t("page.replay")}
					</a>`
				: null}
		</div>
	</div>`;
}
