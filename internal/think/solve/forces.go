package solve

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/rules"
)

// contractSearch is the contract that a search for one seat tries to make.
type contractSearch struct {
	hero   uint8
	kept   bool   // the cards left over are its bid
	goal   uint16 // the numbers of tricks since the root that make the contract, a bit each; if kept, that may make it
	tricks int    // since the root, when all have been played
}

// Forces reports whether the seat can make its contract against all other seats together, with all
// cards open. A dummy's cards are played by its controller. After the deal it reports whether the
// seat made its contract; before play it is false.
func (s *Solver) Forces(st *rules.State, seat rules.Seat) bool {
	if r, over := s.g.Result(st); over {
		return r.Made.Has(seat)
	}
	if seat >= rules.Seat(s.seats) || st.Phase() != rules.Playing {
		return false
	}
	s.open(st)
	s.setContract(seat)
	return s.attempt(s.root())
}

// ForcesAfter returns the cards of the hand due after which [Solver.Forces] is true for the seat;
// none outside play.
func (s *Solver) ForcesAfter(st *rules.State, seat rules.Seat) (keep cards.Set) {
	if seat >= rules.Seat(s.seats) || st.Phase() != rules.Playing {
		return 0
	}
	s.open(st)
	s.setContract(seat)
	t := s.root()
	var tried, good uint64 // of equivalent cards, the lowest
	first := s.distinct(t.queue&7, &t)
	for from := s.g.Due(st).From; from != 0; from &= from - 1 {
		b := s.bit[from.First()&63]
		b = 1 << (63 - bits.LeadingZeros64(first&(b<<1-1)))
		if tried&b == 0 && s.tryCard(t, b) {
			good |= b
		}
		tried |= b
		if good&b != 0 {
			keep |= from.First().Set()
		}
	}
	return keep
}

// setContract makes the seat's contract the quest.
func (s *Solver) setContract(seat rules.Seat) {
	l := &s.layout
	w := &s.worth
	s.contractSearch = contractSearch{
		hero: uint8(seat), kept: s.flags > 1 && s.g.Live().Has(seat),
		tricks: s.g.Tricks() - int(l.Tricks),
	}
	t := rules.Tally{Premium: l.Holds, Vulnerable: l.Vulnerable}
	t.Bid[seat] = uint8(s.g.Bid(l.Aside[seat]))
	if s.kept && w.meetsFor != l.Holds {
		w.meetsFor = l.Holds
		w.findMeets(s.g)
	}
	for n := range s.contractSearch.tricks + 1 {
		tricks := int(l.Won[seat]) + n
		if s.kept && w.meets[seat][tricks] != 0 || !s.kept && w.fulfils(s.g, int(seat), tricks, t) {
			s.goal |= 1 << n
		}
	}
}

// attempt reports whether the quest succeeds. In its tricks the tally is the number of tricks since
// the root times sixteen, plus those of the hero.
func (s *Solver) attempt(t trick) bool {
	s.nodes++
	seat := t.queue & 7
	own := s.owner(seat, t.control) == int(s.hero)
	cards := s.distinct(seat, &t)
	order := s.ordering(&t, cards, s.goal>>(t.id&15)&1 == 0)
	for cards != 0 {
		if s.tryCard(t, order.next(&cards)) == own {
			return own
		}
	}
	return !own
}

func (s *Solver) tryCard(t trick, c uint64) (ok bool) {
	seat := t.queue & 7
	t.put(&s.position, c)
	s.hand[seat] ^= c
	s.all ^= c
	if t.queue >>= 4; t.queue != endOfTrick {
		ok = s.attempt(t)
	} else {
		if t.winner == s.hero {
			t.id++
		}
		ok = s.afterTrick(t.id+16, t.winner, t.control)
	}
	s.hand[seat] ^= c
	s.all ^= c
	return ok
}

// afterTrick reports whether the quest succeeds after a trick has fallen to its winner.
func (s *Solver) afterTrick(id uint16, winner, control uint8) bool {
	left := s.contractSearch.tricks - int(id>>4)
	all := uint16(1)<<(left+1) - 1
	goal := s.goal >> (id & 15) & all
	if goal == 0 {
		return false
	}
	t := s.lead(id, winner, control)
	switch {
	case left == 0:
		won := s.layout.Won[s.hero] + uint8(id&15)
		return !s.kept || s.meets[s.hero][won]>>s.leftOver(s.hero)&1 == 1
	case s.flags > 1:
		return goal == all && !s.kept || s.recall(t, id&15)
	case left == 1:
		if s.lastTrick(t.queue) == s.hero {
			goal >>= 1
		}
		return goal&1 == 1
	}
	if hand, run := s.topTrumps(); hand == s.hero {
		all &^= 1<<run - 1
	} else {
		all >>= run
	}
	goal &= all
	return goal != 0 && (goal == all || s.recall(t, goal))
}

// recall reports whether the quest succeeds from the lead to a trick, from the table if it can;
// matters is the part of the tally that matters.
func (s *Solver) recall(t trick, matters uint16) bool {
	key, tag := s.key(), s.tag(t.winner, t.control, uint32(matters))
	if e := s.slot(key, tag); e.is(key, tag) {
		return e.rest() == 1
	}
	ok := s.attempt(t)
	rest := uint32(0)
	if ok {
		rest = 1
	}
	s.store(key, tag, rest)
	return ok
}
