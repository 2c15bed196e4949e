// What score pads say: who deals and leads, where a trump comes from, what is missing in
// an entry, and what is wrong with it.

import { date, list, number, signed, t } from "../base/phrase.js";
import { offerName, trumpName } from "../parts/sheet.js";
/** @import { Pad, PadFault, PadMissing, Why } from "../base/types.js" */

/** The name of a seat. @param {Pad} pad @param {number | undefined} seat */
export const nameAt = (pad, seat) =>
	seat === undefined ? "" : pad.seats[seat] || (seat < pad.choices.live ? t("seat", { n: seat + 1 }) : t("dummy"));

/** All names. @param {Pad} pad */
export const namesOf = (pad) => pad.seats.map((_, i) => nameAt(pad, i));

/** The name of the variant. @param {Pad} pad */
export const variantOn = ({ rules, house }) => (house ? rules.name : t(`variant.${rules.id}`));

/** Variant and day. @param {Pad} pad */
export const titleOf = (pad) => {
	const day = pad.date ? Date.parse(`${pad.date}T12:00`) : NaN;
	return Number.isNaN(day) ? variantOn(pad) : `${variantOn(pad)} · ${date(day, { dateStyle: "long" })}`;
};

/**
 * Where a trump comes from.
 * @param {Pad} pad @param {Why} why @param {boolean} due the deal has not been played yet
 */
export function causeOf(pad, why, due) {
	switch (why.trump) {
		case "success": return t("why.success", { n: why.made ?? 0 });
		case "named": return t("why.named", { you: "no", name: nameAt(pad, why.by) });
		case "turnup": return t("turnup");
		case "before": return t("why.before");
	}
	if (due && pad.rules.trump.by === "holder") return t("why.stay");
	return t(`why.${why.trump || "first"}`);
}

/** What an entry still needs, in words. @param {Pad} pad @param {PadMissing[]} missing */
export const missingText = (pad, missing) =>
	t("pad.need", { what: missing.map((m) => t(`pad.need.${m.what}`, { name: nameAt(pad, m.seat) })).join("; ") });

/** A card in words, such as the one turned up. @param {string} card */
const cardText = (card) => (card === "joker" ? t("joker") : card);

/** What is wrong with an entry, and the remedy. @param {Pad} pad @param {PadFault} fault */
export function faultText(pad, fault) {
	const n = fault.kind === "deal" ? fault.deal + 1 : fault.number;
	const open = fault.open || fault.bid < 0 || n < 0 ? "yes" : "no";
	return t(`pad.fault.${fault.kind}`, {
		name: nameAt(pad, fault.seat), other: nameAt(pad, fault.other), n, limit: fault.limit, bid: fault.bid, open,
		offer: fault.offer ? offerName(fault.offer) : "", trump: trumpName(fault.trump), want: trumpName(fault.want),
		card: cardText(fault.card ?? ""),
	});
}

/**
 * What an act changes besides: other deals, and the totals.
 * @param {Pad} pad what it is then @param {number[]} before the totals @returns {string[]}
 */
export function changesText(pad, before) {
	const all = pad.changed ?? [];
	const lines = all.filter((c) => !c.dropped && c.trump !== c.was).map((c) => t("pad.changed", {
		deal: c.deal + 1, trump: trumpName(c.trump), was: trumpName(c.was), dealer: nameAt(pad, c.dealer),
	}));
	const moved = all.find((c) => !c.dropped && c.dealer !== c.dealt);
	if (moved) lines.push(t("pad.dealers", { deal: moved.deal + 1, dealer: nameAt(pad, moved.dealer) }));
	const other = all.find((c) => !c.dropped && c.game !== c.of);
	if (other) lines.push(t("pad.games", { deal: other.deal + 1, game: other.game + 1 }));
	lines.push(...all.filter((c) => c.dropped).map((c) => t("pad.dropped", { deal: c.deal + 1 })));
	if (pad.totals.some((n, i) => n !== before[i])) {
		lines.push(t("pad.totals", { totals: pad.totals.map((n, i) => `${nameAt(pad, i)} ${number(n)}`).join(", ") }));
	}
	return lines;
}

/** The name that two players have, but for case; undefined if none. @param {string[]} names */
export function twin(names) {
	const plain = names.map((name) => name.trim().toLowerCase());
	return names.find((_, i) => plain[i] && plain.indexOf(plain[i]) < i);
}

/** Points with names, each with its sign. @param {Pad} pad @param {number[]} points */
const owed = (pad, points) =>
	points.slice(0, pad.choices.live).map((n, i) => `${nameAt(pad, i)} ${signed(n)}`).join(", ");

/** How the players settle: by differences, and in stakes. @param {Pad} pad @returns {string[]} */
export const settlements = (pad) => [
	t("pad.settle", { what: owed(pad, pad.differences) }),
	...(pad.stakes ?? []).map((stakes, n) => t("pad.stakes", { game: n + 1, what: owed(pad, stakes) })),
];

/** The winner of the match, or leads in it. @param {Pad} pad */
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

/** The pad as text, to send. @param {Pad} pad */
export function asText(pad) {
	const names = namesOf(pad);
	/** @param {number[]} of @param {(n: number) => string} say */
	const row = (of, say) => of.map((n, i) => `${names[i]} ${say(n)}`).join(", ");
	const deals = pad.deals.map((d) => {
		const points = d.points.map((n, i) => `${names[i]} ${signed(n)}${d.made[i] ? " •" : ""}`).join(", ");
		return `${d.deal + 1}. ${trumpName(d.trump)}: ${points}`;
	});
	return [`Ninety-Nine · ${titleOf(pad)}`, row(pad.totals, number), standing(pad), "", ...deals, "", ...settlements(pad)]
		.join("\n").replaceAll(/\n{3,}/g, "\n\n").trim();
}
