package main

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/rules"
)

// A hearing holds the flags of calibrate.
type hearing struct {
	experiment
	contest lab.Contest
}

const calibrateLong = `Calibrate compares a player's stated chances of making each contract with what
happens: of the contracts given 70 %, seven in ten should be made.

Chances are taken when the seat chooses its bid-cards (laying), when all have
laid (bid), when the premiums are settled after that (premium), and with each
card played. --player sits everywhere or, with --against, alone among players
of that name, in each seat in turn. Each deal is the first of a game; dealers
and trumps are drawn evenly, as in arena.

ERROR is the mean distance, over ten bins, between the stated chances and the
shares that came true; LUCK is roughly what perfect chances would score. WORST
is the worst bin with at least 400 chances. GAP is the share made less the mean
chance, with a 95 % interval by deal. BRIER is the mean squared difference
between chance and outcome: miscalibration - resolution + uncertainty (Murphy,
1973). LOG is the mean of -ln of the chance given to what happened.

The same command gives the same output, with any number of workers and
on any processor.

Exit codes: 0 done; 1 interrupted, with a report on what was done; 2 a player
that states no chances, or a file that cannot be written.`

func newCalibrate(env *environment) *cobra.Command {
	var h hearing
	c := &cobra.Command{
		Use:   "calibrate",
		Short: "Compare the chances that a player states with what happens",
		Long:  calibrateLong,
		Example: `  ninetynine calibrate --player net --deals 50000 --out net.svg
  ninetynine calibrate --player expert:worlds=80 --against greedy --deals 2000
  ninetynine calibrate --player net --variant all --json > chances.json`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return h.run(cmd.Context(), env) },
	}
	h.flags(c, &h.contest.Seed, &h.contest.Workers, "deals", asJSON, asSVG)
	f := c.Flags()
	f.StringVar(&h.contest.Play, "player", "", "`name` of the player to test: net or expert, with options")
	f.StringVar(&h.contest.Against, "against", "", "`name` of the opponents (default the same player)")
	f.IntVar(&h.contest.Units, "deals", 10_000, "`number` of deals")
	completePlayerFlags(c, "player", "against")
	return c
}

// run calibrates in every variant asked for. After an interrupt, it reports what was
// done.
func (h *hearing) run(ctx context.Context, env *environment) error {
	c := &h.contest
	switch {
	case c.Play == "":
		return fmt.Errorf("say who tells chances: --player net or --player expert")
	case c.Units < 2:
		return fmt.Errorf("--deals %d: give at least 2, since one alone says nothing about luck", c.Units)
	}
	if err := checkCommon(c.Seed, c.Workers); err != nil {
		return err
	}
	for _, p := range [][2]string{{"--player", c.Play}, {"--against", cmp.Or(c.Against, c.Play)}} {
		if err := checkPlayer(p[0], p[1]); err != nil {
			return err
		}
	}
	games, err := h.from.games(env)
	if err != nil {
		return err
	}
	if err := checkBegin(ctx, env, games, c.Play, cmp.Or(c.Against, c.Play)); err != nil {
		return err
	}
	return study[lab.Calibration]{
		title: "calibrate", units: "deals", games: games, size: c.Units, one: !h.from.several(), text: report.Calibrations, svg: report.Diagram,
		run: func(ctx context.Context, g *rules.Game, progress func(int)) ([]lab.Calibration, error) {
			c := h.contest
			c.Game, c.Progress = g, progress
			env.tellFaults(&c.Bots, false)
			r, err := lab.Calibrate(ctx, c)
			return someOf(r, r.Deals), err
		},
	}.conduct(ctx, env, &h.out)
}
