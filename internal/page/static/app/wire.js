// Requests to the server. docs/api.md tells what they mean.

/** A request that the server has refused; the text is for people, in English. */
export class Refused extends Error {
	/** @param {number} status @param {string} reason @param {string} text */
	constructor(status, reason, text) {
		super(text);
		this.status = status;
		this.reason = reason;
	}
}

/** The server could not be reached, or broke off. */
export class Unreached extends Error {}

/**
 * Asks the server for something, and returns what it answers.
 * @param {string} path @param {{body?: unknown, method?: string, signal?: AbortSignal}} [how] @returns {Promise<any>}
 */
export async function ask(path, how = {}) {
	const answer = await request(path, how);
	return answer.status === 204 ? undefined : answer.json();
}

/** As ask, but returns the text. @param {string} path @returns {Promise<string>} */
export const askText = async (path) => (await request(path, {})).text();

/** @param {string} path @param {{body?: unknown, method?: string, signal?: AbortSignal}} how */
async function request(path, { body, method, signal }) {
	/** @type {RequestInit} */
	const init = { method: method ?? (body === undefined ? "GET" : "POST") };
	if (signal) init.signal = signal;
	if (typeof body === "string" || body instanceof Blob) {
		init.body = body;
		init.headers = { "Content-Type": "application/x-ndjson" };
	} else if (body !== undefined) {
		init.body = JSON.stringify(body);
		init.headers = { "Content-Type": "application/json" };
	}
	/** @type {Response} */
	let answer;
	try {
		answer = await fetch(path, init);
	} catch (e) {
		if (signal?.aborted) throw e;
		throw new Unreached("the server does not answer");
	}
	if (answer.ok) return answer;
	const told = await answer.json().catch(() => ({}));
	throw new Refused(answer.status, told.error?.reason ?? "", told.error?.text ?? answer.statusText);
}

/** A new id of a command; pages without encryption have no randomUUID. */
export const newID = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

const pauses = [300, 1000, 2000, 4000, 8000];

/**
 * Posts something that has an id of its own, and sends it again if no answer
 * comes: it is done once.
 * @param {string} path @param {Record<string, unknown>} body @returns {Promise<any>}
 */
export async function tell(path, body) {
	const sent = { id: newID(), ...body };
	for (const pause of pauses) {
		try {
			return await ask(path, { body: sent });
		} catch (e) {
			const unsure = e instanceof Unreached || (e instanceof Refused && e.status === 503);
			if (!unsure) throw e;
		}
		await new Promise((go) => setTimeout(go, pause));
	}
	return ask(path, { body: sent });
}
