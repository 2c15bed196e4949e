// The last page of a match, its stamps, announcements and latest chat: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";
import { languages } from "../static/app/base/lists.js";
import { asText, pageOf } from "../static/app/table/matchresult.js";
import { exposed, stamped } from "../static/app/parts/celebration.js";
import { cut } from "../static/app/table/resultpicture.js";
import { speak } from "../static/app/base/phrase.js";
import { sayings } from "../static/app/table/chat.js";

const tags = /** @type {(keyof typeof languages)[]} */ (Object.keys(languages));

const names = ["Anna", "Ben", "Clara"];

const deal = (n, points, totals, made, premium = ["", "", ""]) => ({ deal: n, game: 0, points, totals, made, premium });

const scores = /** @type {any} */ ([
	deal(0, [33, 2, 13], [33, 2, 13], [true, false, true]),
	deal(1, [31, 4, 64], [64, 6, 77], [true, false, true], ["", "", "declare"]),
	deal(2, [13, 12, 14], [77, 18, 91], [true, true, true], ["reveal", "", ""]),
	deal(3, [2, 60, 2], [79, 78, 93], [false, true, false], ["declare", "", ""]),
]);

test("the best of a match, as facts", async () => {
	await speak("en", "/");
	const match = { scores, end: /** @type {any} */ ({ totals: [79, 78, 93] }), names, title: "T", winner: "Clara wins." };
	const page = pageOf(match);
	assert.deepEqual(page.places.map((p) => p.name), ["Clara", "Anna", "Ben"]);
	assert.deepEqual(page.facts, [
		"Clara took the best deal: 64 points in deal 2.",
		"Anna made 3 contracts in a row.",
		"Anna made one premium.",
		"In one deal all players made it.",
		"Clara finished 14 points ahead.",
	]);
	assert.equal(asText(page).split("\n")[2], "Clara 93, Anna 79, and Ben 78");
	for (const l of tags) {
		await speak(l, "/");
		for (const fact of pageOf(match).facts) assert.match(fact, /^[\p{Lu}][^⟨{}]*\.$/u, l);
	}
});

test("what is stamped on an account", () => {
	const view = (more) => /** @type {any} */ ({ seat: 0, points: [13, 2], made: [true, false], ...more });
	const cases = {
		made: [view({}), false],
		"": [view({ made: [false, true] }), false],
		all: [view({ made: [true, true] }), false],
		best: [view({ points: [2, 99] }), false],
		game: [view({ closed: {} }), false],
		match: [view({ closed: {}, end: {} }), true],
		premium: [view({ premium: ["declare", ""] }), false],
	};
	assert.equal(stamped(view({ closed: {}, end: { rubber: [100, 0] } }), 2, true), "match", "a rubber has one name, too");
	assert.equal(stamped(view({ made: [false, false], premium: ["reveal", ""] }), 2, false), "", "a premium that failed");
	for (const [want, [v, won]] of Object.entries(cases)) assert.equal(stamped(v, 2, won), want);
});

test("which premiums are news", () => {
	const view = (more) => /** @type {any} */ ({ deal: 0, game: 0, phase: "lay", ...more });
	const held = view({ phase: "play", premium: ["", "reveal"] });
	assert.deepEqual(exposed(view({}), held), [{ seat: 1, offer: "reveal" }]);
	assert.deepEqual(exposed(undefined, held), [], "to somebody who comes later");
	assert.deepEqual(exposed(held, held), []);
	assert.deepEqual(exposed(view({ deal: 1 }), held), [], "of another deal");
	assert.deepEqual(exposed(view({}), { ...held, phase: "over" }), []);
});

test("what was just said at each seat", () => {
	const said = (seq, seat, by, at = 10) => /** @type {any} */ ({ seq, at, by, seat, name: by, text: `${seq}` });
	const early = said(2, 1, "ben", 1);
	const talk = [said(1, 0, "me"), early, said(3, 1, "ben"), said(4, 2, "clara"), said(5, 1, ""), said(6, -1, "eve")];
	const news = sayings(talk, { me: "me", since: 5 });
	assert.deepEqual([...news].map(([seat, s]) => [seat, s.seq]), [[1, 5], [2, 4]]);
});

test("a name that is too wide is cut between characters as people see them", () => {
	const wide = { measureText: (text) => ({ width: [...new Intl.Segmenter().segment(text)].length }) };
	assert.equal(cut(wide, "Anna", 4), "Anna");
	assert.equal(cut(wide, "Annabel", 4), "Ann…");
	assert.equal(cut(wide, "Ann🇸🇪🇩🇪", 4), "Ann…");
	assert.equal(cut(wide, "A👩‍👩‍👧🇸🇪🇩🇪", 3), "A👩‍👩‍👧…");
	assert.equal(cut(wide, "Ann\u0065\u0301e\u0301x", 5), "Ann\u0065\u0301…");
	assert.equal(cut({ measureText: () => ({ width: 9 }) }, "Anna", 4), "A…");
});

test("a total with a bonus is told in its parts", () => {
	const games = /** @type {any} */ ([
		{ ...scores[0], game: 0, closed: { bonus: [100, 0, 0] } },
		{ ...scores[1], game: 1, closed: { bonus: [0, 0, 100] } },
	]);
	const end = /** @type {any} */ ({ totals: [164, 6, 277], rubber: [0, 0, 100] });
	const { places } = pageOf({ scores: games, end, names, title: "T", winner: "" });
	const told = places.map((p) => [p.name, p.total, p.bonus]);
	assert.deepEqual(told, [["Clara", 277, 200], ["Anna", 164, 100], ["Ben", 6, 0]]);
});
