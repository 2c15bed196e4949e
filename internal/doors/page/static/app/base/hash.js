// Hashes, and bytes in hexadecimal.

/** The SHA-256 of texts and bytes, one after another. @param {(string | Uint8Array)[]} parts */
export async function sha(...parts) {
	const bytes = new Blob(parts.map((p) => (typeof p === "string" ? p : new Uint8Array(p))));
	return new Uint8Array(await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer()));
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/** The commitment to entropy: see fair dealing in docs/record.md. @param {Uint8Array} entropy */
export const committed = async (entropy) => hex(await sha("n99-entropy-1", entropy));

/** n random characters from a to z and 2 to 7, five bits each, as in ids. @param {number} n */
export const letters = (n) =>
	Array.from(crypto.getRandomValues(new Uint8Array(n)), (b) => "abcdefghijklmnopqrstuvwxyz234567"[b & 31]).join("");
