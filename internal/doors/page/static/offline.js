// The service worker: it caches a version of the page, so that the page opens at once and without a
// network. app/shell/serviceworker.js starts it, and decides when the page may switch to another version.
//
// The document comes from the cache, not from the network: so all parts of a page have one version, and a
// reloaded page is the same as before. The browser fetches this file whenever the page is opened; if it
// has changed, there is another version, which is fetched in addition to the one in use and waits for the
// switch. Requests to the API are never touched.

/** The folder of this version's files; it ends with the version's name. */
const base = "{{base}}";

/** The first parts of the page's paths, besides the root. @type {string[]} */
const places = {{places}};

/** The root of the page, under any path of its host. */
const root = new URL("./", location.href);

const folder = new URL(base, root);
const statics = new URL("../", folder).pathname;

/** The version of a file, from its path. @param {string} path */
const versionOf = (path) => path.slice(statics.length).split("/")[0] ?? "";

const own = versionOf(folder.pathname);

/** The name of a version among the caches and locks of all sites on this host. @param {string} version */
const nameOf = (version) => `ninetynine ${root.pathname} ${version}`;

/** Large files, needed only for playing without a server, which are fetched last. @param {string} file */
const isLate = (file) => /^(engine|net|said)\//.test(file);

/** @param {string} file @param {string} [version] */
const addressOf = (file, version = own) => new URL(`${statics}${version}/${file}`, root).href;

/** The documents by their names in the cache, with their addresses. */
const documents = new Map([
	["lobby.html", root.href],
	...(places[0] ? [/** @type {const} */ (["others.html", new URL(places[0], root).href])] : []),
]);

/** @param {string} version */
async function kept(version) {
	const name = nameOf(version);
	return (await caches.has(name)) ? caches.open(name) : undefined;
}

/** @param {Cache | undefined} cache @param {string} address */
const find = (cache, address) => cache?.match(address, { ignoreSearch: true, ignoreVary: true });

/** The files of a cached version, each with its hash. @param {string} version */
async function filesOf(version) {
	const list = await find(await kept(version), addressOf("files.json", version));
	return /** @type {Record<string, string>} */ (list ? await list.json() : {});
}

/** An answer for the cache, without headers about its transport. @param {BodyInit} body @param {Response} from */
function keepable(body, from) {
	const headers = new Headers(from.headers);
	for (const name of ["Content-Encoding", "Content-Length", "Link", "Vary"]) headers.delete(name);
	return new Response(body, { headers });
}

/** @param {ArrayBuffer} body */
async function hashOf(body) {
	const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
	return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Caches a fetched file, if its hash is right. @param {string} file @param {string} hash @param {Response} answer */
async function put(file, hash, answer) {
	const body = await answer.arrayBuffer();
	if (!answer.ok || (await hashOf(body)) !== hash) throw new Error(`${file} is not of this version`);
	await (await caches.open(nameOf(own))).put(addressOf(file), keepable(body, answer));
}

/** Fetches in progress, to fetch a file only once. @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Runs a task for a file, unless one is in progress. @param {string} file @param {() => Promise<void>} get */
function once(file, get) {
	const way = coming.get(file) ?? get().finally(() => coming.delete(file));
	coming.set(file, way);
	return way;
}

/** The other cached versions. */
async function others() {
	const before = nameOf("");
	const names = (await caches.keys()).filter((name) => name.startsWith(before) && name !== nameOf(own));
	return names.map((name) => name.slice(before.length));
}

/**
 * Gets a missing file from another version with the same file, or from the host.
 * @param {string} file @param {string} hash @param {{version: string, files: Record<string, string>}[]}
 * older
 */
async function get(file, hash, older) {
	for (const { version, files } of older) {
		const same = files[file] === hash ? await find(await kept(version), addressOf(file, version)) : undefined;
		if (same) return put(file, hash, same);
	}
	return put(file, hash, await fetch(addressOf(file)));
}

/** The number of concurrent fetches. */
const atOnce = 6;

/** Caches the wanted files of this version. @param {(file: string, older: Set<string>) => boolean} wanted */
async function keep(wanted) {
	const cache = await caches.open(nameOf(own));
	const list = (await find(cache, addressOf("files.json"))) ?? (await fetch(addressOf("files.json")));
	if (!list.ok) throw new Error(`the list of files: ${list.status}`);
	const all = /** @type {Record<string, string>} */ (await list.clone().json());
	await cache.put(addressOf("files.json"), keepable(await list.arrayBuffer(), list));
	const older = await Promise.all((await others()).map(async (version) => ({ version, files: await filesOf(version) })));
	/** @type {Set<string>} */
	const had = new Set();
	for (const { version } of older) {
		for (const { url } of await ((await kept(version))?.keys() ?? [])) had.add(new URL(url).pathname.slice(statics.length + version.length + 1));
	}
	const queue = Object.keys(all).filter((file) => wanted(file, had)).sort((a, b) => Number(isLate(a)) - Number(isLate(b)));
	const fetcher = async () => {
		for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
			const name = file;
			if (!(await find(cache, addressOf(name)))) await once(name, () => get(name, all[name] ?? "", older));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, fetcher));
}

/** Caches the documents if they have this version: an intermediate cache may still have older ones. */
async function keepDocuments() {
	const cache = await caches.open(nameOf(own));
	for (const [name, address] of documents) {
		const answer = await fetch(address, { cache: "reload" });
		const text = await answer.text();
		if (!answer.ok || !text.includes(`data-base="${base}"`)) throw new Error("the document is not of this version");
		await cache.put(addressOf(name), keepable(text, answer));
	}
}

/** Deletes cached versions that no open page uses. */
async function tidy() {
	if (!navigator.locks) return;
	const { held = [] } = await navigator.locks.query();
	const used = new Set(held.map((lock) => lock.name));
	for (const version of await others()) if (!used.has(nameOf(version))) await caches.delete(nameOf(version));
}

/** @type {any} */
const worker = self;

// Before the switch, this version gets those parts of engine and nets that the older one has.
worker.oninstall = (/** @type {any} */ e) =>
	e.waitUntil(keep((file, had) => !isLate(file) || had.has(file)).then(keepDocuments));

worker.onactivate = (/** @type {any} */ e) => e.waitUntil(tidy().then(() => worker.clients.claim()));

/** A page's request: to cache everything, or to switch to this version now. */
worker.onmessage = (/** @type {any} */ e) => {
	if (e.data === "take") worker.skipWaiting();
	if (e.data === "keep") e.waitUntil(keepAll().catch(() => {})); // the next page asks again
};

async function keepAll() {
	await keep(() => true);
	const { installing, waiting } = worker.registration;
	if (!installing && !waiting) await tidy(); // of pages that were open at the switch
}

/** How long a page may take to say where it is, in milliseconds: a frozen one does not. */
const patience = 300;

/**
 * The address that a page shows. In some browsers its url is the one at which it was loaded.
 * @param {any} page @returns {Promise<string>}
 */
const addressAt = (page) => new Promise((told) => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = ({ data }) => told(data);
	page.postMessage("where", [port2]);
	setTimeout(() => {
		told(page.url);
		port1.close();
	}, patience);
});

/** The pages that show an address. @param {string} address @param {(page: any) => boolean} [among] */
async function pagesAt(address, among = () => true) {
	const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
	const pages = all.filter(among);
	const shown = await Promise.all(pages.map(addressAt));
	return pages.filter((/** @type {any} */ _, /** @type {number} */ i) => shown[i]?.split(/[?#]/)[0] === address);
}

/** Shows a message of the server, unless the person looks at what it is about. @param {any} e */
worker.onpush = (e) => e.waitUntil(tell(e.data.json()));

/** @param {{text: string, path: string}} message */
async function tell({ text, path }) {
	const address = new URL(`./${path}`, root).href;
	if ((await pagesAt(address, (page) => page.visibilityState === "visible")).length > 0) return;
	void worker.navigator.setAppBadge?.().catch(() => {});
	await worker.registration.showNotification("Ninety-Nine", {
		body: text, tag: address, renotify: true, data: address, icon: addressOf("icon-192.png"),
	});
}

/** Shows the page that a message is about. @param {any} e */
worker.onnotificationclick = (e) => {
	e.notification.close();
	void worker.navigator.clearAppBadge?.().catch(() => {});
	const address = e.notification.data;
	e.waitUntil(pagesAt(address).then(([open]) => open ? open.focus() : worker.clients.openWindow(address)));
};

/** The cache name of the document at an address; undefined if the page is not there. @param {URL} url */
function documentAt({ pathname }) {
	if (pathname === root.pathname || pathname === `${root.pathname}index.html`) return "lobby.html";
	const [first = ""] = pathname.slice(root.pathname.length).split("/");
	return pathname.startsWith(root.pathname) && places.includes(first) ? "others.html" : undefined;
}

/** Answers from the cache, or from the network. @param {any} e @param {string} version @param {string} file */
async function answer(e, version, file) {
	const whole = addressOf(file, version);
	const is = await find(await kept(version), whole);
	if (is) return is;
	const { request } = e;
	if (version !== own || request.mode === "navigate") return fetch(request);
	if (coming.has(file)) {
		await coming.get(file)?.catch(() => {});
		const come = await find(await kept(own), whole);
		if (come) return come;
	}
	const told = await fetch(request);
	const hash = (await filesOf(own))[file];
	if (told.ok && hash) {
		const copy = told.clone();
		e.waitUntil(once(file, () => put(file, hash, copy)).catch(() => {})); // the answer is already sent
	}
	return told;
}

worker.onfetch = (/** @type {any} */ e) => {
	const url = new URL(e.request.url);
	if (e.request.method !== "GET" || url.origin !== root.origin) return;
	const document = e.request.mode === "navigate" ? documentAt(url) : undefined;
	if (document) e.respondWith(answer(e, own, document));
	else if (url.pathname.startsWith(statics)) {
		const version = versionOf(url.pathname);
		e.respondWith(answer(e, version, url.pathname.slice(statics.length + version.length + 1)));
	}
};
