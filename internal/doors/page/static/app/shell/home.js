// The lobby, the first screen: a button to play at once, and other ways to play.

import { base } from "../base/build.js";
import { Card } from "../base/card.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { levels as allLevels, weakest } from "../base/lists.js"; // so that nothing moves when the hall sends its own
import { language, speakMore, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { store, stored } from "../base/stored.js";
import { NameField, useName } from "../parts/chairs.js";
import {
	Button, Dialog, Line, Picks, announce, attempt, named, trouble, useAsked, useAttempt, useTurns,
} from "../parts/components.js";
import { Steps, leave, onWay } from "../parts/way.js";
import {
	byChairs, chosen, quickPlay, hints, learn, levelChosen, levels, play, playFirst, tableOf, variantChosen,
	variantID, variants, visit,
} from "../table/join.js";
import { UnfinishedMatches, expectedCount, mine, showTurns, unfinished } from "../table/tables.js";
import * as hall from "../transport/api.js";
import { out, without } from "../transport/route.js";
import { me, meAt, sessionKnown } from "../transport/session.js";
import { later } from "./lazyload.js";
/** @import { Summary } from "../base/types.js" */
/** @import { Naming } from "../parts/chairs.js" */
/** @import { Variant } from "../table/join.js" */
/** @import { Room } from "./onnow.js" */

/** Levels for testing programs rather than for playing. */
const yardsticks = new Set(["random", "greedy"]);

const roomKey = "ninetynine.on";

/** The room as drawn last in this browser, so that nothing moves when it is drawn again. */
function useRoom() {
	const [height = 0, calls = 0] = (stored(roomKey) ?? "").split(" ").map(Number);
	const [room, setRoom] = useState(/** @type {Room} */ ({ height, calls: calls > 0, tables: [] }));
	const drawn = (/** @type {Room} */ now) => {
		store(roomKey, `${now.height} ${Number(now.calls)}`);
		setRoom((had) => (JSON.stringify(had) === JSON.stringify(now) ? had : now));
	};
	return /** @type {const} */ ([room, drawn]);
}

/** How often the lists of tables are refreshed, in milliseconds. */
const refresh = 15_000;

/** The picture: a possible hand. */
const fan = ["9D", "KC", "QH", "9S"];

/** The complete list of variants, as a book's table of contents. @param {{onclose: () => void}} props */
function Contents({ onclose }) {
	const now = variantChosen();
	/** @param {Variant} v */
	const choose = (v) => {
		chosen.variant.value = v.id;
		onclose();
	};
	const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
	useEffect(() => {
		const now = ref.current?.querySelector("[aria-pressed=true]");
		if (now instanceof HTMLElement) now.focus();
	}, []);
	return html`<${Dialog} broad title=${t("page.variants.title")} onclose=${onclose}>
		<div class="contents" ref=${ref}>
			${byChairs().map(
				([n, group]) => html`<section key=${n}>
					<h3>${t("page.players", { n })}</h3>
					<ul>
						${group.map(
							(v) => html`<li key=${v.id}>
								<button type="button" aria-pressed=${v === now} onclick=${() => choose(v)}>
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

/**
 * The button that starts a match at once.
 * @param {{more: boolean, chief: boolean}} props more: other games can be continued; chief: it is what the
 *   person most likely wants
 */
function Now({ more, chief }) {
	const [choosing, setChoosing] = useState(false);
	const { busy, once } = useAttempt();
	const v = variantChosen();
	const known = levels.value.map((l) => l.name);
	const level = levelChosen() || chosen.level.value || weakest;
	const shown = (known.length ? known : allLevels).filter((name) => !yardsticks.has(name) || name === level);
	const id = variantID();
	const n = v ? variants.value.length : 18; // about as wide as the final number
	return html`<section class="now" aria-label=${t("page.home.play")}>
		<p class="soft">${v ? t("page.players", { n: v.chairs }) : "\u00a0"}</p>
		<h2>
			<button type="button" class="game" aria-haspopup="dialog" onclick=${() => setChoosing(true)}>
				${t(`variant.${id}`)}
			</button>
		</h2>
		<p>${t(`about.${id}`)}</p>
		<p class="turns">
			<${Button} plain onclick=${() => setChoosing(true)} say=${t("page.home.variants", { n })} />
			<a class="button plain" href=${`/rules/${id}`}>${t("page.home.rules")}</a>
			${hints.value ? html`<a class="button plain" href=${`/bids?variant=${id}`}>${t("page.nav.bids")}</a>` : null}
		</p>
		<div class="against">
			<${Picks} label=${t("page.home.level")} value=${level} options=${named("page.level", ...shown)}
				onchange=${(/** @type {string} */ name) => (chosen.level.value = name)} />
			<p class="soft" aria-live="polite">${t(`page.level.about.${level}`)}</p>
		</div>
		<button type="button" class=${`button begin ${chief ? "chief" : ""}`} disabled=${!v || !known.length}
			aria-busy=${busy} onclick=${() => v && once(() => play(v, level))}>
			${t(more ? "page.home.play.new" : "page.home.play")}
		</button>
		${settings.course.value && !onWay() ? html`<p class="today"><a href="/learn">${t("way.go.cure")}</a></p>` : null}
		<p class="today"><a href="/daily">${t("page.home.daily")}</a></p>
		<p class="today"><a href="/pad">${t("page.home.pad")}</a></p>
		${choosing ? html`<${Contents} onclose=${() => setChoosing(false)} />` : null}
	</section>`;
}

/** The way in for newcomers: its next step. @param {{way: NonNullable<ReturnType<typeof onWay>>}} props */
function Door({ way: { stage, of } }) {
	const { busy, once } = useAttempt();
	const begins = settings.way.value === "";
	const to = { lesson: "/learn/first", match: of && `/t/${of}`, report: `/report/${of}/1`, cure: `/learn/${of}` }[stage];
	const next = stage === "match" && of === "" ? "first" : stage;
	const say = begins ? t("page.home.lesson.go") : t(`way.go.${next}`);
	return html`<section class="door" aria-label=${t("way.steps")}>
		${begins ? html`<h2>${t("page.home.lesson")}</h2><p>${t("way.about")}</p>` : null}
		<${Steps} at=${stage} />
		<p class="ways">
			${to
				? html`<a class="button chief" href=${to}>${say}</a>`
				: html`<${Button} chief aria-busy=${busy} onclick=${() => once(playFirst)} say=${say} />`}
			<${Button} plain onclick=${leave} say=${t(begins ? "page.home.lesson.no" : "way.leave")} />
		</p>
	</section>`;
}

/**
 * How far a newcomer has come, if the person is one: not if there are matches from before the way.
 * @param {{mine: Summary[], told: boolean}} found
 */
function useWay({ mine, told }) {
	const way = onWay();
	const begins = settings.way.value === "" && way !== undefined;
	const id = me.value?.id;
	useEffect(() => {
		const here = settings.course.peek() !== "" || expectedCount() > 0 || stored("ninetynine.problems") !== null;
		if (begins && (here || (told && mine.length > 0))) leave();
		else if (begins && told && id) {
			hall.profile({ player: id }).then((p) => p.tallies.length > 0 && leave(), () => {}); // asked again next time
		}
	}, [begins, told, mine.length, id]);
	const gone = told && way?.stage === "match" && way.of !== "" && mine.every((table) => table.id !== way.of);
	useEffect(() => void (gone && leave()), [gone]);
	return way;
}

/** Opens a table, or joins one by its link where friends can. */
function Friends() {
	// loaded on demand
	const [form, setForm] = useState(/** @type {typeof import("./screens.js") | null} */ (null));
	const [told, setTold] = useState("");
	const [wrong, setWrong] = useState("");
	const { busy, once } = useAttempt((e) => setWrong(trouble(e)));
	const create = () => Promise.all([later(), speakMore(language.value, base)])
		.then(([screens]) => setForm(screens), () => announce(t("trouble.unreached")));
	/** @param {SubmitEvent} e */
	const follow = (e) => {
		e.preventDefault();
		const found = tableOf(told);
		if (!found) setWrong(t("page.home.link.bad"));
		else if ("elsewhere" in found) location.assign(found.elsewhere);
		else void once(() => visit(found.table));
	};
	/** @param {string} text */
	const type = (text) => (setTold(text), setWrong(""));
	return html`<section>
		<h2>${t(without.value ? "page.home.own" : "page.home.friends")}</h2>
		<p>${t(without.value ? "page.home.own.about" : "page.home.create.about")}</p>
		<${Button} aria-haspopup="dialog" onclick=${create} say=${t("page.home.create")} />
		${without.value ? null : html`<form class="link" onsubmit=${follow}>
				<${Line} label=${t("page.home.link")} value=${told} oninput=${type} required autocapitalize="none"
					enterkeyhint="go" aria-invalid=${wrong !== ""} aria-describedby=${wrong ? "link-wrong" : undefined} />
				<button type="submit" class="button" aria-busy=${busy}>${t("page.home.join")}</button>
		</form>`}
		<p id="link-wrong" class=${wrong ? "trouble" : ""} role="alert">${wrong}</p>
		${without.value ? null : html`<p class="row">
			<a class="button plain" href="/people">${t("page.people")}</a></p>`}
		${form ? html`<${form.Create} onclose=${() => setForm(null)} />` : null}
	</section>`;
}

/** The lists of public tables. */
const lists = /** @type {const} */ (["open", "playing"]);

/** How many tables of a list are shown at first. */
const few = 8;

/**
 * A list of the lobby, shown in parts.
 * @param {{title: string, tables: Summary[], more: boolean, onmore: () => void, name: Naming,
 *   rows: typeof import("./people.js").TableRows}} props more: more tables exist; onmore asks for them
 */
function Tables({ title, tables, more, onmore, name, rows }) {
	const [shown, setShown] = useState(few);
	if (tables.length === 0) return null;
	const left = tables.length - shown;
	const show = () => {
		setShown(shown + 5 * few);
		if (left < 5 * few && more) onmore();
	};
	return html`<h3>${title}</h3>
		<${rows} tables=${tables.slice(0, shown)} name=${name} />
		${left > 0 || more
			? html`<${Button} plain onclick=${show} say=${more ? t("page.more") : t("page.home.more", { n: left })} />`
			: null}`;
}

/**
 * Public tables to join and to watch.
 * @param {{found: ReturnType<typeof useTables>, name: Naming, screens: typeof import("./screens.js") | null}} props
 *   screens: the other screens, once loaded
 */
function Company({ found, name, screens }) {
	const { busy, once } = useAttempt();
	const v = variantChosen();
	return html`<section>
		<h2>${t("page.home.company")}</h2>
		<p>${v ? t("page.home.company.about", { variant: t(`variant.${v.id}`) }) : "\u00a0"}</p>
		<${NameField} name=${name} />
		<p><${Button} disabled=${!v} aria-busy=${busy} say=${t("page.home.company.find")}
			onclick=${() => v && once(async () => (await name.keep()) && quickPlay(v.id))} /></p>
		${found.told && lists.every((list) => found[list].length === 0)
			? html`<p class="soft">${t("page.home.quiet")}</p>`
			: null}
		${screens && lists.map((list) => html`<${Tables} key=${list} title=${t(`page.home.${list}`)} tables=${found[list]}
			more=${found.more[list]} onmore=${() => found.onmore(list)} name=${name} rows=${screens.TableRows} />`)}
	</section>`;
}

/** The tables of the lobby, refreshed while the page is visible. */
function useTables() {
	const none = /** @type {Summary[]} */ ([]);
	const [kept, setKept] = useState(none); // the person's tables in this browser
	const [pages, setPages] = useState({ open: 1, playing: 1 });
	const player = me.value?.id ?? "";
	const alone = without.value;
	const { turn } = useTurns(refresh);
	const { value, wrong } = useAsked(async (signal) => {
		const [own, open, playing] = await Promise.all([
			mine((tables) => signal.aborted || setKept(tables)),
			alone ? { all: none, more: false } : hall.tables("open", pages.open, "there"),
			alone ? { all: none, more: false } : hall.tables("playing", pages.playing, "there"),
		]);
		const more = { open: open.more, playing: playing.more };
		return { mine: own, open: open.all, playing: playing.all, of: player, more };
	}, player, meAt("here")?.id, alone, pages, turn);
	useEffect(() => void (wrong && !out.peek() && announce(wrong)), [wrong]);
	const found = value ?? { mine: none, open: none, playing: none, of: "?", more: { open: false, playing: false } };
	const onmore = (/** @type {"open" | "playing"} */ list) => setPages((p) => ({ ...p, [list]: p[list] + 1 }));
	const all = [...found.mine, ...kept].sort((a, b) => b.moved - a.moved);
	const own = new Set(all.map((table) => table.id));
	const foreign = (/** @type {Summary} */ table) => !own.has(table.id);
	const told = sessionKnown.value && found.of === player; // not the list for callers without a player
	useEffect(() => showTurns(all, told), [value, kept, player, told]);
	return { ...found, told, mine: all, open: found.open.filter(foreign), playing: found.playing.filter(foreign), onmore };
}

/**
 * The approximate width of a text in the title font, in ems; it makes a title fill its line in every language.
 * @param {string} text
 */
const ems = (text) =>
	[...text].reduce((sum, c) => sum + (/[-fijlrt]/.test(c) ? 0.3 : c === c.toLowerCase() ? 0.51 : 0.68), 0);

/** @param {{more: typeof import("./screens.js") | null}} props more: the other screens, once loaded */
export function Home({ more: screens }) {
	const found = useTables();
	useEffect(() => void attempt(learn), []);
	const name = useName();
	const title = t("title");
	const way = useWay(found);
	const [room, setRoom] = useRoom();
	const on = found.mine.filter(({ id }) => !(way?.stage === "match" && id === way.of) && !room.tables.includes(id));
	const chief = !way && !room.calls;
	const more = found.told ? on.some(unfinished) : expectedCount() > 0;
	return html`<main id="main" tabindex="-1" class="home">
		<header class="verso">
			<div class="cover">
				<p class="by">${t("page.home.by")}</p>
				<h1 style=${{ "--ems": ems(title) }}>${title}</h1>
				<p class="what">${t("page.home.what")}</p>
				<div class="fan" aria-hidden="true">${fan.map((card) => html`<${Card} key=${card} card=${card} />`)}</div>
			</div>
		</header>
		<div class="recto">
			${way ? html`<${Door} way=${way} />` : null}
			${without.value ? null : screens
				? html`<${screens.OnNow} room=${room} mine=${found.mine} chief=${!way} name=${name}
					ondrawn=${setRoom} />`
				: room.height > 0 && html`<section class="on" style=${{ minHeight: `${room.height}px` }}></section>`}
			<${UnfinishedMatches} found=${on} told=${found.told} chief=${chief} />
			<${Now} more=${more} chief=${!more && chief} />
			${screens && !without.value ? html`<${screens.Evenings} name=${name} />` : null}
			<${Friends} />
			${screens && me.value && !without.value ? html`<${screens.FriendNews} />` : null}
			${without.value ? null : html`<${Company} found=${found} name=${name} screens=${screens} />`}
			<p class="soft small row">
				${sessionKnown.value && !me.value && !without.value ? html`<a href="/you">${t("page.you.back")}</a>` : null}
				<a href="/privacy">${t("page.nav.privacy")}</a>
			</p>
		</div>
	</main>`;
}
