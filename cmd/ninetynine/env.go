package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/spf13/cobra"

	tables "ninetynine/env"
	"ninetynine/internal/think/bot"
)

type envCommand struct {
	from    variantFlags
	n       int
	seats   string
	record  string
	options tables.Options
}

func newEnv(env *environment) *cobra.Command {
	var e envCommand
	c := described("env", takes(0, 0, "flags only"), func(cmd *cobra.Command, _ []string) error { return e.run(cmd.Context(), env) })
	e.from.flags(c, false)
	f, o := c.Flags(), &e.options
	f.IntVar(&e.n, "tables", 1, "`number` of games at once")
	f.StringVar(&e.seats, "seats", "", "`names`, one for each seat: me for a learner, or a computer player (default me for all)")
	f.StringVar(&o.Seed, "seed", "1", "`text` that decides all cards, and what computer players do")
	f.StringVar(&o.Episode, "episode", "deal", "`unit` after which an episode ends: deal or game")
	f.StringVar(&o.Reward, "reward", "margin", "`kind` of reward: margin, points, or game with --episode game")
	f.StringVar(&o.Observe, "observe", "now", "`scope` of the observation: now, or ever with all tricks of the deal")
	f.IntVar(&o.Cores, "cores", 1, "`number` of cores to use; it does not change the bytes")
	f.StringVar(&e.record, "record", "", "write the decisions of a record, a `FILE` or - for standard input, and end")
	for _, flag := range []string{"tables", "seats", "seed", "cores"} {
		c.MarkFlagsMutuallyExclusive("record", flag)
	}
	for flag, words := range map[string][]string{"episode": {"deal", "game"}, "reward": {"margin", "points", "game"}, "observe": {"now", "ever"}} {
		completeNames(c, flag, func(string) []cobra.Completion { return words })
	}
	completeNames(c, "seats", func(part string) []cobra.Completion { return completePlayers(part) })
	return c
}

func (e *envCommand) run(ctx context.Context, env *environment) error {
	if isTerminal(env.stdout) {
		return fmt.Errorf("env writes bytes, which no terminal shows: start it from a program, over pipes (docs/env.md)")
	}
	if e.from.house == "-" {
		return fmt.Errorf("--house -: standard input has the requests, or the record; name a file")
	}
	if e.options.Cores < 1 {
		return fmt.Errorf("--cores %d: give 1 at least", e.options.Cores)
	}
	cs, err := e.from.compile(env)
	if err != nil {
		return err
	}
	if e.seats != "" {
		e.options.Seats = bot.ParseNames(e.seats)
		printFallbacks(env, cs[0].game, e.options.Seats...)
	}
	e.options.Stderr = env.stderr
	open, err := tables.Open(ctx, cs[0].game, e.n, e.options)
	if err != nil {
		return err
	}
	p := &pipes{in: env.stdin, out: env.stdout}
	p.Lock()
	ended := make(chan error, 1)
	go func() {
		var err error
		if e.record != "" {
			err = e.decisions(ctx, env, open, p)
		} else {
			err = open.Serve(ctx, p, p)
		}
		p.Unlock()
		ended <- err
	}()
	select {
	case err = <-ended:
	case <-ctx.Done():
		p.Lock()
	}
	switch closing := open.Close(); {
	case ctx.Err() == nil:
		return errors.Join(err, closing)
	case e.record != "":
		return ctx.Err()
	}
	return nil // an interrupt ends it as the end of its input does
}

// decisions writes the decisions of the record.
func (e *envCommand) decisions(ctx context.Context, env *environment, open *tables.Env, out io.Writer) error {
	in, done, err := env.open(ctx, "", e.record) // progress is not for programs
	if err != nil {
		return err
	}
	defer done()
	if err := open.Decisions(ctx, in, out); err != nil {
		return fmt.Errorf("%s: %w", e.record, err)
	}
	return nil
}

// pipes are standard input and output. Their lock is free only while one of them waits for the other program, so that
// an interrupt need not. [untilDone] would cost half the speed, as it hands bytes on between goroutines.
type pipes struct {
	sync.Mutex
	in  io.Reader
	out io.Writer
}

// Read implements io.Reader.
func (p *pipes) Read(b []byte) (int, error) {
	p.Unlock()
	defer p.Lock()
	return p.in.Read(b)
}

// Write implements io.Writer.
func (p *pipes) Write(b []byte) (int, error) {
	p.Unlock()
	defer p.Lock()
	return p.out.Write(b)
}
