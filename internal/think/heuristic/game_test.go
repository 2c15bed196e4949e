package heuristic

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestMet compares the chances of sums with adding up every case.
func TestMet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		of := make([]float32, r.IntN(10))
		for i := range of {
			of[i] = float32(r.IntN(5)) / 4
		}
		wanted := uint16(r.IntN(1 << 14))
		sum := float32(0)
		for way := range 1 << len(of) {
			p := float32(1)
			for i, q := range of {
				if way>>i&1 == 0 {
					q = 1 - q
				}
				p *= q
			}
			if wanted>>bits.OnesCount(uint(way))&1 == 1 {
				sum += p
			}
		}
		var all spread
		all.fill(of, len(of))
		if got := all.chance(wanted & (1<<(len(of)+1) - 1)); math.Abs(float64(got-sum)) > 1e-5 {
			t.Fatalf("%v, %b: %g in all, want %g", of, wanted, got, sum)
		}
		c := chances{n: len(of)}
		copy(c.of[:], of)
		if got := met(&c, wanted, 0); math.Abs(float64(got-sum)) > 1e-5 {
			t.Fatalf("%v, %b: %g, want %g", of, wanted, got, sum)
		}
		if got := met(&c, wanted, 1); math.Abs(float64(got-met(&c, wanted>>1, 0))) > 1e-5 {
			t.Fatalf("%v, %b: %g with one more won", of, wanted, got)
		}
	}
}

// TestWays: every way to choose cards comes once.
func TestWays(t *testing.T) {
	hand := must.Get(cards.Parse("AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S"))(t)
	for size, want := range map[int]int{1: 12, 3: 220, 12: 1, 13: 0} {
		seen := map[cards.Set]bool{}
		ways := choose(hand, size)
		for w := ways.next(); w != 0; w = ways.next() {
			if w.Len() != size || w&^hand != 0 || seen[w] {
				t.Fatalf("%d cards: %v", size, w)
			}
			seen[w] = true
		}
		if len(seen) != want {
			t.Errorf("%d ways to choose %d cards, want %d", len(seen), size, want)
		}
	}
}

// TestCompile: in every variant and at every trump the tables agree with the rules.
func TestCompile(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.Open(v.ID))(t)
		game := New(g)
		for trump := range rules.NinesTrump + 1 {
			s := sight{Game: game, trump: trump}
			for c := range g.Pack().Cards() {
				for d := range g.Pack().Cards() {
					if beats := g.Strength(trump, c, d) > g.Strength(trump, c, c); s.beating(c).Has(d) != beats {
						t.Fatalf("%s, trump %v: does %v beat %v led? %v", v.ID, trump, d, c, beats)
					}
					if follows := g.SuitOf(trump, c) == g.SuitOf(trump, d); s.following(c).Has(d) != follows {
						t.Fatalf("%s, trump %v: does %v follow %v? %v", v.ID, trump, d, c, follows)
					}
				}
			}
		}
	}
}
