package thinker

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// TestOrder: an act comes before a hint, a hint before other questions, equals in order, also in the middle
// of less urgent work. A question whose caller has given up is left out.
func TestOrder(t *testing.T) {
	var l scheduler
	var all sync.WaitGroup
	var order []string // of tasks
	arrives := func(ctx context.Context, name string, u priority) {
		l.mu.Lock()
		before := len(l.waiting)
		l.mu.Unlock()
		all.Go(func() {
			if err := l.acquire(ctx, newTask(u)); err != nil {
				if !errors.Is(err, context.Canceled) {
					t.Error(name, err)
				}
				return
			}
			order = append(order, name)
			l.release()
		})
		for arrived := false; !arrived; time.Sleep(time.Millisecond) {
			l.mu.Lock()
			arrived = len(l.waiting) > before
			l.mu.Unlock()
		}
	}
	long := newTask(lowPriority)
	must.Do(t, l.acquire(t.Context(), long))
	ctx, forget := context.WithCancel(t.Context())
	yield := func() {
		arrives(t.Context(), "a report", lowPriority)
		arrives(ctx, "forgotten", atTable)
		arrives(t.Context(), "a hint", hint)
		arrives(t.Context(), "an act", atTable)
		arrives(t.Context(), "another", atTable)
		forget()
		for left := 5; left > 4; time.Sleep(time.Millisecond) {
			l.mu.Lock()
			left = len(l.waiting)
			l.mu.Unlock()
		}
	}
	long.since = time.Time{} // its slice is over
	for range every {
		l.pause(long, yield)
	}
	if want := []string{"an act", "another", "a hint"}; !slices.Equal(order, want) {
		t.Errorf("before a long thought goes on: %q", order)
	}
	l.release()
	all.Wait()
	if want := []string{"an act", "another", "a hint", "a report"}; !slices.Equal(order, want) {
		t.Errorf("in the end: %q", order)
	}
	if l.running != nil || len(l.waiting) > 0 {
		t.Error("somebody is left")
	}
}
