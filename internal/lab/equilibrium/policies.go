package equilibrium

import (
	"context"
	"fmt"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

// Bot returns a player whose policy is how often a bot takes each option when
// asked a number of times with different seeds.
func Bot(g *rules.Game, name string, draws int, open func() (bot.Bot, error)) Player {
	return Player{Name: name, Open: func() (Policy, error) {
		m, err := match.New(g, 0, match.Limit{Games: 1})
		if err != nil {
			return nil, err
		}
		b, err := open()
		if err != nil {
			return nil, err
		}
		return func(v *rules.View, p []float64) error {
			mv := match.View{View: *v, Stage: match.Playing}
			for seed := range draws {
				if err := b.Begin(context.Background(), m, v.Seat, uint64(seed)); err != nil {
					return err
				}
				a, err := b.Choose(context.Background(), &mv)
				if err != nil {
					return err
				}
				i := v.Options.Index(a)
				if i < 0 {
					return fmt.Errorf("%v is not allowed", a)
				}
				p[i]++
			}
			return nil
		}, nil
	}}
}

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
