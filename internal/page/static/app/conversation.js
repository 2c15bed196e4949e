// The conversation with who plays by typing: what is typed is understood and
// done, what happens is said.

import { illegal } from "./bar.js";
import { namesOf } from "./chairs.js";
import { choosable, lexicon, levelOf, understand } from "./commands.js";
import { duration } from "./felt.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { trouble } from "./parts.js";
import { has, language, t } from "./phrase.js";
import { reason } from "./reason.js";
import { go } from "./route.js";
import { enter, me } from "./session.js";
import {
	account, actName, advised, beginning, bidsLines, cardName, company, each, handInTurn, handLines, happened, listed, news, proposal, question, standing, trickLines, tricksLines, worthLines,
} from "./telling.js";
import { tricksWon } from "./view.js";
import { ask } from "./wire.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./telling.js").Scene} Scene */
/** @typedef {import("./playing.js").Open} Open */

/** How many lines the log keeps, and how many commands. */
const kept = { lines: 250, typed: 50 };

/** When a clock is called short, in milliseconds. */
const shortTime = 20_000;

/**
 * A table in plain lines: it hears every message and says what has happened,
 * and obeys what is typed.
 * @param {Open} table @param {(lines: string[]) => void} print
 */
function converse(table, print) {
	let before = /** @type {Message | null} */ (null);
	let own = ""; // the act that was typed last, and need not be told
	let done = 0; // the entry that our last command has become
	let sure = "";
	let offer = "";
	let asked = ""; // the decision that was asked for last
	let waits = ""; // a command that waits to be typed once more, or for a yes
	let short = false;
	let warned = "";
	let rules = /** @type {any} */ (undefined);

	/** The deal at the table, unless it was broken off. @param {Message} m @returns {Scene | undefined} */
	const scene = (m) => (m.view && (m.table.stage !== "waiting" || m.view.phase === "over") ? { message: m, view: m.view, names: namesOf(m), me: m.seat ?? -1, rules, short } : undefined);

	/** @param {Scene | undefined} s @param {string} [waited] a command that waits for a yes @returns {import("./commands.js").Moment} */
	function moment(s, waited = "") {
		const options = s?.view.options;
		const hand = s ? handInTurn(s) : [];
		const can = new Set(choosable(options));
		const proposed = s?.message.table.ask;
		const answering = waited === "abandon" || (proposed !== undefined && !proposed.yes.includes(s?.me ?? -1) && !sure);
		return { options, hand, list: hand.filter((c) => can.has(c)), dummy: options?.seat !== undefined && options.seat !== s?.me, sure, offer, answering };
	}

	/** What is to be decided, as something to compare. @param {Message} m */
	function decision({ view, table: now, seat }) {
		const chair = now.chairs[seat ?? -1];
		if (chair?.away || now.paused) return chair?.away ? "away" : "paused";
		return JSON.stringify([view?.game, view?.deal, view?.options, view?.trick, now.stage === "between", now.stage === "waiting", now.match]);
	}

	/** Asks what is to be decided, if it was not asked already. @param {Message} m @param {boolean} [anew] */
	function wonder(m, anew = false) {
		const now = decision(m);
		if (now === asked && !anew) return [];
		if (now !== asked) sure = offer = "";
		asked = now;
		const s = scene(m);
		return s?.view.phase !== undefined ? question(s, moment(s)) : [];
	}

	/** Says again what is to be decided, or who else is awaited. @param {Message} m */
	function reminder(m) {
		const lines = wonder(m, true);
		return lines.length ? lines : company(m, namesOf(m)).slice(m.table.stage === "waiting" ? 0 : -1);
	}

	/** Says what a message brings. @param {Message} m */
	function hear(m) {
		const a = before;
		before = m;
		const s = scene(m);
		if (!a) return print([...greeting(m, s), ...wonder(m, true)]);
		const lines = m.event.do === "present" ? [] : news(m, namesOf(m));
		if (s) lines.push(...happened(a, s, own));
		if (m.event.do === "act" || m.event.do === "deal") own = m.event.seat === m.seat ? "" : own;
		if (a.table.stage !== "waiting" && m.table.stage === "waiting" && m.view?.phase !== "over") lines.push(...company(m, namesOf(m)));
		return print([...lines, ...wonder(m)]);
	}

	/** How things stand when one comes. @param {Message} m @param {Scene | undefined} s */
	function greeting(m, s) {
		const { variant = "standard", rules: own } = table.settled.peek().settings;
		const name = has(`variant.${variant}`) ? t(`variant.${variant}`) : variant;
		const lines = [t("plain.welcome", { variant: own ? `${name}, ${t("page.home.house")}` : name })];
		if (!s || s.view.phase === undefined) return [...lines, ...company(m, namesOf(m))];
		const fresh = s.view.phase !== "over" && tricksWon(s.view) === 0 && !s.view.trick?.length && !s.view.aside;
		return [...lines, ...beginning(s, !fresh), ...(s.view.phase === "over" ? account(s) : []), ...proposal(m, s.names)];
	}

	/** Does a command, and says what is wrong if it cannot be. @param {Record<string, unknown>} command */
	async function act(command) {
		try {
			if (!me.peek()) await enter(t("page.guest"));
			done = Math.max(done, (await table.line.act(command)).seq);
			return true;
		} catch (e) {
			print([trouble(e)]);
			return false;
		}
	}

	/** The newest message, once it is not older than what we have done. */
	async function newest() {
		for (let wait = 0; (before?.seq ?? 0) < done && wait < 100; wait++) await new Promise((go) => setTimeout(go, 50));
		return /** @type {Message} */ (before);
	}

	/** Obeys what was typed. @param {string} text */
	async function obey(text) {
		const m = await newest();
		const s = scene(m);
		const waited = waits;
		waits = "";
		const now = moment(s, waited);
		const u = understand(text, now, lexicon(t, has));
		switch (u.kind) {
			case "act":
				own = u.told ? "" : u.act;
				sure = offer = "";
				if (!(await act({ do: "act", act: u.act, seen: m.seq, ...(now.options?.seat === undefined ? {} : { hand: now.options.seat }) }))) own = "";
				return;
			case "sure": sure = u.offer; return print(wonder(m, true));
			case "offer": sure = ""; offer = u.offer; return print(wonder(m, true));
			case "ask": return print(wonder(m, true));
			case "forbidden": return print(s ? forbidden(now) : []);
			case "trouble": return print(wrong(u, m, s, now));
			default: return command(u.verb, u.words, u.rest, m, s, now, waited);
		}
	}

	/** Why a card may not be played, and which may. @param {import("./commands.js").Moment} now */
	const forbidden = (now) => [illegal(now.options), t("page.speech.legal", { cards: each(now.list, short) })];

	/** What is wrong with what was typed. @param {any} u @param {Message} m @param {Scene | undefined} s @param {import("./commands.js").Moment} now */
	function wrong(u, m, s, now) {
		const args = { ...u.args, list: s ? listed(s, now) : "" };
		if (u.cards) Object.assign(args, { cards: each(u.cards, short), card: cardName(u.cards[0], short) });
		if (args.n === 1) args.list = args.list.replace(/^1: /, "");
		const lines = [t(u.key, args)];
		if (u.then === "lay") lines.push(t("plain.lay", { n: now.options?.pick ?? 3 }));
		return u.then === "ask" ? [...lines, ...reminder(m)] : lines;
	}

	/** Does or answers what is no decision of the deal. @param {string} verb @param {string[]} words @param {string} rest @param {Message} m @param {Scene | undefined} s @param {import("./commands.js").Moment} now @param {string} waited */
	async function command(verb, words, rest, m, s, now, waited) {
		const told = answer(verb, words, m, s, now);
		if (told) return print(told);
		const chair = m.table.chairs[m.seat ?? -1];
		switch (verb) {
			case "rules": return print(await guide());
			case "hint": return print(await hint(s));
			case "": case "ready": case "next": case "again": return goOn(verb, m);
			case "say":
				if (!rest) return print([t("page.speech.say", { command: t("page.cmd.say") })]);
				return void (await act({ do: "chat", text: rest }));
			case "agree": case "yes": case "no": return reply(verb, m, waited);
			case "undo": return void (await act({ do: "ask", text: "undo" }));
			case "restart": case "abandon":
				if (verb === "restart" && waited === verb) return void (await act({ do: "ask", text: "replay" }));
				waits = verb;
				return print([verb === "restart" ? t("plain.again", { command: t("cmd.restart") }) : t("page.speech.abandon")]);
			case "pause": return void (await act({ do: "ask", text: "pause" }));
			case "resume": case "claim": case "back": case "leave":
				if (!chair || (verb === "resume" && !m.table.paused) || (verb === "back" && !chair.away)) break;
				return void (await act({ do: verb === "leave" ? "stand" : verb }));
			case "sit": case "bot": case "remove":
				if (verb === "sit" ? chair : m.table.stage !== "waiting") break;
				return arrange(verb, words, m);
			case "quit": return go("/");
		}
		return print([t("illegal"), ...reminder(m)]);
	}

	/** Answers a question about the table; undefined if it is none. @param {string} verb @param {string[]} words @param {Message} m @param {Scene | undefined} s @param {import("./commands.js").Moment} now */
	function answer(verb, words, m, s, now) {
		if (verb === "who") return company(m, namesOf(m));
		if (verb === "time") return clocks(m);
		if (verb === "help") return help();
		if (verb === "short") return (short = !short), [t("plain.short", { short: short ? "yes" : "no" })];
		const about = /** @type {Record<string, (s: Scene) => string[]>} */ ({
			hand: handLines, bids: bidsLines, score: standing, worth: worthLines, tricks: tricksLines,
			trick: (s) => (Number(words[0]) > 0 ? trickLines(s, Number(words[0]) - 1) : [...trickLines(s, tricksWon(s.view)), ...(s.view.phase === "play" ? tricksLines(s).slice(0, 1) : [])]),
			last: (s) => trickLines(s, tricksWon(s.view) - 1),
			legal: (s) => (now.options ? [listed(s, now)] : [t("hint.none")]),
		})[verb];
		if (!about) return undefined;
		return s?.view.phase === undefined ? company(m, namesOf(m)) : about(s);
	}

	function help() {
		const v = rules;
		const { declare = 0, reveal = 0, how = "none" } = v?.offers ?? {};
		const offers = how === "none" ? "none" : declare && reveal ? "both" : declare ? "declare" : reveal ? "reveal" : "none";
		const lays = v ? v.order.includes("lay") : true;
		const more = /** @type {const} */ (["who", "say", "ready", "agree", "pause", "resume", "claim", "leave", "back", "abandon", "sit", "bot", "remove", "time"]);
		return [t("plain.help", { n: v?.aside ?? 3, lay: lays ? "yes" : "no", offer: offers, name: v?.order.includes("name") ? "yes" : "no" }), t("page.speech.help", { list: more.map((c) => t(`page.cmd.${c}`)).join(", ") })];
	}

	/** How much time each has. @param {Message} m */
	function clocks(m) {
		const names = namesOf(m);
		const lines = m.table.chairs.flatMap((c, i) => {
			const left = c.until === undefined ? c.bank : c.until - table.now();
			return left === undefined ? [] : [t("page.speech.clock", { name: names[i], time: duration(Math.max(0, left)) })];
		});
		return lines.length ? lines : [t("page.speech.noclock")];
	}

	/** Warns once of each act when one's time is short. */
	function watchClock() {
		const m = before;
		const until = m?.table.chairs[m.seat ?? -1]?.until;
		if (!m?.view?.options || until === undefined || String(until) === warned) return;
		const left = until - table.now();
		if (left > shortTime) return;
		warned = String(until);
		print([t("page.speech.short", { time: duration(Math.max(0, left)) })]);
	}

	/** The rules of the variant in words; of its suits, the names. */
	async function guide() {
		try {
			const told = await fetchGuide();
			const names = /** @type {Record<string, string>} */ ({ "♣": t("suit.C"), "♦": t("suit.D"), "♥": t("suit.H"), "♠": t("suit.S") });
			return told.chapters.flatMap((/** @type {{text: string[]}} */ c) => c.text.map((p) => p.replace(/[♣♦♥♠]\uFE0E?/g, (sign) => names[sign.charAt(0)] ?? sign)));
		} catch (e) {
			return [trouble(e)];
		}
	}

	/** Asks the server for the rules at this table, a house's own too. */
	async function fetchGuide() {
		const { variant = "standard", rules: own } = table.settled.peek().settings;
		if (own) return ask("/api/guide", { body: { variant, rules: own, lang: language.peek() } });
		return ask(`/api/variants/${encodeURIComponent(variant)}/guide?lang=${language.peek()}`);
	}

	/** @param {Scene | undefined} s */
	async function hint(s) {
		if (s && !s.message.table.hints) return [t("page.speech.nohints")];
		if (!s?.view.options) return [t("hint.none")];
		print([t("page.hint.thinking")]);
		try {
			const { advice } = await table.line.hint();
			return [advised(advice, s), ...reason(advice, (act) => actName(act, s))];
		} catch (e) {
			return [trouble(e)];
		}
	}

	/** Goes on to what comes next, if it waits for one. @param {string} verb "" if nothing was typed @param {Message} m */
	async function goOn(verb, m) {
		const chair = m.table.chairs[m.seat ?? -1];
		const { stage } = m.table;
		if (m.table.paused && chair) return void (await act({ do: "resume" }));
		if (chair && !chair.ready && (stage === "between" || stage === "waiting")) return void (await readiness());
		return print(verb && m.view?.options ? [t("illegal"), ...reminder(m)] : reminder(m));
	}

	/** Says that one is ready, with one's part in the shuffle. */
	async function readiness() {
		const answered = await table.ready();
		if (answered) done = Math.max(done, answered.seq);
	}

	/** Agrees or does not, to what was proposed or to what one wanted oneself. @param {string} verb @param {Message} m @param {string} waited */
	async function reply(verb, m, waited) {
		if (waited === "abandon" && verb === "yes") return void (await act({ do: "ask", text: "abandon" }));
		if (waited) return print([t("page.speech.kept")]);
		if (verb === "no" && m.table.stage === "waiting" && m.table.chairs[m.seat ?? -1]?.ready) return void (await act({ do: "unready" }));
		if (!m.table.ask) return print([t("page.speech.nothing.asked"), ...reminder(m)]);
		return void (await act({ do: "answer", on: verb !== "no", seen: m.seq }));
	}

	/** Takes a chair, or gives one. @param {string} verb @param {string[]} words @param {Message} m */
	async function arrange(verb, words, m) {
		const seat = Number(words.find((w) => /^\d+$/.test(w)) ?? 0) - 1;
		if (seat >= m.table.chairs.length) return print([t("page.speech.nochair")]);
		if (verb === "sit") return void (await act({ do: "sit", ...(seat >= 0 ? { seat } : {}) }));
		if (seat < 0 && verb === "remove") return print([t("page.speech.nochair")]);
		if (verb === "remove") return void (await act({ do: "remove", seat }));
		const lex = lexicon(t, has);
		const level = words.map((w) => levelOf(w, lex)).find(Boolean);
		if (seat < 0 || !level) return print([t("page.speech.bots", { command: t("page.cmd.bot"), level: lex.levels[2]?.[0] ?? "", levels: lex.levels.map(([w]) => w).join(", ") })]);
		return void (await act({ do: "bot", seat, text: level }));
	}

	return {
		hear, watchClock,
		/** @param {any} fields of the variant */
		learn: (fields) => (rules = fields ?? rules),
		/** Says what went wrong in obeying, too. @param {string} text */
		obey: (text) => obey(text).catch((e) => print([trouble(e)])),
	};
}

/** @typedef {{id: number, text: string, typed: boolean}} Line */

/** The field and the log. @param {{table: Open, variant: any}} props */
export function Conversation({ table, variant }) {
	const [lines, setLines] = useState(/** @type {Line[]} */ ([]));
	const field = useRef(/** @type {HTMLInputElement | null} */ (null));
	const log = useRef(/** @type {HTMLElement | null} */ (null));
	const count = useRef(0);
	const typed = useRef({ all: /** @type {string[]} */ ([]), at: 0 });
	/** @param {string[]} texts @param {boolean} [own] */
	const print = (texts, own = false) => {
		const added = texts.map((text) => ({ id: count.current++, text, typed: own }));
		if (added.length) setLines((all) => [...all, ...added].slice(-kept.lines));
	};
	const talk = useMemo(() => converse(table, print), [table]);
	const turn = useRef(Promise.resolve());
	const known = variant !== undefined;
	useEffect(() => field.current?.focus(), []);
	useEffect(() => {
		if (!known) return undefined;
		talk.learn(variant);
		const end = table.newest.subscribe((m) => m && talk.hear(m));
		const clock = setInterval(talk.watchClock, 1000);
		return () => {
			clearInterval(clock);
			end();
		};
	}, [talk, known]);
	useLayoutEffect(() => {
		if (log.current) log.current.scrollTop = log.current.scrollHeight;
	}, [lines]);

	/** @param {Event} e */
	function send(e) {
		e.preventDefault();
		const text = field.current?.value.trim() ?? "";
		if (field.current) field.current.value = "";
		if (text) {
			typed.current.all = [...typed.current.all.filter((x) => x !== text), text].slice(-kept.typed);
			print([`› ${text}`], true);
		}
		typed.current.at = typed.current.all.length;
		turn.current = turn.current.then(() => talk.obey(text));
	}

	/** Brings back what was typed. @param {KeyboardEvent} e */
	function recall(e) {
		const step = e.key === "ArrowUp" ? -1 : e.key === "ArrowDown" ? 1 : 0;
		if (!step || !field.current) return;
		e.preventDefault();
		const { all, at } = typed.current;
		typed.current.at = Math.max(0, Math.min(all.length, at + step));
		const text = all[typed.current.at] ?? "";
		field.current.value = text;
		field.current.setSelectionRange(text.length, text.length);
	}

	return html`<section class="speech" aria-label=${t("page.speech.region")}>
		<form onsubmit=${send}>
			<label for="command">${t("page.speech.field")}</label>
			<input id="command" name="command" type="text" ref=${field} onkeydown=${recall} autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${false} enterkeyhint="send" maxlength="400" />
			<button class="button">${t("page.speech.do")}</button>
		</form>
		<div class="log" role="log" aria-live="polite" aria-label=${t("page.speech.log")} tabindex="0" ref=${log}>
			${lines.map((line) => html`<p key=${line.id} class=${line.typed ? "typed" : ""} aria-hidden=${line.typed ? "true" : undefined}>${line.text}</p>`)}
		</div>
	</section>`;
}
