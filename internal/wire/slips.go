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

// RealDeals are numbered deals for real cards.
type RealDeals struct {
	// Label is what to call them where the seed must stay secret: four letters or digits
	// that follow from it, or the label asked for.
	Label string `json:"label"`
	// Deals are the deals.
	Deals []RealDeal `json:"deals"`
}

// A RealDeal is one of them.
type RealDeal struct {
	// Number is its number.
	Number Count `json:"number"`
	// Dealer is who deals: seat 0 number 1, and then all in turn.
	Dealer Seat `json:"dealer"`
	// Forehand is who plays first.
	Forehand Seat `json:"forehand"`
	// Trump is the trump, unless a player names another; absent if it depends on the deal
	// before.
	Trump Trump `json:"trump,omitempty"`
	// Turnup is the card turned up, or joker; present if there is one.
	Turnup Turnup `json:"turnup,omitempty"`
	// Slips are the hands by seat, a dummy's bid-cards before its other cards. Each belongs on
	// paper of its own.
	Slips []Slip `json:"slips"`
}

// A Slip is the cards that one hand takes out of a pack.
type Slip struct {
	// Seat is whose hand it is.
	Seat Seat `json:"seat"`
	// Kind is what it is. hand: a player's; bid: a dummy's bid-cards, face down until
	// the deal is over; dummy: a dummy's other cards, face up once offers are made.
	Kind string `json:"kind" wire:"enum=hand|bid|dummy"`
	// Cards are the cards.
	Cards Cards `json:"cards"`
	// Joker says that the joker belongs to it, too. It stands for the card turned up.
	Joker bool `json:"joker,omitempty"`
}
