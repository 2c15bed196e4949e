package live

import (
	"slices"
	"testing"
)

// TestDues: logs are due in the order of their times, each once, also after they were postponed.
func TestDues(t *testing.T) {
	var d schedule
	for at := range int64(10_000) {
		d.setDue("late", 1000+at)
	}
	if len(d.queue) > 100 {
		t.Errorf("%d deadlines are kept of one log", len(d.queue))
	}
	for id, at := range map[string]int64{"b": 7, "a": 7, "first": 5, "dropped": 6} {
		d.setDue(id, at)
	}
	d.setDue("dropped", 0)
	if got := d.popDue(4); got != nil {
		t.Errorf("too early: %q", got)
	}
	if got := d.popDue(10); !slices.Equal(got, []string{"first", "a", "b"}) {
		t.Errorf("in this order: %q", got)
	}
	d.first, d.awaited = make(chan struct{}, 1), 10_999
	for at, first := range map[int64]bool{30_000: false, 9_000: true} {
		d.setDue("more", at)
		if len(d.first) > 0 != first {
			t.Errorf("due at %d, before what is awaited: %t", at, !first)
		}
		d.setDue("more", 0)
		for len(d.first) > 0 {
			<-d.first
		}
	}
	if got := d.popDue(10_999); !slices.Equal(got, []string{"late"}) || d.popDue(20_000) != nil {
		t.Errorf("at last: %q", got)
	}
}
