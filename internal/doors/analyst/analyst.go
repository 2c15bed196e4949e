// Package analyst answers questions about positions: lines of JSON in, lines of JSON out, as they are ready. A
// question may be about several positions, and each gets exactly one final answer. docs/analysis.md describes
// the lines, which follow those of KataGo's analysis engine.
package analyst

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"ninetynine/internal/learn/review"
	"ninetynine/internal/think/bot"
	"ninetynine/record"
	"ninetynine/rules"
)

// Options say how to answer.
type Options struct {
	Cores int              // how many positions are judged at once
	Now   func() time.Time // says when partial answers are due
}

// An answer is a line of the output.
type answer struct {
	ID          string  `json:"id,omitempty"`
	Line        int     `json:"line,omitempty"` // of the input, from 1, if the id could not be read
	At          *Moment `json:"at,omitempty"`
	Partial     bool    `json:"partial,omitempty"`
	Terminated  bool    `json:"terminated,omitempty"`
	Action      string  `json:"action,omitempty"`
	TerminateID string  `json:"terminateId,omitempty"`
	Error       string  `json:"error,omitempty"`
	Warning     string  `json:"warning,omitempty"`
	Field       string  `json:"field,omitempty"`
	result
	By *bot.Maker `json:"madeBy,omitempty"`
}

// A task is one position of a query that has no final answer yet.
type task struct {
	*query
	at   *Moment
	do   work
	end  context.CancelFunc // nil while it waits
	over bool               // it was terminated at work
}

type engine struct {
	Options
	judge review.Judge
	games map[string]*rules.Game // by variant and house rules; the reader alone uses it

	mu      sync.Mutex
	changed *sync.Cond
	waiting []*task        // those of highest priority first, then the oldest
	working []*task        // those being judged
	open    map[string]int // the number of both, by id
	closed  bool           // no more queries come

	writing sync.Mutex
	out     io.Writer
	broken  error // of out or the log
	stop    context.CancelFunc
}

// mostWaiting limits the positions that wait for their answers.
const mostWaiting = 100_000

// Run answers the queries of in on out until in ends and all are answered, or until the context ends, whose error
// it then returns at once. A line that is no query gets an answer that says so. Otherwise the error is that of
// reading in, or of writing to out or the log.
func Run(ctx context.Context, in io.Reader, out io.Writer, o Options) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	e := newEngine(out, o, stop)
	defer context.AfterFunc(ctx, func() {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.changed.Broadcast()
	})()
	read, worked := make(chan error, 1), make(chan struct{})
	go func() { read <- e.read(ctx, in) }()
	go func() {
		defer close(worked)
		var workers sync.WaitGroup
		for range o.Cores {
			workers.Go(func() { e.work(ctx) })
		}
		workers.Wait()
	}()
	<-worked
	e.writing.Lock()
	broken := e.broken
	e.writing.Unlock()
	if broken != nil {
		return broken
	}
	if err := ctx.Err(); err != nil {
		return err // the reader may wait for a line that never comes
	}
	return <-read
}

// newEngine returns an engine without work; stop ends it.
func newEngine(out io.Writer, o Options, stop context.CancelFunc) *engine {
	e := &engine{Options: o, judge: review.Strongest(nil), games: map[string]*rules.Game{}, open: map[string]int{}, out: out, stop: stop}
	e.changed = sync.NewCond(&e.mu)
	return e
}

// read takes the queries in.
func (e *engine) read(ctx context.Context, in io.Reader) error {
	defer func() {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.closed = true
		e.changed.Broadcast()
	}()
	lines := bufio.NewReaderSize(in, record.MaxLine)
	for n := 1; ctx.Err() == nil; n++ {
		line, err := lines.ReadSlice('\n')
		long := errors.Is(err, bufio.ErrBufferFull)
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = lines.ReadSlice('\n')
		}
		switch {
		case long:
			e.say(&answer{Line: n, Error: fmt.Sprintf("the line is longer than %d bytes", record.MaxLine)})
		case len(bytes.TrimSpace(line)) > 0:
			e.take(ctx, n, line)
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// take answers a line, or puts its positions into the queue.
func (e *engine) take(ctx context.Context, n int, line []byte) {
	q, ignored, err := parse(line)
	for _, field := range ignored {
		e.say(&answer{ID: q.ID, Line: lineOf(q, n), Warning: "this field is unknown, or means nothing here", Field: field})
	}
	var at []*Moment
	var do []work
	if err == nil && q.Action == "" {
		err = guarded(func() error {
			at, do, err = e.positions(ctx, q)
			return err
		})
		if err == nil {
			err = e.queue(q, at, do)
		}
	}
	switch {
	case err != nil:
		e.refuse(&answer{ID: q.ID, Line: lineOf(q, n)}, err)
	case q.Action == queryVersion:
		e.version(q)
	case q.Action != "":
		e.terminate(q)
		e.say(&answer{ID: q.ID, Action: q.Action, TerminateID: q.TerminateID})
	}
}

func lineOf(q *query, n int) int {
	if q.ID == "" {
		return n
	}
	return 0
}

// refuse answers with the error, and the field that is at fault.
func (e *engine) refuse(a *answer, err error) {
	var f *fault
	if a.Error = err.Error(); errors.As(err, &f) {
		a.Error, a.Field = f.text, f.field
	}
	e.say(a)
}

func (e *engine) version(q *query) {
	by, err := bot.Made("expert", "net")
	if err != nil {
		e.refuse(&answer{ID: q.ID}, err)
		return
	}
	e.say(&answer{ID: q.ID, Action: q.Action, By: &by})
}

// queue adds the positions of a query to those that wait.
func (e *engine) queue(q *query, at []*Moment, do []work) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.open[q.ID] > 0 {
		return wrong("id", "a query %q has no final answer yet; give each its own id", q.ID)
	}
	if len(e.waiting)+len(do) > mostWaiting {
		return wrong("id", "%d positions wait for their answers; ask again later", len(e.waiting))
	}
	behind := slices.IndexFunc(e.waiting, func(t *task) bool { return t.Priority < q.Priority })
	if behind < 0 {
		behind = len(e.waiting)
	}
	for i := range do {
		e.waiting = slices.Insert(e.waiting, behind+i, &task{query: q, at: at[i], do: do[i]})
	}
	e.open[q.ID] = len(do)
	e.changed.Broadcast()
	return nil
}

// terminate ends the queries that it names. Each position still gets its final answer.
func (e *engine) terminate(q *query) {
	meant := func(t *task) bool { return q.Action == terminateAll || t.ID == q.TerminateID }
	var ended []*task
	e.mu.Lock()
	e.waiting = slices.DeleteFunc(e.waiting, func(t *task) bool {
		if meant(t) {
			ended = append(ended, t)
		}
		return meant(t)
	})
	for _, t := range e.working {
		if meant(t) {
			t.over = true
			t.end()
		}
	}
	for _, t := range ended {
		e.close(t)
	}
	e.mu.Unlock()
	for _, t := range ended {
		e.say(&answer{ID: t.ID, At: t.at, Terminated: true})
	}
}

// close notes that a position gets its final answer; its query's id is free after the last one.
func (e *engine) close(t *task) {
	if e.open[t.ID]--; e.open[t.ID] == 0 {
		delete(e.open, t.ID)
	}
}

// next waits for the next position to judge; nil: there are no more.
func (e *engine) next(ctx context.Context) (*task, context.Context) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for len(e.waiting) == 0 && !e.closed && ctx.Err() == nil {
		e.changed.Wait()
	}
	if len(e.waiting) == 0 || ctx.Err() != nil {
		return nil, nil
	}
	t := e.waiting[0]
	e.waiting = e.waiting[1:]
	ctx, t.end = context.WithCancel(ctx)
	e.working = append(e.working, t)
	return t, ctx
}

// work judges positions until there are no more.
func (e *engine) work(ctx context.Context) {
	for {
		t, working := e.next(ctx)
		if t == nil {
			return
		}
		a := e.answer(working, t)
		e.mu.Lock()
		over := t.over
		t.end()
		e.working = slices.DeleteFunc(e.working, func(x *task) bool { return x == t })
		e.close(t)
		e.mu.Unlock()
		switch {
		case ctx.Err() != nil:
			return
		case a.err != nil && over:
			e.say(&answer{ID: t.ID, At: t.at, Terminated: true})
		case a.err != nil:
			e.refuse(&answer{ID: t.ID, At: t.at}, a.err)
		default:
			e.say(&answer{ID: t.ID, At: t.at, result: a.result})
		}
	}
}

// An outcome is what came of the work on a position.
type outcome struct {
	result
	err error
}

// answer works on a position, and tells what is known so far when that is due.
func (e *engine) answer(ctx context.Context, t *task) (o outcome) {
	if err := ctx.Err(); err != nil {
		return outcome{err: err}
	}
	last := e.Now()
	o.err = guarded(func() (err error) {
		o.result, err = t.do(ctx, func(so func() result) {
			if now := e.Now(); t.Every > 0 && now.Sub(last) >= time.Duration(t.Every)*time.Millisecond && ctx.Err() == nil {
				last = now
				e.say(&answer{ID: t.ID, At: t.at, Partial: true, result: so()})
			}
		})
		return err
	})
	return o
}

// guarded makes an error of a panic, so that the fault costs one question and not the program.
func guarded(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the program failed at this question: %v", p)
		}
	}()
	return f()
}

// say writes a line at once.
func (e *engine) say(a *answer) {
	line, err := json.Marshal(a)
	e.writing.Lock()
	defer e.writing.Unlock()
	if err == nil && e.broken == nil {
		_, err = e.out.Write(append(line, '\n'))
	}
	if err != nil && e.broken == nil {
		e.broken = err
		e.stop()
	}
}
