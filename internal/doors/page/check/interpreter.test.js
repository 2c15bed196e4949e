// The interpreter between a table and a person who plays by typing: npm test

import { asked, pass, settle } from "./fakes.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, beforeEach, test } from "node:test";
import { reports } from "../static/app/parts/reportsummary.js";
import { signal } from "../static/app/base/html.js";
import { Interpreter } from "../static/app/table/interpreter.js";
import { speak, t } from "../static/app/base/phrase.js";
import { become } from "../static/app/transport/session.js";
import { Refused, Stopped } from "../static/app/transport/http.js";

before(async () => {
	const text = readFileSync(new URL("../../../base/phrase/en.json", import.meta.url));
	globalThis.fetch = async () => new Response(text);
	await speak("en", "/");
});

/** A fake table, and what was printed about it. */
let table, talk, said, seq;

beforeEach(() => {
	[said, seq] = [[], 0];
	become({ id: "p1", name: "You" });
	const port = { act: asked(), hint: asked() };
	const put = (command) => ({ answered: port.act(command), late: new Promise((go) => (port.delay = go)) });
	table = { port, put, settled: signal({ settings: { variant: "standard" }, host: "p1" }), now: () => 1000 };
	Object.assign(table, { ready: asked(), stopLate: () => false });
	talk = new Interpreter(table, (lines) => said.push(...lines));
});

const chairs = [
	{ player: "p1", name: "You" },
	{ bot: "club", name: "Ada" },
	{ bot: "club", name: "Ole" },
];

/** A message with a deal in play: seat 0's hand, the cards played, and whose turn it is. */
function message({ hand = "AC KD", played = ["", "", ""], options, event = { do: "act" }, ...more } = {}) {
	const view = { seat: 0, deal: 0, game: 0, phase: "play", trump: "none", hand, aside: "QC JC 10C", bid: 9, played };
	Object.assign(view, { variant: "standard", leads: [0], won: [0, 0, 0], held: [2, 2, 2], turn: [], options });
	Object.assign(view, { totals: [0, 0, 0], sum: [0, 0, 0], wins: [0, 0, 0], stage: "play", ...more.view });
	const at = { stage: "playing", match: 1, chairs, hints: true, ...more.table };
	return { seq: ++seq, at: 0, event, seat: 0, view, table: at };
}

const asking = { kind: "play", from: "AC KD", pick: 1 };

/** Delivers a message, and returns what is printed. */
function hear(m) {
	said.length = 0;
	talk.hear(m);
	return [...said];
}

/** Types a line, and returns the answer. */
async function type(text) {
	said.length = 0;
	const done = talk.obey(text);
	await settle();
	return { done, said: [...said] };
}

const commands = () => table.port.act.calls.map((c) => c.args[0]);
const answer = async (n) => (table.port.act.calls.at(-1).answer({ seq: n }), await settle());

test("a question is asked once, and anew when it is another", () => {
	assert.match(hear(message({ options: asking })).at(-1), /lead/);
	assert.deepEqual(hear(message({ options: asking, event: { do: "nothing" } })), []);
	const led = { ...asking, led: "C", follow: true };
	const lines = hear(
		message({ options: led, played: ["", "", "7C"], view: { leads: [2], trick: [{ seat: 2, card: "7C" }] } }),
	);
	assert.ok(
		lines.some((l) => /Ole.*7 of clubs/i.test(l)),
		lines.join("\n"),
	);
	assert.match(lines.at(-2) + lines.at(-1), /clubs/);
});

test("a deal of the day is no match: it has somebody with most points, and no winner", () => {
	const view = { phase: "over", points: [9, 39, 2], parts: { tricks: [9, 9, 2], contract: [0, 30, 0] }, made: [] };
	const end = { cut: true, totals: [9, 39, 2], winners: [] };
	for (const [opened, told] of [
		[{}, /^Ada wins the match\.\nPress Enter for another match/],
		[{ day: "2026-11-23" }, /^Ada has the most points\.\nThat was the deal of the day\. Leave/],
		[{ from: {} }, /^That was the continuation of another match/],
	]) {
		table.settled.value = { settings: { variant: "standard", ...opened }, host: "p1" };
		talk = new Interpreter(table, (lines) => said.push(...lines));
		hear(message());
		const lines = hear(message({ view: { ...view, end }, table: { stage: "waiting", winners: [1] } }));
		assert.match(lines.filter((l) => /match|the most points|the day/.test(l)).join("\n"), told);
	}
});

test("what was typed is done, and not told once more", async () => {
	hear(message({ options: asking }));
	await type("play ace of clubs");
	assert.deepEqual(commands(), [{ do: "act", act: "play AC", seen: 1 }]);
	await answer(2);
	assert.deepEqual(hear(message({ hand: "KD", played: ["AC", "", ""], event: { do: "act", seat: 0 } })), []);
	hear(message({ options: asking, event: { do: "nothing" } }));
	const again = hear(message({ hand: "KD", played: ["AC", "", ""], event: { do: "act", seat: 0 } }));
	assert.match(again.join("\n"), /ace of clubs/i, "this time it was not typed");
});

test("what was typed by its number is told, as the number says nothing", async () => {
	hear(message({ options: asking }));
	await type("1");
	await answer(2);
	const lines = hear(message({ hand: "KD", played: ["AC", "", ""], event: { do: "act", seat: 0 } }));
	assert.match(lines.join("\n"), /ace of clubs/i);
});

test("an act that is refused is said so, and is told when it happens after all", async () => {
	hear(message({ options: asking }));
	await type("play ace of clubs");
	table.port.act.calls[0].refuse(new Refused(422, "illegal", "not that"));
	await settle();
	assert.equal(said.length, 1);
	const lines = hear(message({ hand: "KD", played: ["AC", "", ""], event: { do: "act", seat: 0 } }));
	assert.match(lines.join("\n"), /ace of clubs/i);
});

test("what is typed next is answered as things stand after what was done before", async () => {
	hear(message({ options: asking }));
	await type("play ace of clubs");
	await answer(2);
	const next = await type("hand");
	assert.deepEqual(next.said, [], "its message is still to come");
	talk.hear(message({ hand: "KD", played: ["AC", "", ""], event: { do: "act", seat: 0 } }));
	pass(50);
	await next.done;
	assert.match(said.at(-1), /king/i);
	assert.doesNotMatch(said.at(-1), /ace/i);
});

test("what would be a pity by a slip must be typed twice", async () => {
	hear(message({ options: asking }));
	await type("restart");
	assert.deepEqual(commands(), []);
	await type("hand");
	await type("restart");
	assert.deepEqual(commands(), [], "something else was typed between");
	await type("restart");
	assert.deepEqual(commands(), [{ do: "ask", text: "replay" }]);
	await answer(seq);
	await type(t("page.cmd.abandon"));
	assert.deepEqual((await type("no")).said, [t("page.speech.kept")]);
	await type(t("page.cmd.abandon"));
	await type("yes");
	assert.deepEqual(commands().at(-1), { do: "ask", text: "abandon" });
});

test("what others propose is answered", async () => {
	hear(message({ options: asking, table: { ask: { what: "undo", by: 1, to: 0, yes: [1] } } }));
	await type("no");
	assert.deepEqual(commands(), [{ do: "answer", on: false, seen: 1 }]);
});

test("short time is warned of once for each act", () => {
	const clocked = (until) => ({ chairs: [{ ...chairs[0], until }, chairs[1], chairs[2]] });
	hear(message({ options: asking, table: clocked(90_000) }));
	said.length = 0;
	talk.watchClock();
	assert.equal(said.length, 0);
	talk.hear(message({ options: asking, table: clocked(15_000), event: { do: "nothing" } }));
	talk.watchClock();
	talk.watchClock();
	assert.equal(said.length, 1);
	talk.hear(message({ options: asking, table: clocked(16_000), event: { do: "nothing" } }));
	talk.watchClock();
	assert.equal(said.length, 2);
});

test("who watches is told of the table, and does nothing that needs a chair", async () => {
	const { seat, view, ...m } = message({});
	hear({ ...m, view: { ...view, seat: undefined, hand: undefined } });
	for (const text of ["claim", "leave", "back", "resume"]) await type(t(`page.cmd.${text}`));
	assert.deepEqual(commands(), []);
	assert.equal(seat, 0);
});

test("a hint is taken by a word, a premium once it is confirmed", async () => {
	const hinted = async (act) => {
		await type("hint");
		const advice = { act, choices: [{ act, chance: 0.5, points: 3 }, { act: "other", gap: 9, gapError: 1 }] };
		table.port.hint.calls.at(-1).answer({ advice });
		await settle();
		return said.at(-1);
	};
	hear(message({ options: asking }));
	assert.deepEqual((await type("take")).said, [t("plain.take.none", { command: "hint" })]);
	assert.equal(await hinted("play KD"), t("plain.take", { command: "take" }));
	await type("take");
	assert.deepEqual(commands(), [{ do: "act", act: "play KD", seen: 1 }]);
	await answer(2);
	assert.match(hear(message({ hand: "AC", played: ["KD", "", ""], event: { do: "act", seat: 0 } })).join("\n"), /king/i);
	assert.deepEqual((await type("take")).said, [t("plain.take.none", { command: "hint" })], "it was for something else");
	hear(message({ options: { kind: "offer", acts: ["pass", "declare"], pick: 1 }, view: { phase: "offer" } }));
	await hinted("declare");
	assert.match((await type("take")).said.join(), /Yes or no/);
	assert.equal(commands().length, 1);
	await type("yes");
	assert.equal(commands().at(-1).act, "declare");
});

test("a report is told when the deal is over, and not before", async () => {
	const mistakes = [
		{ seat: 0, trick: 2, phase: "play", act: "play AC", better: "play KD", lost: 6000, why: [] },
		{ seat: 1, trick: 3, phase: "play", act: "play 7C", better: "play 8C", lost: 6000, why: [] },
	];
	const lost = { bid: 0, premium: 0, trump: 0, play: 6000 };
	const deals = [{ mistakes, accounts: [{ lost }] }];
	const report = (judged) => ({ judged, of: 2, rough: 0, deals: judged < 2 ? [] : deals });
	let asked = 0;
	globalThis.fetch = async () => Response.json(report(++asked));
	hear(message({ options: asking }));
	await type("report");
	assert.equal(asked, 0);
	hear(message({ view: { phase: "over" }, table: { stage: "between", open: true } }));
	await type("report");
	await pass(600);
	for (let i = 0; i < 20; i++) await settle();
	assert.equal(asked, 2);
	assert.deepEqual(said.slice(-2), [
		"Your mistakes cost 5 points: all in the play.",
		"trick 2: ace of clubs; better king of diamonds.",
	]);
});

/** Has reports asked for by every way, of which each is complete at the n-th time. @param {number} n */
function reporting(n) {
	const lost = { bid: 0, premium: 0, trump: 0, play: 0 };
	const out = { asked: 0 };
	globalThis.fetch = async () => {
		await new Promise((go) => setImmediate(go));
		return Response.json({ judged: ++out.asked, of: n, rough: 0, deals: [{ mistakes: [], accounts: [{ lost }] }] });
	};
	return out;
}

/** Lets time pass until all that was asked for has come. */
async function wait() {
	for (let i = 0; i < 20; i++) await settle();
	pass(600);
	for (let i = 0; i < 20; i++) await settle();
}

test("a report typed twice, and shown beside it, is asked for once", async () => {
	const out = reporting(2);
	hear(message({ view: { phase: "over" }, table: { stage: "between", open: true } }));
	const shown = (async () => {
		for await (const _ of reports(table.id, 1, 0, () => true));
	})();
	said.length = 0;
	talk.obey("report");
	talk.obey("report");
	await wait();
	await shown;
	assert.equal(out.asked, 2);
	assert.deepEqual(said, ["Looking through the deal …", "Looking through the deal …", "You made no mistake."]);
	await type("report");
	assert.equal(out.asked, 3);
});

test("no report is asked for when the person has left", async () => {
	const out = reporting(9);
	hear(message({ view: { phase: "over" }, table: { stage: "between", open: true } }));
	await type("report");
	await wait();
	assert.equal(out.asked, 2);
	said.length = 0;
	talk.end();
	await wait();
	await wait();
	assert.equal(out.asked, 2);
	assert.deepEqual(said, []);
});

test("what waits to be sent is told, and need not be sent", async () => {
	hear(message({ options: asking }));
	const played = await type("AC");
	assert.deepEqual(played.said, []);
	table.port.delay();
	await settle();
	const stop = "Type “undo” to have it not sent.";
	assert.deepEqual(said, [`Not sent yet: ace of clubs. It is sent as soon as possible. ${stop}`]);
	table.stopLate = () => (table.port.act.calls.at(-1).refuse(new Stopped()), true);
	await type("undo");
	assert.deepEqual(said, ["Stopped in time: it was not done."]);
	assert.equal(table.port.act.calls.length, 1, "the table is not asked to take anything back");
});

test("a lost connection is told once, and that it is back", () => {
	hear(message({ options: asking }));
	said.length = 0;
	for (const wrong of ["", "lost", "lost", "", ""]) talk.line(wrong);
	assert.deepEqual(said, ["No connection. What you do is sent later.", "Connected again."]);
	said.length = 0;
	for (const wrong of ["full", ""]) talk.line(wrong);
	const full = "The server’s disk is full. What you do is saved once there is space.";
	assert.deepEqual(said, [full, "The server can save again."]);
});
