// The players of a table, and who may join it: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";

const { speak } = await import("../static/app/base/phrase.js");
const { kindOf, nameOf } = await import("../static/app/parts/chairs.js");
const { own } = await import("../static/app/parts/invitation.js");

test("addresses that lead only to the machine itself", () => {
	for (const host of ["localhost", "cards.localhost", "127.0.0.1", "127.0.1.1", "[::1]"]) assert.ok(own(host), host);
	for (const host of [
		"192.168.1.20",
		"10.127.0.1",
		"cards.example",
		"localhost.example",
		"127.example",
		"[fe80::1]",
		"laptop",
	])
		assert.ok(!own(host), host);
});

test("what is read for who sits there", async () => {
	await speak("de", "");
	assert.equal(nameOf({ name: "Ines", bot: "club" }), "Ines");
	assert.equal(kindOf({ name: "Ines", bot: "club" }), "Klub");
	assert.equal(nameOf({ name: "club", bot: "club" }), "Klub", "as in logs from before bots had names");
	assert.equal(kindOf({ name: "club", bot: "club" }), "");
	assert.equal(nameOf({ name: "club", bot: true }), "Klub", "in a list of tables");
	assert.equal(nameOf({ name: "Ines", bot: true }), "Ines");
	assert.equal(nameOf({ name: "club", player: "p1" }), "club", "people may be called as they like");
	assert.equal(kindOf({ name: "Anna", player: "p1" }), "");
	assert.equal(kindOf({ name: "Ines", bot: "mine.net" }), "mine.net");
	assert.equal(nameOf({}), "");
	assert.equal(kindOf(undefined), "");
	assert.equal(kindOf({ name: "Ada", bot: "club", temperament: "bold" }), "Klub · wagemutig");
	assert.equal(kindOf({ name: "Ada", bot: "club", temperament: "bold" }, true), "wagemutig");
});
