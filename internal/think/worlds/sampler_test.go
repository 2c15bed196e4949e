package worlds

import (
	"math"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

func viewers(g *rules.Game) []rules.Seat {
	vs := []rules.Seat{rules.Nobody}
	for i := range g.Live().All() {
		vs = append(vs, i)
	}
	return vs
}

// list returns every way to deal the cards that the View does not show, by the rules alone: card by
// card into every hand and bid that has room. It gives up, with nil, beyond limit, and does not try
// if far more ways would have to be looked through.
func list(g *rules.Game, v *rules.View, limit int) map[rules.Hidden]bool {
	seen := cards.Set(0)
	var h rules.Hidden
	var hand, aside [rules.MaxSeats]int
	for i := range rules.Seat(g.Seats()) {
		played := 0
		for t := range v.Played {
			seen |= v.Played[t][i].Set()
			played += v.Played[t][i].Set().Len()
		}
		seen |= v.Hand[i] | v.Aside[i]
		if !v.HandOpen.Has(i) {
			hand[i] = int(v.Held[i])
		}
		if !v.AsideOpen.Has(i) {
			aside[i] = g.Variant().Hand - played - int(v.Held[i])
		}
		spoken := v.Phase == rules.Offering && g.OfferRule().How == rules.Sealed && !v.Turn.Has(i)
		if spoken && i != v.Seat && g.Live().Has(i) {
			h.Offer[i] = rules.Pass
		}
	}
	kept := cards.Set(0) // must be with the dealer
	switch variant := g.Variant(); {
	case variant.Trump.By == rules.ByTurnup && variant.DealsAll():
		kept = v.Turnup.Set()
	case !variant.Joker:
		seen |= v.Turnup.Set()
	}
	ways := 0.0 // logarithm of the number without regard to suits
	ln := func(n int) float64 { l, _ := math.Lgamma(float64(n + 1)); return l }
	ways += ln((g.Pack() &^ seen).Len())
	for i := range hand {
		ways -= ln(hand[i]) + ln(aside[i])
	}
	if ways > math.Log(float64(30*limit)) {
		return nil
	}
	all := map[rules.Hidden]bool{}
	var deal func(left cards.Set)
	deal = func(left cards.Set) {
		if len(all) > limit {
			return
		}
		if left == 0 {
			all[h] = true
			return
		}
		c := left.First()
		for i := range rules.Seat(g.Seats()) {
			if kept.Has(c) && i != v.Dealer {
				continue
			}
			k := g.SuitOf(v.Trump%rules.Unnamed, c)
			if hand[i] > 0 && v.Void[i]>>k&1 == 0 {
				hand[i]--
				h.Hand[i] |= c.Set()
				deal(left &^ c.Set())
				h.Hand[i] &^= c.Set()
				hand[i]++
			}
			if aside[i] > 0 {
				aside[i]--
				h.Aside[i] |= c.Set()
				deal(left &^ c.Set())
				h.Aside[i] &^= c.Set()
				aside[i]++
			}
		}
	}
	deal(g.Pack() &^ seen)
	if len(all) > limit {
		return nil
	}
	return all
}

// lastDealt returns a house variant that turns up the dealer's last card.
func lastDealt(t *testing.T) rules.Variant {
	v := must.Get(rules.Named("classic"))(t)
	v.ID, v.Joker = "last-dealt", false
	return v
}

// TestSampleAgainstEveryDeal lists every deal that agrees with a View and compares: the same deals
// come up, as often as their weights say, so that weighted all count alike.
func TestSampleAgainstEveryDeal(t *testing.T) {
	const most = 3000
	for _, variant := range append(gate.Some(rules.Catalogue(), 5), lastDealt(t)) {
		t.Run(variant.ID, func(t *testing.T) {
			t.Parallel()
			games := []*rules.Game{randomplay.Open(t, variant)}
			if variant.Joker || variant.Trump.By != rules.ByTurnup {
				games = append(games, randomplay.Small(t, variant))
			}
			checked, barred := 0, 0
			for _, g := range games {
				s := New(g)
				r := rand.New(rand.NewPCG(5, 6))
				done := 0
				randomplay.Walk(t, g, 300, func(st *rules.State) {
					if done >= 25 || r.IntN(8) > 0 {
						return
					}
					seat := viewers(g)[r.IntN(len(viewers(g)))]
					var v rules.View
					g.View(st, seat, &v)
					all := list(g, &v, most)
					if len(all) < 2 {
						return
					}
					must.Do(t, s.Begin(&v))
					compareList(t, s, all, g.AppendPosition(nil, st))
					if done%2 == 0 {
						s.Believe(beliefs(r, s, 1.3))
					}
					compareDeals(t, s, &v, all, g.AppendPosition(nil, st))
					if s.tight > 0 {
						barred++
					}
					done++
				})
				checked += done
			}
			if checked < 20 || barred < 5 {
				t.Errorf("%d positions checked, %d of them with a suit barred", checked, barred)
			}
		})
	}
}

// compareList checks that all worlds are listed, each once.
func compareList(t *testing.T, s *Sampler, all map[rules.Hidden]bool, position []byte) {
	t.Helper()
	listed := map[rules.Hidden]bool{}
	for h := range s.All() {
		if !all[*h] || listed[*h] {
			t.Fatalf("%s\nwas dealt as %+v, which cannot be, or is there twice", position, *h)
		}
		listed[*h] = true
	}
	if len(listed) != len(all) || float64(len(all)) != s.Deals() {
		t.Fatalf("%s\nhas %d worlds, not %d (%g)", position, len(listed), len(all), s.Deals())
	}
	for range s.All() {
		break // a caller may stop listing
	}
}

// beliefs differ somewhat from the truth: up to spread times as likely, or as unlikely.
func beliefs(r *rand.Rand, s *Sampler, spread float64) *Belief {
	b := new(Belief)
	for _, x := range s.slots[:s.count] {
		for c := range b.Held[x.seat] {
			p := float32(float64(x.room) / float64(s.unseen) * math.Pow(spread, 2*r.Float64()-1))
			if x.aside {
				b.Aside[x.seat][c] = p
			} else {
				b.Held[x.seat][c] = p
			}
		}
	}
	return b
}

func compareDeals(t *testing.T, s *Sampler, v *rules.View, all map[rules.Hidden]bool, position []byte) {
	t.Helper()
	type tally struct {
		n         int
		logWeight float64
	}
	got := map[rules.Hidden]*tally{}
	rng := rand.NewPCG(7, uint64(len(all)))
	samples := 60*len(all) + 2000
	for range samples {
		var h rules.Hidden
		w, ok := s.Sample(rng, &h)
		if !ok {
			t.Fatalf("%s: no world", position)
		}
		if !all[h] {
			t.Fatalf("%s: seat %d: %v cannot be", position, v.Seat, h)
		}
		if got[h] == nil {
			got[h] = &tally{logWeight: w}
		}
		if !s.believes && w != 0 {
			t.Fatalf("%s: weight %g without a belief", position, w)
		}
		if x := got[h]; math.Abs(x.logWeight-w) > 1e-9 {
			t.Fatalf("%s: weights %g and %g of the same deal", position, x.logWeight, w)
		} else {
			x.n++
		}
	}
	chances, chi := 0.0, 0.0
	for _, x := range got {
		chance := math.Exp(-x.logWeight) / s.Deals()
		chances += chance
		expected := chance * float64(samples)
		chi += (float64(x.n) - expected) * (float64(x.n) - expected) / expected
	}
	if s.Deals() < float64(len(all))-0.1 || s.Deals() > float64(len(all))+0.1 {
		t.Fatalf("%s: seat %d: %d deals, and not %g", position, v.Seat, len(all), s.Deals())
	}
	if len(got) != len(all) || math.Abs(chances-1) > 1e-9 {
		t.Fatalf("%s: seat %d: %d deals of %d come up, their chances add up to %g", position, v.Seat, len(got), len(all), chances)
	}
	df := float64(len(all) - 1)
	if z := (chi - df) / math.Sqrt(2*df); z > 7 {
		t.Errorf("%s: chi-square %g of %g degrees of freedom", position, chi, df)
	}
}

// TestSampleKeepsTheView: every sampled world gives the seat the same View.
func TestSampleKeepsTheView(t *testing.T) {
	for _, variant := range gate.Some(rules.Catalogue(), 5) {
		t.Run(variant.ID, func(t *testing.T) {
			t.Parallel()
			g := randomplay.Open(t, variant)
			s := New(g)
			r, rng := rand.New(rand.NewPCG(8, 9)), rand.NewPCG(10, 11)
			phases := map[rules.Phase]bool{}
			randomplay.Walk(t, g, 60, func(st *rules.State) {
				for _, seat := range viewers(g) {
					var v rules.View
					g.View(st, seat, &v)
					must.Do(t, s.Begin(&v))
					if r.IntN(2) == 0 {
						s.Believe(beliefs(r, s, 30))
					}
					for range 3 {
						keeps(t, g, s, &v, rng)
					}
				}
				phases[st.Phase()] = true
			})
			if len(phases) != len(variant.Order) {
				t.Errorf("only the phases %v were seen", phases)
			}
		})
	}
}

func keeps(t *testing.T, g *rules.Game, s *Sampler, v *rules.View, rng *rand.PCG) {
	t.Helper()
	var h rules.Hidden
	if _, ok := s.Sample(rng, &h); !ok {
		t.Fatal("no world")
	}
	world := g.Suppose(v, &h)
	var again rules.View
	g.View(&world, v.Seat, &again)
	if again != *v {
		t.Fatalf("in the world %s seat %d sees\n%+v, not\n%+v", g.AppendPosition(nil, &world), v.Seat, again, *v)
	}
	for i := range rules.Seat(g.Seats()) {
		for k := range suits {
			if v.Void[i]>>k&1 == 1 && !v.HandOpen.Has(i) && h.Hand[i]&g.Following(v.Trump, k) != 0 {
				t.Fatalf("seat %d is out of suit %d and holds %v", i, k, h.Hand[i])
			}
		}
	}
}

// TestSampleBelievesNothingBlindly: an extreme belief leaves every world possible and every sample
// a world.
func TestSampleBelievesNothingBlindly(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	s := New(g)
	rng := rand.NewPCG(1, 2)
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	for _, extreme := range []float32{0, 1e-30, 1e30, -1, nan, inf} {
		b := new(Belief)
		for i := range b.Held {
			for c := range b.Held[i] {
				if c%3 == i {
					b.Held[i][c] = extreme
				}
			}
		}
		randomplay.Walk(t, g, 3, func(st *rules.State) {
			var v rules.View
			g.View(st, 0, &v)
			must.Do(t, s.Begin(&v))
			s.Believe(b)
			var h rules.Hidden
			if w, ok := s.Sample(rng, &h); !ok || math.IsNaN(w) || math.IsInf(w, 0) {
				t.Fatalf("belief %g: weight %g, %v", extreme, w, ok)
			}
			keeps(t, g, s, &v, rng)
		})
	}
}

// TestBeginRefuses: a View that no deal agrees with is refused.
func TestBeginRefuses(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	s := New(g)
	var good rules.View
	randomplay.Walk(t, g, 1, func(st *rules.State) {
		var v rules.View
		if g.View(st, 0, &v); v.Phase == rules.Playing && v.Held[1] > 0 {
			good = v
		}
	})
	for name, spoil := range map[string]func(v *rules.View){
		"over":          func(v *rules.View) { v.Phase = rules.Over },
		"nothing":       func(v *rules.View) { *v = rules.View{} },
		"too many held": func(v *rules.View) { v.Held[1] += 9 },
		"too few":       func(v *rules.View) { v.Hand[0] = g.Pack() },
		"out of all":    func(v *rules.View) { v.Void[1] = 15 },
	} {
		v := good
		spoil(&v)
		if s.Begin(&v) == nil {
			t.Errorf("%s: accepted", name)
		}
		if _, ok := s.Sample(rand.NewPCG(1, 2), new(rules.Hidden)); ok {
			t.Errorf("%s: sampled all the same", name)
		}
	}
}

func TestSampleDoesNotAllocate(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	s := New(g)
	rng := rand.NewPCG(1, 2)
	randomplay.Walk(t, g, 1, func(st *rules.State) {
		var v rules.View
		var h rules.Hidden
		g.View(st, 1, &v)
		if n := testing.AllocsPerRun(20, func() {
			if s.Begin(&v) == nil {
				s.Sample(rng, &h)
			}
		}); n != 0 {
			t.Fatalf("%g allocations", n)
		}
	})
}

func BenchmarkBegin(b *testing.B) {
	for _, id := range []string{"standard", "five"} {
		v := must.Get(rules.Named(id))(b)
		b.Run(id, func(b *testing.B) {
			g := randomplay.Open(b, v)
			var views []rules.View
			randomplay.Walk(b, g, 20, func(st *rules.State) {
				var v rules.View
				g.View(st, 0, &v)
				views = append(views, v)
			})
			s := New(g)
			b.ReportAllocs()
			for n := 0; b.Loop(); n++ {
				must.Do(b, s.Begin(&views[n%len(views)]))
			}
		})
	}
}

func BenchmarkSample(b *testing.B) {
	for _, id := range []string{"standard", "five"} {
		v := must.Get(rules.Named(id))(b)
		g := randomplay.Open(b, v)
		var views []rules.View
		randomplay.Walk(b, g, 20, func(st *rules.State) {
			var v rules.View
			g.View(st, 0, &v)
			views = append(views, v)
		})
		var h rules.Hidden
		s, rng := New(g), rand.NewPCG(1, 2)
		for name, part := range map[string]func(v *rules.View) bool{
			"start":  func(v *rules.View) bool { return v.Phase == rules.Laying },
			"barred": func(v *rules.View) bool { return v.Tricks >= 3 && (v.Void[1]|v.Void[2]) != 0 },
		} {
			b.Run(id+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				n := 0
				for b.Loop() {
					if n%64 == 0 {
						for !part(&views[n/64%len(views)]) {
							n += 64
						}
						must.Do(b, s.Begin(&views[n/64%len(views)]))
					}
					s.Sample(rng, &h)
					n++
				}
			})
		}
	}
}
