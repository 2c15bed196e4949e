// One store of the browser's IndexedDB.

/**
 * A function that makes one request to a store, in its own transaction. It fails in browsers that store
 * nothing.
 * @param {string} database @param {string} store
 */
export function indexed(database, store) {
	/** @returns {Promise<IDBDatabase>} */
	const open = () => new Promise((ok, no) => {
		const asked = indexedDB.open(database, 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore(store);
		asked.onsuccess = () => ok(asked.result);
		asked.onerror = () => no(asked.error);
	});
	/**
	 * Resolves once the transaction is complete; a strict one, once it is on disk.
	 * @template T @param {IDBTransactionMode} mode @param {(s: IDBObjectStore) => IDBRequest<T>} f
	 * @param {IDBTransactionOptions} [options] @returns {Promise<T>}
	 */
	return async (mode, f, options) => {
		const db = await open();
		try {
			return await new Promise((ok, no) => {
				const transaction = db.transaction(store, mode, options);
				const asked = f(transaction.objectStore(store));
				transaction.oncomplete = () => ok(asked.result);
				transaction.onabort = () => no(transaction.error);
			});
		} finally {
			db.close();
		}
	};
}
