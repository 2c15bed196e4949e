package lab

import (
	"context"

	"golang.org/x/sync/errgroup"
)

// A runner shares numbered jobs out to workers and takes what they come to in
// the order of the numbers, whoever does them. All experiments run on it; they
// differ in what a worker counts and how the counts are put together.
//
// What a job comes to is plain data that follows from the experiment and the
// job's number alone. So a worker may do it here or have it done elsewhere.
type runner[T any] struct {
	workers int
	first   int // the first job that is not done yet
	jobs    int
	open    func() (worker[T], error)     // makes a worker
	take    func(*T) (more bool, _ error) // takes the next outcome, on one goroutine
}

// A worker does jobs, one after another. It finds in out what some job before
// left there. If the context ends it returns an error, and the job does not
// count, or it returns none and leaves in out what was done so far.
type worker[T any] interface {
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
func (r *runner[T]) run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := max(1, min(r.workers, r.jobs-r.first))
	free, done := make(chan *result[T], 3*workers), make(chan *result[T], workers)
	for range cap(free) {
		free <- new(result[T])
	}
	jobs := make(chan int)
	go func() {
		defer close(jobs)
		for i := r.first; i < r.jobs; i++ {
			select {
			case jobs <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	var group errgroup.Group
	for range workers {
		group.Go(func() error { return r.work(ctx, jobs, free, done) })
	}
	failed := make(chan error, 1)
	go func() {
		failed <- group.Wait()
		close(done)
	}()
	err := r.collect(done, free, cancel)
	if closing := <-failed; err == nil {
		err = closing
	}
	return err
}

// work does jobs until there are no more or the context ends.
func (r *runner[T]) work(ctx context.Context, jobs <-chan int, free <-chan *result[T], done chan<- *result[T]) (err error) {
	w, err := r.open()
	if err != nil {
		done <- &result[T]{job: -1, err: err}
		return nil
	}
	defer func() {
		if e := w.close(); err == nil {
			err = e
		}
	}()
	for {
		var x *result[T]
		select {
		case x = <-free:
		case <-ctx.Done():
			return nil
		}
		job, ok := <-jobs
		if !ok {
			return nil
		}
		err := w.do(ctx, job, &x.out)
		if err != nil && ctx.Err() != nil {
			return nil
		}
		x.job, x.err = job, err
		done <- x // from here on it is not ours
		if err != nil {
			return nil
		}
	}
}

// collect takes results in order until there are no more; once there is
// enough, or an error, it ends the work and lets the others go by.
func (r *runner[T]) collect(done <-chan *result[T], free chan<- *result[T], cancel func()) error {
	waiting := map[int]*result[T]{}
	next, enough := r.first, false
	var failed error
	for x := range done {
		if x.job < 0 && failed == nil && !enough { // nobody to do the work
			failed = x.err
			cancel()
		}
		waiting[x.job] = x
		for failed == nil && !enough {
			x, ok := waiting[next]
			if !ok {
				break
			}
			delete(waiting, next)
			next++
			more := false
			if failed = x.err; failed == nil {
				more, failed = r.take(&x.out)
			}
			if failed != nil || !more {
				enough = true
				cancel()
				break
			}
			free <- x
		}
	}
	return failed
}

// batches returns how many batches of the size n come to, from 1.
func batches(n, size int) int { return (n-1)/size + 1 }
