package claim

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Forfeits returns those cards that the View's seat may play from its own hand and after which it
// can no longer make its contract, however the hidden cards lie and all seats play.
func Forfeits(g *rules.Game, v *rules.View) (gone cards.Set) {
	o := v.Options
	if v.Phase != rules.Playing || o.Seat != v.Seat {
		return 0
	}
	h := look(g, v)
	won, left := int(v.Won[v.Seat]), g.Tricks()-int(v.Tricks)
	for from := o.From; from != 0; from &= from - 1 {
		c, least, most := from.First(), won, won+left
		if h.wins(c) {
			least++
		}
		if h.loses(c) {
			most--
		}
		makes := g.Makes(v, v.Seat)
		if kept(g) {
			makes = leavable(g, h.hand&^c.Set(), makes)
		}
		if makes>>least&(1<<(most-least+1)-1) == 0 {
			gone |= c.Set()
		}
	}
	return gone
}

// leavable returns, where the cards left over are the bid, the numbers of tricks that can still make
// it with the hand: bit n is set for n. If numbers were announced, only those count.
func leavable(g *rules.Game, hand cards.Set, announced uint32) (makes uint32) {
	for bids := worlds.Bids(g, hand, g.Aside()); bids != 0; bids &= bids - 1 {
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
