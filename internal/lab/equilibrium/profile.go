package equilibrium

import (
	"fmt"
	"math"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A Profile says what every seat of a tree does: a probability for each
// choice of each set of decisions.
type Profile []float64

// A Policy writes the probability of each of the View's options, in the order of their Nth, into p.
// It is called once for each View and must not keep v, and its answers must not depend on earlier
// calls.
type Policy func(v *rules.View, p []float64) error

// Profile returns the profile in which every seat follows the policy. The
// policy's answers are normalised to add up to one; it is an error if that is
// impossible.
func (t *Tree) Profile(p Policy) (Profile, error) {
	all := make(Profile, t.width)
	for i, w := range t.sets {
		q := all[w.at:][:w.n]
		if err := p(&t.views[i], q); err != nil {
			return nil, err
		}
		if !normalise(q) {
			return nil, fmt.Errorf("the policy's answer is no distribution: %v", q)
		}
	}
	return all, nil
}

// Uniform takes every option equally often.
func Uniform(_ *rules.View, p []float64) error {
	for i := range p {
		p[i] = 1
	}
	return nil
}

// normalise scales p to add up to one; ok is false if a number is negative or the sum is not
// positive and finite.
func normalise(p []float64) (ok bool) {
	sum := 0.0
	for _, x := range p {
		if x < 0 {
			return false
		}
		sum += x
	}
	if !(sum > 0) || math.IsInf(sum, 0) {
		return false
	}
	for i := range p {
		p[i] /= sum
	}
	return true
}

// A Measure is what a profile is worth to each seat, in points a deal relative to the other seats,
// and what the seat's best response would be worth.
type Measure struct {
	Value, Best [rules.MaxSeats]float64
}

// NashConv returns what all seats together could gain, each by its best response to the profile: 0
// in equilibrium, and only there.
func (m *Measure) NashConv() float64 {
	sum := 0.0
	for i := range m.Value {
		sum += m.Best[i] - m.Value[i]
	}
	return sum
}

// Measure measures the profile, exactly but for rounding.
func (t *Tree) Measure(p Profile) Measure {
	var m Measure
	for _, r := range t.roots {
		t.value(p, r, 1, &m.Value)
	}
	r := responder{Tree: t, p: p, q: make([]float64, t.width), choice: make([]int32, len(t.sets))}
	for seat := range t.game.Live().All() {
		m.Value[seat] /= float64(len(t.roots))
		m.Best[seat] = r.best(seat)
	}
	return m
}

// value adds each seat's payoff below a decision that is reached with probability reach.
func (t *Tree) value(p Profile, at int, reach float64, sum *[rules.MaxSeats]float64) (next int) {
	word := t.words[at]
	if word&end != 0 {
		for i, x := range t.payoffs[word&^end] {
			sum[i] += reach * x
		}
		return at + 1
	}
	w := &t.sets[word]
	at += 2
	for _, q := range p[w.at:][:w.n] {
		if q == 0 {
			at = t.skip(at)
			continue
		}
		at = t.value(p, at, reach*q, sum)
	}
	return at
}

// skip returns the end of the subtree that begins here.
func (t *Tree) skip(at int) int {
	if t.words[at]&end != 0 {
		return at + 1
	}
	return at + int(t.words[at+1])
}

// A responder finds best responses, from the last decisions of a deal to the first: the best choice
// in a set depends on the probability that the other seats lead to each of its decisions and on the
// seat's own later choices, not on its earlier ones.
type responder struct {
	*Tree
	p      Profile
	seat   rules.Seat
	depth  int32     // of the decisions being considered; later ones are decided
	q      []float64 // value of their choices, times the probability that the other seats lead there
	choice []int32   // of each set
}

func (r *responder) best(seat rules.Seat) float64 {
	r.seat = seat
	clear(r.q)
	for r.depth = r.deepest; r.depth >= 0; r.depth-- {
		for _, at := range r.roots {
			r.walk(at, 1)
		}
		for i := range r.sets {
			if w := &r.sets[i]; w.owner == seat && w.depth == r.depth {
				r.choice[i] = int32(nn.Greatest(r.q[w.at:][:w.n]))
			}
		}
	}
	sum := 0.0
	for _, at := range r.roots {
		v, _ := r.walk(at, 1)
		sum += v
	}
	return sum / float64(len(r.roots))
}

// walk returns the seat's payoff from here on, where all is decided; reach is the probability that
// the other seats and the cards let it come here.
func (r *responder) walk(at int, reach float64) (v float64, next int) {
	word := r.words[at]
	if word&end != 0 {
		return r.payoffs[word&^end][r.seat], at + 1
	}
	w := &r.sets[word]
	next = at + int(r.words[at+1])
	at += 2
	switch {
	case w.owner == r.seat && w.depth > r.depth:
		for range r.choice[word] {
			at = r.skip(at)
		}
		v, _ = r.walk(at, reach)
	case w.owner == r.seat:
		for i := range w.n {
			x, after := r.walk(at, reach)
			if w.depth == r.depth {
				r.q[w.at+i] += reach * x
			}
			at = after
		}
	default:
		for _, q := range r.p[w.at:][:w.n] {
			if q == 0 {
				at = r.skip(at)
				continue
			}
			x, after := r.walk(at, reach*q)
			v += q * x
			at = after
		}
	}
	return v, next
}
