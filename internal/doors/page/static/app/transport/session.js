// The person's identity: at a server a guest with a name, identified by a cookie that scripts cannot
// read; in this browser's hall a player of that hall.

import { either } from "../base/build.js";
import { computed, effect, signal } from "../base/html.js";
import { settings } from "../base/settings.js";
import { at, go, path } from "./address.js";
import * as hall from "./api.js";
import { Refused, ended, forbidden } from "./http.js";
import { isHere, without } from "./route.js";
import { canPlayOffline } from "./worker.js";
/** @import { Me, Somebody } from "../base/types.js" */
/** @import { Where } from "./route.js" */

/** @typedef {Me & Pick<Somebody, "operator" | "complaints" | "sanctions">} Self the person, as a hall tells them */

/** The person in each hall; null while unknown, and without a session. */
const selves = { here: signal(/** @type {Self | null} */ (null)), there: signal(/** @type {Self | null} */ (null)) };

/** The hall of the current screen: a table's hall, otherwise the one that answers now. */
export const where = computed(() => {
	const [, table] = path.value;
	const atTable = ["t", "replay", "report", "whatif"].includes(path.value[0] ?? "") && table;
	if (atTable && table !== "mine") return isHere(table) ? "here" : "there";
	return without.value ? "here" : "there";
});

/** The current player in that hall; null without a session. */
export const me = computed(() => selves[where.value].value);

/** @param {Where} at */
export const meAt = (at) => selves[at].value;

/** Whether a player is the person, in either hall. @param {string | undefined} player */
export const isMe = (player) =>
	player !== undefined && [selves.here.value?.id, selves.there.value?.id].includes(player);

/** Sets the person in one of the halls, null for a stranger. @param {Self | null} now @param {Where} [at] */
export const setPlayer = (now, at = where.peek()) => void (selves[at].value = now);

effect(() => {
	if (ended.value) setPlayer(null, ended.value.where);
});

effect(() => {
	if (forbidden.value) void askSessionAt("there").catch(() => {}); // it says what is in force
});

// At a table here, and while the server is unreachable, the player of this browser's hall counts.
effect(() => {
	if (either && where.value === "here" && !selves.here.peek()) void askSessionAt("here").catch(() => {});
});

/** A code that a link brought here and that is not used yet, the refusal if there is one, and where the link led. */
export const brought = signal(/** @type {{code: string, refusal: Refused | null, to: string} | null} */ (null));

/**
 * Continues as the player of a code from another device or from the terminal. If this browser is another player's, or
 * that is refused, nothing changes, and the person is asked what to do.
 */
async function takeCode() {
	const code = /^#code=([a-z0-9]+)$/.exec(location.hash)?.[1];
	if (!code) return;
	history.replaceState(null, "", location.pathname + location.search);
	try {
		const { id, here } = await hall.prove({ code });
		if (!here) return void (await hall.goOn({ code, as: id }));
		brought.value = { code, refusal: null, to: at() };
		go("/you", { replace: true });
	} catch (e) {
		if (!(e instanceof Refused)) throw e;
		brought.value = { code, refusal: e, to: at() };
		go("/you", { replace: true });
	}
}

/** Asks whether there is a session. */
export async function askSession() {
	try {
		if (!without.peek()) await takeCode();
		await askSessionAt(without.peek() ? "here" : "there");
	} finally {
		sessionKnown.value = true;
	}
}

/** Whether that is answered, or cannot be answered. */
export const sessionKnown = signal(false);

/** Asks one of the halls. @param {Where} at */
export async function askSessionAt(at) {
	try {
		const told = at === "here" && either && !(await canPlayOffline()) ? {} : await hall.me({}, { where: at });
		setPlayer(told.id ? /** @type {Self} */ (told) : null, at);
	} catch (e) {
		if (!(e instanceof Refused && e.status === 401)) throw e;
		setPlayer(null, at); // the session has ended
	}
}

/** Distinguishes guests. */
const number = 10 + Math.floor(Math.random() * 90);

/**
 * The person's name now or after joining: the chosen one, otherwise a guest's.
 * @param {string} guest the name for guests
 */
export const nickname = (guest) => me.value?.name ?? (settings.name.value || `${guest} ${number}`);

/** By which link the person came here; "" for none. */
const cameBy = () => (/^\/[tg]\/./.test(at()) ? at().slice(1) + location.hash : "");

/**
 * Starts a session, under the chosen name or as a guest.
 * @param {string} guest @param {Where} [hallAt] @param {string} [link] by which the person came
 * @returns {Promise<Me>}
 */
export async function enter(guest, hallAt = where.peek(), link = cameBy()) {
	selves[hallAt].value ??= await hall.guest({ name: nickname(guest), ...(link && { link }) }, { where: hallAt });
	return selves[hallAt].value;
}

/** Changes the name; tables have to be informed separately. @param {string} name */
export async function rename(name) {
	const at = where.peek();
	if (selves[at].value) setPlayer({ ...selves[at].value, ...(await hall.rename({ name }, { where: at })) }, at);
	settings.name.value = name;
}
