package rules

// A Prospect says how a contract stands while its deal is played.
type Prospect uint8

// How a contract stands.
const (
	BidHidden Prospect = iota // the bid is not known
	Short                     // it would not be made now, and still can be
	Kept                      // it would be made now, and still can be missed
	Lost                      // it can be made no more
	Safe                      // it can be missed no more
)

var prospectWords = words[Prospect]{"", "short", "kept", "lost", "safe"}

// String returns the prospect in a word, "" for BidHidden.
func (p Prospect) String() string { return prospectWords.word(p) }

// Makes returns with how many tricks the seat makes its contract: bit n is set
// if n tricks do. It is 0 as long as the View shows neither the bid nor a
// number that was announced.
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

// Prospect says how the contract of a seat stands, from what the View shows
// and from the number of tricks that are still to be won; who could win them
// is not asked. It is BidHidden until bids are laid and play begins.
func (g *Game) Prospect(v *View, seat Seat) Prospect {
	if seat >= Seat(g.seats) || v.Phase < Playing || v.Aside[seat].Len() != int(g.aside) {
		return BidHidden
	}
	won, left := v.Won[seat], g.Tricks()-int(v.Tricks)
	within := uint32(1)<<(left+1) - 1 // of what is left, by how much may be won
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
