// What the person has done with problems: kept in this browser, and sent along with
// each question, as the server keeps nothing of it.

import { Refused } from "../transport/http.js";
/** @import { Progress } from "../base/types.js" */

const key = "ninetynine.problems";
const damaged = "ninetynine.problems.damaged";

/** What is kept; null if nothing is. */
function kept() {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/**
 * What the person has done, as far as that can be read, and not checked; undefined for a beginner.
 * @returns {Progress | undefined}
 */
export function progress() {
	try {
		return JSON.parse(kept() ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** Whether the person has answered no problem before the day. @param {string} day */
export const begins = (day) => !Object.values(progress()?.marks ?? {}).some((mark) => mark?.first < day);

/** @param {Progress} p */
export function keep(p) {
	try {
		localStorage.setItem(key, JSON.stringify(p));
	} catch {
		// then it lasts until the page is closed
	}
}

/**
 * Sets progress aside from which nobody can go on, beside what was set aside before.
 * @param {string | null} text what was kept; another tab may have begun anew since
 */
function setAside(text) {
	if (text === null || kept() !== text) return false;
	try {
		let name = damaged;
		for (let n = 2; localStorage.getItem(name) !== null; n++) name = `${damaged}.${n}`;
		localStorage.setItem(name, text);
		localStorage.removeItem(key);
	} catch {
		// then it is found again
	}
	return true;
}

/**
 * Asks with the person's progress. If that cannot be read, or the server refuses it and takes the question without, the
 * progress is damaged, and is set aside.
 * @template {object} T @template A
 * @param {T} about @param {(about: T & {progress?: Progress}) => Promise<A>} ask
 * @returns {Promise<{told: A, anew: boolean}>} anew: whether it has been set aside
 */
export async function withProgress(about, ask) {
	const [text, p] = [kept(), progress()];
	if (!p) return { told: await ask(about), anew: setAside(text) };
	try {
		return { told: await ask({ ...about, progress: p }), anew: false };
	} catch (e) {
		if (!(e instanceof Refused) || (e.status !== 400 && e.status !== 413)) throw e;
		const told = await ask(about).catch(() => {
			throw e;
		});
		return { told, anew: setAside(text) };
	}
}
