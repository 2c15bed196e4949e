// Package elementary computes the exponential and the logarithm with the same bits on every
// processor, for computations that a choice depends on: those of package math differ in their last
// bits between processors.
//
// Sums and products are rounded alike everywhere, but a compiler may fuse a product with a sum, and
// then rounds once where two roundings were written. A conversion of the product prevents that:
// float64(x*y) + z.
package elementary

import "math"

// ln 2 in two parts: the first has so few bits that its products with exponents are exact.
const (
	ln2High = 6.93147180369123816490e-01
	ln2Low  = 1.90821492927058770002e-10
)

// Exp returns e to the x, within two units of its last place.
func Exp(x float64) float64 {
	switch {
	case x > 709.782712893384: // too large for a float64
		return math.Inf(1)
	case x < -745.2:
		return 0
	case x != x:
		return x
	}
	k := math.Floor(float64(x*math.Log2E) + 0.5)
	r := x - float64(k*ln2High) - float64(k*ln2Low) // from -0.35 to 0.35
	// The series, added up in pairs, as independent sums are faster.
	r2 := float64(r * r)
	r4 := float64(r2 * r2)
	a := 1.0/2 + float64(r*(1.0/6)) + float64(r2*(1.0/24+float64(r*(1.0/120))))
	b := 1.0/720 + float64(r*(1.0/5040)) + float64(r2*(1.0/40320+float64(r*(1.0/362880))))
	c := 1.0/3628800 + float64(r*(1.0/39916800)) + float64(r2*(1.0/479001600+float64(r*(1.0/6227020800))))
	y := 1 + (r + float64(r2*(a+float64(r4*(b+float64(r4*c))))))
	return float64(y*power(int(k)/2)) * power(int(k)-int(k)/2)
}

// power returns 2 to the n, from -1022 to 1023.
func power(n int) float64 { return math.Float64frombits(uint64(n+1023) << 52) }

// Log returns the natural logarithm, within two units of its last place.
func Log(x float64) float64 {
	switch {
	case x < 0:
		return math.NaN()
	case x == 0:
		return math.Inf(-1)
	case x > math.MaxFloat64 || x != x:
		return x
	}
	f, exponent := math.Frexp(x)
	if f < math.Sqrt2/2 {
		f *= 2
		exponent--
	}
	f--
	k, s := float64(exponent), f/(2+f)
	// log(1+f) is 2s + 2s³/3 + 2s⁵/5 and so on; the first term is f - sf.
	z := float64(s * s)
	z2 := float64(z * z)
	z4 := float64(z2 * z2)
	a := 2.0/3 + float64(z*(2.0/5)) + float64(z2*(2.0/7+float64(z*(2.0/9))))
	b := 2.0/11 + float64(z*(2.0/13)) + float64(z2*(2.0/15+float64(z*(2.0/17))))
	c := 2.0/19 + float64(z*(2.0/21))
	rest := float64(z * (a + float64(z4*(b+float64(z4*c)))))
	half := float64(float64(0.5*f) * f)
	return float64(k*ln2High) - ((half - (float64(s*(half+rest)) + float64(k*ln2Low))) - f)
}
