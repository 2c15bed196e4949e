// Who the person is: at a server a guest with a name, identified by a cookie that scripts cannot
// read; and in the hall of this browser, a player of that hall.

import { either } from "../base/build.js";
import { computed, effect, signal } from "../base/html.js";
import { settings } from "../base/settings.js";
import { path } from "./address.js";
import * as hall from "./api.js";
import { Refused, ended } from "./http.js";
import { isHere, without } from "./route.js";
import { lived } from "./worker.js";
/** @import { Me } from "../base/types.js" */
/** @import { Where } from "./route.js" */

/** Who the person is in each hall; null while that is not known, and while there is no session. */
const selves = { here: signal(/** @type {Me | null} */ (null)), there: signal(/** @type {Me | null} */ (null)) };

/** The hall of what is shown: a table's own, and otherwise the one that answers now. */
export const where = computed(() => {
	const [, table] = path.value;
	const atTable = ["t", "replay", "report", "whatif"].includes(path.value[0] ?? "") && table;
	if (atTable && table !== "mine") return isHere(table) ? "here" : "there";
	return without.value ? "here" : "there";
});

/** The current player in that hall; null while there is no session. */
export const me = computed(() => selves[where.value].value);

/** The person in one of the halls. @param {Where} at */
export const meAt = (at) => selves[at].value;

/** Whether a player is the person, in whichever hall. @param {string | undefined} player */
export const isMe = (player) =>
	player !== undefined && [selves.here.value?.id, selves.there.value?.id].includes(player);

/** Notes who the person is now in one of the halls, null for a stranger. @param {Me | null} now @param {Where} [at] */
export const become = (now, at = where.peek()) => void (selves[at].value = now);

effect(() => {
	if (ended.value) become(null, ended.value.where);
});

// At a table here, and while the server is out of reach, one is who one is here.
effect(() => {
	if (either && where.value === "here" && !selves.here.peek()) void recallAt("here").catch(() => {});
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
		await hall.goOn({ code });
	} catch (e) {
		if (!(e instanceof Refused)) throw e;
	}
}

/** Finds out whether there is a session already. */
export async function recall() {
	try {
		if (!without.peek()) await takeCode();
		await recallAt(without.peek() ? "here" : "there");
	} finally {
		recalled.value = true;
	}
}

/** Whether the answer has come, or cannot come. */
export const recalled = signal(false);

/** The same in one of the halls. @param {Where} at */
export async function recallAt(at) {
	try {
		const told = at === "here" && either && !(await lived()) ? {} : await hall.me({}, { where: at });
		become(told.id ? /** @type {Me} */ (told) : null, at);
	} catch (e) {
		if (!(e instanceof Refused && e.status === 401)) throw e;
		become(null, at); // the session has ended
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

/**
 * Starts a session, under the chosen name or as a guest.
 * @param {string} guest @param {Where} [at] @returns {Promise<Me>}
 */
export async function enter(guest, at = where.peek()) {
	selves[at].value ??= await hall.guest({ name: nickname(guest) }, { where: at });
	return selves[at].value;
}

/** Changes the name; tables have to be told separately. @param {string} name */
export async function rename(name) {
	const at = where.peek();
	if (selves[at].value) become(await hall.rename({ name }, { where: at }), at);
	settings.name.value = name;
}
