// The address of the page: the current path and query, links within the page, and going to other places.

import { alone } from "../base/build.js";
import { computed, options, signal } from "../base/html.js";
import { hallFor } from "./route.js";
import { save } from "./worker.js";

// A host of static files knows one path, so places follow a # in the address.
const place = () => (alone ? location.hash.slice(1) || "/" : location.pathname + location.search);

const here = signal(/** @type {string} */ (place()));

let stale = false;

/** From now on the next screen reloads the whole page, in another version. */
export const loadNext = () => void (stale = true);

addEventListener("popstate", () => (stale ? location.reload() : (here.value = place())));

/** The address of a place within the page, for links. @param {string} to */
const address = (to) => (alone ? `#${to}` : to);

/** The whole address of a place within the page, for sending to people. @param {string} to */
export const addressOf = (to) => new URL(address(to), location.href).href;

/** The current path, without its query. */
export const at = () => here.peek().split("?")[0] ?? "/";

// Every link of the page has a place such as "/rules".
if (alone) {
	const drawn = options.vnode;
	options.vnode = (node) => {
		const { href } = /** @type {{href?: unknown}} */ (node.props);
		if (node.type === "a" && typeof href === "string" && href.startsWith("/") && !href.startsWith("/api/")) {
			/** @type {{href?: unknown}} */ (node.props).href = address(href);
		}
		drawn?.(node);
	};
}

/** The parts of the path: ["t", "jku7…"]. */
export const path = computed(() => (here.value.split("?")[0] ?? "").split("/").filter(Boolean).map(plain));

/** A decoded part of a path; unchanged if it cannot be decoded. @param {string} part */
function plain(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

export const query = computed(() => new URLSearchParams(here.value.split("?")[1] ?? ""));

let away = false;

/**
 * Whether the person has moved within the page: then the focus goes to the head of the screen, otherwise
 * to that of the page.
 */
export const hasNavigated = () => away;

/** Goes to another place. @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, { replace = false } = {}) {
	if (to === here.peek()) return;
	history[replace ? "replaceState" : "pushState"](null, "", address(to));
	const elsewhere = to.split("?")[0] !== here.peek().split("?")[0];
	if (stale && elsewhere) return location.reload();
	here.value = to;
	if (elsewhere) scrollTo(0, 0);
	away ||= elsewhere;
}

/** Makes links within the page navigate without reloading it. */
export function catchLinks() {
	document.addEventListener("click", (e) => {
		if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
		const a = e.target instanceof Element ? e.target.closest("a") : null;
		if (!a || a.target || a.origin !== location.origin) return;
		if (alone ? followAlone(a) : follow(a)) e.preventDefault();
	});
}

/** Follows a link, if it is within the page. @param {HTMLAnchorElement} a @returns {boolean} */
function follow(a) {
	if (a.pathname.startsWith("/api/") && hallFor(a.pathname) === "here") {
		void save(a);
		return true;
	}
	if (a.hasAttribute("download")) return false;
	if (a.pathname.startsWith("/api/") || (a.pathname === location.pathname && a.hash)) return false;
	go(a.pathname + a.search);
	return true;
}

/**
 * The same where places follow a #: the page also scrolls to its parts, and saves files of the API.
 * @param {HTMLAnchorElement} a @returns {boolean}
 */
function followAlone(a) {
	const part = a.hash.slice(1);
	if (a.pathname.startsWith("/api/")) void save(a);
	else if (part.startsWith("/")) go(part);
	else if (part && a.pathname === location.pathname) {
		const to = document.getElementById(part);
		to?.scrollIntoView();
		to?.focus();
	} else return false;
	return true;
}
