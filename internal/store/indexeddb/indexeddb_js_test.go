package indexeddb_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"syscall/js"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/indexeddb"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/storesuite"
)

type kept struct {
	*store.Memory
	name string
}

func open(t testing.TB, name string) *kept {
	t.Helper()
	d, err := indexeddb.Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := store.Open(t.Context(), d)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = m.Close() })
	return &kept{m, name}
}

// fresh returns an unused name for a database.
func fresh() string { return js.Global().Get("crypto").Call("randomUUID").String() }

func (k *kept) Another(t *testing.T) storesuite.Store { return open(t, k.name) }

func (k *kept) Reopen(t *testing.T) storesuite.Store {
	if err := k.Close(); err != nil {
		t.Fatal(err)
	}
	return open(t, k.name)
}

func TestStore(t *testing.T) {
	storesuite.Run(t, func(t *testing.T) storesuite.Store { return open(t, fresh()) },
		func(*testing.T) storesuite.Store { return store.NewMemory() })
}

// TestPairs: the database keeps pairs in order, all of a write or nothing.
func TestPairs(t *testing.T) {
	ctx := t.Context()
	d, err := indexeddb.Open(ctx, fresh())
	if err != nil {
		t.Fatal(err)
	}
	pair := func(key, value string) store.Pair { return store.Pair{Key: key, Value: []byte(value)} }
	all := []store.Pair{pair("a/", "\x00\xff"), pair("a/1/", "one"), pair("a/2/", "two"), pair("a/~/", "t"), pair("b/", "three")}
	if err := d.Write(ctx, store.Pair{Key: "b/"}, all); err != nil {
		t.Fatal(err)
	}
	for was, want := range map[string]error{"": store.ErrStale, "thr": store.ErrStale, "three": nil} {
		err := d.Write(ctx, pair("b/", was), []store.Pair{{Key: "a/1/"}, pair("c/", was)})
		if !errors.Is(err, want) {
			t.Errorf("after %q: %v", was, err)
		}
	}
	for _, c := range []struct {
		prefix, after string
		want          []store.Pair
	}{
		{"", "", []store.Pair{all[0], all[2], all[3], all[4], pair("c/", "three")}},
		{"a/", "", []store.Pair{all[0], all[2], all[3]}},
		{"a/", "a/", all[2:4]},
		{"a/", "a/1/", all[2:4]},
		{"a/", "a/~/", nil},
		{"a/", "b", nil},
		{"x", "", nil},
	} {
		if got, err := d.Read(ctx, c.prefix, c.after); err != nil || len(got)+len(c.want) > 0 && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q after %q: %q, %v", c.prefix, c.after, got, err)
		}
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if _, err := d.Read(ctx, "", ""); !errors.Is(err, store.ErrClosed) {
		t.Errorf("reading what is closed: %v", err)
	}
}

// TestReplaced: a database that is deleted or replaced reports that, and does not block its successor.
func TestReplaced(t *testing.T) {
	s := open(t, fresh())
	gone := make(chan bool, 1)
	f := js.FuncOf(func(js.Value, []js.Value) any { gone <- true; return nil })
	defer f.Release()
	js.Global().Get("indexedDB").Call("deleteDatabase", s.name).Set("onsuccess", f)
	<-gone
	if _, err := s.Players(t.Context(), "", 1); !errors.Is(err, store.ErrClosed) {
		t.Errorf("%v", err)
	}
}

// TestClosed: a database that the browser closes is opened again.
func TestClosed(t *testing.T) {
	real := js.Global().Get("IDBFactory").Get("prototype").Get("open")
	var last js.Value // the request of the last opening
	f := js.FuncOf(func(this js.Value, args []js.Value) any {
		last = real.Call("call", this, args[0], args[1])
		return last
	})
	defer f.Release()
	js.Global().Get("IDBFactory").Get("prototype").Set("open", f)
	defer js.Global().Get("IDBFactory").Get("prototype").Set("open", real)
	s := open(t, fresh())
	for range 2 {
		last.Get("result").Call("close")
		if _, err := s.Players(t.Context(), "", 1); err != nil {
			t.Error(err)
		}
	}
}

// TestNewer: a newer program's database stays unchanged.
func TestNewer(t *testing.T) {
	name, made := fresh(), make(chan bool, 1)
	request := js.Global().Get("indexedDB").Call("open", name, 1000)
	f := js.FuncOf(func(js.Value, []js.Value) any { request.Get("result").Call("close"); made <- true; return nil })
	defer f.Release()
	request.Set("onsuccess", f)
	<-made
	if _, err := indexeddb.Open(t.Context(), name); !errors.Is(err, store.ErrNewer) {
		t.Errorf("%v", err)
	}
}

// TestRefused: a browser without a database is reported.
func TestRefused(t *testing.T) {
	js.Global().Get("Object").Call("defineProperty", js.Global(), "indexedDB", map[string]any{"value": js.Null(), "configurable": true})
	defer js.Global().Delete("indexedDB") // uncovers the original property
	if _, err := indexeddb.Open(t.Context(), "none"); !errors.Is(err, indexeddb.ErrRefused) {
		t.Errorf("%v", err)
	}
}

// matches is as many as a person may play in some years.
const matches = 1000

func filled(b *testing.B) *kept {
	b.Helper()
	s := open(b, fresh())
	for i := range matches {
		at := journal.Summary{ID: fmt.Sprintf("%016x", uint64(i)*0x9e3779b97f4a7c15), Variant: "some", Host: "ann", Chairs: chairs}
		var log []journal.Entry
		for n := range 100 {
			e, p := storesuite.Next(at, int64(i*1000+n), event)
			log, at = append(log, *e), p.Summary
		}
		r := journal.Result{Table: at.ID, Match: 1, Variant: "some", Ended: at.Moved, Deals: 9, Chairs: []journal.Share{{Player: "ann", Name: "Ann"}, {Name: "Bot", Bot: "strong"}, {Name: "Bot", Bot: "strong"}}}
		if err := s.Import(b.Context(), at.ID, log, &store.Folded{Summary: at, Results: []journal.Result{r}}); err != nil {
			b.Fatal(err)
		}
	}
	if n, err := s.Fold(b.Context(), nil, math.MaxInt64, matches); err != nil || n != matches {
		b.Fatal(n, err)
	}
	return s
}

var (
	chairs = []journal.Sitter{{Player: "ann", Name: "Ann", Turn: true, Until: 1 << 40}, {Name: "Bot", Bot: true}, {Name: "Bot", Bot: true}}
	event  = map[string]string{"act": "play", "text": "an event of about a hundred and ninety bytes, as a played card with its clock comes to in a log of a table that is played at"}
)

// BenchmarkAppend appends to one table of a store with many matches; each entry is on
// the disk before the next.
func BenchmarkAppend(b *testing.B) {
	s, at := filled(b), journal.Summary{ID: "new", Variant: "some", Chairs: chairs}
	var took []time.Duration
	for b.Loop() {
		e, p := storesuite.Next(at, int64(at.Seq), event)
		begun := time.Now()
		if err := s.Append(b.Context(), at.ID, e, p); err != nil {
			b.Fatal(err)
		}
		took, at = append(took, time.Since(begun)), p.Summary
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "median-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

// BenchmarkOpen opens such a store.
func BenchmarkOpen(b *testing.B) {
	s := filled(b)
	for b.Loop() {
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
		s = open(b, s.name)
	}
}

// BenchmarkRead reads the data read by opening, without parsing them.
func BenchmarkRead(b *testing.B) {
	s := filled(b)
	d, err := indexeddb.Open(b.Context(), s.name)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if all, err := d.Read(b.Context(), "kept/", ""); err != nil || len(all) < 2*matches {
			b.Fatal(len(all), err)
		}
	}
}
