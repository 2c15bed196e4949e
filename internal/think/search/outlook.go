package search

import (
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// Outlook returns the chance that the net alone gives each contract in the
// View, by seat, whether or not there is something to decide, going by what
// it remembers. Seats that are not there have 0. The chance of the seat itself is
// corrected: see [Expert.Correct].
func (e *Expert) Outlook(v *rules.View, standing *nn.Standing) [rules.MaxSeats]float64 {
	q := e.begin(v, standing, 0, e.effort)
	chances := q.outlook(&q.asked)
	chances[v.Seat] = e.stated().Of(&q.asked).At(chances[v.Seat])
	return chances
}

// stated returns the curves of what the Expert states when it decides.
func (e *Expert) stated() *nn.Moments {
	if e.effort.Worlds > 0 {
		return &e.curves.Expert
	}
	return &e.curves.Net
}

func (q *question) outlook(v *rules.View) (chances [rules.MaxSeats]float64) {
	s := q.model.Shape
	q.see(v)
	outlook := q.model.Player.Answer(q.scratch, nn.HeadOutlook)
	for rel := range q.game.Seats() {
		chances[s.Seat(v.Seat, rel)] = float64(nn.Sigmoid(outlook[s.MadeAt(rel)]))
	}
	return chances
}

// Chance returns the chance of one's own contract after the act, as
// [Expert.Advise] judges it; ok is false if that does not look into the act,
// or there are no worlds to look into.
func (e *Expert) Chance(v *rules.View, standing *nn.Standing, seed uint64, a rules.Action) (chance float64, ok bool, _ error) {
	if e.effort.Worlds == 0 {
		return 0, false, nil
	}
	choices, err := e.Advise(v, standing, seed)
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

// How a chance is told: a logit of so much of what the worlds say, the rest of
// what the net alone expects, and more or less, while cards are played or laid
// aside. What is chosen is chosen partly since the worlds flatter it. The shifts
// were fitted to 3,000 deals of standard among experts, none of those that
// docs/strength.md reports, and ofWorlds to 955 earlier ones, when the critic alone spoke
// for the worlds.
const (
	ofWorlds = 0.75
	playing  = -0.05
	laying   = 0.04
)

// sober returns the chance to be told, where worlds say one and the net alone
// another. What is certain stays so.
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
