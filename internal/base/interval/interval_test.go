package interval

import (
	"math"
	"testing"
)

// TestTables compares with printed tables of the distributions.
func TestTables(t *testing.T) {
	for freedom, want := range map[float64]float64{1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 10: 2.228, 30: 2.042, 120: 1.980} {
		if got := Student(freedom); math.Abs(got-want) > 0.0005 {
			t.Errorf("%g degrees of freedom: %g, not %g", freedom, got, want)
		}
	}
	if got := Normal(); math.Abs(got-1.959964) > 1e-6 {
		t.Errorf("the normal distribution: %g", got)
	}
	if wide, narrow := Student(1e6), Normal(); wide < narrow || wide > narrow+1e-4 {
		t.Errorf("with much freedom %g, in the end %g", wide, narrow)
	}
}

func TestWilson(t *testing.T) {
	for _, c := range []struct{ p, n, low, high float64 }{
		{0.5, 10, 0.236593, 0.763407},
		{0, 10, 0, 0.277533},
		{1, 20, 0.838875, 1},
		{0.1, 1000, 0.082910, 0.120151},
		{0, 0, 0, 1},
	} {
		low, high := Wilson(c.p, c.n)
		if math.Abs(low-c.low) > 1e-5 || math.Abs(high-c.high) > 1e-5 {
			t.Errorf("Wilson(%v, %v) = %.6f to %.6f, want %.6f to %.6f", c.p, c.n, low, high, c.low, c.high)
		}
	}
}
