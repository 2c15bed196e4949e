package bot

import (
	"context"
	"fmt"

	"ninetynine/internal/think/pimc"
	"ninetynine/match"
	"ninetynine/rules"
)

// PIMC deals the unseen cards at random, plays each choice out, and averages (perfect information
// Monte Carlo): the yardstick for trained players. Its acts follow from its seed and the View
// alone.
type PIMC struct {
	Options pimc.Options // zero: [pimc.Yardstick]

	game   *rules.Game
	player *pimc.Player
	seed   uint64
}

// Begin prepares for the variant.
func (p *PIMC) Begin(_ context.Context, m *match.Match, _ rules.Seat, seed uint64) error {
	if p.game != m.Game {
		o := p.Options
		if o == (pimc.Options{}) {
			o = pimc.Yardstick()
		}
		p.game, p.player = m.Game, pimc.New(m.Game, o)
	}
	p.seed = seed
	return nil
}

// Choose returns the act with the most points on average. It is an error to ask before Begin.
func (p *PIMC) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if p.player == nil {
		return 0, fmt.Errorf("pimc was asked before a match began")
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	return p.player.Choose(ctx, &v.View, p.seed)
}

// Close does nothing.
func (p *PIMC) Close() error { return nil }
