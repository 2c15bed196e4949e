package search

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/rules"
)

// fightOn takes cards out of the question that surely cost the seat its contract, as
// long as another card may keep it: the net gives up what is all but lost, and people
// do not.
func (q *question) fightOn(v *rules.View, p []float32) {
	most := float32(0)
	var gone [rules.MaxHand]bool
	for i := range p {
		if gone[i] = q.forfeits(v, v.Options.Nth(i).Card()); !gone[i] {
			most = max(most, p[i])
		}
	}
	if most == 0 {
		return // all are alike
	}
	for i := range p {
		if gone[i] {
			p[i] = 0
		}
	}
}

// forfeits reports whether the seat cannot make its contract any more once it has
// played the card from its own hand, whatever others hold.
func (q *question) forfeits(v *rules.View, c cards.Card) bool {
	g := q.game
	takes, loses := q.certain(v, c)
	won, left := int(v.Won[v.Seat]), g.Tricks()-int(v.Tricks)
	least, most := won, won+left
	if takes {
		least++
	}
	if loses {
		most--
	}
	makes := g.Makes(v, v.Seat)
	if !g.Lays() {
		makes = q.leavable(v, c, makes)
	}
	return makes>>least&(1<<(most-least+1)-1) == 0
}

// leavable returns, where the cards left over are the bid, which numbers of tricks can
// still make it once the card is played: bit n is set if n can. Of those announced,
// if any are, others cannot.
func (q *question) leavable(v *rules.View, c cards.Card, announced uint32) (makes uint32) {
	g := q.game
	for bids := totals(g, v.Hand[v.Seat]&^c.Set(), g.Aside()); bids != 0; bids &= bids - 1 {
		for n := range g.Tricks() + 1 {
			if g.Meets(bits.TrailingZeros64(bids), n) {
				makes |= 1 << n
			}
		}
	}
	if announced != 0 {
		makes &= announced
	}
	return makes
}

// certain reports whether the card is sure to take the trick, or not to.
func (q *question) certain(v *rules.View, c cards.Card) (takes, loses bool) {
	g, t := q.game, v.Trump
	top := g.Above(t, c) == 0 && (t == rules.NoTrump || trumps(g, t, c))
	led := v.Led()
	if led == 0 {
		return top, false
	}
	best, others := 0, 0
	for _, x := range v.Trick() {
		if x != 0 {
			best, others = max(best, g.Strength(t, led, x)), others+1
		}
	}
	if g.Strength(t, led, c) <= best {
		return false, true
	}
	return top || others == g.Seats()-1, false
}
