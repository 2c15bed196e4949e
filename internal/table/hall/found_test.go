package hall

import (
	"context"
	"errors"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
)

// Faults found by package simulation.

// A deafLog cannot be read while it is deaf.
type deafLog struct {
	*store.Memory
	deaf bool
}

var errDeaf = errors.New("not just now")

func (l *deafLog) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	if l.deaf {
		return nil, errDeaf
	}
	return l.Memory.Read(ctx, tbl, after)
}

// TestRefusalIsSure: a hall that cannot read another's entries does not definitely refuse a command that
// may be right.
func TestRefusalIsSure(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	var turns []*Turn
	log := &deafLog{Memory: store.NewMemory()}
	behind, ahead := newHall(log, &turns), newHall(log, &turns)
	behind.Shared = true
	now := int64(1e12)
	ok(ahead.Open(ctx, now, "t", "anna", table.Opened{Settings: table.Settings{Variant: "standard"}}))
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

// A tornLog lacks the end of a table's log.
type tornLog struct{ *store.Memory }

func (tornLog) Append(context.Context, string, *journal.Entry, *journal.Projection) error {
	return store.ErrStale
}

// TestTorn: a table that accepts no entry, though no other hall writes to it, is reported as damaged, not
// as busy for ever.
func TestTorn(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	var turns []*Turn
	kept := store.NewMemory()
	ok(newHall(kept, &turns).Open(ctx, 1e12, "t", "anna", table.Opened{Settings: table.Settings{Variant: "standard"}}))
	_, err := newHall(tornLog{kept}, &turns).Do(ctx, 1e12, "t", command(table.Sit, "anna", "1"))
	if !errors.Is(err, store.ErrDamaged) || errors.Is(err, live.ErrBusy) || !strings.Contains(err.Error(), "restore") {
		t.Errorf("%v", err)
	}
}
