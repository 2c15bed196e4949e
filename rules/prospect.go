package rules

// A Prospect says how a contract stands while its deal is played.
type Prospect uint8

const (
	BidHidden Prospect = iota // the bid is not known
	Short                     // not made yet, but still possible
	Kept                      // made so far, but may still fail
	Lost                      // it can no longer be made
	Safe                      // it can no longer fail
)

var prospectWords = words[Prospect]{"", "short", "kept", "lost", "safe"}

// String returns the prospect in one word, "" for BidHidden.
func (p Prospect) String() string { return prospectWords.word(p) }

// Makes returns the numbers of tricks that make the seat's contract: bit n is
// set if n tricks do. It is 0 while the View shows neither the bid nor an
// announced number.
func (g *Game) Makes(v *View, seat Seat) (tricks uint32) {
	if seat >= Seat(g.seats) {
		return 0
	}
	bid, announced := v.Holds[seat].Number()
	switch {
	case v.Aside[seat].Len() == int(g.aside):
		bid = g.Bid(v.Aside[seat])
	case !announced:
		return 0
	}
	t := Tally{Premium: v.Holds}
	t.Bid[seat] = uint8(bid)
	for n := range g.Tricks() + 1 {
		t.Tricks[seat] = uint8(n)
		if g.made(&t, seat) {
			tricks |= 1 << n
		}
	}
	return tricks
}

// Prospect says how the contract of a seat stands, from what the View shows and
// the number of tricks still to be played; it does not consider who could win
// them. It is BidHidden until bids are laid and play begins.
func (g *Game) Prospect(v *View, seat Seat) Prospect {
	if seat >= Seat(g.seats) || v.Phase < Playing || v.Aside[seat].Len() != int(g.aside) {
		return BidHidden
	}
	won, left := v.Won[seat], g.Tricks()-int(v.Tricks)
	within := uint32(1)<<(left+1) - 1 // bit n: n of the tricks left may still be won
	switch made := g.Makes(v, seat) >> won & within; {
	case made == 0:
		return Lost
	case made == within:
		return Safe
	case made&1 == 1:
		return Kept
	}
	return Short
}
