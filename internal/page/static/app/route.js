// The current position on the page: paths that can be sent to others.

import { alone } from "./edition.js";
import { computed, options, signal } from "./html.js";

// A host of files knows one path: there places follow a # in the address.
const place = () => (alone ? location.hash.slice(1) || "/" : location.pathname + location.search);

const here = signal(place());

addEventListener("popstate", () => (here.value = place()));

/** The address of a place within the page, for links. @param {string} to */
const address = (to) => (alone ? `#${to}` : to);

/** The whole address of a place within the page, to be sent to others. @param {string} to */
export const addressOf = (to) => new URL(address(to), location.href).href;

/** The path of the current place, without its query. */
export const at = () => here.peek().split("?")[0] ?? "/";

// Every link of the page names a place, as "/rules".
if (alone) {
	const drawn = options.vnode;
	options.vnode = (node) => {
		const { href } = /** @type {{href?: unknown}} */ (node.props);
		if (node.type === "a" && typeof href === "string" && href.startsWith("/")) {
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

/** The query of the path. */
export const query = computed(() => new URLSearchParams(here.value.split("?")[1] ?? ""));

let away = false;

/**
 * Whether the person has moved within the page: then reading continues at the head of a screen, otherwise at the
 * head of the page.
 */
export const wentOn = () => away;

/** Goes to another place. @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, { replace = false } = {}) {
	if (to === here.peek()) return;
	history[replace ? "replaceState" : "pushState"](null, "", address(to));
	const elsewhere = to.split("?")[0] !== here.peek().split("?")[0];
	here.value = to;
	if (elsewhere) scrollTo(0, 0);
	away ||= elsewhere;
}

/** Makes links within the page navigate without loading it again. */
export function catchLinks() {
	document.addEventListener("click", (e) => {
		if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
		const a = e.target instanceof Element ? e.target.closest("a") : null;
		if (!a || a.target || a.hasAttribute("download") || a.origin !== location.origin) return;
		const inside = alone && a.hash.startsWith("#/");
		if (!inside && (a.pathname.startsWith("/api/") || a.pathname === location.pathname && a.hash)) return;
		e.preventDefault();
		go(inside ? a.hash.slice(1) : a.pathname + a.search);
	});
}
