package lab

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestFindProblems: problems found are proved, and the same with any number of workers.
func TestFindProblems(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	for _, k := range []problem.Kind{problem.Open, problem.Hidden} {
		var before []string
		for _, workers := range []int{1, 3} {
			found, err := FindProblems(context.Background(), ProblemsPlan{
				Game: g, Kind: k, Number: 3, Seed: "test", Deals: 300, Attempts: 2, Workers: workers,
			})
			if err != nil || len(found) != 3 {
				t.Fatalf("%v: found %d, %v", k, len(found), err)
			}
			var lines []string
			for _, x := range found {
				must.Do(t, problem.NewProver(g).Check(x))
				lines = append(lines, x.String())
			}
			if before != nil && !slices.Equal(before, lines) {
				t.Errorf("%d workers find\n%v\nand one finds\n%v", workers, lines, before)
			}
			before = lines
		}
	}
}

// TestNoBids: where nothing is laid aside there are no problems of bids.
func TestNoBids(t *testing.T) {
	g := must.Get(rules.Open("nobid"))(t)
	found, err := FindProblems(context.Background(), ProblemsPlan{Game: g, Kind: problem.Bid, Number: 1, Seed: "1", Deals: 1, Attempts: 1})
	if err != nil || len(found) != 0 {
		t.Errorf("found %v, %v", found, err)
	}
}

// TestGrades: the share of problems that a level solves falls with the grade and rises with the
// level, within intervals.
func TestGrades(t *testing.T) {
	set := must.Get(problem.Shipped())(t)
	trials := make([]problem.Trial, len(set))
	for i, x := range set {
		trials[i] = x.Trial
	}
	grades := SharesByGrade(set, trials)
	for k, g := range grades {
		for i, r := range g.Levels {
			if i > 0 && r.High < g.Levels[i-1].Low {
				t.Errorf("grade %d: level %d solves %+v, and the weaker one %+v", k+1, i, r, g.Levels[i-1])
			}
			if k > 0 && r.Low > grades[k-1].Levels[i].High {
				t.Errorf("level %d solves %+v of grade %d, and %+v of the easier one", i, r, k+1, grades[k-1].Levels[i])
			}
		}
	}
}

// TestShippedAgain has the levels try some of the problems built into the program again, and
// studies a bid again. "ninetynine problems check --try" does so with all of them, and with other
// random numbers.
func TestShippedAgain(t *testing.T) {
	gate.Only(t, "judges problems again")
	set := must.Get(problem.Shipped())(t)
	const each = 25 // try every so many
	bids, tried, same := 0, 0, 0
	for i, x := range set {
		bid := x.Kind == problem.Bid && bids < 1
		if i%each > 0 && !bid {
			continue
		}
		c := must.Get(NewProblemsChecker(x.Game))(t)
		if bid {
			bids++
			must.Do(t, c.Check(context.Background(), x))
		}
		now := must.Get(c.try(context.Background(), x, 0, x.Trial.Of))(t)
		tried++
		if slices.Equal(now.Solved, x.Trial.Solved) { // nets round a little differently on some processors
			same++
		} else {
			t.Logf("problem %s: the levels solve it %v times of %d, and stated is %v", x.ID, now.Solved, now.Of, x.Trial.Solved)
		}
		must.Do(t, c.Close())
	}
	if same < tried-tried/8 {
		t.Errorf("of %d problems tried again, %d come to the same", tried, same)
	}
}

// chooser is a bot that always chooses the same act.
type chooser struct {
	bot.Bot
	act rules.Action
}

func (chooser) Begin(context.Context, *match.Match, rules.Seat, uint64) error { return nil }

func (c chooser) Choose(context.Context, *match.View) (rules.Action, error) { return c.act, nil }

// TestGradeUnstudied: a problem that cannot be studied is an error, not a problem that does not hold.
func TestGradeUnstudied(t *testing.T) {
	set := must.Get(problem.Shipped())(t)
	x := *set[slices.IndexFunc(set, func(x *problem.Problem) bool { return x.Kind == problem.Bid })]
	c := must.Get(NewProblemsChecker(x.Game))(t)
	must.Do(t, c.Close())
	c.levels = []bot.Bot{chooser{}, chooser{act: x.Answers[0]}}
	c.expert = &bot.Expert{File: filepath.Join(t.TempDir(), "none")}
	if tells, err := c.Grade(t.Context(), &x); tells || err == nil {
		t.Errorf("the problem tells: %v, and the error is %v", tells, err)
	}
}
