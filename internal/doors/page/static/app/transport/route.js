// Which hall answers the page: a server's, or the one in this browser. A page without a server has
// only its own. A page with a server and an engine has both: a table is where it was opened, and
// everything else is asked of the server or, while that is out of reach, here.

import { alone, either } from "../base/build.js";
import { computed, signal } from "../base/html.js";
import { carry, ready } from "./worker.js";

/** @typedef {"here" | "there"} Where here: in this browser; there: at the server */

/** Whether the server is out of reach, and the hall here answers in its place. */
export const out = signal(false);

/** Whether no server answers: there is none, or it is out of reach. */
export const without = computed(() => alone || out.value);

/** Whether a table is in this browser. @param {string} id */
export const isHere = (id) => alone || (either && id.startsWith("here-"));

/** What no server has. */
const own = /^\/api\/kept\b/;

/** What only a server can do. */
const shared = /^\/api\/(play|pads|session|brought)\b/;

/** The hall that answers a request. @param {string} path as "/api/…" @returns {Where} */
export function hallFor(path) {
	if (!either) return alone ? "here" : "there";
	const [, table] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
	if (table !== undefined) return isHere(table) ? "here" : "there";
	if (own.test(path)) return "here";
	return out.peek() && !shared.test(path) ? "here" : "there";
}

/**
 * How long the first answer of a server may take where the page has been kept, in milliseconds: with it there may
 * be a network that leads nowhere.
 */
export const firstPatience = 5000;

/** Whether the server has answered since the page was opened. */
let met = !globalThis.navigator?.serviceWorker?.controller;

/** How long a request may take, in milliseconds. @param {number} usual */
export const patienceFor = (usual) => (met ? usual : Math.min(usual, firstPatience));

/** fetch, from one of the halls. @param {string} path @param {RequestInit} init @param {Where} [where] */
export async function reach(path, init, where = hallFor(path)) {
	if (where === "here") return carry(path, init);
	try {
		const answer = await fetch(path, init);
		if (between(answer)) await lost();
		else found();
		return answer;
	} catch (e) {
		const { reason } = init.signal ?? {};
		if (!init.signal?.aborted) await lost();
		else if (reason instanceof DOMException && reason.name === "TimeoutError" && !(await answers())) await lost();
		throw e;
	}
}

/** Whether something in front of the server says that it is not there. @param {Response} answer */
export const between = ({ status, headers }) =>
	status >= 502 && status <= 504 && !headers.get("Content-Type")?.startsWith("application/json");

function found() {
	met = true;
	out.value = false;
}

/** The server could not be reached. */
async function lost() {
	if (!either || out.peek() || !(await ready())) return;
	out.value = true;
	searching ??= search().finally(() => (searching = undefined));
}

/** @type {Promise<void> | undefined} */
let searching;

/** How often to look for the server, in milliseconds. */
const often = 4000;

/** Whether the server answers. */
async function answers() {
	try {
		const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(firstPatience) });
		return answer.headers.get("Content-Type")?.startsWith("application/json") ?? false; // others may answer for it
	} catch {
		return false;
	}
}

/** Looks for the server until it is there again. */
async function search() {
	while (out.peek()) {
		await moment();
		if (out.peek() && (await answers())) found();
	}
}

/** Waits a while, less if the network comes back; longer while the page is hidden. */
const moment = () =>
	new Promise((go) => {
		const looked = () => document.visibilityState === "visible" && done();
		const done = () => {
			clearInterval(timer);
			removeEventListener("online", done);
			document.removeEventListener("visibilitychange", looked);
			go(undefined);
		};
		const timer = setInterval(looked, often);
		addEventListener("online", done);
		document.addEventListener("visibilitychange", looked);
	});
