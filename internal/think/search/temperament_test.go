package search

import (
	"slices"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestSpoilsOthers: with a dummy's card a spoiler does not spoil its own trick, and it leaves
// tricks to a dummy that needs none.
func TestSpoilsOthers(t *testing.T) {
	for _, id := range []string{"dummy", "dummy-penguin"} {
		g := must.Get(rules.Open(id))(t)
		e := untrained(t, g, Effort{Temperament: Temperament{Spoil: 2}})
		own, dummys, spoilt := 0, 0, 0
		randomplay.Walk(t, g, 4, func(s *rules.State) {
			v := viewOf(g, s)
			if v.Phase != rules.Playing {
				return
			}
			net := slices.Clone(e.reset(v, nil, 1, Effort{}).policy(v))
			d := e.reset(v, nil, 1, e.effort)
			same := slices.Equal(d.policy(v), net)
			switch taking := g.Taking(v); {
			case taking == v.Seat:
				if own++; !same {
					t.Errorf("%s: it plays the dummy's cards by whether it needs its own trick", g.AppendPosition(nil, s))
				}
			case g.Dummies().Has(taking):
				if dummys++; g.DummyRule() == rules.DummyUnder && d.wants(v, taking) != 0 {
					t.Errorf("%s: the dummy is said to need the trick", g.AppendPosition(nil, s))
				}
			case taking != rules.Nobody && !same:
				spoilt++
			}
		})
		if own == 0 || dummys == 0 || spoilt == 0 {
			t.Errorf("%s: %d times its own trick, %d times the dummy's, %d times spoilt", id, own, dummys, spoilt)
		}
	}
}

// TestBelievesAlike: a player's belief where cards are does not depend on its temperament, although
// it compares bids first.
func TestBelievesAlike(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Effort{Worlds: 4, Choices: 4, SampleByBelief: true})
	tempted := e.effort
	tempted.Temperament = Temperament{Nought: 8}
	randomplay.Walk(t, g, 1, func(s *rules.State) {
		v := viewOf(g, s)
		if v.Phase != rules.Laying {
			return
		}
		must.Do(t, e.reset(v, nil, 1, e.effort).estimate(t.Context(), false))
		plain := e.last.belief
		must.Do(t, e.reset(v, nil, 1, tempted).estimate(t.Context(), false))
		if e.last.belief != plain {
			t.Errorf("%s: it believes otherwise", g.AppendPosition(nil, s))
		}
	})
}
