// A browser as far as the modules that hold state need one, with a clock, a
// store and a network that obey the test. Import it before them.

import { afterEach, beforeEach, mock } from "node:test";

/** What several tabs of a browser share. */
export class Store {
	#kept = new Map();
	/** what throws when it is used, as in a browser that keeps nothing */
	closed = false;

	getItem(key) {
		if (this.closed) throw new Error("storage is closed");
		return this.#kept.get(key) ?? null;
	}

	setItem(key, value) {
		if (this.closed) throw new Error("storage is closed");
		this.#kept.set(key, String(value));
	}

	clear() {
		this.closed = false;
		this.#kept.clear();
	}
}

export const store = new Store();
export const page = new EventTarget(); // what window is
export const media = new Map(); // which media queries match

/** The document, without anything in it. */
export const doc = Object.assign(new EventTarget(), {
	hidden: false,
	visibilityState: "visible",
	cookie: "",
	documentElement: { dataset: {} },
});

Object.assign(globalThis, {
	document: doc,
	localStorage: store,
	location: { pathname: "/", search: "", origin: "http://here" },
	history: { pushState() {}, replaceState() {} },
	scrollTo() {},
	addEventListener: page.addEventListener.bind(page),
	removeEventListener: page.removeEventListener.bind(page),
	matchMedia: (query) => Object.assign(new EventTarget(), { matches: media.get(query) ?? false }),
});

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 }));
afterEach(() => {
	mock.timers.reset();
	store.clear();
	media.clear();
	Object.assign(doc, { hidden: false, visibilityState: "visible" });
});

/** Lets so many milliseconds pass. */
export const pass = (ms) => mock.timers.tick(ms);

/** Lets everything happen that waits for nothing but its turn. */
export async function settle() {
	for (let i = 0; i < 50; i++) await new Promise((go) => setImmediate(go));
}

/** Waits for what other threads do, as hashing. */
export async function until(happened) {
	for (let i = 0; !happened(); i++) {
		if (i === 100_000) throw new Error(`in vain: ${happened}`);
		await new Promise((go) => setImmediate(go));
	}
}

/** A function that can be answered later: what it was asked, and the ways to answer. */
export function asked() {
	const calls = [];
	const f = (...args) => new Promise((answer, refuse) => calls.push({ args, answer, refuse }));
	return Object.assign(f, { calls });
}
