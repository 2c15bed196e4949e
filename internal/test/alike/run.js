// Runs a program of Go in WebAssembly under Node, as a page would: its nets are files that
// it fetches. usage: node run.js WASM_EXEC PROGRAM NETS [arguments]
"use strict";
const fs = require("fs");
const path = require("path");
globalThis.fs = fs;
globalThis.path = path;
const [start, program, nets, ...rest] = process.argv.slice(2);
require(start);
globalThis.fetch = async (name) => new Response(fs.readFileSync(path.join(nets, path.basename(name))));
const go = new Go();
go.argv = [program, ...rest];
go.exit = process.exit;
(async () => {
	const { instance } = await WebAssembly.instantiate(fs.readFileSync(program), go.importObject);
	await go.run(instance);
})().catch((e) => {
	console.error(e);
	process.exit(1);
});
