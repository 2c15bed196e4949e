// The chat of a table.

import { html, useEffect, useRef, useState } from "./html.js";
import { t } from "./phrase.js";

/** @typedef {import("./types.js").Said} Said */

/** What was said, in words. @param {Said} s */
export const words = (s) => (s.remark ? t(`page.remark.${s.remark}`) : s.text);

/**
 * @param {{talk: Said[], me: string, muted: string[], onsay: (text: string) => Promise<unknown>,
 *   onmute: (player: string, on: boolean) => void}} props
 */
export function Talk({ talk, me, muted, onsay, onmute }) {
	const [text, setText] = useState("");
	const end = useRef(/** @type {HTMLLIElement | null} */ (null));
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
		<ol aria-live="polite">
			${talk.map(
				(s) => html`<li key=${s.seq}>
					<b>${s.name}</b>${s.seat < 0 ? html` <span class="soft small">${t("page.watching")}</span>` : null} ${words(s)}
					${s.by && s.by !== me ? html`${" "}<${Mute} by=${s.by} muted=${muted} onmute=${onmute} />` : null}
				</li>`,
			)}
			<li ref=${end} class="unseen" aria-hidden="true"></li>
		</ol>
		<form class="row" onsubmit=${send}>
			<label class="unseen" for="say">${t("page.talk.say")}</label>
			<input id="say" type="text" maxlength="300" autocomplete="off" placeholder=${t("page.talk.say")} value=${text}
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
