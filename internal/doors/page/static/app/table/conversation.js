// The input field and the log for people who play by typing.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { Talk } from "./talk.js";
/** @import { Variant } from "../base/types.js" */
/** @import { OpenTable } from "./opentable.js" */

/** The number of lines in the log, and of commands remembered. */
const kept = { lines: 250, typed: 50 };

/** @typedef {{id: number, text: string, typed: boolean}} Line */

/** The lines printed and typed so far, and a function that prints more. */
export function useLines() {
	const [lines, setLines] = useState(/** @type {Line[]} */ ([]));
	const count = useRef(0);
	/** @param {string[]} texts @param {boolean} [own] */
	const print = (texts, own = false) => {
		const added = texts.map((text) => ({ id: count.current++, text, typed: own }));
		if (added.length) setLines((all) => [...all, ...added].slice(-kept.lines));
	};
	return { lines, print };
}

/**
 * The field and the log.
 * @param {ReturnType<typeof useLines> & {obey: (text: string) => void}} props obey: executes a typed line
 */
export function Dialogue({ lines, print, obey }) {
	/** @param {string} text */
	const send = (text) => {
		if (text) print([`› ${text}`], true);
		obey(text);
	};
	return html`<section class="speech" aria-label=${t("page.speech.region")}>
		<${Field} onsend=${send} />
		<${Log} lines=${lines} />
	</section>`;
}

/** A table in lines as play goes on. @param {{table: OpenTable, variant: Variant | undefined}} props */
export function Conversation({ table, variant }) {
	const all = useLines();
	const rules = useRef(variant);
	rules.current = variant;
	const talk = useMemo(() => new Talk(table, all.print, () => rules.current), [table]);
	useEffect(() => {
		const end = table.newest.subscribe((m) => m && talk.hear(m));
		const advice = table.coached.subscribe((text) => text && void talk.advise(text));
		const line = table.wrong.subscribe((wrong) => talk.line(wrong));
		return () => {
			line();
			advice();
			end();
			talk.end();
		};
	}, [talk]);
	return html`<${Dialogue} ...${all} obey=${(/** @type {string} */ text) => void talk.obey(text)} />`;
}

/** The input field with its history. @param {{onsend: (text: string) => void}} props */
function Field({ onsend }) {
	const field = useRef(/** @type {HTMLInputElement | null} */ (null));
	const typed = useRef({ all: /** @type {string[]} */ ([]), at: 0 });
	useEffect(() => field.current?.focus(), []);

	/** @param {globalThis.Event} e */
	function send(e) {
		e.preventDefault();
		const text = field.current?.value.trim() ?? "";
		if (field.current) field.current.value = "";
		if (text) typed.current.all = [...typed.current.all.filter((x) => x !== text), text].slice(-kept.typed);
		typed.current.at = typed.current.all.length;
		onsend(text);
	}

	/** @param {KeyboardEvent} e */
	function recall(e) {
		const step = e.key === "ArrowUp" ? -1 : e.key === "ArrowDown" ? 1 : 0;
		if (!step || !field.current) return;
		e.preventDefault();
		const { all, at } = typed.current;
		typed.current.at = Math.max(0, Math.min(all.length, at + step));
		const text = all[typed.current.at] ?? "";
		field.current.value = text;
		field.current.setSelectionRange(text.length, text.length);
	}

	return html`<form onsubmit=${send}>
		<label for="command">${t("page.speech.field")}</label>
		<input id="command" name="command" type="text" ref=${field} onkeydown=${recall}
			autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${false} enterkeyhint="send" maxlength="400" />
		<button class="button">${t("page.speech.do")}</button>
	</form>`;
}

/** The lines, scrolled to the newest. @param {{lines: Line[]}} props */
function Log({ lines }) {
	const log = useRef(/** @type {HTMLElement | null} */ (null));
	useLayoutEffect(() => {
		if (log.current) log.current.scrollTop = log.current.scrollHeight;
	}, [lines]);
	return html`<div class="log" role="log" aria-live="polite" aria-label=${t("page.speech.log")} tabindex="0" ref=${log}>
		${lines.map(({ id, text, typed }) => {
			const own = typed ? { class: "typed", "aria-hidden": "true" } : { class: "" };
			return html`<p key=${id} ...${own}>${text}</p>`;
		})}
	</div>`;
}
