// Undo and redo at a table where no other player need agree: a press takes back one act, however fast
// the presses come.

import { signal } from "../base/html.js";
import { cardsOf } from "../base/view.js";
/** @import { Message, Options, View } from "../base/types.js" */

/** How long what was taken back is looked at before more can be, in milliseconds: longer than a double click takes. */
const look = 700;

/** Whether an act is among the options. @param {string} words "play AC" @param {Options | undefined} o */
function among(words, o) {
	const [kind, ...cards] = words.split(" ");
	if (!o || o.seat !== undefined) return false;
	if (kind === "play" || kind === "lay") return o.kind === kind && cards.every((c) => cardsOf(o.from).includes(c));
	return Boolean(o.acts?.includes(words));
}

/** What the person did in the deal, and has taken back of it. */
export class TakeBack {
	/** what was taken back, the last of it to be done again first */
	taken = signal(/** @type {string[]} */ ([]));

	#did = /** @type {string[]} */ ([]);
	#at = -Infinity; // when something was taken back

	/** Whether so much time has passed that a press means to take back more. */
	ready = () => Date.now() - this.#at >= look;

	/** Takes note of what happened. @param {Message} m */
	hear({ event, seat, view }) {
		const own = event.seat === seat && seat !== undefined;
		if (event.do === "deal" || event.do === "present" || event.do === "begin") this.#did = this.taken.value = [];
		const words = own && event.do === "act" && event.acts?.[0]?.startsWith(`${seat} `) ? event.acts[0].slice(2) : "";
		if (words) {
			this.#did = [...this.#did, words];
			this.taken.value = words === this.next() ? this.taken.value.slice(0, -1) : [];
		}
		if (!own || !event.done || event.do !== "ask" || event.text !== "undo" || !view) return;
		this.#at = Date.now();
		while (this.#did.length > 0 && back(this.#did.at(-1) ?? "", view)) {
			this.taken.value = [...this.taken.value, this.#did.at(-1) ?? ""];
			this.#did = this.#did.slice(0, -1);
		}
	}

	/** What is to be done again next; "" if nothing is. */
	next() {
		return this.taken.value.at(-1) ?? "";
	}

	/** The same, if it can be done now. @param {Options | undefined} o */
	now(o) {
		return among(this.next(), o) ? this.next() : "";
	}
}

/** Whether the View is from before an act of its seat. @param {string} words @param {View} v */
function back(words, v) {
	const [kind = "", card = ""] = words.split(" ");
	if (kind === "play") return cardsOf(v.hand).includes(card) || v.phase !== "play";
	if (kind === "lay") return v.options?.kind === "lay";
	return v.phase === "lay" || Boolean(v.options?.acts?.includes(words));
}
