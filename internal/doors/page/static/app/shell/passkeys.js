// Passkeys: made, used for signing in, and kept in step with the server's keys where the browser can do that.

import { t } from "../base/phrase.js";
import { Told } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
/** @import { Key, Proven } from "../base/types.js" */

/** @typedef {{id: string, name: string, keys: Key[]}} Holder a player, with all keys */

/** @param {ArrayBuffer | Uint8Array<ArrayBuffer>} buffer */
const encoded = (buffer) =>
	btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} text in base64url */
const decoded = (text) =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/**
 * What the credential's toJSON() returns. Safari before 18.4 has no toJSON, and some password managers have none.
 * @param {any} credential a PublicKeyCredential
 */
function asJSON({ id, type, response }) {
	const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]
		.filter((name) => response[name]).map((name) => [name, encoded(response[name])]);
	return { id, rawId: id, type, response: Object.fromEntries(fields), clientExtensionResults: {} };
}

/** Whether this browser has passkeys: it needs encryption or this machine for them. */
export const passkeys = () => isSecureContext && "PublicKeyCredential" in window;

/** Whether the address is a number, as 127.0.0.1 is; browsers have no passkeys there. */
export const numbered = () => /^[\d.]+$|^\[/.test(location.hostname);

/** Whether the passkeys of a site work at this address. @param {string} site */
export const workHere = (site) => location.hostname === site || location.hostname.endsWith(`.${site}`);

/** The address at which the passkeys of a site work. @param {string} site */
export const addressFor = (site) =>
	(site === "localhost" ? location.origin.replace(location.hostname, site) : `https://${site}`);

/**
 * Asks the person for a passkey, and does something with it; if the person refuses, nothing.
 * @template T @param {(challenge: Uint8Array<ArrayBuffer>, site: string) => Promise<T>} use
 */
async function withPasskey(use) {
	const { challenge, site } = await hall.challenge();
	const elsewhere = () => new Told(t("page.you.passkey.site", { address: addressFor(site) }));
	if (!workHere(site)) throw elsewhere();
	try {
		return await use(decoded(challenge), site);
	} catch (e) {
		if (!(e instanceof DOMException)) throw e;
		if (e.name === "InvalidStateError") throw new Told(t("page.you.passkey.known"));
		throw e.name === "SecurityError" ? elsewhere() : new Told(t("page.you.passkey.not"));
	}
}

/** @param {Holder} player */
export const addPasskey = ({ id, name, keys }) =>
	withPasskey(async (challenge, site) => {
		const made = await navigator.credentials.create({
			publicKey: {
				challenge,
				rp: { id: site, name: "Ninety-Nine" },
				user: { id: new TextEncoder().encode(id), name, displayName: name },
				pubKeyCredParams: [-7, -257].map((alg) => ({ type: "public-key", alg })),
				excludeCredentials: keys.filter((k) => k.credential)
					.map((k) => ({ type: "public-key", id: decoded(k.credential ?? "") })),
				authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
			},
		});
		return hall.addPasskey(asJSON(made));
	});

/** Whose passkey the person has. @returns {Promise<Proven>} */
export const provePasskey = () =>
	withPasskey(async (challenge, rpId) => {
		const got = /** @type {any} */ (
			await navigator.credentials.get({ publicKey: { challenge, rpId, userVerification: "preferred" } }));
		return hall.prove({ passkey: asJSON(got) }).catch((e) => {
			// Several servers of this machine share its passkeys: another one may know this one.
			if (e instanceof Refused && e.why === "passkey-ended" && rpId !== "localhost") {
				void signal("signalUnknownCredential", { rpId, credentialId: got.id });
			}
			throw e;
		});
	});

/** Tells the browser something about passkeys, if it listens. @param {string} what a method @param {object} about */
async function signal(what, about) {
	const { PublicKeyCredential: it } = /** @type {any} */ (globalThis);
	await it?.[what]?.(about).catch(() => {});
}

/** Whether the browser can take passkeys back that have ended. */
export const takesBack = () => "signalAllAcceptedCredentials" in (globalThis.PublicKeyCredential ?? {});

/**
 * Lets the browser offer only the passkeys that the player still has, under the player's name. A passkey of an earlier
 * version has no id here; then the list is not whole.
 * @param {string} site @param {Holder} player without keys once erased
 */
export function keepInStep(site, { id, name, keys }) {
	const own = keys.filter((k) => k.kind === "passkey").map((k) => k.credential ?? "");
	const player = { rpId: site, userId: encoded(new TextEncoder().encode(id)) };
	if (own.includes("")) return;
	void signal("signalAllAcceptedCredentials", { ...player, allAcceptedCredentialIds: own });
	if (name) void signal("signalCurrentUserDetails", { ...player, name, displayName: name });
}
