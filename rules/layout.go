package rules

import "ninetynine/cards"

// A Layout is a deal in play with all cards open, as a search over open hands
// needs it. It is for callers who deal the cards themselves, as guesses or for
// practice; players get a [View].
type Layout struct {
	Hands      [MaxSeats]cards.Set  // held, bid-cards not included
	Aside      [MaxSeats]cards.Set  // bid-cards; empty where the cards left over are the bid
	Trick      [MaxSeats]cards.Card // of the trick in progress, by seat; 0: not played
	Won        [MaxSeats]uint8      // tricks
	Holds      [MaxSeats]Offer      // the premium that each holds
	Tricks     uint8                // finished
	Lead       Seat                 // leader of the trick in progress
	Control    Seat                 // plays from the leading hand
	Trump      Trump                // of the deal
	Vulnerable Seats                // as in a Deal
}

// Layout fills in l with all cards; the deal must be in the phase of play.
func (g *Game) Layout(s *State, l *Layout) {
	*l = Layout{
		Hands: s.hand, Aside: s.aside, Won: s.won, Holds: s.holds, Tricks: s.tricks,
		Lead: s.lead, Control: s.control, Trump: s.trump, Vulnerable: s.vulnerable,
	}
	if s.tricks < MaxTricks {
		l.Trick = s.played[s.tricks]
	}
}
