// The link to a table, as text and as QR code, and an introduction for people who follow it.

import { html, useState } from "../base/html.js";
import { copyText } from "../base/output.js";
import { has, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { me } from "../transport/session.js";
import { Button, Line, announce, useJust } from "./components.js";
/** @import { Bitmap2D } from "../../vendor/lean-qr.js" */

/** Whether an address works only on the machine that uses it. @param {string} host as the browser writes it */
export const own = (host) => /^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/.test(host);

/**
 * The address of this table, or of another place.
 * @param {{link?: string, label?: string, chief?: boolean, invites?: boolean}} props label: the action; chief: it is
 *   what the person most likely wants; invites: the person shares or copies it with words that invite to a game
 */
export function Invitation(
	{ link = `${location.origin}${location.pathname}`, label = t("page.link"), chief = false, invites = false },
) {
	const [done, setDone] = useJust();
	const shares = matchMedia("(pointer: coarse)").matches && !!navigator.share;
	const does = t("page.link.give", { how: shares ? "share" : invites ? "invite" : "copy" });
	const did = shares ? t("page.link.shared") : t("page.link.copied");
	const pass = async () => {
		try {
			const text = invites ? t("page.link.text", { name: me.peek()?.name ?? t("page.guest") }) : "";
			if (shares) await navigator.share({ title: t("title"), text, url: link });
			else await navigator.clipboard.writeText(`${text}\n${link}`.trim());
			setDone();
			announce(did, true);
		} catch (e) {
			if (!(e instanceof DOMException && e.name === "AbortError")) announce(t("page.link.by-hand"));
		}
	};
	return html`<div class="invitation">
		<${Line} label=${label} readonly value=${link} onfocus=${(/** @type {any} */ e) => e.target.select()} />
		<${Button} chief=${chief} onclick=${pass} say=${done ? did : does} />
		${own(location.hostname) ? html`<${Unreachable} />` : html`<${Code} link=${link} />`}
	</div>`;
}

/** The link as a QR code, for people at the same table: shown on demand. @param {{link: string}} props */
function Code({ link }) {
	const [code, setCode] = useState(/** @type {Bitmap2D | null} */ (null));
	const show = async () => {
		try {
			setCode((await codesOf([link]))[0] ?? null);
		} catch {
			announce(t("trouble.unreached"));
		}
	};
	/** @param {Event & {currentTarget: HTMLDetailsElement}} e */
	const toggled = (e) => e.currentTarget.open && !code && void show();
	return html`<details class="qr" ontoggle=${toggled}>
		<summary>${t("page.link.code")}</summary>
		${code ? html`<${Squares} code=${code} label=${t("page.link.code.of", { link })} />` : null}
	</details>`;
}

/** The free margin of a QR code in squares, by ISO 18004. */
const margin = 4;

/** The codes of several links. @param {string[]} links @returns {Promise<Bitmap2D[]>} */
export async function codesOf(links) {
	const { generate } = await import("../../vendor/lean-qr.js");
	return links.map((link) => generate(link));
}

/** A QR code, black on white whatever the colours of the page. @param {{code: Bitmap2D, label: string}} props */
export function Squares({ code, label }) {
	const all = Array.from({ length: code.size }, (_, i) => i);
	const black = all.flatMap((y) => all.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join("");
	const size = code.size + 2 * margin;
	const box = `${-margin} ${-margin} ${size} ${size}`;
	return html`<svg role="img" aria-label=${label} viewBox=${box} shape-rendering="crispEdges">
		<rect x=${-margin} y=${-margin} width=${size} height=${size} fill="#fff" />
		<path d=${black} fill="#000" />
	</svg>`;
}

/** Warns that this address works on this device only, and suggests a remedy. */
function Unreachable() {
	return html`<details class="unreachable">
		<summary>${t("page.link.own")}</summary>
		<p>${t("page.link.own.start")}</p>
		<p><code>ninetynine serve --addr :${location.port || 80}</code></p>
		<p>${t("page.link.own.send", { host: location.hostname })}</p>
	</details>`;
}

/**
 * Explains the game to people who follow a link without knowing it.
 * @param {{variant: string, table?: string}} props variant: "" if it is not known
 */
export function Introduction({ variant, table }) {
	const known = has(`variant.${variant}`);
	return html`<div class="introduction">
		${settings.taught.value ? null : html`<p>${t("page.invited.what")}</p>`}
		<p class="turns">
			<a class="button plain" href=${table ? `/learn/first?table=${table}` : "/learn/first"}>${t("page.learn.title")}</a>
			<a class="button plain" href=${known ? `/rules/${variant}` : "/rules"}>
				${known ? t("page.invited.rules", { variant: t(`variant.${variant}`) }) : t("page.nav.rules")}
			</a>
		</p>
	</div>`;
}

/** Copies a link, and says so. @param {string} link */
export const copyLink = async (link) => announce(t((await copyText(link)) ? "page.link.copied" : "page.link.by-hand"));
