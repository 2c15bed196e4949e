package heuristic

import (
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestLaughable: in every variant, at every trump, the ways that a Count finds laughable are those that its
// words say, counted one by one. Hands of trumps alone are all laughable to lay; with thirteen, there are too
// many sums to keep.
func TestLaughable(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		th, counted := New(g), map[bool]int{}
		for seed := range 4 {
			randomplay.Walk(t, g, seed, func(s *rules.State) {
				if s.Phase() != rules.Laying {
					return
				}
				var v rules.View
				g.View(s, g.Turn(s).First(), &v)
				compareWays(t, th, &v, counted)
				trumps := g.Pack().In(cards.Spades)
				for trumps.Len() > rules.MaxHand {
					trumps &^= trumps.First().Set()
				}
				v.Trump, v.Hand[v.Seat], v.Options.From = rules.SpadesTrump, trumps, trumps
				compareWays(t, th, &v, counted)
			})
		}
		if g.Lays() && (counted[false] == 0 || counted[true] == 0) {
			t.Errorf("%s: of the ways, laughable are %v", variant.ID, counted)
		}
	}
}

func compareWays(t *testing.T, g *Game, v *rules.View, counted map[bool]int) {
	var x Count
	x.Begin(g, v)
	ways := make([]Way, v.Options.Len())
	x.Ways(ways)
	offs, nearest := make([]float64, len(ways)), 2.0
	for i := range ways {
		laid := v.Options.Nth(i).Cards()
		hand, bid := v.Hand[v.Seat], g.Bid(laid)
		sure, kept := g.Sure(v.Trump, hand, 0), g.Sure(v.Trump, hand, laid)
		offs[i] = x.Off(laid) + float64(2*max(0, kept.Len()-bid))
		if sure.Len() <= bid {
			offs[i] += float64(2 * (sure & laid).Len())
		}
		if int(ways[i].Bid) != bid {
			t.Fatalf("%v bids %d, not %d", laid, bid, ways[i].Bid)
		}
	}
	if least := slices.Min(offs); least > nearest {
		nearest = least
	}
	for i, off := range offs {
		if counted[ways[i].Laughable]++; ways[i].Laughable != (off > nearest) {
			t.Fatalf("%v of %v is %g tricks off, the nearest %g, and laughable is %v", v.Options.Nth(i).Cards(), v.Hand[v.Seat], off, nearest, ways[i].Laughable)
		}
	}
}

// TestSure: people are sure of the highest trumps, and of ace and king of other suits, also if the higher
// cards are laid aside.
func TestSure(t *testing.T) {
	g := New(randomplay.Open(t, rules.Catalogue()[0]))
	for _, x := range []struct {
		trump      rules.Trump
		hand, laid string
		want       int
	}{
		{rules.NoTrump, "AC KC QC JC AD 6D 7H 8H 9S", "", 3},
		{rules.Unnamed, "AC KC QC JC AD 6D 7H 8H 9S", "", 3},
		{rules.ClubsTrump, "AC KC QC JC AD 6D 7H 8H 9S", "", 5},
		{rules.ClubsTrump, "KC QC 8D KD 6D 7H 8H 9S", "", 0},
		{rules.ClubsTrump, "AC KC QC AD KD 6D", "AC AD", 3},
		{rules.NoTrump, "AC KC QC AD KD 6D", "AC", 4},
	} {
		hand, laid := must.Get(cards.Parse(x.hand))(t), must.Get(cards.Parse(x.laid))(t)
		if got := g.Sure(x.trump, hand, laid).Len(); got != x.want {
			t.Errorf("at %v, %s without %q: %d sure tricks, not %d", x.trump, x.hand, x.laid, got, x.want)
		}
	}
}
