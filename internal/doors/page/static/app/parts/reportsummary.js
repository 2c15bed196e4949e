// The sums of a report: the parts of a seat's lead, and the line about its losses.

import { html, useEffect, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import * as hall from "../transport/api.js";
import { askOfMatch } from "../transport/loadedrecord.js";
import { persist, trouble } from "./components.js";
/** @import { Account, Lost, Message, Mistake, Report } from "../base/types.js" */

/** The number of units per point in reports. */
export const point = 1200;

/** The kinds of decisions in which points are lost, in the order of a deal. */
export const kinds = /** @type {const} */ (["bid", "premium", "trump", "play"]);

/** @param {Lost} lost */
const sumOf = (lost) => lost.bid + lost.premium + lost.trump + lost.play;

/**
 * Rounds parts so that they add up to the rounded sum: each down, and then those with the greatest remainders up
 * instead; of equal remainders, those of the larger parts. The server rounds alike.
 * @param {number[]} parts in 1200ths @param {number} decimals two at most @returns {number[]} in points
 */
export function rounded(parts, decimals) {
	const perPoint = 10 ** decimals;
	const unit = point / perPoint;
	const down = (/** @type {number} */ x) => Math.floor(x / unit);
	const all = parts.map((x) => ({ size: Math.abs(x), units: down(x), left: x - unit * down(x) }));
	const sum = parts.reduce((a, b) => a + b, 0);
	const up = Math.sign(sum) * Math.round(Math.abs(sum) / unit) - all.reduce((n, part) => n + part.units, 0);
	for (const part of [...all].sort((a, b) => b.left - a.left || b.size - a.size).slice(0, up)) part.units++;
	return all.map(({ units }) => units / perPoint || 0);
}

/**
 * A line about a player's losses: "Your mistakes cost 14 points: bid 9, play 5".
 * @param {Lost} lost @param {string} name @param {boolean} you
 * @param {boolean} [one] to you, the line says “in this deal”
 * @param {Mistake[]} [mistakes] the player's
 */
export function lossLine(lost, name, you, one = false, mistakes = []) {
	const who = { you: you ? "yes" : "no", name, one: you && one ? "yes" : "no" };
	if (sumOf(lost) === 0) return t("page.report.clean", who);
	const parts = rounded(kinds.map((k) => lost[k]), 0);
	const n = parts.reduce((a, b) => a + b, 0);
	if (n === 0) return t("page.report.little", who);
	const offers = mistakes.filter((m) => m.phase === "offer");
	const passed = offers.length && offers.every((m) => m.act === "pass") ? "yes" : "no";
	const said = kinds.flatMap((k, i) => {
		const part = parts[i] ?? 0;
		return part ? [t(`page.report.part.${k}`, { all: part === n ? "yes" : "no", n: number(part), passed })] : [];
	});
	return t("page.report.line", { ...who, n, parts: said.join(", ") });
}

/** Whether figures of a report may still change. @param {Report} r */
export const counting = (r) => r.judged < r.of || r.rough > 0;

/** A report that is there in so many seconds need not say how long it takes. */
const soon = 30;

/** How long a report will take, as a sentence after another; "" if not for long. @param {Report} told */
const toGo = ({ wait = 0 }) => (wait < soon ? "" : ` ${t("page.report.togo", { n: Math.round(wait / 60) })}`);

/** How far the judge is. @param {Report} told */
export const progress = (told) =>
	(told.judged < told.of
		? t("page.report.judging", { n: told.judged, of: told.of })
		: t("page.report.rough", { n: told.rough })) + toGo(told);

/**
 * The viewer's line about a deal; where a contract failed by the lie of the cards it says so. During judging it has no
 * figure, as that would not be the final one.
 * @param {Report} told @param {Pick<Account, "lost" | "lie" | "seat">} account @param {boolean} failed
 */
export function dealLine(told, { lost, lie, seat }, failed) {
	if (counting(told)) return t("page.report.coming") + toGo(told);
	const line = lossLine(lost, "", true, true, told.deals[0]?.mistakes.filter((m) => m.seat === seat));
	return failed && sumOf(lost) < point / 2 && Math.round(lie / point) < 0 ? t("page.report.unlucky", { line }) : line;
}

/**
 * How well a seat played the deal, as a line to share; "" while that is unknown, and from an older
 * server.
 * @param {Report | undefined} told @param {number} seat
 */
export const squares = (told, seat) => (told && !counting(told) ? (told.deals[0]?.squares?.[seat] ?? "") : "");

/**
 * A report, asked for again until it is complete.
 * @param {string} table "mine" for the loaded record @param {number} match @param {number | undefined} deal
 */
export function useReport(table, match, deal) {
	const [got, setGot] = useState(/** @type {{told?: Report, wrong?: string}} */ ({}));
	useEffect(() => {
		let wanted = true;
		const load = async () => {
			for await (const told of reports(table, match, deal, () => wanted)) setGot({ told });
		};
		setGot({});
		void persist(load, (e) => setGot((had) => ({ ...had, wrong: trouble(e) })), () => wanted);
		return () => {
			wanted = false;
		};
	}, [table, match, deal]);
	return got;
}

/**
 * Successive reports, until one is complete or wanted returns false.
 * @param {string} table "mine" for the loaded record @param {number} match @param {number | undefined} deal
 * @param {() => boolean} wanted @param {boolean} [patient] whether other reports go first
 */
export async function* reports(table, match, deal, wanted, patient = undefined) {
	while (wanted()) {
		const told = await fetchReport(table, match, deal, patient);
		if (!wanted()) return;
		yield told;
		if (!counting(told)) return;
		const pause = Math.min(15_000, Math.max(500, 100 * (told.wait ?? 0)));
		await new Promise((later) => setTimeout(later, pause)); // other callers ask too
	}
}

/**
 * The reports being fetched, shared by all callers, as each request counts as a hint.
 * @type {Map<string, Promise<Report>>}
 */
const coming = new Map();

/**
 * @param {string} table @param {number} match @param {number | undefined} deal @param {boolean | undefined} patient
 * @returns {Promise<Report>}
 */
async function fetchReport(table, match, deal, patient) {
	const which = `${table} ${match} ${deal}`;
	const asked = () => askOfMatch(hall.report, hall.reportOn, { table, match, deal, patient });
	if (table === "mine") return asked(); // another record may have been loaded since
	const come = coming.get(which) ?? asked().finally(() => coming.delete(which));
	coming.set(which, come);
	return come;
}

/**
 * Whether the table now explains its deals to the viewer: after a match, or to a person who plays alone.
 * @param {Message} message
 */
export function explains({ seat, table }) {
	const ended = table.stage === "waiting";
	return seat !== undefined && (ended || (table.open && table.chairs.filter((c) => c.player).length === 1));
}

/**
 * The line on a finished deal that opens its report; empty while there is none.
 * @param {{table: string, match: number, deal: number, seat: number, failed: boolean}} props failed: the contract
 */
export function ReportLine({ table, match, deal, seat, failed }) {
	const { told, wrong } = useReport(table, match, deal);
	const account = told?.deals[0]?.accounts[seat];
	if (wrong && !told) return null;
	const text = told && account ? dealLine(told, account, failed) : t("page.report.coming") + (told ? toGo(told) : "");
	return html`<p class="report-line" role="status" aria-busy=${!told || counting(told)}>
		<a href=${`/report/${table}/${match}/${deal}?seat=${seat}`} aria-disabled=${!account}>${text}</a>
	</p>`;
}
