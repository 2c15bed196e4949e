// Opening a table: its variant, its players, and its settings.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { language, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { NameField, useName } from "../parts/chairs.js";
import { Amount, Dialog, Picks, Select, changing, named, trouble, useAsked, useAttempt } from "../parts/components.js";
import { HouseRules, Length, Which, asPublished, changesOf } from "../parts/houserules.js";
import { hints, levels, open, paces, variantChosen, variantGroups, variants } from "../table/join.js";
import * as hall from "../transport/api.js";
import { without } from "../transport/route.js";
import { me } from "../transport/session.js";
import { variantOf } from "../transport/variants.js";
/** @import { Naming } from "../parts/chairs.js" */
/** @import { Variant } from "../table/join.js" */

/** @typedef {keyof typeof paces} Pace */

/** The contents of the form. */
const usual = {
	variant: "",
	bots: /** @type {string[]} */ ([]), // the other chairs, in order; "": for a person
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
	greet: "no",
	stand: "",
	house: asPublished,
};

/** @typedef {typeof usual} Plan */

const minute = 60_000;
const day = 24 * 60 * minute;

/** The clock in the server's format. @param {Plan} plan */
function clockOf({ clock, minutes, seconds, days }) {
	if (clock === "bank") return { bank: minutes * minute, add: seconds * 1000 };
	if (clock === "move") return { move: Number(days) * day };
	return undefined;
}

/**
 * The settings of the table in the server's format.
 * @param {Plan} plan @param {import("../base/types.js").Variant | undefined} rules
 */
function settingsOf(plan, rules) {
	const { variant, hints, undo, open, pace, stand, length, rounds } = plan;
	const all = {
		variant,
		rules: changesOf(plan.house, rules),
		...(length && { [length]: rounds }),
		public: plan.public === "yes",
		audience: ["no", "yes"].includes(plan.public) ? "" : plan.public,
		closed: plan.closed === "yes",
		clock: clockOf(plan),
		undo,
		hints,
		open,
		bot: stand,
		pace: paces[pace],
		greet: plan.greet === "yes",
	};
	const chosen = Object.entries(all).filter(([, value]) => value !== undefined && value !== "" && value !== false);
	return Object.fromEntries(chosen);
}

/** @typedef {{plan: Plan, set: (change: Partial<Plan>) => void}} Part */

/** The players of the other chairs. @param {Plan} plan @param {Variant} variant */
const others = (plan, variant) => Array.from({ length: variant.chairs - 1 }, (_, i) => plan.bots[i] ?? "");

/** Whether other people will join and see the player's name. @param {Plan} plan @param {Variant} variant */
const awaits = (plan, variant) => others(plan, variant).includes("");

/** @param {Part & {variant: Variant, name: Naming}} props */
function Chairs({ plan, set, variant, name }) {
	/** @param {string} level */
	const bot = (level) => [level, t("page.create.bot", { level: t(`page.level.${level}`) })];
	const sitters = [["", t("page.create.friend")], ...levels.value.map((l) => bot(l.name))];
	/** @param {number} at */
	const give = (at) => (/** @type {string} */ who) => set({ bots: others(plan, variant).with(at, who) });
	return html`<fieldset class="seats">
		<legend class="unseen">${t("page.create.chairs")}</legend>
		${awaits(plan, variant)
			? html`<${NameField} name=${name} />`
			: html`<div class="field"><span>${t("page.create.chair", { n: 1 })}</span><p>${t("page.create.you")}</p></div>`}
		${others(plan, variant).map((who, i) => {
			const label = t("page.create.chair", { n: i + 2 });
			return html`<${Select} key=${i} label=${label} value=${who} options=${sitters} onchange=${give(i)} />`;
		})}
	</fieldset>`;
}

/** @param {Part} props */
function Clock({ plan, set }) {
	const change = changing(set);
	const days = ["1", "3", "7"];
	return html`<div>
		<${Picks} label=${t("page.create.clock")} value=${plan.clock} onchange=${change("clock")}
			options=${named("page.create.clock", "none", "bank", "move")} />
		${plan.clock === "bank"
			? html`<div class="row">
					<${Amount} label=${t("page.create.clock.minutes")} value=${plan.minutes} min=${1} max=${600}
						onchange=${change("minutes")} />
					<${Amount} label=${t("page.create.clock.seconds")} value=${plan.seconds} min=${0} max=${600}
						onchange=${change("seconds")} />
				</div>`
			: null}
		${plan.clock === "move"
			? html`<${Picks} label=${t("page.create.clock.each")} value=${plan.days} onchange=${change("days")}
					options=${days.map((d) => [d, t("page.create.clock.days", { n: Number(d) })])} />`
			: null}
	</div>`;
}

/** Rarely used settings. @param {Part} props */
function More({ plan, set }) {
	const change = changing(set);
	const asUsual = ["", t("page.create.usual")];
	const never = t("page.create.never");
	return html`<details>
		<summary>${t("page.create.more")}</summary>
		<div class="stack">
			<${Length} plan=${plan} set=${set} />
			<${Picks} label=${t("page.create.undo")} value=${plan.undo} onchange=${change("undo")}
				options=${[asUsual, ...named("page.create.undo", "free", "agree"), ["never", never]]} />
			${hints.value
				? html`<${Picks} label=${t("page.create.hints")} value=${plan.hints} onchange=${change("hints")}
						options=${[asUsual, ["yes", t("page.create.hints.yes")], ["no", never]]} />`
				: null}
			<${Picks} label=${t("page.create.open")} value=${plan.open} onchange=${change("open")}
				options=${[asUsual, ...named("page.create.open", "deal", "match")]} />
			<p class="soft small whole">${t("page.create.usual.about")}</p>
			<${Picks} label=${t("page.create.watch")} value=${plan.closed} onchange=${change("closed")}
				options=${[["no", t("page.create.watch.yes")], ["yes", t("page.create.watch.no")]]} />
			<${Picks} label=${t("page.create.pace")} value=${plan.pace} onchange=${change("pace")}
				options=${named("page.pace", ...Object.keys(paces))} />
			<${Picks} label=${t("page.create.greet")} value=${plan.greet} onchange=${change("greet")}
				options=${named("page.create.greet", "no", "yes")} />
			<${Select} label=${t("page.create.stand")} value=${plan.stand} onchange=${change("stand")}
				options=${[asUsual, ...named("page.level", ...levels.value.map((l) => l.name))]} />
		</div>
	</details>`;
}

/** How long a text must rest before the server is asked about it, in milliseconds. */
const rest = 400;

/**
 * The player in place of the levels, if none was trained on the house rules.
 * @param {{plan: Plan, rules: Parameters<typeof changesOf>[1]}} props
 */
function StandIns({ plan, rules }) {
	const house = { variant: plan.variant, rules: readable(plan, rules) };
	const lang = language.value;
	const { value: told = "" } = useAsked(async (signal) => {
		await new Promise((go) => setTimeout(go, rest));
		if (!house.rules || signal.aborted) return "";
		return hall.guide(house, lang).then(({ players = "" }) => players, () => "");
	}, JSON.stringify(house), lang);
	return html`<p class=${told ? "soft" : "unseen"} role="status">${told}</p>`;
}

/** The house rules, if they can be parsed. @param {Plan} plan @param {Parameters<typeof changesOf>[1]} rules */
function readable(plan, rules) {
	try {
		return changesOf(plan.house, rules);
	} catch {
		return undefined; // the button shows the error
	}
}

/** @param {{onclose: () => void, group?: string}} props group: for which the table is */
export function Create({ onclose, group }) {
	const first = variantChosen();
	const [plan, setPlan] = useState({
		...usual, variant: first?.id ?? "", pace: settings.pace.value, public: group ?? usual.public,
	});
	const asks = async () => (me.peek() && !without.peek() ? (await hall.groups({})).groups : []);
	const groups = useAsked(asks, me.value?.id);
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt((e) => setWrong(trouble(e)));
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
	const choose = (/** @type {string} */ id) => set({ variant: id, house: { ...plan.house, changed: {} } });
	/** @param {SubmitEvent} e */
	const submit = (e) => {
		e.preventDefault();
		void once(async () => {
			setWrong("");
			if (awaits(plan, variant) && !(await name.keep())) return;
			await open(settingsOf(plan, rules), ["", ...others(plan, variant)]);
		});
	};
	const actions = html`<button type="submit" form="create" class="button chief" aria-busy=${busy}>
		${t("page.home.create")}
	</button>`;
	return html`<${Dialog} broad title=${t("page.create.title")} onclose=${onclose} actions=${actions}>
		<form id="create" class="create stack" onsubmit=${submit}>
			<${Which} value=${variant.id} groups=${variantGroups()} onchange=${choose} />
			<${Chairs} plan=${plan} set=${set} variant=${variant} name=${name} />
			${without.value
				? null
				: html`<${Picks} label=${t("page.create.public")} value=${plan.public} onchange=${changing(set)("public")}
					options=${[...named("page.create.public", "no", "friends", "yes").filter(([of]) => of !== "friends" || me.value),
						...(groups.value ?? []).map((g) => [g.id, g.name])]} />`}
			<${Clock} plan=${plan} set=${set} />
			<${More} plan=${plan} set=${set} />
			<${HouseRules} own=${plan.house} set=${changing(set)("house")} rules=${rules} />
			<${StandIns} plan=${plan} rules=${rules} />
			<p ref=${why} class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		</form>
	<//>`;
}
