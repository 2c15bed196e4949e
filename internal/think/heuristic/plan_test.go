package heuristic

import (
	"testing"

	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestPlans: plans are different ways to lay aside, the likeliest first, and the best of few is the
// best of all.
func TestPlans(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	th := New(g)
	randomplay.Walk(t, g, 20, func(s *rules.State) {
		if s.Phase() != rules.Laying {
			return
		}
		var v rules.View
		if g.View(s, 0, &v); v.Aside[0] != 0 {
			return
		}
		scene, hand := th.Board(&v), v.Hand[0]
		var x sight
		th.see(&scene, 0, supposed(v.Trump), &x)
		x.weigh(hand)
		all, some, four := make([]Plan, 300), make([]Plan, 5), make([]Plan, 300)
		if n := x.plans(hand, need{number: anyBid}, all); n < 150 || n > 220 {
			t.Fatalf("%d plans", n)
		}
		x.plans(hand, need{number: anyBid}, some)
		seen := map[Plan]bool{}
		for i, p := range some {
			if p.raw != all[i].raw || p.Aside.Len() != 3 || p.Aside&^hand != 0 || p.Bid != g.Bid(p.Aside) || seen[p] {
				t.Fatalf("plan %d is %+v, not %+v", i, p, all[i])
			}
			seen[p] = true
		}
		for _, p := range four[:x.plans(hand, need{number: 4}, four)] {
			if p.Bid != 4 {
				t.Fatalf("%+v, where 4 was announced", p)
			}
		}
	})
}
