package search

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Manner is how a player of less than the best judgement errs: as people do,
// never by chance, and never by an act that the net finds out of the question.
// In a tilt of 1, the net's probability of an act falls by a factor of e with
// each step from what is lowest and prettiest to what is least so. The zero
// Manner does not err.
type Manner struct {
	Forget float64 // how fast cards go out of mind: an ordinary one stays for 1/Forget tricks on average
	Hoard  float64 // tilt towards low cards in bids and in tricks that others lead: it clings to high ones
	Fear   float64 // tilt towards leading low cards, and no trumps
	Pretty float64 // tilt towards bids of one suit, and of as many tricks as it has high cards
}

// Premiums are the least chances of the contract, as the player sees them, at
// which it declares and reveals: it makes the offer that it expects most of, of
// those. Above 1 it never does; with 0 no chance is too small.
type Premiums struct{ Declare, Reveal float64 }

// least returns the least chance at which the offer is made.
func (p Premiums) least(o rules.Offer) float64 {
	switch o.Level() {
	case rules.Declare:
		return p.Declare
	case rules.Reveal:
		return p.Reveal
	}
	return 0
}

// height is how high a card is in its suit: from 0 to 1, and trumps from a half.
func (q *question) height(t rules.Trump, c cards.Card) float64 {
	g := q.game
	suit := g.Following(t, g.SuitOf(t, c))
	h := 1 - float64(g.Above(t, c).Len())/float64(max(1, suit.Len()-1))
	if int(t) < cards.Suits && g.SuitOf(t, c) == int(t) || t == rules.NinesTrump && g.SuitOf(t, c) == cards.Suits {
		h = (1 + h) / 2
	}
	return h
}

// thinkable is how likely an act must be, next to the likeliest, for a player of
// any manner to do it: below it, a beginner would laugh.
const thinkable = 0.003

// tilt turns probabilities of the acts into those of a player of the manner.
func (q *question) tilt(v *rules.View, p []float32) {
	m := &q.effort.Manner
	if m.Hoard == 0 && m.Fear == 0 && m.Pretty == 0 {
		return
	}
	high := func(a rules.Action) float64 { return q.height(v.Trump, a.Card()) }
	seems := func(a rules.Action) float64 { return -m.Hoard * high(a) }
	switch {
	case v.Phase == rules.Laying:
		tops := q.tops(v)
		seems = func(a rules.Action) float64 { return q.bidSeems(v, a.Cards(), tops) }
	case v.Phase != rules.Playing || v.Due != v.Seat:
		return // a dummy's cards are nobody's to cling to
	case v.Led() == 0:
		seems = func(a rules.Action) float64 { return -m.Fear * high(a) }
	}
	least, best := thinkable*slices.Max(p), math.Inf(-1)
	for i := range p {
		if p[i] >= least {
			best = max(best, seems(v.Options.Nth(i)))
		}
	}
	for i := range p {
		if p[i] < least {
			p[i] = 0
		} else {
			p[i] *= float32(math.Exp(seems(v.Options.Nth(i)) - best)) // of the best 1: their sum is never 0
		}
	}
	normalize(p)
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

// tops counts the cards that look as if they took tricks.
func (q *question) tops(v *rules.View) (n int) {
	for c := range v.Hand[v.Seat].Cards() {
		if q.height(v.Trump, c) > 0.8 {
			n++
		}
	}
	return n
}

// bidSeems returns how much the manner likes the bid of the cards: best are low
// ones of one suit that bid as many tricks as there are tops.
func (q *question) bidSeems(v *rules.View, laid cards.Set, tops int) float64 {
	m, high, suits := &q.effort.Manner, 0.0, 0
	for k := range cards.Suit(cards.Suits) {
		if laid.In(k) != 0 {
			suits++
		}
	}
	for c := range laid.Cards() {
		high += q.height(v.Trump, c)
	}
	far := max(q.game.Bid(laid)-tops, tops-q.game.Bid(laid))
	return -m.Hoard*high/float64(laid.Len()) - m.Pretty*float64(suits-1+far)/4
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
		lasts[c] = -math.Log(float64(luck.Uint64()>>11+1)/(1<<53)) / q.effort.Forget
	}
	q.view = *v
	q.view.Void = [rules.MaxSeats]uint8{}
	for t := range min(int(v.Tricks)+1, q.game.Tricks()) {
		led := v.Played[t][v.Leads[t]&7]
		for i, c := range v.Played[t] {
			if c == 0 {
				continue
			}
			striking := 0.5 + 2*q.height(v.Trump, c)
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
		if least := q.effort.Premiums.least(v.Options.Nth(i).Offer()); least > 0 {
			chance, err := q.after(v, v.Options.Nth(i))
			if err != nil {
				return err
			}
			if chance < least {
				p[i] = 0
			}
		}
	}
	normalize(p)
	return nil
}

// after returns the chance of the contract that the net sees once the seat has
// made an offer and nobody says more. What the seat sees then is the same in every
// world, so that any will do.
func (q *question) after(v *rules.View, offer rules.Action) (float64, error) {
	if err := q.sampler.Begin(v); err != nil {
		return 0, err
	}
	var h rules.Hidden
	if _, ok := q.sampler.Sample(&q.rng, &h); !ok {
		return 0, fmt.Errorf("no deal agrees with the View")
	}
	for i := range h.Offer {
		if h.Offer[i] != 0 {
			h.Offer[i] = rules.Pass
		}
	}
	s := q.game.Suppose(v, &h)
	for a := offer; s.Phase() == rules.Offering; a = rules.MakeOffer(q.game.Turn(&s).First(), rules.Pass) {
		q.game.Apply(&s, a)
	}
	q.game.View(&s, v.Seat, &q.view)
	return q.outlook(&q.view)[v.Seat], nil
}
