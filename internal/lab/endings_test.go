package lab

import (
	"context"
	"math"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/rules"
)

func takeEndings(t testing.TB, e ExamPlan) Endings {
	t.Helper()
	return must.Get(RunEndings(t.Context(), e))(t)
}

// TestEndingsWorkers checks that marks do not depend on the number of workers, in every variant,
// nor a player's marks on which other players are judged.
func TestEndingsWorkers(t *testing.T) {
	for _, v := range rules.Catalogue() {
		e := ExamPlan{Game: open(t, v.ID), Players: []string{"greedy", "random"}, Table: "greedy", Tricks: 3, Seed: "workers", Deals: 20}
		one := alike(t, v.ID, func(workers int) Endings { e.Workers = workers; return takeEndings(t, e) }, 3)
		e.Players = []string{"random"}
		alone := takeEndings(t, e).Players[0]
		with := one.Players[1]
		if alone.Optimal != with.Optimal || alone.Lost != with.Lost || alone.More != (Mean{}) {
			t.Errorf("%s: random alone %+v, beside greedy %+v", v.ID, alone, with)
		}
		var decisions int64
		for _, l := range with.Left {
			decisions += l.Optimal.Of
		}
		if decisions != one.Decisions || with.Optimal.Of != decisions || with.Right.Of != one.Open || len(with.Left) == 0 || with.Left[0].Tricks > 3 {
			t.Errorf("%s: %d decisions, %+v", v.ID, one.Decisions, with)
		}
		if more := with.Lost.Mean - one.Players[0].Lost.Mean; math.Abs(more-with.More.Mean) > 1e-9 {
			t.Errorf("%s: %v more than greedy, said to be %v", v.ID, more, with.More.Mean)
		}
	}
}

// A cheat sees all cards and plays the card that is best for its seat, or the worst.
type cheat struct {
	netless.Random
	worst  bool
	solver *solve.Solver
	deal   *rules.State
	lost   float64 // by the worst
}

func (c *cheat) Choose(_ context.Context, v *match.View) (rules.Action, error) {
	var ends [rules.MaxHand]solve.End
	best, worst := 0, 0
	for i := range c.solver.Choices(c.deal, &ends) {
		if ends[i].Values[v.Seat] > ends[best].Values[v.Seat] {
			best = i
		}
		if ends[i].Values[v.Seat] < ends[worst].Values[v.Seat] {
			worst = i
		}
	}
	if !c.worst {
		return v.Options.Nth(best), nil
	}
	c.lost += float64(ends[best].Values[v.Seat] - ends[worst].Values[v.Seat])
	return v.Options.Nth(worst), nil
}

// TestEndingsCheat checks that a player who sees all cards and plays the best loses nothing, and
// that one who plays the worst is never right where it matters and loses as much as possible.
func TestEndingsCheat(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := open(t, v.ID)
		e := ExamPlan{Game: g, Players: []string{"best", "worst"}, Table: "random", Tricks: 3, Seed: "cheat", Deals: 15}
		e.Open = func(name string) (bot.Bot, error) {
			if name == "random" {
				return bot.New(name)
			}
			return &cheat{worst: name == "worst", solver: solve.New(g, 1<<12)}, nil
		}
		at := must.Get(newExamWorker(&e, must.Get(e.contest())(t)))(t)
		x := newEndingsWorker(at)
		var cheats []*cheat
		for _, seats := range at.judged {
			for _, p := range seats {
				c := p.Bot.(*cheat)
				c.deal = &at.state.Deal
				cheats = append(cheats, c)
			}
		}
		sum := endingSums{exam: &e, players: []markSums{{left: make([]leftSums, 3)}, {left: make([]leftSums, 3)}}}
		for i := range e.Deals {
			var marks []mark
			must.Do(t, x.do(t.Context(), i, &marks))
			sum.take(marks)
		}
		r := sum.endings(int64(e.Deals))
		best, worst := &r.Players[0], &r.Players[1]
		if best.Optimal.Share != 1 || best.Lost.Mean != 0 || best.Right.Share != 1 {
			t.Errorf("%s: the best: %+v", v.ID, best)
		}
		lost := 0.0
		for _, c := range cheats {
			lost += c.lost
		}
		if worst.Right.Count != 0 || math.Abs(worst.Lost.Mean*float64(r.Decisions)-lost) > 1e-6 || lost == 0 {
			t.Errorf("%s: the worst lost %v: %+v", v.ID, lost, worst)
		}
		if worst.Optimal.Count != r.Decisions-r.Open || r.Open == 0 {
			t.Errorf("%s: %d of %d decisions are open, %+v", v.ID, r.Open, r.Decisions, worst.Optimal)
		}
	}
}

func TestEndingsRefuses(t *testing.T) {
	g := open(t, "standard")
	for _, c := range []struct {
		exam ExamPlan
		want string
	}{
		{ExamPlan{Table: "greedy", Tricks: 3, Deals: 2}, "needs players"},
		{ExamPlan{Players: []string{"greedy"}, Table: "greedy", Tricks: 10, Deals: 2}, "endings have 1 to 9 tricks, not 10"},
		{ExamPlan{Players: []string{"greedy"}, Table: "greedy", Tricks: 1, Deals: 1}, "at least 2 units"},
		{ExamPlan{Players: []string{"exec:true"}, Table: "greedy", Tricks: 1, Deals: 2}, "player exec:true is a program"},
		{ExamPlan{Players: []string{"greedy"}, Table: "exec:true", Tricks: 1, Deals: 2}, "player exec:true is a program"},
	} {
		c.exam.Game = g
		if _, err := RunEndings(t.Context(), c.exam); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	e := ExamPlan{Game: g, Players: []string{"wrong"}, Table: "greedy", Tricks: 2, Deals: 2}
	e.Open = func(name string) (bot.Bot, error) {
		if name == "wrong" {
			return &wrong{}, nil
		}
		return bot.New(name)
	}
	if _, err := RunEndings(t.Context(), e); err == nil || !strings.Contains(err.Error(), "player wrong at seat") {
		t.Errorf("a wrong act: %v", err)
	}
}

// TestEndingsBlunders: with three tricks left strong makes no blunder, and greedy does.
func TestEndingsBlunders(t *testing.T) {
	e := ExamPlan{Game: open(t, "standard"), Players: []string{"strong", "greedy"}, Table: "greedy", Tricks: 3, Seed: "blunders", Deals: 60, Workers: 2}
	r := takeEndings(t, e)
	for k, b := range r.Players[0].Blunders {
		other := r.Players[1].Blunders[k]
		if b.Share.Count != 0 || b.Share.Of != other.Share.Of || b.Share.Of == 0 && b.Kind != "lost" {
			t.Errorf("strong: %+v, greedy: %+v", b, other)
		}
	}
	if r.Players[1].Blunders[0].Share.Count == 0 {
		t.Error("greedy makes its contracts certain")
	}
}
