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

// TestCompany: groups wait for as many jobs as the largest of the last had, for a while after the last that came
// together, and a single caller never waits.
func TestCompany(t *testing.T) {
	var c company
	for range 20 {
		if c.note(1); c.expected() != 0 {
			t.Fatalf("a single caller waits for %d", c.expected())
		}
	}
	c.note(16)
	if c.note(3); c.expected() < 8 || c.expected() > 16 {
		t.Errorf("after groups of 16 and 3, %d are expected", c.expected())
	}
	groups := 0
	for ; c.expected() > 0 && groups < 100; groups++ {
		c.note(1)
	}
	if groups != waitsAfter {
		t.Errorf("%d groups have waited in vain", groups)
	}
	if c.note(2); c.expected() != 2 {
		t.Errorf("long after a group of 16, %d are expected", c.expected())
	}
}
