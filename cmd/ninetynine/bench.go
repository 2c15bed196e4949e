package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/internal/report"
)

// A timing is what the flags of bench say.
type timing struct {
	experiment
	players string
	plan    lab.BenchPlan
}

const benchLong = `Bench has every player decide in the same positions, some thousands of them
from all phases of all variants, and says what came of it in one number, and
how long it took.

The number is made of all acts. Of players that are EXACT it is the same on
every run and every machine: if it differs, something decides differently than
it did. Nets round differently on processors without AVX2, so theirs may
differ there. The positions come from play among greedy players with one
random one, and have a number of their own.

Times are of the clock for one decision, in microseconds, one after another;
CPU is the processor time of the whole process for a decision, which a busy
machine spoils less. Allocations are counted once a player is warm. MEMORY is
what the heap holds more for one player at one seat; a net that two players
share counts for the first. A player that cannot play a variant, or a program
that answers wrongly or not at all there, is told of and left out.

Exit codes: 0 done; 1 stopped by an interrupt; 2 a player or variant that
there is not, or a file that cannot be written.`

func newBench(env *environment) *cobra.Command {
	var t timing
	c := &cobra.Command{
		Use:   "bench",
		Short: "Time the players in fixed positions, with one number for what they do",
		Long:  benchLong,
		Example: `  ninetynine bench
  ninetynine bench --players greedy,pimc --variant standard --deals 20
  ninetynine bench --players net --json net.json`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return t.run(cmd.Context(), env) },
	}
	t.from.flags(c, true)
	f := c.Flags()
	f.Lookup("variant").Usage = "`ID` of the variant, or all (default all)"
	f.StringVar(&t.players, "players", builtIn(), "`names` of the players")
	f.IntVar(&t.plan.Deals, "deals", 8, "`number` of deals of each variant that positions are taken from")
	f.StringVar(&t.plan.Seed, "seed", "bench", "`text` that positions and choices grow out of")
	f.StringVar(&t.json, "json", "", "write the result as JSON to `FILE`, or - for standard output instead of a table")
	completePlayerFlags(c, "players")
	return c
}

// builtIn lists the players that are no programs.
func builtIn() string {
	var names []string
	for _, n := range bot.Names() {
		if !strings.Contains(n, ":") {
			names = append(names, n)
		}
	}
	return strings.Join(names, ",")
}

func (t *timing) run(ctx context.Context, env *environment) error {
	if t.plan.Deals < 1 {
		return fmt.Errorf("--deals %d: give 1 at least", t.plan.Deals)
	}
	if err := checkCommon(t.plan.Seed, 1); err != nil {
		return err
	}
	t.plan.Players = bot.ParseNames(t.players)
	for _, name := range t.plan.Players {
		if err := checkPlayer("--players", name); err != nil {
			return err
		}
	}
	if t.from.id == "" && t.from.house == "" {
		t.from.id = "all"
	}
	games, err := t.from.games(env)
	if err != nil {
		return err
	}
	t.plan.Games = games
	files, err := t.open(env)
	if err != nil {
		return err
	}
	show := newProgress(env, "bench", "decisions", 0)
	t.plan.Progress = func(n int) { show.set(int64(n)) }
	left := map[string][]string{} // variants by what is wrong
	var wrong []string
	t.plan.Trouble = func(variant, player string, err error) {
		key := player + ": " + err.Error()
		if left[key] == nil {
			wrong = append(wrong, key)
		}
		left[key] = append(left[key], variant)
	}
	b, err := lab.Bench(ctx, t.plan)
	show.end()
	for _, key := range wrong {
		fmt.Fprintf(env.stderr, "ninetynine: left out of %s: player %s\n", strings.Join(left[key], ", "), key)
	}
	switch {
	case err != nil && ctx.Err() != nil:
		return no(fmt.Errorf("interrupted: nothing is reported"))
	case err != nil:
		return err
	case len(b.Players) == 0:
		return fmt.Errorf("none of the players can play")
	}
	return t.report(env, files, b, nil, env.page(func(p *report.Page) { report.Benchmark(p, &b) }))
}
