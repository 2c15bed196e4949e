// A worker that runs the engine, the program in WebAssembly: as the hall of a page without
// a server, or as the one who thinks for its computer players. See alone.js, which starts
// both, and internal/engine.

/* global Go */
importScripts("../engine/wasm_exec.js");

/** @type {(id: string, text: string) => void} */
let unheard = () => {};

/** What the engine calls, and what it has called: its side is in main_js.go. */
const engine = {
	role: "",
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
	/** @param {string} id @param {string} text */
	ask: (id, text) => engine.beside?.postMessage({ id, text }),
	call: /** @type {(id: number, request: object) => void} */ (unheard),
	cancel: /** @type {(id: number) => void} */ (unheard),
	told: /** @type {(id: string, text: string) => void} */ (unheard),
	// as the thinker
	/** @param {string} id @param {string} text */
	send: (id, text) => engine.beside?.postMessage({ id, text }),
	receive: /** @type {(id: string, text: string) => void} */ (unheard),
};
/** @type {any} */ (self).worker = engine;

/** Fetches and compiles the engine. */
async function compiled() {
	const answer = await fetch("../engine/engine.wasm");
	if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
	if (answer.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(answer);
	return WebAssembly.compile(await answer.arrayBuffer());
}

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
}

/** Tells the page that this worker is of no use any more. @param {unknown} why */
const failed = (why) => postMessage({ failed: String(why) });

/** @param {MessagePort} beside */
async function hall(beside) {
	engine.beside = beside;
	beside.onmessage = ({ data }) => engine.told(data.id, data.text);
	const module = await compiled();
	beside.postMessage({ module }); // compiled once for both
	await run(module);
}

/** @param {MessagePort} beside */
async function thinker(beside) {
	engine.beside = beside;
	/** @type {{id: string, text: string}[]} */
	const early = [];
	let running = false;
	beside.onmessage = ({ data }) => {
		if (data.module) {
			run(data.module).then(() => {
				running = true;
				for (const q of early) engine.receive(q.id, q.text);
			}, failed);
		} else if (running) {
			engine.receive(data.id, data.text);
		} else {
			early.push(data);
		}
	};
}

/** @type {any[]} */
const waiting = [];
let begun = false;

/** @param {any} data */
function take(data) {
	if (data.cancel) engine.cancel(data.cancel);
	else engine.call(data.id, data);
}

onmessage = async ({ data }) => {
	if (!data.role) {
		if (begun) take(data);
		else waiting.push(data);
		return;
	}
	engine.role = data.role;
	try {
		await (data.role === "hall" ? hall(data.beside) : thinker(data.beside));
		begun = true;
		for (const w of waiting) take(w);
	} catch (e) {
		failed(e);
	}
};
