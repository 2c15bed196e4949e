// A table before a match: who sits where, the link to send, and being ready.

import { NameField, SitDown, levelOf, nameOf, useName } from "./chairs.js";
import { html, useRef } from "./html.js";
import { Introduction, Invitation } from "./invitation.js";
import { list, t } from "./phrase.js";
import { path } from "./route.js";
import { me as player } from "./session.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Chair} Chair */

const levels = ["beginner", "casual", "club", "strong", "expert"];

/** @typedef {(command: import("./hall.js").Command) => Promise<unknown>} Doing */

/**
 * @param {{message: Message, settings: Partial<import("./types.js").Settings>, host: string, me: string,
 *   busy: boolean, ondo: Doing, onready: () => void}} props settings: what the table was opened with
 */
export function Waiting({ message, settings, host, me, busy, ondo, onready }) {
	const { table, seat } = message;
	const name = useName();
	const mine = seat === undefined ? undefined : table.chairs[seat];
	const inviter = me !== host ? table.chairs.find((c) => c.player === host)?.name : undefined;
	const again = table.match > 0;
	const called = useRef(/** @type {string | undefined} */ (undefined)); // as the table was told last
	const calling = useRef(Promise.resolve(true));
	/** @param {number} at */
	const sit = async (at) => {
		if (!(await name.keep())) return;
		called.current = undefined;
		await ondo({ do: "sit", seat: at });
	};
	/**
	 * Has the table call one as one is called now. A field that is left and the button pressed by that come one after the
	 * other.
	 */
	const call = () =>
		(calling.current = calling.current.then(async () => {
			const kept = await name.keep();
			const now = player.peek()?.name;
			if (!kept || !mine || now === (called.current ?? mine.name)) return kept;
			called.current = now;
			await ondo({ do: "name" });
			return true;
		}));
	const ready = async () => (await call()) && onready();
	return html`<div class="waiting leaf">
		<h2>${!mine && inviter ? t("page.invited", { name: inviter }) : t(again ? "page.waiting.again" : "page.waiting")}</h2>
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
				return html`<${Other} key=${i} chair=${chair} seat=${i} seated=${mine !== undefined} clears=${host === me}
					onsit=${sit} ondo=${ondo} />`;
			})}
		</ol>
		${mine || host === me ? html`<${Invitation} />` : null}
		${mine
			? mine.ready
				? html`<div class="row"><p class="soft">${awaited(table.chairs, me)}</p>
						<button type="button" class="button plain" disabled=${busy} onclick=${() => ondo({ do: "unready" })}>
							${t("page.unready")}
						</button></div>`
				: html`<button type="button" class="button chief" disabled=${busy} onclick=${ready}>
						${t(again ? "page.again" : "page.ready")}
					</button>`
			: null}
	</div>`;
}

/** What one waits for who is ready. @param {Chair[]} chairs @param {string} me */
function awaited(chairs, me) {
	if (chairs.some((c) => !c.player && !c.bot)) return t("page.waiting.friends");
	return t("ask.wait", { names: list(chairs.filter((c) => c.player && !c.ready && c.player !== me).map(nameOf)) });
}

/**
 * One's own chair, with one's name to be changed where others read it.
 * @param {{chair: Chair, name: import("./chairs.js").Naming, alone: boolean, onname: () => void, ondo: Doing}} props
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
		<button type="button" class="button plain" onclick=${() => ondo({ do: "stand" })}>${t("page.stand")}</button>
	</li>`;
}

/**
 * Another chair: who has it, and who else might.
 * @param {{chair: Chair, seat: number, seated: boolean, clears: boolean, onsit: (seat: number) => void, ondo: Doing}}
 *   props
 */
function Other({ chair, seat, seated, clears, onsit, ondo }) {
	const { player, bot } = chair;
	const kind = [t("page.bot"), seated ? "" : levelOf(chair)].filter(Boolean).join(" · ");
	return html`<li>
		<span class="who">
			${player || bot ? html`<b>${nameOf(chair)}</b>` : html`<i class="soft">${t("page.chair.empty")}</i>`}
			${bot ? html` <span class="soft small">${kind}</span>` : null}
			${player && chair.ready ? html` <span class="ready small">${t("seat.ready")}</span>` : null}</span>
		${!player && !seated
			? html`<button type="button" class="button plain" onclick=${() => onsit(seat)}>${t("page.sit")}</button>`
			: null}
		${!player && seated ? html`<${Company} chair=${chair} seat=${seat} ondo=${ondo} />` : null}
		${player && clears
			? html`<button type="button" class="button plain" onclick=${() => ondo({ do: "remove", seat })}>
					${t("page.chair.clear")}
				</button>`
			: null}
	</li>`;
}

/**
 * Whom a chair is for: a friend, or a computer player of some level.
 * @param {{chair: Chair, seat: number, ondo: Doing}} props
 */
function Company({ chair: { bot = "" }, seat, ondo }) {
	const id = `bot-${seat}`;
	const known = bot && !levels.includes(bot) ? [bot, ...levels] : levels;
	/** @param {Event & {currentTarget: HTMLSelectElement}} e */
	const choose = ({ currentTarget: { value } }) =>
		ondo(value ? { do: "bot", seat, text: value } : { do: "remove", seat });
	return html`<label class="unseen" for=${id}>${t("page.chair.bot")}</label>
		<select id=${id} value=${bot} onchange=${choose}>
			<option value="">${t("page.chair.friend")}</option>
			${known.map((l) => html`<option key=${l} value=${l}>${t(`page.level.${l}`)}</option>`)}
		</select>`;
}
