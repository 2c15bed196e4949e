package netless

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"

	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/pimc"
	"ninetynine/match"
	"ninetynine/rules"
)

// Greedy plays by heuristics; see [heuristic.Game.Advise]. Nothing in it is random: equal Views,
// equal acts.
type Greedy struct{ game *heuristic.Game }

// Begin prepares for the variant.
func (g *Greedy) Begin(_ context.Context, m *match.Match, _ rules.Seat, _ uint64) error {
	if g.game == nil || g.game.Game != m.Game {
		g.game = heuristic.New(m.Game)
	}
	return nil
}

// Choose returns the act that greedy thinks best. It is an error to ask before Begin.
func (g *Greedy) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if g.game == nil {
		return 0, fmt.Errorf("greedy was asked before a match began")
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	return g.game.Advise(&v.View).Action, nil
}

// Close does nothing.
func (g *Greedy) Close() error { return nil }

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

// Random picks each of its options with equal chance: the yardstick for players that think. Every
// offer is one option, so it declares and reveals far too often, without looking at its cards;
// figures about premiums from its simulations mean no more than that.
type Random struct {
	pcg   rand.PCG
	begun bool
}

// Begin seeds the choices; every seat has a sequence of its own.
func (r *Random) Begin(_ context.Context, _ *match.Match, seat rules.Seat, seed uint64) error {
	r.pcg.Seed(seed, uint64(seat))
	r.begun = true
	return nil
}

// Choose picks an option. It is an error to ask before Begin.
func (r *Random) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if !r.begun {
		return 0, fmt.Errorf("random was asked before a match began")
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	// The high word of the product is uniform up to one part in 2^54, as there are fewer than 2^10
	// options.
	i, _ := bits.Mul64(r.pcg.Uint64(), uint64(v.Options.Len()))
	return v.Options.Nth(int(i)), nil
}

// Close does nothing.
func (r *Random) Close() error { return nil }
