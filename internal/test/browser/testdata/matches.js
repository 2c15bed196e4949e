// Plays whole matches in the engine of the page, without drawing them. It starts the page's
// own workers, as alone.js does, over a database of their own.
(() => {
	const base = document.body.dataset.base;
	const between = new MessageChannel();
	const waiting = new Map();
	let last = 0;
	const run = (role, beside) => {
		const worker = new Worker(new URL(`${base}worker/engine.js`, location.href), { name: role });
		worker.postMessage({ role, beside, database: "matches", slowly: false }, [beside]);
		worker.onerror = (e) => (window.failed = `${role}: ${e.message}`);
		return worker;
	};
	const hall = run("hall", between.port1);
	const ready = new Promise((done) => {
		hall.onmessage = ({ data }) => {
			if (data.sign === "ready") done();
			else if (data.failed || data.fault || data.unkept) window.failed = data.failed ?? data.fault ?? data.unkept;
			else waiting.get(data.id)?.(data);
		};
	});
	run("thinker", between.port2).onmessage = ({ data }) => {
		if (data.failed || data.fault) window.failed = data.failed ?? data.fault;
	};

	/** Asks the hall; with each, it is told every line that follows. */
	const ask = (method, path, body, each) =>
		new Promise((done) => {
			const id = ++last;
			waiting.set(id, (word) => {
				const stop = () => (waiting.delete(id), hall.postMessage({ cancel: id }), done());
				if (word.line !== undefined) return each(word.line, stop);
				waiting.delete(id);
				const text = word.body ? new TextDecoder().decode(word.body) : "";
				// A command may come too late, as the table plays what is settled by itself: what follows is awaited.
				if (word.status === 409) return done("{}");
				if (!(word.status < 300)) window.failed ??= `${method} ${path}: ${word.status} ${text}`;
				done(text);
			});
			const bytes = body && new TextEncoder().encode(JSON.stringify(body));
			hall.postMessage({ id, method, path, query: [], media: "application/json", body: bytes });
		});

	/** One of the options of the View's seat, anyhow. */
	const act = ({ options: { seat = -1, kind, from, pick, acts } = {} }) => {
		const some = (list) => list.splice(Math.floor(Math.random() * list.length), 1)[0];
		if (acts?.length) return [some(acts), seat];
		if (!from) return [];
		const left = from.split(" ");
		return [[kind, ...Array.from({ length: pick }, () => some(left))].join(" "), seat];
	};

	/** Plays a match to its end, and returns its record. */
	const play = async (id, variant, level, live) => {
		const bots = ["", ...Array(live - 1).fill(level)];
		const settings = { variant, pace: 1 };
		const { table } = JSON.parse(await ask("POST", "/api/tables", { id, settings, sit: true, bots, ready: true }));
		const at = `/api/tables/${table}`;
		let n = 0;
		let answered = 0; // the last command's entry
		const command = async (what, seen) => {
			answered = Infinity; // until it is
			answered = JSON.parse(await ask("POST", `${at}/commands`, { id: `${n++}`, ...what })).seq ?? seen + 1;
			answer(latest);
		};
		let latest;
		const answer = (m) => {
			const [what, hand] = m.view ? act(m.view) : [];
			latest = m;
			if (m.seq < answered) return;
			if (m.table.stage === "between" && !m.table.chairs[m.seat].ready) void command({ do: "ready" }, m.seq);
			else if (what) void command({ do: "act", act: what, hand, seen: m.seq }, m.seq);
		};
		await ask("GET", `${at}/events`, undefined, (line, stop) => {
			if (!line) return;
			const m = JSON.parse(line);
			if (m.table.ended || window.failed) return stop();
			answer(m);
		});
		return window.failed ? "" : ask("GET", `${at}/matches/1/record`);
	};

	window.entered = ready.then(() => ask("POST", "/api/guest", { name: "Anna" })).then(() => true);
	window.match = (...which) => {
		window.record = undefined;
		const since = performance.now();
		const over = (text) => (window.took = performance.now() - since, window.record = text);
		play(...which).then(over, (e) => (window.failed = `${e}`));
		return true;
	};
	return true;
})()
