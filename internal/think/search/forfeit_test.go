package search

import (
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/claim"
	"ninetynine/rules"
)

// TestFightsOn plays deals of every variant at random and asks players with manners about each
// card: they give no contract up as long as another card may keep it. Whether a card costs the
// contract shows where it ends the trick, and otherwise at the end of the deal.
func TestFightsOn(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(1, 2))
		refused, early := 0, 0
		for _, m := range []Manner{{Hoard: 60, Fear: 40, Pretty: 50}, {Hoard: 0.1}, {Fear: 0.1}} {
			e := untrained(t, g, Effort{Manner: m})
			for n := range 40 {
				s := randomplay.Dealt(t, g, n)
				var lost rules.Seats
				for s.Phase() != rules.Over {
					o := g.Due(&s)
					k := r.IntN(o.Len())
					if o.Kind == rules.Playing && g.Live().Has(o.Seat) {
						refused += givesUp(t, e, &s)
						if claim.Forfeits(g, viewOf(g, &s)).Has(o.Nth(k).Card()) {
							lost |= o.Seat.Set()
							early++
						}
					}
					g.Apply(&s, o.Nth(k))
				}
				if result, _ := g.Result(&s); result.Made&lost != 0 {
					t.Fatalf("%s: contracts %b were made, and %b said to be lost", g.AppendPosition(nil, &s), result.Made, lost)
				}
			}
		}
		if refused == 0 || early == 0 {
			t.Errorf("%d cards were refused, %d cost a contract", refused, early)
		}
	})
}

func viewOf(g *rules.Game, s *rules.State) *rules.View {
	v := new(rules.View)
	g.View(s, g.Turn(s).First(), v)
	return v
}

// givesUp checks what the player would do if the trick ends here, and returns how many cards are
// ruled out because they cost the contract.
func givesUp(t *testing.T, e *Expert, s *rules.State) (refused int) {
	t.Helper()
	g, v := e.game, viewOf(e.game, s)
	p := e.reset(v, nil, 1, e.effort).policy(v)
	lost, alive := make([]bool, len(p)), false
	for i := range p {
		next := *s
		g.Apply(&next, v.Options.Nth(i))
		var after rules.View
		if g.View(&next, v.Seat, &after); after.Tricks == v.Tricks {
			return 0
		}
		lost[i] = g.Prospect(&after, v.Seat) == rules.Lost
		alive = alive || !lost[i]
	}
	for i := range p {
		if !alive || !lost[i] {
			continue
		}
		if refused++; p[i] != 0 {
			t.Fatalf("%s: %v is played with %g, which costs the contract", g.AppendPosition(nil, s), v.Options.Nth(i), p[i])
		}
	}
	return refused
}

// TestOutOfTheQuestion checks that a player with a manner does not even evaluate what it would
// never do, however many choices it compares.
func TestOutOfTheQuestion(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Effort{Worlds: 4, Choices: 8, Manner: Manner{Hoard: 1, Fear: 1, Pretty: 1}})
	randomplay.Walk(t, g, 3, func(s *rules.State) {
		choices, err := e.Advise(t.Context(), viewOf(g, s), nil, 1)
		if err != nil || len(choices) == 0 {
			t.Fatal(len(choices), err)
		}
		for _, c := range choices {
			if c.Policy == 0 {
				t.Errorf("%s: it looks into %v", g.AppendPosition(nil, s), c.Action)
			}
		}
	})
}
