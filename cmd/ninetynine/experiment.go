package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// An experiment holds the flags of commands that put players to the test:
// in which variants, and where the result goes.
type experiment struct {
	from chooser
	json string
	svg  string
}

// flags gives the command its flags, but --svg: those of the chooser, --json,
// --seed, and --workers that do so many units at once.
func (x *experiment) flags(c *cobra.Command, seed *string, workers *int, units string) {
	x.from.flags(c, true)
	f := c.Flags()
	f.StringVar(seed, "seed", "1", "`text` that all cards and choices grow out of")
	f.StringVar(&x.json, "json", "", "write the result as JSON to `FILE`, or - for standard output instead of a table")
	f.IntVar(workers, "workers", runtime.NumCPU(), "`number` of "+units+" played at once; it does not change the result")
}

// open opens the files that the result goes to before the work, which may be
// long.
func (x *experiment) open(env *environment) ([2]io.WriteCloser, error) {
	if x.json == "-" && x.svg == "-" {
		return [2]io.WriteCloser{}, fmt.Errorf("--json and --svg cannot both go to standard output")
	}
	if sameFile(x.json, x.svg) {
		return [2]io.WriteCloser{}, fmt.Errorf("--json and --svg cannot both go to %s: name two files", x.json)
	}
	return createReports(env, x.json, x.svg)
}

// sameFile reports whether two names are of one file.
func sameFile(a, b string) bool {
	if a == "" || a == "-" {
		return false
	}
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return filepath.Clean(a) == filepath.Clean(b) || errX == nil && errY == nil && os.SameFile(x, y)
}

// report writes the result wherever it was asked for: as JSON, as a picture,
// and for people, unless standard output is taken.
func (x *experiment) report(env *environment, files [2]io.WriteCloser, result any, picture, text []byte) error {
	data, err := json.MarshalIndent(result, "", "  ")
	if err != nil {
		return err
	}
	err = writeReports(files, append(data, '\n'), picture)
	if x.json != "-" && x.svg != "-" {
		_, e := env.stdout.Write(text)
		err = errors.Join(err, e)
	}
	return err
}

// oneOf returns the only result if one was asked for, and otherwise all of
// them.
func oneOf[T any](done []T, one bool) any {
	if one && len(done) == 1 {
		return done[0]
	}
	return done
}

// reported has what was done before an interrupt reported like the rest;
// failed is how the work ended.
func reported(ctx context.Context, failed error, report func() error) error {
	if failed != nil && ctx.Err() == nil {
		return failed
	}
	if err := report(); err != nil {
		return err
	}
	if failed != nil {
		return no(fmt.Errorf("interrupted; the report says what was done"))
	}
	return nil
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

// createReport opens a file that a result goes to; - is standard output. What
// an older report says stays until there is a new one.
func createReport(env *environment, flag, name string) (io.WriteCloser, error) {
	switch name {
	case "":
		return nil, nil
	case "-":
		return keepOpen{env.stdout}, nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o666)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", flag, err)
	}
	return replaced{f}, nil
}

// A replaced file has new contents from its one Write on.
type replaced struct{ *os.File }

// Write writes b in place of what the file holds.
func (r replaced) Write(b []byte) (int, error) {
	if info, err := r.Stat(); err == nil && info.Mode().IsRegular() {
		if err := r.Truncate(0); err != nil {
			return 0, err
		}
	}
	return r.File.Write(b)
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

// writeReports writes and closes them, as far as they were asked for and
// there is something to write.
func writeReports(files [2]io.WriteCloser, json, svg []byte) error {
	var errs []error
	for i, b := range [][]byte{json, svg} {
		if files[i] == nil {
			continue
		}
		var err error
		if b != nil {
			_, err = files[i].Write(b)
		}
		if err = errors.Join(err, files[i].Close()); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", [2]string{"--json", "--svg"}[i], err))
		}
	}
	return errors.Join(errs...)
}
