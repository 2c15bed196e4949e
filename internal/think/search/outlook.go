package search

import (
	"context"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// Outlook returns the chance that the net alone gives each contract in the
// View, by seat, whether or not there is a decision, by the cards that the player remembers. Seats
// that the game does not have get 0. The seat's own chance is corrected: see [Expert.Correct].
func (e *Expert) Outlook(v *rules.View, standing *nn.Standing) [rules.MaxSeats]float64 {
	d := e.reset(v, standing, 0, e.effort)
	chances := d.outlook(&d.view)
	chances[v.Seat] = e.stated().Of(&d.view).At(chances[v.Seat])
	return chances
}

// stated returns the curves that correct the chances stated with a decision.
func (e *Expert) stated() *nn.Moments {
	if e.effort.Worlds > 0 {
		return &e.curves.Expert
	}
	return &e.curves.Net
}

func (d *decision) outlook(v *rules.View) (chances [rules.MaxSeats]float64) {
	s := d.model.Shape
	d.show(v)
	outlook := d.model.Player.Answer(d.playerScratch, nn.HeadOutlook)
	for rel := range d.game.Seats() {
		chances[s.Seat(v.Seat, rel)] = float64(nn.Sigmoid(outlook[s.MadeAt(rel)]))
	}
	return chances
}

// Chance returns the chance of one's own contract after the act, as
// [Expert.Advise] judges it; ok is false if that does not look into the act,
// or there are no worlds to look into.
func (e *Expert) Chance(ctx context.Context, v *rules.View, standing *nn.Standing, seed uint64, a rules.Action) (chance float64, ok bool, _ error) {
	if e.effort.Worlds == 0 {
		return 0, false, nil
	}
	choices, err := e.Advise(ctx, v, standing, seed)
	for _, c := range choices {
		if c.Action == a {
			if v.Phase == rules.Laying {
				c.Chance = e.curves.Expert.Lay.At(c.Chance)
			}
			return c.Chance, true, err
		}
	}
	return 0, false, err
}

// How a chance is stated: its logit is ofWorlds times that of the worlds' chance, plus the
// rest times that of the net's, plus a shift while cards are played or laid aside. A choice is
// chosen partly because the worlds flatter it. The shifts were fitted to 3,000 deals of standard
// among experts, none of them among those that docs/strength.md reports, and ofWorlds to 955
// earlier ones, when only the critic evaluated worlds.
const (
	ofWorlds = 0.75
	playing  = -0.05
	laying   = 0.04
)

// sober returns the chance to state, given that of the worlds and that of the net
// alone. A certain chance stays certain.
func sober(worlds, net, more float64) float64 {
	if worlds <= 0 || worlds >= 1 || net <= 0 || net >= 1 {
		return min(worlds, 1) // weights add up to 1 but for rounding
	}
	x := float64(ofWorlds*elementary.Log(worlds/(1-worlds))) + float64((1-ofWorlds)*elementary.Log(net/(1-net))) + more
	return 1 / (1 + elementary.Exp(-x))
}

// KnowsMatch reports whether the net has learnt to play for the game; where
// it has not, standings must be nil.
func (e *Expert) KnowsMatch() bool { return e.model.Label.Match }
