package thinker

import (
	"context"
	"slices"
	"sync"
	"time"
)

type priority int

// The most urgent first.
const (
	atTable     priority = iota // a computer player's act, for which a table waits
	hint                        // a hint, for which a person waits at a table
	lowPriority                 // all other questions
)

// slice is how long a task runs before it yields: less than a frame of the page.
const slice = 8 * time.Millisecond

// every is how many calls of pause look at the clock once.
const every = 16

// A scheduler runs one task at a time: that of the highest priority, and among equals the one that came
// first. Several goroutines may use it.
type scheduler struct {
	mu      sync.Mutex
	running *task   // nil: none
	waiting []*task // in the order in which they run
}

// A task is the work of one goroutine in its turns.
type task struct {
	priority
	called chan struct{} // receives when its turn begins
	since  time.Time     // when its slice began
	pauses int
}

func newTask(u priority) *task { return &task{priority: u, called: make(chan struct{}, 1)} }

// acquire waits for the task's turn, or returns the context's error.
func (l *scheduler) acquire(ctx context.Context, t *task) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	l.mu.Lock()
	if l.running == nil {
		l.running, t.since = t, time.Now()
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
	if l.running == t { // its turn came just then
		l.dispatch()
	} else {
		l.waiting = slices.DeleteFunc(l.waiting, func(w *task) bool { return w == t })
	}
	return ctx.Err()
}

// enqueue puts a task behind those of at least its priority; a task that has begun goes before its equals.
func (l *scheduler) enqueue(t *task, begun bool) {
	at := slices.IndexFunc(l.waiting, func(w *task) bool {
		return w.priority > t.priority || begun && w.priority == t.priority
	})
	if at < 0 {
		at = len(l.waiting)
	}
	l.waiting = slices.Insert(l.waiting, at, t)
}

func (l *scheduler) release() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.dispatch()
}

func (l *scheduler) dispatch() {
	if l.running = nil; len(l.waiting) > 0 {
		l.running, l.waiting = l.waiting[0], l.waiting[1:]
		l.running.since = time.Now()
		l.running.called <- struct{}{}
	}
}

// pause is called again and again by the task that runs. After each slice it calls yield, which may be nil,
// and lets tasks of higher priority go first.
func (l *scheduler) pause(t *task, yield func()) {
	if t.pauses++; t.pauses%every != 0 || time.Since(t.since) < slice {
		return
	}
	if yield != nil {
		yield()
	}
	l.mu.Lock()
	if len(l.waiting) == 0 || l.waiting[0].priority >= t.priority {
		t.since = time.Now()
		l.mu.Unlock()
		return
	}
	l.enqueue(t, true)
	l.dispatch()
	l.mu.Unlock()
	<-t.called
}
