// The page without a network: starts the service worker, which keeps a version of the page (see
// offline.js beside the document), and decides when the page switches to another: never while a tab
// has a table open, and then with the next screen.

import { base, root } from "../base/build.js";
import { computed, effect } from "../base/html.js";
import { loadNext, path } from "../transport/address.js";
import { unkept } from "../transport/worker.js";

/** The name of a lock. @param {string} what */
const lockOf = (what) => `ninetynine ${root.pathname} ${what}`;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** Asks for a newer version at most so often, in milliseconds. */
const often = 3_600_000;
let asked = 0;

/** How long the page stands before anything is fetched for later, in milliseconds. */
const peace = 2000;

/**
 * Starts keeping the page, when there is time for it.
 * @param {() => void} renewed is called when another version has been taken, which comes with the next screen
 */
export function begin(renewed) {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return; // without encryption, or in some private windows
	void navigator.locks?.request(lockOf(base.split("/").at(-2) ?? ""), { mode: "shared" }, () => new Promise(() => {}));
	hold();
	let first = !serviceWorker.controller;
	serviceWorker.addEventListener("controllerchange", () => {
		if (first) return void (first = false);
		loadNext();
		renewed();
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

/** Asks for a newer version now and then, when the person looks at the page again. */
function look() {
	if (document.hidden) return;
	if (Date.now() - asked > often) renew();
	void take();
}

/** Asks for a newer version. */
export function renew() {
	asked = Date.now();
	registration?.update().catch(() => {}); // there is no network
}

/** Waits until the version that is being fetched is there. */
function wait() {
	const next = registration?.installing;
	next?.addEventListener("statechange", () => next.state === "installed" && void take());
}

/** Held by tabs at a table. */
const table = lockOf("table");

/** The time between two looks whether a tab has a table open, in milliseconds: a tab may just be loaded again. */
const moment = 2000;

/** Switches to a version that waits, unless a tab has a table open. */
async function take() {
	if (!registration?.waiting || !registration.active) return; // the first is taken by the browser
	for (let look = 0; look < 2; look++) {
		if (look > 0) await new Promise((go) => setTimeout(go, moment));
		if (!(await navigator.locks?.request(table, { ifAvailable: true }, (lock) => lock !== null))) return;
	}
	registration.waiting?.postMessage("take");
}

/** Whether this tab is at a table. */
const seated = computed(() => path.value[0] === "t");

/** Tells the other tabs, as long as it is: then no other version is taken. So do matches that outlive no page. */
function hold() {
	/** @type {(value?: unknown) => void} */
	let leave = () => {};
	let only = false; // the person has played here, and nothing of it is stored
	effect(() => {
		leave();
		only = unkept.value !== "" && (only || seated.value);
		if (!seated.value && !only) return;
		const lasts = new Promise((done) => (leave = done));
		navigator.locks?.request(table, { mode: "shared" }, () => lasts).then(take, () => {});
	});
}
