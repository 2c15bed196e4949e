// A score pad under a link: its keeper sends every change to the server, and spectators at the table look
// on.

import { effect, html, useEffect, useState } from "../base/html.js";
import { language, number, t } from "../base/phrase.js";
import { Bare, Button, Dialog, announce, trouble, useAttempt } from "../parts/components.js";
import { Invitation } from "../parts/invitation.js";
import { addressOf } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused, newID } from "../transport/http.js";
import { Due, apart } from "./entry.js";
import { Account, PadSheet } from "./sheet.js";
import { changed, closed, keepPad, padOf } from "./store.js";
import { nameAt, standing } from "./words.js";
/** @import { Pad, PadShared } from "../base/types.js" */
/** @import { Kept } from "./store.js" */

/** How often spectators ask for changes, in milliseconds. */
const pause = 4000;

/** How soon a failed send is repeated, and the longest pause, in milliseconds. */
const [soon, late] = [4000, 120_000];

/** The last task for each pad. @type {Map<string, Promise<unknown>>} */
const lines = new Map();

/**
 * Runs the tasks for a pad one after another, so that the last change sent arrives last.
 * @template T @param {string} id @param {() => Promise<T>} f @returns {Promise<T>}
 */
function inTurn(id, f) {
	const done = (lines.get(id) ?? Promise.resolve()).then(f);
	lines.set(id, done.catch(() => {}));
	return done;
}

/** Begins to keep a pad on the server. @param {string} id */
const share = (id) => inTurn(id, async () => {
	const now = padOf(id);
	if (!now || now.shared) return;
	const secret = newID();
	const { pad, mark = "" } = await hall.sharePad({ secret, record: now.record });
	const then = padOf(id);
	if (then) keepPad({ ...then, shared: { secret, pad, of: now.record, mark } });
});

/** The unsent record of a shared pad, with its secret; "" if the server is up to date. @param {string} id */
function owed(id) {
	const { shared, record } = padOf(id) ?? {};
	return shared && record && shared.of !== record ? shared.secret + record : "";
}

/** The sends in progress, by pad: more would only wait for each other. @type {Map<string, Promise<void>>} */
const sends = new Map();

/** Sends the unsent changes of a pad when its turn comes. @param {string} id @returns {Promise<void>} */
export function send(id) {
	const sending = sends.get(id) ?? inTurn(id, async () => {
		const now = padOf(id);
		if (!now?.shared || !owed(id)) return;
		const { secret, mark: was } = now.shared;
		const { pad, mark = "" } = await hall.sharePad({ secret, record: now.record, was }).catch((e) => {
			if (e instanceof Refused && e.status === 409) return takeOther(id, now.shared?.pad ?? "");
			throw e;
		});
		const then = padOf(id);
		if (then?.shared?.secret !== secret || !pad) return;
		keepPad({ ...then, shared: { ...then.shared, pad, of: now.record, mark } });
	}).finally(() => sends.delete(id));
	sends.set(id, sending);
	return sending;
}

/**
 * Adopts another device's version of a pad as a change of this one: undoing it restores this version, and
 * sends it.
 * @param {string} id @param {string} pad @returns {Promise<PadShared>} without a pad
 */
async function takeOther(id, pad) {
	const { pad: theirs, mark } = await hall.sharedPad({ pad });
	const now = padOf(id);
	if (now?.shared && theirs) {
		const shared = { ...now.shared, of: theirs.record, mark };
		keepPad({ ...(theirs.record === now.record ? now : closed(changed(now, theirs))), shared });
		if (theirs.record !== now.record) announce(t("page.pad.share.other"));
	}
	return { pad: "" };
}

/** Stops keeping a pad on the server. @param {string} id */
export const unshare = (id) => inTurn(id, async () => {
	const secret = padOf(id)?.shared?.secret;
	if (!secret) return;
	await hall.sharePad({ secret });
	const now = padOf(id);
	if (!now) return;
	const { shared: _, ...rest } = now;
	keepPad(rest);
});

/** Whether a server will refuse this every time. @param {unknown} e */
const isFinal = (e) => e instanceof Refused && e.status >= 400 && e.status < 500 && e.status !== 429;

/**
 * Sends every change of a pad that has a link.
 * @param {string} id @param {(e: unknown) => void} refused is called if the server refuses the present
 * pad
 * @returns {() => void} stops
 */
export function following(id, refused) {
	let [given, wait, timer, sending, stopped] = ["", soon, 0, false, false]; // given: the refused version
	const go = async () => {
		const now = owed(id);
		if (sending || !now || now === given) return;
		clearTimeout(timer);
		sending = true;
		const e = await send(id).then(() => null, (e) => e);
		sending = false;
		if (e && !isFinal(e)) {
			if (!stopped) timer = Number(setTimeout(go, wait));
			wait = Math.min(2 * wait, late);
			return;
		}
		wait = soon;
		if (e) {
			given = now;
			refused(e);
		}
		void go(); // for changes made meanwhile
	};
	const stop = effect(() => void go());
	return () => {
		stopped = true;
		stop();
		clearTimeout(timer);
	};
}

/** The same while the pad is open. @param {string} id */
export function useSharing(id) {
	useEffect(() => following(id, (e) => announce(t("page.pad.share.not", { text: trouble(e) }))), [id]);
}

/** The button for a spectators' link. @param {{kept: Kept}} props */
export function Sharing({ kept }) {
	const [open, setOpen] = useState(false);
	const { shared } = kept;
	const { busy, once } = useAttempt();
	const begin = () => once(async () => {
		await share(kept.id);
		setOpen(true);
	});
	const stop = () => once(async () => {
		await unshare(kept.id);
		setOpen(false);
	});
	const actions = html`<${Button} aria-busy=${busy} onclick=${stop} say=${t("page.pad.share.stop")} />`;
	return html`<${Button} plain aria-busy=${busy} onclick=${begin} say=${t("page.pad.share")} />
		${open && shared
			? html`<${Dialog} title=${t("page.pad.share")} onclose=${() => setOpen(false)} actions=${actions}>
					<div class="stack">
						<p>${t("page.pad.share.about")}</p>
						<${Invitation} link=${addressOf(`/pad/on/${shared.pad}`)} label=${t("page.pad.link")} />
					</div>
				<//>`
			: null}`;
}

/** The keeper's present pad, or why it cannot be shown. @param {string} id */
function useLooking(id) {
	const [pad, setPad] = useState(/** @type {Pad | null} */ (null));
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		const stop = new AbortController();
		let [mark, timer] = ["", 0];
		const look = async () => {
			clearTimeout(timer);
			try {
				if (document.visibilityState === "visible") {
					const seen = await hall.sharedPad({ pad: id, after: mark, lang: language.peek() }, { signal: stop.signal });
					mark = seen.mark;
					if (seen.pad) setPad(seen.pad);
					setWrong("");
				}
			} catch (e) {
				if (stop.signal.aborted) return;
				const none = e instanceof Refused && e.status === 404;
				setWrong(none ? t("page.pad.unshared") : trouble(e));
				if (none) return;
			}
			timer = window.setTimeout(look, pause);
		};
		void look();
		document.addEventListener("visibilitychange", look);
		return () => {
			stop.abort();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [id, language.value]);
	return { pad, wrong };
}

/** The screen of a spectator. @param {{id: string}} props */
export function Looking({ id }) {
	const { pad, wrong } = useLooking(id);
	const [looked, setLooked] = useState(-1);
	if (!pad) return html`<${Bare} title=${t("page.nav.pad")} wrong=${wrong} text=${t("page.opening")} />`;
	return html`<main id="main" tabindex="-1" class="pad">
		<${PadSheet} pad=${pad} onpick=${setLooked} />
		<section class="pad-panel looking" aria-label=${t("page.pad.trump")}>
			${pad.due ? html`<${Due} pad=${pad} deal=${pad.deals.length} />` : html`<p class="winner">${standing(pad)}</p>`}
			${apart(pad) && pad.due ? html`<p class="small soft totals">${t("page.pad.totals")}</p>` : null}
			<ul class="stands">${(pad.due ? pad.game : pad.totals).map((n, i) => html`<li key=${i}>
				<span>${nameAt(pad, i)}</span>
				<span><b>${number(n)}</b>${apart(pad) && pad.due
					? html` <small class="soft">(${number(pad.totals[i] ?? 0)})</small>`
					: null}</span>
			</li>`)}</ul>
			<p class="small soft" role="status">${wrong || t("page.pad.looking")}</p>
		</section>
		${looked >= 0 ? html`<${Account} pad=${pad} deal=${looked} onclose=${() => setLooked(-1)} />` : null}
	</main>`;
}
