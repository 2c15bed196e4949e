package hall

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// A judge grants claims before the last trick.
type judge struct{}

func isRefusal(err error) bool {
	var r *table.Refusal
	return errors.As(err, &r)
}

func (judge) Settled(g *rules.Game, v *rules.View) bool       { return int(v.Tricks) == g.Tricks()-1 }
func (judge) HasLevel(name string) bool                       { return name == "club" }
func (judge) HasTemperament(_ *rules.Game, level string) bool { return level == "club" }

// newHall returns a hall whose bots' turns are put in the queue.
func newHall(log live.Log, turns *[]*Turn) *Hall {
	n := 0
	return New(Options{
		Log: log, Judge: judge{},
		Draw:    func() cards.Seed { n++; return cards.SeedOf(fmt.Sprint("secret ", n)) },
		BotTurn: func(t *Turn) { *turns = append(*turns, t) },
	})
}

func command(do table.Kind, player, id string) *table.Command {
	return &table.Command{Do: do, Player: player, Name: player, ID: id, Seat: -1, Hand: -1}
}

// accepted returns a function that ends the test unless a command was accepted.
func accepted(t *testing.T) func(live.Reply, error) live.Reply {
	return func(r live.Reply, err error) live.Reply {
		t.Helper()
		return must.Get(r, err)(t)
	}
}

// TestAlone plays a match of one against bots through a hall, watched by the player and a spectator.
func TestAlone(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	var turns []*Turn
	h := newHall(store.NewMemory(), &turns)
	now := int64(1e12)
	ok(h.Open(ctx, now, "t", "anna", table.Opened{Settings: table.Settings{Variant: "standard", Deals: 2}}))
	ok(h.Do(ctx, now, "t", command(table.Sit, "anna", "sit")))
	for seat := 1; seat < 3; seat++ {
		c := command(table.SeatBot, "anna", fmt.Sprint("bot", seat))
		c.Seat, c.Text = seat, "club"
		ok(h.Do(ctx, now, "t", c))
	}
	anna := must.Get(h.Watch(ctx, now, "t", "anna", 0))(t)
	defer anna.Close()
	ready := command(table.Ready, "anna", "ready")
	first := ok(h.Do(ctx, now, "t", ready))
	if again := ok(h.Do(ctx, now, "t", ready)); again.Seq != first.Seq || !again.Again {
		t.Errorf("sent again it is answered %+v, not %+v", again, first)
	}
	last := uint64(0)
	for n := 0; ; n++ {
		if n > 500 {
			t.Fatal("the match does not end")
		}
		now += 1000
		must.Do(t, h.Tick(ctx, now))
		for len(turns) > 0 {
			turn := turns[0]
			turns = turns[1:]
			a := turn.View.Options.Nth(0)
			ok(h.Do(ctx, max(now, turn.At), "t", &table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From}))
		}
		ms := must.Get(anna.Drain())(t)
		var m struct {
			Seq   uint64
			Table struct{ Stage string }
			View  struct {
				Options *struct {
					Kind, From string
					Pick       int
				}
			}
		}
		for _, text := range ms {
			if err := json.Unmarshal(text.Text, &m); err != nil {
				t.Fatalf("%v in %s", err, text.Text)
			}
			if last != 0 && m.Seq != last+1 || m.Seq != text.Seq {
				t.Fatalf("message %d comes after %d", m.Seq, last)
			}
			last = m.Seq
		}
		if m.Table.Stage == "waiting" && n > 10 {
			break
		}
		must.Do(t, h.Inspect(ctx, now, "t", func(s *table.State) {
			if s.Stage == table.Between {
				ready = command(table.Ready, "anna", fmt.Sprint("next", n))
			} else {
				ready = nil
			}
		}))
		if ready != nil {
			ok(h.Do(ctx, now, "t", ready))
			continue
		}
		if c := annasAct(t, h, now, n); c != nil {
			ok(h.Do(ctx, now, "t", c))
		}
	}
	again := must.Get(h.Watch(ctx, now, "t", "anna", last-20))(t)
	if ms, _ := again.Drain(); len(ms) != 20 || ms[0].Seq != last-19 {
		t.Errorf("%d messages come again", len(ms))
	}
	again.Close()
	if c := h.Counts(); c.Watchers != 1 || c.Logs != 1 {
		t.Errorf("%+v", c)
	}
}

// annasAct returns the first option of seat 0, if it is that seat's turn.
func annasAct(t *testing.T, h *Hall, now int64, n int) (c *table.Command) {
	t.Helper()
	must.Do(t, h.Inspect(t.Context(), now, "t", func(s *table.State) {
		var v match.View
		s.View(0, &v)
		if v.Options.Pick > 0 {
			a := v.Options.Nth(0)
			c = command(table.Act, "anna", fmt.Sprint("act", n))
			c.Act, c.Hand, c.Seen = a.String(), int(a.Seat()), s.Seq
		}
	}))
	return c
}

// TestWithdraw: two halls share a log; a command comes to one of them and its withdrawal to the other: the
// one stored first counts, and both halls report that ever after.
func TestWithdraw(t *testing.T) {
	ctx, ok := t.Context(), accepted(t)
	log := store.NewMemory()
	var turns []*Turn
	var halls [2]*Hall
	for i := range halls {
		halls[i] = newHall(log, &turns)
		halls[i].Shared = true
	}
	now := int64(1e12)
	ok(halls[0].Open(ctx, now, "t", "anna", table.Opened{Settings: table.Settings{Variant: "standard"}}))
	ok(halls[0].Do(ctx, now, "t", command(table.Sit, "anna", "sit")))
	say := func(id string) *table.Command {
		c := command(table.Chat, "anna", id)
		c.Text = "hello"
		return c
	}
	withdraw := func(id, of string) *table.Command {
		c := command(table.Withdraw, "anna", id)
		c.Of = of
		return c
	}
	ok(halls[1].Do(ctx, now, "t", say("first"))) // both have the table
	did := ok(halls[0].Do(ctx, now, "t", say("done")))
	for i := range 2 {
		late := ok(halls[1].Do(ctx, now, "t", withdraw(fmt.Sprint("w", i), "done")))
		if want := (live.Reply{Seq: did.Seq, Late: true}); late != want {
			t.Errorf("the withdrawal of what was done is answered %+v, not %+v", late, want)
		}
	}
	not := ok(halls[1].Do(ctx, now, "t", withdraw("w", "not")))
	if want := (live.Reply{Seq: did.Seq + 1}); not != want {
		t.Errorf("the withdrawal is answered %+v, not %+v", not, want)
	}
	for i, h := range halls {
		if _, err := h.Do(ctx, now, "t", say("not")); !isRefusal(err) || err.(*table.Refusal).Reason != table.Retracted {
			t.Errorf("hall %d answers what was withdrawn with %v", i, err)
		}
		again := ok(h.Do(ctx, now, "t", withdraw(fmt.Sprint("again", i), "not")))
		if want := (live.Reply{Seq: not.Seq, Again: true}); again != want {
			t.Errorf("withdrawn again, it is answered %+v, not %+v", again, want)
		}
	}
	if _, err := halls[0].Do(ctx, now, "t", withdraw("w", "done")); !isRefusal(err) {
		t.Errorf("an id that withdrew one command withdraws another: %v", err)
	}
	if r := ok(halls[0].Do(ctx, now, "t", say("last"))); r.Seq != not.Seq+1 {
		t.Errorf("after entry %d comes %d", not.Seq, r.Seq)
	}
}
