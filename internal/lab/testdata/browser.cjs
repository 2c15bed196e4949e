// Node with this preloaded is like the page's worker: vectors reach Go's memory, and nets can be fetched.
const { readFileSync } = require("node:fs");
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...how) => {
	const made = await instantiate(...how);
	globalThis.goMemory ??= made.instance?.exports.mem; // fetch instantiates modules of its own
	return made;
};
globalThis.fetch = async (at) => new Response(readFileSync(at.replace("../net/", "../think/trained/")));
