// Entering a deal on a score pad: a row for each hand, and keys within a thumb's reach for the current
// cell. The hall says what follows from the entry, what is missing and what is wrong.

import { html, useState } from "../base/html.js";
import { number, t } from "../base/phrase.js";
import { Button } from "../parts/components.js";
import { Sign, offerName, trumpName } from "../parts/sheet.js";
import { arrows, useTyping } from "./typing.js";
import { nameAt } from "./words.js";
/** @import { Children } from "../base/html.js" */
/** @import { Pad, PadEntry, PadHand, PadMissing } from "../base/types.js" */
/** @import { OpenPad } from "./openpad.js" */

/**
 * A deal that is being entered: of a pad, or of a board of an event.
 * @typedef {Pick<OpenPad, "deal" | "entry" | "place" | "stale" | "correcting" | "inserting" | "undoable" | "redoable"
 *   | "told" | "busy" | "wrong" | "set" | "leave"> & {kept: unknown, enter: (again?: boolean) => unknown,
 *   undo: () => unknown, redo: () => unknown}} OpenEntry kept: what holds the entry, another after each change
 */

/**
 * The words for a deal where a pad's do not fit; slips: a line for each name, about its slip
 * @typedef {{title: string, roles: string, enter: string, slips?: string[]}} Wording
 */

/** @typedef {"tricks" | "contract" | "premium" | "trump"} Field */
/** @typedef {{seat: number, field: Field}} Cell the seat is -1 for the trump */

/** The cell for entering a missing part. @param {PadMissing} m @returns {Cell} */
const cellFor = ({ what, seat = -1 }) => {
	if (what === "turnup" || what === "name") return { seat: -1, field: "trump" };
	return { seat, field: what === "number" ? "premium" : what === "tricks" ? "tricks" : "contract" };
};

/** @param {Cell} a @param {Cell | null} b */
const same = (a, b) => a.seat === b?.seat && a.field === b.field;

/** Whether a cell holds what was missing there. @param {PadEntry} entry @param {PadMissing} m */
export function filled(entry, { what, seat = -1 }) {
	const hand = entry.hands[seat] ?? {};
	switch (what) {
		case "tricks": return hand.tricks !== undefined;
		case "outcome": return hand.made !== undefined || hand.bid !== undefined;
		case "bid": return hand.bid !== undefined;
		case "number": return /\d/.test(hand.premium ?? "");
		default: return entry.trump !== undefined;
	}
}

/** The levels of the premiums in the variant. @param {Pad} pad */
const levelsOf = (pad) => [...new Set(pad.choices.premiums.map((p) => p.split(" ")[0] ?? ""))];

/** The numbers that can be announced with a premium. @param {Pad} pad @param {string} level */
const numbersOf = (pad, level) =>
	pad.choices.premiums.filter((p) => p.startsWith(`${level} `)).map((p) => Number(p.split(" ")[1]));

/** @param {PadEntry} entry @param {number} seat @param {PadHand} hand */
const withHand = (entry, seat, hand) => {
	const now = { ...entry, hands: entry.hands.with(seat, hand) };
	const held = now.hands.some((h) => h.premium);
	const { trump: _, ...unnamed } = now;
	return held || entry.hands[seat]?.premium === hand.premium ? now : unnamed; // a premium was set with it
};

/** Drops the empty fields of a hand. @param {Record<string, unknown>} hand @returns {PadHand} */
const tidy = (hand) =>
	Object.fromEntries(Object.entries(hand).filter(([, value]) => value !== undefined && value !== ""));

/**
 * The fixed facts of the deal, always visible: dealer, leader and trump.
 * @param {{pad: Pad, deal: number, named?: string | undefined, inserting?: boolean, words?: Wording | undefined}} props
 *   named: the trump entered; inserting: a deal before this one
 */
export function Due({ pad, deal, named, inserting = false, words }) {
	const played = pad.deals[deal];
	const due = played ?? pad.due;
	if (!due) return null;
	const trump = named ?? (inserting && pad.choices.trumps.length > 0 ? undefined : due.trump);
	const why = trump === due.trump || !due.trump ? due.origin : "";
	const roles = { dealer: nameAt(pad, due.dealer), lead: nameAt(pad, due.lead), past: played ? "yes" : "no" };
	const threatened = due.vulnerable?.map((i) => nameAt(pad, i)).join(", ");
	return html`<div class="pad-due">
		${trump ? html`<${Sign} trump=${trump} />` : html`<span class="sign none" aria-hidden="true">?</span>`}
		<p class="who">
			<b>${words?.title ?? t("page.pad.roles", roles)}</b>
			<span class="soft">${words?.roles ?? t("page.pad.deal", { n: deal + 1 })}</span>
		</p>
		<p class="trump">${trump
			? why ? t("why.trump", { trump: trumpName(trump), why }) : trumpName(trump)
			: pad.choices.trumps.length ? t("page.pad.turnup") : "" /* in a match, the deal before says it */}
			${threatened ? html` <span class="soft">· ${t("pad.vulnerable", { names: threatened })}</span>` : null}
		</p>
	</div>`;
}

/**
 * The marks for dealer and leader beside the names, and the slip.
 * @param {{due: {dealer: number, lead: number} | undefined, seat: number, slip: string | undefined}} props
 */
const Role = ({ due, seat, slip }) => {
	const role = seat === due?.dealer ? "dealer" : seat === due?.lead ? "forehand" : "";
	if (!role && !slip) return null;
	return html`<small class="role soft">${slip ? html`<b>${slip}</b>` : null}${role
		? html`<span aria-hidden="true">${slip ? " · " : ""}${t(`page.stats.place.${role}`)}</span>` : null}</small>`;
};

/**
 * @param {{label: string, text: string, said: boolean, now: boolean, wrong: boolean, onpick: () => void,
 *   children?: Children}} props
 */
const Box = ({ label, text, said, now, wrong, onpick, children }) => html`<button type="button"
	class=${`box ${said ? "said" : text ? "follows" : ""}`} aria-pressed=${now} data-wrong=${wrong || undefined}
	aria-label=${text ? `${label}: ${text}` : label} onclick=${onpick}>${children ?? text}</button>`;

/**
 * The data of the rows.
 * @typedef {{pad: Pad, deal: number, draft: PadEntry, full: PadEntry, now: Cell | null, wrong: number,
 *   slips?: string[] | undefined, pick: (cell: Cell) => void}} Sight
 */

/** Whether the points of the match differ from those of the game in play. @param {Pad} pad */
export const apart = (pad) => pad.totals.some((n, i) => n !== pad.game[i]);

/** The rows, with the entry of each hand and the inferences. @param {Sight} props */
function Rows(props) {
	const { pad } = props;
	const premiums = pad.choices.premiums.length > 0;
	return html`<div class=${`pad-rows ${premiums ? "" : "unpaid"}`} role="group" aria-label=${t("page.pad.hands")}>
		<div class="heads soft small" aria-hidden="true">
			<span class="totals">${apart(pad) ? t("page.pad.totals") : ""}</span>
			<span>${t("page.sheet.won")}</span><span>${t("page.sheet.contract")}</span>
			${premiums ? html`<span>${t("page.sheet.held")}</span>` : null}
		</div>
		${pad.seats.map((_, i) => html`<${Row} key=${i} ...${props} seat=${i} />`)}
	</div>`;
}

/** @param {Sight & {seat: number}} props */
function Row({ pad, deal, draft, full, now, wrong, slips, pick, seat }) {
	const name = nameAt(pad, seat);
	const own = draft.hands[seat] ?? {};
	const { tricks, bid, made, premium } = full.hands[seat] ?? {};
	/** @param {Field} field */
	const box = (field) => ({
		label: t(`page.pad.${field}.of`, { name }), now: same({ seat, field }, now), wrong: wrong === seat,
		onpick: () => pick({ seat, field }),
	});
	const verdict = made === undefined ? "" : t(made ? "page.sheet.made" : "page.sheet.failed");
	const contract = [bid === undefined ? "" : t("page.pad.bid", { n: bid }), verdict].filter(Boolean).join(", ");
	return html`<div class="hand-row">
		<span class="name">
			<span>${name}</span> <${Role} due=${pad.deals[deal] ?? pad.due} seat=${seat} slip=${slips?.[seat]} />
			<b class="total">${pad.game.length ? number(pad.game[seat] ?? 0) : ""}</b>
			${apart(pad) ? html`<small class="rest soft">(${number(pad.totals[seat] ?? 0)})</small>` : null}
		</span>
		<${Box} ...${box("tricks")} said=${own.tricks !== undefined} text=${tricks === undefined ? "" : number(tricks)} />
		<${Box} ...${box("contract")} said=${own.made !== undefined || own.bid !== undefined} text=${contract}>
			<span class="bid">${bid === undefined ? "" : number(bid)}</span>
			${verdict ? html`<span class=${`mark ${made ? "made" : "failed"}`}>${made ? "✓" : "✗"}</span>` : null}
		<//>
		${pad.choices.premiums.length > 0 && seat < pad.choices.live
			? html`<${Box} ...${box("premium")} said=${!!own.premium} text=${premium ? offerName(premium) : ""} />`
			: null}
	</div>`;
}

/**
 * A key; typed: the keyboard key for it; or: the English one, where it is free.
 * @typedef {{key: string, text: any, label?: string, press: () => void, on: boolean, wide?: boolean,
 *   typed?: string, or?: string}} Key
 */

/** The cards that make no trump when turned up. @param {Pad} pad */
const plainCards = ({ rules: { trump, joker } }) =>
	trump.by === "turnup" ? [...trump.plain.split(" ").filter(Boolean), ...(joker ? [t("joker")] : [])].join(", ") : "";

/**
 * @param {Pad} pad @param {PadEntry} entry @param {Cell} cell @param {(entry: PadEntry, stay?: boolean)
 * => void} set
 * @returns {Key[]}
 */
function keysFor(pad, entry, cell, set) {
	const { seat, field } = cell;
	if (field === "trump") {
		const plain = plainCards(pad);
		return pad.choices.trumps.map((trump) => {
			const of = trump === "none" && plain ? html` <small>(${plain})</small>` : null;
			return {
				key: trump, on: entry.trump === trump, press: () => set({ ...entry, trump }), wide: true,
				text: html`<${Sign} trump=${trump} /><span class="word">${trumpName(trump)}${of}</span>`,
			};
		});
	}
	const hand = entry.hands[seat] ?? {};
	/** @param {Record<string, unknown>} change @param {boolean} [stay] */
	const put = (change, stay) => set(withHand(entry, seat, tidy({ ...hand, ...change })), stay);
	/** @param {number} n @param {boolean} on @param {() => void} press @returns {Key} */
	const digit = (n, on, press) => ({ key: String(n), text: number(n), on, press, typed: String(n) });
	if (field === "tricks") {
		const all = Array.from({ length: pad.choices.tricks + 1 }, (_, n) => n);
		return all.map((n) => digit(n, hand.tricks === n, () => put({ tricks: n })));
	}
	if (field === "contract") {
		return [
			{ key: "made", wide: true, text: `✓ ${t("page.sheet.made")}`, on: hand.made === true, typed: "+",
				press: () => put({ made: true, bid: undefined }) },
			{ key: "failed", wide: true, text: `✗ ${t("page.sheet.failed")}`, on: hand.made === false, typed: "-",
				press: () => put({ made: false, bid: undefined }) },
			...pad.choices.bids.map((n) => digit(n, hand.bid === n, () => put({ bid: n, made: undefined }))),
		];
	}
	const [level = ""] = (hand.premium ?? "").split(" ");
	return [
		{ key: "none", wide: true, text: t("page.pad.no"), on: !hand.premium, press: () => put({ premium: "" }) },
		...levelsOf(pad).map((l) => ({
			key: l, wide: true, text: offerName(l), on: level === l, typed: t(`offer.letter.${l}`), or: l[0] ?? "",
			press: () => put({ premium: l }, numbersOf(pad, l).length > 0),
		})),
		...(level ? numbersOf(pad, level) : []).map((n) =>
			digit(n, hand.premium === `${level} ${n}`, () => put({ premium: `${level} ${n}` }))),
	];
}

/** The keys, as large as the room allows. @param {{keys: Key[], label: string}} props */
function Keys({ keys, label }) {
	const digits = keys.filter((k) => !k.wide);
	const across = Math.min(7, Math.max(5, Math.ceil(digits.length / 2)));
	/** @param {Key} k */
	const key = (k) => html`<button type="button" key=${k.key} class=${k.wide ? "wide-key" : "key"} aria-pressed=${k.on}
		aria-label=${k.label} onclick=${k.press}>${k.text}</button>`;
	return html`<div class="pad-keys" role="group" aria-label=${label}>
		<div class="words">${keys.filter((k) => k.wide).map(key)}</div>
		<div class="digits" style=${{ "--across": across }}>${digits.map(key)}</div>
	</div>`;
}

/** @param {Pad} pad @param {Cell} cell */
const cellName = (pad, { seat, field }) =>
	field === "trump" ? t("page.pad.trump") : t(`page.pad.${field}.of`, { name: nameAt(pad, seat) });

/** @type {Cell} */
const forTrump = { seat: -1, field: "trump" };

/**
 * Whether a trump may be entered: one turned up, or one named by the premium's holder.
 * @param {Pad} pad @param {PadEntry} entry
 */
const turnable = ({ choices, rules }, entry) =>
	choices.trumps.length > 0 && (rules.trump.by === "turnup" || entry.hands.some((h) => h.premium));

/** @param {{trump: string | undefined, now: boolean, onpick: () => void}} props */
const Turn = ({ trump, now, onpick }) => html`<button type="button" class="box turn" aria-pressed=${now}
	onclick=${onpick}>${t("page.pad.trump")} ${trump ? html`<${Sign} trump=${trump} /> ${trumpName(trump)}` : "…"}
</button>`;

/** @param {{redo: () => void}} props */
export const Redo = ({ redo }) => html`<button type="button" class="button redo" aria-label=${t("page.pad.redo")}
	title=${t("page.pad.redo")} onclick=${redo}>
	<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4" /></svg>
</button>`;

/**
 * The panel for entering or correcting a deal.
 * @param {{open: OpenEntry, pad: Pad, words?: Wording, children?: Children}} props pad: the hall's answer about the
 *   entry; children: under the facts of the deal
 */
export function EntryPanel({ open, pad, words, children }) {
	const [choice, setChoice] = useState({ place: "", cell: /** @type {Cell | null} */ (null) });
	const { deal, entry: draft, stale, kept, place, correcting, inserting } = open;
	const picked = choice.place === place ? choice.cell : null; // not one chosen in another deal
	/** @param {Cell | null} cell */
	const pick = (cell) => setChoice({ place, cell });
	const title = words?.enter ?? t(inserting ? "page.pad.insert" : correcting ? "page.pad.correct" : "page.pad.enter");
	const needs = pad.missing ?? (pad.entry || correcting ? [] : pad.due?.missing ?? []);
	const missing = needs.filter((m) => !filled(draft, m));
	const now = picked ?? (missing[0] ? cellFor(missing[0]) : null);
	const unfit = !stale && pad.unfit !== undefined; // and the panel says so
	const ready = !stale && pad.entry !== undefined && !pad.fault && (pad.missing ?? []).length === 0 && !unfit;
	/** @param {PadEntry} entry @param {boolean} [stay] */
	const put = (entry, stay) => (pick(stay ? now : null), open.set(entry));
	const keys = now ? keysFor(pad, draft, now, put) : [];
	const full = over(pad.entry, draft);
	/** @type {Record<string, () => unknown>} */
	const does = {
		Enter: () => (ready || unfit) && open.enter(unfit),
		Backspace: () => open.undoable && open.undo(),
		Redo: () => open.redoable && open.redo(),
	};
	/** @param {string} key @returns {boolean} false if it does nothing */
	const act = (key) => {
		const [down, right] = arrows[key] ?? [];
		if (down !== undefined && right !== undefined) pick(beside(pad, now, down, right));
		else {
			const press = (keys.find((k) => k.typed === key) ?? keys.find((k) => k.or === key))?.press ?? does[key];
			if (!press) return false;
			press();
		}
		return true;
	};
	const waits = () => open.wrong.peek() === "" && (open.stale || open.busy.peek());
	const current = () => open.told === pad && open.kept === kept && !waits();
	const press = useTyping({ pad, act, current, changing: () => open.busy.peek() });
	return html`<section class="pad-panel" aria-label=${title}>
		<${Due} pad=${pad} deal=${deal} named=${full.trump} inserting=${inserting} words=${words} />
		${children}
		<${Rows} pad=${pad} deal=${deal} draft=${draft} full=${full} now=${now} wrong=${pad.fault?.seat ?? -1}
			slips=${words?.slips} pick=${pick} />
		<p class=${`pad-said ${pad.fault || pad.unfit ? "trouble" : ready ? "" : "soft"}`} role="status">
			${said(pad, picked, missing) || (ready ? t(`page.pad.ready${correcting ? ".change" : ""}`) : "\u00a0")}
		</p>
		${turnable(pad, draft) && (full.trump || now?.field !== "trump")
			? html`<${Turn} trump=${full.trump} now=${now?.field === "trump"} onpick=${() => pick(forTrump)} />`
			: null}
		${now && !(ready && !picked) ? html`<${Keys} keys=${keys} label=${cellName(pad, now)} />` : null}
		<${Acts} open=${open} press=${press} can=${ready || unfit} text=${unfit ? t("page.pad.anyway") : title} />
	</section>`;
}

/**
 * The buttons: undo, redo, leaving a correction, and entering.
 * @param {{open: OpenEntry, press: (key: string) => boolean, can: boolean, text: string}} props
 */
const Acts = ({ open, press, can, text }) => html`<div class="pad-acts">
	<${Button} disabled=${!open.undoable} onclick=${() => press("Backspace")} say=${t("page.pad.undo")} />
	${open.redoable ? html`<${Redo} redo=${() => press("Redo")} />` : null}
	${open.correcting
		? html`<${Button} onclick=${() => open.leave()} say=${t("page.pad.cancel")} />`
		: null}
	<${Button} chief aria-disabled=${!can} aria-busy=${open.busy.value} onclick=${() => press("Enter")} say=${text} />
</div>`;

/**
 * The inferences from an entry, overlaid with later entries.
 * @param {PadEntry | undefined} full @param {PadEntry} draft @returns {PadEntry}
 */
const over = (full, draft) => ({
	...full, ...draft, hands: draft.hands.map((h, i) => ({ ...full?.hands[i], ...h })),
});

/** The message about the entry. @param {Pad} pad @param {Cell | null} picked @param {PadMissing[]} missing */
function said(pad, picked, missing) {
	if (pad.fault || pad.unfit) return (pad.said ?? []).join(" ");
	const next = missing.find((m) => !picked || same(cellFor(m), picked));
	if (next) return t(`page.pad.ask.${next.what}`, { name: nameAt(pad, next.seat) });
	return picked ? cellName(pad, picked) : "";
}

/**
 * The neighbouring cell.
 * @param {Pad} pad @param {Cell | null} now @param {number} down @param {number} right @returns {Cell}
 */
function beside(pad, now, down, right) {
	const fields = /** @type {Field[]} */ (["tricks", "contract", ...(pad.choices.premiums.length ? ["premium"] : [])]);
	const n = pad.seats.length;
	const seat = now && now.seat >= 0 ? (now.seat + down + n) % n : 0;
	const at = Math.max(0, fields.indexOf(now?.field ?? "tricks"));
	const field = fields[(at + right + fields.length) % fields.length] ?? "tricks";
	return { seat, field: field === "premium" && seat >= pad.choices.live ? "contract" : field };
}
