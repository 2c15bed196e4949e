package env

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestNumbering: a Numbering gives what masks, observations and the spec of an Env have, in every variant.
func TestNumbering(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.Open(v.ID))(t)
		e, n := open(t, g, 2, Options{Seed: v.ID}), NumberingOf(g)
		if !slices.Equal(n.Actions(), e.spec().Actions) {
			t.Fatalf("%s: the actions are %v", v.ID, n.Actions())
		}
		r := rand.New(rand.NewPCG(99, 2))
		row, actions := make([]uint64, e.masks), make([]int16, 2)
		for range 150 {
			for i := range actions {
				table, seat := &e.tables[i], rules.Seat(e.ToPlay[i])
				o := g.Options(&table.state.Deal, seat)
				if n.Mask(row, o, table.Chosen); !slices.Equal(row, e.Mask[i*e.masks:(i+1)*e.masks]) {
					t.Fatalf("%s: the mask of %+v is %b", v.ID, o, row)
				}
				hand := uint64(0)
				for k := range e.layout.pack {
					at := e.layout.at.hand + k
					hand |= e.Observation[i*e.values+at>>6] >> (at & 63) & 1 << k
				}
				if o.Kind == rules.Laying && n.Cards(o.From) != hand {
					t.Fatalf("%s: the cards %v are %b, and not %b", v.ID, o.From, n.Cards(o.From), hand)
				}
				actions[i] = draw(e, i, r)
				if act := e.layout.act(actions[i], o.Seat); n.Number(act) != int(actions[i]) {
					t.Fatalf("%s: %v is action %d, and not %d", v.ID, act, n.Number(act), actions[i])
				}
			}
			must.Do(t, e.Step(t.Context(), actions))
		}
		if n.Number(rules.Name(0, rules.Unnamed)) != -1 || n.Number(rules.Lay(0, g.Pack().First().Set())) != -1 {
			t.Errorf("%s: acts that are no action have a number", v.ID)
		}
	}
}
