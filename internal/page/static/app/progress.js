// What the person has done with problems: kept in this browser, and sent along with
// each question, as the server keeps nothing of it.

import { Refused } from "./wire.js";

/** @typedef {import("./types.js").Progress} Progress */

const key = "ninetynine.problems";
const damaged = "ninetynine.problems.damaged";

/** What the person has done; undefined for a beginner. @returns {Progress | undefined} */
export function progress() {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** @param {Progress} p */
export function keep(p) {
	try {
		localStorage.setItem(key, JSON.stringify(p));
	} catch {
		// then it lasts until the page is closed
	}
}

/** Sets progress aside from which nobody can go on. */
function setAside() {
	try {
		localStorage.setItem(damaged, localStorage.getItem(key) ?? "");
		localStorage.removeItem(key);
	} catch {
		// then it is found again
	}
}

/**
 * Asks with the person's progress. If the server refuses that and takes the question without, the progress is damaged,
 * and is set aside.
 * @template {object} T @template A
 * @param {T} about @param {(about: T & {progress?: Progress}) => Promise<A>} ask
 * @returns {Promise<{told: A, anew: boolean}>} anew: whether it has been set aside
 */
export async function withProgress(about, ask) {
	const p = progress();
	if (!p) return { told: await ask(about), anew: false };
	try {
		return { told: await ask({ ...about, progress: p }), anew: false };
	} catch (e) {
		if (!(e instanceof Refused) || (e.status !== 400 && e.status !== 413)) throw e;
		const told = await ask(about).catch(() => {
			throw e;
		});
		setAside();
		return { told, anew: true };
	}
}
