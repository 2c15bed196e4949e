// A table in words: the hall receives the table's messages and the typed lines, and answers with lines to
// print and things to do. Nothing here draws.

import { language, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { trouble } from "../parts/components.js";
import { copyLink } from "../parts/invitation.js";
import { reason } from "../parts/reason.js";
import { reports } from "../parts/reportsummary.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { insistOn } from "../transport/http.js";
import { isHere } from "../transport/route.js";
import { enter, me } from "../transport/session.js";
import { commandText, lineMessage } from "./banners.js";
import { guided } from "./coach.js";
import { onward } from "./outcome.js";
/** @import { Message, Settings, TalkAsking, Variant, View } from "../base/types.js" */
/** @import { Command } from "../transport/api.js" */
/** @import { OpenTable } from "./opentable.js" */

/** How long to wait for the message about our own command: this many attempts, at this distance in milliseconds. */
const patience = { times: 100, each: 50 };

/** Longer than this, in milliseconds, no timer waits. */
const longestTimer = 2 ** 31 - 1;

/** The number of messages printed at a time. */
const most = 50;

/** A message without the fields that are sent only once. @param {Message} message */
const bare = ({ settings: _, host: __, talk: ___, ...m }) => m;

/**
 * The offer that is made without a question: the one that goes with the cards laid aside, or a newcomer's pass until
 * premiums are explained.
 * @param {OpenTable} table @param {Message} m @returns {string | undefined}
 */
function unasked(table, m) {
	const acts = m.view?.options?.kind === "offer" ? (m.view.options.acts ?? []) : [];
	const silent = m.event.do === "act" && guided(table, m) && settings.premiums.peek() === "";
	return [table.intended.peek(), silent ? "pass" : ""].find((act) => acts.includes(act));
}

/** Prints a table's messages and carries out typed lines, one after another. */
export class Talk {
	#table;
	#print;
	#turn = /** @type {Promise<unknown>} */ (Promise.resolve());
	#newest = /** @type {Message | null} */ (null);
	#told = /** @type {Message | null} */ (null);
	#news = /** @type {Message[]} */ ([]);
	#mind = "";
	#refused = false; // the table refused our last command
	#done = 0; // the entry of our last command
	#alarm = 0; // the timer for asking the hall again, which warns the person that their time is short
	#reporting = new Set(); // deals whose reports are awaited
	#ended = false;
	#line = "";

	/** @param {OpenTable} table @param {(lines: string[]) => void} print @param {() => Variant | undefined} rules */
	constructor(table, print, rules) {
		this.#table = table;
		this.#print = print;
		this.rules = rules;
	}

	/** Ends background work: the person has left. */
	end() {
		this.#ended = true;
		clearTimeout(this.#alarm);
	}

	/** Prints a message. @param {Message} m */
	hear(m) {
		this.#newest = m;
		const act = unasked(this.#table, m);
		const { options: _, ...view } = m.view ?? {};
		this.#news.push(bare(act && m.view ? { ...m, view: /** @type {View} */ (view) } : m));
		void this.#next(() => this.#ask());
		if (act && !this.#table.intended.peek()) void this.#next(() => this.#put({ do: "act", act }));
	}

	/** Prints what the coach says, after all that was heard. @param {string} text */
	advise(text) {
		return this.#next(async () => this.#print([text]));
	}

	/** Carries out a typed line. @param {string} text */
	obey(text) {
		return this.#next(() => this.#obey(text));
	}

	/** Prints trouble with the connection or the hall; "": none any more. @param {string} wrong */
	line(wrong) {
		if (wrong !== this.#line) this.#print([lineMessage(wrong, this.#line)]);
		this.#line = wrong;
	}

	/** Runs a task after all earlier ones, and prints its error. @param {() => Promise<unknown>} act */
	#next(act) {
		const done = this.#turn.then(() => (this.#ended ? undefined : act()));
		return (this.#turn = done.catch((e) => this.#print([trouble(e)])));
	}

	/**
	 * Asks the hall for words, and prints them. @param {Partial<TalkAsking>} [about] undefined: only
	 * about new messages
	 */
	async #ask(about) {
		const news = this.#news.slice(0, most);
		if (!about && news.length === 0) return undefined;
		const { settings, host } = this.#table.settled.peek();
		const answer = await insistOn(() => hall.talk({
			lang: language.peek(), link: this.#link(), now: this.#table.now(), settings: /** @type {Settings} */ (settings),
			host, news,
			mind: this.#mind, ...(this.#told && { before: this.#told }), refused: this.#refused, ...about,
		}));
		this.#news.splice(0, news.length);
		this.#told = news.at(-1) ?? this.#told;
		this.#mind = answer.mind ?? "";
		clearTimeout(this.#alarm);
		if (answer.again) {
			const wait = Math.min(answer.again - this.#table.now(), longestTimer);
			this.#alarm = setTimeout(() => void this.#next(() => this.#ask({})), wait);
		}
		this.#refused = false;
		if (!this.#ended) this.#print(answer.said);
		return answer;
	}

	/** The address for more players; "" if none can come. */
	#link() {
		return isHere(this.#table.id) ? "" : `${location.origin}${location.pathname}`;
	}

	/** Waits for the message of our last command. */
	async #settle() {
		for (let n = 0; (this.#newest?.seq ?? 0) < this.#done && n < patience.times; n++) {
			await new Promise((go) => setTimeout(go, patience.each));
		}
	}

	/** @param {string} text */
	async #obey(text) {
		await this.#settle();
		const answer = await this.#ask({ line: text.normalize("NFC") });
		if (answer?.do) return this.#put(answer.do, answer.done);
		switch (answer?.want) {
			case "hint": {
				const { advice } = await this.#table.port.hint();
				await this.#ask({ hint: advice });
				return this.#print(reason(advice, this.rules(), (act) => commandText({ id: "", do: "act", act })));
			}
			case "report":
				return void this.#report(); // takes its time, while the conversation goes on
			case "link":
				return copyLink(this.#link());
			case "quit":
				return go(this.#onward());
		}
	}

	/** The place that quitting leads to; it depends on the table's purpose once its only match is over. */
	#onward() {
		const { table: { stage, match } = { stage: "", match: 0 }, view } = this.#newest ?? {};
		const on = stage === "waiting" && match > 0 ? onward(this.#table.id, this.#table.settled.peek().settings) : undefined;
		return on ? (view?.phase === "over" ? on.played : on.givenUp).href : "/";
	}

	/**
	 * Sends a command, and prints if it is refused or waits.
	 * @param {Command & {id?: string}} asked @param {string[]} [done] to print once it is done
	 */
	async #put({ id: _, ...command }, done = []) {
		if (command.do === "ask" && command.text === "undo" && this.#table.stopLate()) return;
		if (!me.peek()) await enter(t("page.guest"));
		if (command.do === "ready") return this.#did(await this.#table.ready());
		const { answered, late } = this.#table.put(command);
		const outcome = answered.then(
			(answer) => {
				this.#did(answer);
				if (answer) this.#print(done);
				if (answer?.late) this.#print([t("page.unsent.late")]);
			},
			(e) => {
				this.#refused = true;
				this.#print([trouble(e)]);
			},
		);
		const waits = late.then(() => true);
		if (!(await Promise.race([outcome, waits]))) return;
		const undo = command.do === "act" ? "act" : "other";
		this.#print([t("page.unsent.typed", { what: commandText({ id: "", ...command }), undo, command: t("cmd.undo") })]);
	}

	/** @param {{seq: number} | undefined} answer of a command */
	#did(answer) {
		this.#done = Math.max(this.#done, answer?.seq ?? 0);
	}

	/** Prints the report of the finished deal. */
	async #report() {
		const { table: { match } = { match: 0 }, view } = this.#newest ?? {};
		const which = `${match} ${view?.deal}`;
		if (this.#reporting.has(which)) return;
		this.#reporting.add(which);
		try {
			let report;
			for await (report of reports(this.#table.id, match, view?.deal ?? 0, () => !this.#ended));
			if (report) await this.#next(() => this.#ask({ report }));
		} catch (e) {
			this.#print([trouble(e)]);
		}
		this.#reporting.delete(which);
	}
}
