// The browser's text store, by name. A browser may store nothing, as in a private window: then nothing is
// found, and modules keep their values only as long as the page is open.

/** The text under a name; null if there is none. @param {string} name @returns {string | null} */
export function stored(name) {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** The data under a name; undefined if there are none, or they cannot be read. @param {string} name @returns {any} */
export function storedData(name) {
	try {
		return JSON.parse(stored(name) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/**
 * Stores a text under a name, or removes it.
 * @param {string} name @param {string | null} text null to remove it @returns {boolean} false if the browser could not
 */
export function store(name, text) {
	try {
		if (text === null) localStorage.removeItem(name);
		else localStorage.setItem(name, text);
		return true;
	} catch {
		return false;
	}
}

/**
 * All texts stored under names with this beginning, by name.
 * @param {string} beginning @returns {Record<string, string>}
 */
export function storedUnder(beginning) {
	try {
		const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
		const found = names.filter((name) => name.startsWith(beginning));
		return Object.fromEntries(found.map((name) => [name, stored(name) ?? ""]));
	} catch {
		return {};
	}
}
