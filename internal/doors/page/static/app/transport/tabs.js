// The browser's tabs that are open at tables. Over HTTP/1.1 a browser has six
// connections to a server. So only one of the tabs at a table reads, the one looked
// at last, and passes what it reads to the others; and if many tables are open, only
// the few looked at last are read.

/** How many tables a browser reads at once. */
const most = 4;

/**
 * After this many milliseconds without a word from the reading tab another takes over; a stream is never silent for
 * so long.
 */
const silence = 40_000;

/** When a tab closes, hidden tabs take over within this many milliseconds, at random times. */
const apart = 2000;

/** Claims this many milliseconds apart may have crossed: then lots decide. */
const atOnce = 1000;

/**
 * What tabs say to one another. claim: this tab reads from now on, and this is its lot; gone: it no longer reads;
 * said: what it has read, and trouble: what keeps the table from going on.
 * @typedef {{claim?: number, gone?: true, said?: any, trouble?: string}} Word
 */

/** @param {string} name @param {(data: any) => void} onsaid */
function channel(name, onsaid) {
	if (typeof BroadcastChannel === "undefined") return undefined;
	const opened = new BroadcastChannel(name);
	opened.onmessage = ({ data }) => onsaid(data);
	return opened;
}

/**
 * What tabs announce about tables: when a table being read was last looked at, in milliseconds; 0 if it is no
 * longer read.
 * @typedef {{table: string, looked: number}} Place
 */

/** The tables open in a browser, seen from one of them. */
class Places {
	#table;
	#onrest;
	#channel;
	#looked = /** @type {Map<string, number>} */ (new Map()); // by table

	/** @param {string} table @param {() => void} onrest too many other tables were looked at since this one */
	constructor(table, onrest) {
		this.#table = table;
		this.#onrest = onrest;
		this.#channel = channel("ninetynine.tables", (place) => this.#hear(place));
	}

	/** whether so many other tables were looked at since that this one rests */
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

	/** Announces that this table is being read. */
	hold() {
		this.#say(this.#looked.get(this.#table) ?? 0);
	}

	/** Announces that it is no longer read. */
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
	/** whether this tab reads, or asks for the state of a resting table, for all at its table */
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
	 * @param {string} table @param {(said: any, trouble?: string) => void} onsaid another tab has passed this on;
	 *    undefined if its stream is merely alive
	 * @param {() => void} onlost another tab reads from now on @param {() => void} onrest this table starts resting, or is
	 *    read again
	 */
	constructor(table, onsaid, onlost, onrest) {
		this.#onsaid = onsaid;
		this.#onlost = onlost;
		this.#channel = channel(`ninetynine.table.${table}`, (word) => this.#hear(word));
		this.#places = new Places(table, onrest);
		addEventListener("pagehide", this.leave);
		this.claim();
	}

	/** whether no tab reads at this table, since other tables were looked at */
	get rests() {
		return this.#places.rests;
	}

	/** Makes this tab read from now on, and no other at this table: the person is looking at it. */
	claim() {
		this.#places.look();
		this.#take();
	}

	/** Makes this tab read for all at its table. */
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

	/** Passes on what was read, or that the stream is alive. @param {any} [said] @param {string} [trouble] */
	tell(said, trouble) {
		if (this.ours) this.#say({ said, trouble });
	}

	/** Leaves reading to others. */
	leave = () => {
		if (this.ours) this.#say({ gone: true }), this.#places.leave();
		this.ours = !this.#channel; // the only tab keeps reading
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
