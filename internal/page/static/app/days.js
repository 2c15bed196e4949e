// Dates as text, such as 2026-11-23, and as the number of days since 1 January 1970.

/** How many milliseconds a day has. */
export const long = 86_400_000;

/** The date of a number of days since 1970, as 2026-11-23. @param {number} n */
export const dayOf = (n) => new Date(n * long).toISOString().slice(0, 10);

/** The number of days since 1970 of a date. @param {string} day */
export const numberOf = (day) => Math.round(Date.parse(day) / long);

/** Today, where the person is. */
export function today() {
	const now = new Date();
	return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / long);
}

/**
 * How many days in a row, up to today or yesterday, at least one deal was played.
 * @param {Map<string, number>} played by day @param {string} now
 */
export function run(played, now) {
	let at = numberOf(now);
	if (!played.has(dayOf(at))) at--;
	let n = 0;
	while (played.has(dayOf(at - n))) n++;
	return n;
}
