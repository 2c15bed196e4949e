// Requests to a hall, with timeouts, refusals, and repetition where that is safe.

import { either } from "../base/build.js";
import { hex } from "../base/hash.js";
import { signal } from "../base/html.js";
import { isProxyError, hallFor, patienceFor, reach, without } from "./route.js";
import { coming, startEngine } from "./worker.js";
/** @import { Where } from "./route.js" */

/**
 * A request refused by the server, in the words of the phrase "refusal." and why; the text is English,
 * for programmers.
 */
export class Refused extends Error {
	/**
	 * @param {number} status @param {string} reason @param {string} text
	 * @param {string} [why] @param {Record<string, any>} [args] of the phrase
	 */
	constructor(status, reason, text, why = "", args = {}) {
		super(text);
		this.status = status;
		this.reason = reason;
		this.why = why;
		this.args = args;
	}
}

/**
 * The options of a request. body: sent instead of the question as JSON; within: a timeout in ms; where:
 * the only hall to ask; once: false: never repeat it
 * @typedef {{body?: unknown, method?: string, signal?: AbortSignal | undefined, within?: number,
 *   where?: Where | undefined, once?: boolean}} How
 */

/**
 * An operation of a hall.
 * @template A, T
 * @typedef {(...args: {} extends A ? [asking?: A, how?: How] : [asking: A, how?: How]) => Promise<T>}
 * Operation
 */

/** A command was withdrawn before it was done. */
export class Stopped extends Error {}

/** A hall could not be reached, or the connection broke. */
export class Unreached extends Error {
	/** @param {Where} where */
	constructor(where) {
		super(`the hall ${where} does not answer`);
		this.where = where;
	}
}

/**
 * A function for an operation. Fields named by the path go there, all others into the query or the JSON.
 * @param {string} method @param {string} path as "tables/{table}"
 * @param {{json?: boolean, text?: boolean, once?: boolean}} [kind] text: the answer is not JSON; once: it is
 *   repeated without an answer, and executed only once all the same
 * @returns {Operation<any, any>}
 */
export const operation = (method, path, { json, text, once } = {}) => (asking, how = {}) => {
	const rest = { ...asking };
	const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const { [name]: part } = rest;
		delete rest[name];
		return encodeURIComponent(part);
	});
	const filled = json ? [] : Object.entries(rest).filter(([, value]) => value !== undefined && value !== "");
	const query = new URLSearchParams(filled).toString();
	const whole = { method, ...(json && { body: rest }), ...how };
	const send = once && how.once !== false ? insist : text ? askText : ask;
	return send(query ? `${at}?${query}` : at, whole);
};

/** Sends a request, and returns the answer. @param {string} path @param {How} [how] @returns {Promise<any>} */
export async function ask(path, how = {}) {
	const text = await request(path, how);
	return text === "" ? undefined : JSON.parse(text);
}

/** As ask, but returns the text. @param {string} path @param {How} [how] @returns {Promise<string>} */
export const askText = (path, how = {}) => request(path, how);

/** The URL of a resource on the server. @param {string} path as "tables/…" */
export const address = (path) => `/api/${path}`;

export { coming, reach };

/** Starts the hall here before it is needed, if it is the one that answers. */
export const prepare = () => void (without.peek() && startEngine());

/** The hall that last reported an ended session. */
export const ended = signal(/** @type {{where: Where} | null} */ (null));

/** The server's player whom the page shows; "" for none. Requests name it: another tab may have changed the player. */
export const shown = signal("");

/** How often the server has refused a request because the browser has another player than the page shows. */
export const mistaken = signal(0);

/**
 * The timeout of a request to a server, in milliseconds: after a change of network, answers may never come. The hall
 * in this browser answers or fails.
 */
const patience = 30_000;

/** Counts what was refused because operators have forbidden it to the person. */
export const forbidden = signal(0);

/** The timeout of requests that are repeated. */
export const again = 10_000;

/**
 * Sends a request and returns the complete answer. Requests that any hall can answer go to this browser's
 * if the server turns out to be unreachable.
 * @param {string} path @param {How} how @returns {Promise<string>}
 */
async function request(path, how) {
	const where = how.where ?? hallFor(address(path));
	try {
		return await requestAt(where, path, how);
	} catch (e) {
		if (how.where || !(e instanceof Unreached) || hallFor(address(path)) === where) throw e;
		return requestAt("here", path, how);
	}
}

/** @param {Where} where @param {string} path @param {How} how @returns {Promise<string>} */
async function requestAt(where, path, { body, method, signal: stop, within = patience }) {
	const headers = /** @type {Record<string, string>} */ ({});
	/** @type {RequestInit} */
	const init = { method: method ?? (body === undefined ? "GET" : "POST"), headers };
	const named = shown.peek();
	if (where === "there" && named) headers["N99-Player"] = named;
	const late = where === "here" ? undefined : AbortSignal.timeout(patienceFor(within));
	const ends = [stop, late].filter((end) => end !== undefined);
	init.signal = AbortSignal.any(ends);
	if (typeof body === "string" || body instanceof Blob) {
		init.body = body;
		headers["Content-Type"] = "application/x-ndjson";
	} else if (body !== undefined) {
		init.body = JSON.stringify(body);
		headers["Content-Type"] = "application/json";
	}
	let answer, text;
	try {
		answer = await reach(address(path), init, where);
		text = await answer.text();
	} catch (e) {
		if (stop?.aborted) throw e;
		throw new Unreached(where);
	}
	if (answer.ok) return text;
	if (either && isProxyError(answer)) throw new Unreached(where);
	const why = refusal(answer, text);
	if (named !== shown.peek()) throw why; // the page has another player by now
	if (why.reason === "no-session") ended.value = { where };
	if (["ban-player", "silence-player"].includes(why.why)) forbidden.value++;
	if (why.reason === "another-player") mistaken.value++;
	throw why;
}

/**
 * The server's reason for refusing; only the status if an intermediary answered.
 * @param {{status: number, statusText: string}} answer @param {string} text
 */
export function refusal(answer, text) {
	let told;
	try {
		told = JSON.parse(text).error;
	} catch {
		// not the server's format
	}
	return new Refused(answer.status, told?.reason ?? "", told?.text ?? answer.statusText, told?.why, told?.args);
}

/** A new id for a command; pages without encryption have no randomUUID. */
export const newID = () => hex(crypto.getRandomValues(new Uint8Array(16)));

const pauses = [300, 1000, 2000, 4000, 8000];

/**
 * Repeats a request that a hall executes only once, until an answer comes, always at the same hall.
 * @param {string} path @param {How} asking @returns {Promise<any>}
 */
function insist(path, asking) {
	const how = { within: again, where: hallFor(address(path)), ...asking };
	return insistOn(() => ask(path, how));
}

/**
 * Repeats a request for a while, until an answer comes.
 * @template T @param {() => Promise<T>} once asks @returns {Promise<T>}
 */
export async function insistOn(once) {
	for (const pause of pauses) {
		try {
			return await once();
		} catch (e) {
			const unsure = e instanceof Unreached || (e instanceof Refused && e.status === 503);
			if (!unsure) throw e;
		}
		await new Promise((go) => setTimeout(go, pause));
	}
	return once();
}
