// Package interval computes the width of 95 % confidence intervals.
package interval

import (
	"math"

	"gonum.org/v1/gonum/mathext"
)

// Confidence is the quantile of the distribution at the interval's upper end; the lower end is at 1
// - Confidence.
const Confidence = 0.975

// Normal returns the number of standard errors to each side of a mean whose error is known: 1.96.
func Normal() float64 { return mathext.NormalQuantile(Confidence) }

// Student returns the same for an estimated error, with so many degrees of freedom (Student, "The
// Probable Error of a Mean", 1908).
func Student(freedom float64) float64 {
	// The chance to lie beyond ±y is the regularized incomplete beta function
	// of freedom/2 and 1/2 at freedom/(freedom + y²).
	inside := float64(Confidence) // a float64, so that the subtraction is not done as a constant: published figures depend on the last bit
	t := mathext.InvRegIncBeta(freedom/2, 0.5, 2*(1-inside))
	return math.Sqrt(freedom * (1 - t) / t)
}

// Wilson returns the score interval of a share of n (Wilson, "Probable Inference, the Law of
// Succession, and Statistical Inference", 1927); from 0 to 1 if n is 0.
func Wilson(share, n float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	z := Normal()
	middle := share + z*z/(2*n)
	half := z * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	whole := 1 + z*z/n
	return max(0, (middle-half)/whole), min(1, (middle+half)/whole)
}
