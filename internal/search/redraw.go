package search

import (
	"math"

	"ninetynine/cards"
	"ninetynine/rules"
)

// redraws reports whether the others' hidden bid-cards can be drawn by what
// the net would have laid: where laying is the first thing in a deal, it
// depends on nothing but the twelve cards.
func (e *Expert) redraws() bool {
	return !e.effort.Believe && e.game.Phases()[0] == rules.Laying
}

// redraw lays the others' hidden bid-cards aside anew in every world, as the
// net would have laid them from the cards that they have there, among the
// ways that agree with what they have played and shown out of since. Blindly
// dealt bids are next to never what a player would bid: worlds made of them
// are full of opponents who cannot make their contracts.
func (e *Expert) redraw(v *rules.View) {
	draw := func(a *act, p []float32) { e.redrawOne(v, a, p) }
	for w := range e.hidden {
		s, _ := e.origin(v, w)
		for i := range (e.game.Live() &^ v.Seat.Set()).All() {
			if v.AsideOpen.Has(i) || e.hidden[w].Aside[i] == 0 {
				continue
			}
			e.game.View(&s, i, &e.view)
			e.note(act{at: int32(w), seat: i, rest: e.view.Options}, draw)
		}
	}
	e.settle(draw)
}

// redrawOne draws one seat's bid-cards in a world by their probabilities. The
// world weighs as much as the mean probability of the ways that may be: one
// of them was dealt blindly before.
func (e *Expert) redrawOne(v *rules.View, a *act, p []float32) {
	h := &e.hidden[a.at]
	free := h.Hand[a.seat] | h.Aside[a.seat]
	var barred cards.Set
	for k := range cards.Suits + 1 {
		if v.Void[a.seat]>>k&1 == 1 {
			barred |= e.game.Following(v.Trump, k)
		}
	}
	ways, sum, k := 0, float32(0), 0
	for way := range a.rest.All() {
		if laid := way.Cards(); laid&^free != 0 || free&^laid&barred != 0 {
			p[k] = 0
		} else {
			p[k] = (1-slip)*p[k] + slip/float32(len(p))
			sum += p[k]
			ways++
		}
		k++
	}
	if ways == 0 {
		return // cannot be: the world was dealt with one
	}
	pick := e.pick(p, sum)
	h.Aside[a.seat] = a.rest.Nth(pick).Cards()
	h.Hand[a.seat] = free &^ h.Aside[a.seat]
	e.like[a.at] += math.Log(float64(sum) / float64(ways))
}

// overhear draws, in every world, what the seats that have already offered
// under seal would have said there, as the net would have.
func (e *Expert) overhear(v *rules.View) {
	g := e.game
	if v.Phase != rules.Offering || g.OfferRule().How != rules.Sealed {
		return
	}
	draw := func(a *act, p []float32) {
		e.hidden[a.at].Offer[a.seat] = a.rest.Nth(e.pick(p, 1)).Offer()
	}
	for w := range e.hidden {
		s, laid := e.origin(v, w)
		for s.Phase() == rules.Laying {
			seat := g.Turn(&s).First()
			g.Apply(&s, rules.Lay(seat, laid[seat]))
		}
		for i := range (g.Live() &^ v.Turn).All() {
			if e.hidden[w].Offer[i] == 0 || s.Phase() != rules.Offering {
				continue
			}
			g.View(&s, i, &e.view)
			e.note(act{at: int32(w), seat: i, rest: e.view.Options}, draw)
		}
	}
	e.settle(draw)
}
