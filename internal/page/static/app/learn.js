// The first lesson: a fixed deal on the table's own felt. The right move is the
// record's; any other gets an answer in words.

import { Laying } from "./bar.js";
import { minis } from "./card.js";
import { Felt, Seat, Trump } from "./felt.js";
import { Hand, byRank } from "./hand.js";
import { batch, html, useEffect, useRef, useState } from "./html.js";
import { learn as learnVariants, play as open, tableOf, variants } from "./join.js";
import { fetchLesson, mine, steps } from "./lesson.js";
import { Run, stepAt } from "./lessonrun.js";
import { attempt, trouble } from "./parts.js";
import { t } from "./phrase.js";
import { query } from "./route.js";
import { signs } from "./rules.js";
import { DealSheet, Sign } from "./sheet.js";
import { variantOf } from "./variants.js";
import { byWorth, cardsOf, sorted, worthOf } from "./view.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("./view.js").Full} Full */

/** The screen. @param {{rest: string[]}} _props */
export function Learn(_props) {
	const [got, setGot] = useState(/** @type {{run?: Run, wrong?: string}} */ ({}));
	useEffect(() => {
		/** @type {Run | undefined} */
		let run;
		let gone = false;
		fetchLesson().then(
			(lesson) => !gone && setGot({ run: (run = new Run(lesson)) }),
			(e) => !gone && setGot({ wrong: trouble(e) }),
		);
		return () => {
			gone = true;
			run?.stop();
		};
	}, []);
	if (got.wrong) {
		return html`<main id="main" tabindex="-1" class="stack">
			<h1>${t("page.learn.title")}</h1><p>${got.wrong}</p>
			<p><a class="button" href="/">${t("page.nowhere.go")}</a></p>
		</main>`;
	}
	if (!got.run) {
		return html`<main id="main" tabindex="-1" class="table lesson">
			<p class="opening" role="status">${t("page.opening")}</p>
		</main>`;
	}
	return html`<${Board} run=${got.run} />`;
}

/** The link back to the table that the person was invited to, if there was one. */
function invitedTo() {
	const found = tableOf(query.value.get("table") ?? "");
	return found && "table" in found ? `/t/${found.table}` : undefined;
}

/** @param {{run: Run}} props */
function Board({ run }) {
	const back = invitedTo();
	const n = run.at.value;
	const step = stepAt(n);
	const ref = useRef(/** @type {HTMLElement | null} */ (null));
	useKeys(run);
	const drawn = useRef(n);
	useEffect(() => {
		if (drawn.current === n) return;
		drawn.current = n;
		const wish = step.leaf === "end" ? ".over .chief" : step.does ? '.hand button[tabindex="0"]' : ".on";
		/** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector(wish))?.focus({ preventScroll: true });
	}, [n]);
	const { view, full } = run.shown.value;
	const names = run.lesson.names.map((name, i) => (i === mine ? t("you") : name));
	const leaf = step.leaf === "account" ? "sheeted" : step.leaf === "end" ? "covered" : "";
	const over = run.moving.value ? "" : leaf;
	return html`<main id="main" tabindex="-1" class="table lesson" ref=${ref} data-leaf=${step.leaf}
		data-point=${step.point}>
		<header class="head">
			<a class="mark" href="/">99<span class="unseen"> ${t("page.home")}</span></a>
			<div class="where"><${Trump} trump=${view.trump ?? ""} /><h1>${t("page.learn.title")}</h1></div>
			<nav aria-label=${t("page.table.menu")}>
				<button type="button" class="button plain" disabled=${n === 0} onclick=${() => run.be(0)}>
					${t("page.learn.again")}
				</button>
				<a class="button plain" href=${back ?? "/"}>${t(back ? "page.learn.table" : "page.learn.leave")}</a>
			</nav>
		</header>
		<div class="spread">
			<${Page} run=${run} step=${step} n=${n} />
			<div class=${`board ${over === "sheeted" ? over : ""}`}>
				<${Mine} run=${run} step=${step} view=${view} full=${full} name=${names[mine] ?? ""} />
				<${Felt} view=${view} names=${names} me=${mine} elsewhere=${mine} full=${full} over=${over}
					onhurry=${() => run.moving.peek() && run.forward()}>
					<${Leaf} step=${step} view=${view} names=${names} run=${run} />
				<//>
			</div>
		</div>
	</main>`;
}

/** The page of the book: the text, and the buttons to continue. @param {{run: Run, step: Step, n: number}} props */
function Page({ run, step, n }) {
	const moving = run.moving.value;
	const last = n === steps.length - 1;
	const shows = step.does && !moving;
	return html`<section class="told" aria-label=${t("page.learn.title")}>
		<h2>${t(`page.learn.chapter.${step.chapter}`)}</h2>
		<div class=${`words ${moving ? "past" : ""}`} aria-live="polite" aria-atomic="true"
			data-replied=${run.reply.value !== ""}>
			<p class="say">${signs(t(`page.learn.${step.say}`, args(run)))}</p>
			<p class="reply">${signs(run.reply.value)}</p>
		</div>
		<div class="turns">
			<button type="button" class="button back" disabled=${n === 0} onclick=${() => run.back()}>
				${t("page.learn.back")}
			</button>
			<span class="count score">${t("page.replay.at", { n: n + 1, of: steps.length })}</span>
			<button type="button" class=${`button on ${shows ? "" : "chief"}`} disabled=${last} onclick=${() => run.forward()}>
				${t(shows ? "page.learn.show" : "page.learn.on")}
			</button>
		</div>
	</section>`;
}

/** The figures that the text mentions, from the variant. @param {Run} run */
function args(run) {
	const variant = variantOf(run.shown.value.view.variant);
	const [, alone = 30, two = 20, three = 10] = variant?.score.made ?? [];
	const { declare = 30, reveal = 60 } = variant?.offers ?? {};
	return { same: run.same() ? "yes" : "no", alone, two, three, declare, reveal };
}

/** What lies on the felt, including questions. @param {{step: Step, view: View, names: string[], run: Run}} props */
function Leaf({ step, view, names, run }) {
	if (run.moving.value && step.leaf !== "values") return null;
	const o = view.options;
	const values = step.leaf === "values" && view.phase === "lay" ? html`<${Values} worth=${o?.worth ?? ""} />` : null;
	return html`${step.does === "lay" && o
			? html`<section class="asking asked laying" aria-label=${t("page.yours")}>
					<div class="leaf worths">${values}</div>
					<${Laying} options=${{ ...o, offers: [] }} chosen=${run.chosen.value} variant=${undefined} busy=${false}
						onlay=${() => run.lay()} slots />
				</section>`
			: values && html`<div class="leaf centre">${values}</div>`}
		${step.leaf === "account"
			? html`<div class="over leaf sheeted"><${DealSheet} view=${view} names=${names} me=${mine} untitled /></div>`
			: null}
		${step.leaf === "end" ? html`<${End} variant=${view.variant} />` : null}`;
}

/** What each suit bids, with a mnemonic. @param {{worth: string}} props */
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

/** The end of the lesson: a link to a real game, and a summary to keep. @param {{variant: string}} props */
function End({ variant }) {
	const back = invitedTo();
	const [busy, setBusy] = useState(false);
	const start = async () => {
		setBusy(true);
		await attempt(async () => {
			await learnVariants();
			const v = variants.value.find((x) => x.id === variant);
			if (v) await open(v, "beginner");
		});
		setBusy(false);
	};
	return html`<div class="over leaf end">
		<h2>${t("page.learn.done")}</h2>
		<${Values} worth=${variantOf(variant)?.worth ?? ""} />
		<div class="row">
			${back
				? html`<a class="button chief" href=${back}>${t("page.learn.table")}</a>`
				: html`<button type="button" class="button chief" disabled=${busy} aria-busy=${busy} onclick=${start}>
						${t("page.home.play")}
					</button>`}
			<a class="button plain" href=${`/rules/${variant}`}>${t("page.learn.rules")}</a>
		</div>
	</div>`;
}

/** The person's seat and cards. @param {{run: Run, step: Step, view: View, full: Full | null, name: string}} props */
function Mine({ run, step, view, full, name }) {
	const now = !run.moving.value;
	const laying = now && step.does === "lay";
	const o = now && step.does ? view.options : undefined;
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
				winner=${full?.winner === mine} />
			${view.aside
				? html`<div class="laid" role="group" aria-label=${t("page.aside")}>${minis(view.aside)}</div>`
				: null}
		</div>
		<${Hand} cards=${sorted(cardsOf(view.hand), byWorth)} can=${can} chosen=${chosen} values=${values}
			label=${t("page.yourhand")} twice=${laying} onpick=${pick} onplay=${play} />
	</section>`;
}

/** Keys: arrows go back and forward, ranks focus cards. @param {Run} run */
function useKeys(run) {
	useEffect(() => {
		/** @param {KeyboardEvent} e */
		function press(e) {
			const on = /** @type {HTMLElement} */ (e.target);
			const modified = e.ctrlKey || e.metaKey || e.altKey || e.shiftKey;
			if (e.defaultPrevented || modified || on.closest("input, select, textarea, dialog")) return;
			if (e.key === "ArrowRight") run.forward();
			else if (e.key === "ArrowLeft") run.back();
			else {
				const hand = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".lesson .hand [data-card]"));
				const cards = [...hand].map((el) => el.dataset.card ?? "");
				const card = byRank(cards, e.key, /** @type {HTMLElement} */ (document.activeElement)?.dataset?.card ?? "");
				if (!card) return;
				/** @type {HTMLElement | null} */ (document.querySelector(`.lesson .hand [data-card="${card}"]`))?.focus();
			}
			e.preventDefault();
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [run]);
}
