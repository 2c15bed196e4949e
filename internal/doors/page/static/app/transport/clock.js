// The time at a hall. The server's does not follow the device's clock, which may be wrong, or be set while the page is
// open.

/** How far the server's clock is ahead of the time since the page was opened, in milliseconds; 0: unknown. */
let ahead = 0;

/**
 * Learns the server's time from what it has said; what was delayed says less.
 * @param {number} at milliseconds since 1970; NaN if it did not say
 */
export const learnTime = (at) => {
	const now = at - performance.now();
	if (now > ahead) ahead = now;
};

/** The time at a hall, in whole milliseconds since 1970. @param {"here" | "there"} where */
export const timeAt = (where) => (where === "here" || !ahead ? Date.now() : Math.round(performance.now() + ahead));
