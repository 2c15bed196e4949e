// A table before a match: the chairs, the link for friends, and getting ready.

import { html, useRef } from "../base/html.js";
import { levels } from "../base/lists.js";
import { date, language, list, t } from "../base/phrase.js";
import { NameField, SitDown, aboutTemperament, kindOf, nameOf, useName } from "../parts/chairs.js";
import { Button, Select, named, useAsked, useAttempt, useTurns } from "../parts/components.js";
import { Introduction, Invitation } from "../parts/invitation.js";
import { PlayerName } from "../parts/player.js";
import { PushSwitch } from "../parts/push.js";
import { Counted, Strength, useRatings } from "../parts/ratings.js";
import { path } from "../transport/address.js";
import { evenings, guide, ties } from "../transport/api.js";
import { learnTime, timeAt } from "../transport/clock.js";
import { isHere } from "../transport/route.js";
import { isMe, me as player } from "../transport/session.js";
import { onward } from "./outcome.js";
import { tie } from "./playercard.js";
import { fromNow } from "./tables.js";
/** @import { Chair, EveningShown, Message, Rating, Settings, Table } from "../base/types.js" */
/** @import { Naming } from "../parts/chairs.js" */
/** @import { Command, House } from "../transport/api.js" */

/** @typedef {(command: Command) => Promise<unknown>} Doing */

/**
 * @typedef {{id: string, message: Message, settings: Partial<Settings>, host: string, me: string,
 *   busy: boolean, ondo: Doing, onready: () => void}} Room settings: those the table was opened with
 */

/** @param {Room} props */
export function Waiting(props) {
	const { message, settings } = props;
	const next = message.table.match > 0 ? onward(props.id, settings) : undefined;
	if (!next) return html`<${Gathering} ...${props} />`;
	return html`<div class="waiting leaf">
		<h2>${next.title}</h2>
		<p>${next.lost}</p>
		<p><a class="button chief" href=${next.givenUp.href}>${next.givenUp.text}</a></p>
	</div>`;
}

/** How often the evening of a table is asked for, in milliseconds. */
const often = 15_000;

/**
 * The evening for which a table was made; null if there is none, undefined until that is known.
 * @param {string} id @param {Partial<Settings>} settings @returns {EveningShown | null | undefined}
 */
function useEvening(id, { eager }) {
	const { turn } = useTurns(often);
	const may = eager && !isHere(id);
	const { value, wrong } = useAsked(async () => {
		if (!may) return undefined;
		const told = await evenings({ table: id }, { where: "there" });
		learnTime(told.at);
		return told.evenings;
	}, id, may, turn);
	return may && !value && !wrong ? undefined : value?.[0] ?? null;
}

/** What an evening is called. @param {{groupName?: string}} evening */
export const calledAs = ({ groupName }) =>
	(groupName ? t("page.evenings.of", { group: groupName }) : t("page.evenings.open"));

/** @param {number} at */
export const hour = (at) => date(at, { hour: "numeric", minute: "2-digit" });

/** The players who come, of whom some are named. @param {string[]} names @param {number} n */
export const listed = (names, n) =>
	list(n > names.length ? [...names, t("page.evenings.more", { n: n - names.length })] : names);

/** What a table's evening is, when its match begins, and who may still come. @param {{of: EveningShown}} props */
function About({ of: evening }) {
	const { begins, late, names, coming } = evening;
	const now = timeAt("there");
	const at = now < begins ? begins : late;
	const minutes = Math.max(1, Math.ceil((at - now) / 60_000));
	return html`<h2>${calledAs(evening)}</h2>
		<p>${t("page.evenings.starts", { time: hour(at), in: fromNow(minutes, "minute") })}</p>
		${coming ? html`<p>${t("page.evenings.expected", { names: listed(names, coming) })}</p>` : null}`;
}

/** @param {Room} props */
function Gathering({ id, message, settings, host, me, busy, ondo, onready }) {
	const { table, seat } = message;
	const evening = useEvening(id, settings);
	const name = useName();
	const mine = seat === undefined ? undefined : table.chairs[seat];
	const seated = table.chairs.filter((c) => c.player);
	const inviter = mine || me === host ? undefined : (seated.find((c) => c.player === host) ?? seated[0])?.name;
	const again = table.match > 0;
	const title = inviter ? t("page.invited", { name: inviter }) : t(again ? "page.waiting.again" : "page.waiting");
	const link = settings.audience ? t("page.link.for", { audience: settings.audience }) : undefined;
	const ratings = useRatings(table, settings.variant ?? "");
	const called = useRef(/** @type {string | undefined} */ (undefined)); // the name that the table has
	const calling = useRef(Promise.resolve(true));
	/** @param {number} at */
	const sit = async (at) => {
		if (!(await name.keep())) return;
		called.current = undefined;
		await ondo({ do: "sit", seat: at });
	};
	/** Makes the table use the person's current name. A press of the button also leaves the field. */
	const call = () =>
		(calling.current = calling.current.then(async () => {
			const kept = await name.keep();
			const now = player.peek()?.name;
			if (!kept || !mine || now === (called.current ?? plainName(mine.name))) return kept;
			called.current = now;
			await ondo({ do: "name" });
			return true;
		}));
	const ready = async () => (await call()) && onready();
	if (evening === undefined) return html`<div class="waiting leaf" aria-busy="true"></div>`;
	return html`<div class="waiting leaf">
		${evening ? html`<${About} of=${evening} />` : html`<h2>${title}</h2>`}
		${mine
			? null
			: html`<${Introduction} variant=${settings.variant ?? message.view?.variant ?? ""} table=${path.value[1] ?? ""} />
					<${SitDown} chairs=${table.chairs} name=${name} onsit=${sit} busy=${busy} />`}
		<ol class="chairs">
			${table.chairs.map((chair, i) => {
				if (chair === mine) {
					const alone = table.chairs.every((c) => c === mine || c.bot);
					return html`<${Own} key=${i} chair=${chair} name=${name} alone=${alone} onname=${call} ondo=${ondo} />`;
				}
				const rating = table.rated && chair.player ? ratings[chair.player] ?? null : undefined;
				return html`<${Other} key=${i} chair=${chair} seat=${i} rating=${rating} seated=${mine !== undefined}
					fixed=${evening !== null} clears=${host === me && !evening} onsit=${sit} ondo=${ondo} />`;
			})}
		</ol>
		<${Followers} id=${id} chairs=${table.chairs} /><${Counted} table=${table} rating=${ratings[me]} />
		${mine && settings.clock?.move ? html`<${PushSwitch} what="turn" />` : null}
		${settings.rules ? html`<${StandIns} settings=${settings} />` : null}
		${(mine || host === me) && !table.locked && !evening ? html`<${Invitation} invites label=${link} />` : null}
		${host === me && !evening ? html`<${Door} table=${table} ondo=${ondo} />` : null}
		${host !== me && table.locked ? html`<p class="soft">${t("page.locked")}</p>` : null}
		${mine
			? html`<${Readiness} chairs=${table.chairs} mine=${mine} say=${t(again ? "page.again" : "page.ready")} busy=${busy}
				evening=${evening !== null} onready=${ready} onunready=${() => ondo({ do: "unready" })} />`
			: null}
	</div>`;
}

/**
 * Whether the person is ready; at an evening's table that matters once it is full.
 * @param {{chairs: Chair[], mine: Chair, say: string, busy: boolean, evening: boolean, onready: () => void,
 *   onunready: () => void}} props
 */
function Readiness({ chairs, mine, say, busy, evening, onready, onunready }) {
	if (evening && !chairs.every((c) => c.player || c.bot)) return null;
	if (!mine.ready) return html`<${Button} chief=${!evening} disabled=${busy} onclick=${onready} say=${say} />`;
	return html`<div class="row"><p class="soft">${awaited(chairs, mine.player ?? "")}</p>
		<${Button} plain disabled=${busy} onclick=${onunready} say=${t("page.unready")} /></div>`;
}

/**
 * The players in place of computer players that were not trained on the house rules.
 * @param {{settings: House}} props
 */
function StandIns({ settings }) {
	const { value } = useAsked(() => guide(settings, language.value), language.value);
	return value?.players ? html`<p class="soft">${value.players}</p>` : null;
}

/** The followers at a table, to follow them back. @param {{id: string, chairs: Chair[]}} props id: the table's */
function Followers({ id, chairs }) {
	const { turn, again } = useTurns(2 * often);
	const { once } = useAttempt();
	const asks = !isHere(id) && chairs.some((c) => isMe(c.player));
	const others = chairs.map((c) => c.player).filter((id) => id && !isMe(id)).join();
	const { value } = useAsked(async () => (asks && others ? (await ties()).players : []), asks, others, turn);
	return value?.filter((p) => p.follower && !p.follow && !p.block && others.includes(p.id)).map(({ id, name }) =>
		html`<p key=${id} class="row" role="status">${t("page.player.between", { how: "follower", name })}
			<${Button} plain say=${t("page.tie.back")}
				onclick=${() => once(async () => (await tie({ player: id, tie: "follow", on: true }), again()))} /></p>`);
}

/** A name without the number that a table adds to distinguish namesakes. @param {string} [name] */
const plainName = (name) => (player.peek()?.name === name ? name : name?.replace(/ \d$/, ""));

/** The reason why a player who is ready has to wait. @param {Chair[]} chairs @param {string} me */
function awaited(chairs, me) {
	if (chairs.some((c) => !c.player && !c.bot)) return t("page.waiting.friends");
	return t("ask.wait", { names: list(chairs.filter((c) => c.player && !c.ready && c.player !== me).map(nameOf)) });
}

/**
 * The person's chair, with a field for the name that the other players see.
 * @param {{chair: Chair, name: Naming, alone: boolean, onname: () => void, ondo: Doing}} props
 */
function Own({ chair, name, alone, onname, ondo }) {
	/** @param {SubmitEvent} e */
	const submit = (e) => (e.preventDefault(), onname());
	return html`<li class="own">
		<form class="who" onsubmit=${submit}>
			${alone ? html`<b>${chair.name}</b>` : html`<${NameField} name=${name} onkeep=${onname} />`}
			${alone ? html` <span class="soft small">${t("you")}</span>` : null}
			${chair.ready ? html` <span class="ready small">${t("seat.ready")}</span>` : null}
		</form>
		<${Button} plain onclick=${() => ondo({ do: "stand" })} say=${t("page.stand")} />
	</li>`;
}

/**
 * Another chair: its player, and the possible replacements.
 * @param {{chair: Chair, seat: number, rating: Rating | null | undefined, seated: boolean, fixed: boolean,
 *   clears: boolean, onsit: (seat: number) => void, ondo: Doing}} props rating: null: none yet; undefined: matches are
 *   not rated; fixed: an evening fills the chair
 */
function Other({ chair, seat, rating, seated, fixed, clears, onsit, ondo }) {
	const { player, bot } = chair;
	const kind = [t("page.bot"), kindOf(chair, seated)].filter(Boolean).join(" · ");
	return html`<li>
		<span class="who">
			${player || bot
				? html`<b><${PlayerName} player=${player} name=${nameOf(chair)} /></b>`
				: html`<i class="soft">${t("page.chair.empty")}</i>`}
			${bot ? html` <span class="soft small" title=${aboutTemperament(chair)}>${kind}</span>` : null}
			${rating === undefined ? null : html` <${Strength} rating=${rating ?? undefined} />`}
			${player && chair.ready ? html` <span class="ready small">${t("seat.ready")}</span>` : null}</span>
		${!player && !seated
			? html`<${Button} plain onclick=${() => onsit(seat)} say=${t("page.sit")} />`
			: null}
		${!player && seated && !fixed ? html`<${Company} chair=${chair} seat=${seat} ondo=${ondo} />` : null}
		${player && clears
			? html`<span><${Button} plain onclick=${() => ondo({ do: "remove", seat })} say=${t("page.chair.clear")} />
					<${Button} plain onclick=${() => ondo({ do: "ban", text: player, on: true })} say=${t("page.ban")} /></span>`
			: null}
	</li>`;
}

/** The host's choice of who may come in. @param {{table: Table, ondo: Doing}} props */
function Door({ table: { locked, banned = [] }, ondo }) {
	return html`<div class="row">
		<${Button} plain onclick=${() => ondo({ do: "lock", on: !locked })} say=${t(locked ? "page.unlock" : "page.lock")} />
		${banned.map(
			({ player: id, name }) =>
				html`<button type="button" key=${id} class="button plain" onclick=${() => ondo({ do: "ban", text: id, on: false })}>
					${t("page.unban", { name: name || id })}
				</button>`,
		)}
	</div>`;
}

/**
 * The choice for a chair: a person, or a computer player of a level.
 * @param {{chair: Chair, seat: number, ondo: Doing}} props
 */
function Company({ chair: { bot = "" }, seat, ondo }) {
	const known = bot && !levels.includes(bot) ? [bot, ...levels] : levels;
	/** @param {string} level */
	const choose = (level) => ondo(level ? { do: "bot", seat, text: level } : { do: "remove", seat });
	return html`<${Select} hidden label=${t("page.chair.bot", { n: seat + 1 })} value=${bot} onchange=${choose}
		options=${[["", t("page.chair.friend")], ...named("page.level", ...known)]} />`;
}
