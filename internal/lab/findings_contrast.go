package lab

import (
	"math"

	"ninetynine/internal/base/interval"
)

// A Contrast compares two kinds of hands within strata: the mean differences in contracts made and
// points, with intervals. A stratum with n and m hands of the two kinds has the weight n·m / (n +
// m). Hands are treated as independent.
type Contrast struct {
	Made   Mean  `json:"made"` // contracts made, as a difference of shares
	Margin Mean  `json:"lead"` // points
	Of     int64 `json:"of"`   // hands of the first kind in the strata compared
}

const leastHands = 30

// Contrast compares the rows with the two names in one table. Rows with the same second name form a
// stratum; ok is false if no stratum has enough hands.
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
		lead.add(weight, x.All.Margin, y.All.Margin)
		c.Of += x.All.Hands
	}
	c.Made, c.Margin = made.mean(), lead.mean()
	return c, c.Of > 0
}

func (r *Rate) mean() Mean { return Mean{r.Share, r.Low, r.High} }

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
