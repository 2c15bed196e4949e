package browser

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"slices"
	"testing"

	"ninetynine/internal/test/must"
)

// oldStore is what the page of commit e470738, as files without a server, stored in a browser: see [old].
//
//go:embed testdata/e470738.json.gz
var oldStore []byte

// An old store has all of a browser's storage, the page's export of it, and the place of a match begun
// there, with the hand.
type old struct {
	Storage json.RawMessage // local: localStorage; databases: those of IndexedDB
	File    string          // in base64
	At      string
	Hand    []string
}

const restore = `(async ({ local, databases }) => {
	for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
	const bytes = (v) => v?.bytes === undefined ? v : Uint8Array.from(atob(v.bytes), (c) => c.charCodeAt(0));
	for (const { name, version, stores } of databases) await new Promise((done, failed) => {
		const asked = indexedDB.open(name, version);
		asked.onerror = failed;
		asked.onupgradeneeded = () => {
			for (const { store, keyPath, autoIncrement, keys, values } of stores) {
				const s = asked.result.createObjectStore(store, { keyPath, autoIncrement });
				values.forEach((v, i) => (keyPath === null ? s.put(bytes(v), keys[i]) : s.put(bytes(v))));
			}
		};
		asked.onsuccess = () => (asked.result.close(), done());
	});
	return true;
})`

// TestOldStore: the page finds what commit e470738 stored in a browser: the person's settings, a match to
// go on with, a score pad and a missed problem; and another page imports its file.
func TestOldStore(t *testing.T) {
	t.Parallel()
	z := must.Get(gzip.NewReader(bytes.NewReader(oldStore)))(t)
	var o old
	must.Do(t, json.NewDecoder(z).Decode(&o))
	h := newHost(t)
	p := h.person(t, desktop().in("sv").calm())
	p.open("/none/") // of the same origin
	look[bool](p, restore+`(`+string(o.Storage)+`)`)
	p.open("/cards/" + o.At)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, o.Hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, o.Hand)
	}
	if look[string](p, `document.documentElement.lang + " " + document.documentElement.dataset.felt`) != "sv moss" {
		t.Error("the page has other settings")
	}
	p.playDeal(script{}, true)
	p.open("/cards/?pads#/pad").sees("Cleo")
	p.open("/cards/?problems#/problems").sees("missat förut")
	p.open("/other/#/settings").sees(p.say("page.here"))
	p.takesIn(o.File)
	p.sees(p.say("page.here.taken.tables", "n", 1))
}
