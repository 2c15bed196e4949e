// A table as it comes from a server: every message of it, in order and without
// a gap, also after the line has broken; and acts the other way. This is the
// port to a hall that is elsewhere; hall.js tells what a port is.

import { act, hint, streamAt } from "./hall.js";
import { signal } from "./html.js";
import { Refused, refusal } from "./wire.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./hall.js").Port} Port */

/** The stream is alive if something comes at least every 15 seconds. */
const silence = 40_000;

/** How long to wait before the line is taken up again, in milliseconds: at first, and at most. */
const pauses = { first: 250, longest: 8000 };

/**
 * The value that a merge patch makes of another (RFC 7396; an object changes elements of an array by their number).
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

/** Whether a table cannot be watched, however often one asks. @param {unknown} e @returns {e is Refused} */
const final = (e) => e instanceof Refused && e.status < 500 && e.status !== 429 && e.status !== 401;

/** A line to a table. @implements {Port} */
export class Line {
	/** how the line is */
	state = signal(/** @type {"opening" | "live" | "lost" | "refused"} */ ("opening"));
	/** why the table cannot be watched, once it is refused */
	refused = signal(/** @type {Refused | null} */ (null));

	#table;
	#onmessage;
	#last = 0; // the number of the newest message
	#whole = /** @type {any} */ ({}); // what changes of messages change: table, seat, muted, view
	#closed = false;
	#wake = () => {};
	#reading = new AbortController();
	#asking = false; // for the stream, without an answer yet
	#atOnce = false; // the line was dropped to be taken up again
	#ahead = -Infinity; // the server's clock of ours, in milliseconds

	/** @param {string} table @param {(m: Message) => void} onmessage */
	constructor(table, onmessage) {
		this.#table = table;
		this.#onmessage = onmessage;
		addEventListener("online", this.again);
		document.addEventListener("visibilitychange", this.#visible);
		void this.#keepReading();
	}

	/** Does something at the table. @param {import("./hall.js").Command} command */
	act(command) {
		return act(this.#table, command);
	}

	/** Asks for advice. */
	hint() {
		return hint(this.#table);
	}

	/** how far the server's clock is ahead of this one, in milliseconds */
	ahead() {
		return this.#ahead === -Infinity ? 0 : this.#ahead;
	}

	/** Drops the line, and takes it up again at once. */
	again = () => {
		if (this.#asking) return;
		this.#atOnce = true;
		this.#reading.abort();
		this.#wake();
	};

	close() {
		this.#closed = true;
		this.#asking = false;
		removeEventListener("online", this.again);
		document.removeEventListener("visibilitychange", this.#visible);
		this.again();
	}

	#visible = () => {
		if (document.visibilityState === "visible" && this.state.peek() === "lost") this.again();
	};

	async #keepReading() {
		for (let pause = pauses.first; !this.#closed; pause = Math.min(2 * pause, pauses.longest)) {
			const before = this.#last;
			try {
				await this.#read();
			} catch (e) {
				if (final(e)) {
					this.refused.value = e;
					this.state.value = "refused";
					return;
				}
			}
			if (this.#closed) return;
			this.state.value = "lost";
			if (this.#last > before) pause = pauses.first;
			const wait = this.#atOnce ? 0 : pause;
			this.#atOnce = false;
			await this.#sleep(wait);
		}
	}

	/** Waits, unless it is woken. @param {number} ms */
	#sleep(ms) {
		return new Promise((go) => {
			const timer = setTimeout(go, ms);
			this.#wake = () => (clearTimeout(timer), go(undefined));
		});
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

	/** Asks for all that comes after what is known. @param {AbortSignal} signal */
	async #ask(signal) {
		this.#asking = true;
		const headers = { Accept: "application/x-ndjson" };
		const answer = await fetch(streamAt(this.#table, this.#last), { headers, signal });
		this.#asking = false;
		this.#ahead = Math.max(this.#ahead, Date.parse(answer.headers.get("Date") ?? "") - Date.now() || -Infinity);
		if (!answer.ok || !answer.body) {
			throw refusal(answer, await answer.text().catch(() => ""));
		}
		this.state.value = "live";
		return answer.body;
	}

	/** @param {Message & {changes?: object}} message complete, or with what has changed since the one before it */
	#take({ changes, ...m }) {
		if (changes) m = { ...m, ...merged(this.#whole, changes) };
		const { table, seat, muted, view } = m;
		this.#whole = { table, seat, muted, view };
		if (m.seq <= this.#last && m.event.do !== "present") return; // we have had it
		this.#last = m.seq;
		this.#ahead = Math.max(this.#ahead, m.at - Date.now()); // what came late tells less
		this.#onmessage(m);
	}
}
