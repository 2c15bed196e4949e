// Asks the browser to keep the page's data, even when the device runs out of space.

/** The storage key for the time of the last request. */
export const askedKey = "ninetynine.promise";

/** The shortest time between two requests, in milliseconds: some browsers ask the person. */
const often = 7 * 24 * 3_600_000;

/** Asks the browser not to delete the person's data when it runs out of space. */
export async function askToKeep() {
	try {
		const asked = Number(localStorage.getItem(askedKey));
		if ((await navigator.storage.persisted()) || Date.now() - asked < often) return;
		localStorage.setItem(askedKey, String(Date.now()));
		await navigator.storage.persist();
	} catch {
		// this browser has no such promise
	}
}

/**
 * Whether the browser has promised to keep everything, and how many bytes are stored; undefined if it
 * does not say.
 * @returns {Promise<{promised: boolean, bytes: number | undefined} | undefined>}
 */
export async function persistence() {
	try {
		const promised = await navigator.storage.persisted();
		const { usage: bytes } = await navigator.storage.estimate().catch(() => ({ usage: undefined }));
		return { promised, bytes };
	} catch {
		return undefined;
	}
}
