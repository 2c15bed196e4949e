package lab

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"gonum.org/v1/gonum/stat"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

const programVariable = "NINETYNINE_TEST_PROGRAM"

// TestMain turns the test binary into a program that plays over a pipe, if the environment says so.
func TestMain(m *testing.M) {
	if os.Getenv(programVariable) != "" {
		playOverPipe()
		return
	}
	os.Exit(m.Run())
}

// playOverPipe chooses by everything it receives except the cards, sometimes wrongly,
// and dies after so many answers.
func playOverPipe() {
	const life = 25
	in := bufio.NewScanner(os.Stdin)
	seed, answers := uint64(0), uint64(0)
	for in.Scan() {
		var q struct {
			Hello *struct{ Seed uint64 }
			ID    uint64
			View  struct {
				Seq     uint64
				Options struct {
					Kind, From string
					Pick       int
					Acts       []string
				}
			}
		}
		if err := json.Unmarshal(in.Bytes(), &q); err != nil {
			fmt.Fprintln(os.Stderr, "cannot read:", err)
			os.Exit(1)
		}
		if q.Hello != nil {
			seed = q.Hello.Seed
			fmt.Println(`{"name":"mortal"}`)
			continue
		}
		if answers++; answers == life {
			return
		}
		n, o := seed%1000+q.ID+q.View.Seq+answers, q.View.Options
		act := o.Kind
		if len(o.Acts) > 0 {
			act = o.Acts[n%uint64(len(o.Acts))]
		} else {
			from := strings.Fields(o.From)
			i := int(n % uint64(len(from)))
			act += " " + strings.Join(slices.Concat(from, from)[i:i+o.Pick], " ")
		}
		if n%17 == 0 {
			act = "play 2C"
		}
		fmt.Printf("{\"id\":%d,\"act\":%q}\n", q.ID, act)
	}
}

func open(t testing.TB, id string) *rules.Game {
	t.Helper()
	return must.Get(rules.Open(id))(t)
}

func simulate(t testing.TB, p Plan) Report {
	t.Helper()
	return must.Get(Simulate(context.Background(), p))(t)
}

// alike fails if the result of run depends on the number of workers, and returns that of one
// worker.
func alike[T any](t *testing.T, what string, run func(workers int) T, workers ...int) T {
	t.Helper()
	one := run(1)
	for _, n := range workers {
		if got := run(n); !reflect.DeepEqual(one, got) {
			t.Errorf("%s: %d workers come to\n%+v\nand one to\n%+v", what, n, got, one)
		}
	}
	return one
}

type recording struct {
	Report
	records string
}

func recorded(t *testing.T, p Plan) func(workers int) recording {
	return func(workers int) recording {
		var records bytes.Buffer
		p.Workers, p.Records = workers, &records
		return recording{simulate(t, p), records.String()}
	}
}

// TestWorkers checks that report and records do not depend on the number of workers.
func TestWorkers(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		for _, plan := range []Plan{{Deals: 2*UnitDeals + 7}, {Matches: 5, Bound: 30}} {
			plan.Game, plan.Players, plan.Seed = open(t, v.ID), []string{"random"}, "workers"
			alike(t, v.ID, recorded(t, plan), 2, 5)
		}
	}
}

// TestWorkersOfPrograms checks the same for a program that uses everything it receives, counts,
// errs and dies: its state in one unit must not affect the next.
func TestWorkersOfPrograms(t *testing.T) {
	t.Setenv(programVariable, "1")
	self := must.Get(os.Executable())(t)
	plan := Plan{
		Game: open(t, "standard"), Players: []string{"exec:" + self, "greedy", "random"}, Seed: "programs",
		Bots: Bots{Limits: netless.Limits{Hello: time.Minute, Act: time.Minute, Quit: time.Minute}},
	}
	for _, size := range []Plan{{Matches: 7, Bound: 40}, {Deals: UnitDeals + 30}} {
		plan.Matches, plan.Bound, plan.Deals = size.Matches, size.Bound, size.Deals
		if f := alike(t, "programs", recorded(t, plan), 3).Seats[0]; f.Restarts <= 3 || f.Faults <= f.Restarts {
			t.Errorf("a program that dies again and again in each unit: %d faults, %d restarts", f.Faults, f.Restarts)
		}
	}
}

// TestEndedContext checks that a simulation without time to begin reports nothing and does not
// block.
func TestEndedContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range 100 { // jobs and the end of the context are both there: either may be seen first
		r, err := Simulate(ctx, Plan{Game: open(t, "standard"), Players: []string{"random"}, Matches: 5, Workers: 2})
		if !errors.Is(err, context.Canceled) || r.Deals != 0 {
			t.Fatalf("%d deals, error %v", r.Deals, err)
		}
	}
}

// TestLengths checks that a mean length does not cover only the short matches.
func TestLengths(t *testing.T) {
	p := Plan{Game: open(t, "standard")}
	for _, c := range []struct {
		matches, cut, stopped int64
		want                  float64
	}{
		{0, 0, 0, 0},
		{100, 0, 0, 10},
		{100, 5, 0, 10},
		{100, 2, 3, 10},
		{100, 6, 0, 0},
		{100, 3, 3, 0},
		{0, 1, 0, 0},
	} {
		r := report(&p, &tally{
			Matches: c.matches, InMatches: 10 * c.matches, Games: c.matches, InGames: 10 * c.matches,
			Cut: c.cut, Stopped: c.stopped,
		})
		if r.DealsPerMatch != c.want || r.DealsPerGame != c.want {
			t.Errorf("%+v: %v deals per match and %v per game, want %v", c, r.DealsPerMatch, r.DealsPerGame, c.want)
		}
	}
}

// A recount counts the records again, line by line and in another way.
type recount struct {
	deals, games, matches, draws, cut int64
	points, bids, tricks, made        [rules.MaxSeats]int64
	won, wonMatches                   [rules.MaxSeats]int64
	offered, held, kept               [rules.MaxSeats][4]int64
	contracts                         [rules.MaxSeats + 1]int64
	trumps                            map[rules.Trump]int64
	numbers                           []uint64
}

func count(t *testing.T, records io.Reader) recount {
	t.Helper()
	steps := must.Get(record.NewReplay(records))(t)
	c := recount{trumps: map[rules.Trump]int64{}}
	for {
		s, err := steps.Next()
		if errors.Is(err, io.EOF) {
			return c
		}
		must.Do(t, err)
		c.line(t, s)
	}
}

func (c *recount) line(t *testing.T, s *record.Step) {
	switch s.Line.Kind {
	case record.DealLine:
		c.numbers = append(c.numbers, *s.Note.Number)
	case record.ActLine:
		if a := s.Line.Act; a.Kind() == rules.Offering {
			c.offered[a.Seat()][a.Offer().Level()]++
		}
	case record.ScoreLine:
		r := &s.State.Result
		c.deals++
		c.contracts[r.Made.Len()]++
		c.trumps[r.Trump]++
		for i := range s.Match.Game.Seats() {
			made := int64(r.Made >> i & 1)
			c.points[i] += int64(r.Points[i])
			c.bids[i] += int64(r.Bid[i])
			c.tricks[i] += int64(r.Tricks[i])
			c.made[i] += made
			c.held[i][r.Premium[i].Level()]++
			c.kept[i][r.Premium[i].Level()] += made
		}
	case record.GameLine:
		c.games++
		if s.State.GameEnd.Winners == 0 {
			c.draws++
		}
		for i := range s.State.GameEnd.Winners.All() {
			c.won[i]++
		}
	case record.EndLine:
		if cut := s.State.End.Cut; cut != (s.Header.Limit != match.Limit{}) {
			t.Errorf("line %d: a match cut short %v has the session %+v", s.Line.Number, cut, s.Header.Limit)
		} else if cut {
			c.cut++
			return
		}
		c.matches++
		for i := range s.State.End.Winners.All() {
			c.wonMatches[i]++
		}
	}
}

func TestRecount(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		for _, plan := range []Plan{{Deals: 1}, {Deals: UnitDeals + 100}, {Matches: 7, Bound: 40}} {
			var records bytes.Buffer
			plan.Game, plan.Players, plan.Records, plan.Workers = open(t, v.ID), []string{"random"}, &records, 2
			r := simulate(t, plan)
			c := count(t, &records)
			want := []int64{c.deals, c.games, c.matches, c.draws, c.cut}
			if got := []int64{r.Deals, r.Games, r.Matches, r.Draws, r.Cut + r.Stopped}; !reflect.DeepEqual(got, want) {
				t.Errorf("%s: deals, games, matches, draws, cut are %v, in the records %v", v.ID, got, want)
			}
			if got, want := r.Made, c.contracts[:v.Seats+1]; !reflect.DeepEqual(got, want) {
				t.Errorf("%s: contracts made are %v, in the records %v", v.ID, got, want)
			}
			for _, x := range r.Trumps {
				if c.trumps[x.Trump] != x.Deals {
					t.Errorf("%s: %d deals at %v, in the records %d", v.ID, x.Deals, x.Trump, c.trumps[x.Trump])
				}
			}
			for i, f := range r.Seats {
				c.compare(t, v.ID, i, &f)
			}
			checkNumbers(t, v.ID, &plan, c.numbers)
		}
	}
}

func (c *recount) compare(t *testing.T, id string, i int, f *Figures) {
	t.Helper()
	n := float64(c.deals)
	got := []float64{float64(f.Made.Count), f.Bid * n, f.Tricks * n, f.Points.Mean * n, float64(f.Games), float64(f.Matches)}
	want := []int64{c.made[i], c.bids[i], c.tricks[i], c.points[i], c.won[i], c.wonMatches[i]}
	for k := range got {
		if math.Abs(got[k]-float64(want[k])) > 1e-6*(1+math.Abs(float64(want[k]))) {
			t.Errorf("%s seat %d: made, bids, tricks, points, games, matches are %v, in the records %v", id, i, got, want)
			break
		}
	}
	for level, p := range map[rules.Offer]Premium{rules.Declare: f.Declare, rules.Reveal: f.Reveal} {
		if want := (Premium{c.offered[i][level], c.held[i][level], c.kept[i][level]}); p != want {
			t.Errorf("%s seat %d: %v is %+v, in the records %+v", id, i, level, p, want)
		}
	}
}

// checkNumbers checks that deals are numbered consecutively, and matches from i<<20.
func checkNumbers(t *testing.T, id string, p *Plan, numbers []uint64) {
	t.Helper()
	next, matches := uint64(0), uint64(0)
	for i, n := range numbers {
		if p.Matches > 0 && n == (matches+1)<<20 {
			matches++
			next = n
		}
		if n != next {
			t.Errorf("%s: deal %d of the records has the number %d, not %d", id, i, n, next)
			return
		}
		next++
	}
	if p.Matches > 0 && int(matches) != p.Matches-1 {
		t.Errorf("%s: %d matches have numbers of their own", id, matches+1)
	}
}

func TestBound(t *testing.T) {
	r := simulate(t, Plan{Game: open(t, "five"), Players: []string{"random"}, Matches: 6, Bound: 9})
	if r.Stopped != 6 || r.Matches != 0 || r.Cut != 0 || r.Deals != 54 {
		t.Errorf("six matches of five with a bound of 9: %+v", r)
	}
	r = simulate(t, Plan{Game: open(t, "junk-joker"), Players: []string{"random"}, Matches: 6, Bound: 9})
	if r.Stopped != 0 || r.Matches != 6 || r.DealsPerMatch != 9 {
		t.Errorf("six sessions of nine deals with a bound of 9: %+v", r)
	}
}

func TestPlanErrors(t *testing.T) {
	standard := open(t, "standard")
	for want, p := range map[string]Plan{
		"say how many":         {Players: []string{"random"}},
		"and not both":         {Players: []string{"random"}, Deals: 1, Matches: 1},
		"fewer than no deals":  {Players: []string{"random"}, Deals: -1},
		"name one for all":     {Players: []string{"random", "random"}, Deals: 1},
		"no bot is called":     {Players: []string{"nobody"}, Deals: 1},
		"the bound must be":    {Players: []string{"random"}, Matches: 1, Bound: MostBound + 1},
		"exec:./none at seat ": {Players: []string{"exec:./none"}, Deals: 1},
	} {
		p.Game = standard
		if _, err := Simulate(t.Context(), p); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: error %v, want one that says %q", p, err, want)
		}
	}
}

type brokenPipe struct{ after int }

func (b *brokenPipe) Write(p []byte) (int, error) {
	if b.after--; b.after < 0 {
		return 0, io.ErrClosedPipe
	}
	return len(p), nil
}

func TestWriteError(t *testing.T) {
	p := Plan{Game: open(t, "standard"), Players: []string{"random"}, Deals: math.MaxInt32, Workers: 3, Records: &brokenPipe{2}}
	if _, err := Simulate(t.Context(), p); !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("error %v, want the writer's", err)
	}
}

// TestInterrupt checks that a report of what was done comes with the context's error,
// and agrees with the records.
func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var records bytes.Buffer
	p := Plan{Game: open(t, "standard"), Players: []string{"random"}, Deals: math.MaxInt32, Workers: 3, Records: &records}
	p.Progress = func(deals, _ int) {
		if deals >= 5*UnitDeals {
			cancel()
		}
	}
	r, err := Simulate(ctx, p)
	if !errors.Is(err, context.Canceled) || r.Deals < 5*UnitDeals {
		t.Errorf("error %v, %d deals", err, r.Deals)
	}
	if c := count(t, &records); c.deals != r.Deals || c.matches != r.Matches {
		t.Errorf("%d deals and %d matches reported, %d and %d recorded", r.Deals, r.Matches, c.deals, c.matches)
	}
}

func TestNoGarbage(t *testing.T) {
	g := open(t, "standard")
	of := func(units int) float64 {
		return testing.AllocsPerRun(3, func() {
			simulate(t, Plan{Game: g, Players: []string{"random"}, Deals: units * UnitDeals, Workers: 1, Records: io.Discard})
		})
	}
	// Buffers grow in the first units; the header of the match cut at the end of each
	// unit is made again.
	if few, many := of(4), of(12); many-few > 8*100 {
		t.Errorf("%v allocations for %d deals more", many-few, 8*UnitDeals)
	}
}

// TestMean compares the ratio estimator, for units of one size, with plain batch
// means.
func TestMean(t *testing.T) {
	const deals = 4
	points := []int64{40, 44, 52, 36, 60, 48}
	var sum tally
	var batches []float64
	for _, p := range points {
		u := tally{Deals: deals}
		u.Seats[0].Points = p
		sum.add(&u)
		batches = append(batches, float64(p)/deals)
	}
	mean, sd := stat.MeanStdDev(batches, nil)
	half := 2.570582 * sd / math.Sqrt(float64(len(batches))) // t of 5 degrees at 0.975
	got := sum.mean(&sum.Seats[0], 1)
	if math.Abs(got.Mean-mean) > 1e-9 || math.Abs(got.High-mean-half) > 1e-5 || math.Abs(mean-half-got.Low) > 1e-5 {
		t.Errorf("mean is %+v, want %.6f ± %.6f", got, mean, half)
	}
	if all := sum.mean(&sum.Seats[allSeats], 3); math.Abs(all.Mean-mean/3) > 1e-9 {
		t.Errorf("of three seats it is %+v, want a mean of %.6f", all, mean/3)
	}
}

// TestEffective checks that three seats that always succeed together count as one,
// and independent ones as three.
func TestEffective(t *testing.T) {
	together := tally{Deals: 100, Made: [rules.MaxSeats + 1]int64{0: 50, 3: 50}}
	apart := tally{Deals: 80, Made: [rules.MaxSeats + 1]int64{10, 30, 30, 10}}
	none := tally{Deals: 7, Made: [rules.MaxSeats + 1]int64{7}}
	for _, c := range []struct {
		t    *tally
		want float64
	}{{&together, 100}, {&apart, 240}, {&none, 7}} {
		if got := c.t.effective(3); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("effective size of %v is %v, want %v", c.t.Made[:4], got, c.want)
		}
	}
}

// FuzzUnits checks that any plan deals what it says, each number once.
func FuzzUnits(f *testing.F) {
	f.Add(10_000)
	f.Fuzz(func(t *testing.T, deals int) {
		if deals <= 0 || deals > 1<<30 {
			return
		}
		p := Plan{Deals: deals}
		last := p.unit(batches(p.Deals, p.size()) - 1)
		if last.deals < 1 || last.deals > UnitDeals || int(last.number)+last.deals != deals {
			t.Errorf("%d deals end in %+v", deals, last)
		}
	})
}

func BenchmarkSimulate(b *testing.B) {
	for _, id := range []string{"standard", "four"} {
		b.Run(id, func(b *testing.B) {
			b.ReportAllocs()
			simulate(b, Plan{Game: open(b, id), Players: []string{"random"}, Deals: b.N, Workers: 1})
		})
		b.Run(id+"/records", func(b *testing.B) {
			b.ReportAllocs()
			n := counter(0)
			simulate(b, Plan{Game: open(b, id), Players: []string{"random"}, Deals: b.N, Workers: 1, Records: &n})
			b.SetBytes(int64(n) / int64(b.N))
		})
	}
}

type counter int

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}

// A leaver plays at random, and leaves after a number of choices.
type leaver struct {
	netless.Random
	left int
}

func (l *leaver) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if l.left--; l.left < 0 {
		return 0, context.Canceled
	}
	return l.Random.Choose(ctx, v)
}

// TestLeaver checks that a deal broken off anywhere leaves no trace: records
// and counts end with the last deal finished.
func TestLeaver(t *testing.T) {
	for left := range 60 {
		p := Plan{Game: open(t, "junk-joker"), Players: []string{"random"}, Deals: UnitDeals, Records: io.Discard}
		must.Do(t, p.check())
		w := must.Get(newSimulateWorker(&p))(t)
		w.seated[1].Bot = &leaver{left: left}
		var o played
		if err := w.do(t.Context(), 0, &o); !errors.Is(err, context.Canceled) {
			t.Fatalf("after %d choices: error %v", left, err)
		}
		var sum tally
		sum.add(&o.Sum)
		r := report(&p, &sum)
		c := count(t, bytes.NewReader(o.Text))
		if c.deals != r.Deals || len(c.numbers) != int(r.Deals) || c.cut != r.Cut || left > 30 && r.Deals == 0 {
			t.Errorf("after %d choices: %d deals and %d cuts reported, %d and %d recorded", left, r.Deals, r.Cut, c.deals, c.cut)
		}
		for i, f := range r.Seats {
			c.compare(t, "junk-joker", i, &f)
		}
	}
}

// TestDealers checks that first dealers take turns.
func TestDealers(t *testing.T) {
	var records bytes.Buffer
	simulate(t, Plan{Game: open(t, "four"), Players: []string{"random"}, Matches: 8, Bound: 1, Records: &records})
	lines := must.Get(record.NewReader(&records))(t)
	n := 0
	for {
		l, err := lines.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		must.Do(t, err)
		if l.Kind == record.HeaderLine {
			if want := rules.Seat(n % 4); l.Header.First != want {
				t.Errorf("seat %d deals first to match %d, want %d", l.Header.First, n, want)
			}
			n++
		}
	}
	if n != 8 {
		t.Errorf("%d matches", n)
	}
}

// A learner plays at random and adds up the scores it receives.
type learner struct {
	netless.Random
	deals, points *atomic.Int64
}

func (l *learner) DealEnded(_ context.Context, v *match.View) error {
	if v.Phase != rules.Over {
		return errors.New("the deal goes on")
	}
	l.deals.Add(1)
	l.points.Add(int64(v.Points[v.Seat]))
	return nil
}

// TestHearers checks that players that listen receive the end of each deal.
func TestHearers(t *testing.T) {
	var deals, points atomic.Int64
	r := must.Get(Simulate(t.Context(), Plan{
		Game: open(t, "standard"), Players: []string{"learner", "random", "learner"}, Deals: 50, Seed: "heard", Workers: 2,
		Bots: Bots{Open: func(name string) (bot.Bot, error) {
			if name == "learner" {
				return &learner{deals: &deals, points: &points}, nil
			}
			return bot.New(name)
		}},
	}))(t)
	if got := deals.Load(); got != 100 {
		t.Errorf("two players have heard of %d deals, not of 50 each", got)
	}
	want := math.Round(50 * (r.Seats[0].Points.Mean + r.Seats[2].Points.Mean))
	if got := float64(points.Load()); got != want {
		t.Errorf("they have heard of %v points and scored %v", got, want)
	}
}

// TestRecordsSayTheirMaker: so do records, in a field that their readers and the referee accept.
func TestRecordsSayTheirMaker(t *testing.T) {
	var text bytes.Buffer
	must.Get(Simulate(t.Context(), Plan{Game: must.Get(rules.Open("standard"))(t), Players: []string{"greedy"}, Seed: "1", Deals: 3, Workers: 1, Records: &text}))(t)
	header, _, _ := bytes.Cut(text.Bytes(), []byte("\n"))
	l := must.Get(record.ParseLine(header))(t)
	var by bot.Maker
	must.Do(t, json.Unmarshal(l.Header.Extra["madeBy"], &by))
	if want := must.Get(bot.Made("greedy"))(t); !reflect.DeepEqual(by, want) || l.Header.Bots[0] != bot.WithEdition("greedy") {
		t.Errorf("the record of %q is of %v, not %v", l.Header.Bots, by, want)
	}
	if stats := must.Get(record.Check(bytes.NewReader(text.Bytes())))(t); stats.Matches == 0 {
		t.Error("the referee finds no match")
	}
	if rep := must.Get(record.Verify(bytes.NewReader(text.Bytes())))(t); !rep.Proved() {
		t.Error("the deals are not proved")
	}
}
