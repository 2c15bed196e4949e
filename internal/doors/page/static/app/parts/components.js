// Components for several screens.

import { html, signal, useEffect, useId, useLayoutEffect, useRef, useState } from "../base/html.js";
import { has, t } from "../base/phrase.js";
import { Refused, Stopped, Unreached, coming } from "../transport/http.js";
import { without } from "../transport/route.js";
import { full } from "../transport/worker.js";
/** @import { Children } from "../base/html.js" */

/** The last notice at the foot of the page; screen readers announce it, too. */
export const news = signal(/** @type {{id: number, text: string, heard: boolean}[]} */ ([]));
let told = 0;

/**
 * Shows a notice at the foot of the page for a while.
 * @param {string} text @param {boolean} [heard] only to screen readers: it can be seen elsewhere
 */
export function announce(text, heard = false) {
	if (full.peek() && text === t("trouble.full")) return; // the page shows it until there is space
	const id = ++told;
	const had = news.peek().filter((n) => n.text !== text);
	const oldest = had.filter((n) => n.heard === heard).at(-3); // what is only heard ends no notice that is seen
	news.value = [...had.filter((n) => n !== oldest), { id, text, heard }];
	setTimeout(() => (news.value = news.peek().filter((n) => n.id !== id)), 6000);
}

/** An error with a message for the person, in the person's language. */
export class Told extends Error {}

/** Shows an error, in the person's language if possible. @param {unknown} e */
export function trouble(e) {
	if (e instanceof Told) return e.message;
	if (e instanceof Unreached) return t(e.where === "here" ? "trouble.engine" : "trouble.unreached");
	if (e instanceof Refused) {
		if (has(`refusal.${e.why}`)) return t(`refusal.${e.why}`, e.args);
		const key = `trouble.${e.reason}`;
		if ((without.peek() || e.status === 507) && has(`${key}.here`)) return t(`${key}.here`);
		return t(has(key) ? key : "trouble.bad");
	}
	if (e instanceof Stopped) return t("trouble.withdrawn");
	console.error(e);
	return t("trouble.unknown");
}

/**
 * An answer fetched when it is shown. After an error the previous answer stays.
 * @template T @param {(signal: AbortSignal) => Promise<T>} question
 * @param {...unknown} about it asks again when one of them changes
 * @returns {{value?: T, wrong?: string}}
 */
export function useAsked(question, ...about) {
	const [got, setGot] = useState(/** @type {{value?: T, wrong?: string}} */ ({}));
	useEffect(() => {
		const stop = new AbortController();
		question(stop.signal).then(
			(value) => stop.signal.aborted || setGot({ value }),
			(e) => stop.signal.aborted || setGot((had) => ({ ...had, wrong: trouble(e) })),
		);
		return () => stop.abort();
	}, about);
	return got;
}

/**
 * Counts pauses, so that what depends on the count happens again: while the page is visible, once it becomes so, and
 * when again is called.
 * @param {number} pause in milliseconds @param {boolean} [hidden] also while the page is hidden
 */
export function useTurns(pause, hidden = false) {
	const [turn, setTurn] = useState(0);
	const again = () => setTurn((n) => n + 1);
	useEffect(() => {
		const seen = () => (hidden || document.visibilityState === "visible") && again();
		const timer = setInterval(seen, pause);
		document.addEventListener("visibilitychange", seen);
		return () => (clearInterval(timer), document.removeEventListener("visibilitychange", seen));
	}, [pause, hidden]);
	return { turn, again };
}

/** Whether the server refused because the request makes no sense. @param {unknown} e */
export const isBad = (e) => e instanceof Refused && e.reason === "bad";

/** The pause between attempts to load a computer player, in milliseconds. */
const often = 3000;

/**
 * Runs a function, repeatedly as long as its computer player cannot be loaded.
 * @param {() => Promise<unknown>} run @param {(e: unknown) => void} fails receives every error
 * @param {() => boolean} wanted whether to go on
 */
export async function persist(run, fails, wanted) {
	for (;;) {
		try {
			return void (await run());
		} catch (e) {
			if (!wanted()) return;
			fails(e);
			if (!(e instanceof Refused && e.reason === "unfetched")) return;
		}
		await new Promise((later) => setTimeout(later, often));
		if (!wanted()) return;
	}
}

/**
 * Runs a function and shows its error, if any.
 * @template T @param {() => Promise<T>} f @returns {Promise<T | undefined>}
 */
export async function attempt(f) {
	try {
		return await f();
	} catch (e) {
		announce(trouble(e));
		return undefined;
	}
}

/**
 * Attempts one thing at a time: pressing again meanwhile does nothing.
 * @param {(e: unknown) => void} [fails] receives errors, which are shown otherwise
 */
export function useAttempt(fails = (e) => announce(trouble(e))) {
	const [busy, setBusy] = useState(false);
	const going = useRef(false); // also between two clicks without a redraw
	/** @param {() => Promise<unknown>} f */
	const once = async (f) => {
		if (going.current) return;
		going.current = true;
		setBusy(true);
		await f().catch(fails);
		going.current = false;
		setBusy(false);
	};
	return { busy, once };
}

/**
 * A button with a text; plain and chief set its emphasis. It takes all attributes of a button.
 * @param {{say: string, plain?: boolean, chief?: boolean} & Record<string, any>} props
 */
export const Button = ({ say, plain, chief, ...rest }) =>
	html`<button type="button" class=${`button ${plain ? "plain" : chief ? "chief" : ""}`} ...${rest}>${say}</button>`;

/** Says that the hall is being loaded, if a request waits for it noticeably. */
function Loading() {
	const [shown, setShown] = useState(false);
	const waiting = coming.value;
	useEffect(() => {
		const timer = waiting ? setTimeout(() => setShown(true), 600) : 0;
		return () => (clearTimeout(timer), setShown(false));
	}, [waiting]);
	return shown ? html`<p>${t("page.loading")}</p>` : null;
}

/**
 * A screen without content: it says why, or that it is loading.
 * @param {{title?: string, wrong?: string | undefined, text?: string, class?: string, children?: Children}} props
 *   children: links and buttons
 */
export const Bare = ({ title, wrong, text, class: kind = "stack", children }) => html`<main id="main" tabindex="-1"
	class=${kind}>
	${title ? html`<h1>${title}</h1>` : null}
	${wrong || text ? html`<p class=${wrong ? "trouble" : "soft"} role="status">${wrong || text}</p>` : null}
	${children}
</main>`;

export function News() {
	return html`<div class="news" role="status" aria-live="polite">
		${news.value.map((n) => html`<p key=${n.id} class=${n.heard ? "unseen" : ""}>${n.text}</p>`)}
		<${Loading} />
	</div>`;
}

/**
 * A dialog over the page; Escape or a click outside closes it.
 * @param {{title: string, onclose: () => void, broad?: boolean, children?: Children, actions?: Children}} props
 */
export function Dialog({ title, onclose, broad, children, actions }) {
	const id = useId();
	const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
	useEffect(() => {
		const dialog = ref.current;
		dialog?.showModal();
		return () => {
			gone.current = true; // closed by the browser
			dialog?.close();
		};
	}, []);
	const gone = useRef(false);
	const closed = () => gone.current || onclose();
	/** @param {MouseEvent} e */
	const beside = (e) => e.target === ref.current && onclose();
	return html`<dialog ref=${ref} class=${broad ? "broad" : ""} aria-labelledby=${id}
		onclose=${closed} onclick=${beside}>
		<header>
			<h2 id=${id}>${title}</h2>
			<${Button} plain onclick=${onclose} say=${t("page.close")} />
		</header>
		${children}
		${actions ? html`<footer>${actions}</footer>` : null}
	</dialog>`;
}

/**
 * A dialog that asks whether to do something.
 * @param {{title: string, text: string, yes: string, no?: string, busy?: boolean, onyes: () => void,
 *   onclose: () => void}} props
 */
export function Confirm({ title, text, yes, no, busy, onyes, onclose }) {
	const actions = html`${no ? html`<${Button} onclick=${onclose} say=${no} />` : null}
		<${Button} chief aria-busy=${busy} onclick=${onyes} say=${yes} />`;
	return html`<${Dialog} title=${title} onclose=${onclose} actions=${actions}><p>${text}</p><//>`;
}

/**
 * Content that may be larger than its place: it scrolls by touch and by the arrow keys.
 * @param {{children?: Children, label?: string}} props label: what it is, for screen readers
 */
export function Wide({ children, label }) {
	const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
	useLayoutEffect(() => {
		const box = ref.current;
		const watch = new ResizeObserver(() => {
			const high = box && box.scrollHeight > box.clientHeight + 1; // more than rounding
			if (box && (high || box.scrollWidth > box.clientWidth)) box.tabIndex = 0;
			else box?.removeAttribute("tabindex");
		});
		for (const el of box ? [box, ...box.children] : []) watch.observe(el);
		return () => watch.disconnect();
	}, []);
	return html`<div class="wide" ref=${ref} role=${label && "group"} aria-label=${label}>${children}</div>`;
}

/**
 * One of a few options: a row of words with the current one underlined.
 * @template {string} T
 * @param {{label: string, value: T, options: readonly (readonly [T, string])[], onchange: (value: T) => void,
 *   hidden?: boolean}} props
 */
export function Picks({ label, value, options, onchange, hidden }) {
	const name = useRef(`picks-${++told}`).current;
	return html`<fieldset class="picks">
		<legend class=${hidden ? "unseen" : ""}>${label}</legend>
		${options.map(
			([v, text]) => html`<label key=${v}>
				<input type="radio" name=${name} checked=${v === value} onchange=${() => onchange(v)} />
				<span data-text=${text}>${text}</span>
			</label>`,
		)}
	</fieldset>`;
}

/** @typedef {readonly (readonly [string, string])[]} Choices values, each with its name */

/**
 * Whether something has just happened, for the three seconds after it.
 * @returns {[boolean, () => void]} whether it has; to be called when it happens
 */
export function useJust() {
	const [times, setTimes] = useState(0);
	useEffect(() => {
		const timer = setTimeout(() => setTimes(0), 3000);
		return () => clearTimeout(timer);
	}, [times]);
	return [times > 0, () => setTimes((n) => n + 1)];
}

/**
 * A choice from a list or from named groups.
 * @param {{label: string, value: string, options?: Choices, groups?: readonly (readonly [string, Choices])[],
 *   onchange: (value: string) => void, hidden?: boolean}} props hidden: the label is for screen readers alone
 */
export function Select({ label, value, options = [], groups = [], onchange, hidden }) {
	/** @param {Event & {currentTarget: HTMLSelectElement}} e */
	const choose = (e) => onchange(e.currentTarget.value);
	/** @param {Choices} of */
	const listed = (of) =>
		of.map(([v, text]) => html`<option key=${v} value=${v} selected=${v === value}>${text}</option>`);
	return html`<label class=${hidden ? "seen-by" : "field"}>
		<span class=${hidden ? "unseen" : ""}>${label}</span>
		<select value=${value} onchange=${choose}>
			${listed(options)}
			${groups.map(([name, of]) => html`<optgroup key=${name} label=${name}>${listed(of)}</optgroup>`)}
		</select>
	</label>`;
}

/**
 * A line of text. It takes all attributes of its field.
 * @param {{label: string, value: string, oninput?: (text: string) => void, children?: Children} & Record<string, any>}
 *   props children: between the label and the field
 */
export const Line = ({ label, class: kind = "", oninput, children, ...rest }) => html`<label class=${`field ${kind}`}>
	<span>${label}</span>${children}
	<input type="text" autocomplete="off" spellcheck=${false} ...${rest}
		oninput=${oninput && ((/** @type {any} */ e) => oninput(e.currentTarget.value))} />
</label>`;

/**
 * A checkbox. It takes all attributes of its field.
 * @param {{label: Children, checked: boolean, onchange: (on: boolean) => void} & Record<string, any>}
 * props
 */
export const Check = ({ label, onchange, ...rest }) => html`<label class="choice">
	<input type="checkbox" ...${rest} onchange=${(/** @type {any} */ e) => onchange(e.currentTarget.checked)} />${label}
</label>`;

/**
 * A button for choosing a file.
 * @param {{say: string, accept: string, ontake: (file: File) => unknown, plain?: boolean}} props
 */
export function FileButton({ say, accept, ontake, plain }) {
	const input = useRef(/** @type {HTMLInputElement | null} */ (null));
	/** @param {{currentTarget: HTMLInputElement}} e */
	const take = async ({ currentTarget: field }) => {
		const file = field.files?.[0];
		if (file) await ontake(file);
		field.value = ""; // so that the same file can be chosen again
	};
	return html`<${Button} plain=${plain} onclick=${() => input.current?.click()} say=${say} />
		<input ref=${input} type="file" class="unseen" tabindex="-1" aria-label=${say} accept=${accept} onchange=${take} />`;
}

/**
 * Returns setters for single fields of a form.
 * @param {(change: any) => void} set @returns {(field: string) => (value: unknown) => void}
 */
export const changing = (set) => (field) => (value) => set({ [field]: value });

/** Values with their names, for a choice. @param {string} key @param {...string} words @returns {[string, string][]} */
export const named = (key, ...words) => words.map((word) => [word, t(`${key}.${word}`)]);

/**
 * A whole number; late: counts only once the field is left.
 * @param {{label: string, value: number, min: number, max: number, onchange: (value: number) => void,
 *   late?: boolean}} props
 */
export function Amount({ label, value, min, max, onchange, late }) {
	/** @param {Event & {currentTarget: HTMLInputElement}} e */
	const take = ({ currentTarget: field }) => field.validity.valid && field.value !== "" && onchange(field.valueAsNumber);
	return html`<label class="field amount"><span>${label}</span>
		<input type="number" inputmode="numeric" required min=${min} max=${max} value=${value}
			...${{ [late ? "onchange" : "oninput"]: take }} />
	</label>`;
}
