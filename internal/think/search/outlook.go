package search

import (
	"context"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// Outlook returns the chance that the net alone gives each contract in the View, by seat, from the
// cards that the player remembers, whether or not there is a decision. Seats that the game does not
// have get 0. The seat's own chance is corrected: see [Expert.Correct].
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

// Chance returns the chance of the seat's own contract after the act, as [Expert.Advise] judges it;
// ok is false if Advise does not evaluate the act, or there are no worlds.
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

// The logit of a stated chance is ofWorlds times that of the worlds' chance, plus the rest times
// that of the net's, plus a shift while cards are played or laid aside: a choice is chosen partly
// because the worlds flatter it. The shifts were fitted to 3,000 deals of standard among experts,
// other deals than those in docs/strength.md, and ofWorlds to 955 earlier ones, when only the
// critic evaluated worlds.
const (
	ofWorlds = 0.75
	playing  = -0.05
	laying   = 0.04
)

// sober returns the chance to state, given those of the worlds and of the net alone. A certain
// chance stays certain.
func sober(worlds, net, more float64) float64 {
	if worlds <= 0 || worlds >= 1 || net <= 0 || net >= 1 {
		return min(worlds, 1) // weights add up to 1 but for rounding
	}
	x := float64(ofWorlds*elementary.Log(worlds/(1-worlds))) + float64((1-ofWorlds)*elementary.Log(net/(1-net))) + more
	return 1 / (1 + elementary.Exp(-x))
}

// KnowsMatch reports whether the net was trained to play for the game; if not, standings must be nil.
func (e *Expert) KnowsMatch() bool { return e.model.Label.Match }
