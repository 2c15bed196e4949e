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

// Prospect says how the contract of a seat stands, from what the View shows
// and from the number of tricks that are still to be won; who could win them
// is not asked. It is BidHidden until bids are laid and play begins.
func (g *Game) Prospect(v *View, seat Seat) Prospect {
	if seat >= Seat(g.seats) || v.Phase < Playing || v.Aside[seat].Len() != int(g.aside) {
		return BidHidden
	}
	t := Tally{Premium: v.Holds}
	t.Bid[seat] = uint8(g.Bid(v.Aside[seat]))
	left := int(g.tricks)
	for _, won := range v.Won {
		left -= int(won)
	}
	made := 0
	for more := range left + 1 {
		t.Tricks[seat] = v.Won[seat] + uint8(more)
		if g.made(&t, seat) {
			made++
		}
	}
	t.Tricks[seat] = v.Won[seat]
	switch {
	case made == 0:
		return Lost
	case made == left+1:
		return Safe
	case g.made(&t, seat):
		return Kept
	}
	return Short
}
