package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/paper/slips"
	"ninetynine/rules"
)

// parPlayer plays the boards: see [lab.Par].
const parPlayer = "net:points=1"

type parCommand struct {
	experimentFlags
	plan lab.ParPlan
}

func newPar(env *environment) *cobra.Command {
	var x parCommand
	c := described("par", onlyFlags, func(cmd *cobra.Command, _ []string) error { return x.run(cmd.Context(), env) })
	x.flags(c, &x.plan.Seed, &x.plan.Workers, "boards", asJSON, asCSV)
	f := c.Flags()
	f.Uint64Var(&x.plan.First, "first", 1, "the first board's `number`")
	f.IntVar(&x.plan.Boards, "boards", 24, "`number` of boards")
	f.IntVar(&x.plan.Plays, "plays", 1000, "`number` of times that each board is played")
	return c
}

// run plays the boards in every variant asked for. After an interrupt, it reports those done.
func (x *parCommand) run(ctx context.Context, env *environment) (err error) {
	p := &x.plan
	switch {
	case p.Boards < 1:
		return fmt.Errorf("--boards %d: give at least 1", p.Boards)
	case p.Plays < 2:
		return fmt.Errorf("--plays %d: give at least 2, since one alone says nothing about luck", p.Plays)
	}
	if err := checkCommon(p.Seed, p.Workers); err != nil {
		return err
	}
	if err := slips.CheckSeed(p.Seed); err != nil {
		return fmt.Errorf("--seed: %w", err)
	}
	games, err := x.from.games(env)
	if err != nil {
		return err
	}
	if err := checkBegin(ctx, env, games, parPlayer); err != nil {
		return err
	}
	closing, err := x.openJournal(env, &p.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	return study[lab.Pars]{
		title: "par", units: "boards", games: games, size: p.Boards, players: []string{parPlayer}, text: report.Pars, table: report.ParTable,
		run: func(ctx context.Context, g *rules.Game, progress func(int)) ([]lab.Pars, error) {
			p := x.plan
			p.Game, p.Progress = g, progress
			r, err := lab.Par(ctx, p)
			return someOf(r, len(r.Boards)), err
		},
	}.conduct(ctx, env, &x.out)
}
