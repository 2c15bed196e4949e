package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/rules"
)

type calibrateCommand struct {
	experimentFlags
	contest lab.Contest
}

func newCalibrate(env *environment) *cobra.Command {
	var h calibrateCommand
	c := described("calibrate", takes(0, 0, "flags only"), func(cmd *cobra.Command, _ []string) error { return h.run(cmd.Context(), env) })
	h.flags(c, &h.contest.Seed, &h.contest.Workers, "deals", asJSON, asSVG)
	f := c.Flags()
	f.StringVar(&h.contest.Play, "player", "", "`name` of the player to test: net or expert, with options")
	f.StringVar(&h.contest.Against, "against", "", "`name` of the opponents (default the same player)")
	f.IntVar(&h.contest.Units, "deals", 10_000, "`number` of deals")
	completePlayerFlags(c, "player", "against")
	return c
}

// run calibrates in every variant asked for. After an interrupt, it reports the results so far.
func (h *calibrateCommand) run(ctx context.Context, env *environment) (err error) {
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
	closing, err := h.openJournal(env, &c.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	return study[lab.Calibration]{
		title: "calibrate", units: "deals", games: games, size: c.Units, players: []string{c.Play, cmp.Or(c.Against, c.Play)}, text: report.Calibrations, svg: report.Diagram,
		run: func(ctx context.Context, g *rules.Game, progress func(int)) ([]lab.Calibration, error) {
			c := h.contest
			c.Game, c.Progress = g, progress
			env.reportFaults(&c.Bots, false)
			r, err := lab.Calibrate(ctx, c)
			return someOf(r, r.Deals), err
		},
	}.conduct(ctx, env, &h.out)
}
