package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/internal/report"
	"ninetynine/rules"
)

// ownTable is the --table at which every player is judged in positions of its
// own.
const ownTable = "self"

// An examination is what the flags of endings say.
type examination struct {
	experiment
	players string
	exam    lab.Exam

	names []string // of players
}

const endingsLong = `Endings judges how players end their deals. It plays deals with --table at
every seat. At each decision with the last tricks to play, every player is
asked what it would do, seeing no more than that seat; then all cards are laid
open, the rest is solved, and the card it chose is held against the best.

A card is OPTIMAL if no other is better for the seat when from there on
everybody sees all cards and plays for himself. RIGHT is the share of those
decisions where some card is worse than another. LOST is what the choices cost
on average, in points of the deal, the seat's own less the mean of the others';
MORE how much more than the first player lost, in the same positions. No player
that sees one hand can always be optimal. Intervals are of 95 %, by deal.

All players are judged in the same positions, unless with --table self: then
each in those of its own play. The same command gives the same output, with
any number of workers; nets round a little differently on processors without
AVX2.

Exit codes: 0 done; 1 stopped by an interrupt, what was done being reported;
2 players or tricks that there are not, or a file that cannot be written.`

func newEndings(env *environment) *cobra.Command {
	var x examination
	c := &cobra.Command{
		Use:   "endings",
		Short: "Judge how players play the last tricks, all cards open afterwards",
		Long:  endingsLong,
		Example: `  ninetynine endings --players greedy,pimc,net,expert --deals 1000
  ninetynine endings --players net,expert --table net --tricks 5
  ninetynine endings --players greedy,pimc --table self --variant all`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return x.run(cmd.Context(), env) },
	}
	x.flags(c, &x.exam.Seed, &x.exam.Workers, "deals")
	f := c.Flags()
	f.StringVar(&x.players, "players", "greedy,pimc,net,expert", "`names` of the players that are judged")
	f.StringVar(&x.exam.Table, "table", "greedy", "`name` of the player that positions come from, or self")
	f.IntVar(&x.exam.Tricks, "tricks", 4, "`number` of tricks left with which an ending begins")
	f.IntVar(&x.exam.Deals, "deals", 500, "`number` of deals")
	completePlayerFlags(c, "players", "table")
	return c
}

// prepare finds out everything that could be wrong before anything is done.
func (x *examination) prepare(env *environment) ([]*rules.Game, error) {
	switch e := &x.exam; {
	case e.Deals < 2:
		return nil, fmt.Errorf("--deals %d: give 2 at least, as one alone says nothing of luck", e.Deals)
	case e.Tricks < 1:
		return nil, fmt.Errorf("--tricks %d: an ending has 1 trick at least", e.Tricks)
	}
	if err := checkCommon(x.exam.Seed, x.exam.Workers); err != nil {
		return nil, err
	}
	x.names = bot.ParseNames(x.players)
	for _, name := range x.names {
		if err := checkPlayer("--players", name); err != nil {
			return nil, err
		}
	}
	if x.exam.Table != ownTable {
		if err := checkPlayer("--table", x.exam.Table); err != nil {
			return nil, fmt.Errorf("%w; or self", err)
		}
	}
	games, err := x.from.games(env)
	if err != nil {
		return nil, err
	}
	for _, g := range games {
		if x.exam.Tricks > g.Tricks() {
			return nil, fmt.Errorf("--tricks %d: deals of %s have %d", x.exam.Tricks, g.Variant().ID, g.Tricks())
		}
	}
	return games, nil
}

// run judges in every variant asked for. What was done before an interrupt is
// reported like the rest.
func (x *examination) run(ctx context.Context, env *environment) error {
	games, err := x.prepare(env)
	if err != nil {
		return err
	}
	judged := x.names
	if x.exam.Table != ownTable {
		judged = append([]string{x.exam.Table}, judged...)
	}
	if err := checkBegin(ctx, games, judged...); err != nil {
		return err
	}
	files, err := x.open(env)
	if err != nil {
		return err
	}
	var done []lab.Endings
	failed := x.each(ctx, env, games, &done)
	return reported(ctx, failed, func() error {
		return x.report(env, files, oneOf(done, x.from.id != "all"), nil, env.page(func(p *report.Page) { report.Endings(p, done) }))
	})
}

// each holds one exam for each variant, or one for each of its players.
func (x *examination) each(ctx context.Context, env *environment, games []*rules.Game, done *[]lab.Endings) error {
	tables := [][]string{x.names} // of players judged together
	if x.exam.Table == ownTable {
		tables = nil
		for _, name := range x.names {
			tables = append(tables, []string{name})
		}
	}
	show := newProgress(env, "endings", "deals", int64(x.exam.Deals)*int64(len(games)*len(tables)))
	defer show.end()
	before := 0
	for _, g := range games {
		for _, names := range tables {
			e := x.exam
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
