package hall

import (
	"bytes"
	"errors"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

func isUnknown(err error) bool {
	_, ok := errors.AsType[*journal.Unknown](err)
	return ok
}

// TestEdition: a table goes on with the players that it was opened with, whichever program runs it later.
// A table of a program that knew no editions has the first.
func TestEdition(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	newest := func(*rules.Game) (int, string) { return 2, "a0b1c2d3e4f50617" }
	later := table.Opened{Settings: table.Settings{Variant: "duel"}, Edition: 99}
	if _, err := newHall(store.NewMemory(), nil).Open(ctx, 1e12, "t", "anna", later); !isUnknown(err) {
		t.Errorf("a table of a later edition: %v", err)
	}
	for _, x := range []struct {
		players    func(*rules.Game) (int, string) // of the program that opened the table
		turn, name string                          // of the bot: when it decides, and in the record
		edition    int                             // in the result
		net        string
	}{{nil, "club 1", "club", 0, ""}, {newest, "club 2", "club 2", 2, "a0b1c2d3e4f50617"}} {
		var turns []*Turn
		kept, now := store.NewMemory(), int64(1e12)
		opener, h := newHall(kept, &turns), newHall(kept, &turns)
		opener.Players, h.Players = x.players, newest
		ok(opener.Open(ctx, now, "t", "anna", table.Opened{Settings: table.Settings{Variant: "duel", Deals: 1}}))
		ok(h.Do(ctx, now, "t", command(table.Sit, "anna", "sit")))
		seat := command(table.SeatBot, "anna", "bot")
		seat.Seat, seat.Text = 1, "club"
		ok(h.Do(ctx, now, "t", seat))
		ok(h.Do(ctx, now, "t", command(table.Ready, "anna", "ready")))
		var ended bool
		for n := 0; !ended && n < 500; n++ {
			now += 1000
			must.Do(t, h.Tick(ctx, now))
			for _, turn := range turns {
				if turn.Level != x.turn {
					t.Fatalf("the turn is of %q, not %q", turn.Level, x.turn)
				}
				if turn.Company != nil {
					t.Fatalf("%s is told with whom it plays, and cannot use it", turn.Level)
				}
				a := turn.View.Options.Nth(0)
				ok(h.Do(ctx, now, "t", &table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From}))
			}
			turns = nil
			if c := annasAct(t, h, now, n); c != nil {
				ok(h.Do(ctx, now, "t", c))
			}
			must.Do(t, h.Inspect(ctx, now, "t", func(s *table.State) { ended = s.Ended }))
		}
		result := must.Get(kept.Result(ctx, "t", 1))(t)
		if c := result.Chairs[1]; c.Bot != "club" || c.Edition != x.edition || c.Net != x.net || result.Chairs[0].Edition != 0 {
			t.Errorf("the result is %+v", result)
		}
		must.Do(t, h.Records(ctx, "t", func(r *table.Recorder) {
			text := r.All()
			l := must.Get(record.ParseLine(text[:bytes.IndexByte(text, 10)]))(t)
			if l.Header.Bots[1] != x.name {
				t.Errorf("the record names %q, not %q", l.Header.Bots[1], x.name)
			}
		}))
	}
}
