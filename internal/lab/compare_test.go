package lab

import (
	"bytes"
	"errors"
	"io"
	"math"
	"testing"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"

	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

func house(t *testing.T, text string) *rules.Game {
	t.Helper()
	v, _ := must.Get2(record.ParseVariant([]byte(text)))(t)
	return must.Get(rules.New(v))(t)
}

// madeByDeal returns how many contracts were made in each deal of the records.
func madeByDeal(t *testing.T, text []byte) (made []float64) {
	t.Helper()
	steps := must.Get(record.NewReplay(bytes.NewReader(text)))(t)
	for {
		s, err := steps.Next()
		if errors.Is(err, io.EOF) {
			return made
		}
		must.Do(t, err)
		if s.Line.Kind == record.ScoreLine {
			made = append(made, float64(s.State.Result.Made.Len()))
		}
	}
}

// TestCompare checks a comparison against the records: the differences of deals with the same
// number.
func TestCompare(t *testing.T) {
	var texts [2]bytes.Buffer
	plan := Plan{Players: []string{"greedy"}, Deals: 700, Seed: "compare", Compared: true, Workers: 1}
	plan.Game, plan.Records = open(t, "standard"), &texts[0]
	was := simulate(t, plan)
	plan.Game, plan.Records = house(t, `{"variant":"standard","id":"none","order":["lay","play"],"offers":{"how":"none","declare":0,"reveal":0}}`), &texts[1]
	is := simulate(t, plan)
	c := must.Get(Compare(&was, &is))(t)
	before, now := madeByDeal(t, texts[0].Bytes()), madeByDeal(t, texts[1].Bytes())
	differences := make([]float64, len(now))
	for i := range now {
		differences[i] = 100 * (now[i] - before[i]) / 3
	}
	mean, sd := stat.MeanStdDev(differences, nil)
	n := float64(len(differences))
	half := distuv.StudentsT{Sigma: 1, Nu: n - 1}.Quantile(0.975) * sd / math.Sqrt(n)
	x := c.Changes[0]
	if x.Of != "contracts made" || math.Abs(x.Was-100*was.All.Made.Share) > 1e-9 || math.Abs(x.Is-100*is.All.Made.Share) > 1e-9 ||
		math.Abs(x.Change.Mean-mean) > 1e-9 || math.Abs((x.Change.High-x.Change.Low)/2-half) > 1e-6 {
		t.Errorf("%+v, in the records %v ±%v", x, mean, half)
	}
	for _, x := range c.Changes {
		switch x.Of {
		case "premiums kept":
			if !x.None {
				t.Errorf("there are none: %+v", x)
			}
		case "declared", "revealed":
			if x.Is != 0 || x.Was == 0 {
				t.Errorf("%+v", x)
			}
		case "length of a game":
			if x.Was < 2 || x.Is < x.Was {
				t.Errorf("%+v", x)
			}
		}
	}
	if c.Paired != "deals" || c.With != "standard" {
		t.Errorf("%+v", c)
	}
}

// TestCompareItself compares rules with themselves: nothing changes, and intervals have no width.
// It also checks that the number of workers does not matter.
func TestCompareItself(t *testing.T) {
	for _, size := range []Plan{{Deals: 2*UnitDeals + 5}, {Matches: 12, Bound: 30}} {
		size.Game, size.Players, size.Compared = open(t, "dummy"), []string{"random"}, true
		r := alike(t, "blocks", func(workers int) Report { size.Workers = workers; return simulate(t, size) }, 3)
		c := must.Get(Compare(&r, &r))(t)
		for _, x := range c.Changes {
			if x.Change != (Mean{}) || x.Was != x.Is {
				t.Errorf("%+v", x)
			}
		}
		if want := map[bool]string{true: "matches", false: "deals"}[size.Matches > 0]; c.Paired != want {
			t.Errorf("paired %s, not %s", c.Paired, want)
		}
	}
}

// TestCompareOthers checks that only reports with the same seed and amount can be compared.
func TestCompareOthers(t *testing.T) {
	of := func(seed string, deals int, compared bool) Report {
		return simulate(t, Plan{Game: open(t, "duel"), Players: []string{"random"}, Seed: seed, Deals: deals, Compared: compared, Workers: 1})
	}
	base := of("a", 40, true)
	for _, other := range []Report{of("b", 40, true), of("a", 41, true), of("a", 40, false)} {
		if c, err := Compare(&base, &other); err == nil {
			t.Errorf("%+v", c)
		}
	}
}
