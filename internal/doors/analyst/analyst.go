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
	at     *Moment
	do     work
	end    context.CancelFunc // nil while it waits
	enders []*ender           // the actions that terminated it at work
}

// An ender is an action that terminates positions. It is answered after them.
type ender struct {
	answer
	left int // positions at work without a final answer
}

// An asked query counts as long as it has no final answer for a position.
type asked struct{ positions, bytes int }

type engine struct {
	Options
	judge review.Judge
	games map[gameKey]*rules.Game // the reader alone uses it

	writing sync.Mutex // taken before mu
	out     io.Writer
	stop    context.CancelCauseFunc

	mu      sync.Mutex
	changed *sync.Cond
	waiting []*task          // those of highest priority first, then the oldest
	working []*task          // those being judged
	open    map[string]asked // both, by id
	bytes   int              // of the lines of open
	closed  bool             // no more queries come
}

// Limits of the questions that wait for their answers.
const (
	mostWaiting = 100_000  // positions; more are refused
	mostBytes   = 64 << 20 // of their lines; no more are read
)

// Run answers the queries of in on out until in ends and all are answered, or until the context ends, whose error
// it then returns at once, even if out does not take what is being written. A line that is no query gets an answer
// that says so. Otherwise the error is that of reading in, or of writing to out.
func Run(ctx context.Context, in io.Reader, out io.Writer, o Options) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
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
	select {
	case <-worked:
	case <-ctx.Done(): // a writer may be stuck
	}
	if ctx.Err() != nil {
		return context.Cause(ctx) // the reader may wait for a line that never comes
	}
	return <-read
}

// newEngine returns an engine without work; stop ends it.
func newEngine(out io.Writer, o Options, stop context.CancelCauseFunc) *engine {
	e := &engine{Options: o, judge: review.Strongest(nil), games: map[gameKey]*rules.Game{}, open: map[string]asked{}, out: out, stop: stop}
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
			at, do, err = e.positions(q)
			return err
		})
		if err == nil {
			err = e.queue(ctx, q, len(line), at, do)
		}
	}
	switch {
	case err != nil:
		e.refuse(&answer{ID: q.ID, Line: lineOf(q, n)}, err)
	case q.Action == queryVersion:
		e.version(q)
	case q.Action != "":
		e.terminate(q)
	}
}

func lineOf(q *query, n int) int {
	if q.ID == "" {
		return n
	}
	return 0
}

// blame has the answer tell the error, and the field that is at fault.
func (a *answer) blame(err error) {
	var f *fault
	if a.Error = err.Error(); errors.As(err, &f) {
		a.Error, a.Field = f.text, f.field
	}
}

// refuse answers with the error.
func (e *engine) refuse(a *answer, err error) {
	a.blame(err)
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

// queue adds the positions of a query, whose line has so many bytes, to those that wait. It waits itself while
// these are too long.
func (e *engine) queue(ctx context.Context, q *query, size int, at []*Moment, do []work) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	for e.bytes > 0 && e.bytes+size > mostBytes && ctx.Err() == nil {
		e.changed.Wait()
	}
	if e.open[q.ID].positions > 0 {
		return wrong("id", "a query %q has no final answer yet; give each its own id", q.ID)
	}
	if len(e.waiting)+len(do) > mostWaiting {
		return wrong("id", "%d positions wait for their answers; ask again later", len(e.waiting))
	}
	behind, _ := slices.BinarySearchFunc(e.waiting, q.Priority, func(t *task, p int) int {
		if t.Priority < p {
			return 1
		}
		return -1
	})
	tasks := make([]*task, len(do))
	for i := range do {
		tasks[i] = &task{query: q, at: at[i], do: do[i]}
	}
	e.waiting = slices.Insert(e.waiting, behind, tasks...)
	e.open[q.ID] = asked{len(do), size}
	e.bytes += size
	e.changed.Broadcast()
	return nil
}

// terminate ends the queries that it names. Each position still gets its final answer, and then the action its own.
func (e *engine) terminate(q *query) {
	e.writing.Lock()
	defer e.writing.Unlock()
	meant := func(t *task) bool { return q.Action == terminateAll || t.ID == q.TerminateID }
	end := &ender{answer: answer{ID: q.ID, Action: q.Action, TerminateID: q.TerminateID}}
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
			t.enders = append(t.enders, end)
			end.left++
			t.end()
		}
	}
	e.mu.Unlock()
	for _, t := range ended {
		e.close(t)
		e.write(&answer{ID: t.ID, At: t.at, Terminated: true})
	}
	if end.left == 0 {
		e.write(&end.answer)
	}
}

// close notes that a position gets its final answer, which nothing precedes as long as e.writing is held; its query's
// id is free after the last one. It returns the actions to answer then.
func (e *engine) close(t *task) (then []*ender) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.working = slices.DeleteFunc(e.working, func(x *task) bool { return x == t })
	q := e.open[t.ID]
	if q.positions--; q.positions > 0 {
		e.open[t.ID] = q
	} else {
		delete(e.open, t.ID)
		e.bytes -= q.bytes
		e.changed.Broadcast()
	}
	for _, x := range t.enders {
		if x.left--; x.left == 0 {
			then = append(then, x)
		}
	}
	return then
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
	e.waiting[0] = nil // it is not kept longer than needed
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
		o := e.answer(working, t)
		t.end()
		if ctx.Err() != nil {
			return
		}
		e.finish(t, o)
	}
}

// finish gives a position its final answer.
func (e *engine) finish(t *task, o outcome) {
	e.writing.Lock()
	defer e.writing.Unlock()
	then := e.close(t)
	a := &answer{ID: t.ID, At: t.at}
	switch {
	case o.err == nil:
		a.result = o.result
	case len(t.enders) > 0:
		a.Terminated = true
	default:
		a.blame(o.err)
	}
	e.write(a)
	for _, x := range then {
		e.write(&x.answer)
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
	e.writing.Lock()
	defer e.writing.Unlock()
	e.write(a)
}

// write is say while e.writing is held.
func (e *engine) write(a *answer) {
	line, err := json.Marshal(a)
	if err == nil && e.out != nil {
		_, err = e.out.Write(append(line, '\n'))
	}
	if err != nil {
		e.out = nil
		e.stop(err)
	}
}
