// Everything about one table that is open in this browser: what is known of
// it, what is shown yet, and what is under way. Nothing here draws.

import { draw, keep, recall } from "./entropy.js";
import { batch, computed, effect, signal } from "./html.js";
import { openLine } from "./live.js";
import { attempt, tellAll, trouble } from "./parts.js";
import { present } from "./presenter.js";
import { settings } from "./settings.js";
import { cardsOf } from "./view.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").View} View */

/** What is asked in a View, told from what was asked before. @param {View | undefined} v */
const decision = (v) => (v?.options ? JSON.stringify([v.game, v.deal, v.phase, v.played, v.offers, v.options]) : "");

/** What was taken back, or begun anew, by this message. @param {Message} m */
const undone = (m) => m.event.done === true && (m.event.do === "ask" || m.event.do === "answer");

/** Opens a table. @param {string} id */
export function openTable(id) {
	const showing = present(() => (settings.spoken.value ? "quick" : settings.pace.value));
	const newest = signal(/** @type {Message | null} */ (null));
	const settled = signal(/** @type {{settings: Record<string, any>, host: string}} */ ({ settings: {}, host: "" }));
	const talk = signal(/** @type {NonNullable<Message["talk"]>} */ ([]));
	/** the act that is under way, in words; "" if none is */
	const busy = signal("");
	/** how many other commands are under way */
	const waits = signal(0);
	/** whether advice is being thought about */
	const thinking = signal(false);
	const chosen = signal(/** @type {Set<string>} */ (new Set()));
	const advice = signal(/** @type {{about: string, advice: any} | null} */ (null));
	/** the premium to offer as soon as it can be, having been chosen with the bid */
	const intended = signal("");
	/** a card to be played as soon as it may be */
	const next = signal("");
	/** the entry that our last command has led to */
	const done = signal(0);
	let sending = false;
	let soon = 0;
	let byHand = false; // since something was taken back, nothing is played by itself

	const line = openLine(id, onmessage);
	const view = computed(() => showing.shown.value?.message.view);
	/** whether what is shown is what is known, and our last command is done in it */
	const current = computed(() => {
		const m = showing.shown.value?.message;
		return m !== undefined && m.seq >= done.value && m.seq === newest.value?.seq && showing.shown.value?.full === null;
	});

	/** @param {Message} m */
	function onmessage(m) {
		if (undone(m)) (next.value = ""), (byHand = true);
		batch(() => {
			newest.value = m;
			if (m.settings) settled.value = { settings: m.settings, host: m.host ?? "" };
			if (m.talk) talk.value = m.talk;
			if (m.event.do === "chat") talk.value = [...talk.value.slice(-99), said(m)];
			if (!sending && m.seq >= done.value) busy.value = "";
			showing.take(m);
		});
		disclose(m);
		offer();
	}

	/** Posts a command. @param {Record<string, unknown>} command */
	async function post(command) {
		try {
			const answer = await line.act(command);
			done.value = Math.max(done.value, answer.seq);
			return answer;
		} catch (e) {
			const reason = /** @type {{reason?: string}} */ (e).reason;
			if (reason === "no-session") line.again(); // from now on as nobody
			if (reason !== "stale") tellAll(trouble(e));
			return undefined;
		}
	}

	/** Does a command that is no act of play. @param {Record<string, unknown>} command */
	async function act(command) {
		if (command.do === "ask") next.value = "";
		waits.value++;
		const answer = await post(command);
		waits.value--;
		return answer;
	}

	/** Does one of the View's options. @param {string} words @returns {Promise<boolean>} whether it was done */
	async function play(words) {
		const v = view.peek();
		if (!v?.options || busy.peek()) return false;
		busy.value = words;
		sending = true;
		byHand = false;
		const hand = v.options.seat === undefined ? {} : { hand: v.options.seat };
		const answer = await post({ do: "act", act: words, seen: newest.peek()?.seq, ...hand });
		sending = false;
		if (!answer || (newest.peek()?.seq ?? 0) >= done.peek()) busy.value = "";
		return answer !== undefined;
	}

	/** Adds one's part to the shuffle when the time for it has come. @param {Message} m */
	function disclose(m) {
		const chair = m.seat === undefined ? undefined : m.table.chairs[m.seat];
		if (m.table.stage !== "mixing" || !chair?.commit || (m.event.do !== "begin" && m.event.do !== "present")) return;
		const own = recall(id, chair.commit);
		if (own) void line.act({ do: "entropy", text: own }).catch(() => {});
	}

	/** Offers the premium that was chosen with the bid. */
	async function offer() {
		const m = newest.peek();
		if (!intended.peek() || sending || !m || m.seq < done.peek() || m.view?.phase === "lay") return;
		const acts = m.view?.options?.kind === "offer" ? (m.view.options.acts ?? []) : [];
		const words = intended.peek();
		if (!acts.includes(words)) return void (intended.value = ""); // it cannot be: then it is asked
		showing.skip();
		await play(words);
		intended.value = "";
	}

	/** Lays the chosen cards aside. @param {string} premium to be offered then, "" if that is asked later */
	async function lay(premium) {
		const laid = play(`lay ${[...chosen.peek()].join(" ")}`);
		if (!(await laid) || !premium) return;
		intended.value = premium;
		void offer();
	}

	/** Says that one is ready: for a match with a part in its shuffle. */
	async function ready() {
		if (waits.peek()) return undefined;
		if (newest.peek()?.table.stage !== "waiting") return act({ do: "ready" });
		waits.value++; // drawing takes a moment
		const drawn = await draw();
		waits.value--;
		if (drawn) keep(id, drawn);
		return act({ do: "ready", ...(drawn ? { text: drawn.commit } : {}) });
	}

	/** Asks what the strongest player would do. */
	async function hint() {
		const about = decision(newest.peek()?.view);
		if (!about || thinking.peek()) return;
		thinking.value = true;
		const told = await attempt(() => line.hint());
		thinking.value = false;
		if (told && about === decision(newest.peek()?.view)) advice.value = { about, advice: told.advice };
	}

	/** Does what the advice says, if that is still asked. */
	function heed() {
		const told = advice.peek();
		advice.value = null;
		if (!told || told.about !== decision(view.peek())) return;
		const [verb, ...cards] = told.advice.act.split(" ");
		if (verb === "lay") chosen.value = new Set(cards);
		else void play(told.advice.act);
	}

	/** Whether the only card that can be played is played by itself: the last one, where nobody could tell anything from that. @param {View} v */
	function plain(v) {
		const alone = newest.peek()?.table.chairs.filter((c) => c.player).length === 1;
		return alone && !byHand && v.options?.seat === undefined && ((cardsOf(v.hand).length === 1 && !settings.spoken.value) || settings.forced.value);
	}

	const stop = effect(() => {
		const v = view.value;
		const o = current.value && busy.value === "" ? v?.options : undefined;
		clearTimeout(soon);
		if (o?.kind === "play" && v) {
			const may = cardsOf(o.from);
			const wanted = o.seat === undefined && may.includes(next.peek()) ? next.peek() : "";
			const card = wanted || (may.length === 1 && plain(v) ? may[0] : "");
			if (!wanted) next.value = "";
			if (card) soon = setTimeout(() => ((next.value = ""), void play(`play ${card}`)), wanted ? 0 : 450);
		}
		if (v?.phase !== "play" || (next.peek() && !cardsOf(v.hand).includes(next.peek()))) next.value = "";
		const can = new Set(cardsOf(v?.options?.from));
		const left = [...chosen.peek()].filter((c) => can.has(c));
		if (left.length !== chosen.peek().size) chosen.value = new Set(left);
		if (advice.peek() && advice.peek()?.about !== decision(newest.value?.view)) advice.value = null;
	});
	return {
		id, line, showing, newest, settled, talk, busy, waits, thinking, chosen, intended, next, advice, view, current, act, play, lay, ready, hint, heed,
		/** what time it is at the server */
		now: () => Date.now() + line.ahead(),
		close() {
			stop();
			clearTimeout(soon);
			showing.stop();
			line.close();
		},
	};
}

/** @typedef {ReturnType<typeof openTable>} Open */

/** @param {Message} m */
const said = (m) => ({ seq: m.seq, at: m.at, by: m.event.by ?? "", name: m.event.name ?? "", seat: m.event.seat ?? -1, text: m.event.text ?? "" });
