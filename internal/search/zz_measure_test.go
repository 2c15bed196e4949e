package search_test

import (
	"context"
	"flag"
	"math"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/internal/search"
	"ninetynine/match"
	"ninetynine/rules"
)

var units = flag.Int("units", 0, "")
var variants = flag.String("v", "standard", "")
var foe = flag.String("foe", "greedy", "")
var opt = search.Yardstick()

func init() {
	flag.IntVar(&opt.Worlds, "worlds", opt.Worlds, "")
	flag.IntVar(&opt.Deep, "deep", opt.Deep, "")
	flag.IntVar(&opt.Candidates, "cand", opt.Candidates, "")
	flag.IntVar(&opt.Exact, "exact", opt.Exact, "")
	flag.IntVar(&opt.Proof, "proof", opt.Proof, "")
	flag.IntVar(&opt.Leaf, "leaf", opt.Leaf, "")
}

func TestMeasure(t *testing.T) {
	if *units == 0 {
		t.Skip()
	}
	g, err := rules.Open(*variants)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := match.New(g, 0, match.Limit{})
	me := search.NewPIMC(g, opt)
	var foes [5]bot.Bot
	for i := range foes {
		foes[i], _ = bot.New(*foe)
		foes[i].Begin(context.Background(), m, rules.Seat(i), 1)
	}
	seed := cards.SeedOf("measure")
	live := g.Live().Len()
	var sum, sq float64
	var tm [6]time.Duration
	var tn [6]int
	var made, off, offMade, rev, revMade, bid, fm int
	for n := range *units {
		unit := 0.0
		for seat := range live {
			d := g.Deal(&seed, uint64(n))
			d.Dealer = rules.Seat(n % live)
			if g.Variant().Trump.By != rules.ByTurnup {
				d.Trump = rules.Trump(n / 7 % 5)
			}
			d.Vulnerable = g.Vulnerable([rules.MaxSeats]int32{int32(n / 3 % 3), 1})
			s := g.Start(&d)
			var v match.View
			for s.Phase() != rules.Over {
				i := g.Turn(&s).First()
				g.View(&s, i, &v.View)
				var a rules.Action
				if int(i) == seat {
					b := time.Now()
					a, err = me.Choose(&v.View, 7)
					tm[v.Phase] += time.Since(b)
					if v.Options.Len() > 1 {
						tn[v.Phase]++
					}
				} else {
					a, err = foes[i].Choose(context.Background(), &v)
				}
				if err != nil {
					t.Fatal(err)
				}
				if err := g.Check(&s, i, a); err != nil {
					t.Fatal(err)
				}
				g.Apply(&s, a)
			}
			r := g.Result(&s)
			o := 0.0
			for i := range g.Seats() {
				if i != seat {
					o += float64(r.Points[i]) / float64(g.Seats()-1)
					if r.Made.Has(rules.Seat(i)) {
						fm++
					}
				}
			}
			if r.Made.Has(rules.Seat(seat)) {
				made++
			}
			bid += int(r.Bid[seat])
			switch r.Premium[seat].Level() {
			case rules.Declare:
				off++
				if r.Made.Has(rules.Seat(seat)) {
					offMade++
				}
			case rules.Reveal:
				rev++
				if r.Made.Has(rules.Seat(seat)) {
					revMade++
				}
			}
			unit += (float64(r.Points[seat]) - o) / float64(live)
		}
		sum += unit
		sq += unit * unit
	}
	N := float64(*units)
	mean := sum / N
	ci := 1.96 * math.Sqrt((sq/N-mean*mean)/N)
	all := float64(*units * live)
	t.Logf("%s %+v: %+.2f ± %.2f; made %.3f (foes %.3f) bid %.2f, declare %.3f made %.2f, reveal %.3f made %.2f", *variants, opt, mean, ci,
		float64(made)/all, float64(fm)/all/float64(g.Seats()-1), float64(bid)/all, float64(off)/all, float64(offMade)/float64(max(off, 1)), float64(rev)/all, float64(revMade)/float64(max(rev, 1)))
	for p, d := range tm {
		if tn[p] > 0 {
			t.Logf("  %v %v a decision", rules.Phase(p), d/time.Duration(tn[p]))
		}
	}
}
