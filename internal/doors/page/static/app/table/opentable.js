// One open table in this browser: what is known, what is shown, and what is in
// progress. Nothing here draws.

import { draw, keep, recall } from "../base/entropy.js";
import { batch, computed, effect, signal } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { cardsOf } from "../base/view.js";
import { attempt, tellAll, trouble } from "../parts/components.js";
import { insistOn, newID, Stopped } from "../transport/http.js";
import { Presenter } from "./presenter.js";
import { TakeBack } from "./takeback.js";
import { unsentAt } from "./unsent.js";
/** @import { Advice, Message, Options, Reply, Settings, View } from "../base/types.js" */
/** @import { Command, Port } from "../transport/api.js" */
/** @import { Kept } from "./unsent.js" */

/** How long the only playable card stays in the hand before it is played automatically, in milliseconds. */
const moment = 450;

/** How long something must be wrong, or well again, before the person is told, in milliseconds. */
const blink = 1000;

/** How many chat messages are kept. */
const mostTalk = 100;

/** Identifies the question in a View, to tell it from earlier ones. @param {View | undefined} v */
const decision = (v) => (v?.options ? JSON.stringify([v.game, v.deal, v.phase, v.played, v.offers, v.options]) : "");

/** What this message took back or restarted. @param {Message} m */
const undone = (m) => m.event.done === true && (m.event.do === "ask" || m.event.do === "answer");

/** The chat message in a message. @param {Message} m */
const said = ({ seq, at, event: { by = "", name = "", seat = -1, text = "", phrase } }) =>
	({ seq, at, by, name, seat, text, ...(phrase && { phrase }) });

/** A table that is open. */
export class OpenTable {
	newest = signal(/** @type {Message | null} */ (null));
	settled = signal(/** @type {{settings: Partial<Settings>, host: string}} */ ({ settings: {}, host: "" }));
	/** the act in progress, in words; "" if there is none */
	busy = signal("");
	/** the number of other commands in progress */
	waits = signal(0);
	/** whether a hint is being computed */
	thinking = signal(false);
	chosen = signal(/** @type {Set<string>} */ (new Set()));
	advice = signal(/** @type {{about: string, advice: Advice} | null} */ (null));
	/** the premium to offer as soon as possible, chosen together with the bid */
	intended = signal("");
	/** a card to play as soon as allowed */
	next = signal("");
	/**
	 * what has kept the table from going on for longer than a moment: lost (the connection to the hall), or why the hall
	 * cannot keep what happens; "" if nothing does
	 */
	wrong = signal("");
	showing = new Presenter(() => (settings.spoken.value ? "quick" : settings.pace.value));
	view = computed(() => this.showing.shown.value?.message.view);
	/** what was said; a remark on what is still being shown has to wait */
	talk = computed(() => {
		const { message, full } = this.showing.shown.value ?? {};
		const seen = (message?.seq ?? 0) - (full ? 1 : 0);
		return this.#talk.value.filter((s) => !s.remark || s.seq <= seen);
	});
	/** whether what is shown is up to date and includes our last command */
	current = computed(() => {
		const shown = this.showing.shown.value;
		if (!shown || shown.full !== null || this.busy.value.startsWith("play ")) return false;
		return shown.message.seq >= this.#done.value && shown.message.seq === this.newest.value?.seq;
	});

	/** what was taken back */
	back = new TakeBack();

	#talk = signal(/** @type {NonNullable<Message["talk"]>} */ ([]));
	#done = signal(0); // the entry that our last command became
	#sending = ""; // the act whose answer or entry is still to come, after its seat: "0 play AC"
	#telling = 0; // the timer of what is wrong
	#soon = 0; // the timer of a card that is played automatically
	#byHand = false; // after something was taken back or withdrawn, nothing is played automatically
	#stop;

	/** @param {string} id @param {(table: string, onmessage: (m: Message) => void) => Port} open how to come to it */
	constructor(id, open) {
		this.id = id;
		this.port = open(id, (m) => this.#hear(m));
		this.unsent = unsentAt(id);
		this.unsent.send = (command, stop) => this.port.act(command, stop);
		this.unsent.down = () => this.port.state.peek() === "lost";
		this.unsent.doubt = () => this.port.doubt();
		this.unsent.recalled = (kept) => void this.#goOn(kept);
		const stops = [effect(() => this.#follow()), effect(() => this.#watchLine())];
		this.#stop = () => stops.forEach((stop) => stop());
		for (const kept of this.unsent.waiting.peek()) void this.#goOn(kept);
	}

	/** the time at the hall */
	now() {
		return Date.now() + this.port.ahead();
	}

	close() {
		this.#stop();
		clearTimeout(this.#soon);
		clearTimeout(this.#telling);
		this.showing.stop();
		this.port.close();
		this.unsent.down = () => false;
		this.unsent.doubt = () => {};
		this.unsent.recalled = () => {};
	}

	/** Goes on with what was not answered when the page was left. @param {Kept} kept */
	async #goOn({ command: { id, do: what, act = "" }, premium = "" }) {
		if (what === "act") this.busy.value = act;
		else this.waits.value++;
		const answer = await this.#outcome(this.unsent.answered(id), () => true);
		if (what === "act") this.busy.value = "";
		else this.waits.value--;
		if (!answer || !premium) return;
		this.intended.value = premium;
		void this.#offer();
	}

	/** Notes what is wrong, after a moment; that the connection is back at once. */
	#watchLine() {
		const { value: state } = this.port.state;
		const wrong = state === "lost" ? state : this.port.trouble.value;
		clearTimeout(this.#telling);
		if (state === "live" && !wrong) this.unsent.wake();
		if (state === "live" && this.wrong.peek() === "lost") this.wrong.value = "";
		if (wrong !== this.wrong.peek()) this.#telling = setTimeout(() => (this.wrong.value = wrong), blink);
	}

	/** Has a decision that waits to be sent not sent. @returns {boolean} whether there is one */
	stopLate() {
		const waits = this.unsent.waiting.peek().find((k) => k.command.do === "act" && k.late);
		if (waits) this.unsent.withdraw(waits.command.id);
		return waits !== undefined;
	}

	/** Sends a command that is not an act of play. @param {Command} command */
	async act(command) {
		if (command.do === "ask") this.next.value = "";
		if (command.do === "chat") return this.#post(command); // nothing waits for it
		this.waits.value++;
		const answer = await this.#post(command);
		this.waits.value--;
		return answer;
	}

	/**
	 * Does one of the View's options.
	 * @param {string} words @param {string} [premium] to offer afterwards @returns {Promise<boolean>} whether it was done
	 */
	async play(words, premium = "") {
		const o = this.view.peek()?.options;
		if (!o || this.busy.peek()) return false;
		this.dismiss();
		this.busy.value = words;
		const sending = this.#sending = `${o.seat ?? this.newest.peek()?.seat} ${words}`;
		this.#byHand = false;
		this.showing.hurry(); // our own acts do not wait for animations
		const hand = o.seat === undefined ? {} : { hand: o.seat };
		const answer = await this.#post({ do: "act", act: words, seen: this.newest.peek()?.seq, ...hand }, premium);
		if (this.#sending === sending) { // else its entry came first, and another act may be under way
			this.#sending = "";
			if (!answer || this.#heardAll()) this.busy.value = "";
		}
		return answer !== undefined;
	}

	/** Lays the chosen cards aside. @param {string} premium to offer afterwards, "" if the question comes later */
	async lay(premium) {
		if (!(await this.play(`lay ${[...this.chosen.peek()].join(" ")}`, premium))) return;
		this.intended.value = premium;
		void this.#offer();
	}

	/** Says that the person is ready: for a match with a contribution to its shuffle. */
	async ready() {
		if (this.waits.peek()) return undefined;
		if (this.newest.peek()?.table.stage !== "waiting") return this.act({ do: "ready" });
		this.waits.value++; // drawing entropy takes a moment
		const drawn = await draw();
		this.waits.value--;
		if (drawn) keep(this.id, drawn);
		return this.act({ do: "ready", ...(drawn ? { text: drawn.commit } : {}) });
	}

	/** Asks what the strongest player would do; asked again, the hint goes away. */
	async hint() {
		if (this.advice.peek()) return this.dismiss();
		const about = this.#asked();
		if (!about || this.thinking.peek()) return;
		this.thinking.value = true;
		const told = await attempt(() => this.port.hint());
		this.thinking.value = false;
		if (told && about === this.#asked()) this.advice.value = { about, advice: told.advice };
	}

	/** Puts the hint away. */
	dismiss() {
		this.advice.value = null;
	}

	/**
	 * Does what the hint recommends, if the question is still open. What it would lay aside is only chosen, and the
	 * hint stays: the player says with which premium.
	 */
	heed() {
		const told = this.advice.peek();
		if (!told || told.about !== decision(this.view.peek())) return this.dismiss();
		const [verb, ...cards] = told.advice.act.split(" ");
		if (verb === "lay") return void (this.chosen.value = new Set(cards));
		this.dismiss();
		return void this.play(told.advice.act);
	}

	/** Takes back what the person did last, or asks to: one thing a press. What still waits is not sent. */
	async takeBack() {
		if (this.stopLate()) return;
		if (this.waits.peek() > 0 || !this.back.ready()) return;
		await this.act({ do: "ask", text: "undo" });
	}

	/** Does again what was taken back last, if that is still possible. */
	async redo() {
		const words = this.back.now(this.view.peek()?.options);
		if (words) await this.play(words);
	}

	/** @param {Message} m */
	#hear(m) {
		this.back.hear(m);
		if (undone(m)) (this.next.value = ""), (this.#byHand = true);
		batch(() => {
			this.newest.value = m;
			if (m.settings) this.settled.value = { settings: m.settings, host: m.host ?? "" };
			const says = m.event.do === "chat" ? said(m) : m.said;
			if (m.talk) this.#talk.value = m.talk;
			else if (says) this.#talk.value = [...this.#talk.value, says].slice(-mostTalk);
			this.#recognize(m);
			if (m.event.acts?.includes(this.#sending)) this.#sending = ""; // and everything is drawn once, not twice
			if (!this.#sending && this.#heardAll()) this.busy.value = "";
			this.showing.take(m);
		});
		this.#disclose(m);
		void this.#offer();
	}

	/** The decision to make, as a value to compare. */
	#asked() {
		return decision(this.newest.peek()?.view);
	}

	/** Whether what is known includes our last command. */
	#heardAll() {
		return (this.newest.peek()?.seq ?? 0) >= this.#done.peek();
	}

	/** The person's act that waits for its answer is done, as the message tells of it. @param {Message} m */
	#recognize({ seq, seat, event: { do: what, acts = [], seat: of } }) {
		for (const { command: { id, do: does, act, hand = seat, seen = 0 } } of this.unsent.waiting.peek()) {
			if (what === "act" && does === what && of === seat && seq > seen && acts.includes(`${hand} ${act}`)) {
				this.unsent.heard(id, seq);
			}
		}
	}

	/**
	 * Sends a command until it is answered, with what the person has seen.
	 * @param {Command} command @param {string} [premium] to offer afterwards
	 */
	put(command, premium) {
		const seen = this.newest.peek()?.seq;
		return this.unsent.put({ ...(seen === undefined ? {} : { seen }), ...command }, premium);
	}

	/** Sends a command. @param {Command} command @param {string} [premium] to offer afterwards */
	#post(command, premium) {
		const { answered, late } = this.put(command, premium);
		let waited = false;
		void late.then(() => (waited = true));
		return this.#outcome(answered, () => waited);
	}

	/**
	 * Waits for an answer, and tells why there is none.
	 * @param {Promise<Reply | undefined>} answered @param {() => boolean} waited whether it has
	 *   taken long
	 */
	async #outcome(answered, waited) {
		try {
			const answer = await answered;
			this.#done.value = Math.max(this.#done.value, answer?.seq ?? 0);
			if (this.port.state.peek() === "lost") this.port.again(); // the hall answers: no need to wait
			if (answer?.late) tellAll(t("page.unsent.late"));
			return answer;
		} catch (e) {
			const { reason } = /** @type {{reason?: string}} */ (e);
			if (e instanceof Stopped) this.#byHand = true;
			if (reason === "no-session") this.port.again(); // now without a player
			if (reason !== "stale" || waited()) tellAll(trouble(e));
			return undefined;
		}
	}

	/** Discloses the person's entropy when it is time. @param {Message} m */
	#disclose(m) {
		const chair = m.seat === undefined ? undefined : m.table.chairs[m.seat];
		const begun = m.event.do === "begin" || m.event.do === "present";
		if (m.table.stage !== "mixing" || !chair?.commit || !begun) return;
		const own = recall(this.id, chair.commit);
		if (!own) return;
		const command = /** @type {const} */ ({ id: newID(), do: "entropy", text: own }); // now, whatever else waits
		void insistOn(() => this.port.act(command)).catch(() => {});
	}

	/** Offers the premium that was chosen with the bid. */
	async #offer() {
		const words = this.intended.peek();
		const view = this.newest.peek()?.view;
		if (!words || this.#sending || !this.#heardAll()) return;
		if (view?.options?.kind === "lay") return void (this.intended.value = ""); // the cards were taken back
		if (view?.phase === "lay") return;
		const acts = view?.options?.kind === "offer" ? (view.options.acts ?? []) : [];
		if (!acts.includes(words)) return void (this.intended.value = ""); // not possible: let the person decide
		this.showing.skip();
		await this.play(words);
		this.intended.value = "";
	}

	/** Plays what is played automatically, and forgets what no longer applies. */
	#follow() {
		const v = this.view.value;
		const o = this.current.value && this.busy.value === "" ? v?.options : undefined;
		clearTimeout(this.#soon);
		if (o?.kind === "play" && v) this.#playByItself(v, o);
		if (v?.phase !== "play" || !cardsOf(v.hand).includes(this.next.peek())) this.next.value = "";
		const can = new Set(cardsOf(v?.options?.from));
		const left = [...this.chosen.peek()].filter((c) => can.has(c));
		if (left.length !== this.chosen.peek().size) this.chosen.value = new Set(left);
		if (this.advice.peek() && this.advice.peek()?.about !== decision(this.newest.value?.view)) this.dismiss();
	}

	/**
	 * Plays the card that the person chose in advance, or the only one.
	 * @param {View} v @param {Options} o
	 */
	#playByItself(v, o) {
		const may = cardsOf(o.from);
		const wanted = o.seat === undefined && may.includes(this.next.peek()) ? this.next.peek() : "";
		const card = wanted || (may.length === 1 && this.#plain(v) ? may[0] : "");
		if (!wanted) this.next.value = "";
		if (!card) return;
		const play = () => ((this.next.value = ""), void this.play(`play ${card}`));
		this.#soon = setTimeout(play, wanted ? 0 : moment);
	}

	/**
	 * Whether the only playable card is played automatically: never where others could infer anything from it, and
	 * without the setting only the last of the hand.
	 * @param {View} v
	 */
	#plain(v) {
		const alone = this.newest.peek()?.table.chairs.filter((c) => c.player).length === 1;
		if (!alone || this.#byHand || v.options?.seat !== undefined) return false;
		return settings.forced.value || (cardsOf(v.hand).length === 1 && !settings.spoken.value);
	}
}
