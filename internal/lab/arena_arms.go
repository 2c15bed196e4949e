package lab

import (
	"context"
	"fmt"
)

// A Paired is how much further ahead the first arm was than a later one, against the same player in
// the same units.
type Paired struct {
	First string   `json:"first"` // the first arm
	Units int64    `json:"units"` // that both played
	Mean           // the margin of First less that of Play, by Student's t over the differences of units
	SD    float64  `json:"sd"`              // of a unit's difference
	Fewer *float64 `json:"fewer,omitempty"` // how many times as many units two contests on independent cards would take for such an interval; none if all units came out alike
}

// Arms plays the contest once for each of the arms, in the place of c.Play, and pairs each later
// one with the first. Cards, situations and the players' seeds depend on the seed, the unit, the
// seating and the seat, and on no player's name. So arms and their opponents act alike as long as
// their Views are equal, and only different acts of the arms make a difference.
//
// With several arms, no contest may stop by itself: the units that a pair has in common would then
// depend on their results. If the context ends first, the verdicts so far are returned with the
// context's error.
func Arms(ctx context.Context, c Contest, arms []string) ([]Verdict, error) {
	if len(arms) > 1 && (c.Stop || c.Width > 0) {
		return nil, fmt.Errorf("several players in question must all play the same units: do not stop early")
	}
	var done []Verdict
	var first []int64
	progress := c.Progress
	for i, name := range arms {
		c.Play = name
		if progress != nil {
			c.Progress = func(units int) { progress(i*c.Units + units) }
		}
		var leads []int64
		v, err := c.hold(ctx, func(lead, _ int64) { leads = append(leads, lead) })
		if v.Units > 0 {
			if i == 0 {
				first = leads
			} else {
				v.Paired = c.pair(arms[0], first, leads)
			}
			done = append(done, v)
		}
		if err != nil {
			return done, err
		}
	}
	return done, nil
}

// pair compares the margins of the first arm with those of a later one, as far as both played. Fewer
// than two units give no comparison.
func (c Contest) pair(name string, first, later []int64) *Paired {
	n := min(len(first), len(later))
	if n < 2 || c.check() != nil {
		return nil
	}
	var one, other, difference moments
	for i := range n {
		one.add(first[i])
		other.add(later[i])
		difference.add(first[i] - later[i])
	}
	scale := c.scale(c.lineups())
	p := Paired{First: name, Units: int64(n), Mean: difference.mean(scale)}
	_, p.SD = difference.scatter(scale)
	if p.SD > 0 {
		_, a := one.scatter(scale)
		_, b := other.scatter(scale)
		p.Fewer = new((float64(a*a) + float64(b*b)) / float64(p.SD*p.SD))
	}
	return &p
}
