// Tables that have moved from this browser to the server: which, and what they are called there.

import { isHere } from "./halls.js";

const key = "ninetynine.moved";

/** @returns {Record<string, string>} */
function all() {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
	} catch {
		return {};
	}
}

/** Where a table has moved to; undefined if it has not. @param {string} id @returns {string | undefined} */
export const movedTo = (id) => (isHere(id) ? all()[id] : undefined);

/** Notes that a table has moved. @param {string} id @param {string} to what it is called there */
export function move(id, to) {
	try {
		localStorage.setItem(key, JSON.stringify({ ...all(), [id]: to }));
	} catch {
		// it is here, too
	}
}
