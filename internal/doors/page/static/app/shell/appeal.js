// What is in force against the person, at the foot of every screen but a table, and the appeal against it.

import { html, useState } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { Button, Dialog, Line, announce, useAsked, useAttempt } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { me } from "../transport/session.js";

export function Banned() {
	const against = me.value?.sanctions;
	const number = against?.ban ?? against?.silence;
	const [appeals, setAppeals] = useState(false);
	const [turn, setTurn] = useState(0);
	const own = useAsked(async () => (number ? (await hall.complaints({})).complaints : []), number, turn).value;
	if (!against || !number || !own) return null;
	const until = against.ban ? against.bannedUntil : against.silencedUntil;
	const args = {
		ends: until ? "yes" : "no", until: until ? date(until, { dateStyle: "medium", timeStyle: "short" }) : "",
		reason: (against.ban ? against.bannedFor : against.silencedFor) ?? "", answers: "no", contact: "",
	};
	const sent = own.find((c) => c.appeal === number);
	const close = () => (setAppeals(false), setTurn(turn + 1));
	return html`<div class="unkept row" role="status">
			<p>${against.ban ? t("refusal.ban-player", args) : t("refusal.silence-player", args)}</p>
			${sent
				? html`<p class="small">${t("page.appeal.state", { answered: sent.outcome ? "yes" : "no" })}</p>`
				: html`<${Button} onclick=${() => setAppeals(true)} say=${t("page.appeal")} />`}
		</div>
		${appeals ? html`<${Appeal} onclose=${close} />` : null}`;
}

/** @param {{onclose: () => void}} props */
function Appeal({ onclose }) {
	const [text, setText] = useState("");
	const { busy, once } = useAttempt();
	const send = () =>
		once(async () => {
			await hall.appeal({ text: text.trim() });
			announce(t("page.complain.sent"));
			onclose();
		});
	return html`<${Dialog} title=${t("page.appeal")} onclose=${onclose} actions=${html`<${Button} chief aria-busy=${busy}
		disabled=${!text.trim()} onclick=${send} say=${t("page.complain.send")} />`}>
		<p>${t("page.appeal.about")}</p>
		<${Line} label=${t("page.appeal.text")} maxlength="300" value=${text} oninput=${setText} />
	<//>`;
}
