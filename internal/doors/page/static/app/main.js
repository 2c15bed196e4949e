// The page starts here: it finds out who the person is and which language to use, and draws the screen
// for the path.

import { base } from "./base/build.js";
import { loadSprite } from "./base/card.js";
import { effect, html, render, signal, useEffect, useErrorBoundary, useRef, useState } from "./base/html.js";
import { has, language, speak, speakMore, suits, t } from "./base/phrase.js";
import { follow, settings } from "./base/settings.js";
import { Bare, Button, News, announce, trouble } from "./parts/components.js";
import { Home } from "./shell/home.js";
import { later } from "./shell/lazyload.js";
import { begin as keepOffline, renew } from "./shell/serviceworker.js";
import { Spoken } from "./shell/typedplay.js";
import { learn, variantID } from "./table/join.js";
import { catchLinks, go as wander, path, hasNavigated } from "./transport/address.js";
import { Unreached, prepare, refusal } from "./transport/http.js";
import { out, without } from "./transport/route.js";
import { askSession, me, succeeded, where } from "./transport/session.js";
import { full, storeNothing, unkeptReason, saveFailure } from "./transport/worker.js";

/** @typedef {(props: {rest: string[], more: typeof import("./shell/screens.js") | null}) => any} Screen */

/** The screens by first part of the path; all but the lobby are loaded on demand. */
/**
 * @typedef {"Table" | "Replay" | "Report" | "Rules" | "Records" | "Statistics" | "Ratings" | "Choices" | "Learn"
 *   | "Bids" | "Daily" | "Problems" | "Endings" | "Event" | "Events" | "Group" | "Operate" | "Pads" | "People"
 *   | "Privacy" | "Slips" | "Who"} Other
 */
const screens = /** @type {Record<string, Other>} */ ({
	t: "Table",
	replay: "Replay",
	report: "Report",
	rules: "Rules",
	records: "Records",
	statistics: "Statistics",
	ratings: "Ratings",
	settings: "Choices",
	learn: "Learn",
	bids: "Bids",
	daily: "Daily",
	problems: "Problems",
	whatif: "Endings",
	operate: "Operate",
	pad: "Pads",
	deal: "Slips",
	privacy: "Privacy",
	people: "People",
	g: "Group",
	event: "Event",
	events: "Events",
	you: "Who",
});

/** The other screens, once loaded. */
const others = signal(/** @type {typeof import("./shell/screens.js") | null} */ (null));

const wanted = () => settings.language.value || suits(navigator.languages);

/** Loads the other screens and their messages. */
async function fetchScreens() {
	const [screens] = await Promise.all([later(), speakMore(wanted(), base)]);
	others.value = screens;
}

/** The screen for the first part of a path. @param {string} at @returns {Screen | typeof Coming} */
function screenAt(at) {
	const name = Object.hasOwn(screens, at) ? screens[at] : undefined; // a path may contain anything
	if (at === "") return Home;
	return name ? (others.value?.[name] ?? Coming) : Nowhere;
}

const links = /** @type {const} */ (["rules", "learn", "problems", "records", "people", "settings"]);

/** The bar at the head of every screen except the table. */
function Running() {
	const [at = ""] = path.value;
	const [head, tail] = t("page.brand").split("|");
	return html`<header class="running">
		<a class="skip" href="#main">${t("page.skip")}</a>
		<a class="mark" href="/" aria-current=${at === "" ? "page" : undefined}><span>${head}<b>${tail}</b></span></a>
		<nav aria-label=${t("page.nav")}>
			${links.map((link) => {
				if (link === "people" && without.value) return null;
				const current = at === link ? "page" : undefined;
				const to = link === "rules" ? `/rules/${variantID()}` : `/${link}`; // it links to all the others
				return html`<a href=${to} aria-current=${current}>${t(`page.nav.${link}`)}</a>`;
			})}
			${me.value?.operator
				? html`<a href="/operate" aria-current=${at === "operate" ? "page" : undefined}>
					${t("page.nav.operate")}${me.value.complaints ? ` (${me.value.complaints})` : ""}</a>`
				: null}
		</nav>
	</header>`;
}

function Nowhere() {
	return html`<${Bare} title=${t("page.nowhere")}><p><a href="/">${t("page.nowhere.go")}</a></p><//>`;
}

/** Reloads the page, but only once: the server may have a newer version of it, without the parts of this one. */
function reloadOnce() {
	try {
		if (sessionStorage.getItem("ninetynine.anew") === base) return false;
		sessionStorage.setItem("ninetynine.anew", base);
	} catch {
		return false; // whether this was tried cannot be stored
	}
	location.reload();
	return true;
}

function Coming() {
	const [at = ""] = path.value;
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		fetchScreens().catch(() => reloadOnce() || setFailed(true));
	}, [at]);
	return html`<${Bare} text=${failed ? t("trouble.unreached") : ""} />`;
}

/** Says that games here do not outlive the page, and why. */
function Unkept() {
	const why = unkeptReason.value;
	return why ? html`<p class="unkept" role="alert">${t(`page.unkept.${why}`)}</p>` : null;
}

/** Says that the storage is full, and how to play all the same. @param {{seated: boolean}} props */
function Full({ seated }) {
	if (!full.value) return null;
	const go = () => {
		storeNothing();
		if (seated) wander("/"); // the table's data stays for later
	};
	return html`<div class="unkept row" role="alert">
		<p>${t("trouble.full")}</p>
		<${Button} onclick=${go} say=${t("page.unkept.go")} />
	</div>`;
}

/** Says that the server is out of reach, and what works without it. */
const Out = () => html`<div class="out" role="status">${out.value ? html`<p>${t("page.out")}</p>` : null}</div>`;

/**
 * A screen, or, where drawing it fails, a sentence that says so.
 * @param {{place: string, children?: any}} props
 */
function Caught({ place, children }) {
	const failed = useRef("");
	const [error] = useErrorBoundary((e) => {
		console.error(e);
		failed.current = place;
	});
	return error && failed.current === place ? html`<${Bare} wrong=${t("trouble.unknown")} />` : children;
}

function App() {
	const [at = "", ...rest] = path.value;
	const Screen = screenAt(at);
	const more = others.value;
	const title = at === "" || at === "t" || !has(`page.nav.${at}`) ? "" : t(`page.nav.${at}`);
	const place = path.value.join("/");
	useEffect(() => {
		if (!hasNavigated() || document.activeElement !== document.body) return;
		const main = document.getElementById("main");
		const head = main?.querySelector("h1");
		if (head) head.tabIndex = -1;
		(head ?? main)?.focus();
	}, [place]);
	useEffect(() => {
		if (at !== "t") document.title = title ? `${title} · Ninety-Nine` : "Ninety-Nine";
	}, [at, title]);
	void language.value; // redraw all text when it changes
	return html`<div role="region" aria-label=${t("page.access")}><${Spoken} /></div>
		${at === "t" ? null : html`<${Out} />`}
		${more ? html`<${more.New} /><${more.Awaited} /><${more.PlayerCard} />` : null}
		${at === "t" && rest.length > 0 ? null : html`<${Running} />`}
		<${Caught} key=${`${at} ${succeeded.value}`} place=${place}><${Screen} rest=${rest} more=${more} /><//>
		${at === "t" || !more || without.value ? null : html`<${more.Banned} />`}
		${at === "t" ? null : html`<${Unkept} />`}
		${at === "t" && more ? html`<${more.Edition} />` : null}
		${at === "t" && more && where.value === "there" && me.value && !without.value ? html`<${more.FriendNotice} />` : null}
		<${Full} seated=${at === "t"} /><${News} />`;
}

/** When the server is reachable again, says so, and asks it for the person and for a newer version of the page. */
function returning() {
	let was = false;
	effect(() => {
		const now = out.value;
		if (was && !now) {
			announce(t("page.out.over"));
			void askSession().catch((e) => out.peek() || announce(trouble(e)));
			renew();
		}
		was = now;
	});
}

async function start() {
	void document.fonts.load("500 1em Alegreya"); // for titles; loaded with the other fonts it would delay the modules
	follow();
	catchLinks();
	const [at = ""] = path.value;
	if (at === "") learn().catch(() => {}); // the lobby asks again, and reports the error
	const cards = () => loadSprite(`${base}cards.svg`);
	await Promise.all([
		...(at === "" ? [speak(wanted(), base)] : [speakMore(wanted(), base), cards()]),
		...(at in screens ? [fetchScreens()] : []),
	]);
	effect(() => {
		const tag = wanted();
		if (tag !== language.peek()) speak(tag, base).catch((e) => reloadOnce() || announce(trouble(e)));
	});
	effect(() => {
		const { status, body } = saveFailure.value ?? { status: 0, body: "" };
		if (saveFailure.value) announce(trouble(status === 0 ? new Unreached("here") : refusal(saveFailure.value, body)));
	});
	keepOffline(() => announce(t("page.edition.new")));
	render(html`<${App} />`, /** @type {Element} */ (document.getElementById("page")));
	void askSession().catch((e) => out.peek() || announce(trouble(e)));
	returning();
	if (at !== "") return;
	void cards().catch((e) => announce(trouble(e))); // the lobby need not wait for pictures
	// The other screens are likely to be needed next, and then a hall.
	setTimeout(() => void fetchScreens().then(prepare).catch(() => {}), 1000);
}

start().catch((e) => {
	console.error(e);
	const p = document.createElement("p");
	p.textContent = "This page could not be loaded; load it again.";
	document.body.append(p);
});
