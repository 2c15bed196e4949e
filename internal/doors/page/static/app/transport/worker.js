// The hall in this browser: a worker that answers like a server, for playing without one. carry is its
// fetch; only http.js and stream.js know which of the two they use.

import { base, root } from "../base/build.js";
import { signal } from "../base/html.js";
import { saveFile } from "../base/output.js";
import * as start from "./headstart.js";
import { isFixed } from "./prepared.js";

/**
 * A worker's reply to a request: its answer, or lines until it is over.
 * @typedef {{id: number, status?: number, media?: string, body?: Uint8Array, line?: string, over?: true}}
 * Word
 */

/** The error when the engine cannot start or has failed. */
const broken = () => new TypeError("the engine does not answer");

/** @type {Map<number, (word: Word | undefined) => void>} */
const waiting = new Map();

/** The name of the hall's database: each page of a host has its own. */
const database = `ninetynine.hall ${root.pathname}`;

/** The running hall; undefined without a running engine. @type {Promise<Worker> | undefined} */
let hall;

/** The workers of the engine: the hall, and the thinker for its computer players. @type {Worker[]} */
let workers = [];

/** The time limit for starting the loaded engine, in milliseconds, on a slow phone. */
const longest = 20_000;

/** The pause before a failed engine is started again, in milliseconds. */
const rest = 3000;
let rested = 0; // end of that pause

/** Whether a request waits for the engine to be fetched or started. */
export const coming = signal(false);

/**
 * Why games here do not outlive the page; "" if they do. refused: the browser stores nothing; newer: the
 * data was written by a newer version; damaged: it is unreadable; full: there is no space.
 */
export const unkeptReason = signal("");
let why = ""; // the same from an engine that is starting

/** Whether the last attempt to store something here found no space. */
export const full = signal(false);

/** Whether the engine stores nothing, by the player's choice. */
let bare = false;

/** Restarts the engine, which then neither reads nor stores anything until the page is reloaded. */
export function storeNothing() {
	bare = true;
	full.value = false;
	drop();
	startEngine();
}

/** The tables here that need a computer player from the network, which is missing. */
export const unfetched = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Notes whether a table waits for a computer player. @param {string} table @param {boolean} waits */
function note(table, waits) {
	const all = new Set(unfetched.peek());
	if (waits) all.add(table);
	else all.delete(table);
	unfetched.value = all;
}

/** Starts the engine if necessary. @returns {Promise<Worker>} the hall */
function standing() {
	if (left || performance.now() < rested) throw broken();
	hall ??= launch();
	return hall;
}

/** Starts the engine before a request needs it. */
export const startEngine = () => void Promise.resolve().then(standing).then(heard).catch(() => {});

/** Refuses the requests that wait for the hall. */
let refuse = () => {};

/**
 * Starts both workers. Some browsers never finish compiling; then both are started again.
 * @param {boolean} [again] true the second time
 * @returns {Promise<Worker>}
 */
function launch(again = false) {
	const between = new MessageChannel();
	why = "";
	return new Promise((ready, no) => {
		let watch = 0;
		let started = false;
		const late = () => {
			if (again) return fail("the engine does not start");
			end();
			ready(launch(true));
		};
		/** @param {"fetched" | "ready"} sign */
		const told = (sign) => {
			clearTimeout(watch);
			if (sign === "ready") {
				alive.clear();
				for (const worker of workers) alive.add(worker);
				guard(workers);
				unkeptReason.value = why;
				ready(/** @type {Worker} */ (workers[0]));
			}
			else if (!started) watch = setTimeout(late, longest);
			started ||= sign === "ready";
		};
		refuse = () => (clearTimeout(watch), no(broken()));
		workers = [run("hall", between.port1, told, again), run("thinker", between.port2, told)];
	});
}

/** Whether the hall has received the page's beginning without it. */
let listens = false;

/** The transmission in progress. @type {Promise<Response | undefined> | undefined} */
let telling;

/**
 * Sends the hall the beginning without it, unless it has received that.
 * @param {Worker} worker @returns {Promise<Response | undefined>} the refusal, for example for lack of
 * space
 */
async function heard(worker) {
	if (listens) return undefined;
	telling ??= tell(worker).finally(() => (telling = undefined));
	return (await telling)?.clone();
}

/** @param {Worker} worker @returns {Promise<Response | undefined>} */
async function tell(worker) {
	for (let body = start.pendingRequest(); body; body = start.pendingRequest()) {
		const bytes = new TextEncoder().encode(body);
		const request = { method: "POST", path: "/here/start", query: [], media: "application/json", body: bytes };
		/** @type {Response} */
		const answer = await new Promise((done, no) => ask(worker, request, undefined, done, no));
		if (answer.status >= 500) return answer; // the next request sends it again
		if (body !== start.pendingRequest()) continue; // more was begun meanwhile
		const own = start.who();
		start.told();
		if (!answer.ok) console.error(await answer.text());
		else if ((await answer.json()).me.id !== own?.id) location.reload(); // another tab was first
	}
	listens = true;
	return undefined;
}

/**
 * Starts a worker.
 * @param {string} role
 * @param {MessagePort} beside to the other worker
 * @param {(sign: "fetched" | "ready") => void} told
 *   receives its progress
 * @param {boolean} [slowly] compiles it in one go
 */
function run(role, beside, told, slowly = false) {
	const worker = new Worker(new URL(`${base}worker/engine.js`, location.href), { name: role });
	worker.onmessage = ({ data }) => {
		if (!workers.includes(worker)) return; // from a worker that was ended
		alive.add(worker);
		if (data.alive) return;
		if (data.fault) console.error(data.fault);
		else if (data.failed) fail(data.failed);
		else if (data.sign) told(data.sign);
		else if (data.unkept) why = data.unkept;
		else if (data.unfetched) note(data.unfetched, data.waits);
		else waiting.get(data.id)?.(data);
	};
	worker.onerror = (e) => workers.includes(worker) && fail(e.message);
	worker.postMessage({ role, beside, database: bare ? "" : database, slowly }, [beside]);
	return worker;
}

/** The workers that have sent something since the last check. @type {Set<Worker>} */
const alive = new Set();

/**
 * The interval of these checks, in milliseconds, and the number of successive failures allowed: no
 * computation takes that long.
 */
const beat = 10_000;
const missed = 3;

/** Ends the engine when one of its workers stops answering. @param {Worker[]} watched the running workers */
function guard(watched, dumb = 0) {
	setTimeout(() => {
		if (workers !== watched) return; // ended meanwhile
		const all = watched.every((worker) => alive.has(worker));
		if (!all && dumb + 1 >= missed) return fail("part of the engine does not answer");
		alive.clear();
		for (const worker of watched) worker.postMessage({ alive: true });
		guard(watched, all ? 0 : dumb + 1);
	}, beat);
}

function end() {
	for (const worker of workers) worker.terminate();
	workers = [];
}

/** Ends the engine; a later request starts it again. */
function drop() {
	end();
	hall = undefined;
	listens = false;
	unfetched.value = new Set();
	refuse();
	for (const told of [...waiting.values()]) told(undefined);
}

/** Ends the engine, part of which has failed. @param {string} why */
function fail(why) {
	console.error(why);
	rested = performance.now() + rest;
	drop();
}

/** Whether the page was left. A browser may keep it, to show it again. */
let left = false;

// If a worker of such a page is writing, WebKit blocks all other pages until that ends, which it never
// does.
globalThis.addEventListener?.("pagehide", () => {
	left = true;
	drop();
});
globalThis.addEventListener?.("pageshow", () => void (left = false));

/** Why the last download failed; status 0: the hall did not answer. */
export const saveFailure = signal(
	/** @type {{status: number, statusText: string, body: string} | undefined} */ (undefined),
);

/** Saves the file of an API link, as a browser does from a server. @param {HTMLAnchorElement} a */
export async function save(a) {
	const answer = await engineFetch(a.pathname + a.search).catch(() => undefined);
	if (!answer?.ok) {
		const { status, statusText } = answer ?? { status: 0, statusText: "" };
		return void (saveFailure.value = { status, statusText, body: (await answer?.text()) ?? "" });
	}
	saveFile(await answer.blob(), a.download);
	return undefined;
}

/**
 * The answer, if it needs no engine; otherwise undefined.
 * @param {string} method @param {string} at @param {URLSearchParams} query @param {unknown} body
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Response | undefined>}
 */
async function atOnce(method, at, query, body, signal) {
	if (method === "POST") return begin(at, body);
	if (method !== "GET") return undefined;
	if (at === "/api/me" && (start.who() || (await isNew()))) return Response.json(start.who() ?? {});
	const [, table = "", part] = /^\/api\/tables\/([^/]+)(\/events)?$/.exec(at) ?? [];
	const message = start.standing(table);
	if (message) return part ? streamed(message, at, signal) : Response.json(message);
	if (!isFixed(at)) return undefined;
	const tag = query.get("lang");
	const lang = tag === null ? "" : `.${tag}`;
	const answer = await fetch(`${base}said/${at.slice("/api/".length)}${lang}.json`);
	return answer.ok ? answer : undefined;
}

/**
 * The answers for a new player's beginning.
 * @param {string} at @param {unknown} body @returns {Promise<Response | undefined>}
 */
async function begin(at, body) {
	if (typeof body !== "string") return undefined;
	if (at === "/api/guest" && !start.who() && (await isNew())) {
		const prepared = await start.prepared();
		if (listens || !prepared) return undefined; // the engine has started meanwhile
		start.enter(prepared, JSON.parse(body).name);
		return Response.json(start.who(), { status: 201 });
	}
	const seated = at === "/api/tables" ? start.open(JSON.parse(body)) : undefined;
	return seated && Response.json(seated, { status: 201 });
}

/**
 * The messages of a table: the prepared first one, then the hall's.
 * @param {{seq: number}} first @param {string} at the path of its events @param {AbortSignal | undefined}
 * signal
 */
function streamed(first, at, signal) {
	const reading = new AbortController();
	const body = new ReadableStream({
		async start(to) {
			const stop = () => (reading.abort(), to.error(signal?.reason));
			signal?.addEventListener("abort", stop, { once: true });
			to.enqueue(new TextEncoder().encode(`${JSON.stringify(first)}\n`));
			try {
				const refusal = await heard(await standing()); // may be slow, and shows no loading
				if (refusal) throw new Error(await refusal.text());
				const rest = await engineFetch(`${at}?changes=1&after=${first.seq}`, { signal: reading.signal });
				const reader = rest.body?.getReader();
				for (let part; reader && !(part = await reader.read()).done; ) to.enqueue(part.value);
				to.close();
			} catch (e) {
				to.error(e);
			}
		},
		cancel: () => reading.abort(),
	});
	return new Response(body);
}

/** The time limit for the browser to list its data, in milliseconds. */
const soon = 2000;

/** Whether no player has played here yet. If the browser does not say so soon, the engine has to. */
async function isNew() {
	try {
		const told = indexedDB.databases();
		/** @type {Promise<never>} */
		const late = new Promise((_, no) => setTimeout(no, soon));
		return (await Promise.race([told, late])).every(({ name }) => name !== database);
	} catch {
		return false;
	}
}

/** Whether the engine can be started without the network. */
export async function ready() {
	try {
		return hall !== undefined || (await caches.match(`${base}engine/engine.wasm`)) !== undefined;
	} catch {
		return false; // this browser stores nothing
	}
}

/** Whether a player has played here and can go on without the network. */
export const canPlayOffline = async () => (start.who() !== undefined || !(await isNew())) && ready();

/**
 * Like fetch, from the hall in this browser.
 * @param {string} path with its query @param {RequestInit} [init] @returns {Promise<Response>}
 */
export async function engineFetch(path, { method = "GET", headers, body, signal } = {}) {
	signal?.throwIfAborted();
	const [at = "", search = ""] = path.split("?");
	const query = new URLSearchParams(search);
	const said = listens ? undefined : await atOnce(method, at, query, body, signal ?? undefined).catch(() => undefined);
	signal?.throwIfAborted();
	if (said) return said;
	const bytes = body == null ? undefined : new Uint8Array(await new Response(body).arrayBuffer());
	const media = new Headers(headers).get("Content-Type") ?? "";
	const request = { method, path: decodeURI(at), query: [...query], media, body: bytes };
	const worker = await awaited();
	const refusal = await heard(worker);
	signal?.throwIfAborted(); // meanwhile
	if (refusal) return refusal;
	return new Promise((done, no) => ask(worker, request, signal ?? undefined, done, no));
}

let awaiting = 0; // number of requests that wait for the engine

/** The hall, once it runs. */
async function awaited() {
	awaiting++;
	coming.value = true;
	try {
		return await standing();
	} finally {
		coming.value = --awaiting > 0;
	}
}

let last = 0; // number of the last request

/**
 * Asks the hall.
 * @param {Worker} worker @param {{method: string}} request @param {AbortSignal | undefined} signal
 * @param {(answer: Response) => void} done @param {(e: unknown) => void} no
 */
function ask(worker, request, signal, done, no) {
	const id = ++last;
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
		if (word.status === 507) full.value = true;
		else if (request.method === "POST" && word.status < 300) full.value = false;
		const empty = word.status === 204;
		const head = { status: word.status, headers: { "Content-Type": word.media ?? "" } };
		done(new Response(empty ? null : /** @type {any} */ (word.body), head));
	});
	worker.postMessage({ id, ...request });
}
