// The lines of a report about a seat: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";
import { dealLine, lossLine, reports, rounded } from "../static/app/parts/reportsummary.js";
import { speak, t } from "../static/app/base/phrase.js";
import { keepRecord } from "../static/app/transport/loadedrecord.js";

test("rounded parts add up to their rounded sum", () => {
	const parts = [401, 401, 401, -1799, 5, 12_345];
	for (const digits of [0, 1]) {
		const unit = 10 ** digits;
		const sum = Math.round((parts.reduce((a, b) => a + b, 0) / 1200) * unit) / unit;
		assert.equal(Math.round(rounded(parts, digits).reduce((a, b) => a + b, 0) * unit) / unit, sum);
	}
});

test("a part is rounded alike wherever it stands, and the largest makes up the difference", () => {
	assert.deepEqual(rounded([540, 540, 540, -2760, 12_000], 1), [0.5, 0.5, 0.5, -2.3, 9.9]);
	assert.deepEqual([rounded([-2820], 1), rounded([2820], 1)], [[-2.4], [2.4]]);
	assert.deepEqual(rounded([], 1), []);
});

test("a line about one deal says so, and has no figure that may change", async () => {
	const lost = { bid: 9600, premium: 0, trump: 0, play: 0 };
	const told = (judged, rough) => /** @type {any} */ ({ judged, of: 20, rough });
	for (const [lang, line] of [
		["en", "In this deal your mistakes cost 8 points: all in the bid"],
		["de", "In diesem Spiel hast du 8 Punkte verschenkt: nur beim Reizen"],
		["sv", "I den här given kostade dina misstag 8 poäng: allt i budet"],
	]) {
		await speak(lang ?? "", "/");
		assert.equal(dealLine(told(20, 0), lost, false), line);
		assert.equal(dealLine(told(20, 1), lost, false), t("page.report.coming"));
		assert.equal(dealLine(told(19, 0), lost, false), t("page.report.coming"));
	}
});

test("a loss is told with its parts, which add up", async () => {
	await speak("en", "/");
	const none = { bid: 0, premium: 0, trump: 0, play: 0 };
	const both = { ...none, bid: 10_800, play: 6000 };
	assert.equal(lossLine(both, "", true), "Your mistakes cost 14 points: bid 9, play 5");
	for (const one of [false, true]) {
		const told = lossLine({ ...none, play: 6000 }, "Anna", false, one);
		assert.equal(told, "Anna’s mistakes cost 5 points: all in the play");
	}
	assert.equal(lossLine(none, "", true), "You made no mistake");
	assert.equal(lossLine({ ...none, play: 500 }, "", true), "Your mistakes cost less than a point");
	assert.equal(lossLine({ ...none, trump: 1200 }, "", true), "Your mistakes cost 1 point: all in the trump");
	await speak("de", "/");
	assert.equal(lossLine({ ...none, bid: 10_800 }, "", true), "Du hast 9 Punkte verschenkt: nur beim Reizen");
	await speak("sv", "/");
	const told = "Lars förlorade 9 poäng på sina misstag: allt i budet";
	assert.equal(lossLine({ ...none, bid: 10_800 }, "Lars", false), told);
});

test("a report that is awaited of one record is not told of another", async () => {
	/** @type {((report: any) => void)[]} */
	const answers = [];
	const plainly = globalThis.fetch;
	globalThis.fetch = /** @type {any} */ (() => new Promise((go) => answers.push((told) => go(Response.json(told)))));
	const first = (/** @type {string} */ name) => {
		void keepRecord({ name, bytes: new Blob([name]) });
		return reports("mine", 1, 0, () => true).next();
	};
	const told = [first("a"), first("b")];
	for (let i = 0; i < 20; i++) await new Promise((go) => setImmediate(go));
	for (const [i, answer] of answers.entries()) answer({ judged: 1, of: 1, rough: 0, deals: [i] });
	assert.deepEqual((await Promise.all(told)).map(({ value }) => value.deals), [[0], [1]]);
	globalThis.fetch = plainly;
});

test("a contract that failed without a mistake is put down to the cards", async () => {
	await speak("en", "/");
	const none = { bid: 0, premium: 0, trump: 0, play: 0 };
	const told = (rough) => /** @type {any} */ ({ judged: 20, of: 20, rough });
	const luck = " You could not know how the cards lay.";
	assert.equal(dealLine(told(0), none, true), `You made no mistake in this deal.${luck}`);
	const small = { ...none, play: 500 };
	assert.equal(dealLine(told(0), small, true), `In this deal your mistakes cost less than a point.${luck}`);
	assert.equal(dealLine(told(0), none, false), "You made no mistake in this deal");
	const large = { ...none, play: 6000 };
	assert.equal(dealLine(told(0), large, true), "In this deal your mistakes cost 5 points: all in the play");
	assert.equal(dealLine(told(1), none, true), "Looking through the deal …");
});

test("a newcomer's report of one deal leads to that of the match, and only that one ends the way", async () => {
	const { wayFrom } = await import("../static/app/study/report.js");
	const to = (lesson, one) => wayFrom(lesson, one, "/report/t/1?seat=0").to;
	assert.equal(to("exact", true), "/learn/exact");
	assert.equal(to("", true), "/report/t/1?seat=0");
	assert.equal(to("", false), "/");
});
