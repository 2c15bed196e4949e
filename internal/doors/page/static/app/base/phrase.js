// The texts of the page, from the catalogue that it shares with the terminal. Messages are already
// parsed: see split/main.go.

import { computed, signal } from "./html.js";
import { languages } from "./lists.js";

/** @typedef {string | number | boolean | undefined} Arg */
/** @typedef {[name: string, kind?: "plural" | "select", cases?: Record<string, Message>]} Field an argument */
/** @typedef {string | (string | 0 | Field)[]} Message a text, or its parts; 0: the number that a plural is about */

/** @typedef {keyof typeof languages} Language */

export const language = signal(/** @type {Language} */ ("en"));

const messages = signal(/** @type {Record<string, Message>} */ ({}));

/** Returns the catalogue's language that best fits the wishes. @param {readonly string[]} wishes @returns {Language} */
export function suits(wishes) {
	for (const wish of wishes) {
		const short = wish.toLowerCase().split("-")[0] ?? "";
		if (short in languages) return /** @type {Language} */ (short);
	}
	return "en";
}

/** The parts of the catalogue in use: the lobby's, the other screens' and the course's. */
const parts = new Set([""]);

/** The latest request for a catalogue: each waits for the one before, so that the last one wins. */
let latest = Promise.resolve();

/**
 * Loads the parts in use of a language's catalogue, and redraws everything.
 * @param {Language} tag @param {string} base where catalogues are
 */
export function speak(tag, base) {
	return (latest = latest.catch(() => {}).then(() => load(tag, base)));
}

/** @param {Language} tag @param {string} base */
async function load(tag, base) {
	const loaded = await Promise.all([...parts].map(async (part) => {
		const answer = await fetch(`${base}lang/${tag}${part}.json`);
		if (!answer.ok) throw new Error(`no catalogue of ${tag}${part}: ${answer.status}`);
		return answer.json();
	}));
	messages.value = Object.assign({}, ...loaded);
	language.value = tag;
	document.documentElement.lang = tag;
}

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Loads another part of the messages, once. @param {string} part @param {Language} tag @param {string} base */
function speakPart(part, tag, base) {
	parts.add(part);
	const come = coming.get(part) ?? speak(tag, base).catch((why) => {
		coming.delete(part); // let the next call try again
		throw why;
	});
	coming.set(part, come);
	return come;
}

/** Loads the other screens' messages. @param {Language} tag @param {string} base */
export const speakMore = (tag, base) => speakPart(".more", tag, base);

/** Loads the course's messages. @param {Language} tag @param {string} base */
export const speakCourse = (tag, base) => speakPart(".course", tag, base);

/** @param {string} key @param {Record<string, Arg>} [args] */
export function t(key, args) {
	return has(key) ? say(messages.value[key], args ?? {}, "") : `⟨${key}⟩`;
}

/** @param {string} key */
export const has = (key) => key in messages.value;

const plurals = computed(() => new Intl.PluralRules(language.value));
const numbers = computed(
	() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2, signDisplay: "auto" }),
);
const percents = computed(() => new Intl.NumberFormat(language.value, { style: "percent" }));
const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** A formatted number, with a true minus sign. @param {number} n @param {number} [digits] */
export function number(n, digits) {
	const plain = digits === undefined && Number.isInteger(n) && Math.abs(n) < 1000;
	if (plain) return String(n).replace("-", "−"); // the same in all languages, and faster
	const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	const format = digits === undefined ? numbers.value : new Intl.NumberFormat(language.value, exact);
	return format.format(n).replace("-", "−");
}

/** Points with a sign. @param {number} n @param {number} [digits] */
export const signed = (n, digits) => (n > 0 ? "+" : "") + number(n, digits);

/** A share of one in whole percent. @param {number} share */
export const percent = (share) => percents.value.format(share);

/** @param {string[]} things */
export const list = (things) => lists.value.format(things);

/** @param {number} milliseconds since 1970 @param {Intl.DateTimeFormatOptions} [how] */
export const date = (milliseconds, how) =>
	new Intl.DateTimeFormat(language.value, how ?? { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

/** @param {Message | undefined} m @param {Record<string, Arg>} args @param {string} count for 0 @returns {string} */
const say = (m = "", args, count) =>
	typeof m === "string"
		? m
		: m.map((part) => part === 0 ? count : typeof part === "string" ? part : field(part, args, count)).join("");

/** @param {Field} f @param {Record<string, Arg>} args @param {string} count */
function field([name, kind, cases = {}], args, count) {
	const value = args[name];
	if (!kind) return typeof value === "number" ? number(value) : String(value ?? `{${name}}`);
	if (kind === "select") return say(cases[String(value)] ?? cases.other, args, count);
	const n = Number(value);
	return say(cases[`=${n}`] ?? cases[plurals.value.select(n)] ?? cases.other, args, number(n));
}
