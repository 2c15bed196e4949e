// Runs a program of Go in WebAssembly under Node, as a page would: it lends the program's
// memory to its kernels, unless VECTORS is off, and its nets are files of the folder NETS.
// usage: node run.js WASM_EXEC PROGRAM [arguments]
"use strict";
const fs = require("fs");
const path = require("path");
globalThis.fs = fs;
globalThis.path = path;
const [start, program, ...rest] = process.argv.slice(2);
require(start);
globalThis.fetch = async (name) => new Response(fs.readFileSync(path.join(process.env.NETS, path.basename(name))));
const go = new Go();
go.argv = [program, ...rest];
go.env = { TMPDIR: require("os").tmpdir(), ...process.env };
go.exit = process.exit;
(async () => {
	const { instance } = await WebAssembly.instantiate(fs.readFileSync(program), go.importObject);
	if (process.env.VECTORS !== "off") globalThis.goMemory = instance.exports.mem;
	await go.run(instance);
})().catch((e) => {
	console.error(e);
	process.exit(1);
});
