package live

import (
	"slices"
	"testing"
)

// TestDues: logs are due in the order of their times, each once, also after they were postponed.
func TestDues(t *testing.T) {
	var d dues
	for at := range int64(10_000) {
		d.set("late", 1000+at)
	}
	if len(d.queue) > 100 {
		t.Errorf("%d deadlines are kept of one log", len(d.queue))
	}
	for id, at := range map[string]int64{"b": 7, "a": 7, "first": 5, "dropped": 6} {
		d.set(id, at)
	}
	d.set("dropped", 0)
	if got := d.take(4); got != nil {
		t.Errorf("too early: %q", got)
	}
	if got := d.take(10); !slices.Equal(got, []string{"first", "a", "b"}) {
		t.Errorf("in this order: %q", got)
	}
	if got := d.take(10_999); !slices.Equal(got, []string{"late"}) || d.take(20_000) != nil {
		t.Errorf("at last: %q", got)
	}
}
