// A line to a table, over a network that breaks: npm test

import { pass, page, doc, settle } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Line } from "../static/app/live.js";

const bytes = (text) => new TextEncoder().encode(text);
const message = (seq, more = {}) => ({ seq, at: 1_000_000, event: { do: "act" }, table: {}, ...more });
const lineOf = (m) => `${JSON.stringify(m)}\n`;

/** What the server was asked for, each with a stream to be filled by hand. */
let streams, line, heard;

/** Takes a request: a stream, unless an answer is given. */
const network = {
	answers: [],
	async fetch(path, { signal }) {
		const stream = { path, signal, closed: false };
		const body = new ReadableStream({ start: (c) => (stream.to = c) });
		stream.say = (...ms) => ms.forEach((m) => stream.to.enqueue(bytes(lineOf(m))));
		stream.break = () => (stream.closed ||= (stream.to.error(new TypeError("network error")), true));
		signal.addEventListener("abort", () => stream.break());
		streams.push(stream);
		const answer = await network.answers.shift()?.(stream);
		return answer ?? new Response(body, { headers: { Date: new Date(Date.now()).toUTCString() } });
	},
};

beforeEach(async () => {
	[streams, heard, network.answers] = [[], [], []];
	globalThis.fetch = network.fetch;
});
afterEach(() => line.close());

/** Opens a line and lets it ask. */
async function open(...answers) {
	network.answers = answers;
	line = new Line("t 1", (m) => heard.push(m));
	await settle();
	return streams[0];
}

const seqs = () => heard.map((m) => m.seq);

test("messages come in order, wherever the stream is cut into pieces", async () => {
	const text = bytes([message(1, { say: "♣ Ålö" }), message(2), message(3)].map(lineOf).join(""));
	for (let cut = 0; cut <= text.length; cut++) {
		heard = [];
		streams = [];
		const s = await open();
		s.to.enqueue(text.slice(0, cut));
		await settle();
		s.to.enqueue(text.slice(cut));
		await settle();
		assert.deepEqual(seqs(), [1, 2, 3], `cut at ${cut}`);
		assert.equal(heard[0].say, "♣ Ålö");
		line.close();
	}
});

test("a line that breaks after any number of messages goes on after the last that came whole", async () => {
	for (let n = 0; n <= 12; n++) {
		[streams, heard] = [[], []];
		let s = await open();
		for (let seq = 1; seq <= 12; seq++) {
			if (seq === n + 1) {
				s.to.enqueue(bytes(lineOf(message(seq)).slice(0, 9))); // and not the rest
				await settle();
				s.break();
				await settle();
				assert.equal(line.state.value, "lost");
				pass(250);
				await settle();
				s = streams.at(-1);
				assert.equal(s.path, `/api/tables/t%201/events?changes=1&after=${n}`);
				assert.equal(line.state.value, "live");
			}
			s.say(message(seq));
			await settle();
		}
		assert.deepEqual(seqs(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], `broken after ${n}`);
		line.close();
	}
});

test("it asks again ever more rarely, and soon again once something has come", async () => {
	const down = () => Promise.reject(new TypeError("network error"));
	await open(down, down, down, down, down, down, down, down, undefined, down);
	for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]) {
		const before = streams.length;
		pass(pause - 1);
		await settle();
		assert.equal(streams.length, before, `${pause} is not over`);
		pass(1);
		await settle();
		assert.equal(streams.length, before + 1, `${pause} is over`);
	}
	assert.equal(line.state.value, "live");
	streams.at(-1).say(message(1));
	await settle();
	streams.at(-1).break();
	await settle();
	pass(250);
	await settle();
	assert.equal(streams.length, 10);
});

test("a silent line is dropped; an empty line says that it lives", async () => {
	const s = await open();
	pass(39_000);
	s.to.enqueue(bytes("\n"));
	await settle();
	pass(39_000);
	await settle();
	assert.equal(line.state.value, "live");
	pass(1000);
	await settle();
	assert.equal(line.state.value, "lost");
	assert.ok(s.signal.aborted);
});

test("a message that comes twice is heard once; how things stand is heard always", async () => {
	const s = await open();
	s.say(message(7, { event: { do: "present" } }), message(8), message(8), message(7), message(9));
	s.say(message(4, { event: { do: "present" } }), message(5)); // the server has gone back
	await settle();
	assert.deepEqual(seqs(), [7, 8, 9, 4, 5]);
	s.break();
	await settle();
	pass(250);
	await settle();
	assert.match(streams.at(-1).path, /after=5$/);
});

test("what is no message breaks the line, and it goes on where it was", async () => {
	const s = await open();
	s.say(message(1));
	s.to.enqueue(bytes("<html>\n"));
	await settle();
	assert.equal(line.state.value, "lost");
	pass(250);
	await settle();
	assert.match(streams.at(-1).path, /after=1$/);
});

const refusing = (status, reason) => () => Response.json({ error: { reason, text: "no" } }, { status });

test("a refusal that will last ends the line, with its reason", async () => {
	for (const [status, reason] of [
		[404, "none"],
		[403, "forbidden"],
		[400, "bad"],
	]) {
		streams = [];
		await open(refusing(status, reason));
		assert.equal(line.state.value, "refused");
		assert.equal(line.refused.value.reason, reason);
		pass(60_000);
		await settle();
		assert.equal(streams.length, 1);
	}
});

test("a refusal that may pass is waited out", async () => {
	for (const status of [401, 429, 500, 503]) {
		streams = [];
		await open(refusing(status, "x"));
		assert.equal(line.state.value, "lost", `${status}`);
		pass(250);
		await settle();
		assert.equal(line.state.value, "live", `${status}`);
		line.close();
	}
});

test("it is taken up at once when the network or the person is back", async () => {
	const s = await open();
	page.dispatchEvent(new Event("online")); // the network may be another
	await settle();
	assert.ok(s.signal.aborted);
	assert.equal(streams.length, 1, "it waits, be it for nothing");
	pass(0);
	await settle();
	assert.equal(streams.length, 2);
	streams[1].break();
	await settle();
	doc.visibilityState = "hidden";
	doc.dispatchEvent(new Event("visibilitychange"));
	await settle();
	assert.equal(streams.length, 2, "nobody looks");
	doc.visibilityState = "visible";
	doc.dispatchEvent(new Event("visibilitychange"));
	await settle();
	assert.equal(streams.length, 3);
	doc.dispatchEvent(new Event("visibilitychange"));
	await settle();
	assert.ok(!streams[2].signal.aborted, "it lives");
});

test("a line that is asked for is not dropped before it is answered", async () => {
	let answer;
	await open(() => new Promise((go) => (answer = go)));
	line.again();
	assert.ok(!streams[0].signal.aborted);
	answer();
	await settle();
	assert.equal(streams.length, 1);
	assert.equal(line.state.value, "live");
});

test("a line that is closed asks and tells nothing more", async () => {
	const s = await open();
	s.say(message(1));
	await settle();
	s.say(message(2));
	line.close();
	await settle();
	pass(60_000);
	page.dispatchEvent(new Event("online"));
	await settle();
	assert.deepEqual(seqs(), [1]);
	assert.equal(streams.length, 1);
	assert.ok(s.signal.aborted);
});

test("the server's clock is reckoned from what came soonest", async () => {
	const s = await open();
	assert.equal(line.ahead(), 0);
	s.say(message(1, { at: 1_000_300 }), message(2, { at: 999_000 }));
	await settle();
	assert.equal(line.ahead(), 300);
});

test("a command that is not answered is sent again under its id, and told once", async () => {
	await open();
	const sent = [];
	globalThis.fetch = async (path, { body }) => {
		sent.push({ path, ...JSON.parse(body) });
		if (sent.length === 1) throw new TypeError("network error");
		if (sent.length === 2) return Response.json({ error: { reason: "busy", text: "" } }, { status: 503 });
		return Response.json({ seq: 9, again: true });
	};
	const done = line.act({ do: "act", act: "play AC", seen: 8 });
	for (const pause of [300, 1000]) {
		await settle();
		pass(pause);
	}
	assert.deepEqual(await done, { seq: 9, again: true });
	assert.equal(sent.length, 3);
	const [{ id }] = sent;
	assert.match(id, /^[0-9a-f]{32}$/);
	for (const s of sent) {
		assert.deepEqual(s, { path: "/api/tables/t%201/commands", id, do: "act", act: "play AC", seen: 8 });
	}
	void line.act({ do: "back" });
	await settle();
	assert.notEqual(sent[3].id, id);
});

test("a command that is refused is not sent again", async () => {
	await open();
	let sent = 0;
	globalThis.fetch = async () => (sent++, Response.json({ error: { reason: "stale", text: "older" } }, { status: 409 }));
	await assert.rejects(line.act({ do: "ready" }), { reason: "stale" });
	pass(60_000);
	await settle();
	assert.equal(sent, 1);
});
