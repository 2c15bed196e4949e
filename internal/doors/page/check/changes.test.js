// How a message with changes is merged into the one before it: npm test

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.addEventListener ??= () => {};
const { merged } = await import("../static/app/transport/stream.js");

test("a patch changes what it names, and nothing else", () => {
	const was = { a: 1, b: { c: [1, 2], d: "x" }, e: [{ f: 1, g: 2 }, {}], h: [1] };
	const now = merged(was, { a: null, b: { c: [3] }, e: { 0: { f: null }, 1: { f: 3 } }, i: { j: 1 } });
	assert.deepEqual(now, { b: { c: [3], d: "x" }, e: [{ g: 2 }, { f: 3 }], h: [1], i: { j: 1 } });
	// The old message is unchanged, as code may still be drawing it.
	assert.deepEqual(was, { a: 1, b: { c: [1, 2], d: "x" }, e: [{ f: 1, g: 2 }, {}], h: [1] });
});

test("anything but an object takes the place of what was there", () => {
	for (const value of ["x", 0, true, [], [1]]) assert.deepEqual(merged({ a: 1 }, value), value);
	assert.deepEqual(merged("x", { a: 1 }), { a: 1 });
});
