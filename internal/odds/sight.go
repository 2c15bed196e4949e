package odds

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// A Sight is which cards one seat sees to be still out at one decision, and
// how likely they are to be played.
type Sight struct {
	*Tables
	Trump  rules.Trump
	Unseen cards.Set      // in unknown hands or unknown bids
	Open   cards.Set      // in hands of others that lie open
	Left   int            // tricks after the one in progress
	Share  [suits]float32 // the part of a suit's unseen cards that will be played
	Void   [suits]uint8   // opponents known to be out of a suit
}

// Following returns the cards of the suit that a card counts as: those that
// follow it, if it is led.
func (s *Sight) Following(c cards.Card) cards.Set {
	return s.Follow[s.Trump][s.Suit[s.Trump][c&63]]
}

// Beating returns the cards that beat a card: the higher ones of its suit,
// and trumps.
func (s *Sight) Beating(c cards.Card) cards.Set {
	beat := s.Game.Above(s.Trump, c)
	if tr := s.Trumps[s.Trump]; !tr.Has(c) {
		beat |= tr
	}
	return beat
}

// out returns how many of the cards, all of suit number k, others will play,
// on average.
func (s *Sight) out(cs cards.Set, k uint8) float32 {
	return float32(s.Share[k]*float32((s.Unseen&cs).Len())) + float32((s.Open & cs).Len())
}

// Around returns how many others will play, on average, of the cards of a
// card's suit above and below it, and of trumps, if it is none.
func (s *Sight) Around(c cards.Card) (higher, lower, trumps float32) {
	k := s.Suit[s.Trump][c&63]
	above := s.Game.Above(s.Trump, c)
	higher, lower = s.out(above, k), s.out(s.Follow[s.Trump][k]&^above, k)
	if tr := s.Trumps[s.Trump]; tr != 0 && !tr.Has(c) {
		trumps = s.out(tr, s.Suit[s.Trump][tr.First()&63])
	}
	return higher, lower, trumps
}

// Class returns the class of a card.
func (s *Sight) Class(c cards.Card) int {
	switch {
	case s.Trump == rules.NoTrump:
		return Equal
	case s.Trumps[s.Trump].Has(c):
		return Trump
	}
	return Plain
}

// Own returns the features of a card of the class that depend on the hand.
func (s *Sight) Own(c cards.Card, class int, hand cards.Set) (higher, lower, trumps float32) {
	suit := hand & s.Follow[s.Trump][s.Suit[s.Trump][c&63]] // written out, so that all this is inlined
	up := (suit & s.Game.Above(s.Trump, c)).Len()
	if class == Plain {
		trumps = float32((hand & s.Trumps[s.Trump]).Len())
	}
	return float32(up), float32(suit.Len() - 1 - up), trumps
}

// Chance returns the chance of a card of the hand to win a trick; base is the
// part of its logit that the hand does not change.
func (s *Sight) Chance(base float32, c cards.Card, hand cards.Set) float32 {
	class := s.Class(c)
	w := &s.Estimate.Cards[class]
	higher, lower, trumps := s.Own(c, class, hand)
	return s.Logistic(base + float32(w[OwnHigher]*higher) + float32(w[OwnLower]*lower) + float32(w[OwnTrumps]*trumps))
}

// Beaten returns the chance that a hidden hand beats a card, from the chances
// that it holds a card of the suit led that does, any card of that suit, and
// a trump that does.
func Beaten(better, suit, trump float32) float32 {
	ruff := Ruffs * trump
	return float32(Overtakes*better) + float32((1-suit)*ruff)
}

// BeatenBy returns the chance that an open hand beats a card with one of the
// cards beat, where suit was led.
func BeatenBy(hand, suit, beat cards.Set) float32 {
	if f := hand & suit; f != 0 {
		hand = f
	}
	switch {
	case hand&beat == 0:
		return 0
	case hand&^beat == 0:
		return 1
	}
	return Overtakes
}
