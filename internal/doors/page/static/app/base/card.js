// A playing card drawn with the symbols of cards.svg, and the loader of that sprite.
// style/cards.css sets colours and sizes.

import { createContext, html, useContext } from "./html.js";
import { t } from "./phrase.js";
import { settings } from "./settings.js";
import { byWorth, cardsOf, sorted } from "./view.js";

/** @typedef {"C" | "D" | "H" | "S"} Suit */
/** @typedef {{rank: string, suit: Suit}} Parts */

/** The middle of the card; the lower half is the upper one rotated about it. */
const half = "rotate(180 50 70)";

/** Positions of pips, as columns and rows; those below the middle are upside down. */
const [left, centre, right] = [33.5, 50, 66.5];
const [top, upper, high, middle, low, lower, bottom] = [24, 39.25, 54.5, 70, 85.5, 100.75, 116];
/** @typedef {[x: number, y: number]} Place */
/** @param {number} x @param {number[]} rows @returns {Place[]} */
const column = (x, ...rows) => rows.map((y) => [x, y]);
/** @param {number[]} rows @returns {Place[]} */
const sides = (...rows) => [...column(left, ...rows), ...column(right, ...rows)];

/** The middles of a card's pips, by its rank. @type {Record<string, Place[]>} */
export const pips = {
	2: column(centre, top, bottom),
	3: column(centre, top, middle, bottom),
	4: sides(top, bottom),
	5: [...sides(top, bottom), [centre, middle]],
	6: sides(top, middle, bottom),
	7: [...sides(top, middle, bottom), [centre, 47]],
	8: [...sides(top, middle, bottom), [centre, 47], [centre, 93]],
	9: [...sides(top, high, low, bottom), [centre, middle]],
	10: [...sides(top, high, low, bottom), [centre, upper], [centre, lower]],
};

const courts = new Set(["J", "Q", "K", "11", "12"]);

/** The width of an index, in hundredths of the card's width; the strip is 22 wide. @type {Record<string, number>} */
const widths = { A: 18, K: 18, Q: 15.8, D: 18, B: 17.5, E: 15.8, Kn: 19, 10: 19, 11: 16, 12: 18 };

/** @param {string} card a card as records write it: "10C", "QH" @returns {Parts} */
export function parts(card) {
	return { rank: card.slice(0, -1), suit: /** @type {Suit} */ (card.slice(-1)) };
}

/** The index of a rank in the person's pack: "K", "Kn", "10". @param {string} rank */
export function index(rank) {
	if (!/^[AKQJ]$/.test(rank) || settings.indices.value === "international") return rank;
	return t(`rank.${rank}`);
}

/** The card that the joker stands for in the deal being drawn. */
export const Joker = createContext("");

/**
 * The spoken name of a card: "queen of hearts".
 * @param {string} card @param {string} [joker] the card for which the joker stands
 * @returns {string}
 */
export function spoken(card, joker) {
	if (card === "joker") return t("joker");
	if (card === joker) return t("joker.as", { card: spoken(card) });
	const { rank, suit } = parts(card);
	return t("card.spoken", { suit: t(`suit.${suit}`), rank: /^\d/.test(rank) ? rank : t(`rank.name.${rank}`) });
}

/**
 * A pip or other symbol centred on a point.
 * @param {string} id @param {number} x @param {number} y @param {number} size
 */
const mark = (id, x, y, size) =>
	html`<use href=${`#${id}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** A drawing, and its copy rotated by 180°. @param {() => any} draw */
const twice = (draw) => html`${draw()}<g transform=${half}>${draw()}</g>`;

/**
 * An index centred on x.
 * @param {string} text @param {number} x @param {number} y @param {number} size @param {number} [width]
 */
const letters = (text, x, y, size, width) =>
	html`<text class="index" x=${x} y=${y} font-size=${size}
		textLength=${width} lengthAdjust=${width && "spacingAndGlyphs"}>${text}</text>`;

/** The contents of the corner, within the leftmost 22 of the card's 100. @param {string} card @param {boolean} joker */
function corner(card, joker) {
	if (card === "joker") {
		return html`${mark("pip-joker", 12, 15, 19)}
			<text class="index along" transform="translate(8 27.5) rotate(90)" font-size="11.5">${t("joker")}</text>`;
	}
	const { rank, suit } = parts(card);
	const said = index(rank);
	return html`${letters(said, 11.75, 26.5, 31, widths[said])}${mark(`pip-${suit}`, 11.75, 40.5, 16)}
		${joker ? html`<g class="fool">${mark("pip-joker", 11.75, 59, 16)}</g>` : null}`;
}

/** The middle of a card. @param {string} card @param {boolean} joker the joker stands for it */
function face(card, joker) {
	if (card === "joker") return html`<use href="#joker" />`;
	if (joker) return html`<use class="fool" href="#joker" />`;
	const { rank, suit } = parts(card);
	const pip = `pip-${suit}`;
	if (courts.has(rank)) return html`<use href=${`#court-${rank}`} />${twice(() => mark(pip, 85, 19.5, 17))}`;
	if (rank === "A") return suit === "S" ? html`<use href="#ace-S" />` : mark(pip, 50, 70, 50);
	return pips[rank]?.map(([x, y]) => {
		const one = mark(pip, x, y, 20);
		return y > 70 ? html`<g transform=${`rotate(180 ${x} ${y})`}>${one}</g>` : one;
	});
}

/** A card too small for a face: only index and pip. @param {string} card @param {boolean} joker */
function mini(card, joker) {
	if (card === "joker") return mark("pip-joker", 50, 70, 88);
	const { rank, suit } = parts(card);
	const said = index(rank);
	const width = said.length > 1 ? (widths[said] ?? 19) * 4.3 : undefined;
	return html`${letters(said, 50, 70, 92, width)}${mark(`pip-${suit}`, joker ? 26 : 50, 108, joker ? 42 : 50)}
		${joker ? html`<g class="fool">${mark("pip-joker", 73, 108, 42)}</g>` : null}`;
}

/**
 * A playing card, as wide as the custom property --card-w.
 * @param {object} props
 * @param {string} [props.card] as records write it: "AC", "10H", "12S", "joker"; needed face up
 * @param {"up" | "down"} [props.face] default: "up"
 * @param {"full" | "mini"} [props.size] mini: 20 to 30 pixels wide, only index and pip
 * @param {boolean} [props.dim] it may not be played now; shown in no other way
 * @param {boolean} [props.lifted] raised a little: chosen, or under the pointer
 * @param {string} [props.label] its spoken text instead of its name; a face-down card
 *   without one is hidden from screen readers
 * @param {string} [props.class] more classes
 */
export const Card = (props) => html`<${Drawn} ...${props} stands=${useContext(Joker)} />`;

/** The symbol of the chosen card back. */
const back = () => (settings.back.value === "leaf" ? "#back" : `#back-${settings.back.value}`);

/**
 * A Card, given what the joker stands for: redrawn only when that or a property changes.
 * @param {Parameters<typeof Card>[0] & {stands: string}} props
 */
function Drawn(props) {
	const { card = "", face: side = "up", size = "full", dim = false, lifted = false } = props;
	const { stands, label, class: more = "" } = props;
	const up = side === "up" && card !== "";
	const joker = up && card === stands;
	const said = label ?? (up ? spoken(card, stands) : "");
	return html`<span
		class=${more ? `card ${more}` : "card"}
		data-face=${up ? "up" : "down"}
		data-size=${size}
		data-suit=${up ? (card === "joker" ? "joker" : parts(card).suit) : undefined}
		data-dim=${dim ? "" : undefined}
		data-lifted=${lifted ? "" : undefined}
		role=${said ? "img" : undefined}
		aria-label=${said || undefined}
		aria-hidden=${said ? undefined : "true"}
	>
		<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
			${!up ? html`<use href=${back()} />` : size === "mini"
				? mini(card, joker)
				: html`${face(card, joker)}${twice(() => corner(card, joker))}`}
		</svg>
	</span>`;
}

/** @type {Promise<void> | undefined} */
let sprite;

/** Fetches the card symbols and adds them, invisible, to the document, once. @param {string} url */
export function loadSprite(url) {
	sprite ??= place(url).catch((why) => {
		sprite = undefined; // let the next call try again
		throw why;
	});
	return sprite;
}

/** @param {string} url */
async function place(url) {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`the cards did not come from ${url}: ${answer.status}`);
	const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
	if (drawn.localName !== "svg") throw new Error(`${url} is no SVG`);
	drawn.classList.add("sprite");
	drawn.setAttribute("aria-hidden", "true");
	document.body.prepend(document.importNode(drawn, true));
}

/** The cards of a list, small, in the order of the suits' bidding values. @param {string | undefined} list */
export const minis = (list) =>
	sorted(cardsOf(list), byWorth).map((c) => html`<${Card} key=${c} card=${c} size="mini" />`);
