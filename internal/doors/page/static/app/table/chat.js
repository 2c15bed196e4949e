// The chat of a table: the log, and bubbles for new messages.

import { html, useEffect, useId, useRef, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
/** @import { Said } from "../base/types.js" */

/** Common phrases at card tables, which need not be typed. */
const quick = ["luck", "deal", "played", "unlucky", "moment", "thanks"];

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
		onpointerleave=${() => setHeld(false)}>${text}</p>`;
}

/**
 * The last new message of each other seat that is not muted.
 * @param {Said[]} talk @param {{me: string, muted: string[], since: number}} props since: messages after
 * this are new
 * @returns {Map<number, Said>} by seat
 */
export function sayings(talk, { me, muted, since }) {
	const fresh = talk.filter((s) => s.at >= since && s.seat >= 0 && (s.by === "" || s.by !== me));
	return new Map(fresh.filter((s) => !muted.includes(s.by)).map((s) => [s.seat, s]));
}

/**
 * @param {{talk: Said[], me: string, muted: string[], onsay: (text: string) => Promise<unknown>,
 *   onmute: (player: string, on: boolean) => void}} props
 */
export function Talk({ talk, me, muted, onsay, onmute }) {
	const [text, setText] = useState("");
	const id = useId();
	const end = useRef(/** @type {HTMLLIElement | null} */ (null));
	const latest = new Set(new Map(talk.map((s) => [s.by, s])).values()); // by speaker: here the speaker can be muted
	useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [talk.length]);
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
		<ol aria-live="polite" tabindex="0" aria-label=${t("page.talk")}>
			${talk.map(
				(s) => html`<li key=${s.seq}>
					<time class="soft small">${date(s.at, { timeStyle: "short" })}</time>${" "}
					<b>${s.name}</b>${s.seat < 0 ? html` <span class="soft small">${t("page.watching")}</span>` : null} ${words(s)}
					${s.by && s.by !== me && latest.has(s) ? html`${" "}<${Mute} by=${s.by} muted=${muted} onmute=${onmute} />` : null}
				</li>`,
			)}
			<li ref=${end} class="unseen" aria-hidden="true"></li>
		</ol>
		<p class="quick" role="group" aria-label=${t("page.quick")}>
			${quick.map((q) => t(`page.quick.${q}`)).map(
				(phrase) => html`<button type="button" key=${phrase} class="button plain" onclick=${() => onsay(phrase)}>
					${phrase}
				</button>`,
			)}
		</p>
		<form class="row" onsubmit=${send}>
			<label class="unseen" for=${id}>${t("page.talk.say")}</label>
			<input id=${id} type="text" maxlength="300" autocomplete="off" placeholder=${t("page.talk.say")} value=${text}
				oninput=${(/** @type {any} */ e) => setText(e.target.value)} />
			<button class="button">${t("page.talk.send")}</button>
		</form>
	</section>`;
}

/** @param {{by: string, muted: string[], onmute: (player: string, on: boolean) => void}} props */
function Mute({ by, muted, onmute }) {
	const is = muted.includes(by);
	return html`<button type="button" class="button plain small" onclick=${() => onmute(by, !is)}>
		${t(is ? "page.unmute" : "page.mute")}
	</button>`;
}
