// A browser's connection to a club's event: it asks again and again for what has happened, and sends acts.
// Acts wait in the browser, through a reload and a dead network, until the server answers them.

import { batch, computed, signal } from "../base/html.js";
import { store, stored, storedData, storedUnder } from "../base/stored.js";
import * as hall from "../transport/eventoperations.js";
import { Refused, again, newID } from "../transport/http.js";
import { meAt } from "../transport/session.js";
/** @import { EventAct, EventShown } from "../base/types.js" */

/** The storage keys of events begin with this. */
export const eventKey = "ninetynine.event.";

/** The key of the event that was shown last, for a reload without a network. */
const lastKey = `${eventKey}last`;

/** An act before it has an id. @typedef {Omit<EventAct, "id" | "device" | "count" | "by">} NewAct */

/**
 * An act that the server has not answered. table, code: of the card with which it is sent; by: the player who made it,
 * "" without a session
 * @typedef {{act: EventAct, table: number, code: string, by: string}} Unsent
 */

/** A refused act, and why. @typedef {{act: EventAct, why: Refused}} RefusedAct */

/** How many acts are sent at once. */
const most = 50;

/** Statuses of refusals that do not pass: sent again, the same would be refused again. */
const final = [400, 403, 404, 410, 413];

/** Statuses of refusals of a table's code, which an organiser can put right. */
const barred = [403, 404];

/** How much less often a page asks that nobody sees. */
const hiddenPace = 10;

/** What is asked of the server. */
const server = { event: hall.event, eventActs: hall.eventActs };

/** What one page knows of an event, and sends to it. */
export class Connection {
	/** the event as last shown; null before the first answer */
	shown = signal(/** @type {EventShown | null} */ (null));
	/** whether the server has not answered the last question */
	offline = signal(false);
	/** why the server does not show the event; null if it does */
	refused = signal(/** @type {Refused | null} */ (null));
	/** own acts that are not yet answered, in their order */
	unsent = signal(/** @type {Unsent[]} */ ([]));
	/** own acts that were refused, until the person has read it */
	refusals = signal(/** @type {RefusedAct[]} */ ([]));
	/** the acts of this page that are not yet answered, alone */
	waiting = computed(() => this.unsent.value.filter((u) => this.#isOwn(u)).map((u) => u.act));

	#ask;
	#pace;
	#after = 0;
	#closed = false;
	#working = false;
	#wakes = /** @type {Set<() => void>} */ (new Set());
	#device = "";
	#counted = 0;
	#sends = /** @type {{ids: Set<string>, refused: RefusedAct[], done: (all: RefusedAct[]) => void}[]} */ ([]);

	/**
	 * @param {string} id of the event
	 * @param {{table?: number, code?: string, wall?: boolean, pace?: number}} [how] table, code: of the card on a table;
	 *   wall: it knows what everyone may see, whoever asks; pace: the pause between questions, in milliseconds
	 * @param {typeof server} [ask]
	 */
	constructor(id, { table = 0, code = "", wall = false, pace = 3000 } = {}, ask = server) {
		this.id = id;
		this.table = table;
		this.code = code;
		this.wall = wall;
		this.#ask = ask;
		this.#pace = pace;
		const last = wall ? null : storedData(lastKey);
		if (last?.shown?.event === id && last.table === table) this.shown.value = last.shown;
		this.#recall();
		addEventListener("storage", this.#hear);
		addEventListener("online", this.wake);
		document.addEventListener("visibilitychange", this.#see);
		void this.#follow();
		void this.#work();
	}

	/** Ends it. Acts that are not yet answered are still sent. */
	close() {
		this.#closed = true;
		removeEventListener("storage", this.#hear);
		removeEventListener("online", this.wake);
		document.removeEventListener("visibilitychange", this.#see);
		this.wake();
	}

	/** Asks and sends at once. */
	wake = () => this.#wakes.forEach((go) => go());

	#see = () => document.visibilityState === "visible" && this.wake();

	/** Another tab has made an act, or has got its answer. @param {StorageEvent} e */
	#hear = (e) => {
		if (!e.key?.startsWith(this.#place("act."))) return;
		const id = e.key.slice(this.#place("act.").length);
		if (e.newValue === null) this.#end(id);
		else this.#recall();
		void this.#work();
	};

	/** @param {string} of */
	#place(of) {
		return `${eventKey}${this.id}.${of}`;
	}

	/** @param {number | undefined} ms */
	#rest(ms) {
		return new Promise((go) => {
			const end = () => (clearTimeout(timer), this.#wakes.delete(end), go(undefined));
			const timer = setTimeout(end, ms);
			this.#wakes.add(end);
		});
	}

	async #follow() {
		while (!this.#closed) {
			await this.#look();
			if (!this.#closed) await this.#rest(this.#pace * (document.visibilityState === "visible" ? 1 : hiddenPace));
		}
	}

	/** Asks once what has happened. */
	async #look() {
		const { id, table, code, wall } = this;
		try {
			const asking = { event: id, after: this.#after, ...(code && { table, code }), ...(wall && { wall }) };
			const now = await this.#ask.event(asking, { where: "there", within: again });
			if (this.#closed) return;
			batch(() => {
				this.#take(now);
				this.offline.value = false;
				this.refused.value = null;
			});
			if (now.seq < this.#after) this.#after = 0; // a server with an older copy
		} catch (e) {
			if (e instanceof Refused && final.includes(e.status)) this.refused.value = e;
			else this.offline.value = true;
		}
	}

	/** @param {EventShown} now */
	#take(now) {
		const was = this.shown.peek();
		if (!now.view) {
			if (was && now.seq >= this.#after) this.shown.value = { ...was, at: now.at };
			return;
		}
		const acts = this.#after ? was?.desk?.acts ?? [] : [];
		this.#after = now.seq;
		const { desk, ...open } = now;
		this.shown.value = desk ? { ...open, desk: { ...desk, acts: [...acts, ...desk.acts] } } : open;
		if (!this.wall) store(lastKey, JSON.stringify({ table: this.table, shown: open }));
	}

	/** The id, device and number of the next act of this browser at the event. */
	#next() {
		const kept = storedData(this.#place("device"));
		this.#device = kept?.device || this.#device || newID();
		this.#counted = Math.max(kept?.count ?? 0, this.#counted) + 1;
		store(this.#place("device"), JSON.stringify({ device: this.#device, count: this.#counted }));
		return { id: this.#mark() + newID().slice(8), device: this.#device, count: this.#counted };
	}

	/** The beginning of the ids of this browser's acts at the event; "" before the first. */
	#mark() {
		return (this.#device || storedData(this.#place("device"))?.device || "").slice(0, 8);
	}

	/** Whether an act was made in this browser. @param {string} id */
	isMine(id) {
		return this.#mark() !== "" && id.startsWith(this.#mark());
	}

	/**
	 * Sends acts until they are answered, in their order.
	 * @param {...NewAct} acts
	 * @returns {{acts: EventAct[], done: Promise<RefusedAct[]>}} the acts with their ids; done: those that were refused,
	 *   once all are answered
	 */
	send(...acts) {
		const by = meAt("there")?.id ?? "";
		const { table, code } = this;
		const made = acts.map((act) => ({ ...act, ...this.#next() }));
		const kept = made.map((act) => ({ act, table, code, by }));
		for (const one of kept) { // if this fails, it lasts as long as the page
			store(this.#place(`act.${one.act.id}`), JSON.stringify(one));
		}
		this.unsent.value = [...this.unsent.peek(), ...kept];
		/** @type {Promise<RefusedAct[]>} */
		const done = new Promise((go) => this.#sends.push({ ids: new Set(made.map((a) => a.id)), refused: [], done: go }));
		void this.#work();
		return { acts: made, done };
	}

	/** Adds stored acts of earlier pages and other tabs. */
	#recall() {
		const known = new Set(this.unsent.peek().map((u) => u.act.id));
		const found = Object.keys(storedUnder(this.#place("act."))).map((name) => /** @type {Unsent} */ (storedData(name)));
		const fresh = found.filter((u) => u?.act?.id && !known.has(u.act.id));
		if (fresh.length === 0) return;
		const count = (/** @type {Unsent} */ u) => u.act.count ?? 0;
		this.unsent.value = [...this.unsent.peek(), ...fresh].sort((a, b) => count(a) - count(b));
	}

	/** Whether an act goes with this page's card or, without one, from its player. @param {Unsent} u */
	#isOwn({ table, code, by }) {
		return code === this.code && table === this.table && (code !== "" || by === (meAt("there")?.id ?? ""));
	}

	/** Sends until no act waits. */
	async #work() {
		this.wake();
		if (this.#working) return;
		this.#working = true;
		for (let size = most; ;) {
			const next = this.unsent.peek().filter((u) => this.#isOwn(u)).slice(0, size);
			if (next.length === 0) break;
			size = await this.#try(next);
			if (size === 0) {
				size = most;
				await this.#rest(this.#pace);
			}
		}
		this.#working = false;
	}

	/** Sends acts once. @param {Unsent[]} next @returns {Promise<number>} how many to send next; 0: later */
	async #try(next) {
		const acts = next.map((u) => u.act);
		const { id: event, table, code } = this;
		const held = /** @type {{id: string, why: Refused}[]} */ ([]);
		try {
			const asked = { event, ...(code && { table, code }), acts };
			const { refused } = await this.#ask.eventActs(asked, { where: "there", within: again, once: false });
			for (const act of acts) {
				const { id, board, replaces = [] } = act;
				const { fault } = refused.find((r) => r.id === id) ?? {};
				const why = fault && new Refused(400, fault.reason, fault.text, fault.why, fault.args);
				const settles = why?.why === "event-settled"
					&& acts.some((was) => was.board === board && replaces.includes(was.id));
				if (code && why?.why === "event-unseen") held.push({ id, why });
				else if (settles) this.#object(act);
				else this.#end(id, why);
			}
			return this.#hold(held) ? 0 : most;
		} catch (e) {
			if (!(e instanceof Refused) || !final.includes(e.status)) {
				this.offline.value = true;
				return 0;
			}
			if (code && barred.includes(e.status)) return this.#hold(acts.map(({ id }) => ({ id, why: e }))) ? 0 : most;
			if (acts.length > 1) return 1; // one of them may be at fault
			for (const { id } of acts) this.#end(id, e);
			return 1;
		} finally {
			this.wake();
		}
	}

	/**
	 * What came too late to correct a result that was sent with it contradicts it, so that the organiser settles it.
	 * @param {EventAct} act
	 */
	#object({ replaces: _, ...act }) {
		this.unsent.value = this.unsent.peek().map((u) => {
			if (u.act.id !== act.id) return u;
			const now = { ...u, act: { ...act, do: /** @type {const} */ ("result") } };
			store(this.#place(`act.${act.id}`), JSON.stringify(now));
			return now;
		});
	}

	/**
	 * Tells of acts that are refused now, and are tried again until they are taken back.
	 * @param {{id: string, why: Refused}[]} held @returns {boolean} whether there are any
	 */
	#hold(held) {
		const told = new Set(this.refusals.peek().map((r) => r.act.id));
		const fresh = held.flatMap(({ id, why }) =>
			this.unsent.peek().filter((u) => u.act.id === id && !told.has(id)).map(({ act }) => ({ act, why })));
		if (fresh.length > 0) this.refusals.value = [...this.refusals.peek(), ...fresh];
		return held.length > 0;
	}

	/** The person has read of a refusal; an act that is still tried is taken back. @param {RefusedAct} refusal */
	dismiss({ act: { id } }) {
		this.#end(id);
		this.refusals.value = this.refusals.peek().filter((r) => r.act.id !== id);
	}

	/**
	 * An act is answered. One that the log has from another session of the same browser is done.
	 * @param {string} id @param {Refused} [why] it is refused
	 */
	#end(id, why) {
		const kept = this.unsent.peek().find((u) => u.act.id === id);
		if (stored(this.#place(`act.${id}`)) !== null) store(this.#place(`act.${id}`), null);
		if (!kept) return;
		const no = why && why.why !== "act-id" ? [{ act: kept.act, why }] : [];
		batch(() => {
			this.unsent.value = this.unsent.peek().filter((u) => u !== kept);
			this.refusals.value = [...this.refusals.peek().filter((r) => r.act.id !== id), ...no];
		});
		for (const send of this.#sends) {
			if (!send.ids.delete(id)) continue;
			send.refused.push(...no);
			if (send.ids.size === 0) send.done(send.refused);
		}
		this.#sends = this.#sends.filter((s) => s.ids.size > 0);
	}
}
