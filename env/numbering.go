package env

import (
	"slices"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Numbering is the numbers that the cards and actions of a game have in masks, steps and observations, for programs
// that read matches. It is the same for all who use the game.
type Numbering struct{ layout *layout }

// NumberingOf returns the numbering of a game.
func NumberingOf(g *rules.Game) Numbering { return Numbering{newLayout(g, false)} }

// Actions returns the names of the actions, by number, as [Env.Spec] lists them.
func (n Numbering) Actions() []string { return slices.Clone(n.layout.names) }

// Cards returns a set of cards as bits: bit k is set for the card with number k.
func (n Numbering) Cards(s cards.Set) uint64 { return n.layout.together(s) }

// Number returns the number of an offer, of naming a trump, or of playing a card, which is also that of choosing
// it to lay aside; -1 if the game has no such action.
func (n Numbering) Number(a rules.Action) int {
	switch a.Kind() {
	case rules.Laying:
		return -1 // it has several, one for each card
	case rules.Offering:
		a = rules.MakeOffer(0, a.Offer())
	case rules.Naming:
		a = rules.Name(0, a.Trump())
	default:
		a = rules.Play(0, a.Card())
	}
	return slices.Index(n.layout.acts, a)
}

// Mask fills in a row of bits, one for each action that the options allow once some of the cards to lay aside
// are chosen, as [Env.Mask] has them. The row has a word for each 64 actions.
func (n Numbering) Mask(row []uint64, o rules.Options, chosen cards.Set) {
	n.layout.mask(row, o, chosen)
}
