// The service worker: which page a message is about: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

const text = readFileSync(new URL("../static/offline.js", import.meta.url), "utf8")
	.replace("{{base}}", "/s/v1/").replace("{{places}}", "[]");

/** What the worker does; the pages that are open. */
let worker, did, pages;

beforeEach(() => {
	[did, pages] = [[], []];
	worker = {
		navigator: {},
		clients: {
			matchAll: async ({ includeUncontrolled }) => (includeUncontrolled ? pages : []),
			openWindow: async (address) => did.push(`open ${address}`),
		},
		registration: { showNotification: async (_, { body }) => did.push(`show ${body}`) },
	};
	new Function("self", "location", text)(worker, new URL("https://cards.example/offline.js"));
});

/** A page that was loaded at one path, and shows another; one that is frozen does not answer. */
const open = (loaded, shown, { frozen = false, visibilityState = "visible" } = {}) => pages.push({
	url: `https://cards.example/${loaded}`, visibilityState,
	postMessage: (_, [port]) => frozen || port.postMessage(`https://cards.example/${shown}`),
	focus: async () => did.push(`focus ${shown}`),
});

/** Delivers an event, and returns what the worker does. */
async function deliver(kind, event) {
	did = [];
	let done;
	worker[kind]({ ...event, waitUntil: (promise) => (done = promise) });
	await done;
	return did;
}

const push = () => deliver("onpush", { data: { json: () => ({ text: "your turn", path: "t/a" }) } });
const click = () =>
	deliver("onnotificationclick", { notification: { close: () => {}, data: "https://cards.example/t/a" } });

test("a message about what the person looks at is not shown", async () => {
	open("", "t/a#top");
	assert.deepEqual(await push(), []);
	pages = [];
	open("t/a", "");
	assert.deepEqual(await push(), ["show your turn"]);
	open("", "t/a", { visibilityState: "hidden" });
	assert.deepEqual(await push(), ["show your turn"]);
});

test("a click leads to the page that shows it, or opens one", async () => {
	open("t/a", "");
	assert.deepEqual(await click(), ["open https://cards.example/t/a"]);
	open("", "t/a", { visibilityState: "hidden" });
	assert.deepEqual(await click(), ["focus t/a"]);
	pages = [];
	open("t/a", "", { frozen: true });
	assert.deepEqual(await click(), ["focus "]);
});
