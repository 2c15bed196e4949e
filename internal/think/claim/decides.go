package claim

import (
	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Decided reports whether an option decides the own contract; made says how.
type Decided func(a rules.Action) (made, proved bool)

// Chance returns the chance to state of the own contract after an option: 0 or 1 where that is proved, and otherwise
// the chance estimated.
func (d Decided) Chance(a rules.Action, estimated float64) float64 {
	switch made, proved := d(a); {
	case !proved:
		return estimated
	case made:
		return 1
	}
	return 0
}

// Decides says which options of the View's seat decide its own contract, whatever cards the other seats hold and
// however all play on. Not everything that is decided is proved. The answers depend on the View alone.
func (p *Prover) Decides(v *rules.View) Decided {
	g, own := p.search.game, v.Phase == rules.Playing && v.Options.Seat == v.Seat
	var sure, lost cards.Set
	if own && g.Tricks()-int(v.Tricks) <= LateTricks && g.Prospect(v, v.Seat) < rules.Lost { // else no search is needed
		sure, lost = p.settled(v)
	}
	return func(a rules.Action) (made, proved bool) {
		switch {
		case v.Phase == rules.Laying:
			return bidDecided(g, v, a.Cards(), 0)
		case v.Phase == rules.Offering && g.Lays() && v.Aside[v.Seat] != 0:
			made, proved = bidDecided(g, v, v.Aside[v.Seat], a.Offer())
			without, too := bidDecided(g, v, v.Aside[v.Seat], 0) // another seat may outbid the offer
			return made, proved && too && made == without
		case own && (sure | lost).Has(a.Card()):
			return sure.Has(a.Card()), true
		case own:
			return cardDecides(g, v, a.Card(), true)
		}
		return g.Prospect(v, v.Seat) == rules.Safe, v.Phase == rules.Playing && g.Prospect(v, v.Seat) >= rules.Lost
	}
}

// bidDecided reports whether a bid is already made or lost by a seat that holds the premium, 0 for none: a trump wins a
// trick however it is played, if no other hand can have one above it.
func bidDecided(g *rules.Game, v *rules.View, aside cards.Set, held rules.Offer) (made, proved bool) {
	t, hand, makes, sure := worlds.TrumpOf(v), v.Hand[v.Seat]&^aside, uint32(0), 0
	if t != rules.NoTrump {
		for c := range (hand & g.Trumps(t)).Cards() {
			if g.Above(t, c)&^(hand|aside) == 0 {
				sure++
			}
		}
	}
	for n := range g.Tricks() + 1 {
		if g.Fulfils(v.Seat, held, g.Bid(aside), n) {
			makes |= 1 << n
		}
	}
	return within(makes, sure, g.Tricks())
}

// cardDecides reports whether the contract is made or lost once the card is played, by what it is sure to take; if the
// cards seen in earlier tricks count, also because no other hand can have a better card.
func cardDecides(g *rules.Game, v *rules.View, c cards.Card, seen bool) (made, proved bool) {
	least, makes := int(v.Won[v.Seat]), g.Makes(v, v.Seat)
	most := least + g.Tricks() - int(v.Tricks)
	takes, loses := certain(g, v, c)
	if seen && !kept(g) {
		h := worlds.Look(g, v)
		takes = takes || h.Wins(c)
		for x := range (h.Hand &^ c.Set() & g.Trumps(v.Trump)).Cards() {
			if h.IsMaster(x) { // it takes a trick, whenever it is played
				least++
			}
		}
	}
	if takes {
		least++
	}
	if loses {
		most--
	}
	if kept(g) {
		makes = leavable(g, v.Hand[v.Seat]&^c.Set(), makes)
	}
	made, proved = within(makes, least, most)
	return made, proved && (!made || !kept(g)) // of cards left over, the seat may yet choose others
}

// within reports whether the contract is decided if the number of tricks lies between two bounds.
func within(makes uint32, least, most int) (made, proved bool) {
	all := uint32(1)<<(most-least+1) - 1
	in := makes >> least & all
	return in == all, in == 0 || in == all
}
