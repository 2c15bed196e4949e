// A new score pad: the variant, the players, the first dealer, the length, house rules.

import { today } from "../base/dates.js";
import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { Dialog, Line, Picks, Told, attempt, changing, useAttempt } from "../parts/components.js";
import { HouseRules, Length, Which, asPublished, changesOf } from "../parts/houserules.js";
import { learn, variantChosen, variantGroups, variants } from "../table/join.js";
import * as hall from "../transport/api.js";
import { me } from "../transport/session.js";
import { variantOf } from "../transport/variants.js";
import { refusal } from "./answer.js";
import { Beginning, said } from "./openingpoints.js";
import { fresh, keepPad, pads } from "./store.js";
import { twin } from "./words.js";
/** @import { PadOpening } from "../base/types.js" */
/** @import { Variant } from "../table/join.js" */

/** The greatest length of a name, in characters. */
export const longest = 24;

/** The players of the last pad, without a dummy, or the person alone. @returns {string[]} */
export function lastNames() {
	const own = me.value?.name ?? settings.name.value;
	const last = pads()[0]?.summary;
	if (!last) return own ? [own] : [];
	const live = last.live ?? variants.value.find((v) => v.id === last.variant)?.chairs; // older pads do not have it
	return last.names.slice(0, live).filter((name) => name !== t("dummy"));
}

/** The contents of the form. */
const usual = {
	variant: "",
	names: /** @type {string[]} */ ([]),
	first: "0",
	length: /** @type {"" | "deals" | "games"} */ (""),
	rounds: 9,
	house: asPublished,
	opening: /** @type {PadOpening | undefined} */ (undefined),
};

/** @typedef {typeof usual} Plan */

/** A player's name, or a placeholder. @param {Plan} plan @param {number} i */
const nameIn = (plan, i) => plan.names[i]?.trim() || t("page.pad.player", { n: i + 1 });

/** The seats that have a player. @param {Variant} variant */
const seatsOf = (variant) => Array.from({ length: variant.chairs }, (_, i) => i);

/** Begins the pad. @param {Plan} plan @param {Variant} variant @param {import("../base/types.js").Variant} rules */
async function begin(plan, variant, rules) {
	const changes = changesOf(plan.house, rules);
	const dummies = Array.from({ length: rules.seats - variant.chairs }, () => t("dummy"));
	const seats = [...seatsOf(variant).map((i) => nameIn(plan, i)), ...dummies];
	const same = twin(seats);
	if (same) throw new Told(t("pad.twins", { name: same }));
	const told = await hall.pad({
		begin: {
			variant: variant.id, ...(changes ? { rules: changes } : {}), seats,
			first: Number(plan.first), date: today(), ...(plan.length ? { [plan.length]: plan.rounds } : {}),
		},
	});
	const opening = said(plan.opening);
	const head = opening && { ...told.head, opening };
	const pad = fresh(head ? await hall.pad({ record: told.record, do: "head", head }) : told);
	keepPad(pad);
	return pad.id;
}

/** @typedef {Partial<Plan> | ((now: Plan) => Partial<Plan>)} Change */
/** @typedef {{plan: Plan, set: (change: Change) => void, variant: Variant}} Part */

/**
 * The field for a player's name; typing replaces the old name.
 * @param {{seat: number, value: string, oninput: (text: string) => void} & Record<string, any>} props
 */
export const PlayerLine = ({ seat, ...rest }) => html`<${Line} label=${t("page.pad.player", { n: seat + 1 })}
	maxlength=${longest} onfocus=${(/** @type {any} */ e) => e.currentTarget.select()} ...${rest} />`;

/** The players, and the first dealer. @param {Part} props */
function Players({ plan, set, variant }) {
	/** @param {number} i */
	const name = (i) => (/** @type {string} */ text) =>
		set(({ names }) => ({ names: Object.assign([...names], { [i]: text }) }));
	return html`<fieldset class="seats">
			<legend class="unseen">${t("page.pad.names")}</legend>
			${seatsOf(variant).map((i) => html`<${PlayerLine} key=${i} seat=${i} value=${plan.names[i] ?? ""}
				enterkeyhint="next" oninput=${name(i)} />`)}
		</fieldset>
		<p class="soft small">${t("page.pad.names")}</p>
		<${Picks} label=${t("page.pad.first")} value=${plan.first} onchange=${changing(set)("first")}
			options=${seatsOf(variant).map((i) => [String(i), nameIn(plan, i)])} />`;
}

/** @param {{onclose: () => void, onbegun: (id: string) => void}} props */
export function NewPad({ onclose, onbegun }) {
	useEffect(() => void attempt(learn), []);
	const [plan, setPlan] = useState(() => ({ ...usual, names: lastNames() }));
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt((e) => setWrong(refusal(e)));
	const variant = variants.value.find((v) => v.id === plan.variant) ?? variantChosen();
	const rules = variantOf(variant?.id);
	if (!variant) return null;
	/** @param {Change} change */
	const set = (change) => {
		setPlan((now) => ({ ...now, ...(typeof change === "function" ? change(now) : change) }));
		setWrong("");
	};
	/** @param {SubmitEvent} e */
	const submit = (e) => {
		e.preventDefault();
		if (rules) void once(async () => onbegun(await begin(plan, variant, rules)));
	};
	const choose = (/** @type {string} */ id) =>
		set({ variant: id, first: "0", opening: undefined, house: { ...plan.house, changed: {} } });
	const actions = html`<button type="submit" form="new-pad" class="button chief" aria-busy=${busy}>
		${t("page.pad.begin")}
	</button>`;
	return html`<${Dialog} broad title=${t("page.pad.new")} onclose=${onclose} actions=${actions}>
		<form id="new-pad" class="create stack" onsubmit=${submit}>
			<${Which} value=${variant.id} groups=${variantGroups()} onchange=${choose} />
			<${Players} plan=${plan} set=${set} variant=${variant} />
			<${Length} plan=${plan} set=${set} variant=${variant} />
			<${Beginning} opening=${plan.opening} rules=${rules} set=${changing(set)("opening")}
				names=${Array.from({ length: rules?.seats ?? 0 }, (_, i) => i < variant.chairs ? nameIn(plan, i) : t("dummy"))} />
			<${HouseRules} own=${plan.house} set=${changing(set)("house")} rules=${rules} />
			<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		</form>
	<//>`;
}
