// A table in words: questions to the hall, and what its answers lead to: npm test

import { asked, pass, settle } from "./fakes.js";
import { catalogue } from "./catalogues.js";
import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { reports } from "../static/app/parts/reportsummary.js";
import { signal } from "../static/app/base/html.js";
import { Talk } from "../static/app/table/talk.js";
import { speak, t } from "../static/app/base/phrase.js";
import { settings } from "../static/app/base/settings.js";
import { news } from "../static/app/parts/components.js";
import { setPlayer } from "../static/app/transport/session.js";
import { Refused, Stopped } from "../static/app/transport/http.js";

before(async () => {
	globalThis.fetch = async () => Response.json(catalogue("en"));
	await speak("en", "/");
});

/** A fake table; the lines printed; the questions to the hall, and its answers; the answers of reports. */
let table, talk, said, seq, heard, answers, report;

beforeEach(() => {
	[said, seq, heard, answers] = [[], 0, [], {}];
	setPlayer({ id: "p1", name: "You" });
	const port = { act: asked(), hint: asked() };
	const put = (command) => ({ answered: port.act(command), late: new Promise((go) => (port.delay = go)) });
	table = { id: "t", port, put, settled: signal({ settings: { variant: "standard" }, host: "p1" }), now: () => 1000 };
	Object.assign(table, { ready: asked(), stopLate: () => false, intended: signal(""), guides: () => false });
	talk = new Talk(table, (lines) => said.push(...lines), () => undefined);
	globalThis.fetch = async (path, { body } = {}) => {
		if (!path.endsWith("/talk")) return report();
		const about = JSON.parse(body);
		heard.push(about);
		const what = about.line ?? (about.hint ? "hinted" : about.report ? "reported" : "");
		const said = [what || about.news.map((m) => m.seq).join()];
		return Response.json({ said, mind: `${heard.length}`, ...answers[what] });
	};
});

/** A message; fields that are present only once are not passed to the hall. */
const message = (more = {}) =>
	({ seq: ++seq, at: 0, event: { do: "act" }, seat: 0, table: { stage: "playing", match: 1, chairs: [{}] }, ...more });

/** Delivers a message and has it printed. */
async function hear(m) {
	talk.hear(m);
	await settle();
	said.length = 0;
}

/** Types a line, and returns the lines printed at once. */
async function type(text) {
	said.length = 0;
	void talk.obey(text);
	await settle();
	return [...said];
}

test("every message is told once, in order, after those before it", async () => {
	talk.hear(message({ talk: [], settings: {}, host: "p1" }));
	talk.hear(message());
	await settle();
	talk.hear(message());
	await settle();
	assert.deepEqual(said, ["1,2", "3"]);
	assert.deepEqual(heard.map((a) => [a.before?.seq, a.mind]), [[undefined, ""], [2, "1"]]);
	assert.equal(heard[0].news[0].settings, undefined);
});

test("what cannot be told is told with the next message", async () => {
	const hall = globalThis.fetch;
	globalThis.fetch = async () => new Response("", { status: 400 });
	talk.hear(message());
	await settle();
	globalThis.fetch = hall;
	talk.hear(message());
	await settle();
	assert.equal(said.at(-1), "1,2");
});

test("what was typed is done, and its message awaited before the next line", async () => {
	answers.ac = { said: [], do: { id: "x", do: "act", act: "play AC", seen: 1 } };
	await hear(message());
	await type("ac");
	assert.deepEqual(table.port.act.calls[0].args, [{ do: "act", act: "play AC", seen: 1 }]);
	table.port.act.calls[0].answer({ seq: 2 });
	assert.deepEqual(await type("hand"), []);
	talk.hear(message());
	pass(50);
	await settle();
	assert.deepEqual(said.at(-1), "hand");
	assert.deepEqual(heard.at(-1).news.map((m) => m.seq), [2]);
});

test("the hall hears that the table has refused", async () => {
	answers.ac = { said: [], do: { id: "x", do: "act", act: "play AC", seen: 1 } };
	await hear(message());
	await type("ac");
	table.port.act.calls[0].refuse(new Refused(422, "illegal", "not that"));
	await settle();
	assert.equal(said.length, 1);
	await type("hand");
	await type("hand");
	assert.deepEqual(heard.slice(-2).map((a) => a.refused), [true, false]);
});

test("what a command does is told once the table has done it", async () => {
	answers.mute = { said: [], do: { id: "x", do: "mute", text: "p2", on: true }, done: ["muted"] };
	await hear(message());
	for (const refuse of [true, false]) {
		assert.deepEqual(await type("mute"), []);
		const call = table.port.act.calls.at(-1);
		if (refuse) call.refuse(new Refused(409, "not-now", "not that"));
		else call.answer({ seq });
		await settle();
		assert.equal(said.includes("muted"), !refuse);
	}
});

test("what the hall wants of the page is done", async () => {
	Object.assign(answers, { tip: { want: "hint" }, go: { said: [], do: { id: "x", do: "ready" } } });
	await hear(message());
	await type("tip");
	table.port.hint.calls[0].answer({ advice: { act: "play AC", choices: [{ act: "play AC" }] } });
	await settle();
	assert.deepEqual(said, ["tip", "hinted", t("page.why.only")]);
	assert.equal(heard.at(-1).hint.act, "play AC");
	void type("go");
	await settle();
	assert.equal(table.ready.calls.length, 1, "with what it adds to the shuffle");
});

test("a newcomer passes unasked until premiums are explained; an offer made with the cards is not asked", async () => {
	table.guides = () => true;
	const options = { kind: "offer", acts: ["pass", "declare"] };
	const offering = (event) => message({ event: { do: event }, view: { phase: "offer", options } });
	const asked = () => heard.at(-1).news[0].view.options !== undefined;
	const acts = () => table.port.act.calls.map(({ args: [{ act }] }) => act);
	await hear(offering("act"));
	assert.deepEqual([asked(), acts()], [false, ["pass"]]);
	table.port.act.calls[0].answer({ seq: 1 });
	await hear(offering("ask"));
	assert.deepEqual([asked(), acts()], [true, ["pass"]], "after the pass was taken back");
	settings.premiums.value = "t 0 1";
	await hear(offering("act"));
	assert.deepEqual([asked(), acts()], [true, ["pass"]], "once they are explained");
	table.intended.value = "declare";
	await hear(offering("act"));
	assert.deepEqual([asked(), acts()], [false, ["pass"]], "the table offers it");
	settings.premiums.value = "";
});

test("the hall is given the link of a table, and the page copies it", async () => {
	Object.assign(answers, { link: { want: "link" } });
	const copied = [];
	const clipboard = { writeText: async (text) => copied.push(text) };
	Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
	await hear(message());
	await type("link");
	await settle();
	assert.equal(heard.at(-1).link, "http://here/");
	assert.deepEqual([copied, news.value.map((n) => n.text)], [["http://here/"], [t("page.link.copied")]]);
	Reflect.deleteProperty(globalThis, "navigator");
});

test("advice follows what was heard before", async () => {
	talk.hear(message());
	void talk.advise("Play the ace.");
	await settle();
	assert.deepEqual(said, ["1", "Play the ace."]);
});

/** Lets time pass until every answer is there. */
async function wait() {
	for (let i = 0; i < 20; i++) await settle();
	pass(600);
	for (let i = 0; i < 20; i++) await settle();
}

/** Serves reports, complete at the n-th request. @param {number} n */
function reporting(n) {
	const out = { asked: 0 };
	report = async () => {
		const judged = ++out.asked;
		for (let i = 0; i < 100; i++) await new Promise((go) => setImmediate(go)); // other requests may run meanwhile
		return Response.json({ judged, of: n, rough: 0, deals: [] });
	};
	answers.report = { said: ["looking"], want: "report" };
	talk.hear(message({ view: { phase: "over", deal: 0 } }));
	return out;
}

test("a report typed twice, and shown beside it, is asked for once", async () => {
	const out = reporting(2);
	const shown = (async () => {
		for await (const _ of reports(table.id, 1, 0, () => true));
	})();
	said.length = 0;
	void talk.obey("report");
	void talk.obey("report");
	await wait();
	await shown;
	assert.equal(out.asked, 2);
	assert.deepEqual(said.slice(-3), ["looking", "looking", "reported"]);
});

test("no report is asked for when the person has left", async () => {
	const out = reporting(9);
	await type("report");
	await wait();
	assert.equal(out.asked, 2);
	said.length = 0;
	talk.end();
	await wait();
	await wait();
	assert.deepEqual([out.asked, said], [2, []]);
});

test("the hall is asked again at the time that its last answer names", async () => {
	answers[""] = { again: 5000 };
	await hear(message());
	answers[""] = { again: 31_000 };
	pass(3000);
	await hear(message());
	pass(29_000);
	await settle();
	assert.equal(heard.length, 2);
	answers[""] = {};
	pass(1000);
	await settle();
	assert.deepEqual(heard[2].news, []);
	pass(60_000);
	await settle();
	assert.equal(heard.length, 3);
});

test("what waits to be sent is told, and need not be sent", async () => {
	answers.ac = { said: [], do: { id: "x", do: "act", act: "play AC", seen: 1 } };
	answers.undo = { said: [], do: { id: "x", do: "ask", text: "undo" } };
	await hear(message());
	await type("ac");
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
	for (const wrong of ["", "lost", "lost", "", ""]) talk.line(wrong);
	assert.deepEqual(said, ["No connection. What you do is sent later.", "Connected again."]);
	said.length = 0;
	for (const wrong of ["full", ""]) talk.line(wrong);
	const full = "The server’s disk is full. What you do is saved once there is space.";
	assert.deepEqual(said, [full, "The server can save again."]);
});
