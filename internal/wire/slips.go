package wire

import "encoding/json"

// A DealAsking asks for the hands of numbered deals, to be played with real cards.
type DealAsking struct {
	// Variant is an id of /api/variants.
	Variant string `json:"variant"`
	// Rules are the house rules: changes of the variant, as in Settings.
	Rules json.RawMessage `json:"rules,omitempty" wire:"nullable"`
	// Seed is the text from which the deals are made, see Fair dealing in docs/record.md: at most 48
	// visible characters, with single blanks between words.
	Seed string `json:"seed"`
	// First is the number of the first deal.
	First Count `json:"first"`
	// Deals is the number of deals.
	Deals int `json:"deals" wire:"min=1,max=200"`
	// Label is a name for the deals; absent: one made from the seed.
	Label string `json:"label,omitempty"`
	// Fixed gives each deal its own trump where it would depend on the deal before: the remainder of its
	// number by five says none, clubs, diamonds, hearts, spades.
	Fixed bool `json:"fixed,omitempty"`
}
