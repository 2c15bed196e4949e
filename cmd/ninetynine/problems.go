package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/base/file"
	"ninetynine/internal/doors/tui"
	"ninetynine/internal/lab"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/store/folder"
	"ninetynine/rules"
)

func newProblemsFind(env *environment) *cobra.Command {
	var from variantFlags
	var plan lab.ProblemsPlan
	var kind string
	var journal journalFlag
	c := described("problems-find", onlyFlags, func(cmd *cobra.Command, _ []string) (err error) {
		if plan.Kind, err = problem.ParseKind(kind); err != nil {
			return fmt.Errorf("--kind: %w", err)
		}
		return env.findProblems(cmd.Context(), &from, &journal, plan)
	})
	from.flags(c, true)
	f := c.Flags()
	f.StringVar(&kind, "kind", problem.Open.String(), "`kind` of problem: "+strings.Join(problem.Kinds(), ", "))
	f.IntVar(&plan.Number, "number", 10, "`number` of problems wanted, of each variant")
	f.IntVar(&plan.Deals, "deals", 2000, "`number` of deals to look through at most")
	f.IntVar(&plan.Attempts, "attempts", 8, "`number` of times that each level tries each problem")
	f.StringVar(&plan.Seed, "seed", "1", "`text` that decides all cards and choices")
	f.IntVar(&plan.Workers, "workers", 1, "`number` of deals looked through at once; it does not change the result")
	journal.flag(c, "deals")
	return c
}

func (env *environment) findProblems(ctx context.Context, from *variantFlags, j *journalFlag, plan lab.ProblemsPlan) (err error) {
	if err := checkCommon(plan.Seed, plan.Workers); err != nil {
		return err
	}
	for name, n := range map[string]int{"number": plan.Number, "deals": plan.Deals, "attempts": plan.Attempts} {
		if n < 1 {
			return fmt.Errorf("--%s %d: give at least 1", name, n)
		}
	}
	if from.house != "" {
		return errors.New("--house: problems are of published variants, which their lines name")
	}
	games, err := from.games(env)
	if err != nil {
		return err
	}
	closing, err := j.openJournal(env, &plan.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	fmt.Fprintln(env.stdout, problem.LevelsLine(lab.GradingLevels()))
	_, err = each(env, "problems", "deals", games, plan.Deals, func(g *rules.Game, progress func(int)) ([]any, error) {
		plan.Game = g
		plan.Progress = func(deals, _ int) { progress(deals) }
		found, err := lab.FindProblems(ctx, plan)
		for _, x := range found {
			fmt.Fprintln(env.stdout, x)
		}
		if err != nil && ctx.Err() != nil {
			return nil, no(errors.New("interrupted; these are the problems found so far"))
		}
		return nil, inGame(g, err)
	})
	return err
}

func newProblemsCheck(env *environment) *cobra.Command {
	var try bool
	c := described("problems-check", takes(0, 1, "one file at most"), func(cmd *cobra.Command, args []string) error {
		set, err := env.problemsIn(args)
		if err != nil {
			return err
		}
		return env.checkProblems(cmd.Context(), set, try)
	})
	c.Flags().BoolVar(&try, "try", false, "have every level try each problem again, and count how often each solves it")
	return c
}

func (env *environment) problemsIn(args []string) ([]*problem.Problem, error) {
	if len(args) == 0 {
		return problem.Shipped()
	}
	text, err := env.readAll(args[0], file.Most)
	if err != nil {
		return nil, err
	}
	set, err := problem.ParseSet(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", args[0], err)
	}
	return set, nil
}

// checkProblems repeats proofs, studies and, if wanted, trials.
func (env *environment) checkProblems(ctx context.Context, set []*problem.Problem, try bool) error {
	wrong := 0
	var trials []problem.Trial
	err := env.eachProblem(ctx, "check", set, func(c *lab.ProblemsChecker, x *problem.Problem) error {
		if err := c.Check(ctx, x); err != nil {
			wrong++
			fmt.Fprintln(env.stdout, err)
		}
		if !try {
			return nil
		}
		now, err := c.Try(ctx, x)
		trials = append(trials, now)
		return err
	})
	if err != nil {
		return err
	}
	if wrong > 0 {
		return no(fmt.Errorf("%d of %d problems do not repeat", wrong, len(set)))
	}
	fmt.Fprintf(env.stdout, "%d of %d problems repeat\n", len(set), len(set))
	if try {
		fmt.Fprintln(env.stdout)
		env.sharesByGrade(set, trials)
	}
	return nil
}

// eachProblem calls f for each problem, with a checker of its game.
func (env *environment) eachProblem(ctx context.Context, doing string, set []*problem.Problem, f func(c *lab.ProblemsChecker, x *problem.Problem) error) error {
	show := newProgress(env, doing, "problems", int64(len(set)))
	defer show.end()
	checkers := map[*rules.Game]*lab.ProblemsChecker{}
	defer func() {
		for _, c := range checkers {
			_ = c.Close()
		}
	}()
	for i, x := range set {
		if ctx.Err() != nil {
			return no(fmt.Errorf("interrupted after %d of %d problems", i, len(set)))
		}
		c := checkers[x.Game]
		if c == nil {
			var err error
			if c, err = lab.NewProblemsChecker(x.Game); err != nil {
				return err
			}
			checkers[x.Game] = c
		}
		if err := f(c, x); err != nil && ctx.Err() == nil {
			return err
		}
		show.set(int64(i + 1))
	}
	return nil
}

func newProblemsGrade(env *environment) *cobra.Command {
	var journal journalFlag
	var plan lab.GradePlan
	c := described("problems-grade", takes(0, 1, "one file at most"), func(cmd *cobra.Command, args []string) (err error) {
		if plan.Set, err = env.problemsIn(args); err != nil {
			return err
		}
		return env.gradeProblems(cmd.Context(), &journal, plan)
	})
	c.Flags().IntVar(&plan.Workers, "workers", 1, "`number` of problems graded at once; it does not change the result")
	journal.flag(c, "problems")
	return c
}

func (env *environment) gradeProblems(ctx context.Context, j *journalFlag, plan lab.GradePlan) (err error) {
	if err := checkCommon("grade", plan.Workers); err != nil {
		return err
	}
	closing, err := j.openJournal(env, &plan.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	show := newProgress(env, "grade", "problems", int64(len(plan.Set)))
	defer show.end()
	done := 0
	plan.Progress = func(problems int) { done = problems; show.set(int64(problems)) }
	fmt.Fprintln(env.stdout, problem.LevelsLine(lab.GradingLevels()))
	err = lab.GradeProblems(ctx, plan, func(x *problem.Problem) { fmt.Fprintln(env.stdout, x) })
	if err != nil && ctx.Err() != nil {
		return no(fmt.Errorf("interrupted after %d of %d problems", done, len(plan.Set)))
	}
	return err
}

func newProblemsList(env *environment) *cobra.Command {
	return described("problems-list", takes(0, 1, "one file at most"), func(_ *cobra.Command, args []string) error {
		set, err := env.problemsIn(args)
		if err != nil {
			return err
		}
		env.listProblems(set)
		return nil
	})
}

func (env *environment) listProblems(set []*problem.Problem) {
	counts := map[string]map[problem.Kind]int{}
	for _, x := range set {
		if counts[x.Game.ID()] == nil {
			counts[x.Game.ID()] = map[problem.Kind]int{}
		}
		counts[x.Game.ID()][x.Kind]++
	}
	fmt.Fprintf(env.stdout, "%-16s%8s%8s%8s%8s\n", "variant", "open", "hidden", "bid", "all")
	sums := map[problem.Kind]int{}
	row := func(name string, n map[problem.Kind]int) {
		fmt.Fprintf(env.stdout, "%-16s%8d%8d%8d%8d\n", name, n[problem.Open], n[problem.Hidden], n[problem.Bid],
			n[problem.Open]+n[problem.Hidden]+n[problem.Bid])
	}
	for _, v := range rules.Catalogue() {
		if n := counts[v.ID]; n != nil {
			row(v.ID, n)
			for k := range n {
				sums[k] += n[k]
			}
		}
	}
	row("all", sums)
	fmt.Fprintln(env.stdout)
	trials := make([]problem.Trial, len(set))
	for i, x := range set {
		trials[i] = x.Trial
	}
	env.sharesByGrade(set, trials)
}

func (env *environment) sharesByGrade(set []*problem.Problem, trials []problem.Trial) {
	fmt.Fprintf(env.stdout, "%-7s%9s", "grade", "problems")
	for _, level := range lab.GradingLevels() {
		fmt.Fprintf(env.stdout, "%13s", level)
	}
	fmt.Fprintln(env.stdout)
	for i, g := range lab.SharesByGrade(set, trials) {
		if g.Problems == 0 {
			continue
		}
		fmt.Fprintf(env.stdout, "%-7d%9d", i+1, g.Problems)
		for _, r := range g.Levels {
			fmt.Fprintf(env.stdout, "%13s", fmt.Sprintf("%.0f%% ± %.0f", 100*r.Share, 50*(r.High-r.Low)))
		}
		fmt.Fprintln(env.stdout)
	}
}

type problemsCommand struct {
	playCommand
	day string
}

func newProblems(env *environment) *cobra.Command {
	s := &problemsCommand{playCommand: playCommand{displayFlags: displayFlags{env: env}}}
	c := described("problems", onlyFlags, func(cmd *cobra.Command, _ []string) error { return s.run(cmd.Context()) })
	s.from.flags(c, true)
	f := c.Flags()
	f.Lookup("variant").Usage = "`ID` of the variant, or all (default standard on your first day, then all)"
	dataFlag(f, &s.data, "keep your progress in `FOLDER`")
	f.StringVar(&s.day, "day", "", "the problems of this `DATE`, as 2026-11-23 (default today)")
	s.flags(f, "positions in sentences instead of pictures")
	c.AddCommand(newProblemsFind(env), newProblemsCheck(env), newProblemsGrade(env), newProblemsList(env))
	return c
}

func (s *problemsCommand) run(ctx context.Context) (err error) {
	if err = s.open(); err != nil {
		return err
	}
	if err := s.check(); err != nil {
		return err
	}
	q := tui.Practice{Day: calendar.On(time.Now()), Now: time.Now, Drawn: s.screen()}
	if s.day != "" {
		if q.Day, err = calendar.Parse(s.day); err != nil {
			return fmt.Errorf("--day: %w", err)
		}
	}
	file, err := s.progressFile()
	if err != nil {
		return err
	}
	if q.Progress, err = s.progress(file); err != nil {
		return err
	}
	set, err := s.among(s.day == "" && q.Progress.Begins(q.Day))
	if err != nil {
		return err
	}
	q.Problems = problem.Day(set, q.Progress, q.Day)
	q.Keep = func(p problem.Progress) error {
		return folder.WriteFile(file, func(w io.Writer) error { return json.NewEncoder(w).Encode(p) })
	}
	cfg := tui.Config{Book: s.book, Theme: s.theme, ASCII: s.onlyASCII(), Columns: s.env.columns()}
	if q.Drawn {
		cfg.Profile = s.profile()
	}
	return tui.AskProblems(ctx, cfg, q, tui.NewLines(s.env.stdin), s.env.stdout)
}

// among returns the problems that come with the program, or those of a variant. Without a named
// variant, a beginner gets problems of the game that play begins with.
func (s *problemsCommand) among(begins bool) ([]*problem.Problem, error) {
	set, err := problem.Shipped()
	if err != nil || s.from.id == "" && s.from.house == "" && !begins {
		return set, err
	}
	if s.from.house != "" {
		return nil, errors.New("--house: problems are of published variants; name one with --variant")
	}
	games, err := s.from.games(s.env)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(set, func(x *problem.Problem) bool {
		return !slices.ContainsFunc(games, func(g *rules.Game) bool { return g.ID() == x.Game.ID() })
	}), nil
}

// progressFile returns the file that progress is kept in, and creates its folder.
func (s *problemsCommand) progressFile() (string, error) {
	dir := cmp.Or(s.data, s.env.getenv("NINETYNINE_DATA"))
	if dir == "" {
		var err error
		if dir, err = s.env.dataDir(); err != nil {
			return "", err
		}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("cannot keep your progress: %w; name another folder with --data", err)
	}
	return filepath.Join(dir, "problems.json"), nil
}

// progress returns the progress in a file. A damaged file is set aside, and the player begins
// again.
func (s *problemsCommand) progress(file string) (problem.Progress, error) {
	p, err := readProgress(file)
	if err == nil || errors.As(err, new(*fs.PathError)) {
		return p, err
	}
	name := unused(file+".damaged", ".", "")
	if aside := os.Rename(file, name); aside != nil {
		return p, fmt.Errorf("%s: %w; it cannot be set aside, either: %w", file, err, aside)
	}
	_, err = fmt.Fprintf(s.env.stderr, "%s: %v\n%s\n", name, err, s.book.Say("problem.anew"))
	return problem.Fresh(), err
}

// unused returns the name with the ending; if there is such a file, the name with the mark and a
// number from 2.
func unused(name, mark, ending string) string {
	free := name + ending
	for n := 2; ; n++ {
		if _, err := os.Lstat(free); err != nil {
			return free
		}
		free = fmt.Sprintf("%s%s%d%s", name, mark, n, ending)
	}
}

func readProgress(name string) (p problem.Progress, err error) {
	text, err := file.Read(name, file.Most)
	if errors.Is(err, fs.ErrNotExist) {
		return problem.Fresh(), nil
	}
	if err == nil {
		err = json.Unmarshal(text, &p)
	}
	if err == nil {
		err = p.Check()
	}
	return p, err
}
