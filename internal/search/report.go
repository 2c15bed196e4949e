package search

import (
	"math"

	"ninetynine/rules"
)

// A Report is what a player thinks of a decision, from what its seat can see
// alone, in the words of records. Points are those expected of this deal, less
// the mean of the others', and agree with act: nothing has more. Chances are
// from 0 to 1. Every standard error is that of the worlds supposed; what the
// player misjudges comes on top.
//
// The comments of fields are for those who write clients: see package wire.
//
//wire:name Advice
type Report struct {
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Dealer is who dealt.
	Dealer rules.Seat `json:"dealer" wire:"is=Seat"`
	// Trump is as in a View; empty if it is not known yet.
	Trump string `json:"trump"`
	// Seat is for whom.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Phase is what is decided.
	Phase string `json:"phase" wire:"is=Kind"`
	// Hand is the hand that the act comes from: one's own, or a dummy's.
	Hand string `json:"hand" wire:"is=Cards"`
	// Makes are the numbers of tricks, one or two, each of which makes the seat's
	// contract; absent as long as its bid is not fixed.
	Makes []int `json:"makes,omitempty" wire:"item=Count,minitems=1"`
	// Won are the tricks that the seat has won.
	Won int `json:"won" wire:"min=0"`
	// Left are the tricks of the deal that are not complete, the one in progress
	// included.
	Left int `json:"left" wire:"min=0"`
	// Contract is how the seat's contract stands, as in a View; absent until play
	// begins, and where the bid is not fixed.
	Contract string `json:"contract,omitempty" wire:"enum=short|kept|lost|safe"`
	// Act is what it would do, ready to be sent: the first of choices.
	Act string `json:"act"`
	// Player is who was asked.
	Player string `json:"player"`
	// Worlds is how many ways for the unseen cards to lie were supposed.
	Worlds int `json:"worlds" wire:"min=1"`
	// Weight is how many equally likely worlds would tell as much as these, which
	// are not equally likely.
	Weight float64 `json:"weight" wire:"min=0"`
	// Choices are everything that the seat may do: first what it would do, then
	// the others, most points first; none has more than the first.
	Choices []ReportChoice `json:"choices" wire:"minitems=1"`
	// Bids are the choices by the number of tricks that they bid, when laying
	// aside: first that of act, then most points first.
	Bids []ReportBid `json:"bids,omitempty"`
	// Others is what it thinks of the other hands, a dummy's included.
	Others []ReportHand `json:"others"`
	// Unseen is where each card may be that the player cannot see; null if all can
	// be seen.
	Unseen []ReportCard `json:"unseen" wire:"nullable"`
}

// What a report lists.
type (
	// A ReportChoice is what may be done, and what it is worth.
	//
	//wire:name Choice
	ReportChoice struct {
		// Act is what is done, ready to be sent.
		Act string `json:"act"`
		// Points are those expected, relative to the others: what the player
		// believes. That is what was sampled of the first choice, less gap.
		Points float64 `json:"points"`
		// Sampled is the mean over the worlds, whatever else the player knows.
		Sampled float64 `json:"sampled"`
		// Error is the standard error of sampled.
		Error float64 `json:"error" wire:"min=0"`
		// Gap is how many points less than the first choice. Where the net thinks
		// that the choice loses more than the worlds say (0.3 points for each natural
		// logarithm of how many times likelier it does the first), the mean of both is
		// believed; not where endings were solved. When laying, no way has more points
		// than the best to bid as many tricks.
		Gap float64 `json:"gap" wire:"min=0"`
		// GapError is the standard error of the difference sampled; smaller than
		// error, as both were tried in the same worlds. A gap that is no more is none
		// to speak of.
		GapError float64 `json:"gapError" wire:"min=0"`
		// Chance is that of making the contract.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Policy is the probability that the net alone, without thinking ahead, gives
		// it.
		Policy float64 `json:"policy" wire:"is=Chance"`
	}
	// A ReportBid is a number of tricks, and the best way to bid it.
	//
	//wire:name Bid
	ReportBid struct {
		// Tricks is how many are bid.
		Tricks int `json:"tricks" wire:"min=0"`
		// Ways is how many choices bid so many.
		Ways int `json:"ways" wire:"min=1"`
		// Policy is that of all these choices together.
		Policy float64 `json:"policy" wire:"min=0"`
		// Best are the bid-cards of the way that it likes best.
		Best string `json:"best" wire:"is=Cards"`
		// Points are those of that way.
		Points float64 `json:"points"`
		// Chance is that of making the contract that way.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Premiums are the best way to lay for each offer that may be made
		// afterwards; absent if none may be made.
		Premiums []ReportPremium `json:"premiums,omitempty"`
	}
	// A ReportPremium is the best way to lay for an offer.
	//
	//wire:name Premium
	ReportPremium struct {
		// Offer is pass, declare or reveal, as in an act.
		Offer string `json:"offer"`
		// With are the bid-cards.
		With string `json:"with" wire:"is=Cards"`
		// Points are those of both together: what was sampled, less what the points of
		// these bid-cards are below what was sampled of them.
		Points float64 `json:"points"`
		// Sampled is the mean over the worlds.
		Sampled float64 `json:"sampled"`
		// Error is the standard error of sampled.
		Error float64 `json:"error" wire:"min=0"`
		// Chance is that of making the contract with it.
		Chance float64 `json:"chance" wire:"is=Chance"`
	}
	// A ReportHand is what is thought of another hand.
	//
	//wire:name Hand
	ReportHand struct {
		// Seat is whose hand it is.
		Seat rules.Seat `json:"seat" wire:"is=Seat"`
		// Chance is that of making its contract.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Bids are the chances that it bids 0, 1, 2 and so on tricks; null as long as
		// it has laid nothing.
		Bids []float64 `json:"bids" wire:"nullable,item=Chance"`
	}
	// A ReportCard is where a card may be.
	//
	//wire:name Whereabouts
	ReportCard struct {
		// Card is the card.
		Card string `json:"card" wire:"is=Card"`
		// Held are the chances that it is in a hand, by seat.
		Held []float64 `json:"held" wire:"item=Chance"`
		// Aside are the chances that it is among the bid-cards, by seat.
		Aside []float64 `json:"aside" wire:"item=Chance"`
	}
)

// round rounds a figure to what is worth writing.
func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func rounded(xs []float64) []float64 {
	if xs == nil {
		return nil
	}
	out := make([]float64, len(xs))
	for i, x := range xs {
		out[i] = round(x)
	}
	return out
}

// Report returns all of the study, of a View of the game, in the words of
// records; player is who made it.
func (s *Study) Report(g *rules.Game, v *rules.View, player string) *Report {
	r := &Report{
		Variant: g.ID(), Dealer: v.Dealer, Trump: v.Trump.String(), Seat: v.Seat, Phase: v.Phase.String(),
		Hand: v.Hand[v.Options.Seat].String(), Player: player, Worlds: s.Worlds, Weight: round(s.Weight),
		Makes: makes(g, v), Won: int(v.Won[v.Seat]), Left: g.Tricks() - int(v.Tricks), Contract: g.Prospect(v, v.Seat).String(),
	}
	if len(s.Options) > 0 {
		r.Act = s.Options[0].Action.String()
	}
	for i := range s.Options {
		o := &s.Options[i]
		r.Choices = append(r.Choices, ReportChoice{
			Act: o.Action.String(), Points: round(o.Points), Sampled: round(o.Sampled), Error: round(o.Error),
			Gap: round(o.Gap), GapError: round(o.GapError), Chance: round(o.Chance), Policy: round(o.Policy),
		})
	}
	for i := range s.Bids {
		b := &s.Bids[i]
		x := ReportBid{
			Tricks: b.Tricks, Ways: b.Ways, Policy: round(b.Policy), Best: b.Best.Action.Cards().String(),
			Points: round(b.Best.Points), Chance: round(b.Best.Chance),
		}
		for _, w := range b.Premiums {
			x.Premiums = append(x.Premiums, ReportPremium{
				w.Offer.String(), w.Action.Cards().String(), round(w.Points), round(w.Sampled), round(w.Error), round(w.Chance),
			})
		}
		r.Bids = append(r.Bids, x)
	}
	for _, o := range s.Others {
		r.Others = append(r.Others, ReportHand{o.Seat, round(o.Chance), rounded(o.Bids)})
	}
	n := g.Seats()
	for _, p := range s.Unseen {
		r.Unseen = append(r.Unseen, ReportCard{p.Card.String(), rounded(p.Held[:n]), rounded(p.Aside[:n])})
	}
	return r
}

// makes returns the numbers of tricks that make the contract of the View's
// seat; nothing as long as none is known.
func makes(g *rules.Game, v *rules.View) (tricks []int) {
	for made, n := g.Makes(v, v.Seat), 0; made>>n != 0; n++ {
		if made>>n&1 == 1 {
			tricks = append(tricks, n)
		}
	}
	return tricks
}
