// Package advice is what the computer says about play, as data: advice on a decision, the report on a match, and
// the par of a deal. Package analysis makes it; docs/api.md and docs/analysis.md have it as JSON, with the same
// names. Points are those of the game unless a field says otherwise; chances are from 0 to 1.
package advice

import "ninetynine/rules"

// Advice is what a player thinks of a decision, from what its seat can see alone, in the words of
// records. Points are those expected of this deal, less the mean of the other hands' points, and
// agree with act: nothing has more. Chances are from 0 to 1. Every standard error is that of the
// sampled worlds only; the player's misjudgements come on top.
//
// The comments of fields are for authors of clients: see docs/api.md, where each type has the same fields.
type Advice struct {
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Dealer is who dealt.
	Dealer rules.Seat `json:"dealer" wire:"is=Seat"`
	// Trump is as in a View; empty if not known yet.
	Trump string `json:"trump"`
	// Seat is the seat that decides.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Phase is the kind of decision.
	Phase string `json:"phase" wire:"is=Kind"`
	// Hand is the hand that the act comes from: the seat's own, or a dummy's.
	Hand string `json:"hand" wire:"is=Cards"`
	// Makes are the numbers of tricks (one or two) that make the seat's contract;
	// absent until its bid is fixed.
	Makes []int `json:"makes,omitempty" wire:"item=Count,minitems=1"`
	// Won are the tricks that the seat has won.
	Won int `json:"won" wire:"min=0"`
	// Left is the number of unfinished tricks, including the one in progress.
	Left int `json:"left" wire:"min=0"`
	// Contract is how the seat's contract stands, as in a View; absent before play,
	// and while the bid is not fixed.
	Contract string `json:"contract,omitempty" wire:"enum=short|kept|lost|safe"`
	// Act is the player's choice, ready to be sent: the first of choices.
	Act string `json:"act"`
	// Player is the player asked: expert, or pimc by house rules that no net was trained for.
	Player string `json:"player"`
	// Against are the kinds of players for whom the others were taken, each once: levels, greedy,
	// random, or person for one known only by what it did in the match; absent if nothing is known of
	// them: then they are taken for players like this one.
	Against []string `json:"against,omitempty"`
	// Worlds is the number of sampled layouts of the unseen cards.
	Worlds int `json:"worlds" wire:"min=1"`
	// Weight is the effective sample size: the number of equally likely worlds that would be as
	// informative as these weighted ones.
	Weight float64 `json:"weight" wire:"min=0"`
	// Choices are all acts that the seat may choose: the player's choice first, then the others by
	// points; none has more than the first.
	Choices []Choice `json:"choices" wire:"minitems=1"`
	// Bids group the choices by the number of tricks they bid, when laying aside:
	// that of act first, then by points.
	Bids []Bid `json:"bids,omitempty"`
	// Why are facts that speak for act rather than for the next best choice that is
	// clearly worse, the most telling first; true however the hidden cards lie.
	Why []Fact `json:"why"`
	// Others is what the player thinks of the other hands, including a dummy's; empty
	// if it has no opinion of them.
	Others []Hand `json:"others"`
	// Unseen is where each unseen card may be; null if all cards are visible, or if
	// the player has no opinion of it.
	Unseen []Whereabouts `json:"unseen" wire:"nullable"`
}

// What a report lists.
type (
	// A Choice is an act that the seat may choose, and its worth.
	Choice struct {
		// Act is the act, ready to be sent.
		Act string `json:"act"`
		// Points are the expected points, relative to the other hands, as the player believes: the
		// sampled points of the first choice, less gap.
		Points float64 `json:"points"`
		// Sampled is the mean over the worlds.
		Sampled float64 `json:"sampled"`
		// Error is the standard error of sampled.
		Error float64 `json:"error" wire:"min=0"`
		// Gap is how many points this is below the first choice, never below zero: the mean of the
		// difference sampled and of what the net expects to lose by it, 0.3 points for each natural
		// logarithm of how many times likelier it is to choose the first. Where endings were
		// solved, it is 0.9 of the difference. When laying, no choice has more points than the best
		// with the same bid.
		Gap float64 `json:"gap" wire:"min=0"`
		// GapError is the standard error of gap; it is smaller than error, as both choices were
		// tried in the same worlds. A gap no larger than this means little.
		GapError float64 `json:"gapError" wire:"min=0"`
		// Chance is the chance of making the contract.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Policy is the probability that the net alone, without search, makes this choice.
		Policy float64 `json:"policy" wire:"is=Chance"`
		// Bid is the number of tricks that it bids, when laying; only in a bid table.
		Bid *int `json:"bid,omitempty" wire:"min=0"`
		// Premiums are the worth of each offer that may follow, in a bid table; absent if none may,
		// or if these cards were not played out.
		Premiums []Premium `json:"premiums,omitempty"`
		// Played says, in a bid table, that deals were played out with these cards. Otherwise
		// sampled and chance are the critic's estimates, corrected by its mean error about the
		// cards with the same bid that were played out.
		Played bool `json:"played,omitempty"`
	}
	// A Bid is a number of tricks, and the best way to bid it.
	Bid struct {
		// Tricks is the number bid.
		Tricks int `json:"tricks" wire:"min=0"`
		// Ways is the number of choices that bid this many.
		Ways int `json:"ways" wire:"min=1"`
		// Policy is the sum over these choices.
		Policy float64 `json:"policy" wire:"min=0"`
		// Best are the bid-cards it likes best for this bid.
		Best string `json:"best" wire:"is=Cards"`
		// Points are the points with these.
		Points float64 `json:"points"`
		// Chance is the chance of making the contract with these.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Premiums are the best bid-cards for each offer that may follow; absent if none may.
		Premiums []Premium `json:"premiums,omitempty"`
	}
	// A Premium is the best way to lay for an offer.
	Premium struct {
		// Offer is pass, declare or reveal, as in an act.
		Offer string `json:"offer"`
		// With are the bid-cards.
		With string `json:"with" wire:"is=Cards"`
		// Points are those of bid-cards and offer together: the sampled points, and
		// the amount by which these bid-cards' points are above their sampled points.
		Points float64 `json:"points"`
		// Sampled is the mean over the worlds.
		Sampled float64 `json:"sampled"`
		// Error is the standard error of sampled.
		Error float64 `json:"error" wire:"min=0"`
		// Chance is the chance of making the contract with it.
		Chance float64 `json:"chance" wire:"is=Chance"`
	}
	// A Hand is the player's belief about another hand.
	Hand struct {
		// Seat is whose hand it is.
		Seat rules.Seat `json:"seat" wire:"is=Seat"`
		// Chance is the chance of making its contract.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Bids are the chances that it bids 0, 1, 2 and so on; null before seats lay
		// their bids, and where the cards left over are the bid.
		Bids []float64 `json:"bids" wire:"nullable,item=Chance"`
	}
	// A Whereabouts is where a card may be.
	Whereabouts struct {
		// Card is the card.
		Card string `json:"card" wire:"is=Card"`
		// Held are the chances that it is in each seat's hand.
		Held []float64 `json:"held" wire:"item=Chance"`
		// Aside are the chances that it is among each seat's bid-cards.
		Aside []float64 `json:"aside" wire:"item=Chance"`
	}
)

// A Fact is one thing that is true of a decision.
type Fact struct {
	// Kind is the sort of fact.
	Kind string `json:"kind" wire:"enum=lost|enough|all|some|few|rival|wins|loses|harder|easier|sheds|wasted|highest|lowest|drained|last|sure|void|ruff|trumpless"`
	// Of says which act it is about: the better one, or the one that was done; absent for facts
	// about the contract.
	Of string `json:"of,omitempty" wire:"enum=better|done"`
	// Card is the card that it is about.
	Card string `json:"card,omitempty"`
	// Than is the card that it is harder or easier to beat than.
	Than string `json:"than,omitempty"`
	// Suit is the suit that the card counts as: C, D, H or S, or nines.
	Suit string `json:"suit,omitempty"`
	// N is a number of tricks; of lost, the number of other hands.
	N int `json:"n,omitempty" wire:"min=0"`
	// M is the number of tricks left, including the present one.
	M int `json:"m,omitempty" wire:"min=0"`
}
