// Friendship: the link that makes friends, the invitation behind it, and who has become a friend or follows of late.

import { html, signal, useEffect, useState } from "../base/html.js";
import { list, t } from "../base/phrase.js";
import { store, stored } from "../base/stored.js";
import { NameField, useName } from "../parts/chairs.js";
import { Button, announce, useAsked, useAttempt, useTurns } from "../parts/components.js";
import { Invitation } from "../parts/invitation.js";
import { withSession } from "../table/join.js";
import { go } from "../transport/address.js";
import * as hall from "../transport/api.js";
import { me } from "../transport/session.js";
/** @import { Tied } from "../base/types.js" */

/** The person's link, and how to end it by a new one. @param {{code: string, onrenew: () => void}} props */
export function FriendLink({ code, onrenew }) {
	const { busy, once } = useAttempt();
	const renew = () => once(async () => {
		await hall.renewLink();
		announce(t("page.group.renewed"));
		onrenew();
	});
	const link = `${location.origin}/people/${me.value?.id}#${code}`;
	return html`<p>${t("page.people.add.about")}</p>
		<${Invitation} invites key=${code} link=${link} label=${t("page.people.link")} />
		<p class="row"><${Button} plain aria-busy=${busy} onclick=${renew} say=${t("page.group.renew")} /></p>`;
}

/**
 * The invitation behind a player's link.
 * @param {{id: string, name: string, code: string, ondone: () => void}} props
 */
export function Invited({ id, name, code, ondone }) {
	const own = useName();
	const { busy, once } = useAttempt();
	const accept = () => once(async () => {
		if (!(await own.keep())) return;
		const { players } = await withSession(() => hall.ties());
		const friend = await hall.befriend({ player: id, code });
		if (newOf(players).length === 0) noteSeen([friend]); // others stay news
		ondone();
		announce(t("page.friends.new", { what: "friend", n: 1, names: name }));
		document.getElementById("main")?.focus(); // the pressed button goes
	});
	return html`<h1>${t("page.friends.invited", { name })}</h1>
		<p class="lead">${t("page.friends.about", { name })}</p>
		${me.value ? null : html`<${NameField} name=${own} />`}
		<p class="row"><${Button} chief aria-busy=${busy} onclick=${accept} say=${t("page.friends.accept")} />
			<${Button} onclick=${() => go("/")} say=${t("page.friends.decline")} /></p>`;
}

/** Where the browser notes for which player, up to which follow, and of which followers it has told the news. */
const key = "ninetynine.followers";

/** How many followers are noted: those of whom the news was told last. */
const most = 300;

/** The follow up to which this browser has told the news, and its followers; undefined if it has noted nothing yet. */
function told() {
	const [player, seen, ...ids] = (stored(key) ?? "").split(" ");
	return player === me.peek()?.id ? { seen: Number(seen), ids } : undefined;
}

/** Notes that the person knows of these follows. @param {Tied[]} players */
export function noteSeen(players) {
	const { seen, ids } = told() ?? { seen: 0, ids: [] };
	const last = Math.max(seen, ...players.map((p) => p.follower ?? 0));
	const all = new Set([...ids, ...players.filter((p) => p.follower).map((p) => p.id)]);
	store(key, [me.peek()?.id, last, ...[...all].slice(-most)].join(" "));
}

/**
 * The players whose follows are news; none in a browser that has noted nothing yet. A follow that was told, ended and
 * begun again is no news.
 * @param {Tied[]} players
 */
export function newOf(players) {
	const was = told();
	if (was) return players.filter((p) => (p.follower ?? 0) > was.seen && !was.ids.includes(p.id));
	noteSeen(players);
	return [];
}

/** The news about these players, in sentences. @param {Tied[]} of */
const sentences = (of) => ["friend", "follow"].map((what) => {
	const names = of.filter((p) => (p.friend ? "friend" : "follow") === what).map((p) => p.name);
	return names.length ? t("page.friends.new", { what, n: names.length, names: list(names) }) : "";
}).filter(Boolean);

/** @param {{of: Tied[]}} props */
const Lines = ({ of }) => sentences(of).map((line) => html`<span key=${line}>${line} </span>`);

/** The news, where it is read in full: it is no news afterwards. @param {{players: Tied[]}} props */
export function Read({ players }) {
	const [news] = useState(() => newOf(players));
	useEffect(() => void noteSeen(players), [players]);
	return news.length ? html`<p class="lead" role="status"><${Lines} of=${news} /></p>` : null;
}

/** Since when the person's latest follower follows, 0 without one, as the lobby was told; -1 until then. */
export const followed = signal(-1);

/** The news. @param {boolean} some whether there can be any @param {number} about looks again when it changes */
const useNews = (some, about) =>
	useAsked(async () => (some ? newOf((await hall.ties()).players) : []), about, me.value?.id).value ?? [];

/** The news, for the lobby. */
export function FriendNews() {
	const news = useNews(followed.value > (told()?.seen ?? -1), followed.value);
	return news.length ? html`<p class="friends" role="status"><a href="/people"><${Lines} of=${news} /></a></p>` : null;
}

/** Tells the news once at a table, where there is no place for it to stay. */
export function FriendNotice() {
	const { turn } = useTurns(600_000); // rarely: the server reads all of the person's ties
	const news = useNews(true, turn);
	useEffect(() => {
		if (news.length === 0) return;
		announce(sentences(news).join(" "));
		noteSeen(news);
	}, [news]);
	return null;
}
