// A score pad in use: what the hall says of it and of what is being entered, and its
// changes, each stored at once.

import * as hall from "./hall.js";
import { useEffect, useRef, useState } from "./html.js";
import { blank, isBlank } from "./padentry.js";
import { before, changed, keepPad, padOf, undone } from "./pads.js";
import { faultText, missingText, nameAt } from "./padwords.js";
import { isBad, tellAll, trouble } from "./parts.js";
import { list, signed, t } from "./phrase.js";
import { trumpName } from "./sheet.js";
import { Unreached } from "./wire.js";

/** @typedef {import("./types.js").Pad} Told */
/** @typedef {import("./types.js").PadEntry} Entry */
/** @typedef {import("./pads.js").Kept} Kept */

/** How long to wait before a hall that was not reached is asked again, in milliseconds. */
const pause = 3000;

/** Why the hall does not take a pad. @param {unknown} e */
export const refusal = (e) =>
	isBad(e) ? t("page.pad.refused", { text: /** @type {Error} */ (e).message }) : trouble(e);

/** What is asked of a pad as it is kept. @param {Kept} kept @returns {import("./types.js").PadAsking} */
function asking({ record, draft, summary }) {
	if (draft) return { record, deal: draft.deal, entry: draft.entry };
	return summary.over ? { record } : { record, entry: { hands: summary.names.map(() => ({})) } };
}

/** What the hall says of a pad with its draft, and whether that is of an earlier one. @param {Kept | undefined} kept */
export function useReckoned(kept) {
	const [answer, setAnswer] = useState(/** @type {{of: string, told: Told} | null} */ (null));
	const [wrong, setWrong] = useState("");
	const [tries, setTries] = useState(0);
	const of = kept ? JSON.stringify(asking(kept)) : "";
	useEffect(() => {
		if (!kept) return undefined;
		const stop = new AbortController();
		let again = 0;
		hall.pad(asking(kept), stop.signal).then(
			(told) => (setAnswer({ of, told }), setWrong("")),
			(e) => {
				if (stop.signal.aborted) return;
				setWrong(refusal(e));
				if (e instanceof Unreached) again = window.setTimeout(() => setTries(tries + 1), pause);
			},
		);
		return () => (stop.abort(), clearTimeout(again));
	}, [of, tries]);
	const tell = (/** @type {Told} */ told) => setAnswer({ of, told });
	return { told: answer?.told, stale: answer?.of !== of, wrong, tell };
}

/**
 * The changes of a pad.
 * @param {Kept} kept @param {Told} told @param {(told: Told) => void} tell shows why a change is refused
 */
export function useChanges(kept, told, tell) {
	const [busy, setBusy] = useState(false);
	const steps = useRef(/** @type {Entry[]} */ ([])); // what was entered before, for taking back
	const due = told.deals.length;
	const deal = kept.draft?.deal ?? due;
	const entry = kept.draft?.entry ?? blank(told);
	const back = before(kept);
	/** @param {Entry} now */
	const draw = (now) => keepPad({ ...kept, draft: isBlank(now) && deal === due ? null : { deal, entry: now } });
	/** Replaces the pad by what the hall makes of it, unless another window has changed it meanwhile. */
	const replace = async (
		/** @type {import("./types.js").PadAsking} */ asked, /** @type {typeof changed} */ by, /** @type {() => void} */ then,
	) => {
		if (busy) return undefined;
		setBusy(true);
		const now = await hall.pad(asked).catch((e) => void tellAll(trouble(e)));
		setBusy(false);
		if (!now) return undefined;
		if (padOf(kept.id)?.record !== kept.record) return tellAll(t("page.pad.elsewhere"));
		if (now.fault || now.missing || now.unfit) return asked.entry ? tell(now) : tellAll(refused(now));
		steps.current = [];
		keepPad(by(kept, now));
		tell(now); // what is tapped next is meant for the next deal
		then();
		return now;
	};
	return {
		busy, deal, due, entry,
		set: (/** @type {Entry} */ now) => (steps.current.push(entry), draw(now)),
		enter: async (anyway = false) => {
			const asked = { record: kept.record, do: anyway ? "anyway" : "enter", deal, entry };
			const now = await replace(/** @type {any} */ (asked), changed, () => {});
			if (now) announce(now, deal, due);
		},
		stop: () => replace({ record: kept.record, do: "stop" }, changed, () => {}),
		correct: (/** @type {number} */ n) => {
			const was = told.deals[n];
			steps.current = [];
			if (was) keepPad({ ...kept, draft: { deal: n, entry: was.entry } });
		},
		leave: () => keepPad({ ...kept, draft: null }),
		undo: (kept.draft && !isBlank(entry)) || back !== undefined
			? () => {
				const step = steps.current.pop();
				if (kept.draft) return step ? draw(step) : keepPad({ ...kept, draft: null });
				return void replace({ record: back ?? "" }, undone, () => tellAll(t("pad.undone")));
			}
			: undefined,
	};
}

/** Why a change is refused, in words. @param {Told} now */
const refused = (now) =>
	now.fault ? faultText(now, now.fault) : now.missing ? missingText(now, now.missing) : "";

/** Says what an entry brought, or a correction changed. @param {Told} told @param {number} deal @param {number} due */
function announce(told, deal, due) {
	const d = told.deals[deal];
	if (!d) return;
	const points = list(d.points.map((n, i) => `${nameAt(told, i)} ${signed(n)}`));
	tellAll(deal === due ? t("page.pad.entered", { n: deal + 1, points }) : t("pad.corrected", { deal: deal + 1 }));
	for (const c of told.changed ?? []) {
		const n = { deal: c.deal + 1 };
		if (c.dropped) tellAll(t("pad.dropped", n));
		else if (c.trump !== c.was) {
			const trumps = { trump: trumpName(c.trump), was: trumpName(c.was), dealer: nameAt(told, c.dealer) };
			tellAll(t("pad.changed", { ...n, ...trumps }));
		}
	}
}
