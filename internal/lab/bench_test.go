package lab

import (
	"bytes"
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

func catalogue(t testing.TB) (games []*rules.Game) {
	t.Helper()
	for _, v := range rules.Catalogue() {
		games = append(games, open(t, v.ID))
	}
	return games
}

func benchmark(t testing.TB, trial BenchPlan) Benchmark {
	t.Helper()
	return must.Get(Bench(t.Context(), trial))(t)
}

// numbers returns the parts of a benchmark that must be the same in every run.
func numbers(b *Benchmark) (all []string) {
	all = append(all, b.Positions)
	for _, v := range append(b.Variants, TimingsAll{Players: b.Players}) {
		for _, p := range v.Players {
			all = append(all, v.Variant+" "+p.Player+" "+p.Number)
		}
	}
	return all
}

// TestBenchNumbers checks that numbers are the same in every run and beside other players, and
// differ for another seed or a single different act.
func TestBenchNumbers(t *testing.T) {
	games := []*rules.Game{open(t, "standard"), open(t, "nines"), open(t, "nobid")}
	trial := BenchPlan{Games: games, Players: []string{"random", "greedy"}, Seed: "numbers", Deals: 1}
	one := benchmark(t, trial)
	two := benchmark(t, trial)
	if a, b := numbers(&one), numbers(&two); !reflect.DeepEqual(a, b) {
		t.Errorf("numbers differ from run to run:\n%v\n%v", a, b)
	}
	alone := trial
	alone.Players = []string{"greedy"}
	if b := benchmark(t, alone); b.Players[0].Number != one.Players[1].Number || b.Positions != one.Positions {
		t.Error("greedy decides otherwise alone")
	}
	other := trial
	other.Seed = "others"
	if b := benchmark(t, other); b.Players[1].Number == one.Players[1].Number || b.Positions == one.Positions {
		t.Error("another seed has the same numbers")
	}
	slip := alone
	slip.Open = func(string) (bot.Bot, error) { return &slipping{}, nil }
	if b := benchmark(t, slip); b.Players[0].Number == one.Players[1].Number {
		t.Error("one act less is not noticed")
	}
}

// TestBenchKept checks that the players that learn nothing make the same choices as ever: they are
// yardsticks. They do the same on every platform, whether or not products are fused with sums; the
// gate also runs this test built for processors that fuse.
func TestBenchKept(t *testing.T) {
	gate.Only(t, "plays 18 deals with pimc")
	for _, c := range []struct {
		players string
		deals   int // of each variant; pimc takes long
		want    []string
	}{{"random,greedy", 3, []string{"3d1a1fb34c727869", "1c29072a2b87810d", "801befd7fef6068d"}}, {"pimc", 1, []string{"be02d8408cd77cc7", "556854f84122eb9e"}}} {
		b := benchmark(t, BenchPlan{Games: catalogue(t), Players: bot.ParseNames(c.players), Seed: "bench", Deals: c.deals})
		got := []string{b.Positions}
		for _, p := range b.Players {
			got = append(got, p.Number)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("positions, %s: %q, not %q", c.players, got, c.want)
		}
	}
}

// slipping plays like greedy except in one decision.
type slipping struct {
	netless.Greedy
	asked int
}

func (s *slipping) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	a, err := s.Greedy.Choose(ctx, v)
	if s.asked++; s.asked == 20 {
		a = v.Options.Nth((v.Options.Index(a) + 1) % v.Options.Len())
	}
	return a, err
}

// TestBenchCounts checks that all phases are present, that parts add up, and that
// exact players are marked as exact.
func TestBenchCounts(t *testing.T) {
	g := open(t, "standard")
	load := small(t, g, 0)
	b := benchmark(t, BenchPlan{Games: catalogue(t), Players: []string{"random", "small"}, Seed: "counts", Deals: 3, Open: load})
	if len(b.Variants) != len(rules.Catalogue()) || !b.Players[0].Exact || !b.Players[1].Exact {
		t.Fatalf("%+v", b)
	}
	random := b.Players[0]
	var phases []string
	sum := 0
	for _, p := range random.Phases {
		phases = append(phases, p.Phase)
		sum += p.Decisions
		if p.Median > p.P95 || p.P95 > p.P99 || p.P99 > p.Max {
			t.Errorf("%+v", p)
		}
	}
	if got := strings.Join(phases, " "); got != "lay offer name play all" || sum != 2*b.Decisions || random.Decisions != b.Decisions {
		t.Errorf("phases %s with %d decisions of %d", got, sum, 2*b.Decisions)
	}
	if random.Allocs != 0 {
		t.Errorf("random allocates %v times a decision", random.Allocs)
	}
	if small := b.Players[1]; small.Decisions == 0 || small.Decisions >= b.Decisions {
		t.Errorf("a net of one shape decides %d of %d", small.Decisions, b.Decisions)
	}
}

// TestBenchTrouble checks that players that cannot play a variant are reported, and
// that wrong acts and an interrupt are errors.
func TestBenchTrouble(t *testing.T) {
	trial := BenchPlan{Games: catalogue(t), Players: []string{"small"}, Seed: "trouble", Deals: 1}
	trial.Open = small(t, trial.Games[0], 0)
	var told []string
	trial.Trouble = func(variant, player string, err error) { told = append(told, variant+" "+player+" "+err.Error()) }
	benchmark(t, trial)
	if all := strings.Join(told, "\n"); !strings.Contains(all, "duel small the net is for 3 hands") || strings.Contains(all, "standard small") {
		t.Errorf("told: %s", all)
	}
	trial.Open = func(string) (bot.Bot, error) { return &wrong{}, nil }
	if _, err := Bench(t.Context(), trial); err == nil || !strings.Contains(err.Error(), "is not among its options") {
		t.Errorf("a wrong act: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	trial.Open = nil
	trial.Players = []string{"random"}
	trial.Progress = func(int) { cancel() }
	if _, err := Bench(ctx, trial); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
	trial.Deals = 0
	if _, err := Bench(t.Context(), trial); err == nil {
		t.Error("no deals, and no error")
	}
}

type wrong struct{ netless.Random }

func (*wrong) Choose(context.Context, *match.View) (rules.Action, error) {
	return rules.Play(0, 0), nil
}

// TestBenchRecord checks that the positions of a record are all decisions with a choice, of every variant in it, and
// that a broken record and one without acts are errors.
func TestBenchRecord(t *testing.T) {
	trial := BenchPlan{Record: bytes.NewReader(positions), Players: []string{"random"}, Seed: "record"}
	b := benchmark(t, trial)
	if len(b.Variants) != len(rules.Catalogue()) || b.Decisions != 1543 || b.Players[0].Decisions != b.Decisions {
		t.Errorf("%d variants, %d decisions", len(b.Variants), b.Decisions)
	}
	trial.Record, trial.Seed = bytes.NewReader(positions), "again"
	if again := benchmark(t, trial); again.Positions != b.Positions || again.Players[0].Number == b.Players[0].Number {
		t.Error("the seed decides the choices, not the positions")
	}
	const begun = `{"ninetynine":1,"variant":"standard","seats":["a","b","c"],"first":0,"session":{"deals":1}}` + "\n"
	for text, want := range map[string]string{begun: "no act", begun + `{"seat":0}`: "line 2"} {
		trial.Record = strings.NewReader(text)
		if _, err := Bench(t.Context(), trial); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
