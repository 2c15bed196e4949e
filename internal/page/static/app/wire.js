// Requests to the server, with paths such as "tables/…". hall.js explains what they
// mean.

import { carry, coming, warm } from "./alone.js";
import { alone } from "./edition.js";
import { signal } from "./html.js";

/** A request refused by the server; the text is for people, in English. */
export class Refused extends Error {
	/** @param {number} status @param {string} reason @param {string} text */
	constructor(status, reason, text) {
		super(text);
		this.status = status;
		this.reason = reason;
	}
}

/**
 * @typedef {{body?: unknown, method?: string, signal?: AbortSignal, within?: number}} How within: a timeout in ms
 */

/** The server could not be reached, or the connection broke. */
export class Unreached extends Error {}

/**
 * Sends a request to the server, and returns its answer.
 * @param {string} path @param {How} [how] @returns {Promise<any>}
 */
export async function ask(path, how = {}) {
	const text = await request(path, how);
	return text === "" ? undefined : JSON.parse(text);
}

/** As ask, but returns the text. @param {string} path @returns {Promise<string>} */
export const askText = (path) => request(path, {});

/** The URL of something on the server. @param {string} path as "tables/…" */
export const address = (path) => `/api/${path}`;

export { coming };

/** Makes the hall ready before anything is asked of it. */
export const prepare = alone ? warm : () => {};

/** fetch, from the hall that answers the page. @type {(path: string, init: RequestInit) => Promise<Response>} */
export const reach = alone ? carry : (path, init) => fetch(path, init);

/** How often the server has said that the session has ended. */
export const ended = signal(0);

/**
 * The timeout of a request to a server, in milliseconds: after a change of network, answers may never come. The hall
 * in this browser answers or fails.
 */
const patience = 30_000;

/** The timeout of what is then sent again. */
const again = 10_000;

/**
 * Sends a request and returns the complete answer.
 * @param {string} path @param {How} how @returns {Promise<string>}
 */
async function request(path, { body, method, signal: stop, within = patience }) {
	/** @type {RequestInit} */
	const init = { method: method ?? (body === undefined ? "GET" : "POST") };
	const ends = [stop, alone ? undefined : AbortSignal.timeout(within)].filter((end) => end !== undefined);
	init.signal = AbortSignal.any(ends);
	if (typeof body === "string" || body instanceof Blob) {
		init.body = body;
		init.headers = { "Content-Type": "application/x-ndjson" };
	} else if (body !== undefined) {
		init.body = JSON.stringify(body);
		init.headers = { "Content-Type": "application/json" };
	}
	let answer, text;
	try {
		answer = await reach(address(path), init);
		text = await answer.text();
	} catch (e) {
		if (stop?.aborted) throw e;
		throw new Unreached("the server does not answer");
	}
	if (answer.ok) return text;
	const why = refusal(answer, text);
	if (why.reason === "no-session") ended.value++;
	throw why;
}

/**
 * The server's reason for refusing; only the status if something in between answered.
 * @param {{status: number, statusText: string}} answer @param {string} text
 */
export function refusal(answer, text) {
	let told;
	try {
		told = JSON.parse(text).error;
	} catch {
		// not the server's format
	}
	return new Refused(answer.status, told?.reason ?? "", told?.text ?? answer.statusText);
}

/** A new id for a command; pages without encryption have no randomUUID. */
export const newID = () =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

const pauses = [300, 1000, 2000, 4000, 8000];

/**
 * Posts something that has an id of its own, and sends it again if no answer comes: the server does it only once.
 * @param {string} path @param {Record<string, unknown>} body @param {number} [within] milliseconds for each answer
 * @returns {Promise<any>}
 */
export const tell = (path, body, within = again) => insist(path, { body: { id: newID(), ...body }, within });

/**
 * Asks for something that the server does only once, until an answer comes.
 * @param {string} path @param {How} asking @returns {Promise<any>}
 */
export async function insist(path, asking) {
	const how = { within: again, ...asking };
	for (const pause of pauses) {
		try {
			return await ask(path, how);
		} catch (e) {
			const unsure = e instanceof Unreached || (e instanceof Refused && e.status === 503);
			if (!unsure) throw e;
		}
		await new Promise((go) => setTimeout(go, pause));
	}
	return ask(path, how);
}
