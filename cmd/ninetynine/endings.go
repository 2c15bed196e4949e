package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/rules"
)

// ownTable is the --table that judges every player in positions of its own.
const ownTable = "self"

// An examination holds the flags of endings.
type examination struct {
	experiment
	players string
	plan    lab.EndingsPlan

	names []string // of players
}

const endingsLong = `Endings judges how well players play the last tricks. It plays deals with
--table in every seat. At each decision with the last tricks to play, it asks
every player for its choice, from what that seat sees. It then compares the
card with the best one, found by solving the rest with all cards open.

A card is OPTIMAL if no other is better for the seat when everyone sees all
cards from then on and plays for themselves. RIGHT is the share of optimal
cards where the choice matters. LOST is the mean cost of the choices in points
of the deal, the seat's own less the mean of the others'; MORE compares it with
the first player's, in the same positions. No player that sees one hand can
always be optimal. Intervals are 95 %, by deal.

All players are judged in the same positions, unless --table is self: then each
in those of its own play. The same command gives the same output, with any
number of workers and on any processor.

Exit codes: 0 done; 1 interrupted, with a report on what was done; 2 players or
tricks that do not exist, or a file that cannot be written.`

func newEndings(env *environment) *cobra.Command {
	var x examination
	c := &cobra.Command{
		Use:   "endings",
		Short: "Compare how players play the last tricks with the exact solution",
		Long:  endingsLong,
		Example: `  ninetynine endings --players greedy,pimc,net,expert --deals 1000
  ninetynine endings --players net,expert --table net --tricks 5
  ninetynine endings --players greedy,pimc --table self --variant all`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return x.run(cmd.Context(), env) },
	}
	x.flags(c, &x.plan.Seed, &x.plan.Workers, "deals", asJSON)
	f := c.Flags()
	f.StringVar(&x.players, "players", "greedy,pimc,net,expert", "`names` of the players to judge")
	f.StringVar(&x.plan.Table, "table", "greedy", "`name` of the player whose positions are used, or self")
	f.IntVar(&x.plan.Tricks, "tricks", 4, "`number` of tricks left when an ending begins")
	f.IntVar(&x.plan.Deals, "deals", 500, "`number` of deals")
	completePlayerFlags(c, "players", "table")
	return c
}

// prepare finds everything that could be wrong before the work begins.
func (x *examination) prepare(env *environment) ([]*rules.Game, error) {
	switch e := &x.plan; {
	case e.Deals < 2:
		return nil, fmt.Errorf("--deals %d: give at least 2, since one alone says nothing about luck", e.Deals)
	case e.Tricks < 1:
		return nil, fmt.Errorf("--tricks %d: an ending has 1 trick at least", e.Tricks)
	}
	if err := checkCommon(x.plan.Seed, x.plan.Workers); err != nil {
		return nil, err
	}
	var err error
	if x.names, err = parsePlayers("--players", x.players); err != nil {
		return nil, err
	}
	if x.plan.Table != ownTable {
		if err := checkPlayer("--table", x.plan.Table); err != nil {
			return nil, fmt.Errorf("%w; or self", err)
		}
	}
	games, err := x.from.games(env)
	if err != nil {
		return nil, err
	}
	for _, g := range games {
		if x.plan.Tricks > g.Tricks() {
			return nil, fmt.Errorf("--tricks %d: deals of %s have %d", x.plan.Tricks, g.Variant().ID, g.Tricks())
		}
	}
	return games, nil
}

// run judges in every variant asked for. After an interrupt, it reports what was done.
func (x *examination) run(ctx context.Context, env *environment) error {
	games, err := x.prepare(env)
	if err != nil {
		return err
	}
	judged := x.names
	if x.plan.Table != ownTable {
		judged = append([]string{x.plan.Table}, judged...)
	}
	if err := checkBegin(ctx, env, games, judged...); err != nil {
		return err
	}
	var done []lab.Endings
	return x.conduct(ctx, env, func() error { return x.each(ctx, env, games, &done) }, func() result {
		return result{value: oneOf(done, !x.from.several()), text: func(p *report.Page) { report.Endings(p, done) }}
	})
}

// each holds one plan for each variant, or one for each of its players.
func (x *examination) each(ctx context.Context, env *environment, games []*rules.Game, done *[]lab.Endings) error {
	tables := [][]string{x.names} // of players judged together
	if x.plan.Table == ownTable {
		tables = nil
		for _, name := range x.names {
			tables = append(tables, []string{name})
		}
	}
	show := newProgress(env, "endings", "deals", int64(x.plan.Deals)*int64(len(games)*len(tables)))
	defer show.end()
	before := 0
	for _, g := range games {
		for _, names := range tables {
			e := x.plan
			e.Game, e.Players = g, names
			if e.Table == ownTable {
				e.Table = names[0]
			}
			e.Progress = func(deals int) { show.set(int64(before + deals)) }
			r, err := lab.TakeEndings(ctx, e)
			if r.Deals > 0 {
				*done = append(*done, r)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", g.Variant().ID, err)
			}
			before += e.Deals
		}
	}
	return nil
}
