// The lines of a report about a seat: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";
import { dealLine, lossLine, lossSoFar, reports, rounded } from "../static/app/parts/reportsummary.js";
import { speak } from "../static/app/base/phrase.js";
import { keepRecord } from "../static/app/transport/loadedrecord.js";

test("rounded parts add up to their rounded sum", () => {
	const parts = [401, 401, 401, -1799, 5, 12_345];
	for (const digits of [0, 1]) {
		const unit = 10 ** digits;
		const sum = Math.round((parts.reduce((a, b) => a + b, 0) / 1200) * unit) / unit;
		assert.equal(Math.round(rounded(parts, digits).reduce((a, b) => a + b, 0) * unit) / unit, sum);
	}
});

test("a figure that may change is told as being counted", async () => {
	await speak("en", "/");
	const lost = { bid: 9600, premium: 0, trump: 0, play: 0 };
	const told = (judged, rough) => /** @type {any} */ ({ judged, of: 20, rough });
	assert.equal(lossSoFar(told(20, 1), lost, "", true), "Still counting: your mistakes cost about 8 points …");
	assert.equal(lossSoFar(told(20, 0), lost, "", true), "Your mistakes cost 8 points: all in the bid");
	assert.equal(lossSoFar(told(19, 0), { ...lost, bid: 0 }, "", true), "Looking through the deal …");
});

test("a loss is told with its parts, which add up", async () => {
	await speak("en", "/");
	const none = { bid: 0, premium: 0, trump: 0, play: 0 };
	const both = { ...none, bid: 10_800, play: 6000 };
	assert.equal(lossLine(both, "", true), "Your mistakes cost 14 points: bid 9, play 5");
	assert.equal(lossLine({ ...none, play: 6000 }, "Anna", false), "Anna’s mistakes cost 5 points: all in the play");
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
	assert.equal(dealLine(told(0), none, true), `You made no mistake.${luck}`);
	assert.equal(dealLine(told(0), { ...none, play: 500 }, true), `Your mistakes cost less than a point.${luck}`);
	assert.equal(dealLine(told(0), none, false), "You made no mistake");
	assert.equal(dealLine(told(0), { ...none, play: 6000 }, true), "Your mistakes cost 5 points: all in the play");
	assert.equal(dealLine(told(1), none, true), "Looking through the deal …");
});

test("a newcomer's report of one deal leads to that of the match, and only that one ends the way", async () => {
	const { wayFrom } = await import("../static/app/study/report.js");
	const to = (lesson, one) => wayFrom(lesson, one, "/report/t/1?seat=0").to;
	assert.equal(to("exact", true), "/learn/exact");
	assert.equal(to("", true), "/report/t/1?seat=0");
	assert.equal(to("", false), "/");
});
