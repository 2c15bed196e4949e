// Package lab deals and plays by the million, without tables, and counts.
//
// Every experiment is cut into jobs that depend only on the experiment and their number: their
// deals, the players' seeds, and that programs are restarted for each. A [runner] has workers do
// them and combines the results in order; each worker plays with a [driver]. Sums are integers, or
// are added deal by deal. So a report, and the records written beside it, are the same to the last
// byte with any number of workers.
package lab

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"golang.org/x/sync/errgroup"
)

// A runner distributes numbered jobs to workers and takes their results in the order of the
// numbers. All experiments run on it; they differ in what a worker counts and how the counts are
// combined.
//
// The result of a job is plain data that depends only on the experiment and the job's number. So a
// worker may do it here or elsewhere.
type runner[T any] struct {
	workers int
	units   int
	size    int                           // units of a job; the last may have fewer
	open    func() (worker[T], error)     // makes a worker
	take    func(*T) (more bool, _ error) // takes the next outcome, on one goroutine

	journal *Journal       // has the outcomes of jobs done before, and gets those of others; nil: there is none
	of      any            // what decides the outcomes of jobs, as JSON: the journal calls the experiment by its hash
	sound   func(*T) error // returns an error if there can be no such outcome; nil: any can be
}

// A worker does jobs, one after another. out contains the remains of an earlier job. If the context
// ends, the worker either returns an error, and the job does not count, or returns none and leaves
// in out the work done so far.
type worker[T any] interface {
	do(ctx context.Context, job int, out *T) error
	close() error
}

type slot[T any] struct {
	out  T
	done chan error // has room for one
}

// run does the jobs until none is left, take has enough, a job fails or the context ends, which is
// not an error. Failures come in order too, so that the results taken before one do not depend on
// which worker did it. The n-th job to do has the slot n modulo their number, once its previous result
// has been taken, so that no worker can run far ahead of the slowest.
func (r *runner[T]) run(ctx context.Context) error {
	key, err := keyOf(r.of)
	if err != nil {
		return err
	}
	x := Experiment{Key: key, Units: r.units, Size: r.size}
	from, to, err := r.journal.share(x)
	if err != nil || from == to {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	left := to - from
	if r.journal != nil {
		for i := from; i < to; i++ {
			if r.journal.find(x.job(i)) != nil {
				left--
			}
		}
	}
	workers := max(1, min(r.workers, left))
	slots := make([]slot[T], 3*workers)
	for i := range slots {
		slots[i].done = make(chan error, 1)
	}
	used, todo := make(chan struct{}, len(slots)), make(chan task[T])
	var group errgroup.Group
	group.Go(func() error {
		defer close(todo)
		n := 0
		for i := from; i < to; i++ {
			if r.journal.find(x.job(i)) != nil {
				continue
			}
			select {
			case used <- struct{}{}:
			case <-ctx.Done():
				return nil
			}
			select {
			case todo <- task[T]{i, &slots[n%len(slots)]}:
			case <-ctx.Done():
				return nil
			}
			n++
		}
		return nil
	})
	if left > 0 {
		for range workers {
			group.Go(func() error { return r.work(ctx, cancel, todo) })
		}
	}
	c := collector[T]{runner: r, experiment: x, from: from, to: to, slots: slots, used: used, gone: make(chan struct{})}
	var closing error
	go func() {
		closing = group.Wait()
		close(c.gone)
	}()
	err = c.collect(ctx)
	cancel()
	<-c.gone
	if err == nil {
		err = closing
	}
	return err
}

// errImpossible is about an outcome that no job of the experiment can have.
var errImpossible = errors.New("no such units come out so")

// A task is a job to do, and the slot for its outcome.
type task[T any] struct {
	job  int
	slot *slot[T]
}

func (r *runner[T]) work(ctx context.Context, cancel func(), todo <-chan task[T]) (err error) {
	w, err := r.open()
	if err != nil {
		cancel() // the other workers can stop
		return err
	}
	defer func() {
		if e := w.close(); err == nil {
			err = e
		}
	}()
	for t := range todo {
		err := w.do(ctx, t.job, &t.slot.out)
		if err != nil && ctx.Err() != nil {
			return nil
		}
		t.slot.done <- err // from here on the slot belongs to the collector
		if err != nil {
			return nil
		}
	}
	return nil
}

// A collector takes outcomes in order.
type collector[T any] struct {
	*runner[T]
	experiment Experiment
	from, to   int // jobs
	slots      []slot[T]
	used       chan struct{}
	gone       chan struct{} // is closed once no worker is left
	n          int           // jobs done that were taken
}

// collect takes outcomes until there are no more, there is enough, or a job failed.
func (c *collector[T]) collect(ctx context.Context) error {
	for job := c.from; job < c.to; job++ {
		var more bool
		var err error
		if data := c.journal.find(c.experiment.job(job)); data != nil {
			more, err = c.recall(job, data)
		} else {
			more, err = c.next(ctx, job)
		}
		if err != nil || !more {
			return err
		}
	}
	return nil
}

// recall takes an outcome of the journal.
func (c *collector[T]) recall(job int, data json.RawMessage) (more bool, err error) {
	var out T
	if err = json.Unmarshal(data, &out); err == nil && c.sound != nil {
		err = c.sound(&out)
	}
	if err != nil {
		return false, fmt.Errorf("the journal: units from %d are impossible (%w): the line was changed, so remove it", job*c.size, err)
	}
	return c.take(&out)
}

// next takes the outcome of a job once it is done; more is false if no worker is left.
func (c *collector[T]) next(ctx context.Context, job int) (more bool, err error) {
	s := &c.slots[c.n%len(c.slots)]
	select {
	case err = <-s.done:
	case <-c.gone:
		select {
		case err = <-s.done:
		default:
			return false, nil
		}
	}
	if err == nil && ctx.Err() == nil { // else it may be a part
		err = c.journal.keep(c.experiment.job(job), &s.out)
	}
	if err != nil {
		return false, err
	}
	if more = true; !c.journal.Elsewhere() {
		more, err = c.take(&s.out)
	}
	c.n++
	<-c.used
	return more, err
}

// batches returns the number of batches of the given size in n, which is at least 1.
func batches(n, size int) int { return (n-1)/size + 1 }
