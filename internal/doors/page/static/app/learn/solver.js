// Problems in words, and typed answers to them, for people who play by typing and
// listening. Nothing here draws.

import { has, language, number, t } from "../base/phrase.js";
import { cardsOf, hands, trick, tricksWon, winner } from "../base/view.js";
import { trouble } from "../parts/components.js";
import { facts, sentence } from "../parts/reason.js";
import { variantName } from "../study/records.js";
import { lexicon, understand } from "../table/commands.js";
import { forbidden, momentOf, paragraphs, told, wrong } from "../table/interpreter.js";
import { cardName, each, handInTurn, lies, listed, tricksLines } from "../table/telling.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { variantOf } from "../transport/variants.js";
/** @import { Problem, ProblemOutcome, Progress, Refutation, View } from "../base/types.js" */
/** @import { Sight } from "../table/telling.js" */

/** @typedef {ProblemOutcome} Outcome */
/** @typedef {{act: string, told: Outcome}} Answered */

/** What a problem is called. @param {Problem} p @param {number} n @param {number} of */
export const head = ({ variant, grade, back }, n, of) =>
	t("problem.head", { n, of, variant: variantName(variant), grade, grades: 4, back: back ? "yes" : "no" });

/** @param {Progress | undefined} p */
export const rating = (p) =>
	({ rating: String(Math.round(p?.rating ?? 1500)), doubt: String(Math.round(p?.doubt ?? 350)) });

/** What is to be found. @param {Problem} p */
export function task(p) {
	if (p.kind === "bid") return t("problem.bid");
	const n = p.need?.[0];
	const aside = variantOf(p.variant)?.aside ?? 3;
	const goal = n === undefined
		? t("problem.left", { n: aside })
		: n === p.left ? t("problem.every", { left: n }) : t("problem.exact", { n, left: p.left });
	return `${goal} ${t(p.kind === "open" ? "problem.open" : "problem.hidden")}`;
}

/** What the hands are called. @param {View} view @param {number} me */
export function namesOf(view, me) {
	const dummy = variantOf(view.variant)?.dummy ? hands(view) - 1 : -1;
	return Array.from({ length: hands(view) }, (_, i) => {
		if (i === me) return t("you");
		return i === dummy ? t("dummy") : t("seat", { n: i + 1 });
	});
}

/** The View of a problem, of which the scores do not matter. @param {Problem} p @returns {View} */
export const viewOf = ({ view }) => ({ .../** @type {View} */ (/** @type {unknown} */ (view)), totals: [] });

/** Things of which each will do. @param {string[]} all */
export const either = (all) =>
	all.length < 2 ? all.join() : t("problem.or", { a: all.slice(0, -1).join(", "), b: all[all.length - 1] ?? "" });

/** Which hands of a refutation one does not see. @param {Refutation} r @param {Problem} p @param {View} view */
export const unseen = (r, p, view) =>
	p.kind === "open" ? [] : r.hands.flatMap((cards, seat) =>
		seat === view.seat || view.shown?.[seat]?.hand !== undefined ? [] : [{ seat, cards }]);

/** How a rating moved, and when a problem comes back. @param {Problem} p @param {Outcome} told @param {number} days */
export function ratingLine(p, told, days) {
	const line = t("problem.rating", { ...rating(told.progress), its: String(p.rating) });
	return days > 0 ? `${line} ${t("problem.again", { n: days })}` : line;
}

/** A trick in a line. @param {string[]} cards @param {number | undefined} won by whom @param {Sight} s */
function played(cards, won, s) {
	const you = won === s.me ? "yes" : "no";
	const taken = won === undefined ? "" : `; ${t("problem.won", { name: s.names[won] ?? "", you })}`;
	return `${cards.join(", ")}${taken}.`;
}

/** Commands that ask about the position, and the others, as help lists them. */
const commands = { ask: Object.keys(told), also: ["rules", "short", "next", "help", "quit"] };

/** How a problem stands when something is typed. @typedef {{answered: boolean, busy: boolean}} Now */

/** Tells a problem in sentences, and executes what is typed. */
export class Solver {
	#problem;
	#print;
	#do;
	#short = false; // whether to use short names of cards

	/**
	 * @param {Problem} problem @param {(lines: string[]) => void} print
	 * @param {{answer: (act: string) => void, next: () => void}} how to answer, and to go on
	 */
	constructor(problem, print, how) {
		this.#problem = problem;
		this.#print = print;
		this.#do = how;
	}

	/** @returns {Sight} */
	#sight() {
		const view = viewOf(this.#problem);
		const me = view.seat ?? 0;
		return { view, me, names: namesOf(view, me), rules: variantOf(view.variant), short: this.#short };
	}

	/** Tells what is asked. @param {number} n @param {number} of @param {boolean} anew damaged progress was set aside */
	present(n, of, anew) {
		const p = this.#problem;
		const s = this.#sight();
		const before = p.kind === "hidden" ? tricksWon(s.view) : 0;
		const past = Array.from({ length: before }, (_, i) =>
			played(trick(s.view, i).map(({ seat, card }) => `${s.names[seat]}: ${cardName(card, s)}`), winner(s.view, i), s));
		this.#print([
			...(anew ? [t("problem.anew")] : []), `${head(p, n, of)}.`, ...past, ...(before ? tricksLines(s) : []), ...lies(s),
			task(p), ...this.#ask(s),
		]);
	}

	/** What is to be typed now. @param {Sight} s */
	#ask(s) {
		const o = s.view.options;
		if (this.#problem.kind === "bid") return [t("ask.lay", { n: o?.pick ?? 3 }), listed(s, momentOf(s))];
		const who = (o?.seat ?? s.me) === s.me ? "you" : "dummy";
		return [t("problem.ask", { who }), listed(s, momentOf(s))];
	}

	/**
	 * Tells what came of an answer.
	 * @param {Answered} answered @param {number} days until the problem comes back; 0: never
	 */
	tell({ act, told }, days) {
		const p = this.#problem;
		const s = this.#sight();
		const cards = (/** @type {string} */ a) => each(a.split(" ").slice(1), s);
		const levels = told.levels.map(({ level, solved }) => solved === undefined
			? t("problem.level.untried", { level: t(`page.level.${level}`) })
			: t("problem.level", { level: t(`page.level.${level}`), n: Math.round(100 * solved) }));
		const failing = (told.refutations ?? []).filter((r) => r.act === act);
		this.#print([
			told.right ? t("problem.right") : t("problem.wrong", { cards: cards(act) }),
			...(p.kind === "bid" ? this.#totals(told, cards) : [
				t(p.kind === "open" ? "problem.proved.open" : "problem.proved.hidden", { card: either(told.answers.map(cards)) }),
			]),
			...facts(told.why ?? []), ...failing.flatMap((r) => this.#fails(r, s, cards)),
			`${t("problem.found")}: ${levels.join(", ")}.`, ratingLine(p, told, days), `${t("problem.next")}.`,
		].map(sentence));
	}

	/**
	 * What is right to lay aside, and what a study found of each total.
	 * @param {Outcome} told @param {(act: string) => string} cards in words
	 */
	#totals({ answers, totals = [], bid }, cards) {
		const rows = totals.filter((x, i) => i < 5 || x.tricks === bid);
		return [
			`${t("problem.proved.bid", { n: answers.length })} ${answers.slice(0, 3).map(cards).join("; ")}.`,
			`${t("problem.expects")}:`,
			...rows.map((x) => t("problem.total", {
				n: x.tricks, points: number(x.points, 1), chance: Math.round(100 * x.chance), good: x.right ? "yes" : "no",
			})),
		];
	}

	/** How a card fails. @param {Refutation} r @param {Sight} s @param {(a: string) => string} cards */
	#fails(r, s, cards) {
		const lie = unseen(r, this.#problem, s.view).map((x) => `${s.names[x.seat]}: ${each(cardsOf(x.cards), s)}.`);
		const some = lie.length ? [t("problem.fails.some", { fails: r.fails, of: r.of }), ...lie] : [];
		return [t("problem.fails", { card: cards(r.act) }), ...some, ...r.tricks.map(({ acts, won }) => {
			/** @param {string} a as "0 play 7H" */
			const said = (a) => `${s.names[Number(a.split(" ")[0])]}: ${cards(a.slice(a.indexOf(" ") + 1))}`;
			return played(acts.map(said), won, s);
		})];
	}

	/** Executes what was typed. @param {string} text @param {Now} now */
	async obey(text, now) {
		const s = this.#sight();
		const open = !now.answered && !now.busy;
		const moment = momentOf(open ? s : { ...s, view: { ...s.view, options: undefined } });
		moment.hand = handInTurn(s);
		const u = understand(text, moment, lexicon(t, has));
		if (u.kind === "act") return this.#do.answer(u.act);
		if (u.kind === "forbidden") return this.#print(forbidden(moment, s));
		if (u.kind === "trouble") {
			return this.#print([...wrong(u, s, moment, this.#short), ...(u.then === "ask" ? this.#reminder(s, now) : [])]);
		}
		return this.#command(u.kind === "command" ? u : { verb: "", words: [] }, s, now);
	}

	/** What is to be done now. @param {Sight} s @param {Now} now */
	#reminder(s, now) {
		return now.answered ? [`${t("problem.next")}.`] : this.#ask(s);
	}

	/** @param {{verb: string, words: string[]}} u @param {Sight} s @param {Now} now */
	async #command({ verb, words }, s, now) {
		const about = Object.hasOwn(told, verb) ? told[verb] : undefined;
		if (about) return this.#print(about(s, words, momentOf(s)));
		switch (verb) {
			case "":
			case "next":
				return now.answered ? this.#do.next() : this.#print(this.#reminder(s, now));
			case "short":
				this.#short = !this.#short;
				return this.#print([t("plain.short", { short: this.#short ? "yes" : "no" })]);
			case "rules":
				return this.#print(await this.#rules());
			case "help": {
				const words = (/** @type {string[]} */ all) => all.map((c) => t(`cmd.${c}`).split("|")[0]).join(", ");
				return this.#print([t("problem.help", { ask: words(commands.ask), also: words(commands.also) })]);
			}
			case "quit":
				return go("/");
		}
		return this.#print([t("illegal"), ...this.#reminder(s, now)]);
	}

	/** The rules of the problem's variant. */
	async #rules() {
		try {
			return paragraphs(await hall.guide({ variant: this.#problem.variant }, language.peek()));
		} catch (e) {
			return [trouble(e)];
		}
	}
}
