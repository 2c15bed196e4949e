// Who the person is at this server: a guest with a name, identified by a cookie that
// scripts cannot read.

import * as hall from "./hall.js";
import { effect, signal } from "./html.js";
import { settings } from "./settings.js";
import { Refused, ended } from "./wire.js";


/** @typedef {import("./types.js").Me} Me */

/** The current player; null while there is no session. */
export const me = signal(/** @type {Me | null} */ (null));

effect(() => {
	if (ended.value) me.value = null;
});

/**
 * Continues as the player whose code comes from another device or from the terminal. A refused code changes
 * nothing.
 */
async function takeCode() {
	const code = /^#code=([a-z0-9]+)$/.exec(location.hash)?.[1];
	if (!code) return;
	history.replaceState(null, "", location.pathname + location.search);
	try {
		await hall.goOn(code);
	} catch (e) {
		if (!(e instanceof Refused)) throw e;
	}
}

/** Finds out whether there is a session already. */
export async function recall() {
	try {
		await takeCode();
		const told = await hall.whoAmI();
		me.value = told.id ? /** @type {Me} */ (told) : null;
	} catch (e) {
		if (!(e instanceof Refused && e.status === 401)) throw e;
		me.value = null; // the session has ended
	}
}

/** The greatest length of a name, in characters. */
export const longestName = 24;

/** A name without the characters that the server would remove. @param {string} written */
export const tidy = (written) => written.trim().replaceAll(/\s+/g, " ");

/** Whether a name contains anything readable. @param {string} name */
export const readable = (name) => /[\p{L}\p{N}]/u.test(name);

/** What distinguishes guests. */
const number = 10 + Math.floor(Math.random() * 90);

/**
 * The person's name now or after joining: the chosen one, otherwise a guest's.
 * @param {string} guest what a guest is called
 */
export const nickname = (guest) => me.value?.name ?? (settings.name.value || `${guest} ${number}`);

/** Starts a session, under the chosen name or as a guest. @param {string} guest @returns {Promise<Me>} */
export async function enter(guest) {
	me.value ??= await hall.enter(nickname(guest));
	return me.value;
}

/** Changes the name; tables have to be told separately. @param {string} name */
export async function rename(name) {
	if (me.value) me.value = await hall.rename(name);
	settings.name.value = name;
}
