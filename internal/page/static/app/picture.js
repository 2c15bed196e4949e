// A match's last page as a picture: the day edition, whatever the page looks like, for
// it is read among other pictures.

import { number, t } from "./phrase.js";

/** @typedef {import("./lastpage.js").Page} Page */

const [width, height, edge] = [1080, 1350, 90];
const colours = { paper: "#f6efe0", ink: "#24201a", soft: "#655c4d", rule: "#cdbf9f", accent: "#b8371a" };
const dashes = [[], [16, 9], [5, 8], [26, 9, 5, 9], [30, 14]];

/** @param {string} weight @param {number} size @param {"title" | "text"} kind */
const font = (weight, size, kind) =>
	`${weight} ${size}px ${kind === "title" ? '"Alegreya", Palatino, serif' : '"Alegreya Sans", sans-serif'}`;

/**
 * Lines of words no wider than that.
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
 * A text that is cut if it is too wide.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} most
 */
function cut(pen, text, most) {
	let said = text;
	while (said.length > 1 && pen.measureText(said).width > most) said = `${said.slice(0, -2)}…`;
	return said;
}

/** @param {CanvasRenderingContext2D} pen @param {number} y @param {number} thick @param {string} colour */
function rule(pen, y, thick, colour = colours.ink) {
	pen.fillStyle = colour;
	pen.fillRect(edge, y, width - 2 * edge, thick);
}

/**
 * The head: the game's number, stamped, the title, and who won.
 * @param {CanvasRenderingContext2D} pen @param {Page} page @returns {number} where it ends
 */
function head(pen, { title, winner }) {
	pen.fillStyle = colours.soft;
	pen.font = font("400", 34, "text");
	pen.fillText(cut(pen, title, width - 2 * edge - 200), edge, 130);
	pen.save();
	pen.translate(width - edge - 70, 116);
	pen.rotate(-0.1);
	pen.strokeStyle = pen.fillStyle = colours.accent;
	pen.lineWidth = 7;
	pen.strokeRect(-70, -56, 140, 112);
	pen.lineWidth = 2;
	pen.strokeRect(-59, -45, 118, 90);
	pen.textAlign = "center";
	pen.font = font("500", 84, "title");
	pen.fillText("99", 0, 22);
	pen.restore();
	rule(pen, 190, 6);
	rule(pen, 202, 2);
	pen.fillStyle = colours.ink;
	pen.font = font("500", 92, "title");
	const lines = wrapped(pen, winner, width - 2 * edge).slice(0, 2);
	lines.forEach((line, i) => pen.fillText(cut(pen, line, width - 2 * edge), edge, 310 + 98 * i));
	return 320 + 98 * (lines.length - 1);
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
 * @param {CanvasRenderingContext2D} pen @param {Page} page @param {number} top @returns {number} where it ends
 */
function scoreAt(pen, { places }, top) {
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
 * @param {CanvasRenderingContext2D} pen @param {Page} page @returns {number} where they begin
 */
function factsAt(pen, { facts }) {
	pen.font = font("400", 36, "text");
	const lines = facts.slice(0, 4).flatMap((fact) => wrapped(pen, fact, width - 2 * edge));
	const top = height - 150 - 48 * (lines.length - 1);
	pen.fillStyle = colours.ink;
	lines.forEach((line, i) => pen.fillText(line, edge, top + 48 * i));
	rule(pen, height - 100, 2);
	pen.fillStyle = colours.soft;
	pen.font = font("400", 30, "text");
	pen.fillText(`Ninety-Nine · ${t("page.picture.by")}`, edge, height - 52);
	return top - 60;
}

/** Draws the page as PNG. @param {Page} page @returns {Promise<Blob>} */
export async function picture(page) {
	const fonts = [font("500", 92, "title"), font("400", 36, "text"), font("700", 42, "text")];
	await Promise.all(fonts.map((f) => document.fonts.load(f)));
	const sheet = document.createElement("canvas");
	[sheet.width, sheet.height] = [width, height];
	const pen = /** @type {CanvasRenderingContext2D} */ (sheet.getContext("2d"));
	pen.fillStyle = colours.paper;
	pen.fillRect(0, 0, width, height);
	const under = scoreAt(pen, page, head(pen, page));
	const above = factsAt(pen, page);
	if (above - under > 120) chart(pen, page, under + 30, above - 10);
	return new Promise((go, fail) => sheet.toBlob((made) => (made ? go(made) : fail(new Error("no picture")))));
}
