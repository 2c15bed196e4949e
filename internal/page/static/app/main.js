// The page begins here: it learns who one is and which language to speak, and
// draws the screen that the path asks for.

import { loadSprite } from "./card.js";
import { effect, html, render, useEffect } from "./html.js";
import { Home } from "./home.js";
import { Learn } from "./learn.js";
import { News, tellAll, trouble } from "./parts.js";
import { has, language, speak, suits, t } from "./phrase.js";
import { Records } from "./records.js";
import { Replay } from "./replay.js";
import { catchLinks, path } from "./route.js";
import { Rules } from "./rules.js";
import { recall } from "./session.js";
import { Choices } from "./choices.js";
import { follow, settings } from "./settings.js";
import { Table } from "./table.js";

const base = document.body.dataset.base ?? "/";

/** What there is to see at the first part of a path. */
const screens = /** @type {Record<string, (props: {rest: string[]}) => any>} */ ({
	"": Home,
	t: Table,
	replay: Replay,
	rules: Rules,
	records: Records,
	settings: Choices,
	learn: Learn,
});

const links = /** @type {const} */ (["rules", "learn", "records", "settings"]);

/** The line that runs along the head of every screen but the table. */
function Running() {
	const [at = ""] = path.value;
	return html`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${at === "" ? "page" : undefined}>Ninety-<b>Nine</b></a>
		<nav aria-label=${t("page.nav")}>
			${links.map((link) => html`<a href=${`/${link}`} aria-current=${at === link ? "page" : undefined}>${t(`page.nav.${link}`)}</a>`)}
		</nav>
	</header>`;
}

function Nowhere() {
	return html`<main id="main" class="stack">
		<h1>${t("page.nowhere")}</h1>
		<p><a href="/">${t("page.nowhere.go")}</a></p>
	</main>`;
}

function App() {
	const [at = "", ...rest] = path.value;
	const Screen = screens[at] ?? Nowhere;
	const title = at === "" || at === "t" || !has(`page.nav.${at}`) ? "" : t(`page.nav.${at}`);
	useEffect(() => {
		if (at !== "t") document.title = title ? `${title} · Ninety-Nine` : "Ninety-Nine";
	}, [at, title]);
	return html`${at === "t" && rest.length > 0 ? null : html`<${Running} />`}<${Screen} key=${`${at} ${language.value}`} rest=${rest} /><${News} />`;
}

async function start() {
	follow();
	catchLinks();
	await Promise.all([speak(settings.language.value || suits(navigator.languages), base), loadSprite(`${base}cards.svg`)]);
	effect(() => {
		const wanted = settings.language.value || suits(navigator.languages);
		if (wanted !== language.peek()) speak(wanted, base).catch((e) => tellAll(trouble(e)));
	});
	await recall().catch((e) => tellAll(trouble(e)));
	render(html`<${App} />`, /** @type {Element} */ (document.getElementById("page")));
}

start().catch((e) => {
	console.error(e);
	const p = document.createElement("p");
	p.textContent = "This page could not be loaded; load it again.";
	document.body.append(p);
});
