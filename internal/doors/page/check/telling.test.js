// The questions of the conversation: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./fakes.js";
import { speak } from "../static/app/base/phrase.js";
import { news, question } from "../static/app/table/telling.js";
import { trumpSoFar } from "../static/app/base/view.js";

globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
const catalogue = (l) => JSON.parse(readFileSync(new URL(`../../../base/phrase/${l}.json`, import.meta.url), "utf8"));
globalThis.fetch = /** @type {any} */ (
	async (path) => ({ ok: true, json: async () => catalogue(/(\w\w)\.json$/.exec(path)[1]) })
);

/** The player's turn to offer a premium, after these offers. */
const offering = (offers, acts) => {
	const view = { seat: 0, phase: "offer", offers, turn: [0], options: { kind: "offer", acts } };
	const message = { seat: 0, table: { stage: "playing", chairs: [{ player: "p" }, {}, {}] }, view };
	return question(
		/** @type {any} */ ({
			message,
			view,
			names: ["You", "Ada", "Felix"],
			me: 0,
			rules: { offers: { declare: 30, reveal: 60 } },
			short: false,
		}),
		/** @type {any} */ ({ options: view.options, list: [], hand: [], sure: "", offer: "" }),
	);
};

test("who can but pass is not asked for a premium", async () => {
	await speak("en", "/");
	assert.deepEqual(offering(["", "", ""], ["pass", "declare", "reveal"]), [
		"Do you offer a premium?",
		"1: pass, 2: declare (30), 3: reveal (60)",
	]);
	assert.deepEqual(offering(["", "reveal", ""], ["pass"]), [
		"Ada reveals, and nothing beats that: you can only pass.",
		"1: pass",
	]);
	assert.deepEqual(offering(["", "", ""], ["pass"]), ["You can only pass.", "1: pass"]);
});

test("a trump stays until somebody bids", () => {
	assert.equal(trumpSoFar({ stay: "H", offers: ["", "pass", ""] }), "H");
	assert.equal(trumpSoFar({ stay: "H", offers: ["declare", "pass", ""] }), "");
	assert.equal(trumpSoFar({ trump: "C", stay: "H", offers: ["declare", "pass", ""] }), "C");
	assert.equal(trumpSoFar({}), "");
});

test("a phrase is told in the reader's language, whatever else is said as it was said", async () => {
	await speak("de", "/");
	const table = { stage: "playing", chairs: [] };
	const chat = (event) =>
		news(/** @type {any} */ ({ seat: 0, event: { do: "chat", name: "Anna", seat: 1, ...event }, table }), ["Ich"]);
	assert.match(String(chat({ text: "Good luck!", phrase: "luck" })), /Gut Blatt!/);
	assert.match(String(chat({ text: "Good luck!" })), /Good luck!/);
	assert.match(String(chat({ text: "Salut!", phrase: "hail" })), /Salut!/, "of a newer server");
});
