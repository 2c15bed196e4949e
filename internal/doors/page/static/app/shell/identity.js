// The screen "Who you are": the player's keys, and the ways back to an earlier player.

import { html, useEffect, useState } from "../base/html.js";
import { saveFile } from "../base/output.js";
import { date, t } from "../base/phrase.js";
import {
	Bare, Button, Confirm, Dialog, Line, Told, announce, attempt, trouble, useAsked, useAttempt,
} from "../parts/components.js";
import { Invitation } from "../parts/invitation.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { without } from "../transport/route.js";
import { brought, me, sessionKnown, setPlayer } from "../transport/session.js";
import { Part } from "./preferences.js";
/** @import { Key, Keys, Proving } from "../base/types.js" */

/** @param {ArrayBuffer} buffer */
const encoded = (buffer) =>
	btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * What the credential's toJSON() returns. Safari before 18.4 has no toJSON, and some password managers have none.
 * @param {any} credential a PublicKeyCredential
 */
function asJSON({ id, type, response }) {
	const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]
		.filter((name) => response[name]).map((name) => [name, encoded(response[name])]);
	return { id, rawId: id, type, response: Object.fromEntries(fields), clientExtensionResults: {} };
}

/** @param {string} text in base64url */
const decoded = (text) =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** Whether this browser has passkeys. */
const passkeys = () => isSecureContext && "PublicKeyCredential" in window;

/**
 * Asks the person for a passkey, and does something with it; if the person refuses, nothing.
 * @param {(challenge: Uint8Array<ArrayBuffer>, site: string) => Promise<unknown>} use
 */
async function withPasskey(use) {
	const { challenge, site } = await hall.challenge();
	try {
		await use(decoded(challenge), site);
	} catch (e) {
		if (!(e instanceof DOMException)) throw e;
		if (e.name === "InvalidStateError") throw new Told(t("page.you.passkey.known"));
		throw new Told(t(e.name === "SecurityError" ? "page.you.passkey.site" : "page.you.passkey.not"));
	}
}

/** @param {{id: string, name: string, keys: Key[]}} player */
const addPasskey = ({ id, name, keys }) =>
	withPasskey(async (challenge, site) => {
		const made = await navigator.credentials.create({
			publicKey: {
				challenge,
				rp: { id: site, name: "Ninety-Nine" },
				user: { id: new TextEncoder().encode(id), name, displayName: name },
				pubKeyCredParams: [-7, -257].map((alg) => ({ type: "public-key", alg })),
				excludeCredentials: keys.filter((k) => k.credential)
					.map((k) => ({ type: "public-key", id: decoded(k.credential ?? "") })),
				authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
			},
		});
		await hall.addPasskey(asJSON(made));
		announce(t("page.you.passkey.made"));
	});

/** Continues as another player. @param {Proving} key */
async function goOn(key) {
	const { code, id } = await hall.prove(key);
	const player = await hall.goOn({ code, as: id });
	setPlayer(player);
	announce(t("page.you.back.done", { name: player.name }));
}

const signIn = () =>
	withPasskey(async (challenge, rpId) => {
		const got = await navigator.credentials.get({ publicKey: { challenge, rpId, userVerification: "preferred" } });
		await goOn({ passkey: asJSON(got) });
	});

/** The ways back: a passkey, recovery words or a link. */
function Back() {
	const offer = brought.peek();
	const [typed, setTyped] = useState(offer?.code ?? "");
	const [wrong, setWrong] = useState(offer?.refusal ? trouble(offer.refusal) : "");
	useEffect(() => void (brought.value = null), []);
	const { busy, once } = useAttempt((e) => setWrong(trouble(e)));
	/** @param {SubmitEvent} e */
	const submit = (e) => {
		e.preventDefault();
		const code = /(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(typed)?.[1];
		setWrong("");
		void once(async () => {
			await goOn(code ? { code } : { words: typed });
			setTyped("");
			if (offer) go(offer.to);
		});
	};
	return html`<${Part} title=${t("page.you.back")}>
		<p>${t("page.you.back.about")}</p>
		${passkeys() ? html`<p><${Button} aria-busy=${busy} onclick=${() => (setWrong(""), once(signIn))}
			say=${t("page.you.passkey.use")} /></p>` : null}
		<form class="stack" onsubmit=${submit}>
			<${Line} label=${t("page.you.back.typed")} value=${typed} oninput=${setTyped} required autocapitalize="none"
				autocomplete="off" spellcheck="false" enterkeyhint="go" aria-invalid=${wrong !== ""} />
			${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
			<p><button type="submit" class="button" aria-busy=${busy}>${t("page.you.back.go")}</button></p>
		</form>
	<//>`;
}

/** A key in the list, and the button that ends it. @param {{of: Key, onend: () => void}} props */
function Entry({ of, onend }) {
	const made = of.made ? t("page.you.key.made", { day: date(of.made, { dateStyle: "medium" }) }) : "";
	const seen = date(Date.parse(of.seen), { dateStyle: "medium", timeZone: "UTC" });
	return html`<li class="row">
		<span><b>${t(`page.you.key.${of.this ? "this" : of.kind}`)}</b> ${of.label}
			<br /><span class="soft small">${made} ${t("page.you.key.seen", { day: seen })}</span></span>
		${of.this
			? html`<a class="button plain" href="/settings">${t("page.choices.leave.yes")}</a>`
			: html`<${Button} plain onclick=${onend} say=${t("page.you.key.end")} />`}
	</li>`;
}

/** New recovery words, shown once. @param {{words: string, onclose: () => void}} props */
const Words = ({ words, onclose }) => html`<${Dialog} title=${t("page.you.words")} onclose=${onclose}
	actions=${html`<${Button} onclick=${() => print()} say=${t("page.you.words.print")} />`}>
	<p>${t("page.you.words.about")}</p>
	<p class="words"><b>${words}</b></p>
<//>`;

/** What the player can do about the keys. @param {{all: Keys, again: () => void}} props */
function Known({ all, again }) {
	const [asking, setAsking] = useState(/** @type {Key | "others" | "words" | null} */ (null));
	const [words, setWords] = useState("");
	const [link, setLink] = useState("");
	const { busy, once } = useAttempt();
	const close = () => setAsking(null);
	/** @param {() => Promise<unknown>} f */
	const and = (f) => attempt(f).then(() => (close(), again()));
	const others = all.keys.filter((key) => !key.this && ["device", "ssh", "link"].includes(key.kind)).length;
	const hand = async () => setLink(`${location.origin}/#code=${(await hall.handOver()).code}`);
	const newWords = async () => setWords((await hall.newWords()).words);
	const has = all.keys.some((key) => key.kind === "words");
	return html`<${Part} title=${t("page.you.keys")}>
			<ul class="held">
				${all.keys.map((key) => html`<${Entry} key=${key.id} of=${key} onend=${() => setAsking(key)} />`)}
			</ul>
			${others > 0 ? html`<p><${Button} onclick=${() => setAsking("others")} say=${t("page.you.others")} /></p>` : null}
		<//>
		<${Part} title=${t("page.you.keep")}>
			<p>${t("page.you.keep.about")}</p>
			<p class="row">
				${passkeys() ? html`<${Button} aria-busy=${busy} say=${t("page.you.passkey.add")}
					onclick=${() => once(() => addPasskey(all).then(again))} />` : null}
				<${Button} aria-busy=${busy} say=${t("page.you.words.get")}
					onclick=${() => (has ? setAsking("words") : once(newWords))} />
				<${Button} aria-busy=${busy} onclick=${() => once(hand)} say=${t("page.you.device")} />
			</p>
			${link
				? html`<p>${t("page.you.device.about")}</p><${Invitation} link=${link} label=${t("page.you.device.link")} />`
				: null}
		<//>
		${words ? html`<${Words} words=${words} onclose=${() => (setWords(""), again())} />` : null}
		${asking === "words"
			? html`<${Confirm} title=${t("page.you.words.get")} text=${t("page.you.words.again")} yes=${t("page.you.words.get")}
					onyes=${() => attempt(newWords).then(close)} onclose=${close} />`
			: asking === "others"
				? html`<${Confirm} title=${t("page.you.others")} text=${t("page.you.others.about")} yes=${t("page.you.others")}
						onyes=${() => and(() => hall.endOtherKeys())} onclose=${close} />`
				: asking
					? html`<${Confirm} title=${t("page.you.key.end")} yes=${t("page.you.key.end")}
							text=${asking.kind === "push"
								? t("page.you.told.end")
								: t("page.you.key.end.about", { key: asking.label || t(`page.you.key.${asking.kind}`) })}
							onyes=${() => and(() => hall.endKey({ key: asking.id }))} onclose=${close} />`
					: null}`;
}

/** Whether others see the player's rating. */
function Rating() {
	const [n, setN] = useState(0);
	const hidden = useAsked(() => hall.me({}), n).value?.ratingHidden ?? false;
	const hide = (/** @type {boolean} */ yes) => attempt(() => hall.hideRating({ hidden: yes })).then(() => setN(n + 1));
	return html`<${Part} title=${t("page.you.rating")}>
		<${Check} label=${t("page.you.rating.hide")} checked=${hidden} onchange=${hide} />
		<p class="soft small">${t("page.you.rating.about")}</p>
	<//>`;
}

/**
 * A page of the player's data; after a pause, and a smaller one, while the server has no time.
 * @param {string} before
 */
async function pageOfData(before) {
	for (let limit = 20; ; limit = 1) {
		try {
			return await hall.data({ before, limit });
		} catch (e) {
			if (!(e instanceof Refused && e.status === 429)) throw e;
		}
		await new Promise((go) => setTimeout(go, 2000));
	}
}

/** Saves what the server knows of the player as a file: the lists of all pages, each thing once. */
async function saveData() {
	/** @type {Record<string, any>} */
	const all = {};
	for (let before = /** @type {string | undefined} */ (""); before !== undefined;) {
		const page = await pageOfData(before);
		for (const [key, value] of Object.entries(page)) {
			if (Array.isArray(value)) {
				all[key] ??= new Map();
				for (const one of value) all[key].set(JSON.stringify(one), one);
			} else if (key !== "before") all[key] = value;
		}
		before = page.before || undefined;
	}
	const text = JSON.stringify(all, (_, value) => (value instanceof Map ? [...value.values()] : value), "\t");
	saveFile(new Blob([text], { type: "application/json" }), "ninety-nine.json");
}

/** What the server knows of the player: to take away, and to erase. @param {{name: string}} props */
function Data({ name }) {
	const [asking, setAsking] = useState(false);
	const [typed, setTyped] = useState("");
	const { busy, once } = useAttempt();
	const close = () => setAsking(false);
	const erase = async () => {
		await hall.erase({ name });
		setPlayer(null);
		announce(t("page.you.erase.done"));
	};
	return html`<${Part} title=${t("page.you.data")}>
		<p>${t("page.you.data.about")}</p>
		<p class="row"><${Button} aria-busy=${busy} onclick=${() => once(saveData)} say=${t("page.you.data.get")} />
			<${Button} aria-haspopup="dialog" onclick=${() => setAsking(true)} say=${t("page.you.erase")} /></p>
		${asking
			? html`<${Dialog} title=${t("page.you.erase")} onclose=${close}
					actions=${html`<${Button} chief disabled=${typed.trim() !== name} say=${t("page.you.erase")}
						onclick=${() => attempt(erase).then(close)} />`}>
					<p>${t("page.you.erase.about")}</p>
					<${Line} label=${t("page.you.erase.name", { name })} value=${typed} oninput=${setTyped} />
				<//>`
			: null}
	<//>`;
}

export function Who() {
	const [n, setN] = useState(0);
	const [led] = useState(brought.peek() !== null);
	const id = me.value?.id;
	const all = useAsked(async () => (id && !without.value ? await hall.keys() : undefined), id, n, without.value).value;
	if (without.value) return html`<${Bare} title=${t("page.you")} text=${t("page.you.here")} />`;
	if (!sessionKnown.value) return html`<${Bare} title=${t("page.you")} />`;
	return html`<main id="main" tabindex="-1" class="choices">
		<h1>${t("page.you")}</h1>
		${led ? html`<${Back} />` : null}
		${id && all
			? html`<p>${t("page.you.are", { name: all.name })}<span class="soft">·${all.tag}</span>${" "}
					<a href="/settings">${t("page.you.rename")}</a></p>
				<${Known} all=${all} again=${() => setN(n + 1)} />
				<${Rating} />
				<${Data} name=${all.name} />`
			: null}
		${led ? null : html`<${Back} />`}
	</main>`;
}
