// In a page: a table whose name was hung up hears that one message, and no other; the rest it
// asks of the real table at which the message was told.
(() => {
	const pictures = {};
	addEventListener("hang", ({ detail }) => {
		const { name, table, message } = JSON.parse(detail);
		pictures[name] = { table, message };
	});
	const ask = window.fetch;
	window.fetch = async (at, how) => {
		const [, name, rest = ""] = /\/api\/tables\/(gallery[^/?]*)(\/[^?]*)?/.exec(String(at)) ?? [];
		const picture = pictures[name];
		if (!picture) return ask(at, how);
		if (rest === "/commands") return new Promise(() => {}); // an act waits for its answer
		if (rest === "") return Response.json(picture.message);
		if (rest !== "/events") return ask(String(at).replace(name, picture.table), how);
		const line = new TextEncoder().encode(`${JSON.stringify(picture.message)}\n`);
		return new Response(new ReadableStream({ start: (to) => to.enqueue(line) }));
	};
})();
