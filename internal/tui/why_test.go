package tui

import (
	"testing"

	"ninetynine/match"
	"ninetynine/rules"
)

// TestHintKeepsChoice asks for advice without losing what has been chosen;
// Enter takes the advice only where nothing has been.
func TestHintKeepsChoice(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	s.key("space")
	before := s.m.chosen
	s.key("h")
	if s.m.chosen != before || s.m.advice == nil {
		t.Fatalf("after a hint, %v are chosen, not %v", s.m.chosen, before)
	}
	if _, ok := s.m.takeAdvice(); ok {
		t.Error("the hint would replace what has been chosen")
	}
	s.key("space")
	if _, ok := s.m.takeAdvice(); !ok {
		t.Error("the hint cannot be taken though nothing is chosen")
	}
	s.key("space", "h", "enter") // once more takes it
	if v := &s.m.shown.View; v.Aside[0].Len() != 3 {
		t.Errorf("Enter does not take the hint: %v laid", v.Aside[0])
	}
}

// TestQuitAsks leaves at the second q, unless something else comes between.
func TestQuitAsks(t *testing.T) {
	s := sit(t, "standard", "de", "greedy", match.Limit{})
	s.rest()
	q := command{do: leave}
	if s.m.letter("q").do != leave || s.m.letter("Q").do != quit {
		t.Error("q does not ask, or Q does")
	}
	if s.m.run(q) != nil || s.m.notice == "" {
		t.Error("q leaves without asking")
	}
	s.m.run(command{do: move, n: 1})
	if s.m.run(q) != nil {
		t.Error("q leaves though something came between")
	}
	if s.m.run(q) == nil {
		t.Error("q does not leave when pressed again")
	}
}

// TestWhyHolder says who holds a premium that several have offered.
func TestWhyHolder(t *testing.T) {
	const p, d, r = rules.Pass, rules.Declare, rules.Reveal
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	v := &s.m.shown.View
	v.Phase = rules.Playing
	for _, x := range []struct {
		offers [3]rules.Offer
		holder rules.Seat
		want   string
		beaten rules.Seats
	}{
		{[3]rules.Offer{p, d, p}, 1, "", 0},
		{[3]rules.Offer{d, d, p}, 1, "Bo holds the premium: nearer the dealer's left.", 1},
		{[3]rules.Offer{d, d, r}, 2, "Cleo holds the premium: reveal beats declare.", 3},
		{[3]rules.Offer{r, d, r}, 0, "You hold the premium: nearer the dealer's left.", 6},
	} {
		v.Offer, v.Holds = [rules.MaxSeats]rules.Offer{}, [rules.MaxSeats]rules.Offer{}
		copy(v.Offer[:], x.offers[:])
		v.Holds[x.holder] = x.offers[x.holder]
		if got := s.m.whyHolder(); got != x.want {
			t.Errorf("%v: %q, want %q", x.offers, got, x.want)
		}
		for i := range rules.Seat(3) {
			if s.m.overcalled(i) != x.beaten.Has(i) {
				t.Errorf("%v: seat %d overcalled: %v", x.offers, i, s.m.overcalled(i))
			}
		}
	}
}
