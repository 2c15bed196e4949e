// What was added to the player elsewhere, or that another took the player: each device is told until its person has
// answered.

import { alone } from "../base/build.js";
import { on, today } from "../base/dates.js";
import { effect, html, signal, useEffect } from "../base/html.js";
import { date, t } from "../base/phrase.js";
import { store, storedData } from "../base/stored.js";
import { Button, announce, trouble, useAttempt, useTurns } from "../parts/components.js";
import { go, path } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { channel } from "../transport/channel.js";
import { mistaken, shown } from "../transport/http.js";
import { without } from "../transport/route.js";
import { askSession, askSessionAt, before, changeOver, found, meAt, whole } from "../transport/session.js";
/** @import { Back, Fresh, Key } from "../base/types.js" */

/** Where the browser stores the ids of what its person knows. */
const key = "ninetynine.known";

/** How many of them: the server tells of the last seven days. */
const most = 100;

const known = signal(/** @type {string[]} */ (storedData(key) ?? []));

/** Notes that the person knows of something: it is not asked about again. @param {string} id */
export function acknowledge(id) {
	known.value = [...(storedData(key) ?? []), id].slice(-most);
	store(key, JSON.stringify(known.value));
}

/** How often the server is asked while the page is visible, in milliseconds. */
const often = 600_000;

/** A key in words. @param {{kind: Fresh["kind"] | Key["kind"], label?: string}} of */
export const named = ({ kind, label }) =>
	(kind === "device" && label ? label : [t(`page.you.key.${kind}`), label].filter(Boolean).join(", "));

/** The ways back besides this browser; lasting: those that need no other device. @param {Key[]} keys */
export function among(keys) {
	const holds = (/** @type {Key["kind"][]} */ ...kinds) => keys.some((key) => !key.this && kinds.includes(key.kind));
	const [passkey, words, elsewhere] = [holds("passkey"), holds("words"), holds("device", "ssh")];
	const lasting = [passkey && "passkey", words && "words"].filter(Boolean).map((way) => t(`page.you.way.${way}`));
	return { passkey, words, elsewhere, lasting, ways: [...lasting, ...(elsewhere ? [t("page.you.way.other")] : [])] };
}

/**
 * What the person is told; taken: a player of this browser was joined to another elsewhere.
 * @typedef {Fresh | (Omit<Fresh, "kind"> & {kind: "taken", of: Back})} News
 */

/** @returns {News[]} */
function news() {
	if (without.value) return [];
	const kind = /** @type {const} */ ("taken");
	const taken = before.value.flatMap((of) => (of.to
		? [{ id: `${of.id} ${of.to.at}`, kind, label: whole(of.to), at: of.to.at, of }] : []));
	return [...taken, ...(meAt("there")?.fresh ?? [])];
}

/** @param {News} of */
const whatIs = (of) => (of.kind === "joined" || of.kind === "taken" ? (of.label ?? "") : named(of));

/** @param {News} of */
function inWords(of) {
	const { kind, at } = of;
	const about = ["link", "joined", "taken"].includes(kind) ? kind : "key";
	const day = date(at, { weekday: "long" });
	const args = { kind, what: whatIs(of), player: whole(of.kind === "taken" ? of.of : {}), day };
	return t(`page.new.${about}`, { ...args, today: on(at) === today() ? "yes" : "no" });
}

/**
 * Asks again when the address gets a code, when the server refuses a request for another player, and when another tab
 * has changed the player; and tells the other tabs.
 */
export function keepAsking() {
	if (alone) return;
	const fails = (/** @type {unknown} */ e) => void (without.peek() || announce(trouble(e)));
	const ask = () => void askSessionAt("there").catch(fails);
	const tabs = channel("ninetynine.player", (/** @type {string} */ id) => id !== shown.peek() && ask());
	let told = "";
	effect(() => void (shown.value !== told && tabs?.postMessage((told = shown.value))));
	effect(() => void (mistaken.value && ask()));
	addEventListener("hashchange", () => location.hash.startsWith("#code=") && askSession().catch(fails));
}

/** The first thing that the person has not answered; and who it is, if another tab has changed that. */
export function New() {
	const { turn } = useTurns(often);
	useEffect(() => {
		known.value = storedData(key) ?? known.value; // another tab may have been answered
		if (turn > 0 && !without.peek()) void askSessionAt("there").catch(() => {});
	}, [turn]);
	useEffect(keepAsking, []);
	const { value: now } = found;
	useEffect(() => {
		if (now !== undefined) announce(now ? t("page.now", { player: whole(now) }) : t("page.now.none"));
	}, [now]);
	const { busy, once } = useAttempt();
	const of = news().find(({ id }) => !known.value.includes(id));
	const atTable = path.value[0] === "t"; // there it would push the hand out of sight
	const said = of ? inWords(of) : "";
	useEffect(() => void (atTable && said && announce(said)), [atTable, said]);
	if (!of || atTable) return null;
	const link = of.kind === "link";
	const undo = () => once(async () => {
		if (of.kind === "taken") {
			const proof = await hall.prove({ back: true, as: of.of.id });
			await changeOver(proof);
			announce(t("page.join.undone", { what: whole(proof) }));
			return go("/you");
		}
		await (of.kind === "joined" ? hall.undoJoined({ player: of.id }) : hall.endKey({ key: of.id }));
		acknowledge(of.id);
		announce(t(of.kind === "joined" ? "page.join.undone" : "page.new.ended", { what: whatIs(of) }));
		await askSessionAt("there");
	});
	return html`<div class="new row" role="status">
		<p>${said}</p>
		<${Button} aria-busy=${busy} onclick=${undo}
			say=${t(`page.${link ? "new.refuse" : of.kind === "taken" ? "you.joined.undo" : "new.not"}`)} />
		<${Button} plain onclick=${() => acknowledge(of.id)} say=${t(link ? "page.new.wanted" : "page.new.mine")} />
	</div>`;
}
