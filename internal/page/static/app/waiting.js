// A table before a match: who sits where, the link to send, and being ready.

import { html, useState } from "./html.js";
import { tellAll } from "./parts.js";
import { t } from "./phrase.js";

/** @typedef {import("./types.js").Message} Message */

const levels = ["beginner", "casual", "club", "strong", "expert"];

/**
 * @param {{message: Message, host: string, me: string, busy: boolean, ondo: (command: Record<string, unknown>) => Promise<unknown>, onready: () => void}} props
 */
export function Waiting({ message, host, me, busy, ondo, onready }) {
	const { table, seat } = message;
	const mine = seat === undefined ? undefined : table.chairs[seat];
	const empty = table.chairs.some((c) => !c.player && !c.bot);
	const again = table.match > 0;
	const others = table.chairs.filter((c) => c.player && !c.ready && c.player !== me).map((c) => c.name ?? "");
	return html`<div class="waiting leaf">
		<h2>${t(again ? "page.waiting.again" : "page.waiting")}</h2>
		<ol class="chairs">
			${table.chairs.map(
				(c, i) => html`<li key=${i}>
					<span class="who">${c.player || c.bot ? html`<b>${c.bot ? t(`page.level.${c.bot}`) : c.name}</b>` : html`<i class="soft">${t("page.chair.empty")}</i>`}
						${c.bot ? html` <span class="soft small">${t("page.bot")}</span>` : null}
						${c.player === me ? html` <span class="soft small">${t("you")}</span>` : null}
						${c.player && c.ready ? html` <span class="ready small">${t("seat.ready")}</span>` : null}</span>
					<span class="row">
						${!c.player && seat === undefined ? html`<button type="button" class="button" onclick=${() => ondo({ do: "sit", seat: i })}>${t("page.sit")}</button>` : null}
						${!c.player && seat !== undefined
							? html`<label class="unseen" for=${`bot-${i}`}>${t("page.chair.bot")}</label>
								<select id=${`bot-${i}`} value=${c.bot ?? ""} onchange=${(/** @type {any} */ e) => ondo(e.target.value ? { do: "bot", seat: i, text: e.target.value } : { do: "remove", seat: i })}>
									<option value="">${t("page.chair.friend")}</option>
									${(c.bot && !levels.includes(c.bot) ? [c.bot, ...levels] : levels).map((l) => html`<option key=${l} value=${l}>${t(`page.level.${l}`)}</option>`)}
								</select>`
							: null}
						${c.player && c.player !== me && host === me ? html`<button type="button" class="button plain" onclick=${() => ondo({ do: "remove", seat: i })}>${t("page.chair.clear")}</button>` : null}
						${c.player === me ? html`<button type="button" class="button plain" onclick=${() => ondo({ do: "stand" })}>${t("page.stand")}</button>` : null}
					</span>
				</li>`,
			)}
		</ol>
		${empty || table.chairs.length > 1 ? html`<${Invitation} />` : null}
		${mine
			? mine.ready
				? html`<p class="soft">${empty ? t("page.waiting.friends") : t("ask.wait", { names: others.join(", ") })}</p>`
				: html`<button type="button" class="button chief" disabled=${busy} onclick=${onready}>${t(again ? "page.again" : "page.ready")}</button>`
			: null}
	</div>`;
}

/** The address of this table, to be sent to friends. */
export function Invitation() {
	const [copied, setCopied] = useState(false);
	const link = `${location.origin}${location.pathname}`;
	const share = async () => {
		try {
			if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ title: "Ninety-Nine", url: link });
			else await navigator.clipboard.writeText(link);
			setCopied(true);
		} catch (e) {
			if (!(e instanceof DOMException && e.name === "AbortError")) tellAll(t("page.link.by-hand"));
		}
	};
	return html`<div class="invitation">
		<label class="field"><span>${t("page.link")}</span>
			<input type="text" readonly value=${link} onfocus=${(/** @type {any} */ e) => e.target.select()} /></label>
		<button type="button" class="button" onclick=${share}>${t(copied ? "page.link.copied" : "page.link.copy")}</button>
	</div>`;
}
