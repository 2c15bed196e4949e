package reason

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/worlds"
	"ninetynine/rules"
)

// TestFacts holds every fact against the engine: in deals of every variant, in worlds
// that agree with the View, played on at random, it must come out as it was said.
func TestFacts(t *testing.T) {
	told := map[Kind]int{}
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		sampler, rng := worlds.New(g), rand.New(rand.NewPCG(1, 2))
		source := rand.NewPCG(3, 4)
		randomplay.Walk(t, g, 40, func(s *rules.State) {
			var v rules.View
			seat := g.Owner(s, g.Turn(s).First())
			g.View(s, seat, &v)
			if v.Options.Len() < 2 {
				return
			}
			better, done := v.Options.Nth(rng.IntN(v.Options.Len())), v.Options.Nth(rng.IntN(v.Options.Len()))
			facts := For(g, &v, better, done)
			if len(facts) == 0 {
				return
			}
			if err := sampler.Begin(&v); err != nil {
				t.Fatal(err)
			}
			for _, f := range facts {
				told[f.Kind]++
				act := better
				if f.Of == "done" {
					act = done
				}
				for range 3 {
					var h rules.Hidden
					if _, ok := sampler.Sample(source, &h); !ok {
						break
					}
					world := g.Suppose(&v, &h)
					if !comesTrue(g, &v, &world, &f, act, rng) {
						t.Fatalf("%s: %s: %+v of %v is false", variant.ID, g.AppendPosition(nil, &world), f, act)
					}
				}
			}
		})
	}
	for _, k := range []Kind{Lost, Enough, All, Some, Wins, Loses, Highest, Lowest, Drained, Last, Void, Ruff} {
		if told[k] < 20 {
			t.Errorf("%s was told %d times: too few to say anything", k, told[k])
		}
	}
}

// comesTrue plays on in a world and says whether the fact comes true.
func comesTrue(g *rules.Game, v *rules.View, world *rules.State, f *Fact, act rules.Action, rng *rand.Rand) bool {
	var all rules.Layout
	g.Layout(world, &all)
	others := cards.Set(0)
	for i := range rules.Seat(g.Seats()) {
		if i != v.Options.Seat {
			others |= all.Hands[i]
		}
	}
	c, _ := cards.ParseCard(f.Card)
	suit := g.Following(v.Trump, g.SuitOf(v.Trump, c))
	switch f.Kind {
	case Highest:
		return others&g.Above(v.Trump, c) == 0
	case Lowest:
		return others&suit&^g.Above(v.Trump, c) == 0
	case Drained:
		return others&suit == 0
	case Last, Void, Ruff:
		rest := v.Hand[v.Options.Seat] &^ act.Cards()
		if f.Kind == Last {
			return rest&suit == 0
		}
		trump, _ := v.Trump.Suit()
		return rest&suit == 0 && (f.Kind == Void || rest&g.Following(v.Trump, int(trump)) != 0)
	}
	next := *world
	if f.Of != "" {
		g.Apply(&next, act)
	}
	var before, after rules.View
	g.View(world, v.Seat, &before)
	trick := before.Tricks
	won := [rules.MaxSeats]uint8{}
	for next.Phase() == rules.Playing {
		g.View(&next, v.Seat, &after)
		if after.Tricks > trick && f.Of != "" {
			break
		}
		o := g.Due(&next)
		g.Apply(&next, o.Nth(rng.IntN(o.Len())))
	}
	g.View(&next, v.Seat, &after)
	for i := range won {
		won[i] = after.Won[i] - before.Won[i]
	}
	made := after.Made.Has(v.Seat)
	switch f.Kind {
	case Wins:
		return won[v.Options.Seat] == 1
	case Loses:
		return won[v.Options.Seat] == 0
	case Lost:
		return !made
	case Safe:
		return made
	case Enough:
		return made == (won[v.Seat] == 0)
	case All, Some:
		return made == (int(won[v.Seat]) == f.N) && f.M == g.Tricks()-int(before.Tricks)
	}
	return false
}
