package search

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A Manner is how a player of less than the best judgement errs: as people do,
// never by chance, and never by an act that the net finds out of the question.
// In a tilt of 1, the net's probability of an act falls by a factor of e with
// each step from what is lowest and prettiest to what is least so. The zero
// Manner does not err.
type Manner struct {
	Forget float64 // how fast cards go out of mind: an ordinary one stays for 1/Forget tricks on average
	Hoard  float64 // tilt towards low cards in bids and, while it wants tricks, in those that others lead: it clings to high ones
	Fear   float64 // tilt towards leading low cards, and no trumps
	Pretty float64 // tilt towards bids of one suit, and of as many tricks as it has high cards
}

// Premiums are the least chances of the contract, as the player sees them, at
// which it declares and reveals: it makes the offer that it expects most of, of
// those. Above 1 it never does; with 0 no chance is too small. Each takes the place
// of Declare where each seat may hold a premium: nobody overcalls it there, so that
// the same chance would have it declare far more often. Naming takes the place of
// Declare where the holder names the trump: an offer is no mere bet there, as who passes
// plays another's trump.
type Premiums struct{ Declare, Reveal, Each, Naming float64 }

// least returns the least chance at which the player makes the offer.
func (q *question) least(o rules.Offer) float64 {
	p, nerve := q.effort.Premiums, q.effort.Temperament.Nerve
	switch {
	case o.Level() == rules.Declare && p.Declare > 0:
		return p.Declare - nerve
	case o.Level() == rules.Reveal && p.Reveal > 0:
		return p.Reveal - nerve
	}
	return 0
}

// height is how high a card is in its suit: from 0 to 1, and trumps from a half.
func (q *question) height(t rules.Trump, c cards.Card) float64 {
	g := q.game
	if t == rules.Unnamed { // cards may be laid before the trump is named
		t = rules.NoTrump
	}
	suit := g.Pack() & g.Following(t, g.SuitOf(t, c))
	h := 1 - float64(g.Above(t, c).Len())/float64(max(1, suit.Len()-1))
	if trumps(g, t, c) {
		h = (1 + h) / 2
	}
	return h
}

// trumps reports whether the card is a trump.
func trumps(g *rules.Game, t rules.Trump, c cards.Card) bool {
	suit, ok := t.Suit()
	return ok && c.Suit() == suit || t == rules.NinesTrump && g.SuitOf(t, c) == cards.Suits
}

// thinkable is how likely an act must be, next to the likeliest, for a player of
// any manner to do it: below it, a beginner would laugh.
const thinkable = 0.003

// tilt turns probabilities of the acts into those of a player of the manner and
// the temperament.
func (q *question) tilt(v *rules.View, p []float32) {
	errs, likes := q.errs(v), q.likes(v)
	if !errs && !likes {
		return
	}
	if v.Phase == rules.Playing && v.Due == v.Seat {
		q.fightOn(v, p)
	}
	least, best := thinkable*slices.Max(p), math.Inf(-1)
	if v.Phase == rules.Offering {
		least = 0 // see modest
	}
	seems := q.seems[:len(p)]
	for i := range p {
		if p[i] < least {
			continue
		}
		a, x := v.Options.Nth(i), 0.0
		if errs {
			x = q.looks(v, a)
		}
		if likes {
			x += q.liking(v, a) / nat
		}
		seems[i], best = x, max(best, x)
	}
	for i := range p {
		if p[i] < least {
			p[i] = 0
		} else {
			p[i] *= float32(elementary.Exp(seems[i] - best)) // of the best 1: their sum is never 0
		}
	}
	normalize(p)
}

// errs reports whether the manner tells the acts of the View apart.
func (q *question) errs(v *rules.View) bool {
	m := &q.effort.Manner
	if m.Hoard == 0 && m.Fear == 0 && m.Pretty == 0 {
		return false
	}
	if v.Phase == rules.Laying {
		q.tops = q.highCards(v)
	}
	return v.Phase == rules.Laying || v.Phase == rules.Playing && v.Due == v.Seat // a dummy's cards are nobody's to cling to
}

// looks returns how good an act of the View looks by the manner alone; 0 is best.
func (q *question) looks(v *rules.View, a rules.Action) float64 {
	m := &q.effort.Manner
	switch {
	case v.Phase == rules.Laying:
		return q.bidLooks(v, a.Cards())
	case v.Led() == 0:
		return -m.Fear * q.height(v.Trump, a.Card())
	case q.game.Prospect(v, v.Seat) == rules.Kept:
		return 0 // who wants no more tricks is glad to be rid of high cards
	}
	return -m.Hoard * q.height(v.Trump, a.Card())
}

// normalize makes the sum 1.
func normalize(p []float32) {
	sum := float32(0)
	for _, x := range p {
		sum += x
	}
	for i := range p {
		p[i] /= sum
	}
}

// highCards counts the cards that look as if they took tricks.
func (q *question) highCards(v *rules.View) (n int) {
	for c := range v.Hand[v.Seat].Cards() {
		if q.height(v.Trump, c) > 0.8 {
			n++
		}
	}
	return n
}

// bidLooks returns how good the bid of the cards looks: best are low ones of one
// suit that bid as many tricks as there are high cards.
func (q *question) bidLooks(v *rules.View, laid cards.Set) float64 {
	m, high, suits := &q.effort.Manner, 0.0, 0
	for k := range cards.Suit(cards.Suits) {
		if laid.In(k) != 0 {
			suits++
		}
	}
	for c := range laid.Cards() {
		high += q.height(v.Trump, c)
	}
	far := max(q.game.Bid(laid)-q.tops, q.tops-q.game.Bid(laid))
	return -m.Hoard*high/float64(laid.Len()) - float64(m.Pretty*float64(suits-1+far)/4)
}

// dim takes cards out of the View that have gone out of mind: the older and the
// less remarkable first. What is forgotten once stays forgotten in the deal, since
// it follows from the hand that was dealt; the seed is another for each decision.
func (q *question) dim(v *rules.View) *rules.View {
	own := v.Hand[v.Seat] | v.Aside[v.Seat]
	for t := range v.Played {
		own |= v.Played[t][v.Seat].Set()
	}
	var luck rand.PCG
	luck.Seed(0, uint64(own))
	var lasts [64]float64 // by card, in tricks
	for c := range q.game.Pack().Cards() {
		lasts[c] = -elementary.Log(float64(luck.Uint64()>>11+1)/(1<<53)) / q.effort.Forget
	}
	q.view = *v
	q.view.Void = [rules.MaxSeats]uint8{}
	for t := range min(int(v.Tricks)+1, q.game.Tricks()) {
		led := v.Played[t][v.Leads[t]&7]
		for i, c := range v.Played[t] {
			if c == 0 {
				continue
			}
			striking := 0.5 + float64(2*q.height(v.Trump, c))
			if !v.HandOpen.Has(rules.Seat(i)) && float64(int(v.Tricks)-t) > lasts[c]*striking {
				q.view.Played[t][i] = 0
			} else if k := q.game.SuitOf(v.Trump, led); q.game.SuitOf(v.Trump, c) != k {
				q.view.Void[i] |= 1 << k & v.Void[i]
			}
		}
	}
	return &q.view
}

// modest leaves of the probabilities of offers those whose contracts are likely
// enough.
func (q *question) modest(v *rules.View, p []float32) error {
	if q.effort.Premiums == (Premiums{}) {
		return nil
	}
	for i := range p {
		a := v.Options.Nth(i)
		if least := q.least(a.Offer()); least > 0 {
			chance, _, err := q.after(v, a)
			if err != nil {
				return err
			}
			if chance < least {
				p[i] = 0
			}
		} else if a.Offer() == rules.Pass {
			p[i] = max(p[i], unlikely) // or nothing might be left
		}
	}
	normalize(p)
	return nil
}

// dummies is how many dummies are supposed to be turned up once nobody says more.
const dummies = 32

// after returns the chance of the contract and the points that the net sees once the
// seat has acted and nobody says more. What the seat sees then is the same in every
// world, so that any will do; but a dummy is turned up, and then they are means of many.
func (q *question) after(v *rules.View, act rules.Action) (chance, points float64, _ error) {
	if err := q.sampler.Begin(v); err != nil {
		return 0, 0, err
	}
	n := 1
	if q.game.Dummies() != 0 {
		n = dummies
	}
	for range n {
		var h rules.Hidden
		if _, ok := q.sampler.Sample(&q.rng, &h); !ok {
			return 0, 0, fmt.Errorf("no deal agrees with the View")
		}
		for i := range h.Offer {
			if h.Offer[i] != 0 {
				h.Offer[i] = rules.Pass
			}
		}
		s := q.game.Suppose(v, &h)
		q.game.Apply(&s, act)
		for s.Phase() == rules.Offering {
			q.game.Apply(&s, rules.MakeOffer(q.game.Turn(&s).First(), rules.Pass))
		}
		q.game.View(&s, v.Seat, &q.view)
		chance += q.outlook(&q.view)[v.Seat] / float64(n)
		points += float64(q.model.Player.Answer(q.scratch, nn.HeadOutlook)[0]) * nn.Points / float64(n)
	}
	return chance, points, nil
}
