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
	first   int // the first job that is not done yet
	jobs    int
	open    func() (worker[T], error)     // makes a worker
	take    func(*T) (more bool, _ error) // takes the next outcome, on one goroutine
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
// which worker did it. Job i is done in slot i modulo their number, once its previous result has
// been taken, so that no worker can run far ahead of the slowest.
func (r *runner[T]) run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := max(1, min(r.workers, r.jobs-r.first))
	slots := make([]slot[T], 3*workers)
	for i := range slots {
		slots[i].done = make(chan error, 1)
	}
	used, jobs := make(chan struct{}, len(slots)), make(chan int)
	var group errgroup.Group
	group.Go(func() error {
		defer close(jobs)
		for i := r.first; i < r.jobs; i++ {
			select {
			case used <- struct{}{}:
			case <-ctx.Done():
				return nil
			}
			select {
			case jobs <- i:
			case <-ctx.Done():
				return nil
			}
		}
		return nil
	})
	for range workers {
		group.Go(func() error { return r.work(ctx, cancel, jobs, slots) })
	}
	var closing error
	gone := make(chan struct{})
	go func() {
		closing = group.Wait()
		close(gone)
	}()
	err := r.collect(slots, used, gone)
	cancel()
	<-gone
	if err == nil {
		err = closing
	}
	return err
}

func (r *runner[T]) work(ctx context.Context, cancel func(), jobs <-chan int, slots []slot[T]) (err error) {
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
	for job := range jobs {
		s := &slots[job%len(slots)]
		err := w.do(ctx, job, &s.out)
		if err != nil && ctx.Err() != nil {
			return nil
		}
		s.done <- err // from here on the slot belongs to the collector
		if err != nil {
			return nil
		}
	}
	return nil
}

// collect takes results in order until there are no more, there is enough, or a job failed.
func (r *runner[T]) collect(slots []slot[T], used, gone <-chan struct{}) (err error) {
	for i := r.first; i < r.jobs; i++ {
		s := &slots[i%len(slots)]
		select {
		case err = <-s.done:
		case <-gone:
			select {
			case err = <-s.done:
			default:
				return nil // no worker is left
			}
		}
		more := false
		if err == nil {
			more, err = r.take(&s.out)
		}
		if err != nil || !more {
			return err
		}
		<-used
	}
	return nil
}

// batches returns the number of batches of the given size in n, which is at least 1.
func batches(n, size int) int { return (n-1)/size + 1 }
