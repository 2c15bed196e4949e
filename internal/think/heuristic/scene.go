package heuristic

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// A Board is a deal as one seat sees it, or in a world, arranged for heuristics.
type Board struct {
	Hand  [rules.MaxSeats]cards.Set // as far as known
	Aside [rules.MaxSeats]cards.Set

	won     [rules.MaxSeats]uint8
	void    [rules.MaxSeats]uint8
	seen    cards.Set   // visibly out of play
	open    rules.Seats // seats whose hands are open
	exposed rules.Seats // seats whose bid-cards are open
	trump   rules.Trump
	left    int         // tricks after the current one; before play, all
	led     cards.Card  // led to the trick
	best    int         // strength of its best card
	winner  rules.Seat  // so far
	played  rules.Seats // seats that have played to it
}

// Board returns what the View shows. Cards that only its own seat sees are not open there.
func (g *Game) Board(v *rules.View) Board {
	s := Board{
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

func (g *Game) seen(v *rules.View) (seen cards.Set) {
	for t := range v.Played {
		for _, c := range v.Played[t] {
			seen |= c.Set()
		}
	}
	return seen | g.OutOfPlay(v.Turnup)
}

// lay puts the cards of the current trick on the table.
func (g *Game) lay(s *Board, trick *[rules.MaxSeats]cards.Card, lead rules.Seat) {
	s.led, s.best, s.winner, s.played = trick[lead], -1, 0, 0
	for i, c := range trick[:g.hands] {
		if c != 0 {
			g.put(s, rules.Seat(i), c)
		}
	}
}

func (g *Game) put(s *Board, seat rules.Seat, c cards.Card) {
	if s.led == 0 {
		s.led = c
	}
	s.played |= seat.Set()
	s.seen |= c.Set()
	if k := g.SuitOf(s.trump, s.led); g.SuitOf(s.trump, c) != k {
		s.void[seat] |= 1 << k
	}
	if x := g.Strength(s.trump, s.led, c); x > s.best {
		s.best, s.winner = x, seat
	}
}
