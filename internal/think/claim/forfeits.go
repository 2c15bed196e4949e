package claim

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Forfeits returns those cards that the View's seat may play from its own hand and after which it
// can no longer make its contract, whatever cards the other seats hold.
func Forfeits(g *rules.Game, v *rules.View) (gone cards.Set) { return fails(g, v, false) }

// fails is Forfeits; the cards seen in earlier tricks may count, too.
func fails(g *rules.Game, v *rules.View, seen bool) (gone cards.Set) {
	o := v.Options
	if v.Phase != rules.Playing || o.Seat != v.Seat {
		return 0
	}
	for c := range o.From.Cards() {
		if made, proved := cardDecides(g, v, c, seen); proved && !made {
			gone |= c.Set()
		}
	}
	return gone
}

// certain reports whether the card is sure to take the trick, or sure not to, whatever was played to
// earlier ones.
func certain(g *rules.Game, v *rules.View, c cards.Card) (takes, loses bool) {
	t := v.Trump
	top := g.Above(t, c) == 0 && (t == rules.NoTrump || g.Trumps(t).Has(c))
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
