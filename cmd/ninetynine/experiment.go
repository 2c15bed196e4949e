package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab/report"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// experimentFlags are the common flags of commands that test players: the variants, and the
// outputs.
type experimentFlags struct {
	from variantFlags
	out  outputFlags
	journalFlag
}

// flags gives the command its flags: those of variants and outputs, --seed, and --workers, the
// number of units played at once.
func (x *experimentFlags) flags(c *cobra.Command, seed *string, workers *int, units string, forms ...form) {
	x.from.flags(c, true)
	f := c.Flags()
	f.StringVar(seed, "seed", "1", "`text` that decides all cards and choices")
	f.IntVar(workers, "workers", runtime.NumCPU(), "`number` of "+units+" played at once; it does not change the result")
	x.journalFlag.flag(c, units)
	x.out.flags(c, forms...)
}

// someOf returns the result of an experiment, or none if it was interrupted at once.
func someOf[T any, N int | int64](one T, done N) []T {
	if done == 0 {
		return nil
	}
	return []T{one}
}

// A study describes an experiment in one game after another, and the presentation of its results.
type study[T any] struct {
	title, units string
	games        []*rules.Game
	size         int // units of a game
	run          func(ctx context.Context, g *rules.Game, progress func(done int)) ([]T, error)
	players      []string
	text         func(p *report.Page, done []T)
	svg          func(done []T) []byte  // nil: there is no picture
	table        func(done []T) [][]any // for CSV; nil: there is none
}

// conduct runs the study, and reports the results even after an interrupt.
func (s study[T]) conduct(ctx context.Context, env *environment, out *outputFlags) error {
	if err := out.open(env); err != nil {
		return err
	}
	by, err := bot.Made(s.players...)
	if err != nil {
		return err
	}
	done, err := each(env, s.title, s.units, s.games, s.size, func(g *rules.Game, progress func(int)) ([]T, error) {
		some, err := s.run(ctx, g, progress)
		return some, inGame(g, err)
	})
	return reported(ctx, err, func() error {
		r := result{value: results{&by, done}}
		if len(done) > 0 {
			r.text = func(p *report.Page) { s.text(p, done) }
			if s.svg != nil {
				r.svg = s.svg(done)
			}
			if s.table != nil {
				r.table = s.table(done)
			}
		}
		return out.report(env, r)
	})
}

// each runs the experiment in one game after another, and shows the progress of all; a game has
// size units. It returns the results, of which run may return some with an error.
func each[G, T any](env *environment, title, units string, games []G, size int, run func(g G, progress func(done int)) ([]T, error)) (done []T, _ error) {
	show := newProgress(env, title, units, int64(size)*int64(len(games)))
	defer show.end()
	for i, g := range games {
		some, err := run(g, func(n int) { show.set(int64(i*size + n)) })
		if done = append(done, some...); err != nil {
			return done, err
		}
	}
	return done, nil
}

func inGame(g *rules.Game, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", g.ID(), err)
}

// reported calls report even after an interrupt; failed is the error of the work.
func reported(ctx context.Context, failed error, report func() error) error {
	if failed != nil && ctx.Err() == nil {
		return failed
	}
	if err := report(); err != nil {
		return err
	}
	if failed != nil {
		return no(fmt.Errorf("interrupted; the report says how far it got"))
	}
	return nil
}

func checkCommon(seed string, workers int) error {
	switch {
	case seed == "" || !utf8.ValidString(seed):
		return fmt.Errorf("--seed %q: give a text", seed)
	case workers < 1:
		return fmt.Errorf("--workers %d: give at least 1", workers)
	}
	return nil
}

func parsePlayers(flag, list string) ([]string, error) {
	names := bot.ParseNames(list)
	for _, name := range names {
		if err := checkPlayer(flag, name); err != nil {
			return nil, err
		}
	}
	return names, nil
}

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

// checkBegin reports the first variant that one of the players cannot play, before the long work on
// other variants, and the fallbacks that replace players. It does not start programs. It leaves a worker's part of an
// experiment alone: the player was tried before.
func checkBegin(ctx context.Context, env *environment, games []*rules.Game, names ...string) error {
	if env.units.IsPart() {
		return nil
	}
	for _, g := range games {
		if err := checkPlays(ctx, g, names...); err != nil {
			return err
		}
		printFallbacks(env, g, names...)
	}
	return nil
}

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
		if _, program := b.(*netless.Exec); !program {
			err = b.Begin(ctx, m, 0, 0)
		}
		if err = errors.Join(err, b.Close()); err != nil {
			return fmt.Errorf("%s: player %s: %w", g.Variant().ID, name, err)
		}
	}
	return nil
}

func printFallbacks(env *environment, g *rules.Game, names ...string) {
	fallbacks := bot.Fallbacks(g, names...)
	for _, name := range slices.Sorted(maps.Keys(fallbacks)) {
		fmt.Fprintf(env.stderr, "ninetynine: %s: no net was trained for such rules; %s plays in place of %s\n",
			g.Variant().ID, fallbacks[name], name)
	}
}

func (c *variantFlags) games(env *environment) (games []*rules.Game, _ error) {
	cs, err := c.compile(env)
	for i := range cs {
		games = append(games, cs[i].game)
	}
	return games, err
}

func (c *variantFlags) compile(env *environment) ([]chosenVariant, error) {
	cs, err := c.choose(env)
	if err != nil {
		return nil, err
	}
	for i := range cs {
		if cs[i].game, err = rules.New(cs[i].variant); err != nil {
			return nil, eachAbout(err, cs[i].variant.ID)
		}
	}
	return cs, nil
}
