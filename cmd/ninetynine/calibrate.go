package main

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/report"
	"ninetynine/rules"
)

// A hearing is what the flags of calibrate say.
type hearing struct {
	experiment
	contest lab.Contest
}

const calibrateLong = `Calibrate has a player tell how likely it thinks each contract, and holds that
against what happens: of the contracts given a chance of 70 %, seven in ten
should be made.

Chances are taken with the choice of the bid-cards (laying), as soon as all
have laid (bid), as soon as the premiums are settled after that (premium), and
with each choice of a card. --player sits everywhere, or, if --against names
another, alone among players of that one, in each seat by turns. Deals begin a
game; dealers and trumps are drawn evenly, as by arena.

ERROR is the mean distance of chances told and shares that came true, over ten
bins, and LUCK about how much of it there is if all chances are right. WORST
is that of the worst bin with 400 chances or more. GAP is the share made less
the mean chance, with an interval of 95 % by deal. BRIER is the mean squared
distance of chance and outcome: miscalibration - resolution + uncertainty
(Murphy, 1973); LOG the mean of -ln of the chance given to what happened.

The same command gives the same output, with any number of workers; nets round
a little differently on processors without AVX2.

Exit codes: 0 done; 1 stopped by an interrupt, what was done being reported;
2 a player that tells no chances, or a file that cannot be written.`

func newCalibrate(env *environment) *cobra.Command {
	var h hearing
	c := &cobra.Command{
		Use:   "calibrate",
		Short: "Hold the chances that a player tells against what happens",
		Long:  calibrateLong,
		Example: `  ninetynine calibrate --player net --deals 50000 --svg net.svg
  ninetynine calibrate --player expert:worlds=80 --against greedy --deals 2000
  ninetynine calibrate --player net --variant all --json chances.json`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return h.run(cmd.Context(), env) },
	}
	h.flags(c, &h.contest.Seed, &h.contest.Workers, "deals")
	f := c.Flags()
	f.StringVar(&h.contest.Play, "player", "", "`name` of the player that tells chances: net or expert, with options")
	f.StringVar(&h.contest.Against, "against", "", "`name` of the others (default the same player)")
	f.IntVar(&h.contest.Units, "deals", 10_000, "`number` of deals")
	f.StringVar(&h.svg, "svg", "", "draw reliability diagrams as SVG in `FILE`")
	completePlayerFlags(c, "player", "against")
	return c
}

// run calibrates in every variant asked for. What was done before an
// interrupt is reported like the rest.
func (h *hearing) run(ctx context.Context, env *environment) error {
	c := &h.contest
	switch {
	case c.Play == "":
		return fmt.Errorf("say who tells chances: --player net or --player expert")
	case c.Units < 2:
		return fmt.Errorf("--deals %d: give 2 at least, as one alone says nothing of luck", c.Units)
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
	if err := checkBegin(ctx, games, c.Play, cmp.Or(c.Against, c.Play)); err != nil {
		return err
	}
	files, err := h.open(env)
	if err != nil {
		return err
	}
	var done []lab.Calibration
	failed := h.each(ctx, env, games, &done)
	return reported(ctx, failed, func() error {
		var picture, text []byte
		if len(done) > 0 {
			picture, text = report.Diagram(done), env.page(func(p *report.Page) { report.Calibrations(p, done) })
		}
		return h.report(env, files, oneOf(done, h.from.id != "all"), picture, text)
	})
}

// each calibrates one variant after another.
func (h *hearing) each(ctx context.Context, env *environment, games []*rules.Game, done *[]lab.Calibration) error {
	show := newProgress(env, "calibrate", "deals", int64(h.contest.Units)*int64(len(games)))
	defer show.end()
	for i, g := range games {
		c := h.contest
		c.Game = g
		c.Progress = func(deals int) { show.set(int64(i*c.Units + deals)) }
		tell := &faultTeller{to: env.stderr, told: map[string]bool{}}
		c.Stderr, c.Fault = tell, tell.anywhere
		r, err := lab.Calibrate(ctx, c)
		if r.Deals > 0 {
			*done = append(*done, r)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", g.Variant().ID, err)
		}
	}
	return nil
}
