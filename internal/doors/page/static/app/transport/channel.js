// Messages between the tabs of this browser.

/**
 * A channel between the tabs of this browser, if it has such.
 * @param {string} name @param {(data: any) => void} onsaid called for what another tab says
 */
export function channel(name, onsaid) {
	if (typeof BroadcastChannel === "undefined") return undefined;
	const opened = new BroadcastChannel(name);
	opened.onmessage = ({ data }) => onsaid(data);
	return opened;
}
