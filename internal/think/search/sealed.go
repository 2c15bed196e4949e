package search

import (
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// drawsBidCards reports whether the other seats' hidden bid-cards are drawn as the net would have
// laid them. Earlier offers depend only on the cards dealt, and not on which of them are laid. If
// the worlds are exhaustive, they include all bid-cards.
func (d *decision) drawsBidCards() bool {
	return !d.exhaustive && !d.effort.SampleByBelief && d.game.Lays()
}

// drawBidCards draws the other seats' hidden bid-cards again in every world, as players of their
// styles would have laid them from their cards there, among the ways that agree with the cards that
// they have since played and the suits they have shown out of. Random bid-cards are almost never
// what a player would bid: in such worlds most opponents cannot make their contracts.
func (d *decision) drawBidCards() {
	v := &d.view
	for w := range d.hidden {
		s, ok := d.toLay(w)
		if !d.goOn() {
			break
		}
		if !ok {
			return // no seat has laid yet, in any world
		}
		for i := range (d.game.Live() &^ v.Seat.Set()).All() {
			if v.AsideOpen.Has(i) {
				continue
			}
			d.game.View(&s, i, &d.inWorld)
			d.ask(query{at: int32(w), world: int32(w), seat: i, options: d.inWorld.Options}, d.drawBidCardsOf)
		}
	}
	d.answerAll(d.drawBidCardsOf)
}

// toLay returns the deal in the world at the time when the seats were to lay cards aside; ok is
// false if it has not come so far.
func (d *decision) toLay(w int) (s rules.State, ok bool) {
	s, _ = d.dealIn(w)
	var spoken rules.Seats
	for s.Phase() != rules.Laying {
		o := d.game.Due(&s)
		a := d.knownAct(o, &spoken)
		if !o.Has(a) {
			return s, false
		}
		d.game.Apply(&s, a)
	}
	return s, true
}

// drawBidCardsOf draws one seat's bid-cards in a world by their probabilities. The world's weight
// is multiplied by the mean probability of the possible ways, since sampling had chosen one of them
// at random.
func (d *decision) drawBidCardsOf(a *query, p []float32) {
	v := &d.view
	h := &d.hidden[a.at]
	free := h.Hand[a.seat] | h.Aside[a.seat]
	barred := worlds.Suits(d.game, v.Trump, v.Void[a.seat])
	ways, sum, k := 0, float32(0), 0
	for way := range a.options.All() {
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
		return // impossible: sampling found one
	}
	pick := d.pick(p, sum)
	h.Aside[a.seat] = a.options.Nth(pick).Cards()
	h.Hand[a.seat] = free &^ h.Aside[a.seat]
	d.likelihood[a.at] += elementary.Log(float64(sum) / float64(ways))
}

// drawSealedOffers draws, in every world, the sealed offers that seats have already made, as the
// net would have made them there.
func (d *decision) drawSealedOffers() {
	v := &d.view
	g := d.game
	if v.Phase != rules.Offering || g.OfferRule().How != rules.Sealed {
		return
	}
	draw := func(a *query, p []float32) {
		d.hidden[a.at].Offer[a.seat] = a.options.Nth(d.pick(p, 1)).Offer()
	}
	for w := range d.hidden {
		if !d.goOn() {
			break
		}
		s, laid := d.dealIn(w)
		for s.Phase() == rules.Laying {
			seat := g.Turn(&s).First()
			g.Apply(&s, rules.Lay(seat, laid[seat]))
		}
		for i := range (g.Live() &^ v.Turn).All() {
			if d.hidden[w].Offer[i] == 0 || s.Phase() != rules.Offering {
				continue
			}
			g.View(&s, i, &d.inWorld)
			d.ask(query{at: int32(w), world: int32(w), seat: i, options: d.inWorld.Options}, draw)
		}
	}
	d.answerAll(draw)
}
