package lab

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// A ProblemsPlan looks for problems in deals that players of several levels play with each other,
// at most one in each deal, and grades them by how often each level fails.
type ProblemsPlan struct {
	Game     *rules.Game
	Kind     problem.Kind
	Number   int // of problems wanted
	Seed     string
	Deals    int // to look through, at most
	Attempts int // of each level

	Workers  int
	Progress func(deals, found int) // receives the amount done, from one goroutine; may be nil
	Journal  *Journal               // of deals looked through before; gets those of now; nil: there is none
}

// These are the least and the most tricks left, by kind, in the endings that are looked for.
const leastLeft = 2

func mostLeft(k problem.Kind) int {
	if k == problem.Open {
		return 5
	}
	return 4
}

// A way to bid is wrong if it is behind the best by at least [problem.Clear] and by clearErrors
// standard errors in a study; otherwise it is right.
const (
	clearErrors = 2.0
	studyWorlds = 480
	mostTotals  = 2    // that are right; with more it is no problem
	mostWays    = 80   // ways that are right; with more it is no problem
	glances     = 3    // bids of each level for a first impression
	sureOf      = 0.58 // chance of the contract that the strongest level must see
)

// leastFails is in how many of [problem.Lies] each wrong card of a hidden ending must fail even if
// all cards are open.
const leastFails = problem.Lies / 20

// FindProblems returns the problems found, in the order of the deals. Each grade supplies at most a
// third of the number wanted, so that grades mix; where the deals have too few of the other grades,
// fewer are found. If the context ends first, it returns those found with the context's error.
func FindProblems(ctx context.Context, f ProblemsPlan) ([]*problem.Problem, error) {
	if f.Kind == problem.Bid && !f.Game.Lays() {
		return nil, nil
	}
	var found []*problem.Problem
	var grades [problem.Grades + 1]int
	deals := 0
	r := runner[written]{
		workers: f.Workers,
		units:   f.Deals,
		size:    1,
		open:    func() (worker[written], error) { return newProblemsWorker(&f) },
		take: func(x *written) (bool, error) {
			p, err := x.problem()
			if err != nil {
				return false, err
			}
			deals++
			if p != nil && 3*grades[p.Trial.Grade()] < f.Number {
				grades[p.Trial.Grade()]++
				found = append(found, p)
			}
			if f.Progress != nil {
				f.Progress(deals, len(found))
			}
			return len(found) < f.Number, nil
		},
		journal: f.Journal,
		of: struct {
			Experiment string
			Variant    rules.Variant
			Kind       string
			Seed       string
			Attempts   int
		}{"problems", f.Game.Variant(), f.Kind.String(), f.Seed, f.Attempts},
	}
	if err := r.run(ctx); err != nil {
		return nil, err
	}
	return found, ctx.Err()
}

// A written problem is a set of at most one, as [problem.ParseSet] reads it.
type written string

func write(x *problem.Problem) written {
	return written(problem.LevelsLine(GradingLevels()) + "\n" + x.String())
}

// problem returns the problem; nil if there is none.
func (w written) problem() (*problem.Problem, error) {
	set, err := problem.ParseSet([]byte(w))
	if len(set) != 1 || err != nil {
		return nil, err
	}
	return set[0], nil
}

// tablePlayers play, in turn, the deals in which problems are looked for.
var tablePlayers = [...]string{"casual", "net", "beginner"}

type problemsWorker struct {
	*driver
	plan    *ProblemsPlan
	checker *ProblemsChecker
	table   [len(tablePlayers)][]*player // by name and seat
}

func newProblemsWorker(f *ProblemsPlan) (*problemsWorker, error) {
	d, err := newDriver(f.Game, f.Seed, match.Limit{}, new(Bots))
	if err != nil {
		return nil, err
	}
	w := &problemsWorker{driver: d, plan: f}
	for k, name := range tablePlayers {
		for i := range f.Game.Live().All() {
			p, err := d.open(name, i, 0)
			if err != nil {
				return nil, errors.Join(err, w.close())
			}
			w.table[k] = append(w.table[k], p)
		}
	}
	if w.checker, err = NewProblemsChecker(f.Game); err != nil {
		return nil, errors.Join(err, w.close())
	}
	return w, nil
}

func (w *problemsWorker) close() error {
	err := w.driver.close()
	if w.checker != nil {
		err = errors.Join(err, w.checker.Close())
	}
	return err
}

// do plays a deal and chooses one of the problems in it.
func (w *problemsWorker) do(ctx context.Context, job int, out *written) error {
	*out = ""
	number := uint64(job)
	for i := range w.game.Live().All() {
		w.seated[i] = w.table[(job+int(i))%len(tablePlayers)][i]
	}
	if err := w.begin(ctx, w.matches[job%len(w.matches)], number, 0); err != nil {
		return err
	}
	w.vary(number)
	if err := w.deal(ctx, number); err != nil {
		return err
	}
	found, err := w.look(ctx, number)
	for k := range found {
		x := found[(job+k)%len(found)]
		if x.Trial, err = w.checker.try(ctx, x, 0, w.plan.Attempts); err != nil {
			return err
		}
		if x.Trial.Tells() {
			*out = write(x)
			break
		}
	}
	return err
}

// vary gives the deal any of the trumps that the next deal of a game may have.
func (w *problemsWorker) vary(number uint64) {
	if by := w.game.TrumpBy(); by != rules.ByTurnup {
		after := w.game.Variant().Trump.After
		if by == rules.ByRotation {
			after = w.game.Variant().Trump.Rotation
		}
		if len(after) > 0 {
			w.state.Trump = after[number/7%uint64(len(after))]
		}
	}
}

// look plays the deal just begun, and returns the problems in it.
func (w *problemsWorker) look(ctx context.Context, number uint64) (found []*problem.Problem, err error) {
	for w.playing() {
		if w.plan.Kind == problem.Bid && w.state.Deal.Phase() == rules.Laying {
			seat := rules.Seat(number / 3 % uint64(w.game.Live().Len()))
			x, err := w.checker.bid(ctx, &w.state.Deal, seat)
			if x != nil {
				found = append(found, x)
			}
			return found, err
		}
		t, err := w.turn(ctx)
		if err != nil {
			return nil, err
		}
		if t.choice && w.state.Deal.Phase() == rules.Playing {
			if x := w.ending(t.seat); x != nil {
				found = append(found, x)
			}
		}
		if err := w.apply(ctx, t); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// ending returns the problem that the seat faces now; nil unless there are several ways to play and
// exactly one of them keeps the contract.
func (w *problemsWorker) ending(seat rules.Seat) *problem.Problem {
	s, left := &w.state.Deal, w.game.Tricks()-int(w.view.Tricks)
	if left < leastLeft || left > mostLeft(w.plan.Kind) || !w.checker.prover.Forces(s, seat) || w.checker.prover.Choices(s) < 2 {
		return nil
	}
	keep, ok := w.checker.prover.SafeCards(w.plan.Kind, s, seat)
	if !ok || keep == 0 || keep == w.game.Due(s).From || !w.checker.prover.Equivalent(s, keep) {
		return nil
	}
	x := problem.New(w.plan.Kind, w.game, s, seat)
	for c := range keep.Cards() {
		x.Answers = append(x.Answers, rules.Play(w.game.Due(s).Seat, c))
	}
	if !w.checker.prover.WorthMost(x) {
		return nil
	}
	for _, r := range w.checker.prover.Refute(x) {
		if r.Fails == 0 || r.Of > 1 && r.Fails < leastFails {
			return nil
		}
	}
	return x
}

// grading is the edition of the levels that try problems. It graded those in the program, and grades must
// stay comparable.
const grading = 1

// GradingLevels returns the levels that try problems, the weakest first: those of the edition that grades.
func GradingLevels() (names []string) {
	for _, l := range search.LevelsOf(grading) {
		names = append(names, l.Name)
	}
	return names
}

// A ProblemsChecker has players of all levels try problems, proves endings again and has the
// strongest player study bids again, in worlds that their studies did not use. It serves one game.
type ProblemsChecker struct {
	game   *rules.Game
	prover *problem.Prover
	match  *match.Match
	levels []bot.Bot
	expert *bot.Expert
}

// NewProblemsChecker returns a checker of problems of the game, which the caller must close.
func NewProblemsChecker(g *rules.Game) (*ProblemsChecker, error) {
	m, err := match.New(g, 0, match.Limit{})
	if err != nil {
		return nil, err
	}
	t := &ProblemsChecker{game: g, prover: problem.NewProver(g), match: m, expert: &bot.Expert{Effort: search.Full()}}
	for _, name := range GradingLevels() {
		b, err := bot.New(search.Versioned(name, grading))
		if err != nil {
			return nil, errors.Join(err, t.Close())
		}
		t.levels = append(t.levels, b)
	}
	return t, nil
}

// Close closes the players.
func (t *ProblemsChecker) Close() (err error) {
	for _, b := range t.levels {
		err = errors.Join(err, b.Close())
	}
	return errors.Join(err, t.expert.Close())
}

// try has each level try the problem attempts times, each time as a new player; the first of them
// has the given number.
func (t *ProblemsChecker) try(ctx context.Context, x *problem.Problem, number uint64, attempts int) (problem.Trial, error) {
	r := problem.Trial{Levels: GradingLevels(), Of: attempts}
	v := match.View{Stage: match.Playing}
	x.View(&v.View)
	for _, b := range t.levels {
		solved := 0
		for i := range attempts {
			a, err := t.choose(ctx, b, x, &v, number+uint64(i))
			if err != nil {
				return r, err
			}
			if x.Right(a) {
				solved++
			}
		}
		r.Solved = append(r.Solved, solved)
	}
	return r, nil
}

// choose returns the act of a player who sees the problem for the first time.
func (t *ProblemsChecker) choose(ctx context.Context, b bot.Bot, x *problem.Problem, v *match.View, number uint64) (rules.Action, error) {
	if err := b.Begin(ctx, t.match, x.Seat, bot.Seed(cards.SeedOf(x.ID), x.Seat, number)); err != nil {
		return 0, err
	}
	return b.Choose(ctx, v)
}

// bid returns the problem of what the seat should lay aside; nil if it is none. It studies only
// hands that weak and strong levels bid differently.
func (t *ProblemsChecker) bid(ctx context.Context, s *rules.State, seat rules.Seat) (*problem.Problem, error) {
	x := problem.New(problem.Bid, t.game, s, seat)
	if differ, err := t.differ(ctx, x); err != nil || !differ {
		return nil, err
	}
	for number := range uint64(2) {
		st, err := t.study(ctx, x, number)
		if err != nil {
			return nil, err
		}
		if number == 0 {
			x.Study, x.Answers = totals(st), nil
			for i := range st.Options {
				if o := &st.Options[i]; !worse(o) {
					x.Answers = append(x.Answers, o.Action)
				}
			}
			if len(x.Totals()) > mostTotals || len(x.Answers) > mostWays || t.prover.Check(x) != nil {
				return nil, nil
			}
		} else if repeats(x, st) != nil {
			return nil, nil
		}
	}
	return x, nil
}

// worse reports whether an option of a study is clearly worse than the first.
func worse(o *search.Option) bool { return o.Gap >= problem.Clear && o.Gap >= clearErrors*o.GapError }

// repeats returns an error if another study finds that the best answer is wrong, or that a total
// called right is not.
func repeats(x *problem.Problem, st *search.Study) error {
	for i := range st.Options {
		if o := &st.Options[i]; o.Action == x.Answers[0] && worse(o) {
			return fmt.Errorf("problem %s: a new study finds that to lay %v is %.1f points worse than the best", x.ID, o.Action.Cards(), o.Gap)
		}
	}
	if best := st.Bids[0].Tricks; !slices.Contains(x.Totals(), best) {
		return fmt.Errorf("problem %s: a new study likes best to bid %d, which is none of the answers", x.ID, best)
	}
	return nil
}

// differ reports whether in a few bids the strongest level is sure of one total, and the two
// weakest mostly bid other totals.
func (t *ProblemsChecker) differ(ctx context.Context, x *problem.Problem) (bool, error) {
	v := match.View{Stage: match.Playing}
	x.View(&v.View)
	var weak []int
	strongest := t.levels[len(t.levels)-1]
	for _, b := range t.levels[:2] {
		for i := range uint64(glances) {
			a, err := t.choose(ctx, b, x, &v, again+i)
			if err != nil {
				return false, err
			}
			weak = append(weak, t.game.Bid(a.Cards()))
		}
	}
	best := -1
	for i := range uint64(glances) {
		a, err := t.choose(ctx, strongest, x, &v, again+i)
		if err != nil {
			return false, err
		}
		n := t.game.Bid(a.Cards())
		if i > 0 {
			if n != best {
				return false, nil
			}
			continue
		}
		best = n
		if same := slices.DeleteFunc(weak, func(n int) bool { return n != best }); len(same) > glances {
			return false, nil
		}
		chances, err := strongest.(bot.Forecaster).Forecast(ctx, &v, a)
		if err != nil || chances[x.Seat] < sureOf {
			return false, err
		}
	}
	return true, nil
}

// totals returns a study's results by total, for display.
func totals(st *search.Study) (all []problem.Total) {
	for _, b := range st.Bids {
		all = append(all, problem.Total{
			Tricks: b.Tricks, Points: math.Round(10*b.Best.Points) / 10, Chance: int(math.Round(100 * b.Best.Chance)),
		})
	}
	return all
}

// study has the expert study a bid, in worlds that the number determines.
func (t *ProblemsChecker) study(ctx context.Context, x *problem.Problem, number uint64) (*search.Study, error) {
	v := match.View{Stage: match.Playing}
	x.View(&v.View)
	if err := t.expert.Begin(ctx, t.match, x.Seat, bot.Seed(cards.SeedOf(x.ID), x.Seat, number)); err != nil {
		return nil, err
	}
	return t.expert.Study(&v, studyWorlds)
}

// again is added to a number for worlds or attempts that must differ from a study's or trial's:
// those of a repeated study, of new attempts, and of the first few bids.
const again = 1 << 20

// Check returns an error if the proof does not repeat, or if a new study finds another answer.
func (t *ProblemsChecker) Check(ctx context.Context, x *problem.Problem) error {
	wrong, err := t.check(ctx, x)
	if err != nil {
		return err
	}
	return wrong
}

// check returns as wrong why the proof or study does not repeat, and as err why it could not be made.
func (t *ProblemsChecker) check(ctx context.Context, x *problem.Problem) (wrong, err error) {
	if wrong := t.prover.Check(x); wrong != nil || x.Kind != problem.Bid {
		return wrong, nil
	}
	st, err := t.study(ctx, x, again)
	if err != nil {
		return nil, err
	}
	return repeats(x, st), nil
}

// Try has each level try the problem as often as its trial says, with other random numbers, and
// returns the result.
func (t *ProblemsChecker) Try(ctx context.Context, x *problem.Problem) (problem.Trial, error) {
	return t.try(ctx, x, again, x.Trial.Of)
}

// Grade has each level try the problem again, with the random numbers of its first trial. It
// reports whether the problem is still usable: its proof or study repeats, and the trial tells
// strong from weak.
func (t *ProblemsChecker) Grade(ctx context.Context, x *problem.Problem) (tells bool, err error) {
	if x.Trial, err = t.try(ctx, x, 0, x.Trial.Of); err != nil || !x.Trial.Tells() {
		return false, err
	}
	wrong, err := t.check(ctx, x)
	return wrong == nil && err == nil, err
}

// A GradePlan has problems graded again.
type GradePlan struct {
	Set []*problem.Problem

	Workers  int
	Progress func(problems int) // receives the number done, from one goroutine; may be nil
	Journal  *Journal           // of problems graded before; gets those of now; nil: there is none
}

// GradeProblems gives told the problems that are still usable, with their new trials, in order: see
// [ProblemsChecker.Grade]. If the context ends first, it returns its error.
func GradeProblems(ctx context.Context, p GradePlan, told func(*problem.Problem)) error {
	done := 0
	set := make([]string, len(p.Set))
	for i, x := range p.Set {
		set[i] = x.String()
	}
	r := runner[written]{
		workers: p.Workers,
		units:   len(p.Set),
		size:    1,
		open:    func() (worker[written], error) { return &gradeWorker{p.Set, map[*rules.Game]*ProblemsChecker{}}, nil },
		take: func(w *written) (bool, error) {
			x, err := w.problem()
			if x != nil {
				told(x)
			}
			if done++; p.Progress != nil {
				p.Progress(done)
			}
			return true, err
		},
		journal: p.Journal,
		of: struct {
			Experiment string
			Set        []string
		}{"grades", set},
	}
	if err := r.run(ctx); err != nil {
		return err
	}
	return ctx.Err()
}

type gradeWorker struct {
	set      []*problem.Problem
	checkers map[*rules.Game]*ProblemsChecker
}

func (w *gradeWorker) do(ctx context.Context, job int, out *written) (err error) {
	x := *w.set[job]
	c := w.checkers[x.Game]
	if c == nil {
		if c, err = NewProblemsChecker(x.Game); err != nil {
			return err
		}
		w.checkers[x.Game] = c
	}
	*out = ""
	if tells, err := c.Grade(ctx, &x); !tells || err != nil {
		return err
	}
	*out = write(&x)
	return nil
}

func (w *gradeWorker) close() (err error) {
	for _, c := range w.checkers {
		err = errors.Join(err, c.Close())
	}
	return err
}

// A GradeShares says how often each level solves the problems of a grade.
type GradeShares struct {
	Problems int
	Levels   []Rate // of attempts that were right; the weakest first
}

// SharesByGrade returns the shares for each grade, from 1, in the trials of the problems.
func SharesByGrade(set []*problem.Problem, trials []problem.Trial) (all [problem.Grades]GradeShares) {
	var sums [problem.Grades][]ratio
	for i, x := range set {
		grade := x.Trial.Grade() - 1
		all[grade].Problems++
		if sums[grade] == nil {
			sums[grade] = make([]ratio, len(trials[i].Solved))
		}
		for k, n := range trials[i].Solved {
			sums[grade][k].add(int64(n), int64(trials[i].Of))
		}
	}
	for grade := range sums {
		for k := range sums[grade] {
			all[grade].Levels = append(all[grade].Levels, sums[grade][k].rate())
		}
	}
	return all
}
