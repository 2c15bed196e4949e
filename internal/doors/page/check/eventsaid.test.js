// What is said of an event's acts and results, and saved of a season: npm test

import "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import "./catalogues.js";
import { speak, t } from "../static/app/base/phrase.js";
import { setPlayer } from "../static/app/transport/session.js";

const { whenceText } = await import("../static/app/event/log.js");
const { handText } = await import("../static/app/event/ranking.js");
const { rowsOf } = await import("../static/app/event/season.js");

test("the log says who did something, also to a deputy", async () => {
	await speak("en");
	setPlayer({ id: "me", name: "Ada" }, "there");
	const of = { acts: [{ do: "member", id: "m", person: "bo", name: "Bo" }] };
	const by = (act) => whenceText(of, { do: "result", ...act });
	const said = (key) => t(`page.event.by.${key}`, { n: 2 });
	assert.equal(by({ by: "me", table: 2 }), said("you"));
	assert.equal(by({ by: "me", device: "hall", table: 2 }), "", "nobody has entered what the hall reports");
	assert.equal(by({ by: "bo", table: 2 }), "Bo");
	assert.equal(by({ by: "organiser", desk: true, table: 2 }), said("desk"));
	assert.equal(by({ do: "setup", by: "organiser" }), said("desk"));
	assert.equal(by({ by: "a guest", table: 2 }), said("table"));
});

test("a contract that was made is known by its tricks", () => {
	const hands = [{ made: true, tricks: 3 }, { made: false, tricks: 3 }, { bid: 2, tricks: 3 }, {}, undefined];
	assert.deepEqual(hands.map(handText), ["3/3", "–/3", "2/3", "–/–", ""]);
});

test("the columns of a season add up", () => {
	const results = [{ points: "37/4", counts: true }, { points: "37/4", absent: true, counts: true },
		{ points: "0", absent: true }];
	const anna = { place: 1, name: "Anna", player: "anna", total: "-2963/2", results, boards: 8, made: 3, balance: -5,
		adjustments: [{ player: "anna", points: -2000, reason: "" }, { player: "anna", points: 500, reason: "" }] };
	const events = ["a", "b", "c"].map((date) => ({ date }));
	assert.deepEqual(rowsOf({ events, players: [anna] }), [
		["place", "player", "points", "a", "b", "c", "adjustments", "boards", "made", "balance"],
		[1, "Anna", -1481.5, 9.25, 9.25, "", -1500, 8, 3, -5],
	]);
});
