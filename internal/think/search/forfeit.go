package search

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// fightOn rules out cards that certainly cost the seat its contract, as long as another card may
// keep it: the net gives up contracts that are nearly lost, and people do not.
func (d *decision) fightOn(v *rules.View, p []float32) {
	most := float32(0)
	var gone [rules.MaxHand]bool
	for i := range p {
		if gone[i] = d.forfeits(v, v.Options.Nth(i).Card()); !gone[i] {
			most = max(most, p[i])
		}
	}
	if most == 0 {
		return // all cards do
	}
	for i := range p {
		if gone[i] {
			p[i] = 0
		}
	}
}

// forfeits reports whether the seat can no longer make its contract after playing the card from its
// own hand, whatever cards the other seats hold.
func (d *decision) forfeits(v *rules.View, c cards.Card) bool {
	g := d.game
	takes, loses := d.certain(v, c)
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
		makes = d.leavable(v, c, makes)
	}
	return makes>>least&(1<<(most-least+1)-1) == 0
}

// leavable returns, where the cards left over are the bid, the numbers of tricks that can still
// make it after the card is played: bit n is set for n. If numbers were announced, only those
// count.
func (d *decision) leavable(v *rules.View, c cards.Card, announced uint32) (makes uint32) {
	g := d.game
	for bids := worlds.Bids(g, v.Hand[v.Seat]&^c.Set(), g.Aside()); bids != 0; bids &= bids - 1 {
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

// certain reports whether the card is sure to take the trick, or sure not to.
func (d *decision) certain(v *rules.View, c cards.Card) (takes, loses bool) {
	g, t := d.game, v.Trump
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
