// The screen "Who you are": the player's keys, and the ways back to an earlier player.

import { html, useEffect, useState } from "../base/html.js";
import { saveFile } from "../base/output.js";
import { date, list, t } from "../base/phrase.js";
import { unshare } from "../pad/link.js";
import { pads } from "../pad/store.js";
import {
	Bare, Button, Check, Confirm, Dialog, Line, announce, attempt, trouble, useAsked, useAttempt,
} from "../parts/components.js";
import { Invitation } from "../parts/invitation.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { Refused } from "../transport/http.js";
import { without } from "../transport/route.js";
import { askSessionAt, before, brought, me, sessionKnown, setPlayer, whole } from "../transport/session.js";
import { Before, Other, Prove, Question } from "./joining.js";
import { among, named } from "./newkeys.js";
import { addPasskey, addressFor, keepInStep, passkeys, takesBack, workHere } from "./passkeys.js";
import { Part } from "./preferences.js";
/** @import { Joined, Key, Keys, Proven } from "../base/types.js" */
/** @import { By } from "./joining.js" */

/** @param {number} at */
const day = (at) => date(at, { dateStyle: "medium" });

/** A key in the list, and the button that ends it. @param {{of: Key, sole: boolean, onend: () => void}} props */
function Entry({ of, sole, onend }) {
	const seen = date(Date.parse(of.seen), { dateStyle: "medium", timeZone: "UTC" });
	const notes = [
		of.byOperator && t("page.you.key.operator"), of.from && t("page.you.key.from", { time: date(of.from) }),
		of.made && t("page.you.key.made", { day: day(of.made) }), t("page.you.key.seen", { day: seen }),
	];
	return html`<li class="row">
		<span><b>${t(`page.you.key.${of.this ? "this" : of.kind}`)}</b> ${of.label}
			<br /><span class="soft small">${notes.filter(Boolean).map((note) => html`<span>${note}</span>${" "}`)}</span></span>
		${of.this
			? !sole && html`<a class="button plain" href="/settings">${t("page.choices.leave")}</a>`
			: html`<${Button} plain onclick=${onend} say=${t("page.you.key.end")} />`}
	</li>`;
}

/** New recovery words, shown once. @param {{words: string, onclose: () => void}} props */
const Words = ({ words, onclose }) => html`<${Dialog} title=${t("page.you.words")} onclose=${onclose}
	actions=${html`<${Button} onclick=${() => print()} say=${t("page.you.words.print")} />`}>
	<p>${t("page.you.words.about")}</p>
	<p class="words"><b>${words}</b></p>
<//>`;

/** What joined the player or was done to it lately. @param {{all: Keys, again: () => void}} props */
function Lately({ all: { joined = [], acts = [] }, again }) {
	const { busy, once } = useAttempt();
	/** @param {Joined} of */
	const undo = (of) => once(async () => {
		await hall.undoJoined({ player: of.id });
		announce(t("page.join.undone", { what: whole(of) }));
		again();
		await askSessionAt("there");
	});
	if (joined.length + acts.length === 0) return null;
	return html`<${Part} title=${t("page.you.lately")}>
		<ul class="held">
			${joined.map((of) => html`<li key=${of.id} class="row">
				<span>${t("page.you.joined", { player: whole(of) })}
					<br /><span class="soft small">${t("page.you.joined.until", { day: day(of.until) })}</span></span>
				<${Button} plain aria-busy=${busy} onclick=${() => undo(of)} say=${t("page.you.joined.undo")} />
			</li>`)}
			${acts.map((of) => html`<li key=${of.at} class="row">
				<span>${t(`page.you.act.${of.act}`)}
					<br /><span class="soft small">${date(of.at)}${of.reason ? ` · ${of.reason}` : ""}</span></span>
			</li>`)}
		</ul>
	<//>`;
}

/** What ending a key means. @param {Key} of @param {Key[]} keys */
function ending(of, keys) {
	if (of.kind === "push") return t("page.you.told.end");
	const rest = among(keys.filter((key) => key.id !== of.id));
	return [
		t("page.you.key.end.about", { key: named(of) }),
		of.kind === "passkey" && t(takesBack() ? "page.you.key.end.passkey" : "page.you.key.end.passkey.stays"),
		rest.ways.length === 0 && t("page.you.key.end.last"),
	].filter(Boolean).join(" ");
}

/** What the player can do about the keys. @param {{all: Keys, again: () => void}} props */
function Known({ all, again }) {
	const [asking, setAsking] = useState(/** @type {Key | "others" | "words" | null} */ (null));
	const [words, setWords] = useState("");
	const [link, setLink] = useState("");
	const { busy, once } = useAttempt();
	const close = () => setAsking(null);
	/** @param {() => Promise<unknown>} f */
	const and = (f) => attempt(f).then(() => (close(), again()));
	const { words: has, elsewhere, lasting, ways } = among(all.keys);
	const safe = lasting.length > 0;
	const others = [t("page.you.others.about"), safe && t("page.you.others.stay", { ways: list(lasting) })];
	const key = `page.you.keep.${safe ? "safe" : elsewhere ? "elsewhere" : "about"}`;
	const hand = async () => setLink(`${location.origin}/#code=${(await hall.handOver()).code}`);
	const address = addressFor(all.site);
	const there = async () => location.assign(`${address}/you#code=${(await hall.handOver()).code}`);
	const newWords = async () => setWords((await hall.newWords()).words);
	const passkey = async () => {
		await addPasskey(all);
		announce(t("page.you.passkey.made"));
		again();
	};
	return html`<${Part} title=${t("page.you.keys")}>
			<ul class="held">
				${all.keys.map((one) => html`<${Entry} key=${one.id} of=${one} sole=${all.keys.length === 1}
					onend=${() => setAsking(one)} />`)}
			</ul>
			${elsewhere ? html`<p><${Button} onclick=${() => setAsking("others")} say=${t("page.you.others")} /></p>` : null}
		<//>
		<${Part} title=${t("page.you.keep")}>
			<p>${t(key, { ways: list(ways) })}</p>
			<p class="row">
				${passkeys() && workHere(all.site)
					? html`<${Button} aria-busy=${busy} say=${t("page.you.passkey.add")} onclick=${() => once(passkey)} />`
					: null}
				<${Button} aria-busy=${busy} say=${t("page.you.words.get")}
					onclick=${() => (has ? setAsking("words") : once(newWords))} />
				<${Button} aria-busy=${busy} onclick=${() => once(hand)} say=${t("page.you.device")} />
			</p>
			${passkeys() && !workHere(all.site)
				? html`<p class="row soft small"><span>${t("page.you.passkey.site", { address })}</span>
					<${Button} plain aria-busy=${busy} onclick=${() => once(there)}
						say=${t("page.you.passkey.there", { name: all.name })} /></p>`
				: null}
			${link
				? html`<p>${t("page.you.device.about")}</p><${Invitation} link=${link} label=${t("page.you.device.link")} />`
				: null}
		<//>
		${words ? html`<${Words} words=${words} onclose=${() => (setWords(""), again())} />` : null}
		${asking === "words"
			? html`<${Confirm} title=${t("page.you.words.get")} text=${t("page.you.words.again")} yes=${t("page.you.words.get")}
					onyes=${() => attempt(newWords).then(close)} onclose=${close} />`
			: asking === "others"
				? html`<${Confirm} title=${t("page.you.others")} yes=${t("page.you.others")}
						text=${others.filter(Boolean).join(" ")}
						onyes=${() => and(() => hall.endOtherKeys())} onclose=${close} />`
				: asking
					? html`<${Confirm} title=${t("page.you.key.end")} yes=${t("page.you.key.end")} text=${ending(asking, all.keys)}
							onyes=${() => and(() => hall.endKey({ key: asking.id }))} onclose=${close} />`
					: null}`;
}

/** Whether others see the player's rating. */
function Rating() {
	const [n, setN] = useState(0);
	const hidden = useAsked(() => hall.me({}), n).value?.ratingHidden ?? false;
	const hide = (/** @type {boolean} */ yes) => attempt(() => hall.hideRating({ hidden: yes })).then(() => setN(n + 1));
	return html`<${Part} title=${t("page.you.rating")}>
		<${Check} label=${t("page.you.rating.hide")} checked=${hidden} onchange=${hide} />
		<p class="soft small">${t("page.you.rating.about")}</p>
	<//>`;
}

/**
 * A page of the player's data; after a pause, and a smaller one, while the server has no time.
 * @param {string} before
 */
async function pageOfData(before) {
	for (let limit = 20; ; limit = 1) {
		try {
			return await hall.data({ before, limit });
		} catch (e) {
			if (!(e instanceof Refused && e.status === 429)) throw e;
		}
		await new Promise((go) => setTimeout(go, 2000));
	}
}

/** Saves what the server knows of the player as a file: the lists of all pages, each thing once. */
async function saveData() {
	/** @type {Record<string, any>} */
	const all = {};
	for (let before = /** @type {string | undefined} */ (""); before !== undefined;) {
		const page = await pageOfData(before);
		for (const [key, value] of Object.entries(page)) {
			if (Array.isArray(value)) {
				all[key] ??= new Map();
				for (const one of value) all[key].set(JSON.stringify(one), one);
			} else if (key !== "before") all[key] = value;
		}
		before = page.before || undefined;
	}
	const text = JSON.stringify(all, (_, value) => (value instanceof Map ? [...value.values()] : value), "\t");
	saveFile(new Blob([text], { type: "application/json" }), "ninety-nine.json");
}

/** What the server knows of the player: to take away, and to erase. @param {{all: Keys}} props */
function Data({ all }) {
	const { name } = all;
	const [asking, setAsking] = useState(false);
	const [typed, setTyped] = useState("");
	const { busy, once } = useAttempt();
	const close = () => setAsking(false);
	const erase = async () => {
		for (const { id, shared } of pads()) if (shared) await unshare(id); // only this browser knows whose they are
		await hall.erase({ name });
		keepInStep(all.site, { id: all.id, name: "", keys: [] });
		setPlayer(null);
		announce(t("page.you.erase.done"));
	};
	return html`<${Part} title=${t("page.you.data")}>
		<p>${t("page.you.data.about")}</p>
		<p class="row"><${Button} aria-busy=${busy} onclick=${() => once(saveData)} say=${t("page.you.data.get")} />
			<${Button} aria-haspopup="dialog" onclick=${() => setAsking(true)} say=${t("page.you.erase")} /></p>
		${asking
			? html`<${Dialog} title=${t("page.you.erase")} onclose=${close}
					actions=${html`<${Button} chief disabled=${typed.trim() !== name} say=${t("page.you.erase")}
						onclick=${() => attempt(erase).then(close)} />`}>
					<p>${t("page.you.erase.about")}</p>
					${among(all.keys).passkey && !takesBack() ? html`<p>${t("page.you.erase.passkey")}</p>` : null}
					<${Line} label=${t("page.you.erase.name", { name })} value=${typed} oninput=${setTyped} />
				<//>`
			: null}
	<//>`;
}

export function Who() {
	const [n, setN] = useState(0);
	const [led, setLed] = useState(brought.peek());
	const [asked, setAsked] = useState(/** @type {{proof: Proven, by: By} | null} */ (null));
	const id = me.value?.id;
	const asking = useAsked(async () => {
		if (!id || without.value) return undefined;
		const all = await hall.keys();
		keepInStep(all.site, all);
		return all;
	}, id, n, without.value);
	const all = asking.value?.id === id ? asking.value : undefined; // the answer may be about the player before
	const settled = all || !id || asking.wrong; // nothing to press moves when the answer comes
	useEffect(() => brought.subscribe((now) => {
		if (!now) return;
		brought.value = null; // it is asked about once
		setLed(now);
		setAsked(now.proof ? { proof: now.proof, by: "link" } : null);
	}), []);
	if (without.value) return html`<${Bare} title=${t("page.you")} text=${t("page.you.here")} />`;
	if (!sessionKnown.value) return html`<${Bare} title=${t("page.you")} />`;
	const again = () => setN(n + 1);
	const ask = (/** @type {Proven} */ proof, /** @type {By} */ by) => setAsked({ proof, by });
	/** @param {boolean} went */
	const end = (went) => {
		setAsked(null);
		setLed(null);
		if (led && !(went && before.peek().length > 0)) go(led.to);
	};
	const back = html`<${Part} title=${t("page.you.back")}>
		${led?.refusal ? html`<p class="trouble" role="alert">${trouble(led.refusal)}</p>` : null}
		<p>${t("page.you.back.about")}</p>
		<${Prove} label=${t("page.you.back.typed")} onproven=${ask} />
	<//>`;
	return html`<main id="main" tabindex="-1" class="choices">
		<h1>${t("page.you")}</h1>
		${asked
			? html`<${Question} ...${asked} onend=${end} />`
			: html`${led ? back : null}
				${id && all
					? html`<p class="row"><span>${t("page.you.are", { name: all.name })}<span class="soft">·${all.tag}</span></span>
						<a href="/settings">${t("page.you.rename")}</a> <a href="/people">${t("page.people")}</a></p>`
					: null}
				${(settled ? before.value : []).filter(({ id }) => !all?.joined?.some((of) => of.id === id)).map((of) =>
					html`<${Before} key=${of.id} of=${of} onproven=${ask} onjoin=${again} />`)}
				${id && all
					? html`<${Lately} all=${all} again=${again} />
						<${Known} all=${all} again=${again} />
						<${Other} onjoin=${again} />
						<${Rating} />
						<${Data} all=${all} />`
					: null}
				${led ? null : back}`}
	</main>`;
}
