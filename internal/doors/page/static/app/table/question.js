// The question to the viewer, and the possible answers.

import { Card, spoken } from "../base/card.js";
import { html, useEffect, useState } from "../base/html.js";
import { list, number, t } from "../base/phrase.js";
import { bidOf, byWorth, jokerOf, lossOf, sorted, suitOf, worthOf } from "../base/view.js";
import { Best } from "../parts/advice.js";
import { Button } from "../parts/components.js";
import { Word } from "../parts/glossary.js";
import { bidText, offerName, trumpName } from "../parts/sheet.js";
import { Trump } from "./felt.js";
/** @import { Options, Variant, View } from "../base/types.js" */

/**
 * The current question in words, or the winner of the finished trick.
 * @param {View} view @param {string[]} names @param {boolean} paused
 * @param {{cards: {seat: number, card: string}[], winner: number} | null} [full]
 * @param {boolean} [unfetched] the awaited computer player is not loaded, and there is no network
 */
export function asks(view, names, paused, full, unfetched = false) {
	const o = view.options;
	if (paused) return t("page.paused");
	if (full) {
		const card = full.cards.find((c) => c.seat === full.winner)?.card ?? "";
		const you = full.winner === view.seat ? "yes" : "no";
		return t("page.won.trick", { you, name: names[full.winner] ?? "", card: spoken(card, jokerOf(view)) });
	}
	if (view.phase === "over") return t("ask.next");
	if (!o) {
		const whose = view.turn.filter((s) => s !== view.seat).map((s) => names[s] ?? "");
		if (whose.length) return t(unfetched ? "ask.unfetched" : "ask.wait", { names: list(whose), n: whose.length });
		return view.turn.length ? "\u00a0" : t("waiting.table");
	}
	if (o.kind === "lay") return t("ask.lay", { n: o.pick ?? 3 });
	if (o.kind === "name") return t("ask.name");
	if (o.kind === "offer" && onlyPass(o)) return passing(view, names);
	if (o.kind === "offer") {
		if ((view.offers?.[view.seat ?? 0] ?? "").startsWith("declare")) return t("ask.raise");
		const how = ["declare", "reveal"].filter((level) => o.acts?.some((a) => a.startsWith(level))).join("");
		return t("ask.offer", { how, names: view.trump === undefined ? "yes" : "no" });
	}
	const who = o.seat === undefined || o.seat === view.seat ? "you" : "dummy";
	return o.led ? t(o.follow ? "ask.follow" : "ask.discard", { who, suit: trumpName(o.led) }) : t("ask.lead", { who });
}

/** Whether the only option is to pass. @param {Options} o */
const onlyPass = (o) => o.acts?.length === 1 && o.acts[0] === "pass";

/** Why the only option is to pass: the offer that cannot be outbid. @param {View} view @param {string[]} names */
function passing(view, names) {
	const holder = view.offers?.findIndex((o) => o.startsWith("reveal")) ?? -1;
	return holder < 0 ? t("ask.pass.unsaid") : t("ask.pass", { name: names[holder] ?? "" });
}

/** Why a card that is not among the options cannot be played. @param {Options | undefined} o */
export const illegal = (o) => (o?.led && o.follow ? t("illegal.follow", { suit: trumpName(o.led) }) : t("illegal"));

/**
 * Laying bid-cards aside: their total, and a premium in the same step where offers are made at once.
 * @param {{options: Options, chosen: Set<string>, variant: Variant | undefined, onlay: (offer: string) => void,
 *   busy: boolean, waits?: boolean, slots?: boolean, premiums?: boolean}} props waits: the cards wait to be sent;
 *   slots: show the value of each card; premiums: show the offers, otherwise none is made
 */
export function Laying({ options, chosen, variant, onlay, busy, waits = false, slots = false, premiums = true }) {
	const [offer, setOffer] = useState("pass");
	const [asked, setAsked] = useState(false);
	const pick = options.pick ?? 3;
	// numbered offers come in a later step
	const offers = (options.offers?.length ?? 0) <= 3 ? (options.offers ?? []) : [];
	const sum = bidOf([...chosen], options.worth ?? "");
	const bid = chosen.size < pick ? number(sum) : bidText(sum, variant);
	const more = t("lay.more", { n: pick - chosen.size });
	const sure = !waits && (offer !== "pass" || asked);
	return html`<div class=${`answer ${sure ? "sure" : ""}`}>
		${offer === "pass" || !sure
			? sure && offers.map((o) => (o === "pass" ? null : html`<${Sure} key=${o} offer=${o} variant=${variant} />`))
			: html`<${Sure} offer=${offer} variant=${variant} />`}
		<p class=${`total ${/ /.test(bid) ? "two" : ""}`} aria-live="polite" aria-atomic="true">
			${slots
				? html`<${Slots} cards=${sorted([...chosen], byWorth)} pick=${pick} worth=${worthOf(options.worth ?? "")} />`
				: null}
			<span class="small">${t("page.yourbid")}</span>${" "}
			<b class="score">${chosen.size ? bid : "–"}</b>
			${chosen.size && chosen.size < pick ? html`<span class="unseen">${more}</span>` : null}
		</p>
		${offers.length && premiums
			? html`<div class="offers" role="radiogroup" aria-label=${t("col.premium")}>
					${offers.map(
						(o) => html`<${Word} key=${o} label of=${o === "pass" ? "premium" : o} variant=${variant}>
							<input type="radio" name="premium" checked=${o === offer} onchange=${() => setOffer(o)} />
							<span>${menu(o, variant, false)}</span>
						<//>`,
					)}
					<button type="button" class="button plain what" aria-label=${t("page.premium.what")}
						title=${t("page.premium.what")} aria-expanded=${asked} onclick=${() => setAsked(!asked)}>?</button>
				</div>`
			: null}
		<button type="button" class="button chief" disabled=${chosen.size !== pick || busy}
			onclick=${() => onlay(offers.length ? offer : "")}>
			${chosen.size < pick
				? more
				: offer === "pass" ? t("page.lay") : t(`page.lay.${offer}`, { bid })}
		</button>
	</div>`;
}

/**
 * The cards to lay aside, and the tricks that each bids.
 * @param {{cards: string[], pick: number, worth: Record<string, number>}} props
 */
function Slots({ cards, pick, worth }) {
	return html`<span class="slots" aria-hidden="true">
		${Array.from({ length: pick }, (_, i) => {
			const card = cards[i];
			return html`<span key=${i} class=${`slot ${card ? "said" : ""}`}>
				${card ? html`<${Card} card=${card} size="mini" /><b class="score">+${worth[suitOf(card)]}</b>` : null}
			</span>`;
		})}
	</span>`;
}

/**
 * The name of an offer in a menu, with its points.
 * @param {string} offer @param {Variant | undefined} variant @param {boolean} [auction] offers go round
 */
function menu(offer, variant, auction = true) {
	if (offer === "pass") return t(auction ? "menu.pass" : "page.nopremium");
	const { level, ...said } = premium(offer, variant);
	return t(`menu.${level}`, said);
}

/**
 * The arguments for messages about a premium: its level, its worth, and the number announced, if any.
 * @param {string} offer @param {Variant | undefined} variant
 */
function premium(offer, variant) {
	const [level = "", n = ""] = offer.split(" ");
	return { level, points: variant?.offers[level === "declare" ? "declare" : "reveal"] ?? "", n };
}

/**
 * The exposed cards and the risk of a premium, shown before it is offered.
 * @param {{offer: string, variant: Variant | undefined}} props
 */
function Sure({ offer, variant }) {
	const { level, points, n } = premium(offer, variant);
	const loss = lossOf(variant);
	return html`<p class="ask" role="status">${t(`ask.sure.${level}`, { points, number: n || "none", loss })}</p>`;
}

/**
 * Offering a premium, with a number where one must be announced.
 * @param {{options: Options, variant: Variant | undefined, onact: (act: string) => void, busy: boolean,
 *   best: string | undefined}} props best: the hint
 */
export function Offering({ options, variant, onact, busy, best }) {
	const [level, setLevel] = useState("");
	const [sure, setSure] = useState("");
	const acts = options.acts ?? [];
	const levels = [...new Set(acts.map((a) => a.split(" ")[0] ?? ""))];
	const numbers = acts.filter((a) => a.startsWith(`${level} `));
	useEffect(() => (setLevel(""), setSure("")), [acts.join()]);
	if (onlyPass(options)) {
		return html`<div class="answer">
			<${Button} chief disabled=${busy} onclick=${() => onact("pass")} say=${t("page.pass")} />
		</div>`;
	}
	if (sure) {
		const { level, points, n } = premium(sure, variant);
		return html`<div class=${`answer sure ${n ? "numbered" : ""}`}>
			<${Sure} offer=${sure} variant=${variant} />
			<${Button} chief disabled=${busy} onclick=${() => onact(sure)}
				say=${t(`page.sure.${level}`, { points, n: n && `\u00a0${n}` })} />
			<${Button} onclick=${() => setSure("")} say=${t("page.sure.not")} />
		</div>`;
	}
	/** @param {string} a */
	const choose = (a) => (a === "pass" || acts.every((x) => x !== "pass") ? onact(a) : setSure(a));
	return html`<div class="answer">
		<${Word} of="premium" class="what">?<span class="unseen"> ${t("col.premium")}</span><//>
		${levels.map((l) => {
			const numbered = acts.every((a) => a !== l);
			return html`<button type="button" key=${l} class=${`button ${level === l ? "chosen" : ""}`} disabled=${busy}
				aria-expanded=${numbered ? level === l : undefined}
				onclick=${() => (numbered ? setLevel(l) : choose(l))}>
				${best?.split(" ")[0] === l ? html`<${Best} />` : null}${menu(l, variant)}
			</button>`;
		})}
		${numbers.length
			? html`<div class="numbers" role="group" aria-label=${t("ask.number")}>
					<span class="small">${t("ask.number")}</span>
					${numbers.map(
						(a) => html`<button type="button" key=${a} class="button" disabled=${busy} 
							onclick=${() => choose(a)}>
							${a === best ? html`<${Best} />` : null}<span class="unseen">${offerName(a)}</span>
							<span aria-hidden="true">${a.split(" ")[1]}</span>
						</button>`,
					)}
				</div>`
			: null}
	</div>`;
}

/**
 * Naming the trump.
 * @param {{options: Options, onact: (act: string) => void, busy: boolean, best: string | undefined}} props
 *   best: the hint
 */
export function Naming({ options, onact, busy, best }) {
	return html`<div class="answer">
		${(options.acts ?? []).map((a) => {
			const trump = a.replace(/^name /, "");
			return html`<button type="button" key=${a} class="button naming" disabled=${busy} onclick=${() => onact(a)}>
				<${Trump} trump=${trump} />${a === best ? html`<${Best} />` : null}
			</button>`;
		})}
	</div>`;
}
