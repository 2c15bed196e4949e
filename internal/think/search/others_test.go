package search

import (
	"math"
	"reflect"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// TestOthersAreToldApart plays deals of a net against a player by heuristics and one that plays
// like the net. Before the first card, a third player's beliefs about their styles are the effort's
// prior; by the sixth trick it has mostly told them apart.
func TestOthersAreToldApart(t *testing.T) {
	effort := Full()
	effort.HeuristicShare.Set(3, rules.MaxSeats, 0.25)
	e := taught(t, "pennycook", effort)
	g := e.game
	net, err := NewExpert(g, e.model, Effort{})
	must.Do(t, err)
	plain, seed := heuristic.New(g), cards.SeedOf("others")
	const deals = 60
	var before, after [rules.MaxSeats]float64 // seat 2's belief about each
	for n := range uint64(deals) {
		d := g.Deal(&seed, n)
		for s := g.Start(&d); s.Phase() != rules.Over; {
			var v rules.View
			g.View(&s, g.Turn(&s).First(), &v)
			if v.Seat == 2 && (v.Phase == rules.Laying || v.Tricks == 5) {
				must.Get(e.Choose(t.Context(), &v, nil, n))(t)
				told := &before
				if v.Tricks == 5 {
					told = &after
				}
				for i := range rules.Seat(2) {
					told[i] += e.last.styleShare(e.last.weights, i, 1) / deals
				}
			}
			a := plain.Advise(&v).Action
			if v.Seat != 0 {
				a = must.Get(net.Choose(t.Context(), &v, nil, n))(t)
			}
			g.Apply(&s, a)
		}
	}
	for i := range 2 {
		if math.Abs(before[i]-0.25) > 0.05 {
			t.Errorf("seat %d is thought to play by rules of thumb with %.2f before it has done anything", i, before[i])
		}
	}
	if after[0] < 1.5*0.25 || after[0] < 3*after[1] {
		t.Errorf("by trick 6, those who play by rules of thumb and like the net are thought to play by rules of thumb with %.2f and %.2f", after[0], after[1])
	}
}

// TestListedOthers: if all worlds are listed, each comes once with every combination of styles, as
// likely as the effort says.
func TestListedOthers(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	effort := Full()
	effort.HeuristicShare.Set(3, rules.MaxSeats, 0.3)
	e, views := randomExpert(t, uint64(gate.Times(12, 4)), effort)
	listed := 0
	for i := range views {
		must.Get(e.Choose(t.Context(), &views[i], nil, 1))(t)
		d := &e.last
		if !d.exhaustive || !d.solvesWorlds() {
			continue
		}
		listed++
		type world struct {
			hidden rules.Hidden
			styles styleNumbers
		}
		seen, sum := map[world]bool{}, 0.0
		for w, h := range d.hidden {
			seen[world{h, d.styles[w]}] = true
			sum += math.Exp(d.base[w])
			want := 1.0
			for seat, number := range d.styles[w] {
				switch {
				case d.supposed[number].thumb:
					want *= 0.3
				case rules.Seat(seat) != views[i].Seat && g.Live().Has(rules.Seat(seat)):
					want *= 0.7
				}
			}
			if math.Abs(math.Exp(d.base[w])-want) > 1e-9 {
				t.Fatalf("styles %v weigh %g, not %g", d.styles[w], math.Exp(d.base[w]), want)
			}
			if d.unknownStyles() != g.Live()&^views[i].Seat.Set() || d.styles[w][views[i].Seat] != 0 {
				t.Fatalf("styles %v, where those of %v are unknown", d.styles[w], d.unknownStyles())
			}
		}
		if n := len(d.hidden); len(seen) != n || math.Abs(sum-float64(n)/4) > 1e-6 {
			t.Errorf("%d of %d worlds are different, of weight %g", len(seen), n, sum)
		}
	}
	if listed == 0 {
		t.Error("no worlds were listed")
	}
}

// TestAcquaintance: what people did in earlier deals tells how they play: after some deals, one who
// plays by heuristics is taken for such a player, and one who plays like a beginner for a beginner.
func TestAcquaintance(t *testing.T) {
	e := taught(t, "standard", Full())
	g := e.game
	net := must.Get(NewExpert(g, e.model, Effort{}))(t)
	beginner := must.Get(NewExpert(g, e.model, LevelsOf(2)[0].Effort))(t)
	plain, seed := heuristic.New(g), cards.SeedOf("acquainted")
	c := company.All(company.Player{Level: company.Person})
	for n := range uint64(gate.Times(8, 8)) {
		d := g.Deal(&seed, n)
		s := g.Start(&d)
		for s.Phase() != rules.Over {
			v := viewOf(g, &s)
			a := plain.Advise(v).Action
			if v.Seat != 0 {
				by := net
				if v.Seat == 1 {
					by = beginner
				}
				a = must.Get(by.Choose(t.Context(), v, nil, n))(t)
			}
			g.Apply(&s, a)
		}
		var v rules.View
		g.View(&s, 2, &v)
		c.Earlier = append(c.Earlier, v)
		e.Meet(c)
	}
	told := e.guesses
	for seat, level := range []string{"greedy", Versioned("beginner", 2)} {
		for _, x := range told[seat] {
			if (x.Level == level) != (x.chance > 0.5) {
				t.Errorf("a player like %s is thought to play like %q with %.2f", level, x.Level, x.chance)
			}
		}
	}
	e.Meet(nil)
	if e.Meet(c); !reflect.DeepEqual(told, e.guesses) {
		t.Error("the same deals, learnt at once, tell something else")
	}
}

// TestAmongOthers: chances are corrected by the mean of what is known of the other seats, and of no
// more seats than there are.
func TestAmongOthers(t *testing.T) {
	e := untrained(t, must.Get(rules.Open("standard"))(t), Effort{})
	e.Correct(&nn.Curves{Among: map[string]nn.Ease{"greedy": {0.8}}})
	d := e.reset(&rules.View{Phase: rules.Laying, Seat: 1}, nil, 1, e.effort)
	for n, c := range []*company.Company{nil, {Players: [rules.MaxSeats]company.Player{2: {Level: "greedy"}}}, company.All(company.Player{Level: "greedy"})} {
		e.Meet(c)
		if got, want := d.amongOthers(0.5, laying), 1/(1+math.Exp(-0.4*float64(n))); math.Abs(got-want) > 1e-9 {
			t.Errorf("%d others play by heuristics: %v, not %v", n, got, want)
		}
	}
}

// TestOutlookOfOthers: the others' contracts are judged by their own levels, and are certain once the View shows
// that they are lost or made.
func TestOutlookOfOthers(t *testing.T) {
	e := taught(t, "standard", Effort{})
	e.Correct(&nn.Curves{Others: map[string]nn.Ease{"casual 4": {-0.5, -0.4}, "greedy": {0.2}}})
	seed := cards.SeedOf("outlook")
	d := e.game.Deal(&seed, 1)
	s := e.game.Start(&d)
	var v rules.View
	e.game.View(&s, 0, &v)
	logit := func(p float64) float64 { return math.Log(p / (1 - p)) }
	plain := e.Outlook(&v, nil)
	e.Meet(&company.Company{Players: [rules.MaxSeats]company.Player{1: {Level: "casual 4"}, 2: {Level: "greedy"}}})
	told := e.Outlook(&v, nil)
	for seat, want := range []float64{1: -0.5, 2: 0.2} {
		if got := logit(told[seat]) - logit(plain[seat]); math.Abs(got-want) > 1e-9 {
			t.Errorf("the chance of seat %d is moved by %.3f, not %.3f", seat, got, want)
		}
	}
	seen := map[rules.Prospect]bool{}
	randomplay.Walk(t, e.game, 200, func(s *rules.State) {
		if s.Phase() != rules.Playing {
			return
		}
		e.game.View(s, 0, &v)
		for i, chance := range e.Outlook(&v, nil) {
			p := e.game.Prospect(&v, rules.Seat(i))
			if want, certain := map[rules.Prospect]float64{rules.Lost: 0, rules.Safe: 1}[p]; certain && chance != want {
				t.Fatalf("seat %d's contract is %v, and stated as %.2f", i, p, chance)
			}
			seen[p] = seen[p] || i > 0 && i < e.game.Seats()
		}
	})
	if !seen[rules.Lost] || !seen[rules.BidHidden] {
		t.Errorf("only %v were seen", seen)
	}
}

// TestSuspects: the strongest player suspects only the other of two hands of playing by heuristics.
func TestSuspects(t *testing.T) {
	for id, want := range map[string]float64{"duel": 0.2, "dummy": 0, "standard": 0, "five": 0} {
		g := must.Get(rules.Open(id))(t)
		e := untrained(t, g, Full())
		if got := suspicion(e.reset(&rules.View{Phase: rules.Laying}, nil, 1, e.effort)); got != want {
			t.Errorf("%s: %g, not %g", id, got, want)
		}
	}
}

// suspicion returns the chance that the seat after the viewer's plays by heuristics.
func suspicion(d *decision) float64 {
	for _, x := range d.mixtures[d.view.Seat+1] {
		if d.supposed[x.style].thumb {
			return x.chance
		}
	}
	return 0
}

// TestOpenHandsDefended: the larger the share of worlds in which the opponents defend double dummy
// against an open hand, the less likely a reveal is to succeed.
func TestOpenHandsDefended(t *testing.T) {
	const deals = 20
	var chance [3]float64
	shares := [...]float64{0, 0.3, 1}
	for i, share := range shares {
		effort := Full()
		effort.DoubleDummyShare.Set(0, 3, share)
		effort.Choices = 3
		e, net := taught(t, "standard", effort), taught(t, "standard", Effort{})
		seed := cards.SeedOf("defended")
		for n := range uint64(deals) {
			d := e.game.Deal(&seed, n)
			s := e.game.Start(&d)
			for s.Phase() == rules.Laying {
				a := must.Get(net.Choose(t.Context(), viewOf(e.game, &s), nil, n))(t)
				e.game.Apply(&s, a)
			}
			choices := must.Get(e.Advise(t.Context(), viewOf(e.game, &s), nil, n))(t)
			for _, c := range choices {
				if c.Action.Offer().Level() == rules.Reveal {
					chance[i] += c.Chance / deals
				}
			}
		}
	}
	if !(chance[0] > chance[1]+0.01 && chance[1] > chance[2]+0.01) {
		t.Errorf("a reveal succeeds with %.3f, where %v of the worlds are defended double dummy", chance, shares)
	}
}

// TestDoubleDummyWorlds: the share of worlds that are defended double dummy is as set, in every
// part of their list.
func TestDoubleDummyWorlds(t *testing.T) {
	for _, share := range []float64{0, 0.3, 1} {
		of, counted := outcomes{doubleShare: share}, 0
		for w := range int32(120) {
			if of.doubleDummy(w) {
				counted++
			}
			if less := share*float64(w+1) - float64(counted); less < -1e-6 || less > 1+1e-6 {
				t.Fatalf("of the first %d worlds %d are defended double dummy, of which %v should be", w+1, counted, share)
			}
		}
	}
}

// TestPlayouts: a card is judged by playing on in so many worlds, and with more than three hands in
// half as many, rounded up.
func TestPlayouts(t *testing.T) {
	for _, x := range []struct {
		variant        string
		playouts, want int
	}{{"pennycook", 8, 8}, {"four", 8, 4}, {"five", 8, 4}, {"five", 5, 3}, {"five", 1, 1}} {
		effort := Full()
		effort.Worlds, effort.Playouts = 24, x.playouts
		e, compared := taught(t, x.variant, effort), 0
		randomplay.Walk(t, e.game, gate.Times(6, 4), func(s *rules.State) {
			v := viewOf(e.game, s)
			if v.Phase != rules.Playing || v.Options.Len() == 1 {
				return
			}
			must.Get(e.Choose(t.Context(), v, nil, 1))(t)
			if !e.last.playsOn {
				return
			}
			if compared++; len(e.last.hidden) != x.want {
				t.Fatalf("%s: %d worlds are played on, not %d", x.variant, len(e.last.hidden), x.want)
			}
		})
		if compared == 0 {
			t.Errorf("%s: nothing was played on", x.variant)
		}
	}
}

// TestShares: in a variant without reveals no world is defended double dummy; with three hands no
// seat plays by heuristics. That holds for players that search, and for studies and worlds of
// players that do not.
func TestShares(t *testing.T) {
	for _, effort := range []Effort{{}, Full()} {
		e := taught(t, "pennycook", effort)
		seed := cards.SeedOf("defended")
		d := e.game.Deal(&seed, 0)
		s := e.game.Start(&d)
		must.Get(e.Study(viewOf(e.game, &s), nil, 1, 4))(t)
		check := func() {
			if double, heuristic := e.last.doubleShare, suspicion(&e.last); double != 0 || heuristic != 0 {
				t.Errorf("in pennycook %v of the worlds are defended double dummy, and others play by heuristics with %v", double, heuristic)
			}
		}
		check()
		must.Get(e.Suppose(viewOf(e.game, &s), 1, 4))(t)
		check()
	}
}
