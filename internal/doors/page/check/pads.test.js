// Score pads: entering while the hall computes, several windows, and files: npm test

import { asked, page, pass, settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { lastNames } from "../static/app/pad/newpad.js";
import { OpenPad } from "../static/app/pad/openpad.js";
import { PadSheet } from "../static/app/pad/sheet.js";
import * as pads from "../static/app/pad/store.js";
import { asText } from "../static/app/pad/words.js";
import { language, t } from "../static/app/base/phrase.js";
import { Refused, Unreached } from "../static/app/transport/http.js";

const names = ["Anna", "Bo", "Cleo"];

/** The hall's answer for a pad whose record is the deals' names, separated by blanks. */
const told = (record, more = {}) => ({
	record, seats: names, rules: { id: "standard", trump: { by: "success" } }, choices: { live: 3 }, totals: [0, 0, 0],
	deals: record.split(" ").slice(1).map((name) => ({ entry: entry(Number(name)), points: [0, 0, 0] })),
	due: { deal: record.split(" ").length - 1 }, missing: [{ what: "tricks", seat: 0 }], ...more,
});

const entry = (tricks) => ({ hands: [{ tricks }, {}, {}] });

let ask, open, id;

beforeEach(async () => {
	for (const { id } of pads.pads()) pads.dropPad(id);
	const pad = pads.fresh(told("pad 1 2"));
	pads.keepPad(pad);
	id = pad.id;
	ask = asked();
	open = new OpenPad(id, ask);
	await answer("pad 1 2");
});
afterEach(() => open.close());

const last = () => ask.calls.at(-1);
const asking = () => {
	const { lang, ...about } = last().args[0];
	return about;
};

/** Answers the last request. */
async function answer(record, more) {
	last().answer(told(record, more));
	await settle();
}

const draft = () => open.kept.drafts[open.deal];

test("in another language the hall is asked again", async () => {
	language.value = "de";
	assert.equal(last().args[0].lang, "de");
	language.value = "en";
	await answer("pad 1 2");
});

test("what is entered is stored at once, asked about, and taken back step by step", async () => {
	open.set(entry(3));
	assert.deepEqual(asking(), { record: "pad 1 2", entry: entry(3) });
	assert.equal(open.stale, true);
	open.set(entry(4));
	assert.equal(ask.calls.at(-2).args[1].signal.aborted, true);
	await answer("pad 1 2", { entry: entry(4) });
	assert.equal(open.stale, false);
	await open.undo();
	assert.deepEqual(draft(), entry(3));
	await open.undo();
	assert.equal(draft(), undefined);
});

test("what is changed while the deal is being entered is not lost: it becomes a correction", async () => {
	open.set(entry(3));
	const entering = open.enter();
	const sent = last();
	assert.equal(sent.args[0].do, "enter");
	open.set(entry(5));
	sent.answer(told("pad 1 2 3"));
	await entering;
	assert.equal(open.kept.record, "pad 1 2 3");
	assert.equal(open.deal, 2);
	assert.equal(open.kept.open, 2);
	assert.deepEqual(open.entry, entry(5));
});

test("a deal entered twice by a double tap is entered once", async () => {
	open.set(entry(3));
	const both = [open.enter(), open.enter()];
	assert.equal(ask.calls.filter(({ args: [a] }) => a.do === "enter").length, 1);
	await answer("pad 1 2 3");
	await Promise.all(both);
	assert.equal(open.kept.summary.deals, 3);
	assert.equal(draft(), undefined);
});

test("correcting a deal keeps what has been entered of the next", async () => {
	open.set(entry(7));
	open.correct(0);
	assert.deepEqual(asking(), { record: "pad 1 2", deal: 0, entry: entry(1) });
	open.set(entry(9));
	const entering = open.enter();
	assert.equal(asking().deal, 0);
	await answer("pad 9 2");
	await entering;
	assert.equal(open.kept.open, null);
	assert.deepEqual(open.entry, entry(7));
	open.correct(1);
	open.leave();
	assert.deepEqual(open.entry, entry(7));
	assert.deepEqual(Object.keys(open.kept.drafts), ["2"]);
});

/** Enters deals by their tricks. */
async function enters(...all) {
	for (const tricks of all) {
		const record = `${open.kept.record} ${tricks}`;
		open.set(entry(tricks));
		const entering = open.enter();
		await answer(record, { did: { act: "enter", deal: record.split(" ").length - 2 } });
		await entering;
	}
}

/** Undoes or redoes one step, and has the hall answer. */
async function steps(how) {
	const before = ask.calls.length;
	const going = open[how]();
	if (ask.calls.length > before) await answer(asking().record);
	await going;
}

test("each press takes one thing back, and as many do it all again", async () => {
	await enters(3, 4, 5);
	open.set(entry(6));
	open.set(entry(7));
	const states = [];
	const state = () => `${open.kept.record} | ${draft()?.hands[0].tricks ?? ""}`;
	while (open.undoable) {
		states.push(state());
		await steps("undo");
	}
	states.push(state());
	assert.deepEqual(states, [
		"pad 1 2 3 4 5 | 7", "pad 1 2 3 4 5 | 6", "pad 1 2 3 4 5 | ", "pad 1 2 3 4 | ", "pad 1 2 3 | ", "pad 1 2 | ",
	]);
	const again = [state()];
	while (open.redoable) {
		await steps("redo");
		again.push(state());
	}
	assert.deepEqual(again.reverse().slice(0, 3), states.slice(2, 5), "to the last deal entered");
	assert.equal(open.kept.record, "pad 1 2 3 4 5");
});

test("what was taken back can be had again after the pad was left, until something else is done", async () => {
	await enters(3, 4);
	await steps("undo");
	const other = await another();
	assert.deepEqual(other.padOf(id).next.map(({ did }) => did), [{ act: "enter", deal: 3 }]);
	await enters(5);
	assert.equal(open.redoable, false);
	await steps("undo");
	await steps("undo");
	await steps("redo");
	assert.equal(open.kept.record, "pad 1 2 3");
});

test("what is said to be taken back is the act, whatever it was", async () => {
	const revising = open.revise({ do: "delete", deal: 0 });
	assert.deepEqual(asking(), { record: "pad 1 2", do: "delete", deal: 0, again: true });
	await answer("pad 2", { did: { act: "delete", deal: 0 }, changed: [] });
	await revising;
	const typing = open.type("undo", "en");
	await settle();
	await answer("pad 1 2");
	assert.deepEqual(await typing, [t("pad.undone", { what: t("pad.act.delete", { deal: 1 }) })]);
	const again = open.type("redo", "en");
	await settle();
	await answer("pad 2");
	assert.deepEqual(await again, [t("pad.redone", { what: t("pad.act.delete", { deal: 1 }) })]);
	assert.equal(open.kept.record, "pad 2");
});

test("a deal is inserted before another, and what is entered of the next stays", async () => {
	open.set(entry(7));
	open.insert(1);
	assert.deepEqual(asking(), { record: "pad 1 2", deal: 1, entry: { hands: [{}, {}, {}] } });
	open.set(entry(9));
	assert.deepEqual(open.kept.drafts, { 2: entry(7), "before 1": entry(9) });
	const entering = open.enter();
	assert.deepEqual(asking(), { record: "pad 1 2", do: "insert", deal: 1, entry: entry(9) });
	await answer("pad 1 9 2", { did: { act: "insert", deal: 1 } });
	await entering;
	assert.equal(open.deal, 3);
	assert.equal(open.kept.inserting, undefined);
	open.insert(0);
	open.leave();
	assert.equal(open.kept.open, null);
});

test("what an act would give up is asked for before it is done", async () => {
	const proposing = open.propose({ do: "delete", deal: 0 });
	await answer("pad 1 2", { unfit: [{ deal: 1, kind: "other-trump" }] });
	assert.deepEqual(asking(), { record: "pad 1 2", do: "delete", deal: 0, again: true });
	await answer("pad 2", { did: { act: "delete", deal: 0 } });
	const then = await proposing;
	assert.equal(then.unfit.length, 1);
	assert.equal(then.record, "pad 2");
	assert.equal(open.kept.record, "pad 1 2", "nothing has changed");
});

test("a refused deal stays as it was typed", async () => {
	open.set(entry(3));
	const entering = open.enter();
	await answer("pad 1 2", { entry: entry(3), fault: { kind: "sum", deal: 2 } });
	await entering;
	assert.equal(open.told.fault.kind, "sum");
	assert.deepEqual(draft(), entry(3));
	assert.equal(open.kept.record, "pad 1 2");
});

test("where the hall is not reached it is asked again, and nothing is lost", async () => {
	open.set(entry(3));
	last().refuse(new Unreached(""));
	await settle();
	assert.notEqual(open.wrong.value, "");
	const before = ask.calls.length;
	pass(3000);
	assert.equal(ask.calls.length, before + 1);
	await answer("pad 1 2", { entry: entry(3) });
	assert.equal(open.wrong.value, "");
	assert.equal(open.stale, false);
});

test("a hall that cannot do it just now is asked again", async () => {
	const passing = [[503, "busy"], [429, "too-many"], [409, "unfetched"], [503, ""]];
	for (const [n, [status, reason]] of passing.entries()) {
		open.set(entry(n));
		last().refuse(new Refused(status, reason, ""));
		await settle();
		const before = ask.calls.length;
		pass(3000);
		assert.equal(ask.calls.length, before + 1, `${status} ${reason}`);
	}
	last().refuse(new Refused(400, "bad", "the record is refused"));
	await settle();
	const before = ask.calls.length;
	pass(600_000);
	assert.equal(ask.calls.length, before, "what it will never take is not asked again");
});

test("a hall that could not be reached is not complained of any more once it has answered", async () => {
	const fails = async () => {
		open.set(entry(3));
		last().refuse(new Unreached(""));
		await settle();
		assert.notEqual(open.wrong.value, "");
	};
	await fails();
	await open.undo();
	assert.equal(open.wrong.value, "", "what it said before is of this state again");
	await fails();
	const entering = open.enter();
	await answer("pad 1 2 3");
	await entering;
	assert.equal(open.wrong.value, "");
});

test("a line that changes nothing leaves what the hall has said of the entry", async () => {
	open.set(entry(3));
	await answer("pad 1 2", { entry: entry(3) });
	const typing = open.type("show", "en");
	await settle();
	await answer("pad 1 2", { said: ["the sheet"] });
	assert.deepEqual(await typing, ["the sheet"]);
	assert.deepEqual(open.told.entry, entry(3));
	assert.equal(open.stale, false);
	assert.equal(open.busy.value, false);
});

test("the hall is asked whenever its last answer is of another state, asked about before or not", async () => {
	open.set(entry(3));
	const typing = open.type("show", "en"); // before the hall has answered about the entry
	await settle();
	await answer("pad 1 2", { said: ["the sheet"] });
	await typing;
	assert.equal(open.stale, true);
	ask.calls.at(-2).answer(told("pad 1 2", { entry: entry(3) }));
	await settle();
	assert.equal(open.stale, false);
	open.set(entry(4));
	await open.undo();
	assert.equal(open.stale, false, "the answer of before is of this state again");
	assert.equal(ask.calls.at(-1).args[1].signal.aborted, true);
});

test("what is said of a deal that has been changed since is not taken for what is there now", async () => {
	open.set(entry(3));
	await answer("pad 1 2", { entry: entry(3) });
	const entering = open.enter();
	const sent = last();
	open.set(entry(5));
	await answer("pad 1 2", { entry: entry(5) });
	sent.answer(told("pad 1 2", { entry: entry(3), fault: { kind: "sum", deal: 2 } }));
	await entering;
	assert.deepEqual(open.told.entry, entry(5));
	assert.equal(open.stale, false);
});

/** Types a line; the hall answers with this record. */
async function types(line, record, more) {
	const typing = open.type(line, "en");
	await settle();
	await answer(record, { said: [""], ...more });
	return typing;
}

test("a deal entered by a line is not on the panel any more", async () => {
	open.set(entry(3));
	await answer("pad 1 2", { entry: entry(3) });
	await types("5, 2, 2", "pad 1 2 5");
	assert.deepEqual(open.kept.drafts, {});
	open.correct(2);
	assert.deepEqual(open.entry, entry(5));
});

test("a line typed while a deal is being entered waits for it", async () => {
	open.set(entry(3));
	await answer("pad 1 2", { entry: entry(3) });
	const entering = open.enter();
	const typing = open.type("4, 2, 2", "en");
	await settle();
	assert.equal(asking().do, "enter");
	await answer("pad 1 2 3");
	await entering;
	assert.equal(open.busy.value, true, "the line is still to be answered");
	assert.deepEqual(asking(), { record: "pad 1 2 3", line: "4, 2, 2" });
	assert.equal(last().args[0].lang, "en");
	await answer("pad 1 2 3 4", { said: ["Deal 4"] });
	assert.deepEqual(await typing, ["Deal 4"]);
	assert.equal(open.kept.record, "pad 1 2 3 4");
	assert.equal(open.busy.value, false);
});

test("a correction gives up deals only if the same line was refused for them", async () => {
	const line = "edit 1 9, 3, 3";
	const again = () => asking().again ?? false;
	const failing = open.type(line, "en");
	await settle();
	last().refuse(new Unreached(""));
	await failing;
	await types(line, "pad 1 2", { again: true });
	assert.equal(again(), false, "the first time it was not answered");
	await types("show", "pad 1 2");
	await types(line, "pad 1 2", { again: true });
	assert.equal(again(), false, "something else was typed since");
	pads.keepPad(pads.changed(open.kept, told("pad 1 2 8")));
	await answer("pad 1 2 8");
	await types(line, "pad 1 2 8", { again: true });
	assert.equal(again(), false, "the pad is another, and other deals may go");
	await types(line, "pad 9 2");
	assert.equal(again(), true);
	await types(line, "pad 9 2");
	assert.equal(again(), false);
});

test("a line takes back a step of the entry, or a change, and says so", async () => {
	open.set(entry(3));
	open.set(entry(4));
	const before = ask.calls.length;
	assert.deepEqual(await open.type("undo", "en"), [t("pad.undone")]);
	assert.deepEqual(draft(), entry(3));
	await open.type("undo", "en");
	assert.equal(draft(), undefined);
	assert.deepEqual(await open.type("undo", "en"), [t("pad.nothing")]);
	assert.ok(ask.calls.slice(before).every(({ args: [a] }) => !a.line));
});

/** Another window of the same browser. */
let windows = 0;
const another = () => import(`../static/app/pad/store.js?window=${++windows}`);
const stored = (which = id) =>
	page.dispatchEvent(Object.assign(new Event("storage"), { key: `ninetynine.pad.${which}` }));

test("another window follows, deal by deal and draft by draft", async () => {
	const other = await another();
	assert.equal(other.padOf(id).record, "pad 1 2");
	open.set(entry(3));
	stored();
	assert.deepEqual(other.padOf(id).drafts, { 2: entry(3) });
	other.keepPad(other.changed(other.padOf(id), told("pad 1 2 8")));
	stored();
	assert.equal(open.kept.record, "pad 1 2 8");
	other.dropPad(id);
	stored();
	assert.equal(open.kept, undefined);
});

test("a deal entered while another window enters one is still there to be entered", async () => {
	const other = await another();
	open.set(entry(3));
	const entering = open.enter();
	const sent = last();
	other.keepPad(other.changed(other.padOf(id), told("pad 1 2 8"))); // before this window knows of it
	sent.answer(told("pad 1 2 3"));
	await entering;
	assert.equal(open.kept.record, "pad 1 2 8");
	assert.deepEqual(open.entry, entry(3));
	assert.equal(open.deal, 3);
	assert.equal(pads.pads().length, 1);
});

test("the same deal entered in two windows is one", async () => {
	const other = await another();
	open.set(entry(3));
	const entering = open.enter();
	const sent = last();
	other.keepPad(other.changed(other.padOf(id), told("pad 1 2 3")));
	sent.answer(told("pad 1 2 3"));
	await entering;
	assert.equal(open.kept.summary.deals, 3);
	assert.equal(draft(), undefined);
});

test("when two windows have both changed a pad, both pads are kept", async () => {
	const other = await another();
	const was = other.padOf(id);
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3")));
	other.keepPad(other.changed(was, told("pad 1 2 8")));
	stored();
	assert.deepEqual(pads.pads().map((pad) => pad.record).sort(), ["pad 1 2 3", "pad 1 2 8"]);
	assert.equal(open.kept.record, "pad 1 2 8");
});

test("a window in which nothing can be stored keeps its pads when another stores some", async () => {
	store.closed = true;
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3")));
	assert.equal(pads.unkept.value, true);
	store.closed = false;
	stored();
	stored("elsewhere");
	assert.equal(open.kept.record, "pad 1 2 3");
	assert.equal(JSON.parse(Object.values(pads.padsStored())[0]).record, "pad 1 2 3");
});

test("a pad that was never stored stays, whatever is stored of others", () => {
	const other = pads.fresh(told("pad 7"));
	store.closed = true;
	pads.keepPad(other);
	store.closed = false;
	pads.keepPad(pads.withDraft(pads.padOf(id), 2, entry(1)));
	assert.equal(pads.unkept.value, true, "one pad is still not stored");
	stored(other.id);
	assert.equal(pads.padOf(other.id)?.record, "pad 7");
	pads.keepPad(pads.padOf(other.id));
	assert.equal(pads.unkept.value, false);
	store.removeItem(`ninetynine.pad.${other.id}`);
	stored(other.id);
	assert.equal(pads.padOf(other.id), undefined, "thrown away there");
});

test("what there was no room to store is newer than what is stored", async () => {
	const { setItem } = store;
	open.set(entry(3));
	try {
		store.setItem = () => { throw new Error("quota"); };
		open.set(entry(4));
		stored();
		assert.deepEqual(draft(), entry(4));
	} finally {
		store.setItem = setItem;
	}
	stored();
	assert.deepEqual(JSON.parse(store.getItem(`ninetynine.pad.${id}`)).drafts, { 2: entry(4) }, "there is room again");
	const other = await another();
	other.keepPad(other.withDraft(other.padOf(id), 2, entry(5)));
	stored();
	assert.deepEqual(draft(), entry(5), "from now on what is stored is newer");
});

test("what has become of a pad elsewhere keeps its link here, and what is being entered here", () => {
	const name = `ninetynine.pad.${id}`;
	const taken = (pad, later) => {
		pads.dropPad(id);
		pads.keepPad(pad);
		assert.equal(pads.takePad(name, JSON.stringify(later)), true);
		const { record, shared, drafts, open } = pads.padOf(id);
		return { record, shared, drafts, open };
	};
	const pad = pads.padOf(id);
	const shared = { secret: "s", pad: "on1", of: "pad 1 2" };
	const drafts = { 0: entry(6), 2: entry(4) };
	const later = pads.changed(pad, told("pad 1 2 8"));
	assert.deepEqual(taken({ ...pad, shared, drafts, open: 0 }, { ...later, shared: { ...shared, secret: "t" } }),
		{ record: "pad 1 2 8", shared, drafts: { 0: entry(6), 3: entry(4) }, open: null }, "for the deal that is due now");
	assert.deepEqual(taken(pad, { ...later, shared, drafts: { 3: entry(9) } }),
		{ record: "pad 1 2 8", shared, drafts: { 3: entry(9) }, open: null }, "what nobody has here comes from there");
	const fewer = pads.stepped(pad, told("pad 1"), "past");
	assert.deepEqual(taken({ ...pad, drafts: { 1: entry(6), 2: entry(4) } }, fewer).drafts, { 1: entry(4) });
});

test("pads in a file come in once, as what has become of those here, or beside them", async () => {
	const file = () => Object.entries(pads.padsStored());
	const takeAll = (all) => all.forEach(([name, text]) => pads.takePad(name, text));
	const records = () => pads.pads().map((pad) => pad.record).sort();
	const [first] = file();
	pads.dropPad(id);
	takeAll([first]);
	assert.deepEqual(records(), ["pad 1 2"], "a pad that is not here");
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3")));
	const later = file();
	takeAll([first]);
	assert.deepEqual(records(), ["pad 1 2 3"], "an earlier state");
	pads.keepPad(pads.stepped(pads.padOf(id), told("pad 1 2"), "past"));
	takeAll(later);
	assert.deepEqual(records(), ["pad 1 2"], "what has been taken back since");
	const here = file();
	pads.dropPad(id);
	takeAll(later);
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3 5")));
	takeAll(here);
	takeAll(here);
	assert.deepEqual(records(), ["pad 1 2", "pad 1 2 3 5"], "both have gone on");
	takeAll([["ninetynine.pad.x", "{"], ["ninetynine.pad.y", '{"record":"r","id":"y"}']]);
	assert.equal(pads.takePad("ninetynine.course", "1"), false);
	assert.equal(records().length, 2);
	for (const [name, text] of file()) assert.equal(store.getItem(name), text);
});

test("pads go out with everything in one file, and come in with it", async () => {
	const { everything, unpack } = await import("../static/app/shell/backup.js");
	globalThis.fetch = async () => new Response('{"tables":0,"known":0}\n');
	store.closed = true; // no room in the store: the file contains it all the same
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3")));
	const { content } = await everything();
	store.closed = false;
	pads.dropPad(id);
	await unpack(content);
	assert.deepEqual(pads.pads().map((pad) => [pad.id, pad.record]), [[id, "pad 1 2 3"]]);
	assert.equal(JSON.parse(store.getItem(`ninetynine.pad.${id}`)).record, "pad 1 2 3");
});

test("a pad stored before there were steps forward goes on, and is taken back", async () => {
	const bytes = '{"id":"0123","record":"pad 1 2 3","past":[{"at":3,"rest":""},{"at":5,"rest":""},{"at":7,"rest":""}],' +
		'"versions":["a","b","c","d"],"drafts":{},"open":null,"moved":5,"summary":{"variant":"standard",' +
		'"names":["Anna","Bo","Dummy"],"totals":[1,2,3],"deals":3,"over":false}}';
	store.setItem("ninetynine.pad.0123", bytes);
	stored("0123");
	open.close();
	open = new OpenPad("0123", ask);
	await answer("pad 1 2 3");
	await steps("undo");
	assert.equal(open.kept.record, "pad 1 2");
	await steps("redo");
	assert.equal(open.kept.record, "pad 1 2 3");
	pads.dropPad("0123");
});

test("a pad stored by an earlier page is read with its draft", async () => {
	const { versions, drafts, open: _, ...old } = pads.padOf(id);
	store.setItem("ninetynine.pad.old", JSON.stringify({ ...old, id: "old", draft: { deal: 1, entry: entry(6) } }));
	const other = await another();
	assert.deepEqual(other.padOf("old").drafts, { 1: entry(6) });
	assert.equal(other.padOf("old").open, 1);
	const third = await another();
	assert.deepEqual(third.padOf("old").versions, other.padOf("old").versions);
});

/** A server that keeps pads; each request waits for the test. */
function serve() {
	const requests = [];
	globalThis.fetch = (path, { body = "{}" }) => new Promise((go, no) => {
		const { secret, record, was } = JSON.parse(body);
		const answer = (status, told = {}) => go(Response.json(told, { status }));
		requests.push({ path, secret, record, was, answer, ok: () => answer(200, { pad: "on1" }), no });
	});
	return requests;
}

const link = await import("../static/app/pad/link.js");

/** A pad on the server, with a change not yet sent. */
function sharedPad() {
	const pad = pads.padOf(id);
	pads.keepPad({ ...pad, shared: { secret: "s", pad: "on1", of: "pad 1" } });
}

test("what a server refuses is not sent again until it is another", async () => {
	const requests = serve();
	const refused = [];
	sharedPad();
	const stop = link.following(id, (e) => refused.push(e.status));
	await settle();
	requests[0].answer(413, { error: { reason: "too-large", text: "" } });
	await settle();
	pass(600_000);
	await settle();
	assert.deepEqual(refused, [413]);
	assert.equal(requests.length, 1);
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3")));
	await settle();
	assert.equal(requests[1].record, "pad 1 2 3");
	requests[1].ok();
	await settle();
	assert.equal(pads.padOf(id).shared.of, "pad 1 2 3");
	stop();
});

test("a server that is not reached is asked ever more seldom", async () => {
	const requests = serve();
	sharedPad();
	const stop = link.following(id, assert.fail);
	await settle();
	for (const wait of [4000, 8000, 16_000]) {
		const n = requests.length;
		requests.at(-1).no(new Error("gone"));
		await settle();
		pass(wait - 1);
		await settle();
		assert.equal(requests.length, n);
		pass(1);
		await settle();
		assert.equal(requests.length, n + 1);
	}
	requests.at(-1).ok();
	await settle();
	assert.equal(pads.padOf(id).shared.of, "pad 1 2");
	stop();
});

test("what another device has sent is taken as a change, and taking it back sends one's own again", async () => {
	const requests = serve();
	sharedPad();
	const stop = link.following(id, assert.fail);
	await settle();
	assert.equal(requests[0].was, undefined, "a page that knows no mark replaces what is there");
	requests[0].answer(200, { pad: "on1", mark: "m2" });
	await settle();
	const mine = pads.changed(pads.padOf(id), told("pad 1 2 3"));
	pads.keepPad(mine);
	await settle();
	assert.deepEqual([requests[1].was, requests[1].record], ["m2", "pad 1 2 3"]);
	requests[1].answer(409, { error: { reason: "stale", text: "" } });
	await settle();
	assert.match(String(requests[2].path), /pads\/on1$/);
	requests[2].answer(200, { mark: "m9", pad: told("pad 1 2 9") });
	await settle();
	assert.equal(pads.padOf(id).record, "pad 1 2 9");
	assert.equal(pads.beside(pads.padOf(id), "past"), "pad 1 2 3");
	assert.equal(requests.length, 3, "nothing of one's own is sent over it");
	pads.keepPad(pads.stepped(pads.padOf(id), told("pad 1 2 3"), "past"));
	await settle();
	assert.deepEqual([requests[3].was, requests[3].record], ["m9", "pad 1 2 3"]);
	requests[3].ok();
	await settle();
	assert.equal(pads.padOf(id).shared.of, "pad 1 2 3");
	stop();
});

test("nothing is sent again once a pad has been left, however often it was opened", async () => {
	const requests = serve();
	sharedPad();
	for (let n = 0; n < 3; n++) {
		const stop = link.following(id, assert.fail);
		await settle();
		stop();
	}
	for (let n = 0; n < 9; n++) {
		requests.at(-1).no(new Error("gone"));
		await settle();
		pass(120_000);
		await settle();
	}
	assert.equal(requests.length, 1, "and one request was enough for all");
});

test("what is changed while a change is on its way goes after it, also when the pad has been left", async () => {
	const requests = serve();
	sharedPad();
	const stop = link.following(id, assert.fail);
	await settle();
	for (const record of ["pad 1 2 3", "pad 1 2 3 4"]) pads.keepPad(pads.changed(pads.padOf(id), told(record)));
	stop();
	await settle();
	assert.equal(requests.length, 1);
	requests[0].ok();
	await settle();
	assert.deepEqual(requests.slice(1).map((r) => r.record), ["pad 1 2 3 4"]);
	requests[1].ok();
	await settle();
	assert.equal(requests.length, 2);
});

test("changes while the server is out of reach leave one timer", async () => {
	const requests = serve();
	sharedPad();
	const stop = link.following(id, assert.fail);
	await settle();
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3")));
	requests[0].no(new Error("gone"));
	await settle();
	pads.keepPad(pads.changed(pads.padOf(id), told("pad 1 2 3 4")));
	await settle();
	assert.equal(requests.length, 2, "something new is tried at once");
	requests[1].no(new Error("gone"));
	await settle();
	pass(8000);
	await settle();
	assert.equal(requests.length, 3);
	requests[2].ok();
	await settle();
	pass(600_000);
	await settle();
	assert.equal(requests.length, 3);
	stop();
});

test("a pad does not wait for another that does not get through", async () => {
	const requests = serve();
	sharedPad();
	const sending = link.send(id).catch(() => {});
	await settle();
	const other = { ...pads.fresh(told("pad 7")), shared: { secret: "t", pad: "on2", of: "" } };
	pads.keepPad(other);
	const stopping = link.unshare(other.id);
	await settle();
	assert.deepEqual(requests.map((r) => r.secret), ["s", "t"]);
	requests[0].no(new Error("gone"));
	requests[1].ok();
	await Promise.all([sending, stopping]);
});

test("sharing that is stopped while a change is on its way stays stopped", async () => {
	const requests = serve();
	sharedPad();
	const sending = link.send(id);
	const stopping = link.unshare(id);
	await settle();
	assert.equal(requests.length, 1, "one after the other");
	requests[0].ok();
	await settle();
	assert.deepEqual([requests[1].secret, requests[1].record], ["s", undefined]);
	requests[1].ok();
	await Promise.all([sending, stopping]);
	assert.equal(pads.padOf(id).shared, undefined);
	await link.send(id);
	assert.equal(requests.length, 2);
});


test("the next pad suggests the players of the last, and never its dummy, whatever it was called", () => {
	for (const [third, live] of [["Dummy", 2], ["Strohmann", 2], ["Cleo", 3]]) {
		const seats = ["Anna", "Bo", third];
		for (const { id } of pads.pads()) pads.dropPad(id);
		pads.keepPad(pads.fresh({ ...told("pad"), seats, choices: { live } }));
		assert.deepEqual(lastNames(), seats.slice(0, live));
	}
});

test("a pad told by a server without sentences has a sheet and a text", () => {
	const rules = { id: "standard", trump: { by: "success" }, game: { target: 100 }, rubber: { games: 1, wins: 0 } };
	const pad = told("pad 1", { rules, deals: [{ deal: 0, trump: "H", points: [1, 2, 3], made: [], entry: entry(1) }] });
	assert.match(asText(pad), /^1\. .*Anna \+1/m);
	assert.ok(PadSheet({ pad }));
});
