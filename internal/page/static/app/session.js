// Who one is at this server: a guest with a name, by a cookie that no script
// can read.

import { effect, signal } from "./html.js";
import { settings } from "./settings.js";
import { Refused, ask, ended } from "./wire.js";

/** @typedef {{id: string, name: string}} Player */

/** Who we are; null while there is no session. */
export const me = signal(/** @type {Player | null} */ (null));

effect(() => {
	if (ended.value) me.value = null;
});

/** Finds out whether there is a session already. */
export async function recall() {
	try {
		const told = await ask("/api/me");
		me.value = told.id ? told : null;
	} catch (e) {
		if (!(e instanceof Refused && e.status === 401)) throw e;
		me.value = null; // the session has ended
	}
}

/** Makes one a player, with the name chosen or the one proposed. @param {string} proposed @returns {Promise<Player>} */
export async function enter(proposed) {
	if (me.value) return me.value;
	const number = 10 + Math.floor(Math.random() * 90); // so that guests are told apart
	me.value = await ask("/api/guest", { body: { name: settings.name.value || `${proposed} ${number}` } });
	return /** @type {Player} */ (me.value);
}

/** Changes one's name. @param {string} name */
export async function rename(name) {
	if (me.value) me.value = await ask("/api/me", { body: { name } });
	settings.name.value = name;
}
