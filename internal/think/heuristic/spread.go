package heuristic

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A spread is the chance of each number of tricks.
type spread [(rules.MaxHand + 5) / 4 * 4]float32

// fill computes how many tricks cards with these chances win, independently of one another (a
// Poisson binomial distribution), up to the number top, and some beyond. It takes four numbers at a time.
func (p *spread) fill(chances []float32, top int) {
	var below [rules.MaxHand]float32 // by card: the chance of the number below the four, before the card
	first := float32(1)
	for at := 0; at <= top; at += 4 {
		a, b, c, d := first, float32(0), float32(0), float32(0)
		for n, q := range chances {
			e := below[n]
			below[n] = d
			d += float32(q * (c - d))
			c += float32(q * (b - c))
			b += float32(q * (a - b))
			a += float32(q * (e - a))
		}
		p[at], p[at+1], p[at+2], p[at+3] = a, b, c, d
		first = 0
	}
}

// chance returns the chance that the number of tricks is one of the bits, at most [rules.MaxHand].
func (p *spread) chance(wanted uint16) float32 {
	sum := float32(0)
	for ; wanted != 0; wanted &= wanted - 1 {
		sum += p[bits.TrailingZeros16(wanted)]
	}
	return sum
}

// ways enumerate the ways to choose cards from a hand.
type ways struct {
	one  [rules.MaxHand]cards.Set
	n    int
	mask uint64
}

func choose(hand cards.Set, size int) ways {
	w := ways{mask: 1<<size - 1}
	for ; hand != 0 && w.n < len(w.one); hand &= hand - 1 {
		w.one[w.n] = hand & -hand
		w.n++
	}
	return w
}

// next returns the next way, or 0 after the last.
func (w *ways) next() (chosen cards.Set) {
	if w.mask>>w.n != 0 {
		return 0
	}
	for x := w.mask; x != 0; x &= x - 1 {
		chosen |= w.one[bits.TrailingZeros64(x)]
	}
	low := w.mask & -w.mask // the next greater number with the same count of one bits (Gosper)
	up := w.mask + low
	w.mask = (w.mask^up)>>2>>bits.TrailingZeros64(low) | up // divided by low
	return chosen
}
