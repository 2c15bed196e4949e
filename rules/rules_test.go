package rules

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
)

func TestCatalogueCompiles(t *testing.T) {
	for _, v := range Catalogue() {
		if _, err := New(v); err != nil {
			t.Errorf("%s: %v", v.ID, err)
		}
	}
}

func BenchmarkDeal(b *testing.B) {
	for _, v := range Catalogue() {
		b.Run(v.ID, func(b *testing.B) {
			g, err := New(v)
			if err != nil {
				b.Fatal(err)
			}
			var seed cards.Seed
			r := rand.NewPCG(1, 2)
			b.ReportAllocs()
			points := int32(0)
			for n := uint64(0); b.Loop(); n++ {
				d := g.Deal(&seed, n)
				s := g.Start(&d)
				for s.phase != Over {
					o := g.Options(&s, g.Turn(&s).First())
					hi, _ := bits.Mul64(r.Uint64(), uint64(o.Len()))
					g.Apply(&s, o.Nth(int(hi)))
				}
				res := g.Result(&s)
				points += res.Points[0]
			}
			_ = points
		})
	}
}
