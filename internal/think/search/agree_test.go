package search

import (
	"math"
	"slices"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestReportAgrees checks for decisions of every variant that the figures of a report agree with
// the act that it recommends: nothing is worth more, the best comes first, no gap is below zero;
// likewise for bids by total.
func TestReportAgrees(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		e := untrained(t, g, Full())
		randomplay.Walk(t, g, 3, func(s *rules.State) {
			var v rules.View
			g.View(s, g.Turn(s).First(), &v)
			study := must.Get(e.Study(&v, nil, 7, 6))(t)
			r := study.Report(g, &v, "")
			checkAgreement(t, r)
			if v.Phase == rules.Laying {
				checkTotals(t, g, r)
			}
			if t.Failed() {
				t.Fatalf("%s", g.AppendPosition(nil, s))
			}
		})
	})
}

func checkAgreement(t *testing.T, r *advice.Advice) {
	t.Helper()
	best := r.Choices[0]
	if best.Act != r.Act || best.Gap != 0 || best.GapError != 0 || best.Points != best.Sampled {
		t.Errorf("%s is advised, and first is %+v", r.Act, best)
	}
	for i, c := range r.Choices {
		if c.Gap < 0 || math.Abs(best.Points-c.Gap-c.Points) > 2e-4 {
			t.Errorf("%+v, and the best is %+v", c, best)
		}
		if i > 0 && c.Points > r.Choices[i-1].Points {
			t.Errorf("%+v comes after %+v", c, r.Choices[i-1])
		}
	}
}

// checkTotals checks that the best way of each total has the most points, the same as among the
// choices, and that the recommended bid comes first.
func checkTotals(t *testing.T, g *rules.Game, r *advice.Advice) {
	t.Helper()
	most := map[int]float64{}
	for _, c := range r.Choices {
		a := must.Get(rules.ParseAction(r.Seat, c.Act))(t)
		n := g.Bid(a.Cards())
		if x, ok := most[n]; !ok || c.Points > x {
			most[n] = c.Points
		}
	}
	if "lay "+r.Bids[0].Best != r.Act {
		t.Errorf("%s is advised, and the first bid is %+v", r.Act, r.Bids[0])
	}
	for i, b := range r.Bids {
		at := slices.IndexFunc(r.Choices, func(c advice.Choice) bool { return c.Act == "lay "+b.Best })
		if at < 0 || b.Points != r.Choices[at].Points || b.Points != most[b.Tricks] {
			t.Errorf("bid %+v, and its best way has %g", b, most[b.Tricks])
		}
		if i > 0 && b.Points > r.Bids[i-1].Points {
			t.Errorf("%+v comes after %+v", b, r.Bids[i-1])
		}
	}
}

// TestGap checks the gap of a choice that the worlds and the net judge differently.
func TestGap(t *testing.T) {
	e := &decision{effort: Effort{PolicyWeight: 0.5}}
	first := &Choice{Points: 4, Policy: 0.5}
	for _, x := range []struct {
		points, policy float64
		exact          bool
		want           float64
	}{
		{3, 0.5, false, 0.5},                         // worse, and the net has no opinion
		{6, 0.5, false, 0},                           // better than the first
		{4, 0.5 / math.Exp(4), false, 1},             // as good, and the net takes 2 points off
		{3, 0.5 / math.Exp(4), false, 1.5},           // worse, and more so by the net
		{1, 0.5 / math.Exp(4), false, 2.5},           // worse than the net thinks
		{3, 0.5 * math.E, false, 0.25},               // worse, although the net likes it
		{4.5, 0.5 * math.E, false, 0},                // better
		{4, 0.5 / math.Exp(4), true, 0},              // known to be as good
		{2, 0.5, true, 1.8},                          // known to be worse
		{4, 0, false, 0.25 * math.Log(0.5/unlikely)}, // the net rules it out
	} {
		got, deviation := e.gap(first, &Choice{Points: x.points, Policy: x.policy}, x.exact, 1)
		if math.Abs(got-x.want) > 1e-9 || (deviation == 0.9) != x.exact || !x.exact && deviation != 0.5 {
			t.Errorf("%+v: %g points less, standard error %g", x, got, deviation)
		}
	}
}

// TestStudyAgreesWithPlay checks that a study prefers the card that the same player would play with
// as many worlds.
func TestStudyAgreesWithPlay(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		effort := Full()
		effort.Worlds, effort.Playouts = 12, 6
		e, compared := untrained(t, g, effort), 0
		randomplay.Walk(t, g, 3, func(s *rules.State) {
			var v rules.View
			g.View(s, g.Turn(s).First(), &v)
			if v.Phase != rules.Playing || v.Options.Len() > effort.Choices {
				return
			}
			compared++
			study := must.Get(e.Study(&v, nil, 7, effort.Worlds))(t)
			if a, err := e.Choose(t.Context(), &v, nil, 7); err != nil || a != study.Options[0].Action {
				t.Fatalf("%s: plays %v (%v), and a study prefers %+v", g.AppendPosition(nil, s), a, err, study.Options[0])
			}
		})
		if compared == 0 {
			t.Error("no card was compared")
		}
	})
}
