// Connects a table with a person who plays by typing: parses and executes what is
// typed, and describes what happens. Nothing here draws.

import { has, language, t } from "../base/phrase.js";
import { jokerOf, tricksWon } from "../base/view.js";
import { namesOf } from "../parts/chairs.js";
import { trouble } from "../parts/components.js";
import { reason } from "../parts/reason.js";
import { explains, reports } from "../parts/reportsummary.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { enter, me } from "../transport/session.js";
import { called, lineTold } from "./banners.js";
import { choosable, lexicon, levelOf, social, understand } from "./commands.js";
import { duration } from "./felt.js";
import { onward } from "./outcome.js";
import { illegal } from "./question.js";
import {
	account, actName, advised, beginning, bidsLines, cardName, company, each, handInTurn, handLines, happened, listed,
	news, proposal, question, remark, reportLines, standing, trickLines, tricksLines, worthLines,
} from "./telling.js";
/** @import { Guide, Message, Variant } from "../base/types.js" */
/** @import { Command } from "../transport/api.js" */
/** @import { Moment } from "./commands.js" */
/** @import { OpenTable } from "./opentable.js" */
/** @import { Scene, Sight } from "./telling.js" */

/**
 * The state when something was typed.
 * @typedef {object} Now
 * @property {Message} m
 * @property {Scene | undefined} s the deal at the table, if there is one
 * @property {Moment} moment
 * @property {string} waited a command that waited for a yes
 */

/** When the remaining time counts as short, in milliseconds. */
const shortTime = 20_000;

/** How long to wait for the message about our own command: so many attempts, so many milliseconds apart. */
const patience = { times: 100, each: 50 };

/** Answers to questions about a position, by command. */
export const told = /** @type {Record<string, (s: Sight, words: string[], now: Moment) => string[]>} */ ({
	hand: handLines,
	bids: bidsLines,
	worth: worthLines,
	tricks: tricksLines,
	trick: (s, [n]) => (Number(n) > 0 ? trickLines(s, Number(n) - 1) : trickNow(s)),
	last: (s) => trickLines(s, tricksWon(s.view) - 1),
	legal: (s, _, now) => (now.options ? [listed(s, now)] : [t("hint.none")]),
});

/** The same about the deal at a table. @type {typeof told} */
const toldAtTable = { ...told, score: standing };

/** The trick in progress, and how many tricks each has won. @param {Sight} s */
function trickNow(s) {
	const won = s.view.phase === "play" ? tricksLines(s).slice(0, 1) : [];
	return [...trickLines(s, tricksWon(s.view)), ...won];
}

/** The decision to make, as a value to compare. @param {Message} m */
function decision({ view, table: now, seat }) {
	const chair = now.chairs[seat ?? -1];
	if (chair?.away || now.paused) return chair?.away ? "away" : "paused";
	const { game, deal, options, trick } = view ?? {};
	return JSON.stringify([game, deal, options, trick, now.stage === "between", now.stage === "waiting", now.match]);
}

/** What can be done now, as far as a position says. @param {Sight | undefined} s @returns {Moment} */
export function momentOf(s) {
	const options = s?.view.options;
	const hand = s ? handInTurn(s) : [];
	const can = new Set(choosable(options));
	return {
		options,
		hand,
		joker: hand.find((c) => c === jokerOf(s?.view)) ?? "",
		list: hand.filter((c) => can.has(c)),
		dummy: options?.seat !== undefined && options.seat !== s?.me,
		sure: "",
		offer: "",
		answering: false,
	};
}

/** Explains why a card may not be played, and which may. @param {Moment} now @param {Sight} s */
export const forbidden = (now, s) => [illegal(now.options), t("page.speech.legal", { cards: each(now.list, s) })];

/**
 * Explains what is wrong with what was typed.
 * @param {any} u @param {Sight | undefined} s @param {Moment} moment @param {boolean} short
 */
export function wrong(u, s, moment, short) {
	const args = { ...u.args, list: s ? listed(s, moment) : "" };
	if (u.cards) {
		const manner = s ?? { short };
		args.cards = each(u.cards, manner);
		args.card = cardName(u.cards[0], manner);
	}
	if (args.n === 1) args.list = args.list.replace(/^1: /, "");
	const lines = [t(u.key, args)];
	return u.then === "lay" ? [...lines, t("plain.lay", { n: moment.options?.pick ?? 3 })] : lines;
}

/** The available commands. @param {Variant | undefined} rules */
function help(rules) {
	const { declare = 0, reveal = 0, how = "none" } = rules?.offers ?? {};
	const premiums = declare && reveal ? "both" : declare ? "declare" : reveal ? "reveal" : "none";
	return [
		t("plain.help", {
			n: rules?.aside ?? 3,
			lay: rules?.order.includes("lay") ?? true ? "yes" : "no",
			offer: how === "none" ? "none" : premiums,
			name: rules?.order.includes("name") ? "yes" : "no",
		}),
		t("page.speech.help", { list: social.map((c) => t(`page.cmd.${c}`)).join(", ") }),
	];
}

/** The paragraphs of a guide, with its suits by name. @param {Guide} guide */
export function paragraphs(guide) {
	const names = /** @type {Record<string, string>} */ ({ "♣": "C", "♦": "D", "♥": "H", "♠": "S" });
	/** @param {string} sign */
	const named = (sign) => t(`suit.${names[sign.charAt(0)]}`);
	return guide.chapters.flatMap((c) => c.text.map((p) => p.replace(/[♣♦♥♠]\uFE0E?/g, named)));
}

/**
 * Receives every message of a table and describes what happened, and executes what is typed.
 */
export class Interpreter {
	#table;
	#print;
	#before = /** @type {Message | null} */ (null);
	#own = ""; // the last act typed, which need not be reported
	#done = 0; // the entry that our last command became
	#sure = ""; // a premium that waits for a yes
	#offer = ""; // a premium whose number is asked for
	#asked = ""; // the last decision asked about
	#waits = ""; // a command that waits to be repeated, or for a yes
	#advice = { about: "", act: "" }; // the last hint, and which decision it is for
	#short = false; // whether to use short names of cards
	#warned = "";
	#rules = /** @type {Variant | undefined} */ (undefined);
	#reporting = new Set(); // the deals whose reports are awaited
	#ended = false;
	#line = "";

	/** @param {OpenTable} table @param {(lines: string[]) => void} print */
	constructor(table, print) {
		this.#table = table;
		this.#print = print;
	}

	/** @param {Variant | undefined} fields of the variant */
	learn(fields) {
		this.#rules = fields ?? this.#rules;
	}

	/** Ends what goes on by itself: the person has left. */
	end() {
		this.#ended = true;
	}

	/** Reports the news of a message. @param {Message} m */
	hear(m) {
		const a = this.#before;
		this.#before = m;
		const s = this.#scene(m);
		if (!a) return this.#print([...this.#greeting(m, s), ...this.#wonder(m, true)]);
		const lines = m.event.do === "present" ? [] : news(m, namesOf(m));
		if (s) lines.push(...happened(a, s, this.#own));
		if ((m.event.do === "act" || m.event.do === "deal") && m.event.seat === m.seat) this.#own = "";
		const over = a.table.stage !== "waiting" && m.table.stage === "waiting";
		if (over && m.view?.phase !== "over") lines.push(...company(m, namesOf(m)));
		return this.#print([...lines, ...remark(m), ...this.#wonder(m)]);
	}

	/** Executes what was typed, and reports errors. @param {string} text */
	obey(text) {
		return this.#obey(text).catch((e) => this.#print([trouble(e)]));
	}

	/** Warns once per act when the player's time is short. */
	watchClock() {
		const m = this.#before;
		const until = m?.table.chairs[m.seat ?? -1]?.until;
		if (!m?.view?.options || until === undefined || String(until) === this.#warned) return;
		const left = until - this.#table.now();
		if (left > shortTime) return;
		this.#warned = String(until);
		this.#print([t("page.speech.short", { time: duration(Math.max(0, left)) })]);
	}

	/** The deal at the table, unless it was abandoned. @param {Message} m @returns {Scene | undefined} */
	#scene(m) {
		if (!m.view || (m.table.stage === "waiting" && m.view.phase !== "over")) return undefined;
		return {
			message: m,
			view: m.view,
			names: namesOf(m),
			me: m.seat ?? -1,
			settings: this.#table.settled.peek().settings,
			rules: this.#rules,
			short: this.#short,
		};
	}

	/** @param {Scene | undefined} s @param {string} [waited] a command that waits for a yes @returns {Moment} */
	#moment(s, waited = "") {
		const proposed = s?.message.table.ask;
		const unanswered = proposed !== undefined && !proposed.yes.includes(s?.me ?? -1);
		const answering = waited === "abandon" || (unanswered && !this.#sure);
		return { ...momentOf(s), sure: this.#sure, offer: this.#offer, answering };
	}

	/** Asks for the current decision, unless that was done already. @param {Message} m @param {boolean} [anew] */
	#wonder(m, anew = false) {
		const now = decision(m);
		if (now === this.#asked && !anew) return [];
		if (now !== this.#asked) this.#sure = this.#offer = "";
		this.#asked = now;
		const s = this.#scene(m);
		return s?.view.phase !== undefined ? question(s, this.#moment(s)) : [];
	}

	/** Repeats what to decide, or who else is awaited. @param {Message} m */
	#reminder(m) {
		const lines = this.#wonder(m, true);
		return lines.length ? lines : company(m, namesOf(m)).slice(m.table.stage === "waiting" ? 0 : -1);
	}

	/** Describes the table to somebody who has just arrived. @param {Message} m @param {Scene | undefined} s */
	#greeting(m, s) {
		const { variant = "standard", rules } = this.#table.settled.peek().settings;
		const name = has(`variant.${variant}`) ? t(`variant.${variant}`) : variant;
		const lines = [t("plain.welcome", { variant: rules ? `${name}, ${t("page.home.house")}` : name })];
		if (!s || s.view.phase === undefined) return [...lines, ...company(m, namesOf(m))];
		const over = s.view.phase === "over";
		const fresh = !over && tricksWon(s.view) === 0 && !s.view.trick?.length && !s.view.aside;
		return [...lines, ...beginning(s, !fresh), ...(over ? account(s) : []), ...proposal(m, s.names)];
	}

	/** Sends a command, and reports it if it is refused. @param {Command} command */
	async #act(command) {
		try {
			if (!me.peek()) await enter(t("page.guest"));
		} catch (e) {
			this.#print([trouble(e)]);
			return false;
		}
		const { answered, late } = this.#table.put(command);
		const outcome = answered.then(
			(answer) => {
				this.#done = Math.max(this.#done, answer?.seq ?? 0);
				if (answer?.late) this.#print([t("page.unsent.late")]);
				return true;
			},
			(e) => (this.#print([trouble(e)]), false),
		);
		const waits = late.then(() => undefined);
		if ((await Promise.race([outcome, waits])) !== undefined) return outcome;
		const undo = command.do === "act" ? "act" : "other";
		this.#print([t("page.unsent.typed", { what: called({ id: "", ...command }), undo, command: t("cmd.undo") })]);
		return true;
	}

	/** Tells what is wrong with the connection or the hall; "": nothing any more. @param {string} wrong */
	line(wrong) {
		if (wrong !== this.#line) this.#print([lineTold(wrong, this.#line)]);
		this.#line = wrong;
	}

	/** The newest message, once it includes our last command. */
	async #newest() {
		for (let n = 0; (this.#before?.seq ?? 0) < this.#done && n < patience.times; n++) {
			await new Promise((go) => setTimeout(go, patience.each));
		}
		return /** @type {Message} */ (this.#before);
	}

	/** @param {string} text */
	async #obey(text) {
		const m = await this.#newest();
		const s = this.#scene(m);
		const waited = this.#waits;
		this.#waits = "";
		const now = { m, s, moment: this.#moment(s, waited), waited };
		const u = understand(text, now.moment, lexicon(t, has));
		switch (u.kind) {
			case "act":
				return this.#decide(u.act, u.told, now);
			case "sure":
				this.#sure = u.offer;
				return this.#print(this.#wonder(m, true));
			case "offer":
				this.#sure = "";
				this.#offer = u.offer;
				return this.#print(this.#wonder(m, true));
			case "ask":
				return this.#print(this.#wonder(m, true));
			case "forbidden":
				return this.#print(s ? forbidden(now.moment, s) : []);
			case "trouble":
				return this.#print(this.#wrong(u, now));
			default:
				return this.#command(u.verb, u.words, u.rest, now);
		}
	}

	/**
	 * Sends the person's decision.
	 * @param {string} act @param {boolean} said whether it is to be told too @param {Now} now
	 */
	async #decide(act, said, { m, moment }) {
		this.#own = said ? "" : act;
		this.#sure = this.#offer = "";
		const hand = moment.options?.seat === undefined ? {} : { hand: moment.options.seat };
		if (!(await this.#act({ do: "act", act, seen: m.seq, ...hand }))) this.#own = "";
	}

	/** Explains what is wrong with what was typed. @param {any} u @param {Now} now */
	#wrong(u, { m, s, moment }) {
		const lines = wrong(u, s, moment, this.#short);
		return u.then === "ask" ? [...lines, ...this.#reminder(m)] : lines;
	}

	/**
	 * Executes or answers commands that are not decisions of the deal.
	 * @param {string} verb @param {string[]} words @param {string} rest @param {Now} now
	 */
	async #command(verb, words, rest, now) {
		const { m } = now;
		const lines = this.#answer(verb, words, now);
		if (lines) return this.#print(lines);
		switch (verb) {
			case "rules":
				return this.#print(await this.#guide());
			case "hint":
				return this.#print(await this.#hint(now.s));
			case "take":
				return this.#take(now);
			case "report":
				return void this.#report(now); // which takes its time, and keeps nobody from going on
			case "":
			case "ready":
			case "next":
			case "again":
				return this.#goOn(verb, m);
			case "say":
				if (!rest) return this.#print([t("page.speech.say", { command: t("page.cmd.say") })]);
				return void (await this.#act({ do: "chat", text: rest }));
			case "agree":
			case "yes":
			case "no":
				return this.#reply(verb, now);
			case "undo":
				if (this.#table.stopLate()) return undefined;
				return void (await this.#act({ do: "ask", text: verb }));
			case "pause":
				return void (await this.#act({ do: "ask", text: verb }));
			case "restart":
			case "abandon":
				return this.#propose(verb, now);
			case "quit":
				return go(this.#onward(m));
		}
		return this.#move(verb, words, m);
	}

	/** Where quitting leads: once the only match of a table is over, to what it is for. @param {Message} m */
	#onward({ table: { stage, match }, view }) {
		const on = stage === "waiting" && match > 0 ? onward(this.#table.id, this.#table.settled.peek().settings) : undefined;
		return on ? (view?.phase === "over" ? on.played : on.givenUp).href : "/";
	}

	/**
	 * Proposes something that must not happen by accident: it must be typed twice.
	 * @param {"restart" | "abandon"} verb @param {Now} now
	 */
	async #propose(verb, { waited }) {
		if (verb === "restart" && waited === verb) return void (await this.#act({ do: "ask", text: "replay" }));
		this.#waits = verb;
		const again = t("plain.again", { command: t("cmd.restart") });
		return this.#print([verb === "restart" ? again : t("page.speech.abandon")]);
	}

	/**
	 * Sits down, leaves, or seats others, where the table allows that.
	 * @param {string} verb @param {string[]} words @param {Message} m
	 */
	async #move(verb, words, m) {
		const chair = m.table.chairs[m.seat ?? -1];
		const waiting = m.table.stage === "waiting";
		if (verb === "leave" && chair) return void (await this.#act({ do: "stand" }));
		if (verb === "claim" && chair) return void (await this.#act({ do: "claim" }));
		if (verb === "resume" && chair && m.table.paused) return void (await this.#act({ do: "resume" }));
		if (verb === "back" && chair?.away) return void (await this.#act({ do: "back" }));
		if (verb === "sit" && !chair) return this.#arrange(verb, words, m);
		if ((verb === "bot" || verb === "remove") && waiting) return this.#arrange(verb, words, m);
		return this.#print([t("illegal"), ...this.#reminder(m)]);
	}

	/**
	 * Answers a question about the table; undefined if it is none.
	 * @param {string} verb @param {string[]} words @param {Now} now
	 */
	#answer(verb, words, { m, s, moment }) {
		switch (verb) {
			case "who":
				return company(m, namesOf(m));
			case "time":
				return this.#clocks(m);
			case "help":
				return help(this.#rules);
			case "short":
				this.#short = !this.#short;
				return [t("plain.short", { short: this.#short ? "yes" : "no" })];
		}
		const about = Object.hasOwn(toldAtTable, verb) ? toldAtTable[verb] : undefined;
		if (!about) return undefined;
		return s?.view.phase === undefined ? company(m, namesOf(m)) : about(s, words, moment);
	}

	/** How much time everyone has left. @param {Message} m */
	#clocks(m) {
		const names = namesOf(m);
		const lines = m.table.chairs.flatMap((c, i) => {
			const left = c.until === undefined ? c.bank : c.until - this.#table.now();
			if (left === undefined) return [];
			return [t("page.speech.clock", { name: names[i], time: duration(Math.max(0, left)) })];
		});
		return lines.length ? lines : [t("page.speech.noclock")];
	}

	/** The rules at this table, including house rules. */
	async #guide() {
		try {
			return paragraphs(await hall.guide(this.#table.settled.peek().settings, language.peek()));
		} catch (e) {
			return [trouble(e)];
		}
	}

	/** @param {Scene | undefined} s */
	async #hint(s) {
		if (s && !s.message.table.hints) return [t("page.speech.nohints")];
		if (!s?.view.options) return [t("hint.none")];
		this.#print([t("page.hint.thinking")]);
		try {
			const { advice } = await this.#table.port.hint();
			this.#advice = { about: decision(s.message), act: advice.act };
			const take = t("plain.take", { command: t("cmd.take") });
			return [advised(advice, s), ...reason(advice, s.rules, (act) => actName(act, s)), take];
		} catch (e) {
			return [trouble(e)];
		}
	}

	/** Tells what came of the deal that is over. @param {Now} now */
	async #report({ m, s }) {
		const { seat = 0, view } = m;
		if (!s || view?.phase !== "over" || !explains(m)) return this.#print([t("page.speech.report.none")]);
		this.#print([t("page.report.coming")]);
		const [match, deal = 0] = [m.table.match, view.deal];
		const which = `${match} ${deal}`;
		if (this.#reporting.has(which)) return;
		this.#reporting.add(which);
		let lines;
		try {
			let all;
			for await (all of reports(this.#table.id, match, deal, () => !this.#ended));
			lines = all ? reportLines(all, seat, s) : [];
		} catch (e) {
			lines = [trouble(e)];
		}
		this.#reporting.delete(which);
		if (!this.#ended) this.#print(lines);
	}

	/** Does what the hint recommends; a premium must be confirmed. @param {Now} now */
	async #take(now) {
		const { about, act } = this.#advice;
		if (about !== decision(now.m)) return this.#print([t("plain.take.none", { command: t("cmd.hint") })]);
		const o = now.moment.options;
		if (o?.kind !== "offer" || act === "pass" || o.acts?.length === 1) return this.#decide(act, true, now);
		this.#sure = act;
		return this.#print(this.#wonder(now.m, true));
	}

	/** Continues with whatever waits for the person. @param {string} verb "" if nothing was typed @param {Message} m */
	async #goOn(verb, m) {
		const chair = m.table.chairs[m.seat ?? -1];
		const { stage, paused } = m.table;
		if (paused && chair) return void (await this.#act({ do: "resume" }));
		if (chair && !chair.ready && (stage === "between" || stage === "waiting")) return this.#ready();
		return this.#print(verb && m.view?.options ? [t("illegal"), ...this.#reminder(m)] : this.#reminder(m));
	}

	/** Says that the person is ready, with a contribution to the shuffle. */
	async #ready() {
		const answered = await this.#table.ready();
		if (answered) this.#done = Math.max(this.#done, answered.seq);
	}

	/**
	 * Agrees or refuses: somebody's proposal, or the person's own command that waits.
	 * @param {string} verb @param {Now} now
	 */
	async #reply(verb, { m, waited }) {
		if (waited === "abandon" && verb === "yes") return void (await this.#act({ do: "ask", text: "abandon" }));
		if (waited) return this.#print([t("page.speech.kept")]);
		const ready = m.table.stage === "waiting" && m.table.chairs[m.seat ?? -1]?.ready;
		if (verb === "no" && ready) return void (await this.#act({ do: "unready" }));
		if (!m.table.ask) return this.#print([t("page.speech.nothing.asked"), ...this.#reminder(m)]);
		return void (await this.#act({ do: "answer", on: verb !== "no", seen: m.seq }));
	}

	/**
	 * Takes, fills or clears a chair.
	 * @param {"sit" | "bot" | "remove"} verb @param {string[]} words @param {Message} m
	 */
	async #arrange(verb, words, m) {
		const seat = Number(words.find((w) => /^\d+$/.test(w)) ?? 0) - 1;
		if (seat >= m.table.chairs.length) return this.#print([t("page.speech.nochair")]);
		if (verb === "sit") return void (await this.#act({ do: "sit", ...(seat >= 0 ? { seat } : {}) }));
		if (seat < 0 && verb === "remove") return this.#print([t("page.speech.nochair")]);
		if (verb === "remove") return void (await this.#act({ do: "remove", seat }));
		const lex = lexicon(t, has);
		const level = words.map((w) => levelOf(w, lex)).find(Boolean);
		if (seat >= 0 && level) return void (await this.#act({ do: "bot", seat, text: level }));
		const levels = lex.levels.map(([w]) => w);
		const command = t("page.cmd.bot");
		return this.#print([t("page.speech.bots", { command, level: levels[2] ?? "", levels: levels.join(", ") })]);
	}
}
