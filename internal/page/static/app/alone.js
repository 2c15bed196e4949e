// The hall in this browser: a worker that answers what a server would answer, so that one
// can play without a server. carry is fetch for it; nothing above wire.js and live.js knows
// which of the two they use.

import { base } from "./edition.js";

/**
 * What arrives for a request: its answer, or lines until it is over.
 * @typedef {{id: number, status?: number, media?: string, body?: Uint8Array, line?: string, over?: true}} Word
 */

/** The engine could not be started, or has failed. */
const broken = () => new TypeError("the engine does not answer");

/** @type {Map<number, (word: Word | undefined) => void>} */
const waiting = new Map();

/** @type {Worker | undefined} */
let hall;

let last = 0;

/** Starts the two workers, once. */
function start() {
	if (hall) return hall;
	const between = new MessageChannel();
	const at = new URL(`${base}worker/engine.js`, location.href);
	const thinker = new Worker(at, { name: "thinker" });
	thinker.postMessage({ role: "thinker", beside: between.port2 }, [between.port2]);
	hall = new Worker(at, { name: "hall" });
	hall.onmessage = ({ data }) => {
		if (data.fault) console.error(data.fault);
		else if (data.failed) fail();
		else waiting.get(data.id)?.(data);
	};
	hall.onerror = fail;
	hall.postMessage({ role: "hall", beside: between.port1 }, [between.port1]);
	return hall;
}

/** Lets go of workers that failed; the next request starts others. */
function fail() {
	hall?.terminate();
	hall = undefined;
	for (const told of waiting.values()) told(undefined);
}

/**
 * As fetch, from the hall in this browser.
 * @param {string} path with its query @param {RequestInit} [init] @returns {Promise<Response>}
 */
export async function carry(path, { method = "GET", headers, body, signal } = {}) {
	signal?.throwIfAborted();
	const [at = "", query = ""] = path.split("?");
	const bytes = body == null ? undefined : new Uint8Array(await new Response(body).arrayBuffer());
	const media = new Headers(headers).get("Content-Type") ?? "";
	const request = { method, path: decodeURI(at), query: [...new URLSearchParams(query)], media, body: bytes };
	return new Promise((done, no) => ask(request, signal ?? undefined, done, no));
}

/**
 * @param {object} request @param {AbortSignal | undefined} signal
 * @param {(answer: Response) => void} done @param {(e: unknown) => void} no
 */
function ask(request, signal, done, no) {
	const id = ++last;
	const worker = start();
	/** @type {ReadableStreamDefaultController<Uint8Array> | undefined} */
	let lines;
	const forget = () => {
		waiting.delete(id);
		signal?.removeEventListener("abort", stop);
	};
	const stop = () => {
		forget();
		worker.postMessage({ cancel: id });
		lines?.error(signal?.reason);
		no(signal?.reason);
	};
	signal?.addEventListener("abort", stop);
	waiting.set(id, (word) => {
		if (word?.line !== undefined) {
			if (!lines) done(new Response(new ReadableStream({ start: (c) => void (lines = c), cancel: stop })));
			return lines?.enqueue(new TextEncoder().encode(`${word.line}\n`));
		}
		forget();
		if (lines) return word ? lines.close() : lines.error(broken());
		if (word?.over) return done(new Response(""));
		if (word?.status === undefined) return no(broken());
		const empty = word.status === 204;
		const head = { status: word.status, headers: { "Content-Type": word.media ?? "" } };
		done(new Response(empty ? null : /** @type {any} */ (word.body), head));
	});
	worker.postMessage({ id, ...request });
}
