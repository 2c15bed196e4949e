// The screen on which the hands of numbered deals are printed for real cards. It shows no
// hands, since whoever prints may want to play.

import * as hall from "./hall.js";
import { html, useEffect, useState } from "./html.js";
import { learn, variantChosen, variantGroups, variants } from "./join.js";
import { Amount, Select, attempt, isBad, trouble } from "./parts.js";
import { t } from "./phrase.js";
import { query } from "./route.js";
import { AllHands, Strips, ready } from "./strips.js";
import { variantOf } from "./variants.js";

/** The greatest number of deals at once, and the greatest number of a deal. */
const [most, last] = [200, 2 ** 31];

/** A seed that nobody finds by trying, fit to be typed. */
function newSeed() {
	const letters = "abcdefghijklmnopqrstuvwxyz234567";
	const drawn = [...crypto.getRandomValues(new Uint8Array(16))].map((x) => letters[x % 32]).join("");
	return drawn.replace(/(.{4})(?=.)/g, "$1-");
}

const usual = () => ({ variant: "", first: 1, deals: 12, fixed: false, label: "", seed: newSeed() });

/** @typedef {ReturnType<typeof usual>} Plan */
/** @typedef {{plan: Plan, set: (change: Partial<Plan>) => void}} Part */

/**
 * A line of text to fill in.
 * @param {{label: string, about: string, value: string, onchange: (text: string) => void}} props
 */
function Line({ label, about, value, onchange }) {
	/** @param {InputEvent & {currentTarget: HTMLInputElement}} e */
	const take = (e) => onchange(e.currentTarget.value);
	return html`<div>
		<label class="field"><span>${label}</span>
			<input type="text" maxlength="64" autocomplete="off" autocapitalize="none" spellcheck=${false} value=${value}
				oninput=${take} />
		</label>
		<p class="soft small">${about}</p>
	</div>`;
}

/** Which deals. @param {Part} props */
function Which({ plan, set }) {
	/** @param {Event & {currentTarget: HTMLInputElement}} e */
	const fix = (e) => set({ fixed: e.currentTarget.checked });
	return html`<div class="row">
			<${Amount} label=${t("page.slips.many")} value=${plan.deals} min=${1} max=${most}
				onchange=${(/** @type {number} */ deals) => set({ deals })} />
			<${Amount} label=${t("page.slips.first")} value=${plan.first} min=${1} max=${last}
				onchange=${(/** @type {number} */ first) => set({ first })} />
		</div>
		<div>
			<label class="choice"><input type="checkbox" checked=${plan.fixed} onchange=${fix} />${t("page.slips.fixed")}</label>
			<p class="soft small">${t("page.slips.fixed.about")}</p>
		</div>
		<${Line} label=${t("page.slips.label")} about=${t("page.slips.label.about")} value=${plan.label}
			onchange=${(/** @type {string} */ label) => set({ label })} />
		<${Line} label=${t("page.slips.seed.label")} about=${t("page.slips.seed.about")} value=${plan.seed}
			onchange=${(/** @type {string} */ seed) => set({ seed })} />
		<p><button type="button" class="button plain" onclick=${() => set({ seed: newSeed() })}>
			${t("page.slips.seed.new")}
		</button></p>`;
}

/** @typedef {{series: import("./types.js").RealDeals, seed: string, all: boolean}} Paper */

/** The screen. */
export function Slips() {
	useEffect(() => void attempt(learn), []);
	const [plan, setPlan] = useState(() => ({ ...usual(), variant: query.peek().get("variant") ?? "" }));
	const [paper, setPaper] = useState(/** @type {Paper | null} */ (null));
	const [wrong, setWrong] = useState("");
	const [busy, setBusy] = useState(false);
	const short = variants.value.find((v) => v.id === plan.variant) ?? variantChosen();
	const variant = variantOf(short?.id);
	useEffect(() => void (paper && ready().finally(() => print())), [paper]);
	/** @param {Partial<Plan>} change */
	const set = (change) => {
		setPlan((now) => ({ ...now, ...change }));
		setPaper(null);
		setWrong("");
	};
	/** @param {SubmitEvent} e */
	const submit = async (e) => {
		e.preventDefault();
		if (busy || !variant) return;
		setBusy(true);
		setWrong("");
		const { first, deals, fixed, label, seed } = plan;
		const all = e.submitter?.getAttribute("value") === "all";
		try {
			const series = await hall.deal({ variant: variant.id, seed: seed.trim(), first, deals, fixed, label });
			setPaper({ series, seed: seed.trim(), all });
		} catch (e) {
			setWrong(isBad(e) ? /** @type {Error} */ (e).message : trouble(e));
		}
		setBusy(false);
	};
	if (!short) return html`<main id="main" tabindex="-1" class="stack"></main>`;
	return html`<main id="main" tabindex="-1" class="slips">
		<form class="stack unprinted" onsubmit=${submit}>
			<header><h1>${t("page.nav.deal")}</h1><p class="lead">${t("page.slips.lead")}</p></header>
			<${Select} label=${t("page.create.variant")} value=${short.id} groups=${variantGroups()}
				onchange=${(/** @type {string} */ id) => set({ variant: id })} />
			<${Which} plan=${plan} set=${set} />
			<p class="row">
				<button type="submit" class="button chief" value="slips" aria-busy=${busy}>${t("page.slips.print")}</button>
				<button type="submit" class="button" value="all" aria-busy=${busy}>${t("page.slips.print.sheet")}</button>
			</p>
			<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
			<p role="status">${paper ? t("page.slips.wait") : ""}</p>
			${paper ? html`<p><a href="/pad">${t("page.home.pad")}</a></p>` : null}
			<p class="soft">${t("page.slips.face")}</p>
			<p class="soft">${t("page.slips.how")}</p>
			<p class="soft">${t("page.slips.packs")}</p>
		</form>
		${paper && variant
			? paper.all
				? html`<${AllHands} variant=${variant} series=${paper.series} seed=${paper.seed} />`
				: html`<${Strips} variant=${variant} series=${paper.series} />`
			: null}
	</main>`;
}
