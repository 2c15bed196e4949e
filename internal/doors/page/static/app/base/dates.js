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

/** Today, in the person's time zone. */
export const today = () => on(Date.now());
