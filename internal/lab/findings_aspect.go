package lab

import (
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/rules"
)

// An axis is one property that hands differ in.
type axis struct {
	rows int
	row  func(*finder, rules.Seat) int // in the deal of facts; -1: the hand belongs to no row
	name func(row int) string
}

// numbered is an axis whose rows are named after their numbers.
func numbered(rows int, row func(*finder, rules.Seat) int) axis { return axis{rows, row, strconv.Itoa} }

// named is an axis whose rows have names.
func named(names []string, row func(*finder, rules.Seat) int) axis {
	return axis{len(names), row, func(row int) string { return names[row] }}
}

func one(of string, by axis) aspect {
	return aspect{of: of, rows: by.rows, row: by.row, name: func(row int) (name, and string) { return by.name(row), "" }}
}

func two(of string, by, and axis) aspect {
	row := func(f *finder, i rules.Seat) int {
		x, y := by.row(f, i), and.row(f, i)
		if x < 0 || y < 0 {
			return -1
		}
		return x*and.rows + y
	}
	name := func(row int) (string, string) { return by.name(row / and.rows), and.name(row % and.rows) }
	return aspect{of: of, rows: by.rows * and.rows, row: row, name: name}
}

// allAspects lists the aspects that [Finding] describes.
func (f *finder) allAspects() []aspect {
	g, v := f.game, f.game.Variant()
	bid := numbered(f.mostBid+1, func(f *finder, i rules.Seat) int { return int(f.facts.result.Bid[i]) })
	tricks := numbered(g.Tricks()+1, func(f *finder, i rules.Seat) int { return int(f.facts.result.Tricks[i]) })
	sum := numbered(f.mostBid*g.Seats()+1, func(f *finder, _ rules.Seat) int { return f.facts.sum })
	made := numbered(g.Seats()+1, func(f *finder, _ rules.Seat) int { return f.facts.result.Made.Len() })
	seat := axis{g.Seats(), (*finder).seatRow, f.seatName}
	standing := named([]string{"level", "ahead", "behind"}, (*finder).standingRow)
	premiums := []string{"none", "declare", "reveal", "against declare", "against reveal"}
	own := named(premiums[:premiumLevels], (*finder).own)
	ownOrNone := axis{own.rows, (*finder).ownOrNone, own.name}
	told := axis{statedRows, (*finder).statedRow, func(row int) string { return strconv.Itoa(row * 100 / statedRows) }}
	with := func(kind func(*finder) cards.Set) axis {
		return named([]string{"without", "with"}, func(f *finder, i rules.Seat) int {
			return min(1, (f.facts.aside[i] & kind(f)).Len())
		})
	}
	clubs := with(func(*finder) cards.Set { return cards.OfSuit(cards.Clubs) })
	aces := with(func(*finder) cards.Set { return cards.OfRank(cards.Ace) })
	trumps := named([]string{"without", "with"}, func(f *finder, i rules.Seat) int { return min(1, f.trumpsIn(f.facts.aside[i])) })
	seats := one("seat", seat)
	seats.dummy = true
	return []aspect{
		one("all", named([]string{"all"}, func(*finder, rules.Seat) int { return 0 })),
		seats,
		one("bid", bid),
		two("tricks", bid, tricks),
		{of: "suits", rows: suitRows, row: (*finder).suitsRow, name: f.suitsName},
		one("trumpsBid", numbered(v.Aside+1, func(f *finder, i rules.Seat) int { return f.trumpsIn(f.facts.aside[i]) })),
		one("trumpsDealt", numbered(v.Hand+1, func(f *finder, i rules.Seat) int { return f.trumpsIn(f.facts.hands[i]) })),
		one("sum", sum),
		two("sumMade", sum, made),
		one("made", made),
		one("premium", named(premiums, (*finder).premiumRow)),
		two("premiumBid", ownOrNone, bid),
		two("premiumSeat", own, seat),
		two("premiumStanding", own, standing),
		one("offer", named([]string{"pass", "declare", "declare, beaten", "reveal", "reveal, beaten"}, (*finder).offerRow)),
		one("standing", standing),
		one("told", told),
		two("premiumTold", ownOrNone, told),
		two("withClubs", clubs, bid),
		two("withTrumps", trumps, bid),
		two("withAces", aces, bid),
	}
}

// statedRows is the number of rows of stated chances, each as wide as the others.
const statedRows = 10

// statedRow sorts hands by the chance that their players stated; hands of players that
// state none are left out.
func (f *finder) statedRow(i rules.Seat) int {
	told := f.facts.stated[i]
	if told < 0 {
		return -1
	}
	return min(statedRows-1, int(told*statedRows))
}

// trumpsIn returns the number of trumps among the cards, 0 at no trump.
func (f *finder) trumpsIn(s cards.Set) int {
	if f.facts.trumps == 0 {
		return -1
	}
	return (s & f.facts.trumps).Len()
}

// seatRow counts from forehand, the dummy last.
func (f *finder) seatRow(i rules.Seat) int { return f.fromForehand(i, f.facts.forehand) }

func (f *finder) fromForehand(i, forehand rules.Seat) int {
	live := rules.Seat(f.game.Live().Len())
	if i >= live {
		return int(i)
	}
	return int((i + live - forehand) % live)
}

func (f *finder) seatName(row int) string {
	switch live := f.game.Live().Len(); {
	case row >= live:
		return "dummy"
	case row == 0:
		return "eldest"
	case row == live-1:
		return "dealer"
	case live == 3:
		return "middle"
	}
	return [rules.MaxSeats]string{1: "second", 2: "third", 3: "fourth"}[row]
}

// suitBase is one more than the greatest number of bid-cards of a suit. A row of suits is a number
// of three such digits, which determine the fourth.
const (
	suitBase = rules.MaxAside + 1
	suitRows = suitBase * suitBase * suitBase
)

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

// blind returns the probability of the row's suits for bid-cards drawn at random from the pack.
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

// choose returns the binomial coefficient n over k.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}

// premiumRow sorts hands by their own premium and by the highest premium held against them.
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
	return int(against-rules.Declare) + premiumLevels
}

// premiumLevels is the number of rows of premiumRow for the hand's own premium, if no other hand
// holds one.
const premiumLevels = 3

// ownOrNone is own, but leaves out hands against which the only premium is held; where several
// hands may hold one, no hand is left out.
func (f *finder) ownOrNone(i rules.Seat) int {
	if !f.game.OfferRule().Many && f.premiumRow(i) >= premiumLevels {
		return -1
	}
	return f.own(i)
}

// own returns the level of the premium that the hand holds, from 0 for none.
func (f *finder) own(i rules.Seat) int {
	if held := f.facts.held[i]; held != 0 {
		return int(held-rules.Declare) + 1
	}
	return 0
}

// offerRow sorts hands by the highest premium that they offered; an offer is beaten if the hand did
// not get the premium.
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

// standingRow sorts hands by their totals before the deal: all equal, ahead (alone or not), or
// behind.
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
