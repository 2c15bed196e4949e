// The screen of settings; every change takes effect at once.

import { alone } from "../base/build.js";
import { Card } from "../base/card.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { languages } from "../base/lists.js";
import { longestName, readable, tidy } from "../base/names.js";
import { saveFile } from "../base/output.js";
import { persistence } from "../base/persistence.js";
import { has, list, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import {
	Button, Check, Confirm, FileButton, Line, Picks, attempt, named, announce, trouble, useAsked,
} from "../parts/components.js";
import { PushSwitch } from "../parts/push.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { without } from "../transport/route.js";
import { me, meAt, rename, setPlayer } from "../transport/session.js";
import { unkeptReason } from "../transport/worker.js";
import { everything, unpack } from "./backup.js";
import { among } from "./newkeys.js";
import { keepInStep } from "./passkeys.js";
/** @import { Children } from "../base/html.js" */
/** @import { Settings } from "../base/settings.js" */

/** Cards that show the style of a pack: a card of each suit, and each face card. */
const sample = ["AC", "KD", "QH", "JS"];

/** @param {{title: string, children?: Children}} props */
export function Part({ title, children }) {
	return html`<section>
		<h2>${title}</h2>
		<div class="stack">${children}</div>
	</section>`;
}

/** The ranks with letters, which differ by language. */
const ranks = ["A", "K", "Q", "J"];

/**
 * A setting with several values.
 * @template {"language" | "theme" | "pack" | "back" | "felt" | "indices" | "pace" | "play"} K
 * @param {{name: K, label: string, options: (readonly [Settings[K], string])[]}} props
 */
function Choice({ name, label, options }) {
	const held = settings[name];
	/** @param {Settings[K]} value */
	const choose = (value) => (held.value = value);
	return html`<${Picks} label=${label} value=${held.value} options=${options} onchange=${choose} />`;
}

/**
 * A setting that is on or off.
 * @param {{name: "values" | "sound" | "spoken" | "forced", label: string, about?: string}} props
 */
function Switch({ name, label, about }) {
	const held = settings[name];
	return html`<div>
		<${Check} label=${label} role="switch" checked=${held.value}
			onchange=${(/** @type {boolean} */ on) => (held.value = on)} />
		${about ? html`<p class="soft small">${about}</p>` : null}
	</div>`;
}

function Name() {
	const [typed, setTyped] = useState(me.value?.name ?? settings.name.value);
	const [said, setSaid] = useState({ text: "", wrong: false });
	const held = me.value?.name ?? settings.name.value;
	const asked = useRef(held); // Enter both changes the field and submits the form
	/** @param {string} written */
	const keep = async (written) => {
		const name = tidy(written);
		if (name === asked.current) return undefined;
		if ((me.value || name !== "") && !readable(name)) {
			return setSaid({ text: t("page.choices.name.empty"), wrong: true });
		}
		asked.current = name;
		try {
			await rename(name);
			if (meAt("there")) void hall.keys().then((all) => keepInStep(all.site, all), () => {});
			setTyped(me.value?.name ?? name);
			setSaid({ text: t("page.choices.name.kept"), wrong: false });
		} catch (e) {
			asked.current = held;
			setSaid({ text: trouble(e), wrong: true });
		}
		return undefined;
	};
	/** @param {SubmitEvent} e */
	const submit = (e) => (e.preventDefault(), keep(typed));
	return html`<form onsubmit=${submit}>
		<${Line} label=${t("page.choices.name")} value=${typed} oninput=${setTyped} onchange=${() => keep(typed)}
			maxlength=${longestName} autocomplete="nickname" placeholder=${t("page.guest")} enterkeyhint="done"
			aria-invalid=${said.wrong} aria-describedby="name-said" />
		<p id="name-said" class=${said.wrong ? "trouble" : "soft small"} role="status">
			${said.text || t("page.choices.name.about")}
		</p>
	</form>`;
}

/** Ends the session in this browser, after a warning that says whether there is a way back. */
function Leave() {
	const [ways, setWays] = useState(/** @type {string[] | null} */ (null));
	if (!me.value || without.value) return null;
	const ask = () => attempt(async () => setWays(among((await hall.keys()).keys).ways));
	const leave = async () => {
		try {
			await hall.leave();
		} catch (e) {
			if (!(e instanceof Refused && e.reason === "no-session")) throw e; // the session had already ended
		}
		setPlayer(null);
		announce(t("page.choices.leave.done"));
	};
	const close = () => setWays(null);
	const key = ways?.length ? "page.choices.leave.back" : "page.choices.leave.warning";
	return html`<${Part} title=${t("page.choices.leave")}>
		<p><${Button} aria-haspopup="dialog" onclick=${ask} say=${t("page.choices.leave")} /></p>
		<p class="soft small">${t("page.choices.leave.about")}</p>
		${ways
			? html`<${Confirm} title=${t(ways.length ? "page.choices.leave.title" : "page.choices.leave.title.last")}
					yes=${t("page.choices.leave")} no=${t("page.choices.leave.no")}
					text=${t(key, { name: me.value.name, ways: list(ways) })}
					onyes=${() => attempt(leave).then(close)} onclose=${close} />`
			: null}
	<//>`;
}

/** Whether the language has just been changed here: everything is redrawn then, and the focus is set again. */
let changedLanguage = false;

function Language() {
	const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
	useEffect(() => {
		if (!changedLanguage) return;
		changedLanguage = false;
		/** @type {HTMLInputElement | null | undefined} */ (ref.current?.querySelector("input:checked"))?.focus();
	}, []);
	return html`<div ref=${ref} onchange=${() => (changedLanguage = true)}>
		<${Choice} name="language" label=${t("page.choices.language")}
			options=${[["", t("page.choices.language.auto")], ...Object.entries(languages)]} />
	</div>`;
}

/** The result of importing a file, in words. @param {Awaited<ReturnType<typeof unpack>>} taken */
function importSummary({ tables, longer, known, pads }) {
	const all = Object.entries({ tables, longer, pads, known }).filter(([, n]) => n > 0);
	const none = tables + longer + pads > 0 ? [] : [t("page.here.taken.none")];
	return [...none, ...all.map(([what, n]) => t(`page.here.taken.${what}`, { n }))].join(" ");
}

/** This browser's data, and the buttons to save it as a file and to import one. */
function BrowserData() {
	const [said, setSaid] = useState("");
	const [asked, setAsked] = useState(/** @type {{file: File, name: string} | undefined} */ (undefined));
	const storage = useAsked(persistence, said).value;
	const save = () =>
		attempt(async () => {
			const { name, content } = await everything();
			saveFile(content, name);
		});
	/** @param {File} file @param {boolean} [mine] */
	const take = (file, mine) =>
		attempt(async () => {
			setAsked(undefined);
			setSaid("");
			try {
				setSaid(importSummary(await unpack(file, mine)));
			} catch (e) {
				if (!(e instanceof Refused)) throw e;
				const key = `page.here.${e.reason}`;
				if (e.reason === "file-whose") setAsked({ file, name: e.message });
				else if (has(key)) setSaid(t(key));
				else throw e;
			}
		});
	const mega = Math.max(1, Math.ceil((storage?.bytes ?? 0) / 1e6));
	return html`<${Part} title=${t("page.here")}>
		<p>${unkeptReason.value ? t(`page.unkept.${unkeptReason.value}`) : t("page.here.about", { mega })}</p>
		<p class="row">
			<${Button} onclick=${save} say=${t("page.here.export")} />
			<${FileButton} say=${t("page.here.import")} accept=".jsonl,.gz,.zst" ontake=${take} />
		</p>
		<p class="small" role="status">${said}</p>
		${storage && !unkeptReason.value
			? html`<p class="soft small">${t(storage.promised ? "page.here.promised" : "page.here.unsure")}</p>`
			: null}
		${asked
			? html`<${Confirm} title=${t("page.here.whose")} yes=${t("page.here.whose.yes")} no=${t("page.here.whose.no")}
					text=${t("page.here.whose.about", { name: asked.name, me: (meAt("here") ?? me.value)?.name ?? "" })}
					onyes=${() => take(asked.file, true)} onclose=${() => setAsked(undefined)} />`
			: null}
	<//>`;
}

export function Choices() {
	return html`<main id="main" tabindex="-1" class="choices">
		<h1>${t("page.nav.settings")}</h1>
		<${Part} title=${t("page.choices.you")}><${Name} />
			${alone ? null : html`<p><a href="/you">${t("page.you.go")}</a></p>`}
		<//>
		${alone || meAt("here") ? html`<${BrowserData} />` : null}
		<${Part} title=${t("page.choices.book")}>
			<${Language} />
			<${Choice} name="theme" label=${t("page.choices.theme")}
				options=${named("page.choices.theme", "auto", "day", "night")} />
			<p class="soft small">${t("page.choices.size")}</p>
		<//>
		<${Part} title=${t("page.choices.cards")}>
			<p class="sample on-felt">
				<${Card} face="down" />${sample.map((card) => html`<${Card} key=${card} card=${card} />`)}
			</p>
			<${Choice} name="pack" label=${t("page.choices.pack")}
				options=${named("page.choices.pack", "two", "four", "german4")} />
			<${Choice} name="back" label=${t("page.choices.back")}
				options=${named("page.choices.back", "leaf", "lattice", "stripe")} />
			<${Choice} name="felt" label=${t("page.choices.felt")}
				options=${named("page.choices.felt", "sea", "moss", "ink")} />
			${ranks.every((r) => t(`rank.${r}`) === r)
				? null
				: html`<${Choice} name="indices" label=${t("page.choices.indices")}
						options=${named("page.choices.indices", "local", "international")} />`}
			<${Switch} name="values" label=${t("page.choices.values")} />
			<${Switch} name="forced" label=${t("page.choices.forced")} about=${t("page.choices.forced.about")} />
		<//>
		<${Part} title=${t("page.choices.table")}>
			<${Choice} name="play" label=${t("page.choices.play")}
				options=${named("page.choices.play", "auto", "once", "twice")} />
			<p class="soft small">${t("page.choices.play.about")}</p>
			<${Choice} name="pace" label=${t("page.choices.pace")}
				options=${named("page.pace", "calm", "usual", "quick", "instant")} />
			<${Switch} name="sound" label=${t("page.choices.sound")} />
			<${Switch} name="spoken" label=${t("page.choices.spoken")} about=${t("page.choices.spoken.about")} />
			<${PushSwitch} what="turn" brief />
			<${PushSwitch} what="tonight" />
		<//>
		${alone ? null : html`<${Leave} />`}
		<p class="soft small"><a href="/privacy">${t("page.nav.privacy")}</a></p>
	</main>`;
}
