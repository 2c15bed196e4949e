// Package heuristic plays by rules of thumb: it gives every card a chance to win a trick, bids the
// number of tricks most likely to result, and plays the card that keeps that number most likely. It
// looks no further ahead and does not guess hidden cards.
//
// The player greedy decides this way, with care; pimc plays out sampled deals this way, in haste.
// Published figures use both as yardsticks: after any change to one of their acts, those must be
// measured again. Products are converted to their own type before they are added, since some
// processors would otherwise fuse product and sum, with other rounding.
package heuristic

import (
	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// A card's class decides which weights give its chance.
const (
	plainCard = iota // of a suit that can be trumped
	trumpCard        // a trump
	equalCard        // of any suit where there is no trump
	cardClasses
)

// The features of a card.
const (
	one        = iota // always 1
	few               // 1/(1+h), h the higher cards of its suit that other seats will play, on average
	higher            // h
	lower             // the lower cards of its suit that other seats will play, on average
	ownHigher         // higher cards of its suit in the same hand
	ownLower          // lower ones
	trumpsOut         // trumps that other seats will play (plain cards)
	ownTrumps         // trumps in the same hand (plain cards)
	tricksLeft        // to be played after the one in progress
	voids             // opponents known to be out of its suit
	features
)

// weights are those of a class's features: a logistic regression on whether the card wins a trick.
type weights [features]float32

// An estimate has the fitted weights for a number of hands.
type estimate struct {
	cards [cardClasses]weights
	bids  [2]float32 // see Game.honest
}

const (
	suits    = cards.Suits + 1 // the four, and nines where they are trumps
	sigmoids = 1 << 10
	span     = 8 // the logistic function is tabulated from -span to span
)

// A Game is a game compiled for heuristics. It never changes.
type Game struct {
	*rules.Game
	hands    int
	tricks   int
	aside    int       // bid-cards of a hand
	keeps    bool      // the cards left over are the bid
	nameable cards.Set // the trumps that may be named, as bits
	worth    float32   // mean points of a contract made
	estimate *estimate
	bids     [2]float32                                        // see honest
	wanted   [rules.MaxAside*rules.MaxTricks + 1]uint16        // the numbers of tricks that make a bid, as bits
	steer    [rules.MaxTricks + 1][rules.MaxTricks + 1]float32 // see compileSteer
	sigmoid  [sigmoids]float32
}

// New compiles the game for heuristics.
func New(g *rules.Game) *Game {
	v := g.Variant()
	t := &Game{Game: g, hands: g.Seats(), tricks: g.Tricks(), aside: v.Aside}
	t.keeps = !v.Order.Has(rules.Laying)
	t.nameable = 0b11110 // the suits
	if v.Trump.None {
		t.nameable |= 1 << rules.NoTrump
	}
	if v.Trump.Nines {
		t.nameable |= 1 << rules.NinesTrump
	}
	sum := 0
	for _, x := range v.Score.Made[1:] {
		sum += x
	}
	t.worth = float32(sum) / float32(t.hands)
	t.estimate = &fitted[min(t.hands, len(fitted)+1)-2]
	t.bids = t.estimate.bids
	if t.keeps {
		t.bids = leftover
	}
	for bid := range min(t.tricks+1, len(t.wanted)) {
		for n := range t.tricks + 1 {
			if g.Meets(bid, n) {
				t.wanted[bid] |= 1 << n
			}
		}
	}
	for i := range t.sigmoid {
		x := float64((float64(i)+0.5)*2*span/sigmoids) - span
		t.sigmoid[i] = float32(1 / (1 + elementary.Exp(-x)))
	}
	t.compileSteer()
	return t
}

// logistic returns 1/(1+exp(-x)).
func (g *Game) logistic(x float32) float32 {
	return g.sigmoid[max(0, min(int((x+span)*(sigmoids/(2*span))), sigmoids-1))]
}

// logit returns log(p/(1-p)), with p kept slightly away from 0 and 1.
func logit(p float32) float32 {
	x := min(max(float64(p), 1e-4), 1-1e-4)
	return float32(elementary.Log(x / (1 - x)))
}

// honest returns the chance of a contract with left tricks to come, given the chance calculated
// from the cards alone. A player who steers for the contract does better than that, the more so the
// longer there is time to steer.
func (g *Game) honest(p float32, left int) float32 {
	if p <= 0 || p >= 1 {
		return p
	}
	z, time := logit(p), float32(left)/float32(g.tricks)
	return g.logistic(z + float32(time*(g.bids[0]+float32((g.bids[1]-1)*z))))
}

// supposed returns the trump used to calculate chances: no trump before it is named.
func supposed(trump rules.Trump) rules.Trump {
	if trump == rules.Unnamed {
		return rules.NoTrump
	}
	return trump
}
