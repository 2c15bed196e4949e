// One open table in this browser: its state, its display, and its commands. Nothing here draws.

import { draw, keep, recall } from "../base/entropy.js";
import { batch, computed, effect, signal } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { store, stored } from "../base/stored.js";
import { cardsOf } from "../base/view.js";
import { namesOf } from "../parts/chairs.js";
import { announce, trouble } from "../parts/components.js";
import { insistOn, newID, Stopped } from "../transport/http.js";
import { isHere } from "../transport/route.js";
import { askSessionAt } from "../transport/session.js";
import { Presenter } from "./presenter.js";
import { unsentAt } from "./unsent.js";
/** @import { Advice, Message, Options, Reply, Settings, View } from "../base/types.js" */
/** @import { Command, Port } from "../transport/api.js" */
/** @import { Kept } from "./unsent.js" */

/** How long the only playable card stays in the hand before it is played automatically, in milliseconds. */
const moment = 450;

/** The premium chosen with a bid is kept under this and the table: the match, game and deal, and the premium. */
const premiumKey = "ninetynine.premium.";

/** How many forced cards the player has played by hand, up to three. */
const forcedKey = "ninetynine.forced";

/** The deal of a message, to tell it from others. @param {Message | null} m */
const dealOf = (m) => `${m?.table.match} ${m?.view?.game} ${m?.view?.deal} `;

/** How long trouble or recovery must last before it is shown, in milliseconds. */
const blink = 1000;

/** The number of chat messages kept. */
const mostTalk = 100;

/** The least time between two undos, in milliseconds: longer than a double click. */
const look = 700;

/** Identifies the question in a View, to tell it from earlier ones. @param {View | undefined} v */
const decision = (v) => (v?.options ? JSON.stringify([v.game, v.deal, v.phase, v.played, v.offers, v.options]) : "");

/** Whether the message took something back, restarted the deal, or redid it. @param {Message} m */
const undone = ({ event: { do: what, done } }) => what === "redo" || (done && ["ask", "answer"].includes(what));

/** The chat message in a message. @param {Message} m */
const said = ({ seq, at, event: { by = "", name = "", seat = -1, text = "", phrase } }) =>
	({ seq, at, by, name, seat, text, ...(phrase && { phrase }) });

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
	/** a card to play as soon as allowed */
	intended = signal("");
	/** a card to play as soon as allowed */
	next = signal("");
	/** what the coach said last, for the log of typed play */
	coached = signal("");
	/** lasting trouble: lost (the connection to the hall), or why the hall cannot store the game; "" if none */
	wrong = signal("");
	showing = new Presenter(() => (settings.spoken.value ? "quick" : settings.pace.value));
	view = computed(() => this.showing.shown.value?.message.view);
	/** the chat; a remark on a play still being shown has to wait */
	talk = computed(() => {
		const { message, full } = this.showing.shown.value ?? {};
		const seen = (message?.seq ?? 0) - (full ? 1 : 0);
		return this.#talk.value.filter((s) => !s.remark || s.seq <= seen);
	});
	/** the display is up to date and includes our last command */
	current = computed(() => {
		const shown = this.showing.shown.value;
		if (!shown || shown.full !== null || this.busy.value.startsWith("play ")) return false;
		return shown.message.seq >= this.#done.value && shown.message.seq === this.newest.value?.seq;
	});

	#talk = signal(/** @type {NonNullable<Message["talk"]>} */ ([]));
	#kept = ""; // the premium kept by an earlier page, until the deal is known
	#undone = -Infinity; // time of the person's last undo
	#done = signal(0); // the entry of our last command
	#sending = ""; // the act whose answer or entry is still to come, after its seat: "0 play AC"
	#broke = false;
	#telling = 0; // the timer for showing trouble
	#soon = 0; // the timer of an automatic card
	#byHand = false; // nothing is played automatically after something was taken back or withdrawn
	#stop;

	/** @param {string} id @param {(table: string, onmessage: (m: Message) => void) => Port} open opens its port */
	constructor(id, open) {
		this.id = id;
		this.#kept = stored(premiumKey + id) ?? "";
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

	/** whether its only person is led through a first match */
	guides() {
		return Boolean(this.settled.value.settings.guide) && settings.way.value !== "over";
	}

	/** the hall's time */
	now() {
		return this.port.now();
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

	/** Resumes a command that was unanswered when the page was closed. @param {Kept} kept */
	async #goOn({ command: { id, do: what, act = "" }, premium = "" }) {
		if (what === "act") this.busy.value = act;
		else this.waits.value++;
		const answer = await this.#outcome(this.unsent.answered(id), () => true);
		if (what === "act") this.busy.value = "";
		else this.waits.value--;
		if (answer && premium) this.#intend(premium);
	}

	/** Offers a premium once that is allowed, also on a page that is opened anew. @param {string} premium */
	#intend(premium) {
		this.#kept = "";
		this.intended.value = premium;
		store(premiumKey + this.id, premium ? dealOf(this.newest.peek()) + premium : null);
		void this.#offer();
	}

	/** There is no premium to offer any more. */
	#forget() {
		this.intended.value = "";
		store(premiumKey + this.id, null);
	}

	/** Notes trouble after a moment, and recovery of the connection at once. */
	#watchLine() {
		const { value: state } = this.port.state;
		const wrong = state === "lost" ? state : this.port.trouble.value;
		clearTimeout(this.#telling);
		if (state === "live" && !wrong) this.unsent.wake();
		if (state === "live" && this.wrong.peek() === "lost") this.wrong.value = "";
		if (state === "live" && this.#broke && !isHere(this.id)) void askSessionAt("there").catch(() => {});
		this.#broke = state === "lost"; // afterwards the browser may have another player, or the player another device
		if (wrong !== this.wrong.peek()) this.#telling = setTimeout(() => (this.wrong.value = wrong), blink);
	}

	/** Withdraws an unsent decision. @returns {boolean} true if there was one */
	stopLate() {
		const waits = this.unsent.waiting.peek().find((k) => k.command.do === "act" && k.late);
		if (waits) this.unsent.withdraw(waits.command.id);
		return waits !== undefined;
	}

	/** Sends a command that is not an act of play. @param {Command} command */
	async act(command) {
		if (command.do === "ask") this.next.value = "";
		if (command.do === "chat") return this.#post(command); // chat delays nothing
		this.waits.value++;
		const answer = await this.#post(command);
		this.waits.value--;
		return answer;
	}

	/**
	 * Makes one of the View's acts.
	 * @param {string} words @param {string} [premium] to offer afterwards @param {boolean} [quiet] another tab may make
	 * it, too: a refusal is not shown
	 * @returns {Promise<boolean>} true if it was done
	 */
	async play(words, premium = "", quiet = false) {
		const o = this.view.peek()?.options;
		if (!o || this.busy.peek()) return false;
		this.dismiss();
		this.busy.value = words;
		this.#offerForced(o);
		const sending = this.#sending = `${o.seat ?? this.newest.peek()?.seat} ${words}`;
		this.#byHand = false;
		this.showing.hurry(); // our own acts do not wait for animations
		if (premium) this.#intend(premium); // before the message about the cards, which would put the question
		const hand = o.seat === undefined ? {} : { hand: o.seat };
		const answer = await this.#post({ do: "act", act: words, seen: this.newest.peek()?.seq, ...hand }, premium, quiet);
		if (this.#sending === sending) { // otherwise its entry came first, and another act may be in progress
			this.#sending = "";
			if (!answer || this.#heardAll()) this.busy.value = "";
		}
		if (!answer && premium) this.#forget();
		return answer !== undefined;
	}

	/** Tells the player of the setting for forced cards, once: at the third that it would play. @param {Options} o */
	#offerForced(o) {
		const v = this.view.peek();
		if (o.kind !== "play" || cardsOf(o.from).length > 1 || cardsOf(v?.hand).length < 2 || settings.forced.peek() ||
			settings.spoken.peek() || !v || !this.#alone(v)) return;
		const n = Number(stored(forcedKey)) + 1;
		if (n <= 3) store(forcedKey, String(n));
		if (n === 3) announce(t("page.choices.forced.offer"));
	}

	/** Lays the chosen cards aside. @param {string} premium to offer afterwards, "" if the question comes later */
	async lay(premium) {
		if (await this.play(`lay ${[...this.chosen.peek()].join(" ")}`, premium)) void this.#offer();
	}

	/** Makes the person ready; for a match, with a contribution to its shuffle. */
	async ready() {
		if (this.waits.peek()) return undefined;
		if (this.newest.peek()?.table.stage !== "waiting") return this.act({ do: "ready" });
		this.waits.value++; // drawing entropy takes a moment
		const drawn = await draw();
		this.waits.value--;
		if (drawn) keep(this.id, drawn);
		return this.act({ do: "ready", ...(drawn ? { text: drawn.commit } : {}) });
	}

	/**
	 * Asks for the strongest player's advice, or closes it.
	 * @param {(advice: Advice) => Advice} adapt to its reader
	 */
	async hint(adapt = (advice) => advice) {
		if (this.advice.peek()) return this.dismiss();
		const about = this.#asked();
		if (!about || this.thinking.peek()) return;
		this.thinking.value = true;
		const told = await this.port.hint().catch((e) => {
			if (about === this.#asked()) announce(trouble(e)); // otherwise the hint is no longer wanted
		});
		this.thinking.value = false;
		if (told && about === this.#asked()) this.advice.value = { about, advice: adapt(told.advice) };
	}

	/** Closes the hint. */
	dismiss() {
		this.advice.value = null;
	}

	/**
	 * Follows the hint, if the question is still open. Cards to lay aside are only chosen, and the hint
	 * stays, as the player has to choose the premium.
	 */
	heed() {
		const told = this.advice.peek();
		if (!told || told.about !== decision(this.view.peek())) return this.dismiss();
		const [verb, ...cards] = told.advice.act.split(" ");
		if (verb === "lay") return void (this.chosen.value = new Set(cards));
		this.dismiss();
		return void this.play(told.advice.act);
	}

	/** Takes back the person's last act, or proposes it, one act a press. An unsent command is withdrawn. */
	async takeBack() {
		if (this.stopLate()) return;
		if (this.waits.peek() > 0 || performance.now() - this.#undone < look) return;
		await this.act({ do: "ask", text: "undo" });
	}

	/** Brings back what was taken back last, with all that followed it, if that is still possible. */
	async redo() {
		const { table: { redo = [] } = {}, seat = -1 } = this.newest.peek() ?? {};
		if (redo.includes(seat) && this.waits.peek() === 0) await this.act({ do: "redo" });
	}

	/** @param {Message} m */
	#hear(m) {
		if (undone(m)) (this.next.value = ""), (this.#byHand = true);
		if (m.event.do === "ask" && m.event.done && m.event.seat === m.seat) this.#undone = performance.now();
		batch(() => {
			if (lapsed(this.newest.peek(), m)) announce(t("page.unreadied"));
			this.newest.value = m;
			if (m.settings) this.settled.value = { settings: m.settings, host: m.host ?? "" };
			const says = m.event.do === "chat" ? said(m) : m.said;
			if (m.talk) this.#talk.value = m.talk;
			else if (m.event.do === "erase") this.#talk.value = this.#talk.value.filter((s) => s.by !== m.event.by);
			else if (says) this.#talk.value = [...this.#talk.value, says].slice(-mostTalk);
			this.#recognize(m);
			if (m.event.acts?.includes(this.#sending)) this.#sending = ""; // to draw everything once, not twice
			if (!this.#sending && this.#heardAll()) this.busy.value = "";
			this.showing.take(m);
			if (m.event.do === "redo") this.showing.skip(); // it was seen before
			const name = m.event.do === "merge" && m.event.seat !== m.seat && namesOf(m)[m.event.seat ?? -1];
			if (name) announce(t("page.speech.merged", { name }));
		});
		this.#disclose(m);
		void this.#offer();
	}

	/** The decision to make, as a value to compare. */
	#asked() {
		return decision(this.newest.peek()?.view);
	}

	/** Whether the messages include our last command. */
	#heardAll() {
		return (this.newest.peek()?.seq ?? 0) >= this.#done.peek();
	}

	/** Completes the person's waiting act if the message shows it. @param {Message} m */
	#recognize({ seq, seat, event: { do: what, acts = [], seat: of } }) {
		for (const { command: { id, do: does, act, hand = seat, seen = 0 } } of this.unsent.waiting.peek()) {
			if (what === "act" && does === what && of === seat && seq > seen && acts.includes(`${hand} ${act}`)) {
				this.unsent.heard(id, seq);
			}
		}
	}

	/**
	 * Sends a command until it is answered, with the last message seen.
	 * @param {Command} command @param {string} [premium] to offer afterwards
	 */
	put(command, premium) {
		const seen = this.newest.peek()?.seq;
		return this.unsent.put({ ...(seen === undefined ? {} : { seen }), ...command }, premium);
	}

	/** @param {Command} command @param {string} [premium] to offer afterwards @param {boolean} [quiet] */
	#post(command, premium, quiet) {
		const { answered, late } = this.put(command, premium);
		let waited = false;
		void late.then(() => (waited = true));
		return this.#outcome(answered, () => waited, quiet);
	}

	/**
	 * Waits for an answer, and shows an error.
	 * @param {Promise<Reply | undefined>} answered @param {() => boolean} waited true if it has
 *  taken long @param {boolean} [quiet] true: no error is shown
	 */
	async #outcome(answered, waited, quiet = false) {
		try {
			const answer = await answered;
			this.#done.value = Math.max(this.#done.value, answer?.seq ?? 0);
			if (this.port.state.peek() === "lost") this.port.again(); // the hall answers: no need to wait
			if (answer?.late) announce(t("page.unsent.late"));
			return answer;
		} catch (e) {
			const { reason } = /** @type {{reason?: string}} */ (e);
			if (e instanceof Stopped) this.#letGo();
			if (reason === "no-session") this.port.again(); // to continue without a player
			if (!quiet && (reason !== "stale" || waited())) announce(trouble(e));
			return undefined;
		}
	}

	/** After the person has stopped an act: no card is left to be played by itself or by one more press. */
	#letGo() {
		this.#byHand = true;
		this.next.value = "";
		if (this.view.peek()?.options?.kind === "play") this.chosen.value = new Set();
	}

	/** @param {Message} m */
	#disclose(m) {
		const chair = m.seat === undefined ? undefined : m.table.chairs[m.seat];
		const begun = m.event.do === "begin" || m.event.do === "present";
		if (m.table.stage !== "mixing" || !chair?.commit || !begun) return;
		const own = recall(this.id, chair.commit);
		if (!own) return;
		const command = /** @type {const} */ ({ id: newID(), do: "entropy", text: own }); // at once
		void insistOn(() => this.port.act(command)).catch(() => {});
	}

	async #offer() {
		const deal = dealOf(this.newest.peek());
		if (this.#kept.startsWith(deal)) this.intended.value = this.#kept.slice(deal.length);
		else if (this.#kept) this.#forget();
		this.#kept = "";
		const words = this.intended.peek();
		const view = this.newest.peek()?.view;
		if (!words || this.#sending || !this.#heardAll()) return;
		if (view?.options?.kind === "lay") return this.#forget(); // the cards were taken back
		if (view?.phase === "lay") return;
		const acts = view?.options?.kind === "offer" ? (view.options.acts ?? []) : [];
		if (!acts.includes(words)) return this.#forget(); // impossible: let the person decide
		this.showing.skip();
		await this.play(words, "", true);
		this.#forget();
	}

	/** Plays automatic cards, and forgets choices that no longer apply. */
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

	/** Plays the card chosen in advance, or the only one. @param {View} v @param {Options} o */
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
	 * Whether the only playable card is played automatically: never where the other players could infer
	 * something from it; without the setting, only the last card of the hand, and none of a guided person.
	 * @param {View} v
	 */
	#plain(v) {
		return this.#alone(v) && (settings.forced.value || (cardsOf(v.hand).length === 1 && !settings.spoken.value));
	}

	/** Whether the setting for forced cards works here. @param {View} v */
	#alone(v) {
		const alone = this.newest.peek()?.table.chairs.filter((c) => c.player).length === 1;
		return alone && !this.#byHand && !this.guides() && v.options?.seat === undefined;
	}
}

/**
 * Whether the viewer, who was ready for a match, no longer is because the players have changed.
 * @param {Message | null} was @param {Message} now
 */
function lapsed(was, { table, seat = -1, event }) {
	const ready = was?.seat === seat && was.table.stage === "waiting" && was.table.chairs[seat]?.ready;
	return ready && table.stage === "waiting" && !table.chairs[seat]?.ready && event.do !== "unready";
}
