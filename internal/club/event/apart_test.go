package event

import (
	"fmt"
	"slices"
	"testing"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// moved returns a correction that says that a result was of another board.
func moved(id string, board uint64, replaces ...string) Act {
	a := points(id, 1, 1, board, 1, 2, 3)
	a.Do, a.Replaces, a.Reason = Correct, replaces, "r"
	return a
}

// size counts what an event's views and disputes hold.
func size(s *State) (n int) {
	e := s.Event()
	for _, d := range e.Disputes {
		n += len(d.Acts)
	}
	for _, v := range []Viewer{{}, {Table: 1}, {Desk: true}} {
		n += len(js(e.View(v))) / 100
		for _, r := range e.View(v).Rounds {
			for _, x := range r.Tables {
				for _, b := range x.Boards {
					if b.Own != nil {
						n += 1 + len(b.Own.Results) + len(b.Own.Claims)
					}
				}
			}
		}
	}
	return n
}

// TestApart: acts of a table that each correct the same result as another board make no more than as many honest results. An
// earlier version took them, so logs may have them. One act of the desk settles them.
func TestApart(t *testing.T) {
	honest, hostile := start(t), start(t)
	fold := func(s *State, a Act) {
		e := s.Next(0, a.Encode())
		must.Do(t, s.Fold(&e))
	}
	fold(hostile, points("a", 1, 1, 1, 1, 2, 3))
	for n := range mostSent - 1 {
		fold(honest, points(fmt.Sprint("x", n), 1, 1, uint64(1000+n), 1, 2, 3))
		fold(hostile, moved(fmt.Sprint("x", n), uint64(1000+n), "a"))
	}
	if want, got := size(honest), size(hostile); got > 3*want {
		t.Errorf("in views and disputes there is %d, and %d of honest results", got, want)
	}
	made := func(s *State) float64 { return testing.AllocsPerRun(1, func() { s.event = nil; s.Event() }) }
	if want, got := made(honest), made(hostile); got > 3*want {
		t.Errorf("adding up allocates %v times, and %v times with honest results", got, want)
	}
	d := hostile.Event().Disputes
	if len(d) != 1 || len(d[0].Acts) != mostSent-1 {
		t.Fatalf("there are %d disputes", len(d))
	}
	do(t, hostile, moved("fix", 1, d[0].Acts...))
	if e := hostile.Event(); len(e.Disputes) > 0 || at(hostile, 1, 1, 1).Status != Entered {
		t.Errorf("settled, the event has the disputes %+v", e.Disputes)
	}
}

// TestApartRefused: a table can contradict itself only so often, in whatever way it links its acts; it can always settle.
func TestApartRefused(t *testing.T) {
	for name, link := range map[string]func(n int) []Act{
		"one result": func(n int) []Act { return []Act{moved(fmt.Sprint("x", n), uint64(1000+n), "a")} },
		"many, one board": func(n int) []Act {
			was := fmt.Sprint("w", n)
			return []Act{points(was, 1, 1, 1, 1, 2, 3), moved(was+"x", 1, was), moved(was+"y", uint64(1000+n), was)}
		},
	} {
		s := start(t)
		send := func(a Act) error {
			c := &Command{Table: 1, Act: a}
			a2, err := s.Step(c)
			if err == nil {
				e := s.Next(0, a2.Encode())
				must.Do(t, s.Fold(&e))
			}
			return err
		}
		must.Do(t, send(points("a", 1, 1, 1, 1, 2, 3)))
		taken, no := 0, (*table.Refusal)(nil)
		for n := 0; n < 100 && no == nil; n++ {
			for _, a := range link(n) {
				if err := send(a); err != nil {
					no = err.(*table.Refusal)
					break
				}
				taken++
			}
		}
		if no == nil || no.Why != "event-apart" || taken > 3*mostApart {
			t.Errorf("%s: after %d acts: %v", name, taken, no)
		}
		for range 100 {
			d := s.Event().Disputes
			if i := slices.IndexFunc(d, func(d Dispute) bool { return d.Table == 1 }); i >= 0 {
				must.Do(t, send(moved(fmt.Sprint("fix", s.Seq), d[i].Board, d[i].Acts...)))
			}
		}
		if d := s.Event().Disputes; len(d) > 0 {
			t.Errorf("%s: the table cannot settle %d disputes", name, len(d))
		}
	}
}

// TestManySay: the desk settles what a table has said a hundred times and more.
func TestManySay(t *testing.T) {
	s := start(t)
	for n := range mostReplace + 1 {
		sent(t, s, Command{Table: 1}, points(fmt.Sprint("a", n), 1, 1, 1, int32(n), 2, 3))
	}
	d := s.Event().Disputes[0]
	if own := s.Event().View(Viewer{Table: 1}).Rounds[0].Tables[0].Boards[0].Own; len(own.Results) != len(d.Acts) || len(own.Claims) != mostClaims {
		t.Errorf("the table sees %d acts and %d claims", len(own.Results), len(own.Claims))
	}
	if _, err := s.Step(&Command{Table: 1, Act: moved("fix", 1, d.Acts...)}); err == nil {
		t.Error("a table replaces as many as the desk")
	}
	do(t, s, moved("fix", 1, d.Acts...))
	if d := s.Event().Disputes; len(d) > 0 {
		t.Errorf("it is not settled: %+v", d)
	}
}

// TestLate: where the next round is opened while a table still plays, the boards that it has to play are in no view but as
// numbers: neither cards nor results, until the round is closed.
func TestLate(t *testing.T) {
	s := start(t) // with both rounds open
	do(t, s, points("a", 1, 1, 1, 1, 2, 3), points("b", 1, 2, 1, 1, 2, 3), points("c", 1, 1, 2, 1, 2, 3), points("d", 1, 2, 2, 1, 2, 3),
		points("e", 1, 3, 1, 1, 2, 3), points("f", 2, 1, 3, 1, 2, 3), points("g", 2, 2, 3, 1, 2, 3))
	views := []Viewer{{}, {Table: 3}, {Desk: true}}
	for _, m := range s.Event().Rounds[0].Tables[2].Seats {
		views = append(views, Viewer{Member: m})
	}
	for _, v := range views {
		e := s.Event()
		shown := e.View(v)
		for _, x := range shown.Travellers {
			if x.Deal != nil || x.Board == 2 && !v.Desk {
				t.Errorf("%+v sees board %d with %d lines, cards: %v", v, x.Board, len(x.Lines), x.Deal != nil)
			}
		}
		for _, r := range shown.Rounds {
			for _, x := range r.Tables {
				for _, b := range x.Boards {
					if b.Own != nil && b.Number != 1 && !v.Desk && !slices.Contains(x.Seats, v.Member) {
						t.Errorf("%+v sees what table %d made of board %d", v, x.Number, b.Number)
					}
				}
			}
		}
		if _, deals := e.Dealt(); len(deals) > 0 {
			t.Errorf("the cards of %d boards may be seen", len(deals))
		}
	}
	if s.Event().Rounds[0].Closed || s.Event().current(3) != 1 {
		t.Error("opening round 2 has taken table 3 out of round 1")
	}
	do(t, s, Act{Do: Close, ID: "h", Round: 1})
	if _, deals := s.Event().Dealt(); len(deals) != 2 {
		t.Errorf("with round 1 closed, the cards of %d boards may be seen", len(deals))
	}
}
