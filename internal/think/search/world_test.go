package search

import (
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestWorldsAgree: every world, once bids and offers are drawn, looks to the seat just as the deal
// does, and no hand in it holds a suit that it is out of.
func TestWorldsAgree(t *testing.T) {
	efforts := []Effort{Full(), {Worlds: 6, Choices: 4}, {Worlds: 6, Choices: 4, SampleByBelief: true, InferFromPlay: true}}
	efforts[0].Worlds = 6
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		for _, effort := range efforts {
			e := untrained(t, g, effort)
			randomplay.Walk(t, g, 4, func(s *rules.State) {
				for seat := range g.Turn(s).All() {
					agrees(t, g, e, s, seat)
				}
			})
		}
	})
}

func agrees(t *testing.T, g *rules.Game, e *Expert, s *rules.State, seat rules.Seat) {
	t.Helper()
	var v, again rules.View
	g.View(s, seat, &v)
	d := e.reset(&v, nil, 3, e.effort)
	d.propose()
	must.Do(t, d.sampleWorlds())
	for w := range d.hidden {
		if d.weights[w] == 0 {
			continue
		}
		world := g.Suppose(&d.view, &d.hidden[w])
		if g.View(&world, seat, &again); again != d.view {
			t.Fatalf("%s: seat %d sees\n%+v, and in a world\n%+v", g.AppendPosition(nil, s), seat, d.view, again)
		}
		h := g.Uncover(&world)
		for i := range rules.Seat(g.Seats()) {
			for k := range 5 {
				if v.Void[i]>>k&1 == 1 && h.Hand[i]&g.Following(v.Trump, k) != 0 {
					t.Fatalf("%s: seat %d holds a suit it is out of", g.AppendPosition(nil, s), i)
				}
			}
		}
	}
}
