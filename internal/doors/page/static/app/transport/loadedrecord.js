// A record loaded from a file. The browser stores it, so its replay has an address that survives a
// reload.

import { indexed } from "../base/indexed.js";
/** @import { Operation } from "./http.js" */

/** @typedef {{name: string, bytes: Blob}} Kept */

/** The last record, for browsers without persistent storage. @type {Kept | undefined} */
let last;

const within = indexed("ninetynine", "records");

/** Stores a record in place of the previous one. @param {Kept} record */
export async function keepRecord(record) {
	last = record;
	try {
		await within("readwrite", (s) => s.put(record, "mine"));
	} catch {
		// this browser stores nothing: the record lasts as long as the page
	}
}

/** @returns {Promise<Kept | undefined>} */
export async function keptRecord() {
	if (last) return last;
	try {
		last = await within("readonly", (s) => s.get("mine"));
	} catch {
		last = undefined;
	}
	return last;
}

/**
 * Asks about a match of a table, or of the stored record if the table is "mine".
 * @template {Operation<any, any>} O @param {O} ofTable @param {Operation<any, any>} ofRecord
 * @param {Parameters<O>[0]} asking @param {AbortSignal} [signal] @returns {Promise<Awaited<ReturnType<O>>>}
 */
export async function askOfMatch(ofTable, ofRecord, asking, signal) {
	const { table, ...rest } = asking;
	if (table !== "mine") return ofTable(asking, { signal });
	const kept = await keptRecord();
	return ofRecord(rest, { body: kept?.bytes ?? new Blob(), signal });
}

/**
 * A record's text, unpacked from gzip; undefined if this browser cannot read it.
 * @param {Blob} bytes @returns {Promise<string | undefined>}
 */
export async function textOf(bytes) {
	const head = new Uint8Array(await bytes.slice(0, 4).arrayBuffer());
	if (head[0] === 0x28 && head[1] === 0xb5) return undefined; // zstd
	if (head[0] !== 0x1f || head[1] !== 0x8b) return bytes.text();
	return new Response(bytes.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
