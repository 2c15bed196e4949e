package lab

import (
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/rules"
)

// number names a row after its number.
func (f *finder) number(row int) (name, and string) { return strconv.Itoa(row), "" }

func (f *finder) allRow(rules.Seat) int           { return 0 }
func (f *finder) allName(int) (name, and string)  { return "all", "" }
func (f *finder) bidRow(i rules.Seat) int         { return int(f.facts.result.Bid[i]) }
func (f *finder) sumRow(rules.Seat) int           { return f.facts.sum }
func (f *finder) madeRow(rules.Seat) int          { return f.facts.result.Made.Len() }
func (f *finder) trumpsBidRow(i rules.Seat) int   { return f.trumpsIn(f.facts.aside[i]) }
func (f *finder) trumpsDealtRow(i rules.Seat) int { return f.trumpsIn(f.facts.hands[i]) }

// trumpsIn counts the trumps, where there are any.
func (f *finder) trumpsIn(s cards.Set) int {
	if f.facts.trumps == 0 {
		return -1
	}
	return (s & f.facts.trumps).Len()
}

func (f *finder) sumMadeRow(i rules.Seat) int {
	return f.facts.sum*(f.game.Seats()+1) + f.madeRow(i)
}

func (f *finder) sumMadeName(row int) (name, and string) {
	n := f.game.Seats() + 1
	return strconv.Itoa(row / n), strconv.Itoa(row % n)
}

// seatRow counts from forehand, the dummy last.
func (f *finder) seatRow(i rules.Seat) int {
	live := rules.Seat(f.game.Live().Len())
	if i >= live {
		return int(i)
	}
	return int((i + live - f.facts.forehand) % live)
}

func (f *finder) seatName(row int) (name, and string) {
	switch live := f.game.Live().Len(); {
	case row >= live:
		return "dummy", ""
	case row == 0:
		return "forehand", ""
	case row == live-1:
		return "dealer", ""
	case live == 3:
		return "middle", ""
	}
	return [rules.MaxSeats]string{1: "second", 2: "third", 3: "fourth"}[row], ""
}

func (f *finder) tricksRow(i rules.Seat) int {
	r := f.facts.result
	return int(r.Bid[i])*(f.game.Tricks()+1) + int(r.Tricks[i])
}

func (f *finder) tricksName(row int) (name, and string) {
	n := f.game.Tricks() + 1
	return strconv.Itoa(row / n), strconv.Itoa(row % n)
}

// suitBase is what the number of bid-cards of a suit is less than; the suits
// of bid-cards are three such digits, as the fourth follows.
const (
	suitBase = rules.MaxAside + 1
	suitRows = suitBase * suitBase * suitBase
)

// bySuits are the suits in the order in which bid-cards are told, those that bid
// most first.
var bySuits = [cards.Suits]cards.Suit{cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds}

func (f *finder) suitsRow(i rules.Seat) int {
	row := 0
	for _, k := range bySuits[:cards.Suits-1] {
		row = row*suitBase + f.facts.aside[i].In(k).Len()
	}
	return row
}

// suitsOf returns the number of bid-cards of each suit, in the order of
// bySuits; ok is false for a row that so many cards cannot make.
func (f *finder) suitsOf(row int) (of [cards.Suits]int, ok bool) {
	left := f.game.Aside()
	for i := cards.Suits - 2; i >= 0; i-- {
		of[i] = row % suitBase
		left -= of[i]
		row /= suitBase
	}
	of[cards.Suits-1] = left
	return of, left >= 0
}

func (f *finder) suitsName(row int) (name, and string) {
	of, _ := f.suitsOf(row)
	bid := 0
	for i, k := range bySuits {
		name += strings.Repeat(k.String(), max(0, of[i]))
		bid += of[i] * int(f.game.Worth()[k])
	}
	return name, strconv.Itoa(bid)
}

// blind returns how likely bid-cards have suits as in the row if they are
// drawn from the pack at random.
func (f *finder) blind(row int) float64 {
	of, ok := f.suitsOf(row)
	if !ok {
		return 0
	}
	ranks, aside := f.game.Variant().Ranks.Len(), f.game.Aside()
	ways := 1.0
	for _, n := range of {
		ways *= choose(ranks, n)
	}
	return ways / choose(ranks*cards.Suits, aside)
}

// choose returns the number of ways to take k of n.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}

// premiumNames name the rows of hands by who holds which premium; of several
// held against a hand, the highest counts.
var premiumNames = [...]string{"none", "declare", "reveal", "against declare", "against reveal"}

func (f *finder) premiumRow(i rules.Seat) int {
	x := &f.facts
	if own := f.own(i); own > 0 {
		return own
	}
	against := rules.Offer(0)
	for _, level := range x.held {
		against = max(against, level)
	}
	if against == 0 {
		return 0
	}
	return int(against-rules.Declare) + 3
}

func (f *finder) premiumName(row int) (name, and string) { return premiumNames[row], "" }

// premiumLevels is the number of rows of premiumNames that say what the hand
// itself holds, if nobody else does.
const premiumLevels = 3

// premiumBidRow leaves out hands against which the only premium is held; where
// many may hold one, a hand that does not is one like others.
func (f *finder) premiumBidRow(i rules.Seat) int {
	row := f.own(i)
	if !f.game.OfferRule().Many && f.premiumRow(i) >= premiumLevels {
		return -1
	}
	return row*(f.mostBid+1) + int(f.facts.result.Bid[i])
}

func (f *finder) premiumBidName(row int) (name, and string) {
	return premiumNames[row/(f.mostBid+1)], strconv.Itoa(row % (f.mostBid + 1))
}

// own returns the level of the premium that the hand holds, from 0 for none.
func (f *finder) own(i rules.Seat) int {
	if held := f.facts.held[i]; held != 0 {
		return int(held-rules.Declare) + 1
	}
	return 0
}

func (f *finder) premiumSeatRow(i rules.Seat) int {
	return f.own(i)*f.game.Seats() + f.seatRow(i)
}

func (f *finder) premiumSeatName(row int) (name, and string) {
	seat, _ := f.seatName(row % f.game.Seats())
	return premiumNames[row/f.game.Seats()], seat
}

func (f *finder) premiumStandingRow(i rules.Seat) int {
	return f.own(i)*len(standingNames) + f.standingRow(i)
}

func (f *finder) premiumStandingName(row int) (name, and string) {
	return premiumNames[row/len(standingNames)], standingNames[row%len(standingNames)]
}

// offerNames name the rows of hands by the highest premium that they offered;
// beaten is an offer that did not get it.
var offerNames = [...]string{"pass", "declare", "declare, beaten", "reveal", "reveal, beaten"}

func (f *finder) offerRow(i rules.Seat) int {
	x := &f.facts
	row := 0
	switch x.said[i] {
	case rules.Declare:
		row = 1
	case rules.Reveal:
		row = 3
	}
	if row > 0 && x.held[i] == 0 {
		row++
	}
	return row
}

func (f *finder) offerName(row int) (name, and string) { return offerNames[row], "" }

// standingNames name the rows of hands by their totals before the deal: level
// with all others, ahead alone or with some, or behind.
var standingNames = [...]string{"level", "ahead", "behind"}

func (f *finder) standingRow(i rules.Seat) int {
	most, least := f.facts.totals[0], f.facts.totals[0]
	for _, p := range f.facts.totals[:f.game.Seats()] {
		most, least = max(most, p), min(least, p)
	}
	switch {
	case most == least:
		return 0
	case f.facts.totals[i] == most:
		return 1
	}
	return 2
}

func (f *finder) standingName(row int) (name, and string) { return standingNames[row], "" }
