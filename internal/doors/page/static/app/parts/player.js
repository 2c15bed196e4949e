// The names of other players: at a server, a press opens a card about the player.

import { html, signal } from "../base/html.js";
import { without } from "../transport/route.js";
import { isMe, me, where } from "../transport/session.js";

/** The player whose card is open. */
export const cardOf = signal(/** @type {{id: string, name: string} | null} */ (null));

/**
 * A name. It is a button if a card can tell the person about the player.
 * @param {{player?: string | undefined, name: string}} props player: the id; none for a computer player
 */
export function PlayerName({ player, name }) {
	const known = player && me.value && !isMe(player) && where.value === "there" && !without.value;
	if (!known) return html`<span class="name">${name}</span>`;
	/** @param {Event} e */
	const open = (e) => (e.stopPropagation(), (cardOf.value = { id: player, name }));
	return html`<button type="button" class="player" aria-haspopup="dialog" onclick=${open}>
		<span class="name">${name}</span></button>`;
}
