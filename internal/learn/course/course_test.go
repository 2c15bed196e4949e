package course_test

import (
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/learn/course"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// TestSuggest: a seat's lesson is about the mistakes that cost it most, and every lesson is reached by some.
func TestSuggest(t *testing.T) {
	lay := func(bid, better int) advice.Mistake {
		return advice.Mistake{Phase: rules.Laying.String(), Bid: &bid, BetterBid: &better}
	}
	offer := advice.Mistake{Phase: rules.Offering.String()}
	name := advice.Mistake{Phase: rules.Naming.String()}
	card := func(why ...reason.Kind) advice.Mistake {
		m := advice.Mistake{Phase: rules.Playing.String(), Trick: 3}
		for _, k := range why {
			m.Why = append(m.Why, advice.Fact{Kind: k})
		}
		return m
	}
	reached := map[string]bool{}
	for _, c := range []struct {
		variant string
		mistake advice.Mistake
		lesson  string
	}{
		{"standard", lay(9, 2), "first"}, {"standard", lay(3, 2), "three"}, {"standard", offer, "premium"},
		{"standard", card(reason.Some, reason.Harder), "exact"}, {"standard", card(), "exact"},
		{"standard", card(reason.Enough, reason.Sheds), "away"}, {"standard", card(reason.Some, reason.Highest), "count"},
		{"four", lay(0, 2), "four"}, {"four", offer, "premium"}, {"five", offer, "five"}, {"five", card(reason.Last), "away"},
		{"dummy", card(reason.Wins), "dummy"}, {"dummy", lay(1, 2), "three"}, {"duel", lay(1, 2), "duel"},
		{"nobid", card(reason.Wins), "nobid"}, {"declarer", offer, "auction"}, {"nines", name, "auction"},
		{"classic", lay(1, 2), "joker"}, {"classic", card(reason.Sure), "count"},
	} {
		g := must.Get(rules.New(must.Get(rules.Named(c.variant))(t)))(t)
		small, other := card(reason.Last), c.mistake
		small.Lost, c.mistake.Lost, other.Lost, other.Seat = 1, 2, 9, 1
		r := &advice.Report{Deals: []advice.DealReport{{Mistakes: []advice.Mistake{small, c.mistake, other}}}}
		got := course.Suggest(g, r)
		if got[0] != c.lesson || got[1] != c.lesson || len(got) != g.Seats() || len(got) > 2 && got[2] != "" {
			t.Errorf("%s, %+v: %q, not %s", c.variant, c.mistake, got, c.lesson)
		}
		reached[c.lesson] = true
	}
	for _, id := range course.Lessons {
		if !reached[id] {
			t.Errorf("no mistake leads to %s", id)
		}
	}
}
