package nn

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// Curves correct the chances that a player states for its own contract, by the kind of player and
// the moment. They are measured: see package trained.
type Curves struct {
	Net    Moments `json:"net"`    // the net alone
	Expert Moments `json:"expert"` // the act that the expert chose, and its net's statements among experts
	Study  Moments `json:"study"`  // a study, as hints and bid tables show it

	Among  map[string]Ease `json:"among,omitempty"`  // of the own contract, by the level of the other players, with its edition
	Others map[string]Ease `json:"others,omitempty"` // of another player's contract, by its own level
	Dummy  map[string]Ease `json:"dummy,omitempty"`  // of a dummy's contract, by the level of the other players
}

// An Ease says how much easier than the net expects it is to make contracts where players of a level sit:
// what to add to the logit of a chance that the net states while cards are laid aside, once all have
// laid, before the first card, and then at each trick. What is missing at the end is 0.
type Ease []float64

// Moments are the curves of one player, by the moment of the deal.
type Moments struct {
	Lay   Curve `json:"lay,omitempty"`   // while the seat lays cards aside
	Offer Curve `json:"offer,omitempty"` // once all have laid, and offers are to be made
	Open  Curve `json:"open,omitempty"`  // before the first card is played
}

// Of returns the curve of the moment in the View.
func (m *Moments) Of(v *rules.View) Curve {
	switch {
	case v.Phase == rules.Laying:
		return m.Lay
	case v.Phase == rules.Offering && v.Aside[v.Seat] != 0:
		return m.Offer
	case v.Phase == rules.Playing && v.Played[0] == [rules.MaxSeats]cards.Card{}:
		return m.Open
	}
	return nil
}

// A Curve maps stated chances to the share of such contracts that were made: points [stated, made],
// both rising from 0 to 1, with straight lines between them and to (0, 0) and (1, 1). The empty
// curve changes nothing.
type Curve [][2]float64

// At returns the corrected chance. The certain ones, 0 and 1, stay as they are.
func (c Curve) At(chance float64) float64 {
	if chance <= 0 || chance >= 1 {
		return chance
	}
	from := [2]float64{}
	for _, to := range c {
		if chance <= to[0] {
			return between(from, to, chance)
		}
		from = to
	}
	return between(from, [2]float64{1, 1}, chance)
}

// between returns the height of the line at x. The conversion gives the same result on every
// processor.
func between(from, to [2]float64, x float64) float64 {
	share := (x - from[0]) / (to[0] - from[0])
	return from[1] + float64(share*(to[1]-from[1]))
}

// SkillGains are how much more good players gain by their decisions than the critic expects, by the kind
// of decision: it was trained on players who still explore.
type SkillGains struct {
	Lay   SkillGain   `json:"lay"`
	Offer SkillGain   `json:"offer"`
	Name  SkillGain   `json:"name"`
	Play  []SkillGain `json:"play"` // by trick
}

// A SkillGain belongs to one kind of decision: by how many points it raises the seat's lead over the
// critic's estimate before it, on average, and which share of acts are decisions.
type SkillGain struct {
	Points float64 `json:"points"`
	Share  float64 `json:"share"`
}

// Of returns the gain of a decision in the phase, and in play after so many tricks.
func (e *SkillGains) Of(phase rules.Phase, tricks int) SkillGain {
	switch {
	case phase == rules.Laying:
		return e.Lay
	case phase == rules.Offering:
		return e.Offer
	case phase == rules.Naming:
		return e.Name
	case tricks < len(e.Play):
		return e.Play[tricks]
	}
	return SkillGain{}
}
