// What the page knows of names: their length, how the server stores them, and whether they can be read.

/** The greatest length of a name, in characters. */
export const longestName = 24;

/** A name as the server stores it. @param {string} written */
export const tidy = (written) => written.replaceAll(/[\s\u0085]+/g, " ").replaceAll(/^ | $/g, "").normalize();

/** Whether two names are the same but for their case. @param {string} a @param {string} b */
export const alike = (a, b) => tidy(a).toLowerCase() === tidy(b).toLowerCase();

/** Whether a name has a letter or a digit that can be seen; the server says what else is wrong. @param {string} name */
export const readable = (name) => /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(name);
