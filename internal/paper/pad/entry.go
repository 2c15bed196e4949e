package pad

import (
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Count is a number of tricks, won or bid.
type Count int

// Unknown is the Count of a number that is not known.
const Unknown Count = -1

// IsZero reports whether the number is not known, so that JSON leaves it out.
func (n Count) IsZero() bool { return n == Unknown }

// An Answer says whether a contract was made: true or false in JSON.
type Answer uint8

// The answers.
const (
	Unsaid Answer = iota
	Made
	Failed
)

// MarshalJSON writes true or false.
func (a Answer) MarshalJSON() ([]byte, error) { return strconv.AppendBool(nil, a == Made), nil }

// UnmarshalJSON reads what MarshalJSON writes.
func (a *Answer) UnmarshalJSON(b []byte) error {
	var made *bool
	err := json.Unmarshal(b, &made)
	switch {
	case made == nil:
		*a = Unsaid
	case *made:
		*a = Made
	default:
		*a = Failed
	}
	return err
}

// An Entry is what the players know of a deal.
//
// Start with [Blank].
//
//wire:name PadEntry
type Entry struct {
	// Trump is the trump turned up or named, if known.
	Trump rules.Trump `json:"trump,omitzero" wire:"is=Trump"`
	// Turnup is the card turned up, if known.
	Turnup cards.Card `json:"turnup,omitempty" wire:"is=Turnup"`
	// Hands are the hands, by seat.
	Hands []Hand `json:"hands" wire:"minitems=2,maxitems=5"`
}

// A Hand is what the players know of a hand.
//
//wire:name PadHand
type Hand struct {
	// Bid is what it bid; absent while it is not known or stays secret.
	Bid Count `json:"bid,omitzero" wire:"is=Count"`
	// Tricks are those that it won.
	Tricks Count `json:"tricks,omitzero" wire:"is=Count"`
	// Made says whether it made its contract.
	Made Answer `json:"made,omitempty" wire:"type=boolean"`
	// Premium is the premium that it held.
	Premium rules.Offer `json:"premium,omitempty" wire:"is=Offer"`
}

// blank is a hand of which nothing is known.
var blank = Hand{Bid: Unknown, Tricks: Unknown}

// Blank returns an entry for this many hands in which nothing is known.
func Blank(hands int) Entry {
	return Entry{Trump: rules.Unnamed, Hands: slices.Repeat([]Hand{blank}, hands)}
}

// UnmarshalJSON reads an entry. Missing fields are unknown.
func (e *Entry) UnmarshalJSON(b []byte) error {
	type plain Entry
	*e = Blank(0)
	v := struct {
		*plain
		Trump  string `json:"trump"`
		Turnup string `json:"turnup"`
	}{plain: (*plain)(e)}
	return cmp.Or(unmarshal(b, &v), read("trump", v.Trump, &e.Trump), read("turnup", v.Turnup, &e.Turnup))
}

// UnmarshalJSON reads a hand. Missing fields are unknown.
func (h *Hand) UnmarshalJSON(b []byte) error {
	type plain Hand
	*h = blank
	v := struct {
		*plain
		Premium string `json:"premium"`
	}{plain: (*plain)(h)}
	return cmp.Or(unmarshal(b, &v), read("premium", v.Premium, &h.Premium))
}

// read reads the word of a field, unless it is empty. Its error names the field.
func read(field, word string, into encoding.TextUnmarshaler) error {
	if word == "" {
		return nil
	}
	if err := into.UnmarshalText([]byte(word)); err != nil {
		return fmt.Errorf("%s: %w", field, err)
	}
	return nil
}

// unmarshal reads JSON and refuses unknown fields.
func unmarshal(b []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	return d.Decode(v)
}

// hidden reports whether the hand has failed and kept its bid secret.
func (h *Hand) hidden() bool { return h.Made == Failed && h.Bid == Unknown }

// tally converts a complete entry.
func (e *Entry) tally(g *rules.Game) (t rules.Tally) {
	for i := range g.Seats() {
		h := &e.Hands[i]
		t.Tricks[i], t.Premium[i] = uint8(h.Tricks), h.Premium
		if h.hidden() {
			t.Hidden |= rules.Seat(i).Set()
		} else {
			t.Bid[i] = uint8(h.Bid)
		}
	}
	return t
}

// EntryOf returns the complete entry of a result.
func EntryOf(g *rules.Game, r *rules.Result, turnup cards.Card) Entry {
	e := Blank(g.Seats())
	e.Turnup = turnup
	held := false
	for i := range rules.Seat(g.Seats()) {
		h := Hand{Bid: Count(r.Bid[i]), Tricks: Count(r.Tricks[i]), Made: Failed}
		if r.Made.Has(i) {
			h.Made = Made
		}
		if r.Hidden.Has(i) {
			h.Bid = Unknown
		}
		if g.Live().Has(i) { // a dummy may be credited with a declare, and has offered nothing
			h.Premium = r.Premium[i]
			held = held || h.Premium != 0
		}
		e.Hands[i] = h
	}
	if by := g.TrumpBy(); by == rules.ByTurnup || by == rules.ByHolder && held {
		e.Trump = r.Trump
	}
	return e
}

// A What is a kind of missing information.
type What string

// The kinds of missing information.
const (
	NeedTurnup  What = "turnup"  // the card turned up, or the trump that it makes
	NeedName    What = "name"    // the trump that the premium's holder has named
	NeedNumber  What = "number"  // the number of tricks announced with the premium
	NeedTricks  What = "tricks"  // the tricks won
	NeedOutcome What = "outcome" // whether the contract was made, or the bid
	NeedBid     What = "bid"     // the bid: that the contract was made does not say it
)

// A Missing is something that an entry still needs.
//
//wire:name PadMissing
type Missing struct {
	// What is the kind of information. turnup: the card turned up, or the trump; name: the trump that the
	// seat has named; number: the number that it announced with its premium; tricks: its tricks; outcome:
	// whether it made its contract, or its bid; bid: its bid.
	What What `json:"what"`
	// Seat is the seat concerned; absent with turnup.
	Seat rules.Seat `json:"seat,omitzero" wire:"is=Seat"`
}

// A resolver completes an entry by inference.
type resolver struct {
	pad  *Pad
	g    *rules.Game
	s    *match.State
	e    Entry
	may  [rules.MaxSeats]uint16 // possible numbers of tricks of each hand, a bit each
	need []Missing
}

// resolve returns the entry with all that follows from it for the deal due in the state, and what is
// missing.
func (p *Pad) resolve(s *match.State, e Entry) (Entry, []Missing, *Fault) {
	r := resolver{pad: p, g: p.match.Game, s: s, e: e}
	r.e.Hands = append(slices.Clone(e.Hands), Blank(max(0, r.g.Seats()-len(e.Hands))).Hands...)
	for _, step := range []func() *Fault{r.hands, r.premiums, r.trump, r.tricks, r.outcomes, r.whole} {
		if f := step(); f != nil {
			f.Deal = int(s.Number)
			return e, nil, p.fault(f)
		}
	}
	return r.e, r.need, nil
}

func (r *resolver) ask(what What, seat rules.Seat) {
	r.need = append(r.need, Missing{what, seat})
}

// hands checks each number by itself.
func (r *resolver) hands() *Fault {
	if n := r.g.Seats(); len(r.e.Hands) > n {
		return &Fault{Kind: NoSeat, Seat: rules.Seat(n)}
	}
	for i := range rules.Seat(r.g.Seats()) {
		h := &r.e.Hands[i]
		switch {
		case h.Made > Failed:
			return &Fault{Kind: NoAnswer, Seat: i}
		case h.Tricks < Unknown || int(h.Tricks) > r.g.Tricks():
			return &Fault{Kind: TooManyTricks, Seat: i, Number: int(h.Tricks), Limit: r.g.Tricks()}
		case h.Bid == Unknown:
			continue
		}
		if h.Bid > 0 && !r.canBid(int(h.Bid)) && r.g.Meets(0, int(h.Bid)) {
			h.Bid = 0 // none or all: bid by the same cards
		}
		if !r.canBid(int(h.Bid)) {
			return &Fault{Kind: NoSuchBid, Seat: i, Number: int(h.Bid), Limit: r.g.Aside()}
		}
	}
	return nil
}

func (r *resolver) canBid(bid int) bool {
	return bid >= 0 && bid < 64 && r.g.CanBid()>>bid&1 == 1
}

func (r *resolver) premiums() *Fault {
	first := rules.Nobody
	for i := range rules.Seat(r.g.Seats()) {
		held := r.e.Hands[i].Premium
		if held == 0 {
			continue
		}
		if err := r.g.CheckPremium(i, held); err != nil {
			if held == held.Level() && r.g.CheckPremium(i, held.With(0)) == nil {
				r.ask(NeedNumber, i)
			} else {
				f := tallyFault(r.g, err)
				f.Seat, f.Offer = i, held
				return f
			}
		}
		if first != rules.Nobody && !r.g.OfferRule().Many {
			return &Fault{Kind: TwoHolders, Seat: first, Other: i}
		}
		if first == rules.Nobody {
			first = i
		}
	}
	return nil
}

func (r *resolver) trump() *Fault {
	e, by := &r.e, r.g.TrumpBy()
	switch {
	case e.Trump > rules.Unnamed:
		return &Fault{Kind: NoSuchTrump, Trump: e.Trump}
	case by != rules.ByTurnup && e.Turnup != 0:
		return &Fault{Kind: NoTurnup, Card: e.Turnup}
	case by == rules.ByTurnup:
		return r.turnedUp()
	}
	holder := holder(e)
	switch named := by == rules.ByHolder && holder != rules.Nobody; {
	case named && e.Trump == rules.Unnamed:
		r.ask(NeedName, holder)
	case named && !r.g.MayName(e.Trump):
		return &Fault{Kind: NotNameable, Trump: e.Trump, Seat: holder}
	case !named && e.Trump != rules.Unnamed && e.Trump != r.s.Trump:
		kind := OtherTrump
		if by == rules.ByHolder {
			kind = NobodyNames
		}
		return &Fault{Kind: kind, Trump: e.Trump, Want: r.s.Trump}
	}
	return nil
}

func (r *resolver) turnedUp() *Fault {
	e := &r.e
	card := e.Turnup
	if card != 0 {
		if card == cards.Joker && !r.g.HasJoker() || card != cards.Joker && !r.g.Pack().Has(card) {
			return &Fault{Kind: NotInPack, Card: card}
		}
		t := r.g.TurnupTrump(card)
		if e.Trump != rules.Unnamed && e.Trump != t {
			return &Fault{Kind: OtherTurnup, Card: card, Trump: e.Trump, Want: t}
		}
		e.Trump = t
	}
	switch {
	case e.Trump == rules.Unnamed:
		r.ask(NeedTurnup, rules.Nobody)
	case !r.g.CanBeTrump(e.Trump):
		return &Fault{Kind: NotTurnable, Trump: e.Trump}
	}
	return nil
}

// bids returns the bids that agree with this many tricks and with all that is known of the hand, a bit
// each.
func (r *resolver) bids(i rules.Seat, tricks int) (bids uint64) {
	h := &r.e.Hands[i]
	for all := r.g.CanBid(); all != 0; all &= all - 1 {
		bid := bits.TrailingZeros64(all)
		if h.Bid != Unknown && int(h.Bid) != bid {
			continue
		}
		if made := r.g.Fulfils(i, h.Premium, bid, tricks); h.Made == Unsaid || made == (h.Made == Made) {
			bids |= 1 << bid
		}
	}
	return bids
}

// tricks narrows down what each hand may have won, and fills in what follows.
func (r *resolver) tricks() *Fault {
	n := r.g.Seats()
	for i := range n {
		h := &r.e.Hands[i]
		for t := range r.g.Tricks() + 1 {
			if (h.Tricks == Unknown || int(h.Tricks) == t) && r.bids(rules.Seat(i), t) != 0 {
				r.may[i] |= 1 << t
			}
		}
		if r.may[i] == 0 {
			return r.contradiction(rules.Seat(i))
		}
	}
	may := r.may
	for i := range n {
		others := uint32(1) // the sums of the other hands' tricks, a bit each
		for j := range n {
			if j != i {
				others = sums(others, may[j], r.g.Tricks())
			}
		}
		for t := range r.g.Tricks() + 1 {
			if others>>(r.g.Tricks()-t)&1 == 0 {
				r.may[i] &^= 1 << t
			}
		}
		if r.may[i] == 0 {
			r.may = may
			return r.wrongSum()
		}
	}
	for i := range n {
		if bits.OnesCount16(r.may[i]) > 1 {
			r.ask(NeedTricks, rules.Seat(i))
			continue
		}
		r.e.Hands[i].Tricks = Count(bits.TrailingZeros16(r.may[i]))
	}
	return nil
}

// sums returns all sums of one element of each set, up to the limit.
func sums(a uint32, b uint16, limit int) (out uint32) {
	for ; b != 0; b &= b - 1 {
		out |= a << bits.TrailingZeros16(b)
	}
	return out & (1<<(limit+1) - 1)
}

// wrongSum explains why the tricks do not add up.
func (r *resolver) wrongSum() *Fault {
	f := &Fault{Kind: WrongSum, Seat: rules.Nobody, Limit: r.g.Tricks()}
	for i := range r.g.Seats() {
		if h := &r.e.Hands[i]; h.Tricks == Unknown && bits.OnesCount16(r.may[i]) != 1 {
			f.Open = true
		} else if h.Tricks != Unknown {
			f.Number += int(h.Tricks)
		} else {
			f.Number += bits.TrailingZeros16(r.may[i])
		}
	}
	return f
}

// contradiction explains what is wrong with a hand for which no bid and number of tricks agree.
func (r *resolver) contradiction(i rules.Seat) *Fault {
	h := r.e.Hands[i]
	f := &Fault{Kind: IsMade, Seat: i, Number: int(h.Tricks), Bid: int(h.Bid), Offer: h.Premium}
	if h.Made != Made {
		return f
	}
	announced, numbered := h.Premium.Number()
	switch {
	case numbered && (h.Tricks != Unknown && int(h.Tricks) != announced || h.Bid != Unknown && int(h.Bid) != announced):
		f.Kind = NotAnnounced
	case h.Bid != Unknown:
		f.Kind = NotMade
	default:
		f.Kind = NothingBids
	}
	return f
}

// outcomes determines which hands made the contract, and with which bid.
func (r *resolver) outcomes() *Fault {
	for i := range rules.Seat(r.g.Seats()) {
		h := &r.e.Hands[i]
		if h.Tricks == Unknown {
			continue
		}
		bids := r.bids(i, int(h.Tricks))
		var made uint64 // those that are made
		for all := bids; all != 0; all &= all - 1 {
			if r.g.Fulfils(i, h.Premium, bits.TrailingZeros64(all), int(h.Tricks)) {
				made |= all & -all
			}
		}
		switch {
		case h.Made != Unsaid:
		case made == bids:
			h.Made = Made
		case made == 0:
			h.Made = Failed
		default:
			r.ask(NeedOutcome, i)
			continue
		}
		switch {
		case h.Bid != Unknown || h.Made == Failed:
		case bits.OnesCount64(bids) == 1:
			h.Bid = Count(bits.TrailingZeros64(bids))
		default:
			r.ask(NeedBid, i)
		}
	}
	return nil
}

// whole has the match check a complete entry.
func (r *resolver) whole() *Fault {
	if r.need != nil {
		return nil
	}
	_, err := r.pad.match.Reported(r.s, r.e.tally(r.g), r.e.Trump)
	if err == nil {
		return nil
	}
	return tallyFault(r.g, err)
}
