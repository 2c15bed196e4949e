// The catalogues of phrases, for modules that fetch them as in a browser. Import it before those
// modules speak.

import { readFileSync } from "node:fs";

const file = (name) => JSON.parse(readFileSync(new URL(`../joined/lang/${name}.json`, import.meta.url), "utf8"));

/** The messages of a language, as a browser gets them. */
export const catalogue = (language) =>
	Object.assign({}, ...["", ".more", ".course"].map((part) => file(language + part)));

globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (
	async (path) => Response.json(catalogue(/(\w\w)(\.\w+)?\.json$/.exec(path)[1]))
);
