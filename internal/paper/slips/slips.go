// Package slips says which cards of a real pack make the hands of numbered deals, so that people at
// different tables can play the same deals. Each hand is a separate slip, which shows nothing about the
// other hands.
package slips

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"ninetynine/cards"
	"ninetynine/rules"
)

// Most is the greatest number of deals at once.
const Most = 200

// LongestLabel is the greatest length of a label, in characters.
const LongestLabel = 40

// LongestSeed is the greatest length of a seed, in characters: it fits on a line of a sheet.
const LongestSeed = 48

// A Plan selects deals.
type Plan struct {
	Seed  string // source of the deals, see Fair dealing in docs/record.md and [CheckSeed]
	First uint64 // the number of the first
	Deals int    // 1 to [Most]
	Label string // heading of all slips; "": [Label] of the seed
	// Fixed gives each deal its own trump, by [TrumpOf], where it would depend on the deal before. Then
	// all tables play the same deals, in any order.
	Fixed bool
}

// A Series is numbered deals of one seed, for real cards.
//
//wire:name RealDeals
type Series struct {
	// Label names the deals while the seed must stay secret: four letters or digits that follow from it,
	// or the label asked for.
	Label string `json:"label"`
	// Deals are the deals.
	Deals []Deal `json:"deals"`
}

// A Deal is the public part of a deal, and its slips.
//
//wire:name RealDeal
type Deal struct {
	// Number is its number.
	Number uint64 `json:"number" wire:"is=Count"`
	// Dealer is the dealer: seat 0 for number 1, then all in turn.
	Dealer rules.Seat `json:"dealer" wire:"is=Seat"`
	// Forehand is the seat that plays first.
	Forehand rules.Seat `json:"forehand" wire:"is=Seat"`
	// Trump is the trump, unless a player names another; absent if it depends on the deal
	// before.
	Trump rules.Trump `json:"trump,omitzero" wire:"is=Trump"`
	// Turnup is the card turned up, or joker; present if there is one.
	Turnup cards.Card `json:"turnup,omitempty" wire:"is=Turnup"`
	// Slips are the hands by seat, a dummy's bid-cards before its other cards. Each belongs on
	// paper of its own.
	Slips []Slip `json:"slips"`
}

// A Slip is the cards that one hand takes out of a pack.
type Slip struct {
	// Seat is the seat of the hand.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Kind is the kind of slip. hand: a player's; bid: a dummy's bid-cards, face down until the deal is
	// over; dummy: a dummy's other cards, face up once offers are made.
	Kind Kind `json:"kind"`
	// Cards are the cards.
	Cards cards.Set `json:"cards" wire:"is=Cards"`
	// Joker says that the joker belongs to the hand too. It stands for the card turned up.
	Joker bool `json:"joker,omitempty"`
}

// A Kind is the kind of a slip.
type Kind string

// The kinds of slips.
const (
	Hand     Kind = "hand"
	DummyBid Kind = "bid"
	Dummy    Kind = "dummy"
)

// Label returns a name for the deals of a seed while the seed must stay secret: four letters or digits. A
// reader who knows the seed can check the name, but it does not reveal the seed, unless that is easily
// guessed.
func Label(seed string) string {
	const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ" // 32 signs that are easily told apart
	from := cards.SeedOf(seed)
	sum := sha256.Sum256(append([]byte("n99-label-1"), from[:]...))
	var name [4]byte
	for i := range name {
		name[i] = signs[sum[i]%32]
	}
	return string(name[:])
}

// TrumpOf returns the trump of a deal independently of other deals: by the variant's rotation, beginning
// with deal 1, where trumps rotate or contracts made would decide. Otherwise it is the variant's first
// trump.
func TrumpOf(number uint64, v *rules.Variant) rules.Trump {
	all := v.Trump.Rotation
	if v.Trump.By != rules.BySuccess && v.Trump.By != rules.ByRotation || len(all) == 0 {
		return v.Trump.First
	}
	n := uint64(len(all))
	return all[(number%n+n-1)%n]
}

// CheckSeed returns an error for a seed that readers could not type from paper, where one blank looks
// like two.
func CheckSeed(seed string) error {
	unprintable := func(r rune) bool { return !unicode.IsPrint(r) }
	switch {
	case seed == "":
		return fmt.Errorf("no seed: give a text that the deals come from")
	case utf8.RuneCountInString(seed) > LongestSeed:
		return fmt.Errorf("the seed %.20q… is too long for a line on paper: give at most %d characters", seed, LongestSeed)
	case !utf8.ValidString(seed) || strings.ContainsFunc(seed, unprintable) || seed != strings.Join(strings.Fields(seed), " "):
		return fmt.Errorf("the seed %q could not be read off paper: give visible characters, with single blanks between words", seed)
	}
	return nil
}

// Of returns the deals of a plan. Players deal in turn: seat 0 deals number 1.
func Of(g *rules.Game, p *Plan) (*Series, error) {
	if err := CheckSeed(p.Seed); err != nil {
		return nil, err
	}
	switch {
	case p.Deals < 1 || p.Deals > Most:
		return nil, fmt.Errorf("%d deals: 1 to %d can be printed at once", p.Deals, Most)
	case p.First+uint64(p.Deals) < p.First:
		return nil, fmt.Errorf("deal %d: there are not so many", p.First)
	}
	s := &Series{Label: cmp.Or(p.Label, Label(p.Seed))}
	seed := cards.SeedOf(p.Seed)
	v := g.Variant()
	for n := range uint64(p.Deals) {
		s.Deals = append(s.Deals, deal(g, &v, &seed, p.First+n, p.Fixed))
	}
	return s, nil
}

// Board returns a deal as all tables play it: dealers in turn, and the number's own trump, see [TrumpOf].
func Board(g *rules.Game, seed *cards.Seed, number uint64) rules.Deal {
	v := g.Variant()
	dealt := dealt(g, seed, number)
	if dealt.Trump = TrumpOf(number, &v); dealt.Turnup != 0 {
		dealt.Trump = g.TurnupTrump(dealt.Turnup)
	}
	return dealt
}

func dealt(g *rules.Game, seed *cards.Seed, number uint64) rules.Deal {
	d := g.Deal(seed, number)
	live := uint64(g.Live().Len())
	d.Dealer = rules.Seat((number%live + live - 1) % live)
	g.ShowLast(&d)
	return d
}

func deal(g *rules.Game, v *rules.Variant, seed *cards.Seed, number uint64, fixed bool) Deal {
	dealt := dealt(g, seed, number)
	d := Deal{Number: number, Dealer: dealt.Dealer, Trump: rules.Unnamed, Turnup: dealt.Turnup}
	d.Forehand = g.Forehand(d.Dealer)
	switch {
	case dealt.Turnup != 0:
		d.Trump = g.TurnupTrump(dealt.Turnup)
	case fixed || v.Trump.By == rules.ByRotation:
		d.Trump = TrumpOf(number, v)
	}
	for seat := range rules.Seat(g.Seats()) {
		hand := Slip{Seat: seat, Kind: Hand, Cards: dealt.Hands[seat]}
		if seat == dealt.Joker {
			hand.Joker = true
			hand.Cards &^= dealt.Turnup.Set()
		}
		if g.Dummies().Has(seat) {
			hand.Kind = Dummy
			if dealt.Aside != 0 {
				d.Slips = append(d.Slips, Slip{Seat: seat, Kind: DummyBid, Cards: dealt.Aside})
				hand.Cards &^= dealt.Aside
			}
		}
		d.Slips = append(d.Slips, hand)
	}
	return d
}

// Suits returns the suits in the order in which slips list them: the highest bidding value first, which
// alternates the colours.
func Suits() [cards.Suits]cards.Suit {
	return [cards.Suits]cards.Suit{cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds}
}
