// What the table shows, and which messages wait: npm test

import { doc, media, pass } from "./fakes.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Presenter } from "../static/app/table/presenter.js";

/** A message of a three-player deal with this many cards in tricks, all led and won by seat 0. */
function after(cards, more = {}) {
	const ranks = ["A", "K", "Q"];
	const played = ranks.map((rank, seat) =>
		Array.from({ length: Math.ceil((cards - seat) / 3) }, (_, n) => `${rank}${"CDHS"[n]}`).join(" "),
	);
	const tricks = Math.floor(cards / 3);
	const leads = Array.from({ length: tricks + (cards < 27 ? 1 : 0) }, () => 0);
	const view = { deal: 0, game: 0, held: [9, 9, 9], totals: [0, 0, 0], played, leads, won: [tricks, 0, 0], ...more };
	return { seq: cards, event: { do: "act" }, view };
}

let presenter, pace, seen;

beforeEach(() => {
	pace = "usual";
	presenter = new Presenter(() => pace);
	seen = [];
	presenter.shown.subscribe((s) => s && seen.push(`${s.message.seq}${s.full ? (s.full.gone ? " gone" : " full") : ""}`));
});
afterEach(() => presenter.stop());

const take = (...cards) => cards.forEach((n) => presenter.take(after(n)));

test("what completes no trick is shown at once, but one card after another", () => {
	take(0, 1);
	assert.deepEqual(seen, ["0", "1"]);
	take(2);
	assert.deepEqual(seen, ["0", "1"], "the first card is to be seen before the second");
	pass(349);
	assert.deepEqual(seen, ["0", "1"]);
	pass(1);
	assert.deepEqual(seen, ["0", "1", "2"]);
});

test("what is no card waits for none, and a card waits for nothing long past", () => {
	take(0, 1);
	presenter.take({ ...after(1), seq: 7 }); // a chat message
	presenter.take({ ...after(1), seq: 8 });
	pass(350);
	assert.deepEqual(seen, ["0", "1", "7", "8"]);
	take(2);
	assert.equal(seen.at(-1), "2");
});

test("a full trick lies, is gathered, and what follows waits in order", () => {
	take(2, 3, 4, 5);
	assert.deepEqual(seen, ["2", "3 full"]);
	assert.equal(presenter.shown.value.full.winner, 0);
	assert.deepEqual(
		presenter.shown.value.full.cards.map((c) => c.card),
		["AC", "KC", "QC"],
	);
	pass(1199);
	assert.deepEqual(seen, ["2", "3 full"]);
	pass(1);
	assert.equal(seen.at(-1), "3 gone");
	pass(279);
	assert.equal(seen.at(-1), "3 gone");
	pass(1);
	assert.deepEqual(seen, ["2", "3 full", "3 gone", "3", "4"], "who leads is to be seen before who follows");
	pass(349);
	assert.equal(seen.at(-1), "4");
	pass(1);
	assert.equal(seen.at(-1), "5");
});

test("how soon cards follow one another is the person's choice, with motion or without", () => {
	for (const [wished, beat] of Object.entries({ calm: 650, usual: 350, quick: 150 })) {
		for (const still of [false, true]) {
			media.set("(prefers-reduced-motion: reduce)", still);
			[pace, presenter] = [wished, new Presenter(() => pace)];
			presenter.take(after(0));
			presenter.take(after(1));
			presenter.take(after(2));
			pass(beat - 1);
			assert.equal(presenter.shown.value.message.seq, 1, wished);
			pass(1);
			assert.equal(presenter.shown.value.message.seq, 2, wished);
			presenter.stop();
		}
	}
});

test("at once means at once: cards wait for nothing but a full trick", () => {
	[pace, presenter] = ["instant", new Presenter(() => pace)];
	presenter.take(after(0));
	presenter.take(after(1));
	presenter.take(after(2));
	assert.equal(presenter.shown.value.message.seq, 2);
	presenter.stop();
});

test("how long it lies is the person's choice, also while tricks wait", () => {
	take(2, 3, 6);
	pass(1200);
	pass(280);
	assert.equal(seen.at(-1), "6 full");
	pace = "calm";
	take(9);
	pass(1200);
	pass(280);
	assert.equal(seen.at(-1), "9 full");
	pass(1999);
	assert.equal(seen.at(-1), "9 full");
	pass(1);
	assert.equal(seen.at(-1), "9 gone");
	pace = "quick";
	take(12);
	pass(280);
	pass(550);
	assert.equal(seen.at(-1), "12 gone");
});

test("who hurries goes on a step at a time", () => {
	take(2, 3, 4);
	assert.equal(presenter.hurry(), true);
	assert.equal(seen.at(-1), "3 gone");
	assert.equal(presenter.hurry(), false);
	assert.equal(seen.at(-1), "4");
	assert.equal(presenter.hurry(), false);
	pass(5000);
	assert.deepEqual(seen, ["2", "3 full", "3 gone", "3", "4"], "no timer is left over");
});

test("who wants no motion sees nothing gathered", () => {
	media.set("(prefers-reduced-motion: reduce)", true);
	take(2, 3);
	pass(1200);
	pass(0);
	assert.equal(seen.at(-1), "3");
});

test("the newest is shown at once when it is asked for, where nobody looks, and when too much waits", () => {
	take(2, 3, 4, 5);
	presenter.skip();
	assert.deepEqual(seen.slice(-1), ["5"]);
	assert.equal(presenter.shown.value.full, null);
	const n = seen.length;
	take(6);
	assert.deepEqual(seen.slice(n), ["6 full"], "what was skipped is not shown later");
	doc.hidden = true;
	take(7);
	assert.equal(seen.at(-1), "7");
	doc.hidden = false;
	take(9);
	for (let n = 10; n < 22; n++) take(n);
	assert.equal(seen.at(-1), "9 full", "twelve may wait");
	take(22);
	assert.equal(seen.at(-1), "22");
	pass(5000);
	assert.equal(seen.at(-1), "22");
});

test("what lies there is put away when it is skipped, with nothing new", () => {
	take(2, 3);
	presenter.skip();
	assert.equal(seen.at(-1), "3");
});

test("an act that is taken back while a trick lies is gone after it", () => {
	take(2, 3);
	presenter.take({ ...after(2), seq: 4 });
	assert.equal(seen.at(-1), "3 full");
	pass(1200);
	pass(280);
	assert.equal(seen.at(-1), "4");
	assert.equal(presenter.shown.value.full, null, "fewer tricks complete none");
});

test("a trick of another deal is none that was completed here", () => {
	take(2);
	presenter.take({ ...after(3, { deal: 1 }), seq: 9 });
	assert.equal(seen.at(-1), "9");
});

test("nothing more is shown of a table that was left", () => {
	take(2, 3, 4);
	presenter.stop();
	pass(5000);
	assert.equal(seen.at(-1), "3 full");
});
