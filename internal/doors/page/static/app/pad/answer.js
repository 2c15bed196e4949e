// A hall's answer about a deal that is being entered, which is asked for again after each change. Nothing here draws.

import { effect, signal } from "../base/html.js";
import { t } from "../base/phrase.js";
import { isBad, trouble } from "../parts/components.js";
import { Refused, Unreached } from "../transport/http.js";
/** @import { Pad, PadEntry } from "../base/types.js" */

/** The pause before a failed question is repeated, in milliseconds. */
const pause = 3000;

/** Whether a hall may soon answer the same question. @param {unknown} e */
const passing = (e) => e instanceof Unreached || e instanceof Refused && (e.status >= 429 || e.reason === "unfetched");

/** Why a hall refuses a pad. @param {unknown} e */
export const refusal = (e) =>
	isBad(e) ? t("page.pad.refused", { text: /** @type {Error} */ (e).message }) : trouble(e);

/** Whether nothing has been entered. @param {PadEntry | undefined} entry */
export const isBlank = (entry) => !entry || (!entry.trump && entry.hands.every((h) => Object.keys(h).length === 0));

/** The last answer to a question that changes. */
export class Answer {
	/** why the hall has no answer to the present question; "" if it has */
	wrong = signal("");

	#question;
	#ask;
	#last = signal(/** @type {{to: string, told: Pad} | null} */ (null));
	#tries = signal(0);
	#asked = ""; // the current question, and its number; "" if none
	#asking = new AbortController();
	#again = 0;
	#stop;

	/**
	 * @param {() => string} question the present one, of signals; "" if there is none
	 * @param {(question: string, stop: AbortSignal) => Promise<Pad>} ask
	 */
	constructor(question, ask) {
		this.#question = question;
		this.#ask = ask;
		this.#stop = effect(() => this.#askAgain());
	}

	close() {
		this.#stop();
		this.#asking.abort();
		clearTimeout(this.#again);
	}

	get told() {
		return this.#last.value?.told;
	}

	/** Whether that is about an earlier question. */
	get stale() {
		return this.#last.value?.to !== this.#question();
	}

	/** An answer is known without the question. @param {string} to @param {Pad} told */
	know(to, told) {
		this.#last.value = { to, told };
	}

	/** Asks whenever the last answer is not about the present question. */
	#askAgain() {
		const question = this.#question();
		const asks = question && this.stale ? `${this.#tries.value} ${question}` : "";
		if (asks === this.#asked) return;
		this.#asked = asks;
		this.#asking.abort();
		clearTimeout(this.#again);
		if (!asks) return void (this.wrong.value = "");
		const { signal: stop } = (this.#asking = new AbortController());
		this.#ask(question, stop).then(
			(told) => stop.aborted || this.know(question, told),
			(e) => {
				if (stop.aborted) return;
				this.wrong.value = refusal(e);
				if (passing(e)) this.#again = Number(setTimeout(() => this.#tries.value++, pause));
			},
		);
	}
}
