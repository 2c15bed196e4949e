// Lessons and the answers in them: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pass, store } from "./fakes.js";
import "./catalogues.js";
import { languages } from "../static/app/base/lists.js";
import { wanted } from "../static/app/learn/lesson.js";
import { Run, done } from "../static/app/learn/lessonrun.js";
import { speak, speakCourse } from "../static/app/base/phrase.js";

const tags = /** @type {(keyof typeof languages)[]} */ (Object.keys(languages));

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const course = read("../static/lesson/course.json");

/** A deal as the server replays it: the person's hand, and the acts. */
const deal = (hand, ...acts) => [
	{ act: "", seat: -1, view: { phase: "lay", hand, options: { seat: 0, from: hand, worth: "C3 H2 S1 D0" } } },
	...acts.map(([seat, act]) => ({ act, seat, view: { phase: "play", hand, options: { seat: 0, from: hand } } })),
];

/** A lesson with few steps, using another lesson's texts. */
const lesson = (id, steps, ...deals) =>
	/** @type {any} */ ({ id, variant: "standard", minutes: 1, steps, names: [], deals });

for (const language of tags) {
	test(`every lesson has all its words, without gaps: ${language}`, async () => {
		await speak(language, "/");
		await speakCourse(language, "/");
		for (const plan of course) {
			const run = new Run(lesson(plan.id, plan.steps));
			plan.steps.forEach((s, n) => {
				run.at.value = n;
				for (const answer of ["", "no", "so", "also", "yes", ...Object.values(s.no ?? {})]) {
					const said = run.words(answer, { n: 3 });
					assert.doesNotMatch(said, /[{}]|undefined/, `${plan.id} ${s.say} ${answer}`);
					assert.ok(said || answer, `${plan.id} ${s.say}`);
					assert.ok(said.length <= 240, `${plan.id} ${s.say} ${answer} is a wall of text`);
				}
			});
		}
	});
}

test("laying cards aside: right, right otherwise, or wrong", async () => {
	await speak("en", "/");
	const three = course.find((p) => p.id === "three");
	const steps = [{ ...three.steps[1], at: 0 }, three.steps[6]];
	const run = new Run(lesson("three", steps, deal("AC QC 10D 9D 9H JS 9S", [1, "lay x"], [0, "lay 10D 9D 9H"]), [], []));
	const lay = (...cards) => ((run.chosen.value = new Set(cards)), run.lay());
	lay("AC", "10D", "9D");
	assert.equal(run.reply.value, run.words("no", { n: 3 }));
	lay("JS", "9S", "9D");
	assert.equal(run.reply.value, run.words("also"));
	assert.deepEqual([...run.chosen.value], ["10D", "9D", "9H"], "a right bid leaves only the better cards to lay");
	run.chosen.value = new Set();
	run.forward();
	assert.deepEqual([...run.chosen.value], ["10D", "9D", "9H"], "shows the cards");
	assert.equal(run.reply.value, run.words("so"));
	run.lay();
	assert.equal(run.rests.value, true, "before another deal the person looks at what came of it");
	run.forward();
	assert.equal(run.at.value, 1);
	assert.deepEqual(done(), ["three"], "the last step completes the lesson");
});

test("numbers and cards: an answer to each mistake, and where one was is kept", async () => {
	await speak("en", "/");
	const nobid = course.find((p) => p.id === "nobid");
	const [left, plan, , , , end] = nobid.steps;
	const steps = [left, { ...plan, deal: 0, at: 1 }, end, end];
	const run = new Run(lesson("nobid", steps, deal("QH 9S 8S", [1, "play JC"], [0, "play 9S"])));
	run.answer("3");
	assert.equal(run.reply.value, run.words("no"));
	run.answer("4");
	assert.equal(run.at.value, 1);
	run.play("8S");
	assert.equal(run.reply.value, run.words("also"));
	run.play("QH");
	assert.equal(run.reply.value, run.words("no"));
	assert.equal(store.getItem("ninetynine.lesson.nobid"), "1");
	assert.equal(new Run(lesson("nobid", steps, deal(""))).at.value, 1);
});

/** A deal of three cards, of which each player plays one; the third player wins. */
function trick() {
	const before = { phase: "play", held: [3, 3, 3], leads: [0], won: [0, 0, 0], options: { seat: 0, from: "6D 7D" } };
	const view = (/** @type {string[]} */ ...played) => ({ ...before, played });
	return [
		{ act: "", seat: -1, view: before },
		{ act: "play KC", seat: 2, view: before },
		{ act: "play 6D", seat: 0, view: view("6D") },
		{ act: "play JH", seat: 1, view: view("6D", "JH") },
		{ act: "play AD", seat: 2, view: { ...view("6D", "JH", "AD"), leads: [0, 2], won: [0, 0, 1] } },
		{ act: "play 8H", seat: 2, view: { ...view("6D", "JH", "AD 8H"), leads: [0, 2], won: [0, 0, 1] } },
	];
}

test("before another deal, what came of the act stays until the person goes on", async () => {
	await speak("en", "/");
	const { steps } = course.find((p) => p.id === "exact");
	const two = [{ ...steps[1], at: 1 }, { ...steps[2], at: 0 }, steps[7]];
	const run = new Run(lesson("exact", two, trick(), trick()));
	run.play("6D");
	assert.equal(run.moving.value, true);
	for (let card = 0; card < 3; card++) pass(700);
	assert.equal(run.at.value, 0);
	assert.equal(run.rests.value, true);
	assert.equal(run.moving.value, false);
	assert.deepEqual(run.shown.value.full?.cards.map((c) => c.card), ["6D", "JH", "AD"], "the whole trick lies there");
	assert.ok(run.words("yes"));
	run.back();
	assert.deepEqual([run.at.value, run.rests.value], [0, false], "back to the question");
	run.play("6D");
	run.forward();
	assert.equal(run.rests.value, true, "who is in a hurry skips the cards, not the answer");
	run.forward();
	assert.deepEqual([run.at.value, run.rests.value], [1, false]);
});

test("what the record goes on with is the act of whoever is asked", () => {
	const moments = /** @type {any} */ ([
		{ act: "", seat: -1, view: { options: { seat: 2 } } },
		{ act: "play 7C", seat: 0, view: {} },
		{ act: "play KC", seat: 2, view: {} },
	]);
	assert.equal(wanted(moments, 0), "play KC");
	assert.equal(wanted(moments, 1), "");
	assert.equal(wanted([moments[1], moments[1]], 0), "play 7C");
});
