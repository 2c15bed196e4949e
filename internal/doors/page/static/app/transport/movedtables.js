// Tables that have moved from this browser to the server: which, and what they are called there.

import { either } from "../base/build.js";
import { signal } from "../base/html.js";
import { isHere } from "./route.js";

/** Where they are stored: of this browser alone, as other pages have other servers, or none. */
export const key = "ninetynine.moved";

/** @returns {Record<string, string>} */
function stored() {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
	} catch {
		return {};
	}
}

const known = signal(stored());

globalThis.addEventListener?.("storage", (e) => {
	if (e.key === key) known.value = stored(); // another tab has moved a table, which may be shown here
});

/** Where a table has moved to; undefined if it has not. @param {string} id @returns {string | undefined} */
export const movedTo = (id) => (either && isHere(id) ? known.value[id] : undefined);

/** Notes that a table has moved. @param {string} id @param {string} to what it is called there */
export function move(id, to) {
	known.value = { ...known.peek(), ...stored(), [id]: to };
	try {
		localStorage.setItem(key, JSON.stringify(known.peek()));
	} catch {
		// it is here, too, when the page is loaded anew
	}
}
