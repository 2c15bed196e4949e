package nn

import "math"

// Adam is the state of the optimiser of that name (Kingma and Ba, 2015) for one net.
//
// Most features are absent from a step, and their rows are then left alone. When a row comes up
// again, both means first decay by the steps missed, and the row moves as far as the mean of
// gradients would have carried it.
type Adam struct {
	M, V  []float32
	Steps int
	Last  []int32 // by feature: the step that its row was last part of
}

const (
	adamMean   = 0.9
	adamSquare = 0.999
	adamSmall  = 1e-8
)

// NewAdam returns the state before the first step.
func NewAdam(n *Net) Adam {
	return Adam{M: make([]float32, len(n.Params)), V: make([]float32, len(n.Params)), Last: make([]int32, n.Inputs)}
}

// Begin counts a step and returns its size for the rate, corrected for the bias of the averages'
// first steps.
func (a *Adam) Begin(rate float64) float32 {
	a.Steps++
	n := float64(a.Steps)
	return float32(rate * math.Sqrt(1-math.Pow(adamSquare, n)) / (1 - math.Pow(adamMean, n)))
}

// Touch marks all rows as part of the last step.
func (a *Adam) Touch() {
	for i := range a.Last {
		a.Last[i] = int32(a.Steps)
	}
}

// Apply moves the parameters, which begin at lo in Params, by a step and clears their gradient.
// Their number is a multiple of 16.
func (a *Adam) Apply(p, g []float32, size float32, lo int) { a.apply(best, p, g, size, lo, 1) }

// ApplyRow moves the row of a feature.
func (a *Adam) ApplyRow(n *Net, feature int, g []float32, size float32) {
	since := int32(a.Steps) - a.Last[feature]
	a.Last[feature] = int32(a.Steps)
	at := feature * n.First
	a.apply(best, n.Embed[at:][:n.First], g, size, at, since)
	n.roundRow(feature)
}

func (a *Adam) apply(way path, p, g []float32, size float32, lo int, steps int32) {
	c := [7]float32{adamMean, 1 - adamMean, adamSquare, 1 - adamSquare, size, adamSmall, 0}
	if steps > 1 {
		mean := math.Pow(adamMean, float64(steps))
		c[0], c[2] = float32(mean), float32(math.Pow(adamSquare, float64(steps)))
		c[6] = float32((adamMean - mean) / (1 - adamMean)) // steps missed
	}
	if len(p) == 0 {
		return
	}
	m, v := a.M[lo:][:len(p)], a.V[lo:][:len(p)]
	if way.assembled() {
		adam16(&p[0], &g[0], &m[0], &v[0], len(p), &c, way)
		return
	}
	for i, x := range g[:len(p)] {
		old := m[i]
		m[i] = float32(c[0]*old) + float32(c[1]*x)
		v[i] = float32(c[2]*v[i]) + float32(c[3]*float32(x*x))
		p[i] -= float32(size*(m[i]+float32(c[6]*old))) / (float32(math.Sqrt(float64(v[i]))) + adamSmall)
		g[i] = 0
	}
}
