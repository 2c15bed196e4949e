package api

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A judge knows no levels, and grants no claims.
type judge struct{}

func (judge) Settled(*rules.Game, *rules.View) bool   { return false }
func (judge) HasLevel(string) bool                    { return false }
func (judge) HasTemperament(*rules.Game, string) bool { return false }

// none is the path and the query of a call without parameters.
func none(string) string { return "" }

func newService(t testing.TB) *Service {
	st := sqlite.Open(t)
	s := New(Options{Hall: hall.New(hall.Options{Log: st, Judge: judge{}}), Store: st, Now: time.Now}, func() Bounds { return Bounds{Hints: 1, HintWait: time.Minute, Body: 1 << 10} },
		func(*Call, wire.Cost, int) error { return nil }, nil)
	t.Cleanup(s.Close)
	return s
}

// TestOperations: the service answers only operations.
func TestOperations(t *testing.T) {
	known := map[string]bool{}
	for _, o := range wire.Operations() {
		known[o.ID] = true
	}
	for id := range handlers() {
		if !known[id] {
			t.Errorf("%s is no operation", id)
		}
	}
	if err := newService(t).Do(context.Background(), "fly", new(Call)); err == nil || faultOf(err).Status != wire.StatusNotFound {
		t.Errorf("to fly is answered %v", err)
	}
}

// TestQueue: the number of waiting calls is limited while records are made.
func TestQueue(t *testing.T) {
	s := newService(t)
	look := func() error {
		return s.Do(context.Background(), "look", &Call{Media: wire.NDJSON, Body: bytes.NewReader(nil), Path: none, Query: none})
	}
	s.folds = quota.NewQueue(1, 0, 0)
	done := must.Get(s.folds.Wait(context.Background(), "another"))(t)
	if err := look(); err == nil || faultOf(err).Status != wire.StatusTooManyRequests {
		t.Errorf("with a full queue: %v", err)
	}
	done()
	if err := look(); err == nil || errors.Is(err, live.ErrBusy) {
		t.Errorf("with room in it, an empty record: %v", err)
	}
}

// TestCapped: a body of the allowed length is read, and no longer one, however it arrives.
func TestCapped(t *testing.T) {
	for _, c := range []struct {
		length int
		most   int64
		long   bool
	}{{0, 0, false}, {1, 0, true}, {10, 10, false}, {11, 10, true}, {5000, 5000, false}, {5001, 5000, true}} {
		b, err := (&Call{Media: "a/b", Body: bytes.NewReader(make([]byte, c.length))}).body("a/b", c.most)
		if long := err != nil; long != c.long || !long && len(b) != c.length {
			t.Errorf("%d of %d bytes: %d, %v", c.length, c.most, len(b), err)
		}
	}
}

// TestImpossibleTable: no handler is called for a table that no id can name.
func TestImpossibleTable(t *testing.T) {
	s := newService(t)
	s.handlers["settled"] = func(*Service, context.Context, *Call) error { return nil }
	for id, want := range map[string]error{"\x00": store.ErrNone, "a/b": store.ErrNone, strings.Repeat("x", 65): store.ErrNone, "t-1": nil, "": nil} {
		if err := s.Do(t.Context(), "settled", &Call{Path: func(string) string { return id }}); !errors.Is(err, want) {
			t.Errorf("%q: %v, not %v", id, err, want)
		}
	}
}
