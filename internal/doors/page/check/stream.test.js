// A connection to a table over an unreliable network: npm test

import { Channel, pass, page, doc, settle } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Line } from "../static/app/transport/stream.js";

const bytes = (text) => new TextEncoder().encode(text);
const message = (seq, more = {}) => ({ seq, at: 1_000_000, event: { do: "act" }, table: {}, ...more });
const lineOf = (m) => `${JSON.stringify(m)}\n`;

/** The requests to the server, each with a stream that the test fills. */
let streams, line, heard;

/** Answers a request: with a stream, unless the test gives another answer. */
const network = {
	answers: [],
	async fetch(path, { signal }) {
		if (!path.includes("/events")) return Response.json(network.present);
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
afterEach(() => {
	for (const one of [line, ...others.splice(0)]) one.close();
});

/** Further connections opened by a test. */
const others = [];
const more = (one) => (others.push(one), one);

/** Opens a connection and lets it send its request. */
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
				s.to.enqueue(bytes(lineOf(message(seq)).slice(0, 9))); // without the rest
				await settle();
				s.break();
				await settle();
				assert.equal(line.state.value, "lost");
				pass(250);
				await settle();
				s = streams.at(-1);
				assert.equal(s.path, `/api/tables/t%201/events?changes=1&trouble=1&after=${n}`);
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

test("the stream says why nothing can be kept, to all tabs, until it can or another stream begins", async () => {
	const s = await open();
	pass(1000); // claims after this do not cross
	const beside = more(new Line("t 1", () => {}));
	await settle();
	const reads = streams.at(-1);
	const both = () => [line.trouble.value, beside.trouble.value];
	reads.say(message(1), { trouble: "full" });
	await settle();
	assert.deepEqual(both(), ["full", "full"]);
	reads.say(message(2));
	await settle();
	assert.deepEqual(both(), ["full", "full"]);
	reads.say({ trouble: "" });
	await settle();
	assert.deepEqual(both(), ["", ""]);
	reads.say({ trouble: "unsaved" });
	await settle();
	reads.break();
	await settle();
	pass(250);
	await settle();
	assert.notEqual(streams.at(-1), s);
	streams.at(-1).say(message(3));
	await settle();
	assert.deepEqual(both(), ["", ""]);
});

test("a message that comes twice is heard once; how things stand is heard always", async () => {
	const s = await open();
	s.say(message(7, { event: { do: "present" } }), message(8), message(8), message(7), message(9));
	s.say(message(4, { event: { do: "present" } }), message(5)); // restored from an older backup
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
	page.dispatchEvent(new Event("online")); // perhaps another network
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
	assert.equal(line.now(), 1_000_000);
	s.say(message(1, { at: 1_000_300 }), message(2, { at: 999_000 }));
	await settle();
	assert.equal(line.now(), 1_000_300);
	pass(0.4);
	assert.equal(line.now(), 1_000_300, "in whole milliseconds");
});

test("what is not answered is doubted, and the stream is asked for anew", async () => {
	const s = await open();
	s.say(message(1));
	await settle();
	line.doubt();
	await settle();
	assert.equal(streams.length, 1, "something has come just now");
	pass(3000);
	line.doubt();
	await settle();
	pass(0);
	await settle();
	assert.equal(streams.length, 2);
	assert.equal(line.state.value, "live");
});

test("without a network the connection is lost at once", async () => {
	const s = await open();
	s.say(message(1));
	await settle();
	network.answers = [() => Promise.reject(new TypeError("network error"))];
	page.dispatchEvent(new Event("offline"));
	assert.equal(line.state.value, "lost");
	await settle();
	pass(250);
	await settle();
	assert.equal(line.state.value, "lost");
	page.dispatchEvent(new Event("online"));
	await settle();
	assert.equal(line.state.value, "live");
});

test("a server that does not begin a stream is asked again", async () => {
	const never = ({ signal }) => new Promise((_, no) => signal.addEventListener("abort", () => no(signal.reason)));
	await open(never);
	pass(15_000);
	await settle();
	pass(250);
	await settle();
	assert.equal(streams.length, 2);
});

/** Opens more tabs at the table, each with the messages received. */
async function tabs(n) {
	const all = [];
	for (let i = 0; i < n; i++) {
		const tab = { heard: [] };
		pass(1001); // the previous tab has settled
		tab.line = more(new Line("t 1", (m) => tab.heard.push(m)));
		all.push(tab);
		await settle();
	}
	return all;
}

const living = () => streams.filter((s) => !s.signal.aborted);
const numbers = (tab) => tab.heard.map((m) => m.seq);

test("of twelve tabs at one table one reads, and all hear every message once", async () => {
	await open();
	const eleven = await tabs(11);
	assert.equal(living().length, 1);
	const [stream] = living();
	stream.say(message(1, { event: { do: "present" }, table: { stage: "playing" } }));
	stream.say(message(2, { changes: { view: { deal: 3 } } }));
	await settle();
	for (const all of [heard, ...eleven.map((tab) => tab.heard)]) {
		assert.deepEqual(all.map((m) => m.seq), [1, 2]);
		assert.deepEqual([all[1].table, all[1].view], [{ stage: "playing" }, { deal: 3 }], "whole");
	}
	assert.equal(line.state.value, "live");
	for (const tab of eleven) tab.line.close();
	await settle();
	pass(0);
	await settle();
	assert.equal(living().length, 1, "the one that is left reads");
	assert.match(living()[0].path, /after=2$/);
	living()[0].say(message(3));
	await settle();
	assert.deepEqual(seqs(), [1, 2, 3]);
});

test("the tab that is looked at reads, and takes over from one that was killed", async () => {
	await open();
	const [tab] = await tabs(1);
	living()[0].say(message(1, { event: { do: "present" } }));
	await settle();
	doc.dispatchEvent(new Event("visibilitychange")); // from both at once; here the first one takes over
	await settle();
	assert.equal(living().length, 1);
	living()[0].say(message(2));
	await settle();
	assert.deepEqual([seqs(), numbers(tab)], [[1, 2], [1, 2]]);
	const before = streams.length;
	for (const channel of Channel.all) channel.postMessage = () => {}; // none can be heard
	pass(39_999);
	await settle();
	assert.equal(streams.length, before);
	pass(1);
	await settle();
	assert.ok(streams.length > before, "nobody was heard for too long");
});

test("two tabs that claim to read at once agree which of them does", async () => {
	await open();
	const waiting = [];
	const post = Channel.prototype.postMessage;
	Channel.prototype.postMessage = function (data) {
		waiting.push(() => post.call(this, data));
	};
	for (let i = 0; i < 2; i++) more(new Line("t 1", (m) => heard.push(m)));
	network.present = message(7, { event: { do: "present" } });
	for (let i = 0; i < 20; i++) waiting.splice(0).forEach((say) => say());
	Channel.prototype.postMessage = post;
	await settle();
	assert.equal(living().length, 1);
	assert.equal(heard.length, 2, "the others are told how things stand");
});

/** Opens a tab that loses at once to a tab that claims at the same time with a higher lot. */
async function loser(present) {
	globalThis.fetch = (path, how) => (path.includes("/events") ? network.fetch(path, how) : present());
	const tab = { heard: [] };
	tab.line = line = new Line("t 1", (m) => tab.heard.push(m));
	const rival = new Channel("ninetynine.table.t 1");
	rival.postMessage({ claim: 2 });
	await settle();
	return { tab, rival };
}

test("a tab that knows nothing and could not ask asks again at the next sign of life", async () => {
	let down = true;
	const now = message(7, { event: { do: "present" } });
	const { tab, rival } = await loser(() => (down ? Promise.reject(new TypeError("down")) : Response.json(now)));
	assert.deepEqual([numbers(tab), tab.line.state.value], [[], "opening"]);
	down = false;
	rival.postMessage({});
	await settle();
	assert.deepEqual([numbers(tab), tab.line.state.value], [[7], "live"]);
	rival.close();
});

test("a tab begins with how things stand, and nothing older follows", async () => {
	const answers = [];
	const { tab, rival } = await loser(() => new Promise((go) => answers.push(go)));
	rival.postMessage({ said: message(8) }); // without the table's settings
	await settle();
	assert.deepEqual([numbers(tab), answers.length], [[], 2]);
	for (const seq of [8, 7]) {
		answers.pop()(Response.json(message(seq, { event: { do: "present" } })));
		await settle();
	}
	assert.deepEqual(numbers(tab), [8]);
	rival.close();
});

/** Opens tables, each in its own tab. */
async function tables(n) {
	const all = [];
	for (let i = 0; i < n; i++) {
		const tab = { heard: [] };
		pass(1);
		tab.line = more(new Line(`at${i}`, (m) => tab.heard.push(m)));
		all.push(tab);
		await settle();
	}
	return all;
}

/** The tables with an open stream. */
const read = () => living().map((s) => /tables\/([^/]+)/.exec(s.path)[1]);

test("of twelve tables the four that were looked at last are read; of the others one hears now and then", async () => {
	network.present = message(5, { event: { do: "present" } });
	line = more(new Line("other", () => {}));
	line.close();
	const all = await tables(12);
	assert.deepEqual(read(), ["at8", "at9", "at10", "at11"]);
	pass(5000);
	await settle();
	const once = [...Array(8).fill(1), 0, 0, 0, 0];
	assert.deepEqual(all.map((tab) => tab.heard.length), once, "what has not changed is not told again");
	network.present = message(6, { event: { do: "present" } });
	pass(5000);
	await settle();
	assert.deepEqual(numbers(all[0]), [5, 6]);
	assert.equal(all[0].line.state.value, "live");
	all[0].line.again(); // a person looks at it
	await settle();
	assert.deepEqual(read(), ["at9", "at10", "at11", "at0"]);
	assert.match(living().at(-1).path, /after=6$/);
	doc.visibilityState = "hidden";
	void all[3].line.act({ do: "entropy" }); // not looked at
	await settle();
	assert.deepEqual(read(), ["at9", "at10", "at11", "at0"]);
	doc.visibilityState = "visible";
	void all[3].line.act({ do: "ready" });
	await settle();
	assert.deepEqual(read(), ["at10", "at11", "at0", "at3"]);
	all[11].line.close();
	await settle();
	assert.deepEqual(read(), ["at10", "at0", "at3", "at9"], "there is room again");
});

test("a table that somebody looks at is read, though the clock has been set back", async () => {
	network.present = message(5, { event: { do: "present" } });
	const all = await tables(5);
	mock.timers.setTime(10_000);
	all[0].line.again();
	await settle();
	assert.deepEqual(read(), ["at2", "at3", "at4", "at0"]);
});

test("a table that rests is read once somebody looks, though the network has swallowed its question", async () => {
	const [tab] = await tables(1);
	globalThis.fetch = (path, how) =>
		path.includes("/events")
			? network.fetch(path, how)
			: new Promise((_, fail) => how.signal.addEventListener("abort", () => fail(how.signal.reason)));
	for (let i = 0; i < 4; i++) pass(1), more(new Line(`more${i}`, () => {})), await settle();
	assert.deepEqual(read(), ["more0", "more1", "more2", "more3"]);
	tab.line.again();
	await settle();
	assert.deepEqual(read(), ["more1", "more2", "more3", "at0"]);
	assert.equal(tab.line.state.value, "live");
});

test("a table that rests has one tab ask for all, and says when nobody answers", async () => {
	network.present = message(5, { event: { do: "present" } });
	const [tab] = await tables(1);
	pass(1001);
	const twin = { heard: [] };
	twin.line = more(new Line("at0", (m) => twin.heard.push(m)));
	await settle();
	for (let i = 0; i < 4; i++) pass(1), more(new Line(`more${i}`, () => {})), await settle();
	assert.deepEqual(read(), ["more0", "more1", "more2", "more3"]);
	assert.deepEqual([numbers(tab), numbers(twin)], [[5], [5]]);
	let asks = 0;
	globalThis.fetch = async () => (asks++, Promise.reject(new TypeError("network error")));
	pass(5000);
	await settle();
	assert.equal(asks, 1);
	assert.equal(twin.line.state.value, "lost");
	globalThis.fetch = network.fetch;
	pass(5000);
	await settle();
	assert.equal(twin.line.state.value, "live");
	twin.line.close();
	await settle();
	pass(0);
	await settle();
	assert.deepEqual(read(), ["more0", "more1", "more2", "more3"], "another tab asks, and takes no place");
	network.present = message(6, { event: { do: "present" } });
	pass(5000);
	await settle();
	assert.deepEqual(numbers(tab), [5, 6]);
});
