// The screen for printing the hands of numbered deals for real cards. It shows no hands, as the person
// who prints may want to play.

import { letters } from "../base/hash.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Amount, Bare, Button, Check, Line, Select, attempt, changing, isBad, trouble } from "../parts/components.js";
import { learn, variantChosen, variantGroups, variants } from "../table/join.js";
import { go, query } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { variantOf } from "../transport/variants.js";
import { AllHands, Strips, ready } from "./handslips.js";
/** @import { RealDeals, Variant } from "../base/types.js" */

/** The most deals at once, and the highest number of a deal. */
const [most, last] = [200, 2 ** 31];

/** The greatest lengths of a seed and of a label, in characters. */
const longest = { seed: 48, label: 40 };

/** A random seed that is easy to type. */
export const newSeed = () => letters(16).replace(/(.{4})(?=.)/g, "$1-");

/** copies: the number of sets; event: whose boards they are, undefined for none. */
const usual = () => ({
	variant: "", first: 1, deals: 12, fixed: false, label: "", seed: newSeed(), copies: 1,
	event: /** @type {{id: string, title: string, round: number} | undefined} */ (undefined),
});

/** The deals that another screen wants printed; they pass no address, which would show the seed. */
let wanted = /** @type {Partial<ReturnType<typeof usual>>} */ ({});

/** Goes to the form for printing these deals. @param {Partial<Plan>} deals */
export function printDeals(deals) {
	wanted = deals;
	go("/deal");
}

/** @typedef {ReturnType<typeof usual>} Plan */
/** @typedef {{plan: Plan, set: (change: Partial<Plan>) => void}} Part */

/** The choice of deals. @param {Part} props */
function Which({ plan, set }) {
	const change = changing(set);
	/** @param {"label" | "seed"} name */
	const line = (name) =>
		({ value: plan[name], maxlength: longest[name], autocapitalize: "none", oninput: change(name) });
	return html`<div class="row">
			<${Amount} label=${t("page.slips.many")} value=${plan.deals} min=${1} max=${most} onchange=${change("deals")} />
			<${Amount} label=${t("page.slips.first")} value=${plan.first} min=${1} max=${last} onchange=${change("first")} />
		</div>
		<div>
			<${Check} label=${t("page.slips.fixed")} checked=${plan.fixed} onchange=${change("fixed")} />
			<p class="soft small">${t("page.slips.fixed.about")}</p>
		</div>
		<div><${Line} label=${t("page.slips.label")} ...${line("label")} />
			<p class="soft small">${t("page.slips.label.about")}</p></div>
		<div><${Line} label=${t("page.slips.seed.label")} required ...${line("seed")} />
			<p class="soft small">${t("page.slips.seed.about")}</p></div>
		<p><${Button} plain onclick=${() => set({ seed: newSeed() })} say=${t("page.slips.seed.new")} /></p>`;
}

/** The choice of deals, and what they are printed for. @param {Part & {variant: string}} props */
const Form = ({ plan, set, variant }) => html`<header><h1>${t("page.nav.deal")}</h1>
		<p class="lead">${t("page.slips.lead")}</p></header>
	<${Select} label=${t("page.create.variant")} value=${variant} groups=${variantGroups()}
		onchange=${changing(set)("variant")} />
	<${Which} plan=${plan} set=${set} />`;

/**
 * The slips of an event's round: nothing here shows or changes its cards.
 * @param {Part & {event: {id: string, title: string, round: number}}} props
 */
const OfEvent = ({ plan: { first, deals, copies }, set, event: { id, title, round } }) => html`<header>
		<h1>${t("page.event.print.slips", { n: round })}</h1>
		<p class="lead">${title} · ${t("page.event.print.boards", { first, last: first + deals - 1 })}</p>
		<p><a href=${`/event/${id}`}>${t("page.event.print.back")}</a></p></header>
	<${Amount} label=${t("page.event.print.sets")} value=${copies} min=${1} max=${most}
		onchange=${changing(set)("copies")} />`;

/** @typedef {{variant: Variant, series: RealDeals, seed: string, all: boolean, event: boolean}} Paper */

/** Why the deals cannot be made. @param {unknown} e */
function undealt(e) {
	if (e instanceof Refused && e.reason === "not-now") return t("page.slips.today");
	return isBad(e) ? t("page.slips.seed.bad") : trouble(e); // the form lets no other mistake pass
}

/** Prints the paper once it is drawn, unless it is replaced by then. @param {Paper | null} paper */
function usePrinter(paper) {
	useEffect(() => {
		if (!paper) return undefined;
		let gone = false;
		void ready().then(() => gone || print());
		return () => void (gone = true);
	}, [paper]);
}

export function Slips() {
	useEffect(() => void attempt(learn), []);
	const [plan, setPlan] = useState(() => ({ ...usual(), variant: query.peek().get("variant") ?? "", ...wanted }));
	useEffect(() => void (wanted = {}), []);
	const latest = useRef(/** @type {Plan | null} */ (plan)); // null after leaving the screen
	useEffect(() => () => void (latest.current = null), []);
	const [asked, setAsked] = useState(/** @type {Plan | null} */ (null));
	const [paper, setPaper] = useState(/** @type {Paper | null} */ (null));
	const [wrong, setWrong] = useState("");
	const busy = asked === plan;
	const short = variants.value.find((v) => v.id === plan.variant) ?? variantChosen();
	const variant = variantOf(short?.id);
	const { event } = plan;
	usePrinter(paper);
	/** @param {Partial<Plan>} change */
	const set = (change) => {
		latest.current = { ...(latest.current ?? plan), ...change };
		setPlan(latest.current);
		setPaper(null);
		setWrong("");
	};
	/** @param {SubmitEvent} e */
	const submit = async (e) => {
		e.preventDefault();
		if (busy || !variant) return;
		setAsked(plan);
		setWrong("");
		const { first, deals, fixed, label } = plan;
		const seed = plan.seed.trim();
		const all = e.submitter?.getAttribute("value") === "all";
		const [series, why] = await hall.deal({ variant: variant.id, seed, first, deals, fixed, label })
			.then((series) => /** @type {const} */ ([series, ""]), (e) => /** @type {const} */ ([null, undealt(e)]));
		if (latest.current !== plan) return; // the form has changed meanwhile
		setAsked(null);
		const sets = Array.from({ length: plan.copies }, () => series?.deals ?? []);
		setPaper(series && { variant, series: { ...series, deals: sets.flat() }, seed, all, event: Boolean(event) });
		setWrong(why);
	};
	if (!short) return html`<${Bare} />`;
	return html`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${submit}>
			${event ? html`<${OfEvent} plan=${plan} set=${set} event=${event} />`
				: html`<${Form} plan=${plan} set=${set} variant=${short.id} />`}
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${busy}>${t("page.slips.print")}</button>
				${event ? null
					: html`<button type="submit" class="button" value="all" aria-busy=${busy}>${t("page.slips.print.sheet")}</button>`}
			</p>
			<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
			<p role="status">${paper ? t("page.slips.wait") : ""}</p>
			${paper && !event ? html`<p><a href="/pad">${t("page.home.pad")}</a></p>` : null}
			<p class="soft">${t("page.slips.face")}</p>
			<p class="soft">${t("page.slips.how")}</p>
			<p class="soft">${t("page.slips.packs")}</p>
		</form>
		${paper ? html`<${paper.all ? AllHands : Strips} ...${paper} />` : null}
	</main>`;
}
