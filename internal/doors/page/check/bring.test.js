// A table that moves to the server: npm test

import { settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { moveToServer } = await import("../static/app/table/bring.js");
const { openOnce } = await import("../static/app/table/join.js");
const { movedTo } = await import("../static/app/transport/movedtables.js");
const { news } = await import("../static/app/parts/components.js");
const { path } = await import("../static/app/transport/address.js");
const { unsentAt } = await import("../static/app/table/unsent.js");
const { Refused, Unreached } = await import("../static/app/transport/http.js");

let played = 0; // how many entries the table has on this device
let sent = [];
/** The number of entries that the server reports. */
let has = () => played;
/** Runs while the table is being sent. */
let meanwhile = () => {};

beforeEach(() => {
	[played, sent, has, meanwhile, news.value] = [5, [], () => sent.at(-1), () => {}, []];
	globalThis.fetch = async (asked, { body } = {}) => {
		if (asked.startsWith("/api/kept")) {
			const lines = Array.from({ length: played }, (_, i) => `{"table":"here-a","seq":${i + 1},"body":{}}\n`);
			return new Response(`{"ninetynine-archive":1}\n${lines.join("")}`);
		}
		if (asked === "/api/brought") {
			const text = await new Response(body.stream().pipeThrough(new DecompressionStream("gzip"))).text();
			sent.push(text.trimEnd().split("\n").length - 1);
			meanwhile();
			return Response.json({ table: "there", seq: has(), again: has() !== sent.at(-1) });
		}
		if (asked === "/api/tables/here-a") return Response.json({ seq: played });
		return Response.json({ id: "p", name: "Ann" });
	};
});

const moved = () => JSON.parse(store.getItem("ninetynine.moved") ?? "{}");
const told = () => news.value.map(({ text }) => text.replaceAll(/[⟨⟩]/g, "")).join();

test("a table moves when the server has all of it, and nobody is led away from another screen", async () => {
	has = () => 9; // the game went on there
	await moveToServer("here-a");
	assert.deepEqual([moved(), sent, told(), path.value], [{ "here-a": "there" }, [5], "page.brought", []]);
	assert.equal(movedTo("here-a"), undefined, "where there is no server beside the browser");
});

test("what is played while a table is being moved is sent, too", async () => {
	meanwhile = () => (sent.length === 1 ? played++ : undefined);
	await moveToServer("here-a");
	assert.deepEqual([moved(), sent, told()], [{ "here-a": "there" }, [5, 6], "page.brought"]);
});

test("a table at which somebody plays on and on stays", async () => {
	meanwhile = () => played++;
	await moveToServer("here-a");
	assert.deepEqual([moved(), sent, told()], [{}, [5, 6, 7], "page.bring.on"]);
});

test("a table of which the server has less stays", async () => {
	has = () => 4;
	await moveToServer("here-a");
	await settle();
	assert.deepEqual([moved(), sent, told()], [{}, [5], "page.bring.behind"]);
});

test("a table at which something waits to be sent stays until that is done", async () => {
	const unsent = unsentAt("here-a");
	unsent.send = () => new Promise(() => {});
	void unsent.put({ do: "act", act: "play AC", seen: 5 });
	await moveToServer("here-a");
	assert.deepEqual([moved(), sent, told()], [{}, [], "page.bring.unsent"]);
	unsent.heard(unsent.waiting.peek()[0].command.id, 6);
	await moveToServer("here-a");
	assert.deepEqual(moved(), { "here-a": "there" });
});

test("a wish that was not answered is the same wish when it is wished again", async () => {
	const asked = [];
	let fails = new Unreached("there");
	const way = (how) => {
		asked.push(how);
		return fails ? Promise.reject(fails) : Promise.resolve({ table: "t9" });
	};
	const wished = () => openOnce(["standard", ["", "club"]], true, way);
	await assert.rejects(wished(), Unreached);
	await assert.rejects(wished(), Unreached);
	await assert.rejects(openOnce("another", true, way), Unreached);
	fails = new Refused(400, "bad", "no");
	await assert.rejects(wished(), Refused);
	fails = undefined;
	await wished();
	await wished();
	const ids = asked.map(({ id }) => id);
	assert.deepEqual(asked[0], asked[1], "also with the same share of the shuffle");
	assert.deepEqual(ids.map((id) => ids.indexOf(id)), [0, 0, 2, 0, 4, 5]);
});
