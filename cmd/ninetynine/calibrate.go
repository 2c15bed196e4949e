package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/match"
	"ninetynine/rules"
)

// A hearing is what the flags of calibrate say.
type hearing struct {
	from    chooser
	json    string
	svg     string
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
a little differently on processors without AVX-512.

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
	h.from.flags(c, true)
	f := c.Flags()
	f.StringVar(&h.contest.Play, "player", "", "`name` of the player that tells chances: net or expert, with options")
	f.StringVar(&h.contest.Against, "against", "", "`name` of the others (default the same player)")
	f.IntVar(&h.contest.Units, "deals", 10_000, "`number` of deals")
	f.StringVar(&h.contest.Seed, "seed", "1", "`text` that all cards and choices grow out of")
	f.StringVar(&h.json, "json", "", "write the result as JSON to `FILE`, or - for standard output instead of a table")
	f.StringVar(&h.svg, "svg", "", "draw reliability diagrams as SVG in `FILE`")
	f.IntVar(&h.contest.Workers, "workers", runtime.NumCPU(), "`number` of deals played at once; it does not change the result")
	completePlayerFlags(c, "player", "against")
	return c
}

// completePlayerFlags has the flags completed with names of players.
func completePlayerFlags(c *cobra.Command, flags ...string) {
	for _, name := range flags {
		err := c.RegisterFlagCompletionFunc(name, func(_ *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return completePlayers(part), cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
		})
		if err != nil {
			panic(err) // only if there were no such flag
		}
	}
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
	case h.json == "-" && h.svg == "-":
		return fmt.Errorf("--json and --svg cannot both go to standard output")
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
	files, err := createReports(env, h.json, h.svg)
	if err != nil {
		return err
	}
	var done []lab.Calibration
	failed := h.each(ctx, env, games, &done)
	if failed != nil && ctx.Err() == nil {
		return failed
	}
	if err := h.report(env, files, done); err != nil {
		return err
	}
	if failed != nil {
		return no(fmt.Errorf("interrupted; the report says what was done"))
	}
	return nil
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
		c.Stderr, c.Fault = tell, tell.named
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

// report writes the result wherever it was asked for.
func (h *hearing) report(env *environment, files [2]io.WriteCloser, done []lab.Calibration) error {
	var what any = done
	if len(done) == 1 && h.from.id != "all" {
		what = done[0]
	}
	text, err := json.MarshalIndent(what, "", "  ")
	if err != nil {
		return err
	}
	var picture []byte
	if len(done) > 0 {
		picture = lab.Diagram(done)
	}
	err = writeReports(files, append(text, '\n'), picture)
	if h.json != "-" && h.svg != "-" && len(done) > 0 {
		_, e := env.stdout.Write(calibrationReport(env, done))
		err = errors.Join(err, e)
	}
	return err
}

// checkCommon reports what is wrong with a seed or a number of workers.
func checkCommon(seed string, workers int) error {
	switch {
	case seed == "" || !utf8.ValidString(seed):
		return fmt.Errorf("--seed %q: give a text", seed)
	case workers < 1:
		return fmt.Errorf("--workers %d: at least one has to work", workers)
	}
	return nil
}

// checkPlayer reports if the flag names no player.
func checkPlayer(flag, name string) error {
	b, err := bot.New(name)
	if err == nil {
		err = b.Close()
	}
	if err != nil {
		return fmt.Errorf("%s: %w", flag, err)
	}
	return nil
}

// checkBegin reports the first variant that one of the players cannot play, before
// hours are spent on others. Programs are not started for it.
func checkBegin(ctx context.Context, games []*rules.Game, names ...string) error {
	for _, g := range games {
		m, err := match.New(g, 0, match.Limit{})
		if err != nil {
			return err
		}
		for _, name := range names {
			b, err := bot.New(name)
			if err != nil {
				return err
			}
			if _, program := b.(*bot.Exec); !program {
				err = b.Begin(ctx, m, 0, 0)
			}
			if err = errors.Join(err, b.Close()); err != nil {
				return fmt.Errorf("%s: player %s: %w", g.Variant().ID, name, err)
			}
		}
	}
	return nil
}

// games returns the games of the variants chosen.
func (c *chooser) games(env *environment) ([]*rules.Game, error) {
	cs, err := c.choose(env)
	if err != nil {
		return nil, err
	}
	games := make([]*rules.Game, len(cs))
	for i, x := range cs {
		if games[i], err = rules.New(x.variant); err != nil {
			return nil, each(err, x.variant.ID)
		}
	}
	return games, nil
}

// createReports opens the files of --json and --svg before the work, which
// may be long.
func createReports(env *environment, json, svg string) (files [2]io.WriteCloser, err error) {
	if files[0], err = createReport(env, "--json", json); err != nil {
		return files, err
	}
	files[1], err = createReport(env, "--svg", svg)
	return files, err
}

// writeReports writes and closes them, as far as they were asked for.
func writeReports(files [2]io.WriteCloser, json, svg []byte) error {
	var errs []error
	for i, b := range [][]byte{json, svg} {
		if files[i] == nil {
			continue
		}
		_, err := files[i].Write(b)
		if err = errors.Join(err, files[i].Close()); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", [2]string{"--json", "--svg"}[i], err))
		}
	}
	return errors.Join(errs...)
}
