package quota

import (
	"context"
	"slices"
	"sync"
)

// A Queue limits how much work runs at a time and how much waits. Of the waiting callers, the one
// whose last turn was longest ago comes first, so a new caller waits only for the work that is
// running. Any number of goroutines may use a Queue.
type Queue struct {
	places *Slots // of the waiting callers

	mu      sync.Mutex
	free    int
	waiting []*turn // in order of arrival
	served  map[string]uint64
	turns   uint64
}

// A turn is a caller's place in the queue.
type turn struct {
	caller string
	begun  chan struct{} // closed when the turn begins
	lost   chan struct{} // closed when the place is taken away
}

// remembered limits the callers whose last turns a queue remembers. Beyond that it forgets them all.
const remembered = 1 << 14

// NewQueue returns a queue in which working calls run at a time and waiting more may wait, at most
// each of one caller.
func NewQueue(working, waiting, each int) *Queue {
	return &Queue{places: New(waiting, each), free: working, served: map[string]uint64{}}
}

// Wait waits for a turn, which lasts until done is called. The error is [ErrShare], [ErrFull] (also
// if another caller takes the place), or the context's.
func (q *Queue) Wait(ctx context.Context, caller string) (done func(), err error) {
	if q.begin(caller) {
		return q.done(), nil
	}
	t := &turn{caller, make(chan struct{}), make(chan struct{})}
	leave, err := q.places.Acquire(caller, func() { close(t.lost) })
	if err != nil {
		return nil, err
	}
	defer leave()
	q.mu.Lock()
	q.waiting = append(q.waiting, t)
	q.next()
	q.mu.Unlock()
	select {
	case <-t.begun:
		return q.done(), nil
	case <-t.lost:
		err = ErrFull
	case <-ctx.Done():
		err = ctx.Err()
	}
	if q.withdraw(t) {
		return nil, err
	}
	return q.done(), nil // it began at the same moment
}

// Waiting returns the number of waiting callers.
func (q *Queue) Waiting() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting)
}

// begin begins a turn at once if the queue is empty.
func (q *Queue) begin(caller string) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.free == 0 || len(q.waiting) > 0 {
		return false
	}
	q.serve(caller)
	return true
}

func (q *Queue) serve(caller string) {
	q.free--
	q.turns++
	if len(q.served) >= remembered {
		clear(q.served)
	}
	q.served[caller] = q.turns
}

func (q *Queue) next() {
	for q.free > 0 && len(q.waiting) > 0 {
		first := 0
		for i, t := range q.waiting {
			if q.served[t.caller] < q.served[q.waiting[first].caller] {
				first = i
			}
		}
		t := q.waiting[first]
		q.waiting = slices.Delete(q.waiting, first, first+1)
		q.serve(t.caller)
		close(t.begun)
	}
}

// withdraw removes a turn that has not begun and reports whether it did.
func (q *Queue) withdraw(t *turn) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	i := slices.Index(q.waiting, t)
	if i >= 0 {
		q.waiting = slices.Delete(q.waiting, i, i+1)
	}
	return i >= 0
}

// done returns a function that ends a turn; it may be called again.
func (q *Queue) done() func() {
	return sync.OnceFunc(func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		q.free++
		q.next()
	})
}
