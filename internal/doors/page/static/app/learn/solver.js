// Problems in words, and typed answers to them, for people who play by typing and
// listening. Nothing here draws.

import { language, t } from "../base/phrase.js";
import { hands } from "../base/view.js";
import { trouble } from "../parts/components.js";
import { variantName } from "../study/records.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { insistOn } from "../transport/http.js";
import { variantOf } from "../transport/variants.js";
/** @import { Problem, ProblemOutcome, ProblemTalkAsking, Progress, Refutation, View } from "../base/types.js" */

/** @typedef {ProblemOutcome} Outcome */
/** @typedef {{act: string, told: Outcome}} Answered */

/** The heading of a problem. @param {Problem} p @param {number} n @param {number} of */
export const head = ({ variant, grade, back }, n, of) =>
	t("problem.head", { n, of, variant: variantName(variant), grade, grades: 4, back: back ? "yes" : "no" });

/** @param {Progress | undefined} p */
export const rating = (p) =>
	({ rating: String(Math.round(p?.rating ?? 1500)), doubt: String(Math.round(p?.doubt ?? 350)) });

/** What the problem asks. @param {Problem} p */
export function task(p) {
	if (p.kind === "bid") return t("problem.bid");
	const n = p.need?.[0];
	const aside = variantOf(p.variant)?.aside ?? 3;
	const goal = n === undefined
		? t("problem.left", { n: aside })
		: n === p.left ? t("problem.every", { left: n }) : t("problem.exact", { n, left: p.left });
	return `${goal} ${t(p.kind === "open" ? "problem.open" : "problem.hidden")}`;
}

/** The names of the hands, from the left as in the lessons. @param {View} view @param {number} me */
export function namesOf(view, me) {
	const live = hands(view) - (variantOf(view.variant)?.dummy ? 1 : 0);
	return Array.from({ length: hands(view) }, (_, i) =>
		i === me ? t("you") : i === live ? t("dummy") : t("problem.player", { n: ((i - me - 1 + live) % live) + 1 }));
}

/** The View of a problem; its scores do not matter. @param {Problem} p @returns {View} */
export const viewOf = ({ view }) => ({ .../** @type {View} */ (/** @type {unknown} */ (view)), totals: [] });

/** A list of things joined by "or". @param {string[]} all */
export const either = (all) =>
	all.length < 2 ? all.join() : t("problem.or", { a: all.slice(0, -1).join(", "), b: all[all.length - 1] ?? "" });

/** The hands of a refutation that the problem hides. @param {Refutation} r @param {Problem} p @param {View} view */
export const unseen = (r, p, view) =>
	p.kind === "open" ? [] : r.hands.flatMap((cards, seat) =>
		seat === view.seat || view.shown?.[seat]?.hand !== undefined ? [] : [{ seat, cards }]);

/** How a rating moved, and when a problem comes back. @param {Problem} p @param {Outcome} told @param {number} days */
export function ratingLine(p, told, days) {
	const line = t("problem.rating", { ...rating(told.progress), its: String(p.rating) });
	return days > 0 ? `${line} ${t("problem.again", { n: days })}` : line;
}

/** The state of a problem when a line is typed. @typedef {{answered: boolean, busy: boolean}} Now */

/** A problem in sentences, with typed lines: the hall decides what to print and what to do. */
export class Solver {
	#problem;
	#print;
	#do;
	#mind = "";
	#turn = /** @type {Promise<unknown>} */ (Promise.resolve());

	/**
	 * @param {Problem} problem @param {(lines: string[]) => void} print
	 * @param {{answer: (act: string) => void, next: () => void}} how to answer, and to go on
	 */
	constructor(problem, print, how) {
		this.#problem = problem;
		this.#print = print;
		this.#do = how;
	}

	/** Prints the problem. @param {number} n @param {number} of @param {boolean} damaged progress was set aside */
	present(n, of, damaged) {
		return this.#ask({ n, of, anew: damaged });
	}

	/**
	 * Prints the outcome of an answer.
	 * @param {Answered} answered @param {number} days until the problem comes back; 0: never
	 */
	tell({ act, told }, days) {
		return this.#ask({ act, outcome: told, days });
	}

	/** Carries out a typed line. @param {string} text @param {Now} now */
	obey(text, now) {
		return this.#ask({ line: text.normalize("NFC"), ...now });
	}

	/** Asks the hall, one question after another. @param {Partial<ProblemTalkAsking>} about */
	#ask(about) {
		return (this.#turn = this.#turn.then(async () => {
			const asking = { lang: language.peek(), mind: this.#mind, problem: this.#problem, ...about };
			const answer = await insistOn(() => hall.problemTalk(asking));
			this.#mind = answer.mind ?? "";
			this.#print(answer.said);
			if (answer.do?.act) this.#do.answer(answer.do.act);
			else if (answer.want === "next") this.#do.next();
			else if (answer.want === "quit") go("/");
		}).catch((e) => this.#print([trouble(e)])));
	}
}
