// A table of one's own: its variant, who sits there, and what holds at it.

import { NameField, useName } from "./chairs.js";
import { HouseRules, Unread, asPublished, changesOf } from "./houserules.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { byChairs, hints, levels, open, paces, variantChosen, variants } from "./join.js";
import { Amount, Dialog, Picks, trouble } from "./parts.js";
import { t } from "./phrase.js";
import { settings } from "./settings.js";
import { variantOf } from "./variants.js";
import { Refused } from "./wire.js";

/** @typedef {import("./join.js").Variant} Variant */
/** @typedef {keyof typeof paces} Pace */

/** How a table is to be: what the fields hold. */
const usual = {
	variant: "",
	bots: /** @type {string[]} */ ([]), // of the other chairs, in order; "": for a friend
	public: "no",
	clock: /** @type {"none" | "bank" | "move"} */ ("none"),
	minutes: 10,
	seconds: 10,
	days: "3",
	length: /** @type {"" | "deals" | "games"} */ (""),
	rounds: 9,
	closed: "no",
	hints: "",
	undo: "",
	open: "",
	pace: /** @type {Pace} */ ("usual"),
	stand: "",
	house: asPublished,
};

/** @typedef {typeof usual} Plan */

const minute = 60_000;
const day = 24 * 60 * minute;

/** The clock as the server takes it. @param {Plan} plan */
function clockOf({ clock, minutes, seconds, days }) {
	if (clock === "bank") return { bank: minutes * minute, add: seconds * 1000 };
	if (clock === "move") return { move: Number(days) * day };
	return undefined;
}

/** The settings of the table as the server takes them. @param {Plan} plan @param {import("./types.js").Variant | undefined} rules */
function settingsOf(plan, rules) {
	const { variant, hints, undo, open, pace, stand, length, rounds } = plan;
	const all = {
		variant,
		rules: changesOf(plan.house, rules),
		...(length && { [length]: rounds }),
		public: plan.public === "yes",
		closed: plan.closed === "yes",
		clock: clockOf(plan),
		undo,
		hints,
		open,
		bot: stand,
		pace: paces[pace],
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== "" && value !== false));
}

/**
 * One of many things.
 * @param {{label: string, value: string, options: (readonly [string, string])[], onchange: (value: string) => void}} props
 */
function Select({ label, value, options, onchange }) {
	return html`<label class="field">
		<span>${label}</span>
		<select value=${value} onchange=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ e) => onchange(e.currentTarget.value)}>
			${options.map(([v, text]) => html`<option key=${v} value=${v} selected=${v === value}>${text}</option>`)}
		</select>
	</label>`;
}

/** @typedef {{plan: Plan, set: (change: Partial<Plan>) => void}} Part */

/** Whether people are to come, who will read one's name. @param {Plan} plan @param {Variant} variant */
const awaits = (plan, variant) => Array.from({ length: variant.chairs - 1 }).some((_, i) => !plan.bots[i]);

/** Who sits there. @param {Part & {variant: Variant, name: import("./chairs.js").Naming}} props */
function Chairs({ plan, set, variant, name }) {
	const sitters = /** @type {(readonly [string, string])[]} */ ([["", t("page.create.friend")], ...levels.value.map((l) => /** @type {const} */ ([l.name, t("page.create.bot", { level: t(`page.level.${l.name}`) })]))]);
	/** @param {number} at @param {string} who */
	const give = (at, who) => set({ bots: Array.from({ length: variant.chairs - 1 }, (_, i) => (i === at ? who : plan.bots[i] ?? "")) });
	return html`<fieldset class="seats">
		<legend class="unseen">${t("page.create.chairs")}</legend>
		${awaits(plan, variant) ? html`<${NameField} name=${name} />` : html`<div class="field"><span>${t("page.create.chair", { n: 1 })}</span><p>${t("page.create.you")}</p></div>`}
		${Array.from({ length: variant.chairs - 1 }, (_, i) => html`<${Select} key=${i} label=${t("page.create.chair", { n: i + 2 })} value=${plan.bots[i] ?? ""} options=${sitters} onchange=${(/** @type {string} */ who) => give(i, who)} />`)}
	</fieldset>`;
}

/** How long one may think. @param {Part} props */
function Clock({ plan, set }) {
	const days = ["1", "3", "7"];
	return html`<div>
		<${Picks} label=${t("page.create.clock")} value=${plan.clock} onchange=${(/** @type {Plan["clock"]} */ clock) => set({ clock })}
			options=${[["none", t("page.create.clock.none")], ["bank", t("page.create.clock.bank")], ["move", t("page.create.clock.move")]]} />
		${plan.clock === "bank"
			? html`<div class="row">
					<${Amount} label=${t("page.create.clock.minutes")} value=${plan.minutes} min=${1} max=${600} onchange=${(/** @type {number} */ minutes) => set({ minutes })} />
					<${Amount} label=${t("page.create.clock.seconds")} value=${plan.seconds} min=${0} max=${600} onchange=${(/** @type {number} */ seconds) => set({ seconds })} />
				</div>`
			: null}
		${plan.clock === "move"
			? html`<${Picks} label=${t("page.create.clock.each")} value=${plan.days} options=${days.map((d) => [d, t("page.create.clock.days", { n: Number(d) })])} onchange=${(/** @type {string} */ d) => set({ days: d })} />`
			: null}
	</div>`;
}

/** What is seldom changed. @param {Part} props */
function More({ plan, set }) {
	const asUsual = /** @type {const} */ (["", t("page.create.usual")]);
	const stands = /** @type {(readonly [string, string])[]} */ ([asUsual, ...levels.value.map((l) => /** @type {const} */ ([l.name, t(`page.level.${l.name}`)]))]);
	return html`<details>
		<summary>${t("page.create.more")}</summary>
		<div class="stack">
			<div>
				<${Picks} label=${t("page.create.length")} value=${plan.length} onchange=${(/** @type {Plan["length"]} */ length) => set({ length })}
					options=${[["", t("page.create.length.usual")], ["deals", t("page.create.length.deals")], ["games", t("page.create.length.games")]]} />
				${plan.length ? html`<${Amount} label=${t("page.create.length.n")} value=${plan.rounds} min=${1} max=${1000} onchange=${(/** @type {number} */ rounds) => set({ rounds })} />` : null}
			</div>
			<${Picks} label=${t("page.create.undo")} value=${plan.undo} onchange=${(/** @type {string} */ undo) => set({ undo })}
				options=${[asUsual, ["free", t("page.create.undo.free")], ["agree", t("page.create.undo.agree")], ["never", t("page.create.never")]]} />
			${hints.value ? html`<${Picks} label=${t("page.create.hints")} value=${plan.hints} onchange=${(/** @type {string} */ hints) => set({ hints })}
				options=${[asUsual, ["yes", t("page.create.hints.yes")], ["no", t("page.create.never")]]} />` : null}
			<${Picks} label=${t("page.create.open")} value=${plan.open} onchange=${(/** @type {string} */ open) => set({ open })}
				options=${[asUsual, ["deal", t("page.create.open.deal")], ["match", t("page.create.open.match")]]} />
			<p class="soft small whole">${t("page.create.usual.about")}</p>
			<${Picks} label=${t("page.create.watch")} value=${plan.closed} onchange=${(/** @type {string} */ closed) => set({ closed })}
				options=${[["no", t("page.create.watch.yes")], ["yes", t("page.create.watch.no")]]} />
			<${Picks} label=${t("page.create.pace")} value=${plan.pace} onchange=${(/** @type {Pace} */ pace) => set({ pace })}
				options=${Object.keys(paces).map((pace) => [pace, t(`page.pace.${pace}`)])} />
			<${Select} label=${t("page.create.stand")} value=${plan.stand} options=${stands} onchange=${(/** @type {string} */ stand) => set({ stand })} />
		</div>
	</details>`;
}

/** Says why there is no such table. @param {unknown} e */
function refusal(e) {
	if (e instanceof Unread) return t("page.create.rules.unread", { text: e.message });
	return e instanceof Refused && e.reason === "bad" ? t("page.create.refused", { text: e.message }) : trouble(e);
}

/** Opens a table. @param {{onclose: () => void}} props */
export function Create({ onclose }) {
	const first = variantChosen();
	const [plan, setPlan] = useState({ ...usual, variant: first?.id ?? "", pace: settings.pace.value });
	const [wrong, setWrong] = useState("");
	const [busy, setBusy] = useState(false);
	const name = useName();
	const why = useRef(/** @type {HTMLParagraphElement | null} */ (null));
	useEffect(() => {
		if (wrong) why.current?.scrollIntoView({ block: "nearest" });
	}, [wrong]);
	const rules = variantOf(plan.variant);
	const variant = variants.value.find((v) => v.id === plan.variant) ?? first;
	/** @param {Partial<Plan>} change */
	const set = (change) => (setPlan((now) => ({ ...now, ...change })), setWrong(""));
	if (!variant) return null;
	/** @param {SubmitEvent} e */
	const submit = async (e) => {
		e.preventDefault();
		if (busy) return;
		setWrong("");
		setBusy(true);
		try {
			if (awaits(plan, variant) && !(await name.keep())) return setBusy(false);
			await open(settingsOf(plan, rules), ["", ...Array.from({ length: variant.chairs - 1 }, (_, i) => plan.bots[i] ?? "")]);
		} catch (e) {
			setWrong(refusal(e));
			setBusy(false);
		}
	};
	const actions = html`<button type="submit" form="create" class="button chief" aria-busy=${busy}>${t("page.home.create")}</button>`;
	return html`<${Dialog} broad title=${t("page.create.title")} onclose=${onclose} actions=${actions}>
		<form id="create" class="create stack" onsubmit=${submit}>
			<div class="variant">
				<label class="field">
					<span>${t("page.create.variant")}</span>
					<select onchange=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ e) => set({ variant: e.currentTarget.value, house: { ...plan.house, changed: {} } })}>
						${byChairs().map(([n, group]) => html`<optgroup key=${n} label=${t("page.players", { n })}>${group.map((v) => html`<option key=${v.id} value=${v.id} selected=${v.id === plan.variant}>${t(`variant.${v.id}`)}</option>`)}</optgroup>`)}
					</select>
				</label>
				<p class="soft">${t(`about.${variant.id}`)}</p>
			</div>
			<${Chairs} plan=${plan} set=${set} variant=${variant} name=${name} />
			<${Picks} label=${t("page.create.public")} value=${plan.public} onchange=${(/** @type {string} */ it) => set({ public: it })}
				options=${[["no", t("page.create.public.no")], ["yes", t("page.create.public.yes")]]} />
			<${Clock} plan=${plan} set=${set} />
			<${More} plan=${plan} set=${set} />
			<${HouseRules} own=${plan.house} set=${(/** @type {Plan["house"]} */ house) => set({ house })} rules=${rules} />
			<p ref=${why} class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		</form>
	<//>`;
}
