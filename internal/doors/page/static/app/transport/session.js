// The person's identity: at a server a guest with a name, identified by a cookie that scripts cannot
// read; in this browser's hall a player of that hall.

import { either } from "../base/build.js";
import { batch, computed, effect, signal } from "../base/html.js";
import { settings } from "../base/settings.js";
import { at, go, path } from "./address.js";
import * as hall from "./api.js";
import { Refused, ended, forbidden, shown } from "./http.js";
import { isHere, without } from "./route.js";
import { canPlayOffline } from "./worker.js";
/** @import { Back, Me, Proven, Somebody } from "../base/types.js" */
/** @import { Where } from "./route.js" */

/**
 * The person, as a hall tells them
 * @typedef {Me & Partial<Pick<Somebody, "operator" | "complaints" | "sanctions" | "tag" | "fresh">>} Self
 */

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

/** How often the player of the server was followed by another: what was drawn for the one is not for the other. */
export const succeeded = signal(0);

/** Sets the person in one of the halls, null for a stranger. @param {Self | null} now @param {Where} [at] */
export const setPlayer = (now, at = where.peek()) =>
	batch(() => {
		const was = selves[at].peek();
		selves[at].value = now;
		if (at !== "there") return;
		shown.value = now?.id ?? "";
		if (was && now && was.id !== now.id) succeeded.value++;
	});

effect(() => {
	if (!ended.value) return;
	const { where } = ended.value;
	const asks = where === "there" && selves.there.peek(); // the server may know why
	setPlayer(null, where);
	if (asks) void askSessionAt(where).catch(() => {});
});

effect(() => {
	if (forbidden.value) void askSessionAt("there").catch(() => {}); // it says what is in force
});

// At a table here, and while the server is unreachable, the player of this browser's hall counts.
effect(() => {
	if (either && where.value === "here" && !selves.here.peek()) void askSessionAt("here").catch(() => {});
});

/** The proof that a link brought, or why it is none; to: where the link led. */
export const brought = signal(/** @type {{proof?: Proven, refusal?: Refused, to: string} | null} */ (null));

/** Looks whose code a link from another device or from the terminal has. The person decides what to do about it. */
async function takeCode() {
	const code = /^#code=([a-z0-9]+)$/.exec(location.hash)?.[1];
	if (!code) return;
	const told = await hall.prove({ code }).then((proof) => ({ proof }), (refusal) => ({ refusal }));
	if ("refusal" in told && !(told.refusal instanceof Refused)) throw told.refusal; // the address keeps the code
	history.replaceState(null, "", location.pathname + location.search);
	if ("proof" in told && told.proof.id === meAt("there")?.id) return;
	brought.value = { ...told, to: at() };
	go("/you", { replace: true });
}

/** Asks whether there is a session. */
export async function askSession() {
	try {
		await askSessionAt(without.peek() ? "here" : "there");
		if (!without.peek()) await takeCode();
	} finally {
		sessionKnown.value = true;
	}
}

/** Whether that is answered, or cannot be answered. */
export const sessionKnown = signal(false);

/** The player of the server whom the page found in the place of another, null for none; undefined until then. */
export const found = signal(/** @type {Self | null | undefined} */ (undefined));

/** The players whom this browser had before, as long as there is a way back, the last first. */
export const before = signal(/** @type {Back[]} */ ([]));

/** Asks one of the halls. @param {Where} at */
export async function askSessionAt(at) {
	const was = selves[at].peek()?.id;
	try {
		const told = at === "here" && either && !(await canPlayOffline()) ? {} : await hall.me({}, { where: at });
		setPlayer(told.id ? /** @type {Self} */ (told) : null, at);
		if (at === "there") before.value = told.back ? [told.back, ...(told.earlier ?? [])] : [];
	} catch (e) {
		if (!(e instanceof Refused && e.status === 401)) throw e;
		setPlayer(null, at); // the session has ended
	}
	const now = selves[at].peek();
	if (at === "there" && was && was !== now?.id) found.value = now;
}

/** Makes this browser that of a proven player. @param {Proven} proven */
export async function changeOver({ code, id }) {
	const player = await hall.goOn({ code, as: id });
	setPlayer(player, "there");
	await askSessionAt("there");
	return player;
}

/** A player's name with its tag. @param {{name?: string, tag?: string}} of */
export const whole = ({ name = "", tag = "" }) => `${name}·${tag}`;

/** Distinguishes guests. */
const number = 10 + Math.floor(Math.random() * 90);

/**
 * The person's name now or after joining: the chosen one, otherwise a guest's.
 * @param {string} guest the name for guests
 */
export const nickname = (guest) => me.value?.name ?? (settings.name.value || `${guest} ${number}`);

/** By which link the person came here; "" for none. */
const cameBy = () => (/^\/(t|g|people)\/./.test(at()) ? at().slice(1) + location.hash : "");

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
