package hall

import (
	"errors"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// TestExtend: events are appended to a table after all entries of other halls; none is if those write
// meanwhile.
func TestExtend(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	var turns []*Turn
	log, now := store.NewMemory(), int64(1e12)
	one, other := newHall(log, &turns), newHall(log, &turns)
	one.Shared, other.Shared = true, true
	ok(one.Open(ctx, now, "t", "anna", table.Opened{Settings: table.Settings{Variant: "duel"}}))
	ok(other.Do(ctx, now, "t", command(table.Sit, "anna", "sit"))) // unknown to the first hall
	chats := func(before func()) func(s *table.State) (int64, *table.Event, error) {
		n := uint64(0)
		return func(s *table.State) (int64, *table.Event, error) {
			if n++; n == 1 && s.Seq != 2 && s.Seq != 4 {
				t.Errorf("it goes on after entry %d", s.Seq)
			}
			if n > 2 {
				return 0, nil, nil
			}
			before()
			return now, &table.Event{By: "anna", Seat: 0, What: table.Chatted{Name: "anna", Text: "hello"}}, nil
		}
	}
	must.Do(t, one.Extend(ctx, now, "t", chats(func() {})))
	if all, err := log.Read(ctx, "t", 0); err != nil || len(all) != 4 {
		t.Errorf("there are %d entries: %v", len(all), err)
	}
	err := one.Extend(ctx, now, "t", chats(func() { ok(other.Do(ctx, now, "t", command(table.Stand, "anna", "stand"))) }))
	if !errors.Is(err, store.ErrStale) {
		t.Errorf("although somebody was faster: %v", err)
	}
}
