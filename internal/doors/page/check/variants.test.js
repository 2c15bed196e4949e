// Questions about a variant's fields: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import { laidBefore } from "../static/app/transport/variants.js";

test("bids are laid before the offers, after them, or never", () => {
	const of = (...order) => /** @type {any} */ ({ order });
	assert.equal(laidBefore(of("lay", "offer", "play"), "offer"), true);
	assert.equal(laidBefore(of("lay", "offer", "play"), "lay"), false);
	assert.equal(laidBefore(of("offer", "name", "lay", "play"), "name"), false);
	assert.equal(laidBefore(of("offer", "play"), "offer"), false);
	assert.equal(laidBefore(undefined, "offer"), false);
});
