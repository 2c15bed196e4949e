package bot

import (
	"errors"
	"testing"

	"ninetynine/internal/learn/hand"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestInquireStanding: a hand that makes its bid of zero reveals for the points: against experts who
// defended 60 times, each with other cards of the opponents, it was made 60 times, 57 declared and 54
// revealed. A player about to win need not, and against an opponent about to win, revealing is the only hope.
func TestInquireStanding(t *testing.T) {
	gate.Only(t, "thinks for seconds")
	g := must.Get(rules.Open("standard"))(t)
	worth := func(totals ...int32) (points [3]float64) { // of passing, declaring, revealing
		h := hand.Hand{Cards: "AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S", Trump: "D", Dealer: -1, Totals: totals}
		for _, b := range inquired(t, g, &h).Bids {
			for _, w := range b.Premiums {
				if b.Tricks == 0 {
					points[w.Offer.Level()-rules.Pass] = w.Sampled
				}
			}
		}
		return points
	}
	if p := worth(); p[1] < p[0]+15 || p[2] < p[1]+10 {
		t.Errorf("for points: %v", p)
	}
	if p := worth(95, 20, 20); p[1] > p[0]+5 || p[2] > p[0]-10 {
		t.Errorf("about to win: %v", p)
	}
	if p := worth(20, 95, 20); p[2] < p[1]+20 {
		t.Errorf("when another is about to win: %v", p)
	}
}

func inquired(t *testing.T, g *rules.Game, h *hand.Hand) *search.Study {
	t.Helper()
	v := must.Get(h.View(g))(t)
	m := must.Get(match.New(g, v.Dealer, match.Limit{}))(t)
	e := &Expert{Effort: search.Full(), Level: true}
	must.Do(t, e.Begin(t.Context(), m, v.Seat, 0))
	s := must.Get(e.StudyWithin(t.Context(), v, StudyScope{Scope: search.Scope{Worlds: 60}, Game: h.Totals != nil}))(t)
	return s
}

// TestNoStanding: under rules that no net was trained on, no player says what totals mean.
func TestNoStanding(t *testing.T) {
	variant, _ := must.Get2(record.ParseVariant([]byte(`{"variant": "standard", "aside": 2}`)))(t)
	g := must.Get(rules.New(variant))(t)
	if HasNet(g) {
		t.Fatal("a net has learnt this")
	}
	h := hand.Hand{Dealer: -1, Totals: []int32{50, 60, 70}}
	must.Do(t, h.Draw(g, "short"))
	v := must.Get(h.View(g))(t)
	m := must.Get(match.New(g, v.Dealer, match.Limit{}))(t)
	if _, err := Bids(t.Context(), m, v, StudyScope{Game: true}); !errors.Is(err, ErrNoStanding) {
		t.Errorf("%v", err)
	}
	table := must.Get(Bids(t.Context(), m, v, StudyScope{}))(t)
	for _, c := range table.Choices {
		if c.Bid == nil || !c.Played || table.Player != "pimc" {
			t.Fatalf("%s: %+v", table.Player, c)
		}
	}
}
