// Tables that have moved from this browser to the server: which, and what they are called there.

import { either } from "../base/build.js";
import { signal } from "../base/html.js";
import { store, storedData } from "../base/stored.js";
import { isHere } from "./route.js";

/** Where they are stored: of this browser alone, as other pages have other servers, or none. */
export const key = "ninetynine.moved";

/** @returns {Record<string, string>} */
const kept = () => storedData(key) ?? {};

const known = signal(kept());

globalThis.addEventListener?.("storage", (e) => {
	if (e.key === key) known.value = kept(); // another tab has moved a table, which may be shown here
});

/** Where a table has moved to; undefined if it has not. @param {string} id @returns {string | undefined} */
export const movedTo = (id) => (either && isHere(id) ? known.value[id] : undefined);

/** Notes that a table has moved. @param {string} id @param {string} to what it is called there */
export function move(id, to) {
	known.value = { ...known.peek(), ...kept(), [id]: to };
	store(key, JSON.stringify(known.peek())); // else it is here, too, when the page is loaded again
}
