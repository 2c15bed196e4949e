package lab

import (
	"math"

	"ninetynine/internal/base/interval"
)

// reliabilityBins is the number of equal parts of 0 to 1 that forecasts are sorted into.
const reliabilityBins = 10

// Enough is the number of forecasts from which a bin can be the worst one: with so many its share
// is known to ±5 hundredths.
const Enough = 400

// leastChance bounds forecasts away from 0 and 1 for the log score, which would otherwise give a
// single failure an infinite penalty.
const leastChance = 1e-6

// A quotient accumulates the mean of cases that come in units of different sizes.
type quotient struct{ units, sum, cases, squares, caseSquares, products float64 }

// add adds a unit: the sum over its cases, and their number.
func (q *quotient) add(sum, cases float64) {
	q.units++
	q.sum += sum
	q.cases += cases
	q.squares += float64(sum * sum)
	q.caseSquares += float64(cases * cases)
	q.products += float64(sum * cases)
}

// estimate returns the mean of a case and half its interval: the ratio estimator
// over units (Cochran, Sampling Techniques, 1977, 6.3), with Student's t.
// Conversions keep every machine from fusing the products.
func (q *quotient) estimate() (mean, half float64) {
	if q.cases == 0 {
		return 0, 0
	}
	mean = q.sum / q.cases
	if q.units > 1 {
		scatter := max(0, q.squares-float64(2*mean*q.products)+float64(mean*mean*q.caseSquares))
		half = interval.Student(q.units-1) * math.Sqrt(scatter*q.units/(q.units-1)) / q.cases
	}
	return mean, half
}

func (q *quotient) mean() Mean {
	m, half := q.estimate()
	return Mean{m, m - half, m + half}
}

type scoring struct {
	bins  [reliabilityBins]scoredBin
	made  ratio
	gap   quotient // the outcome minus the forecast
	brier quotient
	logs  float64

	// How far the outcomes of each deal and bin are from their forecasts, squared,
	// and how far they would be if each were independent.
	scatter, alone float64

	cases, gaps, squares float64 // of the current deal
}

type scoredBin struct {
	made        ratio
	predicted   float64
	part, whole int64 // of the current deal
	gaps        float64
}

func (s *scoring) add(p float64, made bool) {
	b := &s.bins[min(int(p*reliabilityBins), reliabilityBins-1)]
	outcome := 0.0
	if made {
		outcome = 1
		b.part++
	}
	b.whole++
	b.predicted += p
	b.gaps += outcome - p
	s.alone += float64(p * (1 - p))
	s.cases++
	s.gaps += outcome - p
	s.squares += float64((outcome - p) * (outcome - p))
	s.logs -= math.Log(min(max(1-math.Abs(outcome-p), leastChance), 1))
}

func (s *scoring) flush() {
	if s.cases == 0 {
		return
	}
	part, whole := int64(0), int64(0)
	for i := range s.bins {
		if b := &s.bins[i]; b.whole > 0 {
			b.made.add(b.part, b.whole)
			part, whole = part+b.part, whole+b.whole
			s.scatter += float64(b.gaps * b.gaps)
			b.part, b.whole, b.gaps = 0, 0, 0
		}
	}
	s.made.add(part, whole)
	s.gap.add(s.gaps, s.cases)
	s.brier.add(s.squares, s.cases)
	s.cases, s.gaps, s.squares = 0, 0, 0
}

// A Reliability says how well stated chances came true. Intervals are 95 %, by deal.
type Reliability struct {
	Forecasts int64   `json:"forecasts"`
	Deals     int64   `json:"deals"`     // with forecasts
	Predicted float64 `json:"predicted"` // mean stated chance
	Made      Rate    `json:"made"`      // contracts that were made
	Gap       Mean    `json:"gap"`       // share made minus mean stated chance

	// Error is the mean absolute calibration error: the distance of share made and mean chance in
	// each bin, weighted by forecasts. Luck is about how large it is even if all stated chances are
	// right; since forecasts of one deal share its luck, it is that of independent ones times the
	// ratio of the deals' scatter to theirs.
	Error float64 `json:"error"`
	Luck  float64 `json:"luck"`

	// Worst is the largest such distance of a bin with [Enough] forecasts; absent if no bin has so
	// many.
	Worst *float64 `json:"worst,omitempty"`

	// Brier is the mean squared distance of chance and outcome. It is Miscalibration
	// - Resolution + Uncertainty + Within (Murphy, "A new vector partition of the
	// probability score", 1973; Within is the remainder from sorting into bins:
	// Stephenson, Coelho and Jolliffe, 2008).
	Brier          Mean    `json:"brier"`
	Miscalibration float64 `json:"miscalibration"`
	Resolution     float64 `json:"resolution"`
	Uncertainty    float64 `json:"uncertainty"`
	Within         float64 `json:"within"`

	Log  float64 `json:"log"` // mean of -ln of the chance given to what happened, with chances of at least 1e-6
	Bins []Bin   `json:"bins,omitempty"`
}

// A Bin has the outcomes of the forecasts in one part of 0 to 1.
type Bin struct {
	From      float64 `json:"from"`
	To        float64 `json:"to"`
	Predicted float64 `json:"predicted"` // mean stated chance; 0 if there are none
	Made      Rate    `json:"made"`
}

func (s *scoring) reliability() Reliability {
	r := Reliability{Forecasts: s.made.whole, Deals: s.made.units, Made: s.made.rate(), Gap: s.gap.mean(), Brier: s.brier.mean()}
	r.Gap.Low, r.Gap.High = max(-1, r.Gap.Low), min(1, r.Gap.High)
	for i := range s.bins {
		b := &s.bins[i]
		r.Predicted += b.predicted
		bin := Bin{From: float64(i) / reliabilityBins, To: float64(i+1) / reliabilityBins, Made: b.made.rate()}
		if b.made.whole > 0 {
			bin.Predicted = b.predicted / float64(b.made.whole)
		}
		r.Bins = append(r.Bins, bin)
	}
	if r.Forecasts == 0 {
		return r
	}
	n, share := float64(r.Forecasts), r.Made.Share
	r.Predicted /= n
	r.Log = s.logs / n
	r.Uncertainty = share * (1 - share)
	for i := range r.Bins {
		r.weigh(&r.Bins[i], n, share)
	}
	if s.alone > 0 {
		r.Luck *= math.Sqrt(s.scatter / s.alone)
	}
	r.Within = r.Brier.Mean - (r.Miscalibration - r.Resolution + r.Uncertainty)
	return r
}

// weigh adds the contribution of one bin, with n forecasts of which the share came
// true.
func (r *Reliability) weigh(b *Bin, n, share float64) {
	if b.Made.Of == 0 {
		return
	}
	weight := float64(b.Made.Of) / n
	off := math.Abs(b.Made.Share - b.Predicted)
	r.Error += weight * off
	r.Miscalibration += weight * off * off
	r.Resolution += weight * (b.Made.Share - share) * (b.Made.Share - share)
	// The mean distance of a normal number from its mean is √(2/π) deviations.
	r.Luck += weight * math.Sqrt(2/math.Pi*b.Predicted*(1-b.Predicted)/float64(b.Made.Of))
	if b.Made.Of >= Enough && (r.Worst == nil || off > *r.Worst) {
		r.Worst = &off
	}
}
