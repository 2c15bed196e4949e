package tui

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/wire/api"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// A Practice is a series of problems for a person, with their progress.
type Practice struct {
	Problems []*problem.Problem
	Progress problem.Progress
	Day      calendar.Day
	Now      func() time.Time             // the clock
	Drawn    bool                         // positions are drawn; else they are sentences
	Keep     func(problem.Progress) error // stores the progress after each answer
}

// AskProblems asks the problems one after another in plain lines, until they are done, the person leaves or
// the input ends. An unsaved answer is saved with the next one; the error is that of the last attempt.
func AskProblems(ctx context.Context, cfg Config, q Practice, in *Lines, out io.Writer) error {
	p := &practice{plain: plain{Model: New(ctx, cfg), in: in, out: out}, Practice: q}
	p.Short = true
	err := p.askAll()
	if p.unkept != nil {
		p.unkept = p.Keep(p.Progress)
	}
	return errors.Join(err, p.unkept)
}

// A practice is problems in plain lines.
type practice struct {
	plain
	Practice
	right  int   // right answers
	unkept error // from saving the last answer
}

func (p *practice) askAll() error {
	for i, x := range p.Problems {
		if err := p.askOne(i, x); err != nil || p.gone {
			return err
		}
	}
	fmt.Fprintln(p.out)
	if len(p.Problems) == 0 {
		p.says("problem.none", conversation.Rating(p.Progress)...)
		return nil
	}
	p.says("problem.done", append(conversation.Rating(p.Progress), "right", p.right, "of", len(p.Problems))...)
	p.says("page.problems.run", "n", calendar.Streak(p.Progress.Answered(), p.Now()))
	return nil
}

// askOne asks a problem until the person goes on or leaves.
func (p *practice) askOne(i int, x *problem.Problem) error {
	w, err := api.AskedProblem(x, &p.Progress, p.Day)
	if err != nil {
		return err
	}
	q, err := p.StartProblem(&w)
	if err != nil {
		return err
	}
	fmt.Fprintln(p.out)
	if said := q.Present(i+1, len(p.Problems), false).Said; p.Drawn {
		p.print(said[0])
		fmt.Fprintln(p.out, p.drawn(x))
		p.printAll(said[len(said)-3:]) // the task
	} else {
		p.printAll(said)
	}
	for answered := false; ; {
		if answered && i+1 == len(p.Problems) {
			return nil
		}
		fmt.Fprint(p.out, "> ")
		text, ok := p.in.Next(p.ctx)
		if !ok {
			p.gone = true
			return p.in.end()
		}
		a := q.Execute(text, answered, false)
		p.printAll(a.Said)
		switch {
		case a.Request == conversation.RequestQuit:
			p.gone = true
			return nil
		case a.Request == conversation.WantNext:
			return nil
		case a.Do != nil:
			answered = true
			p.judge(q, x, a.Do.Act)
		}
	}
}

// judge prints the verdict on an answer with reasons, and saves the progress.
func (p *practice) judge(q *conversation.Problem, x *problem.Problem, act string) {
	a, _ := rules.ParseAction(p.Shown.View.Options.Seat, act)
	if x.Right(a) {
		p.right++
	}
	p.Progress = problem.Answer(p.Progress, x, x.Right(a), p.Day, p.Now())
	if p.unkept = p.Keep(p.Progress); p.unkept != nil {
		p.says("plain.unsaved", "why", p.unkept.Error())
	}
	days := 0
	if due, ok := p.Progress.Marks[x.ID].Due(); ok {
		days = int(due - p.Day)
	}
	out := api.JudgedProblem(x, a, p.Progress)
	out.Refutations = problem.NewProver(x.Game).Refute(x)
	p.printAll(q.Judge(act, &out, days).Said)
}

// The size of a drawn position.
const (
	drawnWidth  = 80
	drawnHeight = 20
)

// drawn draws the position: the table, and the tricks so far where they are the only information about
// the hidden cards.
func (p *practice) drawn(x *problem.Problem) string {
	tricks := 0
	if x.Kind == problem.Hidden {
		tricks = int(p.Shown.View.Tricks)
	}
	height := drawnHeight
	if tricks > 0 {
		height += tricks + 6 // with its heading and legend
	}
	p.width, p.height = drawnWidth, height
	d := &drawing{Model: p.Model, page: newPage(drawnWidth, height, p.pal), pal: p.pal, book: p.cfg.Book, v: &p.Shown.View}
	d.felt = rect{0, 1, drawnWidth, drawnHeight - 1}
	d.badge(drawnWidth - 1)
	d.page.fill(d.felt, onFelt)
	d.table()
	if tricks > 0 {
		d.allTricks(2, drawnHeight+1, drawnWidth-4, tricks)
	}
	return strings.TrimRight(d.page.Render(), "\n")
}
