// Package indexeddb keeps a store in a browser: a [store.Backing] in IndexedDB, which every browser has,
// and which all tabs of a site share. It works in pages and in workers. On other platforms it has only
// tests.
package indexeddb
