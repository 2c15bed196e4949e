// Package ledger splits each seat's margin in a finished deal into luck, mistakes and the acts of the other
// seats, as one exact sum.
package ledger

import (
	"math"

	"ninetynine/advice"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// PointsOf rounds points to a multiple of 1/1200.
func PointsOf(points float64) advice.Points {
	return advice.Points(math.Round(points * float64(advice.Point)))
}

// Rounded rounds parts to decimals of a point so that they add up to their sum, rounded: each by
// itself, and the largest makes up the difference.
func Rounded(decimals int, parts ...advice.Points) []float64 {
	unit := math.Pow10(decimals)
	rounded := make([]float64, len(parts))
	sum, rest, largest := advice.Points(0), 0.0, 0
	for i, x := range parts {
		sum += x
		rounded[i] = math.Round(x.Float() * unit)
		rest -= rounded[i]
		if max(x, -x) > max(parts[largest], -parts[largest]) {
			largest = i
		}
	}
	if len(parts) > 0 {
		rounded[largest] += rest + math.Round(sum.Float()*unit)
	}
	for i := range rounded {
		rounded[i] = rounded[i]/unit + 0 // no negative zero
	}
	return rounded
}

// In returns the points lost in one phase.
func In(l *advice.Lost, phase rules.Phase) *advice.Points {
	switch phase {
	case rules.Laying:
		return &l.Bid
	case rules.Offering:
		return &l.Premium
	case rules.Naming:
		return &l.Trump
	}
	return &l.Play
}

// Exact reports whether the parts add up to the margin.
func Exact(a *advice.Account) bool {
	return a.Margin == a.Start+a.Cards+a.Lie-a.Lost.Sum()+a.Others
}

// add adds another account of the same seat.
func add(a, b *advice.Account) {
	a.Margin, a.Start, a.Cards, a.Lie = a.Margin+b.Margin, a.Start+b.Start, a.Cards+b.Cards, a.Lie+b.Lie
	a.Others, a.Gifts = a.Others+b.Others, a.Gifts+b.Gifts
	a.Lost.Bid, a.Lost.Premium = a.Lost.Bid+b.Lost.Bid, a.Lost.Premium+b.Lost.Premium
	a.Lost.Trump, a.Lost.Play = a.Lost.Trump+b.Lost.Trump, a.Lost.Play+b.Lost.Play
}

// Worth is what a deal is worth to each seat at some moment.
type Worth [rules.MaxSeats]advice.Points

// Exactly converts an appraisal to fixed point.
func Exactly(values *solve.Values) (w Worth) {
	for i, x := range values {
		w[i] = PointsOf(float64(x))
	}
	return w
}

// An Act is a decision, and what it lost.
type Act struct {
	By    rules.Seat // who decided
	Phase rules.Phase
	Lost  advice.Points
}

// Split returns the accounts of a scored deal of so many hands. worth has the worth of every moment:
// before the cards are dealt, after that, and after each of the acts.
func Split(hands int, worth []Worth, acts []Act) []advice.Account {
	all := make([]advice.Account, hands)
	for i := range all {
		first, dealt := worth[0][i], worth[1][i]
		all[i] = advice.Account{Seat: rules.Seat(i), Margin: worth[len(worth)-1][i], Start: first, Cards: dealt - first}
	}
	for k, act := range acts {
		before, after := &worth[k+1], &worth[k+2]
		for i := range all {
			a, change := &all[i], after[i]-before[i]
			if a.Seat == act.By {
				*In(&a.Lost, act.Phase) += act.Lost
				a.Lie += change + act.Lost
			} else {
				a.Others += change
				a.Gifts += act.Lost / advice.Points(hands-1)
			}
		}
	}
	return all
}

// Unsplit returns accounts where the worth of the moments is not known: of each margin only the mistakes
// are known, and the rest counts as how the cards lay.
func Unsplit(hands int, lead Worth, acts []Act) []advice.Account {
	all := make([]advice.Account, hands)
	for i := range all {
		all[i] = advice.Account{Seat: rules.Seat(i), Margin: lead[i], Lie: lead[i]}
	}
	for _, act := range acts {
		*In(&all[act.By].Lost, act.Phase) += act.Lost
		all[act.By].Lie += act.Lost
	}
	return all
}
