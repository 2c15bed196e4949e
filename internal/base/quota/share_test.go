package quota

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"ninetynine/internal/test/must"
)

// TestPlaces: a caller gets a place although few other callers hold all of them, and keeps it until
// as many callers come as there are places.
func TestPlaces(t *testing.T) {
	p := New(6, 4)
	lost := map[string]int{}
	take := func(caller string) error {
		_, err := p.Acquire(caller, func() { lost[caller]++ })
		return err
	}
	for i := range 6 {
		must.Do(t, take(fmt.Sprint("a", i/3)))
	}
	if err := take("honest"); err != nil || lost["a0"]+lost["a1"] != 1 {
		t.Fatal(err, lost)
	}
	for i := range 100 {
		take(fmt.Sprint("a", i%2))
		take(fmt.Sprint("b", i%3))
	}
	if lost["honest"] != 0 || p.InUse() != 6 {
		t.Errorf("lost are %v; %d are taken", lost, p.InUse())
	}
	if err := take("last"); !errors.Is(err, ErrFull) {
		t.Errorf("with six callers, a seventh gets %v", err)
	}
	q := New(9, 2)
	leave, _ := q.Acquire("x", nil)
	q.Acquire("x", nil)
	if _, err := q.Acquire("x", nil); !errors.Is(err, ErrShare) {
		t.Errorf("a third of two: %v", err)
	}
	leave()
	leave()
	if _, err := q.Acquire("x", nil); err != nil || q.InUse() != 2 {
		t.Errorf("after one has left: %v, %d", err, q.InUse())
	}
}

// TestQueue: a new caller is next although other callers wait, and gets a place to wait although
// all are taken.
func TestQueue(t *testing.T) {
	q := NewQueue(1, 4, 4)
	ctx := t.Context()
	working := must.Get(q.Wait(ctx, "attacker"))(t)
	order := make(chan string)
	refused := make(chan error, 1)
	come := func(caller string, waiting int) {
		go func() {
			done, err := q.Wait(ctx, caller)
			if err != nil {
				refused <- err
				return
			}
			order <- caller
			done()
		}()
		for { // until it waits
			q.mu.Lock()
			there := slices.ContainsFunc(q.waiting, func(t *turn) bool { return t.caller == caller }) && len(q.waiting) >= waiting
			q.mu.Unlock()
			if there {
				return
			}
			runtime.Gosched()
		}
	}
	for i := range 4 {
		come("attacker", i+1)
	}
	come("honest", 4)
	if err := <-refused; !errors.Is(err, ErrFull) {
		t.Errorf("one is refused with %v", err)
	}
	working()
	if first := <-order; first != "honest" {
		t.Errorf("first comes %s", first)
	}
	for range 3 {
		<-order
	}
	gone, cancel := context.WithCancel(ctx)
	cancel()
	hold, _ := q.Wait(ctx, "x")
	if _, err := q.Wait(gone, "y"); !errors.Is(err, context.Canceled) {
		t.Errorf("who has left gets %v", err)
	}
	hold()
	if done, err := q.Wait(ctx, "z"); err != nil {
		t.Error(err)
	} else {
		done()
	}
}

// TestPlacesAtOnce: a caller that asks for many places at the same moment gets no more than its share.
func TestPlacesAtOnce(t *testing.T) {
	for range 2000 {
		p := New(8, 1)
		var asking sync.WaitGroup
		var given atomic.Int32
		for range 4 {
			asking.Go(func() {
				if _, err := p.Acquire("eager", func() {}); err == nil {
					given.Add(1)
				}
			})
		}
		if asking.Wait(); given.Load() != 1 {
			t.Fatalf("it got %d places of one", given.Load())
		}
	}
}
