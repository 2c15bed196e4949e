// Who one is at this server: a guest with a name, by a cookie that no script
// can read.

import * as hall from "./hall.js";
import { effect, signal } from "./html.js";
import { settings } from "./settings.js";
import { Refused, ended } from "./wire.js";


/** @typedef {import("./types.js").Me} Me */

/** Who we are; null while there is no session. */
export const me = signal(/** @type {Me | null} */ (null));

effect(() => {
	if (ended.value) me.value = null;
});

/**
 * Goes on as somebody who has come here with a code from another device or
 * from the terminal. A code that is refused changes nothing.
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

/** Names have so many characters at most. */
export const longestName = 24;

/** A name without what the server would take away. @param {string} written */
export const tidy = (written) => written.trim().replaceAll(/\s+/g, " ");

/** Whether there is something in a name that can be read. @param {string} name */
export const readable = (name) => /[\p{L}\p{N}]/u.test(name);

/** By which guests are told apart. */
const number = 10 + Math.floor(Math.random() * 90);

/**
 * What one is called, or would be: by the name chosen, else as a guest.
 * @param {string} guest what a guest is called
 */
export const nickname = (guest) => me.value?.name ?? (settings.name.value || `${guest} ${number}`);

/** Makes one a player, with the name chosen, else as a guest. @param {string} guest @returns {Promise<Me>} */
export async function enter(guest) {
	me.value ??= await hall.enter(nickname(guest));
	return me.value;
}

/** Changes one's name; tables have to be told. @param {string} name */
export async function rename(name) {
	if (me.value) me.value = await hall.rename(name);
	settings.name.value = name;
}
