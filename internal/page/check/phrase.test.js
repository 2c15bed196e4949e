// The catalogue in use: npm test

import { asked, settle } from "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { language, speak, speakMore, t } from "../static/app/phrase.js";

test("the language asked for last is spoken, whatever arrives last, and all of it", async () => {
	const fetched = asked();
	globalThis.fetch = fetched;
	let over = false;
	const all = Promise.all([speak("de", "/"), speakMore("de", "/"), speak("sv", "/")]).then(() => (over = true));
	for (let done = 0; !over; await settle()) {
		for (const { args, answer } of fetched.calls.slice(done).reverse()) {
			const name = /lang\/(.*)\.json/.exec(args[0])[1];
			answer(Response.json({ [name.endsWith(".more") ? "rest" : "first"]: name }));
			done++;
			await settle();
		}
	}
	await all;
	assert.deepEqual([language.value, t("first"), t("rest")], ["sv", "sv", "sv.more"]);
});
