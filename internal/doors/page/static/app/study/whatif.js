// What if: the choices for playing on from a moment of a replay.

import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { Button, Dialog, Picks, Select, attempt, useAttempt } from "../parts/components.js";
import { learn, levelChosen, levels, paces, openOnce } from "../table/join.js";
import * as hall from "../transport/api.js";
import { askOfMatch } from "../transport/loadedrecord.js";

/**
 * Opens a table that plays on, and goes there.
 * @param {string} table "mine" for the loaded record @param {number} match
 * @param {{deal: number, step: number, seat: number, bots: string}} way how to play on
 */
async function playOn(table, match, way) {
	await openOnce([table, match, way], false, ({ id }) =>
		askOfMatch(hall.whatIf, hall.whatIfOn, { table, match, id, pace: paces[settings.pace.value], ...way }));
}

/**
 * The levels of the computer players, in the server's format: one for all, or one for each other seat.
 * @param {number} seats @param {number} me @param {string} all @param {Record<number, string>} own levels
 * of single seats
 */
export function botsOf(seats, me, all, own) {
	const each = Array.from({ length: seats }, (_, seat) => (seat === me ? "" : own[seat] || all));
	return each.every((level, seat) => seat === me || level === all) ? all : each.join();
}

/**
 * @param {{of: {table: string, match: number, deal: number, step: number}, names: string[], front: number,
 *   onclose: () => void}} props names: the players; front: the seat offered
 */
export function PlayOn({ of: { table, match, deal, step }, names, front, onclose }) {
	const [seat, setSeat] = useState(String(front));
	const [level, setLevel] = useState("");
	const [own, setOwn] = useState(/** @type {Record<number, string>} */ ({})); // levels of single seats
	const { busy, once } = useAttempt();
	useEffect(() => void attempt(learn), []);
	const others = level || levelChosen();
	const all = levels.value.map(({ name }) => /** @type {[string, string]} */ ([name, t(`page.level.${name}`)]));
	const bots = botsOf(names.length, Number(seat), others, own);
	const play = () => once(() => playOn(table, match, { deal, step, seat: Number(seat), bots }));
	const begin = html`<${Button} chief aria-busy=${busy} disabled=${busy || !others} onclick=${play}
		say=${t("page.whatif.play")} />`;
	return html`<${Dialog} title=${t("page.whatif")} onclose=${onclose} actions=${begin}>
		<div class="play-on">
			<p>${t("page.whatif.about")}</p>
			<${Picks} label=${t("page.whatif.seat")} value=${seat} onchange=${setSeat}
				options=${names.map((name, i) => [String(i), name])} />
			<${Picks} label=${t("page.whatif.others")} value=${others} options=${all}
				onchange=${(/** @type {string} */ l) => (setLevel(l), setOwn({}))} />
			${names.length > 2
				? html`<details><summary>${t("page.whatif.each")}</summary><div class="play-on-each">
						${names.map((name, i) => i === Number(seat) ? null : html`<${Select} key=${i} label=${name}
							value=${own[i] || others} options=${all}
							onchange=${(/** @type {string} */ l) => setOwn({ ...own, [i]: l })} />`)}
					</div></details>`
				: null}
		</div>
	<//>`;
}
