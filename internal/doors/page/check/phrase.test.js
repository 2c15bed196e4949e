// The catalogue in use: npm test

import { asked, settle } from "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { language, percent, speak, speakMore, t } from "../static/app/base/phrase.js";

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

test("a share is written as each language writes percentages", async () => {
	globalThis.fetch = async () => Response.json({});
	const said = {};
	for (const tag of ["en", "de", "sv"]) {
		await speak(tag, "/");
		said[tag] = [percent(0.374), percent(1)];
	}
	assert.deepEqual(said, { en: ["37%", "100%"], de: ["37\u00a0%", "100\u00a0%"], sv: ["37\u00a0%", "100\u00a0%"] });
});
