// Typing on a score pad while the hall computes: npm test

import { pass } from "./fakes.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Typing } from "../static/app/pad/typing.js";

let typing, done, current, changing;

beforeEach(() => {
	[done, current, changing] = ["", true, false];
	const act = (key) => {
		done += { Enter: "!", Backspace: "<" }[key] ?? key;
		current = false; // the hall is asked
		changing = key === "Enter" || (key === "Backspace" && done.endsWith("!<")); // or undoing a whole deal
		return key !== "/";
	};
	typing = new Typing({ act, current: () => current, changing: () => changing });
});

const press = (...keys) => keys.forEach((key) => typing.press(key));

function answer(pad = {}) {
	[current, changing] = [true, false];
	typing.hear(pad);
	typing.goOn();
}

/** The hall answers all questions. */
const answerAll = () => {
	for (let n = 0; n < 100; n++) answer();
};

test("what is typed faster than the hall reckons waits, one key for each answer", () => {
	press(..."34++-", "Enter", ..."50");
	assert.equal(done, "3");
	answer();
	assert.equal(done, "34");
	answerAll();
	assert.equal(done, "34++-!50");
	assert.equal(typing.press("/"), false, "a key that does nothing is the browser's");
	assert.equal(typing.press("F5"), false, "also while others wait");
});

test("what was typed before something wrong was seen is dropped", () => {
	for (const wrong of [{ fault: { kind: "sum" } }, { unfit: [{}] }]) {
		done = "";
		press("3", "4", "Enter");
		answer(wrong);
		answerAll();
		assert.equal(done, "3");
		press("5");
		assert.equal(done, "35");
		answerAll();
	}
});

test("Enter goes against a warning only when that may have been read", () => {
	press("Enter");
	press("Enter", "Enter");
	answer({ unfit: [{}] });
	press("Enter");
	pass(400); // the second tap of two
	press("Enter");
	assert.equal(done, "!");
	pass(400);
	press("Enter");
	assert.equal(done, "!!");
	answer({ unfit: [{}] });
	press("7");
	answer();
	press("Enter");
	assert.equal(done, "!!7!", "another entry, of which nothing was said");
});

test("taking back does not wait for a change, to take back what it brings", () => {
	press("3", "Enter", "Backspace", "Backspace");
	answerAll();
	assert.equal(done, "3!");
	press("Backspace", "Backspace", "Backspace");
	answerAll();
	assert.equal(done, "3!<", "a deal for each time that one can see what has come of it");
	press("4", "Backspace", "5");
	answerAll();
	assert.equal(done, "3!<4<5", "a step of the entry may wait");
});

test("Enter pressed twice enters one deal", () => {
	press("3", "Enter", "Enter");
	answerAll();
	press("Enter", "Enter");
	answerAll();
	assert.equal(done, "3!!");
});
