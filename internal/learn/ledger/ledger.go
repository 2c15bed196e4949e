// Package ledger splits each seat's margin in a finished deal into luck, mistakes and the acts of the other
// seats, as one exact sum.
package ledger

import (
	"math"

	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// Points are points of deals in fixed point: [Point] of them are one. Halves,
// thirds, quarters and hundredths of a point are whole numbers, so that margins
// and their parts add up exactly.
type Points int64

// Point is one point.
const Point Points = 1200

// Float returns the number of points.
func (p Points) Float() float64 { return float64(p) / float64(Point) }

// PointsOf rounds points to a multiple of 1/1200.
func PointsOf(points float64) Points { return Points(math.Round(points * float64(Point))) }

// Rounded rounds parts to decimals of a point so that they add up to their sum, rounded: each by
// itself, and the largest makes up the difference.
func Rounded(decimals int, parts ...Points) []float64 {
	unit := math.Pow10(decimals)
	rounded := make([]float64, len(parts))
	sum, rest, largest := Points(0), 0.0, 0
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

// An Account splits the margin of each seat in a finished deal, its points less
// the mean of the other hands', into what it owes to luck, to its own mistakes
// and to the other seats:
//
//	Margin = Start + Cards + Lie - Lost.Sum() + Others
//
// The sum is exact, whatever the appraisals are. The method is that of backgammon
// programs, which tell luck from error so, with the hidden cards as a second
// kind of luck; as an estimate of skill, Margin less luck has the spirit of AIVAT
// (Burch, Schmid, Moravčík, Morrill and Bowling, AAAI 2018).
type Account struct {
	// Seat is whose account it is; a dummy has one too.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Margin is the seat's points less the mean of the other hands'.
	Margin Points `json:"lead"`
	// Start is what the chair is worth before cards are dealt, at this trump.
	Start Points `json:"start"`
	// Cards is the luck of the deal: what the hands dealt are worth to the seat, less
	// start.
	Cards Points `json:"cards"`
	// Lie is how the hidden cards lay: what the seat's own acts gained or lost beyond what it could know.
	Lie Points `json:"lie"`
	// Lost is what the seat's mistakes cost it, judged by what it could know.
	Lost Lost `json:"lost"`
	// Others is what the acts of the other seats were worth to it.
	Others Points `json:"others"`
	// Gifts is the part of Others that their mistakes gave away. What a mistake loses
	// counts as shared equally by the other hands.
	Gifts Points `json:"gifts"`
}

// Lost are points lost by mistakes, never below zero, by kind of decision.
type Lost struct {
	// Bid are those lost by laying cards aside.
	Bid Points `json:"bid"`
	// Premium are those lost by offers: to pass, to declare, to reveal.
	Premium Points `json:"premium"`
	// Trump are those lost by naming the trump.
	Trump Points `json:"trump"`
	// Play are those lost by cards played.
	Play Points `json:"play"`
}

// Sum returns all points lost.
func (l *Lost) Sum() Points { return l.Bid + l.Premium + l.Trump + l.Play }

// Of returns the points lost in one phase.
func (l *Lost) Of(phase rules.Phase) *Points {
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
func (a *Account) Exact() bool {
	return a.Margin == a.Start+a.Cards+a.Lie-a.Lost.Sum()+a.Others
}

// Add adds another account of the same seat.
func (a *Account) Add(b *Account) {
	a.Margin, a.Start, a.Cards, a.Lie = a.Margin+b.Margin, a.Start+b.Start, a.Cards+b.Cards, a.Lie+b.Lie
	a.Others, a.Gifts = a.Others+b.Others, a.Gifts+b.Gifts
	a.Lost.Bid, a.Lost.Premium = a.Lost.Bid+b.Lost.Bid, a.Lost.Premium+b.Lost.Premium
	a.Lost.Trump, a.Lost.Play = a.Lost.Trump+b.Lost.Trump, a.Lost.Play+b.Lost.Play
}

// Worth is what a deal is worth to each seat at some moment.
type Worth [rules.MaxSeats]Points

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
	Lost  Points
}

// Split returns the accounts of a scored deal of so many hands. worth has the worth of every moment:
// before the cards are dealt, after that, and after each of the acts.
func Split(hands int, worth []Worth, acts []Act) []Account {
	all := make([]Account, hands)
	for i := range all {
		first, dealt := worth[0][i], worth[1][i]
		all[i] = Account{Seat: rules.Seat(i), Margin: worth[len(worth)-1][i], Start: first, Cards: dealt - first}
	}
	for k, act := range acts {
		before, after := &worth[k+1], &worth[k+2]
		for i := range all {
			a, change := &all[i], after[i]-before[i]
			if a.Seat == act.By {
				*a.Lost.Of(act.Phase) += act.Lost
				a.Lie += change + act.Lost
			} else {
				a.Others += change
				a.Gifts += act.Lost / Points(hands-1)
			}
		}
	}
	return all
}

// Unsplit returns accounts where the worth of the moments is not known: of each margin only the mistakes
// are known, and the rest counts as how the cards lay.
func Unsplit(hands int, lead Worth, acts []Act) []Account {
	all := make([]Account, hands)
	for i := range all {
		all[i] = Account{Seat: rules.Seat(i), Margin: lead[i], Lie: lead[i]}
	}
	for _, act := range acts {
		*all[act.By].Lost.Of(act.Phase) += act.Lost
		all[act.By].Lie += act.Lost
	}
	return all
}
