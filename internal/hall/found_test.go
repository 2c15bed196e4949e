package hall

import (
	"context"
	"errors"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// What package trial has found.

// A deafLog cannot be read while it is deaf.
type deafLog struct {
	*store.Memory
	deaf bool
}

var errDeaf = errors.New("not just now")

func (l *deafLog) Read(ctx context.Context, tbl string, after uint64) ([]table.Entry, error) {
	if l.deaf {
		return nil, errDeaf
	}
	return l.Memory.Read(ctx, tbl, after)
}

// TestRefusalIsSure asks that a hall that could not read what others wrote
// does not refuse for good what may well be right.
func TestRefusalIsSure(t *testing.T) {
	ctx, ok := t.Context(), must(t)
	var turns []*Turn
	log := &deafLog{Memory: store.NewMemory()}
	behind, ahead := newHall(log, &turns), newHall(log, &turns)
	behind.Shared = true
	now := int64(1e12)
	ok(ahead.Open(ctx, now, "t", "anna", table.Settings{Variant: "standard"}))
	sit := command(table.Sit, "anna", "1")
	sit.Seat = 0
	ok(ahead.Do(ctx, now, "t", sit))
	again := command(table.Sit, "bert", "1")
	again.Seat = 0
	if _, err := behind.Do(ctx, now, "t", again); !isRefusal(err) {
		t.Fatal(err)
	}
	ok(ahead.Do(ctx, now, "t", command(table.Stand, "anna", "2")))
	log.deaf = true
	if _, err := behind.Do(ctx, now, "t", again); isRefusal(err) || !errors.Is(err, errDeaf) {
		t.Errorf("the chair is free, but the hall that could not read says: %v", err)
	}
	log.deaf = false
	ok(behind.Do(ctx, now, "t", again))
}
