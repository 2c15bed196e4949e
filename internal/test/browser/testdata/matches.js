// Plays whole matches in the engine of the page, without drawing them. It starts the page's
// own workers, as worker.js does, over a database of their own.
window.matches = {
	waiting: new Map(),
	asked: 0,

	run(role, beside) {
		const worker = new Worker(new URL(`${document.body.dataset.base}worker/engine.js`, location.href), { name: role });
		worker.onerror = (e) => (this.failed = `${role}: ${e.message}`);
		worker.postMessage({ role, beside, database: "matches", slowly: false }, [beside]);
		return worker;
	},

	/** Starts both workers, and enters. */
	async enter() {
		const between = new MessageChannel();
		this.hall = this.run("hall", between.port1);
		const ready = new Promise((done) => {
			this.hall.onmessage = ({ data }) => {
				if (data.sign === "ready") done();
				else if (data.failed || data.fault || data.unkept) this.failed = data.failed ?? data.fault ?? data.unkept;
				else this.waiting.get(data.id)?.(data);
			};
		});
		this.run("thinker", between.port2).onmessage = ({ data }) => (this.failed ??= data.failed ?? data.fault);
		await ready;
		await this.ask("POST", "/api/guest", { name: "Anna" });
		return !this.failed;
	},

	/** Asks the hall; with each, it is told every line that follows. */
	ask(method, path, body, each) {
		return new Promise((done) => {
			const id = ++this.asked;
			const stop = () => (this.waiting.delete(id), this.hall.postMessage({ cancel: id }), done());
			this.waiting.set(id, (word) => {
				if (word.line !== undefined) return each(word.line, stop);
				this.waiting.delete(id);
				const text = word.body ? new TextDecoder().decode(word.body) : "";
				// A command may come too late, as the table plays what is settled by itself: what follows is awaited.
				if (word.status === 409) return done("{}");
				if (!(word.status < 300)) this.failed ??= `${method} ${path}: ${word.status} ${text}`;
				done(text);
			});
			const bytes = body && new TextEncoder().encode(JSON.stringify(body));
			this.hall.postMessage({ id, method, path, query: [], media: "application/json", body: bytes });
		});
	},

	/** One of the options of the View's seat, anyhow. */
	act({ options: { seat = -1, kind, from, pick, acts } = {} }) {
		const some = (list) => list.splice(Math.floor(Math.random() * list.length), 1)[0];
		if (acts?.length) return [some(acts), seat];
		if (!from) return [];
		const left = from.split(" ");
		return [[kind, ...Array.from({ length: pick }, () => some(left))].join(" "), seat];
	},

	/** Plays a match to its end, and returns its record. */
	async play(id, variant, level, live) {
		const bots = ["", ...Array(live - 1).fill(level)];
		const settings = { variant, pace: 1 };
		const { table } = JSON.parse(await this.ask("POST", "/api/tables", { id, settings, sit: true, bots, ready: true }));
		const at = `/api/tables/${table}`;
		let n = 0;
		let answered = 0; // the last command's entry
		const command = async (what, seen) => {
			answered = Infinity; // until it is
			answered = JSON.parse(await this.ask("POST", `${at}/commands`, { id: `${n++}`, ...what })).seq ?? seen + 1;
			answer(latest);
		};
		let latest;
		const answer = (m) => {
			const [what, hand] = m.view ? this.act(m.view) : [];
			latest = m;
			if (m.seq < answered) return;
			if (m.table.stage === "between" && !m.table.chairs[m.seat].ready) void command({ do: "ready" }, m.seq);
			else if (what) void command({ do: "act", act: what, hand, seen: m.seq }, m.seq);
		};
		await this.ask("GET", `${at}/events`, undefined, (line, stop) => {
			if (!line) return;
			const m = JSON.parse(line);
			if (m.table.ended || this.failed) return stop();
			answer(m);
		});
		return this.failed ? "" : this.ask("GET", `${at}/matches/1/record`);
	},

	/** Begins to play a match; then record and took say what became of it. */
	begin(...which) {
		this.record = undefined;
		const since = performance.now();
		const over = (text) => (this.took = performance.now() - since, this.record = text);
		this.play(...which).then(over, (e) => (this.failed = `${e}`));
		return true;
	},
}
