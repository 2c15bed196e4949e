// A table that moves to the server: npm test

import { settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { bring } = await import("../static/app/join.js");
const { movedTo } = await import("../static/app/moved.js");
const { news } = await import("../static/app/parts.js");
const { path } = await import("../static/app/route.js");

let played = 0; // how many entries the table has here
let sent = []; // how many the server has been sent
/** How many entries the server says to have. */
let has = () => played;
/** What happens here while the table is on its way. */
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
	has = () => 9; // it has gone on there
	await bring("here-a");
	assert.deepEqual([moved(), sent, told(), path.value], [{ "here-a": "there" }, [5], "page.brought", []]);
	assert.equal(movedTo("here-a"), undefined, "where there is no server beside the browser");
});

test("what is played while a table is being moved is sent, too", async () => {
	meanwhile = () => (sent.length === 1 ? played++ : undefined);
	await bring("here-a");
	assert.deepEqual([moved(), sent, told()], [{ "here-a": "there" }, [5, 6], "page.brought"]);
});

test("a table at which somebody plays on and on stays", async () => {
	meanwhile = () => played++;
	await bring("here-a");
	assert.deepEqual([moved(), sent, told()], [{}, [5, 6, 7], "page.bring.on"]);
});

test("a table of which the server has less stays", async () => {
	has = () => 4;
	await bring("here-a");
	await settle();
	assert.deepEqual([moved(), sent, told()], [{}, [5], "page.bring.behind"]);
});
