package match_test

import (
	"errors"
	"fmt"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

func newMatch(t testing.TB, id string, limit match.Limit) *match.Match {
	t.Helper()
	g := must.Get(rules.Open(id))(t)
	m := must.Get(match.New(g, 0, limit))(t)
	return m
}

func result(points ...int32) rules.Result {
	var r rules.Result
	copy(r.Points[:], points)
	return r
}

func add(t *testing.T, m *match.Match, s *match.State, r rules.Result) {
	t.Helper()
	must.Do(t, m.Add(s, r))
}

// TestPenguinGame is the rules' own example: two reach 100 in one deal.
func TestPenguinGame(t *testing.T) {
	m := newMatch(t, "penguin", match.Limit{})
	s := m.Start()
	add(t, m, &s, result(88, 79, 40))
	add(t, m, &s, result(13, 52, 2))
	e := s.GameEnd
	if !s.Closed || e.Totals != (match.Points{101, 131, 42}) || e.Bonus != (match.Points{100, 100, 0}) || e.Winners != rules.Seat(1).Set() {
		t.Errorf("%+v", e)
	}
	if s.Dealer != 1 || s.Game != 1 || s.Totals != (match.Points{}) || s.Sum != (match.Points{201, 231, 42}) {
		t.Errorf("%+v", s)
	}
}

func TestRubberBonus(t *testing.T) {
	for games, want := range map[int]int32{3: 500, 4: 400, 5: 300, 6: 200, 7: 100} {
		m := newMatch(t, "penguin", match.Limit{})
		s := m.Start()
		others := games - 3 // games that seats 1 and 2 win in turn before seat 0 wins its last
		for i := range others {
			add(t, m, &s, result([][]int32{{0, 120, 0}, {0, 0, 120}}[i%2]...))
		}
		for range 3 {
			add(t, m, &s, result(100, 99, 99))
		}
		if s.Stage != match.Ended || s.End.Rubber[0] != want || s.End.Winners != 1 || s.End.Games[0] != 3 {
			t.Errorf("%d games: %+v", games, s.End)
		}
	}
}

func TestEqualHighestPlayOn(t *testing.T) {
	m := newMatch(t, "swedish", match.Limit{})
	s := m.Start()
	add(t, m, &s, result(110, 110, 3))
	if s.Closed {
		t.Fatal("a tied game ended")
	}
	add(t, m, &s, result(1, 2, 6))
	if s.Stage != match.Ended || s.End.Winners != 2 {
		t.Errorf("%+v", s.End)
	}
}

func TestDummyWinsADraw(t *testing.T) {
	for _, c := range []struct {
		points  []int32
		bonus   int32
		winners rules.Seats
	}{
		{[]int32{60, 40, 105}, 0, 0},
		{[]int32{105, 40, 60}, 100, 1},
		{[]int32{105, 40, 40}, 100, 1},
		{[]int32{105, 60, 40}, 0, 1},
	} {
		m := newMatch(t, "dummy", match.Limit{})
		s := m.Start()
		add(t, m, &s, result(c.points...))
		if s.Stage != match.Ended || s.GameEnd.Bonus[0] != c.bonus || s.GameEnd.Winners != c.winners || s.End.Winners != c.winners {
			t.Errorf("%v: %+v %+v", c.points, s.GameEnd, s.End)
		}
	}
}

func TestNineDealsShare(t *testing.T) {
	m := newMatch(t, "junk-joker", match.Limit{})
	s := m.Start()
	for i := range 9 {
		if s.Stage == match.Ended {
			t.Fatalf("ended after %d deals", i)
		}
		add(t, m, &s, result(10, 10, 2))
	}
	if s.Stage != match.Ended || s.End.Winners != 3 || s.End.Totals != (match.Points{90, 90, 18}) {
		t.Errorf("%+v", s.End)
	}
}

func TestSessionIsCut(t *testing.T) {
	m := newMatch(t, "standard", match.Limit{Deals: 2})
	s := m.Start()
	add(t, m, &s, result(5, 6, 7))
	add(t, m, &s, result(1, 2, 3))
	if s.Stage != match.Ended || !s.End.Cut || s.End.Totals != (match.Points{6, 8, 10}) {
		t.Errorf("%+v", s)
	}
	m = newMatch(t, "standard", match.Limit{Games: 1})
	s = m.Start()
	add(t, m, &s, result(105, 6, 7))
	if s.Stage != match.Ended || !s.End.Cut || s.End.Totals != (match.Points{205, 6, 7}) {
		t.Errorf("%+v", s)
	}
}

// TestCutAfterResults: if only the results of deals are known, an abandoned match counts the points
// of the game in progress.
func TestCutAfterResults(t *testing.T) {
	m := newMatch(t, "penguin", match.Limit{})
	s := m.Start()
	add(t, m, &s, result(100, 20, 30))
	add(t, m, &s, result(1, 2, 3))
	if s.Closed {
		t.Error("the second deal is said to have ended a game")
	}
	m.Cut(&s)
	if s.End.Totals != (match.Points{201, 22, 33}) {
		t.Errorf("the totals are %v", s.End.Totals)
	}
}

// TestTrumpAcrossGames: each game starts with the first trump, unless the option carries the trump
// over.
func TestTrumpAcrossGames(t *testing.T) {
	for _, across := range []bool{false, true} {
		v := must.Get(rules.Named("standard"))(t)
		v.Trump.Across = across
		g := must.Get(rules.New(v))(t)
		m := &match.Match{Game: g}
		s := m.Start()
		r := result(100, 0, 0)
		r.Next = rules.SpadesTrump
		add(t, m, &s, r)
		want := rules.NoTrump
		if across {
			want = rules.SpadesTrump
		}
		if s.Trump != want {
			t.Errorf("across %v: trump %v", across, s.Trump)
		}
	}
}

func TestWrongDealsAreRefused(t *testing.T) {
	m := newMatch(t, "standard", match.Limit{})
	s := m.Start()
	seed := cards.SeedOf("wrong")
	for name, spoil := range map[string]func(*rules.Deal){
		"dealer":     func(d *rules.Deal) { d.Dealer = 1 },
		"trump":      func(d *rules.Deal) { d.Trump = rules.HeartsTrump },
		"card twice": func(d *rules.Deal) { d.Hands[1] = d.Hands[0] },
		"too few":    func(d *rules.Deal) { d.Hands[1] &= d.Hands[1] - 1 },
		"turn-up":    func(d *rules.Deal) { d.Turnup = cards.Of(cards.Ace, cards.Clubs) },
		"dummy":      func(d *rules.Deal) { d.Aside = d.Hands[2] },
		"vulnerable": func(d *rules.Deal) { d.Vulnerable = 1 },
	} {
		d := m.Draw(&s, &seed, 0)
		spoil(&d)
		before := s
		if m.Deal(&s, &d) == nil || s != before {
			t.Errorf("%s: a wrong deal is accepted", name)
		}
	}
	d := m.Draw(&s, &seed, 0)
	must.Do(t, m.Deal(&s, &d))
	if m.Deal(&s, &d) == nil {
		t.Error("a deal is accepted while one is in play")
	}
}

// TestOutOfTurn: events that do not come next are refused and change nothing.
func TestOutOfTurn(t *testing.T) {
	m := newMatch(t, "standard", match.Limit{Deals: 1})
	s := m.Start()
	seed := cards.SeedOf("turns")
	refused := func(what string, do func() error, want error) {
		t.Helper()
		before := s
		if err := do(); !errors.Is(err, want) || s != before {
			t.Errorf("%s: %v", what, err)
		}
	}
	d := m.Draw(&s, &seed, 0)
	act := func() error { return m.Do(&s, 1, rules.MakeOffer(1, rules.Pass)) }
	if illegal, ok := errors.AsType[*rules.IllegalError](act()); !ok || illegal.Reason != rules.NoDeal || illegal.By != 1 {
		t.Errorf("an act before the deal: %+v", illegal)
	}
	must.Do(t, m.Deal(&s, &d))
	if illegal, ok := errors.AsType[*rules.IllegalError](act()); !ok || illegal.Reason != rules.WrongPhase {
		t.Errorf("an offer before bids are laid: %+v", illegal)
	}
	refused("a second deal", func() error { return m.Deal(&s, &d) }, match.ErrNotDue)
	refused("a result while a deal is in play", func() error { return m.Add(&s, result(1, 2, 3)) }, match.ErrNotDue)
	if _, over := m.Score(&s); over {
		t.Error("a deal in play has a score")
	}
	for s.Stage == match.Playing {
		seat := m.Game.Turn(&s.Deal).First()
		must.Do(t, m.Do(&s, seat, m.Game.Options(&s.Deal, seat).Nth(0)))
	}
	if score, over := m.Score(&s); !over || score.Points != match.Points(s.Result.Points) {
		t.Errorf("the score is %+v", score)
	}
	end := s.End
	if m.Cut(&s); s.End != end {
		t.Errorf("a match that is over is cut: %+v", s.End)
	}
	refused("a deal after the end", func() error { return m.Deal(&s, &d) }, match.ErrNotDue)
	refused("a result after the end", func() error { return m.Add(&s, result(1, 2, 3)) }, match.ErrNotDue)
}

// A match of one deal, played by taking the first option at every turn.
func Example() {
	g, err := rules.Open("duel")
	if err != nil {
		panic(err)
	}
	m, err := match.New(g, 0, match.Limit{Deals: 1})
	if err != nil {
		panic(err)
	}
	s := m.Start()
	seed := cards.SeedOf("duel")
	var v match.View
	for s.Stage != match.Ended {
		if s.Stage == match.Dealing {
			d := m.Draw(&s, &seed, uint64(s.Number))
			if err := m.Deal(&s, &d); err != nil {
				panic(err)
			}
		}
		seat := g.Turn(&s.Deal).First()
		m.View(&s, seat, &v)
		if err := m.Do(&s, seat, v.Options.Nth(0)); err != nil {
			panic(err)
		}
	}
	fmt.Println("totals", s.End.Totals[:2])
	// Output: totals [1 8]
}

// A score pad: deals played at a real table, known only by their bids, tricks and premiums.
func ExampleMatch_Add() {
	g, err := rules.Open("standard")
	if err != nil {
		panic(err)
	}
	m, err := match.New(g, 0, match.Limit{})
	if err != nil {
		panic(err)
	}
	s := m.Start()
	for _, tally := range []rules.Tally{
		{Bid: [5]uint8{4, 2, 4}, Tricks: [5]uint8{3, 2, 4}, Premium: [5]rules.Offer{rules.Declare}},
		{Bid: [5]uint8{3, 3, 3}, Tricks: [5]uint8{3, 3, 3}},
	} {
		r, err := g.Score(tally)
		if err != nil {
			panic(err)
		}
		if err := m.Add(&s, r); err != nil {
			panic(err)
		}
		fmt.Println("points", r.Points[:3], "totals", s.Totals[:3], "seat", s.Dealer, "deals next, trump", s.Trump)
	}
	// Output:
	// points [3 52 54] totals [3 52 54] seat 1 deals next, trump H
	// points [13 13 13] totals [16 65 67] seat 2 deals next, trump C
}

// TestCutView: when a match is cut off in the middle of a deal, its View keeps the deal's number,
// and no seat is to act.
func TestCutView(t *testing.T) {
	m := newMatch(t, "duel", match.Limit{})
	s := m.Start()
	seed := cards.SeedOf("cut")
	d := m.Game.Deal(&seed, 0)
	m.Fix(&s, &d)
	must.Do(t, m.Deal(&s, &d))
	m.Cut(&s)
	for _, seat := range []rules.Seat{0, 1, rules.Nobody} {
		var v match.View
		m.View(&s, seat, &v)
		if v.Number != 0 || v.Turn != 0 || v.Options.Len() != 0 || v.Stage != match.Ended {
			t.Errorf("seat %d: deal %d, turn %v, %d choices, stage %v", seat, v.Number, v.Turn, v.Options.Len(), v.Stage)
		}
	}
}
