package bot

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/match"
	"ninetynine/rules"
)

// honest returns the chance of a contract when left of the tricks are still to come,
// for one reckoned from the cards' chances alone: who steers by the contract does
// better than that, the more so the longer there is time to steer.
func (t *tables) honest(p float32, left int) float32 {
	if p <= 0 || p >= 1 {
		return p
	}
	z, time := odds.Logit(p), float32(left)/float32(t.tricks)
	return t.Logistic(z + float32(time*(t.bids[0]+float32((t.bids[1]-1)*z))))
}

// sight is what one seat sees at one decision: which cards are still out,
// how likely they are to be played, and what follows from it for the
// chances of the cards it holds.
type sight struct {
	odds.Sight
	tables *tables
	idle   int // unseen cards that will not be played
	hidden rules.Seats
	calm   [5]float32  // chance that others lead a suit no more than so often
	base   [64]float32 // the part of a card's logit that its own hand does not change
}

// look sees what v shows, at the trump given.
func (t *tables) look(s *sight, v *match.View, trump rules.Trump) {
	s.Tables, s.tables, s.Trump, s.Left = t.Tables, t, trump, t.tricks-int(v.Tricks)
	if v.Phase == rules.Playing {
		s.Left--
	}
	seen := v.Hand[v.Seat] | v.Aside[v.Seat]
	s.Open = 0
	s.hidden = 0
	for i := range rules.Seat(t.Variant.Seats) {
		seen |= v.Aside[i]
		switch {
		case i == v.Seat:
		case v.HandOpen.Has(i):
			s.Open |= v.Hand[i]
		default:
			s.hidden |= i.Set()
		}
	}
	for i := 0; i < t.tricks && i <= int(v.Tricks); i++ {
		for _, c := range v.Played[i][:t.Variant.Seats] {
			seen |= c.Set()
		}
	}
	if !t.Variant.Joker {
		seen |= v.Turnup.Set() // out of play, unless a joker stands for it
	}
	s.Unseen = t.Pack &^ seen &^ s.Open
	s.idle = max(0, s.Unseen.Len()-s.hidden.Len()*s.Left)
	if t.Keep {
		t.calmness(s)
	}
	for k := range s.Share {
		s.Void[k] = 0
		for i := range s.hidden.All() {
			s.Void[k] += v.Void[i] >> k & 1
		}
		playing := float32((s.hidden.Len() - int(s.Void[k])) * s.Left)
		s.Share[k] = playing / (playing + float32(s.idle) + 1e-6)
	}
}

// calmness fills in the chances that others lead a suit no more than so often.
func (t *tables) calmness(s *sight) {
	n := float64(t.Variant.Seats)
	mean := float64(s.Left) * (n - 1) / n / cards.Suits
	term, sum := math.Exp(-mean), 0.0
	for i := range s.calm {
		sum += term
		s.calm[i] = float32(sum)
		term *= mean / float64(i+1)
	}
}

// features fills in what speaks for and against a card; those of its own hand are left 0.
func (s *sight) features(c cards.Card, x *odds.Weights) {
	higher, lower, trumps := s.Around(c)
	*x = odds.Weights{
		odds.One: 1, odds.Few: 1 / (1 + higher), odds.Higher: higher, odds.Lower: lower, odds.TrumpsOut: trumps,
		odds.TricksLeft: float32(s.Left), odds.Voids: float32(s.Void[s.Suit[s.Trump][c]]),
	}
}

// weigh prepares the chances of the cards.
func (s *sight) weigh(hand cards.Set) {
	var x odds.Weights
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		s.features(c, &x)
		w := &s.Estimate.Cards[s.Class(c)]
		z := float32(0)
		for i := range x {
			z += float32(w[i] * x[i])
		}
		s.base[c] = z
	}
}

// spread fills in how many tricks the hand wins, each card by its own chance,
// and returns their mean.
func (s *sight) spread(hand cards.Set, p *odds.Spread) float32 {
	var chances [rules.MaxHand]float32
	mean, n := float32(0), 0
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		chances[n] = s.Chance(s.base[c], c, hand)
		mean += chances[n]
		n++
	}
	p.Fill(chances[:n], n)
	return mean
}
