package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

func suiteRun(t testing.TB, units int, panel ...string) SuiteRun {
	t.Helper()
	return SuiteRun{Suite: must.Get(OpenSuite("n99-1"))(t), Panel: panel, Contest: Contest{Units: units, Workers: 2}}
}

func (r SuiteRun) result(t testing.TB, player string) *SuiteResult {
	t.Helper()
	return must.Get(r.Play(t.Context(), player))(t)
}

// A noting player writes down what a player does.
type noting struct {
	bot.Bot
	acts *bytes.Buffer
}

func (n noting) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	a, err := n.Bot.Choose(ctx, v)
	fmt.Fprintln(n.acts, v.Seat, a)
	return a, err
}

// TestSuiteFrozen: the panel of n99-1 plays as when its first results were published. If it does not, results can no
// longer be compared: let the change depend on a new edition, and keep the suite to the earlier one.
func TestSuiteFrozen(t *testing.T) {
	want := map[string]string{
		"random points": "61e7b195fe19e0f3", "random game": "754eb05f3e9b7e2a", "random play": "7f0cc9b4bd1c80ec", "greedy points": "1069e2a13ecf1bb9", "greedy game": "3d2f1e13f649dba5", "greedy play": "1d780cd284664ddf",
		"early points": "d117b9487af65004", "early game": "4b5744335325c336", "early play": "abde6dfdac3c5b31", "expert points": "240b2a8f961b1869", "expert play": "d81dd337932d6b27",
	}
	s := must.Get(OpenSuite("n99-1"))(t)
	for _, p := range s.Panel {
		for _, track := range s.Tracks {
			id := p.ID + " " + track.ID
			if p.StandIn != "" && (track.Games || !gate.Runs()) {
				continue // it thinks for long
			}
			sum := fnv.New64a()
			c := Contest{
				Game: open(t, track.Variant), Play: p.name(&track), Against: "random", Seed: track.Seed, Units: 2,
				Tables: One, Games: track.Games, Trumps: track.Trumps, Once: true, Workers: 1,
			}
			var acts bytes.Buffer
			c.Open = func(name string) (bot.Bot, error) {
				b, err := s.open(name)
				return noting{b, &acts}, err
			}
			arena(t, c)
			sum.Write(acts.Bytes())
			if got := fmt.Sprintf("%016x", sum.Sum64()); got != want[id] {
				t.Errorf("%s plays differently: %s, not %q", id, got, want[id])
			}
		}
	}
	const hash = "b10e6ff439dd5f6dbf72900246a21db8919c4a39f9f38cfd7c118fd1fbe8ca26"
	if s.sum != hash {
		t.Errorf("the suite is another: %s; its name must be another, too", s.sum)
	}
}

// TestSuiteLuckFrozen: luck is reckoned as when the first results of n99-1 were published.
func TestSuiteLuckFrozen(t *testing.T) {
	for play, want := range map[string]string{"greedy": "216f989f4f0bc3a5", "net": "d37cf0bf3a413c84"} {
		r := suiteRun(t, 4, "greedy")
		r.Once = true
		sum := fnv.New64a()
		for _, c := range r.result(t, play).Contests {
			fmt.Fprintln(sum, c.Track, c.Table, c.Luck, c.Parts)
		}
		if got := fmt.Sprintf("%016x", sum.Sum64()); got != want {
			t.Errorf("the luck of %s is another: %s, not %q", play, got, want)
		}
	}
}

// TestSuiteRefuses: a panelist with another edition or net than the suite says is an error that names the remedy.
func TestSuiteRefuses(t *testing.T) {
	s := must.Get(OpenSuite("n99-1"))(t)
	for _, change := range []func(*Panelist){
		func(p *Panelist) { p.Plays = "greedy 1" },
		func(p *Panelist) { p.Plays = "expert 99" },
		func(p *Panelist) { p.Net = strings.Repeat("0", 64) },
		func(p *Panelist) { p.Net, p.File = strings.Repeat("0", 64), "n99-1-early.net" },
	} {
		p := Panelist{ID: "x", Plays: "expert 5"}
		change(&p)
		s.Panel = []Panelist{p}
		if err := s.checkPanel(); err == nil || !strings.Contains(err.Error(), "exec:PROGRAM") {
			t.Errorf("%+v: %v", p, err)
		}
	}
	if _, err := OpenSuite("n98"); err == nil || !strings.Contains(err.Error(), "n99-1") {
		t.Errorf("an unknown suite: %v", err)
	}
}

// TestSuiteResult: a result depends neither on workers nor on a journal, its first units are those of a shorter one, and
// its figures are those of the units.
func TestSuiteResult(t *testing.T) {
	for _, once := range []bool{false, true} {
		r := suiteRun(t, 6, "random", "greedy")
		r.Once = once
		want := r.result(t, "greedy")
		var kept bytes.Buffer
		r.Workers, r.Units, r.Journal = 1, 4, journal(t, "", &kept)
		short := r.result(t, "greedy")
		r.Units, r.Journal = 6, journal(t, kept.String(), &kept)
		if got := r.result(t, "greedy"); !reflect.DeepEqual(got, want) {
			t.Errorf("once %v: with a journal and another number of workers:\n%+v\n%+v", once, got, want)
		}
		if len(want.Contests) != 12 || want.Overall != nil {
			t.Fatalf("%d contests, overall %+v", len(want.Contests), want.Overall)
		}
		for i, c := range want.Contests {
			if !slices.Equal(c.Margins[:4], short.Contests[i].Margins) || once == (c.Luck == nil) && c.Track != "game" {
				t.Errorf("%s against %s: %v begins with %v, with luck %v", c.Track, c.Against, c.Margins, short.Contests[i].Margins, c.Luck)
			}
			var sum int64
			for _, m := range c.Margins {
				sum += m
			}
			if mean := float64(sum) / 6 / float64(c.Per); mean < c.Margin.Mean-1e-9 || mean > c.Margin.Mean+1e-9 {
				t.Errorf("the mean %v of %v", c.Margin.Mean, c.Margins)
			}
		}
	}
}

// TestSuiteProgram: a program can be examined; a result has what it calls itself, and its units can be played again.
func TestSuiteProgram(t *testing.T) {
	t.Setenv(programVariable, "1")
	r := suiteRun(t, 2, "random")
	r.Once, r.Limits = true, netless.Limits{Hello: time.Minute, Act: time.Minute, Quit: time.Minute}
	x := r.result(t, "exec:"+must.Get(os.Executable())(t))
	if x.Says != "mortal" || x.ActTime != "1m0s" || x.Contests[0].Luck == nil || x.Contests[1].Trouble == nil {
		t.Errorf("%+v", x)
	}
	if differ := must.Get(r.Again(t.Context(), x))(t); differ != nil {
		t.Errorf("differ: %v", differ)
	}
}

// TestSuiteOverall: over the whole panel there are the mean and the worst.
func TestSuiteOverall(t *testing.T) {
	r := suiteRun(t, 2)
	r.Suite.Panel = r.Suite.Panel[:3] // the last one thinks for long
	x := r.result(t, "random")
	for _, o := range x.Overall {
		mean, worst := 0.0, 0.0
		for _, p := range r.Suite.Panel {
			both := 0.0
			for _, c := range x.Contests {
				if c.Track == o.Track && c.Against == p.ID {
					both += c.Margin.Mean / 2
				}
			}
			mean, worst = mean+both/3, min(worst, both)
		}
		if near := func(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }; !near(mean, o.Mean.Mean) || !near(worst, o.Worst.Mean) {
			t.Errorf("%+v, not %v and %v", o, mean, worst)
		}
	}
	if len(x.Overall) != 3 {
		t.Errorf("overall %+v", x.Overall)
	}
}

// TestSuiteAgain: the units of a result can be played again, and those that differ are named.
func TestSuiteAgain(t *testing.T) {
	r := suiteRun(t, 4, "random")
	r.Once = true
	x := r.result(t, "greedy")
	if differ := must.Get(r.Again(t.Context(), x))(t); differ != nil {
		t.Errorf("differ: %v", differ)
	}
	margin, luck := x.Contests[0].Margins[1], x.Contests[5].Luck[3]
	x.Contests[0].Margins[1]++
	x.Contests[5].Luck[3]++
	x.sumUp(r.Suite)
	want := []string{
		fmt.Sprintf("points against random, one, unit 1: margin %d, and %d in the file", margin, margin+1),
		fmt.Sprintf("play against random, rest, unit 3: luck %d, and %d in the file", luck, luck+1),
	}
	if differ := must.Get(r.Again(t.Context(), x))(t); !slices.Equal(differ, want) {
		t.Errorf("differ: %v", differ)
	}
	if r.Units = 3; len(must.Get(r.Again(t.Context(), x))(t)) != 1 {
		t.Error("unit 3 was played again")
	}
	x.Contests[3].Per++
	x.sumUp(r.Suite)
	if differ, err := r.Again(t.Context(), x); err == nil || len(differ) != 1 {
		t.Errorf("an error later: differ %v, %v", differ, err)
	}
	x.SHA256 = "0"
	if _, err := r.Again(t.Context(), x); err == nil {
		t.Error("a result of another suite counts")
	}
}

// TestSuiteForged: a result whose figures are not those of its units is refused, as are other contests than those of the
// suite. One that was interrupted, or is against some of the panel, is not.
func TestSuiteForged(t *testing.T) {
	r := suiteRun(t, 2)
	r.Suite.Panel, r.Once = r.Suite.Panel[:2], true
	text := must.Get(json.Marshal(r.result(t, "greedy")))(t)
	again := func(change func(x *SuiteResult)) error {
		var x SuiteResult
		must.Do(t, json.Unmarshal(text, &x))
		change(&x)
		_, err := r.Again(t.Context(), &x)
		return err
	}
	for name, change := range map[string]func(x *SuiteResult){
		"a margin's mean": func(x *SuiteResult) { x.Contests[0].Margin.Mean += 0.1 },
		"a margin's low":  func(x *SuiteResult) { x.Contests[1].Margin.Low += 0.1 },
		"less luck":       func(x *SuiteResult) { x.Contests[1].Adjusted.High++ },
		"no less luck":    func(x *SuiteResult) { x.Contests[1].Adjusted = nil },
		"left":            func(x *SuiteResult) { x.Contests[0].Left /= 2 },
		"per":             func(x *SuiteResult) { x.Contests[0].Per *= 2; x.sumUp(r.Suite) },
		"parts":           func(x *SuiteResult) { x.Contests[0].Parts *= 2; x.sumUp(r.Suite) },
		"no luck":         func(x *SuiteResult) { x.Contests[0].Luck, x.Contests[0].Parts = nil, 0; x.sumUp(r.Suite) },
		"little luck":     func(x *SuiteResult) { x.Contests[0].Luck = x.Contests[0].Luck[:1] },
		"overall":         func(x *SuiteResult) { x.Overall[0].Worst.Mean++ },
		"no overall":      func(x *SuiteResult) { x.Overall = nil },
		"worst by":        func(x *SuiteResult) { x.Overall[1].By = "x" },
		"digest":          func(x *SuiteResult) { x.Digest = "0" },
		"no contests":     func(x *SuiteResult) { x.Contests = nil; x.sumUp(r.Suite) },
		"doubled":         func(x *SuiteResult) { x.Contests = append(x.Contests, x.Contests[0]); x.sumUp(r.Suite) },
		"left out":        func(x *SuiteResult) { x.Contests = slices.Delete(x.Contests, 2, 3); x.sumUp(r.Suite) },
		"fewer units":     func(x *SuiteResult) { x.Contests[2].Margins = x.Contests[2].Margins[:1]; x.sumUp(r.Suite) },
		"more units":      func(x *SuiteResult) { x.Units = 1 << 40; x.sumUp(r.Suite) },
		"no units":        func(x *SuiteResult) { x.Units = -1 },
	} {
		if err := again(change); err == nil {
			t.Errorf("%s: a result that was changed counts", name)
		}
	}
	for name, change := range map[string]func(x *SuiteResult){
		"the same":          func(*SuiteResult) {},
		"interrupted":       func(x *SuiteResult) { x.Contests = x.Contests[:5]; x.sumUp(r.Suite) },
		"some of the panel": func(x *SuiteResult) { x.Contests = x.Contests[6:]; x.sumUp(r.Suite) },
	} {
		if err := again(change); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestSuiteMade: a result names the net that its deals have, and each player of the panel.
func TestSuiteMade(t *testing.T) {
	s := must.Get(OpenSuite("n99-1"))(t)
	m := must.Get(s.Made("net", "greedy 2", "net 2"))(t)
	now, early := s.Panel[3].Net[:16], s.Panel[2].Net[:16]
	want := []bot.Player{
		{Name: "net", Edition: 2, Net: now},
		{Name: "greedy 2", Edition: 2},
		{Name: "net 2", Edition: 2, Net: now},
		{Name: "random 2", Edition: 2},
		{Name: "early", Edition: 2, Net: early},
		{Name: "expert 5", Edition: 5, Net: now},
	}
	if !slices.Equal(m.Players, want) {
		t.Errorf("made by %+v, not %+v", m.Players, want)
	}
}

// TestSuitePublished: the published result of random against greedy begins with what is played today.
func TestSuitePublished(t *testing.T) {
	var published struct{ Results []SuiteResult }
	must.Do(t, json.Unmarshal(must.Get(os.ReadFile("../../docs/benchmark/n99-1-random.json"))(t), &published))
	r := suiteRun(t, 20, "greedy")
	must.Get(published.Results[0].check(r.Suite))(t)
	for _, c := range r.result(t, "random").Contests {
		found := false
		for _, p := range published.Results[0].Contests {
			if p.Track == c.Track && p.Against == c.Against && p.Table == c.Table {
				found = slices.Equal(p.Margins[:20], c.Margins)
			}
		}
		if !found {
			t.Errorf("%s, %s: %v is not what was published", c.Track, c.Table, c.Margins)
		}
	}
}

// TestLuckUnbiased: luck is nought on average for players that draw much and little, at both kinds of table.
func TestLuckUnbiased(t *testing.T) {
	for _, play := range []string{"random", "greedy"} {
		r := suiteRun(t, gate.Times(400, 60), "random", "greedy")
		r.Once = true
		r.Suite.Tracks = r.Suite.Tracks[:1]
		for _, c := range r.result(t, play).Contests {
			var m moments
			for _, luck := range c.Luck {
				m.add(luck)
			}
			mean := m.mean(float64(c.Parts * c.Per))
			if wide := mean.High - mean.Low; wide == 0 || mean.Low-wide/4 > 0 || mean.High+wide/4 < 0 { // three standard errors
				t.Errorf("%s against %s, %s: luck %+v", play, c.Against, c.Table, mean)
			}
		}
	}
}
