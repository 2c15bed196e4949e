package nn

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// HeadOf returns the head that answers in the phase.
func HeadOf(p rules.Phase) int {
	switch p {
	case rules.Laying:
		return HeadLay
	case rules.Offering:
		return HeadOffer
	case rules.Naming:
		return HeadName
	}
	return HeadPlay
}

// MostOptions bounds the number of options of a decision.
const MostOptions = 1024

// Logits writes the logit of each option, in the order of its Nth, and returns how many there are.
// The answer is that of [HeadOf] the phase.
func (s *Shape) Logits(o rules.Options, answer []float32, dst []float32) int {
	if o.Kind == rules.Laying {
		return s.layLogits(o, answer, dst)
	}
	n, scale := 0, float32(1)
	if o.Kind == rules.Offering {
		scale = Points // the answers are offers' points, drawn as if a point were a logit
	}
	for from := o.From; from != 0; from &= from - 1 {
		dst[n] = scale * answer[s.answerAt(o.Kind, int(from.First()))]
		n++
	}
	return n
}

// OfferAt returns the place of an offer, by its bit among the options, in the answer of [HeadOffer].
func (s *Shape) OfferAt(o cards.Card) int { return int(s.offer[o]) }

func (s *Shape) answerAt(kind rules.Phase, bit int) int {
	switch kind {
	case rules.Playing:
		return int(s.number[bit])
	case rules.Offering:
		return int(s.offer[bit])
	}
	return bit
}

// A laid is a card that may be laid aside: its number among the answers, and its share in the
// number of the suits.
type laid struct{ card, suiting int }

func (s *Shape) laidCards(from cards.Set, dst *[rules.MaxHand]laid) int {
	d := s.pick + 1
	digit := [cards.Suits]int{1, d, d * d, 0}
	n := 0
	for ; from != 0; from &= from - 1 {
		c := from.First()
		dst[n] = laid{int(s.number[c]), digit[c.Suit()]}
		n++
	}
	return n
}

// layLogits is the sum of the cards' own logits and that of their suits. The
// loops run in the order of [rules.Options.Nth].
func (s *Shape) layLogits(o rules.Options, answer []float32, dst []float32) int {
	if o.Pick != 3 {
		return s.layAny(o, answer, dst)
	}
	var hand [rules.MaxHand]laid
	n, at := s.laidCards(o.From, &hand), 0
	suits := answer[s.size:]
	for c := 2; c < n; c++ {
		for b := 1; b < c; b++ {
			two, suit := answer[hand[b].card]+answer[hand[c].card], hand[b].suiting+hand[c].suiting
			for a := range b {
				dst[at] = answer[hand[a].card] + two + suits[suit+hand[a].suiting]
				at++
			}
		}
	}
	return at
}

func (s *Shape) layAny(o rules.Options, answer []float32, dst []float32) int {
	for i := range o.Len() {
		cs := o.Nth(i).Cards()
		dst[i] = answer[s.size+s.suiting(cs)]
		for ; cs != 0; cs &= cs - 1 {
			dst[i] += answer[s.number[cs.First()]]
		}
	}
	return o.Len()
}

// Spread adds to the answer's gradient the contribution of the options' logits: the reverse of
// Logits, except for offers.
func (s *Shape) Spread(o rules.Options, logits []float32, answer []float32) {
	if o.Kind != rules.Laying {
		i := 0
		for from := o.From; from != 0; from &= from - 1 {
			answer[s.answerAt(o.Kind, int(from.First()))] += logits[i]
			i++
		}
		return
	}
	if o.Pick != 3 {
		for i := range o.Len() {
			cs := o.Nth(i).Cards()
			answer[s.size+s.suiting(cs)] += logits[i]
			for ; cs != 0; cs &= cs - 1 {
				answer[s.number[cs.First()]] += logits[i]
			}
		}
		return
	}
	var hand [rules.MaxHand]laid
	n, at := s.laidCards(o.From, &hand), 0
	suits := answer[s.size:]
	for c := 2; c < n; c++ {
		for b := 1; b < c; b++ {
			suit, sum := hand[b].suiting+hand[c].suiting, float32(0)
			for a := range b {
				g := logits[at]
				answer[hand[a].card] += g
				suits[suit+hand[a].suiting] += g
				sum += g
				at++
			}
			answer[hand[b].card] += sum
			answer[hand[c].card] += sum
		}
	}
}

// Greatest returns the index of the greatest number, of equal ones the first; 0 if there are none.
func Greatest[F float32 | float64](x []F) (greatest int) {
	for i := range x {
		if x[i] > x[greatest] {
			greatest = i
		}
	}
	return greatest
}

// Softmax turns logits into probabilities in place.
func Softmax(x []float32) {
	_, sum := exponents(x)
	for i := range x {
		x[i] /= sum
	}
}

// exponents replaces each number x by e to the power of x less the greatest, and returns the
// greatest and the sum.
func exponents(x []float32) (most, sum float32) {
	most = x[0]
	for _, v := range x {
		if v > most {
			most = v
		}
	}
	for i, v := range x {
		x[i] = exp(v - most)
		sum += x[i]
	}
	return most, sum
}

// SoftmaxLog turns logits into probabilities, and writes their logarithms.
func SoftmaxLog(x, logs []float32) {
	copy(logs, x)
	most, sum := exponents(x)
	rest := float32(elementary.Log(float64(sum)))
	for i := range x {
		x[i] /= sum
		logs[i] = float32(logs[i]-most) - rest
	}
}

// exp is e to the x in single precision, within a hundred-thousandth of it, for x up to 88; tiny
// results become 0. Like all arithmetic of players, it is the same to the bit on every processor:
// see package elementary.
func exp(x float32) float32 {
	if x < -87 {
		return 0
	}
	// Adding this much leaves no room for fractions: the sum is rounded to a whole number.
	const log2e, ln2, wholes = 1.44269504, 0.693147181, 3 << 22
	n := float32(x*log2e) + wholes - wholes
	r := x - float32(n*ln2)
	p := 0.0083333333 + float32(r*0.0013888889)
	p = 0.041666667 + float32(r*p)
	p = 0.16666667 + float32(r*p)
	p = 0.5 + float32(r*p)
	p = 1 + float32(r*p)
	p = 1 + float32(r*p)
	return float32(p * math.Float32frombits(uint32(int32(n)+127)<<23))
}

// Sigmoid returns the chance with the logit x.
func Sigmoid(x float32) float32 {
	if x < 0 {
		e := exp(x)
		return e / (1 + e)
	}
	return 1 / (1 + exp(-x))
}
