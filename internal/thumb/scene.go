package thumb

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// A Scene is a deal as far as somebody sees or supposes it, with what rules of
// thumb ask of it at hand.
type Scene struct {
	Hand  [rules.MaxSeats]cards.Set // as far as known
	Aside [rules.MaxSeats]cards.Set

	won     [rules.MaxSeats]uint8
	void    [rules.MaxSeats]uint8
	seen    cards.Set   // out of play for all to see
	open    rules.Seats // whose hands lie open
	exposed rules.Seats // whose bid-cards do
	trump   rules.Trump
	left    int         // tricks after the one in progress, before play all
	led     cards.Card  // that the trick was led with
	best    int         // strength of its best card
	winner  rules.Seat  // so far
	played  rules.Seats // who has played to it
}

// Look returns what the View shows. What its own seat alone sees is not open
// there.
func (g *Game) Look(v *rules.View) Scene {
	s := Scene{
		Hand: v.Hand, Aside: v.Aside, won: v.Won, void: v.Void, seen: g.seen(v), trump: v.Trump,
		open: v.HandOpen &^ v.Seat.Set(), exposed: v.AsideOpen &^ v.Seat.Set(), left: g.tricks - int(v.Tricks),
	}
	if v.Phase == rules.Playing {
		s.left--
		trick := v.Trick()
		g.lay(&s, &trick, v.Lead())
	}
	return s
}

// seen returns the cards that are out of play for all to see.
func (g *Game) seen(v *rules.View) (seen cards.Set) {
	for t := range v.Played {
		for _, c := range v.Played[t] {
			seen |= c.Set()
		}
	}
	if !g.joker { // which would stand for it
		seen |= v.Turnup.Set()
	}
	return seen
}

// lay lays the cards of the trick in progress on the table.
func (g *Game) lay(s *Scene, trick *[rules.MaxSeats]cards.Card, lead rules.Seat) {
	s.led, s.best, s.winner, s.played = trick[lead], -1, 0, 0
	for i, c := range trick[:g.hands] {
		if c != 0 {
			g.put(s, rules.Seat(i), c)
		}
	}
}

// put notes a card on the table.
func (g *Game) put(s *Scene, seat rules.Seat, c cards.Card) {
	if s.led == 0 {
		s.led = c
	}
	s.played |= seat.Set()
	s.seen |= c.Set()
	if k := g.suit[s.trump][s.led&63]; g.suit[s.trump][c&63] != k {
		s.void[seat] |= 1 << k
	}
	if x := g.Strength(s.trump, s.led, c); x > s.best {
		s.best, s.winner = x, seat
	}
}
