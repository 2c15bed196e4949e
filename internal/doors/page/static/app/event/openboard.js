// A board that is being entered on a table's phone: the hall says what follows from the entry, what is missing and what
// is wrong. Where no hall answers, the phone takes the entry as it is, and the server checks it later.

import { signal } from "../base/html.js";
import { language, t } from "../base/phrase.js";
import { longestName } from "../base/names.js";
import { store, storedData } from "../base/stored.js";
import { Answer, isBlank } from "../pad/answer.js";
import { filled } from "../pad/entry.js";
import { pad, variant } from "../transport/api.js";
import { Unreached } from "../transport/http.js";
import { out } from "../transport/route.js";
import { eventKey } from "./connection.js";
/** @import { EventView, Pad, PadEntry, PadHand } from "../base/types.js" */
/** @import { OpenEntry } from "../pad/entry.js" */
/** @import { Board } from "./table.js" */

/**
 * What is to be entered. name: where the draft is kept; was: the entry that is corrected; offline: whether
 * the server does not answer; enter: takes the entry, and the points if a hall has computed them; leave: ends a
 * correction
 * @typedef {{view: EventView, board: Board, names: string[], name: string, was?: PadEntry | undefined,
 *   offline: () => boolean, enter: (entry: PadEntry, points: number[] | undefined) => void, leave: () => void}} Task
 */

const server = { pad, variant };

/** The names for the hall, which takes no two that are the same. @param {string[]} names */
function distinct(names) {
	const short = names.map((name) => [...name].slice(0, longestName).join("").trim());
	const twins = new Set(short.map((name) => name.toLowerCase())).size < short.length || short.includes("?");
	return twins ? names.map((_, i) => t("page.pad.player", { n: i + 1 })) : short;
}

/** The place of the answer for a phone that reaches no hall. @param {EventView} view */
const baseKey = ({ variant: id, rules }) => `${eventKey}pad.${id}${rules ? JSON.stringify(rules) : ""}`;

/** How long a hall may take, in milliseconds: then the phone goes on alone. */
const patience = 4000;

/**
 * A pad on which a board is due.
 * @param {Task} task @param {typeof server} ask @returns {Promise<Pad>}
 */
async function begin({ view, board, names }, ask) {
	const { dealer: first, trump } = board;
	const { seats: hands } = await ask.variant(view.variant, view.rules);
	const seats = [...distinct(names), ...Array.from({ length: hands - names.length }, () => t("dummy"))];
	const how = { variant: view.variant, ...(view.rules && { rules: view.rules }), seats, first };
	const told = await ask.pad({ begin: how }, { within: patience });
	if (!trump || told.due?.trump === trump) return told;
	const opening = { totals: seats.map(() => 0), ...(trump !== "none" && { trump }) };
	return ask.pad({ record: told.record, do: "head", head: { ...told.head, opening } }, { within: patience });
}

/**
 * The pad as the panel shows it: only the board, with its points once they are known.
 * @param {Task} task @param {Pad} told
 */
function shownTo({ names, board }, told) {
	const dealer = board.out ? -1 : board.dealer; // the player who sits out deals
	return {
		...told, seats: told.seats.map((name, i) => names[i] ?? name), deals: [], game: [], totals: [],
		due: told.due && { ...told.due, dealer, origin: "", trump: board.trump }, // in a match, known once the deal before is
	};
}

/**
 * What is known of an entry without a hall.
 * @param {Pad} base @param {PadEntry} entry @returns {Pad}
 */
function alone(base, entry) {
	const sum = entry.hands.reduce((all, hand) => all + (hand.tricks ?? 0), 0);
	const last = entry.hands.filter((hand) => hand.tricks === undefined).length === 1;
	const rest = (/** @type {PadHand} */ hand) =>
		last && hand.tricks === undefined ? { ...hand, tricks: base.choices.tricks - sum } : hand;
	const full = { ...entry, hands: entry.hands.map(rest) };
	const outcome = /** @type {const} */ ("outcome");
	const outcomes = full.hands.slice(0, base.choices.live).map((_, seat) => ({ what: outcome, seat }));
	const missing = [...base.due?.missing ?? [], ...outcomes].filter((need) => !filled(full, need));
	const open = missing.some((need) => need.what === "tricks");
	const { tricks } = base.choices;
	if (sum === tricks || sum < tricks && (open || last)) return { ...base, entry: full, missing };
	const fault = /** @type {any} */ ({ deal: 0, kind: "sum", number: sum, limit: tricks, bid: -1, text: "" });
	return { ...base, entry, fault, said: [t("page.event.phone.sum", { n: sum, of: tricks })] };
}

/** @implements {OpenEntry} */
export class OpenBoard {
	deal = 0;
	inserting = false;
	redoable = false;
	busy = signal(false);

	#task;
	#ask;
	#entry;
	#answer;
	#base = /** @type {Promise<Pad> | undefined} */ (undefined);
	#steps = /** @type {PadEntry[]} */ ([]); // earlier states of the entry

	/** @param {Task} task @param {typeof server} [ask] */
	constructor(task, ask = server) {
		this.#task = task;
		this.#ask = ask;
		this.#entry = signal(/** @type {PadEntry} */ (storedData(task.name) ?? task.was ?? { hands: [] }));
		this.#answer = new Answer(() => JSON.stringify([language.value, this.#entry.value]), (_, stop) => this.#tell(stop));
	}

	close() {
		this.#answer.close();
	}

	get told() {
		return this.#answer.told;
	}

	get wrong() {
		return this.#answer.wrong;
	}

	get entry() {
		const { hands, ...rest } = this.#entry.value;
		return hands.length ? this.#entry.value : { ...rest, hands: (this.told?.seats ?? []).map(() => ({})) };
	}

	get kept() {
		return this.#entry.value;
	}

	get place() {
		return this.#task.name;
	}

	get stale() {
		return this.#answer.stale;
	}

	get correcting() {
		return this.#task.was !== undefined;
	}

	get undoable() {
		return this.#entry.value.hands.length > 0 && this.#entry.value !== this.#task.was;
	}

	/** @param {AbortSignal} signal @returns {Promise<Pad>} */
	async #tell(signal) {
		const [task, entry, lang] = [this.#task, this.#entry.peek(), language.peek()];
		const blank = entry.hands.length === 0 || isBlank(entry);
		try {
			if (task.offline() && !out.peek()) throw new Unreached("there");
			const base = await (this.#base ??= begin(task, this.#ask));
			store(baseKey(task.view), JSON.stringify(base));
			const shown = shownTo(task, base);
			if (blank) return shown;
			const asked = { record: base.record, do: /** @type {const} */ ("enter"), entry, lang };
			const told = await this.#ask.pad(asked, { signal, within: patience });
			const [done] = told.deals;
			if (done) return { ...shown, entry: done.entry, missing: [], game: done.points, totals: done.points };
			const { fault, missing, said } = told;
			const wrong = fault && { fault, said: said ?? [] };
			return { ...shown, entry: told.entry ?? entry, ...(missing && { missing }), ...wrong };
		} catch (e) {
			this.#base = undefined;
			const kept = storedData(baseKey(task.view));
			if (!(e instanceof Unreached) || !kept) throw e;
			const { due, choices: { live } } = kept;
			const lead = (task.board.dealer + due.lead - due.dealer + live) % live;
			return alone(shownTo(task, { ...kept, due: { ...due, lead } }), entry);
		}
	}

	/** @param {PadEntry} entry */
	set(entry) {
		this.#steps.push(this.#entry.peek());
		this.#draw(entry);
	}

	/** @param {PadEntry | undefined} entry */
	#draw(entry) {
		const { name, was } = this.#task;
		const blank = !entry || isBlank(entry);
		store(name, blank ? null : JSON.stringify(entry));
		this.#entry.value = blank ? was ?? { hands: [] } : entry;
	}

	undo() {
		this.#draw(this.#steps.pop());
	}

	redo() {}

	/** Hands the entry over. */
	enter() {
		const told = this.told;
		if (!told || this.stale) return;
		this.#task.enter(told.entry ?? this.entry, told.game.length ? told.game : undefined);
		store(this.#task.name, null);
	}

	leave() {
		store(this.#task.name, null);
		this.#task.leave();
	}
}
