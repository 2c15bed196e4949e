// A worker that runs the engine, the program in WebAssembly: as the hall of a page without a server, or
// as the thinker for its computer players. worker.js starts both; see internal/doors/engine. Go is
// defined by wasm_exec.js, which site.go puts before this file: a second file would have to be imported,
// and WebKit does not always let the service worker answer that, so there would be no engine without a
// network.

/* global Go */

/** @type {(id: number, text: string) => void} */
let unheard = () => {};

/** A channel from this worker to itself: earlier messages are handled first. */
const air = new MessageChannel();
air.port1.onmessage = () => engine.breathed();

/** The functions that the engine calls, and those it offers: see main_js.go. */
const engine = {
	role: "",
	runs: false,
	database: "", // the hall's name
	/** @type {MessagePort | undefined} to the other worker */
	beside: undefined,
	ready: () => {},
	// as the hall
	/** @param {number} id @param {number} status @param {string} media @param {Uint8Array} body */
	answer: (id, status, media, body) => postMessage({ id, status, media, body }, { transfer: [body.buffer] }),
	/** @param {number} id @param {string} line */
	line: (id, line) => postMessage({ id, line }),
	/** @param {number} id */
	over: (id) => postMessage({ id, over: true }),
	/** @param {string} text */
	fault: (text) => postMessage({ fault: text }),
	/** @param {string} why */
	unkept: (why) => postMessage({ unkept: why }),
	/** @param {string} table @param {boolean} waits */
	unfetched: (table, waits) => postMessage({ unfetched: table, waits }),
	/** @param {number} id @param {string} text */
	ask: (id, text) => engine.beside?.postMessage({ id, text }),
	/** @param {number} id */
	forget: (id) => engine.beside?.postMessage({ forget: id }),
	call: /** @type {(id: number, request: object) => void} */ (unheard),
	cancel: /** @type {(id: number) => void} */ (unheard),
	told: unheard,
	// as the thinker
	/** @param {number} id @param {string} text */
	send: (id, text) => engine.beside?.postMessage({ id, text }),
	breathe: () => air.port2.postMessage(0),
	breathed: () => {},
	receive: unheard,
	forgotten: /** @type {(id: number) => void} */ (unheard),
};
/** @type {any} */ (self).worker = engine;

const program = new URL("../engine/engine.wasm", location.href).href;

// Looks into the service worker's cache first: WebKit does not let it answer a second worker with the
// same script, which would have no nets without a network.
const fetched = self.fetch.bind(self);
self.fetch = async (/** @type {RequestInfo | URL} */ what, /** @type {RequestInit=} */ init) => {
	const kept = await self.caches?.match(new URL(String(what), location.href)).catch(() => undefined);
	return kept ?? fetched(what, init);
};

/**
 * Fetches and compiles the engine.
 * @param {boolean} slowly downloads all of it first and compiles it in one go, which is safer in some
 * browsers
 */
async function compiled(slowly) {
	const answer = await fetch(program);
	if (!performance.getEntriesByName(program).length) postMessage({ sign: "fetched" }); // it came from the cache
	if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
	const streamed = !slowly && answer.headers.get("Content-Type") === "application/wasm";
	return streamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

// The page waits for a slow connection; from here on it expects the engine soon.
new PerformanceObserver((seen) => {
	if (seen.getEntriesByName(program).length > 0) postMessage({ sign: "fetched" });
}).observe({ type: "resource" });

/** Runs the engine until it is ready. @param {WebAssembly.Module} module */
async function run(module) {
	const go = new Go();
	const instance = await WebAssembly.instantiate(module, go.importObject);
	/** @type {any} */ (self).goMemory = instance.exports.mem; // lent to the nets' kernels: kernel_js.go
	const ready = new Promise((done) => (engine.ready = () => done(undefined)));
	const ended = go.run(instance).then(() => {
		throw new Error("the engine has ended");
	});
	ended.catch(failed);
	await Promise.race([ready, ended]);
	engine.runs = true;
}

/** Reports to the page that this worker has failed. @param {unknown} why */
const failed = (why) => postMessage({ failed: String(why) });

/** @param {MessagePort} beside @param {boolean} slowly */
async function hall(beside, slowly) {
	engine.beside = beside;
	beside.onmessage = ({ data }) => engine.told(data.id, data.text);
	const module = await compiled(slowly);
	beside.postMessage({ module }); // compiled once for both
	await run(module);
	postMessage({ sign: "ready" });
}

/** @param {MessagePort} beside */
async function thinker(beside) {
	engine.beside = beside;
	/** @type {{id: number, text: string, forget?: number}[]} */
	const early = [];
	/** @param {{id: number, text: string, forget?: number}} q */
	const take = (q) => (q.forget ? engine.forgotten(q.forget) : engine.receive(q.id, q.text));
	beside.onmessage = ({ data }) => {
		if (data.module) {
			run(data.module).then(() => early.forEach(take), failed);
		} else if (engine.runs) {
			take(data);
		} else {
			early.push(data);
		}
	};
}

onmessage = ({ data }) => {
	if (data.role) {
		engine.role = data.role;
		engine.database = data.database;
		(data.role === "hall" ? hall(data.beside, data.slowly) : thinker(data.beside)).catch(failed);
	} else if (data.alive) {
		if (engine.runs) postMessage(data);
	} else if (data.cancel) engine.cancel(data.cancel);
	else engine.call(data.id, data);
};
