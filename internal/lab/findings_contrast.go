package lab

import (
	"math"

	"ninetynine/internal/base/interval"
)

// A Contrast says how much more one kind of hands brought than another, like compared
// with like: with their intervals, the mean differences between hands of one stratum.
// Its hands are weighted by how much they can say, n·m / (n + m) of so many of the two
// kinds, and are taken as independent.
type Contrast struct {
	Made Mean  `json:"made"` // contracts made, as a difference of shares
	Lead Mean  `json:"lead"` // points
	Of   int64 `json:"of"`   // hands of the first kind in the strata compared
}

// leastHands is how many hands of each kind a stratum must have to be compared.
const leastHands = 30

// Contrast compares the rows of one table that have the names, which belong to the same
// stratum if their second names are equal; ok is false if there is no stratum with
// enough hands.
func (f *Findings) Contrast(of, name, other string) (c Contrast, ok bool) {
	var made, lead differences
	table := f.Table(of)
	if table == nil {
		return c, false
	}
	for _, x := range table.Rows {
		y := table.Row(other, x.And)
		if x.Name != name || y == nil || min(x.All.Hands, y.All.Hands) < leastHands {
			continue
		}
		n, m := float64(x.All.Hands), float64(y.All.Hands)
		weight := n * m / (n + m)
		made.add(weight, x.All.Made.mean(), y.All.Made.mean())
		lead.add(weight, x.All.Lead, y.All.Lead)
		c.Of += x.All.Hands
	}
	c.Made, c.Lead = made.mean(), lead.mean()
	return c, c.Of > 0
}

// mean returns the share and its interval as those of a mean.
func (r *Rate) mean() Mean { return Mean{r.Share, r.Low, r.High} }

// differences are weighted ones, as sums.
type differences struct{ weights, sum, variance float64 }

func (d *differences) add(weight float64, x, y Mean) {
	d.weights += weight
	d.sum += float64(weight * (x.Mean - y.Mean))
	for _, m := range []Mean{x, y} {
		e := weight * (m.High - m.Low) / 2 / interval.Normal()
		d.variance += float64(e * e)
	}
}

func (d *differences) mean() Mean {
	if d.weights == 0 {
		return Mean{}
	}
	mean, half := d.sum/d.weights, interval.Normal()*math.Sqrt(d.variance)/d.weights
	return Mean{mean, mean - half, mean + half}
}
