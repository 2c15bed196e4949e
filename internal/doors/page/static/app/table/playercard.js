// What the person and another player have to do with each other, and what the person may do about it: on a small card,
// and on the player's page.

import { html, useEffect, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { Button, Dialog, Told, useAsked, useAttempt, useTurns } from "../parts/components.js";
import { cardOf } from "../parts/player.js";
import { path } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { me } from "../transport/session.js";
import { Complain } from "./complain.js";
import { again, withSession } from "./join.js";
/** @import { Said, Tied, Tying } from "../base/types.js" */

/** Makes or ends a tie. @param {Tying} tying */
export const tie = (tying) => withSession(() => hall.tie(tying));

/** What is between the person and a player, in a sentence. @param {Tied} of */
function between({ name, friend, follow, follower, mute, block }) {
	if (block) return t("page.player.blocks", { name });
	const how = friend ? "friend" : follow ? "follow" : follower ? "follower" : "none";
	return `${t("page.player.between", { how, name })} ${mute ? t("page.player.mutes", { name }) : ""}`;
}

/** What a button does about a tie, as its phrase says it. @param {Tied} of @param {Tying["tie"]} kind */
export const act = (of, kind) =>
	(of[kind] ? `undo.${kind}` : kind === "follow" && of.follower ? "back" : `do.${kind}`);

/** How often one met a player, and when last. @param {Partial<Tied>} of */
export const meetings = ({ met = 0, last = 0 }) =>
	(met ? t("page.people.times", { n: met, when: date(last, { dateStyle: "medium" }) }) : "");

/** What a list says of a player below the name. @param {Tied} of */
export const tieLine = (of) => [
	of.block ? t("page.people.blocked") : of.mute ? t("page.people.muted") : "", meetings(of),
].filter(Boolean).join(" · ");

/**
 * The card of the player whose name was pressed, on that screen and for the person who pressed it. At a table it goes
 * without what leads to another one.
 */
export function PlayerCard() {
	const of = cardOf.value;
	useEffect(() => () => void (cardOf.value = null), [path.value.join("/"), me.value?.id]);
	return of ? html`<${Card} key=${of.id} of=${of} />` : null;
}

/** @param {{of: {id: string, name: string}}} props */
function Card({ of: { id, name } }) {
	const { turn, again: renew } = useTurns(15_000); // the other player may follow meanwhile
	const { value, wrong } = useAsked(async () => (await hall.ties()).players.find((p) => p.id === id) ?? {}, turn);
	const [at, table = ""] = path.value;
	const of = { tag: "", table: "", ...value, id, name };
	const close = () => (cardOf.value = null);
	const about = meetings(of);
	return html`<${Dialog} title=${name} onclose=${close}>
		${wrong ? html`<p class="trouble" role="status">${wrong}</p>` : null}
		${value
			? html`<div class="stack player-card">
				<p class="soft">${about}${about ? " · " : ""}
					<a href=${`/people/${id}`} onclick=${close}>${t("page.player.page")}</a></p>
				<${Acts} of=${of} table=${at === "t" ? table : of.table} seated=${at === "t"}
					onchange=${renew} /></div>`
			: null}
	<//>`;
}

/**
 * @param {{of: Tied, table: string, seated?: boolean, onchange: () => void}} props
 *   table: where they are, or met last; seated: they are there
 */
export function Acts({ of, table, seated = false, onchange }) {
	const [talk, setTalk] = useState(/** @type {Said[] | null} */ (null)); // of a complaint
	const { busy, once } = useAttempt();
	const { id, name } = of;
	const report = () => once(async () => {
		if (!table) throw new Told(t("page.complain.met"));
		const { talk: said = [] } = await hall.present({ table }).catch((e) => {
			if (e instanceof Refused) return { talk: [] }; // its host may have closed it to us
			throw e;
		});
		setTalk(said);
	});
	/** @param {Tying["tie"]} kind */
	const button = (kind) => html`<${Button} chief=${kind === "follow" && !of.follow}
		plain=${kind !== "follow" || of.friend} aria-busy=${busy} say=${t(`page.tie.${act(of, kind)}`)}
		onclick=${() => once(async () => (await tie({ player: id, tie: kind, on: !of[kind] }), onchange()))} />`;
	/** @param {string} word */
	const playing = (word) => html`<${Button} chief=${of.friend} plain=${!of.friend} aria-busy=${busy} say=${t(word)}
		onclick=${() => once(() => again(table, [id]))} />`;
	const plays = seated || of.block ? null
		: of.met || of.friend ? playing(of.met ? "page.people.again" : "page.people.play")
		: html`<a class="button plain" href="/">${t("page.records.play")}</a>`;
	return html`<p role="status">${between(of)}</p>
		<p class="row">${of.friend ? plays : null}${of.block ? null : button("follow")}${of.friend ? null : plays}</p>
		<p class="row">${of.block ? null : button("mute")}${button("block")}</p>
		<p class="soft small">${t("page.people.private", { name })}</p>
		<p class="row apart"><${Button} plain aria-busy=${busy} onclick=${report} say=${t("page.complain")} /></p>
		${talk
			? html`<${Complain} table=${table} whom=${{ id, name }} talk=${talk} onclose=${() => setTalk(null)} />`
			: null}`;
}
