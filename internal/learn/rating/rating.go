// Package rating estimates how well people play, from the order in which they finish matches. A rating has a mean
// and a deviation, one for each class of table. Levels are fixed anchors of the scale: club is 1500 everywhere. With
// 400 points more, the odds of finishing ahead in a match of nine deals are ten to one.
//
// The model is Plackett and Luce's with ties, as Weng and Lin update it (JMLR 12, 2011); the step is Newton's, which
// foretold better than theirs, and opponents may count less than fully. docs/ratings.md describes the fit. The same
// results give the same bits on every processor.
package rating

import (
	"math"
	"strconv"

	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// ClassOf returns the class of a table with the rules: the number of its players, with a d if there is a dummy. Each
// has ratings of its own.
func ClassOf(v *rules.Variant) string {
	class := strconv.Itoa(v.Live())
	if v.Dummy {
		class += "d"
	}
	return class
}

// Classes returns all classes, the usual one first.
func Classes() []string { return []string{"3", "4", "5", "2", "2d"} }

// A Rating is what is believed of a player's strength.
type Rating struct {
	Mean      float64 `json:"mean"`
	Deviation float64 `json:"deviation"` // the standard deviation of Mean; 0: an anchor
}

// Parameters are what the fit decides.
type Parameters struct {
	Start  Rating  // of a player without matches
	Drift  float64 // by which a deviation grows with each match, as a standard deviation
	Length float64 // longer matches decide more: the odds' logarithm grows with deals to the power of half of this
	Anchor float64 // what a level counts as an opponent, from 0 to 1
	Often  float64 // an opponent met so often in the last [Recent] matches counts half; 0: always fully
	Wide   float64 // opponents with a greater deviation do not count for players with a smaller one; 0: they do
	Doubt  float64 // what an opponent whom levels do not know counts for a player whom they know, from 0 to 1
	Above  float64 // by how much a mean may be shown above what levels bear out, and above the start; 0: by any number
}

// Fitted returns the parameters in use for a class.
func Fitted(class string) Parameters {
	p := Parameters{Start: Rating{1450, 100}, Drift: 4, Length: 1, Anchor: 1, Often: 4, Wide: 80, Doubt: 0.25, Above: 40}
	switch class { // where matches say little
	case "5":
		p.Start.Deviation, p.Drift, p.Wide, p.Above = 60, 2, 48, 24
	case "2d":
		p.Start.Deviation, p.Drift, p.Wide, p.Above = 80, 2, 64, 32
	}
	return p
}

// OfLadder returns the parameters of a group's ladder: levels need not bear its ratings out.
func OfLadder(class string) Parameters {
	p := Fitted(class)
	p.Above = 0
	return p
}

// Sure reports whether a standing is precise enough to be compared with others in a list, by results against levels as well.
func (p *Parameters) Sure(s *Standing) bool {
	return (p.Above == 0 || p.known(s)) && s.Deviation <= float64(0.7*p.Start.Deviation)
}

// known reports whether levels know a player well enough.
func (p *Parameters) known(s *Standing) bool {
	return s.Borne.Deviation <= float64(0.85*p.Start.Deviation)
}

// Shown returns the mean as far as levels bear it out, and whether they do not bear out more.
func (p *Parameters) Shown(s *Standing) (mean float64, limited bool) {
	if most := max(s.Borne.Mean, p.Start.Mean) + p.Above; p.Above > 0 && s.Mean >= most {
		return most, true
	}
	return s.Mean, false
}

// Recent is how many matches back opponents are remembered.
const Recent = 24

// A Finisher is a chair at the end of a match.
type Finisher struct {
	Rating
	Rank   int                // the lower the better; equal for a tie
	Known  bool               // levels know the player
	Capped bool               // it gains nothing, as by leaving
	Met    func(seat int) int // how often it met the player of another chair recently; nil: never
}

const (
	points = 173.71779276130073 // 400 / ln 10: the points by which odds grow by a factor of e
	usual  = 9                  // deals of a match, to which the scale belongs
	least  = 20.0               // deviation: there is always something left to learn
)

// Noise returns the points of difference that change the odds by a factor of e, in a match of so many deals among
// such players.
func (p *Parameters) Noise(field []Finisher, deals int) float64 {
	ratio := elementary.Exp(float64(p.Length * (elementary.Log(usual) - elementary.Log(float64(max(1, deals))))))
	sum := float64(points * points * ratio)
	for i := range field {
		sum += float64(field[i].Deviation * field[i].Deviation)
	}
	return math.Sqrt(sum)
}

// Ahead returns the chance that a player of the first mean finishes ahead of one of the second, where ties count half.
func Ahead(a, b, noise float64) float64 { return 1 / (1 + elementary.Exp((b-a)/noise)) }

// Update changes the ratings of the field after a match of so many deals. Anchors stay as they are, and so do players for
// whom no opponent counts.
func (p *Parameters) Update(field []Finisher, deals int) {
	was := append([]Finisher(nil), field...)
	for i := range field {
		if f := &field[i]; f.Deviation > 0 {
			grown := math.Sqrt(float64(f.Deviation*f.Deviation) + float64(p.Drift*p.Drift))
			f.Deviation = min(p.Start.Deviation, grown)
		}
	}
	noise := p.Noise(field, deals)
	before := append([]Finisher(nil), field...)
	for i := range field {
		if field[i].Deviation > 0 && !p.update(&field[i], before, i, noise) {
			field[i] = was[i]
		}
	}
}

// update changes the rating of chair i. What each stage of the model says, the player of one rank ahead of all that
// finished behind it, is split by opponent, so that each can have its own weight. It reports whether one counts.
func (p *Parameters) update(f *Finisher, field []Finisher, i int, noise float64) (counts bool) {
	var slope, bend float64 // of the logarithm of the likelihood
	for j := range field {
		if w := p.weight(field, i, j); j != i && w > 0 {
			counts = true
			s, b := compare(field, i, j, noise)
			slope += float64(w * s)
			bend += float64(w * b)
		}
	}
	variance := float64(f.Deviation * f.Deviation)
	left := 1 / (1 + float64(variance/float64(noise*noise)*bend))
	if slope < 0 || !f.Capped {
		f.Mean += float64(variance * left / noise * slope)
	}
	f.Deviation = max(least, math.Sqrt(variance*left))
	return counts
}

// compare returns the slope and the bend of what the match says about chair i against chair j.
func compare(field []Finisher, i, j int, noise float64) (slope, bend float64) {
	for q := range field {
		if field[q].Rank > field[i].Rank || field[q].Rank > field[j].Rank {
			continue // one of the two had already finished
		}
		var sum, tied float64
		for k := range field {
			if field[k].Rank >= field[q].Rank {
				sum += elementary.Exp((field[k].Mean - field[q].Mean) / noise)
			}
			if field[k].Rank == field[q].Rank {
				tied++
			}
		}
		mine := elementary.Exp((field[i].Mean-field[q].Mean)/noise) / sum
		its := elementary.Exp((field[j].Mean-field[q].Mean)/noise) / sum
		switch q {
		case i:
			slope += its / tied
		case j:
			slope -= mine / tied
		}
		bend += float64(mine*its) / tied
	}
	return slope, bend
}

// weight returns how much opponent j counts for chair i.
func (p *Parameters) weight(field []Finisher, i, j int) float64 {
	f, o, w := &field[i], &field[j], 1.0
	switch {
	case o.Deviation == 0:
		return p.Anchor
	case p.Wide > 0 && o.Deviation > p.Wide && f.Deviation <= p.Wide:
		return 0
	case p.Often > 0 && f.Met != nil:
		w = p.Often / (p.Often + float64(f.Met(j)))
	}
	if f.Known && !o.Known {
		w *= p.Doubt
	}
	return w
}
