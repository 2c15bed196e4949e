package nn

import (
	"fmt"
	"math"
)

// A Net is a net of two hidden layers over features of which few are present: their rows of the
// first layer are added up, and the rest is small. All numbers are in one slice, so that
// optimisers, files and copies can treat them alike.
type Net struct {
	Inputs, First, Second int
	Widths                []int // of the heads, as they are used
	Params                []float32

	Embed []float32 // Inputs rows of First
	whole []int16   // Embed in whole numbers, if kept: see Round
	Bias1 []float32
	Dense []float32 // First rows of Second
	Bias2 []float32
	Out   []Head
}

// A Head is one answer: Second rows of a padded width, and a bias.
type Head struct {
	Width   int // answers
	Padded  int // a multiple of 32
	Weights []float32
	Bias    []float32
}

// widest limits the width of a layer, so that no file can demand all memory.
const widest = 4096

func pad(n, to int) int { return (n + to - 1) / to * to }

// newNet returns a net of zeros. First must be a multiple of 64 and second
// of 32.
func newNet(inputs, first, second int, widths []int) (*Net, error) {
	if first > widest || second > widest {
		return nil, fmt.Errorf("layers of %d and %d are too wide: the most is %d", first, second, widest)
	}
	if inputs < 1 || inputs > math.MaxUint16 || first < Lane || first%Lane != 0 || second < 32 || second%32 != 0 {
		return nil, fmt.Errorf("a net of %d inputs, %d and %d cannot be: the layers are multiples of %d and 32", inputs, first, second, Lane)
	}
	n := &Net{Inputs: inputs, First: first, Second: second, Widths: widths}
	total := inputs*first + first + first*second + second
	for _, w := range widths {
		total += (second + 1) * pad(w, 32)
	}
	n.Params = make([]float32, pad(total, 64))
	n.slice()
	return n, nil
}

func (n *Net) slice() {
	rest := n.Params
	take := func(k int) []float32 {
		part := rest[:k:k]
		rest = rest[k:]
		return part
	}
	n.Embed = take(n.Inputs * n.First)
	n.Bias1 = take(n.First)
	n.Dense = take(n.First * n.Second)
	n.Bias2 = take(n.Second)
	n.Out = n.Out[:0]
	for _, w := range n.Widths {
		p := pad(w, 32)
		n.Out = append(n.Out, Head{w, p, take(n.Second * p), take(p)})
	}
}

// Part returns where a head's numbers lie in Params; the bounds are multiples of 16.
func (n *Net) Part(head int) (lo, hi int) {
	lo = n.Inputs*n.First + n.First + n.First*n.Second + n.Second
	for h := range n.Out[:head+1] {
		lo, hi = max(lo, hi), max(lo, hi)+(n.Second+1)*n.Out[h].Padded
	}
	return lo, hi
}

// Like returns a net of zeros with the same sizes.
func (n *Net) Like() *Net {
	m := &Net{Inputs: n.Inputs, First: n.First, Second: n.Second, Widths: n.Widths, Params: make([]float32, len(n.Params))}
	m.slice()
	return m
}

// Rest returns the net without its features: the same numbers, from the first layer's bias on.
func (n *Net) Rest() *Net {
	m := &Net{First: n.First, Second: n.Second, Widths: n.Widths, Params: n.Params[len(n.Embed):]}
	m.slice()
	return m
}

// Fill draws the weights at random, the usual way for such layers (He et al., 2015), from a source
// of standard normal numbers. The heads begin small, so that the first answers are nearly even.
func (n *Net) Fill(normal func() float64) {
	scale := func(x []float32, sd float64) {
		for i := range x {
			x[i] = float32(sd * normal())
		}
	}
	scale(n.Embed, math.Sqrt(2.0/50)) // some 50 features are present at once
	scale(n.Dense, math.Sqrt(2/float64(n.First)))
	for _, h := range n.Out {
		scale(h.Weights, 0.1/math.Sqrt(float64(n.Second)))
	}
}

// Round has [Net.Forward] add up the features' rows in whole numbers, from a copy that only
// [Adam.ApplyRow] keeps up to date. Fetching these rows is most of the work of training, and whole
// numbers are half as long.
func (n *Net) Round() {
	if n.whole == nil {
		n.whole = make([]int16, len(n.Embed))
	}
	best.wholes(n.whole, n.Embed)
}

func (n *Net) roundRow(feature int) {
	if at := feature * n.First; n.whole != nil {
		best.wholes(n.whole[at:][:n.First], n.Embed[at:][:n.First])
	}
}

// A Scratch is the working memory of one evaluation; it belongs to one goroutine.
type Scratch struct {
	first, second, out []float32
}

// NewScratch returns room for evaluating the net.
func (n *Net) NewScratch() *Scratch {
	widest := 0
	for _, h := range n.Out {
		widest = max(widest, h.Padded)
	}
	return &Scratch{make([]float32, n.First), make([]float32, n.Second), make([]float32, widest)}
}

// See computes the hidden layers from the features. [Net.Answer] then evaluates any of the heads.
func (n *Net) See(s *Scratch, features []uint16) {
	copy(s.first, n.Bias1)
	SumRows(s.first, n.Embed, features)
	relu(s.first)
	copy(s.second, n.Bias2)
	MulRows(s.second, n.Dense, s.first)
	relu(s.second)
}

// Answer returns the numbers of a head; the next call overwrites them.
func (n *Net) Answer(s *Scratch, head int) []float32 {
	h := &n.Out[head]
	out := s.out[:h.Padded]
	copy(out, h.Bias)
	MulRows(out, h.Weights, s.second)
	return out[:h.Width]
}
