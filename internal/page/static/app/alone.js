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

/** The hall and the thinker, while they run. @type {[hall: Worker, thinker: Worker] | undefined} */
let workers;

/** After a failure the workers rest, in milliseconds, before they are started again. */
const rest = 3000;
let rested = 0; // when they may be

let last = 0;

/** Starts the two workers, once. @returns {Worker} the hall */
function start() {
	if (workers) return workers[0];
	if (Date.now() < rested) throw broken();
	const between = new MessageChannel();
	workers = [run("hall", between.port1), run("thinker", between.port2)];
	return workers[0];
}

/** Starts a worker. @param {string} role @param {MessagePort} beside to the other one */
function run(role, beside) {
	const worker = new Worker(new URL(`${base}worker/engine.js`, location.href), { name: role });
	worker.onmessage = ({ data }) => {
		if (data.fault) console.error(data.fault);
		else if (data.failed) fail(data.failed);
		else waiting.get(data.id)?.(data);
	};
	worker.onerror = (e) => fail(e.message);
	worker.postMessage({ role, beside }, [beside]);
	return worker;
}

/** Ends both workers, as one of them has failed; later requests start others. @param {string} why */
function fail(why) {
	console.error(why);
	for (const worker of workers ?? []) worker.terminate();
	workers = undefined;
	rested = Date.now() + rest;
	for (const told of [...waiting.values()]) told(undefined);
}

/** Saves what a link of the API leads to, as a browser does from a server. @param {HTMLAnchorElement} a */
export async function save(a) {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await (await carry(a.pathname + a.search)).blob());
	link.download = a.download;
	link.click();
	URL.revokeObjectURL(link.href);
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
	signal?.throwIfAborted(); // while the body was read
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
