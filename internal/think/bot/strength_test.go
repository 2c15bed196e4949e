package bot

import (
	"cmp"
	"context"
	"flag"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

var strength = flag.Int("strength", 0, "deals of each variant in which to measure greedy against random and itself")

type arena struct {
	m    *match.Match
	bots [rules.MaxSeats]Bot
	each func(v *match.View, a rules.Action) // sees every decision
}

func newArena(t testing.TB, id string, names ...string) *arena {
	g := must.Get(rules.Open(id))(t)
	m := must.Get(match.New(g, 0, match.Limit{}))(t)
	a := &arena{m: m}
	for i := range g.Live().All() {
		b := must.Get(New(names[int(i)%len(names)]))(t)
		must.Do(t, b.Begin(context.Background(), m, i, 1))
		a.bots[i] = b
	}
	return a
}

// deal deals number n, at trump and dealer that change from deal to deal.
func (a *arena) deal(n uint64) (rules.Deal, rules.State) {
	seed := cards.SeedOf("arena")
	g := a.m.Game
	d := g.Deal(&seed, n)
	d.Dealer = rules.Seat(n % uint64(g.Live().Len()))
	if g.TrumpBy() != rules.ByTurnup {
		d.Trump = rules.Trump(n / 7 % 5)
	}
	d.Vulnerable = g.Vulnerable([rules.MaxSeats]int32{int32(n / 3 % 3), 1})
	return d, g.Start(&d)
}

func (a *arena) play(t testing.TB, n uint64) rules.State {
	_, s := a.deal(n)
	var v match.View
	v.Stage = match.Playing
	for s.Phase() != rules.Over {
		i := a.m.Game.Turn(&s).First()
		a.m.Game.View(&s, i, &v.View)
		act := must.Get(a.bots[i].Choose(context.Background(), &v))(t)
		must.Do(t, a.m.Game.Check(&s, i, act), "deal", n)
		if a.each != nil {
			a.each(&v, act)
		}
		a.m.Game.Apply(&s, act)
	}
	return s
}

type sums struct {
	deals, made, bid, points [rules.MaxSeats]int
	held                     [4]int
	heldMade                 [4]int
}

func (x *sums) add(g *rules.Game, s *rules.State) {
	r, _ := g.Result(s)
	for i := range g.Live().All() {
		x.deals[i]++
		x.bid[i] += int(r.Bid[i])
		x.points[i] += int(r.Points[i])
		l := r.Premium[i].Level()
		x.held[l]++
		if r.Made.Has(i) {
			x.made[i]++
			x.heldMade[l]++
		}
	}
}

// TestStrength reports, for every variant, greedy's points a deal against random players from every
// seat with the same cards, and how often it makes its contract when all seats are greedy.
func TestStrength(t *testing.T) {
	n := cmp.Or(*strength, 60)
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		var one, all sums
		greedy, random, kind := 0.0, 0.0, 0
		live := v.Live()
		for seat := range live {
			names := make([]string, live)
			for i := range names {
				names[i] = "random"
			}
			names[seat] = "greedy"
			a := newArena(t, v.ID, names...)
			one = sums{}
			for i := range n {
				s := a.play(t, uint64(i))
				one.add(a.m.Game, &s)
			}
			for i := range live {
				if i == seat {
					greedy += float64(one.points[i])
					kind += one.made[i]
				} else {
					random += float64(one.points[i]) / float64(live-1)
				}
			}
		}
		a := newArena(t, v.ID, "greedy")
		for i := range n {
			s := a.play(t, uint64(i))
			all.add(a.m.Game, &s)
		}
		total := float64(n * live)
		sum := func(xs [rules.MaxSeats]int) (y float64) {
			for _, x := range xs {
				y += float64(x)
			}
			return y / total
		}
		t.Logf("%-15s greedy %6.2f random %6.2f a deal, made %4.1f%%; among greedy: made %4.1f%% bid %.2f points %.2f none %d/%d declare %d/%d reveal %d/%d",
			v.ID, greedy/total, random/total, 100*float64(kind)/total, 100*sum(all.made), sum(all.bid), sum(all.points),
			all.heldMade[0], all.held[0], all.heldMade[2], all.held[2], all.heldMade[3], all.held[3])
		if greedy <= random+3*total {
			t.Errorf("%s: greedy scores %.2f a deal against random's %.2f", v.ID, greedy/total, random/total)
		}
	}
}
