package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab/report"
	"ninetynine/rules"
)

func newPerft(env *environment) *cobra.Command {
	var divide bool
	c := described("perft", takes(2, 2, "a position and a depth; put quotes around the position"), func(cmd *cobra.Command, args []string) error {
		g, s, err := rules.ParsePosition(args[0])
		if err != nil {
			return err
		}
		depth, err := strconv.Atoi(args[1])
		if err != nil || depth < 1 || depth > 100 {
			return fmt.Errorf("depth %q: give a number of acts, from 1 to 100", args[1])
		}
		if divide {
			return perftDivide(cmd.Context(), env, g, &s, depth)
		}
		return perftEach(cmd.Context(), env, g, &s, depth)
	})
	c.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		if strings.Contains(err.Error(), "unknown shorthand flag") { // a number below 0 looks like a flag
			return fmt.Errorf("a depth is a number of acts, from 1 to 100 (see %q)", cmd.CommandPath()+" --help")
		}
		return cmd.Root().FlagErrorFunc()(cmd, err)
	})
	c.Flags().BoolVar(&divide, "divide", false, "count at the full depth only, for each first act")
	return c
}

func perftEach(ctx context.Context, env *environment, g *rules.Game, s *rules.State, depth int) error {
	for d := 1; d <= depth; d++ {
		start := time.Now()
		n, err := count(ctx, g, s, d)
		if err != nil {
			return fmt.Errorf("stopped at depth %d: %w", d, err)
		}
		took := time.Since(start)
		if _, err := fmt.Fprintf(env.stdout, "%3d  %20s  %9.3f s  %s/s\n", d, report.Grouped(int64(n)), took.Seconds(), speed(int64(n), took)); err != nil {
			return err
		}
	}
	return nil
}

func perftDivide(ctx context.Context, env *environment, g *rules.Game, s *rules.State, depth int) error {
	start := time.Now()
	total := uint64(0)
	for a := range g.Due(s).All() {
		next := *s
		g.Apply(&next, a)
		n, err := count(ctx, g, &next, depth-1)
		if err != nil {
			return fmt.Errorf("stopped at %v: %w", a, err)
		}
		total += n
		if _, err := fmt.Fprintf(env.stdout, "%d:%-20v  %s\n", a.Seat(), a, report.Grouped(int64(n))); err != nil {
			return err
		}
	}
	took := time.Since(start)
	_, err := fmt.Fprintf(env.stdout, "\n%s in %.3f s, %s/s\n", report.Grouped(int64(total)), took.Seconds(), speed(int64(total), took))
	return err
}

// uncheckedDepth is the depth that is counted without checking the context.
const uncheckedDepth = 5

func count(ctx context.Context, g *rules.Game, s *rules.State, depth int) (uint64, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	if depth <= uncheckedDepth {
		return g.Perft(s, depth), nil
	}
	var total uint64
	for a := range g.Due(s).All() {
		next := *s
		g.Apply(&next, a)
		n, err := count(ctx, g, &next, depth-1)
		if err != nil {
			return 0, err
		}
		total += n
	}
	return total, nil
}

// speed formats the rate per second; "–" if it was too fast to measure.
func speed(n int64, took time.Duration) string {
	if took < time.Millisecond {
		return "–"
	}
	return report.Grouped(int64(float64(n) / took.Seconds()))
}
