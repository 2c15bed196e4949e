package reason

import (
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

var positions = flag.Int("positions", 60, "positions on which each kind of fact is checked")

// TestFacts checks every kind of fact against the engine and against the printed rules: in deals of
// every variant, in the deal itself and in worlds that agree with the View, the trick is played on
// in every way, or the deal at random, and the fact must hold. The order of cards is taken from
// their names, not from the engine's tables.
func TestFacts(t *testing.T) {
	var games []*rules.Game
	for _, variant := range rules.Catalogue() {
		games = append(games, randomplay.Open(t, variant))
	}
	c := checker{t: t, told: map[Kind]int{}, rng: rand.New(rand.NewPCG(1, 2))}
	for deal := 0; c.wants() && deal < 300+2*(*positions); deal++ {
		for _, g := range games {
			c.deal(g, deal)
		}
	}
	for _, k := range kinds {
		if c.told[k] < *positions {
			t.Errorf("%s was told on %d positions, not %d", k, c.told[k], *positions)
		}
	}
	t.Log(c.told)
}

var kinds = []Kind{
	Lost, Enough, All, Some, Few, Rival, Wins, Loses, Harder, Easier, Sheds, Wasted, Highest, Lowest, Drained, Last,
	Sure, Void, Ruff, Trumpless,
}

type checker struct {
	t    *testing.T
	told map[Kind]int // positions by kind
	rng  *rand.Rand
}

func (c *checker) wants() bool {
	return slices.ContainsFunc(kinds, func(k Kind) bool { return c.told[k] < *positions })
}

func (c *checker) deal(g *rules.Game, n int) {
	sampler, source := worlds.New(g), rand.NewPCG(3, uint64(n))
	for s := randomplay.Dealt(c.t, g, n); s.Phase() != rules.Over; {
		var v rules.View
		g.View(&s, g.Owner(&s, g.Turn(&s).First()), &v)
		if v.Options.Len() > 1 && (v.Phase == rules.Laying || v.Phase == rules.Playing) {
			c.decision(g, &s, &v, sampler, source)
		}
		g.Apply(&s, v.Options.Nth(c.rng.IntN(v.Options.Len())))
	}
}

// decision compares some acts, and checks each kind of fact once.
func (c *checker) decision(g *rules.Game, s *rules.State, v *rules.View, sampler *worlds.Sampler, source *rand.PCG) {
	here := map[Kind]bool{}
	begun := false
	for range 12 {
		better, done := v.Options.Nth(c.rng.IntN(v.Options.Len())), v.Options.Nth(c.rng.IntN(v.Options.Len()))
		for tries := 0; v.Phase == rules.Laying && tries < 10 && g.Bid(better.Cards()) != g.Bid(done.Cards()); tries++ {
			done = v.Options.Nth(c.rng.IntN(v.Options.Len()))
		}
		likelier := float64(min(1, c.rng.IntN(4)))
		for _, f := range For(g, v, Act{Action: better, Chance: likelier}, Act{Action: done, Lost: 10}) {
			if here[f.Kind] || c.told[f.Kind] >= *positions {
				continue
			}
			here[f.Kind] = true
			c.told[f.Kind]++
			k := claim{g: g, v: v, f: &f, act: better, other: done, rng: c.rng}
			if f.Of == "done" {
				k.act, k.other = done, better
			}
			k.hold(c.t, s)
			if !begun {
				must.Do(c.t, sampler.Begin(v))
				begun = true
			}
			for range 2 {
				var h rules.Hidden
				if _, ok := sampler.Sample(source, &h); !ok {
					break
				}
				world := g.Suppose(v, &h)
				k.hold(c.t, &world)
			}
		}
	}
}

// A claim is a fact stated about an act, rather than another.
type claim struct {
	g          *rules.Game
	v          *rules.View
	f          *advice.Fact
	act, other rules.Action
	rng        *rand.Rand
}

// hold fails the test unless the fact is true in a world.
func (k *claim) hold(t *testing.T, world *rules.State) {
	t.Helper()
	if !k.true(world) {
		t.Fatalf("%s: %s: %+v of %v rather than %v is false", k.g.Variant().ID, k.g.AppendPosition(nil, world), *k.f, k.act, k.other)
	}
}

func (k *claim) true(world *rules.State) bool {
	card, other := k.act.Card(), k.other.Card()
	switch k.f.Kind {
	case Lost, Enough, All, Some, Few, Rival:
		return k.comesTrue(world)
	case Sure:
		return k.takes(world, k.act) == never && k.isSure(world)
	case Void, Ruff, Trumpless:
		return k.leaves()
	case Wins:
		return k.takes(world, k.act) == always
	case Loses:
		return k.takes(world, k.act) == never
	case Harder:
		return k.f.Than == other.String() && k.outdoes(world, k.act, k.other) && k.unseen(func(x cards.Card) bool { return k.beats(x, other) && !k.beats(x, card) }) > 0
	case Easier:
		return k.f.Than == other.String() && k.outdoes(world, k.other, k.act) && k.unseen(func(x cards.Card) bool { return k.beats(x, card) && !k.beats(x, other) }) > 0
	case Sheds:
		return k.takes(world, k.act) == never && k.takes(world, k.other) == never && k.lower(card) > 0 &&
			k.unseen(func(x cards.Card) bool { return k.beats(x, card) }) < k.unseen(func(x cards.Card) bool { return k.beats(x, other) })
	case Wasted:
		return k.takes(world, k.act) == never && k.takes(world, k.other) == never && (k.lower(card) > 0 || k.trump(card)) && k.beats(card, other)
	case Highest:
		return k.lower(card) > 0 && k.unseen(func(x cards.Card) bool { return k.suit(x) == k.suit(card) && k.beats(x, card) }) == 0
	case Lowest:
		return k.lower(card) == 0 && k.unseen(func(x cards.Card) bool { return k.suit(x) == k.suit(card) }) > 0
	case Drained:
		return k.unseen(func(x cards.Card) bool { return k.suit(x) == k.suit(card) }) == 0 && k.unseen(k.trump) > 0
	case Last:
		rest := k.v.Hand[k.v.Seat] &^ card.Set()
		return k.suit(card) != k.suit(k.v.Led()) && k.none(rest, k.suit(card)) && k.unseen(func(x cards.Card) bool { return k.suit(x) == k.suit(card) }) > 0
	}
	return false
}

// suit returns the suit that a card counts as, by its name.
func (k *claim) suit(c cards.Card) string {
	name := c.String()
	if k.v.Trump == rules.NinesTrump && strings.HasPrefix(name, "9") {
		return "9"
	}
	return name[len(name)-1:]
}

func (k *claim) trump(c cards.Card) bool {
	return k.v.Trump == rules.NinesTrump && k.suit(c) == "9" || k.v.Trump.String() == k.suit(c)
}

func (k *claim) beats(x, c cards.Card) bool {
	switch {
	case k.suit(x) != k.suit(c):
		return k.trump(x)
	case k.suit(x) == "9":
		const order = "DSHC" // from the bottom
		of := func(c cards.Card) int { return strings.Index(order, c.String()[1:]) }
		return of(x) > of(c)
	}
	ranks := strings.Fields("2 3 4 5 6 7 8 9 10 11 12 J Q K A")
	of := func(c cards.Card) int { return slices.Index(ranks, c.String()[:len(c.String())-1]) }
	return of(x) > of(c)
}

// unseen counts the cards of a kind that the seat has not seen: other hands may hold them.
func (k *claim) unseen(of func(cards.Card) bool) (n int) {
	seen := k.v.Hand[k.v.Seat]
	for i := range k.v.Aside {
		seen |= k.v.Aside[i]
	}
	for t := range k.v.Played {
		for _, c := range k.v.Played[t] {
			if c != 0 {
				seen |= c.Set()
			}
		}
	}
	for c := range (k.g.Pack() &^ seen).Cards() {
		if of(c) {
			n++
		}
	}
	return n
}

func (k *claim) lower(c cards.Card) int {
	return k.unseen(func(x cards.Card) bool { return k.suit(x) == k.suit(c) && k.beats(c, x) })
}

func (k *claim) none(hand cards.Set, suit string) bool {
	for c := range hand.Cards() {
		if k.suit(c) == suit {
			return false
		}
	}
	return true
}

func (k *claim) leaves() bool {
	rest, otherRest := k.v.Hand[k.v.Seat]&^k.act.Cards(), k.v.Hand[k.v.Seat]&^k.other.Cards()
	card, _ := cards.ParseCard(k.f.Card)
	suit := k.suit(card)
	trumps := false
	for c := range rest.Cards() {
		trumps = trumps || k.trump(c)
	}
	return k.none(rest, suit) && !k.none(otherRest, suit) && strings.Replace(k.f.Suit, "nines", "9", 1) == suit &&
		(k.f.Kind != Ruff || trumps) && (k.f.Kind == Trumpless) == k.trump(card)
}

// How often an act takes the trick, over all ways to play it on.
const (
	never = iota
	sometimes
	always
)

func (k *claim) takes(world *rules.State, act rules.Action) int {
	won, all := 0, 0
	k.ways(world, act, func(next *rules.State, _ []rules.Action) {
		all++
		won += k.tricks(next) - k.tricks(world)
	})
	switch won {
	case 0:
		return never
	case all:
		return always
	}
	return sometimes
}

func (k *claim) tricks(s *rules.State) int {
	var v rules.View
	k.g.View(s, k.v.Seat, &v)
	return int(v.Won[k.v.Seat])
}

// outdoes reports whether one act takes the trick in every way in which another does.
func (k *claim) outdoes(world *rules.State, act, other rules.Action) bool {
	holds := true
	k.ways(world, other, func(next *rules.State, replies []rules.Action) {
		if k.tricks(next) == k.tricks(world) {
			return
		}
		now := *world
		k.g.Apply(&now, act)
		for _, r := range replies {
			o := k.g.Due(&now)
			if !o.Has(r) {
				holds = false
				return
			}
			k.g.Apply(&now, r)
		}
		holds = holds && k.tricks(&now) > k.tricks(world)
	})
	return holds
}

// ways plays the trick on after an act in every way, or in several hundred.
func (k *claim) ways(world *rules.State, act rules.Action, visit func(s *rules.State, replies []rules.Action)) {
	left := 400
	var on func(s *rules.State, replies []rules.Action)
	on = func(s *rules.State, replies []rules.Action) {
		var v rules.View
		if k.g.View(s, rules.Nobody, &v); v.Phase != rules.Playing || v.Tricks > k.v.Tricks {
			visit(s, replies)
			left--
			return
		}
		o := k.g.Due(s)
		for _, i := range k.rng.Perm(o.Len()) {
			if left <= 0 {
				return
			}
			next := *s
			k.g.Apply(&next, o.Nth(i))
			on(&next, append(replies[:len(replies):len(replies)], o.Nth(i)))
		}
	}
	next := *world
	k.g.Apply(&next, act)
	on(&next, nil)
}

// comesTrue plays the deal out at random, and checks the fact about the contract.
func (k *claim) comesTrue(world *rules.State) bool {
	seat := k.v.Seat
	if k.f.Kind == Rival {
		seat = rules.Seat(slices.IndexFunc(k.v.Holds[:], func(o rules.Offer) bool { return o != 0 }))
	}
	over := k.played(world)
	made, won := over.Made.Has(seat), int(over.Won[seat])-int(k.v.Won[seat])
	left := k.g.Tricks() - int(k.v.Tricks)
	switch {
	case k.f.Kind == Lost:
		return !made && k.f.N == k.g.Seats()-1
	case k.f.Kind == Enough:
		return made == (won == 0)
	case k.f.Kind == Rival && k.f.M == 0:
		return made == (won == left) && k.f.N == left && seat != k.v.Seat
	case k.f.Kind == Rival && seat == k.v.Seat:
		return false
	}
	return made == (won == k.f.N) && k.f.M == left
}

// isSure plays the deal out at random after the act, and reports whether as many trumps as stated
// took tricks, and as many are needed.
func (k *claim) isSure(world *rules.State) bool {
	next := *world
	k.g.Apply(&next, k.act)
	over := k.played(&next)
	took := 0
	for t := int(k.v.Tricks) + 1; t < k.g.Tricks(); t++ {
		mine := over.Played[t][k.v.Seat]
		least, _ := cards.ParseCard(k.f.Card)
		beaten := slices.ContainsFunc(over.Played[t][:k.g.Seats()], func(c cards.Card) bool { return c != mine && k.beats(c, mine) })
		if k.trump(mine) && (mine == least || k.beats(mine, least)) && !beaten {
			took++
		}
	}
	return took == k.f.N && k.g.Makes(k.v, k.v.Seat)>>(int(k.v.Won[k.v.Seat])+took)&1 == 1
}

func (k *claim) played(world *rules.State) (over rules.View) {
	next := *world
	for next.Phase() == rules.Playing {
		o := k.g.Due(&next)
		k.g.Apply(&next, o.Nth(k.rng.IntN(o.Len())))
	}
	k.g.View(&next, k.v.Seat, &over)
	return over
}

// TestTold has facts of some decisions: those reported, and those that are true but no reason and
// so are left out. Seat 0 of standard has won some tricks, with spades as trumps.
func TestTold(t *testing.T) {
	for _, test := range []struct {
		name, hand, aside string
		won               uint8
		table             string // what seats 1 and 2 played to the trick
		better, done      string
		gain              float64
		want              string
	}{
		{"a sure trick, all needed", "KC 6C AS", "7H QD 8S", 0, "10C QC", "play KC", "play 6C", 0.2, "all; wins better KC; loses done 6C"},
		{"the same, but it gains nothing", "KC 6C AS", "7H QD 8S", 1, "10C QC", "play KC", "play 6C", 0.02, ""},
		{"no hope left", "KC 6C AS", "7H QD 8S", 4, "10C QC", "play 6C", "play KC", 0, "lost"},
		{"none needed", "KC 6C", "7D 8D 9D", 0, "10C QC", "play 6C", "play KC", 0.2, "enough; loses better 6C; wins done KC"},
		{"none needed, and cards that are as good", "JC 9C 6C", "7D 8D 9D", 0, "10C QC", "play JC", "play 9C", 0.2, ""},
		{"none needed, and an unseen card between", "AC JC 6C", "7D 8D 9D", 0, "8C QC", "play JC", "play 6C", 0.2, "enough; sheds better JC"},
		{"a trump kept for later", "6S AD 7D 8H", "QC 9H 9C", 5, "10C JS", "play 7D", "play 6S", 0.2, "some; wasted done 6S"},
		{"an ace is no news", "AC 6D 8H", "QC 9H 9D", 3, "", "play AC", "play 6D", 0.2, ""},
		{"a sure trick held against a card, with more needed", "AS 6D 8H", "QC 9H 9D", 3, "", "play 6D", "play AS", 0.2, ""},
		{"cards that all are the last of their suit", "QC AD 9H", "6D 7D 8D", 0, "10S JS", "play QC", "play 9H", 0.2, "enough; sheds better QC"},
		{"few needed, and a card easier to beat", "AS 6S 8D 6D", "9D QC 7D", 2, "", "play 6S", "play AS", 0.2, "few; easier better 6S"},
		{"only a few needed, and a high card thrown away", "AC JC 6C 6D", "QD 9H 8H", 3, "8C QC", "play JC", "play 6C", 0.2, "few; sheds better JC"},
		{"trumps that are enough, but neither card wins", "AS KS 6C JC", "QD 9H 8H", 2, "10C QC", "play 6C", "play JC", 0.2, "some; wasted done JC"},
		{"trumps that are enough", "AS KS 8D JD", "QC 9H 7D", 3, "10C QC", "play JD", "play KS", 0.2, "some; sure better KS"},
		{"what is thrown away leaves no choice", "7C QH", "6D 7D 8D", 0, "10S JS", "play QH", "play 7C", 0.2, "enough; sheds better QH"},
		{"a bid without trumps", "AS 6S 7S 8C 9C 10C 8H 9H 10H 8D 9D 10D", "", 0, "", "lay AS 6S 7S", "lay 8C 8D 9D", 0.2, "trumpless better 6S"},
		{"bids of different totals", "AS 6S 7S 8C 9C 10C 8H 9H 10H 8D 9D 10D", "", 0, "", "lay AS 6S 7S", "lay 8H 9H 8D", 0.2, ""},
		{"what both bids do", "AS 6S 7S JS 9C 10C QC 9H 6H 8D 9D 10D", "", 0, "", "lay 9H 6H 8D", "lay 9H 6H 9D", 0.2, ""},
		{"a high bid that ruffs", "AS 6S 7S JS 9C 10C QC 9H 6H 8D 9D 10D", "", 0, "", "lay 9H 6H 8D", "lay 10C AS 8D", 0.2, "ruff better 6H"},
	} {
		g, v := seen(t, test.hand, test.aside, test.won, test.table)
		act := func(text string, chance float64) Act {
			a := must.Get(rules.ParseAction(0, text))(t)
			return Act{Action: a, Chance: chance}
		}
		var all []string
		for _, f := range For(g, v, act(test.better, 0.3+test.gain), act(test.done, 0.3)) {
			all = append(all, strings.TrimSpace(string(f.Kind)+" "+f.Of+" "+f.Card))
		}
		if got := strings.Join(all, "; "); got != test.want {
			t.Errorf("%s: %q, not %q", test.name, got, test.want)
		}
	}
}

func seen(t *testing.T, hand, aside string, won uint8, table string) (*rules.Game, *rules.View) {
	t.Helper()
	g := must.Get(rules.Open("standard"))(t)
	set := func(text string) cards.Set {
		s := must.Get(cards.Parse(text))(t)
		return s
	}
	v := &rules.View{Phase: rules.Laying, Trump: rules.SpadesTrump, Due: rules.Nobody, HandOpen: 1, AsideOpen: 1}
	v.Hand[0], v.Aside[0], v.Won[0] = set(hand), set(aside), won
	if aside == "" {
		return g, v
	}
	v.Phase, v.Due, v.Tricks = rules.Playing, 0, uint8(g.Tricks()-v.Hand[0].Len())
	for i, word := range strings.Fields(table) {
		c, _ := cards.ParseCard(word)
		v.Played[v.Tricks][i+1], v.Leads[v.Tricks] = c, 1
	}
	return g, v
}
