// What is on now, at the head of the lobby: evenings, tables of friends and groups, and how many others are here.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { useAsked, useTurns } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { me } from "../transport/session.js";
import { Occasions, asking, beckons, isSoon, tell, useMinutes, useTold } from "./evenings.js";
import { followed } from "./friends.js";
import { TableRows, sits } from "./people.js";
/** @import { Summary } from "../base/types.js" */
/** @import { Naming } from "../parts/chairs.js" */

/**
 * How much room what is on takes at the head of the lobby, in pixels; calls: its first button is what the person most
 * likely wants; tables: the person's in it.
 * @typedef {{height: number, calls: boolean, tables: string[]}} Room
 */

/** How often it is asked for, in milliseconds. */
const refresh = 15_000;

/**
 * Nothing if nothing is on; until that is known, as much room as there was the last time.
 * @param {{mine: Summary[], room: Room, chief: boolean, name: Naming, ondrawn: (room: Room) => void}} props
 *   mine: the person's tables
 */
export function OnNow({ mine, room, chief, name, ondrawn }) {
	const { turn } = useTurns(refresh);
	const { value } = useAsked(async () => {
		const asks = asking();
		const now = await hall.onNow({}, { where: "there" });
		tell(now, asks);
		followed.value = now.followed ?? 0;
		return now;
	}, turn, me.value?.id);
	const [{ height }] = useState(room);
	const box = useRef(/** @type {HTMLElement | null} */ (null));
	const all = useTold();
	const now = useMinutes(all);
	const begun = new Set(mine.filter((table) => table.status !== "gathering").map(({ id }) => id));
	const evenings = all.filter((e) => isSoon(e, now) && !begun.has(e.table ?? ""));
	const tables = value?.tables.filter((table) => !sits(table)) ?? [];
	const rows = evenings.length + tables.length;
	const beckoned = evenings.some(beckons);
	const calls = beckoned || tables.some((table) => table.status === "gathering");
	const others = value?.others ?? 0;
	useEffect(() => {
		if (!value) return;
		const drawn = rows + others > 0 ? (box.current?.offsetHeight ?? 0) : 0;
		ondrawn({ height: drawn, calls, tables: evenings.flatMap((e) => e.table ?? []) });
	});
	if (!value) return height ? html`<section class="on" style=${{ minHeight: `${height}px` }}></section>` : null;
	if (rows + others === 0 && !height) return null;
	return html`<section class="on" ref=${box}>
		${rows > 0 ? html`<h2>${t("page.home.now")}</h2>` : null}
		${evenings.length > 0 ? html`<${Occasions} all=${evenings} now=${now} name=${name} chief=${chief} />` : null}
		<${TableRows} tables=${tables} chief=${chief && !beckoned} />
		${others > 0 || rows === 0 ? html`<p class="soft">${t("page.home.others", { n: others })}</p>` : null}
	</section>`;
}
