// A chart of lines: one for each hand, labelled at its end.

import { html } from "./html.js";
import { number } from "./phrase.js";

/**
 * A chart of what each hand has after each of some moments, before the first of them nought.
 * @param {{at: number[][], names: string[], label: string, foot: string, me?: number, ends?: number[],
 *   from?: number[]}} props
 *   at: by moment and hand; ends: after which moments something ended; from: what they had before, if not nought
 */
export function Chart({ at, names, label, foot, me = -1, ends = [], from = [] }) {
	const [width, height, right] = [470, 210, 104];
	const all = [...from, ...at.flat()];
	const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
	const x = (/** @type {number} */ n) => 34 + (n * (width - right - 34)) / Math.max(1, at.length);
	const y = (/** @type {number} */ n) => height - 22 - ((n - low) * (height - 34)) / (high - low);
	const labels = apart((at[at.length - 1] ?? []).map(y), 20);
	const step = scale(high - low);
	const lowest = Math.ceil(low / step);
	const marks = Array.from({ length: Math.floor(high / step) - lowest + 1 }, (_, i) => (lowest + i) * step);
	return html`<figure class="course"><svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
		${marks.map(
			(n) => html`<g key=${n}>
				<line class=${n === 0 ? "base" : "grid"} x1="34" x2=${width - right} y1=${y(n)} y2=${y(n)} />
				<text x="28" y=${y(n) + 5} text-anchor="end">${number(n)}</text>
			</g>`,
		)}
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

/** A round spacing for grid lines. @param {number} span */
function scale(span) {
	const rough = span / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}

/**
 * Moves labels apart that are too close to read, keeping their order.
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
