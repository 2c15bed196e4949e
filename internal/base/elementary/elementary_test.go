package elementary

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"testing"
)

// arguments returns numbers of all sizes, and those at special points.
func arguments() []float64 {
	r := rand.New(rand.NewPCG(1, 2))
	x := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, math.Ln2, math.Ln2 / 2, math.Sqrt2, math.Sqrt2 / 2, math.Inf(1), math.Inf(-1), math.NaN(),
		709, 710, -708.4, -709, -744, -745.13, -745.2, 1e300, -1e300, 3e-308, math.MaxFloat64}
	for range 20000 {
		x = append(x, 2*r.Float64()-1, 20*r.NormFloat64(), 1400*r.Float64()-700, r.Float64(), math.Exp(r.NormFloat64()), math.Exp(100*r.NormFloat64()))
	}
	return x
}

func apart(x, y float64) uint64 {
	if x == y || math.IsNaN(x) && math.IsNaN(y) {
		return 0
	}
	a, b := int64(math.Float64bits(x)), int64(math.Float64bits(y))
	if a < 0 != (b < 0) {
		return math.MaxUint64
	}
	return uint64(max(a-b, b-a))
}

// TestNearMath compares with package math, which is within one unit of the last place.
func TestNearMath(t *testing.T) {
	for _, x := range arguments() {
		if got, want := Exp(x), math.Exp(x); apart(got, want) > 2 {
			t.Fatalf("e to the %v is %v, not %v", x, got, want)
		}
		if got, want := Log(x), math.Log(x); apart(got, want) > 2 {
			t.Fatalf("the logarithm of %v is %v, not %v", x, got, want)
		}
	}
}

// TestExtremes: where package math is wrong on some processors, the results are known.
func TestExtremes(t *testing.T) {
	if got := Log(5e-324); got != -744.4400719213812 {
		t.Errorf("the logarithm of the smallest number is %v", got)
	}
	if got := Exp(709.7); apart(got, 1.6549840276802644e+308) > 2 {
		t.Errorf("e to the 709.7 is %v", got)
	}
	if got := Exp(-745.13); got != 5e-324 {
		t.Errorf("e to the -745.13 is %v", got)
	}
}

// TestSameBits compares a hash of all results with that of other processors.
func TestSameBits(t *testing.T) {
	h := fnv.New64a()
	r := rand.New(rand.NewPCG(3, 4))
	for range 100000 {
		x := float64(1500*r.Float64()) - 750
		y := r.Float64()
		for _, z := range []float64{Exp(x), Exp(y), Log(y), Log(max(x, 0) + 1)} {
			_ = binary.Write(h, binary.LittleEndian, z)
		}
	}
	if got, want := h.Sum64(), uint64(0xc58380d5e87fdf8c); got != want {
		t.Errorf("the results are %#x, not %#x", got, want)
	}
}

func BenchmarkExp(b *testing.B) {
	x := 0.0
	for b.Loop() {
		x = Exp(-x)
	}
}

func BenchmarkLog(b *testing.B) {
	x := 0.5
	for b.Loop() {
		x = Log(2 + x)
	}
}
