package search

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"ninetynine/internal/nn"
	"ninetynine/internal/rulestest"
	"ninetynine/internal/solve"
	"ninetynine/internal/worlds"
	"ninetynine/rules"
)

// untrained returns an expert with a small net of random numbers.
func untrained(t testing.TB, g *rules.Game, e Effort) *Expert {
	t.Helper()
	m, err := nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	m.Player.Fill(r.NormFloat64)
	m.Critic.Fill(r.NormFloat64)
	x, err := NewExpert(g, m, e)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// TestStudy studies every decision of deals of every variant. What is hidden
// from the seat is dealt anew, and another expert must think the same.
func TestStudy(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		t.Run(variant.ID, func(t *testing.T) {
			t.Parallel()
			g := rulestest.Open(t, variant)
			a, b := untrained(t, g, Full()), untrained(t, g, Full())
			sampler, rng := worlds.New(g), rand.NewPCG(3, 4)
			rulestest.Walk(t, g, 1, func(s *rules.State) {
				var v, w rules.View
				seat := g.Turn(s).First()
				g.View(s, seat, &v)
				var h rules.Hidden
				if err := sampler.Begin(&v); err != nil {
					t.Fatal(err)
				}
				sampler.Sample(rng, &h)
				twin := g.Suppose(&v, &h)
				g.View(&twin, seat, &w)
				one, err := a.Study(&v, nil, 5, 4)
				if err != nil {
					t.Fatalf("%s: %v", g.AppendPosition(nil, s), err)
				}
				two, err := b.Study(&w, nil, 5, 4)
				if err != nil || !reflect.DeepEqual(one, two) {
					t.Fatalf("%s: other cards in hands that it cannot see are thought about otherwise (%v)", g.AppendPosition(nil, s), err)
				}
				checkOptions(t, g, &v, one)
				checkPlaces(t, g, &v, one)
				if v.Phase == rules.Laying {
					checkBids(t, g, one)
				}
			})
			if !reflect.DeepEqual(a.effort, Full()) {
				t.Error("a study changes how much the expert thinks")
			}
		})
	}
}

func checkOptions(t *testing.T, g *rules.Game, v *rules.View, s *Study) {
	t.Helper()
	seen := map[rules.Action]bool{}
	policy := 0.0
	for _, o := range s.Options {
		sound := v.Options.Has(o.Action) && !seen[o.Action] && o.Chance >= 0 && o.Chance <= 1 && o.Error >= 0
		for _, x := range []float64{o.Points, o.Sampled, o.Error, o.Gap, o.GapError} {
			sound = sound && !math.IsNaN(x) && !math.IsInf(x, 0)
		}
		if !sound || math.Abs(s.Options[0].Points-o.Gap-o.Points) > 1e-6 {
			t.Fatalf("option %+v of %v", o, v.Options)
		}
		seen[o.Action] = true
		policy += o.Policy
	}
	if len(seen) != v.Options.Len() || math.Abs(policy-1) > 1e-4 || s.Options[0].Gap != 0 || s.Options[0].GapError != 0 {
		t.Fatalf("%d options of %d, probabilities %g", len(seen), v.Options.Len(), policy)
	}
	if len(s.Others) != g.Seats()-1 || s.Weight <= 0 || s.Weight > float64(s.Worlds)+1e-6 {
		t.Fatalf("%d others, %g of %d worlds count", len(s.Others), s.Weight, s.Worlds)
	}
}

// checkPlaces holds that every card is somewhere, that every place has its
// cards, and that nobody holds a suit that they are out of.
func checkPlaces(t *testing.T, g *rules.Game, v *rules.View, s *Study) {
	t.Helper()
	var held, aside [rules.MaxSeats]float64
	for _, p := range s.Unseen {
		all := 0.0
		for i := range rules.Seat(g.Seats()) {
			all += p.Held[i] + p.Aside[i]
			held[i] += p.Held[i]
			aside[i] += p.Aside[i]
			out := v.Void[i]>>g.SuitOf(worlds.TrumpOf(v), p.Card)&1 == 1
			if p.Held[i] < 0 || p.Aside[i] < 0 || out && p.Held[i] != 0 {
				t.Fatalf("%v: seat %d has it with %g, out of the suit: %v", p.Card, i, p.Held[i], out)
			}
		}
		if math.Abs(all-1) > 1e-6 {
			t.Fatalf("%v is somewhere with %g", p.Card, all)
		}
	}
	for i := range rules.Seat(g.Seats()) {
		if !v.HandOpen.Has(i) && math.Abs(held[i]-float64(v.Held[i])) > 0.02 {
			t.Fatalf("seat %d holds %g cards of %d: %+v", i, held[i], v.Held[i], s.Unseen)
		}
	}
	for _, o := range s.Others {
		all := 0.0
		for _, p := range o.Bids {
			all += p
		}
		if o.Bids != nil && math.Abs(all-1) > 1e-6 || (o.Bids == nil) != (aside[o.Seat] == 0 && v.Aside[o.Seat] == 0) {
			t.Fatalf("the bid of %d is anything with %g; %g cards laid", o.Seat, all, aside[o.Seat])
		}
	}
}

func checkBids(t *testing.T, g *rules.Game, s *Study) {
	t.Helper()
	order := g.Variant().Order
	later := order[len(order)-2] == rules.Offering
	ways := 0
	for _, b := range s.Bids {
		ways += b.Ways
		if (b.Premiums != nil) != later || g.Bid(b.Best.Action.Cards()) != b.Tricks {
			t.Fatalf("bid %+v", b)
		}
		for _, w := range b.Premiums {
			sound := w.Offer.Level() >= rules.Pass && w.Chance >= 0 && w.Chance <= 1 && w.Error >= 0
			if said, ok := w.Offer.Number(); !sound || ok && said != b.Tricks || g.Bid(w.Action.Cards()) != b.Tricks {
				t.Fatalf("%+v", w)
			}
		}
		n := 0
		for _, o := range s.Options {
			if g.Bid(o.Action.Cards()) != b.Tricks {
				continue
			}
			if n++; o.score > b.Best.score {
				t.Fatalf("%v is thought better than %v", o.Action, b.Best.Action)
			}
		}
		if n != b.Ways {
			t.Fatalf("%d ways to bid %d, not %d", b.Ways, b.Tricks, n)
		}
	}
	if ways != len(s.Options) {
		t.Fatalf("%d ways in all of %d", ways, len(s.Options))
	}
}

// TestForesee holds what is said of a premium after laying aside against a
// study of the same offer once all have laid. With two seats' bids given, and
// the third to lay last, both ask the critic about the same states.
func TestForesee(t *testing.T) {
	variant := rules.Catalogue()[0]
	g := rulestest.Open(t, variant)
	e := untrained(t, g, Full())
	for n := range 5 {
		s := rulestest.Dealt(t, g, n)
		me := rules.Seat(n % 3)
		for i := range rules.Seat(3) {
			if i != me {
				g.Apply(&s, g.Options(&s, i).Nth(7*n))
			}
		}
		var v rules.View
		g.View(&s, me, &v)
		study, err := e.Study(&v, nil, 1, foreseen)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range study.Bids {
			if len(b.Premiums) != 3 {
				t.Fatalf("%d offers with a bid of %d", len(b.Premiums), b.Tricks)
			}
			for k, w := range b.Premiums {
				points, chance := 0.0, 0.0
				for i, h := range e.hidden {
					state := g.Suppose(&v, &h)
					g.Apply(&state, w.Action)
					g.Apply(&state, rules.Claim(me, w.Offer))
					x, y := critic(e, &state, me)
					points += e.weights[i] * x
					chance += e.weights[i] * y
				}
				if w.Offer != rules.Offer(k)+rules.Pass || math.Abs(w.Sampled-points) > 1e-3 || math.Abs(w.Chance-chance) > 1e-4 {
					t.Errorf("%v after %v: %g and %g, not %g and %g", w.Offer, w.Action, w.Sampled, w.Chance, points, chance)
				}
			}
		}
	}
}

// critic returns what the critic thinks of a seat in a state in which others
// have something to decide.
func critic(e *Expert, s *rules.State, seat rules.Seat) (points, chance float64) {
	g, shape, by := e.game, e.model.Shape, e.game.Turn(s).First()
	var v rules.View
	g.View(s, by, &v)
	h := g.Uncover(s)
	net := e.model.Critic
	scratch := net.NewScratch()
	net.See(scratch, shape.Truth(shape.Look(nil, g, &v, nil), g, &v, &h, nn.DoubleDummy(g)))
	me := shape.Relative(by, seat)
	points = float64(net.Answer(scratch, nn.CriticPoints)[me]) * nn.Points
	return points, float64(nn.Sigmoid(net.Answer(scratch, nn.CriticMade)[me]))
}

// Where one deal alone agrees with the View, a study of an ending is exact.
func TestStudyEndings(t *testing.T) {
	g := rulestest.Open(t, rules.Catalogue()[0])
	e, truth := untrained(t, g, Full()), solve.New(g, 1<<12)
	found := 0
	rulestest.Walk(t, g, 150, func(s *rules.State) {
		var v rules.View
		seat := g.Turn(s).First()
		if g.View(s, seat, &v); v.Phase != rules.Playing || v.Tricks < 6 || v.Options.Len() < 2 {
			return
		}
		if err := e.sampler.Begin(&v); err != nil || e.sampler.Deals() != 1 {
			return
		}
		found++
		study, err := e.Study(&v, nil, 1, 10)
		if err != nil {
			t.Fatal(err)
		}
		var values [rules.MaxHand]solve.Values
		truth.Choices(s, &values)
		for _, o := range study.Options {
			if want := float64(values[v.Options.Index(o.Action)][seat]); math.Abs(o.Sampled-want) > 1e-4 || o.Error > 1e-4 {
				t.Errorf("%s: %v is worth %g ±%g, and truly %g", g.AppendPosition(nil, s), o.Action, o.Sampled, o.Error, want)
			}
		}
	})
	if found == 0 {
		t.Error("no ending with all cards known")
	}
}

func TestStudyRefuses(t *testing.T) {
	g := rulestest.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Full())
	s := rulestest.Dealt(t, g, 1)
	var v rules.View
	g.View(&s, 0, &v)
	if _, err := e.Study(&v, nil, 1, 0); err == nil {
		t.Error("no worlds told something")
	}
	g.View(&s, rules.Nobody, &v)
	if _, err := e.Study(&v, nil, 1, 5); err == nil {
		t.Error("a spectator had something to decide")
	}
}

func BenchmarkStudyBid(b *testing.B) {
	g := rulestest.Open(b, rules.Catalogue()[0])
	e := untrained(b, g, Full())
	s := rulestest.Dealt(b, g, 1)
	var v rules.View
	g.View(&s, 0, &v)
	for b.Loop() {
		if _, err := e.Study(&v, nil, 1, 24); err != nil {
			b.Fatal(err)
		}
	}
}
