package bot

import (
	"errors"
	"testing"

	"ninetynine/internal/learn/hand"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestInquireStanding: a hand that makes its bid of nought shows it for the points. Who is
// about to win need not, and when another is, open cards are the only hope.
func TestInquireStanding(t *testing.T) {
	g, err := rules.Open("standard")
	if err != nil {
		t.Fatal(err)
	}
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
	if p := worth(); p[1] < p[0]+15 || p[1] < p[2]+4 {
		t.Errorf("for points: %v", p)
	}
	if p := worth(95, 20, 20); p[1] > p[0]+5 || p[2] > p[0]-30 {
		t.Errorf("about to win: %v", p)
	}
	if p := worth(20, 95, 20); p[2] < p[1]+20 {
		t.Errorf("when another is about to win: %v", p)
	}
}

func inquired(t *testing.T, g *rules.Game, h *hand.Hand) *search.Study {
	t.Helper()
	v, err := h.View(g)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, v.Dealer, match.Limit{})
	if err != nil {
		t.Fatal(err)
	}
	e := &Expert{Effort: search.Full(), Level: true}
	if err := e.Begin(t.Context(), m, v.Seat, 0); err != nil {
		t.Fatal(err)
	}
	s, err := e.Inquire(t.Context(), v, Inquiry{Scope: search.Scope{Worlds: 60}, Game: h.Totals != nil})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestNoStanding: by rules that no net has learnt, nobody says what totals mean.
func TestNoStanding(t *testing.T) {
	variant, _, err := record.ParseVariant([]byte(`{"variant": "standard", "aside": 2}`))
	if err != nil {
		t.Fatal(err)
	}
	g, err := rules.New(variant)
	if err != nil {
		t.Fatal(err)
	}
	if HasNet(g) {
		t.Fatal("a net has learnt this")
	}
	h := hand.Hand{Dealer: -1, Totals: []int32{50, 60, 70}}
	if err := h.Draw(g, "short"); err != nil {
		t.Fatal(err)
	}
	v, err := h.View(g)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, v.Dealer, match.Limit{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Bids(t.Context(), m, v, Inquiry{Game: true}); !errors.Is(err, ErrNoStanding) {
		t.Errorf("%v", err)
	}
	table, err := Bids(t.Context(), m, v, Inquiry{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range table.Choices {
		if c.Bid == nil || !c.Played || table.Player != "pimc" {
			t.Fatalf("%s: %+v", table.Player, c)
		}
	}
}
