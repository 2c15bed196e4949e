package pad

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/rules"
)

// A Kind names what is wrong with an entry.
type Kind string

// The kinds of faults.
const (
	NoSeat        Kind = "seat"          // Seat does not exist
	NoAnswer      Kind = "answer"        // Made is none of the answers
	TooManyTricks Kind = "tricks"        // Seat cannot win Number tricks: there are Limit
	WrongSum      Kind = "sum"           // the tricks add up to Number, not Limit; if Open, as far as they are known
	NoSuchBid     Kind = "bid"           // no Limit cards bid Number
	NoSuchBids    Kind = "bids"          // the pack has not the cards for all the bids
	NotMade       Kind = "not-made"      // given Bid and Number tricks, Seat has failed
	IsMade        Kind = "made"          // Seat cannot have failed
	NothingBids   Kind = "no-contract"   // no cards make a contract that Number tricks fulfil
	NotAnnounced  Kind = "not-announced" // Seat cannot have made Offer with such a bid or so many tricks
	NoSuchPremium Kind = "premium"       // the variant has no such Offer
	WrongNumber   Kind = "number"        // Offer has a number that it cannot have
	DummyHolds    Kind = "dummy"         // Seat is a dummy, which offers nothing
	TwoHolders    Kind = "holders"       // Seat and Other hold a premium, and only one may
	NoSuchTrump   Kind = "trump"         // no such Trump
	OtherTrump    Kind = "other-trump"   // the trump is Want, not Trump
	NoTurnup      Kind = "turnup"        // no card is turned up in the variant
	NotInPack     Kind = "pack"          // Card is not in the pack
	OtherTurnup   Kind = "other-turnup"  // Card makes the trump Want, not Trump
	NotTurnable   Kind = "not-turned"    // no card makes the Trump
	NotNameable   Kind = "name"          // Trump may not be named
	NobodyNames   Kind = "nobody-names"  // without a premium the trump stays Want
	MatchOver     Kind = "over"          // no deal is due
	NoSuchDeal    Kind = "deal"          // there is no deal Deal
)

// A Fault says why an entry is impossible.
//
//wire:name PadFault
type Fault struct {
	// Deal is the number of the deal.
	Deal int `json:"deal" wire:"is=Count"`
	// Kind names the fault: a key of the catalogue after "pad.fault.".
	Kind Kind `json:"kind"`
	// Seat is the seat at fault, if there is one.
	Seat rules.Seat `json:"seat,omitzero" wire:"is=Seat"`
	// Other is the second seat involved.
	Other rules.Seat `json:"other,omitzero" wire:"is=Seat"`
	// Number is the number that was entered; -1 if none was.
	Number int `json:"number"`
	// Limit is what the number may be at most, or should be.
	Limit int `json:"limit"`
	// Bid is the bid that was entered; -1 if none was.
	Bid int `json:"bid"`
	// Open says that not all of the numbers are known yet.
	Open bool `json:"open,omitempty"`
	// Offer is the premium in question.
	Offer rules.Offer `json:"offer,omitempty" wire:"is=Offer"`
	// Trump is the trump in question.
	Trump rules.Trump `json:"trump,omitzero" wire:"is=Trump"`
	// Want is the right trump.
	Want rules.Trump `json:"want,omitzero" wire:"is=Trump"`
	// Card is the card in question.
	Card cards.Card `json:"card,omitempty"`
	// Text is the reason in English, with the remedy.
	Text string `json:"text"`
}

// Error returns the reason and the remedy.
func (f *Fault) Error() string { return f.Text }

// An Incomplete entry lacks information.
type Incomplete struct {
	Missing []Missing
	Text    string // in English
}

// Error says what is missing.
func (e *Incomplete) Error() string { return e.Text }

// An Unfit error says which later deals no longer fit after a correction. Nothing has changed.
type Unfit struct{ Deals []*Fault }

// Error lists the deals.
func (e *Unfit) Error() string {
	return letters.Join(slices.Values(e.Deals), "\n", func(f *Fault) string {
		return fmt.Sprintf("deal %d would no longer fit: %s", f.Deal+1, f.Text)
	})
}

// tallyFault translates an error of the game or the match.
func tallyFault(g *rules.Game, err error) *Fault {
	f := &Fault{Kind: NoSuchTrump, Seat: rules.Nobody, Bid: int(Unknown), Limit: g.Tricks()}
	if bad, ok := errors.AsType[*rules.TallyError](err); ok {
		f.Seat = bad.Seat
		f.Kind = map[rules.TallyReason]Kind{
			rules.TallySeat: NoSeat, rules.TallyTricks: TooManyTricks, rules.TallySum: WrongSum, rules.TallyBid: NoSuchBid,
			rules.TallyBids: NoSuchBids, rules.TallyHidden: IsMade, rules.TallyPremium: NoSuchPremium,
			rules.TallyNumber: WrongNumber, rules.TallyDummy: DummyHolds, rules.TallyHolders: TwoHolders,
		}[bad.Reason]
	}
	return f
}

// fault completes a fault: it clears the fields that its kind does not use, and adds the text.
func (p *Pad) fault(f *Fault) *Fault {
	if f.Kind != TwoHolders {
		f.Other = rules.Nobody
	}
	switch f.Kind {
	case OtherTrump, NotTurnable, NotNameable, NobodyNames, OtherTurnup:
	default:
		f.Trump, f.Want = rules.Unnamed, rules.Unnamed
	}
	f.Text = p.Explain(phrase.Open("en"), f)
	return f
}

// Explain says what is wrong, and the remedy.
func (p *Pad) Explain(b *phrase.Book, f *Fault) string {
	n := f.Number
	if f.Kind == NoSuchDeal {
		n = f.Deal + 1
	}
	open := "no"
	if f.Open || f.Bid == int(Unknown) || n < 0 {
		open = "yes"
	}
	return b.Say("pad.fault."+string(f.Kind), "name", p.Player(b, f.Seat), "other", p.Player(b, f.Other), "n", n, "limit", f.Limit, "bid", f.Bid,
		"open", open, "offer", b.Offer(f.Offer), "trump", b.Trump(f.Trump), "want", b.Trump(f.Want), "card", cardIn(b, f.Card))
}

func cardIn(b *phrase.Book, c cards.Card) string {
	switch {
	case c == 0:
		return ""
	case c == cards.Joker:
		return b.Say("joker")
	case c.Rank() < cards.Two || c.Rank() > cards.Ace || int(c.Suit()) >= cards.Suits:
		return "?"
	}
	return b.Card(c)
}

// Player returns the book's name for the player who sits at a seat now; "" for Nobody.
func (p *Pad) Player(b *phrase.Book, seat rules.Seat) string {
	names := p.Names()
	if int(seat) >= len(names) {
		return ""
	}
	return cmp.Or(phrase.Clean(names[seat], 24), b.Say("seat", "n", int(seat)+1))
}

// Ask says what is missing.
func (p *Pad) Ask(b *phrase.Book, missing []Missing) string {
	return b.Say("pad.need", "what", letters.Join(slices.Values(missing), "; ", func(m Missing) string {
		return b.Say("pad.need."+string(m.What), "name", p.Player(b, m.Seat))
	}))
}
