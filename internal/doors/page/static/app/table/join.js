// Ways to a table: the choices, and the requests that lead there.

import { draw, keep } from "../base/entropy.js";
import { effect, signal } from "../base/html.js";
import { weakest } from "../base/lists.js";
import { has, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { store, stored, storedData } from "../base/stored.js";
import { come } from "../parts/way.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused, newID } from "../transport/http.js";
import { setPlayer, enter, where } from "../transport/session.js";
import { grouped } from "../transport/variants.js";
/** @import { Level, Seated, Settings, Short, Summary } from "../base/types.js" */
/** @import { Where } from "../transport/route.js" */

/** @typedef {Short} Variant */
/** @typedef {Summary["chairs"][number]} Sitter */

/** The variants, the default one first; empty until the server has answered. */
export const variants = signal(/** @type {Variant[]} */ ([]));

/** The computer players, weakest first. */
export const levels = signal(/** @type {Level[]} */ ([]));

/** The default level. */
const usual = signal("");

/** Whether the server gives hints. */
export const hints = signal(true);

/** @type {Promise<unknown> | undefined} */
let learning;

/** Fetches the choices, once. */
export function learn() {
	learning ??= Promise.all([
		hall.variants().then((told) => (variants.value = told.variants)),
		hall.levels().then((told) => {
			levels.value = told.levels;
			usual.value = told.usual;
		}),
		hall.version().then((told) => (hints.value = told.hints)),
	]).catch((e) => {
		learning = undefined; // let the next call try again
		throw e;
	});
	return learning;
}

const key = "ninetynine.choice";

/** For new players: the weakest opponent that plays sensibly. */
const first = { variant: "", level: weakest };

const { variant: lastVariant, level: lastLevel } = stored(key) === null ? first : (storedData(key) ?? {});

/** The last choice; "" if there was none. */
export const chosen = {
	variant: signal(typeof lastVariant === "string" ? lastVariant : ""),
	level: signal(typeof lastLevel === "string" ? lastLevel : ""),
};

effect(() => {
	store(key, JSON.stringify({ variant: chosen.variant.value, level: chosen.level.value }));
});

/** The chosen variant, or the default one. @returns {Variant | undefined} */
export const variantChosen = () => variants.value.find((v) => v.id === chosen.variant.value) ?? variants.value[0];

/** The id of the chosen variant, even before the variants are loaded. */
export function variantID() {
	const id = variantChosen()?.id ?? chosen.variant.value;
	return has(`variant.${id}`) ? id : "standard";
}

/** Variants by number of players. */
export const byChairs = () => grouped(variants.value);

/** The same as a choice: named groups of named variants. */
export const variantGroups = () =>
	byChairs().map(([n, group]) =>
		/** @type {const} */ ([t("page.players", { n }), group.map(({ id }) => [id, t(`variant.${id}`)])]));

/** The chosen level, or the default one. @returns {string} */
export function levelChosen() {
	const names = levels.value.map((l) => l.name);
	return [chosen.level.value, usual.value].find((name) => names.includes(name)) ?? names[0] ?? "";
}

/** The time that bots take for an act, in milliseconds, from the chosen pace. */
export const paces = { calm: 1300, usual: 700, quick: 300, instant: 100 };

/**
 * Runs an act that needs a session; if the old session has ended, runs it again as a new guest.
 * @template T @param {() => Promise<T>} act @param {Where} [at] @param {string} [link] by which the person came
 * @returns {Promise<T>}
 */
export async function withSession(act, at = where.peek(), link) {
	await enter(t("page.guest"), at, link);
	try {
		return await act();
	} catch (e) {
		if (!(e instanceof Refused && e.reason === "no-session")) throw e;
		setPlayer(null, at);
		await enter(t("page.guest"), at, link);
		return act();
	}
}

/**
 * Unanswered requests, each by its contents: repeating one uses the same id, and leads to one table.
 * @type {Map<string, {id: string, share: Awaited<ReturnType<typeof draw>>}>}
 */
const unanswered = new Map();

/**
 * Asks a hall for a table, under an id that stays the same until it answers.
 * @param {unknown} words the contents of the request
 * @param {boolean} ready whether to be ready at once, with a contribution to the shuffle
 * @param {(how: {id: string, ready?: boolean, commit?: string}) => Promise<Seated>} way
 */
export async function openOnce(words, ready, way) {
	const key = JSON.stringify(words);
	const { id, share } = unanswered.get(key) ?? { id: newID(), share: ready ? await draw() : undefined };
	unanswered.set(key, { id, share });
	try {
		const { table } = await withSession(() => way({ id, ...(ready && { ready, commit: share?.commit ?? "" }) }));
		if (share) keep(table, share);
		unanswered.delete(key);
		go(`/t/${table}`);
		return table;
	} catch (e) {
		if (e instanceof Refused && e.status < 500) unanswered.delete(key);
		throw e;
	}
}

/**
 * Opens a table and takes a chair.
 * @param {Partial<Settings>} opening its settings
 * @param {string[]} bots by seat, "" for persons; the first of these is the player
 */
export const open = (opening, bots) =>
	openOnce([opening, bots], bots.filter((b) => b === "").length === 1, (how) =>
		hall.open({ sit: true, settings: /** @type {Settings} */ (opening), bots, ...how }));

/** Settings that a table like another one does not have. @type {(keyof Settings)[]} */
const unlike = ["public", "audience", "invited", "seed", "deal", "day", "from", "brought", "guide"];

/**
 * Opens a table like another one, for these players alone.
 * @param {string} table "" for one of the chosen variant @param {string[]} players
 */
export async function again(table, players) {
	const { settings = { variant: variantID() } } = table ? await hall.present({ table }) : {};
	const kept = Object.entries(settings).filter(([key]) => !unlike.some((not) => not === key));
	await open({ ...Object.fromEntries(kept), invited: players }, []);
}

/** Starts a game against computer players at once. @param {Variant} variant @param {string} level */
export const play = (variant, level) =>
	open(
		{ variant: variant.id, pace: paces[settings.pace.value] },
		Array.from({ length: variant.chairs }, (_, seat) => (seat === 0 ? "" : level)),
	);

/** Starts a newcomer's first match: a short, guided one of the first variant, against the weakest opponents. */
export async function playFirst() {
	await learn();
	const { id = "", chairs = 0 } = variants.value[0] ?? {};
	const bots = Array.from({ length: chairs }, (_, seat) => (seat === 0 ? "" : weakest));
	come("match", await open({ variant: id, games: 1, guide: true, pace: paces[settings.pace.value] }, bots));
}

/** Takes a chair at a waiting public table, or opens one. @param {string} variant */
export const quickPlay = (variant) => openOnce(variant, true, (how) => hall.play({ variant, ...how }));

/** Plays a deal of the day, or resumes it. @param {string} day @param {string} variant */
export async function playDaily(day, variant) {
	const { table } = await withSession(() => hall.playDaily({ day, variant, pace: paces[settings.pace.value] }));
	go(`/t/${table}`);
}

/** @param {string} table */
export async function sit(table) {
	await withSession(() => hall.command({ id: newID(), table, do: "sit" }));
	go(`/t/${table}`);
}

/**
 * The table of a link or code from a friend.
 * @param {string} told @returns {{table: string} | {elsewhere: string} | undefined} elsewhere: the
 * address on another server, or of an invitation of a group or a friend
 */
export function tableOf(told) {
	const text = told.trim();
	if (/^[a-z2-7]{8,64}$/i.test(text)) return { table: text.toLowerCase() };
	const [, table] = /\/t\/([a-z2-7]{8,64})(?:[/?#]|$)/i.exec(text) ?? [];
	const [link = text] = /https?:\S+/i.exec(text) ?? []; // it may be among words that invite
	const url = URL.canParse(link) ? new URL(link) : undefined;
	const invites = url && (url.pathname.startsWith("/g/") || (url.pathname.startsWith("/people/") && url.hash));
	const away = url && (invites || (table && url.origin !== location.origin));
	if (away && /^https?:$/.test(url.protocol)) return { elsewhere: url.href };
	return table ? { table: table.toLowerCase() } : undefined;
}

/** Goes to a table, if it exists. @param {string} table */
export async function visit(table) {
	await hall.present({ table });
	go(`/t/${table}`);
}

