// Package ledger splits each seat's margin in a finished deal into luck, mistakes and the acts of the other
// seats, as one exact sum.
package ledger

import (
	"cmp"
	"math"
	"slices"

	"ninetynine/advice"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// PointsOf rounds points to a multiple of 1/1200.
func PointsOf(points float64) advice.Points {
	return advice.Points(math.Round(points * float64(advice.Point)))
}

// Rounded rounds parts to decimals of a point, two at most, so that they add up to their sum, rounded: each down,
// and then those with the greatest remainders up instead; of equal remainders, those of the larger parts.
func Rounded(decimals int, parts ...advice.Points) []float64 {
	perPoint := math.Pow10(decimals)
	unit, sum := advice.Point/advice.Points(perPoint), advice.Points(0)
	order, rounded, rest := make([]int, len(parts)), make([]float64, len(parts)), advice.Points(0)
	left := func(i int) advice.Points { return (parts[i]%unit + unit) % unit }
	for i, x := range parts {
		order[i], sum, rest = i, sum+x, rest+left(i)
	}
	up := int(math.Round(float64(sum)/float64(unit))) - int((sum-rest)/unit)
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(left(b), left(a)), cmp.Compare(max(parts[b], -parts[b]), max(parts[a], -parts[a])))
	})
	for k, i := range order {
		units := (parts[i] - left(i)) / unit
		if k < up {
			units++
		}
		rounded[i] = float64(units) / perPoint
	}
	return rounded
}

// Charge adds points lost in a phase.
func Charge(l *advice.Lost, phase rules.Phase, points advice.Points) {
	switch phase {
	case rules.Laying:
		l.Bid += points
	case rules.Offering:
		l.Premium += points
	case rules.Naming:
		l.Trump += points
	default:
		l.Play += points
	}
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
				Charge(&a.Lost, act.Phase, act.Lost)
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
		Charge(&all[act.By].Lost, act.Phase, act.Lost)
		all[act.By].Lie += act.Lost
	}
	return all
}
