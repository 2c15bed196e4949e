package pimc

import (
	"math"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

func quick(g *rules.Game) *Player {
	o := Yardstick()
	o.Worlds, o.WorldsBeforePlay, o.Candidates = 3, 3, 4
	return New(g, o)
}

// TestPIMCActs: in every variant, and in house variants with few cards, every act is legal, another
// player with the same seed does the same, and so does the same player when asked again.
func TestPIMCActs(t *testing.T) {
	for _, variant := range gate.Some(rules.Catalogue(), 3) {
		t.Run(variant.ID, func(t *testing.T) {
			t.Parallel()
			for _, g := range []*rules.Game{randomplay.Open(t, variant), randomplay.Small(t, variant)} {
				a, b := quick(g), quick(g)
				for n := range 3 {
					deal(t, g, n, func(s *rules.State, v *rules.View) rules.Action {
						act := must.Get(a.Choose(t.Context(), v, 1))(t)
						again, err := b.Choose(t.Context(), v, 1)
						if err != nil || again != act {
							t.Fatalf("%v and then %v (%v)", act, again, err)
						}
						must.Get(b.Choose(t.Context(), v, 2))(t)
						if err := g.Check(s, v.Seat, act); err != nil {
							t.Fatalf("%s: %v", g.AppendPosition(nil, s), err)
						}
						return act
					})
				}
			}
		})
	}
}

func deal(t testing.TB, g *rules.Game, n int, choose func(*rules.State, *rules.View) rules.Action) rules.Result {
	t.Helper()
	s := randomplay.Dealt(t, g, n)
	for s.Phase() != rules.Over {
		var v rules.View
		g.View(&s, g.Turn(&s).First(), &v)
		g.Apply(&s, choose(&s, &v))
	}
	r, _ := g.Result(&s)
	return r
}

// TestPIMCEndings: if only one deal agrees with the View, an ending is played perfectly.
func TestPIMCEndings(t *testing.T) {
	found := 0
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		p, truth := quick(g), solve.New(g, 1<<12)
		randomplay.Walk(t, g, 150, func(s *rules.State) {
			var v rules.View
			seat := g.Turn(s).First()
			if g.View(s, seat, &v); v.Phase != rules.Playing || v.Options.Len() < 2 || v.Tricks < 4 {
				return
			}
			var total int
			for _, x := range v.Held {
				total += int(x)
			}
			if total > p.options.SolveBelow {
				return
			}
			if p.sampler.Begin(&v) != nil || p.sampler.Deals() != 1 {
				return
			}
			var ends [rules.MaxHand]solve.End
			n := truth.Choices(s, &ends)
			best, got := float32(math.Inf(-1)), float32(0)
			act := must.Get(p.Choose(t.Context(), &v, 1))(t)
			for i := range n {
				best = max(best, ends[i].Values[seat])
				if v.Options.Nth(i) == act {
					got = ends[i].Values[seat]
				}
			}
			if found++; got != best {
				t.Errorf("%s: %v comes to %g, the best to %g", g.AppendPosition(nil, s), act, got, best)
			}
		})
	}
	if found < 20 {
		t.Errorf("only %d endings with all cards known", found)
	}
}

// TestPIMCBeatsChance: pimc scores far more than random players, in variants of every kind.
func TestPIMCBeatsChance(t *testing.T) {
	for _, id := range []string{"pennycook", "duel", "dummy", "nobid"} {
		variant := must.Get(rules.Named(id))(t)
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			g := randomplay.Open(t, variant)
			p, r := quick(g), rand.New(rand.NewPCG(1, 2))
			own, others := 0.0, 0.0
			const deals = 40
			for n := range deals {
				me := rules.Seat(n % g.Live().Len())
				res := deal(t, g, n, func(s *rules.State, v *rules.View) rules.Action {
					if v.Seat != me {
						return v.Options.Nth(r.IntN(v.Options.Len()))
					}
					a := must.Get(p.Choose(t.Context(), v, 1))(t)
					return a
				})
				for i := range g.Live().All() {
					if i == me {
						own += float64(res.Points[i])
					} else {
						others += float64(res.Points[i]) / float64(g.Live().Len()-1)
					}
				}
			}
			if own < others+2*deals {
				t.Errorf("%.1f points a deal against %.1f", own/deals, others/deals)
			}
		})
	}
}

func TestPIMCRefuses(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	p := quick(g)
	var v rules.View
	if _, err := p.Choose(t.Context(), &v, 1); err == nil {
		t.Error("an empty View got an act")
	}
	randomplay.Walk(t, g, 1, func(s *rules.State) {
		if g.View(s, g.Turn(s).First(), &v); v.Options.Len() > 1 && !v.HandOpen.Has((v.Seat+1)%3) {
			v.Held[(v.Seat+1)%3] += 9
			if _, err := p.Choose(t.Context(), &v, 1); err == nil {
				t.Error("an impossible View got an act")
			}
		}
	})
}
