// The catalogues of phrases, for modules that fetch them as in a browser. Import it before those modules
// load messages.

import { readFileSync } from "node:fs";

const file = (name) => JSON.parse(readFileSync(new URL(`../joined/lang/${name}.json`, import.meta.url), "utf8"));

export const catalogue = (language) =>
	Object.assign({}, ...["", ".more", ".course"].map((part) => file(language + part)));

globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (
	async (path) => Response.json(catalogue(/(\w\w)(\.\w+)?\.json$/.exec(path)[1]))
);
