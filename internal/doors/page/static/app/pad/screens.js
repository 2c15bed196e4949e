// The screens of score pads, for matches with real cards: the list of them, and a pad.

import { html, useEffect, useMemo, useState } from "../base/html.js";
import { copyText, saveFile } from "../base/output.js";
import { date, has, language, list, number, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { Bare, Button, Confirm, FileButton, attempt, announce, trouble, useAttempt } from "../parts/components.js";
import { Dialogue, useLines } from "../table/conversation.js";
import { pageOf, share } from "../table/matchresult.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { without } from "../transport/route.js";
import { refusal } from "./answer.js";
import { Heading, Striking } from "./corrections.js";
import { EntryPanel, Redo } from "./entry.js";
import { Looking, Sharing, unshare, useSharing } from "./link.js";
import { NewPad } from "./newpad.js";
import { OpenPad } from "./openpad.js";
import { Account, PadSheet } from "./sheet.js";
import { SeasonOfPads } from "./standings.js";
import { dropPad, fresh, keepPad, pads, unkept } from "./store.js";
import { asText, namesOf, standing, titleOf } from "./words.js";
/** @import { Pad } from "../base/types.js" */
/** @import { Kept } from "./store.js" */

/** @param {{rest: string[]}} props */
export function Pads({ rest }) {
	const [id = "", shared = ""] = rest;
	if (id === "season") return html`<${SeasonOfPads} />`;
	if (id === "on" && shared) return html`<${Looking} key=${shared} id=${shared} />`;
	return id ? html`<${One} key=${id} id=${id} />` : html`<${All} />`;
}

/** The list of this browser's pads. */
function All() {
	const [making, setMaking] = useState(false);
	const [wrong, setWrong] = useState("");
	/** @param {File} file */
	const take = async (file) => {
		setWrong("");
		try {
			const pad = fresh(await hall.pad({ record: await file.text() }));
			keepPad(pad);
			go(`/pad/${pad.id}`);
		} catch (e) {
			setWrong(refusal(e));
		}
	};
	const begun = (/** @type {string} */ id) => go(`/pad/${id}`);
	return html`<main id="main" tabindex="-1" class="pads stack">
		<h1>${t("page.nav.pad")}</h1>
		<p class="lead">${t("page.pad.about")}</p>
		<p class="row">
			<${Button} chief aria-haspopup="dialog" onclick=${() => setMaking(true)} say=${t("page.pad.new")} />
			<${FileButton} plain say=${t("page.pad.open")} accept=".jsonl,.99" ontake=${take} />
		</p>
		<p class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		<p class="row">
			${pads().length ? html`<a href="/pad/season">${t("page.season.open")}</a>` : null}
			<a href="/deal">${t("page.slips.from")}</a>
		</p>
		<ul class="pad-list">${pads().map((pad) => html`<${Listed} key=${pad.id} pad=${pad} />`)}</ul>
		${making ? html`<${NewPad} onclose=${() => setMaking(false)} onbegun=${begun} />` : null}
	</main>`;
}

/** @param {{pad: Kept}} props */
function Listed({ pad: { id, summary, moved } }) {
	const { variant, names, totals, deals, over } = summary;
	const notes = [
		has(`variant.${variant}`) ? t(`variant.${variant}`) : variant,
		t("page.scores.deals", { n: deals }), date(moved, { dateStyle: "medium" }), over ? t("page.pad.over") : "",
	];
	return html`<li><a href=${`/pad/${id}`}>
		<span class="names">${list(names)}</span>
		<span class="score">${totals.map((n) => number(n)).join(" : ")}</span>
		<span class="soft small">${notes.filter(Boolean).join(" · ")}</span>
	</a></li>`;
}

/** @param {{id: string}} props */
function One({ id }) {
	const open = useMemo(() => new OpenPad(id), [id]);
	useEffect(() => () => open.close(), [open]);
	const { kept, told } = open;
	const wrong = open.wrong.value;
	if (!kept) {
		return html`<${Bare} title=${t("page.nav.pad")} text=${t("page.pad.gone")}>
			<p><a class="button" href="/pad">${t("page.pad.all")}</a></p>
		<//>`;
	}
	if (!told) return html`<${Bare} title=${t("page.nav.pad")} wrong=${wrong} text=${t("page.opening")} />`;
	return html`<${Sheet} open=${open} kept=${kept} told=${told} wrong=${wrong} />`;
}

/** Scrolls to the last deal, if the panel stays in sight. @param {number} deals */
function useLatest(deals) {
	useEffect(() => {
		const panel = document.querySelector(".pad-panel");
		const rows = deals ? document.querySelectorAll(".running-score tr") : [];
		if (!panel || getComputedStyle(panel).position !== "sticky") return;
		rows[rows.length - 1]?.scrollIntoView({ block: "nearest" });
	}, [deals]);
}

/** The pad by typed lines, as in the terminal. @param {{open: OpenPad}} props */
function Typed({ open }) {
	const { lines, print } = useLines();
	const obey = async (/** @type {string} */ text) => print(await open.type(text || "show", language.value));
	useEffect(() => void obey(""), [open]);
	return html`<${Dialogue} lines=${lines} print=${print} obey=${obey} />`;
}

/**
 * A pad: its sheet, the panel for the deal due or being corrected, and further actions.
 * @param {{open: OpenPad, kept: Kept, told: Pad, wrong: string}} props
 */
function Sheet({ open, kept, told, wrong }) {
	const [looked, setLooked] = useState(-1);
	const [without, setWithout] = useState(/** @type {Pad | null} */ (null)); // the pad without the deal to be deleted
	const shut = () => (setLooked(-1), setWithout(null));
	const strike = () => attempt(async () => setWithout((await open.propose({ do: "delete", deal: looked })) ?? null));
	const due = told.deals.length;
	const title = `${list(namesOf(told).slice(0, told.choices.live))} · Ninety-Nine`;
	useEffect(() => void (document.title = title), [title]); // the name of the printed document
	useSharing(kept.id);
	useLatest(due);
	const undo = () => open.undo();
	return html`<main id="main" tabindex="-1" class="pad">
		${settings.spoken.value ? html`<${Typed} open=${open} />` : null}
		<${PadSheet} pad=${told} onpick=${setLooked} />
		${told.due || open.deal < due
			? html`<${EntryPanel} open=${open} pad=${told} />`
			: html`<section class="pad-panel ended" aria-label=${t("page.pad.over")}>
					<p class="winner">${standing(told)}</p>
					<div class="pad-acts">
						<${Button} disabled=${!open.undoable} onclick=${undo} say=${t("page.pad.undo")} />
						${open.redoable ? html`<${Redo} redo=${() => open.redo()} />` : null}
						<a class="button chief" href="/pad">${t("page.pad.all")}</a>
					</div>
				</section>`}
		<${Doings} open=${open} kept=${kept} pad=${told} stop=${told.due && due > 0 ? () => open.end() : undefined} />
		${wrong || unkept.value
			? html`<p class="trouble unprinted" role="alert">${wrong || t("page.pad.unkept")}</p>`
			: null}
		${without
			? html`<${Striking} open=${open} then=${without} deal=${looked} onclose=${shut} />`
			: looked >= 0
				? html`<${Account} pad=${told} deal=${looked} onclose=${shut} strike=${strike}
						insert=${() => (open.insert(looked), shut())} correct=${() => (open.correct(looked), shut())} />`
				: null}
	</main>`;
}

/**
 * Further actions: share, print, save, correct the head, end, delete.
 * @param {{open: OpenPad, kept: Kept, pad: Pad, stop: (() => void) | undefined}} props
 */
function Doings({ open, kept, pad, stop }) {
	const [dropping, setDropping] = useState(false);
	const [heading, setHeading] = useState(false);
	const { busy, once } = useAttempt();
	const copy = async () => announce(t((await copyText(asText(pad))) ? "page.link.copied" : "page.copy.not"));
	const keep = () =>
		saveFile(new Blob([kept.record], { type: "application/x-ndjson" }), `pad-${pad.date || kept.id}.99.jsonl`);
	const send = () => share(pageOf({
		scores: pad.deals, names: namesOf(pad), title: titleOf(pad), winner: standing(pad),
		end: pad.end ?? { totals: pad.totals, winners: [], games: [] },
	})).catch((e) => announce(trouble(e)));
	/** @param {string} text @param {() => void} act */
	const button = (text, act) => html`<${Button} plain onclick=${act} say=${text} />`;
	const away = () => once(async () => {
		await unshare(kept.id); // only this pad knows the secret
		go("/pad");
		dropPad(kept.id);
	});
	return html`<section class="pad-doings unprinted" aria-label=${t("page.pad.doings")}>
		${pad.deals.length
			? [button(t("page.copy"), copy), button(t("page.share"), send), button(t("page.rules.print"), () => print())]
			: null}
		${without.value ? null : html`<${Sharing} kept=${kept} />`}
		${button(t("page.pad.save"), keep)}
		${button(t("page.pad.head"), () => setHeading(true))}
		${pad.house ? null : html`<a class="button plain" href=${`/rules/${pad.rules.id}`}>${t("page.nav.rules")}</a>`}
		${stop ? button(t("page.pad.stop"), stop) : null}
		${button(t("page.pad.drop"), () => setDropping(true))}
		<a class="button plain" href="/pad">${t("page.pad.all")}</a>
		${heading ? html`<${Heading} open=${open} pad=${pad} onclose=${() => setHeading(false)} />` : null}
		${dropping
			? html`<${Confirm} title=${t("page.pad.drop")} text=${t("page.pad.drop.about")} yes=${t("page.pad.drop.yes")}
					busy=${busy} onyes=${away} onclose=${() => setDropping(false)} />`
			: null}
	</section>`;
}
