// Moving a table from this browser to the server.

import { gzip } from "../base/output.js";
import { t } from "../base/phrase.js";
import { announce } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { noteMoved } from "../transport/movedtables.js";
import { withSession } from "./join.js";
import { unsentAt } from "./unsent.js";

/** How often a table is sent when play on it goes on meanwhile. */
const sendings = 3;

/**
 * Moves a table from this browser to the server, in every tab that shows it. The table stays until the
 * server has all acts, including those made while it was being sent.
 * @param {string} table
 */
export async function moveToServer(table) {
	if (unsentAt(table).waiting.peek().length > 0) return announce(t("page.bring.unsent"));
	for (let n = 0; n < sendings; n++) {
		const text = await hall.tableKept(table);
		const sent = lastOf(text);
		const body = await gzip(new Blob([text]));
		const { table: there, seq } = await withSession(() => hall.bring({}, { body, within: 30_000 }), "there");
		if (seq < sent) return announce(t("page.bring.behind"));
		if ((await hall.present({ table })).seq > sent) continue;
		noteMoved(table, there);
		return announce(t("page.brought"));
	}
	announce(t("page.bring.on"));
}

/** The number of the last entry of a table. @param {string} archive of it @returns {number} */
const lastOf = (archive) => JSON.parse(archive.trimEnd().split("\n").at(-1) ?? "{}").seq ?? 0;
