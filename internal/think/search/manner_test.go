package search

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// TestForgets follows deals of every variant: forgotten cards stay forgotten, the trick on the
// table and cards from open hands are never forgotten, nothing is invented, and a player who
// forgets fast has forgotten something in the end.
func TestForgets(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		e := untrained(t, g, Effort{Manner: Manner{Forget: 1}})
		rng := rand.NewPCG(1, 2) // each decision has a different seed
		forgotten := map[rules.Seat]cards.Set{}
		randomplay.Walk(t, g, 1, func(s *rules.State) {
			if s.Phase() != rules.Playing {
				return
			}
			var v rules.View
			g.View(s, g.Turn(s).First(), &v)
			seen := *e.reset(&v, nil, rng.Uint64(), e.effort).forget(&v)
			if seen.Trick() != v.Trick() {
				t.Fatalf("on the table is %v, and not %v", v.Trick(), seen.Trick())
			}
			for i := range v.Played {
				for seat, c := range v.Played[i] {
					switch {
					case seen.Played[i][seat] == 0 && c != 0:
						if v.HandOpen.Has(rules.Seat(seat)) {
							t.Fatalf("seat %d's hand is in sight, and %v forgotten", seat, c)
						}
						forgotten[v.Seat] |= c.Set()
					case seen.Played[i][seat] != c || c != 0 && forgotten[v.Seat].Has(c):
						t.Fatalf("%v is in mind again, or made up", seen.Played[i][seat])
					}
				}
			}
			for seat := range v.Void {
				if seen.Void[seat]&^v.Void[seat] != 0 {
					t.Fatalf("seat %d is thought to be out of %b", seat, seen.Void[seat])
				}
			}
		})
		if len(forgotten) < g.Live().Len() {
			t.Errorf("forgotten was %v", forgotten)
		}
	})
}

// TestLevelsDare: before every level makes an offer, it is at least as sure of its contract as a
// stronger one.
func TestLevelsDare(t *testing.T) {
	levels := Levels()
	for i, l := range levels[1:] {
		weaker, p := levels[i].Effort.MinChance, l.Effort.MinChance
		if weaker.Declare < p.Declare || weaker.Reveal < p.Reveal || weaker.DeclareWhereAllMay < p.DeclareWhereAllMay || weaker.DeclareToName < p.DeclareToName || p.DeclareToName > p.Declare {
			t.Errorf("%s dares at %v, and %s at %v", levels[i].Name, weaker, l.Name, p)
		}
	}
}

// TestModest: a net that wants to declare at any price, with a negligible probability of passing,
// gives its contract an even chance: it declares where that is enough, and passes where it is not.
// The threshold differs where each seat may hold a premium, and where the holder names the trump.
func TestModest(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		if variant.Offers.Declare == 0 {
			continue
		}
		g := randomplay.Open(t, variant)
		m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
		for _, effort := range []Effort{
			{},
			{MinChance: MinChance{Declare: 0.45, Reveal: 0.45, DeclareWhereAllMay: 0.55, DeclareToName: 0.55}},
			{MinChance: MinChance{Declare: 0.55, Reveal: 0.55, DeclareWhereAllMay: 0.45, DeclareToName: 0.55}},
			{MinChance: MinChance{Declare: 0.55, Reveal: 0.55, DeclareWhereAllMay: 0.55, DeclareToName: 0.45}},
			{MinChance: MinChance{Declare: 2, Reveal: 2, DeclareWhereAllMay: 2, DeclareToName: 2}},
			{MinChance: MinChance{Declare: 2, Reveal: 2, DeclareWhereAllMay: 2, DeclareToName: 2}, Worlds: 4, Choices: 1}, // which never evaluates a pass
		} {
			e := must.Get(NewExpert(g, m, effort))(t)
			randomplay.Walk(t, g, 2, func(s *rules.State) {
				var v rules.View
				g.View(s, g.Turn(s).First(), &v)
				if v.Phase != rules.Offering || !want(m, v.Options) {
					return
				}
				a := must.Get(e.Choose(t.Context(), &v, nil, 1))(t)
				least, want := effort.MinChance.Declare, rules.Pass
				if variant.Offers.Many {
					least = effort.MinChance.DeclareWhereAllMay
				} else if variant.Trump.By == rules.ByHolder {
					least = effort.MinChance.DeclareToName
				}
				if least < 0.5 {
					want = rules.Declare
				}
				if a.Offer().Level() != want {
					t.Errorf("%s: it says %v, though its chances are even and %g is enough", variant.ID, a, least)
				}
			})
		}
	}
}

// want has the net want to declare; ok is false if it may not.
func want(m *nn.Model, o rules.Options) (ok bool) {
	for a := range o.All() {
		if a.Offer().Level() == rules.Declare {
			m.Player.Out[nn.HeadOffer].Bias[m.Shape.OfferAt(cards.Card(a.Offer()))] = 300 // so high that it never passes
			ok = true
		}
	}
	return ok
}

// TestExtremeManner: if every act looks as bad as possible, the best of them is chosen.
func TestExtremeManner(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Effort{Manner: Manner{Hoard: 2000, Fear: 2000, Pretty: 2000}})
	randomplay.Walk(t, g, 1, func(s *rules.State) {
		var v rules.View
		g.View(s, g.Turn(s).First(), &v)
		sum := float32(0)
		for _, p := range e.reset(&v, nil, 1, e.effort).policy(&v) {
			sum += p
		}
		if !(sum > 0.99 && sum < 1.01) { // also false for NaN
			t.Errorf("the probabilities come to %g", sum)
		}
	})
}

// TestMannerLeavesDummy: a player of extreme manner plays a dummy's cards as the net would.
func TestMannerLeavesDummy(t *testing.T) {
	g := must.Get(rules.Open("dummy"))(t)
	e := untrained(t, g, Effort{Manner: Manner{Hoard: 2000, Fear: 2000}})
	asked := 0
	randomplay.Walk(t, g, 1, func(s *rules.State) {
		var v rules.View
		g.View(s, g.Turn(s).First(), &v)
		if v.Phase != rules.Playing || v.Due == v.Seat {
			return
		}
		asked++
		net := slices.Clone(e.reset(&v, nil, 1, Effort{}).policy(&v))
		if p := e.reset(&v, nil, 1, e.effort).policy(&v); !slices.Equal(p, net) {
			t.Errorf("a dummy's cards are played with %v, not %v", p, net)
		}
	})
	if asked == 0 {
		t.Error("no dummy's card was due")
	}
}

// TestHeight: at every trump of every variant, the lowest trump stands above the middle, other
// suits do not, and the highest card of a suit stands at 1.
func TestHeight(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		e := untrained(t, g, Effort{})
		d := &e.last
		d.Expert = e
		for trump := rules.NoTrump; trump <= rules.Unnamed; trump++ {
			if trump == rules.NinesTrump && !g.MayName(trump) {
				continue
			}
			suit, plain := trump.Suit()
			for c := range g.Pack().Cards() {
				if c == cards.Joker {
					continue // stands for another card when it is dealt
				}
				trumps := plain && c.Suit() == suit || trump == rules.NinesTrump && c.Rank() == cards.Nine
				if h := d.height(trump, c); h < 0 || h > 1 || trumps && h < 0.5 || c.Rank() == cards.Ace && h != 1 {
					t.Errorf("%s at %v: %v stands at %g", variant.ID, trump, c, h)
				}
				lowest := g.Above(sorted(trump), c).Len() == g.Following(sorted(trump), g.SuitOf(sorted(trump), c)).Len()-1
				if h := d.height(trump, c); lowest && !trumps && h != 0 {
					t.Errorf("%s at %v: %v, the lowest of a plain suit, stands at %g", variant.ID, trump, c, h)
				}
			}
		}
	}
}

// sorted is the trump that orders the suits: none before it is named.
func sorted(t rules.Trump) rules.Trump {
	if t == rules.Unnamed {
		return rules.NoTrump
	}
	return t
}

// TestDummySeen: a declarer's expected chance does not depend on which dummy is sampled.
func TestDummySeen(t *testing.T) {
	e := taught(t, "dummy", Levels()[1].Effort)
	g := e.game
	declared := 0
	randomplay.Walk(t, g, 20, func(s *rules.State) {
		v := viewOf(g, s)
		if v.Phase != rules.Offering {
			return
		}
		least, most := 1.0, 0.0
		for seed := range uint64(12) {
			chance, _ := must.Get2(e.reset(v, nil, seed, e.effort).outlookAfter(v, rules.MakeOffer(v.Seat, rules.Declare)))(t)
			least, most = min(least, chance), max(most, chance)
		}
		if declared++; most-least > 0.2 {
			t.Errorf("%s: a chance of %g to %g", g.AppendPosition(nil, s), least, most)
		}
	})
	if declared == 0 {
		t.Error("nobody was asked")
	}
}

// TestGladToBeRid: players who cling to high cards do so while they want tricks, and stop once they
// have as many as they bid.
func TestGladToBeRid(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Effort{Manner: Manner{Hoard: 60}})
	clung, rid := 0, 0
	randomplay.Walk(t, g, 20, func(s *rules.State) {
		var v rules.View
		g.View(s, g.Turn(s).First(), &v)
		if v.Phase != rules.Playing || v.Led() == 0 {
			return
		}
		d := e.reset(&v, nil, 1, e.effort)
		d.errs(&v)
		for a := range v.Options.All() {
			switch looks, kept := d.looks(&v, a), g.Prospect(&v, v.Seat) == rules.Kept; {
			case kept && looks != 0:
				t.Fatalf("%v looks like %g to who wants no more tricks", a, looks)
			case kept:
				rid++
			case looks < 0:
				clung++
			}
		}
	})
	if clung == 0 || rid == 0 {
		t.Errorf("%d times clung, %d times rid", clung, rid)
	}
}

// TestMisjudges: who misjudges a hand bids it alike whatever the seed, with a temperament or without, and
// at most two tricks off; some hands are bid too high, and some too low.
func TestMisjudges(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	fair, wrong := untrained(t, g, Effort{}), untrained(t, g, Effort{Manner: Manner{Misjudge: 2}})
	high, low := 0, 0
	for n := range 60 {
		s := randomplay.Dealt(t, g, n)
		v := viewOf(g, &s)
		if v.Phase != rules.Laying {
			t.Fatal(v.Phase)
		}
		bids := func(e *Expert, seed uint64) (bids map[int]float32) {
			bids = map[int]float32{}
			for i, p := range e.reset(v, nil, seed, e.effort).policy(v) {
				if p > 0 {
					bids[g.Bid(v.Options.Nth(i).Cards())] += p
				}
			}
			return bids
		}
		best := 0
		worth := bids(fair, 1)
		for n, p := range worth {
			if p > worth[best] {
				best = n
			}
		}
		was := -1
		for seed := range uint64(3) {
			for n := range bids(wrong, seed) {
				if was < 0 {
					was = n
				}
				if n != was || n > best+2 || n < best-2 || best > 1 && n == 0 {
					t.Fatalf("a hand worth a bid of %d is bid at %d, and at %d", best, was, n)
				}
			}
		}
		if was > best {
			high++
		} else if was < best {
			low++
		}
	}
	if high == 0 || low == 0 {
		t.Errorf("%d hands are bid too high, and %d too low", high, low)
	}
}

// TestTakesWhatItNeeds: a player who clings to high cards takes the trick at hand if it wants one, and
// clings to none if it needs every trick.
func TestTakesWhatItNeeds(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Effort{Manner: Manner{Hoard: 60, Fear: 60, Duck: 60, Takes: true}})
	took, all, clung := 0, 0, 0
	randomplay.Walk(t, g, 20, func(s *rules.State) {
		v := viewOf(g, s)
		if v.Phase != rules.Playing {
			return
		}
		d := e.reset(v, nil, 1, e.effort)
		d.errs(v)
		makes, left := g.Makes(v, v.Seat), g.Tricks()-int(v.Tricks)
		needsAll := g.Prospect(v, v.Seat) == rules.Short && makes>>v.Won[v.Seat]&(1<<left-1) == 0
		for a := range v.Options.All() {
			looks := d.looks(v, a)
			next := *s
			g.Apply(&next, a)
			switch after := viewOf(g, &next); {
			case needsAll:
				if all++; looks != 0 {
					t.Fatalf("%v looks like %g to a player who needs all tricks", a, looks)
				}
			case g.Prospect(v, v.Seat) == rules.Short && v.Led() != 0 && after.Tricks > v.Tricks && after.Won[v.Seat] > v.Won[v.Seat]:
				if took++; looks != 0 {
					t.Fatalf("%v would take the trick that is wanted, and looks like %g", a, looks)
				}
			case looks < 0:
				clung++
			}
		}
	})
	if took == 0 || all == 0 || clung == 0 {
		t.Errorf("%d cards took a trick, %d were played for all tricks, to %d it clung", took, all, clung)
	}
}

// TestCounts: a player who counts bids neither below its sure tricks, nor more than two tricks from what it
// counts, and lays no sure trick aside unless it has more of them than it bids, if a hand allows that at all,
// however it misjudges the hand. Of two ways to bid it takes the one with the better chance. A player who does
// not count does bid so.
func TestCounts(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	laughed := map[bool]int{}
	for _, counts := range []float64{0, 1000} {
		e := untrained(t, g, Effort{Manner: Manner{Misjudge: 2, Reach: 60, Counts: counts}})
		for n := range 60 {
			s := randomplay.Dealt(t, g, n)
			v := viewOf(g, &s)
			d := e.reset(v, nil, 1, e.effort)
			p := d.policy(v)
			d.counts.Begin(d.thumb(), v)
			sane, sure, hand := false, d.sureTricks(v), v.Hand[v.Seat]
			laughable := func(laid cards.Set, off float64) bool {
				bid := g.Bid(laid)
				return off > 2 || bid < d.thumb().Sure(v.Trump, hand, laid).Len() || sure.Len() <= bid && sure&laid != 0
			}
			best := [rules.MaxAside*rules.MaxTricks + 1]float64{}
			for i := range p {
				laid := v.Options.Nth(i).Cards()
				off, chance := d.counts.Off(laid), d.counts.Chance(laid)
				if bid := g.Bid(laid); !laughable(laid, off) {
					sane, best[bid] = true, max(best[bid], chance)
				}
			}
			for i := range p {
				laid := v.Options.Nth(i).Cards()
				off, chance := d.counts.Off(laid), d.counts.Chance(laid)
				if sane && p[i] > 0.01 && (laughable(laid, off) || chance < best[g.Bid(laid)]-0.01) {
					laughed[counts > 0]++
				}
			}
		}
	}
	if laughed[false] == 0 || laughed[true] != 0 {
		t.Errorf("%d laughable bids by players who do not count, %d by players who do", laughed[false], laughed[true])
	}
}

// TestMustTake: a player who counts takes the trick at hand while it needs all the tricks that it is sure of,
// or more.
func TestMustTake(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e := untrained(t, g, Effort{Manner: Manner{Hoard: 60, Duck: 60, Fear: 60, Counts: 1, Takes: true}})
	took, waits := 0, 0
	see := func(s *rules.State) {
		v := viewOf(g, s)
		if v.Phase != rules.Playing || v.Led() == 0 {
			return
		}
		d := e.reset(v, nil, 1, e.effort)
		p := slices.Clone(d.policy(v))
		can, ducks := false, float32(0)
		for i := range p {
			next := *s
			g.Apply(&next, v.Options.Nth(i))
			if after := viewOf(g, &next); after.Tricks > v.Tricks && after.Won[v.Seat] > v.Won[v.Seat] {
				can = true
			} else {
				ducks += p[i]
			}
		}
		if made := g.Makes(v, v.Seat) >> v.Won[v.Seat]; !can || made&1 != 0 || made == 0 {
			return
		} else if bits.TrailingZeros32(made) < d.sureTricks(v).Len() {
			waits++
		} else if took++; ducks > 0.01 {
			t.Fatalf("with %v it ducks with %.2f", v.Hand[v.Seat], ducks)
		}
	}
	for seed := range 60 {
		randomplay.Walk(t, g, seed, see)
	}
	if took == 0 || waits == 0 {
		t.Errorf("%d tricks were needed, and %d could wait", took, waits)
	}
}
