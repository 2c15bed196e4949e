package bot

import (
	"math"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// A card's class decides which weights its chance is reckoned with.
const (
	plainCard = iota // of a suit that can be trumped
	trumpCard        // a trump
	equalCard        // of any suit where there is no trump
	classes          // how many there are
)

// The features of a card.
const (
	one        = iota // always 1
	few               // 1/(1+h), h the higher cards of its suit that others will play, on average
	higher            // h
	lower             // likewise, the lower ones
	ownHigher         // higher cards of its suit in one's own hand
	ownLower          // lower ones
	trumpsOut         // trumps that others will play (plain cards)
	ownTrumps         // trumps in one's own hand (plain cards)
	tricksLeft        // to be played after the one in progress
	voids             // opponents known to be out of its suit
	features
)

// weights are those of the features of a class.
type weights [features]float32

// An estimate is what was fitted for a number of hands.
type estimate struct {
	cards [classes]weights
	bids  [2]float32 // constant, and factor of the logit
}

// logit returns log(p/(1-p)), of p kept a little away from 0 and 1.
func logit(p float32) float32 {
	x := min(max(float64(p), 1e-4), 1-1e-4)
	return float32(math.Log(x / (1 - x)))
}

// honest returns the chance of a contract when left of the tricks are still to come,
// for one reckoned from the cards' chances alone: who steers by the contract does
// better than that, the more so the longer there is time to steer.
func (t *tables) honest(p float32, left int) float32 {
	if p <= 0 || p >= 1 {
		return p
	}
	z, time := logit(p), float32(left)/float32(t.tricks)
	return t.logistic(z + time*(t.bids[0]+(t.bids[1]-1)*z))
}

// sight is what one seat sees at one decision: which cards are still out,
// how likely they are to be played, and what follows from it for the
// chances of the cards it holds.
type sight struct {
	*tables
	trump  rules.Trump
	unseen cards.Set // in unknown hands or unknown bids
	open   cards.Set // in hands that lie open
	left   int       // tricks after the one in progress
	idle   int       // unseen cards that will not be played
	hidden rules.Seats
	share  [cards.Suits + 1]float32 // the part of a suit's unseen cards that will be played
	void   [cards.Suits + 1]uint8
	calm   [5]float32  // chance that others lead a suit no more than so often
	base   [64]float32 // the part of a card's logit that its own hand does not change
}

// look sees what v shows, at the trump given.
func (t *tables) look(s *sight, v *match.View, trump rules.Trump) {
	s.tables, s.trump, s.left = t, trump, t.tricks-int(v.Tricks)
	if v.Phase == rules.Playing {
		s.left--
	}
	seen := v.Hand[v.Seat] | v.Aside[v.Seat]
	s.open = 0
	s.hidden = 0
	for i := range rules.Seat(t.variant.Seats) {
		seen |= v.Aside[i]
		switch {
		case i == v.Seat:
		case v.HandOpen.Has(i):
			s.open |= v.Hand[i]
		default:
			s.hidden |= i.Set()
		}
	}
	for i := 0; i < t.tricks && i <= int(v.Tricks); i++ {
		for _, c := range v.Played[i][:t.variant.Seats] {
			seen |= c.Set()
		}
	}
	if !t.variant.Joker {
		seen |= v.Turnup.Set() // out of play, unless a joker stands for it
	}
	s.unseen = t.pack &^ seen &^ s.open
	s.idle = max(0, s.unseen.Len()-s.hidden.Len()*s.left)
	if t.keep {
		t.calmness(s)
	}
	for k := range s.share {
		s.void[k] = 0
		for i := range s.hidden.All() {
			s.void[k] += v.Void[i] >> k & 1
		}
		playing := float32((s.hidden.Len() - int(s.void[k])) * s.left)
		s.share[k] = playing / (playing + float32(s.idle) + 1e-6)
	}
}

// calmness fills in the chances that others lead a suit no more than so often.
func (t *tables) calmness(s *sight) {
	n := float64(t.variant.Seats)
	mean := float64(s.left) * (n - 1) / n / cards.Suits
	term, sum := math.Exp(-mean), 0.0
	for i := range s.calm {
		sum += term
		s.calm[i] = float32(sum)
		term *= mean / float64(i+1)
	}
}

// out returns how many of the cards, all of suit number k, others will play, on average.
func (s *sight) out(cs cards.Set, k int) float32 {
	return s.share[k]*float32((s.unseen&cs).Len()) + float32((s.open & cs).Len())
}

// class returns the class of a card of suit number k.
func (s *sight) class(c cards.Card) int {
	switch {
	case s.trump == rules.NoTrump:
		return equalCard
	case s.tables.trump[s.trump].Has(c):
		return trumpCard
	}
	return plainCard
}

// features fills in what speaks for and against a card; those of its own hand are left 0.
func (s *sight) features(c cards.Card, x *weights) {
	k := s.suitOf(s.trump, c)
	suit := s.game.Following(s.trump, k)
	above := s.above[s.trump][c]
	h := s.out(above, k)
	*x = weights{
		one: 1, few: 1 / (1 + h), higher: h, lower: s.out(suit&^above, k),
		tricksLeft: float32(s.left), voids: float32(s.void[k]),
	}
	if tr := s.tables.trump[s.trump]; tr != 0 && !tr.Has(c) {
		x[trumpsOut] = s.out(tr, s.suitOf(s.trump, tr.First()))
	}
}

// own returns the features of a card of the class that depend on the hand.
func (s *sight) own(c cards.Card, class int, hand cards.Set) (higher, lower, trumps float32) {
	suit := hand & s.game.Following(s.trump, s.suitOf(s.trump, c))
	up := (suit & s.above[s.trump][c]).Len()
	if class == plainCard {
		trumps = float32((hand & s.tables.trump[s.trump]).Len())
	}
	return float32(up), float32(suit.Len() - 1 - up), trumps
}

// weigh prepares the chances of the cards.
func (s *sight) weigh(hand cards.Set) {
	var x weights
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		s.features(c, &x)
		w := &s.weights[s.class(c)]
		z := float32(0)
		for i := range x {
			z += w[i] * x[i]
		}
		s.base[c] = z
	}
}

// chance returns the chance of a card of the hand to win a trick.
func (s *sight) chance(c cards.Card, hand cards.Set) float32 {
	class := s.class(c)
	w := &s.weights[class]
	up, down, trumps := s.own(c, class, hand)
	return s.logistic(s.base[c] + w[ownHigher]*up + w[ownLower]*down + w[ownTrumps]*trumps)
}

// A spread is the chance of each number of tricks.
type spread [rules.MaxTricks + 1]float32

// spread fills in how many tricks the hand wins, each card by its own chance
// (a Poisson binomial distribution), and returns their mean.
func (s *sight) spread(hand cards.Set, p *spread) float32 {
	*p = spread{1}
	mean, n := float32(0), 0
	for h := hand; h != 0; h &= h - 1 {
		q := s.chance(h.First(), hand)
		mean += q
		n++
		for i := min(n, rules.MaxTricks); i > 0; i-- {
			p[i] += q * (p[i-1] - p[i])
		}
		p[0] -= q * p[0]
	}
	return mean
}

// of returns the chance that the number of tricks is one of those in the bits.
func (p *spread) of(wanted uint16) float32 {
	sum := float32(0)
	for n := 0; wanted != 0; n, wanted = n+1, wanted>>1 {
		if wanted&1 == 1 && n < len(p) {
			sum += p[n]
		}
	}
	return sum
}
