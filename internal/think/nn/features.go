package nn

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/match"
	"ninetynine/rules"
)

// Standing is the state of the match before the cards of a deal are dealt. Without it, only points
// count.
type Standing struct {
	Totals match.Points // of the game, in play
	Made   match.Points // contracts made in the game, where they break ties
	Target int32        // that ends the game; 0: its number of deals does
	Left   int          // deals left with this one, if their number is limited
}

// StandingOf returns how a game stands after so many of its deals; ok is false if the variant's
// games have neither a target nor a number of deals.
func StandingOf(g *rules.Game, totals, made match.Points, deals int) (s Standing, ok bool) {
	r := g.GameRule()
	s = Standing{Totals: totals, Made: made, Target: int32(r.Target)}
	if r.Deals > 0 {
		s.Target, s.Left = 0, max(1, r.Deals-deals) // each deal beyond that plays a tie off
	}
	return s, r.Target > 0 || r.Deals > 0
}

// Features appends the features of the View, whose seat must be live; standing may be nil.
func (s *Shape) Features(dst []uint16, g *rules.Game, v *rules.View, standing *Standing) []uint16 {
	l := newFeatureReader(s, dst, g, v)
	l.situation()
	l.people(standing)
	l.cards()
	if v.Phase == rules.Playing {
		l.history()
	}
	return l.out
}

// A featureReader gathers features.
type featureReader struct {
	*Shape
	g      *rules.Game
	v      *rules.View
	me     rules.Seat
	sorted rules.Trump // that orders hands: none until it is named
	out    []uint16
}

func newFeatureReader(s *Shape, dst []uint16, g *rules.Game, v *rules.View) featureReader {
	return featureReader{Shape: s, g: g, v: v, me: v.Seat, sorted: worlds.TrumpOf(v), out: dst}
}

func (l *featureReader) add(f int) { l.out = append(l.out, uint16(f)) }

// stage numbers the situations: lay, offer before and after laying, name, play.
func (l *featureReader) stage() int {
	switch l.v.Phase {
	case rules.Laying:
		return 0
	case rules.Offering:
		if l.v.Aside[l.me] == 0 && !l.noLay {
			return 1
		}
		return 2
	case rules.Naming:
		return 3
	}
	return 4
}

// flagged lists the rules in force that matter to a player.
func flagged(g *rules.Game) [ruleFlags]bool {
	o, by := g.OfferRule(), g.TrumpBy()
	return [ruleFlags]bool{
		o.How == rules.NoOffers, o.How == rules.Sealed, o.How == rules.InTurn, o.How == rules.Raise,
		o.Declare > 0, o.Reveal > 0, o.Many, o.Loss == rules.FromHolder,
		by == rules.BySuccess, by == rules.ByTurnup, by == rules.ByHolder,
		g.MayName(rules.NinesTrump), g.Meets(0, g.Tricks()), g.DummyRule() == rules.DummyUnder, g.VulnerableWorth() > 0,
		o.Announce == rules.WithBoth,
	}
}

func (l *featureReader) situation() {
	v, stage := l.v, l.stage()
	l.add(l.phase + stage)
	for i, on := range flagged(l.g) {
		if on {
			l.add(l.rule + i)
		}
	}
	l.add(l.trump + int(v.Trump) + trumpKinds*stage)
	if v.Trump == rules.Unnamed {
		l.add(l.stay + int(v.Stay))
	}
	if v.Phase == rules.Playing {
		l.add(l.due + l.Relative(l.me, v.Due))
		l.add(l.leader + l.Relative(l.me, v.Leads[v.Tricks]))
		place := 0
		for _, c := range v.Trick() {
			if c != 0 {
				place++
			}
		}
		l.add(l.place + place)
	}
	l.add(l.dealer + l.Relative(l.me, v.Dealer))
}

// needAt returns the place in a block of needs of a bid with so many tricks won and left.
func (s *Shape) needAt(g *rules.Game, bid, won, left int) int {
	need := bid - won
	if need < 0 || need > left {
		need = s.tricks + 1 // out of reach
		if g.Meets(bid, won+left) {
			need = left // where a bid of 0 is met by every trick too
		}
	}
	return need*(s.tricks+1) + left
}

// people describes the known facts about each seat.
func (l *featureReader) people(standing *Standing) {
	v, t := l.v, l.tricks+1
	left := l.tricks - int(v.Tricks)
	for i := range rules.Seat(l.seats) {
		r := l.Relative(l.me, i)
		if v.Phase == rules.Playing {
			l.add(l.won + r*t + int(v.Won[i]))
			for k := uint8(v.Void[i]); k != 0; k &= k - 1 {
				l.add(l.void + r*5 + bits.TrailingZeros8(k))
			}
		}
		if v.Offer[i] != 0 {
			l.add(l.said + r*offerLevels + int(v.Offer[i].Level()))
			if n, ok := v.Offer[i].Number(); ok && v.Holds[i] == 0 {
				l.add(l.announced + r*t + n)
			}
		}
		if v.Holds[i] != 0 {
			l.add(l.held + r*offerLevels + int(v.Holds[i].Level()))
			if n, ok := v.Holds[i].Number(); ok {
				l.add(l.announced + r*t + n)
				l.add(l.shownNeed + r*t*(t+1) + l.needAt(l.g, n, int(v.Won[i]), left))
			}
		}
		if v.Vulnerable.Has(i) {
			l.add(l.vulnerable + r)
		}
		if standing != nil {
			l.add(l.total + r*totalSteps + standing.step(i, l.me))
		}
	}
	if standing != nil {
		l.add(l.match)
		l.add(l.left + min(standing.Left, manyLeft-1))
	}
}

// step returns a class for the points that a seat still needs to reach the target, finer near the
// end; without a target, for the difference to the player's own total, in steps of 15 points.
func (s *Standing) step(seat, me rules.Seat) int {
	total := s.Totals[seat]
	if s.Target <= 0 {
		return max(0, min(totalSteps/2+int(total-s.Totals[me])/15, totalSteps-1))
	}
	for i, most := range [totalSteps - 1]int32{0, 3, 6, 9, 13, 19, 23, 33, 43, 53, 66, 83, 100} {
		if s.Target-total <= most {
			return i
		}
	}
	return totalSteps - 1
}

// cards describes the cards that the player holds, has laid aside and sees of other seats.
func (l *featureReader) cards() {
	v, me := l.v, l.me
	aside := v.Aside[me]
	after := aside != 0 || l.noLay || v.Phase == rules.Playing
	gone := v.Hand[me] | aside
	for i := range rules.Seat(l.seats) {
		if i == me {
			continue
		}
		r := l.Relative(me, i)
		if v.HandOpen.Has(i) {
			gone |= v.Hand[i]
			l.each(v.Hand[i], l.shownHand+r*l.size)
		}
		if v.AsideOpen.Has(i) && v.Aside[i] != 0 {
			gone |= v.Aside[i]
			l.each(v.Aside[i], l.shownAside+r*l.size)
			t := l.tricks + 1
			l.add(l.shownNeed + r*t*(t+1) + l.needAt(l.g, l.g.Bid(v.Aside[i]), int(v.Won[i]), l.tricks-int(v.Tricks)))
		}
	}
	for t := range min(int(v.Tricks)+1, l.tricks) {
		for _, c := range v.Played[t][:l.seats] {
			gone |= c.Set()
		}
	}
	l.each(aside, l.aside)
	if after && !l.noLay {
		l.add(l.need + l.needAt(l.g, l.g.Bid(aside), int(v.Won[me]), l.tricks-int(v.Tricks)))
	}
	unseen := l.g.Pack() &^ gone
	l.hand(v.Hand[me], unseen, after)
	for i := range rules.Seat(l.seats) {
		if i != me && v.HandOpen.Has(i) {
			l.open(l.Relative(me, i), v.Hand[me], v.Hand[i], unseen)
		}
	}
}

func (l *featureReader) each(cs cards.Set, block int) {
	for ; cs != 0; cs &= cs - 1 {
		l.add(block + int(l.number[cs.First()]))
	}
}

// hand describes the cards held, by trump and by the unseen cards above and below.
func (l *featureReader) hand(hand, unseen cards.Set, after bool) {
	v := l.v
	byTrump, context, length := l.before, l.contextBefore, l.lengthBefore
	if after {
		byTrump, context, length = l.after, l.contextAfter, l.lengthAfter
	}
	byTrump += int(v.Trump) * l.size
	for k := range suitsAt(l.sorted) {
		follow := l.g.Following(l.sorted, k)
		mine, out := hand&follow, unseen&follow
		l.add(length + l.lengthAt(k, mine))
		l.add(l.unseen + k*manyUnseen + min(out.Len(), manyUnseen-1))
		for cs := mine; cs != 0; cs &= cs - 1 {
			c := cs.First()
			n := int(l.number[c])
			l.add(byTrump + n)
			l.add(context + (l.above(c, out, aboveBelow)*aboveBelow+l.below(c, out, aboveBelow))*l.size + n)
		}
	}
}

func suitsAt(t rules.Trump) int {
	if t == rules.NinesTrump {
		return cards.Suits + 1
	}
	return cards.Suits
}

// lengthAt returns the place in a block of lengths of a suit's cards in a hand:
// plain, trump, or undecided.
func (l *featureReader) lengthAt(suit int, held cards.Set) int {
	kind, trumps := 2, l.g.Trumps(l.sorted)
	if trumps&l.g.Following(l.sorted, suit) != 0 {
		kind = 1
	} else if trumps != 0 {
		kind = 0
	}
	return (suit*3+kind)*maxLength + held.Len()
}

// above counts the cards of a suit's part that beat a card of the suit, up to a bound.
func (l *featureReader) above(c cards.Card, cs cards.Set, bound int) int {
	return min((cs & l.g.Above(l.sorted, c)).Len(), bound-1)
}

// below counts the cards that it beats, up to a bound.
func (l *featureReader) below(c cards.Card, cs cards.Set, bound int) int {
	return min((cs &^ l.g.Above(l.sorted, c) &^ c.Set()).Len(), bound-1)
}

// open describes an open hand, suit by suit, and how the player's cards compare with it.
func (l *featureReader) open(r int, mine, theirs, unseen cards.Set) {
	t := l.sorted
	for k := range suitsAt(t) {
		follow := l.g.Following(t, k)
		mine, theirs, unseen := mine&follow, theirs&follow, unseen&follow
		l.add(l.shownLength + r*5*3*maxLength + l.lengthAt(k, theirs))
		for cs := mine; cs != 0; cs &= cs - 1 {
			c := cs.First()
			l.add(l.facing + ((r*few+l.above(c, theirs, few))*few+l.below(c, theirs, few))*l.size + int(l.number[c]))
		}
		for cs := theirs; cs != 0; cs &= cs - 1 {
			c := cs.First()
			l.add(l.faced + ((r*few+l.above(c, mine, few))*few+l.above(c, unseen, few))*l.size + int(l.number[c]))
		}
	}
}

// history describes the tricks so far and the one on the table.
func (l *featureReader) history() {
	v := l.v
	for t := range int(v.Tricks) + 1 {
		if t == l.tricks {
			break
		}
		lead := v.Leads[t]
		first := v.Played[t][lead]
		if first == 0 {
			continue // not led yet, or forgotten
		}
		suit := l.g.SuitOf(v.Trump, first)
		for i := range rules.Seat(l.seats) {
			c := v.Played[t][i]
			if c == 0 {
				continue
			}
			how := 0 // led, followed, or neither
			if i != lead {
				how = 1
				if l.g.SuitOf(v.Trump, c) != suit {
					how = 2
				}
			}
			r := l.Relative(l.me, i)
			l.add(l.played + (r*3+how)*l.size + int(l.number[c]))
			if t == int(v.Tricks) {
				l.add(l.table + r*l.size + int(l.number[c]))
			}
		}
	}
	l.trick()
}

func (l *featureReader) trick() {
	v := l.v
	first := v.Led()
	if first == 0 {
		return
	}
	l.add(l.led + l.g.SuitOf(v.Trump, first))
	best, by := -1, rules.Seat(0)
	for i, c := range v.Trick() {
		if c != 0 {
			if n := l.g.Strength(v.Trump, first, c); n > best {
				best, by = n, rules.Seat(i)
			}
		}
	}
	l.add(l.best + l.Relative(l.me, by))
	for cs := v.Options.From; cs != 0 && v.Options.Kind == rules.Playing; cs &= cs - 1 {
		if c := cs.First(); l.g.Strength(v.Trump, first, c) > best {
			l.add(l.beats + int(l.number[c]))
		}
	}
}

// Truth appends the features that only a critic sees: the hidden cards and acts, and whether open
// hands are defended double dummy (see [DoubleDummy]).
func (s *Shape) Truth(dst []uint16, g *rules.Game, v *rules.View, h *rules.Hidden, double bool) []uint16 {
	l := newFeatureReader(s, dst, g, v)
	t := s.tricks + 1
	var inPlay cards.Set
	for i := range rules.Seat(s.seats) {
		inPlay |= v.Hand[i] | h.Hand[i]
	}
	for i := range rules.Seat(s.seats) {
		r := s.Relative(l.me, i)
		if i == l.me {
			continue
		}
		if !v.HandOpen.Has(i) {
			if h.Aside[i] == 0 && !s.noLay {
				l.each(h.Hand[i], s.hiddenFull+r*s.size)
			} else {
				l.each(h.Hand[i], s.hiddenHand+r*s.size)
				l.ranks(r, h.Hand[i], inPlay&^h.Hand[i])
			}
		}
		if !v.AsideOpen.Has(i) && h.Aside[i] != 0 {
			l.each(h.Aside[i], s.hiddenAside+r*s.size)
			l.add(s.hiddenNeed + r*t*(t+1) + s.needAt(g, g.Bid(h.Aside[i]), int(v.Won[i]), s.tricks-int(v.Tricks)))
		}
		if v.Offer[i] == 0 && h.Offer[i] != 0 {
			l.add(s.hiddenOffer + r*offerLevels + int(h.Offer[i].Level()))
			if n, ok := h.Offer[i].Number(); ok && s.numbered {
				l.add(s.hiddenNumber + r*t + n)
			}
		}
	}
	if double {
		l.add(s.hiddenDouble)
	}
	return l.out
}

// DoubleDummy reports whether, in a share of training deals of the game, players who see all cards
// defend against open hands. Where the cards left over are the bid, that would take too long.
func DoubleDummy(g *rules.Game) bool {
	return g.OfferRule().Reveal > 0 && g.Lays()
}

// ranks describes a hidden hand: the lengths of its suits, and how many cards of the other hands
// are above each of its cards.
func (l *featureReader) ranks(r int, hand, others cards.Set) {
	t := l.sorted
	for k := range suitsAt(t) {
		follow := l.g.Following(t, k)
		l.add(l.hiddenLength + r*5*3*maxLength + l.lengthAt(k, hand&follow))
		for cs := hand & follow; cs != 0; cs &= cs - 1 {
			c := cs.First()
			l.add(l.hiddenRank + (r*aboveBelow+l.above(c, others&follow, aboveBelow))*l.size + int(l.number[c]))
		}
	}
}
