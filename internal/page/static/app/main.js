// The page begins here: it learns who one is and which language to speak, and
// draws the screen that the path asks for.

import { loadSprite } from "./card.js";
import { effect, html, render, signal, useEffect, useState } from "./html.js";
import { Home } from "./home.js";
import { base, later } from "./later.js";
import { News, tellAll, trouble } from "./parts.js";
import { has, language, speak, suits, t } from "./phrase.js";
import { catchLinks, path } from "./route.js";
import { recall } from "./session.js";
import { Spoken } from "./speech.js";
import { follow, settings } from "./settings.js";

/** @typedef {(props: {rest: string[]}) => any} Screen */

/** What there is to see at the first part of a path: all but the lobby comes when it is wanted. */
const screens = /** @type {Record<string, "Table" | "Replay" | "Rules" | "Records" | "Choices" | "Learn">} */ ({
	t: "Table",
	replay: "Replay",
	rules: "Rules",
	records: "Records",
	settings: "Choices",
	learn: "Learn",
});

/** The other screens, once they have come. */
const others = signal(/** @type {typeof import("./screens.js") | null} */ (null));

/** Fetches them. */
async function fetchScreens() {
	others.value = await later();
}

/** The screen of the first part of a path. @param {string} at @returns {Screen | typeof Coming} */
function screenAt(at) {
	const name = Object.hasOwn(screens, at) ? screens[at] : undefined; // a path may have any name
	if (at === "") return Home;
	return name ? (others.value?.[name] ?? Coming) : Nowhere;
}

const links = /** @type {const} */ (["rules", "learn", "records", "settings"]);

/** The line that runs along the head of every screen but the table. */
function Running() {
	const [at = ""] = path.value;
	return html`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${at === "" ? "page" : undefined}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${links.map((link) => {
				const current = at === link ? "page" : undefined;
				return html`<a href=${`/${link}`} aria-current=${current}>${t(`page.nav.${link}`)}</a>`;
			})}
		</nav>
	</header>`;
}

function Nowhere() {
	return html`<main id="main" class="stack">
		<h1>${t("page.nowhere")}</h1>
		<p><a href="/">${t("page.nowhere.go")}</a></p>
	</main>`;
}

/**
 * Loads the page anew, but once: the server may have another edition of it by
 * now, and no longer this one's parts.
 */
function anew() {
	try {
		if (sessionStorage.getItem("ninetynine.anew") === base) return false;
		sessionStorage.setItem("ninetynine.anew", base);
	} catch {
		return false; // it cannot be known whether this was tried
	}
	location.reload();
	return true;
}

/** A screen that is under way. */
function Coming() {
	const [at = ""] = path.value;
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		fetchScreens().catch(() => anew() || setFailed(true));
	}, [at]);
	return html`<main id="main" class="stack">${failed ? html`<p>${t("page.trouble.unreached")}</p>` : null}</main>`;
}

function App() {
	const [at = "", ...rest] = path.value;
	const Screen = screenAt(at);
	const title = at === "" || at === "t" || !has(`page.nav.${at}`) ? "" : t(`page.nav.${at}`);
	useEffect(() => {
		if (at !== "t") document.title = title ? `${title} · Ninety-Nine` : "Ninety-Nine";
	}, [at, title]);
	void language.value; // all is said anew when it changes
	return html`<div role="region" aria-label=${t("page.access")}><${Spoken} /></div>
		${at === "t" && rest.length > 0 ? null : html`<${Running} />`}
		<${Screen} key=${at} rest=${rest} /><${News} />`;
}

async function start() {
	void document.fonts.load("500 1em Alegreya"); // for titles: with the others it would keep the modules waiting
	follow();
	catchLinks();
	const [at = ""] = path.value;
	const cards = () => loadSprite(`${base}cards.svg`);
	await Promise.all([
		speak(settings.language.value || suits(navigator.languages), base),
		...(at === "" ? [] : [cards()]),
		...(at in screens ? [fetchScreens()] : []),
	]);
	effect(() => {
		const wanted = settings.language.value || suits(navigator.languages);
		if (wanted !== language.peek()) speak(wanted, base).catch((e) => anew() || tellAll(trouble(e)));
	});
	render(html`<${App} />`, /** @type {Element} */ (document.getElementById("page")));
	void recall().catch((e) => tellAll(trouble(e)));
	if (at !== "") return;
	void cards().catch((e) => tellAll(trouble(e))); // the lobby waits for no picture
	setTimeout(() => void fetchScreens().catch(() => {}), 1000); // the other screens will be wanted next
}

start().catch((e) => {
	console.error(e);
	const p = document.createElement("p");
	p.textContent = "This page could not be loaded; load it again.";
	document.body.append(p);
});
