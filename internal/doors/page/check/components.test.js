// Notices at the foot of the page: npm test

import { pass } from "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { announce, news } = await import("../static/app/parts/components.js");

test("of each kind the last three notices stay: what is only heard ends none that is seen, for six seconds", () => {
	const texts = () => news.value.map((n) => n.text).join("");
	announce("A");
	for (const heard of "bcde") announce(heard, true);
	assert.equal(texts(), "Acde");
	for (const seen of "FGH") announce(seen);
	assert.equal(texts(), "cdeFGH");
	announce("F");
	assert.equal(texts(), "cdeGHF", "the same again is told once");
	pass(6000);
	assert.equal(texts(), "");
});
