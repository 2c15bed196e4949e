package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// An experiment holds the common flags of commands that test players: the variants,
// and where the result goes.
type experiment struct {
	from chooser
	json string
	svg  string
}

// flags gives the command its flags, except --svg: those of the chooser, --json,
// --seed, and --workers, which do so many units at once.
func (x *experiment) flags(c *cobra.Command, seed *string, workers *int, units string) {
	x.from.flags(c, true)
	f := c.Flags()
	f.StringVar(seed, "seed", "1", "`text` that decides all cards and choices")
	f.StringVar(&x.json, "json", "", "write the result as JSON to `FILE`, or - for standard output instead of a table")
	f.IntVar(workers, "workers", runtime.NumCPU(), "`number` of "+units+" played at once; it does not change the result")
}

// outputs are the flags of the two files, or - for standard output, that a command can
// write besides its report, or instead of it.
type outputs struct{ flags, names [2]string }

// open opens the output files before the work, which may be long.
func (x *experiment) open(env *environment) (files [2]io.WriteCloser, err error) {
	return x.outputs().open(env)
}

func (x *experiment) outputs() outputs {
	return outputs{[2]string{"--json", "--svg"}, [2]string{x.json, x.svg}}
}

func (o outputs) open(env *environment) (files [2]io.WriteCloser, err error) {
	if o.names == [2]string{"-", "-"} {
		return files, fmt.Errorf("%s and %s cannot both go to standard output", o.flags[0], o.flags[1])
	}
	if sameFile(o.names[0], o.names[1]) {
		return files, fmt.Errorf("%s and %s cannot both go to %s: name two files", o.flags[0], o.flags[1], o.names[0])
	}
	if files[0], err = createReport(env, o.flags[0], o.names[0]); err != nil {
		return files, err
	}
	files[1], err = createReport(env, o.flags[1], o.names[1])
	return files, err
}

// sameFile reports whether two names refer to the same file.
func sameFile(a, b string) bool {
	if a == "" || a == "-" {
		return false
	}
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return filepath.Clean(a) == filepath.Clean(b) || errX == nil && errY == nil && os.SameFile(x, y)
}

// report writes the result to all requested outputs: as JSON, as a picture, and for
// people, unless standard output is taken.
func (x *experiment) report(env *environment, files [2]io.WriteCloser, result any, picture, text []byte) error {
	return x.outputs().report(env, files, result, picture, text)
}

// report writes the result as JSON to the first file, the other form of it to the second,
// and the text to standard output, unless that is taken.
func (o outputs) report(env *environment, files [2]io.WriteCloser, result any, other, text []byte) error {
	data, err := json.MarshalIndent(result, "", "  ")
	if err != nil {
		return err
	}
	err = o.write(files, append(data, '\n'), other)
	if !slices.Contains(o.names[:], "-") {
		_, e := env.stdout.Write(text)
		err = errors.Join(err, e)
	}
	return err
}

// oneOf returns the only result if one was requested, and otherwise all of them.
func oneOf[T any](done []T, one bool) any {
	if one && len(done) == 1 {
		return done[0]
	}
	return done
}

// conduct does the work and reports the result.
func (x *experiment) conduct(ctx context.Context, env *environment, work func() error, outcome func() (result any, picture, text []byte)) error {
	files, err := x.open(env)
	if err != nil {
		return err
	}
	return reported(ctx, work(), func() error {
		result, picture, text := outcome()
		return x.report(env, files, result, picture, text)
	})
}

// reported reports what was done even after an interrupt; failed is the error of the
// work.
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

// completePlayerFlags completes the flags with names of players.
func completePlayerFlags(c *cobra.Command, flags ...string) {
	for _, name := range flags {
		completeNames(c, name, completePlayers)
	}
}

// completeNames completes the flag, a list, with names.
func completeNames(c *cobra.Command, flag string, names func(part string) []cobra.Completion) {
	err := c.RegisterFlagCompletionFunc(flag, func(_ *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return names(part), cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	})
	if err != nil {
		panic(err) // only if there were no such flag
	}
}

// checkCommon checks the seed and the number of workers.
func checkCommon(seed string, workers int) error {
	switch {
	case seed == "" || !utf8.ValidString(seed):
		return fmt.Errorf("--seed %q: give a text", seed)
	case workers < 1:
		return fmt.Errorf("--workers %d: give at least 1", workers)
	}
	return nil
}

// parsePlayers parses the flag's list of players.
func parsePlayers(flag, list string) ([]string, error) {
	names := bot.ParseNames(list)
	for _, name := range names {
		if err := checkPlayer(flag, name); err != nil {
			return nil, err
		}
	}
	return names, nil
}

// checkPlayer returns an error if the flag does not name a player.
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
// hours are spent on others, and tells where somebody else plays in a player's place.
// Programs are not started for it.
func checkBegin(ctx context.Context, env *environment, games []*rules.Game, names ...string) error {
	for _, g := range games {
		if err := checkPlays(ctx, g, names...); err != nil {
			return err
		}
		tellSubstitutes(env, g, names...)
	}
	return nil
}

// checkPlays reports the first of the players that cannot play by the rules.
func checkPlays(ctx context.Context, g *rules.Game, names ...string) error {
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
	return nil
}

// tellSubstitutes tells where somebody else plays in a player's place.
func tellSubstitutes(env *environment, g *rules.Game, names ...string) {
	instead := bot.Substitutes(g, names...)
	for _, name := range slices.Sorted(maps.Keys(instead)) {
		fmt.Fprintf(env.stderr, "ninetynine: %s: no net was trained for such rules; %s plays in place of %s\n",
			g.Variant().ID, instead[name], name)
	}
}

// games returns the games of the variants chosen.
func (c *chooser) games(env *environment) ([]*rules.Game, error) {
	_, games, err := c.compile(env)
	return games, err
}

// compile returns the variants chosen, and their games.
func (c *chooser) compile(env *environment) (cs []choice, games []*rules.Game, err error) {
	if cs, err = c.choose(env); err != nil {
		return nil, nil, err
	}
	games = make([]*rules.Game, len(cs))
	for i := range cs {
		if games[i], err = rules.New(cs[i].variant); err != nil {
			return nil, nil, each(err, cs[i].variant.ID)
		}
	}
	return cs, games, nil
}

// createReport opens the file for a result; - is standard output. An older report
// stays until there is a new one.
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

// A replaced file gets its new contents from a single Write.
type replaced struct{ *os.File }

// Write replaces the contents of the file with b.
func (r replaced) Write(b []byte) (int, error) {
	if info, err := r.Stat(); err == nil && info.Mode().IsRegular() {
		if err := r.Truncate(0); err != nil {
			return 0, err
		}
	}
	return r.File.Write(b)
}

// write writes and closes the requested outputs, if there is anything to write.
func (o outputs) write(files [2]io.WriteCloser, contents ...[]byte) error {
	var errs []error
	for i, b := range contents {
		if files[i] == nil {
			continue
		}
		var err error
		if b != nil {
			_, err = files[i].Write(b)
		}
		if err = errors.Join(err, files[i].Close()); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", o.flags[i], err))
		}
	}
	return errors.Join(errs...)
}
