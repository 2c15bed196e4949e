package solve

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// plausible returns an ending without premiums in which the tricks that the hands still need
// roughly add up to those that are left.
func plausible(tb testing.TB, g *rules.Game, r *rand.Rand, left int) rules.State {
	tb.Helper()
	for range 100_000 {
		st := ending(tb, g, r, left, 0)
		var l rules.Layout
		g.Layout(&st, &l)
		needs, ok := 0, true
		for i := range g.Seats() {
			need := g.Bid(l.Aside[i]) - int(l.Won[i])
			ok = ok && 0 <= need && need <= left && l.Holds[i] == 0
			needs += need
		}
		if ok && left-1 <= needs && needs <= left+1 || !g.Lays() {
			return st
		}
	}
	tb.Fatal("no plausible ending found")
	return rules.State{}
}

// benchmark solves many endings in turn and reports the median, as a busy machine spoils the mean.
func benchmark(b *testing.B, id string, left, entries int, solve func(s *Solver, st *rules.State)) {
	g := must.Get(rules.Open(id))(b)
	r := rand.New(rand.NewPCG(7, uint64(left)))
	var states [256]rules.State
	for i := range states {
		states[i] = plausible(b, g, r, left)
	}
	s := New(g, entries)
	took := make([]time.Duration, 0, 1<<20)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		begun := time.Now()
		solve(s, &states[i%len(states)])
		if len(took) < cap(took) {
			took = append(took, time.Since(begun))
		}
		i++
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Nanoseconds()), "ns/median")
	b.ReportMetric(float64(s.Nodes())/float64(i), "nodes/op")
}

func benchmarkLast(b *testing.B, id string, left, entries int) {
	benchmark(b, id, left, entries, func(s *Solver, st *rules.State) { s.Solve(st) })
}

func BenchmarkLast3(b *testing.B) { benchmarkLast(b, "standard", 3, 1<<12) }
func BenchmarkLast4(b *testing.B) { benchmarkLast(b, "standard", 4, 1<<12) }
func BenchmarkLast5(b *testing.B) { benchmarkLast(b, "standard", 5, 1<<12) }
func BenchmarkLast6(b *testing.B) { benchmarkLast(b, "standard", 6, 1<<13) }
func BenchmarkLast7(b *testing.B) { benchmarkLast(b, "standard", 7, 1<<16) }
func BenchmarkLast9(b *testing.B) { benchmarkLast(b, "standard", 9, 1<<18) }

// BenchmarkOthers solves the last four tricks of games with other numbers of hands or other bids.
func BenchmarkOthers(b *testing.B) {
	for _, id := range []string{"duel", "dummy", "dummy-penguin", "four", "five", "nobid"} {
		b.Run(id, func(b *testing.B) { benchmarkLast(b, id, 4, 1<<12) })
	}
}

func BenchmarkForces(b *testing.B) {
	seat := rules.Seat(0)
	benchmark(b, "standard", 9, 1<<14, func(s *Solver, st *rules.State) {
		s.Forces(st, seat)
		seat = (seat + 1) % 3
	})
}
