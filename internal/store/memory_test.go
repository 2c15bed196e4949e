package store_test

import (
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/test/storesuite"
)

func TestMemory(t *testing.T) {
	storesuite.Run(t, func(*testing.T) storesuite.Store { return store.NewMemory() })
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
