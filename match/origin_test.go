package match_test

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestOrigin plays matches of every variant at random. It checks that each deal's trump has the
// origin that its View says, and that the View of the deal before predicted it.
func TestOrigin(t *testing.T) {
	seen := map[match.Cause]int{}
	variants := rules.Catalogue()
	for _, v := range variants {
		if v.Trump.By != rules.ByTurnup && v.Rubber.Games != 1 { // the trump then also carries over from game to game
			v.ID, v.Name, v.Trump.Across = v.ID+"-across", "Across", true
			variants = append(variants, v)
		}
	}
	for _, variant := range variants {
		g := must.Get(rules.New(variant))(t)
		m := &match.Match{Game: g, Limit: match.Limit{Deals: 60}}
		r := rand.New(rand.NewPCG(5, 6))
		s, seed := m.Start(), cards.SeedOf("origin")
		foretold, cause := rules.Unnamed, match.Unknown
		var v match.View
		for s.Stage != match.Ended {
			if s.Stage == match.Dealing {
				d := m.Draw(&s, &seed, uint64(s.Number))
				must.Do(t, m.Deal(&s, &d))
			}
			seat := m.Game.Turn(&s.Deal).First()
			m.View(&s, seat, &v)
			before := s
			m.Apply(&s, v.Options.Nth(r.IntN(v.Options.Len())))
			if s.Stage == match.Playing {
				continue
			}
			m.View(&s, rules.Nobody, &v)
			seen[v.Origin.Cause]++
			switch c := v.Origin.Cause; {
			case c == match.Named:
				if v.Holder() != v.Origin.By {
					t.Fatalf("%s: seat %d named the trump, and %v are held", variant.ID, v.Origin.By, v.Holds)
				}
			case v.Number == 0:
				if c != match.FirstDeal && c != match.Turnup {
					t.Fatalf("%s: the first deal's trump comes from %q", variant.ID, c)
				}
			case c != cause || c != match.Turnup && v.Trump != foretold:
				t.Fatalf("%s, deal %d: %v by %q, but %v by %q was foretold", variant.ID, v.Number, v.Trump, c, foretold, cause)
			}
			if v.Origin.Cause == match.Success && int(v.Origin.Made) != before.Result.Made.Len() {
				t.Fatalf("%s, deal %d: %d made their contracts before, not %d", variant.ID, v.Number, before.Result.Made.Len(), v.Origin.Made)
			}
			foretold, cause = m.Then(&v)
			if score, over := m.Score(&s); !over || score.Deal != v.Number || score.Made != v.Made || score.Points != match.Points(v.Points) || score.Totals != v.Totals || score.Closed != v.Closed {
				t.Fatalf("%s, deal %d: the score is %+v", variant.ID, v.Number, score)
			}
		}
		if cause != match.Unknown {
			t.Errorf("%s: after the last deal comes one by %q", variant.ID, cause)
		}
	}
	for c := match.FirstDeal; c <= match.Stayed; c++ {
		if seen[c] == 0 {
			t.Errorf("no deal's trump came from %q", c)
		}
		if back, err := match.ParseCause(c.String()); err != nil || back != c {
			t.Errorf("%q is not read back", c)
		}
	}
}
