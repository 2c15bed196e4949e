package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"ninetynine/internal/lab/report"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/think/bot"
)

type reviewCommand struct {
	experimentFlags
	match   int
	deal    int
	quick   bool
	workers int
	playOut string
	worlds  int
}

func newReview(env *environment) *cobra.Command {
	var r reviewCommand
	c := described("review", needFiles, func(cmd *cobra.Command, files []string) error { return r.run(cmd.Context(), env, files) })
	f := c.Flags()
	f.IntVar(&r.match, "match", 0, "report only on match `N` of each file")
	f.IntVar(&r.deal, "deal", 0, "report only on deal `N` of each match")
	f.BoolVar(&r.quick, "quick", false, "judge less precisely, four times as fast")
	r.out.flags(c, asJSON, asMarkdown, asSVG)
	f.StringVar(&r.playOut, "play-out", "", "play every mistake out with `PLAYER` in all seats, and compare the better choice with the one made")
	f.IntVar(&r.worlds, "worlds", 4, "`number` of alternative deals that --play-out samples, besides the actual one")
	completePlayerFlags(c, "play-out")
	f.IntVar(&r.workers, "workers", runtime.NumCPU(), "`number` of matches judged at once; it does not change the result")
	return c
}

func (r *reviewCommand) check() error {
	switch {
	case r.match < 0:
		return fmt.Errorf("--match counts from 1; there is no match %d", r.match)
	case r.deal < 0:
		return fmt.Errorf("--deal counts from 1; there is no deal %d", r.deal)
	}
	if r.worlds < 0 || r.worlds > 1000 {
		return fmt.Errorf("--worlds must be from 0 to 1000, not %d", r.worlds)
	}
	if r.playOut != "" {
		if err := checkPlayer("--play-out", r.playOut); err != nil {
			return err
		}
	}
	return checkCommon("1", r.workers)
}

func (r *reviewCommand) run(ctx context.Context, env *environment, names []string) error {
	if err := r.check(); err != nil {
		return err
	}
	if err := r.out.open(env); err != nil {
		return err
	}
	jobs := review.NewJobs(review.Strongest(nil), store.NewMemory(), r.workers, r.workers)
	done, failed := r.files(ctx, env, jobs, names)
	return reported(ctx, failed, func() error {
		by, err := bot.Made(r.judges()...)
		if err != nil {
			return err
		}
		return r.out.report(env, result{value: results{&by, done}, svg: report.ReviewChart(done), text: func(p *report.Page) { report.Review(p, done) }})
	})
}

// judges returns the players on whom the result depends.
func (r *reviewCommand) judges() []string {
	if r.playOut == "" {
		return []string{"expert"}
	}
	return []string{"expert", r.playOut}
}

// files reviews the files, one after another. It reports a wrong name before the long work on the
// other files.
func (r *reviewCommand) files(ctx context.Context, env *environment, jobs *review.Jobs, names []string) ([]report.Reviewed, error) {
	for _, name := range names {
		if _, err := os.Stat(name); err != nil && name != "-" {
			return nil, fmt.Errorf("%w%s", err, formHint(env.running))
		}
	}
	done := []report.Reviewed{}
	for _, name := range names {
		plain, closing, err := env.openRecord(ctx, "review", name)
		if err != nil {
			return done, err
		}
		some, matches, err := eachMatch(ctx, plain, r.workers, func(ctx context.Context, number int, m *review.Match) (*report.Reviewed, error) {
			if r.match != 0 && r.match != number {
				return nil, nil
			}
			return r.judge(ctx, jobs, name, number, m)
		})
		closing()
		for _, x := range some {
			done = append(done, *x)
		}
		if err := verdict(name, matches, err); err != nil {
			return done, err
		}
		if r.match > matches {
			return done, fmt.Errorf("%s: there is no match %d in it; it has %s", name, r.match, report.Counted(matches, "match"))
		}
	}
	return done, nil
}

func (r *reviewCommand) judge(ctx context.Context, jobs *review.Jobs, name string, number int, m *review.Match) (*report.Reviewed, error) {
	deal := review.Whole
	if r.deal > 0 {
		if deal = r.deal - 1; deal >= len(m.Hashes) {
			return nil, fmt.Errorf("there is no deal %d in match %d; it has %s", r.deal, number, report.Counted(len(m.Hashes), "deal"))
		}
	}
	out, err := jobs.Report(ctx, m, deal, care(r.quick), func() bool { return true })
	if err != nil {
		return nil, fmt.Errorf("match %d: %w", number, err)
	}
	done := report.NewReviewed(name, number, m, out)
	if r.playOut != "" {
		if done.PlayedOut, err = jobs.PlayOut(ctx, m, deal, r.playOut, r.worlds); err != nil {
			return nil, fmt.Errorf("match %d: %w", number, err)
		}
	}
	return &done, nil
}

func care(quick bool) review.Care {
	if quick {
		return review.AtAGlance
	}
	return review.Careful
}

// eachMatch calls do for each match of a record, several at a time, and returns the results other
// than nil in the order of the matches: after an error, those so far.
func eachMatch[T any](ctx context.Context, plain io.Reader, workers int, do func(ctx context.Context, number int, m *review.Match) (*T, error)) (done []*T, matches int, err error) {
	group, working := errgroup.WithContext(ctx)
	group.SetLimit(workers)
	var results sync.Map // by number
	err = review.Matches(working, plain, func(m *review.Match) error {
		matches++
		number := matches
		group.Go(func() error {
			x, err := do(working, number, m)
			if err == nil && x != nil {
				results.Store(number, x)
			}
			return err
		})
		return nil
	})
	err = cmp.Or(group.Wait(), err)
	for number := range matches {
		if x, ok := results.Load(number + 1); ok {
			done = append(done, x.(*T))
		}
	}
	return done, matches, err
}
