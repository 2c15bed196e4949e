package bot

import (
	"context"
	"fmt"
	"slices"

	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// Forecast returns, by seat, the chance that each contract will be made, as the expert judges it
// from the View. If there is a decision and act is not 0, the seat's own chance is that of the act,
// judged in worlds; all other chances are the net's alone. It is an error to ask before Begin.
func (e *Expert) Forecast(ctx context.Context, v *match.View, act rules.Action) ([rules.MaxSeats]float64, error) {
	if e.fallback != nil {
		return [rules.MaxSeats]float64{}, fmt.Errorf("no net was trained for such rules, and without one no chances are told")
	}
	if e.player == nil {
		return [rules.MaxSeats]float64{}, fmt.Errorf("an expert was asked before a match began")
	}
	chances := e.player.Outlook(&v.View, e.standing(v))
	if act == 0 {
		return chances, nil
	}
	if e.Hinted > 0 && v.Phase == rules.Laying {
		study, err := e.player.Explore(ctx, &v.View, e.standing(v), e.seed, search.Scope{Worlds: e.Hinted})
		if err != nil {
			return chances, err
		}
		chances[v.Seat] = study.Options[slices.IndexFunc(study.Options, func(o search.Option) bool { return o.Action == act })].Chance
		return chances, nil
	}
	c, ok, err := e.player.Chance(ctx, &v.View, e.standing(v), e.seed, act)
	if ok {
		chances[v.Seat] = c
	}
	return chances, err
}
