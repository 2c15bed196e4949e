package bot

import (
	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/match"
	"ninetynine/rules"
)

// A plan is what to lay aside, or keep, and what it promises.
type plan struct {
	aside  cards.Set
	bid    int
	raw    float32 // chance that the bid is met, going by the cards' chances alone
	chance float32 // the same, seen as a whole; see honest
	mean   float32 // tricks expected of the cards played
}

// anyBid stands for no number announced.
const anyBid = -1

// A contract is what a bid has to come to.
type contract struct {
	size   int     // bid-cards
	won    int     // tricks won already
	wins   float32 // chance of winning one more, besides those of the hand
	number int     // that the bid must be, or anyBid
}

// best tries every way to lay aside bid-cards from the hand, and returns the
// one whose bid the others are likeliest to meet.
func (s *sight) best(hand cards.Set, c contract) plan {
	p := plan{raw: -1}
	var tricks odds.Spread
	ways := odds.Choose(hand, c.size)
	for aside := ways.Next(); aside != 0; aside = ways.Next() {
		bid := s.Game.Bid(aside)
		wanted := s.Wanted[bid] >> c.won
		if wanted == 0 && p.raw >= 0 || c.number != anyBid && bid != c.number {
			continue
		}
		mean := s.spread(hand&^aside, &tricks)
		ch := float32((1-c.wins)*tricks.Of(wanted)) + float32(c.wins*tricks.Of(wanted>>1))
		if s.Keep {
			ch *= s.stays(aside, hand&^aside)
		}
		if ch > p.raw {
			p = plan{aside: aside, bid: bid, raw: ch, mean: mean}
		}
	}
	if p.raw < 0 { // the number announced is out of reach
		c.number = anyBid
		p = s.best(hand, c)
		p.raw = 0
	}
	return p
}

// stays returns the chance that cards which are to be left over at the end need not be
// played: that no suit of theirs is led by others more often than the rest
// of the hand can follow it. Leads of a suit are taken to be a Poisson process.
func (s *sight) stays(aside, rest cards.Set) float32 {
	ch := float32(1)
	for k := range s.Follow[s.Trump] {
		suit := s.Follow[s.Trump][k]
		if aside&suit != 0 {
			ch *= s.calm[min((rest&suit).Len(), len(s.calm)-1)]
		}
	}
	return ch
}

func (t *tables) adviseLay(v *match.View) Advice {
	p := t.prospect(v, odds.Supposed(v.Trump))
	return p.advice(rules.Lay(v.Seat, p.aside), Likely)
}

// advice returns the plan as advice to act so.
func (p *plan) advice(a rules.Action, r Reason) Advice {
	return Advice{a, p.bid, float64(p.mean), float64(p.chance), r}
}
