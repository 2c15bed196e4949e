// Requests, and how they can fail: npm test

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { catalogue } from "./catalogues.js";
import { trouble } from "../static/app/parts/components.js";
import { speak } from "../static/app/base/phrase.js";

const fetched = globalThis.fetch;
afterEach(() => (globalThis.fetch = fetched));

const broken = () =>
	new Response(
		new ReadableStream({
			start(c) {
				c.enqueue(new TextEncoder().encode('{"seq":'));
				c.error(new TypeError("network error"));
			},
		}),
	);

test("an answer that breaks off is none", async () => {
	const { ask, askText, Unreached } = await import("../static/app/transport/http.js");
	globalThis.fetch = async () => broken();
	await assert.rejects(ask("/api/me"), Unreached);
	await assert.rejects(askText("/api/me"), Unreached);
});

test("a command whose answer breaks off is sent again, under the same id", async () => {
	const { command } = await import("../static/app/transport/api.js");
	const ids = [];
	globalThis.fetch = async (_, { body }) => {
		ids.push(JSON.parse(body).id);
		return ids.length === 1 ? broken() : Response.json({ seq: 7 });
	};
	assert.deepEqual(await command({ id: "a", table: "x", do: "ready" }), { seq: 7 });
	assert.equal(ids.length, 2);
	assert.equal(ids[0], ids[1]);
});

test("a command is sent again while the hall cannot keep it, and not when it refuses", async () => {
	const { command } = await import("../static/app/transport/api.js");
	const { Refused } = await import("../static/app/transport/http.js");
	const answers = [503, 409].map((status) => Response.json({ error: { reason: "busy", text: "later" } }, { status }));
	globalThis.fetch = async () => answers.shift();
	const refused = (why) => why instanceof Refused && why.status === 409;
	await assert.rejects(command({ id: "a", table: "x", do: "ready" }), refused);
	assert.equal(answers.length, 0);
});

test("a what-if whose answer breaks off is asked for again, under the same id", async () => {
	const { whatIf } = await import("../static/app/transport/api.js");
	const sent = [];
	globalThis.fetch = async (path, { method }) => {
		sent.push(`${method} ${path}`);
		return sent.length === 1 ? broken() : Response.json({ table: "y" });
	};
	const wish = { id: "a", deal: 0, step: 3, seat: 1, bots: "club", pace: 1 };
	assert.deepEqual(await whatIf({ table: "x", match: 1, ...wish }), { table: "y" });
	assert.equal(sent.length, 2);
	assert.equal(sent[0], sent[1]);
});

test("nobody waits long for an opening that is asked for again", async (t) => {
	const { playDaily, whatIf, whatIfOn } = await import("../static/app/transport/api.js");
	const waits = [];
	t.mock.method(AbortSignal, "timeout", (ms) => (waits.push(ms), new AbortController().signal));
	globalThis.fetch = async () => Response.json({ table: "y" });
	const wish = { match: 1, id: "a", deal: 0, step: 3, seat: 1, bots: "club", pace: 1 };
	const day = { day: "2026-11-23", variant: "standard" };
	await Promise.all([playDaily(day), whatIf({ table: "x", ...wish }), whatIfOn(wish, { body: new Blob() })]);
	assert.deepEqual(waits, [10_000, 10_000, 10_000]);
});

test("a refusal is told by its reason, also without a readable body", async () => {
	const { ask, Refused } = await import("../static/app/transport/http.js");
	globalThis.fetch = async () => new Response('{"error":{"reason":"stale","text":"older"}}', { status: 409 });
	await assert.rejects(ask("/x"), (e) => e instanceof Refused && e.reason === "stale" && e.message === "older");
	globalThis.fetch = async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" });
	await assert.rejects(ask("/x"), (e) => e instanceof Refused && e.status === 502 && e.message === "Bad Gateway");
});

test("a refusal is said in the reader's language, with its arguments; one without words by its reason", async () => {
	const { ask } = await import("../static/app/transport/http.js");
	globalThis.fetch = async () => Response.json(catalogue("de"));
	globalThis.document = /** @type {any} */ ({ documentElement: {} });
	await speak("de", "/");
	const said = async (/** @type {object} */ error, status = 409) => {
		globalThis.fetch = async () => Response.json({ error }, { status });
		return ask("/x").catch(trouble);
	};
	const taken = { reason: "taken", why: "seat-taken", args: { name: "Anna" }, text: "Anna sits there." };
	assert.equal(await said(taken), "Dort sitzt Anna.");
	assert.equal(await said({ reason: "not-now", why: "of-the-future", text: "in English" }), "Das geht gerade nicht.");
	assert.equal(await said({ reason: "bad", text: "in English" }, 400), "Der Server hat das nicht angenommen.");
	assert.equal(await said({ reason: "of-the-future", text: "in English" }), "Der Server hat das nicht angenommen.");
});
