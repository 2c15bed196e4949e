// Draws the last page of a match as a picture to share: a sheet in daytime colours on the felt, with two
// nines.

import { pips } from "../base/card.js";
import { number, t } from "../base/phrase.js";

/** @typedef {{seat: number, name: string, total: number, bonus: number}} Place bonus: the part of the total */
/**
 * The contents of a last page.
 * @typedef {object} Page
 * @property {string} title the variant and the day
 * @property {string} winner
 * @property {Place[]} places the best first
 * @property {string[]} facts
 * @property {{at: number[][], ends: number[]}} course
 */

const [width, height] = [1080, 1350];

/** The sheet: its top, its bottom, its side margins, and the margin of its contents. */
const [head, foot, side, edge] = [350, 1266, 48, 96];

/** The colours of book.css and cards.css. */
const colours = {
	leaf: "#fbf6ea", ink: "#24201a", rule: "#cdbf9f", accent: "#b8371a", felt: "#f1e9d6", soft: "#b9c8bd",
	card: "#fffaee", cardEdge: "#cfc3a8", red: "#b8261b", black: "#221e1a", shade: "rgb(0 0 0 / 0.35)",
};
const dashes = [[], [16, 9], [5, 8], [26, 9, 5, 9], [30, 14]];

/** @param {string} weight @param {number} size @param {"title" | "text"} kind */
const font = (weight, size, kind) =>
	`${weight} ${size}px ${kind === "title" ? '"Alegreya", Palatino, serif' : '"Alegreya Sans", sans-serif'}`;

/**
 * Lines of words no wider than most.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} most @returns {string[]}
 */
function wrapped(pen, text, most) {
	/** @type {string[]} */
	const lines = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		const more = `${last} ${word}`;
		if (last !== undefined && pen.measureText(more).width <= most) lines[lines.length - 1] = more;
		else lines.push(word);
	}
	return lines;
}

/**
 * A text, cut between whole characters if it is too wide.
 * @param {Pick<CanvasRenderingContext2D, "measureText">} pen @param {string} text @param {number} most
 */
export function cut(pen, text, most) {
	if (pen.measureText(text).width <= most) return text;
	const seen = Array.from(new Intl.Segmenter().segment(text), (s) => s.segment);
	do seen.pop();
	while (seen.length > 1 && pen.measureText(`${seen.join("")}…`).width > most);
	return `${seen.join("")}…`;
}

/** A current colour of the page. @param {string} name */
function colourOf(name) {
	const probe = document.body.appendChild(document.createElement("i"));
	probe.style.color = `var(${name})`;
	const { color } = getComputedStyle(probe);
	probe.remove();
	return color;
}

/** @param {CanvasRenderingContext2D} pen @param {number} y @param {number} thick @param {string} colour */
function rule(pen, y, thick, colour = colours.ink) {
	pen.fillStyle = colour;
	pen.fillRect(edge, y, width - 2 * edge, thick);
}

/** Draws with a shadow, as if lying on the table. @param {CanvasRenderingContext2D} pen @param {() => void} draw */
function lying(pen, draw) {
	pen.save();
	pen.shadowColor = colours.shade;
	pen.shadowBlur = 26;
	pen.shadowOffsetY = 9;
	draw();
	pen.restore();
}

/**
 * A nine, as the page draws it, around its centre.
 * @param {CanvasRenderingContext2D} pen @param {"H" | "S"} suit @param {{x: number, y: number, turn:
 * number}} where
 */
function nine(pen, suit, { x, y, turn }) {
	const pip = new Path2D(document.querySelector(`#pip-${suit} path`)?.getAttribute("d") ?? "");
	pen.save();
	pen.translate(x, y);
	pen.rotate(turn);
	pen.scale(1.85, 1.85);
	pen.beginPath();
	pen.roundRect(-50, -70, 100, 140, 4.5);
	pen.fillStyle = colours.card;
	lying(pen, () => pen.fill());
	pen.lineWidth = 0.6;
	pen.strokeStyle = colours.cardEdge;
	pen.stroke();
	pen.fillStyle = suit === "H" ? colours.red : colours.black;
	/** @param {number} left @param {number} top @param {number} size @param {boolean} [over] upside down */
	const mark = (left, top, size, over = false) => {
		pen.save();
		pen.translate(left - 50, top - 70);
		pen.scale(size / 100, (over ? -size : size) / 100);
		pen.translate(-50, -50);
		pen.fill(pip);
		pen.restore();
	};
	for (const [left, top] of pips[9] ?? []) mark(left, top, 20, top > 70);
	pen.textAlign = "center";
	pen.font = font("700", 31, "text");
	for (let i = 0; i < 2; i++) {
		pen.fillText("9", -38.25, -43.5);
		mark(11.75, 40.5, 16);
		pen.rotate(Math.PI);
	}
	pen.restore();
}

/**
 * The felt with the sheet and the cards, the title, and the winner.
 * @param {CanvasRenderingContext2D} pen @param {Page} page
 */
function table(pen, { title, winner }) {
	pen.fillStyle = colourOf("--felt"); // the person's own
	pen.fillRect(0, 0, width, height);
	pen.fillStyle = colourOf("--felt-deep");
	pen.fillRect(0, foot, width, height - foot);
	pen.fillStyle = colours.leaf;
	lying(pen, () => pen.fillRect(side, head, width - 2 * side, foot - head + 24));
	nine(pen, "S", { x: 812, y: 206, turn: -0.14 });
	nine(pen, "H", { x: 930, y: 214, turn: 0.1 });
	pen.fillStyle = colours.soft;
	pen.font = font("400", 32, "text");
	pen.fillText(cut(pen, title, 600), side, 92);
	pen.fillStyle = colours.felt;
	won(pen, winner, 640);
	pen.fillStyle = colours.soft;
	pen.font = font("400", 28, "text");
	pen.textAlign = "center";
	pen.fillText(`Ninety-Nine · ${t("page.picture.by")}`, width / 2, height - 24);
	pen.textAlign = "left";
}

/**
 * The winner, as large as fits beside the cards.
 * @param {CanvasRenderingContext2D} pen @param {string} winner @param {number} most the width
 */
function won(pen, winner, most) {
	/** @param {number} size */
	const lines = (size) => ((pen.font = font("500", size, "title")), wrapped(pen, winner, most));
	/** @param {number} size */
	const fits = (size) => {
		const all = lines(size);
		return all.length * size <= 186 && all.every((line) => pen.measureText(line).width <= most);
	};
	const size = [88, 62].find(fits) ?? 46;
	const all = lines(size).length;
	let wide = most;
	while (wide > 0 && wrapped(pen, winner, wide - 8).length === all) wide -= 8; // no word alone in the last line
	const set = wrapped(pen, winner, wide).slice(0, 4);
	const apart = size * 1.06;
	const top = 218 + size * 0.3 - ((set.length - 1) * apart) / 2;
	set.forEach((line, i) => pen.fillText(cut(pen, line, most), side, top + apart * i));
}

/** Draws the path as the line of a place. @param {CanvasRenderingContext2D} pen @param {number} place */
function drawn(pen, place) {
	pen.strokeStyle = place === 0 ? colours.accent : colours.ink;
	pen.lineWidth = place === 0 ? 7 : 4;
	pen.lineJoin = "round";
	pen.setLineDash(dashes[place] ?? []);
	pen.stroke();
	pen.setLineDash([]);
}

/**
 * The final score.
 * @param {CanvasRenderingContext2D} pen @param {Page} page @param {number} top @returns {number} the
 * bottom
 */
function scoreAt(pen, { places }, top) {
	rule(pen, top, 6, colours.accent);
	rule(pen, top + 11, 2, colours.accent);
	const row = 58;
	places.forEach(({ name, total }, i) => {
		const y = top + 70 + row * i;
		pen.fillStyle = colours.ink;
		pen.font = font(i === 0 ? "700" : "400", 42, "text");
		pen.fillText(cut(pen, name, 600), edge, y);
		pen.textAlign = "right";
		pen.fillText(number(total), width - edge, y);
		pen.textAlign = "left";
		pen.beginPath(); // its line in the chart
		pen.moveTo(width - edge - 330, y - 13);
		pen.lineTo(width - edge - 170, y - 13);
		drawn(pen, i);
		rule(pen, y + 15, 1.5, colours.rule);
	});
	return top + 70 + row * places.length;
}

/**
 * The totals, deal by deal, between two heights.
 * @param {CanvasRenderingContext2D} pen @param {Page} page @param {number} top @param {number} bottom
 */
function chart(pen, { course: { at }, places }, top, bottom) {
	const all = at.flat();
	const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
	const x = (/** @type {number} */ n) => edge + (n * (width - 2 * edge)) / Math.max(1, at.length);
	const y = (/** @type {number} */ n) => bottom - ((n - low) * (bottom - top)) / (high - low);
	rule(pen, y(0), 2, colours.rule);
	places.forEach(({ seat }, place) => {
		pen.beginPath();
		pen.moveTo(x(0), y(0));
		at.forEach((totals, n) => pen.lineTo(x(n + 1), y(totals[seat] ?? 0)));
		drawn(pen, place);
	});
}

/**
 * The facts, from the foot upwards.
 * @param {CanvasRenderingContext2D} pen @param {Page} page @returns {number} the top
 */
function factsAt(pen, { facts }) {
	pen.font = font("400", 34, "text");
	const lines = facts.slice(0, 4).flatMap((fact) =>
		wrapped(pen, fact, width - 2 * edge - 34).map((line, i) => ({ line, i })),
	);
	const top = foot - 28 - 46 * (lines.length - 1);
	lines.forEach(({ line, i }, n) => {
		const y = top + 46 * n;
		pen.fillStyle = colours.accent;
		if (i === 0) pen.fill(diamond(edge + 9, y - 11, 10));
		pen.fillStyle = colours.ink;
		pen.fillText(line, edge + 34, y);
	});
	return top - 60;
}

/** @param {number} x @param {number} y @param {number} r */
const diamond = (x, y, r) => new Path2D(`M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`);

/** Draws the page as PNG. @param {Page} page @returns {Promise<Blob>} */
export async function picture(page) {
	const fonts = [font("500", 88, "title"), font("400", 34, "text"), font("700", 42, "text")];
	await Promise.all(fonts.map((f) => document.fonts.load(f)));
	const sheet = document.createElement("canvas");
	[sheet.width, sheet.height] = [width, height];
	const pen = /** @type {CanvasRenderingContext2D} */ (sheet.getContext("2d"));
	table(pen, page);
	const under = scoreAt(pen, page, head + 44);
	const above = factsAt(pen, page);
	if (above - under > 120) chart(pen, page, under + 40, above - 6);
	return new Promise((go, fail) => sheet.toBlob((made) => (made ? go(made) : fail(new Error("no picture")))));
}
