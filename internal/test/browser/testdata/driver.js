// What a person's eyes and hands need to know about the page. An expression whose
// value is a set of functions; it leaves nothing behind in the page.
(() => {
	const pause = (ms) => new Promise((go) => setTimeout(go, ms));
	const frame = () => Promise.race([new Promise((go) => requestAnimationFrame(go)), pause(60)]);
	const plain = (text) => text.replace(/\s+/g, " ").trim();

	/** Waits until a value exists, or returns undefined. A document that has just been opened is empty. */
	async function until(look, ms) {
		for (const end = performance.now() + ms; ; await pause(15)) {
			const found = document.documentElement && await look();
			if (found || performance.now() > end) return found;
		}
	}

	const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;

	/** An element's accessible name; if that is not available, its text. */
	function nameOf(e) {
		if (e.computedName !== undefined) return plain(e.computedName);
		const by = document.getElementById(e.getAttribute("aria-labelledby"));
		return plain(by?.innerText || e.ariaLabel || e.labels?.[0]?.innerText || e.innerText || e.title || "");
	}

	/** The elements with this name that can be pressed or filled in. */
	function called(name) {
		const all = document.querySelectorAll("a[href], button, input, select, textarea, summary, [role], [tabindex]");
		return [...all].filter((e) => nameOf(e) === name);
	}

	/** Where to point to hit the element: at its label, if the label covers it. */
	function body(e) {
		const r = e.getBoundingClientRect();
		const hidden = r.width < 4 || r.height < 4 || getComputedStyle(e).opacity === "0";
		return hidden && e.labels?.length ? e.labels[0] : e;
	}

	const stopped = (e) => e.matches(":disabled, [aria-disabled=true]") || e.closest("[inert]") !== null;

	/** Where to touch an element, once it is still and nothing covers it. What a bar covers is scrolled clear of it. */
	async function place(e, scrolled = false) {
		const target = body(e);
		if (!shown(target)) return { why: "it cannot be seen" };
		if (stopped(e)) return { why: "it is disabled" };
		let r = target.getBoundingClientRect();
		if (r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth) {
			target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
			await frame();
			r = target.getBoundingClientRect();
		}
		await frame();
		await frame();
		const now = target.getBoundingClientRect();
		if (Math.abs(now.x - r.x) + Math.abs(now.y - r.y) > 0.5) return { why: "it moves" };
		// Cards overlap: any uncovered point of the element will do.
		let over;
		for (const [fx, fy] of [[0.5, 0.5], [0.15, 0.5], [0.15, 0.15], [0.85, 0.5], [0.1, 0.9], [0.5, 0.1], [0.5, 0.9]]) {
			const x = now.x + now.width * fx, y = now.y + now.height * fy;
			const top = document.elementFromPoint(x, y);
			if (top && (target.contains(top) || top.closest("label")?.control === e)) return { x, y };
			over ??= top;
		}
		if (!scrolled) {
			target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
			return place(e, true);
		}
		return { why: `it is covered by ${over ? over.outerHTML.slice(0, 120) : "the edge of the window"}` };
	}

	/**
	 * The position of an element, by its name or by a selector; only while the table has the given mark, if there
	 * is one.
	 */
	async function spot(words, selector, ms, mark) {
		let why = "there is none";
		const found = await until(async () => {
			if (mark && table().mark !== mark) return { why: "moved on" };
			const all = selector ? [...document.querySelectorAll(selector)] : called(words);
			why = all.length ? why : "there is none";
			for (const e of all) {
				const at = await place(e);
				if (!at.why) return at;
				why = at.why;
			}
			return undefined;
		}, ms);
		return found ?? { why };
	}

	/**
	 * Clicks an element from within the page: faster than a pointer, but blind to what covers it. Returns why it
	 * could not.
	 */
	async function click(words, selector, ms, mark) {
		let why = "there is none";
		await until(() => {
			if (table().mark !== mark) return (why = "moved on");
			const all = selector ? [...document.querySelectorAll(selector)] : called(words);
			const e = all.find((x) => shown(x) && !stopped(x));
			if (!e) return false;
			why = "";
			e.click();
			return true;
		}, ms);
		return why;
	}

	/** All text that can be read or heard. */
	const text = () => plain(document.body.innerText);

	/** What moves and comes to an end. In what is not drawn, as in closed details, Firefox lets nothing end. */
	const running = () => document.getAnimations().filter((a) => a.playState === "running" &&
		a.effect?.getComputedTiming().iterations !== Infinity && a.effect?.target?.checkVisibility() !== false);

	/** Waits until nothing moves, fades or loads. */
	const calm = (ms) => until(async () => {
		await document.fonts.ready;
		await frame();
		return document.readyState === "complete" && running().length === 0;
	}, ms);

	/** What moves, with the elements that do. */
	const moving = () => running().map((a) => {
		const target = a.effect?.target?.outerHTML.slice(0, 100);
		return `${a.animationName ?? a.transitionProperty} of ${target}`;
	}).join("; ");

	const classOf = (e) => e.className.baseVal ?? e.className;
	const boxOf = ({ left, right, top, bottom, height }, part = 0) =>
		({ left, right, top: top + height * part, bottom: bottom - height * part });

	/** The lines of an element's own text, each about as high as its small letters. */
	function lines(e) {
		const range = document.createRange();
		const own = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
		return own.flatMap((n) => (range.selectNodeContents(n), [...range.getClientRects()].map((r) => boxOf(r, 0.3))));
	}

	/** The part of a box that can be seen, and why the rest cannot be seen even by scrolling. */
	function visible(e, box) {
		const seen = { ...box, why: "" };
		const scrolls = {};
		const short = e.closest(".name, thead th, select, input"); // a long name may be cut
		for (let up = e; up && up !== document.body && up !== document.documentElement; up = up.parentElement) {
			const style = getComputedStyle(up);
			const edge = up.getBoundingClientRect();
			for (const [axis, low, high] of [["x", "left", "right"], ["y", "top", "bottom"]]) {
				const flow = style[`overflow-${axis}`];
				if (flow === "visible") continue;
				const beyond = Math.max(edge[low] - seen[low], seen[high] - edge[high]);
				if (flow === "auto" || flow === "scroll") scrolls[axis] = true;
				else if (beyond > 1.5 && !scrolls[axis] && !short?.contains(up)) {
					seen.why ||= `cut by ${beyond.toFixed()} pixels in .${classOf(up)}`;
				}
				[seen[low], seen[high]] = [Math.max(seen[low], edge[low]), Math.min(seen[high], edge[high])];
			}
			if (style.position === "fixed") break;
		}
		const out = Math.max(-seen.left, seen.right - document.documentElement.clientWidth);
		if (out > 1.5 && !scrolls.x) seen.why ||= `${out.toFixed()} pixels outside`;
		return seen;
	}

	/** The closest element that covers others: a sheet on top of them, or what stays in sight while they scroll. */
	function layer(e) {
		for (let up = e; up; up = up.parentElement) {
			if (up.matches("dialog, .over, .hint, .news, .meaning, .bubble, .announced, .later")) return up;
			if (/sticky|fixed/.test(getComputedStyle(up).position)) return up;
		}
		return null;
	}

	/**
	 * What does not fit: controls, lines of text, cards of a trick and the indices of a hand that are outside the
	 * window, or cut, or lie on one another.
	 */
	function misfits() {
		const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
		const told = (e) => `${e.localName}.${classOf(e)} "${plain(e.textContent).slice(0, 40)}"`;
		const unseen = (e) => e && (getComputedStyle(e).clipPath !== "none" || e.matches(".unseen, .skip, .sprite, option"));
		const found = new Set();
		const items = [];
		for (const e of root.querySelectorAll("*")) {
			const card = e.matches(".trick .card, .slot");
			const index = e === e.closest(".hand .card")?.querySelector(".index");
			if (e.closest(".card, svg, [aria-hidden=true]:not(.slots)") && !card && !index) continue;
			if (!shown(e) || !e.checkVisibility({ opacityProperty: true }) || unseen(e) || unseen(e.parentElement)) continue;
			const control = e.matches("button:not(.word, [data-card]), a[href], select, textarea, summary, input");
			const boxes = control || card || index ? [boxOf(e.getBoundingClientRect(), index ? 0.25 : 0)] : [];
			if (!index) boxes.push(...lines(e));
			for (const box of boxes.filter((r) => r.right - r.left > 2)) {
				const seen = visible(e, box);
				if (seen.why) found.add(`${told(e)} is ${seen.why}`);
				const left = seen.right - seen.left > 2 && seen.bottom - seen.top > 2;
				if (left) items.push({ e, card, control, over: layer(e), ...seen });
			}
		}
		for (const [i, a] of items.entries()) {
			for (const b of items.slice(i + 1)) {
				if (a.over !== b.over || a.e.contains(b.e) || b.e.contains(a.e) || (a.card && b.card)) continue;
				const broad = Math.min(a.right, b.right) - Math.max(a.left, b.left);
				const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				const least = a.control && b.control ? 12 : 1.5; // the margins of two may share some room
				if (broad > least && high > least) found.add(`${told(a.e)} and ${told(b.e)} lie on one another`);
			}
		}
		const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
		if (wide > 1 && !found.size) found.add(`the page is ${wide} pixels too wide`);
		return [...found];
	}

	/**
	 * Targets too small for a thumb: lower than 44 pixels, or narrower than 24; except links in running text, and
	 * words that explain themselves, which take presses around them.
	 */
	function tooSmall() {
		const counts = (e) => shown(body(e)) && !e.closest("p, td, dd, li") && !e.matches(".skip, .word, .player");
		const all = [...document.querySelectorAll("button, a[href], input, select, summary")].filter(counts);
		const sizes = (e) => [e, ...(e.labels ?? [])].map((x) => x.getBoundingClientRect());
		const size = (e) => sizes(e).toSorted((a, b) => b.height - a.height)[0];
		const small = all.map((e) => [e, size(e)]).filter(([, r]) => r.height < 43.5 || r.width < 24);
		return small.map(([e, r]) => `${e.outerHTML.slice(0, 90)} is ${r.width.toFixed()}×${r.height.toFixed()}`);
	}

	const usable = (root, selector) => [...root.querySelectorAll(selector)].filter((e) => shown(e) && !stopped(e));

	/**
	 * The visible state of a table: the question, the cards and the buttons that answer it, and a mark that changes
	 * with it.
	 */
	function table() {
		const main = document.querySelector("main[data-stage]");
		if (!main) return { stage: "", phase: "", asked: false, cards: [], hand: [], answers: [], mark: "" };
		const codes = (all) => all.map((e) => e.dataset.card);
		const hand = [...main.querySelectorAll(".hand [data-card]")];
		const over = main.querySelector(".over");
		const busy = main.ariaBusy === "true" || main.querySelector(".tools button:disabled") !== null; // an act is under way
		const asked = !busy && main.querySelector(".mine.asked") !== null;
		const state = {
			stage: main.dataset.stage,
			phase: main.dataset.phase,
			asked,
			over: over !== null && shown(over),
			cards: codes(asked ? usable(main, ".hand [data-card]") : []),
			hand: codes(hand),
			chosen: codes(hand.filter((e) => e.classList.contains("chosen") || e.ariaPressed === "true")),
			answers: usable(main, ".answer button:not(.what)").map((e) => nameOf(e)),
			trick: codes([...main.querySelectorAll(".trick [data-card]")]),
			next: usable(main, ".over .button.chief").map((e) => nameOf(e))[0] ?? "",
		};
		return { ...state, mark: JSON.stringify(state) };
	}

	/** The players at a waiting table, in order, with the text beside them. */
	const sitters = () => [...document.querySelectorAll(".chairs li")].map((li) => {
		const said = [...li.querySelectorAll(".who > b, .who input, .who > .ready")];
		return plain(said.map((e) => e.value ?? e.textContent).join(" "));
	});

	/**
	 * Waits for a question or the end of the deal; it skips the pause after complete tricks.
	 */
	const turn = (before, hurried, ms) => until(() => {
		if (hurried && document.querySelector(".trick .best")) document.querySelector(".felt")?.click();
		const now = table();
		const asked = now.asked && (now.cards.length > 0 || now.answers.length > 0);
		return now.mark !== before && (asked || now.over) ? now : undefined;
	}, ms);

	/** Two of these elements that overlap, unless one is part of the other; "" if there are none. */
	function lying(selector) {
		const all = [...document.querySelectorAll(selector)].filter(shown).map((e) => [e, e.getBoundingClientRect()]);
		for (const [a, p] of all) {
			for (const [b, q] of all) {
				if (a === b || a.contains(b) || b.contains(a)) continue;
				const broad = Math.min(p.right, q.right) - Math.max(p.left, q.left);
				const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
				if (broad > 1 && high > 1) return `${a.outerHTML.slice(0, 80)} and ${b.outerHTML.slice(0, 80)}`;
			}
		}
		return "";
	}

	/** A card without the shape of a card, or whose drawing does not fill it; "" if there is none. */
	function misshapen() {
		for (const card of [...document.querySelectorAll(".card")].filter(shown)) {
			const [width, height] = [card.offsetWidth, card.offsetHeight];
			const drawn = getComputedStyle(card.querySelector("svg"));
			const odd = Math.abs(height - 1.4 * width) > 1.5 || Math.abs(parseFloat(drawn.height) - height) > 1.5;
			const around = card.parentElement.outerHTML.slice(0, 120);
			if (odd) return `a card of ${width}×${height}, drawn ${drawn.width}×${drawn.height}: ${around}`;
		}
		return "";
	}

	/** Of the cards and answers of a table, those that can be used but not hit: each with the reason. */
	async function covered() {
		const all = usable(document, "main .hand [data-card], main .answer button, main .over .button, main .tools button");
		const found = await Promise.all(all.map(async (e) => {
			let why = "";
			await until(async () => !e.isConnected || !(why = (await place(e)).why), 1000); // it may have moved
			return why ? `${e.outerHTML.slice(0, 80)}: ${why}` : "";
		}));
		const line = document.querySelector("main .report-line a"); // it may still be waiting for the report
		line?.scrollIntoView({ block: "nearest", behavior: "instant" });
		const r = line?.getBoundingClientRect();
		const over = r && document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
		if (line && !line.contains(over)) found.push(`the line on mistakes lies under ${over?.outerHTML.slice(0, 80)}`);
		return found.filter(Boolean);
	}

	/** A column of a deal's account whose parts do not add up to its total; "" if there is none. */
	function wrongSum() {
		const figures = (row) => [...row.querySelectorAll("td")].map((td) => Number(td.textContent.replace("−", "-")) || 0);
		for (const table of document.querySelectorAll("table.account:has(.sum)")) {
			const parts = [...table.querySelectorAll(".sum tr")].map(figures);
			const sums = figures(table.querySelector(".total")).map((total, i) => [total, ...parts.map((row) => row[i])]);
			const wrong = sums.find(([total, ...parts]) => parts.reduce((a, b) => a + b, 0) !== total);
			if (wrong) return `an account of ${wrong.slice(1).join(" + ")} is ${wrong[0]}`;
		}
		return "";
	}

	return {
		click, covered, wrongSum, misshapen, table, sitters, turn, until, spot, text, calm, moving, misfits, tooSmall, lying,
	};
})()
