package sqlstore

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"ninetynine/internal/store"
)

const groupMost = 256

// grouper collects jobs that come at about the same time, so that they share a transaction: a commit costs
// processors and disks several times as much as an entry.
type grouper[T any] struct {
	write func(group []*job[T]) // must not keep the slice; finishes each job
	queue chan *job[T]
	done  chan struct{} // closed when run has ended

	mu     sync.RWMutex // held for reading while sending to queue
	closed bool

	company company // only for run
}

// job is something to write.
type job[T any] struct {
	what  T
	state atomic.Int32 // one of the states below
	err   error
	done  chan struct{}
}

const (
	waiting   = iota // in the queue
	taken            // by the grouper: it will be completed
	withdrawn        // by the caller, whose time was over
)

func newGrouper[T any](write func([]*job[T])) grouper[T] {
	return grouper[T]{write: write, queue: make(chan *job[T], groupMost), done: make(chan struct{})}
}

// finish tells the callers of jobs that they are done.
func finish[T any](group []*job[T]) {
	for _, j := range group {
		close(j.done)
	}
}

// do sends a job and waits until it is on the disk. A job that has not been taken when ctx ends is not done.
func (g *grouper[T]) do(ctx context.Context, what T) error {
	j := &job[T]{what: what, done: make(chan struct{})}
	if err := g.send(ctx, j); err != nil {
		return err
	}
	select {
	case <-j.done:
	case <-ctx.Done():
		if j.state.CompareAndSwap(waiting, withdrawn) {
			return ctx.Err()
		}
		<-j.done
	}
	return j.err
}

func (g *grouper[T]) send(ctx context.Context, j *job[T]) error {
	g.mu.RLock()
	defer g.mu.RUnlock()
	if g.closed {
		return store.ErrClosed
	}
	select {
	case g.queue <- j:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// close waits until all jobs have been passed on.
func (g *grouper[T]) close() {
	g.mu.Lock()
	if !g.closed {
		g.closed = true
		close(g.queue)
	}
	g.mu.Unlock()
	<-g.done
}

// How long a group waits for company, and how many groups still do after the last that had any.
const (
	patience   = 6 * time.Millisecond
	waitsAfter = 8
)

// company says for how many jobs a group waits: while they come together, for as many as the largest of the last
// groups had. A single caller does not wait.
type company struct {
	waits int // how many more groups wait
	most  int // jobs in the largest of the last groups, or less the longer ago that was
}

// expected returns for how many jobs the next group waits; 0 if for none.
func (c *company) expected() int {
	if c.waits == 0 {
		return 0
	}
	return max(2, c.most)
}

func (c *company) note(jobs int) {
	c.most = max(jobs, c.most-c.most/waitsAfter-1)
	if c.waits = max(0, c.waits-1); jobs > 1 {
		c.waits = waitsAfter
	}
}

func (g *grouper[T]) run() {
	defer close(g.done)
	group := make([]*job[T], 0, groupMost)
	late := time.NewTimer(patience)
	defer late.Stop()
	for j := range g.queue {
		group = g.accept(group[:0], j)
		if n := g.company.expected(); n > 0 {
			late.Reset(patience)
			group = g.gather(group, n, late.C)
		}
		group = g.gather(group, groupMost, nil)
		g.company.note(len(group))
		if len(group) > 0 {
			g.write(group)
		}
	}
}

// gather takes more jobs, up to most, until late; with nil, those that are there.
func (g *grouper[T]) gather(group []*job[T], most int, late <-chan time.Time) []*job[T] {
	for more := true; more && len(group) < most; {
		var j *job[T]
		if late == nil {
			if len(g.queue) == 0 {
				runtime.Gosched() // lets goroutines about to write catch up
			}
			select {
			case j, more = <-g.queue:
			default:
				return group
			}
		} else {
			select {
			case j, more = <-g.queue:
			case <-late:
				return group
			}
		}
		if more {
			group = g.accept(group, j)
		}
	}
	return group
}

func (g *grouper[T]) accept(group []*job[T], j *job[T]) []*job[T] {
	if j.state.CompareAndSwap(waiting, taken) {
		return append(group, j)
	}
	return group
}
