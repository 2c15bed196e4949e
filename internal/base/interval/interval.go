// Package interval computes the width of 95 % confidence intervals.
package interval

import (
	"math"

	"gonum.org/v1/gonum/mathext"
)

// Confidence is the quantile of the distribution at which the interval ends
// above; below it ends at 1 - Confidence.
const Confidence = 0.975

// Normal returns how many standard errors the interval reaches to each side of
// a mean whose error is known: 1.96.
func Normal() float64 { return mathext.NormalQuantile(Confidence) }

// Student returns the same where the error was itself estimated, with so many
// degrees of freedom (Student, "The Probable Error of a Mean", 1908).
func Student(freedom float64) float64 {
	// The chance to lie beyond ±y is the regularized incomplete beta function
	// of freedom/2 and 1/2 at freedom/(freedom + y²).
	inside := float64(Confidence) // subtracted as numbers of 64 bits are, not as a constant: published figures hang on the last bit
	t := mathext.InvRegIncBeta(freedom/2, 0.5, 2*(1-inside))
	return math.Sqrt(freedom * (1 - t) / t)
}

// Wilson returns the interval of a share of n, his score interval (Wilson, "Probable
// Inference, the Law of Succession, and Statistical Inference", 1927); from 0 to 1
// of nothing.
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
