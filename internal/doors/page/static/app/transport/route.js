// Which hall answers the page: a server's, or the one in this browser. A page without a server has only
// the latter. A page with a server and an engine has both: a table stays where it was opened, and all
// other requests go to the server or, while that is unreachable, to the hall here.

import { alone, either } from "../base/build.js";
import { computed, signal } from "../base/html.js";
import { learnTime } from "./clock.js";
import { engineFetch, ready } from "./worker.js";

/** @typedef {"here" | "there"} Where here: in this browser; there: at the server */

/** Whether the server is unreachable, so that the hall here answers in its place. */
export const out = signal(false);

/** Whether no server answers: there is none, or it is unreachable. */
export const without = computed(() => alone || out.value);

/** Whether a table is in this browser. @param {string} id */
export const isHere = (id) => alone || (either && id.startsWith("here-"));

/** Paths that no server has. */
const own = /^\/api\/kept\b/;

/** Paths that only a server has. */
const shared = /^\/api\/(play|pads|session|brought|complaints|operator|me\/push)\b/;

/** The hall that answers a request. @param {string} path as "/api/…" @returns {Where} */
export function hallFor(path) {
	if (!either) return alone ? "here" : "there";
	const [, table] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
	if (table !== undefined) return isHere(table) ? "here" : "there";
	if (own.test(path)) return "here";
	return out.peek() && !shared.test(path) ? "here" : "there";
}

/** The time limit for a server's first answer to a cached page, in milliseconds: the network may lead nowhere. */
export const firstPatience = 5000;

let met = !globalThis.navigator?.serviceWorker?.controller;

/** The time limit of a request, in milliseconds. @param {number} usual */
export const patienceFor = (usual) => (met ? usual : Math.min(usual, firstPatience));

/** fetch, from one of the halls. @param {string} path @param {RequestInit} init @param {Where} [where] */
export async function reach(path, init, where = hallFor(path)) {
	if (where === "here") return engineFetch(path, init);
	try {
		const answer = await fetch(path, init);
		learnTime(Date.parse(answer.headers.get("Date") ?? ""));
		if (isProxyError(answer)) await lost();
		else found();
		return answer;
	} catch (e) {
		const { reason } = init.signal ?? {};
		if (!init.signal?.aborted) await lost();
		else if (reason instanceof DOMException && reason.name === "TimeoutError" && !(await answers())) await lost();
		throw e;
	}
}

/** Whether a proxy reports that the server is down. @param {Response} answer */
export const isProxyError = ({ status, headers }) =>
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

async function answers() {
	try {
		const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(firstPatience) });
		return answer.headers.get("Content-Type")?.startsWith("application/json") ?? false; // not a proxy
	} catch {
		return false;
	}
}

/** Looks for the server until it answers. */
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
