// Which passkeys the browser is told of: npm test

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { doc } from "./fakes.js";

const fetched = globalThis.fetch;
const told = [];
const tell = (what) => async (about) => void told.push([what, about]);
class Known {
	static signalAllAcceptedCredentials = tell("all");
	static signalCurrentUserDetails = tell("name");
	static signalUnknownCredential = tell("unknown");
}
Object.assign(globalThis, { document: doc, PublicKeyCredential: Known, isSecureContext: true });
globalThis.location = /** @type {any} */ ({ hostname: "cards.example", origin: "https://cards.example" });
const bytes = new Uint8Array([1, 2, 3]).buffer;
const got = { id: "AQID", type: "public-key", response: { clientDataJSON: bytes } };
const navigator = { credentials: { get: async () => got } };
Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
afterEach(() => (told.length = 0, (globalThis.fetch = fetched)));

const { addressFor, keepInStep, provePasskey, workHere } = await import("../static/app/shell/passkeys.js");

const keys = [{ kind: "passkey", credential: "AAAA" }, { kind: "device" }, { kind: "passkey", credential: "BBBB" }];

test("the browser is told which passkeys there are, and under which name", () => {
	keepInStep("cards.example", { id: "p1", name: "Ada", keys });
	const player = { rpId: "cards.example", userId: "cDE" };
	assert.deepEqual(told, [
		["all", { ...player, allAcceptedCredentialIds: ["AAAA", "BBBB"] }],
		["name", { ...player, name: "Ada", displayName: "Ada" }],
	]);
});

test("an erased player has none, and a list that is not whole is not told", () => {
	keepInStep("cards.example", { id: "p1", name: "", keys: [] });
	keepInStep("cards.example", { id: "p1", name: "Ada", keys: [...keys, { kind: "passkey" }] });
	assert.deepEqual(told.map(([what, { allAcceptedCredentialIds: ids }]) => [what, ids]), [["all", []]]);
});

/** Serves a site that refuses a passkey. @param {string} site @param {object} why */
function refuse(site, why) {
	globalThis.fetch = async (path) => (path.endsWith("challenge")
		? Response.json({ challenge: "AQID", site, until: 0 })
		: Response.json({ error: { text: "", reason: "none", ...why } }, { status: 404 }));
}

test("a passkey that no longer is one is taken back, unless another server of this machine may know it", async () => {
	refuse("cards.example", { why: "passkey-ended" });
	await assert.rejects(provePasskey(), { why: "passkey-ended" });
	assert.deepEqual(told, [["unknown", { rpId: "cards.example", credentialId: "AQID" }]]);
	refuse("cards.example", { why: "" });
	await assert.rejects(provePasskey());
	globalThis.location.hostname = "localhost";
	refuse("localhost", { why: "passkey-ended" });
	await assert.rejects(provePasskey());
	assert.equal(told.length, 1);
});

test("where passkeys do not work, the address is named at which they do", async () => {
	globalThis.location = /** @type {any} */ ({ hostname: "127.0.0.1", origin: "http://127.0.0.1:8080" });
	assert.equal(workHere("localhost"), false);
	assert.equal(addressFor("localhost"), "http://localhost:8080");
	assert.equal(addressFor("cards.example"), "https://cards.example");
});
