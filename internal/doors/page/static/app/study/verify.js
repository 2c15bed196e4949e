// Verifies that a match's cards were dealt fairly, from its record alone, as docs/record.md describes
// under "Fair dealing". It uses only the browser's hash functions.

import { committed, hex, sha } from "../base/hash.js";

/**
 * The fields of a variant that the deal depends on.
 * @typedef {object} Pack
 * @property {number} seats
 * @property {boolean} dummy
 * @property {string} ranks as "A K Q J 10"
 * @property {boolean} joker
 * @property {number} hand
 * @property {number} aside
 * @property {{by: string}} trump
 */

/**
 * The outcome of verifying a deal. "proved"; "wrong": it does not follow from the commitments; "hidden":
 * its secret is overdue; "playing": its secret is not due yet; "bare": no evidence.
 * @typedef {object} Checked
 * @property {number} deal
 * @property {"proved" | "wrong" | "hidden" | "playing" | "bare"} outcome
 * @property {"secret" | "entropy" | "cards" | "number"} [why]
 */

/**
 * @typedef {object} Verdict
 * @property {"commit" | "seed" | "none"} by the kind of evidence
 * @property {Checked[]} deals
 * @property {("given" | "withheld" | "none")[]} entropy by seat
 * @property {string} commit the server's commitment, in hexadecimal; "" if there is none
 * @property {string[]} commits those of the seats, "" where a seat made none
 * @property {boolean} brought the player began the match without a server, and drew the secret alone
 * @property {boolean | undefined} own the person's entropy is part of it; undefined if unknown
 */

/** @param {string} text hexadecimal @returns {Uint8Array} */
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));

/** The number, big-endian. @param {bigint} n @param {number} size bytes */
const bytesOf = (n, size) =>
	Uint8Array.from({ length: size }, (_, i) => Number((n >> BigInt(8 * (size - 1 - i))) & 255n));

/** The value n links after the secret in its hash chain. @param {Uint8Array} secret @param {number} n */
async function link(secret, n) {
	for (let i = 0; i < n; i++) secret = await sha("n99-chain-1", secret);
	return secret;
}

/** @param {Uint8Array} secret @param {Uint8Array[]} entropy by seat */
const mix = (secret, entropy) => sha("n99-mix-1", secret, ...entropy.flatMap((e) => [Uint8Array.of(e.length), e]));

/** @param {string} text @returns {Promise<Uint8Array>} */
const seedOf = async (text) => (/^[0-9a-fA-F]{64}$/.test(text) ? unhex(text) : sha("n99-seed-1", text));

/** The 64-bit words of deal n of a seed. @param {Uint8Array} seed @param {bigint} n */
async function* words(seed, n) {
	for (let block = 0n; ; block++) {
		const h = new DataView((await sha("n99-deal-1", seed, bytesOf(n, 8), bytesOf(block, 4))).buffer);
		for (let i = 0; i < 32; i += 8) yield h.getBigUint64(i);
	}
}

/**
 * Shuffles a pack by the Fisher-Yates method from the front, with several draws per word.
 * @template T @param {T[]} pack @param {Uint8Array} seed @param {bigint} n @returns {Promise<T[]>}
 */
async function shuffled(pack, seed, n) {
	const out = [...pack];
	const word = words(seed, n);
	const mask = (1n << 64n) - 1n;
	for (let i = 0; out.length - i >= 2; ) {
		/** @type {bigint[]} */
		const bounds = [];
		let product = 1n;
		for (let b = BigInt(out.length - i); b > 1n && product * b <= 1n << 56n; b--) bounds.push(b), (product *= b);
		/** @type {number[]} */
		let draws;
		let x;
		do {
			x = /** @type {bigint} */ ((await word.next()).value);
			draws = [];
			for (const b of bounds) draws.push(Number((x * b) >> 64n)), (x = (x * b) & mask);
		} while (x < (1n << 64n) % product);
		for (const d of draws) {
			const [a, b] = [/** @type {T} */ (out[i]), /** @type {T} */ (out[i + d])];
			(out[i] = b), (out[i + d] = a), i++;
		}
	}
	return out;
}

const order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "Q", "K", "A"];

/**
 * The cards of a deal, as in its line of the record.
 * @param {Pack} v @param {Uint8Array} seed @param {bigint} n
 * @param {number} [dealer] whose last card is turned up, where all cards are dealt
 */
export async function dealt(v, seed, n, dealer = 0) {
	const ranks = v.ranks.split(" ").sort((a, b) => order.indexOf(a) - order.indexOf(b));
	const pack = ["C", "D", "H", "S"].flatMap((suit) => ranks.map((r) => r + suit));
	if (v.joker) pack.push("joker");
	const cards = await shuffled(pack, seed, n);
	const last = cards.length === v.seats * v.hand ? (dealer + 1) * v.hand : cards.length;
	const turnup = v.trump.by === "turnup" ? cards[last - 1] : undefined;
	const hands = Array.from({ length: v.seats }, (_, i) => cards.slice(i * v.hand, (i + 1) * v.hand));
	const joker = hands.findIndex((h) => h.includes("joker"));
	const aside = v.dummy ? (hands[v.seats - 1] ?? []).slice(0, v.aside) : [];
	const real = (/** @type {string[]} */ cs) => cs.map((c) => (c === "joker" ? (turnup ?? c) : c)).sort();
	return { hands: hands.map(real), aside: real(aside), turnup, joker: joker < 0 ? undefined : joker };
}

/** Whether the line has these cards. @param {any} line @param {Awaited<ReturnType<typeof dealt>>} want */
function same(line, want) {
	const list = (/** @type {unknown} */ text) => String(text ?? "").split(" ").filter(Boolean).sort().join(" ");
	const dummy = (line.aside ?? []).filter((/** @type {string} */ a) => a !== "").pop();
	return (
		want.hands.every((h, i) => h.join(" ") === list(line.hands?.[i])) && want.aside.join(" ") === list(dummy) &&
		want.turnup === line.turnup && want.joker === line.joker
	);
}

/**
 * @param {Uint8Array[]} entropy @param {string[]} commits
 * @returns {Promise<boolean>} whether everything disclosed matches its commitment
 */
async function stands(entropy, commits) {
	if (entropy.length !== commits.length) return false;
	for (const [i, e] of entropy.entries()) if (e.length && (await committed(e)) !== commits[i]) return false;
	return true;
}

/**
 * Verifies the first match of a record.
 * @param {string} record as docs/record.md describes it, unpacked
 * @param {Pack} variant with house rules applied
 * @param {string} [own] the person's own entropy, in hexadecimal
 * @returns {Promise<Verdict>}
 */
export async function verify(record, variant, own) {
	const lines = record.split("\n").filter((l) => l.trim()).map((l) => JSON.parse(l));
	const header = lines[0] ?? {};
	const next = lines.findIndex((l, i) => i > 0 && "ninetynine" in l);
	const match = next < 0 ? lines : lines.slice(0, next);
	const deals = match.filter((l) => "deal" in l);
	if (!header.commit) return byNumber(header, deals, variant);
	/** @type {string[]} */
	const commits = header.commits ?? [];
	const entropy = /** @type {string[]} */ (deals[0]?.entropy ?? []).map(unhex);
	const sound = await stands(entropy, commits);
	const over = match.some((l) => "end" in l);
	/** @type {Checked[]} */
	const checked = [];
	let before = header.commit;
	let links = 0;
	for (const [i, line] of deals.entries()) {
		links++;
		if (!line.secret) {
			checked.push({ deal: line.deal, outcome: over || i < deals.length - 1 ? "hidden" : "playing" });
			continue;
		}
		const secret = unhex(line.secret);
		if (links > 4096 || hex(await link(secret, links)) !== before) {
			checked.push({ deal: line.deal, outcome: "wrong", why: "secret" });
			continue;
		}
		before = line.secret;
		links = 0;
		if (!sound) checked.push({ deal: line.deal, outcome: "wrong", why: "entropy" });
		else checked.push(await comparedWith(line, variant, await mix(secret, entropy), 0n));
	}
	return {
		by: "commit", deals: checked, commit: header.commit, commits, brought: header.brought === true,
		entropy: commits.map((c, i) => (entropy[i]?.length ? "given" : c ? "withheld" : "none")),
		own: own ? entropy.some((e) => hex(e) === own) : undefined,
	};
}

/**
 * Compares a deal with the cards that a seed gives.
 * @param {any} line @param {Pack} variant @param {Uint8Array} seed @param {bigint} n
 * @returns {Promise<Checked>}
 */
async function comparedWith(line, variant, seed, n) {
	if (same(line, await dealt(variant, seed, n, line.dealer))) return { deal: line.deal, outcome: "proved" };
	return { deal: line.deal, outcome: "wrong", why: "cards" };
}

/**
 * Verifies deals numbered from an open seed.
 * @param {any} header @param {any[]} deals @param {Pack} variant @returns {Promise<Verdict>}
 */
async function byNumber(header, deals, variant) {
	/** @type {Checked[]} */
	const checked = [];
	const seed = header.seed ? await seedOf(header.seed) : undefined;
	const first = (deals[0]?.number ?? 0) - (deals[0]?.deal ?? 0);
	for (const line of deals) {
		if (!seed || line.number === undefined) checked.push({ deal: line.deal, outcome: "bare" });
		else if (line.number !== first + line.deal) checked.push({ deal: line.deal, outcome: "wrong", why: "number" });
		else checked.push(await comparedWith(line, variant, seed, BigInt(line.number)));
	}
	const none = { entropy: [], commit: "", commits: [], brought: false, own: undefined };
	return { by: seed ? "seed" : "none", deals: checked, ...none };
}

/**
 * A variant with house rules applied: objects field by field, anything else as a whole.
 * @param {any} base @param {any} changes @returns {any}
 */
export function changed(base, changes) {
	/** @param {any} x */
	const fields = (x) => x && typeof x === "object" && !Array.isArray(x);
	if (!fields(changes) || !fields(base)) return changes ?? base;
	const out = { ...base };
	for (const [key, value] of Object.entries(changes)) out[key] = changed(base[key], value);
	return out;
}
