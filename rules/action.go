package rules

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
	"strings"

	"ninetynine/cards"
)

// A Seat is a place at the table, counted clockwise from 0.
type Seat uint8

// Nobody is no seat: as a viewer, a spectator.
const Nobody Seat = 0xFF

// String returns the seat's number, or "nobody" for [Nobody].
func (s Seat) String() string {
	if s == Nobody {
		return "nobody"
	}
	return strconv.Itoa(int(s))
}

// IsZero reports whether it is no seat, so that JSON may leave it out.
func (s Seat) IsZero() bool { return s == Nobody }

// Seats is a set of seats: bit 1<<s is set for seat s.
type Seats uint8

// String returns the seats' numbers, separated by blanks, or "nobody" for none.
func (ss Seats) String() string {
	if ss == 0 {
		return Nobody.String()
	}
	var words []string
	for s := range ss.All() {
		words = append(words, s.String())
	}
	return strings.Join(words, " ")
}

// Set returns the set of this one seat; of Nobody, the empty set.
func (s Seat) Set() Seats {
	if s >= MaxSeats {
		return 0
	}
	return 1 << s
}

// Has reports whether the seat is in the set.
func (ss Seats) Has(s Seat) bool { return ss&s.Set() != 0 }

// Len returns the number of seats.
func (ss Seats) Len() int { return bits.OnesCount8(uint8(ss)) }

// First returns the lowest seat, or Nobody.
func (ss Seats) First() Seat {
	if ss == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros8(uint8(ss)))
}

// All yields the seats in ascending order.
func (ss Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; ss != 0; ss &= ss - 1 {
			if !yield(ss.First()) {
				return
			}
		}
	}
}

// An Offer is what a seat says when premiums are offered: a level and, where
// the variant has it announced, the number of tricks. The zero Offer means
// that nothing was said or, where it stands for a premium held, no premium.
type Offer uint8

const (
	Pass    Offer = 1
	Declare Offer = 2
	Reveal  Offer = 3

	numbered = 16 // 16*level - 16 + number, for declare 16 and up, for reveal 32 and up
)

// With returns the declare or reveal with an announced number of tricks, 0 to
// MaxTricks; the zero Offer if that is impossible.
func (o Offer) With(tricks int) Offer {
	if o != Declare && o != Reveal || tricks < 0 || tricks > MaxTricks {
		return 0
	}
	return (o-1)*numbered + Offer(tricks)
}

// Level returns the offer without its number: nothing, Pass, Declare or Reveal.
func (o Offer) Level() Offer {
	if o < numbered {
		return o
	}
	return o/numbered + 1
}

// Number returns the number of tricks announced, if there is one.
func (o Offer) Number() (tricks int, ok bool) {
	if o < numbered {
		return 0, false
	}
	return int(o % numbered), true
}

// String returns the offer as records write it, such as "pass" or "declare 4"; "" for the zero Offer.
func (o Offer) String() string { return string(o.Append(nil)) }

// Append appends what String returns.
func (o Offer) Append(b []byte) []byte {
	b = append(b, [...]string{"", "pass", "declare", "reveal"}[o.Level()&3]...)
	if n, ok := o.Number(); ok {
		b = append(b, ' ')
		b = strconv.AppendInt(b, int64(n), 10)
	}
	return b
}

// MarshalText returns what String returns.
func (o Offer) MarshalText() ([]byte, error) { return o.Append(nil), nil }

// UnmarshalText reads it.
func (o *Offer) UnmarshalText(b []byte) (err error) {
	if *o = 0; len(b) > 0 {
		*o, err = ParseOffer(string(b))
	}
	return err
}

// ParseOffer reads what String returns.
func ParseOffer(s string) (Offer, error) {
	word, number, has := strings.Cut(s, " ")
	var o Offer
	switch word {
	case "pass":
		o = Pass
	case "declare":
		o = Declare
	case "reveal":
		o = Reveal
	default:
		return 0, fmt.Errorf("%q is not an offer: say pass, declare or reveal", s)
	}
	if !has {
		return o, nil
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n > MaxTricks || o == Pass {
		return 0, fmt.Errorf("%q is not an offer with a number of tricks", s)
	}
	return o.With(n), nil
}

// An Action is one complete decision:
//
//	31  29 28  26 25 24 23  18 17  12 11   6 5    0
//	 kind   seat   n-1   card4  card3  card2  card1    lay aside, play
//	 kind   seat                               offer    offer a premium
//	 kind   seat                               trump    name the trump
//
// The kind is the [Phase] that the decision belongs to. The seat is the one
// whose cards or offer it is: for a dummy's card, the dummy. Cards are in
// ascending order. The zero Action is no action.
type Action uint32

func act(p Phase, s Seat) Action { return Action(p)<<29 | Action(min(s, 7))<<26 } // 7 stands for Nobody

// Lay returns the action of laying aside one to four cards; for any other number, no action.
func Lay(s Seat, cs cards.Set) Action {
	if n := cs.Len(); n == 0 || n > MaxAside {
		return 0
	}
	a := act(Laying, s)
	for i := 0; cs != 0; i++ {
		a = a&^(3<<24) | Action(i)<<24 | Action(cs.First())<<(6*i)
		cs &= cs - 1
	}
	return a
}

// MakeOffer returns the action of offering a premium, or passing.
func MakeOffer(s Seat, o Offer) Action { return act(Offering, s) | Action(o) }

// Name returns the action of naming the trump.
func Name(s Seat, t Trump) Action { return act(Naming, s) | Action(t) }

// Play returns the action of playing a card.
func Play(s Seat, c cards.Card) Action { return act(Playing, s) | Action(c&63) }

// Kind returns the phase that the action belongs to.
func (a Action) Kind() Phase { return Phase(a >> 29) }

// Seat returns the seat whose card or offer it is.
func (a Action) Seat() Seat { return Seat(a >> 26 & 7) }

// Card returns the card played.
func (a Action) Card() cards.Card { return cards.Card(a & 63) }

// Offer returns what was offered.
func (a Action) Offer() Offer { return Offer(a & 63) }

// Trump returns the trump named.
func (a Action) Trump() Trump { return Trump(a & 63) }

// Cards returns the cards laid aside, or the one played.
func (a Action) Cards() cards.Set {
	var s cards.Set
	for n := a>>24&3 + 1; n > 0; n-- {
		s |= 1 << (a & 63)
		a >>= 6
	}
	return s
}

// String returns the action as records write it, without the seat: "lay 7D 6S
// 10C", "declare", "name H", "play AC".
func (a Action) String() string { return string(a.Append(nil)) }

// Append appends what String returns.
func (a Action) Append(b []byte) []byte {
	switch a.Kind() {
	case Laying:
		return a.Cards().Append(append(b, "lay "...))
	case Offering:
		return a.Offer().Append(b)
	case Naming:
		return append(append(b, "name "...), a.Trump().String()...)
	case Playing:
		return a.Card().Append(append(b, "play "...))
	}
	return b
}

// ParseAction reads what String returns, as an action of the seat.
func ParseAction(s Seat, text string) (Action, error) {
	verb, rest, _ := strings.Cut(text, " ")
	switch verb {
	case "play":
		c, err := cards.ParseCard(rest)
		if err == nil && c == cards.Joker {
			err = fmt.Errorf("the joker is played as the turned-up card")
		}
		return Play(s, c), err
	case "lay":
		set, err := cards.Parse(rest)
		if n := set.Len(); err == nil && (n == 0 || n > MaxAside) {
			err = fmt.Errorf("%q lays %d cards", text, n)
		}
		return Lay(s, set), err
	case "name":
		t, err := ParseTrump(rest)
		return Name(s, t), err
	case "pass", "declare", "reveal":
		o, err := ParseOffer(text)
		return MakeOffer(s, o), err
	}
	return 0, fmt.Errorf("%q is not an act: lay, pass, declare, reveal, name or play", text)
}

// Options describes what a seat may do, without a list: choose Pick of From.
// From holds cards when laying aside or playing, and otherwise a bit for each
// offer or trump. The zero Options means that there is nothing to do.
type Options struct {
	From cards.Set // the cards to choose from
	Kind Phase     // the kind of decision
	Seat Seat      // whose hand it is; for the dummy's controller, the dummy
	Pick uint8     // how many: several where cards are laid aside, else one
}

// binomial holds the number of ways to choose k of n at [k][n].
var binomial = func() (c [MaxAside + 1][MaxHand + 1]uint16) {
	for n := range c[0] {
		c[0][n] = 1
	}
	for k := 1; k < len(c); k++ {
		for n := 1; n < len(c[k]); n++ {
			c[k][n] = c[k][n-1] + c[k-1][n-1]
		}
	}
	return c
}()

// combinations lists at [k] the ways to choose k places, four bits each,
// ordered by the numbers that the chosen bits form. In that order the ways of
// a smaller hand come first, so one list serves all hands.
var combinations = func() (all [MaxAside + 1][]uint16) {
	for chosen := range uint(1 << MaxHand) {
		k := bits.OnesCount(chosen)
		if k > MaxAside {
			continue
		}
		var places uint16
		for ; chosen != 0; chosen &= chosen - 1 {
			places = places<<4 | uint16(bits.TrailingZeros(chosen))
		}
		all[k] = append(all[k], places)
	}
	return all
}()

// Len returns the number of actions.
func (o Options) Len() int {
	n := o.From.Len()
	switch {
	case o.Pick == 1:
		return n
	case o.Pick == 0 || o.Pick > MaxAside || n > MaxHand:
		return 0
	}
	return int(binomial[o.Pick][n])
}

// Nth returns the i-th action, 0 to Len()-1. Ways to lay cards aside are
// ordered by the numbers that their bits form.
func (o Options) Nth(i int) Action {
	if o.Pick == 1 {
		return act(o.Kind, o.Seat) | Action(o.From.Nth(i))
	}
	a, places := act(Laying, o.Seat)|Action(o.Pick-1)<<24, combinations[o.Pick][i]
	for k := 6 * (int(o.Pick) - 1); k >= 0; k -= 6 { // the highest card is last in the action
		a |= Action(o.From.Nth(int(places&15))) << k
		places >>= 4
	}
	return a
}

// Index is the inverse of Nth: the action's index among the options, or -1 if it is not one of them.
func (o Options) Index(a Action) int {
	if !o.Has(a) {
		return -1
	}
	if o.Pick == 1 {
		return (o.From & (1<<(a&63) - 1)).Len()
	}
	n := 0 // the number of ways whose bits make a smaller number
	k := 1
	for cs := a.Cards(); cs != 0; cs &= cs - 1 {
		below := (o.From & (cs.First().Set() - 1)).Len()
		n += int(binomial[k][below])
		k++
	}
	return n
}

// Has reports whether the action is one of the options.
func (o Options) Has(a Action) bool {
	if a.Kind() != o.Kind || a.Seat() != o.Seat || o.Pick == 0 {
		return false
	}
	if o.Kind == Laying {
		cs := a.Cards()
		return cs&^o.From == 0 && cs.Len() == int(o.Pick) && a == Lay(o.Seat, cs)
	}
	low := a & (1<<26 - 1)
	return low < 64 && o.From>>low&1 == 1
}

// All yields every action, in the order of [Options.Nth].
func (o Options) All() iter.Seq[Action] {
	return func(yield func(Action) bool) {
		if o.Pick == 1 {
			for from := o.From; from != 0; from &= from - 1 {
				if !yield(act(o.Kind, o.Seat) | Action(from.First())) {
					return
				}
			}
			return
		}
		n := o.Len()
		if n == 0 {
			return
		}
		hand := o.hand()
		for _, places := range combinations[o.Pick][:n] {
			if !yield(o.way(places, hand)) {
				return
			}
		}
	}
}

// hand lists the cards to choose from, lowest first.
func (o Options) hand() (hand [MaxHand]cards.Card) {
	for n, from := 0, o.From; from != 0; from &= from - 1 {
		hand[n] = from.First()
		n++
	}
	return hand
}

// way returns the action of laying aside the cards at the given places of the
// hand, four bits each, highest first.
func (o Options) way(places uint16, hand [MaxHand]cards.Card) Action {
	a := act(Laying, o.Seat) | Action(o.Pick-1)<<24
	for k := int(o.Pick) - 1; k >= 0; k-- { // the highest card is last in the action
		a |= Action(hand[places&15]) << (6 * k)
		places >>= 4
	}
	return a
}
