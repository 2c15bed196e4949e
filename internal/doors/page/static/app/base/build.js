// Where the files of this page are, and which halls it has, by the document's data; defaults in tests.

const said = globalThis.document?.body?.dataset ?? {};

/** The folder of this version of the page: its modules, styles, catalogues. */
export const base = said.base ?? "/";

/** The root of the page, which distinguishes it from other pages on its host. */
export const root = new URL(`${base}../../`, globalThis.location?.href ?? "http://localhost/");

/** Whether the page consists of files alone, without a server: every request is answered in this browser. */
export const alone = said.hall === "here";

/** Whether the page has both a server and a hall in this browser, for when the server is out of reach. */
export const either = said.hall === "either";
