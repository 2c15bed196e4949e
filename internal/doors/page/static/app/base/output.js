// Passes things to the person's device: a file to save, packed or not, or a text to copy.

import { number } from "./phrase.js";

/** Has the browser save a file. @param {Blob} content @param {string} name */
export function saveFile(content, name) {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(content);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may still be saving it
}

/** Has the browser save a table. @param {string} csv @param {string} name */
export const saveTable = (csv, name) => saveFile(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }), name);

/** A cell; no spreadsheet may read a text as a formula. @param {string | number} of @param {boolean} [comma] */
const cell = (of, comma = false) => (typeof of === "number" ? String(of).replace(".", comma ? "," : ".")
	: `"${of.replace(/^(?=[\t\r\n]|[\s\p{C}]*[=+@＝＋－＠-])/u, "'").replaceAll('"', '""')}"`);

/** Whether the decimal sign is a comma: then spreadsheets expect semicolons between cells. */
export const byComma = () => number(0.5).includes(",");

/** Rows of numbers and texts as CSV, as package spreadsheet has them. @param {(string | number)[][]} rows */
export const csvOf = (rows, comma = byComma()) =>
	rows.map((row) => `${row.map((of) => cell(of, comma)).join(comma ? ";" : ",")}\r\n`).join("");

/** Copies a text. @param {string} text @returns {Promise<boolean>} false if the browser refuses */
export const copyText = async (text) =>
	(await navigator.clipboard?.writeText(text).then(() => true, () => false)) ?? false;

/** A blob compressed by gzip. @param {Blob} content */
export const gzip = (content) => new Response(content.stream().pipeThrough(new CompressionStream("gzip"))).blob();
