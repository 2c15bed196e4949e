package event

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/paper/pad"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// start returns an event of boards with three tables of three in two rounds, set up and opened.
func start(t *testing.T) *State {
	t.Helper()
	s := New("e", games)
	do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "Friday", Date: "2026-11-27", Variant: "standard", Play: Boards, Seed: "club 7", Deals: 2,
		Rounds: 2, Organiser: "org", Deputies: []string{"dep"}, Scoring: Scoring{Field: true, Plus: 16}}})
	for i := range 9 {
		do(t, s, Act{Do: Enter, ID: fmt.Sprint("enter", i), Member: fmt.Sprint("m", i), Name: fmt.Sprint("Player ", i), Person: fmt.Sprint("p", i)})
	}
	for r := 1; r <= 2; r++ {
		a := Act{Do: Open, ID: fmt.Sprint("round", r), Round: r}
		for n := range 3 {
			x := Seating{Table: n + 1, Boards: []uint64{uint64(2*r - 1), uint64(2 * r)}}
			for c := range 3 {
				x.Seats = append(x.Seats, fmt.Sprint("m", (n+c*3*r+r)%3*3+(n+c)%3))
			}
			a.Tables = append(a.Tables, x)
		}
		slices.Sort(a.Tables[0].Seats)
		do(t, s, a)
	}
	return s
}

func points(id string, round, number int, board uint64, p ...int32) Act {
	return Act{Do: Report, ID: id, Device: id, Round: round, Table: number, Board: board, Result: &Result{Points: p}}
}

func at(s *State, round, number int, board uint64) *Board {
	for _, r := range s.Event().Rounds {
		for _, t := range r.Tables {
			if r.Number == round && t.Number == number {
				return t.add(board, false)
			}
		}
	}
	return nil
}

// TestOrder: an event is the set of its acts: half a history, with references to acts that never arrived and disputes that
// were not settled, makes the same event in any order.
func TestOrder(t *testing.T) {
	disputed := 0
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 7))
		acts := truth(t, rng).history(t, rng)
		acts = slices.DeleteFunc(acts, func(a Act) bool { return a.Do != SetUp && rng.IntN(3) == 0 })
		var want string
		for range 4 {
			s := New("e", games)
			do(t, s, acts...)
			got := text(s)
			if want == "" {
				want = got
			}
			if got != want {
				t.Fatalf("seed %d: in another order the event is\n%s\nnot\n%s", seed, got, want)
			}
			disputed += len(s.Event().Disputes)
			rng.Shuffle(len(acts)-1, func(i, j int) { acts[i+1], acts[j+1] = acts[j+1], acts[i+1] })
		}
	}
	if disputed == 0 {
		t.Error("no history has a dispute")
	}
}

// TestAnything: acts that make no sense together, of boards and of matches, make the same event in any order.
func TestAnything(t *testing.T) {
	counted := map[Kind]int{}
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 5))
		setup := &Setup{Title: "Any", Date: "2026-11-27", Variant: []string{"standard", "pennycook", "dummy"}[rng.IntN(3)], Play: []string{Boards, Matches}[rng.IntN(2)], Deals: 3, Rounds: 2, Organiser: "org"}
		some := func(of string, n int) string { return fmt.Sprint(of, rng.IntN(n)) }
		seats := func() (all []string) {
			for _, i := range rng.Perm(6)[:2+rng.IntN(3)] {
				all = append(all, fmt.Sprint("m", i))
			}
			return all
		}
		sent := []Act{{Do: SetUp, ID: "setup", Setup: setup}}
		first := New("e", games)
		do(t, first, sent[0])
		for i := range 60 {
			a := Act{Do: []Kind{Enter, Same, Here, Gone, Open, Seat, Substitute, Report, Report, Report, Correct, Confirm, Contest, Rule, Withdraw, Close, Reopen, SetClock}[rng.IntN(18)],
				ID: fmt.Sprint("a", i), Device: some("d", 2)}
			fill := map[string]func(){
				"Member": func() { a.Member = some("m", 6) }, "Other": func() { a.Other = some("m", 6) }, "Name": func() { a.Name = some("Player ", 3) },
				"Round": func() { a.Round = 1 + rng.IntN(2) }, "Table": func() { a.Table = 1 + rng.IntN(2) }, "?Board": func() { a.Board = uint64(rng.IntN(5)) },
				"?Chair": func() { a.Chair = Chair(rng.IntN(5)) }, "From": func() { a.From = 1 + rng.IntN(3) }, "Of": func() { a.Of = some("a", 60) },
				"Reason": func() { a.Reason = "so" }, "Seats": func() { a.Seats = seats() }, "?Ends": func() { a.Ends = rng.Int64N(3) },
				"Replaces": func() { a.Replaces = []string{some("a", 60)} }, "Ruling": func() { a.Ruling = &Ruling{Score: []string{Average, Fixed}[rng.IntN(2)]} },
				"Tables": func() {
					a.Tables = []Seating{{Table: 1, Seats: seats()}}
					if setup.Play == Boards {
						a.Tables[0].Boards = []uint64{1, 2, 3}
					}
				},
				"Result": func() {
					a.Result = &Result{Points: []int32{1, 2, 3, 4}[:2+rng.IntN(3)]}
					if rng.IntN(2) == 0 {
						e := pad.Blank(3)
						for i, n := range rng.Perm(3) {
							e.Hands[i].Tricks, e.Hands[i].Bid = pad.Count(3*n), pad.Count(3*rng.IntN(3))
						}
						e.Trump = rules.Trump(rng.IntN(int(rules.Unnamed) + 1))
						a.Result = &Result{Entry: &e}
					}
					if out := Chair(rng.IntN(6)); out < 4 && rng.IntN(2) == 0 {
						a.Result.Out = &out
					}
				},
			}
			for _, f := range strings.Fields(fields(a.Do)) {
				if fill[f] != nil {
					fill[f]()
				}
			}
			if _, err := first.Step(&Command{Caller: "org", Act: a}); err == nil {
				sent = append(sent, a)
				counted[a.Do]++
			}
		}
		var want string
		for range 3 {
			s := New("e", games)
			do(t, s, sent...)
			if got := text(s); want == "" {
				want = got
			} else if got != want {
				t.Fatalf("seed %d: in another order the event is\n%s\nnot\n%s", seed, got, want)
			}
			rng.Shuffle(len(sent)-1, func(i, j int) { sent[i+1], sent[j+1] = sent[j+1], sent[i+1] })
		}
	}
	if len(counted) != 16 || counted[Report] < 500 {
		t.Errorf("too few acts: %v", counted)
	}
}

// TestDispute: two keepers who differ are both kept, and nobody has points, until an act names both; a correction that
// does not name both settles nothing.
func TestDispute(t *testing.T) {
	s := start(t)
	do(t, s, points("a", 1, 1, 1, 10, 20, 30), points("b", 1, 1, 1, 10, 20, 31))
	if b := at(s, 1, 1, 1); b.Status != Disputed || b.Score != nil || len(b.Results) != 2 {
		t.Errorf("two results make %+v", b)
	}
	c := points("c", 1, 1, 1, 10, 20, 31)
	c.Do, c.Replaces, c.Reason = Correct, []string{"a"}, "we looked again"
	do(t, s, c)
	if b := at(s, 1, 1, 1); b.Status != Confirmed || b.Score.Points[2] != 31 || len(b.Replaced) != 1 {
		t.Errorf("the correction agrees with the other keeper and makes %+v", b)
	}
	do(t, s, Act{Do: Contest, ID: "d", Of: "c", Reason: "no"})
	if b := at(s, 1, 1, 1); b.Status != Disputed {
		t.Errorf("a player's dispute makes %+v", b)
	}
	if d := s.Event().Disputes; len(d) != 1 || !slices.Equal(d[0].Acts, []string{"b", "c", "d"}) || d[0].Board != 1 {
		t.Errorf("to settle it, one has to name %+v", d)
	}
	do(t, s, Act{Do: Withdraw, ID: "w", Replaces: []string{"d"}, Reason: "it was right"})
	if b := at(s, 1, 1, 1); b.Status != Confirmed {
		t.Errorf("without the dispute it is %+v", b)
	}
}

// TestWrongBoard: a result of the wrong board counts for the right one, and the other stays open; if another keeper has put
// the tricks right meanwhile, both boards are in dispute.
func TestWrongBoard(t *testing.T) {
	s := start(t)
	moved := points("m", 1, 1, 2, 1, 2, 3)
	moved.Do, moved.Replaces, moved.Reason = Correct, []string{"a"}, "it was board 2"
	do(t, s, points("a", 1, 1, 1, 1, 2, 3), moved)
	if one, two := at(s, 1, 1, 1), at(s, 1, 1, 2); one.Status != ToPlay || two.Status != Entered || two.Score.Points[0] != 1 {
		t.Errorf("the boards are %+v and %+v", one, two)
	}
	right := points("r", 1, 1, 1, 1, 2, 4)
	right.Do, right.Replaces, right.Reason = Correct, []string{"a"}, "one more"
	do(t, s, right)
	if one, two := at(s, 1, 1, 1), at(s, 1, 1, 2); one.Status != Disputed || two.Status != Disputed {
		t.Errorf("with a correction of both kinds, the boards are %+v and %+v", one, two)
	}
	last := points("l", 1, 1, 2, 1, 2, 4)
	last.Do, last.Replaces, last.Reason = Correct, []string{"m", "r"}, "both"
	do(t, s, last)
	if one, two := at(s, 1, 1, 1), at(s, 1, 1, 2); one.Status != ToPlay || two.Status != Entered || two.Score.Points[2] != 4 || len(s.Event().Disputes) > 0 {
		t.Errorf("settled, the boards are %+v and %+v", one, two)
	}
}

// TestSubstitutes: of several in a chair the last counts, and at a table of four a board that was played instead of another
// was played by the same three.
func TestSubstitutes(t *testing.T) {
	s := start(t)
	do(t, s, Act{Do: Open, ID: "r3", Round: 3, Tables: []Seating{{1, []string{"m0", "m1", "m2", "m3"}, []uint64{5, 6, 7, 8}}}})
	for i, x := range []struct {
		who  string
		from int
	}{{"x3", 3}, {"x2", 2}, {"x4", 4}} {
		do(t, s, Act{Do: Substitute, ID: fmt.Sprint("s", i), Round: 3, Table: 1, Chair: 3, From: x.from, Member: x.who})
	}
	moved := points("m", 3, 1, 90, 1, 2, 3)
	moved.Do, moved.Replaces, moved.Reason = Correct, []string{"a"}, "it was board 90"
	do(t, s, points("a", 3, 1, 6, 1, 2, 3), moved)
	for number, want := range map[uint64]string{5: "m3 m1 m2", 6: "m2 x2 m0", 7: "x3 m0 m1", 8: "m0 m1 m2", 90: "m2 x2 m0"} {
		b := at(s, 3, 1, number)
		seats := slices.Clone(b.Players) // from forehand on
		f := int(s.game.Forehand(b.Dealer))
		slices.Sort(seats)
		wanted := strings.Fields(want)
		if b.Players[f] != map[uint64]string{5: "m1", 6: "m2", 7: "x3", 8: "m0", 90: "m2"}[number] {
			t.Errorf("forehand of board %d is %s", number, b.Players[f])
		}
		if slices.Sort(wanted); !slices.Equal(seats, wanted) {
			t.Errorf("board %d was played by %v, not %v", number, seats, wanted)
		}
	}
}

// TestKeepers: keepers who say the same in other words agree; a third who differs does not hide behind one who said less.
func TestKeepers(t *testing.T) {
	s := open(t, "standard", "")
	out := Chair(0)
	one, two := points("a", 1, 2, 1, 1, 2, 3), points("b", 1, 2, 1, 1, 2, 3)
	two.Result.Out = &out // whose turn it is
	do(t, s, one, two)
	if b := at(s, 1, 2, 1); b.Status != Confirmed {
		t.Errorf("with the chair that sits out in turn, and without, the board is %+v", b)
	}
	hidden, shown := pad.Blank(3), pad.Blank(3)
	for i, n := range []pad.Count{4, 2, 3} {
		hidden.Hands[i] = pad.Hand{Tricks: n, Bid: n}
	}
	hidden.Hands[0] = pad.Hand{Tricks: 4, Bid: pad.Unknown, Made: pad.Failed}
	copy(shown.Hands, hidden.Hands)
	shown.Hands[0] = pad.Hand{Tricks: 4, Bid: 6}
	for i, e := range []*pad.Entry{&hidden, &shown} {
		do(t, s, Act{Do: Report, ID: fmt.Sprint("e", i), Device: fmt.Sprint(i), Round: 1, Table: 1, Board: 1, Result: &Result{Entry: e}})
	}
	if b := at(s, 1, 1, 1); b.Status != Confirmed {
		t.Errorf("with the failed bid, and without, the board is %+v", b)
	}
	x, y, z := points("x", 1, 1, 2, 1, 2, 3), points("y", 1, 1, 2, 1, 2, 3), points("z", 1, 1, 2, 1, 2, 3)
	x.Result.Made, z.Result.Made = []bool{true, true, false}, []bool{false, true, true}
	do(t, s, x, y, z)
	if b := at(s, 1, 1, 2); b.Status != Disputed {
		t.Errorf("with contracts made by others, the board is %+v", b)
	}
}

// TestContestFollows: a result that a player disputes stays so when a keeper who had not heard of it corrects it, even as another
// board.
func TestContestFollows(t *testing.T) {
	s := start(t)
	moved := points("m", 1, 1, 2, 1, 2, 3)
	moved.Do, moved.Replaces, moved.Reason = Correct, []string{"a"}, "it was board 2"
	do(t, s, points("a", 1, 1, 1, 1, 2, 3), Act{Do: Contest, ID: "d", Of: "a", Reason: "that was not so"}, moved)
	if b := at(s, 1, 1, 2); b.Status != Disputed || !slices.Equal(s.Event().Disputes[0].Acts, []string{"d", "m"}) {
		t.Errorf("it is %+v", b)
	}
}

// TestHostile: the phone of a table, and a member, have a share of the log; what they send makes nothing grow that others use.
func TestHostile(t *testing.T) {
	s := open(t, "standard", "")
	do(t, s, Act{Do: Enter, ID: "m0", Member: "m0", Name: "Ada", Person: "p0"})
	send := func(c Command) string {
		made, err := s.Step(&c)
		if r, ok := err.(*table.Refusal); ok {
			return r.Why
		}
		e := s.Next(0, made.Encode())
		if err := s.Fold(&e); err != nil {
			t.Fatal(err)
		}
		return ""
	}
	for most, act := range map[int]func(n int) Command{
		mostSent: func(n int) Command {
			return Command{Table: 1, Act: points(fmt.Sprint("a", n), 1, 1, 1, int32(n), 2, 3)}
		},
		mostMoves: func(n int) Command {
			return Command{Caller: "p0", Act: Act{Do: Here, ID: fmt.Sprint("h", n), Member: "m0", Round: n%MostRounds + 1}}
		},
		mostMembers - len(s.Event().Members): func(n int) Command {
			return Command{Caller: "dep", Act: Act{Do: Rule, ID: fmt.Sprint("r", n), Round: 1, Table: 1, Board: 1, Member: fmt.Sprint("z", n), Ruling: &Ruling{Fixed, 1}, Reason: "so"}}
		},
	} {
		for n := range most {
			if why := send(act(n)); why != "" {
				t.Fatalf("act %d of %d is refused: %s", n, most, why)
			}
		}
		if why := send(act(most)); why != "event-full" {
			t.Errorf("%d acts, and one more: %q", most, why)
		}
	}
	if n := at(s, 1, 1, 1).weight(); n < 100 {
		t.Errorf("hundreds of rulings weigh %d", n)
	}
	large := Act{Do: Open, ID: "large", Round: 1}
	for n := range 150 {
		large.Tables = append(large.Tables, Seating{n + 1, []string{fmt.Sprint("a", n), fmt.Sprint("b", n), fmt.Sprint("c", n)}, []uint64{1}})
	}
	if why := refused(open(t, "standard", ""), Command{Caller: "org", Act: large}); why != "event-full" {
		t.Errorf("450 players in one act: %q", why)
	}
	for _, c := range []Command{{Table: 1, Act: Act{Do: Confirm, ID: "x", Of: "a0"}}, {Table: 1, Act: Act{Do: Withdraw, ID: "x", Replaces: []string{"a0"}, Reason: "so"}}} {
		if why := send(c); why != "event-full" {
			t.Errorf("a table sends %s, too: %q", c.Act.Encode(), why)
		}
	}
	for _, c := range []Command{{Table: 2, Act: points("x", 1, 2, 1, 1, 2, 3)}, {Caller: "org", Act: points("y", 1, 1, 1, 1, 2, 3)}} {
		if why := send(c); why != "" {
			t.Errorf("%s is refused: %s", c.Act.Encode(), why)
		}
	}
	for n := range uint64(1000) {
		send(Command{Table: 2, Act: points("z", 1, 2, 1<<40+n, 1, 2)})
		send(Command{Table: 2, Act: Act{Do: Report, ID: "z", Round: 1, Table: 2, Board: 1<<40 + n, Result: &Result{Entry: new(pad.Blank(4))}}})
	}
	if len(s.boards) > 10 {
		t.Errorf("%d boards are kept", len(s.boards))
	}
}

// TestHouse: house rules are the same however they are spaced, at a server that wrote them and at one that read them.
func TestHouse(t *testing.T) {
	setup := Setup{Title: "Friday", Date: "2026-11-27", Variant: "standard", House: []byte("{ \"game\": {\"target\": 150} }"), Play: Boards, Deals: 2, Rounds: 2, Organiser: "org"}
	wrote, read := New("e", games), New("e", games)
	made, err := wrote.Step(&Command{Caller: "org", Act: Act{Do: SetUp, ID: "setup", Setup: &setup}})
	if err != nil {
		t.Fatal(err)
	}
	e := wrote.Next(0, made.Encode())
	if err := errors.Join(wrote.Apply(&e, made), read.Fold(&e)); err != nil {
		t.Fatal(err)
	}
	for _, s := range []*State{wrote, read} {
		for _, house := range []string{"{ \"game\":{\"target\":150}}", `{"game":{"target":150}}`} {
			again := setup
			again.House = []byte(house)
			if _, err := s.Step(&Command{Caller: "org", Act: Act{Do: SetUp, ID: "x", Setup: &again}}); err != nil {
				t.Errorf("%s: %v", house, err)
			}
		}
	}
}

// TestMay: who may do what.
func TestMay(t *testing.T) {
	s := start(t)
	sent(t, s, Command{Table: 1}, points("a", 1, 1, 1, 1, 2, 3))
	sent(t, s, Command{Table: 2}, points("b", 1, 2, 1, 1, 2, 3))
	correct := func(id string, number int, replaces string) Act {
		a := points(id, 1, number, 1, 1, 2, 4)
		a.Do, a.Replaces, a.Reason = Correct, []string{replaces}, "so"
		return a
	}
	setup := *s.first
	setup.Title = "Saturday"
	deputies := setup
	deputies.Deputies = nil
	other := setup
	other.Variant = "pennycook"
	for _, x := range []struct {
		why string // of the refusal; "" if it may
		c   Command
	}{
		{"", Command{Table: 1, Act: points("x", 1, 1, 2, 1, 2, 3)}},
		{"event-table", Command{Table: 2, Act: points("x", 1, 1, 2, 1, 2, 3)}},
		{"event-organiser", Command{Caller: "p1", Act: points("x", 1, 1, 2, 1, 2, 3)}},
		{"", Command{Table: 1, Act: correct("x", 1, "a")}},
		{"event-act", Command{Table: 1, Act: Act{Do: Confirm, ID: "x", Of: "a", Replaces: []string{"a"}}}},
		{"event-act", Command{Table: 1, Act: Act{Do: Contest, ID: "x", Of: "a", Replaces: []string{"a"}, Reason: "so"}}},
		{"event-table", Command{Table: 1, Act: correct("x", 1, "b")}},
		{"event-unseen", Command{Table: 1, Act: correct("x", 1, "later")}},
		{"", Command{Caller: "org", Act: correct("x", 1, "later")}},
		{"event-table", Command{Table: 1, Act: correct("x", 1, "round1")}},
		{"event-table", Command{Table: 1, Act: Act{Do: Withdraw, ID: "x", Replaces: []string{"enter1"}, Reason: "so"}}},
		{"", Command{Caller: "p1", Act: Act{Do: Here, ID: "x", Member: "m1", Round: 1}}},
		{"event-organiser", Command{Caller: "p2", Act: Act{Do: Here, ID: "x", Member: "m1", Round: 1}}},
		{"event-organiser", Command{Act: Act{Do: Here, ID: "x", Member: "nobody", Round: 1}}},
		{"", Command{Caller: "dep", Act: Act{Do: Close, ID: "x", Round: 1}}},
		{"", Command{Caller: "dep", Act: Act{Do: SetUp, ID: "x", Setup: &setup, Replaces: []string{"setup"}}}},
		{"event-organiser", Command{Caller: "dep", Act: Act{Do: SetUp, ID: "x", Setup: &deputies}}},
		{"", Command{Caller: "org", Act: Act{Do: SetUp, ID: "x", Setup: &deputies}}},
		{"event-organiser", Command{Caller: "dep", Act: Act{Do: Withdraw, ID: "x", Replaces: []string{"setup"}, Reason: "so"}}},
		{"event-act", Command{Caller: "org", Act: Act{Do: Enter, ID: "x", Member: "m", Withheld: true}}},
		{"event-act", Command{Caller: "org", Act: Act{Do: Rule, ID: "x", Round: 1, Table: 1, Member: "m1", Ruling: &Ruling{Score: Plus}, Reason: "of which board?"}}},
		{"event-keeps", Command{Caller: "org", Act: Act{Do: SetUp, ID: "x", Setup: &other}}},
		{"act-id", Command{Caller: "org", Act: points("a", 1, 1, 1, 1, 2, 9)}},
		{"event-act", Command{Caller: "org", Act: Act{Do: Confirm, ID: "x"}}},
		{"event-act", Command{Caller: "org", Act: Act{Do: Confirm, ID: "x", Of: "a", Round: 2}}},
		{"event-act", Command{Caller: "org", Act: Act{Do: Report, ID: "x", Round: 1, Table: 1, Board: 1, Result: &Result{Points: []int32{1, 2, 3}}, Replaces: []string{"a"}}}},
		{"event-act", Command{Caller: "org", Act: Act{Do: "dance", ID: "x"}}},
		{"event-act", Command{Caller: "org", Act: points("x", 1, 1, 2, 1, 2)}},
		{"event-act", Command{Caller: "org", Act: points("x", 1, 1, 0, 1, 2, 3)}},
		{"event-seats", Command{Caller: "org", Act: Act{Do: Seat, ID: "x", Round: 1, Table: 1, Seats: []string{"m1", "m2"}}}},
		{"event-act", Command{Caller: "org", Act: Act{Do: Seat, ID: "x", Round: 1, Table: 1, Seats: []string{"m1", "m2", "m1"}}}},
	} {
		_, err := s.Step(&x.c)
		why := ""
		if r, ok := err.(*table.Refusal); ok {
			why = r.Why
		} else if err != nil {
			why = err.Error()
		}
		if why != x.why {
			t.Errorf("%q of table %d: %s is refused with %q (%v), not %q", x.c.Caller, x.c.Table, x.c.Act.Encode(), why, err, x.why)
		}
	}
	if _, err := New("e", games).Step(&Command{Caller: "org", Act: points("x", 1, 1, 1, 1, 2, 3)}); err == nil {
		t.Error("an event begins with a result")
	}
}

// TestSettled: a table may correct its result until it can see those of others, and nothing that the desk has entered. What
// it may do is dispute it, or enter another, so that the desk settles it.
func TestSettled(t *testing.T) {
	s := start(t)
	sent(t, s, Command{Table: 1}, points("a", 1, 1, 1, 1, 2, 3), points("c", 1, 1, 2, 1, 2, 3))
	do(t, s, points("b", 1, 2, 1, 1, 2, 3), points("desk", 1, 2, 2, 1, 2, 3))
	says := func(when, id string, number int, board uint64, want string) {
		t.Helper()
		correct := points("x", 1, number, board, 3, 2, 1)
		correct.Do, correct.Replaces, correct.Reason = Correct, []string{id}, "so"
		for _, a := range []Act{correct, {Do: Withdraw, ID: "x", Replaces: []string{id}, Reason: "so"}} {
			_, err := s.Step(&Command{Table: number, Act: a})
			if r, ok := err.(*table.Refusal); ok && r.Why != want || !ok && want != "" {
				t.Errorf("%s: %s: %v", when, a.Encode(), err)
			}
		}
		player := s.Event().Rounds[0].Tables[number-1].Seats[0]
		if own := s.Event().View(Viewer{Member: player}).Rounds[0].Tables[number-1].Boards[board-1].Own; own == nil || own.Settled != (want != "") {
			t.Errorf("%s: the view shows %+v", when, own)
		}
		for _, c := range []Command{{Caller: "org", Act: correct}, {Table: number, Act: Act{Do: Contest, ID: "x", Of: id, Reason: "so"}}, {Table: number, Act: points("x", 1, number, board, 3, 2, 1)}} {
			if made, err := s.Step(&c); err != nil || made.Desk != (c.Caller != "") {
				t.Errorf("%s: %s: %v", when, c.Act.Encode(), err)
			}
		}
	}
	says("table 3 has yet to play", "a", 1, 1, "")
	says("the desk has entered it", "desk", 2, 2, "event-settled")
	do(t, s, points("d", 1, 3, 1, 1, 2, 3))
	says("all have played", "a", 1, 1, "event-settled")
	says("another board", "c", 1, 2, "")
	sent(t, s, Command{Table: 1}, Act{Do: Contest, ID: "k", Of: "a", Device: "one", Reason: "so"})
	for device, want := range map[string]string{"one": "", "another": "event-settled"} {
		if got := refused(s, Command{Table: 1, Act: Act{Do: Withdraw, ID: "x", Device: device, Replaces: []string{"k"}, Reason: "so"}}); got != want {
			t.Errorf("the phone %q takes a dispute of a settled result back: %q", device, got)
		}
	}
	sent(t, s, Command{Caller: "org"}, Act{Do: Contest, ID: "desk's", Of: "c", Reason: "so"})
	if got := refused(s, Command{Table: 1, Act: Act{Do: Withdraw, ID: "x", Replaces: []string{"desk's"}, Reason: "so"}}); got != "event-settled" {
		t.Errorf("a table takes the desk's dispute back: %q", got)
	}
	do(t, s, Act{Do: Withdraw, ID: "settles", Replaces: []string{"desk's"}, Reason: "so"})
	for id, want := range map[string]bool{"a": true, "c": false} {
		fix := points("x", 1, 1, s.acts[id].Board, 3, 2, 1)
		fix.Do, fix.Replaces, fix.Reason = Correct, []string{id}, "so"
		if made, err := s.Step(&Command{Caller: "dep", Table: 1, Act: fix}); err != nil || made.Desk != want {
			t.Errorf("a deputy corrects %s with a table's code: desk %t, %v", id, made.Desk, err)
		}
	}
	told := func(number int, board uint64) *Board { return at(s, 1, number, board).view(true, false, false) }
	if !told(2, 2).Own.Desk || told(1, 2).Own.Desk {
		t.Error("only the desk's result needs nobody to confirm it")
	}
	do(t, s, Act{Do: Withdraw, ID: "w", Replaces: []string{"desk"}, Reason: "so"}, Act{Do: Close, ID: "end", Round: 1})
	says("it may have been seen before the desk took it back", "c", 1, 2, "event-settled")
	if !told(2, 2).Again || told(1, 2).Again || told(3, 2).Again {
		t.Error("the table whose result the desk took back is to enter it again")
	}
}

// refused returns why a command is refused; "" if it is not.
func refused(s *State, c Command) string {
	_, err := s.Step(&c)
	if r := (*table.Refusal)(nil); errors.As(err, &r) {
		return r.Why
	}
	return ""
}

// TestSeen: a table that may have seen what others scored with a board cannot change its own result, also after the desk has taken
// one of theirs back, or opened a round with the board again. One that nobody could compare it can.
func TestSeen(t *testing.T) {
	right := points("moved", 1, 3, 2, 8, 8, 8)
	right.Do, right.Replaces, right.Reason = Correct, []string{"c"}, "it was board 2"
	correct := points("x", 1, 1, 1, 99, 0, 0)
	correct.Do, correct.Replaces, correct.Reason = Correct, []string{"a"}, "so"
	b, c := points("b", 1, 2, 1, 9, 9, 9), points("c", 1, 3, 1, 8, 8, 8)
	for name, after := range map[string][]Act{
		"taken back":     {c, {Do: Withdraw, ID: "w", Replaces: []string{"c"}, Reason: "so"}},
		"moved":          {c, right},
		"opened anew":    {c, {Do: Open, ID: "o3", Round: 3, Tables: []Seating{{1, []string{"m0", "m1", "m2"}, []uint64{1}}}}},
		"round reopened": {{Do: Close, ID: "cl", Round: 1}, {Do: Reopen, ID: "re", Round: 1, Replaces: []string{"cl"}}},
		"event reopened": {{Do: Close, ID: "cl"}, {Do: Reopen, ID: "re", Replaces: []string{"cl"}}},
	} {
		s := start(t)
		sent(t, s, Command{Table: 1}, points("a", 1, 1, 1, 1, 2, 3))
		do(t, s, append([]Act{b}, after...)...)
		if got := refused(s, Command{Table: 1, Act: correct}); got != "event-settled" {
			t.Errorf("%s: %q", name, got)
		}
	}
	for name, end := range map[string]Act{"reopened": {Do: Reopen, ID: "re", Round: 1}, "withdrawn": {Do: Withdraw, ID: "re", Replaces: []string{"cl"}, Reason: "so"}} {
		s := start(t)
		do(t, s, Act{Do: Close, ID: "by mistake"}, Act{Do: Reopen, ID: "at once", Replaces: []string{"by mistake"}})
		sent(t, s, Command{Table: 1}, points("a", 1, 1, 1, 1, 2, 3))
		do(t, s, Act{Do: Close, ID: "cl", Round: 1})
		sent(t, s, Command{Table: 2}, b)
		do(t, s, end)
		if got := refused(s, Command{Table: 1, Act: correct}); got != "event-settled" {
			t.Errorf("%s, with a result that came while it was closed: %q", name, got)
		}
		late := points("late", 2, 1, 3, 1, 2, 3)
		sent(t, s, Command{Table: 1}, late)
		sent(t, s, Command{Table: 2}, points("later", 2, 2, 3, 1, 2, 3))
		late.Do, late.ID, late.Replaces, late.Reason = Correct, "x", []string{"late"}, "so"
		if got := refused(s, Command{Table: 1, Act: late}); got != "" {
			t.Errorf("%s, a board of a round that was not closed: %q", name, got)
		}
	}
	s := start(t)
	sent(t, s, Command{Table: 3}, points("c", 1, 3, 1, 8, 8, 8), right)
	sent(t, s, Command{Table: 1}, points("a", 1, 1, 1, 1, 2, 3))
	sent(t, s, Command{Table: 2}, points("b", 1, 2, 1, 9, 9, 9))
	if got := refused(s, Command{Table: 1, Act: correct}); got != "" {
		t.Errorf("table 3 has entered another board, and has yet to play: %q", got)
	}
}

// TestClosed: once the event is closed, a table only adds a result that is missing, and no member comes or goes. The desk does all.
func TestClosed(t *testing.T) {
	s := start(t)
	sent(t, s, Command{Table: 1}, points("a", 1, 1, 1, 1, 2, 3))
	do(t, s, Act{Do: Close, ID: "end"})
	correct := points("x", 1, 1, 1, 3, 2, 1)
	correct.Do, correct.Replaces, correct.Reason = Correct, []string{"a"}, "so"
	for _, a := range []Act{correct, points("x", 1, 1, 1, 3, 2, 1), points("x", 1, 1, 9, 3, 2, 1), points("x", 9, 1, 1, 3, 2, 1), {Do: Contest, ID: "x", Of: "a", Reason: "so"},
		{Do: Withdraw, ID: "x", Replaces: []string{"a"}, Reason: "so"}, {Do: Here, ID: "x", Member: "m1", Round: 1}} {
		for caller, want := range map[string]string{"p1": "event-organiser", "dep": ""} {
			if got := refused(s, Command{Caller: caller, Table: 1, Act: a}); got != want {
				t.Errorf("%s: %s: %q", caller, a.Encode(), got)
			}
		}
	}
	if got := refused(s, Command{Table: 1, Act: points("x", 1, 1, 2, 3, 2, 1)}); got != "" {
		t.Errorf("a result that is missing: %q", got)
	}
}

// TestEarlier: an act that is sent again is done once; another act with its id is refused.
func TestEarlier(t *testing.T) {
	s := start(t)
	do(t, s, points("a", 1, 1, 1, 1, 2, 3))
	if seq, ok, err := s.Earlier(&Command{Caller: "org", Act: points("a", 1, 1, 1, 1, 2, 3)}); seq != s.Seq || !ok || err != nil {
		t.Error(seq, ok, err)
	}
	if _, ok, err := s.Earlier(&Command{Caller: "org", Act: points("a", 1, 1, 1, 1, 2, 4)}); !ok || err == nil {
		t.Error("another result with the same id counts as done")
	}
	if _, ok, err := s.Earlier(&Command{Caller: "dep", Act: points("a", 1, 1, 1, 1, 2, 3)}); !ok || err == nil {
		t.Error("another caller's act with the same id counts as done")
	}
	if _, ok, _ := s.Earlier(&Command{Caller: "org", Act: points("b", 1, 1, 1, 1, 2, 3)}); ok {
		t.Error("a new act counts as done")
	}
}

// TestPlays: late, gone and back.
func TestPlays(t *testing.T) {
	s := start(t)
	do(t, s, Act{Do: Gone, ID: "1", Member: "m1", Round: 3}, Act{Do: Here, ID: "2", Member: "m1", Round: 2}, Act{Do: Here, ID: "3", Member: "m1", Round: 5},
		Act{Do: Gone, ID: "4", Member: "m2", Round: 2})
	for id, want := range map[string]string{"m0": "yyyyyy", "m1": "-y--yy", "m2": "y-----"} {
		got := ""
		for round := 1; round <= 6; round++ {
			if s.Event().members[id].Plays(round) {
				got += "y"
			} else {
				got += "-"
			}
		}
		if got != want {
			t.Errorf("%s plays %s, not %s", id, got, want)
		}
	}
}

// TestCatalogue: each variant has boards, with the trump and dealer of the printed ones.
func TestCatalogue(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, v := range catalogue() {
		s := New("e", games)
		do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "All", Date: "2026-11-27", Variant: v, Play: Boards, Seed: "club 7", Deals: 2, Rounds: 2, Organiser: "org"}})
		for b := uint64(1); b <= 15; b++ {
			if _, err := s.pad(s.face(b).due); err != nil {
				t.Errorf("%s: board %d: %v", v, b, err)
			}
		}
		if v == "standard" {
			entry(rng, s, s.face(7))
		}
	}
}

// BenchmarkEvent: sixty members at twenty tables, ten rounds of three boards; each result is corrected and confirmed: 1,900 acts.
func BenchmarkEvent(b *testing.B) {
	s, rng := New("e", games), rand.New(rand.NewPCG(1, 1))
	n := 0
	add := func(a Act) {
		n++
		a.ID = fmt.Sprint(n)
		made, err := s.Step(&Command{Caller: "org", Act: a})
		if err != nil {
			b.Fatal(err)
		}
		e := s.Next(0, made.Encode())
		if err := s.Fold(&e); err != nil {
			b.Fatal(err)
		}
	}
	add(Act{Do: SetUp, Setup: &Setup{Title: "All", Date: "2026-11-27", Variant: "standard", Play: Boards, Deals: 3, Rounds: 10, Organiser: "org"}})
	var ids []string
	for i := range 60 {
		ids = append(ids, fmt.Sprint("m", i))
		add(Act{Do: Enter, Member: ids[i], Name: fmt.Sprint("Player ", i)})
	}
	for r := range 10 {
		rng.Shuffle(60, func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		a := Act{Do: Open, Round: r + 1}
		for i := range 20 {
			boards := []uint64{uint64(3*r + 1), uint64(3*r + 2), uint64(3*r + 3)}
			a.Tables = append(a.Tables, Seating{i + 1, slices.Clone(ids[3*i : 3*i+3]), boards})
		}
		add(a)
		for i := range 60 {
			board := uint64(3*r + 1 + i%3)
			report := Act{Do: Report, Round: r + 1, Table: i/3 + 1, Board: board, Result: &Result{Entry: entry(rng, s, s.face(board))}}
			add(report)
			report.Do, report.Reason, report.Replaces = Correct, "so", []string{fmt.Sprint(n)}
			add(report)
			add(Act{Do: Confirm, Of: fmt.Sprint(n)})
		}
	}
	b.Run("event", func(b *testing.B) {
		for b.Loop() {
			s.event = nil
			s.Event()
		}
	})
	b.Run("view", func(b *testing.B) {
		for b.Loop() {
			s.Event().View(Viewer{})
		}
	})
}
