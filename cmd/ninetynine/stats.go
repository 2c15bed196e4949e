package main

import (
	"context"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/think/bot"
)

type statsCommand struct {
	players []string
	variant string
	judge   bool
	quick   bool
	out     outputFlags
	workers int
}

func newStats(env *environment) *cobra.Command {
	var x statsCommand
	c := described("stats", needFiles, func(cmd *cobra.Command, files []string) error { return x.run(cmd.Context(), env, files) })
	f := c.Flags()
	f.StringArrayVar(&x.players, "player", nil, "count only the player of this `name`; may be given several times")
	f.StringVar(&x.variant, "variant", "", "count only deals of the variant with this `id`")
	f.BoolVar(&x.judge, "judge", false, "judge every decision: points lost, and bids that should succeed")
	f.BoolVar(&x.quick, "quick", false, "like --judge, but less precise and four times as fast")
	x.out.flags(c, asJSON, asCSV)
	f.IntVar(&x.workers, "workers", runtime.NumCPU(), "`number` of matches judged at once; it does not change the result")
	return c
}

func (x *statsCommand) run(ctx context.Context, env *environment, names []string) error {
	if err := checkCommon("1", x.workers); err != nil {
		return err
	}
	if err := x.out.open(env); err != nil {
		return err
	}
	w := statsWork{statsCommand: x, env: env, seen: map[string]bool{}, variants: map[string]bool{}}
	if x.judge || x.quick {
		w.jobs = review.NewJobs(review.Strongest(nil), store.NewMemory(), x.workers, x.workers)
	}
	if len(x.players) > 0 {
		for i, name := range x.players {
			x.players[i] = letters.Compose(name)
		}
		w.book.Wants = func(name string) bool { return slices.Contains(x.players, name) }
	}
	var failed error
	for i := 0; i < len(names) && failed == nil; i++ {
		failed = w.one(ctx, names[i])
	}
	return reported(ctx, failed, func() error {
		all := w.book.Players()
		var judges []string
		if w.jobs != nil {
			judges = []string{"expert"}
		}
		by, err := bot.Made(judges...)
		if err != nil {
			return err
		}
		if err := w.check(ctx); err != nil {
			return err
		}
		return x.out.report(env, result{value: results{&by, all}, table: statistics.Table(all), text: func(p *report.Page) { report.Statistics(p, all) }})
	})
}

type statsWork struct {
	*statsCommand
	env            *environment
	jobs           *review.Jobs // nil: nothing is judged
	book           statistics.Book
	seen, variants map[string]bool // names and ids in the records
}

// check returns an error if no record has a player or a variant that a flag names.
func (w *statsWork) check(ctx context.Context) error {
	if ctx.Err() != nil {
		return nil
	}
	for _, name := range w.players {
		if !w.seen[name] {
			return fmt.Errorf("--player: no player is called %q; there are %s", name, listed(w.seen))
		}
	}
	if w.variant != "" && !w.variants[w.variant] {
		return fmt.Errorf("--variant: no deal is of %q; there are deals of %s", w.variant, listed(w.variants))
	}
	return nil
}

func listed(names map[string]bool) string {
	const most = 12
	all := slices.Sorted(maps.Keys(names))
	if len(all) > most {
		all = append(all[:most], "others")
	}
	if len(all) == 0 {
		return "none"
	}
	return strings.Join(all, ", ")
}

func (w *statsWork) one(ctx context.Context, name string) error {
	title := "stats"
	if w.jobs != nil {
		title = "" // judging shows its own progress
	}
	plain, done, err := w.env.openRecord(ctx, title, name)
	if err != nil {
		return err
	}
	defer done()
	if w.jobs == nil {
		matches, err := statistics.Read(plain, func(d *statistics.Deal) error { w.add(d); return nil })
		return verdict(name, matches, err)
	}
	shown := newProgress(w.env, "stats "+name, "decisions", 0)
	defer shown.end()
	var made atomic.Int64 // number of judgements
	judged, matches, err := eachMatch(ctx, plain, w.workers, func(ctx context.Context, number int, m *review.Match) (*[]statistics.Deal, error) {
		if !w.wants(m) {
			scored := m.Scored // a pointer into m would keep its text in memory
			return &scored, nil
		}
		deals, err := w.jobs.Verdicts(ctx, m, care(w.quick), func() bool { shown.set(made.Add(1)); return true })
		if err != nil {
			return nil, fmt.Errorf("match %d: %w", number, err)
		}
		return &deals, nil
	})
	for _, deals := range judged {
		for _, d := range *deals {
			w.add(&d)
		}
	}
	return verdict(name, matches, err)
}

func (w *statsWork) add(d *statistics.Deal) {
	w.variants[d.Variant] = true
	for _, name := range d.Players {
		w.seen[letters.Compose(name)] = true
	}
	if w.variant == "" || w.variant == d.Variant {
		w.book.Add(d)
	}
}

// wants reports whether a match must be judged because it counts for a player.
func (w *statsWork) wants(m *review.Match) bool {
	return (w.variant == "" || w.variant == m.Game.ID()) &&
		(w.book.Wants == nil || slices.ContainsFunc(m.Header.Seats[:m.Game.Live().Len()], w.book.Wants))
}
