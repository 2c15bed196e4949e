// Messages of the server to this browser by Web Push: that a table waits for the person, or that an evening begins.

import { alone, root } from "../base/build.js";
import { html, signal, useEffect } from "../base/html.js";
import { language, t } from "../base/phrase.js";
import * as hall from "../transport/api.js";
import { without } from "../transport/route.js";
import { meAt } from "../transport/session.js";
import { Check, Told, useAttempt } from "./components.js";
/** @import { Push } from "../base/types.js" */

/** Whether this browser can take messages; on some phones only once the page is installed. */
const able = () => !alone && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the server tells this browser of; null while unknown. */
const told = signal(/** @type {Push | null} */ (null));

/** The worker that shows the messages. */
const registration = () => navigator.serviceWorker.getRegistration(root.pathname);

/** Asks the server what it tells; of nothing, if the browser has dropped its subscription. */
async function look() {
	const [state, worker] = await Promise.all([hall.push({}, { where: "there" }), registration()]);
	const own = await worker?.pushManager?.getSubscription();
	const holds = own && own.endpoint === state.endpoint && Notification.permission === "granted";
	told.value = holds ? state : { key: state.key };
	if (holds && state.language !== language.peek()) await keep(own, state);
}

/** @param {PushSubscription} own @param {Push} wish */
async function keep(own, { turn, tonight }) {
	const { endpoint, keys: { p256dh = "", auth = "" } = {} } = own.toJSON();
	told.value = await hall.setPush(
		{ endpoint, p256dh, auth, language: language.peek(), turn, tonight }, { where: "there" },
	);
}

/** The browser's subscription for the server's key. @param {string} key in base64url */
async function subscribe(key) {
	if ((await Notification.requestPermission()) !== "granted") throw new Told(t("page.push.denied"));
	const bytes = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
	const wanted = { userVisibleOnly: true, applicationServerKey: Uint8Array.from(bytes, (c) => c.charCodeAt(0)) };
	try {
		const worker = await registration();
		if (!worker) throw new TypeError("there is no service worker");
		return await worker.pushManager.subscribe(wanted).catch(async (e) => {
			if (e.name !== "InvalidStateError") throw e;
			await (await worker.pushManager.getSubscription())?.unsubscribe(); // it was for another key
			return worker.pushManager.subscribe(wanted);
		});
	} catch (e) {
		console.info(String(e));
		throw new Told(t("page.push.failed"));
	}
}

/** @param {"turn" | "tonight"} what @param {boolean} on */
async function set(what, on) {
	const state = told.peek() ?? {};
	const wish = { ...state, [what]: on || undefined };
	if (wish.turn || wish.tonight) return keep(await subscribe(state.key ?? ""), wish);
	told.value = await hall.setPush({}, { where: "there" });
	await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * The switch by which a person wants to be told of something; nothing where that is impossible.
 * @param {{what: "turn" | "tonight", brief?: boolean}} props
 */
export function PushSwitch({ what, brief }) {
	const id = meAt("there")?.id;
	const asks = able() && !without.value && id !== undefined;
	useEffect(() => void (asks && look().catch(() => (told.value = null))), [asks, id, language.value]);
	const { busy, once } = useAttempt();
	if (!asks || !told.value?.key) return null;
	const change = (/** @type {boolean} */ on) =>
		once(() => set(what, on).finally(() => (told.value = { ...told.peek() }))); // a refused switch goes back
	return html`<div class="told-of">
		<${Check} label=${t(`page.push.${what}`)} role="switch" checked=${told.value[what] ?? false} disabled=${busy}
			onchange=${change} />
		${brief ? null : html`<p class="soft small">${t("page.push.about")}</p>`}
	</div>`;
}
