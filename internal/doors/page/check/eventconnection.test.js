// A browser follows an event, and sends acts until they are answered: npm test

import { asked, page, pass, settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Connection } from "../static/app/event/connection.js";
import { figures, memberNamed } from "../static/app/event/words.js";
import { setPlayer } from "../static/app/transport/session.js";
import { Refused, Unreached } from "../static/app/transport/http.js";

let event, eventActs, open = [];

beforeEach(() => {
	event = asked();
	eventActs = asked();
	setPlayer(null, "there");
});
afterEach(() => open.splice(0).forEach((c) => c.close()));

/** A page at table 2 of an event. */
function connect(how = { table: 2, code: "c" }) {
	const c = new Connection("e", how, { event, eventActs });
	open.push(c);
	return c;
}

const view = (title) => ({ title, members: [], rounds: [], ranking: [] });
const result = (board) => ({ do: "result", round: 1, table: 2, board, result: { points: [1, 2, 3] } });
const last = ({ calls }) => calls.at(-1);
const names = () => [...Array(store.length).keys()].map((i) => store.key(i));
const storedActs = () => names().filter((name) => name.startsWith("ninetynine.event.e.act."));

/** Answers the last question about the event. */
async function show(shown) {
	last(event).answer({ event: "e", at: 1, ...shown });
	await settle();
}

async function answered(reply) {
	last(eventActs).answer(reply);
	await settle();
}

async function fails(why = new Unreached("there")) {
	last(eventActs).refuse(why);
	await settle();
}

test("a page asks for what is new, keeps the rest, and says when nobody answers", async () => {
	const c = connect();
	assert.deepEqual(last(event).args[0], { event: "e", after: 0, table: 2, code: "c" });
	await show({ seq: 4, view: view("One") });
	pass(3000);
	await settle();
	assert.equal(last(event).args[0].after, 4);
	await show({ seq: 4 });
	assert.equal(c.shown.value.view.title, "One");
	pass(3000);
	await settle();
	last(event).refuse(new Unreached("there"));
	await settle();
	assert.deepEqual([c.offline.value, c.shown.value.view.title], [true, "One"]);
	pass(3000);
	await settle();
	await show({ seq: 5, view: view("Two") });
	assert.deepEqual([c.offline.value, c.shown.value.view.title], [false, "Two"]);
	c.close();
	assert.equal(connect().shown.value.view.title, "Two", "after a reload without a network");
});

test("a wall asks for what all may see, and shows nothing that a desk in the same browser has seen", async () => {
	connect({});
	await show({ seq: 2, view: view("all results") });
	const c = connect({ wall: true });
	assert.deepEqual([last(event).args[0], c.shown.value], [{ event: "e", after: 0, wall: true }, null]);
	await show({ seq: 2, view: view("results to show") });
	assert.equal(connect({}).shown.value.view.title, "all results");
});

test("a desk has all acts that came, and starts again where a server has fewer", async () => {
	const c = connect({ pace: 1500 });
	await show({ seq: 2, view: view("One"), desk: { acts: [{ id: "a" }, { id: "b" }] } });
	pass(1500);
	await settle();
	await show({ seq: 3, view: view("One"), desk: { acts: [{ id: "c" }] } });
	assert.deepEqual(c.shown.value.desk.acts.map((a) => a.id), ["a", "b", "c"]);
	assert.ok(!names().some((name) => (store.getItem(name) ?? "").includes("desk")), "codes stay out of the store");
	pass(1500);
	await settle();
	await show({ seq: 1 });
	pass(1500);
	await settle();
	await show({ seq: 1, view: view("Old"), desk: { acts: [{ id: "a" }] } });
	assert.deepEqual([c.shown.value.view.title, c.shown.value.desk.acts.length], ["Old", 1]);
});

test("acts are sent in their order until they are answered, through a dead network and a reload", async () => {
	const c = connect();
	await show({ seq: 1, view: view("One") });
	const { acts: [one] } = c.send(result(1));
	c.send(result(2));
	await settle();
	assert.deepEqual(last(eventActs).args[0], { event: "e", table: 2, code: "c", acts: [one] });
	await fails();
	c.close();
	assert.equal(storedActs().length, 2);
	[event, eventActs] = [asked(), asked()];
	const again = connect();
	await settle();
	const sent = last(eventActs).args[0].acts;
	assert.deepEqual(sent.map((a) => [a.board, a.count]), [[1, 1], [2, 2]]);
	assert.equal(sent[0].id, one.id);
	assert.ok(again.isMine(one.id));
	await answered({ seq: 3, refused: [] });
	assert.deepEqual([storedActs().length, again.waiting.value.length], [0, 0]);
});

test("a refused act is told, and does not hold up the others", async () => {
	const c = connect();
	const { acts: [first], done } = c.send(result(1), result(2));
	await settle();
	await answered({ seq: 2, refused: [{ id: first.id, fault: { reason: "forbidden", why: "event-table" } }] });
	assert.deepEqual((await done).map((r) => [r.act.id, r.act.board]), [[first.id, 1]]);
	assert.equal(c.refusals.value.length, 1);

	const two = c.send(result(3), result(4));
	await settle();
	await fails(new Refused(400, "bad", "no")); // the request as a whole
	assert.equal(last(eventActs).args[0].acts.length, 1);
	await fails(new Refused(400, "bad", "no"));
	assert.deepEqual(last(eventActs).args[0].acts.map((a) => a.board), [4]);
	await answered({ seq: 3, refused: [] });
	assert.deepEqual((await two.done).map((r) => r.act.board), [3]);

	const third = c.send(result(5));
	await settle();
	await answered({ seq: 4, refused: [{ id: third.acts[0].id, fault: { reason: "bad", why: "act-id" } }] });
	assert.deepEqual(await third.done, [], "the log has it from before the sign-in");
});

test("a correction that comes too late, together with what it corrects, contradicts it", async () => {
	const c = connect();
	const { acts: [one, two] } = c.send(result(1), result(2));
	await settle();
	await fails();
	const corrects = (board, { id }) => ({ ...result(board), do: "correction", replaces: [id], reason: "so" });
	const { acts: [same, moved] } = c.send(corrects(1, one), corrects(3, two));
	await settle();
	const late = ({ id }) => ({ id, fault: { reason: "forbidden", why: "event-settled" } });
	await answered({ seq: 3, refused: [late(same), late(moved)] });
	assert.deepEqual(c.refusals.value.map((r) => r.act.id), [moved.id]);
	const { replaces: _, ...objects } = { ...same, do: "result" };
	assert.deepEqual(last(eventActs).args[0].acts, [objects]);
	assert.deepEqual(storedActs().map((name) => JSON.parse(store.getItem(name)).act), [objects]);
	await answered({ seq: 4, refused: [] });
	assert.equal(storedActs().length, 0);
});

test("of corrections that correct each other, each that comes too late contradicts the result", async () => {
	const c = connect();
	const corrects = ({ id }) => ({ ...result(1), do: "correction", replaces: [id], reason: "so" });
	const { acts: [one] } = c.send(result(1));
	await settle();
	await fails();
	const { acts: [two] } = c.send(corrects(one));
	const { acts: [three] } = c.send(corrects(two));
	pass(3000);
	await settle();
	const no = ({ id }, why) => ({ id, fault: { reason: "forbidden", why } });
	await answered({ seq: 3, refused: [no(two, "event-settled"), no(three, "event-unseen")] });
	pass(3000);
	await settle();
	await answered({ seq: 4, refused: [no(three, "event-settled")] });
	assert.deepEqual(last(eventActs).args[0].acts.map((a) => [a.id, a.do]), [[three.id, "result"]]);
});

test("a table's act stays while it cannot be taken yet, and says why", async () => {
	const c = connect();
	const { acts: [one] } = c.send({ do: "confirm", of: "r" });
	await settle();
	await answered({ seq: 2, refused: [{ id: one.id, fault: { reason: "none", why: "event-unseen" } }] });
	assert.deepEqual([storedActs().length, c.refusals.value.map((r) => r.why.why)], [1, ["event-unseen"]]);
	pass(3000);
	await settle();
	assert.deepEqual(last(eventActs).args[0].acts, [one], "it is tried again");
	await answered({ seq: 3, refused: [] });
	assert.deepEqual([storedActs().length, c.refusals.value], [0, []]);

	c.send(result(1), result(2));
	await settle();
	await fails(new Refused(403, "forbidden", "no"));
	assert.deepEqual([storedActs().length, c.refusals.value.length], [2, 2]);
	c.dismiss(c.refusals.value[0]);
	assert.deepEqual([storedActs().length, c.refusals.value.length], [1, 1], "the player takes one back");
	pass(3000);
	await settle();
	assert.deepEqual(last(eventActs).args[0].acts.map((a) => a.board), [2]);
	await answered({ seq: 4, refused: [] });
	assert.equal(storedActs().length, 0);
});

test("an organiser's act waits until the organiser is back; a table's does not depend on a session", async () => {
	setPlayer({ id: "p1", name: "Ada" }, "there");
	const c = connect({});
	c.send({ do: "close", round: 1 });
	await settle();
	await fails(new Refused(401, "no-session", ""));
	setPlayer({ id: "p2", name: "Bo" }, "there");
	pass(3000);
	await settle();
	assert.equal(eventActs.calls.length, 1);
	assert.equal(c.waiting.value.length, 0);
	c.close();
	setPlayer({ id: "p1", name: "Ada" }, "there");
	connect({});
	await settle();
	assert.equal(eventActs.calls.length, 2);
	await answered({ seq: 2, refused: [] });
	assert.equal(storedActs().length, 0);
});

test("two tabs share the acts that wait", async () => {
	const [one, two] = [connect(), connect()];
	one.send(result(1));
	const [name] = storedActs();
	page.dispatchEvent(Object.assign(new Event("storage"), { key: name, newValue: store.getItem(name) }));
	assert.equal(two.waiting.value.length, 1);
	store.removeItem(name);
	page.dispatchEvent(Object.assign(new Event("storage"), { key: name, newValue: null }));
	assert.equal(two.waiting.value.length, 0);
});

test("points are exact, and names are found in every spelling", () => {
	assert.deepEqual(["37/4", "-12", "-1/3", "0"].map((p) => figures(p, true)), ["+9.25", "−12", "−0.33", "0"]);
	const members = [{ id: "m1", name: "Åsa", others: ["Asa"] }, { id: "m2" }];
	assert.deepEqual(["åsa ", "Asa", "Bo"].map((n) => memberNamed({ members }, n)?.id), ["m1", "m1", undefined]);
});
