package cards

import (
	"math/bits"
	"math/rand/v2"
	"testing"
)

func TestNth(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10000 {
		w := r.Uint64() & r.Uint64()
		n := 0
		for v := w; v != 0; v &= v - 1 {
			if got, want := nth(w, uint64(n)), uint64(bits.TrailingZeros64(v)); got != want {
				t.Fatalf("bit %d of %#x is at %d, want %d", n, w, got, want)
			}
			n++
		}
	}
}

func BenchmarkShuffle(b *testing.B) {
	s := NewShuffler(36)
	var pack [36]Card
	for i := range pack {
		pack[i] = Card(i)
	}
	var seed Seed
	for i := uint64(0); b.Loop(); i++ {
		s.Shuffle(pack[:], &seed, i, 24)
	}
}

func BenchmarkNth(b *testing.B) {
	var x Card
	for i := 0; b.Loop(); i++ {
		x += Set(0xF0F0F0F0F0F0FFF0).Nth(i & 31)
	}
	_ = x
}
