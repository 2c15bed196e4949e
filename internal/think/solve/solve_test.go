package solve

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// An oracle solves by the rules alone: every legal card, every deal played to its end and scored.
// It may remember layouts, unchanged.
type oracle struct {
	g      *rules.Game
	reward Reward
	seen   map[rules.Layout]Values
}

func (o *oracle) solve(st *rules.State) (best Values) {
	if r, over := o.g.Result(st); over {
		o.reward(&r, &best)
		return best
	}
	var l rules.Layout
	if o.seen != nil {
		o.g.Layout(st, &l)
		if v, ok := o.seen[l]; ok {
			return v
		}
	}
	due := o.g.Due(st)
	by := int(o.g.Owner(st, due.Seat))
	for i := range due.Len() {
		next := *st
		o.g.Apply(&next, due.Nth(i))
		if v := o.solve(&next); i == 0 || prefers(o.g.Seats(), by, v, best) {
			best = v
		}
	}
	if o.seen != nil {
		o.seen[l] = best
	}
	return best
}

// prefers reports whether the seat prefers a to b: for its own value, and of equal ones for the
// lower value of the hand on its left, and so on.
func prefers(seats, seat int, a, b Values) bool {
	if a[seat] != b[seat] {
		return a[seat] > b[seat]
	}
	for k := 1; k < seats; k++ {
		if i := (seat + k) % seats; a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

func (o *oracle) forces(st *rules.State, seat rules.Seat) bool {
	if r, over := o.g.Result(st); over {
		return r.Made.Has(seat)
	}
	due := o.g.Due(st)
	own := o.g.Owner(st, due.Seat) == seat
	for i := range due.Len() {
		next := *st
		o.g.Apply(&next, due.Nth(i))
		if o.forces(&next, seat) == own {
			return own
		}
	}
	return !own
}

// ending returns a position after random acts in which so many tricks are left and the first of
// them has so many cards.
func ending(tb testing.TB, g *rules.Game, r *rand.Rand, left, late int) rules.State {
	tb.Helper()
	v := g.Variant()
	seed := cards.SeedOf(v.ID)
	d := g.Deal(&seed, r.Uint64())
	d.Dealer = rules.Seat(r.IntN(g.Live().Len()))
	if v.Trump.By != rules.ByTurnup {
		d.Trump = rules.Trump(r.IntN(5))
	}
	if v.Score.Vulnerable > 0 {
		d.Vulnerable = rules.Seats(r.IntN(4))
	}
	must.Do(tb, g.CheckDeal(&d))
	st := g.Start(&d)
	for plays := (g.Tricks()-left)*g.Seats() + late; ; {
		o := g.Due(&st)
		i := r.IntN(o.Len())
		switch {
		case o.Kind == rules.Laying: // mostly bids within the number of tricks
			for range 5 {
				if g.Bid(o.Nth(i).Cards())*g.Seats() <= 2*g.Tricks() {
					break
				}
				i = r.IntN(o.Len())
			}
		case o.Kind == rules.Playing && plays == 0:
			return st
		case o.Kind == rules.Playing:
			plays--
		case o.Kind == rules.Naming && o.From.Has(cards.Card(rules.NinesTrump)) && r.IntN(2) == 0:
			i = o.Len() - 1
		case o.Kind == rules.Offering && r.IntN(3) == 0:
			i = o.Len() - 1
		}
		g.Apply(&st, o.Nth(i))
	}
}

// variants returns the published ones, and others that stretch the rules.
func variants(t *testing.T) []rules.Variant {
	t.Helper()
	all := rules.Catalogue()
	house := func(base, id string, change func(v *rules.Variant)) {
		v := must.Get(rules.Named(base))(t)
		v.ID = id
		change(&v)
		all = append(all, v)
	}
	house("nines", "nines-left-over", func(v *rules.Variant) {
		v.Order = rules.Order{rules.Offering, rules.Naming, rules.Playing}
		v.Offers.How, v.Offers.Announce = rules.InTurn, rules.WithDeclare
	})
	house("dummy-penguin", "dummy-left-over", func(v *rules.Variant) {
		v.Order = rules.Order{rules.Offering, rules.Playing}
		v.Offers.Announce = rules.WithBoth
	})
	house("four", "four-long", func(v *rules.Variant) { v.Aside = 1 })
	house("five", "five-left-over", func(v *rules.Variant) {
		v.Order = rules.Order{rules.Offering, rules.Playing}
		v.Aside, v.Offers.Announce = 1, rules.WithBoth
	})
	house("standard", "zero-or-all", func(v *rules.Variant) { v.Score.ZeroOrAll, v.Score.Trick = true, 0 })
	house("standard", "steep", func(v *rules.Variant) { v.Score.Made, v.Score.Trick = []int{0, 3, 40, 1}, 7 })
	return all
}

func eachVariant(t *testing.T, f func(t *testing.T, g *rules.Game)) {
	for _, v := range gate.Some(variants(t), 9) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			g := must.Get(rules.New(v))(t)
			f(t, g)
		})
	}
}

// mostLeft returns how many tricks the oracle can look ahead quickly.
func mostLeft(g *rules.Game) int {
	switch {
	case !g.Lays():
		return 2
	case g.Seats() == 2:
		return 5
	case g.Seats() == 3:
		return 4
	}
	return 3
}

func TestSolve(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(1, 2))
		s := New(g, 256)
		o := oracle{g: g, reward: Relative(g.Seats())}
		for n := range 400 {
			left := 1 + n%mostLeft(g)
			if left == mostLeft(g) && n%5 != 0 {
				left--
			}
			st := ending(t, g, r, left, r.IntN(g.Seats()))
			want := o.solve(&st)
			if got := s.Solve(&st).Values; got != want {
				t.Fatalf("%s\nis worth %v, not %v", g.AppendPosition(nil, &st), want, got)
			}
		}
	})
}

// TestSolveDeep looks further ahead than the oracle can without memory.
func TestSolveDeep(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(5, 6))
		s := New(g, 1<<12)
		o := oracle{g: g, reward: Relative(g.Seats()), seen: map[rules.Layout]Values{}}
		for range 20 {
			clear(o.seen)
			st := ending(t, g, r, mostLeft(g)+1, r.IntN(g.Seats()))
			want := o.solve(&st)
			if got := s.Solve(&st).Values; got != want {
				t.Fatalf("%s\nis worth %v, not %v", g.AppendPosition(nil, &st), want, got)
			}
		}
	})
}

// checkEnd plays the best cards, and checks that the deal ends as solved, with the same contracts
// made.
func checkEnd(t *testing.T, s *Solver, st rules.State) {
	t.Helper()
	g, want := s.g, s.Solve(&st)
	for now := st; ; {
		if now.Phase() == rules.Over {
			if got := s.Solve(&now); got != want {
				t.Fatalf("%s\nends with %v, not %v", g.AppendPosition(nil, &st), got, want)
			}
			return
		}
		var out [rules.MaxHand]End
		s.Choices(&now, &out)
		o := g.Due(&now)
		best := slices.Index(out[:o.Len()], want)
		if best < 0 {
			t.Fatalf("%s\nnothing ends with %v, only %v", g.AppendPosition(nil, &now), want, out[:o.Len()])
		}
		g.Apply(&now, o.Nth(best))
	}
}

func TestChoices(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(7, 8))
		s, other := New(g, 256), New(g, 256)
		for n := range 60 {
			st := ending(t, g, r, 1+n%(mostLeft(g)+1), r.IntN(g.Seats()))
			var out [rules.MaxHand]End
			o := g.Due(&st)
			if n := s.Choices(&st, &out); n != o.Len() {
				t.Fatalf("%d choices of %d", n, o.Len())
			}
			for i := range o.Len() {
				next := st
				g.Apply(&next, o.Nth(i))
				if want := other.Solve(&next); out[i] != want {
					t.Fatalf("%s\n%v ends with %v, not %v", g.AppendPosition(nil, &st), o.Nth(i), want, out[i])
				}
			}
			checkEnd(t, s, st)
		}
	})
}

func TestForces(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(3, 4))
		s := New(g, 256)
		o := oracle{g: g}
		count := map[bool]int{}
		for n := range 300 {
			st := ending(t, g, r, 1+n%mostLeft(g), r.IntN(g.Seats()))
			for seat := range rules.Seat(g.Seats()) {
				want := o.forces(&st, seat)
				if got := s.Forces(&st, seat); got != want {
					t.Fatalf("%s\nseat %d forces its contract: %v, not %v", g.AppendPosition(nil, &st), seat, want, got)
				}
				count[want]++
				opt, keep := g.Due(&st), s.ForcesAfter(&st, seat)
				for i := range opt.Len() {
					next := st
					g.Apply(&next, opt.Nth(i))
					if want := o.forces(&next, seat); keep.Has(opt.Nth(i).Card()) != want {
						t.Fatalf("%s\nafter %v seat %d forces its contract: %v, not so", g.AppendPosition(nil, &st), opt.Nth(i), seat, want)
					}
				}
			}
		}
		if count[true] == 0 || count[false] == 0 {
			t.Errorf("nothing was tried: %v", count)
		}
	})
}

// odd rewards points by their squares' remainders: two tallies from which contracts depend equally
// on the rest are no longer worth the same.
func odd(seats int) Reward {
	return func(r *rules.Result, v *Values) {
		for i, p := range r.Points[:seats] {
			v[i] = float32(p*p%7) + float32(r.Next)*float32(i)
		}
	}
}

func TestPlay(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(9, 10))
		s := New(g, 256)
		oddly := oracle{g: g, reward: odd(g.Seats()), seen: map[rules.Layout]Values{}}
		plainly := oracle{g: g, reward: Relative(g.Seats()), seen: map[rules.Layout]Values{}}
		for n := range 60 {
			clear(oddly.seen)
			clear(plainly.seen)
			st := ending(t, g, r, 1+n%mostLeft(g), 0)
			s.Play(oddly.reward)
			if got, want := s.Solve(&st).Values, oddly.solve(&st); got != want {
				t.Fatalf("%s\nis worth %v, not %v", g.AppendPosition(nil, &st), want, got)
			}
			s.Play(nil)
			if got, want := s.Solve(&st).Values, plainly.solve(&st); got != want {
				t.Fatalf("%s\nis worth %v again, not %v", g.AppendPosition(nil, &st), want, got)
			}
		}
	})
}

// TestTableIsNoMatter solves with tables of two entries and of many, new and used.
func TestTableIsNoMatter(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(11, 12))
		used := New(g, 1<<16)
		left := mostLeft(g) + 1
		if g.Seats() == 3 && g.Lays() {
			left++
		}
		positions := 20
		if g.Variant().Dummy {
			positions = 60 // it takes a while until both have led from a position with the same cards left
		}
		for range positions {
			st := ending(t, g, r, left, 0)
			want := used.Solve(&st).Values
			if got := New(g, 0).Solve(&st).Values; got != want {
				t.Fatalf("%s\nis worth %v, and %v with a small table", g.AppendPosition(nil, &st), want, got)
			}
			forced := used.Forces(&st, 0)
			if got := New(g, 0).Forces(&st, 0); got != forced {
				t.Fatalf("%s\nis forced: %v, and %v with a small table", g.AppendPosition(nil, &st), forced, got)
			}
			if got := used.Solve(&st).Values; got != want {
				t.Fatalf("%s\nis worth %v, and %v the second time", g.AppendPosition(nil, &st), want, got)
			}
		}
	})
}

// TestClasses checks that tallies of one class are worth the same, apart from the points that each
// seat already has, however the rest of the tricks fall.
func TestClasses(t *testing.T) {
	eachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(17, 18))
		s := New(g, 2)
		for n := range 60 {
			st := ending(t, g, r, 1+n%min(5, g.Tricks()), 0)
			s.begin(&st)
			for a := range s.first {
				for b := range a {
					if s.level[a] == s.level[b] && s.class[a] == s.class[b] && !sameWorth(s, a, b) {
						t.Fatalf("%s\n%v and %v are not the same", g.AppendPosition(nil, &st), s.wins[a], s.wins[b])
					}
				}
			}
		}
	})
}

// sameWorth reports whether the values after two tallies differ, for each seat, by a number that
// does not depend on the rest of the tricks.
func sameWorth(s *Solver, a, b uint16) bool {
	left := s.left - int(s.level[a])
	var first Values
	for rest := s.start[left]; rest < s.start[left+1]; rest++ {
		x, y := s.ends[s.add(a, s.code[rest])].Values, s.ends[s.add(b, s.code[rest])].Values
		for i := range x {
			x[i] -= y[i]
			if rest == s.start[left] {
				first[i] = x[i]
			}
			if d := x[i] - first[i]; d < -0.01 || d > 0.01 {
				return false
			}
		}
	}
	return true
}

// TestGenerations lets a table's generations run out.
func TestGenerations(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	r := rand.New(rand.NewPCG(13, 14))
	s := New(g, 1<<8)
	for n := range 40 {
		if n == 20 {
			s.generation = 1<<(64-restBits-tagBits) - 3
		}
		st := ending(t, g, r, 5, 0)
		if got, want := s.Solve(&st).Values, New(g, 1<<8).Solve(&st).Values; got != want {
			t.Fatalf("position %d is worth %v, not %v", n, want, got)
		}
	}
	if s.generation > 20 {
		t.Error("the generations did not run out")
	}
}

func TestOutOfPlay(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	seed := cards.SeedOf("out of play")
	d := g.Deal(&seed, 1)
	st := g.Start(&d)
	s := New(g, 2)
	var out [rules.MaxHand]End
	if v := s.Solve(&st).Values; v != (Values{}) || s.Choices(&st, &out) != 0 || s.Forces(&st, 0) {
		t.Errorf("before play: %v", v)
	}
	for st.Phase() != rules.Over {
		g.Apply(&st, g.Due(&st).Nth(0))
	}
	r, _ := g.Result(&st)
	var want Values
	Relative(3)(&r, &want)
	if v := s.Solve(&st).Values; v != want || s.Choices(&st, &out) != 0 {
		t.Errorf("a deal that is over is worth %v, not %v", v, want)
	}
	for seat := range rules.Seat(5) {
		if s.Forces(&st, seat) != r.Made.Has(seat) {
			t.Errorf("over: seat %d", seat)
		}
	}
}

func TestNoAllocation(t *testing.T) {
	for _, id := range []string{"standard", "four", "five", "dummy", "nines", "nobid"} {
		g := must.Get(rules.Open(id))(t)
		r := rand.New(rand.NewPCG(15, 16))
		var states []rules.State
		for range 8 {
			states = append(states, ending(t, g, r, 3, 1))
		}
		s := New(g, 1<<10)
		var out [rules.MaxHand]End
		n := testing.AllocsPerRun(5, func() {
			for i := range states {
				s.Solve(&states[i])
				s.Choices(&states[i], &out)
				s.Forces(&states[i], 1)
			}
		})
		if n != 0 {
			t.Errorf("%s: %v allocations", id, n)
		}
	}
}

// TestTallies checks the numbering of the ways to share out tricks.
func TestTallies(t *testing.T) {
	for _, v := range variants(t) {
		g := must.Get(rules.New(v))(t)
		var ts tallies
		ts.build(g)
		for id, w := range ts.wins[:ts.start[g.Tricks()]] {
			for seat := range g.Seats() {
				want := w
				want[seat]++
				next := ts.next[id<<3|seat]
				if ts.wins[next] != want || ts.level[next] != ts.level[id]+1 {
					t.Fatalf("%s: %v and a trick of seat %d is %v", v.ID, w, seat, ts.wins[next])
				}
			}
		}
		if codes := slices.Max(ts.code) + 1; codes<<g.Live().Len() > unknown {
			t.Errorf("%s: %d codes leave no room in an entry", v.ID, codes)
		}
	}
}

// TestNinesLongest solves a pack in which the nines, as trumps, are longer than any suit.
func TestNinesLongest(t *testing.T) {
	v := must.Get(rules.Named("nines"))(t)
	v.ID, v.Ranks, v.Hand, v.Aside = "nines-longest", 1<<cards.Nine|1<<cards.King|1<<cards.Ace, 4, 1
	g := must.Get(rules.New(v))(t)
	r := rand.New(rand.NewPCG(1, 2))
	s, o := New(g, 256), oracle{g: g, reward: Relative(g.Seats())}
	for n := range 300 {
		st := ending(t, g, r, 1+n%2, n%3)
		if got, want := s.Solve(&st).Values, o.solve(&st); got != want {
			t.Fatalf("%s\nis worth %v, not %v", g.AppendPosition(nil, &st), got, want)
		}
	}
}
