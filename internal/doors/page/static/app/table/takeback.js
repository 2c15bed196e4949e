// Undo and redo at a table where no other player need agree: each press takes back one act, however fast
// the presses are.

import { signal } from "../base/html.js";
import { cardsOf } from "../base/view.js";
/** @import { Message, Options, View } from "../base/types.js" */

/** The least time between two undos, in milliseconds: longer than a double click. */
const look = 700;

/** Whether an act is among the options. @param {string} words "play AC" @param {Options | undefined} o */
function among(words, o) {
	const [kind, ...cards] = words.split(" ");
	if (!o || o.seat !== undefined) return false;
	if (kind === "play" || kind === "lay") return o.kind === kind && cards.every((c) => cardsOf(o.from).includes(c));
	return Boolean(o.acts?.includes(words));
}

/** The person's undone acts of the deal. */
export class TakeBack {
	/** undone acts, the one to redo first at the end */
	taken = signal(/** @type {string[]} */ ([]));

	#did = /** @type {string[]} */ ([]);
	#at = -Infinity; // time of the last undo

	/** Whether enough time has passed for another undo. */
	ready = () => Date.now() - this.#at >= look;

	/** Notes the event of a message. @param {Message} m */
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

	/** The next act to redo; "" if there is none. */
	next() {
		return this.taken.value.at(-1) ?? "";
	}

	/** The same, if it is possible now. @param {Options | undefined} o */
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
