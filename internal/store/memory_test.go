package store_test

import (
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/storesuite"
)

func TestMemory(t *testing.T) {
	storesuite.Run(t, func(*testing.T) storesuite.Store { return store.NewMemory() }, nil)
}

// TestEnter: if several enter at once, over one Backing, all become the first.
func TestEnter(t *testing.T) {
	d := newDatabase()
	a, b := open(t, d), open(t, d)
	for _, c := range []struct {
		s  *backed
		id string
	}{{a, "pm"}, {b, "pa"}, {a, "pz"}} {
		first, err := c.s.Enter(t.Context(), store.Player{ID: c.id, Name: "N"})
		if err != nil || first.ID != "pm" {
			t.Errorf("%s becomes %s: %v", c.id, first.ID, err)
		}
	}
}

// TestChained: an entry that does not follow is named with its number or time.
func TestChained(t *testing.T) {
	var c journal.Chain
	first := c.Next(100, []byte("a"))
	c.Advance(&first)
	next := c.Next(200, []byte("b"))
	gap, early := next, next
	gap.Seq, early.At = 5, 50
	for want, e := range map[string]journal.Entry{
		"entry 2: it has the number 5, and cannot follow entry 1":       gap,
		"entry 2: its time is 50, before that of entry 1, which is 100": early,
	} {
		if _, err := journal.Chained([]journal.Entry{first, e}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %q", err, want)
		}
	}
}
