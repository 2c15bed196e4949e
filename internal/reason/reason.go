// Package reason finds facts that speak for one act rather than another: true by the
// rules, of a View alone, however the hidden cards lie. None is a guess, and none says
// more than it proves.
package reason

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// A Kind is a sort of fact.
type Kind string

// The facts. Of those about a card, Card is the card in question.
const (
	// About the contract of the seat that decides.
	Lost   Kind = "lost"   // it cannot be made any more
	Safe   Kind = "safe"   // it is made, whatever happens
	Enough Kind = "enough" // no trick more may be won
	All    Kind = "all"    // every trick left must be won; N of them
	Some   Kind = "some"   // N of the M tricks left must be won

	// About a card that may be played.
	Wins    Kind = "wins"    // it takes the trick for certain
	Loses   Kind = "loses"   // it cannot take the trick
	Highest Kind = "highest" // nobody else can have a higher one of its suit
	Lowest  Kind = "lowest"  // nobody else can have a lower one of its suit, but a higher one
	Drained Kind = "drained" // nobody else can have one of its suit
	Last    Kind = "last"    // it is the hand's last of a suit that it need not follow

	// About laying cards aside.
	Void Kind = "void" // no card of the Card's suit is left in the hand
	Ruff Kind = "ruff" // Void, and there are trumps in the hand
)

// A Fact is one thing that is true of a decision.
type Fact struct {
	// Kind is the sort of fact.
	Kind Kind `json:"kind" wire:"enum=lost|safe|enough|all|some|wins|loses|highest|lowest|drained|last|void|ruff"`
	// Of says which act it is about: the better one, or the one that was done; absent
	// of facts about the contract.
	Of string `json:"of,omitempty" wire:"enum=better|done"`
	// Card is the card that it is about.
	Card string `json:"card,omitempty"`
	// Suit is the suit that the card counts as: C, D, H or S, or nines.
	Suit string `json:"suit,omitempty"`
	// N is a number of tricks.
	N int `json:"n,omitempty" wire:"min=0"`
	// M is the number of tricks left, the present one included.
	M int `json:"m,omitempty" wire:"min=0"`
}

// For returns what speaks for one act of the View's seat rather than another, the most
// telling first, three facts at most.
func For(g *rules.Game, v *rules.View, better, done rules.Action) []Fact {
	switch v.Phase {
	case rules.Playing:
		return newTable(g, v).forPlay(better.Card(), done.Card())
	case rules.Laying:
		return forBid(g, v, better)
	}
	return nil
}

// forBid names the suits that a bid leaves the hand without.
func forBid(g *rules.Game, v *rules.View, better rules.Action) (facts []Fact) {
	rest := v.Hand[v.Seat] &^ better.Cards()
	trump, hasTrump := v.Trump.Suit()
	for k := range cards.Suit(cards.Suits) {
		laid := better.Cards() & g.Following(v.Trump, int(k))
		if v.Trump == rules.Unnamed || laid == 0 || rest&g.Following(v.Trump, int(k)) != 0 {
			continue
		}
		f := Fact{Kind: Void, Of: "better", Card: laid.First().String(), Suit: k.String()}
		if hasTrump && k != trump && rest&g.Following(v.Trump, int(trump)) != 0 {
			f.Kind = Ruff
		}
		facts = append(facts, f)
	}
	return facts[:min(len(facts), 2)]
}

// suitName names a suit to follow; the last are nines, where they are trumps.
func suitName(k int) string {
	if k == cards.Suits {
		return rules.NinesTrump.String()
	}
	return cards.Suit(k).String()
}

// A table is what a View shows of the trick in progress and the cards around it.
type table struct {
	g      *rules.Game
	v      *rules.View
	due    rules.Seat // whose card it is
	hand   cards.Set
	others cards.Set // that others may hold, or have laid aside
	led    cards.Card
	taking int // the strength of the card that is taking the trick
}

func newTable(g *rules.Game, v *rules.View) *table {
	t := &table{g: g, v: v, due: v.Due, hand: v.Hand[v.Due], led: v.Led(), taking: -1}
	gone := t.hand
	for i := range rules.Seat(g.Seats()) {
		gone |= v.Aside[i]
		for trick := range int(v.Tricks) + 1 {
			if trick < g.Tricks() {
				gone |= v.Played[trick][i].Set()
			}
		}
		if c := v.Trick()[i]; c != 0 {
			t.taking = max(t.taking, g.Strength(v.Trump, t.led, c))
		}
	}
	t.others = g.Pack() &^ gone
	return t
}

// forPlay compares two cards; what is true of both does not tell them apart.
func (t *table) forPlay(better, done cards.Card) (facts []Fact) {
	wanted := t.contract(&facts)
	if t.due != t.v.Seat {
		wanted = open // a dummy's tricks are not the player's own
	}
	say := func(of string, c cards.Card, kinds ...Kind) {
		other := better
		if of == "better" {
			other = done
		}
		for _, k := range kinds {
			if len(facts) < 3 && t.holds(k, c) && !t.holds(k, other) {
				facts = append(facts, Fact{Kind: k, Of: of, Card: c.String(), Suit: suitName(t.g.SuitOf(t.v.Trump, c))})
				return
			}
		}
	}
	leads, follows := t.led == 0, t.led != 0 && t.follows(better)
	switch wanted {
	case none:
		say("done", done, Wins)
		say("better", better, Loses)
	case every:
		say("done", done, Loses)
		say("better", better, Wins)
	case part:
		say("better", better, Wins, Loses)
		say("done", done, Wins, Loses)
	}
	switch {
	case leads:
		say("better", better, Drained, Highest, Lowest)
	case !follows:
		say("better", better, Last)
	}
	return facts
}

// want is how many of the tricks left a contract asks for.
type want int

const (
	open  want = iota // it does not matter, or is not known
	none              // no more
	part              // some
	every             // all
)

// contract states how the contract stands.
func (t *table) contract(facts *[]Fact) want {
	g, v := t.g, t.v
	left := g.Tricks() - int(v.Tricks)
	switch g.Prospect(v, v.Seat) {
	case rules.Lost:
		*facts = append(*facts, Fact{Kind: Lost})
		return open
	case rules.Safe:
		*facts = append(*facts, Fact{Kind: Safe})
		return open
	}
	if !g.Lays() {
		return open // the cards left over must fit, too
	}
	n, ways := 0, 0
	for made, k := g.Makes(v, v.Seat), 0; made>>k != 0; k++ {
		if need := k - int(v.Won[v.Seat]); made>>k&1 == 1 && need >= 0 && need <= left {
			n, ways = need, ways+1
		}
	}
	switch {
	case ways != 1:
		return open
	case n == 0:
		*facts = append(*facts, Fact{Kind: Enough, M: left})
		return none
	case n == left:
		*facts = append(*facts, Fact{Kind: All, N: n, M: left})
		return every
	}
	*facts = append(*facts, Fact{Kind: Some, N: n, M: left})
	return part
}

// holds reports whether a fact is true of a card.
func (t *table) holds(k Kind, c cards.Card) bool {
	suit := t.g.Following(t.v.Trump, t.g.SuitOf(t.v.Trump, c))
	above := t.g.Above(t.v.Trump, c)
	switch k {
	case Wins:
		return t.wins(c)
	case Loses:
		return t.led != 0 && t.g.Strength(t.v.Trump, t.led, c) < t.taking
	case Highest:
		return t.others&above == 0 && t.others&suit != 0
	case Lowest:
		return t.others&suit != 0 && t.others&suit&^above == 0
	case Drained:
		return t.others&suit == 0
	case Last:
		return t.hand&suit == c.Set()
	}
	return false
}

// follows reports whether the card is of the suit led.
func (t *table) follows(c cards.Card) bool {
	return t.g.SuitOf(t.v.Trump, c) == t.g.SuitOf(t.v.Trump, t.led)
}

// wins reports whether nobody can beat the card in this trick.
func (t *table) wins(c cards.Card) bool {
	led := t.led
	if led == 0 {
		led = c
	}
	strength := t.g.Strength(t.v.Trump, led, c)
	if strength < t.taking {
		return false
	}
	trick := t.v.Trick()
	for i := range rules.Seat(t.g.Seats()) {
		if i == t.due || trick[i] != 0 {
			continue
		}
		for x := range t.held(i).Cards() {
			if t.g.Strength(t.v.Trump, led, x) > strength {
				return false
			}
		}
	}
	return true
}

// held returns the cards that a hand may hold.
func (t *table) held(i rules.Seat) cards.Set {
	if t.v.HandOpen.Has(i) {
		return t.v.Hand[i]
	}
	may := t.others
	for k := range cards.Suits + 1 {
		if t.v.Void[i]>>k&1 == 1 {
			may &^= t.g.Following(t.v.Trump, k)
		}
	}
	return may
}
