package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/think/netless"
	"ninetynine/rules"
)

type arenaCommand struct {
	experimentFlags
	plays   string
	against string
	panel   string
	tables  string
	trumps  string
	contest lab.Contest // the same for all pairs
	suite   string
	again   string // file of a suite's results

	arms      []string // of --play
	opponents []string // of --against
	players   []string // of --panel
}

func newArena(env *environment) *cobra.Command {
	var t arenaCommand
	c := described("arena", takes(0, 0, "flags only"), func(cmd *cobra.Command, _ []string) error {
		switch {
		case t.again != "":
			return t.playAgain(cmd.Context(), env, cmd.Flags())
		case t.suite != "":
			return t.playSuite(cmd.Context(), env, cmd.Flags())
		}
		return t.run(cmd.Context(), env)
	})
	t.flags(c, &t.contest.Seed, &t.contest.Workers, "units", asJSON, asSVG)
	f := c.Flags()
	known := strings.Join(netless.Names(), ", ")
	f.StringVar(&t.plays, "play", "", "`names` of players in question, each compared with the first: "+known)
	f.StringVar(&t.against, "against", "", "`names` of opponents, one contest each")
	f.StringVar(&t.panel, "panel", "", "`names` of players to play in all pairs")
	f.IntVar(&t.contest.Units, "units", 1000, "`number` of units at most: deals or games, each in all seatings")
	f.BoolVar(&t.contest.Games, "games", false, "play whole games")
	f.IntVar(&t.contest.Bound, "bound", lab.DefaultBound, "`deals` after which a game is stopped without a winner, with --games")
	f.StringVar(&t.tables, "tables", "both", "which `tables`: one (--play alone), rest (--against alone) or both")
	f.StringVar(&t.trumps, "trumps", "", "`list` of trumps to play at, as none,C,D,H,S (default all)")
	f.BoolVar(&t.contest.Stop, "stop", false, "end a contest once it is clear who leads")
	f.Float64Var(&t.contest.Width, "width", 0, "end a contest once the margin is known to within ± this many `points`, or games won with --games")
	f.DurationVar(&t.contest.Limits.Act, "act-time", netless.DefaultLimits().Act, "`time` a program has for each act")
	f.Uint64Var(&t.contest.Limits.Nodes, "nodes", 0, "`number` of positions a program is told to look at per act; 0: no limit")
	f.StringVar(&t.suite, "suite", "", "examine --play by the `suite` "+strings.Join(lab.SuiteNames(), ", ")+", against all its panel or those of --against")
	f.BoolVar(&t.contest.Once, "once", false, "play each unit in one seating of a table, instead of in all")
	f.StringVar(&t.again, "again", "", "play --units of a suite's result `FILE` again (default all), and name those that differ")
	completePlayerFlags(c, "play", "against", "panel")
	return c
}

// run plays every contest asked for. After an interrupt, it reports the results so far.
func (t *arenaCommand) run(ctx context.Context, env *environment) (err error) {
	games, err := t.prepare(env)
	if err != nil {
		return err
	}
	if err := checkBegin(ctx, env, games, t.names()...); err != nil {
		return err
	}
	closing, err := t.openJournal(env, &t.contest.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	size := t.contest.Units * len(t.pairs())
	if len(t.players) > 0 {
		return study[lab.Panel]{
			title: "arena", units: "units", games: games, size: size, players: t.names(), text: report.Panels, svg: report.Heat,
			run: func(ctx context.Context, g *rules.Game, progress func(int)) ([]lab.Panel, error) {
				p, err := lab.Matrix(ctx, t.in(env, g, progress), t.players)
				return someOf(p, len(p.Pairs)), err
			},
		}.conduct(ctx, env, &t.out)
	}
	return study[lab.Verdict]{
		title: "arena", units: "units", games: games, size: size, players: t.names(), text: report.Verdicts, svg: report.Forest,
		run: func(ctx context.Context, g *rules.Game, progress func(int)) ([]lab.Verdict, error) {
			return t.meet(ctx, t.in(env, g, progress))
		},
	}.conduct(ctx, env, &t.out)
}

func (t *arenaCommand) in(env *environment, g *rules.Game, progress func(int)) lab.Contest {
	c := t.contest
	c.Game, c.Progress = g, progress
	env.reportFaults(&c.Bots, false)
	return c
}

func (t *arenaCommand) meet(ctx context.Context, c lab.Contest) (done []lab.Verdict, _ error) {
	progress := c.Progress
	for i, name := range t.opponents {
		c.Against = name
		c.Progress = func(units int) { progress(i*c.Units*len(t.arms) + units) }
		vs, err := lab.Arms(ctx, c, t.arms)
		if done = append(done, vs...); err != nil {
			return done, err
		}
	}
	return done, nil
}

func (t *arenaCommand) prepare(env *environment) ([]*rules.Game, error) {
	c := &t.contest
	switch {
	case t.panel == "" && t.plays == "" && t.against == "":
		return nil, fmt.Errorf("say who plays whom: --play NAME --against NAME, or --panel NAMES")
	case t.panel != "" && (t.plays != "" || t.against != ""):
		return nil, fmt.Errorf("give --play and --against, or --panel, not both")
	case t.panel == "" && (t.plays == "" || t.against == ""):
		return nil, fmt.Errorf("--play and --against belong together: name a player for each")
	case c.Units < 2:
		return nil, fmt.Errorf("--units %d: give at least 2, since one alone says nothing about luck", c.Units)
	case c.Bound < 1:
		return nil, fmt.Errorf("--bound %d: give a number of deals from 1", c.Bound)
	case c.Limits.Act <= 0:
		return nil, fmt.Errorf("--act-time %v: give a positive time, such as 5s", c.Limits.Act)
	case !(c.Width >= 0):
		return nil, fmt.Errorf("--width %v: give a number of points either way", c.Width)
	}
	if err := checkCommon(c.Seed, c.Workers); err != nil {
		return nil, err
	}
	kinds := []string{"both", "one", "rest"}
	i := slices.Index(kinds, t.tables)
	if i < 0 {
		return nil, fmt.Errorf("--tables %q: write one, rest or both", t.tables)
	}
	if c.Tables = lab.Tables(i); t.panel != "" && c.Tables != lab.Both {
		return nil, fmt.Errorf("--panel needs both tables: leave --tables out")
	}
	if err := t.name(); err != nil {
		return nil, err
	}
	return t.choose(env)
}

func (t *arenaCommand) name() (err error) {
	if t.panel != "" {
		if t.players, err = parsePlayers("--panel", t.panel); err != nil {
			return err
		}
		if len(t.players) < 2 {
			return fmt.Errorf("--panel: name two players at least, with a comma between")
		}
		return namedOnce("--panel", t.players)
	}
	if t.opponents, err = parsePlayers("--against", t.against); err != nil {
		return err
	}
	if t.arms, err = parseArms(t.plays); err != nil {
		return err
	}
	if len(t.arms) > 1 && (t.contest.Stop || t.contest.Width > 0) {
		return fmt.Errorf("--play: several players must play the same units: leave out --stop and --width")
	}
	return nil
}

// parseArms reads --play.
func parseArms(plays string) ([]string, error) {
	arms, err := parsePlayers("--play", plays)
	if err != nil {
		if checkPlayer("--play", plays) != nil {
			return nil, err
		}
		arms = []string{plays} // a program whose command has a comma
	}
	return arms, namedOnce("--play", arms)
}

func namedOnce(flag string, names []string) error {
	for i, name := range names {
		if slices.Index(names, name) < i {
			return fmt.Errorf("%s: %s is named twice", flag, name)
		}
	}
	return nil
}

func (t *arenaCommand) choose(env *environment) ([]*rules.Game, error) {
	if t.trumps != "" {
		if t.contest.Games {
			return nil, fmt.Errorf("--trumps is for deals: games find their own")
		}
		for _, word := range strings.Split(t.trumps, ",") {
			trump, err := rules.ParseTrump(strings.TrimSpace(word))
			if err != nil {
				return nil, fmt.Errorf("--trumps: %w", err)
			}
			t.contest.Trumps = append(t.contest.Trumps, trump)
		}
	}
	games, err := t.from.games(env)
	if err != nil {
		return nil, err
	}
	for _, g := range games {
		c, pair := t.contest, t.pairs()[0]
		c.Game, c.Play, c.Against = g, pair[0], pair[1]
		if err := c.Check(); err != nil {
			return nil, fmt.Errorf("%s: %w", g.Variant().ID, err)
		}
	}
	return games, nil
}

func (t *arenaCommand) names() []string {
	if len(t.players) > 0 {
		return t.players
	}
	return slices.Concat(t.arms, t.opponents)
}

// pairs returns the pairs of players: each of --play with each opponent, or all of --panel.
func (t *arenaCommand) pairs() (pairs [][2]string) {
	for _, opponent := range t.opponents {
		for _, arm := range t.arms {
			pairs = append(pairs, [2]string{arm, opponent})
		}
	}
	for i, name := range t.players {
		for _, other := range t.players[i+1:] {
			pairs = append(pairs, [2]string{name, other})
		}
	}
	return pairs
}
