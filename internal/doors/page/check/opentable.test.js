// An open table: its state, its display and its commands: npm test

import { asked, pass, settle, store, until } from "./fakes.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, test } from "node:test";
import { signal } from "../static/app/base/html.js";
import "./catalogues.js";
import { speak } from "../static/app/base/phrase.js";
import { news } from "../static/app/parts/components.js";
import { OpenTable } from "../static/app/table/opentable.js";
import { settings } from "../static/app/base/settings.js";
import { Refused } from "../static/app/transport/http.js";

/** A port to a fake hall: commands wait for the test to answer them. */
let port, table, seq;

beforeEach(() => {
	[seq, table] = [0, open()];
	settings.spoken.value = settings.forced.value = false;
});
afterEach(() => table.close());

let tables = 0;

function open(id = `t${++tables}`) {
	port = {
		state: signal("live"),
		refused: signal(null),
		trouble: signal(""),
		act: asked(),
		hint: asked(),
		now: () => Date.now() + 250,
		again: asked(),
		doubt: asked(),
		closed: 0,
	};
	port.close = () => port.closed++;
	return new OpenTable(id, (at, onmessage) => ((port.tell = onmessage), (port.at = at), port));
}

const chairs = [{ player: "p1" }, { bot: "club" }, { bot: "club" }];

/** A View in which seat 0 holds these cards and has these options. */
const view = (hand, options, more = {}) => ({
	...{ seat: 0, deal: 0, game: 0, phase: options?.kind ?? "play", held: [9, 9, 9], totals: [0, 0, 0], hand },
	...{ played: ["", "", ""], leads: [0], won: [0, 0, 0], turn: [], options, ...more },
});

const play = (from, more = {}) => ({ kind: "play", from, pick: 1, ...more });

/** Delivers the message of the next entry, or of the given one. */
function tell(v, event = { do: "act" }, more = {}) {
	seq = more.seq ?? seq + 1;
	const at = { stage: "playing", match: 1, chairs, ...more.table };
	port.tell({ at: 5, event, seat: 0, view: v, ...more, seq, table: at });
}

/** The commands sent, without their ids. */
const commands = () => port.act.calls.map(({ args: [{ id, ...command }] }) => command);
const last = () => port.act.calls.at(-1);

/** Answers the last command with an entry. */
async function done(n) {
	last().answer({ seq: n });
	await settle();
}

async function refuse(reason) {
	last().refuse(new Refused(409, reason, reason));
	await settle();
}

test("an act is posted with what was seen, and is under way until its entry is heard", async () => {
	tell(view("AC KC 7D", play("AC KC")));
	const played = table.play("play AC");
	assert.deepEqual(commands(), [{ do: "act", act: "play AC", seen: 1 }]);
	assert.equal(table.busy.value, "play AC");
	await done(2);
	assert.equal(await played, true);
	assert.equal(table.busy.value, "play AC", "its message is still to come");
	assert.equal(table.current.value, false, "what is shown is older than what was done");
	tell(view("KC 7D", undefined));
	assert.equal(table.busy.value, "");
	assert.equal(table.current.value, true);
});

test("its message may come before its answer", async () => {
	tell(view("AC KC 7D", play("AC KC")));
	void table.play("play AC");
	tell(view("KC 7D", undefined));
	assert.equal(table.busy.value, "play AC");
	await done(2);
	assert.equal(table.busy.value, "");
	assert.equal(table.current.value, true);
});

test("an entry that tells of the act ends it, whatever becomes of the answer", async () => {
	tell(view("AC KC 7D", play("AC KC")));
	const first = table.play("play AC");
	const { answer } = last();
	tell(view("KC 7D", undefined), { do: "act", seat: 0, acts: ["0 play AC"] });
	assert.equal(table.busy.value, "");
	tell(view("KC 7D", play("KC 7D"), { played: ["AC", "", ""] }));
	void table.play("play KC");
	answer({ seq: 2 });
	assert.equal(await first, true);
	assert.equal(table.busy.value, "play KC", "the answer to the act before it");
	await done(4);
	tell(view("7D", undefined));
	assert.equal(table.busy.value, "");
});

test("while an act is under way there is no other, and none without a question", async () => {
	assert.equal(await table.play("play AC"), false);
	tell(view("AC KC 7D", undefined));
	assert.equal(await table.play("play AC"), false);
	tell(view("AC KC 7D", play("AC KC")));
	void table.play("play AC");
	assert.equal(await table.play("play KC"), false);
	assert.equal(port.act.calls.length, 1);
});

test("an act that is refused leaves things as they were", async () => {
	for (const reason of ["stale", "illegal", "no-session"]) {
		tell(view("AC KC 7D", play("AC KC")));
		const played = table.play("play AC");
		await refuse(reason);
		assert.equal(await played, false);
		assert.equal(table.busy.value, "");
		assert.equal(table.current.value, true);
	}
	assert.equal(port.again.calls.length, 1, "without a session the line is taken up anew, as nobody");
});

test("a dummy's card is played from its hand", () => {
	tell(view("AC KC", play("2D 3D", { seat: 2 })));
	void table.play("play 2D");
	assert.deepEqual(commands(), [{ do: "act", act: "play 2D", seen: 1, hand: 2 }]);
});

test("what one plays oneself does not wait for the card before it", async () => {
	tell(view("AC KC", undefined, { played: ["", "", ""] }));
	tell(view("AC KC", play("AC KC"), { played: ["", "", "QC"] }));
	void table.play("play AC");
	tell(view("KC", undefined, { played: ["AC", "", "QC"] }));
	assert.equal(table.view.value.hand, "KC");
	tell(view("KC", undefined, { played: ["AC", "9C", "QC"] }));
	assert.equal(table.view.value.played[1], "", "what others play does");
	await done(3);
});

test("what is shown is not current while a trick lies, nor what it asks", async () => {
	tell(view("AC 7D 8D", undefined, { played: ["KC", "QC", ""], leads: [0] }));
	tell(view("AC 7D 8D", play("AC 7D 8D"), { played: ["KC", "QC", "JC"], leads: [0, 0], won: [1, 0, 0] }));
	tell(view("AC 7D 8D", play("AC 7D"), { played: ["KC", "QC", "JC"], leads: [0, 0], won: [1, 0, 0] }));
	const current = [];
	const end = table.current.subscribe((is) => is && current.push(table.view.value.options.from));
	pass(1200);
	assert.deepEqual(current, []);
	pass(280);
	end();
	assert.deepEqual(current, ["AC 7D"], "only the newest");
});

test("a card that is wished for is played as soon as it may be", async () => {
	tell(view("AC KC 7D", undefined));
	table.next.value = "KC";
	tell(view("AC KC 7D", play("AC KC")));
	assert.deepEqual(commands(), [], "not within the message");
	pass(0);
	assert.deepEqual(commands(), [{ do: "act", act: "play KC", seen: 2 }]);
	assert.equal(table.next.value, "");
});

test("a wish is forgotten when it cannot be, is taken back, or the card is gone", () => {
	const wish = () => {
		tell(view("AC KC 7D", undefined));
		table.next.value = "KC";
	};
	wish();
	tell(view("AC KC 7D", play("7D")));
	assert.equal(table.next.value, "");
	wish();
	tell(view("AC 7D", undefined));
	assert.equal(table.next.value, "");
	wish();
	tell(view("AC KC 7D 8S", play("AC KC")), { do: "ask", text: "undo", done: true });
	assert.equal(table.next.value, "");
	wish();
	void table.act({ do: "ask", text: "undo" });
	assert.equal(table.next.value, "");
	wish();
	tell(view("", undefined, { phase: "over" }));
	assert.equal(table.next.value, "");
	pass(1000);
	assert.deepEqual(commands(), [{ do: "ask", text: "undo", seen: 7 }]);
});

test("the dummy's turn plays no wish of one's own", () => {
	tell(view("AC KC", undefined));
	table.next.value = "KC";
	tell(view("AC KC", play("2D KC", { seat: 2 })));
	pass(1000);
	assert.deepEqual(commands(), []);
});

test("alone with bots the last card is played by itself, after a moment", async () => {
	tell(view("AC", play("AC")));
	pass(449);
	assert.deepEqual(commands(), []);
	pass(1);
	assert.deepEqual(commands(), [{ do: "act", act: "play AC", seen: 1 }]);
});

test("nobody plays a newcomer's last card", () => {
	table.settled.value = { settings: { guide: true }, host: "" };
	tell(view("AC", play("AC")));
	pass(1000);
	assert.deepEqual(commands(), []);
	settings.way.value = "over";
	tell(view("AC", play("AC")));
	pass(450);
	assert.equal(commands().length, 1, "without the help it plays itself");
});

test("with others, by typing, or of several cards none is played by itself", () => {
	tell(view("AC", play("AC")), { do: "act" }, { table: { chairs: [{ player: "p1" }, { player: "p2" }, {}] } });
	pass(1000);
	settings.spoken.value = true;
	tell(view("AC", play("AC")));
	pass(1000);
	settings.spoken.value = false;
	tell(view("AC KC", play("AC")));
	pass(1000);
	assert.deepEqual(commands(), [], "that it is forced would be told to nobody, but was not wished");
	settings.forced.value = true;
	tell(view("AC KC", play("AC")));
	pass(450);
	assert.equal(commands().length, 1);
});

test("the setting for forced cards is told of once, at the third card that it would have played", async () => {
	news.value = [];
	const told = [];
	for (const from of ["AC KC", "AC", "AC", "AC", "AC"]) {
		tell(view("AC KC", play(from)));
		void table.play("play AC");
		await done(seq);
		told.push(news.value.length);
	}
	assert.deepEqual(told, [0, 0, 0, 1, 1]);
});

test("after something was taken back nothing is played by itself, until the person has played", async () => {
	settings.forced.value = true;
	tell(view("AC KC 7D", play("AC")), { do: "answer", done: true });
	pass(1000);
	assert.deepEqual(commands(), []);
	void table.play("play AC");
	await done(2);
	tell(view("KC 7D", undefined));
	tell(view("KC 7D", play("KC")));
	pass(450);
	assert.deepEqual(
		commands().map((c) => c.act),
		["play AC", "play KC"],
	);
});

test("a card that was played by itself and is withdrawn is not played by itself again", async () => {
	tell(view("AC", play("AC")));
	pass(450);
	table.unsent.withdraw(table.unsent.waiting.value[0].command.id);
	await settle();
	assert.equal(commands().at(-1).do, "withdraw");
	await done(2);
	pass(450);
	assert.deepEqual(
		commands().map((c) => c.do),
		["act", "withdraw"],
	);
	assert.equal(table.busy.value, "");
	void table.play("play AC");
	assert.equal(commands().length, 3);
});

test("a take-back that is only asked for takes nothing back", () => {
	settings.forced.value = true;
	tell(view("AC KC 7D", play("AC")), { do: "ask", text: "undo" });
	pass(450);
	assert.equal(commands().length, 1);
});

test("what is played by itself waits for the trick that lies", () => {
	tell(view("AC", undefined, { played: ["KC", "QC", ""] }));
	tell(view("AC", play("AC"), { played: ["KC", "QC", "JC"], leads: [0, 0], won: [1, 0, 0] }));
	pass(1200);
	pass(279);
	assert.deepEqual(commands(), []);
	pass(1);
	pass(450);
	assert.equal(commands().length, 1);
});

const laying = {
	kind: "lay",
	from: "AC KC 7D 8S",
	pick: 3,
	worth: "C3 D0 H2 S1",
	offers: ["pass", "declare", "reveal"],
};

test("cards that were chosen and cannot be any more are chosen no more", () => {
	tell(view("AC KC 7D 8S", laying));
	table.chosen.value = new Set(["AC", "8S"]);
	tell(view("AC KC 7D 8S", laying), { do: "chat", text: "hello" });
	assert.deepEqual([...table.chosen.value], ["AC", "8S"]);
	tell(view("AC KC 7D", { ...laying, from: "AC KC 7D" }));
	assert.deepEqual([...table.chosen.value], ["AC"]);
});

test("a premium that was chosen with the bid is offered when its time has come", async () => {
	tell(view("AC KC 7D 8S", laying));
	table.chosen.value = new Set(["AC", "KC", "7D"]);
	void table.lay("declare");
	assert.deepEqual(commands(), [{ do: "act", act: "lay AC KC 7D", seen: 1 }]);
	await done(2);
	assert.equal(table.intended.value, "declare");
	tell(view("8S", undefined, { phase: "lay" }));
	await settle();
	assert.equal(port.act.calls.length, 1, "others still lay");
	tell(view("8S", { kind: "offer", acts: ["pass", "declare", "reveal"] }));
	assert.deepEqual(commands().at(-1), { do: "act", act: "declare", seen: 3 });
	tell(view("8S", { kind: "offer", acts: ["pass", "declare", "reveal"] }), { do: "chat", text: "hm" });
	await settle();
	assert.equal(port.act.calls.length, 2, "once");
	assert.equal(table.intended.value, "declare", "it is under way");
	await done(5);
	assert.equal(table.intended.value, "");
});

test("an offer that goes with the cards is not asked for, if their message comes before the answer", async () => {
	tell(view("AC KC 7D 8S", laying));
	table.chosen.value = new Set(["AC", "KC", "7D"]);
	void table.lay("pass");
	tell(view("8S", { kind: "offer", acts: ["pass", "declare"] }), { do: "act", seat: 0, acts: ["0 lay AC KC 7D"] });
	assert.equal(table.intended.value, "pass");
	await done(2);
	assert.deepEqual(commands().map((c) => c.act), ["lay AC KC 7D", "pass"]);
});

test("a premium that was chosen with a bid that waits is offered after the page was loaded anew", async () => {
	tell(view("AC KC 7D 8S", laying));
	table.chosen.value = new Set(["AC", "KC", "7D"]);
	void table.lay("declare");
	const kept = { ...table.unsent.waiting.value[0], tab: "closed" };
	table.close();
	store.setItem(`ninetynine.unsent.t${++tables}.${kept.command.id}`, JSON.stringify(kept));
	[seq, table] = [0, open(`t${tables}`)];
	tell(view("AC KC 7D 8S", laying));
	await settle();
	await done(2);
	tell(view("8S", { kind: "offer", acts: ["pass", "declare"] }), { do: "act", seat: 0, acts: [] });
	await settle();
	assert.deepEqual(
		commands().map((c) => c.act),
		["lay AC KC 7D", "declare"],
	);
});

test("a premium that was chosen with a bid outlives the page, for its deal alone", async () => {
	for (const [deal, sent] of [[0, "declare"], [1, undefined]]) {
		[seq, table] = [0, (table.close(), open())];
		tell(view("AC KC 7D 8S", laying));
		table.chosen.value = new Set(["AC", "KC", "7D"]);
		void table.lay("declare");
		await done(2);
		tell(view("8S", undefined, { phase: "lay" }));
		[seq, table] = [0, (table.close(), open(table.id))];
		tell(view("8S", { kind: "offer", acts: ["pass", "declare"] }, { deal }));
		await settle();
		assert.equal(commands().at(-1)?.act, sent);
		if (sent) await done(2);
		assert.equal(table.intended.value, "");
	}
});

test("a kept premium that another tab has offered is refused without a word", async () => {
	tell(view("AC KC 7D 8S", laying));
	table.chosen.value = new Set(["AC", "KC", "7D"]);
	void table.lay("declare");
	await done(2);
	const told = news.value;
	tell(view("8S", { kind: "offer", acts: ["pass", "declare"] }));
	await refuse("not-yours");
	assert.deepEqual([table.intended.value, news.value], ["", told]);
});

test("a premium that cannot be offered is forgotten, and asked for", async () => {
	tell(view("AC KC 7D 8S", laying));
	table.chosen.value = new Set(["AC", "KC", "7D"]);
	void table.lay("declare");
	await done(2);
	tell(view("8S", { kind: "offer", acts: ["pass", "reveal"] }));
	await settle();
	assert.equal(table.intended.value, "");
	assert.equal(port.act.calls.length, 1);
});

test("a premium that was chosen with cards that are taken back is not offered with others", async () => {
	for (const event of [
		{ do: "ask", text: "undo", done: true, keep: true, seat: 0 },
		{ do: "ask", text: "replay", done: true, seat: 1 }, // players here need not ask for consent
		{ do: "answer", on: true, done: true, seat: 1 },
	]) {
		[seq, table] = [0, (table.close(), open())];
		tell(view("AC KC 7D 8S", laying));
		table.chosen.value = new Set(["AC", "KC", "7D"]);
		void table.lay("declare");
		await done(2);
		tell(view("8S", undefined, { phase: "lay", aside: "AC KC 7D" }));
		tell(view("8S", undefined, { phase: "lay", aside: "AC KC 7D" }), { ...event, text: "undo", keep: true, seat: 1 });
		assert.equal(table.intended.value, "declare", "another thinks again");
		tell(view("AC KC 7D 8S", laying), event);
		void table.lay("");
		await done(5);
		tell(view("8S", { kind: "offer", acts: ["pass", "declare"] }));
		await settle();
		assert.deepEqual(
			commands().map((c) => c.act.split(" ")[0]),
			["lay", "lay"],
			JSON.stringify(event),
		);
	}
});

test("no premium is offered for cards that were not laid", async () => {
	tell(view("AC KC 7D 8S", laying));
	void table.lay("declare");
	await refuse("illegal");
	tell(view("8S", { kind: "offer", acts: ["pass", "declare"] }));
	await settle();
	assert.equal(port.act.calls.length, 1);
	assert.equal(table.intended.value, "");
});

const waiting = { table: { stage: "waiting" } };
const entropies = (commit) => ({ stage: "mixing", chairs: [{ player: "p1", commit }, { bot: "club" }] });

test("who is ready for a match commits to entropy, and discloses it when the match has begun", async () => {
	tell(undefined, { do: "sit" }, waiting);
	void table.ready();
	await until(() => commands().length === 1);
	const [{ do: what, text: commit }] = commands();
	assert.equal(what, "ready");
	await done(2);
	tell(undefined, { do: "ready" }, { table: entropies(commit) });
	await settle();
	assert.equal(port.act.calls.length, 1, "not before it has begun");
	tell(undefined, { do: "begin" }, { table: entropies(commit) });
	await settle();
	assert.equal(commands()[1].do, "entropy");
	const own = Buffer.from(commands()[1].text, "hex");
	assert.equal(createHash("sha256").update("n99-entropy-1").update(own).digest("hex"), commit);
});

test("in several tabs, or loaded anew, the same is disclosed; what another browser drew is not", async () => {
	tell(undefined, { do: "sit" }, waiting);
	void table.ready();
	await until(() => commands().length === 1);
	const commit = commands()[0].text;
	const first = table;
	table = open(first.id);
	tell(undefined, { do: "present" }, { table: entropies(commit), settings: {}, seq: 3 });
	await settle();
	assert.equal(commands()[0]?.do, "entropy");
	tell(undefined, { do: "present" }, { table: entropies("0".repeat(64)), seq: 4 });
	await settle();
	assert.equal(port.act.calls.length, 1);
	first.close();
});

test("a browser that keeps nothing discloses as long as the page is there", async () => {
	store.closed = true;
	tell(undefined, { do: "sit" }, waiting);
	void table.ready();
	await until(() => commands().length === 1);
	tell(undefined, { do: "begin" }, { table: entropies(commands()[0].text) });
	await settle();
	assert.equal(commands()[1]?.do, "entropy");
});

test("what is wrong is told after a moment, and so is its end; that the line is back at once", () => {
	const told = [];
	const end = table.wrong.subscribe((wrong) => told.push(wrong));
	port.state.value = "lost";
	pass(999);
	port.state.value = "live";
	pass(5000);
	port.state.value = "lost";
	pass(1000);
	port.state.value = "live";
	assert.deepEqual(told, ["", "lost", ""]);
	port.trouble.value = "full";
	pass(1000);
	port.trouble.value = ""; // the stream starts again
	pass(999);
	port.trouble.value = "full";
	pass(5000);
	assert.deepEqual(told, ["", "lost", "", "full"]);
	port.trouble.value = "";
	pass(1000);
	end();
	assert.deepEqual(told, ["", "lost", "", "full", ""]);
});

test("an answer shows that a lost connection can be had again", async () => {
	tell(view("AC KC 7D", play("AC KC")));
	void table.play("play AC");
	port.state.value = "lost";
	await done(2);
	assert.equal(port.again.calls.length, 1);
});

test("for the next deal one is ready without entropy, and says so once", async () => {
	tell(view("", undefined, { phase: "over" }), { do: "act" }, { table: { stage: "between" } });
	void table.ready();
	void table.ready();
	await settle();
	assert.deepEqual(commands(), [{ do: "ready", seen: 1 }]);
	assert.equal(table.waits.value, 1);
	await done(2);
	assert.equal(table.waits.value, 0);
});

const advice = { act: "play KC", choices: [] };

test("advice stays as long as the decision that it is about", async () => {
	tell(view("AC KC", play("AC KC")));
	void table.hint();
	void table.hint();
	assert.equal(table.thinking.value, true);
	assert.equal(port.hint.calls.length, 1);
	tell(view("AC KC", play("AC KC")), { do: "hint" });
	port.hint.calls[0].answer({ seq: 2, advice });
	await settle();
	assert.equal(table.thinking.value, false);
	assert.equal(table.advice.value.advice, advice);
	tell(view("AC KC", play("AC KC")), { do: "chat", text: "hello" });
	assert.equal(table.advice.value.advice, advice);
	tell(view("KC", undefined));
	assert.equal(table.advice.value, null);
});

test("advice that comes too late is not told", async () => {
	tell(view("AC KC", play("AC KC")));
	void table.hint();
	tell(view("KC", play("KC")));
	port.hint.calls[0].answer({ seq: 2, advice });
	await settle();
	assert.equal(table.advice.value, null);
});

test("advice is followed by playing, or by choosing what to lay aside", async () => {
	tell(view("AC KC", play("AC KC")));
	void table.hint();
	port.hint.calls[0].answer({ seq: 1, advice });
	await settle();
	table.heed();
	assert.equal(table.advice.value, null);
	assert.deepEqual(commands(), [{ do: "act", act: "play KC", seen: 1 }]);
	table.heed();
	await refuse("stale");
	tell(view("AC KC 7D 8S", laying));
	void table.hint();
	port.hint.calls[1].answer({ seq: 1, advice: { act: "lay AC KC 7D", choices: [] } });
	await settle();
	table.heed();
	assert.deepEqual([...table.chosen.value], ["AC", "KC", "7D"]);
	assert.equal(port.act.calls.length, 1);
	assert.notEqual(table.advice.value, null, "the hint stays for the second press");
});

test("what is said is kept, the last hundred", () => {
	const talk = [{ seq: 1, at: 5, by: "p2", name: "Ada", seat: 1, text: "hello" }];
	tell(undefined, { do: "present" }, { settings: { variant: "four" }, host: "p2", talk });
	assert.deepEqual(table.settled.value, { settings: { variant: "four" }, host: "p2" });
	tell(undefined, { do: "chat", by: "p1", name: "Ole", seat: 0, text: "hej" });
	assert.deepEqual(table.talk.value, [...talk, { seq: 2, at: 5, by: "p1", name: "Ole", seat: 0, text: "hej" }]);
	for (let i = 0; i < 120; i++) tell(undefined, { do: "chat", text: String(i) });
	assert.equal(table.talk.value.length, 100);
	assert.equal(table.talk.value.at(-1).text, "119");
	tell(undefined, { do: "present" }, { settings: {}, talk: [] });
	assert.deepEqual(table.talk.value, []);
});

test("what time it is at the hall", () => {
	assert.equal(table.now(), 1_000_250);
	assert.equal(port.at, table.id);
});

test("a table that is left does nothing more", () => {
	tell(view("AC", play("AC")));
	table.close();
	pass(5000);
	assert.deepEqual(commands(), []);
	assert.equal(port.closed, 1);
});

test("one press takes back one thing, however fast the presses come, and it can be done again", async () => {
	const full = view("AC KC 7D 8D", play("AC KC 7D 8D"));
	const less = view("KC 7D 8D", play("KC 7D 8D"));
	tell(full);
	tell(less, { do: "act", seat: 0, acts: ["0 play AC"] });
	tell(view("7D 8D", play("7D 8D")), { do: "act", seat: 0, acts: ["0 play KC"] });
	const press = async () => {
		const before = port.act.calls.length;
		void table.takeBack();
		await settle();
		return port.act.calls.length > before;
	};
	const back = async (to) => {
		await done(seq + 1);
		tell(to, { do: "ask", text: "undo", done: true, seat: 0 });
	};
	pass(5000);
	assert.equal(await press(), true);
	assert.equal(await press(), false, "it is under way");
	await back(less);
	assert.equal(await press(), false, "nobody has seen yet what was taken back");
	pass(5000);
	assert.equal(await press(), true);
	await back(full);
	assert.deepEqual([commands().length, commands().at(-1).text], [2, "undo"]);
	void table.redo();
	await settle();
	assert.equal(commands().length, 2, "the table has nothing to redo");
	tell(full, { do: "hint", seat: 0 }, { table: { redo: [0] } });
	void table.redo();
	void table.redo();
	await settle();
	assert.deepEqual(commands().slice(2).map((c) => c.do), ["redo"], "one press, or two, redo one thing");
	await done(seq + 1);
	tell(less, { do: "redo", seat: 0 });
	assert.deepEqual(table.view.value, less, "shown at once, however many acts it has");
});

test("that another player has taken a chair over is told to the others", () => {
	const told = () => news.value.filter((n) => /page.speech.merged|another player/.test(n.text)).length;
	tell(view("AC"), { do: "merge", by: "p1", text: "p2", seat: 0 });
	tell(view("AC"), { do: "merge", by: "p1", text: "p2", seat: -1 });
	assert.equal(told(), 0);
	tell(view("AC"), { do: "merge", by: "p3", text: "p4", seat: 1 });
	assert.equal(told(), 1);
});

test("a card that is withdrawn before it is sent is let go", async () => {
	tell(view("AC KC 7D", play("AC KC")));
	table.chosen.value = new Set(["AC"]); // by the first of two presses
	const played = table.play("play AC");
	table.unsent.withdraw(table.unsent.waiting.value[0].command.id);
	await settle();
	await done(2);
	assert.equal(await played, false);
	assert.deepEqual([...table.chosen.value], []);
});

test("a player who is no longer ready, as the players have changed, is told so", async () => {
	await speak("en", "/");
	const told = () => news.value.filter((n) => n.text.startsWith("The players have changed")).length;
	const before = told();
	const sits = (ready, event, stage = "waiting") =>
		tell(undefined, event, { table: { stage, chairs: [{ player: "p1", ready }, { bot: "club" }] } });
	sits(true, { do: "ready" });
	sits(false, { do: "unready" });
	sits(true, { do: "ready" });
	sits(false, { do: "begin" }, "playing");
	assert.equal(told(), before, "the player's own wish, and the beginning");
	sits(true, { do: "ready" });
	sits(false, { do: "remove" });
	assert.equal(told(), before + 1);
});
