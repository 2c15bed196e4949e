package dataset

import (
	"fmt"
	"strings"

	"ninetynine/cards"
	"ninetynine/env"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Column says what a number of each row means.
type Column struct {
	Name  string `json:"name"`
	Type  string `json:"type"` // int8, int32 or int64; of the last two float32 and string
	Means string `json:"means"`

	of func(d *decision) int64 // nil: known when the deal is over, or no integer
}

// A decision is one action, and what the player that chose it knew.
type decision struct {
	match  int // in the record, from 0
	view   match.View
	chosen cards.Set // so far, to lay aside
	act    int
	hash   uint64
	row    [1]uint64 // its mask
}

// mostActions is how many actions fit into a mask, whose sign is not used.
const mostActions = 63

// columns lists the columns of integers. A game has only those that can say something.
func columns(g *rules.Game, n env.Numbering) ([]Column, error) {
	v := g.Variant()
	if all := len(n.Actions()); all > mostActions {
		return nil, fmt.Errorf("%s has %d actions, and a mask has room for %d", v.ID, all, mostActions)
	}
	var all []Column
	add := func(has bool, name, kind, means string, of func(d *decision) int64) {
		if has {
			all = append(all, Column{name, kind, means, of})
		}
	}
	card := func(c cards.Card) int64 {
		switch c {
		case 0:
			return -1
		case cards.Joker:
			return int64(g.Pack().Len())
		}
		return int64(n.Number(rules.Play(0, c)))
	}
	offer := func(o rules.Offer) int64 {
		if o == 0 {
			return -1
		}
		return int64(n.Number(rules.MakeOffer(0, o)))
	}
	premiums := v.Offers.How != rules.NoOffers
	add(true, "match", "int32", "the number of the match in the record, from 0", func(d *decision) int64 { return int64(d.match) })
	add(true, "deal", "int32", "the number of the deal in the match, from 0", func(d *decision) int64 { return int64(d.view.Number) })
	add(true, "hash", "int64", "of the cards of all hands", func(d *decision) int64 { return int64(d.hash) })
	add(true, "split", "int8", "0 to train, 1 to validate, 2 to test", func(d *decision) int64 { return split(d.hash) })
	add(true, "seat", "int8", "of the player that decides, from 0", func(d *decision) int64 { return int64(d.view.Seat) })
	add(true, "phase", "int8", words(rules.Laying, rules.Over), func(d *decision) int64 { return int64(d.view.Phase) })
	add(true, "dealer", "int8", "the seat that dealt", func(d *decision) int64 { return int64(d.view.Dealer) })
	add(true, "trump", "int8", words(rules.NoTrump, rules.Unnamed)+"; -1 while it is not known", func(d *decision) int64 { return trump(d.view.Trump) })
	add(v.Trump.By == rules.ByHolder, "stay", "int8", "the trump if no player offers to name one, as in trump; -1 once that is settled", func(d *decision) int64 { return trump(d.view.Stay) })
	add(v.Trump.By == rules.ByTurnup, "turnup", "int8", fmt.Sprintf("the card turned up; %d is the joker", g.Pack().Len()), func(d *decision) int64 { return card(d.view.Turnup) })
	add(v.Score.Vulnerable > 0, "vulnerable", "int8", "bit i is set if seat i is vulnerable", func(d *decision) int64 { return int64(d.view.Vulnerable) })
	add(true, "lead", "int8", "the seat that leads, or led, the trick; -1 before the play", func(d *decision) int64 { return seat(d.view.Lead()) })
	add(v.Dummy, "due", "int8", "the seat whose card is due, the player's or the dummy's; -1 before the play", func(d *decision) int64 { return seat(d.view.Due) })
	add(true, "hand", "int64", "the cards that the player holds", func(d *decision) int64 { return int64(n.Cards(d.view.Hand[d.view.Seat])) })
	add(g.Lays(), "chosen", "int64", "the cards of hand chosen so far to lay aside", func(d *decision) int64 { return int64(n.Cards(d.chosen)) })
	add(true, "gone", "int64", "the cards of finished tricks", func(d *decision) int64 { return int64(n.Cards(gone(&d.view))) })
	for i := range rules.Seat(v.Seats) {
		live := g.Live().Has(i)
		each := func(has bool, name, kind, means string, of func(d *decision) int64) {
			add(has, fmt.Sprintf("%s_%d", name, i), kind, fmt.Sprintf(means, i), of)
		}
		each(true, "card", "int8", "the card of seat %d in the trick; -1: none yet", func(d *decision) int64 { return card(d.view.Trick()[i]) })
		each(true, "won", "int8", "the tricks that seat %d has won", func(d *decision) int64 { return int64(d.view.Won[i]) })
		each(true, "aside", "int64", "the bid-cards of seat %d that the player knows", func(d *decision) int64 { return int64(n.Cards(d.view.Aside[i])) })
		each(true, "bid", "int8", "the tricks that they bid; -1: the player of this row does not know the bid of seat %d", func(d *decision) int64 { return bid(g, &d.view, i) })
		each(premiums && live, "offer", "int8", "the number of what seat %d has said, as far as the player knows; -1: nothing", func(d *decision) int64 { return offer(d.view.Offer[i]) })
		each(premiums, "premium", "int8", "of seat %d: 0 none, 2 declare, 3 reveal", func(d *decision) int64 { return int64(d.view.Holds[i].Level()) })
		each(v.Dummy || v.Offers.Reveal > 0, "open", "int64", "the cards that seat %d holds, if they lie face up", func(d *decision) int64 { return int64(n.Cards(open(&d.view, i))) })
		each(true, "void", "int8", "the suits in which seat %d did not follow: bit 0 C, 1 D, 2 H, 3 S, 4 nines", func(d *decision) int64 { return int64(d.view.Void[i]) })
		each(true, "total", "int32", "the points of seat %d in the game before this deal", func(d *decision) int64 { return int64(d.view.Totals[i]) })
	}
	add(true, "mask", "int64", "the legal actions", func(d *decision) int64 { return int64(d.row[0]) })
	add(true, "act", "int8", "the action chosen", func(d *decision) int64 { return int64(d.act) })
	return append(all,
		Column{"points", "int32", "of the player, at the end of the deal", nil},
		Column{"margin", "float32", "those points, less the mean of the other hands'", nil},
		Column{"player", "string", "the player and its edition", nil}), nil
}

// words lists what the numbers from the first mean, up to but not including the last.
func words[T interface {
	~uint8
	String() string
}](first, end T) string {
	var all []string
	for x := first; x < end; x++ {
		all = append(all, fmt.Sprintf("%d %v", x, x))
	}
	return strings.Join(all, ", ")
}

func trump(t rules.Trump) int64 {
	if t == rules.Unnamed {
		return -1
	}
	return int64(t)
}

func seat(s rules.Seat) int64 {
	if s == rules.Nobody {
		return -1
	}
	return int64(s)
}

func gone(v *match.View) (all cards.Set) {
	for _, trick := range v.Played[:v.Tricks] {
		for _, c := range trick {
			all |= c.Set()
		}
	}
	return all
}

func bid(g *rules.Game, v *match.View, i rules.Seat) int64 {
	if v.Aside[i] == 0 || !v.AsideOpen.Has(i) {
		return -1
	}
	return int64(g.Bid(v.Aside[i]))
}

func open(v *match.View, i rules.Seat) cards.Set {
	if i == v.Seat || !v.HandOpen.Has(i) {
		return 0
	}
	return v.Hand[i]
}
