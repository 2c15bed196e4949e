package worlds

import (
	"math"

	"ninetynine/internal/base/elementary"
)

// ESS returns the effective sample size of weights, which need not add up to one: (Σw)²/Σw², the
// number of worlds of equal weight that are as informative (Kish 1965). It is 0 if none counts.
func ESS(weights []float64) float64 {
	sum, squares := 0.0, 0.0
	for _, w := range weights {
		sum += w
		squares += float64(w * w)
	}
	if squares == 0 {
		return 0
	}
	return sum * sum / squares
}

// steps is how often Temper halves the interval of its exponent.
const steps = 20

// Temper turns logarithms of weights into weights that add up to one: exp(base + a·likelihood),
// with the greatest exponent a from 0 to 1 whose effective sample size is at least target, or 0 if
// there is none; a is returned. base, such as the weights of a [Sampler], may be nil, for equal
// weights. A weight of minus infinity, or NaN, counts for nothing at any exponent; if none counts,
// all weights are 0. weights must be as long as likelihood, and so must base unless nil.
func Temper(base, likelihood []float64, target float64, weights []float64) (exponent float64) {
	if temper(base, likelihood, 1, weights); ESS(weights) >= target {
		return 1
	}
	low, high := 0.0, 1.0
	for range steps {
		a := (low + high) / 2
		if temper(base, likelihood, a, weights); ESS(weights) >= target {
			low = a
		} else {
			high = a
		}
	}
	temper(base, likelihood, low, weights)
	return low
}

func temper(base, likelihood []float64, a float64, weights []float64) {
	top := math.Inf(-1)
	for i, l := range likelihood {
		w := math.Inf(-1)
		if l > w { // impossible worlds are left out even at exponent 0
			w = a * l
		}
		if base != nil {
			w += base[i]
		}
		weights[i] = w
		if w > top {
			top = w
		}
	}
	sum := 0.0
	for i, w := range weights[:len(likelihood)] {
		x := 0.0
		if w > math.Inf(-1) {
			x = elementary.Exp(w - top)
		}
		weights[i] = x
		sum += x
	}
	if sum == 0 {
		return
	}
	for i := range likelihood {
		weights[i] /= sum
	}
}
