package search

import (
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Opponents need not play like the net. So a world includes, besides the cards, each seat's style:
// like the net or by heuristics, with the effort's prior chance. Their acts so far give evidence
// about styles as about cards, and where a world is played on, each seat keeps its style.
//
// With two hands each player knows all cards but three, so the other's bid-cards tell most, and the
// style is soon known. At larger tables a deal tells too little to pay for the doubt:
// docs/strength.md has the figures.

func (d *decision) heuristicShare() float64 { return d.effort.HeuristicShare[d.game.Seats()] }

func (d *decision) unknownStyles() rules.Seats {
	if d.heuristicShare() <= 0 {
		return 0
	}
	return d.game.Live() &^ d.view.Seat.Set()
}

func (d *decision) drawStyles() (heuristics rules.Seats) {
	for i := range d.unknownStyles().All() {
		if float64(d.rng.Uint64()>>11)/(1<<53) < d.heuristicShare() {
			heuristics |= i.Set()
		}
	}
	return heuristics
}

func (d *decision) styleCount() int { return 1 << d.unknownStyles().Len() }

func (d *decision) stylesOf(number int) (heuristics rules.Seats, logChance float64) {
	for i := range d.unknownStyles().All() {
		chance := 1 - d.heuristicShare()
		if number&1 == 1 {
			heuristics, chance = heuristics|i.Set(), d.heuristicShare()
		}
		logChance += elementary.Log(chance)
		number >>= 1
	}
	return heuristics, logChance
}

// reweightByStyle finds what the opponents' acts tell about their styles, and takes it out of the
// worlds' likelihoods: the rest tells worlds of the same styles apart. restoreStyleWeights puts it
// back after tempering. Tempering evens out evidence about cards, as few worlds come near the true
// one; but each combination of styles has many worlds.
func (d *decision) reweightByStyle() {
	d.untempered = d.untempered[:0]
	if d.unknownStyles() == 0 {
		return
	}
	d.untempered = append(d.untempered, d.base...)
	var before, after [1 << rules.MaxSeats]float64 // weight of each combination
	top := slices.Max(d.base)
	for w, b := range d.base {
		before[d.styles[w]] += elementary.Exp(b - top)
	}
	worlds.Temper(d.base, d.likelihood, 0, d.untempered) // exponent 1: nothing is evened out
	for w, p := range d.untempered {
		after[d.styles[w]] += p
	}
	for w, by := range d.styles {
		if before[by] > 0 {
			d.likelihood[w] -= elementary.Log(max(after[by]/before[by], 1e-300))
		}
	}
}

// restoreStyleWeights gives the styles of each seat, one seat after another, the weight that its
// acts give them. The effective sample size may then fall below the one that tempering kept.
func (d *decision) restoreStyleWeights() {
	if len(d.untempered) == 0 {
		return
	}
	for i := range d.unknownStyles().All() {
		told, toldNot := d.styleShares(d.untempered, i)
		now, nowNot := d.styleShares(d.weights, i)
		if now == 0 || nowNot == 0 {
			continue // all worlds have the same style
		}
		for w := range d.weights {
			if d.styles[w].Has(i) {
				d.weights[w] *= told / now
			} else {
				d.weights[w] *= toldNot / nowNot
			}
		}
	}
	d.dropNegligible()
}

// dropNegligible sets negligible weights to 0 and rescales the rest to add up to one.
func (s *sample) dropNegligible() {
	sum := 0.0
	for w, p := range s.weights {
		if p < negligible {
			s.weights[w] = 0
		}
		sum += s.weights[w]
	}
	if sum == 0 {
		return // no world is possible
	}
	for w := range s.weights {
		s.weights[w] /= sum
	}
}

// styleShares returns the weight of the worlds in which the seat plays by heuristics, and of the
// other worlds.
func (s *sample) styleShares(weights []float64, seat rules.Seat) (yes, no float64) {
	for w, p := range weights {
		if s.styles[w].Has(seat) {
			yes += p
		} else {
			no += p
		}
	}
	return yes, no
}

// playsByHeuristic reports whether heuristics answer the query, of the seat whose View is
// d.inWorld. The net makes the offers and names the trumps of all seats: heuristics take long to
// find them, and they tell little.
func (d *decision) playsByHeuristic(a *query) bool {
	return d.styles[a.world].Has(d.inWorld.Seat) && (a.options.Kind == rules.Laying || a.options.Kind == rules.Playing)
}

// askHeuristic answers for such a seat, with probability 1 for one option.
func (d *decision) askHeuristic(a query, answer func(a *query, p []float32)) {
	if d.heuristic == nil {
		d.heuristic = heuristic.New(d.game)
	}
	p := d.logits[:a.options.Len()]
	clear(p)
	p[a.options.Index(d.heuristic.Advise(&d.inWorld).Action)] = 1
	d.heuristicQuery = a // a local variable would be garbage
	answer(&d.heuristicQuery, p)
}
