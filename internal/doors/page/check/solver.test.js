// Typed answers to a problem: npm test

import { settle } from "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Solver } from "../static/app/learn/solver.js";

test("the hall is asked about a problem, one thing after another, and what it says is done", async () => {
	const [heard, said, answered] = [[], [], []];
	let gone = 0;
	const answers = { ac: { do: { id: "x", do: "act", act: "play AC" } }, "": { want: "next" } };
	globalThis.fetch = async (path, { body }) => {
		const about = JSON.parse(body);
		heard.push(about);
		return Response.json({ said: [`${heard.length}`], mind: `${heard.length}`, ...answers[about.line] });
	};
	const how = { answer: (act) => answered.push(act), next: () => gone++ };
	const solver = new Solver({ id: "p" }, (lines) => said.push(...lines), how);
	void solver.present(2, 10, false);
	void solver.obey("ac", { answered: false, busy: false });
	void solver.tell({ act: "play AC", told: { right: true } }, 3);
	void solver.obey("", { answered: true, busy: false });
	await settle();
	assert.deepEqual(said, ["1", "2", "3", "4"]);
	assert.deepEqual(heard.map((a) => a.mind), ["", "1", "2", "3"]);
	assert.deepEqual([heard[0].n, heard[2].outcome, heard[2].days], [2, { right: true }, 3]);
	assert.deepEqual([answered, gone], [["play AC"], 1]);
});
