package api

import (
	"context"
	"fmt"
	"math"
	"slices"
	"sync"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// maxProgress is the size limit of a request with a player's progress.
const maxProgress = 256 << 10

// check checks the date and the progress of a request about problems; a beginner has no progress.
func check(p *wire.Practice) error {
	if p.Date == 0 {
		return bad("date: say the date where you are, as 2026-11-23")
	}
	if p.Progress == nil {
		p.Progress = new(problem.Progress)
	}
	if err := p.Progress.Check(); err != nil {
		return bad(err.Error())
	}
	return nil
}

func (s *Service) dayProblems(_ context.Context, c *Call, in *wire.ProblemsAsking) error {
	if err := check(&in.Practice); err != nil {
		return err
	}
	set, err := s.problems()
	if err != nil {
		return err
	}
	if in.Variant != "" {
		if _, err := rules.Named(in.Variant); err != nil {
			return bad("variant: " + err.Error())
		}
		set = slices.DeleteFunc(slices.Clone(set), func(x *problem.Problem) bool { return x.Game.ID() != in.Variant })
	}
	days := in.Progress.Answered()
	out := wire.Problems{Problems: []wire.Problem{}, Days: days, Streak: calendar.Streak(days, s.Now())}
	for _, x := range problem.Day(set, *in.Progress, in.Date) {
		w, err := AskedProblem(x, in.Progress, in.Date)
		if err != nil {
			return err
		}
		out.Problems = append(out.Problems, w)
	}
	return c.answer(out)
}

// AskedProblem returns a problem without its answer.
func AskedProblem(x *problem.Problem, p *problem.Progress, day calendar.Day) (wire.Problem, error) {
	m, err := match.New(x.Game, 0, match.Limit{})
	if err != nil {
		return wire.Problem{}, err
	}
	v := match.View{Stage: match.Playing}
	x.View(&v.View)
	w := wire.Problem{
		ID: x.ID, Kind: x.Kind.String(), Variant: x.Game.ID(),
		Grade: x.Trial.Grade(), Rating: int(math.Round(x.Trial.Rating())), View: record.AppendView(nil, m, &v, 0),
	}
	if w.Need, w.Left = x.Task(); x.Kind == problem.Bid {
		w.Need = nil
	}
	if mark, ok := p.Marks[x.ID]; ok {
		w.Back = mark.First < day
		if mark.Last == day {
			right := mark.Box == nil || *mark.Box > 0
			w.Done = &right
		}
	}
	return w, nil
}

func (s *Service) answerProblem(_ context.Context, c *Call, in *wire.ProblemAnswer) error {
	if err := check(&in.Practice); err != nil {
		return err
	}
	set, err := s.problems()
	if err != nil {
		return err
	}
	at := slices.IndexFunc(set, func(x *problem.Problem) bool { return x.ID == c.Path("problem") })
	if at < 0 {
		return Refuse(wire.StatusNotFound, "none", "there is no such problem")
	}
	x := set[at]
	o := x.Game.Options(&x.State, x.Seat)
	a, err := rules.ParseAction(o.Seat, in.Act)
	if err != nil {
		return bad("act: " + err.Error())
	}
	if !o.Has(a) {
		return bad(fmt.Sprintf("act: %.40q is none of the options of the View", in.Act))
	}
	out := JudgedProblem(x, a, problem.Answer(*in.Progress, x, x.Right(a), in.Date, s.Now()))
	out.Refutations = s.refuted.get(x)
	return c.answer(out)
}

// JudgedProblem returns the outcome of an answer that led to progress p, without refutations.
func JudgedProblem(x *problem.Problem, a rules.Action, p problem.Progress) wire.ProblemOutcome {
	out := wire.ProblemOutcome{Right: x.Right(a), Progress: p, Why: x.Why(a)}
	if due, ok := p.Marks[x.ID].Due(); ok {
		out.Due = &due
	}
	for _, a := range x.Answers {
		out.Answers = append(out.Answers, a.String())
	}
	for _, l := range search.Levels() {
		told := wire.ProblemLevel{Level: l.Name}
		if share, ok := x.Trial.Share(l.Name); ok {
			told.Solved = &share
		}
		out.Levels = append(out.Levels, told)
	}
	if x.Kind == problem.Bid {
		bid := x.Game.Bid(a.Cards())
		out.Bid = &bid
	}
	right := x.Totals()
	for _, t := range x.Study {
		out.Totals = append(out.Totals, wire.ProblemTotal{Tricks: t.Tricks, Right: slices.Contains(right, t.Tricks), Points: t.Points, Chance: float64(t.Chance) / 100})
	}
	return out
}

// refutations caches the refutations of wrong answers, by problem, which take a while to compute.
type refutations struct {
	of sync.Map // id → func() []problem.Refutation
}

func (r *refutations) get(x *problem.Problem) []problem.Refutation {
	once, _ := r.of.LoadOrStore(x.ID, sync.OnceValue(func() []problem.Refutation { return problem.NewProver(x.Game).Refute(x) }))
	return once.(func() []problem.Refutation)()
}
