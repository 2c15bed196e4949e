// The lobby, which people see first: one act to play, and the ways to others.

import { Card } from "./card.js";
import { NameField, nameOf, useName } from "./chairs.js";
import * as hall from "./hall.js";
import { html, useEffect, useState } from "./html.js";
import {
	byChairs, chosen, company, learn, levelChosen, levels, play, sit, tableOf, variantChosen, variants, visit,
} from "./join.js";
import { later } from "./later.js";
import { Dialog, Picks, attempt, named, tellAll, trouble } from "./parts.js";
import { language, list, t } from "./phrase.js";
import { me } from "./session.js";
import { settings } from "./settings.js";

/** @typedef {import("./join.js").Variant} Variant */
/** @typedef {import("./join.js").Summary} Summary */
/** @typedef {import("./join.js").Sitter} Sitter */

/** Levels that are for trying programs rather than for company. */
const yardsticks = new Set(["random", "greedy"]);

/** How often the lists of tables are asked for again, in milliseconds. */
const refresh = 15_000;

/** The picture: what one might hold. */
const fan = ["9D", "KC", "QH", "9S"];

/** The whole list of variants, as a book's table of contents. @param {{onclose: () => void}} props */
function Contents({ onclose }) {
	const now = variantChosen();
	/** @param {Variant} v */
	const choose = (v) => {
		chosen.variant.value = v.id;
		onclose();
	};
	return html`<${Dialog} broad title=${t("page.variants.title")} onclose=${onclose}>
		<div class="contents">
			${byChairs().map(
				([n, group]) => html`<section key=${n}>
					<h3>${t("page.players", { n })}</h3>
					<ul>
						${group.map(
							(v) => html`<li key=${v.id}>
								<button type="button" aria-pressed=${v === now} autofocus=${v === now} onclick=${() => choose(v)}>
									<span class="name">${t(`variant.${v.id}`)}</span> <span class="soft">${t(`about.${v.id}`)}</span>
								</button>
							</li>`,
						)}
					</ul>
				</section>`,
			)}
		</div>
	<//>`;
}

/** Does something once at a time. @returns {[boolean, (act: () => Promise<unknown>) => Promise<void>]} */
function useOnce() {
	const [busy, setBusy] = useState(false);
	return [
		busy,
		async (act) => {
			if (busy) return;
			setBusy(true);
			await attempt(act);
			setBusy(false);
		},
	];
}

/** The one act to play. */
function Now() {
	const [choosing, setChoosing] = useState(false);
	const [busy, once] = useOnce();
	const v = variantChosen();
	const level = levelChosen();
	const shown = levels.value.filter((l) => !yardsticks.has(l.name) || l.name === level);
	return html`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${v ? t("page.players", { n: v.chairs }) : "\u00a0"}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${() => setChoosing(true)}>
				${v ? t(`variant.${v.id}`) : "\u00a0"}
			</button>
		</h2>
		<p>${v ? t(`about.${v.id}`) : "\u00a0"}</p>
		<p class="turns">
			<button type="button" class="button plain" onclick=${() => setChoosing(true)}>
				${t("page.home.variants", { n: variants.value.length })}
			</button>
			${v ? html`<a class="button plain" href=${`/rules/${v.id}`}>${t("page.home.rules")}</a>` : null}
		</p>
		<div class="against">
			<${Picks} label=${t("page.home.level")} value=${level} options=${named("page.level", ...shown.map((l) => l.name))}
				onchange=${(/** @type {string} */ name) => (chosen.level.value = name)} />
			<p class="soft" aria-live="polite">${level ? t(`page.level.about.${level}`) : "\u00a0"}</p>
		</div>
		<button type="button" class="button chief" disabled=${!v || !level} aria-busy=${busy}
			onclick=${() => v && once(() => play(v, level))}>${t("page.home.play")}</button>
		<${Lesson} />
		${choosing ? html`<${Contents} onclose=${() => setChoosing(false)} />` : null}
	</section>`;
}

/** The first lesson, for those who have neither seen nor refused it. */
function Lesson() {
	if (settings.taught.value) return null;
	return html`<p class="lesson">
		<a href="/learn">${t("page.home.lesson")}</a>
		<button type="button" class="button plain soft" onclick=${() => (settings.taught.value = true)}>
			${t("page.home.lesson.no")}
		</button>
	</p>`;
}

/** Who sits there besides oneself. @param {Sitter[]} chairs */
const others = (chairs) => chairs.filter((c) => c.player !== me.value?.id && (c.player || c.bot)).map(nameOf);

/** Names in a row, each once. @param {string[]} names */
const row = (names) => list([...new Set(names)]);

/** How long ago that was. @param {number} at milliseconds since 1970 */
function ago(at) {
	const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
	const seconds = Math.max(0, (Date.now() - at) / 1000);
	const steps = /** @type {const} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);
	for (const [unit, length] of steps) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
	return t("page.home.just");
}

/** What a table of one's own waits for. @param {Summary} table */
function standing(table) {
	if (table.status === "gathering") return t("page.home.gathering");
	if (table.status === "over") return t("page.home.over");
	const thinking = table.chairs.filter((c) => c.turn);
	if (thinking.some((c) => c.player === me.value?.id)) return t("page.home.turn");
	return thinking.length > 0 ? t("ask.wait", { names: row(thinking.map(nameOf)) }) : "";
}

/** Matches that one has left unfinished. @param {{found: Summary[]}} props */
function GoOn({ found }) {
	const [all, setAll] = useState(false);
	const mine = found.filter((table) => table.status !== "over");
	if (mine.length === 0) return null;
	const few = 3;
	return html`<section class="on">
		<h2>${t("page.home.on")}</h2>
		<ul class="tables">
			${mine.slice(0, all ? mine.length : few).map((table) => {
				const names = others(table.chairs);
				const args = { variant: t(`variant.${table.variant}`), names: row(names) };
				return html`<li key=${table.id}>
					<a href=${`/t/${table.id}`}>${t(names.length > 0 ? "page.home.on.against" : "page.home.on.alone", args)}</a>
					<span class="soft">${[standing(table), ago(table.moved)].filter(Boolean).join(" · ")}</span>
				</li>`;
			})}
		</ul>
		${mine.length > few && !all
			? html`<button type="button" class="button plain" onclick=${() => setAll(true)}>
					${t("page.home.more", { n: mine.length - few })}
				</button>`
			: null}
	</section>`;
}

/** Tables of one's own, and others' by their links. */
function Friends() {
	// comes when it is wanted
	const [form, setForm] = useState(/** @type {typeof import("./screens.js") | null} */ (null));
	const [told, setTold] = useState("");
	const [wrong, setWrong] = useState("");
	const [busy, setBusy] = useState(false);
	const create = () => later().then(setForm, () => tellAll(t("page.trouble.unreached")));
	/** @param {SubmitEvent} e */
	const follow = async (e) => {
		e.preventDefault();
		const found = tableOf(told);
		if (!found) return setWrong(t("page.home.link.bad"));
		if ("elsewhere" in found) return location.assign(found.elsewhere);
		setBusy(true);
		await visit(found.table).catch((why) => setWrong(trouble(why)));
		return setBusy(false);
	};
	/** @param {InputEvent & {currentTarget: HTMLInputElement}} e */
	const type = (e) => (setTold(e.currentTarget.value), setWrong(""));
	return html`<section>
		<h2>${t("page.home.friends")}</h2>
		<p>${t("page.home.create.about")}</p>
		<button type="button" class="button" aria-haspopup="dialog" onclick=${create}>${t("page.home.create")}</button>
		<form class="link" onsubmit=${follow}>
				<label class="field">
					<span>${t("page.home.link")}</span>
					<input
						type="text" value=${told} autocapitalize="none" autocomplete="off" spellcheck=${false} required enterkeyhint="go"
						aria-invalid=${wrong !== ""} aria-describedby=${wrong ? "link-wrong" : undefined}
						oninput=${type}
					/>
				</label>
				<button type="submit" class="button" aria-busy=${busy}>${t("page.home.join")}</button>
		</form>
		<p id="link-wrong" class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		${form ? html`<${form.Create} onclose=${() => setForm(null)} />` : null}
	</section>`;
}

/** A table of the lobby. @param {{table: Summary, children?: import("./html.js").Children}} props */
function Public({ table, children }) {
	const free = table.chairs.filter((c) => !c.player && !c.bot).length;
	const notes = [
		table.house && t("page.home.house"),
		table.clock && t("page.home.clock", { clock: table.clock }),
		table.status === "gathering" ? t("page.home.seats", { free }) : ago(table.moved),
	];
	return html`<li>
		<span>${t("page.home.on.with", { variant: t(`variant.${table.variant}`), names: row(others(table.chairs)) })}</span>
		<span class="soft">${notes.filter(Boolean).join(" · ")}</span>
		${children}
	</li>`;
}

/** Public tables, to join and to watch. @param {{open: Summary[], playing: Summary[], told: boolean}} props */
function Company({ open, playing, told }) {
	const [busy, once] = useOnce();
	const name = useName();
	/** Meets people, who read one's name. @param {() => Promise<unknown>} act */
	const meet = (act) => once(async () => (await name.keep()) && act());
	const v = variantChosen();
	return html`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${v ? t("page.home.company.about", { variant: t(`variant.${v.id}`) }) : "\u00a0"}</p>
		<${NameField} name=${name} />
		<p><button type="button" class="button" disabled=${!v} aria-busy=${busy}
			onclick=${() => v && meet(() => company(v.id))}>${t("page.home.company.find")}</button></p>
		${told && open.length + playing.length === 0 ? html`<p class="soft">${t("page.home.quiet")}</p>` : null}
		${open.length > 0
			? html`<h3>${t("page.home.open")}</h3>
					<ul class="tables">
						${open.map(
							(table) => html`<${Public} key=${table.id} table=${table}>
								<button type="button" class="button plain" aria-busy=${busy} onclick=${() => meet(() => sit(table.id))}>
									${t("page.home.sit")}
								</button>
							<//>`,
						)}
					</ul>`
			: null}
		${playing.length > 0
			? html`<h3>${t("page.home.playing")}</h3>
					<ul class="tables">
						${playing.map(
							(table) => html`<${Public} key=${table.id} table=${table}>
								<a class="button plain" href=${`/t/${table.id}`}>${t("page.home.watch")}</a>
							<//>`,
						)}
					</ul>`
			: null}
	</section>`;
}

/** The tables of the lobby, asked for again and again while one looks. */
function useTables() {
	const none = /** @type {Summary[]} */ ([]);
	const [found, setFound] = useState({ mine: none, open: none, playing: none, told: false });
	const player = me.value?.id;
	useEffect(() => {
		let gone = false;
		let failed = false;
		const look = async () => {
			if (document.visibilityState === "hidden") return;
			try {
				const own = player ? hall.tables("mine") : [];
				const [mine, open, playing] = await Promise.all([own, hall.tables("open"), hall.tables("playing")]);
				failed = false;
				if (!gone) setFound({ mine, open, playing, told: true });
			} catch (e) {
				if (!gone && !failed) tellAll(trouble(e));
				failed = true;
			}
		};
		void look();
		const timer = setInterval(look, refresh);
		document.addEventListener("visibilitychange", look);
		return () => {
			gone = true;
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [player]);
	const own = new Set(found.mine.map((table) => table.id));
	const foreign = (/** @type {Summary} */ table) => !own.has(table.id);
	return { ...found, open: found.open.filter(foreign), playing: found.playing.filter(foreign) };
}

/**
 * About how wide lettering is in the font of titles, in ems, so that a title fills its line in every language.
 * @param {string} text
 */
const ems = (text) =>
	[...text].reduce((sum, c) => sum + (/[-fijlrt]/.test(c) ? 0.3 : c === c.toLowerCase() ? 0.51 : 0.68), 0);

/** The lobby. */
export function Home() {
	const found = useTables();
	useEffect(() => void attempt(learn), []);
	const title = t("title");
	return html`<main id="main" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{ "--ems": ems(title) }}>${title}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${fan.map((card) => html`<${Card} key=${card} card=${card} />`)}</div>
			</div>
		</header>
		<div class="recto">
			<${Now} />
			<${GoOn} found=${found.mine} />
			<${Friends} />
			<${Company} open=${found.open} playing=${found.playing} told=${found.told} />
		</div>
	</main>`;
}
