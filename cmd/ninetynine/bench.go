package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/think/bot"
	"ninetynine/record"
	"ninetynine/rules"
)

type benchCommand struct {
	experimentFlags
	players string
	record  string
	plan    lab.BenchPlan
}

func newBench(env *environment) *cobra.Command {
	var t benchCommand
	c := described("bench", takes(0, 0, "flags only"), func(cmd *cobra.Command, _ []string) error { return t.run(cmd.Context(), env) })
	t.from.flags(c, true)
	f := c.Flags()
	f.Lookup("variant").Usage = "`ID` of the variant, or all (default all)"
	f.StringVar(&t.players, "players", strings.Join(bot.BuiltIn(), ","), "`names` of the players")
	f.IntVar(&t.plan.Deals, "deals", 8, "`number` of deals of each variant to take positions from")
	f.StringVar(&t.record, "record", "", "`file` of matches to take positions from, or - for standard input")
	f.StringVar(&t.plan.Seed, "seed", "bench", "`text` that decides positions and choices")
	t.out.flags(c, asJSON)
	for _, other := range []string{"variant", "house", "deals"} {
		onlyOne(c, "record", other)
	}
	completePlayerFlags(c, "players")
	return c
}

func (t *benchCommand) run(ctx context.Context, env *environment) error {
	if t.plan.Deals < 1 {
		return fmt.Errorf("--deals %d: give 1 at least", t.plan.Deals)
	}
	if err := checkCommon(t.plan.Seed, 1); err != nil {
		return err
	}
	var err error
	if t.plan.Players, err = parsePlayers("--players", t.players); err != nil {
		return err
	}
	if t.record != "" {
		in, done, err := env.openRecord(ctx, "", t.record)
		if err != nil {
			return err
		}
		defer done()
		t.plan.Record = in
	} else if t.plan.Games, err = t.games(env); err != nil {
		return err
	}
	for _, g := range t.plan.Games {
		printFallbacks(env, g, t.plan.Players...)
	}
	if err := t.out.open(env); err != nil {
		return err
	}
	show := newProgress(env, "bench", "decisions", 0)
	t.plan.Progress = func(n int) { show.set(int64(n)) }
	left := map[string][]string{} // variants by error
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
		if _, wrong := errors.AsType[*record.Error](err); wrong {
			return refused(t.record, err)
		}
		return err
	case len(b.Players) == 0:
		return fmt.Errorf("none of the players can play")
	}
	var measured []string
	for _, p := range b.Players {
		measured = append(measured, p.Player)
	}
	by, err := bot.Made(measured...)
	if err != nil {
		return err
	}
	return t.out.report(env, result{value: results{&by, []lab.Benchmark{b}}, text: func(p *report.Page) { report.Benchmark(p, &b) }})
}

// games returns the variants to play for positions: all, unless flags name some.
func (t *benchCommand) games(env *environment) ([]*rules.Game, error) {
	if t.from.id == "" && t.from.house == "" {
		t.from.id = "all"
	}
	return t.from.games(env)
}
