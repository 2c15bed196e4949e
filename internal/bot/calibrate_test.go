package bot

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/match"
	"ninetynine/rules"
)

var calibrate = flag.Int("calibrate", 0, "deals of self-play for each number of hands, from which to fit greedy's weights anew; written to fitted.go of odds")
var strength = flag.Int("strength", 0, "deals of each variant in which to measure greedy against random and itself")

// arena plays single deals of a variant.
type arena struct {
	m    *match.Match
	bots [rules.MaxSeats]Bot
	each func(v *match.View, a rules.Action) // sees every decision
}

func newArena(t testing.TB, id string, names ...string) *arena {
	g, err := rules.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, 0, match.Limit{})
	if err != nil {
		t.Fatal(err)
	}
	a := &arena{m: m}
	for i := range g.Live().All() {
		b, err := New(names[int(i)%len(names)])
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Begin(context.Background(), m, i, 1); err != nil {
			t.Fatal(err)
		}
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
		act, err := a.bots[i].Choose(context.Background(), &v)
		if err != nil {
			t.Fatal(err)
		}
		if err := a.m.Game.Check(&s, i, act); err != nil {
			t.Fatalf("deal %d: %v", n, err)
		}
		if a.each != nil {
			a.each(&v, act)
		}
		a.m.Game.Apply(&s, act)
	}
	return s
}

// sums adds up what deals came to, by seat.
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

// TestStrength reports, for every variant, what greedy scores a deal against
// random players from every seat with the same cards, and how often it makes its
// contract among its own kind.
func TestStrength(t *testing.T) {
	n := *strength
	if n == 0 {
		n = 60
	}
	for _, v := range rules.Catalogue() {
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

// A sample is a card as it looked, and whether it won a trick in the end.
type sample struct {
	x   odds.Weights
	won bool
}

// A crop is what self-play yields: for each class the cards, and the bids,
// with the logit of their estimated chance in the place of the feature few.
type crop struct {
	cards [odds.Classes][]sample
	bids  []sample
}

// harvest plays deals of greedy's and notes the cards that were kept, of every third
// decision, and the chance that was given to the bid.
func (out *crop) harvest(t *testing.T, id string, deals int) {
	a := newArena(t, id, "greedy")
	type note struct {
		seat  rules.Seat
		c     cards.Card // 0: the bid
		class int
		x     odds.Weights
	}
	var notes []note
	tb := compile(a.m.Game)
	turn := 0
	a.each = func(v *match.View, act rules.Action) {
		hand := v.Hand[v.Seat] &^ act.Cards()
		turn++
		switch {
		case v.Trump == rules.Unnamed:
			return
		case act.Kind() == rules.Laying, tb.Keep && act.Kind() == rules.Offering:
			p := tb.prospect(v, v.Trump)
			notes = append(notes, note{seat: v.Seat, x: odds.Weights{odds.One: 1, odds.Few: odds.Logit(p.raw)}})
		case act.Kind() != rules.Playing || act.Seat() != v.Seat || turn%3 != 0:
			return
		}
		if tb.Keep {
			return
		}
		var s sight
		tb.look(&s, v, v.Trump)
		for c := range hand.Cards() {
			n := note{seat: v.Seat, c: c, class: s.Class(c)}
			s.features(c, &n.x)
			n.x[odds.OwnHigher], n.x[odds.OwnLower], n.x[odds.OwnTrumps] = s.Own(c, n.class, hand)
			notes = append(notes, n)
		}
	}
	var v rules.View
	for n := range deals {
		notes = notes[:0]
		s := a.play(t, uint64(1_000_000+n))
		a.m.Game.View(&s, 0, &v)
		won := winners(a.m.Game, &v)
		r, _ := a.m.Game.Result(&s)
		made := r.Made
		for _, n := range notes {
			if n.c == 0 {
				out.bids = append(out.bids, sample{n.x, made.Has(n.seat)})
				continue
			}
			out.cards[n.class] = append(out.cards[n.class], sample{n.x, won.Has(n.c)})
		}
	}
}

// winners returns the cards that won tricks.
func winners(g *rules.Game, v *rules.View) (won cards.Set) {
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

// fit returns the weights of a logistic regression on the samples, by
// Newton's method with a little ridge.
func fit(samples []sample) (w odds.Weights, loss float64) {
	var beta [odds.Features]float64
	for range 12 {
		var h [odds.Features][odds.Features + 1]float64
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
				h[i][odds.Features] += float64(x) * (y - p)
				for j, u := range s.x {
					h[i][j] += p * (1 - p) * float64(x) * float64(u)
				}
			}
		}
		for i := range h {
			h[i][i] += 1
			h[i][odds.Features] -= beta[i]
		}
		solve(&h)
		for i := range beta {
			beta[i] += h[i][odds.Features]
		}
	}
	for i := range w {
		w[i] = float32(beta[i])
	}
	return w, loss / float64(len(samples))
}

// solve reduces the matrix until its last column is the solution.
func solve(h *[odds.Features][odds.Features + 1]float64) {
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
		h[i][odds.Features] /= h[i][i]
	}
}

// TestCalibrate fits the weights to self-play with the present ones and writes
// fitted.go of odds; a few rounds settle.
func TestCalibrate(t *testing.T) {
	if *calibrate == 0 {
		t.Skip("run with -calibrate 20000 to fit greedy's weights anew")
	}
	tables := [...][]string{{"duel"}, {"standard", "nines"}, {"four"}, {"five"}}
	var b strings.Builder
	b.WriteString(fittedHead)
	for n, ids := range tables {
		var c crop
		for _, id := range ids {
			c.harvest(t, id, *calibrate)
		}
		b.WriteString("\t{\n\t\tCards: [Classes]Weights{\n")
		for class := range c.cards {
			w, loss := fit(c.cards[class])
			t.Logf("%d hands, class %d: %d samples, loss %.4f, %.3f", n+2, class, len(c.cards[class]), loss, w)
			b.WriteString("\t\t\t{" + list(w[:]) + "},\n")
		}
		w, loss := fit(c.bids)
		t.Logf("%d hands, bids: %d samples, loss %.4f", n+2, len(c.bids), loss)
		b.WriteString("\t\t},\n\t\tBids: [2]float32{" + list(w[:2]) + "},\n\t},\n")
	}
	var c crop
	c.harvest(t, "nobid", *calibrate)
	w, _ := fit(c.bids)
	b.WriteString("}\n\n// leftover is likewise what the chance of cards left over as the bid comes to.\nvar leftover = [2]float32{" + list(w[:2]) + "}\n")
	if err := os.WriteFile("../odds/fitted.go", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

const fittedHead = `package odds

// Written by TestCalibrate: do not edit.

// fitted says, for two, three, four and five hands, how likely a card is to win a
// trick, and what the chance of a bid so reckoned comes to: logistic regressions
// over deals of greedy's self-play.
var fitted = [...]Estimate{
`

func list(xs []float32) string {
	words := make([]string, len(xs))
	for i, x := range xs {
		words[i] = fmt.Sprintf("%.3f", x)
	}
	return strings.Join(words, ", ")
}
