// The sentences that people read, from the catalogue that the page shares with the
// terminal: a subset of ICU MessageFormat, see /lang/en.json.

import { computed, signal } from "./html.js";
import { languages } from "./lists.js";

/** @typedef {string | number | boolean | undefined} Arg */
/** @typedef {(string | Field)[]} Message */
/** @typedef {{name: string, kind: "" | "plural" | "select" | "sharp", cases: Record<string, Message>}} Field */

/** @typedef {keyof typeof languages} Language */

/** The language in use. */
export const language = signal(/** @type {Language} */ ("en"));

const texts = signal(/** @type {Record<string, string>} */ ({}));

/** The messages already parsed in this language: parsing all of them would delay a slow phone. */
const messages = computed(() => (void texts.value, /** @type {Map<string, Message>} */ (new Map())));

/** Returns our language that best fits the wishes. @param {readonly string[]} wishes @returns {Language} */
export function suits(wishes) {
	for (const wish of wishes) {
		const short = wish.slice(0, 2).toLowerCase();
		if (short in languages) return /** @type {Language} */ (short);
	}
	return "en";
}

/** The parts of the catalogue that are needed: the lobby's, the other screens' and the course's. */
const parts = new Set([""]);

/** The catalogue asked for last: each waits for the one before, so that the last one stays. */
let latest = Promise.resolve();

/**
 * Loads as much of a language's catalogue as is needed, and redraws everything.
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
	texts.value = Object.assign({}, ...loaded);
	language.value = tag;
	document.documentElement.lang = tag;
}

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Loads another part of the messages, too, once. @param {string} part @param {Language} tag @param {string} base */
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

/** Returns the message for the key. @param {string} key @param {Record<string, Arg>} [args] */
export function t(key, args) {
	let message = messages.value.get(key);
	if (!message) {
		if (!has(key)) return `⟨${key}⟩`;
		messages.value.set(key, (message = parse(texts.value[key] ?? "")));
	}
	return say(message, args ?? {}, "");
}

/** Reports whether the key has a message. @param {string} key */
export const has = (key) => key in texts.value;

const plurals = computed(() => new Intl.PluralRules(language.value));
const numbers = computed(
	() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2, signDisplay: "auto" }),
);
const percents = computed(() => new Intl.NumberFormat(language.value, { style: "percent" }));
const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** A number for people, with a true minus sign. @param {number} n @param {number} [digits] */
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

/** A list of things in words. @param {string[]} things */
export const list = (things) => lists.value.format(things);

/** @param {number} milliseconds since 1970 @param {Intl.DateTimeFormatOptions} [how] */
export const date = (milliseconds, how) =>
	new Intl.DateTimeFormat(language.value, how ?? { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

/** @param {Message} message @param {Record<string, Arg>} args @param {string} sharp what # says @returns {string} */
const say = (message, args, sharp) =>
	message.map((part) => (typeof part === "string" ? part : field(part, args, sharp))).join("");

/** @param {Field} f @param {Record<string, Arg>} args @param {string} sharp */
function field(f, args, sharp) {
	if (f.kind === "sharp") return sharp;
	const value = args[f.name];
	if (f.kind === "") return typeof value === "number" ? number(value) : String(value ?? `{${f.name}}`);
	if (f.kind === "select") return say(f.cases[String(value)] ?? f.cases.other ?? [], args, sharp);
	const n = Number(value);
	return say(f.cases[`=${n}`] ?? f.cases[plurals.value.select(n)] ?? f.cases.other ?? [], args, number(n));
}

/** Parses a message; its syntax was checked when the program was built. @param {string} text @returns {Message} */
function parse(text) {
	let at = 0;
	return sequence(false);

	/** Parses up to the end or an unmatched brace. @param {boolean} plural whether # is the number @returns {Message} */
	function sequence(plural) {
		/** @type {Message} */
		const parts = [];
		let plain = "";
		/** @param {Field} part */
		const push = (part) => {
			if (plain) parts.push(plain);
			plain = "";
			parts.push(part);
		};
		while (at < text.length && text[at] !== "}") {
			const c = text.charAt(at);
			if (c === "'" && "{}#'".includes(text.charAt(at + 1)) && at + 1 < text.length) plain += quoted();
			else if (c === "#" && plural) at++, push({ name: "#", kind: "sharp", cases: {} });
			else if (c === "{") push(argument(plural));
			else (plain += c), at++;
		}
		if (plain) parts.push(plain);
		return parts;
	}

	/** Parses the text between apostrophes, or a doubled one. */
	function quoted() {
		if (text[at + 1] === "'") return (at += 2), "'";
		const end = text.indexOf("'", at + 1);
		const inner = text.slice(at + 1, end < 0 ? text.length : end);
		at = end < 0 ? text.length : end + 1;
		return inner;
	}

	/** @param {boolean} plural @returns {Field} */
	function argument(plural) {
		at++;
		const name = upTo(",}");
		if (text[at++] === "}") return { name, kind: "", cases: {} };
		const kind = /** @type {"plural" | "select"} */ (upTo(","));
		at++;
		/** @type {Record<string, Message>} */
		const cases = {};
		for (;;) {
			const label = upTo("{}");
			if (text[at++] === "}") return { name, kind, cases };
			cases[label] = sequence(plural || kind === "plural");
			at++;
		}
	}

	/** @param {string} ends */
	function upTo(ends) {
		const from = at;
		while (at < text.length && !ends.includes(text.charAt(at))) at++;
		return text.slice(from, at).trim();
	}
}
