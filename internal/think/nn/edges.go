package nn

import "ninetynine/rules"

// Edges are how much more good players gain by their decisions than the critic expects, by the kind
// of decision: it was trained on players who still explore.
type Edges struct {
	Lay   Edge   `json:"lay"`
	Offer Edge   `json:"offer"`
	Name  Edge   `json:"name"`
	Play  []Edge `json:"play"` // by trick
}

// An Edge is that of one kind of decision: by how many points it raises the seat's lead over the
// critic's estimate before it, on average, and which share of acts are decisions.
type Edge struct {
	Points float64 `json:"points"`
	Share  float64 `json:"share"`
}

// Of returns the edge of a decision of the phase, in play after so many tricks.
func (e *Edges) Of(phase rules.Phase, tricks int) Edge {
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
	return Edge{}
}
