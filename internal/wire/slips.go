package wire

import "encoding/json"

// A DealAsking asks for the hands of numbered deals, to be played with real cards.
type DealAsking struct {
	// Variant is an id of /api/variants.
	Variant string `json:"variant"`
	// Rules are what the house changes, as in Settings.
	Rules json.RawMessage `json:"rules,omitempty" wire:"nullable"`
	// Seed is the text that the deals come from, see Fair dealing in docs/record.md: at most 48
	// visible characters, with single blanks between words.
	Seed string `json:"seed"`
	// First is the number of the first deal.
	First Count `json:"first"`
	// Deals is how many follow from there on, itself included.
	Deals int `json:"deals" wire:"min=1,max=200"`
	// Label is what to call them; absent: what follows from the seed.
	Label string `json:"label,omitempty"`
	// Fixed gives each deal a trump of its own where it would depend on the deal before: the
	// remainder of its number by five says none, clubs, diamonds, hearts, spades.
	Fixed bool `json:"fixed,omitempty"`
}
