// Length of lines and functions in all code here: npm test

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { parse } from "acorn";

const columns = 120;
const lines = 60;

const folders = ["../static/app/", "./", "../../../test/browser/testdata/"].map((at) => new URL(at, import.meta.url));
const files = folders.flatMap((at) => readdirSync(at, { recursive: true }).map((name) => new URL(name, at)));

/** All functions within a node of a syntax tree, each with its name. */
function functions(node, name = "") {
	if (Array.isArray(node)) return node.flatMap((n) => functions(n, name));
	if (typeof node?.type !== "string") return [];
	const called = node.id?.name ?? node.key?.name ?? name;
	const within = Object.values(node).flatMap((n) => (n && typeof n === "object" ? functions(n, called) : []));
	return /Function/.test(node.type) ? [{ called, from: node.loc.start.line, to: node.loc.end.line }, ...within] : within;
}

for (const file of files.filter((f) => f.pathname.endsWith(".js"))) {
	const name = file.pathname.split("/").slice(-2).join("/");
	const text = readFileSync(file, "utf8");
	test(`lines of ${name}`, () => {
		const long = text.split("\n").flatMap((line, i) => (line.length > columns ? [`${name}:${i + 1}`] : []));
		assert.deepEqual(long, [], `longer than ${columns} characters`);
	});
	if (/testdata.(driver|gallery).js/.test(name)) continue; // a single function that runs in any page
	test(`functions of ${name}`, () => {
		const tree = parse(text, { ecmaVersion: "latest", sourceType: "module", locations: true });
		const long = functions(tree).filter(({ from, to }) => to - from >= lines);
		assert.deepEqual(long, [], `longer than ${lines} lines`);
	});
}
