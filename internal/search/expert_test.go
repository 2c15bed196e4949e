package search

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// BenchmarkExpert takes a decision of a deal of standard, of those with more
// than one option, with nets of the size that is shipped but random numbers.
func BenchmarkExpert(b *testing.B) {
	g, err := rules.Open("standard")
	if err != nil {
		b.Fatal(err)
	}
	m, err := nn.NewModel(nn.ShapeOf(g), [2]int{256, 128}, [2]int{192, 64})
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	m.Player.Fill(r.NormFloat64)
	m.Critic.Fill(r.NormFloat64)
	e, err := NewExpert(g, m, Full())
	if err != nil {
		b.Fatal(err)
	}
	var views []rules.View
	seed := cards.SeedOf("expert")
	for n := range uint64(20) {
		d := g.Deal(&seed, n)
		d.Dealer, d.Trump = rules.Seat(n%3), rules.Trump(n%5)
		for s := g.Start(&d); s.Phase() != rules.Over; {
			o := g.Due(&s)
			if o.Len() > 1 {
				var v rules.View
				g.View(&s, g.Turn(&s).First(), &v)
				views = append(views, v)
			}
			g.Apply(&s, o.Nth(r.IntN(o.Len())))
		}
	}
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		if _, err := e.Choose(&views[n%len(views)], nil, 1); err != nil {
			b.Fatal(err)
		}
	}
}
