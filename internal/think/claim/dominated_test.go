package claim

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// TestDominated deals the cards that a View hides, in every way or, if there are too many, in some.
// For each dominated card one of the options kept must, in every deal, make the contract against all
// other seats together wherever the dominated one does.
func TestDominated(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		games := []*rules.Game{g}
		if v := g.Variant(); v.Joker || v.Trump.By != rules.ByTurnup {
			games = append(games, randomplay.Small(t, v))
		}
		found := 0
		for _, g := range games {
			solver, sampler, rng := solve.New(g, 1<<10), worlds.New(g), rand.NewPCG(6, 9)
			randomplay.Walk(t, g, 150, func(s *rules.State) {
				v := new(rules.View)
				g.View(s, g.Turn(s).First(), v)
				worse := Dominated(g, v)
				if worse == 0 {
					return
				}
				found++
				if worse&^v.Options.From != 0 || worse == v.Options.From {
					t.Fatalf("%v of %v are dominated: %s", worse, v.Options.From, g.AppendPosition(nil, s))
				}
				must.Do(t, sampler.Begin(v))
				better := map[cards.Card]cards.Set{}
				for c := range worse.Cards() {
					better[c] = v.Options.From &^ worse
				}
				most := 200
				if g.CardsLeft(v) > 16 {
					most = 20 // takes long to solve
				}
				for h := range someWorlds(sampler, rng, most) {
					world := g.Suppose(v, h)
					keep := solver.ForcesAfter(&world, v.Seat)
					for c := range (worse & keep).Cards() {
						if better[c] &= keep; better[c] == 0 {
							t.Fatalf("seat %d, %v, is not dominated: %s", v.Seat, c, g.AppendPosition(nil, s))
						}
					}
				}
			})
		}
		if found == 0 && g.Lays() {
			t.Error("no card was dominated")
		}
		t.Logf("%s: %d decisions with dominated cards", g.ID(), found)
	})
}

// someWorlds yields all worlds of a View, or a number of them drawn at random if there are more.
func someWorlds(s *worlds.Sampler, rng *rand.PCG, most int) func(yield func(*rules.Hidden) bool) {
	if s.Deals() <= float64(most) {
		return s.All()
	}
	return func(yield func(*rules.Hidden) bool) {
		for range most {
			var h rules.Hidden
			if _, ok := s.Sample(rng, &h); !ok || !yield(&h) {
				return
			}
		}
	}
}

// TestRefuted plays the cards of the last tricks in every deal, or in some, and in random ways: where a card is
// refuted, either it never makes the contract and another card may, or another always makes it.
func TestRefuted(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		sampler, prover, rng := worlds.New(g), NewProver(g), rand.NewPCG(7, 9)
		found, remembered := map[int]int{}, 0 // by the number of tricks with which all deals are tried
		randomplay.Walk(t, g, 600, func(s *rules.State) {
			v := new(rules.View)
			g.View(s, g.Turn(s).First(), v)
			tricks := int(rng.Uint64() % (LateTricks + 1))
			gone := prover.Refuted(v, tricks)
			if gone == 0 {
				return
			}
			if found[tricks]++; tricks == 0 && gone&^Forfeits(g, v) != 0 {
				remembered++
			}
			if gone&^v.Options.From != 0 || gone == v.Options.From {
				t.Fatalf("%v of %v are refuted: %s", gone, v.Options.From, g.AppendPosition(nil, s))
			}
			must.Do(t, sampler.Begin(v))
			var made, failed cards.Set
			for h := range someWorlds(sampler, rng, 100) {
				for c := range v.Options.From.Cards() {
					at := g.Suppose(v, h)
					g.Apply(&at, rules.Play(v.Seat, c))
					for at.Phase() == rules.Playing {
						o := g.Due(&at)
						g.Apply(&at, o.Nth(int(rng.Uint64()%uint64(o.Len()))))
					}
					if r, _ := g.Result(&at); r.Made.Has(v.Seat) {
						made |= c.Set()
					} else {
						failed |= c.Set()
					}
				}
			}
			if sure := v.Options.From &^ gone; made&gone != 0 && failed&sure != 0 {
				t.Fatalf("%v of %v are refuted, of which %v may be made, and of the others %v may fail: %s", gone, v.Options.From, made&gone, failed&sure, g.AppendPosition(nil, s))
			}
		})
		if found[0] == 0 || found[LateTricks] == 0 || remembered == 0 && g.Lays() {
			t.Errorf("cards were refuted so often: %v, %d by what was played earlier", found, remembered)
		}
	})
}

// TestTorn: a seat is torn as long as another may make a premium, but not if both have all their tricks.
func TestTorn(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	v := rules.View{Phase: rules.Playing, Trump: rules.NoTrump, Tricks: 6}
	v.Aside[0], v.Aside[1] = must.Get(cards.Parse("6D 7D 9S"))(t), must.Get(cards.Parse("9D 10D 6H"))(t)
	v.Holds[1] = rules.Declare
	for _, tc := range []struct {
		won  [rules.MaxSeats]uint8
		torn bool
		why  string
	}{
		{[rules.MaxSeats]uint8{1, 1, 4}, true, "the declarer wants one more"},
		{[rules.MaxSeats]uint8{0, 2, 4}, true, "the seat wants one more"},
		{[rules.MaxSeats]uint8{1, 2, 3}, false, "both have their tricks"},
		{[rules.MaxSeats]uint8{0, 3, 3}, false, "the declarer has lost"},
	} {
		v.Won = tc.won
		v.AsideOpen = rules.Seat(1).Set()
		if Torn(g, &v) != tc.torn {
			t.Errorf("torn: %v, though %s", !tc.torn, tc.why)
		}
	}
}

// TestProverGivesUp: once its caller does not wait any more, a Prover finds nothing by trying deals, and does not take
// that for the answer when it is asked again. An answer once found is not looked for again.
func TestProverGivesUp(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	p, found := NewProver(g), 0
	randomplay.Walk(t, g, 60, func(s *rules.State) {
		v := new(rules.View)
		if g.View(s, g.Turn(s).First(), v); !canRefute(g, v) || g.Tricks()-int(v.Tricks) > LateTricks {
			return
		}
		asked := 0
		p.GoOn = func() bool { asked++; return false }
		if sure, lost := p.settled(v); asked > 0 && sure|lost != 0 {
			t.Fatalf("it found %v and %v", sure, lost)
		}
		p.GoOn = func() bool { asked++; return true }
		sure, lost := p.settled(v)
		asked = 0
		if a, b := p.settled(v); a != sure || b != lost || asked != 0 {
			t.Fatalf("asked again, it tries %d more deals and finds %v and %v, not %v and %v", asked, a, b, sure, lost)
		}
		if sure|lost != 0 {
			found++
		}
	})
	if found == 0 {
		t.Error("nothing was found")
	}
}
