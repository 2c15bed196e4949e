// The course: its lessons, and which of them the person has completed.

import { base } from "../base/build.js";
import { html, useEffect } from "../base/html.js";
import { language, speakCourse, t } from "../base/phrase.js";
import { useAsked } from "../parts/components.js";
import { fetchCourse } from "./lesson.js";
import { done } from "./lessonrun.js";
/** @import { Plan } from "./lesson.js" */

/** All lessons, once their texts are loaded too. */
export const useCourse = () =>
	useAsked(async () => {
		const [plans] = await Promise.all([fetchCourse(), speakCourse(language.peek(), base)]);
		return plans;
	});

/** The list of lessons: how to play, how to play well, and other ways to play. @param {{plans: Plan[]}} props */
export function Course({ plans }) {
	useEffect(() => void (document.title = `${t("course.title")} · Ninety-Nine`));
	const finished = new Set(done());
	const next = plans.find((p) => !finished.has(p.id))?.id;
	const [first, ...rest] = plans;
	const parts = /** @type {const} */ ([
		["start", first ? [first] : []],
		["well", rest.filter((p) => p.variant === first?.variant)],
		["ways", rest.filter((p) => p.variant !== first?.variant)],
	]);
	return html`<main id="main" tabindex="-1" class="lessons">
		<h1>${t("course.title")}</h1>
		<p class="lead">${t("course.lead")}</p>
		<p class="soft">${t("course.finished", { n: plans.filter((p) => finished.has(p.id)).length, of: plans.length })}</p>
		${parts.map(
			([part, lessons]) => html`<section key=${part}><h2>${t(`course.part.${part}`)}</h2>
				<ol start=${plans.indexOf(/** @type {Plan} */ (lessons[0])) + 1}>${lessons.map(
					(p) => html`<${Entry} key=${p.id} plan=${p} n=${plans.indexOf(p) + 1} done=${finished.has(p.id)}
						next=${p.id === next} />`,
				)}</ol>
			</section>`,
		)}
		<p class="row">
			<a class="button plain" href="/problems">${t("page.nav.problems")}</a>
			<a class="button plain" href="/bids">${t("page.nav.bids")}</a>
			<a class="button plain" href="/daily">${t("page.nav.daily")}</a>
		</p>
	</main>`;
}

/** @param {{plan: Plan, n: number, done: boolean, next: boolean}} props */
const Entry = ({ plan: { id, minutes }, n, done, next }) => html`<li class=${done ? "done" : next ? "next" : ""}>
	<a href=${`/learn/${id}`}>
		<span class="number score" aria-hidden="true">${n}</span>
		<b>${t(`course.${id}`)}</b>
		<span class="soft goal">${t(`course.${id}.goal`)}</span>
		<span class="small soft">${done ? `✓ ${t("course.seen")}` : t("course.minutes", { n: minutes })}</span>
	</a>
</li>`;
