// The person's settings for the page, stored in the browser.

import { effect, signal } from "./html.js";
import { store, storedData } from "./stored.js";
/** @import { Signal } from "../../vendor/signals.js" */
/** @import { Language } from "./phrase.js" */

/** The storage key. */
export const key = "ninetynine.settings";

/** The settings and their defaults. */
const usual = {
	language: /** @type {"" | Language} */ (""), // "": the browser's preference
	theme: /** @type {"auto" | "day" | "night"} */ ("auto"),
	pack: /** @type {"two" | "four" | "german4"} */ ("two"),
	back: /** @type {"leaf" | "lattice" | "stripe"} */ ("leaf"),
	felt: /** @type {"sea" | "moss" | "ink"} */ ("sea"),
	indices: /** @type {"local" | "international"} */ ("local"),
	pace: /** @type {"calm" | "usual" | "quick" | "instant"} */ ("usual"),
	/** how a card is played: at once, or chosen and then confirmed; "auto": by pointer */
	play: /** @type {"auto" | "once" | "twice"} */ ("auto"),
	spoken: false, // typed commands and spoken answers
	sound: false,
	forced: false, // the only playable card is played automatically, alone with bots
	values: true, // bid values on cards while laying aside
	name: "",
	stake: "", // money per point in sums of score pads
	taught: false, // the first lesson was taken or declined, or the person has played before
	way: "", // how far a newcomer has come: see parts/way.js
	premiums: "", // the deal in which premiums were explained: see table/coach.js
	course: "", // ids of completed lessons, separated by blanks
};

/** @typedef {typeof usual} Settings */

const names = /** @type {(keyof Settings)[]} */ (Object.keys(usual));

/** @returns {Partial<Settings>} */
const kept = () => storedData(key) ?? {};

/** @template {keyof Settings} K @param {K} name @param {Partial<Settings>} from @returns {Settings[K]} */
function choose(name, from) {
	const value = from[name];
	return typeof value === typeof usual[name] ? /** @type {Settings[K]} */ (value) : usual[name];
}

const from = kept();

/** The settings as signals: settings.theme.value. */
export const settings = /** @type {{[K in keyof Settings]: Signal<Settings[K]>}} */ (
	Object.fromEntries(names.map((name) => [name, signal(/** @type {any} */ (choose(name, from)))]))
);

/** Adopts settings from elsewhere, except those chosen here. @param {string} text as they are stored */
export function adopt(text) {
	let other;
	try {
		other = JSON.parse(text);
	} catch {
		return;
	}
	if (typeof other !== "object" || other === null) return;
	for (const name of names) {
		if (settings[name].peek() === usual[name]) settings[name].value = /** @type {never} */ (choose(name, other));
	}
}

/** From now on, stores the settings and applies them to the document. */
export function follow() {
	effect(() => {
		const all = Object.fromEntries(Object.entries(settings).map(([name, s]) => [name, s.value]));
		store(key, JSON.stringify(all));
	});
	effect(() => {
		const tag = settings.language.value; // so that the server can send that catalogue with the page
		document.cookie = `language=${tag}; path=/; SameSite=Lax; max-age=${tag ? 31536000 : 0}`;
	});
	addEventListener("storage", (e) => { // changed in another window
		if (e.key !== key) return;
		const now = kept();
		for (const name of names) settings[name].value = /** @type {never} */ (choose(name, now));
	});
	const dark = matchMedia("(prefers-color-scheme: dark)");
	const night = signal(dark.matches);
	dark.addEventListener("change", () => (night.value = dark.matches));
	effect(() => {
		const theme = settings.theme.value;
		const root = document.documentElement.dataset;
		root.theme = theme === "auto" ? (night.value ? "night" : "day") : theme;
		root.pack = settings.pack.value;
		root.back = settings.back.value;
		root.felt = settings.felt.value;
	});
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
