package nn

import "fmt"

// Widen returns a net with wider layers, at most twice as wide, that gives the same answers as n.
// New units are copies of n's, and a unit's output weights are divided between it and its copy, by
// shares that split draws from between 0 and 1. As the shares differ, the two learn different
// things from there. (Chen, Goodfellow and Shlens, "Net2Net", 2016.)
func (n *Net) Widen(first, second int, split func() float64) (*Net, error) {
	if first < n.First || second < n.Second || first > 2*n.First || second > 2*n.Second {
		return nil, fmt.Errorf("layers of %d and %d cannot become %d and %d: they may grow to twice their width", n.First, n.Second, first, second)
	}
	w, err := newNet(n.Inputs, first, second, n.Widths)
	if err != nil {
		return nil, err
	}
	a, b := shares(n.First, first, split), shares(n.Second, second, split)
	for i := range n.Inputs {
		a.copyRow(w.Embed[i*first:][:first], n.Embed[i*n.First:][:n.First])
	}
	a.copyRow(w.Bias1, n.Bias1)
	b.copyRow(w.Bias2, n.Bias2)
	for j := range first {
		row := w.Dense[j*second:][:second]
		b.copyRow(row, n.Dense[j%n.First*n.Second:][:n.Second])
		scale(row, a[j])
	}
	for h := range n.Out {
		from, to := &n.Out[h], &w.Out[h]
		copy(to.Bias, from.Bias)
		for k := range second {
			row := to.Weights[k*to.Padded:][:to.Padded]
			copy(row, from.Weights[k%n.Second*from.Padded:])
			scale(row, b[k])
		}
	}
	return w, nil
}

// portions are the shares of the old units' output weights that the new units get; unit j is a copy
// of j modulo the old width.
type portions []float32

func shares(old, wide int, split func() float64) portions {
	p := make(portions, wide)
	for j := range p {
		p[j] = 1
		if j >= old {
			p[j] = float32(split())
			p[j-old] = 1 - p[j]
		}
	}
	return p
}

func (p portions) copyRow(dst, src []float32) {
	for j := range p {
		dst[j] = src[j%len(src)]
	}
}

func scale(x []float32, by float32) {
	for i := range x {
		x[i] *= by
	}
}
