// The page without a network: starts the service worker, which caches a version of the page (see
// offline.js beside the document), and decides when the page switches to another: with the next screen or, while a
// tab has a table open, when the person there wants.

import { base, root } from "../base/build.js";
import { computed, effect, signal } from "../base/html.js";
import { loadNext, path } from "../transport/address.js";
import { unkeptReason } from "../transport/worker.js";

/** @param {string} what */
const lockOf = (what) => `ninetynine ${root.pathname} ${what}`;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** The shortest time between requests for a newer version, in milliseconds. */
const often = 3_600_000;
let asked = 0;

/** The pause after loading before anything is fetched for later, in milliseconds. */
const peace = 2000;

/**
 * Starts caching the page when there is time.
 * @param {() => void} renewed is called after a switch to another version, which the next screen loads
 */
export function begin(renewed) {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return; // without encryption, or in some private windows
	void navigator.locks?.request(lockOf(base.split("/").at(-2) ?? ""), { mode: "shared" }, () => new Promise(() => {}));
	hold();
	let first = !serviceWorker.controller;
	serviceWorker.addEventListener("controllerchange", () => {
		if (first) return void (first = false);
		if (reloads) return location.reload();
		loadNext();
		renewed();
	});
	serviceWorker.addEventListener("message", ({ data, ports: [port] }) => {
		if (data === "where") port?.postMessage(location.href);
	});
	setTimeout(() => void register().catch((e) => console.info(String(e))), peace);
}

async function register() {
	const address = new URL("offline.js", root);
	registration = await navigator.serviceWorker.register(address, { scope: root.pathname, updateViaCache: "none" });
	asked = Date.now();
	registration.addEventListener("updatefound", wait);
	wait();
	document.addEventListener("visibilitychange", look);
	const { active } = await navigator.serviceWorker.ready;
	const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
	if (!connection?.saveData) active?.postMessage("keep");
	void take();
}

/** Asks for a newer version now and then, when the person returns to the page. */
function look() {
	if (document.hidden) return;
	if (Date.now() - asked > often) renew();
	void take();
}

export function renew() {
	asked = Date.now();
	registration?.update().catch(() => {}); // no network
}

/** Waits until the version being fetched is complete. */
function wait() {
	const next = registration?.installing;
	next?.addEventListener("statechange", () => next.state === "installed" && void take());
}

/** Held by tabs at a table. */
const table = lockOf("table");

/** The time between two checks for tabs with an open table, in milliseconds: a tab may be reloading. */
const moment = 2000;

/** Switches to a waiting version, unless a tab has a table open. */
async function take() {
	if (!registration?.waiting || !registration.active) return; // the browser activates the first one itself
	for (let look = 0; look < 2; look++) {
		if (look > 0) await new Promise((go) => setTimeout(go, moment));
		if (!(await navigator.locks?.request(table, { ifAvailable: true }, (lock) => lock !== null))) {
			ready.value = await alone();
			return;
		}
	}
	registration.waiting?.postMessage("take");
}

/** Whether a version waits that this tab may switch to, though it is at a table. */
export const ready = signal(false);

let only = false; // the person has played here, and the game is not stored
let reloads = false;

/** Whether no other tab has a table, and this one's is there again when the page has been loaded anew. */
async function alone() {
	const { held = [] } = (await navigator.locks?.query()) ?? {};
	return seated.peek() && !only && held.filter(({ name }) => name === table).length === 1;
}

/** Loads the version that waits. */
export async function loadNow() {
	ready.value = await alone();
	reloads = ready.value;
	if (reloads) registration?.waiting?.postMessage("take");
}

/** Whether this tab is at a table. */
const seated = computed(() => path.value[0] === "t");

/**
 * Tells the other tabs while it is, or while there are matches that are not stored: then no tab switches
 * to another version.
 */
function hold() {
	/** @type {(value?: unknown) => void} */
	let leave = () => {};
	effect(() => {
		leave();
		only = unkeptReason.value !== "" && (only || seated.value);
		if (!seated.value && !only) return;
		const lasts = new Promise((done) => (leave = done));
		navigator.locks?.request(table, { mode: "shared" }, () => lasts).then(take, () => {});
	});
}
