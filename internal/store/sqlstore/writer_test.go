package sqlstore

import (
	"testing"
	"time"
)

// TestGather: a group takes the jobs that are there, or waits for as many as are expected until it is late,
// and leaves out withdrawn ones.
func TestGather(t *testing.T) {
	w := newGrouper[int](nil)
	type entry = job[int]
	send := func(jobs ...*entry) {
		for _, j := range jobs {
			w.queue <- j
		}
	}
	send(&entry{}, &entry{}, &entry{})
	if g := w.gather(nil, 2, nil); len(g) != 2 {
		t.Errorf("%d jobs and not the two that a group has room for", len(g))
	}
	if g := w.gather(nil, 2, nil); len(g) != 1 {
		t.Errorf("%d jobs and not the one that is there", len(g))
	}
	late := make(chan time.Time)
	gone := &entry{}
	gone.state.Store(withdrawn)
	go send(&entry{}, gone, &entry{})
	if g := w.gather(nil, 2, late); len(g) != 2 {
		t.Errorf("%d jobs and not the two that were waited for", len(g))
	}
	close(late)
	if g := w.gather(nil, 2, late); len(g) != 0 {
		t.Errorf("%d jobs, and nobody has sent one", len(g))
	}
	close(w.queue)
	if g := w.gather(nil, 2, make(chan time.Time)); len(g) != 0 {
		t.Errorf("%d jobs, and the writer is closed", len(g))
	}
}

// TestCompany: groups wait while jobs come together, and for a while after the last that did; a single caller never
// waits.
func TestCompany(t *testing.T) {
	var c company
	for range 20 {
		if c.note(1); c.expected() {
			t.Fatal("a single caller waits")
		}
	}
	c.note(3)
	groups := 0
	for ; c.expected() && groups < 100; groups++ {
		c.note(1)
	}
	if groups != waitsAfter {
		t.Errorf("%d groups have waited in vain", groups)
	}
}
