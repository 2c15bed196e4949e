// A person's commands at a table are sent until they are answered or withdrawn: npm test

import { asked, page, pass, settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { setPlayer } from "../static/app/transport/session.js";
import { Unsent, key, unsentAt } from "../static/app/table/unsent.js";
import { Refused, Stopped, Unreached } from "../static/app/transport/http.js";

/** A table's unsent commands, and the hall's answers. */
let unsent, hall, tables = 0;

beforeEach(() => {
	setPlayer({ id: "p1", name: "Ada" }, "there");
	Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
	unsent = at(unsentAt(`u${++tables}`));
});
afterEach(() => unsent.waiting.peek().forEach(({ command }) => unsent.heard(command.id, 1)));

/** Lets the test answer for the hall. */
function at(one) {
	hall = asked();
	one.send = hall;
	return one;
}

const sent = () => hall.calls.map(({ args: [command] }) => command);
const last = () => hall.calls.at(-1);
const play = { do: "act", act: "play AC", seen: 8 };
const names = () => [...Array(store.length).keys()].map((i) => store.key(i));
const storedAt = (table) => names().filter((name) => name.startsWith(`${key}${table}.`));

/** Puts a command, and notes what happens to it. */
function put(command = play) {
	const outcome = { late: false };
	const { answered, late } = unsent.put(command);
	answered.then((answer) => (outcome.answer = answer), (why) => (outcome.why = why));
	void late.then(() => (outcome.late = true));
	return outcome;
}

/** Fails the last attempt, and waits as long as the longest pause. */
async function fail(why = new Unreached("there")) {
	last().refuse(why);
	await settle();
	pass(15_000);
	await settle();
}

async function answer(reply) {
	last().answer(reply);
	await settle();
}

test("a command is sent until it is answered, however long that takes, and is done once", async () => {
	const outcome = put();
	for (let n = 0; n < 40; n++) await fail(); // ten minutes
	assert.equal(hall.calls.length, 41);
	for (const command of sent()) assert.deepEqual(command, { id: sent()[0].id, ...play });
	assert.equal(storedAt(unsent.table).length, 1);
	await answer({ seq: 9, again: true });
	assert.deepEqual(outcome, { late: true, answer: { seq: 9, again: true } });
	assert.deepEqual(storedAt(unsent.table), []);
	put({ do: "ready", seen: 9 });
	assert.notEqual(last().args[0].id, sent()[0].id);
});

test("what is between the page and the hall ends nothing; what the hall refuses does", async () => {
	const outcome = put();
	const between = [
		new Refused(503, "busy", ""), new Refused(503, "unsaved", ""), new Refused(502, "", ""), new Refused(504, "", ""),
		new Refused(429, "too-many", ""),
		new Refused(500, "broken", ""), new Refused(507, "full", ""), new Refused(403, "", "a page to sign in"),
		new SyntaxError("no JSON"),
	];
	for (const why of between) await fail(why);
	assert.equal(hall.calls.length, between.length + 1);
	await answer({ hello: "from a hotel" });
	pass(15_000);
	await settle();
	last().refuse(new Refused(422, "illegal", "not that"));
	await settle();
	assert.equal(outcome.why?.reason, "illegal");
	pass(60_000);
	await settle();
	assert.equal(hall.calls.length, between.length + 2);
	assert.deepEqual(storedAt(unsent.table), []);
});

test("when the network is back it is sent at once", async () => {
	put();
	for (let n = 0; n < 10; n++) await fail();
	last().refuse(new Unreached("there"));
	await settle();
	const { length } = hall.calls;
	page.dispatchEvent(new Event("online"));
	await settle();
	assert.equal(hall.calls.length, length + 1);
});

test("it outlives the page, and who is somebody else by then does not send it", async () => {
	put();
	await fail();
	const [{ id }] = sent();
	setPlayer({ id: "p2", name: "Bo" }, "there");
	const other = at(new Unsent(unsent.table));
	await settle();
	pass(15_000);
	await settle();
	assert.deepEqual(sent(), []);
	setPlayer({ id: "p1", name: "Ada" }, "there");
	pass(15_000);
	await settle();
	assert.deepEqual(sent(), [{ id, ...play }]);
	await answer({ seq: 9 });
	assert.deepEqual(storedAt(unsent.table), []);
	assert.deepEqual(other.waiting.value, []);
});

test("what is about the room does not outlive the page", async () => {
	put({ do: "stand" });
	put({ do: "chat", text: "hello" });
	assert.equal(storedAt(unsent.table).length, 1);
});

test("what cannot have been received is withdrawn at once", async () => {
	Object.assign(navigator, { onLine: false });
	unsent.down = () => true;
	const outcome = put();
	pass(15_000);
	await settle();
	assert.deepEqual(sent(), []);
	unsent.withdraw(unsent.waiting.value[0].command.id);
	await settle();
	assert.ok(outcome.why instanceof Stopped);
	unsent.down = () => false;
	page.dispatchEvent(new Event("online"));
	await settle();
	assert.deepEqual(sent(), []);
	assert.deepEqual(storedAt(unsent.table), []);
});

test("what may have been received is withdrawn once the hall says so", async () => {
	const outcome = put();
	await fail();
	const [{ id }] = sent();
	unsent.withdraw(id);
	await settle();
	const { id: by, ...withdrawal } = last().args[0];
	assert.deepEqual(withdrawal, { do: "withdraw", of: id, seen: 8 });
	await fail();
	assert.equal(outcome.why, undefined, "nobody knows yet");
	assert.equal(last().args[0].id, by);
	await answer({ seq: 10 });
	assert.ok(outcome.why instanceof Stopped);
	pass(60_000);
	await settle();
	assert.equal(sent().filter((c) => c.do === "act").length, 2);
});

test("what had been done when it was withdrawn is done", async () => {
	const outcome = put();
	unsent.withdraw(last().args[0].id); // its answer is no longer awaited
	await settle();
	await answer({ seq: 9, late: true });
	assert.deepEqual(outcome.answer, { seq: 9, late: true });
});

test("what cannot be withdrawn any more is sent on", async () => {
	const outcome = put();
	await fail();
	const [{ id }] = sent();
	unsent.withdraw(id);
	await settle();
	last().refuse(new Refused(409, "not-now", "too often"));
	await settle();
	assert.deepEqual(last().args[0], { id, ...play });
	await answer({ seq: 9 });
	assert.deepEqual(outcome.answer, { seq: 9 });
});

test("an entry that tells of it ends it, and the next is sent at once", async () => {
	const outcome = put();
	put({ do: "ready" });
	assert.equal(sent().length, 1, "one after another");
	unsent.heard(sent()[0].id, 9);
	await settle();
	assert.deepEqual(outcome.answer, { seq: 9 });
	assert.equal(sent()[1].do, "ready");
});

test("another tab has it answered, or withdraws it", async () => {
	const outcome = put();
	const [{ id }] = sent();
	const name = `${key}${unsent.table}.${id}`;
	const stored = JSON.parse(store.getItem(name));
	const change = (newValue) => page.dispatchEvent(Object.assign(new Event("storage"), { key: name, newValue }));
	change(JSON.stringify({ ...stored, undo: "w1" }));
	await settle();
	assert.deepEqual(last().args[0], { id: "w1", do: "withdraw", of: id, seen: 8 });
	change(null);
	await settle();
	assert.deepEqual(outcome, { late: false, answer: undefined });
	assert.deepEqual(unsent.waiting.value, []);
});

test("a browser that stores nothing keeps it as long as the page", async () => {
	store.closed = true;
	const outcome = put();
	await fail();
	await answer({ seq: 9 });
	assert.deepEqual(outcome.answer, { seq: 9 });
});

test("a command that became an entry while it was being withdrawn is told to be too late", async () => {
	const outcome = put();
	await fail();
	unsent.withdraw(sent()[0].id);
	await settle();
	unsent.heard(sent()[0].id, 9);
	await settle();
	assert.deepEqual(outcome.answer, { seq: 9, late: true });
});

test("what the page of commit 251caf57 stored is sent, and withdrawn under the id that it had chosen", async () => {
	const kept = (table, id, undo) => store.setItem(
		`${key}${table}.${id}`,
		`{"command":{"id":"${id}","do":"act","act":"play AC","seen":8},"premium":"","by":"p1","at":1000000,` +
			`"tab":"7d57699f684aa5627a6b4f6d6cc8d169","tried":true,"undo":"${undo}","late":false,"why":""}`,
	);
	kept("old1", "b900055f382714f880eb39bac7d897d5", "");
	unsent = at(new Unsent("old1"));
	await settle();
	assert.deepEqual(sent(), [{ id: "b900055f382714f880eb39bac7d897d5", ...play }]);
	await answer({ seq: 9 });
	assert.deepEqual(storedAt("old1"), []);
	kept("old2", "c1", "w1");
	unsent = at(new Unsent("old2"));
	await settle();
	assert.deepEqual(sent(), [{ id: "w1", do: "withdraw", of: "c1", seen: 8 }]);
});

test("a command that only a slow disk has kept is sent once the disk has answered", async () => {
	const name = `${key}slow.c1`;
	const command = { id: "c1", ...play };
	const kept = { command, premium: "", by: "p1", at: 1_000_000, tab: "killed", tried: true, undo: "" };
	const disk = asked();
	const objectStore = () => ({ getAll: () => ({ result: [{ name, kept }] }), put() {}, delete() {} });
	const transaction = () => Object.defineProperty({ objectStore }, "oncomplete", { set: (done) => done() });
	const database = { result: { transaction, close() {} } };
	globalThis.indexedDB = { open: () => (void disk().then(() => database.onsuccess()), database) };
	const slow = await import("../static/app/table/unsent.js?slow");
	unsent = at(slow.unsentAt("slow"));
	pass(60_000);
	await settle();
	assert.deepEqual(unsent.waiting.value, []);
	disk.calls[0].answer();
	await settle();
	assert.deepEqual(sent(), [command]);
	delete globalThis.indexedDB;
});
