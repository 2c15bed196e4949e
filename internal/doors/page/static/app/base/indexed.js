// One store of the browser's IndexedDB, for a module that keeps something there.

/**
 * A function that does one thing with a store, in a transaction of its own. It fails where a browser stores nothing.
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
	 * It is done once the transaction is complete: a strict one once the disk has it.
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
