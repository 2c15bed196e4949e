package equilibrium

import (
	"fmt"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// Net returns a policy that follows a net without search. It draws every act by the net's
// probabilities, as in training, or, if firm, draws only bids, offers and trumps and plays the
// likeliest card, as at a table. The policy belongs to one goroutine.
func Net(g *rules.Game, m *nn.Model, firm bool) (Policy, error) {
	if want := nn.ShapeOf(g).Key(); m.Shape.Key() != want {
		return nil, fmt.Errorf("the net is for %s, not for %s", m.Shape.Key(), want)
	}
	scratch := m.Player.NewScratch()
	var seen []uint16
	var logits [nn.MostOptions]float32
	return func(v *rules.View, p []float64) error {
		seen = m.Shape.Features(seen[:0], g, v, nil)
		m.Player.See(scratch, seen)
		x := logits[:m.Shape.Logits(v.Options, m.Player.Answer(scratch, nn.HeadOf(v.Phase)), logits[:])]
		nn.Softmax(x)
		for i, q := range x {
			p[i] = float64(q)
		}
		if firm && v.Phase == rules.Playing {
			clear(p)
			p[nn.Greatest(x)] = 1
		}
		return nil
	}, nil
}
