// Commands of a person at a table that no hall has answered yet. They are kept in this browser across
// reloads, and sent with the same id until they are answered or withdrawn, so a hall executes them only
// once. Each carries the last message seen when it was made, so that the hall can refuse stale ones.

import { signal } from "../base/html.js";
import { indexed } from "../base/indexed.js";
import { store, storedData, storedUnder } from "../base/stored.js";
import { trouble } from "../parts/components.js";
import { act } from "../transport/api.js";
import { Refused, Stopped, newID } from "../transport/http.js";
import { movedTo } from "../transport/movedtables.js";
import { isHere } from "../transport/route.js";
import { meAt, askSessionAt } from "../transport/session.js";
/** @import { Reply } from "../base/types.js" */
/** @import { Command } from "../transport/api.js" */

/**
 * A command that waits for its answer. premium: the offer to make once it is done, "" to ask then; by: the
 * player; tab: the tab that sends it; tried: it may have been received; undo: the id of the command that withdraws it,
 * "" if none does; late: it has waited for longer than usual; why: the hall's reason for not executing it now
 * @typedef {{command: Command & {id: string}, premium?: string, by: string, at: number, tab: string, tried: boolean,
 *   undo: string, late: boolean, why: string}} Kept
 */

/** The storage key is this, the table and the id. */
export const key = "ninetynine.unsent.";

/** Commands that outlive the page. The rest arranges the room at the table, which a player can do again. */
const lasting = ["act", "claim", "ready", "unready", "ask", "answer", "redo", "resume", "chat"];

/** The delay in milliseconds after which the person is informed. */
const soon = 2500;

/** The pauses between attempts, in milliseconds; the last one repeats. */
const pauses = [300, 1000, 2000, 4000, 8000, 15_000];

/** The delay in milliseconds after which a visible tab sends another tab's commands. */
const others = 20_000;

/** This tab's name, as long as the page is open. */
const own = newID();
let held = false;

/** Shows other tabs that this one is open and sends its commands. */
function hold() {
	if (held) return;
	held = true;
	void globalThis.navigator?.locks?.request(key + own, () => new Promise(() => {})).catch(() => {});
}

/** Whether another tab is open; if that cannot be known, every tab sends. @param {string} tab */
async function alive(tab) {
	const locks = await globalThis.navigator?.locks?.query().catch(() => undefined);
	return locks?.held?.some(({ name }) => name === key + tab) ?? false;
}

/** Whether something between page and hall answered, or the hall cannot execute the command now. @param {unknown} e */
const passing = (e) => !(e instanceof Refused) || e.status >= 500 || e.status === 429 || e.reason === "";

/**
 * A second store that survives the death of the browser, which writes localStorage to disk seconds later.
 * Names are those in localStorage; a withdrawn command stays for a while as ended, in case localStorage
 * still has it.
 * @type {(mode: IDBTransactionMode, f: (s: IDBObjectStore) => IDBRequest<any>, strict?: boolean) =>
 * Promise<any>}
 */
const onDisk = (mode, f, strict = true) => disk(mode, f, { durability: strict ? "strict" : "relaxed" }).catch(() => {});
const disk = indexed("ninetynine.unsent", "commands");

/** How long that store remembers withdrawn commands, in milliseconds. */
const remembered = 3_600_000;

/** Updates localStorage from that store, before commands of earlier pages are sent. */
async function recover() {
	/** @type {{name: string, kept: Kept, ended?: boolean}[]} */
	const found = (await onDisk("readonly", (s) => s.getAll())) ?? [];
	for (const { name, kept, ended } of found) {
		/** @type {Kept | null} */
		const there = JSON.parse(localStorage.getItem(name) ?? "null");
		if (ended) localStorage.removeItem(name);
		else if (!there || !there.undo) localStorage.setItem(name, JSON.stringify({ ...there, ...kept }));
		if (ended && Date.now() - kept.at > remembered) void onDisk("readwrite", (s) => s.delete(name), false);
	}
}

/** When that is done, which can take long. */
const recovery = recover().catch(() => {});

/** When commands are sent: a browser that does not answer delays none for long. */
const recovered = Promise.race([recovery, new Promise((go) => setTimeout(go, soon))]);

/** @type {Map<string, Unsent>} */
const all = new Map();

/** The unsent commands of a table. @param {string} table @returns {Unsent} */
export function unsentAt(table) {
	const there = all.get(table) ?? new Unsent(table);
	all.set(table, there);
	return there;
}

/** The commands of one table that wait for their answers. */
export class Unsent {
	/** oldest first */
	waiting = signal(/** @type {Kept[]} */ ([]));
	/** sends a command once */
	send = (/** @type {Kept["command"]} */ command, /** @type {AbortSignal} */ stop) => act(this.table, command, stop);
	/** whether the connection to the table is down */
	down = () => false;
	/** called when there is no answer */
	doubt = () => {};
	/** called for a waiting command that the page did not know at its start */
	recalled = (/** @type {Kept} */ _) => {};

	#answers = /** @type {Map<string, {done: (r: Reply | undefined) => void, no: (e: unknown) => void}>} */ (new Map());
	#working = false;
	#wake = () => {};
	#attempt = { id: "", stop: new AbortController() };

	/** @param {string} table */
	constructor(table) {
		this.table = table;
		this.waiting.value = this.#stored();
		addEventListener("storage", (e) => e.key?.startsWith(this.#place("")) && this.#hear(e));
		addEventListener("online", this.wake);
		document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.wake());
		if (this.waiting.peek().length > 0) void this.#adopt();
		void recovery.then(() => this.#recall());
	}

	/**
	 * Sends a command until it is answered.
	 * @param {Command} command @param {string} [premium] the offer to make once it is done
	 * @returns {{answered: Promise<Reply | undefined>, late: Promise<void>}} late: resolves if it takes
	 * longer than usual
	 */
	put(command, premium = "") {
		const id = newID();
		const by = this.#who()?.id ?? "";
		const now = { by, at: Date.now(), tab: own, tried: false, undo: "", late: false, why: "" };
		const kept = { command: { id, ...command }, premium, ...now };
		hold();
		this.waiting.value = [...this.waiting.peek(), kept];
		this.#store(kept, true);
		/** @type {Promise<void>} */
		const late = new Promise((go) => setTimeout(() => (this.#delayed(id), go()), soon));
		const answered = this.answered(id);
		void this.#work();
		return { answered, late };
	}

	/**
	 * The answer to a waiting command; undefined if another tab got it.
	 * @param {string} id @returns {Promise<Reply | undefined>}
	 */
	answered(id) {
		return new Promise((done, no) => this.#answers.set(id, { done, no }));
	}

	/**
	 * Withdraws a waiting command: at once if it cannot have been received, otherwise when the hall
	 * confirms.
	 * @param {string} id
	 */
	withdraw(id) {
		const kept = this.#find(id);
		if (!kept || kept.undo) return;
		if (!kept.tried) return this.#end(kept, (to) => to.no(new Stopped()));
		this.#change(id, { undo: newID(), late: true });
		if (this.#attempt.id === id) this.#attempt.stop.abort();
		void this.#work();
	}

	/** A waiting command has become an entry of the table. @param {string} id @param {number} seq */
	heard(id, seq) {
		const kept = this.#find(id);
		if (kept) this.#end(kept, (to) => to.done(kept.undo ? { seq, late: true } : { seq }));
	}

	/** Tries again at once. */
	wake = () => {
		this.#wake();
		if (this.waiting.peek().some(({ tab }) => tab !== own)) void this.#adopt();
	};

	/** The player in the table's hall; null if unknown. */
	#who() {
		return meAt(isHere(this.table) ? "here" : "there");
	}

	/** @param {string} id */
	#place(id) {
		return `${key}${this.table}.${id}`;
	}

	/** @param {string} id */
	#find(id) {
		return this.waiting.peek().find((k) => k.command.id === id);
	}

	/** @returns {Kept[]} */
	#stored() {
		const found = Object.keys(storedUnder(this.#place(""))).map((name) => storedData(name));
		return found.filter((k) => k?.command?.id).sort((a, b) => a.at - b.at);
	}

	/** Adopts commands from the second store, and drops those it knows to be withdrawn. */
	#recall() {
		const stored = this.#stored();
		const isStored = (/** @type {Kept} */ k) => stored.some(({ command: { id } }) => id === k.command.id);
		for (const kept of this.waiting.peek()) {
			if (kept.tab !== own && !isStored(kept)) this.#end(kept, (to) => to.no(new Stopped()));
		}
		const lost = stored.filter((k) => !this.#find(k.command.id));
		if (lost.length === 0) return;
		this.waiting.value = [...lost, ...this.waiting.peek()].sort((a, b) => a.at - b.at);
		for (const kept of lost) this.recalled(kept);
		void this.#adopt();
	}

	/** @param {Kept} kept @param {boolean} safely true: also in the second store */
	#store(kept, safely) {
		if (!lasting.includes(kept.command.do)) return;
		const name = this.#place(kept.command.id);
		store(name, JSON.stringify(kept)); // if this fails, it lasts as long as the page
		if (safely) void onDisk("readwrite", (s) => s.put({ name, kept }, name));
	}

	/** @param {string} id @param {Partial<Kept>} now */
	#change(id, now) {
		this.waiting.value = this.waiting.peek().map((k) => (k.command.id === id ? { ...k, ...now } : k));
		const kept = this.#find(id);
		if (kept) this.#store(kept, now.undo !== undefined);
	}

	/** Notes that a command takes longer than usual. @param {string} id */
	#delayed(id) {
		if (!this.#find(id) || this.#find(id)?.late) return;
		this.#change(id, { late: true });
		this.doubt();
	}

	/**
	 * Ends a command's wait. An answered command may be sent again all the same; a withdrawn one may not.
	 * @param {Kept} kept @param {(to: {done: (r: Reply | undefined) => void, no: (e: unknown) => void})
	 * => void} tell
	 */
	#end(kept, tell) {
		const { command: { id }, tried, undo } = kept;
		this.waiting.value = this.waiting.peek().filter((k) => k.command.id !== id);
		const name = this.#place(id);
		store(name, null);
		const again = tried && !undo;
		if (lasting.includes(kept.command.do)) {
			void onDisk("readwrite", (s) => (again ? s.delete(name) : s.put({ name, kept, ended: true }, name)), !again);
		}
		if (this.#attempt.id === id) this.#attempt.stop.abort();
		const to = this.#answers.get(id);
		this.#answers.delete(id);
		if (to) tell(to);
	}

	/** Handles a change of the store by another tab. @param {StorageEvent} e */
	#hear({ key: name, newValue }) {
		const id = name?.slice(this.#place("").length) ?? "";
		const kept = this.#find(id);
		if (newValue === null) return kept && this.#end(kept, (to) => to.done(undefined));
		const now = JSON.parse(newValue);
		if (kept) this.waiting.value = this.waiting.peek().map((k) => (k === kept ? now : k));
		else this.waiting.value = [...this.waiting.peek(), now];
		if (now.undo && !kept?.undo && this.#attempt.id === id) this.#attempt.stop.abort();
		void this.#work();
		return void this.#adopt();
	}

	/** Takes over commands that no other tab sends. */
	async #adopt() {
		await recovered;
		for (const { command: { id }, tab, at } of this.waiting.peek()) {
			if (tab === own) continue;
			const stuck = document.visibilityState === "visible" && Date.now() - at > others;
			if (stuck || !(await alive(tab))) this.#change(id, { tab: own, tried: true, late: true });
		}
		hold();
		void this.#work();
	}

	/** Sends commands one after another, until none waits. */
	async #work() {
		this.#wake();
		if (this.#working) return;
		this.#working = true;
		for (let n = 0; this.waiting.peek().length > 0; ) {
			const mine = this.waiting.peek().filter(({ tab, by }) => tab === own && by === (this.#who()?.id ?? by));
			const next = mine.find(({ undo }) => undo) ?? mine[0];
			if (next && (await this.#try(next))) n = 0;
			else await this.#rest(pauses[Math.min(n++, pauses.length - 1)]);
			if (!next) await this.#adopt();
		}
		this.#working = false;
	}

	/** Waits, unless a wake-up comes. @param {number | undefined} ms */
	#rest(ms) {
		return new Promise((go) => {
			const timer = setTimeout(go, ms);
			this.#wake = () => (clearTimeout(timer), go(undefined));
		});
	}

	/** Sends a command once. @param {Kept} kept @returns {Promise<boolean>} true if that settled it */
	async #try({ command, by, undo, tried }) {
		if (movedTo(this.table)) return this.#finish(command.id, new Refused(409, "moved", ""));
		if (globalThis.navigator?.onLine === false && this.down()) return false;
		if (!tried) this.#change(command.id, { tried: true });
		const { signal: stop } = (this.#attempt = { id: command.id, stop: new AbortController() }).stop;
		const seen = command.seen === undefined ? {} : { seen: command.seen };
		try {
			if (by !== "" && this.#who() === null) await askSessionAt(isHere(this.table) ? "here" : "there");
			if (by !== "" && this.#who()?.id !== by) throw new Refused(401, "no-session", "");
			/** @type {Promise<never>} */
			const stopped = new Promise((_, no) => stop.addEventListener("abort", () => no(stop.reason)));
			const sent = undo ? /** @type {const} */ ({ id: undo, do: "withdraw", of: command.id, ...seen }) : command;
			const answer = await Promise.race([this.send(sent, stop), stopped]);
			if (!(answer?.seq > 0)) throw new Error("somebody else answers");
			return this.#finish(command.id, undo && !answer.late ? new Stopped() : answer);
		} catch (e) {
			if (stop.aborted) return true;
			if (!passing(e)) return undo ? this.#goOn(command.id, e) : this.#finish(command.id, e);
			this.#change(command.id, { late: true, why: e instanceof Refused ? trouble(e) : "" });
			if (!(e instanceof Refused && e.reason)) this.doubt();
			return false;
		}
	}

	/** @param {string} id @param {unknown} outcome an answer, or an error */
	#finish(id, outcome) {
		const kept = this.#find(id);
		const why = outcome instanceof Error;
		if (kept) this.#end(kept, (to) => (why ? to.no(outcome) : to.done(/** @type {Reply} */ (outcome))));
		return true;
	}

	/**
	 * Goes on sending a command that cannot be withdrawn, unless it is settled by now. @param {string} id
	 * @param {unknown} e
	 */
	#goOn(id, e) {
		if (e instanceof Refused && e.reason === "stale") return this.#finish(id, e);
		this.#change(id, { undo: "", why: trouble(e) });
		return true;
	}
}

/** Goes on sending the commands that were unsent when the page was closed. */
function resume() {
	for (const name of Object.keys(storedUnder(key))) unsentAt(name.slice(key.length).split(".")[0] ?? "");
}

void recovered.then(resume);
void recovery.then(resume); // what a slow disk gives after that is sent, too
