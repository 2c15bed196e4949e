// A table streamed from a server: every message in order and without gaps, even after a lost connection;
// and acts in the other direction. This is the port to a remote hall; api.js describes ports.

import { signal } from "../base/html.js";
import { act, hint, present, streamAt } from "./api.js";
import { learnTime, timeAt } from "./clock.js";
import { newID, reach, Refused, refusal } from "./http.js";
import { isHere } from "./route.js";
import { Tabs } from "./tabs.js";
/** @import { Message } from "../base/types.js" */
/** @import { Command, Port } from "./api.js" */

/** The stream is alive if something arrives at least every 15 seconds. */
const silence = 40_000;

/** How often to ask for the state of an idle table, in milliseconds. */
const glances = 5000;

/** The time limit for a server to begin a stream, in milliseconds. The hall here may have to be loaded first. */
const slow = 15_000;

/** Data received this many milliseconds ago proves that the connection is alive. */
const recent = 2000;

/** How long to wait before reconnecting, in milliseconds: at first, and at most. */
const pauses = { first: 250, longest: 8000 };

/**
 * Applies a merge patch to a value (RFC 7396; an object changes the elements of an array by index).
 * @param {any} was @param {any} patch @returns {any}
 */
export function merged(was, patch) {
	if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
	const now = Array.isArray(was) ? [...was] : typeof was === "object" ? { ...was } : {};
	for (const [name, change] of Object.entries(patch)) {
		if (change === null) delete now[name];
		else now[name] = merged(now[name], change);
	}
	return now;
}

/** Whether the table can never be watched, however often we retry. @param {unknown} e @returns {e is Refused} */
const final = (e) => e instanceof Refused && e.status < 500 && e.status !== 429 && e.status !== 401;

/** A connection to a table. @implements {Port} */
export class Line {
	state = signal(/** @type {"opening" | "live" | "lost" | "refused"} */ ("opening"));
	/** why the server cannot store the game; "" if it can */
	trouble = signal("");
	/** why the table cannot be watched, once the server has refused */
	refused = signal(/** @type {Refused | null} */ (null));

	#table;
	#onmessage;
	#last = 0; // the number of the newest message
	#whole = /** @type {any} */ ({}); // the fields that changes apply to: table, seat, muted, view
	#closed = false;
	#wake = () => {};
	#reading = new AbortController();
	#asking = false; // failed attempts to open the stream
	#atOnce = false; // the connection was dropped on purpose, to reconnect
	#came = 0; // when data last arrived
	#tabs;

	/** @param {string} table @param {(m: Message) => void} onmessage */
	constructor(table, onmessage) {
		this.#table = table;
		this.#onmessage = onmessage;
		this.#tabs = new Tabs(table, (m, trouble) => this.#told(m, trouble), () => this.#lose(), () => this.#drop());
		addEventListener("online", this.#online);
		addEventListener("offline", this.#offline);
		document.addEventListener("visibilitychange", this.#visible);
		void this.#keepReading();
	}

	/** Sends a command to the table, once. @param {Command & {id: string}} command @param {AbortSignal} [stop] */
	act(command, stop) {
		const looked = document.visibilityState === "visible"; // perhaps beside another window
		if (this.#tabs.rests && looked) this.again();
		return act(this.#table, command, stop);
	}

	hint() {
		return hint({ table: this.#table, id: newID() }, { within: 30_000 });
	}

	/** the hall's time, in milliseconds since 1970 */
	now() {
		return timeAt(isHere(this.#table) ? "here" : "there");
	}

	/** Drops the connection, and reconnects at once. */
	again = () => {
		if (!this.#tabs.ours || this.#tabs.rests) {
			this.#tabs.claim();
			return this.#drop();
		}
		if (this.#asking) return;
		this.#atOnce = true;
		this.#drop();
	};

	/** Reconnects, unless data has just arrived or it is reconnecting already. */
	doubt() {
		if (this.state.peek() === "live" && performance.now() - this.#came > recent) this.again();
	}

	/** Leaves reading to another tab, which need not repeat what it already has. */
	#lose() {
		this.#drop();
		if (this.#last === 0) void this.#catchUp();
	}

	/** Asks for the present state, for a tab without any message. */
	async #catchUp() {
		const m = await present({ table: this.#table }).catch(() => undefined);
		if (m && m.seq > this.#last) this.#told(m);
	}

	#drop() {
		this.#reading.abort();
		this.#wake();
	}

	close() {
		this.#closed = true;
		removeEventListener("online", this.#online);
		removeEventListener("offline", this.#offline);
		document.removeEventListener("visibilitychange", this.#visible);
		this.#tabs.close();
		this.#drop();
	}

	#online = () => {
		if (this.#tabs.ours && !this.#tabs.rests) this.again();
	};

	/** There is no network. A server on the same machine still answers; then the connection is back at once. */
	#offline = () => {
		if (isHere(this.#table)) return;
		this.state.value = "lost";
		this.again();
	};

	#visible = () => {
		if (document.visibilityState !== "visible") return;
		if (!this.#tabs.ours || this.#tabs.rests || this.state.peek() === "lost") this.again();
	};

	async #keepReading() {
		for (let pause = pauses.first; !this.#closed; pause = Math.min(2 * pause, pauses.longest)) {
			const before = this.#last;
			try {
				await this.#turn();
				if (this.#tabs.ours && !this.#closed) await this.#read();
			} catch (e) {
				if (final(e)) {
					this.refused.value = e;
					this.state.value = "refused";
					return this.#tabs.close();
				}
			}
			if (this.#closed) return;
			if (!this.#tabs.ours || this.#tabs.rests) continue; // another tab or another table has taken over
			this.state.value = "lost";
			if (this.#last > before) pause = pauses.first;
			const wait = this.#atOnce ? 0 : pause;
			this.#atOnce = false;
			await this.#sleep(wait);
		}
	}

	/** Waits, unless woken. @param {number} ms */
	#sleep(ms) {
		return new Promise((go) => {
			const timer = setTimeout(go, ms);
			this.#wake = () => (clearTimeout(timer), go(undefined));
		});
	}

	/** Waits until it is this tab's turn to read. */
	async #turn() {
		await this.#tabs.turn();
		for (; this.#tabs.rests && !this.#closed; await this.#tabs.turn()) await this.#glance();
	}

	/** Asks for the state of an idle table, on behalf of all tabs at it, then waits. */
	async #glance() {
		const { signal } = (this.#reading = new AbortController());
		try {
			const m = await present({ table: this.#table }, { signal });
			if (!this.#tabs.ours) return; // another tab may have newer messages by now
			this.#tell(m);
			this.#told(m);
		} catch (e) {
			if (signal.aborted) return;
			if (final(e)) throw e;
			this.state.value = "lost";
		}
		if (this.#tabs.rests && !this.#closed) await this.#sleep(glances);
	}

	/** Reads the stream until it breaks. */
	async #read() {
		const reading = (this.#reading = new AbortController());
		const quiet = () => setTimeout(() => reading.abort(), silence);
		let timer = quiet();
		try {
			const text = (await this.#ask(reading.signal)).pipeThrough(new TextDecoderStream()).getReader();
			for (let rest = ""; ; ) {
				const { value, done } = await text.read();
				if (done) return;
				clearTimeout(timer);
				timer = quiet();
				this.#came = performance.now();
				this.#tell();
				const lines = (rest + value).split("\n");
				rest = lines.pop() ?? "";
				for (const line of lines) if (line && !this.#closed) this.#take(JSON.parse(line));
			}
		} finally {
			this.#asking = false;
			clearTimeout(timer);
			reading.abort();
		}
	}

	/** Asks for everything after the last message. @param {AbortSignal} signal */
	async #ask(signal) {
		this.#asking = true;
		const late = isHere(this.#table) ? 0 : setTimeout(() => signal.aborted || this.#drop(), slow);
		const headers = { Accept: "application/x-ndjson" };
		const at = streamAt(this.#table, this.#last);
		const answer = await reach(at, { headers, signal }).finally(() => clearTimeout(late));
		this.#asking = false;
		this.#came = performance.now();
		if (!answer.ok || !answer.body) {
			throw refusal(answer, await answer.text().catch(() => ""));
		}
		this.trouble.value = ""; // the stream begins with any trouble
		this.state.value = "live";
		return answer.body;
	}

	/** Passes on a message, or that the stream is alive. @param {Message} [m] */
	#tell(m) {
		this.#tabs.tell(m, this.trouble.peek());
	}

	/** @param {Message & {changes?: object, trouble?: string}} message complete, or as changes to the one before it */
	#take({ changes, trouble, ...m }) {
		if (trouble !== undefined) {
			this.trouble.value = trouble;
			return this.#tell();
		}
		if (changes) m = { ...m, ...merged(this.#whole, changes) };
		const { table, seat, muted, view } = m;
		this.#whole = { table, seat, muted, view };
		if (m.seq <= this.#last && m.event.do !== "present") return; // a duplicate
		this.#tell(m);
		this.#hear(m);
	}

	/**
	 * Receives another tab's message; none if its connection is merely alive.
	 * @param {Message | undefined} m @param {string} [trouble]
	 */
	#told(m, trouble = "") {
		if (this.#closed) return;
		this.trouble.value = trouble;
		if (this.#last === 0 && m?.event.do !== "present") return void this.#catchUp();
		this.state.value = "live";
		const known = m && (m.event.do === "present" ? m.seq === this.#last : m.seq <= this.#last);
		if (m && !known) this.#hear(m);
	}

	/** @param {Message} m */
	#hear(m) {
		this.#last = m.seq;
		if (!isHere(this.#table)) learnTime(m.at);
		this.#onmessage(m);
	}
}
