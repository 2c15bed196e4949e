// The words of score pads that do not come from the hall: names, titles, the standing, and a pad as text.

import { date, list, number, signed, t } from "../base/phrase.js";
import { trumpName } from "../parts/sheet.js";
/** @import { Pad } from "../base/types.js" */

/** @param {Pad} pad @param {number | undefined} seat */
export const nameAt = (pad, seat) =>
	seat === undefined ? "" : pad.seats[seat] || (seat < pad.choices.live ? t("seat", { n: seat + 1 }) : t("dummy"));

/** @param {Pad} pad */
export const namesOf = (pad) => pad.seats.map((_, i) => nameAt(pad, i));

/** @param {Pad} pad */
export const variantOn = ({ rules, house }) => (house ? rules.name : t(`variant.${rules.id}`));

/** @param {Pad} pad */
export const titleOf = (pad) => {
	const day = pad.date ? Date.parse(`${pad.date}T12:00`) : NaN;
	return Number.isNaN(day) ? variantOn(pad) : `${variantOn(pad)} · ${date(day, { dateStyle: "long" })}`;
};

/** The name that two players share, ignoring case; undefined if none. @param {string[]} names */
export function twin(names) {
	const plain = names.map((name) => name.trim().toLowerCase());
	return names.find((_, i) => plain[i] && plain.indexOf(plain[i]) < i);
}

/** The winner of the match, or who leads it. @param {Pad} pad */
export function standing(pad) {
	const names = namesOf(pad);
	const { end } = pad;
	if (end && !end.cut) {
		return t("page.winner", { names: list(end.winners.map((i) => names[i] ?? "")), n: end.winners.length, you: "no" });
	}
	const most = Math.max(...pad.totals);
	const first = names.filter((_, i) => pad.totals[i] === most);
	if (pad.deals.length === 0) return "";
	return t("page.pad.leads", { names: list(first), n: first.length, points: number(most), over: end ? "yes" : "no" });
}

/** The pad as text to send. @param {Pad} pad */
export function asText(pad) {
	const names = namesOf(pad);
	/** @param {number[]} of @param {(n: number) => string} say */
	const row = (of, say) => of.map((n, i) => `${names[i]} ${say(n)}`).join(", ");
	const deals = pad.deals.map((d) => {
		const points = d.points.map((n, i) => `${names[i]} ${signed(n)}${d.made[i] ? " •" : ""}`).join(", ");
		return `${d.deal + 1}. ${trumpName(d.trump)}: ${points}`;
	});
	const settled = pad.settlement ?? [];
	return [`Ninety-Nine · ${titleOf(pad)}`, row(pad.totals, number), standing(pad), "", ...deals, "", ...settled]
		.join("\n").replaceAll(/\n{3,}/g, "\n\n").trim();
}
