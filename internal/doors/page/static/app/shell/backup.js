// All data of the page in this browser as one file, for moving to another device.

import { gzip } from "../base/output.js";
import { askedKey } from "../base/persistence.js";
import { adopt, key as settingsKey } from "../base/settings.js";
import { store, stored, storedUnder } from "../base/stored.js";
import { eventKey } from "../event/connection.js";
import { padKey, padsStored, takePad, unkept } from "../pad/store.js";
import { key as unsentKey } from "../table/unsent.js";
import * as hall from "../transport/api.js";
import { key as startKey } from "../transport/headstart.js";
import { Refused } from "../transport/http.js";
import { textOf } from "../transport/loadedrecord.js";
import { key as movedKey } from "../transport/movedtables.js";
import { askSession } from "../transport/session.js";

/** The beginning of the page's storage keys. */
const ours = "ninetynine.";

/**
 * Whether an item belongs to this device alone: the time of the request for space, unsent and prepared
 * items, what it knows of events, and tables moved to this page's server.
 * @param {string} name
 */
const isLocal = (name) =>
	name === askedKey || name === movedKey || [startKey, unsentKey, eventKey].some((key) => name.startsWith(key));

/** The page's data; empty if the browser stores nothing. @returns {Record<string, string>} */
const settled = () =>
	({ ...Object.fromEntries(Object.entries(storedUnder(ours)).filter(([name]) => !isLocal(name))), ...padsStored() });

/**
 * Stores an item, and has this page read it like a change by another tab.
 * @param {string} name @param {string} value
 */
function put(name, value) {
	if (!store(name, value)) throw new Refused(507, "full", "");
	dispatchEvent(new StorageEvent("storage", { key: name, newValue: value }));
}

/** Everything: matches, identity, settings and progress. @returns {Promise<{name: string, content: Blob}>} */
export async function everything() {
	const matches = await hall.everything();
	const text = new Blob([matches, JSON.stringify({ page: settled() }), "\n"]);
	const name = `ninetynine-${new Date().toISOString().slice(0, 10)}.jsonl.gz`;
	return { name, content: await gzip(text) };
}

/** The page's data in an archive. @param {string} text @returns {Record<string, unknown>} */
function pageIn(text) {
	const line = text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
	try {
		return JSON.parse(line).page ?? {};
	} catch {
		return {};
	}
}

/** The text of such a file; refused if it has none. @param {Blob} file @returns {Promise<string>} */
async function read(file) {
	/** @type {string | undefined} */
	let text;
	try {
		text = await textOf(file);
	} catch {
		throw new Refused(400, "file-cut", "the file cannot be unpacked");
	}
	if (text === undefined) throw new Refused(400, "file-packed", "the file is gzip with Zstandard");
	if (text.trim() === "") throw new Refused(400, "file-empty", "the file is empty");
	return text;
}

/**
 * Imports such a file; data already here stays as it is.
 * @param {Blob} file @param {boolean} [mine] another person's data becomes this person's; otherwise it is
 * refused
 */
export async function unpack(file, mine = false) {
	const text = await read(file);
	const taken = { ...(await hall.takeIn(new Blob([text]), mine)), pads: 0 };
	for (const [name, value] of Object.entries(pageIn(text))) {
		if (!name.startsWith(ours) || isLocal(name) || typeof value !== "string") continue;
		if (name === settingsKey) adopt(value);
		else if (name.startsWith(padKey)) taken.pads += takePad(name, value) ? 1 : 0;
		else if (stored(name) === null) put(name, value);
	}
	if (unkept.peek()) throw new Refused(507, "full", ""); // some pads are not stored
	await askSession();
	return taken;
}
