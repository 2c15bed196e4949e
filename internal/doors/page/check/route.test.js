// Which hall answers when the page has both a server and an engine.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { doc, page } from "./fakes.js";

doc.body.dataset.hall = "either";
Object.assign(globalThis, { document: doc, addEventListener: page.addEventListener.bind(page) });
const { caches } = globalThis;
globalThis.caches = { match: async (file) => (file.endsWith("engine.wasm") ? {} : undefined) };
after(() => Object.assign(globalThis, { caches }));
globalThis.Worker = class {
	postMessage() {}
	terminate() {}
};
const { hallFor, out, reach } = await import("../static/app/transport/route.js");

const tables = /** @type {const} */ ([
	["/api/tables/here-abc", "here"], ["/api/tables/here-abc/events?after=1", "here"], ["/api/tables/abcdefgh", "there"],
	["/api/tables/abcdefgh/commands", "there"], ["/api/kept?table=here-abc", "here"], ["/api/session", "there"],
	["/api/brought", "there"], ["/api/complaints", "there"], ["/api/operator/people", "there"],
	["/api/pads/abc", "there"], ["/api/play", "there"],
]);
const others = [
	"/api/levels", "/api/tables", "/api/tables?list=mine", "/api/pad", "/api/problems", "/api/daily", "/api/players/p1",
];

test("a table is asked in its own hall, and what only one hall can do of that one", () => {
	for (const away of [false, true]) {
		out.value = away;
		for (const [path, where] of tables) assert.equal(hallFor(path), where, `${path} ${away}`);
		for (const path of others) assert.equal(hallFor(path), away ? "here" : "there", path);
	}
	out.value = false;
});

test("the server is out of reach when a request fails, and not when it refuses", async (t) => {
	t.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
	const { fetch } = globalThis;
	const { match } = globalThis.caches;
	globalThis.caches.match = async () => undefined;
	globalThis.fetch = () => Promise.reject(new TypeError("no network"));
	await reach("/api/tables/abcdefgh", {}).catch(() => {});
	assert.equal(out.value, false, "where no engine is kept");
	globalThis.caches.match = match;
	const answers = /** @type {const} */ ([
		[() => Response.json({}, { status: 503 }), false],
		[() => Response.json({}, { status: 404 }), false],
		[() => new Response("<h1>Bad gateway", { status: 502 }), true],
		[() => Response.json({}), false],
		[() => Promise.reject(new TypeError("no network")), true],
		[() => Response.json({}), false],
	]);
	for (const [answer, away] of answers) {
		globalThis.fetch = async () => answer();
		await reach("/api/tables/abcdefgh", {}).catch(() => {});
		assert.equal(out.value, away, String(answer));
	}
	const stopped = AbortSignal.abort();
	globalThis.fetch = async () => stopped.throwIfAborted();
	await reach("/api/tables/abcdefgh", { signal: stopped }).catch(() => {});
	assert.equal(out.value, false, "a request that is wanted no more");
	globalThis.fetch = fetch;
});
