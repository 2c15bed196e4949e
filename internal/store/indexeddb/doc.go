// Package indexeddb keeps a store in a browser: a [store.Backing] in IndexedDB,
// which every browser has, and which all tabs of a site share. It works in pages and
// in workers. Where Go is not compiled for a browser, there is nothing in it but
// tests.
package indexeddb
