package lab

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/errgroup"
)

// An outcome is what one unit came to.
type outcome struct {
	index int
	sum   tally
	text  []byte // its records
}

// A collector shares units out to workers and puts their outcomes together
// in order. Outcomes go round: a worker takes a free one before it takes a
// unit, so that none can run far ahead of the slowest.
type collector struct {
	plan    *Plan
	next    atomic.Int64 // unit not yet taken
	waiting map[int]*outcome
	merged  int // units
	sum     tally

	finding sync.Mutex
	found   *finder // of workers that are done; nil if nothing is to be found
}

// run works through the plan. When the context ends it returns as soon as
// the deals in play are dropped, without an error.
func (c *collector) run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := c.plan.Workers
	free := make(chan *outcome, 3*workers)
	for range cap(free) {
		free <- new(outcome)
	}
	done := make(chan *outcome, workers)
	group, ctx := errgroup.WithContext(ctx)
	for range workers {
		group.Go(func() error { return c.work(ctx, free, done) })
	}
	failed := make(chan error, 1)
	go func() {
		failed <- group.Wait()
		close(done)
	}()
	var writing error
	for o := range done {
		if writing == nil {
			if writing = c.take(o, free); writing != nil {
				cancel()
			}
		}
	}
	return errors.Join(writing, <-failed)
}

// work plays units until none is left or the context ends.
func (c *collector) work(ctx context.Context, free <-chan *outcome, done chan<- *outcome) (err error) {
	w, err := newWorker(c.plan)
	if err != nil {
		return err
	}
	defer func() {
		c.gather(w)
		err = errors.Join(err, w.close())
	}()
	for {
		var o *outcome
		select {
		case o = <-free:
		case <-ctx.Done():
			return nil
		}
		if ctx.Err() != nil {
			return nil
		}
		i := int(c.next.Add(1) - 1) // from here on it must be delivered: those after it wait for it
		if i >= c.plan.units() {
			return nil
		}
		o.index, o.sum, o.text = i, tally{}, o.text[:0]
		err := w.unit(ctx, c.plan.unit(i), o)
		if err != nil && ctx.Err() == nil {
			return err
		}
		done <- o // what was done before the context ended counts too
	}
}

// gather adds what the worker has found. It need not be in the order of units:
// whole numbers come to the same in any, and every unit taken is delivered.
func (c *collector) gather(w *worker) {
	if w.found != nil {
		c.finding.Lock()
		defer c.finding.Unlock()
		c.found.add(w.found)
	}
}

// take adds the outcome, and those that waited for it, in order.
func (c *collector) take(o *outcome, free chan<- *outcome) error {
	c.waiting[o.index] = o
	for {
		o, ok := c.waiting[c.merged]
		if !ok {
			return nil
		}
		delete(c.waiting, c.merged)
		if err := c.merge(o); err != nil {
			return err
		}
		free <- o
	}
}

func (c *collector) merge(o *outcome) error {
	c.merged++
	c.sum.add(&o.sum)
	if c.plan.Records != nil {
		if _, err := c.plan.Records.Write(o.text); err != nil {
			return fmt.Errorf("records: %w", err)
		}
	}
	if c.plan.Progress != nil {
		c.plan.Progress(int(c.sum.deals), int(c.sum.matches))
	}
	return nil
}
