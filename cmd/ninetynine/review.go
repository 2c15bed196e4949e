package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"runtime"
	"slices"
	"sync"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"ninetynine/internal/lab/report"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
)

// A reviewing holds the flags of review.
type reviewing struct {
	experiment
	match   int
	deal    int
	quick   bool
	workers int
	playOut string
	worlds  int
}

const reviewLong = `Review analyses recorded matches. For each player it splits the lead, points
less the mean of the others', into parts that add up exactly: the worth of the
seat, the luck of the cards, how the hidden cards lay, the points lost by
mistakes in bid, premium, trump and play, and the other players' acts. Then it
lists the worst mistakes, with better choices.

A decision is judged by the strongest player from what its seat could see, and
never by how the cards lay. It counts as a mistake if it lost more than half a
point, and more than twice its standard error.

Review checks the records as it reads them, also those packed by gzip or zstd;
- is standard input. Matches in a file, and deals in a match, count from 1.
Deals that were not scored are left out.

Exit codes: 0 done; 1 a record is refused, holds no match, or the work was
stopped early; 2 a file cannot be read, or has no such match or deal.`

func newReview(env *environment) *cobra.Command {
	var r reviewing
	c := &cobra.Command{
		Use:   "review FILE…",
		Short: "Analyse recorded matches: luck, mistakes, and where points were lost",
		Long:  reviewLong,
		Example: `  ninetynine review friday.99.jsonl
  ninetynine review friday.99.jsonl --deal 3 --json
  ninetynine simulate --deals 9 --players expert,club,casual --records - | ninetynine review -`,
		Args: needFiles,
		RunE: func(cmd *cobra.Command, files []string) error { return r.run(cmd.Context(), env, files) },
	}
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

// check checks the flags.
func (r *reviewing) check() error {
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

func (r *reviewing) run(ctx context.Context, env *environment, names []string) error {
	if err := r.check(); err != nil {
		return err
	}
	if err := r.out.open(env); err != nil {
		return err
	}
	w := reviewWork{reviewing: r, env: env, jobs: review.NewJobs(review.Strongest(nil), store.NewMemory(), r.workers, r.workers)}
	failed := w.all(ctx, names)
	return reported(ctx, failed, func() error {
		done := w.sorted()
		return r.out.report(env, result{value: done, svg: report.ReviewChart(done), text: func(p *report.Page) { report.Review(p, done) }})
	})
}

// A reviewWork is the work of a review.
type reviewWork struct {
	*reviewing
	env  *environment
	jobs *review.Jobs

	mu   sync.Mutex
	done []placed
}

// A placed is a reviewed match, and the number of its file.
type placed struct {
	file int
	report.Reviewed
}

// sorted returns what is done, in the order of the files.
func (w *reviewWork) sorted() []report.Reviewed {
	slices.SortFunc(w.done, func(a, b placed) int { return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.Match, b.Match)) })
	all := make([]report.Reviewed, len(w.done))
	for i := range w.done {
		all[i] = w.done[i].Reviewed
	}
	return all
}

// all reviews the files, one after another, so many matches at once. A name that is wrong
// is told before the long work on the others.
func (w *reviewWork) all(ctx context.Context, names []string) error {
	for _, name := range names {
		if _, err := os.Stat(name); err != nil && name != "-" {
			return fmt.Errorf("%w%s", err, formHint(w.env.running))
		}
	}
	for i, name := range names {
		if err := w.one(ctx, i, name); err != nil {
			return err
		}
	}
	return nil
}

// one reviews the matches of a file.
func (w *reviewWork) one(ctx context.Context, number int, name string) error {
	plain, done, err := w.env.openRecord(ctx, "review", name)
	if err != nil {
		return err
	}
	defer done()
	group, working := errgroup.WithContext(ctx)
	group.SetLimit(w.workers)
	matches := 0
	err = review.Matches(working, plain, func(m *review.Match) error {
		if matches++; w.match == 0 || w.match == matches {
			n := matches
			group.Go(func() error { return w.judge(working, number, name, n, m) })
		}
		return nil
	})
	if failed := group.Wait(); failed != nil {
		return failed
	}
	if err := verdict(name, matches, err); err != nil {
		return err
	}
	if w.match > matches {
		return fmt.Errorf("%s: there is no match %d in it; it has %s", name, w.match, report.Counted(matches, "match"))
	}
	return nil
}

// judge reviews a match.
func (w *reviewWork) judge(ctx context.Context, file int, name string, number int, m *review.Match) error {
	deal := review.Whole
	if w.deal > 0 {
		if deal = w.deal - 1; deal >= len(m.Hashes) {
			return fmt.Errorf("%s: there is no deal %d in match %d; it has %s", name, w.deal, number, report.Counted(len(m.Hashes), "deal"))
		}
	}
	how := review.Careful
	if w.quick {
		how = review.AtAGlance
	}
	out, err := w.jobs.Report(ctx, m, deal, how, func() bool { return true })
	if err != nil {
		return fmt.Errorf("%s: match %d: %w", name, number, err)
	}
	done := placed{file, report.NewReviewed(name, number, m, out)}
	if w.playOut != "" {
		if done.PlayedOut, err = w.jobs.PlayOut(ctx, m, deal, w.playOut, w.worlds); err != nil {
			return fmt.Errorf("%s: match %d: %w", name, number, err)
		}
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done = append(w.done, done)
	return nil
}
