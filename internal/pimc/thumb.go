package pimc

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/rules"
)

// declareFrom is the chance of a contract from which it is worth declaring.
const declareFrom = 0.6

// thumb is a game as rules of thumb look at it: they give each card a chance
// to win a trick and play so that those come to the bid. It is what playouts
// are made with, so it must be fast before it is clever. It never changes.
type thumb struct {
	*odds.Tables
	holds [rules.MaxHand + 1][64]float32 // by cards held and n: chance to hold one of n unseen cards
}

func newThumb(g *rules.Game) *thumb {
	t := &thumb{Tables: odds.Compile(g)}
	for held := range t.holds {
		idle := float64((g.Seats() - 1) * t.Variant.Aside)
		others := float64((g.Seats()-1)*held) + idle
		for n := range t.holds[held] {
			t.holds[held][n] = float32(1 - math.Pow(1-float64(held)/max(others, 1), float64(n)))
		}
	}
	return t
}

// honest corrects a chance reckoned before play from those of cards.
func (t *thumb) honest(p float32) float32 {
	return t.Logistic(t.Estimate.Bids[0] + t.Estimate.Bids[1]*odds.Logit(p))
}

// A glance is what a seat sees of a world at one decision.
type glance struct {
	odds.Sight
	thumb *thumb
}

// glance looks at the world with the eyes of a seat.
func (t *thumb) glance(w *world, seat rules.Seat, trump rules.Trump, g *glance) {
	g.Tables, g.thumb, g.Trump, g.Left = t.Tables, t, trump, w.left
	g.Open = 0
	known := w.seen | w.hand[seat] | w.aside[seat]
	var playing [cards.Suits + 1]int
	idle := 0
	g.Void = [cards.Suits + 1]uint8{}
	for i := range rules.Seat(t.Variant.Seats) {
		if i == seat {
			continue
		}
		if w.exposed.Has(i) {
			known |= w.aside[i]
		} else {
			idle += t.Variant.Aside
		}
		if w.open.Has(i) {
			g.Open |= w.hand[i]
			continue
		}
		n := w.left
		for k := range playing {
			if w.void[i]>>k&1 == 1 {
				g.Void[k]++
			} else {
				playing[k] += n
			}
		}
	}
	g.Unseen = t.Pack &^ known &^ g.Open
	for k, n := range playing {
		g.Share[k] = 0
		if n > 0 {
			g.Share[k] = float32(n) / float32(n+idle)
		}
	}
}

// base returns the part of a card's logit that its own hand does not change.
// The order of the terms belongs to the player: greedy's sum rounds otherwise.
func (g *glance) base(c cards.Card) float32 {
	r := &g.Estimate.Cards[g.Class(c)]
	higher, lower, trumps := g.Around(c)
	return r[odds.One] + r[odds.Few]/(1+higher) + float32(r[odds.Higher]*higher) + float32(r[odds.Lower]*lower) +
		float32(r[odds.TricksLeft]*float32(g.Left)) + float32(r[odds.Voids]*float32(g.Void[g.Suit[g.Trump][c&63]])) +
		float32(r[odds.TrumpsOut]*trumps)
}

// A plan is what to lay aside, or to be left with, and the chance that its
// bid is met, going by the cards' chances alone.
type plan struct {
	aside  cards.Set
	bid    int
	chance float32
}

// plans fills in the best ways for the hand to lay aside its bid-cards, the
// likeliest to be met first, and returns how many; won tricks are won
// already, and if number is not anyBid it must be the bid.
func (g *glance) plans(hand cards.Set, won, number int, best []plan) int {
	var base [64]float32
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		base[c&63] = g.base(c)
	}
	found := 0
	var chances [rules.MaxHand]float32
	ways := odds.Choose(hand, g.Variant.Aside)
	for aside := ways.Next(); aside != 0; aside = ways.Next() {
		p := plan{aside: aside, bid: g.Game.Bid(aside)}
		wanted := g.Wanted[p.bid] >> won
		if found > 0 && wanted == 0 || number != anyBid && p.bid != number {
			continue
		}
		rest, k := hand&^p.aside, 0
		for h := rest; h != 0; h &= h - 1 {
			c := h.First()
			chances[k] = g.Chance(base[c&63], c, rest)
			k++
		}
		p.chance = odds.Meets(chances[:k], wanted)
		found = insert(best, found, p)
	}
	return found
}

// anyBid stands for no number announced.
const anyBid = -1

// insert puts the plan where it belongs among the n best.
func insert(best []plan, n int, p plan) int {
	if n < len(best) {
		n++
	} else if p.chance <= best[n-1].chance {
		return n
	}
	at := n - 1
	for ; at > 0 && best[at-1].chance < p.chance; at-- {
		best[at] = best[at-1]
	}
	best[at] = p
	return n
}

// prospect returns the best plan of a seat before play, its bid-cards laid
// or not, at a trump.
func (t *thumb) prospect(w *world, seat rules.Seat, trump rules.Trump) plan {
	var g glance
	t.glance(w, seat, trump, &g)
	hand := w.hand[seat]
	if w.aside[seat] == 0 {
		var best [1]plan
		g.plans(hand, 0, anyBid, best[:])
		return best[0]
	}
	var chances [rules.MaxHand]float32
	n := 0
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		chances[n] = g.Chance(g.base(c), c, hand)
		n++
	}
	p := plan{aside: w.aside[seat], bid: t.Game.Bid(w.aside[seat])}
	p.chance = odds.Meets(chances[:n], t.Wanted[p.bid])
	return p
}

// bestTrump returns the trump, of the bits, that promises most.
func (t *thumb) bestTrump(w *world, seat rules.Seat, of cards.Set) (rules.Trump, plan) {
	trump, best := rules.NoTrump, plan{chance: -1}
	for ; of != 0; of &= of - 1 {
		x := rules.Trump(of.First())
		if p := t.prospect(w, seat, x); p.chance > best.chance {
			trump, best = x, p
		}
	}
	return trump, best
}
