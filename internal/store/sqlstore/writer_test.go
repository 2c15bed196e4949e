package sqlstore

import (
	"testing"
	"time"
)

// TestGather: a group takes the jobs that are there, or waits for as many as are expected until it is late,
// and leaves out withdrawn ones.
func TestGather(t *testing.T) {
	w := &writer{queue: make(chan *job, 8)}
	send := func(jobs ...*job) {
		for _, j := range jobs {
			w.queue <- j
		}
	}
	send(&job{}, &job{}, &job{})
	if g := w.gather(nil, 2, nil); len(g) != 2 {
		t.Errorf("%d jobs and not the two that a group has room for", len(g))
	}
	if g := w.gather(nil, 2, nil); len(g) != 1 {
		t.Errorf("%d jobs and not the one that is there", len(g))
	}
	late := make(chan time.Time)
	gone := &job{}
	gone.state.Store(withdrawn)
	go send(&job{}, gone, &job{})
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

// TestCompany: groups wait for as many jobs as came together last, for a while after the last two that did,
// and a single writer never waits.
func TestCompany(t *testing.T) {
	var c groupSizer
	for range 20 {
		if c.note(1); c.expected() != 0 {
			t.Fatalf("one who writes alone waits for %d jobs", c.expected())
		}
	}
	if c.note(3); c.expected() != 3 {
		t.Errorf("after three jobs, %d are expected", c.expected())
	}
	groups := 0
	for ; c.expected() > 0 && groups < 100; groups++ {
		if c.note(1); c.waits > 0 && c.expected() != 2 {
			t.Errorf("after one job, %d are expected", c.expected())
		}
	}
	if groups != waitsAfter {
		t.Errorf("%d groups have waited in vain", groups)
	}
}
