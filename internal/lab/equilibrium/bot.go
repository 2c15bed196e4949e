package equilibrium

import (
	"context"
	"fmt"

	"ninetynine/internal/think/bot"
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
