// The screen of a lesson: fixed deals on the table's own felt. The right act is the record's; others get
// an answer in words.

import { Joker, minis } from "../base/card.js";
import { batch, html, useEffect, useMemo, useRef } from "../base/html.js";
import { weakest } from "../base/lists.js";
import { number, t } from "../base/phrase.js";
import { byWorth, cardsOf, dummyOf, hands, jokerOf, ownHand, sorted, worthOf } from "../base/view.js";
import { Bare, Button, useAsked, useAttempt } from "../parts/components.js";
import { useKeptFocus } from "../parts/keyboard.js";
import { signs } from "../parts/rules.js";
import { DealSheet, Sign } from "../parts/sheet.js";
import { Steps, come, onWay } from "../parts/way.js";
import { Felt, Seat, Trump } from "../table/felt.js";
import { learn as learnVariants, play as open, playFirst, tableOf, variants } from "../table/join.js";
import { Hand, focusRank } from "../table/ownhand.js";
import { Laying, Naming, Offering } from "../table/question.js";
import { hasNavigated, query } from "../transport/address.js";
import { laidBefore, variantOf } from "../transport/variants.js";
import { Course, useCourse } from "./course.js";
import { fetchLesson, mine } from "./lesson.js";
import { Run } from "./lessonrun.js";
/** @import { View } from "../base/types.js" */
/** @import { Full } from "../base/view.js" */
/** @import { Plan, Step } from "./lesson.js" */

/** The course, or one of its lessons. @param {{rest: string[]}} props */
export function Learn({ rest: [id = ""] }) {
	const { value: plans, wrong } = useCourse();
	const named = id || (query.value.get("table") ? "first" : ""); // links from when there was only one lesson
	const plan = plans?.find((p) => p.id === named);
	if (wrong || (plans && named && !plan)) return html`<${Wrong} why=${wrong ?? t("page.nowhere")} />`;
	if (!plans) return html`<${Opening} />`;
	return plan ? html`<${One} key=${plan.id} plan=${plan} plans=${plans} />` : html`<${Course} plans=${plans} />`;
}

/** @param {{why: string}} props */
const Wrong = ({ why }) => html`<${Bare} title=${t("page.nav.learn")} text=${why}>
	<p><a class="button" href="/">${t("page.nowhere.go")}</a></p>
<//>`;

const Opening = () => html`<main id="main" tabindex="-1" class="table lesson">
	<p class="opening" role="status">${t("page.opening")}</p>
</main>`;

/** @param {{plan: Plan, plans: Plan[]}} props */
function One({ plan, plans }) {
	const { value: lesson, wrong } = useAsked(() => fetchLesson(plan));
	const run = useMemo(() => lesson && new Run(lesson), [lesson]);
	useEffect(() => {
		if (plan.id === "first" && onWay()?.stage === "lesson") come("lesson");
	}, []);
	useEffect(() => () => run?.stop(), [run]);
	useEffect(() => void (document.title = `${t(`course.${plan.id}`)} · Ninety-Nine`));
	if (wrong) return html`<${Wrong} why=${wrong} />`;
	return run ? html`<${Board} run=${run} plans=${plans} />` : html`<${Opening} />`;
}

/** The link back to the table that the person was invited to, if there was one. */
function invitedTo() {
	const found = tableOf(query.value.get("table") ?? "");
	return found && "table" in found ? `/t/${found.table}` : undefined;
}

/** @param {{run: Run, plans: Plan[]}} props */
function Board({ run, plans }) {
	const back = invitedTo();
	const n = run.at.value;
	const { lesson } = run;
	const step = run.step(n);
	const ref = useRef(/** @type {HTMLElement | null} */ (null));
	useKeys(run);
	useKeptFocus();
	const rests = run.rests.value;
	const drawn = useRef(`${n} ${rests}`);
	useEffect(() => { // the focus went with the page that said that the lesson was coming
		const lost = hasNavigated() && document.activeElement === document.body;
		if (lost) /** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector(".told h2"))?.focus();
	}, []);
	useEffect(() => {
		if (drawn.current === `${n} ${rests}`) return;
		drawn.current = `${n} ${rests}`;
		const asked = step.does === "lay" || step.does === "play" ? '.hand button[tabindex="0"]' : ".asking .button";
		const wish = step.leaf === "end" ? ".over .chief" : !rests && (step.does || step.ask) ? asked : ".on";
		/** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector(wish))?.focus({ preventScroll: true });
	}, [n, rests]);
	const { view, full } = run.shown.value;
	const variant = variantOf(lesson.variant);
	const names = lesson.names.map((name, i) => (i === mine ? t("you") : name === "dummy" ? t("dummy") : name));
	const leaf = step.leaf === "account" ? "sheeted" : step.leaf === "end" ? "covered" : "";
	const over = run.moving.value || rests ? "" : leaf;
	const title = t("course.number", { n: plans.findIndex((p) => p.id === lesson.id) + 1 });
	return html`<${Joker.Provider} value=${jokerOf(view)}><main id="main" tabindex="-1" class="table lesson" ref=${ref}
		data-lesson=${lesson.id} data-leaf=${step.leaf} data-point=${step.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${t("page.home")}</span></a>
			<div class="where"><${Trump} trump=${view.trump ?? ""} /><h1>${title}</h1></div>
			<nav aria-label=${t("page.table.menu")}>
				<${Button} plain disabled=${n === 0} onclick=${() => run.be(0)} say=${t("page.learn.again")} />
				<a class="button plain" href=${back ?? "/learn"}>${t(back ? "page.learn.table" : "page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Page} run=${run} step=${step} n=${n} />
			<div class=${`board of-${hands(view)} ${over === "sheeted" ? over : ""}`}>
				<${Mine} run=${run} step=${step} view=${view} full=${full} name=${names[mine] ?? ""} />
				<${Felt} view=${view} variant=${variant} names=${names} me=${mine} elsewhere=${mine} full=${full} over=${over} aloud
					laid=${laidBefore(variant, view.phase)} played=${dummyPlayed(run, step, view, names)}
					onhurry=${() => run.moving.peek() && run.forward()}>
					<${Leaf} step=${step} view=${view} names=${names} run=${run} plans=${plans} />
				<//>
			</div>
		</div>
	</main><//>`;
}

/** The page of the book: the text, and the buttons to go on. @param {{run: Run, step: Step, n: number}} props */
function Page({ run, step, n }) {
	const moving = run.moving.value;
	const rests = run.rests.value;
	const { id } = run.lesson;
	const shows = (step.does || step.ask) && !moving && !rests;
	return html`<section class="told" aria-label=${t(`course.${id}`)}>
		<h2 tabindex="-1">${t(step.chapter ? `course.${id}.chapter.${step.chapter}` : `course.${id}`)}</h2>
		<div class=${`words ${moving ? "past" : ""}`} aria-live="polite" aria-atomic="true"
			data-replied=${run.reply.value !== ""}>
			<p class="say">${signs(run.words(rests ? "yes" : undefined))}</p>
			<p class="reply">${signs(run.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n === 0 && !rests} onclick=${() => run.back()}>
				${t("page.learn.back")}
			</button>
			${shows
				? html`<button type="button" class="button plain show" onclick=${() => run.forward()}>
						${t("page.learn.show")}
					</button>`
				: null}
			<span class="count score">${t("page.replay.at", { n: n + 1, of: run.last + 1 })}</span>
			${shows
				? null
				: html`<button type="button" class=${`button on chief ${moving ? "gone" : ""}`} disabled=${n === run.last}
						onclick=${() => run.forward()}>
						${t("page.learn.on")}
					</button>`}
		</div>
	</section>`;
}

/**
 * The content of the felt, including questions.
 * @param {{step: Step, view: View, names: string[], run: Run, plans: Plan[]}} props
 */
function Leaf({ step, view, names, run, plans }) {
	if (run.rests.value || (run.moving.value && step.leaf !== "values")) return null;
	const o = view.options;
	const variant = variantOf(run.lesson.variant);
	const values = step.leaf === "values" && view.phase === "lay" ? html`<${Values} worth=${o?.worth ?? ""} />` : null;
	const act = (/** @type {string} */ said) => run.answer(said);
	return html`${step.does === "lay" && o
			? html`<section class="asking asked laying" aria-label=${t("page.yours")}>
					${values ? html`<div class="leaf worths">${values}</div>` : null}
					<${Laying} options=${{ ...o, offers: [] }} chosen=${run.chosen.value} variant=${variant} busy=${false}
						onlay=${() => run.lay()} slots />
				</section>`
			: values && html`<div class="leaf centre">${values}</div>`}
		${step.does === "offer" && o
			? html`<section class="asking asked offering" aria-label=${t("page.yours")}>
					<${Offering} options=${o} variant=${variant} busy=${false} onact=${act} />
				</section>`
			: null}
		${step.does === "name" && o
			? html`<section class="asking asked naming" aria-label=${t("page.yours")}>
					<${Naming} options=${o} busy=${false} onact=${act} />
				</section>`
			: null}
		${step.ask ? html`<${Numbers} from=${step.ask} onsay=${act} />` : null}
		${step.leaf === "account"
			? html`<div class="over leaf sheeted"><${DealSheet} view=${view} names=${names} me=${mine} untitled /></div>`
			: null}
		${step.leaf === "end" ? html`<${End} run=${run} plans=${plans} />` : null}`;
}

/** @param {{from: number[], onsay: (n: string) => void}} props */
const Numbers = ({ from, onsay }) => html`<section class="asking asked" aria-label=${t("page.yours")}>
	<div class="answer"><div class="numbers">${from.map(
		(n) => html`<button type="button" key=${n} class="button" onclick=${() => onsay(String(n))}>${number(n)}</button>`,
	)}</div></div>
</section>`;

/**
 * The dummy's open hand, where the person plays it.
 * @param {Run} run @param {Step} step @param {View} view @param {string[]} names
 */
function dummyPlayed(run, step, view, names) {
	const seat = dummyOf(view);
	const cards = view.shown?.[seat]?.hand;
	if (view.control === undefined || cards === undefined) return null;
	const asked = !run.moving.value && !run.rests.value && step.does === "play" && view.options?.seat === seat;
	const can = asked ? new Set(cardsOf(view.options?.from)) : null;
	const play = (/** @type {string} */ c) => asked && run.play(c);
	const hand = html`<${Hand} cards=${sorted(cardsOf(cards), byWorth, view.trump)} can=${can} chosen=${new Set()}
		label=${names[seat]} open twice=${false} onpick=${play} onplay=${play} />`;
	return { seat, hand };
}

/** The bidding value of each suit, with a mnemonic. @param {{worth: string}} props */
function Values({ worth }) {
	const by = worthOf(worth);
	return html`<ul class="values" aria-label=${t("page.learn.values.title")}>
		${[...byWorth].map(
			(suit) => html`<li key=${suit}>
				<${Sign} trump=${suit} /><b class="score"><span class="unseen">${t(`suit.${suit}`)} </span>${by[suit] ?? ""}</b>
				<span>${t(`page.learn.shape.${suit}`)}</span>
			</li>`,
		)}
	</ul>`;
}

/** The end of a lesson, with links to a game or to the next lesson. @param {{run: Run, plans: Plan[]}} props */
function End({ run, plans }) {
	const { id, variant } = run.lesson;
	const back = invitedTo();
	const { busy, once } = useAttempt();
	const way = onWay();
	const newcomer = id === "first" && way?.stage === "match" && way.of === "";
	const start = () =>
		once(async () => {
			if (newcomer) return playFirst();
			await learnVariants();
			const v = variants.value.find((x) => x.id === variant);
			if (v) await open(v, weakest);
		});
	const next = plans[plans.findIndex((p) => p.id === id) + 1];
	const plays = id === "first" || variant !== "standard"; // the lesson taught how to play this game
	const game = html`<button type="button" class=${`button ${plays ? "chief" : "plain"}`} disabled=${busy}
		aria-busy=${busy} onclick=${start}>${t(newcomer ? "way.go.first" : "page.home.play")}</button>`;
	return html`<div class="over leaf end">
		<h2>${t(id === "first" ? "page.learn.done" : "course.done")}</h2>
		${newcomer ? html`<${Steps} at="match" />` : null}
		${id === "first" ? html`<${Values} worth=${variantOf(variant)?.worth ?? ""} />` : null}
		<div class="row">
			${back ? html`<a class="button chief" href=${back}>${t("page.learn.table")}</a>` : plays ? game : null}
			${next && !newcomer
				? html`<a class=${`button ${plays || back ? "plain" : "chief"}`} href=${`/learn/${next.id}`}>
						${t("course.next", { name: t(`course.${next.id}`) })}</a>`
				: null}
			${plays && id !== "first"
				? html`<a class="button plain" href=${`/rules/${variant}`}>${t("page.learn.rules")}</a>`
				: null}
			${plays || back ? null : game}
			${newcomer ? null : html`<a class="button plain" href="/learn">${t("course.all")}</a>`}
		</div>
	</div>`;
}

/** @param {{run: Run, step: Step, view: View, full: Full | null, name: string}} props */
function Mine({ run, step, view, full, name }) {
	const now = !run.moving.value && !run.rests.value;
	const laying = now && step.does === "lay";
	const o = now && (laying || step.does === "play") && (view.options?.seat ?? mine) === mine ? view.options : undefined;
	const can = o ? new Set(cardsOf(o.from)) : null;
	const chosen = run.chosen.value;
	/** @param {string} c */
	const pick = (c) => {
		if (!o) return;
		const next = new Set(laying ? chosen : []);
		if (chosen.has(c)) next.delete(c);
		else if (next.size < (o.pick ?? 1)) next.add(c);
		else return void (run.reply.value = t("lay.full", { n: next.size }));
		batch(() => {
			run.chosen.value = next;
			run.reply.value = "";
		});
		if (laying) return;
		const right = next.size === 1 && can?.has(c);
		if (right) run.reply.value = t("page.learn.tap");
		else run.play(c);
	};
	/** @param {string} c */
	const play = (c) => o && run.play(c);
	const values = view.phase === "lay" && step.worth ? worthOf(view.options?.worth ?? "") : null;
	return html`<section class=${`mine ${o ? "asked" : ""}`} aria-label=${t("page.yourhand")}>
		<div class="me">
			<${Seat} view=${view} seat=${mine} name=${name} place="south" own chair=${undefined} now=${0} open=${null}
				winner=${full?.winner === mine} laid=${laidBefore(variantOf(run.lesson.variant), view.phase)} />
			${view.aside
				? html`<div class="laid" role="group" aria-label=${t("page.aside")}>${minis(view.aside)}</div>`
				: null}
		</div>
		<${Hand} cards=${ownHand(view, mine)} can=${can} chosen=${chosen} values=${values}
			label=${t("page.yourhand")} twice=${laying} onpick=${pick} onplay=${play} />
	</section>`;
}

/** Keys: arrows go back and forward, digits answer, ranks focus cards. @param {Run} run */
function useKeys(run) {
	useEffect(() => {
		/** @param {KeyboardEvent} e */
		function press(e) {
			const on = /** @type {HTMLElement} */ (e.target);
			const modified = e.ctrlKey || e.metaKey || e.altKey || e.shiftKey;
			if (e.defaultPrevented || modified || on.closest("input, select, textarea, dialog")) return;
			const away = on.closest(".asking, .head, .felt, .hand")?.matches(":not(.asking)"); // arrows move within these
			if (e.key === "ArrowRight" && !away) run.forward();
			else if (e.key === "ArrowLeft" && !away) run.back();
			else if (!run.moving.peek() && run.step().ask?.includes(Number(e.key))) run.answer(e.key);
			else if (!focusRank(".lesson .hand", e.key)) return;
			e.preventDefault();
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [run]);
}
