// A score pad under a link: its keeper sends every change to the server, and others at the
// table look on.

import * as hall from "./hall.js";
import { html, useEffect, useState } from "./html.js";
import { Invitation } from "./invitation.js";
import { Due } from "./padentry.js";
import { keepPad, padOf } from "./pads.js";
import { Account, PadSheet } from "./padsheet.js";
import { nameAt, standing } from "./padwords.js";
import { Dialog, attempt, trouble } from "./parts.js";
import { number, t } from "./phrase.js";
import { addressOf } from "./route.js";
import { Refused, newID } from "./wire.js";

/** @typedef {import("./types.js").Pad} Pad */
/** @typedef {import("./pads.js").Kept} Kept */

/** How often lookers-on ask for changes, and how soon what failed is sent again, in milliseconds. */
const pause = 4000;

/** Sends a pad to the server, and notes what it has. @param {Kept} kept @param {string} secret */
async function send(kept, secret) {
	const { pad } = await hall.sharePad(secret, kept.record);
	const now = padOf(kept.id);
	if (now) keepPad({ ...now, shared: { secret, pad, of: kept.record } });
}

/** Sends every change of a pad that has a link. @param {Kept} kept */
export function useSharing(kept) {
	const [tries, setTries] = useState(0);
	const { shared, record } = kept;
	useEffect(() => {
		if (!shared || shared.of === record) return undefined;
		let again = 0;
		send(kept, shared.secret).catch(() => (again = window.setTimeout(() => setTries(tries + 1), pause)));
		return () => clearTimeout(again);
	}, [shared?.of, record, tries]);
}

/** The way to a link for those who look on. @param {{kept: Kept}} props */
export function Sharing({ kept }) {
	const [open, setOpen] = useState(false);
	const { shared } = kept;
	const share = () => attempt(async () => {
		if (!shared) await send(kept, newID());
		setOpen(true);
	});
	const stop = () => attempt(async () => {
		await hall.sharePad(shared?.secret ?? "");
		const { shared: _, ...rest } = padOf(kept.id) ?? kept;
		keepPad(rest);
		setOpen(false);
	});
	const actions = html`<button type="button" class="button" onclick=${stop}>${t("page.pad.share.stop")}</button>`;
	return html`<button type="button" class="button plain" onclick=${share}>${t("page.pad.share")}</button>
		${open && shared
			? html`<${Dialog} title=${t("page.pad.share")} onclose=${() => setOpen(false)} actions=${actions}>
					<div class="stack">
						<p>${t("page.pad.share.about")}</p>
						<${Invitation} link=${addressOf(`/pad/on/${shared.pad}`)} label=${t("page.pad.link")} />
					</div>
				<//>`
			: null}`;
}

/** The pad as its keeper has it now, and why it cannot be shown. @param {string} id */
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
					const seen = await hall.sharedPad(id, mark, stop.signal);
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
	}, [id]);
	return { pad, wrong };
}

/** The screen of somebody who looks on. @param {{id: string}} props */
export function Looking({ id }) {
	const { pad, wrong } = useLooking(id);
	const [looked, setLooked] = useState(-1);
	if (!pad) return html`<main id="main" tabindex="-1" class="stack"><h1>${t("page.nav.pad")}</h1>
		<p class=${wrong ? "trouble" : "soft"} role="status">${wrong || t("page.opening")}</p></main>`;
	return html`<main id="main" tabindex="-1" class="pad">
		<${PadSheet} pad=${pad} onpick=${setLooked} />
		<section class="pad-panel looking" aria-label=${t("page.pad.trump")}>
			${pad.due ? html`<${Due} pad=${pad} deal=${pad.deals.length} />` : html`<p class="winner">${standing(pad)}</p>`}
			<ul class="stands">${pad.totals.map((n, i) => html`<li key=${i}>
				<span>${nameAt(pad, i)}</span> <b>${number(n)}</b>
			</li>`)}</ul>
			<p class="small soft" role="status">${wrong || t("page.pad.looking")}</p>
		</section>
		${looked >= 0 ? html`<${Account} pad=${pad} deal=${looked} onclose=${() => setLooked(-1)} />` : null}
	</main>`;
}
