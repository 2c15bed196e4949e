// The page, its tabs and the server agree on the player: npm test

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Channel, settle } from "./fakes.js";

const fetched = globalThis.fetch;
afterEach(() => (globalThis.fetch = fetched));

const { ask } = await import("../static/app/transport/http.js");
const { found, me, setPlayer, succeeded } = await import("../static/app/transport/session.js");
const { keepAsking } = await import("../static/app/shell/newkeys.js");
keepAsking();

/** Serves a browser that is the player's. @param {string} player @returns {string[]} who was named in each request */
function serve(player) {
	const named = [];
	globalThis.fetch = async (path, { headers }) => {
		named.push(headers["N99-Player"] ?? "");
		if (path === "/api/me") return Response.json(player ? { id: player, name: player, tag: "abcd" } : {});
		return headers["N99-Player"] === player ? Response.json({})
			: Response.json({ error: { reason: "another-player", text: "" } }, { status: 409 });
	};
	return named;
}


test("a request names the player whom the page shows; if it is another's, the page looks again", async () => {
	const named = serve("tim");
	setPlayer({ id: "tim", name: "Tim" }, "there");
	await ask("me/words", { method: "POST" });
	assert.deepEqual(named, ["tim"]);
	serve("guest"); // another tab has signed out, and is a guest by now
	await assert.rejects(ask("me/words", { method: "POST" }), { reason: "another-player" });
	await settle();
	assert.deepEqual([me.value?.id, found.value?.id, succeeded.value], ["guest", "guest", 1]);
	await ask("me/words", { method: "POST" });
});

test("a tab that hears of another player looks again, and tells of its own", async () => {
	setPlayer({ id: "guest", name: "Guest" }, "there");
	const [other, heard] = [new Channel("ninetynine.player"), []];
	other.onmessage = ({ data }) => heard.push(data);
	const named = serve("guest");
	other.postMessage("guest");
	await settle();
	assert.deepEqual(named, []); // it knows
	serve("");
	other.postMessage("");
	await settle();
	assert.deepEqual([me.value, found.value], [null, null]);
	setPlayer({ id: "eva", name: "Eva" }, "there");
	await settle();
	assert.equal(heard.at(-1), "eva");
	other.close();
});

test("a tag stands beside a name only where another of the same name is", async () => {
	const { Name } = await import("../static/app/shell/people.js");
	const anna = { id: "p1", name: "Anna", tag: "k3x7" };
	const shown = (...beside) => Name({ of: anna, beside: [anna, ...beside] });
	assert.equal(shown({ id: "p2", name: "Anne", tag: "abcd" }), "Anna");
	assert.notEqual(shown({ id: "p2", name: "ANNA ", tag: "abcd" }), "Anna");
});

test("what the person knows of is no news; in a browser that knows nothing yet, all is known", async () => {
	const { newOf, noteSeen } = await import("../static/app/shell/friends.js");
	const bert = { id: "p2", name: "Bert", tag: "abcd", follower: 5 };
	setPlayer({ id: "ada", name: "Ada" }, "there");
	assert.deepEqual(newOf([bert]), []);
	const dora = { ...bert, id: "p3", follower: 6 };
	assert.deepEqual(newOf([bert, dora]), [dora]);
	assert.deepEqual(newOf([bert, dora]), [dora], "until it is read");
	noteSeen([dora]);
	noteSeen([bert]);
	assert.deepEqual(newOf([bert, dora]), [], "an older one takes nothing back");
	assert.deepEqual(newOf([bert, { ...dora, follower: 7 }]), [], "a follow that is begun again is none");
	setPlayer({ id: "eve", name: "Eve" }, "there");
	assert.deepEqual(newOf([bert, dora]), [], "nor is another player's");
});

test("a list of evenings that was asked for before an act does not undo it", async () => {
	const { asking, come, tell, useTold } = await import("../static/app/shell/evenings.js");
	setPlayer({ id: "ada", name: "Ada" }, "there");
	const [comes, not] = [true, false].map((mine) => ({ id: "e1", begins: 1, late: 2, later: [], mine }));
	const told = { evenings: [comes], at: 0 };
	tell(told, asking());
	const before = asking();
	globalThis.fetch = async () => Response.json(not);
	await come(comes, false);
	tell(told, before);
	assert.equal(useTold()[0].mine, false);
	tell(told, asking());
	assert.equal(useTold()[0].mine, true, "a later list counts");
});
