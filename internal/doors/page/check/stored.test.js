// What a browser stores: settings, identity, a record, and the position on the page: npm test

import { doc, page, settle, store } from "./fakes.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** A module as a newly loaded page sees it, in this tab or another. */
let tabs = 0;
const anew = (name) => import(`../static/app/${name}.js?tab=${++tabs}`);

test("choices are kept, and what was kept wrongly is as usual", async () => {
	store.setItem(
		"ninetynine.settings",
		JSON.stringify({ pace: "calm", sound: "loud", theme: 7, unknown: true, name: "Ada" }),
	);
	const { settings, follow } = await anew("base/settings");
	assert.equal(settings.pace.value, "calm");
	assert.equal(settings.name.value, "Ada");
	assert.equal(settings.sound.value, false);
	assert.equal(settings.theme.value, "auto");
	assert.equal(settings.unknown, undefined);
	follow();
	settings.language.value = "sv";
	assert.equal(JSON.parse(store.getItem("ninetynine.settings")).language, "sv");
	assert.match(doc.cookie, /^language=sv; path=\/; SameSite=Lax; max-age=31536000$/);
	settings.theme.value = "night";
	assert.equal(doc.documentElement.dataset.theme, "night");
});

test("what cannot be read is as if nothing had been kept", async () => {
	for (const text of ["{", "null", "7"]) {
		store.setItem("ninetynine.settings", text);
		const { settings } = await anew("base/settings");
		assert.equal(settings.pace.value, "usual", text);
	}
});

test("a choice in one tab is one in all, and only choices are", async () => {
	const { settings, follow } = await anew("base/settings");
	follow();
	store.setItem("ninetynine.settings", JSON.stringify({ pace: "quick" }));
	page.dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
	assert.equal(settings.pace.value, "usual");
	page.dispatchEvent(Object.assign(new Event("storage"), { key: "ninetynine.settings" }));
	assert.equal(settings.pace.value, "quick");
});

test("a browser that keeps nothing has choices as long as the page", async () => {
	store.closed = true;
	const { settings, follow } = await anew("base/settings");
	follow();
	settings.pace.value = "calm";
	assert.equal(settings.pace.value, "calm");
});

test("what was drawn for a shuffle is known in every tab, by what was committed to", async () => {
	const one = await anew("base/entropy");
	const drawn = await one.draw();
	one.keep("t1", drawn);
	const other = await anew("base/entropy");
	assert.equal(other.recall("t1", drawn.commit), drawn.own);
	assert.equal(other.recall("t2", drawn.commit), undefined);
	store.closed = true;
	assert.equal(one.recall("t1", drawn.commit), drawn.own);
	assert.equal(other.recall("t1", drawn.commit), undefined);
	assert.notEqual((await one.draw()).own, drawn.own);
});

test("a record stays as long as the page, where nothing is kept longer", async () => {
	const { keepRecord, keptRecord } = await anew("transport/loadedrecord");
	assert.equal(await keptRecord(), undefined);
	const record = { name: "mine", bytes: new Blob(["{}"]) };
	await keepRecord(record);
	assert.equal(await keptRecord(), record);
});

test("a record is read plain and packed, unless this browser cannot", async () => {
	const { textOf } = await anew("transport/loadedrecord");
	assert.equal(await textOf(new Blob(["♣"])), "♣");
	assert.equal(await textOf(new Blob([gzipSync("♣")])), "♣");
	assert.equal(await textOf(new Blob([new Uint8Array([0x28, 0xb5, 0x2f, 0xfd])])), undefined);
	assert.equal(await textOf(new Blob([])), "");
});

/** Answers requests by path. */
function serve(answers) {
	const requests = [];
	globalThis.fetch = async (path, { method, body }) => {
		requests.push(`${method} ${path}${body ? ` ${body}` : ""}`);
		const { status = 200, ...answer } = answers[path];
		return Response.json(answer, { status });
	};
	return requests;
}

test("who one is is asked, and one enters once, under the name that one has chosen", async () => {
	const { enter, me, nickname, askSession, rename } = await import("../static/app/transport/session.js");
	const { settings } = await import("../static/app/base/settings.js");
	const requests = serve({ "/api/me": {}, "/api/guest": { id: "p1", name: "Ada" } });
	await askSession();
	assert.equal(me.value, null);
	assert.match(nickname("Guest"), /^Guest \d\d$/);
	settings.name.value = "Ada";
	assert.deepEqual(await enter("Guest"), { id: "p1", name: "Ada" });
	await enter("Guest");
	assert.deepEqual(requests, ["GET /api/me", 'POST /api/guest {"name":"Ada"}']);
	serve({ "/api/me": { id: "p1", name: "Eva" } });
	await rename("Eva");
	assert.equal(me.value.name, "Eva");
	assert.equal(settings.name.value, "Eva");
});

test("a session that has ended is over everywhere on the page", async () => {
	const { setPlayer, me, askSession } = await import("../static/app/transport/session.js");
	const { ask } = await import("../static/app/transport/http.js");
	const over = { status: 401, error: { reason: "no-session", text: "" } };
	setPlayer({ id: "p1", name: "Ada" });
	serve({ "/api/play": over, "/api/me": over });
	await assert.rejects(ask("play", { body: {} }), { reason: "no-session" });
	assert.equal(me.value, null);
	setPlayer({ id: "p1", name: "Ada" });
	await askSession();
	assert.equal(me.value, null);
});

test("where the session has ended, one sits down as a new guest", async () => {
	const { withSession } = await import("../static/app/table/join.js");
	const { setPlayer, me } = await import("../static/app/transport/session.js");
	const { Refused } = await import("../static/app/transport/http.js");
	setPlayer({ id: "old", name: "Ada" });
	serve({ "/api/guest": { id: "new", name: "Ada" } });
	const seen = [];
	const told = await withSession(async () => {
		seen.push(me.value.id);
		if (seen.length === 1) throw new Refused(401, "no-session", "");
		return "seated";
	});
	assert.equal(told, "seated");
	assert.deepEqual(seen, ["old", "new"]);
	await assert.rejects(
		withSession(async () => Promise.reject(new Refused(409, "taken", ""))),
		{ reason: "taken" },
	);
});

test("a path is read as it was meant, and followed without loading anew", async () => {
	location.pathname = "/t/a%20b/%zz";
	location.search = "?step=3&seat=1";
	const pushed = [];
	history.pushState = (_, __, to) => pushed.push(to);
	history.replaceState = (_, __, to) => pushed.push(`instead ${to}`);
	const { catchLinks, go, path, query } = await anew("transport/address");
	assert.deepEqual(path.value, ["t", "a b", "%zz"]);
	assert.equal(query.value.get("seat"), "1");
	go("/rules");
	go("/rules");
	go("/rules?x=1", { replace: true });
	assert.deepEqual(pushed, ["/rules", "instead /rules?x=1"]);
	assert.deepEqual(path.value, ["rules"]);
	location.pathname = "/";
	location.search = "";
	page.dispatchEvent(new Event("popstate"));
	assert.deepEqual(path.value, []);

	globalThis.Element = class {};
	catchLinks();
	const click = (link, more = {}) => {
		const a = { target: "", hasAttribute: () => false, origin: "http://here", search: "", hash: "", ...link };
		const target = Object.assign(new Element(), { closest: () => a });
		const e = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...more });
		Object.defineProperty(e, "target", { value: target });
		doc.dispatchEvent(e);
		return e.defaultPrevented;
	};
	assert.equal(click({ pathname: "/learn" }), true);
	assert.equal(pushed.at(-1), "/learn");
	assert.equal(click({ pathname: "/learn" }, { ctrlKey: true }), false);
	assert.equal(click({ pathname: "/learn" }, { button: 1 }), false);
	assert.equal(click({ pathname: "/learn", target: "_blank" }), false);
	assert.equal(click({ pathname: "/learn", origin: "http://elsewhere" }), false);
	assert.equal(click({ pathname: "/api/openapi.json" }), false);
	assert.equal(click({ pathname: "/", hash: "#main" }), false, "a place on this page");
	await settle();
});

test("a table is found by its link and by its code, and invitations by theirs", async () => {
	const { tableOf } = await import("../static/app/table/join.js");
	const code = "abcdefgh234567";
	assert.deepEqual(tableOf(` ${code.toUpperCase()} `), { table: code });
	assert.deepEqual(tableOf(`http://here/t/${code}?x`), { table: code });
	assert.deepEqual(tableOf(`here/t/${code}`), { table: code });
	assert.deepEqual(tableOf(`https://cards.example/t/${code}`), { elsewhere: `https://cards.example/t/${code}` });
	for (const link of ["http://here/g/abc#x", "http://here/people/p2#x"])
		for (const text of [link, `Ann invites you.\n${link}`])
			assert.deepEqual(tableOf(text), { elsewhere: link }, "an invitation");
	for (const text of ["", "abc", "http://here/rules", "http://here/people/p2", "javascript:alert(1)"])
		assert.equal(tableOf(text), undefined, text);
});
