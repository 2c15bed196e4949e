// Everything about one table that is open in this browser: what is known of
// it, what is shown yet, and what is under way. Nothing here draws.

import { draw, keep, recall } from "./entropy.js";
import { batch, computed, effect, signal } from "./html.js";
import { attempt, tellAll, trouble } from "./parts.js";
import { Presenter } from "./presenter.js";
import { settings } from "./settings.js";
import { cardsOf } from "./view.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./hall.js").Command} Command */
/** @typedef {import("./hall.js").Port} Port */

/** How long the only card that can be played lies in the hand before it is played by itself, in milliseconds. */
const moment = 450;

/** How many things said are kept. */
const mostTalk = 100;

/** What is asked in a View, told from what was asked before. @param {View | undefined} v */
const decision = (v) => (v?.options ? JSON.stringify([v.game, v.deal, v.phase, v.played, v.offers, v.options]) : "");

/** What was taken back, or begun anew, by this message. @param {Message} m */
const undone = (m) => m.event.done === true && (m.event.do === "ask" || m.event.do === "answer");

/** What a message says that somebody has said. @param {Message} m */
const said = ({ seq, at, event: { by = "", name = "", seat = -1, text = "" } }) => ({ seq, at, by, name, seat, text });

/** A table that is open. */
export class OpenTable {
	newest = signal(/** @type {Message | null} */ (null));
	settled = signal(/** @type {{settings: Partial<Settings>, host: string}} */ ({ settings: {}, host: "" }));
	talk = signal(/** @type {NonNullable<Message["talk"]>} */ ([]));
	/** the act that is under way, in words; "" if none is */
	busy = signal("");
	/** how many other commands are under way */
	waits = signal(0);
	/** whether advice is being thought about */
	thinking = signal(false);
	chosen = signal(/** @type {Set<string>} */ (new Set()));
	advice = signal(/** @type {{about: string, advice: import("./types.js").Advice} | null} */ (null));
	/** the premium to offer as soon as it can be, having been chosen with the bid */
	intended = signal("");
	/** a card to be played as soon as it may be */
	next = signal("");
	showing = new Presenter(() => (settings.spoken.value ? "quick" : settings.pace.value));
	view = computed(() => this.showing.shown.value?.message.view);
	/** whether what is shown is what is known, and our last command is done in it */
	current = computed(() => {
		const shown = this.showing.shown.value;
		if (!shown || shown.full !== null) return false;
		return shown.message.seq >= this.#done.value && shown.message.seq === this.newest.value?.seq;
	});

	#done = signal(0); // the entry that our last command has led to
	#sending = false; // an act
	#soon = 0; // the timer of a card that is played by itself
	#byHand = false; // since something was taken back, nothing is played by itself
	#stop;

	/** @param {string} id @param {(table: string, onmessage: (m: Message) => void) => Port} open how to come to it */
	constructor(id, open) {
		this.id = id;
		this.port = open(id, (m) => this.#hear(m));
		this.#stop = effect(() => this.#follow());
	}

	/** what time it is at the hall */
	now() {
		return Date.now() + this.port.ahead();
	}

	close() {
		this.#stop();
		clearTimeout(this.#soon);
		this.showing.stop();
		this.port.close();
	}

	/** Does a command that is no act of play. @param {Command} command */
	async act(command) {
		if (command.do === "ask") this.next.value = "";
		this.waits.value++;
		const answer = await this.#post(command);
		this.waits.value--;
		return answer;
	}

	/** Does one of the View's options. @param {string} words @returns {Promise<boolean>} whether it was done */
	async play(words) {
		const o = this.view.peek()?.options;
		if (!o || this.busy.peek()) return false;
		this.busy.value = words;
		this.#sending = true;
		this.#byHand = false;
		const hand = o.seat === undefined ? {} : { hand: o.seat };
		const answer = await this.#post({ do: "act", act: words, seen: this.newest.peek()?.seq, ...hand });
		this.#sending = false;
		if (!answer || this.#heardAll()) this.busy.value = "";
		return answer !== undefined;
	}

	/** Lays the chosen cards aside. @param {string} premium to be offered then, "" if that is asked later */
	async lay(premium) {
		const laid = await this.play(`lay ${[...this.chosen.peek()].join(" ")}`);
		if (!laid || !premium) return;
		this.intended.value = premium;
		void this.#offer();
	}

	/** Says that one is ready: for a match with a part in its shuffle. */
	async ready() {
		if (this.waits.peek()) return undefined;
		if (this.newest.peek()?.table.stage !== "waiting") return this.act({ do: "ready" });
		this.waits.value++; // drawing takes a moment
		const drawn = await draw();
		this.waits.value--;
		if (drawn) keep(this.id, drawn);
		return this.act({ do: "ready", ...(drawn ? { text: drawn.commit } : {}) });
	}

	/** Asks what the strongest player would do. */
	async hint() {
		const about = this.#asked();
		if (!about || this.thinking.peek()) return;
		this.thinking.value = true;
		const told = await attempt(() => this.port.hint());
		this.thinking.value = false;
		if (told && about === this.#asked()) this.advice.value = { about, advice: told.advice };
	}

	/** Does what the advice says, if that is still asked. */
	heed() {
		const told = this.advice.peek();
		this.advice.value = null;
		if (!told || told.about !== decision(this.view.peek())) return;
		const [verb, ...cards] = told.advice.act.split(" ");
		if (verb === "lay") this.chosen.value = new Set(cards);
		else void this.play(told.advice.act);
	}

	/** @param {Message} m */
	#hear(m) {
		if (undone(m)) (this.next.value = ""), (this.#byHand = true);
		batch(() => {
			this.newest.value = m;
			if (m.settings) this.settled.value = { settings: m.settings, host: m.host ?? "" };
			if (m.talk) this.talk.value = m.talk;
			if (m.event.do === "chat") this.talk.value = [...this.talk.value, said(m)].slice(-mostTalk);
			if (!this.#sending && this.#heardAll()) this.busy.value = "";
			this.showing.take(m);
		});
		this.#disclose(m);
		void this.#offer();
	}

	/** What is to be decided, as something to compare. */
	#asked() {
		return decision(this.newest.peek()?.view);
	}

	/** Whether our last command is done in what is known. */
	#heardAll() {
		return (this.newest.peek()?.seq ?? 0) >= this.#done.peek();
	}

	/** Posts a command. @param {Command} command */
	async #post(command) {
		try {
			const answer = await this.port.act(command);
			this.#done.value = Math.max(this.#done.value, answer.seq);
			return answer;
		} catch (e) {
			const { reason } = /** @type {{reason?: string}} */ (e);
			if (reason === "no-session") this.port.again(); // from now on as nobody
			if (reason !== "stale") tellAll(trouble(e));
			return undefined;
		}
	}

	/** Adds one's part to the shuffle when the time for it has come. @param {Message} m */
	#disclose(m) {
		const chair = m.seat === undefined ? undefined : m.table.chairs[m.seat];
		const begun = m.event.do === "begin" || m.event.do === "present";
		if (m.table.stage !== "mixing" || !chair?.commit || !begun) return;
		const own = recall(this.id, chair.commit);
		if (own) void this.port.act({ do: "entropy", text: own }).catch(() => {});
	}

	/** Offers the premium that was chosen with the bid. */
	async #offer() {
		const words = this.intended.peek();
		const view = this.newest.peek()?.view;
		if (!words || this.#sending || !this.#heardAll() || view?.phase === "lay") return;
		const acts = view?.options?.kind === "offer" ? (view.options.acts ?? []) : [];
		if (!acts.includes(words)) return void (this.intended.value = ""); // it cannot be: then it is asked
		this.showing.skip();
		await this.play(words);
		this.intended.value = "";
	}

	/** Plays what is to be played by itself, and forgets what no longer holds. */
	#follow() {
		const v = this.view.value;
		const o = this.current.value && this.busy.value === "" ? v?.options : undefined;
		clearTimeout(this.#soon);
		if (o?.kind === "play" && v) this.#playByItself(v, o);
		if (v?.phase !== "play" || !cardsOf(v.hand).includes(this.next.peek())) this.next.value = "";
		const can = new Set(cardsOf(v?.options?.from));
		const left = [...this.chosen.peek()].filter((c) => can.has(c));
		if (left.length !== this.chosen.peek().size) this.chosen.value = new Set(left);
		if (this.advice.peek() && this.advice.peek()?.about !== decision(this.newest.value?.view)) this.advice.value = null;
	}

	/** Plays the card that was wished for, or the only one. @param {View} v @param {import("./types.js").Options} o */
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
	 * Whether the only card that can be played is played by itself: the last one,
	 * where nobody could tell anything from that. @param {View} v
	 */
	#plain(v) {
		const alone = this.newest.peek()?.table.chairs.filter((c) => c.player).length === 1;
		if (!alone || this.#byHand || v.options?.seat !== undefined) return false;
		return settings.forced.value || (cardsOf(v.hand).length === 1 && !settings.spoken.value);
	}
}
