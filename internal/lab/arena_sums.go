package lab

import (
	"fmt"
	"math"

	"ninetynine/internal/base/interval"
	"ninetynine/rules"
)

// wholeGame is the count for a won game: up to five winners can share it in whole numbers.
const wholeGame = 60

// A unitTally is the counts of one unit: whole numbers, so that sums do not depend on the order of
// adding.
type unitTally struct {
	Deals   int64              `json:"deals"`
	Stopped int64              `json:"stopped,omitzero"`
	Tables  [tables]tableTally `json:"tables"`
}

// A tableTally has the sides of Play and of Against, and the dummies.
type tableTally struct {
	Sides [sides]sideTally `json:"sides"`
	Luck  int64            `json:"luck,omitzero"` // of Play, see [luck]
}

// sound returns an error if no unit of the batch could come out so.
func (b *batch) sound() error {
	for i := range b.Units {
		if !b.Units[i].sound() {
			return fmt.Errorf("number %d of them", i)
		}
	}
	return nil
}

func (u *unitTally) sound() bool {
	if u.Deals < 1 || u.Stopped < 0 {
		return false
	}
	contracts := int64(0)
	for k := range u.Tables {
		one, rest := &u.Tables[k].Sides[play], &u.Tables[k].Sides[against]
		for _, x := range []*sideTally{one, rest} {
			if x.Made < 0 || x.Made > x.Contracts || x.Bid < 0 || x.Tricks < 0 {
				return false
			}
		}
		if (one.Contracts == 0) != (rest.Contracts == 0) {
			return false
		}
		contracts += one.Contracts + rest.Contracts
	}
	return contracts > 0 && contracts%u.Deals == 0 // every player has one a deal
}

type sideTally struct {
	Contracts int64    `json:"contracts,omitzero"`
	Made      int64    `json:"made,omitzero"`
	Bid       int64    `json:"bid,omitzero"`
	Tricks    int64    `json:"tricks,omitzero"`
	Points    int64    `json:"points,omitzero"` // with bonuses
	Bonus     int64    `json:"bonus,omitzero"`  // of games
	Won       int64    `json:"won,omitzero"`    // games, in parts of wholeGame
	Offered   [4]int64 `json:"offered,omitzero"`
	Held      [4]int64 `json:"held,omitzero"`
	Kept      [4]int64 `json:"kept,omitzero"`
}

func (x *sideTally) add(y *sideTally) {
	x.Contracts += y.Contracts
	x.Made += y.Made
	x.Bid += y.Bid
	x.Tricks += y.Tricks
	x.Points += y.Points
	x.Bonus += y.Bonus
	x.Won += y.Won
	for l := range x.Held {
		x.Offered[l] += y.Offered[l]
		x.Held[l] += y.Held[l]
		x.Kept[l] += y.Kept[l]
	}
}

func (x *sideTally) score(r *rules.Result, i rules.Seat) {
	made := int64(r.Made >> i & 1)
	level := r.Premium[i].Level() & 3
	x.Contracts++
	x.Made += made
	x.Bid += int64(r.Bid[i])
	x.Tricks += int64(r.Tricks[i])
	x.Points += int64(r.Points[i])
	x.Held[level]++
	x.Kept[level] += made
}

func (x *sideTally) premium(level rules.Offer) Premium {
	return Premium{x.Offered[level], x.Held[level], x.Kept[level]}
}

type moments struct{ N, Sum, Squares int64 }

func (m *moments) add(x int64) {
	m.N++
	m.Sum += x
	m.Squares += x * x
}

func (m *moments) sumUp(o *moments) {
	m.N += o.N
	m.Sum += o.Sum
	m.Squares += o.Squares
}

// scatter returns the mean of the units and their standard deviation, both
// divided by scale. Conversions keep every machine from fusing the products,
// so that all come to the same last bit.
func (m *moments) scatter(scale float64) (mean, sd float64) {
	if m.N == 0 {
		return 0, 0
	}
	n, sum := float64(m.N), float64(m.Sum)
	mean = sum / n
	if m.N > 1 {
		sd = math.Sqrt(max(0, float64(m.Squares)-float64(mean*sum)) / (n - 1))
	}
	return mean / scale, sd / scale
}

// mean uses Student's t over units.
func (m *moments) mean(scale float64) Mean {
	mean, sd := m.scatter(scale)
	if m.N < 2 {
		return Mean{mean, mean, mean}
	}
	n := float64(m.N)
	half := interval.Student(n-1) * sd / math.Sqrt(n)
	return Mean{mean, mean - half, mean + half}
}

// A ratio accumulates a share, with a number of cases in each unit.
type ratio struct{ units, part, whole, partSquares, wholeSquares, products int64 }

func (r *ratio) add(part, whole int64) {
	r.units++
	r.part += part
	r.whole += whole
	r.partSquares += part * part
	r.wholeSquares += whole * whole
	r.products += part * whole
}

// rate returns the share with its interval. The cases of a unit are correlated, so the variance is
// that of the ratio estimator over units (Cochran, Sampling Techniques, 1977, 6.3), and the
// interval is Wilson's for as many independent cases as have that variance. With fewer units it is
// wider by the ratio of Student's t to the normal distribution, since few units give a poor
// estimate of their variance (Korn and Graubard, Survey Methodology 24, 1998).
func (r *ratio) rate() Rate {
	share := over(r.part, r.whole)
	n := float64(r.whole)
	if r.units > 1 {
		k := float64(r.units)
		scatter := float64(r.partSquares) - 2*share*float64(r.products) + share*share*float64(r.wholeSquares)
		variance := scatter * k / (k - 1) / (n * n)
		if binomial := share * (1 - share); variance > 0 && binomial > 0 {
			wider := interval.Student(k-1) / interval.Normal()
			n = binomial / variance / (wider * wider)
		}
	}
	low, high := interval.Wilson(share, n)
	return Rate{r.part, r.whole, share, low, high}
}

type contestSums struct {
	contest        *Contest
	lineups        []lineup
	units          int64
	deals, stopped int64
	margin         moments // of all tables, see denominator
	tables         [tables]tableSums
	faults         faults
	ended          Ended
	each           func(margin, luck int64) // receives those over all tables of every unit; may be nil
}

type tableSums struct {
	margin moments
	points moments // the margin in points, where the margin itself is in games
	sides  [sides]sideSums
}

type sideSums struct {
	total  sideTally
	points moments
	won    moments
	made   ratio
}

// take adds the units of the batch in order, as far as the contest goes.
func (s *contestSums) take(b *batch) (more bool, _ error) {
	s.faults.add(&b.faults)
	for i := range b.Units {
		s.add(&b.Units[i])
		if s.enough() {
			break
		}
	}
	if s.contest.Progress != nil {
		s.contest.Progress(int(s.units))
	}
	return s.ended == "", nil
}

func (s *contestSums) add(u *unitTally) {
	s.units++
	s.deals += u.Deals
	s.stopped += u.Stopped
	whole, luck := int64(0), int64(0)
	for k := range s.lineups {
		table, sums, t := &s.lineups[k], &s.tables[k], &u.Tables[k]
		for side := range t.Sides {
			x, y := &sums.sides[side], &t.Sides[side]
			x.total.add(y)
			x.points.add(y.Points)
			x.won.add(y.Won)
			x.made.add(y.Made, y.Contracts)
		}
		points := table.margin(t.Sides[play].Points, t.Sides[against].Points)
		lead := points
		if s.contest.Games {
			lead = table.margin(t.Sides[play].Won, t.Sides[against].Won)
			sums.points.add(points)
		}
		sums.margin.add(lead)
		whole += lead
		luck += t.Luck
	}
	s.margin.add(whole)
	if s.each != nil {
		s.each(whole, luck)
	}
}

// margin returns how much more the mean seat of the side in question has than the
// other side's, times [lineup.denominator].
func (l *lineup) margin(mine, theirs int64) int64 {
	return int64(l.seats[against])*mine - int64(l.seats[play])*theirs
}

// denominator is the same for both tables.
func (l *lineup) denominator() float64 {
	return float64(l.seats[play] * l.seats[against] * l.times)
}

// unitOf returns the count that makes a margin of one: a point, or a game.
func (c *Contest) unitOf() float64 {
	if c.Games {
		return wholeGame
	}
	return 1
}

func (s *contestSums) overall() Margin { return marginOf(&s.margin, s.contest.scale(s.lineups)) }

func (c *Contest) scale(lineups []lineup) float64 {
	return c.unitOf() * lineups[0].denominator() * float64(len(lineups))
}

// enough reports whether the contest is over, and records why.
func (s *contestSums) enough() bool {
	c := s.contest
	if c.sequential() && s.units >= FirstLook {
		at := s.overall().Always
		switch {
		case c.Stop && (at.Low > 0 || at.High < 0):
			s.ended = Decided
		case c.Width > 0 && (at.High-at.Low)/2 < c.Width:
			s.ended = Narrow
		}
	}
	if s.ended == "" && s.units == int64(c.Units) {
		s.ended = AllPlayed
	}
	return s.ended != ""
}
