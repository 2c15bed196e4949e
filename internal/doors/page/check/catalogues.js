// The catalogues of phrases, for modules that fetch them as in a browser. Import it before those
// modules speak.

import { readFileSync } from "node:fs";

/** The messages of a language. */
export const catalogue = (language) =>
	JSON.parse(readFileSync(new URL(`../../../base/phrase/${language}.json`, import.meta.url), "utf8"));

globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (
	async (path) => Response.json(catalogue(/(\w\w)(\.\w+)?\.json$/.exec(path)[1]))
);
