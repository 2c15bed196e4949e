package odds

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/rules"
)

// The chances of sums, against adding up every way.
func TestMeets(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		chances := make([]float32, r.IntN(10))
		for i := range chances {
			chances[i] = float32(r.IntN(5)) / 4
		}
		wanted := uint16(r.IntN(1 << 14))
		sum := float32(0)
		for way := range 1 << len(chances) {
			p := float32(1)
			for i, q := range chances {
				if way>>i&1 == 0 {
					q = 1 - q
				}
				p *= q
			}
			if wanted>>bits.OnesCount(uint(way))&1 == 1 {
				sum += p
			}
		}
		var all Spread
		all.Fill(chances, len(chances))
		if got := all.Of(wanted & (1<<(len(chances)+1) - 1)); math.Abs(float64(got-sum)) > 1e-5 {
			t.Fatalf("%v, %b: %g in all, want %g", chances, wanted, got, sum)
		}
		if got := Meets(chances, wanted); math.Abs(float64(got-sum)) > 1e-5 {
			t.Fatalf("%v, %b: %g, want %g", chances, wanted, got, sum)
		}
	}
}

// Every way to choose cards comes once.
func TestWays(t *testing.T) {
	hand, err := cards.Parse("AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S")
	if err != nil {
		t.Fatal(err)
	}
	for size, want := range map[int]int{1: 12, 3: 220, 12: 1, 13: 0} {
		seen := map[cards.Set]bool{}
		ways := Choose(hand, size)
		for w := ways.Next(); w != 0; w = ways.Next() {
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

// In every variant and at every trump the tables agree with the rules.
func TestCompile(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g, err := rules.Open(v.ID)
		if err != nil {
			t.Fatal(err)
		}
		tables := Compile(g)
		for trump := range rules.Trump(trumps) {
			s := Sight{Tables: tables, Trump: trump}
			for c := range g.Pack().Cards() {
				for d := range g.Pack().Cards() {
					if beats := g.Strength(trump, c, d) > g.Strength(trump, c, c); s.Beating(c).Has(d) != beats {
						t.Fatalf("%s, trump %v: does %v beat %v led? %v", v.ID, trump, d, c, beats)
					}
					if follows := g.SuitOf(trump, c) == g.SuitOf(trump, d); s.Following(c).Has(d) != follows {
						t.Fatalf("%s, trump %v: does %v follow %v? %v", v.ID, trump, d, c, follows)
					}
				}
			}
		}
	}
}
