package quota

import (
	"context"
	"sync"
)

// A Queue has some work go on at a time, while some more waits. Of those who wait, the
// caller whose turn was longest ago comes first, so that one who asks for the first time
// waits only for the work that is going on. Any number of goroutines may use a Queue.
type Queue struct {
	places *Places // of those who wait

	mu      sync.Mutex
	free    int
	waiting []*turn // in the order in which they came
	served  map[string]uint64
	turns   uint64
}

// A turn is a caller's place in the queue.
type turn struct {
	caller string
	begun  chan struct{} // closed when it has come
	lost   chan struct{} // closed when the place is taken away
}

// remembered is how many callers a queue knows to have been served. Beyond that it forgets
// them all.
const remembered = 1 << 14

// NewQueue returns a queue in which so many work at a time and so many more may wait, so
// many of them of one caller.
func NewQueue(working, waiting, each int) *Queue {
	return &Queue{places: New(waiting, each), free: working, served: map[string]uint64{}}
}

// Wait waits for a turn, which lasts until done is called. The error is [ErrShare] or
// [ErrFull], also if the place has been given to another, or the context's.
func (q *Queue) Wait(ctx context.Context, caller string) (done func(), err error) {
	if q.begin(caller) {
		return q.done(), nil
	}
	t := &turn{caller, make(chan struct{}), make(chan struct{})}
	leave, err := q.places.Take(caller, func() { close(t.lost) })
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
	return q.done(), nil // it came at the same moment
}

// Waiting returns how many wait.
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

// next begins the turns that are due.
func (q *Queue) next() {
	for q.free > 0 && len(q.waiting) > 0 {
		first := 0
		for i, t := range q.waiting {
			if q.served[t.caller] < q.served[q.waiting[first].caller] {
				first = i
			}
		}
		t := q.waiting[first]
		q.drop(first)
		q.serve(t.caller)
		close(t.begun)
	}
}

func (q *Queue) drop(i int) { q.waiting = append(q.waiting[:i], q.waiting[i+1:]...) }

// withdraw reports whether a turn had not come yet; now it never does.
func (q *Queue) withdraw(t *turn) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	for i, x := range q.waiting {
		if x == t {
			q.drop(i)
			return true
		}
	}
	return false
}

// done returns what ends a turn, which may be called again.
func (q *Queue) done() func() {
	return sync.OnceFunc(func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		q.free++
		q.next()
	})
}
