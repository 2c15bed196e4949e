package bot

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/pimc"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/worlds"
	"ninetynine/match"
	"ninetynine/rules"
)

func untrained(t testing.TB, g *rules.Game) *nn.Model {
	t.Helper()
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
	r := rand.New(rand.NewPCG(1, 1))
	m.Player.Fill(r.NormFloat64)
	m.Critic.Fill(r.NormFloat64)
	m.Standing.Fill(r.NormFloat64)
	return m
}

// TestHonesty plays in every variant. At every decision the cards that the seat cannot see are
// dealt again at random, consistently with its View, which must stay the same. Two players of each
// kind with the same seed, one in the real deal and one in the changed deal, follow the deal side
// by side at every seat and must choose the same legal act. So must a third that is asked only this
// question: at a table each decision may be made by another player or server.
func TestHonesty(t *testing.T) {
	for _, variant := range gate.Some(rules.Catalogue(), 3) {
		t.Run(variant.ID, func(t *testing.T) {
			t.Parallel()
			g := must.Get(rules.Open(variant.ID))(t)
			m := must.Get(match.New(g, 0, match.Limit{}))(t)
			model := untrained(t, g)
			winner := *model
			winner.Label.Match = true
			few := search.Full()
			few.Worlds = 12
			believing := few
			believing.SampleByBelief = true
			players := map[string]func() Bot{
				"random": func() Bot { return new(netless.Random) },
				"greedy": func() Bot { return new(netless.Greedy) },
				"pimc": func() Bot {
					return &netless.PIMC{Options: pimc.Options{Worlds: 2, WorldsBeforePlay: 2, Candidates: 3, SolveBelow: 6, SolvePlayoutsBelow: 6}}
				},
				"net":    func() Bot { return &Expert{Model: model} },
				"expert": func() Bot { return &Expert{Model: model, Effort: few} },
				"winner": func() Bot { return &Expert{Model: &winner, Effort: few} },
				"friend": func() Bot {
					return &Expert{Model: model, Effort: few, Company: company.All(company.Player{Level: company.Person})}
				},
				"belief": func() Bot { return &Expert{Model: model, Effort: believing} },
			}
			// And with their own options and the built-in nets.
			names := []string{
				"casual:temperament=spoiler", "casual:temperament=careful", "club:temperament=noughts", "strong:temperament=bold",
			}
			for _, l := range search.Levels() {
				if l.Effort.Worlds > few.Worlds {
					l.Name += fmt.Sprintf(":worlds=%d", few.Worlds)
				}
				names = append(names, l.Name)
			}
			for _, name := range names {
				players["trained "+name] = func() Bot {
					b, err := New(name)
					if err != nil {
						t.Error(err)
					}
					return b
				}
			}
			r := rand.New(rand.NewPCG(3, 4))
			swapped := 0
			for n := range uint64(2) {
				swapped += playHonestly(t, m, n, players, r)
			}
			if swapped == 0 {
				t.Error("nothing hidden was ever changed")
			}
		})
	}
}

func playHonestly(t *testing.T, m *match.Match, n uint64, players map[string]func() Bot, r *rand.Rand) (swapped int) {
	ctx, g := context.Background(), m.Game
	seed := cards.SeedOf("honest")
	s := m.Start()
	d := m.Draw(&s, &seed, n)
	must.Do(t, m.Deal(&s, &d))
	sampler := worlds.New(g)
	rng := rand.NewPCG(5, 6)
	var twins [rules.MaxSeats]map[string][2]Bot
	for i := range g.Live().All() {
		twins[i] = map[string][2]Bot{}
		for name, open := range players {
			pair := [2]Bot{open(), open()}
			for _, b := range pair {
				must.Do(t, b.Begin(ctx, m, i, 7), name)
				defer b.Close()
			}
			twins[i][name] = pair
		}
	}
	for s.Stage == match.Playing {
		seat := g.Turn(&s.Deal).First()
		var v, w match.View
		m.View(&s, seat, &v)
		twin := s
		must.Do(t, sampler.Begin(&v.View))
		var h rules.Hidden
		sampler.Sample(rng, &h)
		if twin.Deal = g.Suppose(&v.View, &h); twin.Deal != s.Deal {
			swapped++
		}
		if m.View(&twin, seat, &w); w != v {
			t.Fatalf("seat %d can tell the cards apart", seat)
		}
		for name, pair := range twins[seat] {
			one, other, fresh := ask(t, pair[0], &v), ask(t, pair[1], &w), players[name]()
			if one != other || !v.Options.Has(one) {
				t.Fatalf("%s does %v, or %v with other cards in hands that it cannot see", name, one, other)
			}
			must.Do(t, fresh.Begin(ctx, m, seat, 7), name)
			if a := ask(t, fresh, &v); a != one && name != "random" { // whose draws depend on those before
				t.Fatalf("%s does %v, or %v without having been asked before", name, one, a)
			}
			must.Do(t, fresh.Close(), name)
		}
		m.Apply(&s, v.Options.Nth(r.IntN(v.Options.Len())))
	}
	return swapped
}
