package lab

import (
	"fmt"
	"math"

	"ninetynine/internal/base/interval"
	"ninetynine/rules"
)

// A Comparison says what changes under other rules, or with other players, when the same seed is
// played.
type Comparison struct {
	With    string       `json:"with"`   // the variant of the report compared with
	Paired  string       `json:"paired"` // what the intervals pair: deals or matches
	Changes []Difference `json:"changes"`
}

// A Difference is one figure of two reports.
type Difference struct {
	Of     string  `json:"of"`
	Unit   string  `json:"unit"`
	Was    float64 `json:"was"`            // in the report compared with
	Is     float64 `json:"is"`             // in this one
	Change Mean    `json:"change"`         // how much more
	None   bool    `json:"none,omitempty"` // one of the two has no such cases, so there is no change
}

// A block counts what rules may change, in one deal or one match. Blocks of the same number in two
// simulations of a seed have the same cards, as far as both are dealt from the same pack.
type block struct {
	Deals, Hands, Made, Bid, Noughts       int32
	Declared, Revealed, Kept               int32 // premiums held, and premiums made
	Points, Forehand, Swing, Games, InGame int32
}

func (p *played) addBlock(w *simulateWorker, own bool) {
	if own || len(p.Blocks) == 0 {
		p.Blocks = append(p.Blocks, block{})
	}
	p.Blocks[len(p.Blocks)-1].add(w)
}

func (b *block) add(w *simulateWorker) {
	r, n := &w.state.Result, rules.Seat(w.game.Seats())
	b.Deals++
	if w.state.Closed {
		b.Games++
		b.InGame += int32(w.before.InGame) + 1
	}
	most, least, whole := r.Points[0], r.Points[0], int32(0)
	for i := range n {
		most, least, whole = max(most, r.Points[i]), min(least, r.Points[i]), whole+r.Points[i]
		if !w.game.Live().Has(i) {
			continue
		}
		b.Hands++
		b.Made += int32(r.Made >> i & 1)
		b.Bid += int32(r.Bid[i])
		b.Points += r.Points[i]
		if r.Bid[i] == 0 {
			b.Noughts++
		}
		switch r.Premium[i].Level() {
		case rules.Declare:
			b.Declared++
		case rules.Reveal:
			b.Revealed++
		default:
			continue
		}
		b.Kept += int32(r.Made >> i & 1)
	}
	b.Swing += most - least
	b.Forehand += int32(n)*r.Points[w.game.Forehand(w.cards.Dealer)] - whole
}

// A quantity is a ratio of sums over blocks.
type quantity struct {
	of, unit string
	scale    float64
	sums     func(*block) (part, whole int32)
}

// quantities returns what is compared, for a hand with so many other hands at the table.
func quantities(others int) []quantity {
	return []quantity{
		{"contracts made", "%", 100, func(b *block) (int32, int32) { return b.Made, b.Hands }},
		{"mean bid", "tricks", 1, func(b *block) (int32, int32) { return b.Bid, b.Hands }},
		{"zeros bid", "%", 100, func(b *block) (int32, int32) { return b.Noughts, b.Hands }},
		{"declared", "in 100 deals", 100, func(b *block) (int32, int32) { return b.Declared, b.Deals }},
		{"revealed", "in 100 deals", 100, func(b *block) (int32, int32) { return b.Revealed, b.Deals }},
		{"premiums kept", "%", 100, func(b *block) (int32, int32) { return b.Kept, b.Declared + b.Revealed }},
		{"points of a hand", "points", 1, func(b *block) (int32, int32) { return b.Points, b.Hands }},
		{"best less worst hand", "points", 1, func(b *block) (int32, int32) { return b.Swing, b.Deals }},
		{"eldest hand’s lead", "points", 1 / float64(others), func(b *block) (int32, int32) { return b.Forehand, b.Deals }},
		{"length of a game", "deals", 1, func(b *block) (int32, int32) { return b.InGame, b.Games }},
	}
}

// Compare returns what changes from one report to another, whose plans must have the same seed, the
// same amount, and be Compared. Intervals pair the deals of the same number, or matches if these
// were counted, and treat pairs as independent.
func Compare(was, is *Report) (*Comparison, error) {
	if was.Seed != is.Seed || len(was.blocks) != len(is.blocks) || len(is.blocks) < 2 {
		return nil, fmt.Errorf("%s and %s do not have two deals or matches to compare, or not the same ones", was.Variant, is.Variant)
	}
	c := &Comparison{With: was.Variant, Paired: "matches"}
	if int64(len(is.blocks)) == is.Deals {
		c.Paired = "deals"
	}
	before, now := quantities(was.others), quantities(is.others)
	for i := range now {
		c.Changes = append(c.Changes, difference(was.blocks, is.blocks, &before[i], &now[i]))
	}
	return c, nil
}

// difference estimates the difference of two ratios. Its variance is that of the
// blocks' residuals, as of ratio estimators (Cochran, Sampling Techniques, 1977, 6.3).
func difference(was, is []block, before, now *quantity) Difference {
	x, y := total(was, before), total(is, now)
	d := Difference{Of: now.of, Unit: now.unit, Was: x.ratio() * before.scale, Is: y.ratio() * now.scale}
	if d.None = x.whole == 0 || y.whole == 0; d.None {
		return d
	}
	scatter, n := 0.0, float64(len(is))
	for i := range is {
		e := float64(y.residual(&is[i])*now.scale) - float64(x.residual(&was[i])*before.scale)
		scatter += float64(e * e)
	}
	half := interval.Student(n-1) * math.Sqrt(scatter*n/(n-1))
	d.Change = Mean{d.Is - d.Was, d.Is - d.Was - half, d.Is - d.Was + half}
	return d
}

type quotientSum struct {
	*quantity
	part, whole float64
}

func total(bs []block, of *quantity) quotientSum {
	s := quotientSum{quantity: of}
	for i := range bs {
		part, whole := of.sums(&bs[i])
		s.part, s.whole = s.part+float64(part), s.whole+float64(whole)
	}
	return s
}

func (s *quotientSum) ratio() float64 {
	if s.whole == 0 {
		return 0
	}
	return s.part / s.whole
}

// residual returns a block's numerator less the ratio times its denominator.
func (s *quotientSum) residual(b *block) float64 {
	part, whole := s.sums(b)
	return (float64(part) - float64(s.ratio()*float64(whole))) / s.whole
}
