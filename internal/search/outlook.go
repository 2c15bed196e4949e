package search

import (
	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// Outlook returns the chance that the net alone gives each contract in the
// View, by seat, whether or not there is something to decide. Seats that are
// not there have 0.
func (e *Expert) Outlook(v *rules.View, standing *nn.Standing) (chances [rules.MaxSeats]float64) {
	s := e.model.Shape
	e.seen = s.Look(e.seen[:0], e.game, v, standing)
	e.model.Player.See(e.scratch, e.seen)
	outlook := e.model.Player.Answer(e.scratch, nn.HeadOutlook)
	for rel := range e.game.Seats() {
		chances[s.Seat(v.Seat, rel)] = float64(nn.Sigmoid(outlook[s.MadeAt(rel)]))
	}
	return chances
}

// Chance returns the chance of one's own contract after the act, as the last
// call of Choose or Advise found it; ok is false if that did not look into
// the act.
func (e *Expert) Chance(a rules.Action) (chance float64, ok bool) {
	for _, c := range e.choices {
		if c.Action == a {
			return c.Chance, true
		}
	}
	return 0, false
}

// KnowsMatch reports whether the net has learnt to play for the game; where
// it has not, standings must be nil.
func (e *Expert) KnowsMatch() bool { return e.model.Label.Match }
