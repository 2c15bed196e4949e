// All that this browser stores for the page, as one file, so that the person can take it to another
// device.

import { packed } from "../base/output.js";
import { askedKey } from "../base/persistence.js";
import { adopt, key as settingsKey } from "../base/settings.js";
import { store, stored, storedUnder } from "../base/stored.js";
import { padKey, padsStored, takePad, unkept } from "../pad/store.js";
import { key as unsentKey } from "../table/unsent.js";
import * as hall from "../transport/api.js";
import { key as startKey } from "../transport/headstart.js";
import { Refused } from "../transport/http.js";
import { textOf } from "../transport/loadedrecord.js";
import { key as movedKey } from "../transport/movedtables.js";
import { recall } from "../transport/session.js";

/** What the page stores besides matches begins so. */
const ours = "ninetynine.";

/**
 * Whether something is of this device alone: when it was asked for room, what is not begun yet or not sent, and
 * what has moved to the server of its page.
 * @param {string} name
 */
const isLocal = (name) =>
	name === askedKey || name === movedKey || name.startsWith(startKey) || name.startsWith(unsentKey);

/** What the page stores; nothing if the browser lets it store nothing. @returns {Record<string, string>} */
const settled = () =>
	({ ...Object.fromEntries(Object.entries(storedUnder(ours)).filter(([name]) => !isLocal(name))), ...padsStored() });

/**
 * Stores something, and has this page read it as if another had stored it.
 * @param {string} name @param {string} value
 */
function put(name, value) {
	if (!store(name, value)) throw new Refused(507, "full", "");
	dispatchEvent(new StorageEvent("storage", { key: name, newValue: value }));
}

/** Everything: matches, who one is, settings and progress. @returns {Promise<{name: string, content: Blob}>} */
export async function everything() {
	const matches = await hall.everything();
	const text = new Blob([matches, JSON.stringify({ page: settled() }), "\n"]);
	const name = `ninetynine-${new Date().toISOString().slice(0, 10)}.jsonl.gz`;
	return { name, content: await packed(text) };
}

/** What the page stores, in an archive. @param {string} text @returns {Record<string, unknown>} */
function pageIn(text) {
	const line = text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
	try {
		return JSON.parse(line).page ?? {};
	} catch {
		return {};
	}
}

/** The text of a file with everything; refused if there is none. @param {Blob} file @returns {Promise<string>} */
async function read(file) {
	/** @type {string | undefined} */
	let text;
	try {
		text = await textOf(file);
	} catch {
		throw new Refused(400, "file-cut", "the file cannot be unpacked");
	}
	if (text === undefined) throw new Refused(400, "file-packed", "the file is packed with Zstandard");
	if (text.trim() === "") throw new Refused(400, "file-empty", "the file is empty");
	return text;
}

/**
 * Takes in a file with everything; what is here already stays as it is.
 * @param {Blob} file @param {boolean} [mine] what is another person's becomes the person's own; else it is refused
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
	if (unkept.peek()) throw new Refused(507, "full", ""); // some pads last only as long as the page
	await recall();
	return taken;
}
