// Package nn implements the nets that play: their input, layers, answers, and files.
//
// A [Shape] is a kind of table: the number of hands, the pack, the order of phases. Every shape has
// its own net. Variants of one shape share it; their rules are part of its input. That input comes
// from a [rules.View] alone, as a short list of the features present ([Shape.Features]).
package nn

import (
	"fmt"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Shape is the common form of variants with similar deals: hands, pack, tricks, bid-cards, dummy.
// It numbers the features of such deals and lays out the answers. Seats are counted from the
// player's own; a dummy comes last.
type Shape struct {
	seats    int
	size     int // of the pack
	tricks   int
	pick     int // bid-cards
	bids     int // numbers that can be bid, 0 included
	dummy    bool
	noLay    bool
	numbered bool // offers come with the number of tricks

	card   [256]cards.Card // by number
	number [64]uint8       // of a card
	offers []rules.Offer   // by number
	offer  [64]uint8       // number of an offer

	blocks
	inputs int // features of a player
	secret int // first of those that only a critic sees
	all    int // secret ones included
}

// blocks are where each kind of feature begins.
type blocks struct {
	phase, rule, due, trump, stay         int
	before, after                         int // cards in hand by trump, before and after laying
	contextBefore, contextAfter           int // cards in hand by unseen cards above and below
	lengthBefore, lengthAfter             int // of suits, by what the trump makes of them
	unseen                                int // cards unseen of each suit
	aside                                 int
	played, table, beats, led, best       int
	need, won, void                       int
	said, held, announced                 int
	shownAside, shownNeed, shownHand      int
	shownLength                           int // of an open hand's suits
	facing                                int // cards in hand by those of an open hand above and below
	faced                                 int // an open hand's cards by those above: the player's own, and unseen ones
	place, leader, dealer                 int
	total, match, vulnerable, left        int
	hiddenHand, hiddenAside, hiddenNeed   int
	hiddenFull, hiddenOffer, hiddenNumber int
	hiddenDouble                          int // open hands are defended double dummy
	hiddenLength, hiddenRank              int // of a hand's suits; its cards by those of other hands above
}

const (
	trumpKinds  = 7  // as [rules.Trump]
	maxLength   = 14 // cards of a suit in a hand, 0 included
	manyUnseen  = 17
	aboveBelow  = 4 // 0, 1, 2, more
	few         = 3 // 0, 1, more
	totalSteps  = 14
	manyLeft    = 10 // deals left of a game, 0 if their number is open
	offerLevels = 4
	ruleFlags   = 16
)

// ShapeOf returns the shape of the game's deals.
func ShapeOf(g *rules.Game) *Shape {
	v := g.Variant()
	s := &Shape{
		seats: g.Seats(), size: g.Pack().Len(), tricks: g.Tricks(),
		pick: v.Hand - g.Tricks(), dummy: v.Dummy, noLay: !v.Order.Has(rules.Laying),
		numbered: v.Offers.Announce != rules.NoNumber,
	}
	for i := range s.size {
		s.card[i] = g.Pack().Nth(i)
		s.number[s.card[i]] = uint8(i)
	}
	most := 0
	for _, w := range v.Worth {
		most = max(most, int(w))
	}
	s.bids = most*s.pick + 1
	s.listOffers()
	s.layOut()
	return s
}

// Key names the shape: nets with the same key and sizes are compatible.
func (s *Shape) Key() string {
	k := fmt.Sprintf("%d hands, %d cards, %d tricks, %d aside", s.seats, s.size, s.tricks, s.pick)
	if s.dummy {
		k += ", dummy"
	}
	if s.noLay {
		k += ", nothing laid"
	} else if s.numbered {
		k += ", numbers announced"
	}
	return k
}

// listOffers numbers every offer possible in some variant of the shape.
func (s *Shape) listOffers() {
	add := func(o rules.Offer) {
		s.offer[o] = uint8(len(s.offers))
		s.offers = append(s.offers, o)
	}
	add(rules.Pass)
	add(rules.Declare)
	add(rules.Reveal)
	if s.numbered {
		for _, level := range []rules.Offer{rules.Declare, rules.Reveal} {
			for n := range s.tricks + 1 {
				add(level.With(n))
			}
		}
	}
}

func (s *Shape) layOut() {
	at := 0
	block := func(where *int, n int) { *where, at = at, at+n }
	n, c, t := s.seats, s.size, s.tricks+1
	needs := (t + 1) * t
	block(&s.phase, 6)
	block(&s.rule, ruleFlags)
	block(&s.due, n)
	block(&s.trump, trumpKinds*6)
	block(&s.stay, trumpKinds)
	block(&s.before, trumpKinds*c)
	block(&s.after, trumpKinds*c)
	block(&s.contextBefore, aboveBelow*aboveBelow*c)
	block(&s.contextAfter, aboveBelow*aboveBelow*c)
	block(&s.lengthBefore, 5*3*maxLength)
	block(&s.lengthAfter, 5*3*maxLength)
	block(&s.unseen, 5*manyUnseen)
	block(&s.aside, c)
	block(&s.played, n*3*c)
	block(&s.table, n*c)
	block(&s.beats, c)
	block(&s.led, 5)
	block(&s.best, n)
	block(&s.need, needs)
	block(&s.won, n*t)
	block(&s.void, n*5)
	block(&s.said, n*offerLevels)
	block(&s.held, n*offerLevels)
	block(&s.announced, n*t)
	block(&s.shownAside, n*c)
	block(&s.shownNeed, n*needs)
	block(&s.shownHand, n*c)
	block(&s.shownLength, n*5*3*maxLength)
	block(&s.facing, n*few*few*c)
	block(&s.faced, n*few*few*c)
	block(&s.place, n)
	block(&s.leader, n)
	block(&s.dealer, n)
	block(&s.total, n*totalSteps)
	block(&s.match, 1)
	block(&s.vulnerable, n)
	block(&s.left, manyLeft)
	s.inputs, s.secret = at, at
	block(&s.hiddenHand, n*c)
	block(&s.hiddenAside, n*c)
	block(&s.hiddenNeed, n*needs)
	block(&s.hiddenFull, n*c)
	block(&s.hiddenOffer, n*offerLevels)
	block(&s.hiddenLength, n*5*3*maxLength)
	block(&s.hiddenRank, n*aboveBelow*c)
	if s.numbered {
		block(&s.hiddenNumber, n*t)
	}
	block(&s.hiddenDouble, 1)
	s.all = at
}

// Inputs returns the number of features of a player, and with those that only a critic may see.
func (s *Shape) Inputs() (player, critic int) { return s.inputs, s.all }

// Standing returns the features about the state of the match, as ranges from the first to before
// the last.
func (s *Shape) Standing() [2][2]int {
	return [2][2]int{{s.total, s.match + 1}, {s.left, s.left + manyLeft}}
}

// Relative returns the place of a seat relative to the player's own: 0 is the own seat, then to the
// left; a dummy comes last.
func (s *Shape) Relative(me, seat rules.Seat) int {
	if s.dummy {
		if int(seat) == s.seats-1 {
			return s.seats - 1
		}
		live := s.seats - 1
		return (int(seat) + live - int(me)) % live
	}
	return (int(seat) + s.seats - int(me)) % s.seats
}

// Seat is the inverse of Relative.
func (s *Shape) Seat(me rules.Seat, rel int) rules.Seat {
	if s.dummy {
		if rel == s.seats-1 {
			return rules.Seat(rel)
		}
		return rules.Seat((int(me) + rel) % (s.seats - 1))
	}
	return rules.Seat((int(me) + rel) % s.seats)
}

// The heads of a net: each answers with a row of numbers.
const (
	HeadPlay    = iota // a logit for each card
	HeadLay            // a logit for each card, then for the suits that they leave
	HeadOffer          // worth of each offer, relative to the other seats, in units of [Points]
	HeadName           // a logit for each trump
	HeadOutlook        // points relative to the other seats; chances of contracts made; tricks of each seat
	HeadBelief         // the other seats' bids, and the hand that holds each card
	Heads
)

// The heads of a critic: a number for each seat, starting with the player's own.
const (
	CriticPoints = iota // relative to the other seats, in units of [Points]
	CriticMade          // logit of the contract's being made
)

// Points is the number of points of a deal that the nets count as one.
const Points = 20

// Answers returns the width of each head.
func (s *Shape) Answers() [Heads]int {
	t := s.tricks + 1
	return [Heads]int{
		HeadPlay:    s.size,
		HeadLay:     s.size + s.suitings(),
		HeadOffer:   len(s.offers),
		HeadName:    trumpKinds,
		HeadOutlook: 1 + s.seats + s.seats*t,
		HeadBelief:  (s.seats-1)*s.bids + s.size*s.places(),
	}
}

func (s *Shape) places() int { return 2 * (s.seats - 1) }

// suitings returns how many numbers identify the suits of bid-cards: the counts of three suits as
// digits; the fourth follows.
func (s *Shape) suitings() int { d := s.pick + 1; return d * d * d }

func (s *Shape) suiting(cs cards.Set) int {
	d := s.pick + 1
	return cs.In(0).Len() + d*(cs.In(1).Len()+d*cs.In(2).Len())
}

// OwnerAt returns the place of the answer of [HeadBelief] that a seat, from 1, holds the card or
// has it aside; the answers of one card follow one another.
func (s *Shape) OwnerAt(c cards.Card, rel int, aside bool) int {
	at := (s.seats-1)*s.bids + int(s.number[c])*s.places() + 2*(rel-1)
	if aside {
		at++
	}
	return at
}

// BidAt returns the place of the answer of [HeadBelief] that seat rel bid 0; the other bids follow.
func (s *Shape) BidAt(rel int) int { return (rel - 1) * s.bids }

// Bids returns the number of different bids, 0 included.
func (s *Shape) Bids() int { return s.bids }

// MadeAt and TricksAt return the places in [HeadOutlook] of the chance of a seat's contract and of
// its number of tricks, from 0.
func (s *Shape) MadeAt(rel int) int   { return 1 + rel }
func (s *Shape) TricksAt(rel int) int { return 1 + s.seats + rel*(s.tricks+1) }

// Seats returns the number of hands.
func (s *Shape) Seats() int { return s.seats }
