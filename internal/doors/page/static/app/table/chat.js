// The chat of a table: the log, and bubbles for new messages.

import { html, useEffect, useId, useRef, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { announce } from "../parts/components.js";
import { PlayerName } from "../parts/player.js";
/** @import { Said } from "../base/types.js" */

/** Drawn marks of phrases: a clover, a crown, a heart, a torn card, a sad face. */
const marks = /** @type {Record<string, string>} */ ({
	luck: "M12 12C7 12 3.5 9.5 5 7s3.8-.5 3.8-.5S8 3.5 10.5 3.5 12 8 12 12C12 7 14.5 3.5 17 5s.5 3.8.5 3.8"
		+ "S20.5 8 20.5 10.5 16 12 12 12C17 12 20.5 14.5 19 17s-3.8.5-3.8.5S16 20.5 13.5 20.5 12 16 12 12"
		+ "C12 17 9.5 20.5 7 19s-.5-3.8-.5-3.8S3.5 16 3.5 13.5 8 12 12 12Z",
	played: "M4.5 19h15M4.5 16 3.5 7.5l4.7 3.6L12 5l3.8 6.1 4.7-3.6-1 8.5Z",
	thankyou: "M12 20.5S3.8 15 3.8 9.2a4.1 4.1 0 0 1 8.2-.7 4.1 4.1 0 0 1 8.2.7c0 5.8-8.2 11.3-8.2 11.3Z",
	ohno: "M11.3 3H4.5v18h6.2l2-4.5-3-4 3-4.5ZM15.5 3h4v18h-5l2-4.5-3-4 3-4.5Z",
	sorry: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9.5v.6M15 9.5v.6M8.3 16c1.9-2.5 5.5-2.5 7.4 0",
});

/** Common phrases at card tables, which need not be typed. */
const quick = [...Object.keys(marks), "deal", "unlucky", "moment", "thanks"];

/** How long after a reaction no other can be sent, in milliseconds. */
const pause = 2500;

/** The mark of a phrase, if it has one. @param {{of: string}} props */
const Mark = ({ of }) => marks[of]
	? html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${marks[of]} /></svg>`
	: null;

/** The phrases with marks, which need one press. @param {{onsay: (text: string) => Promise<unknown>}} props */
export function Reactions({ onsay }) {
	const [sent, setSent] = useState("");
	const last = useRef(-Infinity);
	useEffect(() => {
		const timer = setTimeout(() => setSent(""), pause);
		return () => clearTimeout(timer);
	}, [sent]);
	/** @param {string} key @param {string} text */
	const say = (key, text) => {
		if (performance.now() - last.current < pause) return;
		last.current = performance.now();
		setSent(key);
		announce(text, true);
		void onsay(text);
	};
	return html`<p class="reactions" role="group" aria-label=${t("page.reactions")}>
		${Object.keys(marks).map((key) => {
			const text = t(`page.quick.${key}`);
			return html`<button type="button" key=${key} class=${`button plain ${sent === key ? "sent" : ""}`}
				onclick=${() => say(key, text)} aria-disabled=${sent !== ""}><${Mark} of=${key} /><span>${text}</span></button>`;
		})}
	</p>`;
}

/**
 * The words of a message, in the reader's language if it is a bot's or one of the phrases.
 * @param {Pick<Said, "remark" | "phrase" | "text">} s
 */
export const words = ({ remark, phrase, text }) => {
	if (remark) return t(`page.remark.${remark}`);
	return phrase && quick.includes(phrase) ? t(`page.quick.${phrase}`) : text;
};

/** How long a bubble stays: long enough to read it, in milliseconds. @param {string} text */
const readable = (text) => Math.min(12_000, 4000 + 70 * text.length);

/**
 * A message as a bubble at its seat. It stays while a pointer rests on it. Screen readers get it
 * elsewhere.
 * @param {{said: Said}} props
 */
export function Bubble({ said }) {
	const [over, setOver] = useState(-1);
	const [held, setHeld] = useState(false);
	const text = words(said);
	useEffect(() => {
		if (held) return undefined;
		const timer = setTimeout(() => setOver(said.seq), readable(text));
		return () => clearTimeout(timer);
	}, [said.seq, held]);
	if (over === said.seq) return null;
	return html`<p class="bubble" aria-hidden="true" onpointerenter=${() => setHeld(true)}
		onpointerleave=${() => setHeld(false)}><${Mark} of=${said.phrase ?? ""} />${text}</p>`;
}

/**
 * The last new message of each other seat.
 * @param {Said[]} talk @param {{me: string, since: number}} props since: messages after
 * this are new
 * @returns {Map<number, Said>} by seat
 */
export function sayings(talk, { me, since }) {
	const fresh = talk.filter((s) => s.at >= since && s.seat >= 0 && (s.by === "" || s.by !== me));
	return new Map(fresh.map((s) => [s.seat, s]));
}

/**
 * @param {{talk: Said[], muted: {id: string, name: string, blocked: boolean}[],
 *   onsay: (text: string) => Promise<unknown>, onhear: (player: string, end: "mute" | "block") => void}} props
 *   muted: players whose words do not come; onhear: ends that
 */
export function Talk({ talk, muted, onsay, onhear }) {
	const [text, setText] = useState("");
	const id = useId();
	const last = talk.at(-1)?.seq ?? 0; // their number stays the same once the oldest are dropped
	const old = useRef(last); // what is after it came while the chat was open
	const lines = useRef(/** @type {HTMLOListElement | null} */ (null));
	useEffect(() => lines.current?.scrollTo(0, lines.current.scrollHeight), [last]);
	/** @param {Event} e */
	const send = async (e) => {
		e.preventDefault();
		const said = text.trim();
		if (!said) return;
		setText("");
		if ((await onsay(said)) === undefined) setText(said);
	};
	return html`<section class="talk" aria-label=${t("page.talk")}>
		${talk.length === 0 ? html`<p class="soft">${t("page.talk.none")}</p>` : null}
		<ol aria-live="polite" tabindex="0" ref=${lines} aria-label=${t("page.talk")}>
			${talk.map(
				(s) => html`<li key=${s.seq} class=${s.seq > old.current ? "fresh" : ""}>
					<time class="soft small">${date(s.at, { timeStyle: "short" })}</time>${" "}
					<b><${PlayerName} player=${s.by} name=${s.name} /></b>
					${s.seat < 0 ? html` <span class="soft small">${t("page.watching")}</span>` : null} ${words(s)}
				</li>`,
			)}
			${muted.map((p) => html`<li key=${p.id}>
				<${PlayerName} player=${p.id} name=${p.name} />${" "}
				<button type="button" class="button plain small" onclick=${() => onhear(p.id, p.blocked ? "block" : "mute")}>
					${t(`page.tie.undo.${p.blocked ? "block" : "mute"}`)}</button>
			</li>`)}
		</ol>
		<p class="quick" role="group" aria-label=${t("page.quick")}>
			${quick.map((q) => html`<button type="button" key=${q} class="button plain"
				onclick=${() => onsay(t(`page.quick.${q}`))}>${t(`page.quick.${q}`)}</button>`)}
		</p>
		<form class="row" onsubmit=${send}>
			<label class="unseen" for=${id}>${t("page.talk.say")}</label>
			<input id=${id} type="text" maxlength="300" autocomplete="off" placeholder=${t("page.talk.say")} value=${text}
				oninput=${(/** @type {any} */ e) => setText(e.target.value)} />
			<button class="button">${t("page.talk.send")}</button>
		</form>
	</section>`;
}
