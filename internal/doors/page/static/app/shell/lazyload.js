// Loads what comes after the lobby.

import { base } from "../base/build.js";

/** Loads all other screens and their style. */
export async function later() {
	const [screens] = await Promise.all([import("./screens.js"), dress(`${base}style/more.css`)]);
	return screens;
}

/** Adds a style sheet, unless the document has it already. @param {string} url */
async function dress(url) {
	if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return;
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = url;
	document.head.append(link);
	await new Promise((go, fail) => {
		link.onload = go;
		link.onerror = fail;
	}).catch((why) => {
		link.remove(); // let the next call try again
		throw why;
	});
}
