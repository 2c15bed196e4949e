package lab

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

func arena(t testing.TB, c Contest) Verdict {
	t.Helper()
	return must.Get(Arena(context.Background(), c))(t)
}

// by returns a function that plays the contest with a number of workers.
func by(t *testing.T, c Contest) func(workers int) Verdict {
	return func(workers int) Verdict {
		c.Workers = workers
		return arena(t, c)
	}
}

// TestArenaWorkers checks that a verdict does not depend on the number of
// workers, in every variant, with deals and games, stopping or not.
func TestArenaWorkers(t *testing.T) {
	for _, v := range rules.Catalogue() {
		for _, c := range []Contest{
			{Units: 30},
			{Units: 400, Stop: true, Width: 2},
			{Units: 4, Games: true, Bound: 30},
			{Units: 7, Once: true},
		} {
			c.Game, c.Play, c.Against, c.Seed = open(t, v.ID), "random", "random", "workers"
			if v.ID == "standard" {
				c.Play = "greedy" // slower
			}
			alike(t, v.ID, by(t, c), 2, 5)
		}
	}
}

// TestArenaWorkersOfPrograms checks the same for a program that looks at all its input, counts,
// makes mistakes and dies.
func TestArenaWorkersOfPrograms(t *testing.T) {
	t.Setenv(programVariable, "1")
	self := must.Get(os.Executable())(t)
	c := Contest{
		Game: open(t, "standard"), Play: "exec:" + self, Against: "random", Seed: "programs", Units: programBatch + 5, Tables: One,
		Bots: Bots{Limits: netless.Limits{Hello: time.Minute, Act: time.Minute, Quit: time.Minute}},
	}
	one := alike(t, "programs", by(t, c), 2)
	if len(one.Trouble) != 1 || one.Trouble[0].Restarts == 0 || one.Trouble[0].Faults < one.Trouble[0].Restarts {
		t.Errorf("a program that dies again and again: %+v", one.Trouble)
	}
}

// TestArenaOnce: a unit that is played once is played as in one of its seatings, in each of them in turn.
func TestArenaOnce(t *testing.T) {
	for _, id := range []string{"standard", "five", "duel"} {
		c := Contest{Game: open(t, id), Play: "greedy", Against: "random", Seed: "once", Units: 20, Tables: Rest}
		all := arena(t, c)
		c.Once = true
		once := arena(t, c)
		if n := int64(c.Game.Live().Len()); once.Deals != 20 || all.Deals != 20*n || once.Tables[0].Play.Made.Of*n != all.Tables[0].Play.Made.Of {
			t.Errorf("%s: %d deals instead of %d", id, once.Deals, all.Deals)
		}
		if points := once.Tables[0].Play.Points.Mean - once.Tables[0].Against.Points.Mean; math.Abs(points-once.Margin.Mean.Mean) > 1e-9 {
			t.Errorf("%s: the margin is %v, not %v", id, once.Margin.Mean.Mean, points)
		}
		if c.Luck, c.Once = "random", false; c.Check() == nil {
			t.Errorf("%s: luck in all seatings", id)
		}
	}
}

// TestArenaEqual checks that a player without randomness has no lead over itself: not only on
// average, but in each unit, since both sides get the same.
func TestArenaEqual(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		for _, games := range []bool{false, true} {
			c := Contest{Game: open(t, v.ID), Play: "greedy", Against: "greedy", Seed: "equal", Units: 6, Games: games, Bound: 40}
			if r := arena(t, c); r.Margin.Mean != (Mean{}) || r.Margin.SD != 0 || r.Outcome != Undecided {
				t.Errorf("%s, games %v: greedy leads itself by %+v", v.ID, games, r.Margin)
			}
		}
	}
	c := Contest{Game: open(t, "standard"), Play: "random", Against: "random", Seed: "equal", Units: 2000}
	if r := arena(t, c); r.Margin.Low > 0 || r.Margin.High < 0 || r.Margin.SD == 0 || r.Outcome != Undecided {
		t.Errorf("random leads itself by %+v", r.Margin)
	}
}

// TestArenaBetter checks that the better player is found in every variant, from
// either side.
func TestArenaBetter(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 3) {
		c := Contest{Game: open(t, v.ID), Play: "greedy", Against: "random", Seed: "better", Units: 5000, Stop: true, Workers: 2}
		ahead := arena(t, c)
		if ahead.Outcome != Ahead || ahead.Ended != Decided || ahead.Margin.Always.Low <= 0 {
			t.Errorf("%s: greedy against random: %v %v %+v", v.ID, ahead.Outcome, ahead.Ended, ahead.Margin)
		}
		c.Play, c.Against = c.Against, c.Play
		behind := arena(t, c)
		if turned := behind.Margin.turned(); behind.Outcome != Behind || turned.Always.Low > ahead.Margin.Always.High || turned.Always.High < ahead.Margin.Always.Low {
			t.Errorf("%s: random against greedy: %v %+v", v.ID, behind.Outcome, behind.Margin)
		}
	}
}

// TestArenaLeads checks leads against their definition: the difference of the
// sides' points, and the mean over the tables.
func TestArenaLeads(t *testing.T) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	for _, v := range rules.Catalogue() {
		for _, games := range []bool{false, true} {
			c := Contest{Game: open(t, v.ID), Play: "greedy", Against: "random", Seed: "leads", Units: 10, Games: games, Bound: 30}
			r := arena(t, c)
			live, mean := c.Game.Live().Len(), 0.0
			for _, x := range r.Tables {
				mean += x.Margin.Mean.Mean / float64(len(r.Tables))
				points, lead := x.Play.Points.Mean-x.Against.Points.Mean, x.Margin.Mean.Mean
				switch {
				case !games && !near(points, lead):
					t.Errorf("%s, %s: lead %v, points %v", v.ID, x.Kind, lead, points)
				case games && (!near(points, x.Points.Mean) || !near(lead, x.Play.Won.Mean-x.Against.Won.Mean)):
					t.Errorf("%s, %s: lead %v and %v, points %v, won %v and %v", v.ID, x.Kind, lead, x.Points, points, x.Play.Won, x.Against.Won)
				}
				if x.Play.Seats+x.Against.Seats != live || (x.Dummy != nil) != v.Dummy {
					t.Errorf("%s, %s: %d and %d seats, dummy %v", v.ID, x.Kind, x.Play.Seats, x.Against.Seats, x.Dummy)
				}
				tricks := x.Play.Tricks*float64(x.Play.Seats) + x.Against.Tricks*float64(x.Against.Seats)
				if x.Dummy != nil {
					tricks += x.Dummy.Tricks
				}
				if !near(tricks, float64(c.Game.Tricks())) {
					t.Errorf("%s, %s: %v tricks a deal", v.ID, x.Kind, tricks)
				}
				if won := games && !v.Dummy && r.Stopped == 0; won {
					whole := x.Play.Won.Mean*float64(x.Play.Seats) + x.Against.Won.Mean*float64(x.Against.Seats)
					if !near(whole, 1) {
						t.Errorf("%s, %s: %v games won a game", v.ID, x.Kind, whole)
					}
				}
			}
			if !near(mean, r.Margin.Mean.Mean) || len(r.Tables) != min(2, live-1) || !games && r.Deals != int64(10*r.Seatings) {
				t.Errorf("%s: lead %v of tables %v, %d deals", v.ID, r.Margin.Mean, mean, r.Deals)
			}
		}
	}
}

// A layer of the toy lays the card that fits its hand or the one that does not, and otherwise takes
// the first of its options.
type layer struct {
	netless.Random
	match *match.Match
	right bool
}

func (l *layer) Begin(_ context.Context, m *match.Match, _ rules.Seat, _ uint64) error {
	l.match = m
	return nil
}

func (l *layer) Choose(_ context.Context, v *match.View) (rules.Action, error) {
	if v.Options.Kind != rules.Laying {
		return v.Options.Nth(0), nil
	}
	wanted := cards.Of(cards.Ace, cards.Diamonds) // bids 0
	if l.match.Game.Forehand(v.Dealer) == v.Seat {
		wanted = cards.Of(cards.Ace, cards.Spades) // bids one
	}
	for i := range v.Options.Len() {
		if a := v.Options.Nth(i); a.Cards().Has(wanted) == l.right {
			return a, nil
		}
	}
	return v.Options.Nth(0), nil
}

// toy is the smallest game: two hands of two of the four aces, one laid and one
// played to the only trick, which the leader wins.
func toy(t *testing.T) Contest {
	v := must.Get(rules.Named("duel"))(t)
	v.ID, v.Ranks, v.Hand, v.Aside, v.Score.Vulnerable = "toy", 1<<cards.Ace, 2, 1, 0
	g := must.Get(rules.New(v))(t)
	return Contest{
		Game: g, Play: "right", Against: "wrong", Seed: "toy", Trumps: []rules.Trump{rules.NoTrump},
		Bots: Bots{Open: func(name string) (bot.Bot, error) { return &layer{right: name == "right"}, nil }},
	}
}

// TestArenaToy compares a verdict with the theory. The leader wins the trick; a
// player who knows that makes the contract, worth 20 if the other's is broken, when
// the one right card is in hand: one chance in two. The lead of a unit is 10 for the
// spade in the leader's hand and 10 for the diamond in the other's: 0, 10 or 20 in a
// third of the deals each.
func TestArenaToy(t *testing.T) {
	c := toy(t)
	c.Units = 6000
	r := arena(t, c)
	sd := math.Sqrt(200.0 / 3)
	if math.Abs(r.Margin.Mean.Mean-10) > 4*sd/math.Sqrt(6000) || math.Abs(r.Margin.SD-sd) > 0.2 {
		t.Errorf("lead %+v, want 10 and SD %v", r.Margin, sd)
	}
	if half := (r.Margin.High - r.Margin.Low) / 2; math.Abs(half-1.96*sd/math.Sqrt(6000)) > 0.01 {
		t.Errorf("half-width %v", half)
	}
	x := &r.Tables[0]
	if made := x.Play.Made; made.Low > 0.5 || made.High < 0.5 || made.Of != 12000 || x.Against.Made.Count != 0 {
		t.Errorf("made %+v and %+v", x.Play.Made, x.Against.Made)
	}
	if p := x.Play.Points; p.Low > 10.5 || p.High < 10.5 || x.Against.Points.Mean != 0.5 || x.Kind != "two" {
		t.Errorf("points %+v and %+v", x.Play.Points, x.Against.Points)
	}
}

func marginsOf(t *testing.T, c Contest) []int64 {
	t.Helper()
	must.Do(t, c.check())
	w := must.Get(newArenaWorker(&c, c.Units))(t)
	var b batch
	must.Do(t, w.do(t.Context(), 0, &b))
	var leads []int64
	s := contestSums{contest: &c, lineups: c.lineups()}
	for i := range b.Units {
		before := s.margin.Sum
		s.add(&b.Units[i])
		leads = append(leads, s.margin.Sum-before)
	}
	return leads
}

// TestArenaCoverage resamples from units really played and checks that 95 of a hundred intervals
// contain the mean of all units.
func TestArenaCoverage(t *testing.T) {
	leads := marginsOf(t, Contest{Game: open(t, "standard"), Play: "greedy", Against: "random", Seed: "coverage", Units: 1000})
	var all moments
	for _, x := range leads {
		all.add(x)
	}
	truth := float64(all.Sum) / float64(all.N)
	rng := rand.New(rand.NewPCG(1, 2))
	const runs = 4000
	for _, n := range []int{10, 300} {
		covered := 0
		for range runs {
			var m moments
			for range n {
				m.add(leads[rng.IntN(len(leads))])
			}
			if x := m.mean(1); x.Low <= truth && truth <= x.High {
				covered++
			}
		}
		if share := float64(covered) / runs; share < 0.935 || share > 0.965 {
			t.Errorf("%.1f %% of the intervals from %d units cover the truth", 100*share, n)
		}
	}
}

// TestArenaFalseAlarms checks that the stopping rule, which looks after every
// unit, seldom finds a leader among equals, and that looking as often at the
// ordinary interval would often find one, which is why the rule exists.
func TestArenaFalseAlarms(t *testing.T) {
	leads := marginsOf(t, Contest{Game: open(t, "standard"), Play: "random", Against: "random", Seed: "alarms", Units: 4000})
	rng := rand.New(rand.NewPCG(3, 4))
	const runs, units = 1000, 5000
	alarms, naive := 0, 0
	for range runs {
		var sum, squares float64
		always, ordinary := false, false
		for n := 1.0; n <= units; n++ {
			x := float64(leads[rng.IntN(len(leads))])
			if rng.IntN(2) == 0 { // symmetric, so that the truth is 0
				x = -x
			}
			sum, squares = sum+x, squares+x*x
			if n < FirstLook {
				continue
			}
			sd := math.Sqrt((squares - sum*sum/n) / (n - 1))
			always = always || math.Abs(sum/n) > sd*alwaysHalf(n)
			ordinary = ordinary || math.Abs(sum/n) > 1.96*sd/math.Sqrt(n)
		}
		if always {
			alarms++
		}
		if ordinary {
			naive++
		}
	}
	if alarms > runs*5/100 || naive < runs*20/100 {
		t.Errorf("of %d contests between equals %d found a leader, %d by ordinary intervals", runs, alarms, naive)
	}
}

// TestArenaStops checks that a contest that stops early has the same result as
// one limited to that number of units, and that it stops for the right reason.
func TestArenaStops(t *testing.T) {
	c := Contest{Game: open(t, "standard"), Play: "greedy", Against: "random", Seed: "stops", Units: 20_000, Width: 0.9, Workers: 2}
	narrow := arena(t, c)
	if half := (narrow.Margin.Always.High - narrow.Margin.Always.Low) / 2; narrow.Ended != Narrow || half >= 0.9 || half < 0.89 {
		t.Errorf("ended %v at ±%v", narrow.Ended, half)
	}
	c.Units, c.Width, c.Workers = int(narrow.Units), 0, 1
	fixed := arena(t, c)
	if fixed.Ended != AllPlayed || !reflect.DeepEqual(fixed.Margin, narrow.Margin) || !reflect.DeepEqual(fixed.Tables, narrow.Tables) {
		t.Errorf("a contest of %d units differs from one stopped there:\n%+v\n%+v", c.Units, fixed, narrow)
	}
	c = toy(t)
	c.Units, c.Stop = 5000, true
	if r := arena(t, c); r.Ended != Decided || r.Units != FirstLook {
		t.Errorf("decided after %d units: %v", r.Units, r.Ended)
	}
}

// TestArenaTables checks that a table is the same whether the other is played
// or not.
func TestArenaTables(t *testing.T) {
	c := Contest{Game: open(t, "four"), Play: "random", Against: "greedy", Seed: "tables", Units: 20}
	both := arena(t, c)
	for k, kind := range []Tables{One, Rest} {
		c.Tables = kind
		if one := arena(t, c); len(one.Tables) != 1 || !reflect.DeepEqual(one.Tables[0], both.Tables[k]) {
			t.Errorf("%s: %+v, want %+v", kind.kind(), one.Tables, both.Tables[k])
		}
	}
}

// TestArenaSituations checks that units are spread evenly over the situations in which a deal can
// begin.
func TestArenaSituations(t *testing.T) {
	c := Contest{Game: open(t, "standard"), Play: "random", Against: "random", Seed: "situations", Units: 2}
	must.Do(t, c.check())
	if len(c.Trumps) != 5 {
		t.Errorf("trumps %v", c.Trumps)
	}
	w := must.Get(newArenaWorker(&c, 1))(t)
	seen := map[situation]int{}
	const units = 30_000
	for i := range uint64(units) {
		seen[w.situation(i)]++
	}
	each := float64(units) / (3 * 5 * 2)
	for s, n := range seen {
		if math.Abs(float64(n)-each) > 5*math.Sqrt(each) {
			t.Errorf("%+v: %d units of %d, want about %.0f", s, n, units, each)
		}
	}
	if len(seen) != 30 {
		t.Errorf("%d situations", len(seen))
	}
}

// TestArenaAllocates checks that a unit allocates nothing beyond the allocations of its players.
func TestArenaAllocates(t *testing.T) {
	for _, games := range []bool{false, true} {
		c := Contest{Game: open(t, "standard"), Play: "random", Against: "random", Seed: "allocates", Units: 2, Games: games, Bound: 20}
		must.Do(t, c.check())
		w := must.Get(newArenaWorker(&c, 1))(t)
		unit := uint64(0)
		var tally unitTally
		n := testing.AllocsPerRun(50, func() {
			must.Do(t, w.unit(t.Context(), unit, &tally))
			unit++
		})
		if n > 0 {
			t.Errorf("games %v: %v allocations a unit", games, n)
		}
	}
}

// A quitter fails at one seed in 97.
type quitter struct{ netless.Random }

var errQuit = errors.New("enough")

func (q *quitter) Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error {
	if seed%97 == 0 {
		return fmt.Errorf("seed %d: %w", seed, errQuit)
	}
	return q.Random.Begin(ctx, m, seat, seed)
}

// TestArenaErrors checks that the first error is returned, the same with any
// number of workers, and that impossible contests are refused.
func TestArenaErrors(t *testing.T) {
	c := Contest{
		Game: open(t, "standard"), Play: "quitter", Against: "random", Seed: "errors", Units: 1000,
		Bots: Bots{Open: func(name string) (bot.Bot, error) {
			if name == "quitter" {
				return new(quitter), nil
			}
			return bot.New(name)
		}},
	}
	var first string
	for _, n := range []int{1, 2, 4, 4, 4} {
		c.Workers = n
		_, err := Arena(t.Context(), c)
		if !errors.Is(err, errQuit) || !strings.HasPrefix(err.Error(), "player quitter at seat ") {
			t.Fatalf("error %v", err)
		}
		if first == "" {
			first = err.Error()
		}
		if err.Error() != first {
			t.Errorf("%d workers: %v, want %s", n, err, first)
		}
	}
	for _, x := range []struct {
		change func(*Contest)
		want   string
	}{
		{func(c *Contest) { c.Units = 1 }, "at least 2 units"},
		{func(c *Contest) { c.Play = "" }, "name both"},
		{func(c *Contest) { c.Against = "bob" }, `no bot is called "bob"`},
		{func(c *Contest) { c.Width = -1 }, "the width cannot be -1"},
		{func(c *Contest) { c.Bound = -1 }, "the bound must be"},
		{func(c *Contest) { c.Trumps = []rules.Trump{rules.NinesTrump} }, `no deal of this variant is played at "nines"`},
		{func(c *Contest) { c.Games, c.Trumps = true, []rules.Trump{rules.NoTrump} }, "games have their own trumps"},
		{func(c *Contest) { c.Game, c.Trumps = open(t, "classic"), []rules.Trump{rules.NoTrump} }, "the trump is turned up"},
	} {
		bad := Contest{Game: c.Game, Play: "random", Against: "greedy", Units: 10}
		x.change(&bad)
		if _, err := Arena(t.Context(), bad); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("error %v, want %q", err, x.want)
		}
	}
}

// TestArenaInterrupted checks that an interrupted contest reports the units done,
// with the same result as a contest of that number of units.
func TestArenaInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	c := Contest{Game: open(t, "standard"), Play: "greedy", Against: "random", Seed: "interrupted", Units: 1_000_000, Workers: 2}
	c.Progress = func(units int) {
		if units == 50 {
			cancel()
		}
	}
	v, err := Arena(ctx, c)
	if !errors.Is(err, context.Canceled) || v.Ended != Interrupted || v.Units < 50 || v.Units > 500 {
		t.Fatalf("error %v, %v after %d units", err, v.Ended, v.Units)
	}
	c.Units = int(v.Units)
	whole := arena(t, c)
	if !reflect.DeepEqual(whole.Margin, v.Margin) {
		t.Errorf("lead %+v, want %+v", v.Margin, whole.Margin)
	}
	if _, err := Arena(ctx, c); !errors.Is(err, context.Canceled) {
		t.Errorf("with an ended context: %v", err)
	}
}

func TestMatrix(t *testing.T) {
	for _, id := range []string{"standard", "duel"} {
		c := Contest{Game: open(t, id), Seed: "matrix", Units: 200}
		last := 0
		c.Progress = func(units int) { last = units }
		p := must.Get(Matrix(t.Context(), c, []string{"random", "greedy"}))(t)
		low, high := p.Payoff[0][1], p.Payoff[1][0]
		v := &p.Pairs[0]
		rest := v.Tables[len(v.Tables)-1].Margin
		switch {
		case len(p.Pairs) != 1 || p.Payoff[0][0] != nil || p.Payoff[1][1] != nil || last != 200:
			t.Errorf("%s: %+v", id, p)
		case low.Mean != v.Tables[0].Margin.Mean || high.Mean.Mean != -rest.Mean.Mean || high.Low != -rest.High || high.SD != rest.SD || high.Always.Low != -rest.Always.High:
			t.Errorf("%s: %+v and %+v from %+v", id, low, high, v.Tables)
		case low.High >= 0 || high.Low <= 0 || !reflect.DeepEqual(p.Ranking, []int{1, 0}) || !reflect.DeepEqual(p.MeanRank, []float64{2, 1}):
			t.Errorf("%s: ranks %v %v", id, p.Ranking, p.MeanRank)
		}
		must.Get(json.Marshal(p))(t)
	}
	for _, names := range [][]string{{"random"}, {"random", "greedy", "random"}} {
		if _, err := Matrix(t.Context(), Contest{Game: open(t, "duel"), Units: 2}, names); err == nil {
			t.Errorf("%v passes for a panel", names)
		}
	}
}

// TestPanelRank checks ranks computed by hand: a beats b beats c beats a, with a's lead the
// largest, and d, beaten by all, ties with none.
func TestPanelRank(t *testing.T) {
	x := func(m float64) *Margin { return &Margin{Mean: Mean{Mean: m}} }
	p := Panel{Players: []string{"a", "b", "c", "d"}, Payoff: [][]*Margin{
		{nil, x(3), x(-1), x(5)},
		{x(-3), nil, x(2), x(5)},
		{x(1), x(-2), nil, x(4)},
		{x(-4), x(-4), x(-4), nil},
	}}
	p.rank()
	// columns: a: 2 3 1 4; b: 1 2 3 4; c: 3 1 2 4; d: 1.5 1.5 3 4
	if want := []float64{7.5 / 4, 7.5 / 4, 9.0 / 4, 4}; !reflect.DeepEqual(p.MeanRank, want) {
		t.Errorf("mean ranks %v, want %v", p.MeanRank, want)
	}
	if want := []int{0, 1, 2, 3}; !reflect.DeepEqual(p.Ranking, want) {
		t.Errorf("ranking %v, want %v", p.Ranking, want)
	}
}

// TestRateOfFewUnits draws contracts that are correlated within units, and checks that the
// intervals of their share are right when there are few units.
func TestRateOfFewUnits(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	const runs, cases, truth = 4000, 40, 0.4
	for _, units := range []int{3, 5, 10, 40} {
		missed := 0
		for range runs {
			var r ratio
			for range units {
				p := rng.Float64() * 2 * truth // shared by the unit
				made := int64(0)
				for range cases {
					if rng.Float64() < p {
						made++
					}
				}
				r.add(made, cases)
			}
			if x := r.rate(); x.Low > truth || x.High < truth {
				missed++
			}
		}
		if share := float64(missed) / runs; share > 0.07 {
			t.Errorf("%.1f %% of the intervals from %d units miss the truth", 100*share, units)
		}
	}
}

// TestFewAlike: two units of games with the same outcome prove nothing, since equals
// produce that one time in eight; six do.
func TestFewAlike(t *testing.T) {
	c := Contest{Game: open(t, "duel"), Play: "random", Against: "random", Games: true, Units: 2, Workers: 1}
	alike := 0
	for i := range 40 {
		c.Seed = fmt.Sprint("alike ", i)
		v := arena(t, c)
		if v.Margin.SD == 0 && v.Margin.Mean.Mean != 0 {
			alike++
			if v.Outcome != Undecided {
				t.Errorf("seed %s: %v after two games that ended alike", c.Seed, v.Outcome)
			}
		}
	}
	if alike == 0 {
		t.Error("no two games ended alike: the test says nothing")
	}
	for units, want := range map[int]Outcome{5: Undecided, 6: Ahead} {
		c := Contest{Game: c.Game, Play: "random", Against: "greedy", Games: true, Units: units}
		must.Do(t, c.check())
		s := contestSums{contest: &c, lineups: c.lineups()}
		for range units {
			var u unitTally
			u.Tables[0].Sides[play].Won = 2 * wholeGame
			s.add(&u)
		}
		if v := s.verdict(); v.Outcome != want {
			t.Errorf("%v after %d games all won, not %v", v.Outcome, units, want)
		}
	}
}

// TestHugeNumbers: numbers of units or deals near the maximum do not overflow.
func TestHugeNumbers(t *testing.T) {
	for n, want := range map[int]int{1: 1, 64: 1, 65: 2, 128: 2, math.MaxInt: math.MaxInt/64 + 1} {
		if got := batches(n, 64); got != want {
			t.Errorf("%d units are %d batches of 64, not %d", n, got, want)
		}
	}
}

// TestPanelCutShort checks that pairs left out by an interrupt do not count as draws.
func TestPanelCutShort(t *testing.T) {
	p := Panel{Players: []string{"a", "b", "c"}, Payoff: [][]*Margin{make([]*Margin, 3), make([]*Margin, 3), make([]*Margin, 3)}}
	p.Payoff[0][1], p.Payoff[1][0] = &Margin{Mean: Mean{Mean: -5}}, &Margin{Mean: Mean{Mean: 4}}
	p.rank()
	if want := []int{1, 0, 2}; !slices.Equal(p.Ranking, want) || p.Average[0] != -5 || p.Average[1] != 4 {
		t.Errorf("ranking %v of averages %v and mean ranks %v", p.Ranking, p.Average, p.MeanRank)
	}
}
