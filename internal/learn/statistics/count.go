package statistics

import (
	"math"

	"ninetynine/advice"
	"ninetynine/internal/base/interval"
	"ninetynine/rules"
)

type sum struct{ sum, squares int64 }

func (s *sum) add(x int64) {
	s.sum += x
	s.squares += x * x
}

// A LostSum adds up the points that a player lost by mistakes, in deals without help that are judged.
type LostSum struct {
	deals int
	lost  sum
}

// Add adds a seat's part in a deal.
func (l *LostSum) Add(d *Deal, seat rules.Seat) {
	if x := of(d, int(seat)); x.judged && !d.Helped.Has(seat) {
		l.deals++
		l.lost.add(x.lost[0])
	}
}

// Join adds what another has added up.
func (l *LostSum) Join(o *LostSum) {
	l.deals += o.deals
	l.lost.sum += o.lost.sum
	l.lost.squares += o.lost.squares
}

// Mean returns how many deals there are, and the points lost a deal.
func (l *LostSum) Mean() (deals int, lost Mean) {
	return l.deals, l.lost.mean(l.deals, float64(advice.Point))
}

// fewest is the least number of deals whose scatter is meaningful.
const fewest = 5

// mean returns the mean of n numbers with its interval, in multiples of unit.
func (s *sum) mean(n int, unit float64) (m Mean) {
	if n == 0 {
		return m
	}
	k := float64(n)
	mean := float64(s.sum) / k
	m.Mean = round(mean / unit)
	if n >= fewest {
		deviation := math.Sqrt(max(0, float64(s.squares)/k-mean*mean) / (k - 1))
		m.Margin = round(interval.Student(k-1) * deviation / unit)
	}
	return m
}

// round drops digits that differ between processors.
func round(x float64) float64 { return math.Round(x*1e4)/1e4 + 0 } // no negative zero

// chanceUnit is the resolution of chances in judgements.
const chanceUnit = 1e4

// kinds are the kinds of decisions in which points are lost, and all of them together.
const kinds = 5

// A played is a seat's counted part in a deal.
type played struct {
	made, judged, expected bool
	points                 int64
	lost                   [kinds]int64 // all, bid, premium, trump, play
	chance                 int64        // if expected
}

func of(d *Deal, seat int) (p played) {
	p.made, p.points = d.Result.Made>>seat&1 == 1, int64(d.Result.Points[seat])
	if d.Verdict == nil {
		return p
	}
	lost := &d.Verdict.Lost[seat]
	p.judged = true
	for i, x := range [kinds]advice.Points{lost.Sum(), lost.Bid, lost.Premium, lost.Trump, lost.Play} {
		p.lost[i] = int64(x)
	}
	if chance := d.Verdict.Chance[seat]; chance >= 0 {
		p.expected, p.chance = true, int64(math.Round(chance*chanceUnit))
	}
	return p
}

type count struct {
	deals, made, judged    int
	points                 sum
	lost                   [kinds]sum
	expected, expectedMade int   // bids with a chance, and how many of those were made
	chances, spread        int64 // sums of chances, and of chance × (1 - chance)
}

func (c *count) add(p *played) {
	c.deals++
	c.points.add(p.points)
	if p.made {
		c.made++
	}
	if !p.judged {
		return
	}
	c.judged++
	for i := range p.lost {
		c.lost[i].add(p.lost[i])
	}
	if p.expected {
		c.expected++
		if p.made {
			c.expectedMade++
		}
		c.chances += p.chance
		c.spread += p.chance * (chanceUnit - p.chance)
	}
}

func (c *count) figures() Figures {
	lost := func(i int) Mean { return c.lost[i].mean(c.judged, float64(advice.Point)) }
	return Figures{
		Deals: c.deals, Made: rate(c.made, c.deals), Points: c.points.mean(c.deals, 1), Judged: c.judged,
		Lost: Losses{All: lost(0), Bid: lost(1), Premium: lost(2), Trump: lost(3), Play: lost(4)},
		Bids: c.expectation(),
	}
}

func rate(n, of int) Rate {
	if of == 0 {
		return Rate{High: 1}
	}
	share := float64(n) / float64(of)
	low, high := interval.Wilson(share, float64(of))
	return Rate{Count: n, Share: round(share), Low: round(low), High: round(high)}
}

// expectation compares bids made with those expected to be made. If every chance is right, the number has
// the mean and the variance of independent throws.
func (c *count) expectation() Expectation {
	mean := float64(c.chances) / chanceUnit
	half := interval.Normal() * math.Sqrt(float64(c.spread)) / chanceUnit
	return Expectation{
		Of: c.expected, Made: c.expectedMade, Expected: round(mean),
		Low: round(max(0, mean-half)), High: round(min(float64(c.expected), mean+half)),
	}
}
