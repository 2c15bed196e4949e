// Package randomplay deals and plays at random for the tests of other packages.
package randomplay

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// Small returns the variant with few enough cards to list all deals.
func Small(t testing.TB, v rules.Variant) *rules.Game {
	t.Helper()
	n := map[int]struct{ hand, aside, ranks int }{2: {6, 2, 3}, 3: {4, 1, 3}, 4: {3, 1, 3}, 5: {4, 1, 5}}[v.Seats]
	v.Hand, v.Aside = n.hand, n.aside
	v.Ranks = 0
	for i := range n.ranks {
		v.Ranks |= 1 << (cards.Eight + cards.Rank(i))
	}
	if v.Trump.By == rules.ByTurnup && !v.Joker && !v.DealsAll() {
		t.Fatal("a pack with a turn-up and no joker needs a size of its own")
	}
	g := must.Get(rules.New(v))(t)
	return g
}

// Open returns the variant's game.
func Open(t testing.TB, v rules.Variant) *rules.Game {
	t.Helper()
	g := must.Get(rules.New(v))(t)
	return g
}

// EachVariant runs a test of each published variant in parallel; outside of the gate, of only some.
func EachVariant(t *testing.T, test func(t *testing.T, g *rules.Game)) {
	t.Helper()
	for _, v := range gate.Some(rules.Catalogue(), 3) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			test(t, Open(t, v))
		})
	}
}

// Dealt returns deal number n of the game; dealer and trump change from deal to deal.
func Dealt(t testing.TB, g *rules.Game, n int) rules.State {
	t.Helper()
	v := g.Variant()
	seed := cards.SeedOf("worlds " + v.ID)
	d := g.Deal(&seed, uint64(n))
	d.Dealer = rules.Seat(n % g.Live().Len())
	g.ShowLast(&d)
	if v.Trump.By != rules.ByTurnup {
		d.Trump = rules.Trump(n * 7 / 3 % 5)
	}
	must.Do(t, g.CheckDeal(&d))
	return g.Start(&d)
}

// Walk plays deals of the game at random and calls visit before every act.
func Walk(t testing.TB, g *rules.Game, deals int, visit func(s *rules.State)) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for n := range deals {
		for s := Dealt(t, g, n); s.Phase() != rules.Over; {
			visit(&s)
			turn := g.Turn(&s)
			for range r.IntN(turn.Len()) {
				turn &= turn - 1
			}
			o := g.Options(&s, turn.First())
			g.Apply(&s, o.Nth(r.IntN(o.Len())))
		}
	}
}
