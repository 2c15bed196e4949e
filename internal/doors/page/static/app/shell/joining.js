// Who goes on in this browser: the question before it gets another player, the way back, and joining two players.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { date, list, t } from "../base/phrase.js";
import { Button, Check, Dialog, Line, announce, trouble, useAsked, useAttempt } from "../parts/components.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { askSessionAt, changeOver, me, whole } from "../transport/session.js";
import { acknowledge } from "./newkeys.js";
import { addressFor, numbered, passkeys, provePasskey } from "./passkeys.js";
import { Part } from "./preferences.js";
/** @import { Back, Proven } from "../base/types.js" */

/** @typedef {"link" | "words" | "passkey" | "back"} By what proves who the person is */

/** @param {number} at @param {Intl.DateTimeFormatOptions} [how] */
const day = (at, how) => date(at, { dateStyle: "long", ...how });

/**
 * Proves a player by recovery words, a passkey or, for signing in, a link.
 * @param {{label: string, onproven: (proof: Proven, by: By) => unknown}} props
 */
export function Prove({ label, onproven }) {
	const [typed, setTyped] = useState("");
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt((e) => setWrong(trouble(e)));
	/** @param {By} by @param {() => Promise<Proven>} prove */
	const attempt = (by, prove) => {
		setWrong("");
		void once(async () => {
			const proof = await prove();
			setTyped("");
			await onproven(proof, by);
		});
	};
	/** @param {SubmitEvent} e */
	const submit = (e) => {
		e.preventDefault();
		const code = /(?:#code=|^\s*)([a-z2-7]{26})\s*$/.exec(typed)?.[1];
		attempt(code ? "link" : "words", () => hall.prove(code ? { code } : { words: typed }));
	};
	return html`${passkeys() && !numbered()
			? html`<p><${Button} aria-busy=${busy} onclick=${() => attempt("passkey", provePasskey)}
				say=${t("page.you.passkey.use")} /></p>`
			: passkeys() && !me.value && location.protocol === "http:" // this machine
				? html`<p class="soft small">${t("page.you.passkey.site", { address: addressFor("localhost") })}</p>`
				: null}
		<form class="stack" onsubmit=${submit}>
			<${Line} label=${label} value=${typed} oninput=${setTyped} required autocapitalize="none" autocomplete="off"
				spellcheck="false" enterkeyhint="go" aria-invalid=${wrong !== ""} />
			${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
			<p><button type="submit" class="button" aria-busy=${busy}>${t("page.you.back.go")}</button></p>
		</form>`;
}

/** What becomes of the browser's present player. @param {{here: NonNullable<Proven["here"]>}} props */
function Present({ here }) {
	const has = [here.passkeys && "passkey", here.words && "words"].filter(Boolean);
	const ways = (has.length > 0 ? has : ["other"]).map((way) => t(`page.you.way.${way}`));
	return html`<p>${t("page.join.now", { player: whole(here), n: here.matches })}
		${here.playing ? ` ${t("page.join.now.playing", { name: here.name })}` : null}</p>
		<p>${t(here.alone ? "page.join.alone" : "page.join.kept", { name: here.name, ways: list(ways) })}</p>`;
}

/**
 * Asks whether the browser shall become that of a proven player. Nothing has happened yet.
 * @param {{proof: Proven, by: By, onend: (went: boolean) => void}} props
 */
export function Question({ proof, by, onend }) {
	const { busy, once } = useAttempt();
	const { here } = proof;
	const [player, { name, last }, is] = [whole(proof), proof, me.value?.id === proof.id];
	const only = by === "link" && !proof.byOperator ? "page.join.only.link" : "page.join.only";
	const goOn = () => once(async () => {
		announce(t("page.you.back.done", { name: (await changeOver(proof)).name }));
		onend(true);
	});
	const head = useRef(/** @type {HTMLElement | null} */ (null));
	useEffect(() => head.current?.focus(), [proof]);
	return html`<section class="joining" aria-label=${t("page.join.title", { player })}>
		<h2 ref=${head} tabindex="-1">${t(is ? "page.join.same" : "page.join.title", { player })}</h2>
		<div class="stack">
			<p>${t(`page.join.by.${by}`, { player })}
				${last ? ` ${t("page.join.last", { name, day: day(Date.parse(last), { timeZone: "UTC" }) })}` : null}
				${proof.byOperator ? ` ${t("page.join.operator")}` : null}</p>
			${here ? html`<${Present} here=${here} />` : null}
			${is
				? html`<p><${Button} aria-busy=${busy} onclick=${by === "link" ? () => onend(false) : goOn}
					say=${t("page.you.back.go")} /></p>`
				: html`<div class="choose">
					<div><${Button} aria-busy=${busy} onclick=${goOn} say=${t("page.join.go", { player })} />
						<p class="small">${t(only, { name })}</p></div>
					<div><${Button} onclick=${() => onend(false)}
						say=${here ? t("page.join.stay", { player: whole(here) }) : t("page.join.not")} /></div>
				</div>`}
		</div>
	</section>`;
}

/**
 * A player that this browser had before, and what can be done about it.
 * @param {{of: Back, onproven: (proof: Proven, by: By) => void, onjoin: () => void}} props
 */
export function Before({ of, onproven, onjoin }) {
	const [joining, setJoining] = useState(false);
	const { busy, once } = useAttempt();
	const player = whole(of);
	const back = () => once(async () => onproven(await prove(), "back"));
	const told = useAsked(async () => (of.joined ? undefined : hall.profile({ player: of.id })), of.id, of.joined).value;
	const n = (told?.tallies ?? []).reduce((sum, { matches, assisted }) => sum + matches + assisted, 0);
	const prove = () => hall.prove({ back: true, as: of.id });
	const close = () => setJoining(false);
	const args = { player, name: of.name, n, day: day(of.until) };
	return html`<${Part} title=${t("page.before", { name: of.name })}>
		<p>${t(of.joined ? "page.before.joined" : "page.before.was", args)}</p>
		<p class="row">
			<${Button} aria-busy=${busy} onclick=${back} say=${t("page.before.back", { player })} />
			${me.value && !of.joined
				? html`<${Button} plain aria-haspopup="dialog" onclick=${() => setJoining(true)}
					say=${t("page.before.bring", { name: of.name, me: me.value.name })} />`
				: null}
		</p>
		<p class="soft small">${t("page.before.until", args)}</p>
		${joining ? html`<${Bring} of=${of} prove=${prove} onjoin=${onjoin} onclose=${close} />` : null}
	<//>`;
}

/**
 * Joins a player to the present one, after saying what goes where.
 * @param {{of: {id: string, name: string, tag: string}, prove: () => Promise<Proven>, onjoin: () => void,
 *   onclose: () => void}} props
 */
function Bring({ of, prove, onjoin, onclose }) {
	const [wrong, setWrong] = useState("");
	const [plays, setPlays] = useState(false);
	const [hand, setHand] = useState(false);
	const { busy, once } = useAttempt((e) => {
		if (e instanceof Refused && e.why === "join-hand") setPlays(true);
		else setWrong(trouble(e));
	});
	const names = { player: whole(of), name: of.name, me: me.value?.name ?? "" };
	const join = () => once(async () => {
		setWrong("");
		const { code } = await prove();
		await hall.joinPlayer({ code, as: of.id, me: me.peek()?.id ?? "", hand });
		acknowledge(of.id);
		announce(t("page.join.done", names));
		onclose();
		onjoin();
		await askSessionAt("there");
	});
	return html`<${Dialog} title=${t("page.before.bring", names)} onclose=${onclose}
		actions=${html`<${Button} chief aria-busy=${busy} disabled=${plays && !hand} onclick=${join}
			say=${t("page.before.bring", names)} />`}>
		<ul>${["matches", "people", "keys", "undo"].map((what) =>
			html`<li key=${what}>${t(`page.join.${what}`, names)}</li>`)}</ul>
		${plays ? html`<${Check} label=${t("page.join.hand", names)} checked=${hand} onchange=${setHand} />` : null}
		${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
	<//>`;
}

/** Joins another player of the same person, proved there and then. @param {{onjoin: () => void}} props */
export function Other({ onjoin }) {
	const [open, setOpen] = useState(false);
	const [proof, setProof] = useState(/** @type {Proven | null} */ (null));
	const close = () => (setOpen(false), setProof(null));
	/** @param {Proven} proof */
	const take = (proof) => {
		if (proof.id === me.peek()?.id) announce(t("page.join.same", { player: whole(proof) }));
		else setProof(proof);
	};
	return html`<${Part} title=${t("page.other")}>
		<p>${t("page.other.about", { name: me.value?.name ?? "" })}</p>
		<p><${Button} aria-haspopup="dialog" onclick=${() => setOpen(true)} say=${t("page.other.go")} /></p>
		${proof
			? html`<${Bring} of=${proof} prove=${async () => proof} onjoin=${onjoin} onclose=${close} />`
			: open
				? html`<${Dialog} title=${t("page.other")} onclose=${close}>
					<p>${t("page.other.prove")}</p><${Prove} label=${t("page.other.words")} onproven=${take} /><//>`
				: null}
	<//>`;
}
