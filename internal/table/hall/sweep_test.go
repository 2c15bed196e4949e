package hall

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// duel begins a match of anna against a bot.
func duel(t *testing.T, h *Hall, now int64, id string) {
	t.Helper()
	ctx, ok := t.Context(), accepted(t)
	ok(h.Open(ctx, now, id, "anna", table.Opened{Settings: table.Settings{Variant: "duel"}}))
	ok(h.Do(ctx, now, id, command(table.Sit, "anna", "sit")))
	c := command(table.SeatBot, "anna", "bot")
	c.Seat, c.Text = 1, "club"
	ok(h.Do(ctx, now, id, c))
	ok(h.Do(ctx, now, id, command(table.Ready, "anna", "ready")))
}

// sweep is how many tables a sweep wakes at most: see package live.
const sweep = 64

// TestTakenOver: at all tables of a dead server to which people return, the bots go on as soon as they are
// overdue, however many tables there are.
func TestTakenOver(t *testing.T) {
	ctx := t.Context()
	st := store.NewMemory()
	var turns []*Turn
	h := newHall(st, &turns)
	now := int64(1e12)
	const tables = 3 * sweep
	for i := range tables {
		duel(t, h, now, fmt.Sprintf("t%03d", i))
	}
	h, turns = newHall(st, &turns), nil
	for i := range tables {
		w := must.Get(h.Watch(ctx, now, fmt.Sprintf("t%03d", i), "anna", 0))(t)
		defer w.Close()
	}
	if err := h.Tick(ctx, now+table.Overdue-1); err != nil || len(turns) > 0 {
		t.Errorf("%d bots are called before they are overdue: %v", len(turns), err)
	}
	now += table.Overdue + table.DefaultPace
	for range 2 {
		must.Do(t, h.Tick(ctx, now))
	}
	if len(turns) != tables {
		t.Errorf("of %d bots %d are called", tables, len(turns))
	}
}

// A full log stores nothing and returns nothing.
type fullLog struct{ *store.Memory }

func (fullLog) Read(context.Context, string, uint64) ([]journal.Entry, error) { return nil, errDeaf }

// TestFaultsAreFew: an error at a thousand tables is reported once, with their number.
func TestFaultsAreFew(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	st := store.NewMemory()
	var turns []*Turn
	h := newHall(st, &turns)
	now := int64(1e12)
	for i := range sweep / 2 {
		id := fmt.Sprintf("t%03d", i)
		ok(h.Open(ctx, now, id, "anna", table.Opened{Settings: table.Settings{Variant: "duel"}}))
		ok(h.Do(ctx, now, id, command(table.Sit, "anna", "sit")))
	}
	h.Log = fullLog{st}
	now += 365 * 86_400_000
	for what, err := range map[string]error{"Tick": h.Tick(ctx, now), "Sweep": h.Sweep(ctx, now)} {
		if err == nil || !errors.Is(err, errDeaf) || len(err.Error()) > 200 || !strings.Contains(err.Error(), "31 more") {
			t.Errorf("%s says %.500v", what, err)
		}
	}
}

// TestSweepStarvesNobody: if more tables are stuck than one sweep handles, the next one still gets its
// turn.
func TestSweepStarvesNobody(t *testing.T) {
	ctx := t.Context()
	st := store.NewMemory()
	var turns []*Turn
	h := newHall(st, &turns)
	now := int64(1e12)
	last := fmt.Sprintf("t%03d", sweep+10)
	for i := range sweep + 11 {
		duel(t, h, now, fmt.Sprintf("t%03d", i))
		now++
	}
	h, turns = newHall(st, &turns), nil // another server, whose bots do not answer
	for range 20 {
		now += 1000
		must.Do(t, h.Sweep(ctx, now))
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
