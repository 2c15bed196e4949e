package rules

import "ninetynine/cards"

// Hidden is a guess at what a View does not show. Its entries for seats whose
// cards the View shows are ignored.
type Hidden struct {
	Hand  [MaxSeats]cards.Set // held, bid-cards not included
	Aside [MaxSeats]cards.Set // bid-cards
	Offer [MaxSeats]Offer     // sealed offers already made
}

// Suppose returns the state of a deal, not yet over, in which the View's seat
// sees exactly that View and h is what it does not see. The hidden cards must
// fit: they are the cards of the pack that the View does not show, each hand
// has the right number of them, bid-cards included if it has laid them, and it
// holds none of a suit it has shown out of.
func (g *Game) Suppose(v *View, h *Hidden) State {
	s := State{
		hand: v.Hand, aside: v.Aside, played: v.Played, leads: v.Leads, won: v.Won,
		void: v.Void, offer: v.Offer, holds: v.Holds,
		phase: v.Phase, trump: v.Trump, dealer: v.Dealer, lead: Nobody,
		tricks: v.Tricks, turnup: v.Turnup, joker: Nobody, vulnerable: v.Vulnerable,
		stay: v.Trump,
	}
	if v.Trump == Unnamed {
		s.stay = v.Stay
	}
	for i := range Seat(g.seats) {
		if !v.HandOpen.Has(i) {
			s.hand[i] = h.Hand[i]
		}
		if !v.AsideOpen.Has(i) {
			s.aside[i] = h.Aside[i]
		}
		if s.offer[i] == 0 {
			s.offer[i] = h.Offer[i]
		}
	}
	for g.order[s.step] != v.Phase {
		s.step++
	}
	if v.Phase != Playing {
		s.turn = v.Turn
		s.asked = v.Phase == Offering && g.v.Offers.How == Raise && v.Offer[v.Turn.First()&7] != 0
	} else {
		g.resume(&s)
	}
	if g.v.Joker && g.Pack().Has(v.Turnup) {
		for i := range Seat(g.seats) {
			if g.dealt(&s, i).Has(v.Turnup) {
				s.joker = i
			}
		}
	}
	return s
}

// resume works out who controls the trick in progress and replays its cards.
func (g *Game) resume(s *State) {
	for t := range s.tricks {
		if lead := s.leads[t]; g.live.Has(lead) {
			s.control = lead
		}
	}
	trick := s.played[s.tricks]
	s.lead = s.leads[s.tricks]
	g.beginTrick(s)
	for {
		hand := Seat(s.queue & 7)
		c := trick[hand]
		if c == 0 {
			return
		}
		s.hand[hand] |= c.Set()
		g.Apply(s, Play(hand, c))
	}
}

// Uncover returns everything that some seat may not see. It is for referees,
// critics and solvers; no player may be given it.
func (g *Game) Uncover(s *State) Hidden { return Hidden{s.hand, s.aside, s.offer} }
