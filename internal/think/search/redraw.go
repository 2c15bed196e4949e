package search

import (
	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// redraws reports whether the others' hidden bid-cards are drawn by what the
// net would have laid. What was said before depends on the twelve cards alone,
// and not on which of them are laid. Where all worlds are listed, they are in there.
func (q *question) redraws() bool { return !q.listed && !q.effort.Believe && q.game.Lays() }

// redraw lays the others' hidden bid-cards aside anew in every world, as those
// supposed there would have laid them from the cards that they have there, among the
// ways that agree with what they have played and shown out of since. Blindly
// dealt bids are next to never what a player would bid: worlds made of them
// are full of opponents who cannot make their contracts.
func (q *question) redraw() {
	v := &q.asked
	draw := func(a *act, p []float32) { q.redrawOne(a, p) }
	for w := range q.hidden {
		s, ok := q.toLay(w)
		if !ok {
			return // nobody has laid yet, in any world
		}
		for i := range (q.game.Live() &^ v.Seat.Set()).All() {
			if v.AsideOpen.Has(i) {
				continue
			}
			q.game.View(&s, i, &q.view)
			q.note(act{at: int32(w), world: int32(w), seat: i, rest: q.view.Options}, draw)
		}
	}
	q.settle(draw)
}

// toLay returns the deal in the world as it was when the seats were to lay
// cards aside; ok is false if it has not come so far.
func (q *question) toLay(w int) (s rules.State, ok bool) {
	s, _ = q.origin(w)
	var spoken rules.Seats
	for s.Phase() != rules.Laying {
		o := q.game.Due(&s)
		a := q.heard(o, &spoken)
		if !o.Has(a) {
			return s, false
		}
		q.game.Apply(&s, a)
	}
	return s, true
}

// redrawOne draws one seat's bid-cards in a world by their probabilities. The
// world weighs as much as the mean probability of the ways that may be: one
// of them was dealt blindly before.
func (q *question) redrawOne(a *act, p []float32) {
	v := &q.asked
	h := &q.hidden[a.at]
	free := h.Hand[a.seat] | h.Aside[a.seat]
	var barred cards.Set
	for k := range cards.Suits + 1 {
		if v.Void[a.seat]>>k&1 == 1 {
			barred |= q.game.Following(v.Trump, k)
		}
	}
	ways, sum, k := 0, float32(0), 0
	for way := range a.rest.All() {
		if laid := way.Cards(); laid&^free != 0 || free&^laid&barred != 0 {
			p[k] = 0
		} else {
			p[k] = float32((1-slip)*p[k]) + slip/float32(len(p))
			sum += p[k]
			ways++
		}
		k++
	}
	if ways == 0 {
		return // cannot be: the world was dealt with one
	}
	pick := q.pick(p, sum)
	h.Aside[a.seat] = a.rest.Nth(pick).Cards()
	h.Hand[a.seat] = free &^ h.Aside[a.seat]
	q.like[a.at] += elementary.Log(float64(sum) / float64(ways))
}

// overhear draws, in every world, what the seats that have already offered
// under seal would have said there, as the net would have.
func (q *question) overhear() {
	v := &q.asked
	g := q.game
	if v.Phase != rules.Offering || g.OfferRule().How != rules.Sealed {
		return
	}
	draw := func(a *act, p []float32) {
		q.hidden[a.at].Offer[a.seat] = a.rest.Nth(q.pick(p, 1)).Offer()
	}
	for w := range q.hidden {
		s, laid := q.origin(w)
		for s.Phase() == rules.Laying {
			seat := g.Turn(&s).First()
			g.Apply(&s, rules.Lay(seat, laid[seat]))
		}
		for i := range (g.Live() &^ v.Turn).All() {
			if q.hidden[w].Offer[i] == 0 || s.Phase() != rules.Offering {
				continue
			}
			g.View(&s, i, &q.view)
			q.note(act{at: int32(w), world: int32(w), seat: i, rest: q.view.Options}, draw)
		}
	}
	q.settle(draw)
}
