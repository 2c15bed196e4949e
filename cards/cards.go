// Package cards defines the suits, ranks, cards and sets of cards of every
// pack used for Ninety-Nine, and a shuffle that never changes.
//
// A card is one byte, and a set of cards is one 64-bit word with sixteen bits
// for each suit, so following suit, counting and comparing take single machine
// instructions. Fifteen ranks per suit make room for the elevens and twelves
// of the Australian Five Hundred pack.
package cards

import (
	"fmt"
	"iter"
	"math/bits"
	"strings"
)

// A Suit is one of the four suits, in the order in which records list them.
type Suit uint8

const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades

	Suits = 4 // how many there are
)

const suitLetters = "CDHS"

// String returns the suit's letter: C, D, H or S.
func (s Suit) String() string { return suitLetters[s&3 : s&3+1] }

// Symbol returns the suit's symbol: ♣, ♦, ♥ or ♠.
func (s Suit) Symbol() string { return [Suits]string{"♣", "♦", "♥", "♠"}[s&3] }

// A Rank is a card's place in its suit; greater is higher. The eleven and the
// twelve rank between ten and jack. Zero is no rank.
type Rank uint8

// The ranks, lowest first.
const (
	Two Rank = iota + 1
	Three
	Four
	Five
	Six
	Seven
	Eight
	Nine
	Ten
	Eleven
	Twelve
	Jack
	Queen
	King
	Ace
)

// names is indexed by rank; the zero rank and values past the ace print as "?".
const names = "?  2  3  4  5  6  7  8  9  10 11 12 J  Q  K  A  "

// String returns the rank as records spell it: A K Q J 12 11 10 9 … 2.
func (r Rank) String() string {
	if r > Ace {
		r = 0
	}
	return strings.TrimRight(names[3*r:3*r+3], " ")
}

// A Card is a suit and a rank: suit<<4 | rank. The zero Card is no card.
type Card uint8

// Joker is the extra card of the oldest form of the game. It is never in a
// [Set]: its holder's hand contains the turned-up card instead. It appears
// only when it is itself turned up.
const Joker Card = 0x80

// Of returns the card of a rank and a suit.
func Of(r Rank, s Suit) Card { return Card(s)<<4 | Card(r) }

// Suit returns the card's printed suit.
func (c Card) Suit() Suit { return Suit(c >> 4 & 3) }

// Rank returns the card's rank.
func (c Card) Rank() Rank { return Rank(c & 15) }

// Set returns the set of this one card, or the empty set for no card and for the joker.
func (c Card) Set() Set {
	if c == 0 || c >= Joker {
		return 0
	}
	return 1 << c
}

// String returns the card as records spell it, such as 10C or AS: "" for no
// card, "joker" for the joker.
func (c Card) String() string { return string(c.Append(nil)) }

// MarshalText returns what String returns.
func (c Card) MarshalText() ([]byte, error) { return c.Append(nil), nil }

// UnmarshalText reads a card, or "" as no card.
func (c *Card) UnmarshalText(b []byte) (err error) {
	if *c = 0; len(b) > 0 {
		*c, err = ParseCard(string(b))
	}
	return err
}

// Append appends the card's spelling to b.
func (c Card) Append(b []byte) []byte {
	switch {
	case c == 0:
		return b
	case c == Joker:
		return append(b, "joker"...)
	}
	i := 3 * int(c.Rank())
	b = append(b, names[i])
	if d := names[i+1]; d != ' ' {
		b = append(b, d)
	}
	return append(b, suitLetters[c.Suit()])
}

// A Set is a set of cards; bit c stands for Card(c). The zero Set is empty.
type Set uint64

// ranksMask has a bit set for each of the fifteen ranks of the first suit.
const ranksMask = 0xFFFE

// Everything is the set of all sixty cards of the largest pack.
const Everything Set = ranksMask * 0x0001_0001_0001_0001

// SetOf returns the set of the given cards.
func SetOf(cs ...Card) Set {
	var s Set
	for _, c := range cs {
		s |= c.Set()
	}
	return s
}

// OfSuit returns the set of all fifteen cards of a suit.
func OfSuit(k Suit) Set { return ranksMask << (16 * k) }

// OfRank returns the set of the four cards of a rank.
func OfRank(r Rank) Set { return 0x0001_0001_0001_0001 << r }

// In returns the cards of s that are of suit k.
func (s Set) In(k Suit) Set { return s & OfSuit(k) }

// Len returns the number of cards.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// Has reports whether c is in the set.
func (s Set) Has(c Card) bool { return s&c.Set() != 0 }

// First returns the lowest card of the first suit present, or no card.
func (s Set) First() Card {
	if s == 0 {
		return 0
	}
	return Card(bits.TrailingZeros64(uint64(s)))
}

// Highest returns the highest card of the last suit present, or no card.
func (s Set) Highest() Card {
	if s == 0 {
		return 0
	}
	return Card(63 - bits.LeadingZeros64(uint64(s)))
}

// Nth returns the n-th card of the set in bit order (clubs to spades, low to
// high within each), counting from 0. n must be less than s.Len().
//
// It works without branches: running counts by byte find the byte that holds
// the card (Vigna, "Broadword Implementation of Rank/Select Queries", 2008),
// and a table finds the bit.
func (s Set) Nth(n int) Card {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	a := s - s>>1&0x5555555555555555
	a = a&0x3333333333333333 + a>>2&0x3333333333333333
	a = (a + a>>4) & 0x0F0F0F0F0F0F0F0F * ones
	at := bits.OnesCount64(uint64((Set(n)*ones|tops)-a)&tops) * 8
	n -= int(a << 8 >> at & 0xFF)
	return Card(at) + bitInByte[n&7<<8|int(s>>at&0xFF)]
}

// bitInByte holds the place of the n-th one bit of byte b at n<<8 | b.
var bitInByte = func() (t [8 << 8]Card) {
	for b := range 256 {
		n := 0
		for i := range 8 {
			if b>>i&1 == 1 {
				t[n<<8|b] = Card(i)
				n++
			}
		}
	}
	return t
}()

// Cards yields the cards suit by suit, highest first: the order in which hands are written.
func (s Set) Cards() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for k := range Suit(Suits) {
			for t := s.In(k); t != 0; {
				c := t.Highest()
				t &^= c.Set()
				if !yield(c) {
					return
				}
			}
		}
	}
}

// String returns the cards as records list them, separated by blanks: clubs,
// diamonds, hearts, spades, and the highest of each suit first.
func (s Set) String() string { return string(s.Append(nil)) }

// MarshalText returns what String returns.
func (s Set) MarshalText() ([]byte, error) { return s.Append(nil), nil }

// UnmarshalText reads cards as [Parse] does.
func (s *Set) UnmarshalText(b []byte) (err error) { *s, err = Parse(string(b)); return }

// Append appends what String returns.
func (s Set) Append(b []byte) []byte {
	first := true
	for k := range Suit(Suits) {
		for t := s.In(k); t != 0; {
			c := t.Highest()
			t &^= c.Set()
			if !first {
				b = append(b, ' ')
			}
			first = false
			b = c.Append(b)
		}
	}
	return b
}

// ParseCard reads one card: a rank and a suit, such as "10C". It also accepts
// lower case, the suits' symbols and T for 10; "joker" is the joker.
func ParseCard(s string) (Card, error) {
	c, rest := scan(s)
	if c == 0 || rest != "" {
		return 0, fmt.Errorf("%q is not a card: write rank and suit, as AC, 10D or 9♠", s)
	}
	return c, nil
}

// Parse reads a list of cards separated by blanks. A card that appears twice
// is an error, as is a joker, which cannot be in a set.
func Parse(s string) (Set, error) {
	var set Set
	for rest := strings.TrimLeft(s, " "); rest != ""; rest = strings.TrimLeft(rest, " ") {
		word, after, _ := strings.Cut(rest, " ")
		c, err := ParseCard(word)
		switch {
		case err != nil:
			return 0, err
		case c == Joker:
			return 0, fmt.Errorf("a joker is written as the card that it stands for")
		case set.Has(c):
			return 0, fmt.Errorf("%v appears twice in %q", c, s)
		}
		set |= c.Set()
		rest = after
	}
	return set, nil
}

// scan reads the card at the start of s and returns the rest; the card is zero if there is none.
func scan(s string) (Card, string) {
	if len(s) >= 5 && strings.EqualFold(s[:5], "joker") {
		return Joker, s[5:]
	}
	r, s := scanRank(s)
	if r == 0 {
		return 0, s
	}
	k, s, ok := scanSuit(s)
	if !ok {
		return 0, s
	}
	return Of(r, k), s
}

func scanRank(s string) (Rank, string) {
	if s == "" {
		return 0, s
	}
	switch c := s[0]; {
	case c == '1' && len(s) > 1 && s[1] >= '0' && s[1] <= '2':
		return Ten + Rank(s[1]-'0'), s[2:]
	case c >= '2' && c <= '9':
		return Two + Rank(c-'2'), s[1:]
	}
	switch s[0] | 0x20 {
	case 't':
		return Ten, s[1:]
	case 'j':
		return Jack, s[1:]
	case 'q':
		return Queen, s[1:]
	case 'k':
		return King, s[1:]
	case 'a':
		return Ace, s[1:]
	}
	return 0, s
}

func scanSuit(s string) (Suit, string, bool) {
	if s == "" {
		return 0, s, false
	}
	for k := range Suit(Suits) {
		if s[0]|0x20 == suitLetters[k]|0x20 {
			return k, s[1:], true
		}
		if after, ok := strings.CutPrefix(s, k.Symbol()); ok {
			return k, after, true
		}
	}
	return 0, s, false
}

// ParseSuit reads a suit's letter or symbol, in either case.
func ParseSuit(s string) (Suit, error) {
	k, rest, ok := scanSuit(s)
	if !ok || rest != "" {
		return 0, fmt.Errorf("%q is not a suit: write C, D, H or S", s)
	}
	return k, nil
}

// ParseRank reads a rank, such as "A", "10" or "T".
func ParseRank(s string) (Rank, error) {
	r, rest := scanRank(s)
	if r == 0 || rest != "" {
		return 0, fmt.Errorf("%q is not a rank: write A K Q J 12 11 10 9 … 2", s)
	}
	return r, nil
}
