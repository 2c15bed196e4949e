// The current position on the page: paths that can be sent to others.

import { computed, signal } from "./html.js";

const here = signal(location.pathname + location.search);

addEventListener("popstate", () => (here.value = location.pathname + location.search));

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
	history[replace ? "replaceState" : "pushState"](null, "", to);
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
		if (a.pathname.startsWith("/api/") || a.pathname === location.pathname && a.hash) return;
		e.preventDefault();
		go(a.pathname + a.search);
	});
}
