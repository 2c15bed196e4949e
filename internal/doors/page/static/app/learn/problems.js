// The problems of the day: a position on the felt, an answer, and why it is right or wrong. Progress is
// kept in this browser.

import { minis } from "../base/card.js";
import { numberOf, today } from "../base/dates.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../base/html.js";
import { number, percent, t } from "../base/phrase.js";
import { settings } from "../base/settings.js";
import { byWorth, cardsOf, sorted, worthOf } from "../base/view.js";
import { Act, Which, points } from "../parts/advice.js";
import { Bare, Select, trouble, useAsked, useAttempt } from "../parts/components.js";
import { facts, short } from "../parts/reason.js";
import { signs } from "../parts/rules.js";
import { Tricks } from "../parts/tricks.js";
import { Dialogue, useLines } from "../table/conversation.js";
import { Felt, Seat, Trump } from "../table/felt.js";
import { learn, variantChosen, variantGroups } from "../table/join.js";
import { Hand } from "../table/ownhand.js";
import { Laying } from "../table/question.js";
import { go, query } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { variantOf } from "../transport/variants.js";
import { Calendar } from "./daily.js";
import { begins, keep, progress, withProgress } from "./progress.js";
import { Solver, either, head, namesOf, rating, ratingLine, task, unseen, viewOf } from "./solver.js";
/** @import { Problem, ProblemLevel, ProblemOutcome, Refutation } from "../base/types.js" */
/** @import { Answered } from "./solver.js" */

/**
 * The screen of a day, today's unless the path names one, and of one variant if the query names it.
 * @param {{rest: string[]}} props
 */
export function Problems({ rest: [day = ""] }) {
	const variant = query.value.get("variant") ?? "";
	return html`<${Day} key=${`${day} ${variant}`} day=${day || today()} variant=${variant} any=${day !== ""} />`;
}

/**
 * The problems of a day. A beginner gets those of the variant chosen in the lobby only.
 * @param {string} day @param {string} variant @param {boolean} any
 */
async function problemsOf(day, variant, any) {
	await learn();
	const one = variant || (any || !begins(day) ? "" : variantChosen()?.id);
	const { told, damaged } = await withProgress({ date: day, ...(one ? { variant: one } : {}) }, hall.problems);
	return { all: told.problems, one: one || "", damaged };
}

/** @param {{day: string, variant: string, any: boolean}} props any: the path names a day */
function Day({ day, variant, any }) {
	const [got, setGot] = useState(/** @type {{all?: Problem[], one?: string, damaged?: boolean, wrong?: string}} */ ({}));
	const [at, setAt] = useState(0);
	useEffect(() => {
		let gone = false;
		problemsOf(day, variant, any).then(
			(told) => {
				if (gone) return;
				setGot(told);
				setAt(first(told.all));
			},
			(e) => !gone && setGot({ wrong: trouble(e) }),
		);
		return () => void (gone = true);
	}, []);
	const { all, one = "", damaged = false, wrong } = got;
	if (!all) return html`<${Bare} title=${t("page.nav.problems")} wrong=${wrong} text=${t("page.opening")} />`;
	/** @param {boolean} right @param {boolean} lost damaged progress was set aside with the answer */
	const done = (right, lost) => {
		const after = all.map((p, i) => (i === at && p.done === undefined ? { ...p, done: right } : p));
		setGot({ one, damaged: damaged || lost, all: after });
	};
	const problem = all[at];
	if (!problem) return html`<${Done} all=${all} day=${day} variant=${one} onagain=${setAt} />`;
	return html`<${Asked} key=${problem.id} problem=${problem} day=${day} n=${at + 1} of=${all.length} damaged=${damaged}
		ondone=${done} onnext=${() => setAt(first(all))} />`;
}

/** The place of the first problem not yet done, or after the last. @param {Problem[]} all */
function first(all) {
	const i = all.findIndex((p) => p.done === undefined);
	return i < 0 ? all.length : i;
}

/**
 * The list of the day's problems when all are done.
 * @param {{all: Problem[], day: string, variant: string, onagain: (i: number) => void}} props
 */
function Done({ all, day, variant, onagain }) {
	const right = all.filter((p) => p.done).length;
	const { value: kept } = useAsked(async () => (await withProgress({ date: day }, hall.problems)).told, day);
	const lead = useRef(/** @type {HTMLElement | null} */ (null));
	useEffect(() => settings.spoken.peek() ? lead.current?.focus() : undefined, []); // the text field is gone
	return html`<main id="main" tabindex="-1" class="stack">
		<h1>${t("page.nav.problems")}</h1>
		<p class="lead" tabindex="-1" ref=${lead}>${t("problem.done", { right, of: all.length, ...rating(progress()) })}</p>
		<ol class="day-problems">${all.map((p, i) => html`<li key=${p.id}>
			<button type="button" onclick=${() => onagain(i)}>
				<${Sign} right=${p.done} /><span class="unseen">${t(p.done ? "problem.right" : "problem.missed")}</span>
				<span>${head(p, i + 1, all.length)}</span>
			</button>
		</li>`)}</ol>
		<${Select} label=${t("problem.more")} value=${variant} options=${[["", t("problem.all")]]}
			groups=${variantGroups()} onchange=${(/** @type {string} */ id) => go(placeOf(day, id))} />
		${kept
			? html`<${Calendar} ...${kept} of="problems" day=${day} first=${[...kept.days, day].sort()[0]} />`
			: null}
		<p><a class="button chief" href="/">${t("page.home")}</a></p>
	</main>`;
}

/** The address of a day's problems, of a variant or of all. @param {string} day @param {string} variant */
const placeOf = (day, variant) => `/problems/${day}${variant ? `?variant=${variant}` : ""}`;

/** @param {{right: boolean | undefined}} props */
const Sign = ({ right }) =>
	html`<b data-right=${right ? "" : undefined} aria-hidden="true">${right ? "✓" : "✕"}</b>`;

/**
 * Answers a problem, once.
 * @param {Problem} problem @param {string} date @param {(right: boolean, damaged: boolean) => void} ondone
 */
function useAnswer(problem, date, ondone) {
	const [answered, setAnswered] = useState(/** @type {Answered | null} */ (null));
	const [said, setSaid] = useState("");
	const { busy, once } = useAttempt((e) => setSaid(trouble(e)));
	/** @param {string} act */
	const answer = async (act) => {
		if (answered) return;
		await once(async () => {
			const solve = (/** @type {any} */ about) => hall.solve({ problem: problem.id, ...about });
			const { told, damaged } = await withProgress({ act, date }, solve);
			keep(told.progress);
			setSaid("");
			setAnswered({ act, told });
			ondone(told.right, damaged);
		});
	};
	return { answered, said, busy, answer };
}

/**
 * A problem, and its outcome once answered.
 * @param {{problem: Problem, day: string, n: number, of: number, damaged: boolean,
 *   ondone: (right: boolean, damaged: boolean) => void, onnext: () => void}} props damaged: progress was set aside
 */
function Asked({ problem, day, n, of, damaged, ondone, onnext }) {
	const { answered, said, busy, answer } = useAnswer(problem, day, ondone);
	const view = viewOf(problem);
	const names = namesOf(view, view.seat ?? 0);
	const on = useRef(/** @type {HTMLButtonElement | null} */ (null));
	const outcome = useRef(/** @type {HTMLElement | null} */ (null));
	useLayoutEffect(() => {
		if (!answered) return;
		if (!settings.spoken.peek()) on.current?.focus({ preventScroll: true }); // for keys pressed at once
		outcome.current?.scrollIntoView({ block: "nearest" });
	}, [answered]);
	const right = answered?.told.right;
	return html`<main id="main" tabindex="-1" class="replay problem">
		<header class="problem-head table">
			<a class="mark" href="/">99<span class="unseen"> ${t("page.home")}</span></a>
			<div><h1>${head(problem, n, of)}</h1><p class="task">${signs(task(problem))}</p>
				${damaged ? html`<p class="trouble">${t("problem.anew")}</p>` : null}</div>
			<${Trump} trump=${view.trump ?? ""} />
		</header>
		${settings.spoken.value
			? html`<${Typed} problem=${problem} at=${[n, of, damaged]} answered=${answered} said=${said} busy=${busy}
					days=${answered ? daysOf(answered.told, day) : 0} answer=${answer} next=${onnext} />`
			: null}
		<div class="replay-board">
			<${Position} problem=${problem} names=${names} answered=${answered} busy=${busy} answer=${answer} />
			<aside class="replay-aside" tabindex="0">
				<section class="outcome" ref=${outcome} data-right=${right ? "" : undefined}>
					<div class="verdict-row">
						<div role=${settings.spoken.value ? undefined : "status"}>${said
							|| (answered ? html`<h2><${Sign} right=${right} /><span>${signs(verdict(answered))}</span></h2>` : null)}
						</div>
						${answered
							? html`<button type="button" class="button chief" ref=${on} onclick=${onnext}>
									${t("page.learn.on")}
								</button>`
							: null}
					</div>
					${answered ? html`<${Told} problem=${problem} day=${day} ...${answered} names=${names} />` : null}
				</section>
				${problem.kind === "hidden"
					? html`<section class="replay-tricks">
							<h2>${t("tricks.title")}</h2><${Tricks} view=${view} names=${names} />
						</section>`
					: null}
			</aside>
		</div>
	</main>`;
}

/**
 * The problem in words, with a field for typed answers.
 * @param {{problem: Problem, at: [number, number, boolean], answered: Answered | null, said: string, busy: boolean,
 *   days: number, answer: (act: string) => void, next: () => void}} props at: for [Solver.present]
 */
function Typed({ problem, at, answered, said, busy, days, answer, next }) {
	const all = useLines();
	const how = useRef({ answer, next });
	how.current = { answer, next };
	const solver = useMemo(() => new Solver(problem, all.print, {
		answer: (act) => how.current.answer(act), next: () => how.current.next(),
	}), [problem.id]);
	const known = variantOf(problem.variant) !== undefined;
	useEffect(() => void (known && solver.present(...at)), [solver, known]);
	useEffect(() => void (answered && solver.tell(answered, days)), [solver, answered]);
	useEffect(() => said ? all.print([said]) : undefined, [said]);
	return html`<${Dialogue} ...${all} obey=${(/** @type {string} */ text) =>
		void solver.obey(text, { answered: answered !== null, busy })} />`;
}

/** @param {Answered} answered */
const verdict = ({ act, told }) =>
	told.right ? t("problem.right") : t("problem.wrong", { cards: cardsIn(act) });

/**
 * The felt, with the hands to choose cards from.
 * @param {{problem: Problem, names: string[], answered: Answered | null, busy: boolean,
 *   answer: (act: string) => void}} props
 */
function Position({ problem, names, answered, busy, answer }) {
	const [chosen, setChosen] = useState(/** @type {Set<string>} */ (new Set()));
	const asked = viewOf(problem);
	const view = answered ? { ...asked, turn: [] } : asked;
	const me = view.seat ?? 0;
	const from = view.options;
	const laying = problem.kind === "bid";
	const can = answered ? null : new Set(cardsOf(from?.from));
	const own = laying || (from?.seat ?? me) === me;
	/** @param {string} c */
	const pick = (c) => {
		const next = new Set(laying ? chosen : []);
		if (chosen.has(c)) next.delete(c);
		else if (next.size < (from?.pick ?? 1)) next.add(c);
		setChosen(next);
	};
	/** @param {string} c */
	const play = (c) => can?.has(c) && answer(`play ${c}`);
	const variant = variantOf(problem.variant);
	const hand = {
		chosen: answered ? new Set(answered.told.answers[0]?.split(" ").slice(1)) : chosen, // then the right cards
		...{ twice: laying, values: laying ? worthOf(from?.worth ?? "") : null, onpick: pick, onplay: play },
	};
	const dummy = from?.seat ?? -1;
	const played = own ? null : {
		seat: dummy,
		hand: html`<${Hand} ...${hand} cards=${sorted(cardsOf(view.shown?.[dummy]?.hand), byWorth, view.trump)}
			can=${can} label=${t("dummy")} open />`,
	};
	return html`<div class="replay-table table board">
		<${Felt} view=${view} variant=${variant} names=${names} me=${me} elsewhere=${me} played=${played}>
			${laying && from && !answered
				? html`<section class="asking asked laying" aria-label=${t("page.yours")}>
						<${Laying} options=${{ ...from, offers: [] }} chosen=${chosen} variant=${variant} busy=${busy} slots
							onlay=${() => answer(`lay ${[...chosen].join(" ")}`)} />
					</section>`
				: null}
			${laying ? null : html`<p class="ask near">${signs(task(problem))}</p>`}
		<//>
		<section class=${`mine ${answered ? "" : "asked"}`} aria-label=${t("page.yourhand")}>
			<div class="me">
				<${Seat} view=${view} variant=${variant} seat=${me} name=${names[me] ?? ""} place="south" own
					chair=${undefined} now=${0} open=${null} winner=${false} />
				${view.aside
					? html`<div class="laid" role="group" aria-label=${t("page.aside")}>${minis(view.aside)}</div>`
					: null}
			</div>
			<${Hand} ...${hand} cards=${sorted(cardsOf(view.hand), byWorth, view.trump)}
				can=${own ? can : new Set()} label=${t("page.yourhand")} />
		</section>
	</div>`;
}

/** In how many days a problem comes back; 0: never. @param {ProblemOutcome} told @param {string} day */
const daysOf = (told, day) => (told.due ? numberOf(told.due) - numberOf(day) : 0);

/** The cards of an act in short form. @param {string} act */
const cardsIn = (act) => act.split(" ").slice(1).map((c) => short(c)).join(" ");

/**
 * The outcome of an answer.
 * @param {{problem: Problem, day: string, act: string, told: ProblemOutcome, names: string[]}} props
 */
function Told({ problem, day, act, told, names }) {
	const proved = problem.kind === "open" ? "problem.proved.open" : "problem.proved.hidden";
	const days = daysOf(told, day);
	const why = facts(told.why ?? []).join(" ");
	const refuted = (told.refutations ?? []).filter((r) => told.right || r.act === act);
	return html`${problem.kind === "bid"
			? html`<${Totals} told=${told} />`
			: html`<p>${signs(t(proved, { card: either(told.answers.map(cardsIn)) }))}</p>`}
		${why ? html`<p>${signs(why)}</p>` : null}
		${refuted.length
			? html`<div>${refuted.map((r) => html`<${Failing} key=${r.act} r=${r} problem=${problem} names=${names}
					open=${!told.right} />`)}</div>`
			: null}
		<${Levels} levels=${told.levels} />
		<p class="soft">${ratingLine(problem, told, days)}</p>`;
}

/** The study's result for each total. @param {{told: ProblemOutcome}} props */
function Totals({ told }) {
	const rows = (told.totals ?? []).filter((x, i) => i < 5 || x.tricks === told.bid);
	return html`<p>${t("problem.proved.bid", { n: told.answers.length })}</p>
		<ul class="ways-right">${told.answers.slice(0, 3).map((a) => html`<li key=${a}><${Act} act=${a} /></li>`)}</ul>
		<table class="book choices">
			<caption class="unseen">${t("problem.expects")}</caption>
			<thead><tr><th scope="col">${t("col.bid")}</th><th scope="col">${t("page.hint.chance")}</th>
				<th scope="col">${t("page.hint.points")}</th></tr></thead>
			<tbody>${rows.map((x) => html`<tr key=${x.tricks}>
				<${Which} best=${x.right ?? false} done=${x.tricks === told.bid}><b class="score">${number(x.tricks)}</b><//>
				<td>${percent(x.chance)}</td><td>${points(x.points)}</td>
			</tr>`)}</tbody>
		</table>`;
}

/** How often computer players find the answer. @param {{levels: ProblemLevel[]}} props */
const Levels = ({ levels }) => html`<table class="book levels">
	<caption>${t("problem.found")}</caption>
	<tbody>${levels.map(({ level, solved }) => html`<tr key=${level}>
		<th scope="row">${t(`page.level.${level}`)}</th>
		<td class="bar" aria-hidden="true"><span style=${{ "--long": `${100 * (solved ?? 0)}%` }}></span></td>
		<td>${solved === undefined ? "–" : percent(solved)}</td>
	</tr>`)}</tbody>
</table>`;

/**
 * How a card fails: a lie of the cards, and the play there.
 * @param {{r: Refutation, problem: Problem, names: string[], open: boolean}} props
 */
function Failing({ r, problem, names, open }) {
	const view = viewOf(problem);
	const lie = unseen(r, problem, view).map(({ seat, cards }) =>
		html`<span>${names[seat]}</span><span class="act">${minis(cards)}</span>`);
	/** @param {number} seat */
	const takes = (seat) => t("problem.won", { name: names[seat] ?? "", you: seat === view.seat ? "yes" : "no" });
	return html`<details open=${open}>
		<summary><span>${signs(t("problem.fails", { card: cardsIn(r.act) }))}</span></summary>
		<div>
			${lie.length
				? html`<p>${t("problem.fails.some", { fails: r.fails, of: r.of })}</p><div class="lie">${lie}</div>`
				: null}
			<ol class="line">${r.tricks.map(({ acts, won }, i) => html`<li key=${i}>
				<span class="act">${acts.map((a) => minis(a.split(" ")[2]))}</span>
				<span>${won === undefined ? "" : takes(won)}</span>
			</li>`)}</ol>
		</div>
	</details>`;
}
