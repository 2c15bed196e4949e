// A table as it comes down the line: every message of it, in order and
// without a gap, also after the line has broken; and acts the other way. A
// match played without a server would offer the same port: onmessage and act.

import { signal } from "./html.js";
import { Refused, tell } from "./wire.js";

/** @typedef {import("./types.js").Message} Message */

/** The stream is alive if something comes at least every 15 seconds. */
const silence = 40_000;

/** Opens a line to a table. @param {string} table @param {(m: Message) => void} onmessage */
export function openLine(table, onmessage) {
	const at = `/api/tables/${encodeURIComponent(table)}`;
	const state = signal(/** @type {"opening" | "live" | "lost" | "refused"} */ ("opening"));
	const refused = signal(/** @type {Refused | null} */ (null));
	let last = 0;
	let closed = false;
	let wake = () => {};
	let reading = new AbortController();
	let asking = false; // for the stream, without an answer yet
	let atOnce = false; // the line was dropped to be taken up again
	let ahead = -Infinity; // the server's clock of ours, in milliseconds

	/** Drops the line, and takes it up again at once. */
	const again = () => {
		if (asking) return;
		atOnce = true;
		reading.abort();
		wake();
	};
	const visible = () => document.visibilityState === "visible" && state.peek() === "lost" && again();
	addEventListener("online", again);
	document.addEventListener("visibilitychange", visible);

	async function keepReading() {
		for (let pause = 250; !closed; pause = Math.min(2 * pause, 8000)) {
			const before = last;
			try {
				await read();
			} catch (e) {
				if (e instanceof Refused && e.status < 500 && e.status !== 429 && e.status !== 401) {
					refused.value = e;
					state.value = "refused";
					return;
				}
			}
			if (closed) return;
			state.value = "lost";
			if (last > before) pause = 250;
			const wait = atOnce ? 0 : pause;
			atOnce = false;
			await new Promise((go) => {
				const timer = setTimeout(go, wait);
				wake = () => (clearTimeout(timer), go(undefined));
			});
		}
	}

	/** Reads the stream until it breaks. */
	async function read() {
		reading = new AbortController();
		const quiet = () => setTimeout(() => reading.abort(), silence);
		let timer = quiet();
		try {
			asking = true;
			const answer = await fetch(`${at}/events?after=${last}`, { headers: { Accept: "application/x-ndjson" }, signal: reading.signal });
			asking = false;
			ahead = Math.max(ahead, Date.parse(answer.headers.get("Date") ?? "") - Date.now() || -Infinity);
			if (!answer.ok || !answer.body) {
				const told = await answer.json().catch(() => ({}));
				throw new Refused(answer.status, told.error?.reason ?? "", told.error?.text ?? answer.statusText);
			}
			state.value = "live";
			const text = answer.body.pipeThrough(new TextDecoderStream()).getReader();
			for (let rest = ""; ; ) {
				const { value, done } = await text.read();
				if (done) return;
				clearTimeout(timer);
				timer = quiet();
				const lines = (rest + value).split("\n");
				rest = lines.pop() ?? "";
				for (const line of lines) if (line && !closed) take(JSON.parse(line));
			}
		} finally {
			asking = false;
			clearTimeout(timer);
			reading.abort();
		}
	}

	/** @param {Message} m */
	function take(m) {
		last = m.seq;
		ahead = Math.max(ahead, m.at - Date.now()); // what came late tells less
		onmessage(m);
	}

	void keepReading();
	return {
		/** how the line is */
		state,
		/** why the table cannot be watched, once it is refused */
		refused,
		/** Does something at the table. @param {Record<string, unknown>} command @returns {Promise<{seq: number}>} */
		act: (command) => tell(`${at}/commands`, command),
		/** Asks for advice. @returns {Promise<any>} */
		hint: () => tell(`${at}/hint`, {}, 30_000),
		/** how far the server's clock is ahead of this one, in milliseconds */
		ahead: () => (ahead === -Infinity ? 0 : ahead),
		again,
		close() {
			closed = true;
			asking = false;
			removeEventListener("online", again);
			document.removeEventListener("visibilitychange", visible);
			again();
		},
	};
}

/** @typedef {ReturnType<typeof openLine>} Line */
