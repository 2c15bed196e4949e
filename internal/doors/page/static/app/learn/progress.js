// The person's progress with problems, kept in this browser and sent with each question, as the server
// does not keep it.

import { store, stored, storedData } from "../base/stored.js";
import { Refused } from "../transport/http.js";
/** @import { Progress } from "../base/types.js" */

const key = "ninetynine.problems";
const asideKey = "ninetynine.problems.damaged";

/** The progress, if it can be read, unchecked; undefined for a beginner. @returns {Progress | undefined} */
export const progress = () => storedData(key);

/** Whether the person answered no problem before the day. @param {string} day */
export const begins = (day) => !Object.values(progress()?.marks ?? {}).some((mark) => mark?.first < day);

/** @param {Progress} p */
export const keep = (p) => store(key, JSON.stringify(p));

/**
 * Sets unusable progress aside, next to any set aside before.
 * @param {string | null} text what was stored; another tab may have begun again since
 */
function setAside(text) {
	if (text === null || stored(key) !== text) return false;
	let name = asideKey;
	for (let n = 2; stored(name) !== null; n++) name = `${asideKey}.${n}`;
	if (store(name, text)) store(key, null); // otherwise it is found again
	return true;
}

/**
 * Asks with the person's progress. If that is unreadable, or the server accepts the question only without
 * it, the progress is damaged and set aside.
 * @template {object} T @template A
 * @param {T} about @param {(about: T & {progress?: Progress}) => Promise<A>} ask
 * @returns {Promise<{told: A, damaged: boolean}>} damaged: it was set aside
 */
export async function withProgress(about, ask) {
	const [text, p] = [stored(key), progress()];
	if (!p) return { told: await ask(about), damaged: setAside(text) };
	try {
		return { told: await ask({ ...about, progress: p }), damaged: false };
	} catch (e) {
		if (!(e instanceof Refused) || (e.status !== 400 && e.status !== 413)) throw e;
		const told = await ask(about).catch(() => {
			throw e;
		});
		return { told, damaged: setAside(text) };
	}
}
