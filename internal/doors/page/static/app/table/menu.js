// The menu of a table: the tricks, claims and proposals, the rules, and the computer players.

import { either } from "../base/build.js";
import { html, useState } from "../base/html.js";
import { edition as newest, levels } from "../base/lists.js";
import { language, t } from "../base/phrase.js";
import { aboutTemperament, kindOf, nameOf } from "../parts/chairs.js";
import { Button, Dialog, attempt, useAsked, useAttempt } from "../parts/components.js";
import { PushSwitch } from "../parts/push.js";
import { People } from "../parts/ratings.js";
import { Guided } from "../parts/rules.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { isHere, without } from "../transport/route.js";
import { moveToServer } from "./bring.js";
/** @import { Chair, Message, Settings, Table } from "../base/types.js" */
/** @import { Command } from "../transport/api.js" */
/** @import { OpenTable } from "./opentable.js" */

/**
 * The other actions of a player at a table.
 * @param {{table: OpenTable, message: Message, onpanel: (p: any) => void, onclose: () => void}} props
 */
export function More({ table, message, onpanel, onclose }) {
	const { seat } = message;
	const running = message.table.stage !== "waiting";
	const alone = message.table.chairs.filter((c) => c.player).length === 1;
	const [sure, setSure] = useState(false);
	/** @param {Command} c */
	const act = (c) => {
		onclose();
		void table.act(c);
	};
	const { settings } = table.settled.value;
	const plays = seat !== undefined && message.view?.phase === "play";
	const settled = useSettled(table.id, plays, message.seq);
	return html`<${Dialog} title=${t("page.more")} onclose=${onclose}>
		<div class="menu">
			<section><h3>${t("page.more.deal")}</h3>
				<${Button} onclick=${() => onpanel("tricks")} say=${t("tricks.title")} />
				${seat !== undefined && running && settings.undo !== "never"
					? html`<${Button} onclick=${() => act({ do: "ask", text: "replay" })}
						say=${t(alone ? "page.do.replay" : "page.ask.replay")} />`
					: null}
				${plays // its space is reserved from the start, or buttons would move under the pointer
					? html`<${Button} style=${{ visibility: settled ? "visible" : "hidden" }} onclick=${() => act({ do: "claim" })}
						say=${t("page.claim")} />`
					: null}
			</section>
			${seat !== undefined && running
				? html`<section><h3>${t("page.more.match")}</h3>
					${message.table.paused
						? null
						: html`<${Button} onclick=${() => act({ do: "ask", text: "pause" })}
							say=${t(alone ? "page.do.pause" : "page.ask.pause")} />`}
					${alone
						? null
						: html`<${Button} onclick=${() => act({ do: "stand" })} say=${t("page.leave")} />`}
					${sure
						? html`<${Button} chief onclick=${() => act({ do: "ask", text: "abandon" })} say=${t("page.abandon.sure")} />`
						: html`<${Button} onclick=${() => setSure(true)} say=${t("page.abandon")} />`}
					${settings.clock?.move ? html`<${PushSwitch} what="turn" />` : null}
				</section>`
				: null}
			<${Move} id=${table.id} settings=${settings} />
			<section><h3>${t("page.more.know")}</h3>
				<${Button} onclick=${() => onpanel("rules")} say=${t(settings.rules ? "page.house" : "page.nav.rules")} />
				<${Button} onclick=${() => onpanel("keys")} say=${t("page.keys")} />
				<a class="button" href="/settings">${t("page.nav.settings")}</a>
				<${Button} onclick=${() => go("/")} say=${t("page.home")} />
			</section>
			<${People} table=${message.table} variant=${settings.variant ?? ""} />
			<${Bots} table=${message.table} />
		</div>
	<//>`;
}

/**
 * The button to move a table from this browser to the server.
 * @param {{id: string, settings: Partial<Settings>}} props
 */
function Move({ id, settings: { day, from } }) {
	const { busy: moving, once } = useAttempt();
	if (!either || !isHere(id) || without.value || day || from) return null;
	const move = () => once(() => moveToServer(id));
	return html`<section><h3>${t("page.here")}</h3>
		<${Button} aria-busy=${moving} onclick=${move} say=${t("page.bring")} />
		<p class="soft small">${t("page.bring.about")}</p>
	</section>`;
}

/** The computer players at the table. @param {{table: Table}} props */
function Bots({ table }) {
	const bots = table.chairs.filter((c) => c.bot);
	const { edition = 1 } = table;
	/** The kind of a player, with the edition if there is a newer one. @param {Chair} c */
	const kind = (c) => {
		const older = edition < newest && levels.includes(c.bot ?? "");
		return [kindOf(c), older ? t("page.level.edition", { n: edition }) : ""].filter(Boolean).join(" · ");
	};
	if (bots.length === 0) return null;
	return html`<section class="bots"><h3>${t("page.more.bots")}</h3>
		<ul>
			${bots.map(
				(c) => html`<li key=${c.name}><b>${nameOf(c)}</b> <span class="soft">${kind(c)}</span>
					<small class="soft">${aboutTemperament(c)}</small></li>`,
			)}
		</ul>
	</section>`;
}

/**
 * Whether the score can no longer change; only the server can prove that.
 * @param {string} table @param {boolean} plays whether cards are being played @param {number} seq
 */
function useSettled(table, plays, seq) {
	const { value } = useAsked(async (signal) => plays && hall.settled({ table }, { signal }), table, plays, seq);
	return plays && value ? value.settled : false; // if unknown, not offered
}

/** The rules of a table, over it. @param {{settings: Settings, onclose: () => void}} props */
export function House({ settings, onclose }) {
	const { value: guide } = useAsked(() => attempt(() => hall.guide(settings, language.value)));
	return html`<${Dialog} title=${t(settings.rules ? "page.house" : "page.nav.rules")} broad onclose=${onclose}>
		${guide ? html`<${Guided} guide=${guide} />` : null}
	<//>`;
}
