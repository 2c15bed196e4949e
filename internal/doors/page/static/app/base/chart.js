// Charts: lines, one for each hand, labelled at its end; and a line in the band of its
// intervals.

import { html } from "./html.js";
import { number } from "./phrase.js";

/**
 * A chart of each hand's total at each moment, beginning with zero.
 * @param {{at: number[][], names: string[], label: string, foot: string, me?: number, ends?: number[],
 *   from?: number[]}} props
 *   at: by moment and hand; ends: the moments after which a game ended; from: the totals at the start, if not zero
 */
export function Chart({ at, names, label, foot, me = -1, ends = [], from = [] }) {
	const [width, height, right] = [470, 210, 104];
	const all = [...from, ...at.flat()];
	const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
	const x = (/** @type {number} */ n) => 34 + (n * (width - right - 34)) / Math.max(1, at.length);
	const y = (/** @type {number} */ n) => height - 22 - ((n - low) * (height - 34)) / (high - low);
	const labels = apart((at[at.length - 1] ?? []).map(y), 20);
	return html`<figure class="course"><svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
		<${Grid} low=${low} high=${high} y=${y} to=${width - right} />
		${ends.map((n) => html`<line key=${n} class="end" x1=${x(n)} x2=${x(n)} y1="6" y2=${height - 22} />`)}
		${names.slice(0, at[0]?.length ?? 0).map(
			(name, i) => html`<g key=${i} class=${i === me ? "self" : ""} data-line=${i}>
				<polyline points=${[`${x(0)},${y(from[i] ?? 0)}`, ...at.map((p, n) => `${x(n + 1)},${y(p[i] ?? 0)}`)].join(" ")} />
				<text x=${width - right + 8} y=${(labels[i] ?? 0) + 5}>${name.length > 11 ? `${name.slice(0, 10)}…` : name}</text>
			</g>`,
		)}
		<text class="axis" x=${x(at.length)} y=${height - 4} text-anchor="end">${foot}</text>
	</svg></figure>`;
}

/**
 * Grid lines across, with their figures at the left.
 * @param {{low: number, high: number, y: (n: number) => number, to: number, said?: (n: number) => string}} props
 *   to: where they end; said: formats a figure
 */
function Grid({ low, high, y, to, said = number }) {
	const step = scale(high - low);
	const lowest = Math.ceil(low / step);
	const marks = Array.from({ length: Math.floor(high / step) - lowest + 1 }, (_, i) => (lowest + i) * step);
	return marks.map(
		(n) => html`<g key=${n}>
			<line class=${n === 0 ? "base" : "grid"} x1="34" x2=${to} y1=${y(n)} y2=${y(n)} />
			<text x="28" y=${y(n) + 5} text-anchor="end">${said(n)}</text>
		</g>`,
	);
}

/** @typedef {{from: number, to: number, mean: number, low: number, high: number}} Stretch a mean with its interval */

/**
 * A mean over time, with the band of its intervals if that says something.
 * @param {{of: Stretch[], last: number, label: string, foot: string, all: number, most?: number | undefined,
 *   said?: (n: number) => string, banded: boolean}} props
 *   last: the end of time; all: the overall mean; most: the greatest possible value
 */
export function Band({ of, last, label, foot, all, most, said = number, banded }) {
	const [width, height, left] = [470, 230, 34];
	const top = most ?? Math.max(1, ...of.map((p) => p.mean), Math.min(...of.map((p) => p.high)), all * 2);
	const low = Math.min(0, ...of.map((p) => p.mean));
	const clip = (/** @type {number} */ n) => Math.min(top, Math.max(low, n));
	const x = (/** @type {number} */ n) => left + (n * (width - left - 6)) / Math.max(1, last);
	const y = (/** @type {number} */ n) => height - 24 - ((clip(n) - low) * (height - 36)) / (top - low);
	const middle = (/** @type {Stretch} */ p) => x((p.from - 1 + p.to) / 2);
	const edge = (/** @type {"low" | "high"} */ side) => of.map((p) => `${middle(p)},${y(p[side])}`);
	return html`<figure class="course band"><svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
		${banded ? html`<polygon class="interval" points=${[...edge("high"), ...edge("low").reverse()].join(" ")} />` : null}
		<${Grid} low=${low} high=${top} y=${y} to=${width - 6} said=${said} />
		<line class="all" x1=${left} x2=${width - 6} y1=${y(all)} y2=${y(all)} />
		<g class="self"><polyline points=${of.map((p) => `${middle(p)},${y(p.mean)}`).join(" ")} />
			${of.map((p) => html`<circle key=${p.from} cx=${middle(p)} cy=${y(p.mean)} r="3.5" />`)}</g>
		<text class="axis" x=${width - 6} y=${height - 4} text-anchor="end">${foot}</text>
	</svg></figure>`;
}

/** A round spacing for grid lines. @param {number} span */
function scale(span) {
	const rough = span / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}

/**
 * Moves labels apart that are too close to read; their order stays.
 * @param {number[]} places @param {number} gap @returns {number[]}
 */
function apart(places, gap) {
	const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
	const out = [...places];
	order.forEach((i, n) => {
		const above = order[n - 1];
		if (above !== undefined) out[i] = Math.max(out[i] ?? 0, (out[above] ?? 0) + gap);
	});
	const over = Math.max(0, Math.max(...out) - (210 - 8));
	return out.map((p) => p - over);
}
