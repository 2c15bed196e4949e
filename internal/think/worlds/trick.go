package worlds

import (
	"cmp"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Trick is the trick to which a View's seat is to play a card, and what the View tells about the
// other hands.
type Trick struct {
	Game   *rules.Game
	View   *rules.View
	Hand   cards.Set  // the seat's
	Others cards.Set  // that any other hand may hold
	Led    cards.Card // 0 if the seat leads
	later  cards.Set  // that may yet be played to the trick
	best   int        // strength of the card that is taking the trick
}

// Look returns the trick of a View whose seat is to play a card of its own hand.
func Look(g *rules.Game, v *rules.View) Trick {
	t := Trick{Game: g, View: v, Hand: v.Hand[v.Seat], Led: v.Led(), best: -1}
	unseen := Unseen(g, v)
	trick := v.Trick()
	for i := range rules.Seat(g.Seats()) {
		if i == v.Seat {
			continue
		}
		held := v.Hand[i]
		if !v.HandOpen.Has(i) {
			held = unseen &^ Suits(g, v.Trump, v.Void[i])
		}
		t.Others |= held
		if c := trick[i]; c != 0 {
			t.best = max(t.best, g.Strength(v.Trump, t.Led, c))
		} else {
			t.later |= held
		}
	}
	return t
}

// Loses reports whether the card cannot take the trick.
func (t *Trick) Loses(c cards.Card) bool {
	return t.Led != 0 && t.Game.Strength(t.View.Trump, t.Led, c) < t.best
}

// Wins reports whether the card is sure to take the trick.
func (t *Trick) Wins(c cards.Card) bool {
	return !t.Loses(c) && !t.Beats(t.later, cmp.Or(t.Led, c), c)
}

// Rivals returns the cards that may yet be played to the trick and beat the card.
func (t *Trick) Rivals(c cards.Card) (beat cards.Set) {
	for x := range t.later.Cards() {
		if t.Beats(x.Set(), cmp.Or(t.Led, c), c) {
			beat |= x.Set()
		}
	}
	return beat
}

// Beats reports whether one of the cards beats c where led is led.
func (t *Trick) Beats(by cards.Set, led, c cards.Card) bool {
	strength := t.Game.Strength(t.View.Trump, led, c)
	for ; by != 0; by &= by - 1 {
		if t.Game.Strength(t.View.Trump, led, by.First()) > strength {
			return true
		}
	}
	return false
}

// Suit returns the cards of the pack that count as the card's suit.
func (t *Trick) Suit(c cards.Card) cards.Set {
	return t.Game.Following(t.View.Trump, t.Game.SuitOf(t.View.Trump, c))
}

// Above returns those of them that beat the card.
func (t *Trick) Above(c cards.Card) cards.Set { return t.Game.Above(t.View.Trump, c) }

// IsMaster reports whether no card of another hand beats the card in its suit.
func (t *Trick) IsMaster(c cards.Card) bool { return t.Others&t.Above(c) == 0 }

// BelowAnother returns those of the cards that another of them, of the same suit, beats.
func (t *Trick) BelowAnother(among cards.Set) (below cards.Set) {
	for c := range among.Cards() {
		if among&t.Above(c) != 0 {
			below |= c.Set()
		}
	}
	return below
}
