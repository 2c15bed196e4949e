package nn

import "ninetynine/rules"

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
