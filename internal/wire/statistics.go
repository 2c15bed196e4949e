package wire

import "ninetynine/internal/learn/statistics"

// Statistics are the sums of your finished matches' deals.
type Statistics struct {
	// Of is the number of your finished matches, of the newest thousand at most.
	Of int `json:"of" wire:"min=0"`
	// Counted is how many of them are counted so far, the newest ones.
	Counted int `json:"counted" wire:"min=0"`
	// Matches is in how many of those you played deals without help, of the variant.
	Matches int `json:"matches" wire:"min=0"`
	// Unjudged are matches with deals whose mistakes are not judged yet, the newest
	// first, at most twenty. Asking for the report of one has it judged.
	Unjudged []Unjudged `json:"unjudged" wire:"maxitems=20"`
	statistics.Player
}

// Unjudged is a match with deals that are not judged.
type Unjudged struct {
	// Table is the table's id.
	Table string `json:"table"`
	// Match is its number at the table, from 1.
	Match int `json:"match" wire:"min=1"`
	// Deals is the number of such deals in which you had no help.
	Deals int `json:"deals" wire:"min=1"`
}

// A StatisticsQuery selects deals.
type StatisticsQuery struct {
	// Variant asks for deals of this variant only: a key of variants.
	Variant string `json:"variant,omitempty"`
}
