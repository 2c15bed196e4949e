package lab

import (
	"bytes"
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
)

func arms(t *testing.T, c Contest, names ...string) []Verdict {
	t.Helper()
	vs := must.Get(Arms(t.Context(), c, names))(t)
	if len(vs) != len(names) || vs[0].Paired != nil {
		t.Fatalf("%d verdicts for %d arms, the first paired with %+v", len(vs), len(names), vs[0].Paired)
	}
	return vs
}

// TestArmsAlike checks that arms who are the same player differ in no unit, whatever their names,
// even though all players draw lots.
func TestArmsAlike(t *testing.T) {
	for _, id := range []string{"standard", "duel", "dummy"} {
		for _, games := range []bool{false, true} {
			c := Contest{Game: open(t, id), Against: "random", Seed: "alike", Units: 12, Games: games, Bound: 20, Workers: 2}
			c.Open = func(name string) (bot.Bot, error) {
				if name == "alias" {
					name = "random"
				}
				return bot.New(name)
			}
			vs := arms(t, c, "random", "alias")
			p := vs[1].Paired
			if p == nil || p.First != "random" || p.Units != 12 || p.Mean != (Mean{}) || p.SD != 0 || p.Fewer != nil {
				t.Errorf("%s, games %v: random less itself: %+v", id, games, p)
			}
			if vs[0].Margin.SD == 0 || !reflect.DeepEqual(vs[0].Margin, vs[1].Margin) {
				t.Errorf("%s, games %v: leads %+v and %+v", id, games, vs[0].Margin, vs[1].Margin)
			}
		}
	}
}

// TestArmsDifference checks the paired difference against the verdicts of single
// contests, and its scatter against the leads of single units.
func TestArmsDifference(t *testing.T) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	for _, c := range []Contest{
		{Game: open(t, "standard"), Units: 20},
		{Game: open(t, "standard"), Units: 20, Tables: Rest},
		{Game: open(t, "duel"), Units: 20},
		{Game: open(t, "duel"), Units: 10, Games: true, Bound: 20},
	} {
		c.Against, c.Seed = "random", "difference"
		names := []string{"greedy", "random", "casual"}
		vs := arms(t, c, names...)
		var leads [][]int64
		for i, name := range names {
			one := c
			one.Play = name
			want := arena(t, one)
			want.Paired = vs[i].Paired
			if !reflect.DeepEqual(vs[i], want) {
				t.Errorf("%s: as an arm\n%+v\nand by itself\n%+v", name, vs[i], want)
			}
			if !c.Games {
				leads = append(leads, marginsOf(t, one))
			}
		}
		for i := 1; i < len(vs); i++ {
			p := vs[i].Paired
			a, b := vs[0].Margin, vs[i].Margin
			if !near(p.Mean.Mean, a.Mean.Mean-b.Mean.Mean) || !(p.Low < p.Mean.Mean && p.Mean.Mean < p.High) {
				t.Errorf("difference %+v of leads %+v and %+v", p, a, b)
			}
			if want := (a.SD*a.SD + b.SD*b.SD) / (p.SD * p.SD); p.Fewer == nil || !near(*p.Fewer, want) {
				t.Errorf("fewer %v, want %v", p.Fewer, want)
			}
			if c.Games {
				continue
			}
			if want := scatterOf(leads[0], leads[i], a.Mean.Mean); math.Abs(p.SD-want) > 1e-6 {
				t.Errorf("SD %v, want %v", p.SD, want)
			}
		}
	}
}

// scatterOf returns the standard deviation of differences, in the unit in which mean is that of the
// first.
func scatterOf(first, later []int64, mean float64) float64 {
	n := float64(len(first))
	var sum, all, squares float64
	for k := range first {
		all += float64(first[k])
		sum += float64(first[k] - later[k])
	}
	for k := range first {
		x := float64(first[k]-later[k]) - sum/n
		squares += x * x
	}
	return math.Sqrt(squares/(n-1)) / (all / n / mean)
}

// TestArmsWorkers checks that neither the number of workers nor a journal changes the result, not
// even a journal that each arm has written alone, and not in full.
func TestArmsWorkers(t *testing.T) {
	c := Contest{Game: open(t, "standard"), Against: "random", Seed: "workers", Units: 40, Workers: 1}
	names := []string{"greedy", "random"}
	want := arms(t, c, names...)
	var progress int
	c.Workers, c.Progress = 3, func(units int) { progress = units }
	if got := arms(t, c, names...); !reflect.DeepEqual(got, want) || progress != 80 {
		t.Errorf("with another number of workers, after %d units:\n%+v\n%+v", progress, got, want)
	}
	c.Progress = nil
	var kept bytes.Buffer
	for i, name := range names {
		one := c
		one.Play, one.Units = name, 20+10*i
		one.Journal = journal(t, "", &kept)
		arena(t, one)
	}
	var more bytes.Buffer
	c.Journal = journal(t, kept.String(), &more)
	if got := arms(t, c, names...); !reflect.DeepEqual(got, want) || bytes.Count(more.Bytes(), []byte("\n")) != 30 {
		t.Errorf("with a journal:\n%+v\n%+v\n%s", got, want, &more)
	}
}

// TestArmsEnd checks that arms may not stop early, and that an interrupt leaves the
// difference of the units that both played.
func TestArmsEnd(t *testing.T) {
	c := Contest{Game: open(t, "standard"), Against: "random", Seed: "end", Units: 300, Stop: true}
	if _, err := Arms(t.Context(), c, []string{"greedy", "random"}); err == nil {
		t.Error("arms may stop early")
	}
	if vs, err := Arms(t.Context(), c, []string{"greedy"}); err != nil || vs[0].Ended != Decided {
		t.Errorf("one arm may not stop early: %v", err)
	}
	c.Stop = false
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	c.Progress = func(units int) {
		if units >= c.Units+50 {
			cancel()
		}
	}
	vs, err := Arms(ctx, c, []string{"greedy", "random", "greedy"})
	if !errors.Is(err, context.Canceled) || len(vs) != 2 || vs[1].Ended != Interrupted {
		t.Fatalf("error %v, %d verdicts", err, len(vs))
	}
	c.Progress, c.Units = nil, int(vs[1].Units)
	whole := arms(t, c, "greedy", "random")
	if c.Units >= 300 || !reflect.DeepEqual(whole[1].Paired, vs[1].Paired) {
		t.Errorf("of %d units %+v, want %+v", c.Units, vs[1].Paired, whole[1].Paired)
	}
}
