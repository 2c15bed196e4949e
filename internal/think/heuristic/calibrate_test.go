package heuristic

import (
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

var calibrate = flag.Int("calibrate", 0, "deals of self-play for each number of hands, from which to fit the weights anew; written to fitted.go")

// A sample is a card's features, and whether it won a trick in the end.
type sample struct {
	x   weights
	won bool
}

// A crop is the yield of self-play: the cards of each class, and the bids, with the logit of their
// estimated chance in place of the feature few.
type crop struct {
	cards [cardClasses][]sample
	bids  []sample
}

// harvest plays deals by heuristics and records the cards that were kept, at every third decision,
// and the estimated chance of the bid.
func (out *crop) harvest(t *testing.T, id string, deals int) {
	r := must.Get(rules.Open(id))(t)
	g := New(r)
	type note struct {
		seat  rules.Seat
		c     cards.Card // 0: the bid
		class int
		x     weights
	}
	var notes []note
	turn := 0
	look := func(v *rules.View, act rules.Action) {
		hand, s := v.Hand[v.Seat]&^act.Cards(), g.Board(v)
		turn++
		switch {
		case v.Trump == rules.Unnamed:
			return
		case act.Kind() == rules.Laying, g.keeps && act.Kind() == rules.Offering:
			p := g.prospect(&s, v.Seat, v.Trump)
			notes = append(notes, note{seat: v.Seat, x: weights{one: 1, few: logit(p.raw)}})
		case act.Kind() != rules.Playing || act.Seat() != v.Seat || turn%3 != 0:
			return
		}
		if g.keeps {
			return
		}
		var x sight
		g.see(&s, v.Seat, v.Trump, &x)
		for c := range hand.Cards() {
			n := note{seat: v.Seat, c: c, class: x.class(c)}
			n.x = x.features(c)
			n.x[ownHigher], n.x[ownLower], n.x[ownTrumps] = x.own(c, n.class, hand)
			notes = append(notes, n)
		}
	}
	var v rules.View
	for n := range deals {
		notes = notes[:0]
		s := dealt(g, uint64(1_000_000+n))
		for s.Phase() != rules.Over {
			g.View(&s, g.Turn(&s).First(), &v)
			a := g.Advise(&v).Action
			look(&v, a)
			g.Apply(&s, a)
		}
		g.View(&s, 0, &v)
		won := winners(g, &v)
		r, _ := g.Result(&s)
		for _, n := range notes {
			if n.c == 0 {
				out.bids = append(out.bids, sample{n.x, r.Made.Has(n.seat)})
				continue
			}
			out.cards[n.class] = append(out.cards[n.class], sample{n.x, won.Has(n.c)})
		}
	}
}

// dealt deals number n; trump and dealer change from deal to deal.
func dealt(g *Game, n uint64) rules.State {
	seed := cards.SeedOf("arena")
	d := g.Deal(&seed, n)
	d.Dealer = rules.Seat(n % uint64(g.Live().Len()))
	if g.TrumpBy() != rules.ByTurnup {
		d.Trump = rules.Trump(n / 7 % 5)
	}
	d.Vulnerable = g.Vulnerable([rules.MaxSeats]int32{int32(n / 3 % 3), 1})
	return g.Start(&d)
}

func winners(g *Game, v *rules.View) (won cards.Set) {
	for i := range g.Tricks() {
		trick := v.Played[i][:g.Seats()]
		led := trick[v.Leads[i]]
		best := led
		for _, c := range trick {
			if g.Strength(v.Trump, led, c) > g.Strength(v.Trump, led, best) {
				best = c
			}
		}
		won |= best.Set()
	}
	return won
}

// fit returns the weights of a logistic regression on the samples, by Newton's method with a small
// ridge.
func fit(samples []sample) (w weights, loss float64) {
	var beta [features]float64
	for range 12 {
		var h [features][features + 1]float64
		loss = 0
		for _, s := range samples {
			z := 0.0
			for i, x := range s.x {
				z += beta[i] * float64(x)
			}
			p := 1 / (1 + math.Exp(-z))
			y := 0.0
			if s.won {
				y = 1
				loss -= math.Log(p + 1e-9)
			} else {
				loss -= math.Log(1 - p + 1e-9)
			}
			for i, x := range s.x {
				if x == 0 {
					continue
				}
				h[i][features] += float64(x) * (y - p)
				for j, u := range s.x {
					h[i][j] += p * (1 - p) * float64(x) * float64(u)
				}
			}
		}
		for i := range h {
			h[i][i] += 1
			h[i][features] -= beta[i]
		}
		solve(&h)
		for i := range beta {
			beta[i] += h[i][features]
		}
	}
	for i := range w {
		w[i] = float32(beta[i])
	}
	return w, loss / float64(len(samples))
}

// solve reduces the matrix until its last column is the solution.
func solve(h *[features][features + 1]float64) {
	for i := range h {
		for j := range h {
			if j == i {
				continue
			}
			f := h[j][i] / h[i][i]
			for k := range h[i] {
				h[j][k] -= f * h[i][k]
			}
		}
	}
	for i := range h {
		h[i][features] /= h[i][i]
	}
}

// TestCalibrate fits the weights to self-play with the present ones and writes fitted.go; they
// converge after a few rounds.
func TestCalibrate(t *testing.T) {
	if *calibrate == 0 {
		t.Skip("run with -calibrate 20000 to fit greedy's weights anew")
	}
	shapes := [...][]string{{"duel"}, {"standard", "nines"}, {"four"}, {"five"}}
	var b strings.Builder
	b.WriteString(fittedHead)
	for n, ids := range shapes {
		var c crop
		for _, id := range ids {
			c.harvest(t, id, *calibrate)
		}
		b.WriteString("\t{\n\t\tcards: [cardClasses]weights{\n")
		for class := range c.cards {
			w, loss := fit(c.cards[class])
			t.Logf("%d hands, class %d: %d samples, loss %.4f, %.3f", n+2, class, len(c.cards[class]), loss, w)
			b.WriteString("\t\t\t{" + list(w[:]) + "},\n")
		}
		w, loss := fit(c.bids)
		t.Logf("%d hands, bids: %d samples, loss %.4f", n+2, len(c.bids), loss)
		b.WriteString("\t\t},\n\t\tbids: [2]float32{" + list(w[:2]) + "},\n\t},\n")
	}
	var c crop
	c.harvest(t, "nobid", *calibrate)
	w, _ := fit(c.bids)
	b.WriteString("}\n\n// leftover is the same correction where the cards left over are the bid.\nvar leftover = [2]float32{" + list(w[:2]) + "}\n")
	must.Do(t, os.WriteFile("fitted.go", []byte(b.String()), 0o644))
}

const fittedHead = `package heuristic

// Written by TestCalibrate: do not edit.

// fitted has, for two, three, four and five hands, the weights for how likely a card is to win a
// trick, and the correction of the chance of a bid computed from these: logistic regressions over
// deals of greedy's self-play.
var fitted = [...]estimate{
`

func list(xs []float32) string {
	words := make([]string, len(xs))
	for i, x := range xs {
		words[i] = fmt.Sprintf("%.3f", x)
	}
	return strings.Join(words, ", ")
}
