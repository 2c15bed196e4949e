// Tables that have moved from this browser to the server, with their new ids.

import { either } from "../base/build.js";
import { signal } from "../base/html.js";
import { store, storedData } from "../base/stored.js";
import { isHere } from "./route.js";

/** The storage key: other pages of the host have other servers, or none. */
export const key = "ninetynine.moved";

/** @returns {Record<string, string>} */
const kept = () => storedData(key) ?? {};

const known = signal(kept());

globalThis.addEventListener?.("storage", (e) => {
	if (e.key === key) known.value = kept(); // another tab has moved a table that may be shown here
});

/** A moved table's new id; undefined if it has not moved. @param {string} id @returns {string | undefined} */
export const movedTo = (id) => (either && isHere(id) ? known.value[id] : undefined);

/** Notes that a table has moved. @param {string} id @param {string} to the id there */
export function noteMoved(id, to) {
	known.value = { ...known.peek(), ...kept(), [id]: to };
	store(key, JSON.stringify(known.peek())); // if this fails, the table is here again after a reload
}
