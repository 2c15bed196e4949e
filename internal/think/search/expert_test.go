package search

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// randomExpert returns an expert of standard with nets of the shipped size but random weights, and
// the decisions of some deals with more than one option.
func randomExpert(tb testing.TB, deals uint64, effort Effort) (*Expert, []rules.View) {
	tb.Helper()
	g := must.Get(rules.Open("standard"))(tb)
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{256, 128}, [2]int{192, 64}))(tb)
	r := rand.New(rand.NewPCG(1, 1))
	m.Player.Fill(r.NormFloat64)
	m.Critic.Fill(r.NormFloat64)
	e := must.Get(NewExpert(g, m, effort))(tb)
	var views []rules.View
	seed := cards.SeedOf("expert")
	for n := range deals {
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
	return e, views
}

func BenchmarkExpert(b *testing.B) {
	e, views := randomExpert(b, 20, Full())
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		must.Get(e.Choose(b.Context(), &views[n%len(views)], nil, 1))(b)
	}
}

// TestNoGarbage: an expert that has seen a deal leaves no garbage in the next.
func TestNoGarbage(t *testing.T) {
	full := Full()
	full.Worlds = 20
	for _, effort := range []Effort{full, Levels()[1].Effort} {
		testNoGarbage(t, effort)
	}
}

func testNoGarbage(t *testing.T, effort Effort) {
	t.Helper()
	e, views := randomExpert(t, 1, effort)
	all := func() {
		for i := range views {
			must.Get(e.Choose(t.Context(), &views[i], nil, 1))(t)
		}
	}
	if n := testing.AllocsPerRun(3, all); n > 0 {
		t.Errorf("%v allocations in %d decisions", n, len(views))
	}
}

// TestOverhear: worlds hold the sealed offers that the net makes, whether or not they have been
// made yet; this net always declares.
func TestOverhear(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
	m.Player.Out[nn.HeadOffer].Bias[m.Shape.OfferAt(cards.Card(rules.Declare))] = 1
	e := must.Get(NewExpert(g, m, Full()))(t)
	seed := cards.SeedOf("overhear")
	d := g.Deal(&seed, 0)
	s := g.Start(&d)
	for s.Phase() == rules.Laying {
		seat := g.Turn(&s).First()
		g.Apply(&s, g.Options(&s, seat).Nth(0))
	}
	for k := 0; s.Phase() == rules.Offering; k++ {
		var v rules.View
		seat := g.Turn(&s).First()
		g.View(&s, seat, &v)
		must.Get(e.Advise(t.Context(), &v, nil, 1))(t)
		said, declared := 0, 0
		for i := range e.last.hidden {
			for _, o := range e.last.hidden[i].Offer {
				if o != 0 {
					said++
				}
				if o == rules.Declare {
					declared++
				}
			}
		}
		if said != 2*len(e.last.hidden) || declared < said*9/10 {
			t.Errorf("after %d offers, %d worlds hold %d, %d of them declare", k, len(e.last.hidden), said, declared)
		}
		g.Apply(&s, rules.MakeOffer(seat, rules.Pass))
	}
}

// TestPlaysOnLong has the net play on in more worlds than it is asked about at a time.
func TestPlaysOnLong(t *testing.T) {
	effort := Full()
	effort.Ahead = 3
	e, views := randomExpert(t, 1, effort)
	if n := min(effort.Choices, views[0].Options.Len()) * effort.Worlds; n <= chunk {
		t.Fatalf("%d leaves are few", n)
	}
	if a, err := e.Choose(t.Context(), &views[0], nil, 1); err != nil || !views[0].Options.Has(a) {
		t.Errorf("%v, %v", a, err)
	}
}

// TestSharp draws by probabilities that are sharpened until all but one vanish.
func TestSharp(t *testing.T) {
	e, views := randomExpert(t, 1, Effort{Blur: 1.0/1000 - 1})
	d := e.reset(&views[0], nil, 1, e.effort)
	for range 100 {
		if i := d.draw([]float32{0.3, 0.25, 0.35, 0.1}, false); i != 2 {
			t.Fatalf("option %d is drawn, and not the likeliest", i)
		}
	}
}
