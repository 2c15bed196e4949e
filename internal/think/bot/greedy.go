package bot

import (
	"context"
	"fmt"

	"ninetynine/internal/think/heuristic"
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
