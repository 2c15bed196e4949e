package heuristic

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

type position struct {
	sight
	seat   rules.Seat
	hand   cards.Set // cards to be played
	wanted uint16    // the numbers of further tricks that make the contract, as bits
	bid    int
	won    int
	dead   bool // the contract is lost

	// With care, the chances of the other cards are computed again after each card, the other
	// seats' contracts count, and, where the cards left over are the bid, the best bid that remains
	// is used.
	careful  bool
	number   int // announced, or anyBid
	foes     [rules.MaxSeats]foe
	foeCount int

	// In haste, chances are computed once.
	order [rules.MaxHand]cards.Card
	all   chances
}

func (p *position) begin(g *Game, v *rules.View, s *Board) {
	g.see(s, v.Seat, s.trump, &p.sight)
	p.seat, p.hand, p.careful = v.Seat, s.Hand[v.Seat], true
	p.weigh(p.hand)
	p.seeFoes(v)
	p.won = int(s.won[v.Seat])
	if g.keeps {
		p.number = anyBid
		if n, ok := v.Holds[v.Seat].Number(); ok {
			p.number = n
		}
		return
	}
	p.aim(s.Aside[v.Seat])
}

// hurry computes in haste what the seat's contract still needs; keep are the cards of its hand that
// it intends to be left with.
func (p *position) hurry(keep cards.Set) {
	p.hand = p.scene.Hand[p.seat] &^ keep
	p.weigh(p.hand)
	p.chances(p.hand, &p.all)
	n := 0
	for h := p.hand; h != 0; h &= h - 1 {
		p.order[n] = h.First()
		n++
	}
	p.won = int(p.scene.won[p.seat])
	p.aim(p.scene.Aside[p.seat] | keep)
}

// aim sets the bid made by the cards laid aside.
func (p *position) aim(aside cards.Set) {
	p.bid = p.Bid(aside)
	p.wanted = p.Game.wanted[p.bid] >> p.won
	p.dead = p.wanted&(1<<(p.hand.Len()+1)-1) == 0
}

// An outcome is the expected result of a card.
type outcome struct {
	bid    int
	wins   float32 // chance that the card wins the trick
	chance float32 // that the contract is made
	tricks float32 // further tricks, this one included
	value  float32 // the value of all that, in contracts
}

func (p *position) choose(o rules.Options, from cards.Set) (card cards.Card, best outcome) {
	best.value = -1e9
	for ; from != 0; from &= from - 1 {
		c := from.First()
		var x outcome
		if o.Seat == p.seat {
			x = p.try(c)
		} else {
			x = p.tryDummy(o.Seat, c)
		}
		if x.value > best.value {
			best, card = x, c
		}
	}
	return card, best
}

func (p *position) try(c cards.Card) outcome {
	o := p.after(c, p.wins(c))
	if d := p.Dummies().First(); d != rules.Nobody && p.obeys(d) {
		if lost := p.after(c, 0); lost.value > o.value { // usually the dummy can be made to win
			o = lost
		}
	}
	o.value += p.spoiling(c, o.wins)
	return o
}

// tryDummy estimates the effect of the dummy's card on the contract: if our own card is already on
// the table, it wins or not; otherwise our best answer counts.
func (p *position) tryDummy(dummy rules.Seat, d cards.Card) outcome {
	s := &p.scene
	if s.played.Has(p.seat) {
		wins := float32(1)
		if s.winner != p.seat || p.Strength(p.trump, s.led, d) > s.best {
			wins = 0
		}
		return p.after(0, wins)
	}
	before := *s
	p.put(s, dummy, d)
	legal := s.Hand[p.seat] & p.following(s.led)
	if legal == 0 {
		legal = s.Hand[p.seat]
	}
	best := outcome{value: -1e9}
	for ; legal != 0; legal &= legal - 1 {
		c := legal.First()
		if o := p.after(c, p.wins(c)); o.value > best.value {
			best = o
		}
	}
	*s = before
	return best
}

// after estimates the contract once the card, if any, is played and wins the trick with the given
// chance.
func (p *position) after(c cards.Card, wins float32) outcome {
	o := outcome{wins: wins, bid: p.bid}
	var rest chances
	switch {
	case p.careful && p.keeps:
		plan := p.best(p.hand&^c.Set(), need{p.won, wins, p.number})
		o.bid, o.chance, o.tricks = plan.Bid, plan.raw, plan.mean+wins
		o.value = o.chance + float32(trickWorth*o.tricks)
		return o
	case p.careful:
		p.chances(p.hand&^c.Set(), &rest)
	case p.dead:
		o.value = wins
		return o
	default:
		p.without(c, &rest)
	}
	o.tricks = rest.mean + wins
	o.chance = met(&rest, p.wanted, wins)
	o.value = o.chance + float32(trickWorth*o.tricks)
	if p.dead {
		o.value = wins
	}
	return o
}

func (p *position) without(c cards.Card, rest *chances) {
	*rest = p.all
	for i, x := range p.order[:rest.n] {
		if x == c {
			rest.n--
			rest.mean -= rest.of[i]
			rest.of[i] = rest.of[rest.n]
			return
		}
	}
}

func (p *position) wins(c cards.Card) float32 {
	s := &p.scene
	led := s.led
	if led == 0 {
		led = c
	} else if p.Strength(p.trump, led, c) <= s.best {
		return 0
	}
	suit, beat := p.following(led), p.beating(c)
	w := float32(1)
	for i := range rules.Seat(p.hands) {
		if i != p.seat && !s.played.Has(i) {
			w *= 1 - p.beaten(i, suit, beat)
		}
	}
	return w
}
