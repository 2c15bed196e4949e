// Corrects a score pad as on paper: its head, and deals that are struck out. Further effects of an act
// are shown before it is done.

import { html, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Amount, Button, Dialog, Line, Picks, Select, changing, useAttempt } from "../parts/components.js";
import { Length } from "../parts/houserules.js";
import { PlayerLine, longest } from "./newpad.js";
import { Beginning, said } from "./openingpoints.js";
import { nameAt, namesOf, twin } from "./words.js";
/** @import { Pad, PadAsking, PadHead } from "../base/types.js" */
/** @import { OpenPad } from "./openpad.js" */

/** @typedef {Omit<PadAsking, "record">} Act */

/** Scrolls new content into view. @param {Element | null} el */
const show = (el) => el?.scrollIntoView({ block: "nearest" });

/** The effects of an act, in lines. @param {{lines: string[]}} props */
const Consequences = ({ lines }) => html`<div class="stack" role="status" ref=${show}>
	${lines.map((line) => html`<p key=${line}>${line}</p>`)}
</div>`;

/**
 * Asks whether to delete a deal.
 * @param {{open: OpenPad, then: Pad, deal: number, onclose: () => void}} props then: the pad without it
 */
export function Striking({ open, then, deal, onclose }) {
	const { busy, once } = useAttempt();
	const strike = () => once(async () => {
		await open.revise({ do: "delete", deal });
		onclose();
	});
	const yes = html`<${Button} chief aria-busy=${busy} onclick=${strike} say=${t("page.pad.strike")} />`;
	return html`<${Dialog} title=${t("page.pad.deal", { n: deal + 1 })} onclose=${onclose} actions=${yes}>
		<div class="stack">
			<p>${t("page.pad.strike.about", { n: deal + 1 })}</p>
			<${Consequences} lines=${then.said ?? []} />
		</div>
	<//>`;
}

/**
 * The head with other names for the present players.
 * @param {PadHead} head @param {string[]} names @returns {Pick<PadHead, "seats" | "replaced">}
 */
function renamed(head, names) {
	const seats = [...head.seats];
	const replaced = [...(head.replaced ?? [])];
	names.forEach((name, i) => {
		const last = replaced.findLastIndex((r) => r.seat === i);
		if (last < 0) seats[i] = name;
		else replaced[last] = { .../** @type {any} */ (replaced[last]), name };
	});
	return { seats, ...(replaced.length ? { replaced } : {}) };
}

/** The head described by a form. @param {PadHead} was @param {Form} form @returns {PadHead} */
function headOf(was, { names, first, target, length, rounds, opening, leaves, comes, from }) {
	const { deals: _d, games: _g, opening: _o, ...rest } = was;
	const head = { ...rest, ...renamed(was, names), first: Number(first), ...(target ? { target } : {}) };
	const given = said(opening);
	const player = { deal: from - 1, seat: Number(leaves), name: comes.trim() };
	const others = (head.replaced ?? []).filter((r) => r.seat !== player.seat || r.deal !== player.deal);
	const replaced = player.name ? [...others, player].sort((a, b) => a.deal - b.deal) : head.replaced;
	return {
		...head, ...(length ? { [length]: rounds } : {}), ...(given ? { opening: given } : {}),
		...(replaced ? { replaced } : {}),
	};
}

/** The contents of the form for a pad. @param {Pad} pad */
const formOf = ({ head, seats, deals }) => ({
	names: seats, first: String(head.first), target: head.target ?? 0, opening: head.opening,
	length: /** @type {"" | "deals" | "games"} */ (head.deals ? "deals" : head.games ? "games" : ""),
	rounds: head.deals || head.games || 9, leaves: "0", comes: "", from: deals.length + 1,
});

/** @typedef {ReturnType<typeof formOf>} Form */

/** The form for correcting the head of a pad. @param {{open: OpenPad, pad: Pad, onclose: () => void}} props */
export function Heading({ open, pad, onclose }) {
	const [form, setForm] = useState(() => formOf(pad));
	const [lines, setLines] = useState(/** @type {string[] | null} */ (null));
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt();
	/** @param {Partial<Form>} change */
	const set = (change) => {
		setForm((now) => ({ ...now, ...change }));
		setLines(null);
		setWrong("");
	};
	const head = headOf(pad.head, form);
	const submit = (/** @type {SubmitEvent} */ e) => {
		e.preventDefault();
		const same = twin(form.names) ?? twin(form.comes ? form.names.with(Number(form.leaves), form.comes) : []);
		if (same) return setWrong(t("pad.twins", { name: same }));
		void once(async () => {
			const then = lines ? undefined : await open.propose({ do: "head", head });
			const all = then?.said ?? [];
			if (all.length) return setLines(all);
			if (lines || then?.did) await open.revise({ do: "head", head });
			onclose();
		});
	};
	const actions = html`<button type="submit" form="pad-head" class="button chief" aria-busy=${busy}>
		${t(lines ? "page.pad.head.yes" : "page.pad.head.do")}
	</button>`;
	const live = pad.choices.live;
	return html`<${Dialog} broad title=${t("page.pad.head")} onclose=${onclose} actions=${actions}>
		<form id="pad-head" class="create stack" onsubmit=${submit}>
			<${Names} pad=${pad} form=${form} set=${set} />
			<${Picks} label=${t("page.pad.first")} value=${form.first} onchange=${changing(set)("first")}
				options=${form.names.slice(0, live).map((name, i) => [String(i), name])} />
			${form.target
				? html`<${Amount} label=${t("page.create.rules.game.target")} value=${form.target} min=${1} max=${10_000}
						onchange=${changing(set)("target")} />`
				: null}
			<${Length} plan=${form} set=${set} />
			<${Coming} pad=${pad} form=${form} set=${set} />
			<${Beginning} opening=${form.opening} names=${namesOf(pad)} rules=${pad.rules} set=${changing(set)("opening")} />
			${lines ? html`<${Consequences} lines=${lines} />` : null}
			<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		</form>
	<//>`;
}

/** @typedef {{pad: Pad, form: Form, set: (change: Partial<Form>) => void}} Part */

/** The names of the present players. @param {Part} props */
const Names = ({ pad, form, set }) => html`<fieldset class="seats">
	<legend class="unseen">${t("page.pad.names")}</legend>
	${form.names.slice(0, pad.choices.live).map((name, i) => html`<${PlayerLine} key=${i} seat=${i} value=${name} required
		oninput=${(/** @type {string} */ text) => set({ names: form.names.with(i, text) })} />`)}
</fieldset>`;

/** A substitution of a player. @param {Part} props */
const Coming = ({ pad, form, set }) => html`<details>
	<summary>${t("page.pad.replace")}</summary>
	<div class="stack">
		<${Select} label=${t("page.pad.replace.leaves")} value=${form.leaves}
			options=${form.names.slice(0, pad.choices.live).map((_, i) => [String(i), nameAt(pad, i)])}
			onchange=${changing(set)("leaves")} />
		<${Line} label=${t("page.pad.replace.comes")} value=${form.comes} maxlength=${longest}
			oninput=${changing(set)("comes")} />
		<${Amount} label=${t("page.pad.replace.from")} value=${form.from} min=${1} max=${pad.deals.length + 1}
			onchange=${changing(set)("from")} />
	</div>
</details>`;
