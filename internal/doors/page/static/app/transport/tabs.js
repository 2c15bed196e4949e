// The browser's tabs that are open at tables. Over HTTP/1.1 a browser has six connections to a server. So
// of the tabs at a table only the one looked at last reads, and passes messages to the other tabs; if
// many tables are open, only the few looked at last are read.

import { channel } from "./channel.js";

/** How many tables a browser reads at once. */
const most = 4;

/**
 * After this many milliseconds of silence of the reading tab another takes over; a working stream is
 * never silent that long.
 */
const silence = 40_000;

/** When a tab closes, hidden tabs take over within this many milliseconds, at random times. */
const apart = 2000;

/** Claims this many milliseconds apart may have crossed: then lots decide. */
const atOnce = 1000;

/**
 * Messages between tabs. claim: this tab reads from now on, with this lot; gone: it no longer reads;
 * said: a message that it read; trouble: why the table cannot go on.
 * @typedef {{claim?: number, gone?: true, said?: any, trouble?: string}} Word
 */

/**
 * Announcements about tables: when a table being read was last looked at, in milliseconds; 0 if it is no
 * longer read.
 * @typedef {{table: string, looked: number}} Place
 */

/** The open tables of a browser, seen from one of them. */
class Places {
	#table;
	#onrest;
	#channel;
	#looked = /** @type {Map<string, number>} */ (new Map()); // by table

	/** @param {string} table @param {() => void} onrest called when too many other tables were looked at since this one */
	constructor(table, onrest) {
		this.#table = table;
		this.#onrest = onrest;
		this.#channel = channel("ninetynine.tables", (place) => this.#hear(place));
	}

	/** too many other tables were looked at since this one */
	get rests() {
		const own = this.#looked.get(this.#table) ?? 0;
		return [...this.#looked.values()].filter((looked) => looked > own).length >= most;
	}

	/** Notes that the person is looking at this table. */
	look() {
		const latest = Math.max(Date.now(), ...this.#looked.values()); // the clock may have been set back
		this.#looked.set(this.#table, latest + Math.random()); // no two are equal
		this.hold();
	}

	/** Announces that this table is read. */
	hold() {
		this.#say(this.#looked.get(this.#table) ?? 0);
	}

	/** Announces that this table is no longer read. */
	leave() {
		this.#say(0);
	}

	close() {
		this.#channel?.close();
		this.#channel = undefined;
	}

	/** @param {number} looked */
	#say(looked) {
		this.#channel?.postMessage({ table: this.#table, looked });
	}

	/** @param {Place} place */
	#hear({ table, looked }) {
		const rested = this.rests;
		if (looked) this.#looked.set(table, looked);
		else if (table !== this.#table) this.#looked.delete(table);
		if (this.rests !== rested) this.#onrest();
	}
}

/** The tabs at one table, seen from one of them. */
export class Tabs {
	/** whether this tab reads for all tabs at its table, or asks for the state of an idle one */
	ours = false;

	#onsaid;
	#onlost;
	#channel;
	#places;
	#lot = 0;
	#since = 0; // when this tab claimed to read
	#timer = 0;
	#go = () => {};

	/**
	 * @param {string} table @param {(said: any, trouble?: string) => void} onsaid called for messages of
	 * another tab, undefined if its stream is merely alive
	 * @param {() => void} onlost called when another tab reads from now on
	 * @param {() => void} onrest called when this table stops or resumes being read
	 */
	constructor(table, onsaid, onlost, onrest) {
		this.#onsaid = onsaid;
		this.#onlost = onlost;
		this.#channel = channel(`ninetynine.table.${table}`, (word) => this.#hear(word));
		this.#places = new Places(table, onrest);
		addEventListener("pagehide", this.leave);
		this.claim();
	}

	/** whether no tab reads at this table, because other tables were looked at since */
	get rests() {
		return this.#places.rests;
	}

	/** Makes this tab the only reader at this table: the person is looking at it. */
	claim() {
		this.#places.look();
		this.#take();
	}

	/** Makes this tab read for all tabs at its table. */
	#take = () => {
		if (this.ours) return;
		this.ours = true;
		this.#places.hold();
		[this.#lot, this.#since] = [Math.random(), Date.now()];
		clearTimeout(this.#timer);
		this.#say({ claim: this.#lot });
		this.#go();
	};

	/** Waits until this tab reads, or is closed. */
	async turn() {
		while (!this.ours && this.#channel) await new Promise((go) => (this.#go = () => go(undefined)));
	}

	/** Passes on a message, or that the stream is alive. @param {any} [said] @param {string} [trouble] */
	tell(said, trouble) {
		if (this.ours) this.#say({ said, trouble });
	}

	/** Leaves reading to other tabs. */
	leave = () => {
		if (this.ours) this.#say({ gone: true }), this.#places.leave();
		this.ours = !this.#channel; // a single tab keeps reading
	};

	close() {
		this.leave();
		removeEventListener("pagehide", this.leave);
		clearTimeout(this.#timer);
		this.#channel?.close();
		this.#channel = undefined;
		this.#places.close();
		this.#go();
	}

	/** @param {Word} word */
	#say(word) {
		this.#channel?.postMessage(word);
	}

	/** @param {Word} word */
	#hear({ claim, gone, said, trouble }) {
		if (this.ours) {
			if (claim === undefined) return;
			if (Date.now() - this.#since < atOnce && claim < this.#lot) return this.#say({ claim: this.#lot });
			this.ours = false;
			this.#onlost();
		}
		clearTimeout(this.#timer);
		const looked = document.visibilityState === "visible";
		this.#timer = setTimeout(this.#take, gone ? (looked ? 0 : apart * Math.random()) : silence);
		if (claim === undefined && !gone) this.#onsaid(said, trouble);
	}
}
