package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/rules"
)

// ownTable is the value of --table for which each player is judged in positions from its own play.
const ownTable = "self"

type endingsCommand struct {
	experimentFlags
	players string
	plan    lab.ExamPlan
	offers  bool   // judge offers instead
	totals  string // before the deal whose offers are judged

	names []string // of players
}

func newEndings(env *environment) *cobra.Command {
	var x endingsCommand
	c := described("endings", takes(0, 0, "flags only"), func(cmd *cobra.Command, _ []string) error { return x.run(cmd.Context(), env) })
	x.flags(c, &x.plan.Seed, &x.plan.Workers, "deals", asJSON)
	f := c.Flags()
	f.StringVar(&x.players, "players", "greedy,pimc,net,expert", "`names` of the players to judge")
	f.StringVar(&x.plan.Table, "table", "greedy", "`name` of the player whose positions are used, or self")
	f.IntVar(&x.plan.Tricks, "tricks", 4, "`number` of tricks left when an ending begins")
	f.IntVar(&x.plan.Deals, "deals", 500, "`number` of deals")
	f.BoolVar(&x.offers, "offers", false, "judge offers of premiums instead of the last tricks")
	f.StringVar(&x.totals, "totals", "", "`totals` of the deciding player and of those to the left, such as 95,50,50, in games decided by offers")
	completePlayerFlags(c, "players", "table")
	return c
}

func (x *endingsCommand) prepare(env *environment) ([]*rules.Game, error) {
	switch e := &x.plan; {
	case e.Deals < 2:
		return nil, fmt.Errorf("--deals %d: give at least 2, since one alone says nothing about luck", e.Deals)
	case e.Tricks < 1:
		return nil, fmt.Errorf("--tricks %d: an ending has 1 trick at least", e.Tricks)
	}
	if err := checkCommon(x.plan.Seed, x.plan.Workers); err != nil {
		return nil, err
	}
	for _, word := range strings.FieldsFunc(x.totals, func(r rune) bool { return r == ',' }) {
		n, err := strconv.ParseInt(word, 10, 32)
		if err != nil || !x.offers {
			return nil, fmt.Errorf("--totals %s: give one number for each player, and --offers", x.totals)
		}
		x.plan.Totals = append(x.plan.Totals, int32(n))
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

// run judges in every variant asked for. After an interrupt, it reports the results so far.
func (x *endingsCommand) run(ctx context.Context, env *environment) (err error) {
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
	closing, err := x.openJournal(env, &x.plan.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	if x.offers {
		return study[lab.Offers]{
			title: "offers", units: "deals", games: games, size: x.plan.Deals * len(x.tables()), players: judged, text: report.Offers,
			run: examined(x, func(ctx context.Context, e lab.ExamPlan) (lab.Offers, int64, error) {
				r, err := lab.RunOffers(ctx, e)
				return r, r.Deals, err
			}),
		}.conduct(ctx, env, &x.out)
	}
	return study[lab.Endings]{
		title: "endings", units: "deals", games: games, size: x.plan.Deals * len(x.tables()), players: judged, text: report.Endings,
		run: examined(x, func(ctx context.Context, e lab.ExamPlan) (lab.Endings, int64, error) {
			r, err := lab.RunEndings(ctx, e)
			return r, r.Deals, err
		}),
	}.conduct(ctx, env, &x.out)
}

// tables returns the groups of players that are judged together: all, or each alone.
func (x *endingsCommand) tables() [][]string {
	if x.plan.Table == ownTable {
		return slices.Collect(slices.Chunk(x.names, 1))
	}
	return [][]string{x.names}
}

// examined returns what runs one plan for a game, or one for each player; run returns results and the number of
// deals.
func examined[T any](x *endingsCommand, run func(context.Context, lab.ExamPlan) (T, int64, error)) func(context.Context, *rules.Game, func(int)) ([]T, error) {
	return func(ctx context.Context, g *rules.Game, progress func(int)) (done []T, err error) {
		for i, names := range x.tables() {
			e := x.plan
			e.Game, e.Players = g, names
			if e.Table == ownTable {
				e.Table = names[0]
			}
			e.Progress = func(deals int) { progress(i*e.Deals + deals) }
			r, deals, err := run(ctx, e)
			if done = append(done, someOf(r, deals)...); err != nil {
				return done, err
			}
		}
		return done, nil
	}
}
