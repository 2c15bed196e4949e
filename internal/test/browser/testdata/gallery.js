// Plays deals through the API, and lets the page draw moments of them: the messages are
// real, and so are the components. An expression whose value is a set of functions.
(() => {
	const pause = (ms) => new Promise((go) => setTimeout(go, ms));

	/** @param {string} path @param {object} [body] what to post; without it the path is read */
	async function api(path, body) {
		const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
		const answer = await fetch(`/api/${path}`, body && post);
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
		return answer.json();
	}

	/** What to do: of several offers or trumps the first one, or the last; otherwise the first cards. */
	function chosen(o, last) {
		if (o.acts) return o.acts.at(last ? -1 : 0);
		const cards = o.from.split(" ");
		return o.kind === "lay" ? `lay ${cards.slice(0, o.pick).join(" ")}` : `play ${cards[0]}`;
	}

	/** Which moment of a deal this is for its player; "" for one that shows nothing new. */
	function momentOf({ view: v, seat }, last) {
		if (v.phase === "over") return v.phase;
		if (!v.options) return "";
		if (v.phase !== "play") return last ? "" : v.options.kind;
		const left = v.held[seat];
		const won = v.won.reduce((a, b) => a + b, 0);
		if (won === 0) return "the first trick";
		if (left === 2) return "the last but one";
		return (left === 3 || left === 4) && v.trick?.length ? "in the middle" : ""; // the page plays the last card itself
	}

	/** Plays the deal of a table, and returns one message of each moment; with the last acts only what is then new. */
	async function moments(table, last) {
		const seen = new Map();
		for (let tries = 0; tries < 2000; tries++) {
			const m = await api(`tables/${table}`);
			const moment = m.view ? momentOf(m, last) : "";
			if (moment && !seen.has(moment)) seen.set(moment, m);
			if (m.view?.phase === "over") return [...seen].map(([moment, message]) => ({ moment, message }));
			const o = m.view?.options;
			if (!o) await pause(2);
			else {
				const hand = o.seat === undefined ? {} : { hand: o.seat };
				const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
				await api(`tables/${table}/commands`, { id, do: "act", act: chosen(o, last), seen: m.seq, ...hand });
			}
		}
		throw new Error("the deal does not end");
	}

	/** Draws a message, on a table of its own. */
	async function draw(d, name, table, message) {
		dispatchEvent(new CustomEvent("hang", { detail: JSON.stringify({ name, table, message }) }));
		const before = document.querySelector("main");
		history.replaceState(null, "", `/t/${name}`);
		dispatchEvent(new PopStateEvent("popstate"));
		const drawn = () => {
			const main = document.querySelector("main[data-stage]");
			return main && main !== before && main.dataset.phase === message.view.phase;
		};
		return !!(await d.until(drawn, 20_000)) && !!(await d.calm(20_000));
	}

	return { moments, draw };
})()
