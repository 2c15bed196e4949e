package thinker

import (
	"context"
	"slices"
	"sync"
	"time"
)

// urgency says how soon a question is to be answered.
type urgency int

// The most urgent first.
const (
	atTable urgency = iota // a computer player's act, for which a table waits
	hint                   // somebody waits beside a table
	behind                 // everything else
)

// slice is how long a thought goes on before it lets others in: less than a frame of the
// page.
const slice = 8 * time.Millisecond

// every is how many calls of pause look at the clock once.
const every = 16

// turns let one thought at a time go on: the most urgent, and of those alike the one that
// came first. Several goroutines may use them.
type turns struct {
	mu      sync.Mutex
	thinks  *thought   // nil: nobody
	waiting []*thought // in the order in which they come
}

// A thought is what somebody does who takes turns.
type thought struct {
	urgency
	called chan struct{} // it is its turn
	since  time.Time     // its slice
	pauses int
}

func newThought(u urgency) *thought { return &thought{urgency: u, called: make(chan struct{}, 1)} }

// take waits until it is the thought's turn, or returns the context's error.
func (l *turns) take(ctx context.Context, t *thought) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	l.mu.Lock()
	if l.thinks == nil {
		l.thinks, t.since = t, time.Now()
		l.mu.Unlock()
		return nil
	}
	l.enqueue(t, false)
	l.mu.Unlock()
	select {
	case <-t.called:
		return nil
	case <-ctx.Done():
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.thinks == t { // it was called just then
		l.next()
	} else {
		l.waiting = slices.DeleteFunc(l.waiting, func(w *thought) bool { return w == t })
	}
	return ctx.Err()
}

// enqueue has a thought wait behind those that are no less urgent; before those alike if it
// has begun.
func (l *turns) enqueue(t *thought, begun bool) {
	at := slices.IndexFunc(l.waiting, func(w *thought) bool {
		return w.urgency > t.urgency || begun && w.urgency == t.urgency
	})
	if at < 0 {
		at = len(l.waiting)
	}
	l.waiting = slices.Insert(l.waiting, at, t)
}

// leave ends the thought's turn.
func (l *turns) leave() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.next()
}

// next calls the next thought.
func (l *turns) next() {
	if l.thinks = nil; len(l.waiting) > 0 {
		l.thinks, l.waiting = l.waiting[0], l.waiting[1:]
		l.thinks.since = time.Now()
		l.thinks.called <- struct{}{}
	}
}

// pause is called again and again by the thought whose turn it is. After each slice it lets
// in what has come meanwhile, and whatever is more urgent goes first.
func (l *turns) pause(t *thought, breathe func()) {
	if t.pauses++; t.pauses%every != 0 || time.Since(t.since) < slice {
		return
	}
	if breathe != nil {
		breathe()
	}
	l.mu.Lock()
	if len(l.waiting) == 0 || l.waiting[0].urgency >= t.urgency {
		t.since = time.Now()
		l.mu.Unlock()
		return
	}
	l.enqueue(t, true)
	l.next()
	l.mu.Unlock()
	<-t.called
}
