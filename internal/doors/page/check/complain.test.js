// What a browser tells of its complaints: npm test

import { store } from "./fakes.js";
import "./catalogues.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { speak } = await import("../static/app/base/phrase.js");
const { news } = await import("../static/app/parts/components.js");
const { out } = await import("../static/app/transport/route.js");
const { tellOutcome } = await import("../static/app/table/complain.js");

test("outcomes of all noted complaints are told once, by the server alone", async () => {
	await speak("en", "");
	const told = () => news.value.map((n) => n.text).join(" ");
	store.setItem("ninetynine.complaint", "7"); // as earlier versions noted it
	globalThis.fetch = () => Promise.reject(new TypeError("the network is gone"));
	out.value = true;
	await assert.rejects(tellOutcome());
	assert.equal(store.getItem("ninetynine.complaint"), "7", "while the server is out of reach, it is still noted");
	out.value = false;
	const complaints = [{ id: 9 }, { id: 8, outcome: "ban" }, { id: 7, outcome: "dismiss" }];
	globalThis.fetch = async () => Response.json({ complaints });
	await tellOutcome();
	assert.match(told(), /./);
	assert.equal(store.getItem("ninetynine.complaint"), null);
	news.value = [];
	store.setItem("ninetynine.complaint", "[8,9]");
	await tellOutcome();
	assert.match(told(), /./);
	assert.equal(store.getItem("ninetynine.complaint"), "[9]", "the other is open");
	news.value = [];
	await tellOutcome();
	assert.equal(told(), "");
});
