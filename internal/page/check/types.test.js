// The types of what goes over the wire against the API's own description: npm test

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (at) => readFileSync(new URL(at, import.meta.url), "utf8");
const { schemas } = JSON.parse(read("../../httpd/openapi.json")).components;

/** Parts of schemas that have a name of their own here. */
const within = {
	Options: schemas.View.properties.options,
	Why: schemas.View.properties.why,
	Score: schemas.Scores.properties.scores.items,
	Choice: schemas.Advice.properties.choices.items,
	Bid: schemas.Advice.properties.bids.items,
	Premium: schemas.Advice.properties.bids.items.properties.premiums.items,
	Short: schemas.VariantList.properties.variants.items,
};

/** A schema, or what it refers to. */
function schema(name) {
	const s = within[name] ?? schemas[name];
	const ref = s?.$ref?.split("/").slice(3);
	return ref ? ref.reduce((at, part) => at[part], schemas) : s;
}

/** The fields of a type as "seq" or "seat?", sorted. */
function fieldsOf(text) {
	const named = [...text.matchAll(/^ \* @property \{.*?\} (\[)?(\w+)/gm)].map(
		([, may, name]) => name + (may ? "?" : ""),
	);
	const inline = /@typedef \{\{(.*)\}\} \w+/.exec(text)?.[1] ?? "";
	return [...named, ...[...inline.matchAll(/(\w+\??): /g)].map(([, name]) => name)].sort();
}

const types = read("../static/app/types.js").matchAll(/\/\*\*(?:(?!\*\/)[^])*?@typedef \{(?:(?!\*\/)[^])*?\*\//g);

for (const [text] of types) {
	const [, object, other] = /@typedef \{(?:object\} (\w+)|.*\} (\w+))/.exec(text) ?? [];
	const name = object ?? other ?? "";
	const s = schema(name);
	if (!s?.properties || name === "Variant") continue; // a variant has more than the page reads
	test(`fields of ${name}`, () => {
		const want = Object.keys(s.properties).map((field) => field + (s.required?.includes(field) ? "" : "?"));
		assert.deepEqual(fieldsOf(text), want.filter((f) => name !== "View" || f !== "view").sort());
	});
}
