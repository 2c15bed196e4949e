package hall

import (
	"fmt"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// TestSweepStarvesNobody has more tables stuck than are looked at in one
// sweep: the one that comes after them gets its turn all the same.
func TestSweepStarvesNobody(t *testing.T) {
	ctx, ok := t.Context(), must(t)
	st := store.NewMemory()
	var turns []*Turn
	h := newHall(st, &turns)
	now := int64(1e12)
	last := fmt.Sprintf("t%03d", sweep+10)
	for i := range sweep + 11 {
		id := fmt.Sprintf("t%03d", i)
		ok(h.Open(ctx, now, id, "anna", table.Settings{Variant: "duel"}))
		ok(h.Do(ctx, now, id, command(table.Sit, "anna", "sit")))
		c := command(table.Seat, "anna", "bot")
		c.Seat, c.Text = 1, "club"
		ok(h.Do(ctx, now, id, c))
		ok(h.Do(ctx, now, id, command(table.Ready, "anna", "ready")))
		now++
	}
	h, turns = newHall(st, &turns), nil // another server, at which no bot answers
	for range 20 {
		now += 1000
		if err := h.Sweep(ctx, now); err != nil {
			t.Fatal(err)
		}
	}
	called := map[string]int{}
	for _, turn := range turns {
		called[turn.Table]++
	}
	if called[last] == 0 {
		t.Errorf("the bot of %s was never called", last)
	}
	if n := called["t000"]; n == 0 || n > 4 {
		t.Errorf("the bot of a table that is stuck was called %d times", n)
	}
}
