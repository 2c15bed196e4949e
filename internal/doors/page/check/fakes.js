// A minimal browser for modules with state, with a clock, a store and a network that the test controls.
// Import it before those modules.

import { afterEach, beforeEach, mock } from "node:test";

/** State shared by all tabs of a browser. */
export class Store {
	#kept = new Map();
	/** throws when used, as in a browser that stores nothing */
	closed = false;

	getItem(key) {
		if (this.closed) throw new Error("storage is closed");
		return this.#kept.get(key) ?? null;
	}

	get length() {
		return this.#kept.size;
	}

	key(n) {
		return [...this.#kept.keys()][n] ?? null;
	}

	removeItem(key) {
		if (this.closed) throw new Error("storage is closed");
		this.#kept.delete(key);
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
export const page = new EventTarget(); // the size of the window
export const media = new Map(); // which media queries match

/** An empty document. */
export const doc = Object.assign(new EventTarget(), {
	hidden: false,
	visibilityState: "visible",
	cookie: "",
	documentElement: { dataset: {} },
	body: { dataset: {} },
});

/** Messages between the tabs of a browser. */
export class Channel {
	static all = new Set();

	constructor(name) {
		this.name = name;
		Channel.all.add(this);
	}

	postMessage(data) {
		for (const other of Channel.all) {
			if (other === this || other.name !== this.name) continue;
			const copy = structuredClone(data);
			queueMicrotask(() => Channel.all.has(other) && other.onmessage?.({ data: copy }));
		}
	}

	/** Ends it, as closing the tab does. */
	close() {
		Channel.all.delete(this);
	}
}

Object.assign(globalThis, {
	BroadcastChannel: Channel,
	document: doc,
	localStorage: store,
	location: { pathname: "/", search: "", origin: "http://here" },
	history: { pushState() {}, replaceState() {} },
	scrollTo() {},
	addEventListener: page.addEventListener.bind(page),
	removeEventListener: page.removeEventListener.bind(page),
	matchMedia: (query) => Object.assign(new EventTarget(), { matches: media.get(query) ?? false }),
});

performance.now = () => Date.now(); // the page's own clock goes with the test's
beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 }));
afterEach(() => {
	mock.timers.reset();
	store.clear();
	media.clear();
	Object.assign(doc, { hidden: false, visibilityState: "visible" });
});

export const pass = (ms) => mock.timers.tick(ms);

export async function settle() {
	for (let i = 0; i < 50; i++) await new Promise((go) => setImmediate(go));
}

/** Waits for work on other threads, such as hashing. */
export async function until(happened) {
	for (let i = 0; !happened(); i++) {
		if (i === 100_000) throw new Error(`in vain: ${happened}`);
		await new Promise((go) => setImmediate(go));
	}
}

/** A function whose calls the test answers later: the arguments of each call, and ways to answer it. */
export function asked() {
	const calls = [];
	const f = (...args) => new Promise((answer, refuse) => calls.push({ args, answer, refuse }));
	return Object.assign(f, { calls });
}
