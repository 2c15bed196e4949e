package lab

import (
	"context"

	"golang.org/x/sync/errgroup"
)

// A crew shares numbered jobs out to workers and takes what comes of them in
// the order of the jobs, whoever does them.
type crew[T any] struct {
	workers int
	first   int // job that is not done yet
	jobs    int
	hire    func() (hand[T], error)       // makes a worker
	take    func(*T) (more bool, _ error) // takes the next outcome, on one goroutine
}

// A hand does jobs, one after another. An outcome comes as some job before it
// left it.
type hand[T any] interface {
	do(ctx context.Context, job int, out *T) error
	close() error
}

// A result is what a job came to, or what went wrong with it.
type result[T any] struct {
	job int
	out T
	err error
}

// run does the jobs until none is left, take has enough, something goes wrong
// or the context ends, which is no error. What goes wrong is told in order
// too, so that what is taken before it does not depend on who did it. Results
// go round: a worker takes a free one before it takes a job, so that none can
// run far ahead of the slowest.
func (c *crew[T]) run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := max(1, min(c.workers, c.jobs-c.first))
	free, done := make(chan *result[T], 3*workers), make(chan *result[T], workers)
	for range cap(free) {
		free <- new(result[T])
	}
	jobs := make(chan int)
	go func() {
		defer close(jobs)
		for i := c.first; i < c.jobs; i++ {
			select {
			case jobs <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	var group errgroup.Group
	for range workers {
		group.Go(func() error { return c.work(ctx, jobs, free, done) })
	}
	failed := make(chan error, 1)
	go func() {
		failed <- group.Wait()
		close(done)
	}()
	err := c.collect(done, free, cancel)
	if closing := <-failed; err == nil {
		err = closing
	}
	return err
}

// work does jobs. A job cut short by the end of the context is dropped, and so
// is the worker.
func (c *crew[T]) work(ctx context.Context, jobs <-chan int, free <-chan *result[T], done chan<- *result[T]) (err error) {
	h, err := c.hire()
	if err != nil {
		done <- &result[T]{job: -1, err: err}
		return nil
	}
	defer func() {
		if e := h.close(); err == nil {
			err = e
		}
	}()
	for {
		var r *result[T]
		select {
		case r = <-free:
		case <-ctx.Done():
			return nil
		}
		job, ok := <-jobs
		if !ok {
			return nil
		}
		err := h.do(ctx, job, &r.out)
		if err != nil && ctx.Err() != nil {
			return nil
		}
		r.job, r.err = job, err
		done <- r // from here on it is not ours
		if err != nil {
			return nil
		}
	}
}

// collect takes results in order until there are no more; once there is
// enough, or an error, it ends the work and lets the others go by.
func (c *crew[T]) collect(done <-chan *result[T], free chan<- *result[T], cancel func()) error {
	waiting := map[int]*result[T]{}
	next, enough := c.first, false
	var failed error
	for r := range done {
		if r.job < 0 && failed == nil && !enough { // nobody to do the work
			failed = r.err
			cancel()
		}
		waiting[r.job] = r
		for failed == nil && !enough {
			r, ok := waiting[next]
			if !ok {
				break
			}
			delete(waiting, next)
			next++
			more := false
			if failed = r.err; failed == nil {
				more, failed = c.take(&r.out)
			}
			if failed != nil || !more {
				enough = true
				cancel()
				break
			}
			free <- r
		}
	}
	return failed
}
