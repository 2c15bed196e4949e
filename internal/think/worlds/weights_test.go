package worlds

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestESS(t *testing.T) {
	for _, c := range []struct {
		weights []float64
		want    float64
	}{
		{nil, 0},
		{[]float64{0, 0}, 0},
		{[]float64{3}, 1},
		{[]float64{2, 2, 2, 2}, 4},
		{[]float64{1, 0, 0, 1}, 2},
		{[]float64{3, 1}, 1.6},
	} {
		if got := ESS(c.weights); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v: %g, want %g", c.weights, got, c.want)
		}
	}
}

func TestTemper(t *testing.T) {
	inf, nan := math.Inf(-1), math.NaN()
	for name, c := range map[string]struct {
		base, likelihood []float64
		target, exponent float64
		want             []float64
	}{
		"enough as it is":      {nil, []float64{0, math.Log(3)}, 1.5, 1, []float64{0.25, 0.75}},
		"more than there are":  {nil, []float64{0, math.Log(3)}, 2.5, 0, []float64{0.5, 0.5}},
		"the impossible stays": {nil, []float64{0, inf, nan, 5}, 4, 0, []float64{0.5, 0, 0, 0.5}},
		"nothing counts":       {nil, []float64{inf, inf}, 1, 0, []float64{0, 0}},
		"only the base counts": {[]float64{0, math.Log(3)}, []float64{0, 7}, 2, 0, []float64{0.25, 0.75}},
		"base and likelihood":  {[]float64{0, math.Log(3)}, []float64{math.Log(3), 0}, 2, 1, []float64{0.5, 0.5}},
		"far apart":            {nil, []float64{-1e6, -1e6 - 1}, 1, 1, []float64{1 / (1 + math.Exp(-1)), 1 / (1 + math.E)}},
		"none":                 {nil, nil, 1, 0, nil},
	} {
		got := make([]float64, len(c.likelihood))
		a := Temper(c.base, c.likelihood, c.target, got)
		if a != c.exponent || !slices.EqualFunc(got, c.want, func(x, y float64) bool { return math.Abs(x-y) < 1e-12 }) {
			t.Errorf("%s: exponent %g and %v, want %g and %v", name, a, got, c.exponent, c.want)
		}
	}
}

// TestTemperProperties: the weights add up to one, follow from the exponent, reach the target if it
// can be reached, and would not with a slightly larger exponent.
func TestTemperProperties(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		l := make([]float64, 2+r.IntN(60))
		scale := 100 * r.Float64() * r.Float64()
		for i := range l {
			l[i] = scale * r.NormFloat64()
		}
		target := 1 + r.Float64()*float64(len(l)-1)
		w := make([]float64, len(l))
		a := Temper(nil, l, target, w)
		sum := 0.0
		for i := range w {
			sum += w[i]
			ratio := math.Log(w[i]) - math.Log(w[0])
			if w[i] > 0 && w[0] > 0 && math.Abs(ratio-a*(l[i]-l[0])) > 1e-6 {
				t.Fatalf("weights %g and %g, likelihoods %g and %g, exponent %g", w[i], w[0], l[i], l[0], a)
			}
		}
		if math.Abs(sum-1) > 1e-9 || a < 0 || a > 1 || ESS(w) < target-1e-6 && a > 0 {
			t.Fatalf("exponent %g: %v add up to %g and count as %g", a, w, sum, ESS(w))
		}
		if a < 1-1e-4 {
			if temper(nil, l, a+1e-4, w); slices.Max(l)-slices.Min(l) > 1 && ESS(w) > target {
				t.Fatalf("a greater exponent than %g would still count as %g", a, ESS(w))
			}
		}
	}
}

// Every world is picked as often as its weight says, rounded up or down, and on average exactly so.
