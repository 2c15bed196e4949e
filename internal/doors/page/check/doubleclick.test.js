// Intended clicks, and second clicks of a double click: npm test

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Clicks } from "../static/app/base/doubleclick.js";

let clicks;
beforeEach(() => (clicks = new Clicks()));

const meant = (target, timeStamp, clientX = 500, clientY = 700) =>
	clicks.meant({ target, timeStamp, clientX, clientY });

test("the second click of a double click is not meant for the card that has closed up", () => {
	assert.equal(meant("AC", 1000), true);
	assert.equal(meant("KC", 1120, 503, 702), false);
	assert.equal(meant("QC", 1400), false, "nor is the third");
	assert.equal(meant("KC", 1801), true, "later it is");
});

test("a second tap on the same card plays it, as quick as it may be", () => {
	assert.equal(meant("AC", 1000), true);
	assert.equal(meant("AC", 1090), true);
	assert.equal(meant("KC", 1200), false, "the hand has closed up under the finger");
});

test("who moves the pointer means another card", () => {
	assert.equal(meant("AC", 1000), true);
	assert.equal(meant("KC", 1150, 540), true);
	assert.equal(meant("7D", 1300, 700), true);
});
