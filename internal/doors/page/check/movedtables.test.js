// Tables that have moved to the server, in a page that has one: npm test

import { doc, page, store } from "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";

doc.body.dataset.hall = "either";
const { effect } = await import("../static/app/base/html.js");
const { noteMoved, movedTo } = await import("../static/app/transport/movedtables.js");

test("a table that has moved leads there, also in other tabs that show it", () => {
	let shown;
	const end = effect(() => void (shown = movedTo("here-a")));
	assert.equal(shown, undefined);
	store.setItem("ninetynine.moved", '{"here-a":"there"}'); // by another tab
	page.dispatchEvent(Object.assign(new Event("storage"), { key: "ninetynine.moved" }));
	assert.equal(shown, "there");
	noteMoved("here-b", "elsewhere");
	assert.deepEqual(JSON.parse(store.getItem("ninetynine.moved")), { "here-a": "there", "here-b": "elsewhere" });
	assert.equal(movedTo("here-b"), "elsewhere");
	end();
});

test("in a browser that stores nothing a table leads there all the same", () => {
	store.closed = true;
	noteMoved("here-c", "there");
	assert.equal(movedTo("here-c"), "there");
});
