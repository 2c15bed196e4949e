package search

import (
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Others need not play like the net. So a world supposes not only what they hold but also
// who they are: each plays as the net does or by rules of thumb, with the chance that the
// effort says. What each has done then weighs for the one or the other as it weighs for
// cards, and where the world is played on, each goes on as who they are.
//
// Of two hands each knows all cards but three, so that what the other has laid says most,
// and it is soon found out. At larger tables too little is learnt in a deal to pay for the
// doubt: docs/strength.md has the figures.

// strangers returns the seats of whom it is open how they play.
func (q *question) strangers() rules.Seats {
	if q.effort.Thumb <= 0 {
		return 0
	}
	return q.game.Live() &^ q.asked.Seat.Set()
}

// meet draws which of the others play by rules of thumb.
func (q *question) meet() (thumbs rules.Seats) {
	for i := range q.strangers().All() {
		if float64(q.rng.Uint64()>>11)/(1<<53) < q.effort.Thumb {
			thumbs |= i.Set()
		}
	}
	return thumbs
}

// companies returns in how many ways the others can be who they are.
func (q *question) companies() int { return 1 << q.strangers().Len() }

// company returns one of these ways, and the logarithm of its chance.
func (q *question) company(number int) (thumbs rules.Seats, logChance float64) {
	for i := range q.strangers().All() {
		chance := 1 - q.effort.Thumb
		if number&1 == 1 {
			thumbs, chance = thumbs|i.Set(), q.effort.Thumb
		}
		logChance += elementary.Log(chance)
		number >>= 1
	}
	return thumbs, logChance
}

// recognise finds out what the acts of the others tell of who they are, and takes it out of
// the worlds' likelihoods: what is left tells worlds of the same company apart. It is kept
// for restore, since worlds are tempered in between. That evens out what is known of cards,
// as few worlds come near the true one; but each company has many.
func (q *question) recognise() {
	q.untempered = q.untempered[:0]
	if q.strangers() == 0 {
		return
	}
	q.untempered = append(q.untempered, q.base...)
	var before, after [1 << rules.MaxSeats]float64 // weight of each company
	top := slices.Max(q.base)
	for w, b := range q.base {
		before[q.thumbs[w]] += elementary.Exp(b - top)
	}
	worlds.Temper(q.base, q.like, 0, q.untempered) // the exponent is 1: nothing is evened out
	for w, p := range q.untempered {
		after[q.thumbs[w]] += p
	}
	for w, by := range q.thumbs {
		if before[by] > 0 {
			q.like[w] -= elementary.Log(max(after[by]/before[by], 1e-300))
		}
	}
}

// restore gives those who may sit at each seat, one seat after another, the weight that
// their acts give them. The effective number of worlds may then be less than what they were
// tempered to.
func (q *question) restore() {
	if len(q.untempered) == 0 {
		return
	}
	for i := range q.strangers().All() {
		told, toldNot := q.shares(q.untempered, i)
		now, nowNot := q.shares(q.weights, i)
		if now == 0 || nowNot == 0 {
			continue // all worlds are alike in this
		}
		for w := range q.weights {
			if q.thumbs[w].Has(i) {
				q.weights[w] *= told / now
			} else {
				q.weights[w] *= toldNot / nowNot
			}
		}
	}
	q.leaveOut()
}

// leaveOut gives worlds of negligible weight none at all, so that those looked into weigh
// one together.
func (q *question) leaveOut() {
	sum := 0.0
	for w, p := range q.weights {
		if p < negligible {
			q.weights[w] = 0
		}
		sum += q.weights[w]
	}
	if sum == 0 {
		return // no world can be
	}
	for w := range q.weights {
		q.weights[w] /= sum
	}
}

// shares returns the weight of the worlds in which the seat plays by rules of thumb, and of
// the others.
func (q *question) shares(weights []float64, seat rules.Seat) (yes, no float64) {
	for w, p := range weights {
		if q.thumbs[w].Has(seat) {
			yes += p
		} else {
			no += p
		}
	}
	return yes, no
}

// byThumb reports whether the act is up to rules of thumb, of the seat whose View is q.view.
// Offers and trumps are up to the net in all seats: rules of thumb think long about them,
// and they tell little.
func (q *question) byThumb(a *act) bool {
	return q.thumbs[a.world].Has(q.view.Seat) && (a.rest.Kind == rules.Laying || a.rest.Kind == rules.Playing)
}

// advise answers for such a seat, of whom one option is certain.
func (q *question) advise(a act, answer func(a *act, p []float32)) {
	if q.thumb == nil {
		q.thumb = heuristic.New(q.game)
	}
	p := q.logits[:a.rest.Len()]
	clear(p)
	p[a.rest.Index(q.thumb.Advise(&q.view).Action)] = 1
	q.advised = a // there, it leaves no garbage
	answer(&q.advised, p)
}
