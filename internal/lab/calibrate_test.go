package lab

import (
	"context"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestScoring checks every figure against a calculation by hand. Eight forecasts: four of 0.25 of
// which one comes true, four of 0.75 of which two do.
func TestScoring(t *testing.T) {
	var s scoring
	for i, made := range []bool{true, false, false, false} {
		s.add(0.25, made)
		s.add(0.75, i < 2)
		s.flush()
	}
	r := s.reliability()
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-12 {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	near("predicted", r.Predicted, 0.5)
	near("made", r.Made.Share, 3.0/8)
	near("gap", r.Gap.Mean, -1.0/8)
	near("error", r.Error, 0.5*0.25)
	near("Brier", r.Brier.Mean, (0.5625+3*0.0625+2*0.0625+2*0.5625)/8)
	near("uncertainty", r.Uncertainty, 15.0/64)
	near("miscalibration", r.Miscalibration, 0.5*0.0625)
	near("resolution", r.Resolution, 1.0/64)
	near("within", r.Within, 0) // forecasts of a bin are alike
	near("log", r.Log, -(3*math.Log(0.25)+5*math.Log(0.75))/8)
	// Each deal has one forecast in a bin; the sum of their squared gaps is 2, and 8
	// times 0.1875 is expected.
	near("luck", r.Luck, math.Sqrt(2/math.Pi*0.1875/4)*math.Sqrt(2/1.5))
	if r.Forecasts != 8 || r.Deals != 4 || r.Worst != nil {
		t.Errorf("%+v", r)
	}
	// The gaps of the four deals are 1, 0, -1 and -1, of two forecasts each.
	sd := math.Sqrt((1.25*1.25 + 0.25*0.25 + 2*0.75*0.75) / 3)
	near("high end of the gap", r.Gap.High, -1.0/8+3.182446305284263*sd/math.Sqrt(4)/2)
	if (&scoring{}).reliability().Forecasts != 0 {
		t.Error("nothing told is not nothing")
	}
}

// TestScoringCovers draws deals of three contracts that are correlated, with right chances, and
// checks that 95 of a hundred intervals of the gap contain 0, and that the error is about as large
// as luck makes it.
func TestScoringCovers(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	const runs = 1500
	covered, off, luck := 0, 0.0, 0.0
	for range runs {
		var s scoring
		for range 150 {
			u := rng.Float64() // one number decides all three
			p := rng.Float64()
			for k := range 3 {
				_, x := math.Modf(u + float64(k)*0.05)
				s.add(p, x < p)
			}
			s.flush()
		}
		r := s.reliability()
		if r.Gap.Low <= 0 && 0 <= r.Gap.High {
			covered++
		}
		off += r.Error / runs
		luck += r.Luck / runs
	}
	if share := float64(covered) / runs; share < 0.93 || share > 0.97 {
		t.Errorf("%.1f %% of the intervals hold the truth", 100*share)
	}
	if math.Abs(off/luck-1) > 0.05 { // twice what it would be if the three were independent
		t.Errorf("error %v, luck %v", off, luck)
	}
}

type seer struct {
	netless.Greedy
	chance float64
}

func (s *seer) Forecast(_ context.Context, v *match.View, _ rules.Action) (c [rules.MaxSeats]float64, _ error) {
	for i := range c {
		c[i] = s.chance
	}
	return c, nil
}

func openSeer(chance float64) func(string) (bot.Bot, error) {
	return func(name string) (bot.Bot, error) {
		if name == "seer" {
			return &seer{chance: chance}, nil
		}
		return bot.New(name)
	}
}

func calibrate(t testing.TB, c Contest) Calibration {
	t.Helper()
	return must.Get(Calibrate(t.Context(), c))(t)
}

// TestCalibrateCounts compares contracts made with those that an arena counts in the
// same deals, in every variant, and checks that each seat states chances at each
// moment.
func TestCalibrateCounts(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := open(t, v.ID)
		live := int64(g.Live().Len())
		c := Contest{Game: g, Play: "seer", Against: "seer", Seed: "counts", Units: 40, Tables: One, Bots: Bots{Open: openSeer(0.5)}}
		table := arena(t, c).Tables[0]
		r := calibrate(t, c)
		first := r.First()
		if got, want := first.Own.Made.Count*live, table.Play.Made.Count+table.Against.Made.Count; got != want {
			t.Errorf("%s: %d contracts made in all seatings, an arena counts %d", v.ID, got, want)
		}
		if first.Own.Forecasts != 40*live || first.Own.Deals != 40 {
			t.Errorf("%s: %d chances at the %s", v.ID, first.Own.Forecasts, first.Moment)
		}
		if len(first.Others) != g.Seats()-1 {
			t.Errorf("%s: %d others", v.ID, len(first.Others))
		}
		for _, o := range first.Others {
			want := first.Own.Made.Count // every player sits to the left of one other
			if o.Of == "dummy" {
				want = table.Dummy.Made.Count // stated by all, as counted in all seatings
			}
			if o.Made.Count != want || o.Forecasts != 40*live {
				t.Errorf("%s, %s: %d contracts made of %d, want %d", v.ID, o.Of, o.Made.Count, o.Forecasts, want)
			}
		}
		laid := v.Order.Has(rules.Laying)
		if _, ok := r.Moment("bid"); ok != laid || (first.Moment == "bid") != laid || (len(first.Bids) > 0) != laid {
			t.Errorf("%s: bids are lineups: %v; first moment %s", v.ID, laid, first.Moment)
		}
		for _, m := range r.Moments {
			var bids, trumps, seats int64
			for _, p := range m.Bids {
				bids += p.Forecasts
			}
			for _, p := range m.Trumps {
				trumps += p.Forecasts
			}
			for _, p := range m.Seats {
				seats += p.Forecasts
			}
			early := !strings.HasPrefix(m.Moment, "trick")
			if early && (laid && bids != m.Own.Forecasts || trumps != m.Own.Forecasts || seats != m.Own.Forecasts) {
				t.Errorf("%s, %s: parts have %d, %d, %d of %d", v.ID, m.Moment, bids, trumps, seats, m.Own.Forecasts)
			}
			if m.Own.Predicted != 0.5 || m.Own.Bins[5].Made.Of != m.Own.Forecasts {
				t.Errorf("%s, %s: %+v", v.ID, m.Moment, m.Own)
			}
		}
	}
}

func TestRelation(t *testing.T) {
	for _, c := range []struct {
		id            string
		seat, subject rules.Seat
		want          string
	}{
		{"standard", 0, 1, "left"}, {"standard", 2, 0, "left"}, {"standard", 2, 1, "right"},
		{"four", 3, 1, "across"}, {"four", 3, 2, "right"},
		{"five", 4, 1, "2 to the left"}, {"five", 4, 2, "3 to the left"}, {"five", 0, 4, "right"},
		{"duel", 1, 0, "opponent"},
		{"dummy", 0, 1, "opponent"}, {"dummy", 1, 2, "dummy"},
	} {
		g := open(t, c.id)
		of := relation(g, c.seat, c.subject)
		if got := relationWord(of, g.Live().Len()); got != c.want || relation(g, c.seat, c.seat) != 0 {
			t.Errorf("%s: to seat %d, seat %d is %s, not %s", c.id, c.seat, c.subject, got, c.want)
		}
	}
}

// TestCalibrateAlone checks that only the player c.Play is asked when it sits alone, once a deal,
// in each seat in turn.
func TestCalibrateAlone(t *testing.T) {
	c := Contest{Game: open(t, "standard"), Play: "seer", Against: "greedy", Seed: "alone", Units: 30, Bots: Bots{Open: openSeer(0)}}
	r := calibrate(t, c)
	first := r.First()
	if first.Own.Forecasts != 30 || len(first.Seats) != 3 || first.Seats[1].Forecasts != 10 {
		t.Errorf("%+v", first)
	}
	if r := first.Own; r.Brier.Mean != r.Made.Share || r.Gap.Mean != r.Made.Share || r.Bins[0].Made.Of != 30 {
		t.Errorf("of nothing but noughts: %+v", r)
	}
}

// small returns an expert for the game with a small random net and the given
// number of worlds.
func small(t testing.TB, g *rules.Game, worlds int) func(string) (bot.Bot, error) {
	t.Helper()
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
	rng := rand.New(rand.NewPCG(1, 2))
	m.Player.Fill(rng.NormFloat64)
	m.Critic.Fill(rng.NormFloat64)
	return func(name string) (bot.Bot, error) {
		if name != "small" {
			return bot.New(name)
		}
		return &bot.Expert{Model: m, Effort: search.Effort{Worlds: worlds, MinESS: 4, Choices: 3, PolicyWeight: 0.3}}, nil
	}
}

// TestCalibrateWorkers checks that a calibration does not depend on the number
// of workers, with nets, with worlds, and in every variant; and that its Brier
// scores are the sums of their parts.
func TestCalibrateWorkers(t *testing.T) {
	for _, v := range rules.Catalogue() {
		for _, worlds := range []int{0, 4} {
			c := Contest{Game: open(t, v.ID), Play: "small", Seed: "workers", Units: 9}
			c.Open = small(t, c.Game, worlds)
			one := alike(t, v.ID, func(workers int) Calibration { c.Workers = workers; return calibrate(t, c) }, 3)
			for _, m := range one.Moments {
				r := m.Own
				if sum := r.Miscalibration - r.Resolution + r.Uncertainty + r.Within; math.Abs(sum-r.Brier.Mean) > 1e-12 {
					t.Errorf("%s, %s: Brier %v of parts %v", v.ID, m.Moment, r.Brier.Mean, sum)
				}
			}
		}
	}
}

func TestCalibrateRefuses(t *testing.T) {
	g := open(t, "standard")
	for _, c := range []struct {
		contest Contest
		want    string
	}{
		{Contest{Game: g, Play: "greedy", Units: 5}, "player greedy tells no chances"},
		{Contest{Game: g, Play: "seer", Units: 5, Bots: Bots{Open: openSeer(math.NaN())}}, "tells a chance of NaN"},
		{Contest{Game: g, Play: "seer", Units: 5, Bots: Bots{Open: openSeer(1.01)}}, "player seer at seat 0 tells a chance of 1.01"},
		{Contest{Game: g, Play: "seer", Units: 1, Bots: Bots{Open: openSeer(1)}}, "at least 2 units"},
	} {
		if _, err := Calibrate(t.Context(), c.contest); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}

// TestLuckOfTricks draws nine chances of one contract, as stated trick by trick, each right for
// what is known by then. Their error is about as large as luck makes it, though the nine share one
// outcome.
func TestLuckOfTricks(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	const runs, tricks = 300, 9
	off, luck := 0.0, 0.0
	for range runs {
		var s scoring
		for range 200 {
			var path [tricks]float64 // made if its end is above 0
			at := rng.NormFloat64()
			for k := range path {
				path[k] = at
				at += rng.NormFloat64()
			}
			for k, x := range path {
				s.add(math.Erfc(-x/math.Sqrt(2*float64(tricks-k)))/2, at > 0)
			}
			s.flush()
		}
		r := s.reliability()
		off += r.Error / runs
		luck += r.Luck / runs
	}
	if math.Abs(off/luck-1) > 0.1 {
		t.Errorf("error %v, luck %v", off, luck)
	}
}

// TestChancesHold: of the chances that net states when it lays, when all have laid and
// before the first card, no tenth from 5 to 95 % is off by more than two points beyond
// its interval. Uncorrected, some are.
func TestChancesHold(t *testing.T) {
	gate.Only(t, "plays 11,000 deals")
	off := func(player string, deals int) (worst float64) {
		c := must.Get(Calibrate(t.Context(), Contest{Game: open(t, "standard"), Play: player, Seed: "hold", Units: deals, Workers: 2}))(t)
		for _, m := range c.Moments[:3] {
			for _, b := range m.Own.Bins {
				if b.Made.Of > 0 && b.Predicted >= 0.05 && b.Predicted <= 0.95 {
					worst = max(worst, b.Made.Low-b.Predicted, b.Predicted-b.Made.High)
				}
			}
		}
		return worst
	}
	if worst := off("net:points=1", 8_000); worst > 0.02 {
		t.Errorf("a tenth is off by %.3f beyond its interval", worst)
	}
	if worst := off("net:points=1+raw=1", 3_000); worst < 0.02 {
		t.Errorf("uncorrected, no tenth is off by more than %.3f beyond its interval: the curves do nothing", worst)
	}
}
