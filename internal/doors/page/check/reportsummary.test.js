// The lines of a report about a seat: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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

test("parts are rounded as the server rounds them: those with the greatest remainders go up", () => {
	for (const [digits, parts, want] of [ // as in ledger_test.go
		[1, [540, 540, 540, -2760, 12_000], [0.5, 0.5, 0.4, -2.3, 10]],
		[1, [-50, 0, 50], [0, 0, 0]],
		[1, [-2820], [-2.4]],
		[0, [-0, 840, 0, 0, 720], [0, 1, 0, 0, 0]],
		[0, [0, 660, 720, 660, 660], [0, 1, 1, 0, 0]],
		[0, [600, 12_600], [0, 11]],
		[1, [], []],
	]) {
		assert.deepEqual(rounded(parts, digits), want);
	}
});

test("no rounded part changes its sign, is a point away, or is smaller than that of a smaller part", () => {
	for (let seed = 1; seed < 20_000; seed++) {
		const parts = Array.from({ length: 1 + (seed % 9) }, (_, i) => ((seed * (i + 1) * 2654435761) % 7200) - 3600);
		const got = rounded(parts, 0);
		for (const [i, x] of parts.entries()) {
			assert.ok(got[i] * x >= 0 && Math.abs(got[i] - x / 1200) < 1, `${parts}: ${got}`);
			assert.ok(parts.every((y, j) => x >= y || got[i] <= got[j]), `${parts}: ${got}`);
		}
	}
});

/** A seat's account. @param {any} lost @param {number} [lie] */
const of = (lost, lie = -1200) => ({ lost, lie });

test("a line about one deal says so, and has no figure that may change", async () => {
	const lost = { bid: 9600, premium: 0, trump: 0, play: 0 };
	const told = (judged, rough) => /** @type {any} */ ({ judged, of: 20, rough, deals: [] });
	for (const [lang, line] of [
		["en", "In this deal your mistakes cost 8 points: all in the bid"],
		["de", "In diesem Spiel hast du 8 Punkte verschenkt: nur beim Reizen"],
		["sv", "I den här given kostade dina misstag 8 poäng: allt i budet"],
	]) {
		await speak(lang ?? "", "/");
		assert.equal(dealLine(told(20, 0), of(lost), false), line);
		assert.equal(dealLine(told(20, 1), of(lost), false), t("page.report.coming"));
		assert.equal(dealLine(told(19, 0), of(lost), false), t("page.report.coming"));
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
	const passing = (...acts) => lossLine({ ...none, premium: 30_000 }, "", true, false,
		acts.map((act) => /** @type {any} */ ({ phase: "offer", act }))).split(": ")[1];
	assert.deepEqual([passing("pass", "pass"), passing("pass", "declare")],
		["all by passing instead of a premium", "all in the premium"]);
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

test("a contract that failed without a mistake is put down to the cards if they lay badly", async () => {
	await speak("en", "/");
	const none = { bid: 0, premium: 0, trump: 0, play: 0 };
	const told = (rough) => /** @type {any} */ ({ judged: 20, of: 20, rough, deals: [] });
	const luck = " You could not know how the cards lay.";
	assert.equal(dealLine(told(0), of(none), true), `You made no mistake in this deal.${luck}`);
	const small = { ...none, play: 500 };
	assert.equal(dealLine(told(0), of(small), true), `In this deal your mistakes cost less than a point.${luck}`);
	assert.equal(dealLine(told(0), of(none), false), "You made no mistake in this deal");
	for (const lie of [-500, 0, 1200])
		assert.equal(dealLine(told(0), of(none, lie), true), "You made no mistake in this deal");
	const large = { ...none, play: 6000 };
	assert.equal(dealLine(told(0), of(large), true), "In this deal your mistakes cost 5 points: all in the play");
	assert.equal(dealLine(told(1), of(none), true), "Looking through the deal …");
});

test("a newcomer's report of one deal leads to that of the match, and that to a lesson in any case", async () => {
	const { wayFrom } = await import("../static/app/study/report.js");
	const to = (lesson, one) => wayFrom(lesson, one, "/report/t/1?seat=0").to;
	assert.equal(to("exact", true), "/learn/exact");
	assert.equal(to("", true), "/report/t/1?seat=0");
	assert.equal(to("", false), "/learn/three");
});

test("the lesson for a newcomer without a mistake is the second of the course", async () => {
	const { wayFrom } = await import("../static/app/study/report.js");
	const course = JSON.parse(readFileSync(new URL("../static/lesson/course.json", import.meta.url), "utf8"));
	assert.equal(wayFrom("", false, "").to, `/learn/${course[1].id}`);
});

test("a failed deal is told in two sentences: what was bid and won, and what was against it", async () => {
	await speak("en", "/");
	const { failures } = await import("../static/app/study/report.js");
	const account = (more) => ({ cards: 0, lie: 0, others: 0, ...more });
	const deal = (n, made, more, mistakes = []) =>
		({ deal: n, bids: [2], won: [made ? 2 : 4], made: [made], accounts: [account(more)], mistakes });
	const mistake = { seat: 0, trick: 5, phase: "play", act: "play JS", better: "play 7S" };
	const told = (...deals) => failures(/** @type {any} */ ({ deals, luck: true }), 0, { aside: 3, score: {} });
	assert.deepEqual(told(deal(0, true, {}), deal(1, false, {}, [mistake])),
		["Deal 2: you bid 2 and won 4 tricks. What cost most there (trick 5): J♠; better 7♠."]);
	for (const [more, why] of [
		[{ lie: -6000, others: -5000 }, "The hidden cards lay badly"], [{ others: -5000 }, "The others stopped you"],
		[{}, "You could not know how the cards lay"],
	]) {
		const said = `Deal 1: you bid 2 and won 4 tricks. ${why}.`;
		assert.deepEqual(told(deal(0, false, more)), [said]);
	}
});
