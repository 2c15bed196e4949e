// Dates as text, such as 2026-11-23, and as the number of days since 1 January 1970.

/** The length of a day in milliseconds. */
export const wholeDay = 86_400_000;

/** The date of a day number, as 2026-11-23. @param {number} n */
export const dayOf = (n) => new Date(n * wholeDay).toISOString().slice(0, 10);

/** The day number of a date. @param {string} day */
export const numberOf = (day) => Math.round(Date.parse(day) / wholeDay);

/** @param {string} text */
export const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The date at a moment, in the person's time zone. @param {number} at milliseconds since 1970 */
export function on(at) {
	const then = new Date(at);
	return dayOf(Date.UTC(then.getFullYear(), then.getMonth(), then.getDate()) / wholeDay);
}

/**
 * When a day has ended everywhere on earth, in milliseconds since 1970: the last time zone is twelve
 * hours behind. So a deal counts for its day wherever the player is.
 * @param {string} day
 */
export const ended = (day) => Date.parse(day) + 1.5 * wholeDay;

/** Today, in the person's time zone. */
export const today = () => on(Date.now());

/**
 * The number of successive days, up to today or yesterday, on which at least one deal was played.
 * @param {{has: (day: string) => boolean}} played @param {string} now
 */
export function streak(played, now) {
	let at = numberOf(now);
	if (!played.has(dayOf(at))) at--;
	let n = 0;
	while (played.has(dayOf(at - n))) n++;
	return n;
}
